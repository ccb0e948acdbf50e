"""Tuples with named fields, as `collections.namedtuple` and `typing.NamedTuple` make them."""

from models.crane import instance, unknown
from models.data import facts


def _wrong(name, names, given, args, kwargs):
    """Raises what a call of the class with the wrong arguments raises."""
    if len(args) > len(names):
        plural = "s" if len(names) + 1 != 1 else ""
        raise TypeError(f"{name}.__new__() takes {len(names) + 1} positional argument{plural} but {len(args) + 1} were given")
    for key in kwargs:
        if key not in names:
            raise TypeError(f"{name}.__new__() got an unexpected keyword argument '{key}'")
        if key in names[:len(args)]:
            raise TypeError(f"{name}.__new__() got multiple values for argument '{key}'")
    missing = [n for n in names[len(args):] if n not in kwargs and n not in given]
    if len(missing) > 0:
        plural = "s" if len(missing) > 1 else ""
        raise TypeError(f"{name}.__new__() missing {len(missing)} required positional argument{plural}: "
                        + " and ".join(["'" + n + "'" for n in missing]))


def fill(cls, name, names, given, args, kwargs):
    """A new object of the class with its fields set."""
    _wrong(name, names, given, args, kwargs)
    made = instance(cls)
    values = []
    for i, field in enumerate(names):
        value = args[i] if i < len(args) else kwargs[field] if field in kwargs else given[field]
        made.__dict__[field] = value
        values.append(value)
    made.__dict__["_crane_values"] = tuple(values)
    return made


def record(name, names, given):
    """The class of tuples of that name, with these fields and defaults."""

    def __crane_new__(cls, *args, **kwargs):
        # A subclass of the notebook's may make its instances in its own way.
        if cls.__new__.__name__ != "_new" or cls.__init__.__name__ != "_init":
            return unknown()
        return fill(cls, name, names, given, args, kwargs)

    members = {
        "__crane_new__": __crane_new__,
        "__new__": _new,
        "__init__": _init,
        "_fields": tuple(names),
        "_field_defaults": given,
    }
    for key, function in METHODS.items():
        if key not in names:
            members[key] = function
    return type(name, (), members)


def _new(cls, *args, **kwargs):
    """For CPython."""
    return cls.__crane_new__(cls, *args, **kwargs)


def _init(self, *args, **kwargs):
    """All is done in `__new__`."""


def _setattr(self, name, value):
    if name in self._fields:
        raise AttributeError("can't set attribute")
    raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")


def _getitem(self, key):
    return self._crane_values[key]


def _setitem(self, key, value):
    raise TypeError(f"'{type(self).__name__}' object does not support item assignment")


def _plain(other):
    """The tuple that a value stands for, where it does."""
    return other._crane_values if hasattr(other, "_crane_values") is True else other


def _replace(self, **kwargs):
    for key in kwargs:
        if key not in self._fields:
            # ValueError, since Python 3.13 TypeError.
            return unknown()
    return type(self)(*[kwargs[f] if f in kwargs else self._crane_values[i] for i, f in enumerate(self._fields)])


def _same(self, other):
    return self._crane_values == _plain(other)


def _not_same(self, other):
    return self._crane_values != _plain(other)


METHODS = {
    "__complete__": True,
    "__immutable__": True,
    "__also__": tuple,
    "__setattr__": _setattr,
    "__getitem__": _getitem,
    "__setitem__": _setitem,
    "__len__": lambda self: len(self._crane_values),
    "__iter__": lambda self: iter(self._crane_values),
    "__contains__": lambda self, value: value in self._crane_values,
    "__eq__": _same,
    "__ne__": _not_same,
    "__lt__": lambda self, other: self._crane_values < _plain(other),
    "__le__": lambda self, other: self._crane_values <= _plain(other),
    "__gt__": lambda self, other: self._crane_values > _plain(other),
    "__ge__": lambda self, other: self._crane_values >= _plain(other),
    "__hash__": lambda self: hash(self._crane_values),
    "__add__": lambda self, other: self._crane_values + _plain(other),
    "__mul__": lambda self, times: self._crane_values * times,
    "__repr__": lambda self: unknown(str),
    "__crane_array__": lambda self: facts(self._crane_values),
    "__crane_key__": lambda self: self._crane_values,
    "count": lambda self, value, /: self._crane_values.count(value),
    "index": lambda self, value, /: self._crane_values.index(value),
    "_asdict": lambda self: dict(zip(self._fields, self._crane_values)),
    "_replace": _replace,
    "_make": classmethod(lambda cls, iterable: cls(*iterable)),
    "__match_args__": unknown(),
    "__getnewargs__": lambda self: self._crane_values,
    "__doc__": unknown(),
}
