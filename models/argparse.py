"""argparse: a notebook's kernel has arguments of its own, which parsers of the notebook refuse."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

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


def _filled(namespace):
    made = Namespace() if namespace is None else namespace
    made._crane_open = True
    return made


class ArgumentParser:
    def __init__(self, prog=None, usage=None, description=None, epilog=None, **kwargs):
        pass

    def __getattr__(self, name):
        return _unknown()

    def add_argument(self, *args, **kwargs):
        _may_fail()
        return _unknown()

    def add_argument_group(self, *args, **kwargs):
        return self

    def add_mutually_exclusive_group(self, **kwargs):
        return self

    def set_defaults(self, **kwargs):
        return None

    def print_help(self, file=None):
        return None

    def parse_args(self, args=None, namespace=None):
        # Without arguments it reads those of the kernel: `-f connection.json` in Jupyter is refused, unless the parser knows
        # an option that begins so, or the process was started in another way.
        _may_fail()
        return _filled(namespace)

    def parse_known_args(self, args=None, namespace=None):
        _may_fail()
        return (_filled(namespace), _unknown(list))

    def error(self, message):
        raise SystemExit(2)
