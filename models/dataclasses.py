"""dataclasses: classes whose constructor is made of their annotated names."""

from models.crane import certain as _certain
from models.crane import known as _known
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


class MISSING:
    """Stands for a default that is not given."""


class KW_ONLY:
    """Annotates the name after which fields are keyword-only."""


class InitVar:
    def __class_getitem__(*kinds):
        return InitVar


class FrozenInstanceError(AttributeError):
    pass


class Field:
    def __init__(self, default, default_factory, init, kw_only):
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.kw_only = kw_only
        self.name = _unknown(str)

    def __getattr__(self, name):
        return _unknown()


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None, kw_only=MISSING,
          doc=None):
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, kw_only)


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True,
              kw_only=False, slots=False, weakref_slot=False):
    if cls is None:
        return lambda made: _process(made, init, eq, order, frozen, kw_only)
    return _process(cls, init, eq, order, frozen, kw_only)


def _fields_of(cls, kw_only):
    """Pairs of name and Field, in the order of the constructor's arguments; unknown if it is not known."""
    names = cls.__annotations__ if hasattr(cls, "__annotations__") is True else {}
    if not _known(names) or "_" in names:
        return _unknown()
    inherited = cls._crane_fields if hasattr(cls, "_crane_fields") is True else {}
    if not _known(inherited):
        return _unknown()
    found = dict(inherited)
    for name in names:
        value = getattr(cls, name) if hasattr(cls, name) is True else MISSING
        if not isinstance(value, Field):
            if _known(value) and type(value) in (list, dict, set):
                raise ValueError(f"mutable default {type(value)} for field {name} is not allowed: use default_factory")
            value = found[name] if value is MISSING and name in found else Field(value, MISSING, True, MISSING)
        if value.kw_only is MISSING:
            value.kw_only = kw_only
        found[name] = value
    return found


def _has_default(made):
    return made.default is not MISSING or made.default_factory is not MISSING


def _process(cls, init, eq, order, frozen, kw_only):
    if not isinstance(cls, type):
        return cls
    made = _fields_of(cls, kw_only)
    cls._crane_fields = made
    cls.__dataclass_fields__ = _unknown()
    if _certain(order):
        for name in ("__lt__", "__le__", "__gt__", "__ge__"):
            setattr(cls, name, lambda self, other: _unknown(bool))
    if not _known(made):
        cls.__init__ = lambda self, *args, **kwargs: _open(self)
        return cls
    _ordered(made)
    if _certain(init):
        own = _own_constructor(cls)
        if own is False:
            cls.__init__ = _constructor(cls.__name__, made)
        elif own is not True:
            cls.__init__ = lambda self, *args, **kwargs: _open(self)
    if eq is True and not (_certain(_type_name(cls.__eq__) == "function") and cls.__eq__.__name__ != "_crane_eq"):
        cls.__eq__ = _equality(made)
    if frozen is True:
        cls.__setattr__ = _frozen(cls)
    for name in made:
        # What stands in the class's body as `field(default=…)` is the default afterwards.
        if isinstance(getattr(cls, name, None), Field) is True:
            value = made[name].default
            setattr(cls, name, _unknown() if value is MISSING else value)
    return cls


def _own_constructor(cls):
    """Whether the class's own body has a constructor, which is kept; None where that cannot be told."""
    mine = cls.__init__
    if not _certain(_type_name(mine) == "function") or mine.__name__ == "_crane_init":
        return False
    above = super(cls, cls).__init__
    if _certain(_type_name(above) in ("builtin_function_or_method", "wrapper_descriptor", "method-wrapper")):
        return True
    if above is mine or getattr(above, "__func__", None) is mine:
        return False
    return None


def _equality(made):
    def _crane_eq(self, other):
        return _same(self, other, made)

    return _crane_eq


def _open(self):
    self.__dict__.update(_unknown(dict))


