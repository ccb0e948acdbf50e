"""collections: containers over the builtin ones; what they hold is known as far as what they were made of is."""

from models.crane import known as _known
from models.crane import many as _many
from models.crane import require as _require
from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail

__pure__ = True


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    from models._records import record

    if _known(field_names) and isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    if not _known(typename) or not _known(field_names) or not isinstance(field_names, (list, tuple)) or not _known(defaults):
        return _unknown()
    names = list(field_names)
    if rename is not False or not all([_known(name) and isinstance(name, str) for name in names]):
        return _unknown()
    for name in names:
        plain = name.replace("_", "a")
        _require(plain.isalnum() and not plain[:1].isdigit(), ValueError,
                 "Type names and field names must be valid identifiers: " + repr(name))
        _require(not name.startswith("_"), ValueError, "Field names cannot start with an underscore: " + repr(name))
    _require(len(names) == len(set(names)), ValueError, "Encountered duplicate field name")
    count = len(defaults) if defaults is not None else 0
    _require(count <= len(names), TypeError, "Got more default values than field names")
    given = {}
    for i in range(count):
        given[names[len(names) - count + i]] = defaults[i]
    return record(typename, names, given)


class _Defaulting(dict):
    """Base of what `defaultdict` gives: attributes of a dict's instance are not kept, so that each has its own class."""

    __real__ = "collections.defaultdict"

    def __getitem__(self, key):
        if key in self:
            return self.get(key)
        return self.__missing__(key)

    def __missing__(self, key):
        factory = self._crane_factory[0]
        if factory is None:
            raise KeyError(key)
        made = factory()
        self[key] = made
        return made

    def copy(self):
        made = defaultdict(self._crane_factory[0])
        made.update(self)
        return made


class defaultdict:
    def __new__(cls, *args, **kwargs):
        return cls.__crane_new__(cls, *args, **kwargs)

    def __crane_new__(cls, default_factory=None, /, *args, **kwargs):
        if cls is not defaultdict:
            return _unknown()
        if default_factory is not None and _known(default_factory) and not callable(default_factory):
            raise TypeError("first argument must be callable or None")
        # Inside a tuple, since a function would become a method.
        made = type("defaultdict", (_Defaulting,), {"_crane_factory": (default_factory,), "__also__": defaultdict})()
        if args or kwargs:
            made.update(*args, **kwargs)
        return made


class OrderedDict(dict):
    __real__ = "collections.OrderedDict"

    def __init__(self, other=(), /, **kwargs):
        self.update(dict(other), **kwargs)

    def move_to_end(self, key, last=True):
        _require(key in self, KeyError, key)
        value = self.pop(key)
        if last is True:
            self[key] = value
        else:
            # To the front: the order of the keys is not followed.
            self.update(_unknown(dict))

    def popitem(self, last=True):
        _require(len(self) > 0, KeyError, "dictionary is empty")
        if not _known(self) or not _known(last):
            _may_fail()
            self.update(_unknown(dict))
            return (_unknown(), _unknown())
        keys = list(self.keys())
        key = keys[-1] if last else keys[0]
        return (key, self.pop(key))


class Counter(dict):
    __real__ = "collections.Counter"

    def __init__(self, iterable=None, /, **kwds):
        self.update(iterable, **kwds)

    def __getitem__(self, key):
        return self.get(key, 0)

    def update(self, iterable=None, /, **kwds):
        self._crane_count(iterable, 1)
        if kwds:
            self._crane_count(kwds, 1)

    def subtract(self, iterable=None, /, **kwds):
        self._crane_count(iterable, -1)
        if kwds:
            self._crane_count(kwds, -1)

    def _crane_count(self, counted, sign):
        if counted is None:
            return
        if isinstance(counted, (int, float)) is True:
            raise TypeError("'" + type(counted).__name__ + "' object is not iterable")
        if _known(counted) and isinstance(counted, dict):
            for key, value in counted.items():
                self[key] = self.get(key, 0) + sign * value
        elif _known(counted) and isinstance(counted, (list, tuple, str)) and len(counted) <= 300:
            for key in counted:
                self[key] = self.get(key, 0) + sign
        else:
            for key in counted:
                hash(key)
            _may_fail()
            # Some keys, with some counts.
            dict.update(self, _unknown(dict))
            for key in list(self.keys()):
                self[key] = _unknown(int)

    def most_common(self, n=None):
        if not _known(self) or not _known(n):
            return _many((_unknown(), _unknown(int)))
        pairs = [(key, self[key]) for key in self.keys()]
        if not all([_known(count) for key, count in pairs]):
            return _many((_unknown(), _unknown(int)), len(pairs) if n is None else min(n, len(pairs)))
        ordered = sorted(pairs, key=lambda pair: -pair[1])
        return ordered if n is None else ordered[:max(n, 0)]

    def elements(self):
        yield from [key for key in list(self.keys()) for i in range(self[key])]

    def total(self):
        return sum(list(self.values()))

    def copy(self):
        return Counter(self)

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def _crane_merge(self, other, pick):
        if not _known(self) or not _known(other) or not isinstance(other, dict):
            made = Counter()
            dict.update(made, _unknown(dict))
            return made
        made = Counter()
        for key in list(self.keys()) + [k for k in other.keys() if k not in self]:
            count = pick(self.get(key, 0), other.get(key, 0))
            if not _known(count):
                dict.update(made, _unknown(dict))
                return made
            if count > 0:
                made[key] = count
        return made

    def __add__(self, other):
        return self._crane_merge(other, lambda a, b: a + b)

    def __sub__(self, other):
        return self._crane_merge(other, lambda a, b: a - b)

    def __or__(self, other):
        return self._crane_merge(other, lambda a, b: a if a > b else b)

    def __and__(self, other):
        return self._crane_merge(other, lambda a, b: a if a < b else b)


