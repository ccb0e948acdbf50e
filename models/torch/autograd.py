"""torch.autograd, and torch.no_grad and its kin."""

from models.crane import certain, known, unknown
from models.torch import shapes
from models.torch.autograd_core import MODE
from models.torch.base import is_tensor


class Guard:
    """Switches the recording of gradients within `with` or in a decorated function."""

    def __init__(self, enabled):
        self.wanted = enabled
        self.before = []

    def __enter__(self):
        self.before.append(MODE.enabled)
        MODE.enabled = self.wanted

    def __exit__(self, kind, value, traceback):
        MODE.enabled = self.before.pop() if len(self.before) > 0 else True
        return False

    def __call__(self, function):
        wanted = self.wanted

        def wrapper(*args, **kwargs):
            with Guard(wanted):
                return function(*args, **kwargs)
        return wrapper


class no_grad(Guard):
    def __init__(self, orig_func=None):
        self.wanted = False
        self.before = []


class enable_grad(Guard):
    def __init__(self, orig_func=None):
        self.wanted = True
        self.before = []


class inference_mode(Guard):
    def __init__(self, mode=True):
        self.wanted = not mode if known(mode) and isinstance(mode, bool) else unknown(bool)
        self.before = []


class set_grad_enabled(Guard):
    """Acts at once, also outside `with`."""

    def __init__(self, mode):
        self.wanted = mode
        self.before = [MODE.enabled]
        MODE.enabled = mode

    def __enter__(self):
        MODE.enabled = self.wanted


def is_grad_enabled():
    return MODE.enabled


class set_detect_anomaly(Guard):
    def __init__(self, mode=True, check_nan=True):
        self.wanted = mode

    def __enter__(self):
        return None

    def __exit__(self, kind, value, traceback):
        return False


class detect_anomaly(set_detect_anomaly):
    pass


def Variable(data=None, requires_grad=False, volatile=False):
    if is_tensor(data) and certain(requires_grad):
        return data.detach().requires_grad_()
    return data


def grad(outputs, inputs, grad_outputs=None, retain_graph=None, create_graph=False, only_inputs=True, allow_unused=None,
         is_grads_batched=False, materialize_grads=False):
    if is_tensor(outputs):
        if certain(outputs.requires_grad == False):  # noqa: E712
            raise RuntimeError("element 0 of tensors does not require grad and does not have a grad_fn")
        count = shapes.numel(outputs.dims)
        if certain(grad_outputs is None) and known(count) and count != 1:
            raise RuntimeError("grad can be implicitly created only for scalar outputs")
    if is_tensor(inputs):
        return (inputs.make(inputs.dims, inputs.dtype),)
    return unknown(tuple)
