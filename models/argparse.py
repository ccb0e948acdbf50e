"""argparse: a notebook's kernel has arguments of its own, which parsers of the notebook refuse."""

import models.sys as _sys
from models.crane import assume as _assume
from models.crane import known as _known
from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail

__pure__ = True
SUPPRESS = "==SUPPRESS=="
REMAINDER = "..."
OPTIONAL, ZERO_OR_MORE, ONE_OR_MORE = "?", "*", "+"
HelpFormatter = ArgumentDefaultsHelpFormatter = RawTextHelpFormatter = RawDescriptionHelpFormatter = _unknown()
Action = FileType = BooleanOptionalAction = _unknown()


class ArgumentError(Exception):
    pass


class ArgumentTypeError(Exception):
    pass


class Namespace:
    def __init__(self, **kwargs):
        for name in kwargs:
            setattr(self, name, kwargs[name])

    # One that a parser fills has more names than are known here.
    def __getattr__(self, name):
        if "_crane_open" in self.__dict__:
            return _unknown()
        raise AttributeError(f"'Namespace' object has no attribute '{name}'")


def _kernels_own():
    """Whether the notebook has left `sys.argv` as it was."""
    return _sys.argv is _sys._argv


def _filled(namespace):
    made = Namespace() if namespace is None else namespace
    made._crane_open = True
    return made


class ArgumentParser:
    def __init__(self, prog=None, usage=None, description=None, epilog=None, **kwargs):
        # Other beginnings of options, or options of other parsers: nothing is said of those.
        self._crane_options = None if "prefix_chars" in kwargs or "parents" in kwargs or "fromfile_prefix_chars" in kwargs else ()

    def __getattr__(self, name):
        return _unknown()

    def add_argument(self, *args, **kwargs):
        _may_fail()
        if self._crane_options is not None:
            texts = all([_known(name) and isinstance(name, str) for name in args])
            self._crane_options = self._crane_options + args if texts else None
        return _unknown()

    def add_argument_group(self, *args, **kwargs):
        return self

    def add_mutually_exclusive_group(self, **kwargs):
        return self

    def add_subparsers(self, **kwargs):
        self._crane_options = None
        return _unknown()

    def set_defaults(self, **kwargs):
        return None

    def print_help(self, file=None):
        return None

    def parse_args(self, args=None, namespace=None):
        if args is None and self._crane_options is not None and _kernels_own():
            if not any([name.startswith("-f") or name.startswith("--f") for name in self._crane_options]):
                # The kernel's process was started with `-f connection.json`, which this parser does not know.
                _assume("the notebook runs in a Jupyter kernel, whose arguments (-f …json) are in sys.argv")
                raise SystemExit(2)
        _may_fail()
        return _filled(namespace)

    def parse_known_args(self, args=None, namespace=None):
        _may_fail()
        return (_filled(namespace), _unknown(list))

    def error(self, message):
        raise SystemExit(2)