class deque:
    __real__ = "collections.deque"
    __complete__ = True

    def __init__(self, iterable=(), maxlen=None):
        if isinstance(iterable, (int, float)) is True:
            raise TypeError("'" + type(iterable).__name__ + "' object is not iterable")
        if _known(maxlen) and type(maxlen) is int and maxlen < 0:
            raise ValueError("maxlen must be non-negative")
        self._crane_items = list(iterable)
        self.maxlen = maxlen
        self._crane_trim(False)

    def _crane_trim(self, from_right):
        if self.maxlen is None:
            return
        if not _known(self.maxlen) or not _known(self._crane_items):
            self._crane_items = _unknown(list)
        elif len(self._crane_items) > self.maxlen:
            extra = len(self._crane_items) - self.maxlen
            self._crane_items = self._crane_items[:self.maxlen] if from_right else self._crane_items[extra:]

    def append(self, x, /):
        self._crane_items.append(x)
        self._crane_trim(False)

    def appendleft(self, x, /):
        self._crane_items.insert(0, x)
        self._crane_trim(True)

    def extend(self, iterable, /):
        self._crane_items.extend(iterable)
        self._crane_trim(False)

    def extendleft(self, iterable, /):
        for x in iterable:
            self._crane_items.insert(0, x)
        self._crane_trim(True)

    def pop(self):
        _require(len(self._crane_items) > 0, IndexError, "pop from an empty deque")
        return self._crane_items.pop()

    def popleft(self):
        _require(len(self._crane_items) > 0, IndexError, "pop from an empty deque")
        return self._crane_items.pop(0)

    def clear(self):
        self._crane_items = []

    def copy(self):
        return deque(self._crane_items, self.maxlen)

    def count(self, value, /):
        return self._crane_items.count(value)

    def index(self, value, *bounds):
        return self._crane_items.index(value, *bounds)

    def insert(self, i, x, /):
        self._crane_items.insert(i, x)
        self._crane_trim(False)

    def remove(self, value, /):
        self._crane_items.remove(value)

    def reverse(self):
        self._crane_items.reverse()

    def rotate(self, n=1, /):
        if _known(n) and _known(self._crane_items) and len(self._crane_items) > 0:
            n = n % len(self._crane_items)
            cut = len(self._crane_items) - n
            self._crane_items = self._crane_items[cut:] + self._crane_items[:cut]
        else:
            self._crane_items = _unknown(list)

    def __len__(self):
        return len(self._crane_items)

    def __bool__(self):
        return len(self._crane_items) > 0

    def __iter__(self):
        return iter(self._crane_items)

    def __reversed__(self):
        return reversed(self._crane_items)

    def __contains__(self, x):
        return x in self._crane_items

    def __getitem__(self, i):
        if isinstance(i, slice):
            raise TypeError("sequence index must be integer, not 'slice'")
        if _known(i) and type(i) is int and _known(self._crane_items):
            _require(-len(self._crane_items) <= i < len(self._crane_items), IndexError, "deque index out of range")
        return self._crane_items[i]

    def __setitem__(self, i, x):
        self._crane_items[i] = x

    def __delitem__(self, i):
        del self._crane_items[i]

    def __add__(self, other):
        made = self.copy()
        made.extend(other)
        return made

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, n):
        return _unknown()

    def __eq__(self, other):
        return _unknown(bool)

    def __ne__(self, other):
        return _unknown(bool)

    def __lt__(self, other):
        return _unknown(bool)

    __hash__ = None

    def __repr__(self):
        return _unknown(str)


class ChainMap:
    __real__ = "collections.ChainMap"

    def __init__(self, *maps):
        self.maps = list(maps) if len(maps) > 0 else [{}]

    def __getitem__(self, key):
        for mapping in self.maps:
            if not _known(mapping) or not isinstance(mapping, dict):
                return _unknown()
            if key in mapping:
                return mapping[key]
        raise KeyError(key)

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __getattr__(self, name):
        return _unknown()

    def __len__(self):
        return _unknown(int)

    def __iter__(self):
        return iter(_many(_unknown()))

    def __contains__(self, key):
        return any([key in mapping for mapping in self.maps])


class UserDict(dict):
    def __init__(self, other=None, /, **kwargs):
        self.data = self
        if other is not None:
            self.update(other)
        if kwargs:
            self.update(kwargs)


def from_summary(summary):
    name = summary.get("types", {}).get("type")
    if name == "collections.deque":
        made = deque()
        made._crane_items = _unknown(list)
        made.maxlen = _unknown()
        return made
    return _unknown()
