"""typing: at run time its names do next to nothing; annotations made of them change no value."""

from models.crane import unknown as _unknown

__pure__ = True

TYPE_CHECKING = False


class _Form:
    """A type of an annotation: it can be indexed and combined, and stays what it is."""

    def __getitem__(self, key):
        return self

    def __or__(self, other):
        return self

    def __ror__(self, other):
        return self

    def __call__(self, *args, **kwargs):
        return _unknown()

    def __getattr__(self, name):
        return _unknown()


Any = AnyStr = Annotated = AsyncContextManager = AsyncGenerator = AsyncIterable = AsyncIterator = Awaitable = BinaryIO = _Form()
ByteString = Callable = ChainMap = ClassVar = Collection = Concatenate = Container = ContextManager = Coroutine = Counter = _Form()
DefaultDict = Deque = Dict = Final = FrozenSet = Generator = Hashable = IO = ItemsView = Iterable = Iterator = KeysView = _Form()
List = Literal = LiteralString = Mapping = MappingView = Match = MutableMapping = MutableSequence = MutableSet = Never = _Form()
NoReturn = NotRequired = Optional = OrderedDict = Pattern = ReadOnly = Required = Reversible = Self = Sequence = Set = Sized = _Form()
SupportsAbs = SupportsBytes = SupportsComplex = SupportsFloat = SupportsIndex = SupportsInt = SupportsRound = Text = TextIO = _Form()
Tuple = Type = TypeAlias = TypeGuard = TypeIs = Union = Unpack = ValuesView = _Form()


class Generic:
    """Base of generic classes."""

    __complete__ = True

    def __class_getitem__(*parameters):
        return Generic


class Protocol:
    """Base of protocols; a runtime-checkable one may say yes for anything."""

    __complete__ = True
    __abstract__ = True

    def __class_getitem__(*parameters):
        return Protocol


def TypeVar(name, *constraints, bound=None, covariant=False, contravariant=False, infer_variance=False, default=None):
    return _Form()


def ParamSpec(name, *, bound=None, covariant=False, contravariant=False, infer_variance=False, default=None):
    return _Form()


def TypeVarTuple(name, *, default=None):
    return _Form()


def NewType(name, tp):
    return lambda x: x


def cast(typ, val):
    return val


def final(f):
    return f


def overload(func):
    return func


def override(method, /):
    return method


def no_type_check(arg):
    return arg


def runtime_checkable(cls):
    return cls


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    return _unknown(dict)


def get_origin(tp):
    return _unknown()


def get_args(tp):
    return _unknown()


def assert_never(arg, /):
    raise AssertionError("Expected code to be unreachable")


class TypedDict:
    """Base of classes whose call gives a plain dict."""

    def __new__(cls, *args, **kwargs):
        return cls.__crane_new__(cls, *args, **kwargs)

    def __crane_new__(cls, *args, **kwargs):
        if cls is TypedDict:
            return _unknown()
        return dict(*args, **kwargs)


class NamedTuple:
    """Base of classes of tuples with named fields."""

    __complete__ = True

    def __new__(cls, *args, **kwargs):
        return cls.__crane_new__(cls, *args, **kwargs)

    def __crane_new__(cls, *args, **kwargs):
        from models._records import fill, record

        if cls is NamedTuple:
            return _unknown()
        names = list(cls.__annotations__)
        given = {name: getattr(cls, name) for name in names if hasattr(cls, name) is True}
        if hasattr(cls, "_crane_record") is not True:
            cls._crane_record = type(cls.__name__, (record(cls.__name__, names, given), cls), {"__also__": cls})
        return fill(cls._crane_record, cls.__name__, names, given, args, kwargs)
