"""The optimisers."""

from models.crane import certain, known, type_name, unknown
from models.torch.base import is_tensor
from models.torch.nn.module import Module, typename


def in_range(x, name, low=0.0, high=None):
    """Raises ValueError for a number out of bounds; TypeError for what cannot be compared."""
    if not known(x) or is_tensor(x) or x is None:
        return
    if isinstance(x, (str, list, tuple, dict)):
        raise TypeError(f"'<=' not supported between instances of 'float' and '{type_name(x)}'")
    if isinstance(x, (int, float)) and (x < low or (high is not None and x >= high)):
        raise ValueError(f"Invalid {name}: {x}")


def check_betas(betas):
    if known(betas) and isinstance(betas, (list, tuple)):
        for i in range(len(betas)):
            b = betas[i]
            if known(b) and isinstance(b, (int, float)) and (b < 0.0 or b >= 1.0):
                raise ValueError(f"Invalid beta parameter at index {i}: {b}")


class Optimizer:
    __real__ = "torch.optim.optimizer.Optimizer"

    def __init__(self, params, defaults):
        self.defaults = defaults
        self.state = unknown(dict)
        self.param_groups = self.groups_of(params, defaults)

    def groups_of(self, params, defaults):
        """The param_groups; unknown where the parameters are."""
        if is_tensor(params):
            raise TypeError(f"params argument given to the optimizer should be an iterable of Tensors or dicts, but got {typename(params)}")
        if not known(params):
            return unknown(list)
        if isinstance(params, Module) and not hasattr(params, "__iter__"):
            raise TypeError(f"'{type_name(params)}' object is not iterable")
        items = list(params)
        if not known(items):
            return unknown(list)
        if len(items) == 0:
            raise ValueError("optimizer got an empty parameter list")
        if known(items[0]) and isinstance(items[0], dict):
            return [self.group_of(g, defaults) for g in items]
        return [self.group_of({"params": items}, defaults)]

    def group_of(self, group, defaults):
        if not known(group) or not isinstance(group, dict):
            return unknown(dict)
        params = group["params"]
        if is_tensor(params):
            params = [params]
        elif known(params):
            params = list(params)
        if known(params):
            for p in params:
                self.check_param(p)
        found = {"params": params}
        for key in defaults:
            found[key] = defaults[key]
        for key in group:
            if key != "params":
                found[key] = group[key]
        return found

    def check_param(self, p):
        if known(p) and isinstance(p, tuple) and len(p) == 2:
            return
        if known(p) and not is_tensor(p):
            raise TypeError(f"optimizer can only optimize Tensors, but one of the params is {type_name(p)}")
        if is_tensor(p) and certain(p.is_leaf_ == False):  # noqa: E712
            raise ValueError("can't optimize a non-leaf Tensor")

    def tensors(self):
        found = []
        if not known(self.param_groups):
            return found
        for group in self.param_groups:
            if known(group) and known(group["params"]):
                found = found + [p for p in group["params"] if is_tensor(p)]
        return found

    def zero_grad(self, set_to_none=True):
        for p in self.tensors():
            p.grad = unknown()

    def step(self, closure=None):
        for p in self.tensors():
            p.version = p.version + 1 if known(p.grad) else unknown(int)
        return None if certain(closure is None) else unknown()

    def add_param_group(self, param_group):
        if known(self.param_groups):
            self.param_groups.append(self.group_of(param_group, self.defaults))

    def state_dict(self):
        return unknown(dict)

    def load_state_dict(self, state_dict):
        return None


class SGD(Optimizer):
    __real__ = "torch.optim.sgd.SGD"

    def __init__(self, params, lr=1e-3, momentum=0, dampening=0, weight_decay=0, nesterov=False, *, maximize=False, foreach=None,
                 differentiable=False, fused=None):
        in_range(lr, "learning rate")
        in_range(momentum, "momentum value")
        in_range(weight_decay, "weight_decay value")
        if certain(nesterov) and (certain(momentum <= 0) or certain(dampening != 0)):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        super().__init__(params, {"lr": lr, "momentum": momentum, "dampening": dampening, "weight_decay": weight_decay, "nesterov": nesterov})


