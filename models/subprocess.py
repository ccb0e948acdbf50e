"""subprocess: other programs, of which nothing is known."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True
PIPE, STDOUT, DEVNULL = -1, -2, -3


def run(args, **kwargs):
    _may_fail()
    return CompletedProcess()


def call(args, **kwargs):
    _may_fail()
    return _unknown(int)


def check_call(args, **kwargs):
    _may_fail()
    return _unknown(int)


def check_output(args, **kwargs):
    _may_fail()
    return _unknown()


def getoutput(cmd, **kwargs):
    return _unknown(str)


def getstatusoutput(cmd, **kwargs):
    return _unknown()


def Popen(args, *more, **kwargs):
    _may_fail()
    return _unknown()


class SubprocessError(Exception):
    pass


class CalledProcessError(SubprocessError):
    def __getattr__(self, name):
        return _unknown()


class TimeoutExpired(SubprocessError):
    def __getattr__(self, name):
        return _unknown()


class CompletedProcess:
    def __init__(self):
        self.returncode = _unknown(int)
        self.args, self.stdout, self.stderr = _unknown(), _unknown(), _unknown()

    def check_returncode(self):
        _may_fail()
