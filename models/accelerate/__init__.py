"""accelerate: moves models to devices."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import unknown as _unknown

__pure__ = True


class Accelerator:
    def __init__(self, *args, **kwargs):
        _may_fail()

    def __getattr__(self, name):
        return _unknown()

    def prepare(self, *args, **kwargs):
        # Models move to another device; what comes back may be the argument itself or something around it.
        _may_fail()
        for given in args:
            _havoc(given)
        if len(args) == 1:
            return _unknown()
        return tuple([_unknown() for given in args])

    def backward(self, loss, **kwargs):
        _may_fail()
        _havoc(loss)

    def print(self, *args, **kwargs):
        return None

    def wait_for_everyone(self):
        return None

    def free_memory(self, *objects):
        return _unknown()

    def clip_grad_norm_(self, parameters, max_norm, norm_type=2):
        _may_fail()
        return _unknown()


def notebook_launcher(function, args=(), num_processes=None, *more, **kwargs):
    _may_fail()
    _havoc(function)
    _havoc(args)