def _ordered(made):
    """Arguments without a default do not follow those with one."""
    before = None
    for name in made:
        if made[name].kw_only is not False or made[name].init is not True:
            continue
        if _has_default(made[name]):
            before = name
        elif before is not None:
            raise TypeError(f"non-default argument '{name}' follows default argument '{before}'")


def _constructor(owner, made):
    taken = [name for name in made if made[name].init is True]
    positional = [name for name in taken if made[name].kw_only is False]

    def _crane_init(self, *args, **kwargs):
        if len(args) > len(positional):
            least = len([name for name in positional if not _has_default(made[name])]) + 1
            most = len(positional) + 1
            takes = str(most) if least == most else f"from {least} to {most}"
            raise TypeError(f"{owner}.__init__() takes {takes} positional argument{'' if most == 1 else 's'} "
                            f"but {len(args) + 1} were given")
        for name in kwargs:
            if name not in taken:
                raise TypeError(f"{owner}.__init__() got an unexpected keyword argument '{name}'")
            if name in positional[:len(args)]:
                raise TypeError(f"{owner}.__init__() got multiple values for argument '{name}'")
        missing = [name for name in taken
                   if name not in positional[:len(args)] and name not in kwargs and not _has_default(made[name])]
        if len(missing) > 0:
            plural = "s" if len(missing) > 1 else ""
            raise TypeError(f"{owner}.__init__() missing {len(missing)} required positional argument{plural}: "
                            + " and ".join(["'" + name + "'" for name in missing]))
        for name in made:
            if name in positional[:len(args)]:
                value = args[positional.index(name)]
            elif name in kwargs:
                value = kwargs[name]
            elif made[name].default is not MISSING:
                value = made[name].default
            elif made[name].default_factory is not MISSING:
                factory = made[name].default_factory
                value = factory()
            else:
                continue
            self.__dict__[name] = value
        if hasattr(self, "__post_init__") is True:
            self.__post_init__()

    return _crane_init


def _same(self, other, made):
    if type(self) is not type(other):
        return False
    return all([getattr(self, name) == getattr(other, name) for name in made])


def _frozen(cls):
    def __setattr__(self, name, value):
        if name in cls._crane_fields:
            raise FrozenInstanceError(f"cannot assign to field '{name}'")
        super(cls, self).__setattr__(name, value)

    return __setattr__


def _made_of(obj):
    """The fields of an instance, or of a class; unknown where they are not known."""
    if type(obj) in (int, float, str, list, dict, tuple, bool):
        return None
    return obj._crane_fields if hasattr(obj, "_crane_fields") is True else _unknown()


def asdict(obj, *, dict_factory=dict):
    made = _made_of(obj)
    if made is None:
        raise TypeError("asdict() should be called on dataclass instances")
    if not _known(made) or dict_factory is not dict:
        return _unknown(dict)
    return {name: _plain(getattr(obj, name)) for name in made}


def astuple(obj, *, tuple_factory=tuple):
    made = _made_of(obj)
    if made is None:
        raise TypeError("astuple() should be called on dataclass instances")
    if not _known(made) or tuple_factory is not tuple:
        return _unknown()
    return tuple([_plain(getattr(obj, name)) for name in made])


def _plain(value):
    return value if type(value) in (int, float, bool, str) or value is None else _unknown()


def fields(class_or_instance):
    made = _made_of(class_or_instance)
    if made is None:
        raise TypeError("must be called with a dataclass type or instance")
    return tuple([_unknown() for name in made]) if _known(made) else _unknown()


def is_dataclass(obj):
    if hasattr(obj, "_crane_fields") is True:
        return True
    return False if type(obj) in (int, float, str, list, dict, tuple, bool) else _unknown(bool)


def replace(obj, /, **changes):
    made = _made_of(obj)
    if made is None:
        raise TypeError("replace() should be called on dataclass instances")
    if not _known(made):
        return _unknown()
    return type(obj)(**{name: changes[name] if name in changes else getattr(obj, name) for name in made}, **{
        name: changes[name] for name in changes if name not in made})


def make_dataclass(cls_name, fields, **options):
    return _unknown()
