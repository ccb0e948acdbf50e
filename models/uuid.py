"""uuid: identifiers, which are never known."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
from models.crane import unknown as _unknown

__pure__ = True


def uuid1(node=None, clock_seq=None):
    return UUID()


def uuid3(namespace, name):
    return UUID()


def uuid4():
    return UUID()


def uuid5(namespace, name):
    return UUID()


def getnode():
    return _unknown(int)


NAMESPACE_DNS = NAMESPACE_URL = NAMESPACE_OID = NAMESPACE_X500 = _unknown()


class UUID:
    __real__ = "uuid.UUID"
    __immutable__ = True
    __complete__ = True
    is_safe = _unknown()

    def __init__(self, hex=None, bytes=None, bytes_le=None, fields=None, int=None, version=None, *, is_safe=None):
        if _known(hex) and hex is not None:
            _may_fail()
        self.hex, self.urn, self.variant = _unknown(str), _unknown(str), _unknown(str)
        self.int, self.version, self.node, self.time = _unknown(), _unknown(), _unknown(), _unknown()
        self.bytes, self.bytes_le, self.fields, self.clock_seq = _unknown(), _unknown(), _unknown(), _unknown()
        self.time_low, self.time_mid, self.time_hi_version = _unknown(), _unknown(), _unknown()
        self.clock_seq_low, self.clock_seq_hi_variant = _unknown(), _unknown()

    def __str__(self):
        return _unknown(str)

    def __repr__(self):
        return _unknown(str)

    def __int__(self):
        return _unknown(int)

    def __hash__(self):
        return _unknown(int)

    def __eq__(self, other):
        return False if isinstance(other, (str, int)) is True else _unknown(bool)

    def __lt__(self, other):
        return _unknown(bool)

    __gt__ = __le__ = __ge__ = __lt__
