"""contextlib: context managers."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import unknown as _unknown

__pure__ = True


class _Around:
    """What a function with `contextmanager` gives: its body runs around the block, and may catch what the block raises."""

    def __init__(self, func, args, kwargs):
        self._crane_reached = [func, args, kwargs]

    def __enter__(self):
        _havoc(self._crane_reached)
        _may_fail()
        return _unknown()

    def __exit__(self, kind, value, traceback):
        _havoc(self._crane_reached)
        _may_fail()
        return _unknown(bool)

    def __getattr__(self, name):
        return _unknown()

    def __call__(self, func):
        return _unknown()


def contextmanager(func):
    def made(*args, **kwargs):
        return _Around(func, args, kwargs)

    return made


def asynccontextmanager(func):
    def made(*args, **kwargs):
        _havoc(func)
        _may_fail()
        return _unknown()

    return made


class _Manager:
    """A context manager that lets exceptions through."""

    def __exit__(self, kind, value, traceback):
        return False

    async def __aenter__(self):
        return self

    async def __aexit__(self, kind, value, traceback):
        return False


class suppress:
    def __init__(self, *exceptions):
        self._crane_exceptions = exceptions

    def __enter__(self):
        return None

    def __exit__(self, kind, value, traceback):
        return kind is not None and issubclass(kind, self._crane_exceptions)


class redirect_stdout(_Manager):
    def __init__(self, new_target):
        self._crane_target = new_target

    def __enter__(self):
        return self._crane_target


class redirect_stderr(redirect_stdout):
    pass


class nullcontext(_Manager):
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result


class closing(_Manager):
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing


class chdir(_Manager):
    def __init__(self, path):
        self.path = path

    def __enter__(self):
        _may_fail()


ExitStack = AsyncExitStack = ContextDecorator = AbstractContextManager = _unknown()
