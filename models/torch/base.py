"""The data that a tensor's model carries, and what every operation asks of its arguments."""

from models.crane import certain, known, type_name, unknown
from models.data import Facts
from models.torch import dtypes
from models.torch.autograd_core import joined, recorded

DEVICE_TYPES = ["cpu", "cuda", "mps", "xpu", "xla", "meta", "mkldnn", "opengl", "opencl", "ideep", "hip", "ve",
                "fpga", "maia", "lazy", "vulkan", "mtia", "privateuseone", "hpu", "ipu"]


class Device:
    """torch.device. `type` may be unknown; `index` is None for the current one."""

    __real__ = "torch.device"
    __immutable__ = True

    def __init__(self, type, index=None):
        self.type = type
        self.index = index
        if known(type) and isinstance(type, Device):
            self.type = type.type
            self.index = type.index
        elif known(type) and isinstance(type, int):
            self.type = unknown(str)
            self.index = type
        elif known(type) and isinstance(type, str):
            self.type, self.index = _parse_device(type, index)

    def __eq__(self, other):
        if not known(other):
            return unknown(bool)
        if not isinstance(other, Device):
            return False
        if not known(self.type) or not known(other.type):
            return unknown(bool)
        return self.type == other.type and self.index == other.index

    def __str__(self):
        if not known(self.type) or not known(self.index):
            return unknown(str)
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __repr__(self):
        if not known(self.type) or not known(self.index):
            return unknown(str)
        return f"device(type='{self.type}')" if self.index is None else f"device(type='{self.type}', index={self.index})"


def _parse_device(text, index):
    name = text
    if ":" in text:
        parts = text.split(":")
        name = parts[0]
        if len(parts) != 2 or not parts[1].isdigit():
            raise RuntimeError(f"Invalid device string: '{text}'")
        index = int(parts[1])
    if name not in DEVICE_TYPES:
        raise RuntimeError("Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, maia, xla, lazy, "
                           f"vulkan, mps, meta, hpu, mtia, privateuseone device type at start of device string: {name}")
    return name, index


CPU = Device("cpu")


def device_of(x, default=CPU):
    """The Device of a `device=` argument; unknown if it is not known."""
    if not known(x):
        return unknown()
    if x is None:
        return default
    if isinstance(x, Device):
        return x
    if isinstance(x, (str, int)) and not isinstance(x, bool):
        return Device(x)
    if isinstance(x, (float, list, tuple, dict)):
        raise TypeError(f"argument 'device' must be torch.device, not {type_name(x)}")
    return unknown()


def device_type(device):
    """ "cpu", "cuda", …, or unknown."""
    return device.type if known(device) and isinstance(device, Device) else unknown(str)


class Spec:
    """What the constructor of a tensor's model takes."""

    def __init__(self, dims, dtype, device, requires_grad, node, leaf, facts):
        self.dims = dims
        self.dtype = dtype
        self.device = device
        self.requires_grad = requires_grad
        self.node = node
        self.leaf = leaf
        self.facts = facts


class Base:
    """`dims`: tuple of dimensions, None if the rank is unknown. `facts`: what holds of the values, or None.

    `contiguous_`: True, False or unknown: laid out in C order. `version` counts changes in place.
    """

    def fill(self, spec):
        self.dims = spec.dims
        self.shape = unknown(tuple) if spec.dims is None else spec.dims
        self.dtype = spec.dtype
        self.device = spec.device
        self.requires_grad = spec.requires_grad
        self.node = spec.node
        self.is_leaf_ = spec.leaf
        self.value_facts = spec.facts
        self.version = 0
        # Whether a gradient has come is only known right after a `backward` that was followed.
        self.grad = unknown()
        self.contiguous_ = True
        self.items_ = None
        self.merged_ = False

    def reshaped(self, dims, dtype):
        """Changes this tensor in place (`resize_`, `data = …`)."""
        self.dims = dims
        self.shape = unknown(tuple) if dims is None else dims
        self.dtype = dtype

    def described(self):
        """[torch.FloatTensor [2, 3]] as messages of autograd name a tensor."""
        name = dtypes.scalar_name(self.dtype) if dtypes.is_dtype(self.dtype) else "?"
        dims = ", ".join([str(d) if known(d) else "?" for d in self.dims]) if self.dims is not None else "?"
        return f"[torch.{name}Tensor [{dims}]]"


def is_tensor(x):
    """Whether x is certainly a tensor."""
    return known(x) and isinstance(x, Base)


def refuse(x, function, argument="input", position=1):
    """For an argument that must be a tensor and is not surely one: raises if it surely is not, else unknown."""
    if known(x) and not isinstance(x, Base) and not certain(hasattr(x, "__torch_function__")):
        raise TypeError(f"{function}(): argument '{argument}' (position {position}) must be Tensor, not {type_name(x)}")
    return unknown()


def result(dims, dtype, inputs, saved=None, saves=False, facts=None):
    """The result of a differentiable operation on `inputs`, on the device of the first that is not a scalar."""
    first = inputs[0]
    grad = recorded(inputs)
    if known(dtypes.is_floating(dtype)) and not dtypes.is_floating(dtype):
        grad = False
    node = None
    if certain(grad):
        node = joined(inputs, [] if saved is None else saved, saves)
    device = first.device
    if len(inputs) > 1:
        device = common_device(inputs)
    return first.build(Spec(dims, dtype, device, grad, node, _leaf(grad), facts))


def _leaf(grad):
    return not grad if known(grad) else unknown(bool)


def common_device(inputs):
    """The device of an operation's inputs; raises where two are certainly on different ones."""
    found = None
    for x in inputs:
        if x.dims is None:
            return unknown()
        if len(x.dims) == 0:
            continue
        kind = device_type(x.device)
        if not known(kind):
            return unknown()
        if found is None:
            found = x.device
        elif device_type(found) != kind:
            raise RuntimeError("Expected all tensors to be on the same device, but found at least two devices, "
                               + f"{_numbered(found)} and {_numbered(x.device)}!")
    return inputs[0].device if found is None else found


def _numbered(device):
    if device.type == "cpu" or not known(device.index):
        return device.type
    return f"{device.type}:0" if device.index is None else f"{device.type}:{device.index}"


def plain(like, dims, dtype, facts=None):
    """A result that needs no gradient (comparisons, argmax, …)."""
    return like.build(Spec(dims, dtype, like.device, False, None, True, facts))


def selected(x):
    """The value facts of a part of x."""
    return None if x.value_facts is None else x.value_facts.select()


def facts_of(x):
    """models.data.Facts of a tensor, its shape and dtype put in."""
    facts = Facts() if x.value_facts is None else x.value_facts.copy()
    facts.shape = unknown() if x.dims is None else x.dims
    facts.dtype = x.dtype.name if dtypes.is_dtype(x.dtype) else unknown(str)
    return facts


def chosen(value, other):
    """An argument that NumPy's name may give too: `axis` for `dim`, `keepdims` for `keepdim`."""
    return value if known(other) and other is None else other
