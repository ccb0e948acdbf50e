"""functools: functions of functions."""

from models.crane import known as _known
from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail

__pure__ = True

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
WRAPPER_UPDATES = ("__dict__",)


class _Missing:
    """Stands for an argument that was not given."""


class partial:
    __real__ = "functools.partial"

    def __init__(self, func, /, *args, **keywords):
        if _known(func) and not callable(func):
            raise TypeError("the first argument must be callable")
        self.func = func
        self.args = args
        self.keywords = keywords

    def __call__(self, /, *args, **keywords):
        return self.func(*self.args, *args, **{**self.keywords, **keywords})


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __getattr__(self, name):
        return _unknown()


def reduce(function, iterable, initial=_Missing, /):
    if initial is not _Missing:
        value = initial
        for x in iterable:
            value = function(value, x)
        return value
    if not _known(iterable) or not isinstance(iterable, (list, tuple, str, range)):
        # How often the function is called with what is not known.
        for x in iterable:
            function(_unknown(), x)
        _may_fail()
        return _unknown()
    if len(iterable) == 0:
        raise TypeError("reduce() of empty iterable with no initial value")
    value = iterable[0]
    for x in iterable[1:]:
        value = function(value, x)
    return value


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    return lambda wrapper: wrapper


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    return wrapper


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize) is True:
        return _cached(maxsize)
    if isinstance(maxsize, (str, float, list, tuple)) is True:
        raise TypeError("Expected first argument to be an integer, a callable, or None")
    return _cached


def cache(user_function, /):
    return _cached(user_function)


def _cached(function):
    results = {}

    def cached(*args, **kwargs):
        # Only what is surely equal again is looked up; other keys would make all of it unknown.
        if kwargs or not all([_known(x) and type(x) in (int, float, bool, str) for x in args]):
            for x in args:
                hash(x)
            return function(*args, **kwargs)
        if args not in results:
            results[args] = function(*args)
        return results[args]

    return cached


def cmp_to_key(mycmp):
    # The order is whatever the function says; its calls come from a sort, which may make none.
    return lambda x: _unknown()


def total_ordering(cls):
    for name in ("__lt__", "__le__", "__gt__", "__ge__"):
        if not hasattr(cls, name):
            setattr(cls, name, lambda self, other: _unknown(bool))
    return cls


cached_property = property


class singledispatch:
    def __init__(self, func):
        self._crane_function = func

    def __call__(self, *args, **kwargs):
        return _unknown()

    def register(self, cls, func=None):
        if func is not None:
            return func
        return cls if not isinstance(cls, type) else lambda f: f

    def __getattr__(self, name):
        return _unknown()
