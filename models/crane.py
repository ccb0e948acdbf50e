"""The primitives of the model language, for CPython.

The engine has its own, native ones with the same meaning. Here an unknown value is an instance of
`Unknown`, and a condition that depends on one raises `Undecided`, since CPython cannot take both
branches; the comparison with the real library counts such a call as not decided.
"""

import importlib


class Undecided(Exception):
    """A model needed a value that it does not know."""


class Unknown:
    """A value of which nothing, or only its type, is known."""

    def __init__(self, kind=None):
        self.__dict__["kind"] = kind

    def _unknown(self, *args, **kwargs):
        return Unknown()

    __getattr__ = __call__ = __getitem__ = _unknown
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _unknown
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = __neg__ = __abs__ = _unknown
    __and__ = __or__ = __xor__ = __invert__ = __matmul__ = __rmatmul__ = _unknown
    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = _unknown
    __hash__ = object.__hash__

    def __setattr__(self, name, value):
        pass

    def __setitem__(self, key, value):
        pass

    def __bool__(self):
        raise Undecided("the truth of an unknown value")

    def __iter__(self):
        raise Undecided("the elements of an unknown value")

    def __len__(self):
        raise Undecided("the length of an unknown value")

    def __repr__(self):
        return f"unknown({getattr(self.kind, '__name__', '')})"


class Many:
    """An iterable of `length` elements, all like `element`."""

    def __init__(self, element, length=None):
        self.element = element
        self.length = unknown(int) if length is None else length

    def __iter__(self):
        if not known(self.length):
            raise Undecided("the number of elements")
        return iter([self.element] * min(self.length, 1))

    def __len__(self):
        if not known(self.length):
            raise Undecided("the number of elements")
        return self.length

    def __getitem__(self, key):
        if not isinstance(key, int):
            return Unknown(list)
        if not -len(self) <= key < len(self):
            raise IndexError("list index out of range")
        return self.element


def unknown(kind=None):
    return Unknown(kind)


def many(element, length=None):
    return Many(element, length)


def known(x):
    return not isinstance(x, (Unknown, Many))


def certain(condition):
    return known(condition) and bool(condition)


def possible(condition):
    return not known(condition) or bool(condition)


def require(condition, exception, message=""):
    if not possible(condition):
        raise exception(message() if callable(message) else message)


def may_fail():
    pass


def havoc(x):
    pass


class Version:
    """Compares with strings such as "2.0"."""

    def __init__(self, text):
        self.parts = _parts(text)

    def __ge__(self, other):
        return self.parts >= _parts(other)

    def __gt__(self, other):
        return self.parts > _parts(other)

    def __le__(self, other):
        return self.parts <= _parts(other)

    def __lt__(self, other):
        return self.parts < _parts(other)


def _parts(text):
    parts = []
    for part in text.split("."):
        digits = ""
        for character in part:
            if not character.isdigit():
                break
            digits += character
        if digits == "":
            break
        parts.append(int(digits))
    return parts


def assume(text):
    pass


def presume(text):
    return False


def hint(names):
    """Says, before a key is refused, which names there are: for "did you mean"."""


def version(library):
    try:
        return Version(importlib.import_module(library).__version__)
    except ImportError:
        return unknown()


def type_name(x):
    if isinstance(x, Unknown):
        return x.kind.__name__ if isinstance(x.kind, type) else unknown(str)
    return type(x).__name__


_SCALARS = {"int": int, "float": float, "bool": bool, "str": str, "complex": complex, "list": list, "dict": dict}


def value(summary):
    """The value of a recorded summary; see docs/snapshot.md."""
    types = summary.get("types", {})
    name = types.get("type")
    if name is None:
        return unknown()
    if name == "NoneType":
        return None
    values = summary.get("values", {})
    if name in ("int", "float", "bool", "str"):
        if "value" not in values:
            return unknown(_SCALARS[name])
        return _SCALARS[name](values["value"])
    if name in ("list", "tuple") and summary.get("complete"):
        items = [value(item) for item in summary.get("items", [])]
        return items if name == "list" else tuple(items)
    if name == "dict" and summary.get("complete"):
        return {_key(e["key"]): value(e["value"]) for e in summary.get("entries", [])}
    if name in _SCALARS:
        return unknown(_SCALARS[name])
    try:
        module = importlib.import_module("models." + name.split(".")[0])
    except ImportError:
        return unknown()
    return module.from_summary(summary) if hasattr(module, "from_summary") else unknown()


def _key(key):
    return value(key) if isinstance(key, dict) else key


def instance(cls):
    """A new object of the class, made without calling it."""
    return object.__new__(cls)


def parts(x, cls):
    return [(name, value) for name, value in vars(x).items() if isinstance(value, cls)]


def torn(x, names=()):
    return any(isinstance(value, Unknown) and value.kind is None and name not in names for name, value in vars(x).items())


def distinct(pairs):
    kept = []
    for pair in pairs:
        if not any(pair[1] is other[1] for other in kept):
            kept.append(pair)
    return kept


def below(x, cls, prefix=""):
    found, waiting = [], [(prefix, x)]
    while waiting:
        name, one = waiting.pop()
        if not any(one is other for _, other in found):
            found.append((name, one))
            inner = [(f"{name}.{part}" if name else part, value) for part, value in parts(one, cls)]
            waiting.extend(reversed(inner))
    return found


def number_facts(values):
    if not all(isinstance(x, (int, float)) for x in values):
        return None
    finite = [x for x in values if x == x]
    labels = sorted(dict.fromkeys(finite))
    inf = any(x in (float("inf"), float("-inf")) for x in finite)
    return len(finite) < len(values), inf, labels, None if inf else all(x == int(x) for x in labels)