class Adam(Optimizer):
    __real__ = "torch.optim.adam.Adam"

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, amsgrad=False, *, foreach=None, maximize=False,
                 capturable=False, differentiable=False, fused=None, decoupled_weight_decay=False):
        in_range(lr, "learning rate")
        in_range(eps, "epsilon value")
        check_betas(betas)
        in_range(weight_decay, "weight_decay value")
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "amsgrad": amsgrad})


class AdamW(Optimizer):
    __real__ = "torch.optim.adamw.AdamW"

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=1e-2, amsgrad=False, *, maximize=False, foreach=None,
                 capturable=False, differentiable=False, fused=None):
        in_range(lr, "learning rate")
        in_range(eps, "epsilon value")
        check_betas(betas)
        in_range(weight_decay, "weight_decay value")
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "amsgrad": amsgrad})


class NAdam(Adam):
    __real__ = "torch.optim.nadam.NAdam"

    def __init__(self, params, lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, momentum_decay=4e-3, decoupled_weight_decay=False, *,
                 foreach=None, maximize=False, capturable=False, differentiable=False):
        super().__init__(params, lr, betas, eps, weight_decay)


class RAdam(Adam):
    __real__ = "torch.optim.radam.RAdam"

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, decoupled_weight_decay=False, *, foreach=None,
                 maximize=False, capturable=False, differentiable=False):
        super().__init__(params, lr, betas, eps, weight_decay)


class Adamax(Adam):
    __real__ = "torch.optim.adamax.Adamax"

    def __init__(self, params, lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, foreach=None, *, maximize=False, differentiable=False,
                 capturable=False):
        super().__init__(params, lr, betas, eps, weight_decay)


class RMSprop(Optimizer):
    __real__ = "torch.optim.rmsprop.RMSprop"

    def __init__(self, params, lr=1e-2, alpha=0.99, eps=1e-8, weight_decay=0, momentum=0, centered=False, capturable=False, foreach=None,
                 maximize=False, differentiable=False):
        in_range(lr, "learning rate")
        in_range(eps, "epsilon value")
        in_range(momentum, "momentum value")
        in_range(weight_decay, "weight_decay value")
        super().__init__(params, {"lr": lr, "alpha": alpha, "eps": eps, "weight_decay": weight_decay, "momentum": momentum})


class Adagrad(Optimizer):
    __real__ = "torch.optim.adagrad.Adagrad"

    def __init__(self, params, lr=1e-2, lr_decay=0, weight_decay=0, initial_accumulator_value=0, eps=1e-10, foreach=None, *, maximize=False,
                 differentiable=False, fused=None):
        in_range(lr, "learning rate")
        in_range(weight_decay, "weight_decay value")
        super().__init__(params, {"lr": lr, "lr_decay": lr_decay, "weight_decay": weight_decay, "eps": eps})


class Adadelta(Optimizer):
    __real__ = "torch.optim.adadelta.Adadelta"

    def __init__(self, params, lr=1.0, rho=0.9, eps=1e-6, weight_decay=0, foreach=None, *, capturable=False, maximize=False,
                 differentiable=False):
        in_range(lr, "learning rate")
        in_range(weight_decay, "weight_decay value")
        super().__init__(params, {"lr": lr, "rho": rho, "eps": eps, "weight_decay": weight_decay})


class LBFGS(Optimizer):
    __real__ = "torch.optim.lbfgs.LBFGS"

    def __init__(self, params, lr=1, max_iter=20, max_eval=None, tolerance_grad=1e-7, tolerance_change=1e-9, history_size=100,
                 line_search_fn=None):
        super().__init__(params, {"lr": lr})

    def step(self, closure):
        return unknown()
