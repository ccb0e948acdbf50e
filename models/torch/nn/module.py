"""torch.nn.Module, the base of layers and of users' networks.

Submodules, parameters and buffers are kept as plain attributes of the instance: what an instance has is
found by looking at them, so that one rebuilt from a snapshot needs no registration.
"""

from models.crane import below, certain, distinct, known, parts, torn, type_name, unknown
from models.torch import dtypes, shapes
from models.torch.attributes import MODULE
from models.torch.base import CPU, Base, Device, device_of, is_tensor
from models.torch.tensor import Parameter, Tensor


class Module:
    __real__ = "torch.nn.modules.module.Module"

    def __init__(self, *args, **kwargs):
        if len(args) > 0 or len(kwargs) > 0:
            names = [f"'{k}'" for k in kwargs]
            if len(names) > 0:
                raise TypeError(f"{type_name(self)}.__init__() got an unexpected keyword argument {names[0]}")
            raise TypeError(f"{type_name(self)}.__init__() takes 1 positional argument but {len(args) + 1} were given")
        super().__setattr__("ready_", True)
        super().__setattr__("training", True)
        super().__setattr__("hooked_", False)
        super().__setattr__("buffers_", [])

    def __crane_rebuilt__(self, summary):
        """Completes a user's instance that was rebuilt from its summary."""
        types = summary.get("types", {})
        super().__setattr__("ready_", True)
        super().__setattr__("training", types.get("training", unknown(bool)))
        super().__setattr__("hooked_", unknown(bool) if certain(types.get("hooks", False) == True) else False)  # noqa: E712
        super().__setattr__("buffers_", unknown())

    def __setattr__(self, name, value):
        if known(value):
            if isinstance(value, Parameter):
                self.require_ready("parameters")
            elif isinstance(value, Module):
                self.require_ready("module")
            else:
                self.keep_kind(name, value)
        super().__setattr__(name, value)

    def require_ready(self, what):
        if certain(self.ready_ == False):  # noqa: E712
            raise AttributeError(f"cannot assign {what} before Module.__init__() call")

    def keep_kind(self, name, value):
        """A parameter or submodule can only be replaced by another one or None."""
        if certain(name not in self.__dict__) or value is None or not certain(self.ready_ == True):  # noqa: E712
            return
        for pair in fields(self):
            if not known(pair[0]) or pair[0] != name or not known(pair[1]):
                continue
            shown = typename(value)
            if isinstance(pair[1], Parameter):
                raise TypeError(f"cannot assign '{shown}' as parameter '{name}' (torch.nn.Parameter or None expected)")
            if isinstance(pair[1], Module):
                raise TypeError(f"cannot assign '{shown}' as child module '{name}' (torch.nn.Module or None expected)")

    def __getattr__(self, name):
        if name == "ready_":
            return False
        if name in MODULE or name.endswith("_"):
            return unknown()
        raise AttributeError(f"'{type_name(self)}' object has no attribute '{name}'")

    def __call__(self, *args, **kwargs):
        if certain(self.hooked_ == False):  # noqa: E712
            return self.forward(*args, **kwargs)
        try:
            self.forward(*args, **kwargs)
        except Exception:
            # A hook may change what is given, too.
            return unknown()
        return unknown()

    def forward(self, *input, **kwargs):
        raise NotImplementedError(f"Module [{type_name(self)}] is missing the required \"forward\" function")

    def __repr__(self):
        return unknown(str)

    def __str__(self):
        return unknown(str)

    def __hash__(self):
        return unknown(int)

    def is_whole(self):
        """Whether every submodule and parameter of this module itself is known."""
        return True

    # The tree.

    def children_of(self):
        """(name, submodule) pairs of this module itself."""
        return parts(self, Module)

    def tree(self, prefix=""):
        """(name, module) of this module and all below, each once."""
        return below(self, Module, prefix)

    def own_tensors(self, buffers):
        """(name, tensor) pairs of this module's own parameters, or of its buffers."""
        if not buffers:
            return parts(self, Parameter)
        return [pair for pair in parts(self, Base) if not isinstance(pair[1], Parameter) and certain(pair[0] in self.buffers_)]

    def whole(self):
        """Whether all of the tree's parameters are known."""
        for name, module in self.tree():
            if not module.is_whole() or torn(module, ("training", "hooked_", "buffers_")):
                return False
        return True

    def all_tensors(self, buffers):
        found = []
        for place, module in self.tree():
            for name, tensor in module.own_tensors(buffers):
                found.append((name if place == "" else place + "." + name, tensor))
        return distinct(found)

    def parameters(self, recurse=True):
        if not self.whole():
            return unknown()
        return iter([pair[1] for pair in self.all_tensors(False)])

    def named_parameters(self, prefix="", recurse=True, remove_duplicate=True):
        if not self.whole() or prefix != "":
            return unknown()
        return iter([(pair[0], pair[1]) for pair in self.all_tensors(False)])

    def buffers(self, recurse=True):
        if not self.whole() or not known(self.buffers_):
            return unknown()
        return iter([pair[1] for pair in self.all_tensors(True)])

    def named_buffers(self, prefix="", recurse=True, remove_duplicate=True):
        if not self.whole() or not known(self.buffers_):
            return unknown()
        return iter([(pair[0], pair[1]) for pair in self.all_tensors(True)])

    def children(self):
        if not known(self.__dict__) or not self.is_whole():
            return unknown()
        return iter([pair[1] for pair in self.children_of()])

    def named_children(self):
        if not known(self.__dict__) or not self.is_whole():
            return unknown()
        return iter([(pair[0], pair[1]) for pair in self.children_of()])

    def modules(self):
        if not self.whole():
            return unknown()
        return iter([pair[1] for pair in self.tree()])

    def named_modules(self, memo=None, prefix="", remove_duplicate=True):
        if not self.whole():
            return unknown()
        return iter([(pair[0], pair[1]) for pair in self.tree()])

    def get_submodule(self, target):
        m = self
        for part in target.split("."):
            m = getattr(m, part)
        return m

    def add_module(self, name, module):
        if known(module) and module is not None and not isinstance(module, Module):
            raise TypeError(f"{typename(module)} is not a Module subclass")
        setattr(self, name, module)

    def register_module(self, name, module):
        self.add_module(name, module)

    def register_parameter(self, name, param):
        setattr(self, name, param)

    def register_buffer(self, name, tensor, persistent=True):
        if known(tensor) and tensor is not None and not isinstance(tensor, Base):
            raise TypeError(f"cannot assign '{typename(tensor)}' object to buffer '{name}' (torch Tensor or None required)")
        if any(certain(pair[0] == name) for pair in fields(self)) and not certain(name in self.buffers_):
            raise KeyError(f"attribute '{name}' already exists")
        super().__setattr__(name, tensor)
        if known(self.buffers_):
            super().__setattr__("buffers_", self.buffers_ + [name])

    # What changes it.

    def train(self, mode=True):
        if known(mode) and not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        for pair in self.tree():
            pair[1].training = mode
        return self

    def eval(self):
        return self.train(False)

    def requires_grad_(self, requires_grad=True):
        for pair in self.all_tensors(False):
            pair[1].requires_grad = requires_grad
        return self

    def zero_grad(self, set_to_none=True):
        for pair in self.all_tensors(False):
            pair[1].grad = unknown()

    def apply(self, fn):
        for pair in self.tree():
            fn(pair[1])
        return self

    def to(self, *args, **kwargs):
        device = kwargs["device"] if "device" in kwargs else None
        dtype = kwargs["dtype"] if "dtype" in kwargs else None
        for arg in args:
            if not known(arg):
                device = unknown()
                dtype = unknown() if dtype is None else dtype
            elif dtypes.is_dtype(arg):
                dtype = arg
            elif isinstance(arg, (Device, str)) or (isinstance(arg, int) and not isinstance(arg, bool)):
                device = device_of(arg)
            elif is_tensor(arg):
                device = arg.device
                dtype = arg.dtype
            elif isinstance(arg, (list, tuple, dict)):
                raise TypeError(f"to() received an invalid combination of arguments - got ({type_name(arg)}), but expected one of: "
                                "(torch.device device, torch.dtype dtype, …)")
        if dtypes.is_dtype(dtype) and not dtypes.is_floating(dtype):
            raise TypeError(f"nn.Module.to only accepts floating point or complex dtypes, but got desired dtype={dtype}")
        self.moved(device_of(device, None), dtype)
        return self

    def moved(self, device, dtype):
        """Puts all parameters and buffers on a device, in a dtype; None: as they are."""
        for _, module in self.tree():
            for name, x in parts(module, Base):
                if isinstance(x, Parameter) or certain(name in module.buffers_):
                    if not known(device) or device is not None:
                        x.device = device
                    if not known(dtype) or dtype is not None and certain(dtypes.is_floating(x.dtype)):
                        x.dtype = dtype

    def cuda(self, device=None):
        self.moved(Device("cuda") if certain(device is None) else unknown(), None)
        return self

    def cpu(self):
        self.moved(CPU, None)
        return self

    def half(self):
        self.moved(None, dtypes.float16)
        return self

    def bfloat16(self):
        self.moved(None, dtypes.bfloat16)
        return self

    def float(self):
        self.moved(None, dtypes.float32)
        return self

    def double(self):
        self.moved(None, dtypes.float64)
        return self

    def share_memory(self):
        return self

    def compile(self, *args, **kwargs):
        return None

    # Saving and loading.

    def state_dict(self, *args, destination=None, prefix="", keep_vars=False):
        if not self.whole() or not known(self.buffers_):
            return unknown(dict)
        found = {}
        for pair in self.all_tensors(False) + self.all_tensors(True):
            found[pair[0]] = pair[1].detach()
        return found

    def load_state_dict(self, state_dict, strict=True, assign=False):
        if known(state_dict) and not hasattr(state_dict, "keys"):
            raise TypeError(f"Expected state_dict to be dict-like, got <class '{typename(state_dict)}'>.")
        if not known(state_dict) or not isinstance(state_dict, dict) or not self.whole():
            return unknown()
        errors = []
        own = self.all_tensors(False)
        if certain(strict):
            lacking = [pair[0] for pair in own if pair[0] not in state_dict]
            if len(lacking) > 0:
                errors.append("Missing key(s) in state_dict: " + ", ".join([f'"{k}"' for k in lacking]) + ". ")
            names = [pair[0] for pair in own + self.all_tensors(True)]
            extra = [key for key in state_dict if key not in names]
            if len(extra) > 0 and known(self.buffers_):
                errors.append("Unexpected key(s) in state_dict: " + ", ".join([f'"{k}"' for k in extra]) + ". ")
        for pair in own:
            if pair[0] in state_dict and is_tensor(state_dict[pair[0]]) and shapes.differ(state_dict[pair[0]].dims, pair[1].dims):
                errors.append(f"size mismatch for {pair[0]}: copying a param with shape {shapes.size_text(state_dict[pair[0]].dims)} from "
                              f"checkpoint, the shape in current model is {shapes.size_text(pair[1].dims)}.")
        if len(errors) > 0:
            raise RuntimeError(f"Error(s) in loading state_dict for {type_name(self)}:\n\t" + "\n\t".join(errors))
        return unknown()

    # Hooks may change what a call gives.

    def register_forward_hook(self, hook, *, prepend=False, with_kwargs=False, always_call=False):
        super().__setattr__("hooked_", True)
        return unknown()

    def register_forward_pre_hook(self, hook, *, prepend=False, with_kwargs=False):
        super().__setattr__("hooked_", True)
        return unknown()


def fields(module):
    """[name, value] of an instance's attributes."""
    return [[name, value] for name, value in module.__dict__.items()]




def typename(x):
    """The type as torch's messages name it."""
    if isinstance(x, Tensor):
        name = dtypes.scalar_name(x.dtype) if dtypes.is_dtype(x.dtype) else "Float"
        return f"torch.{name}Tensor"
    return type_name(x)


def check_module(x):
    if known(x) and not isinstance(x, Module):
        raise TypeError(f"{typename(x)} is not a Module subclass")
