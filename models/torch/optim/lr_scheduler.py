"""torch.optim.lr_scheduler."""

from models.crane import known, type_name, unknown
from models.torch.optim.optimizer import Optimizer


class LRScheduler:
    __real__ = ("torch.optim.lr_scheduler.LRScheduler", "torch.optim.lr_scheduler._LRScheduler")

    def __init__(self, optimizer, last_epoch=-1, verbose=False):
        if known(optimizer) and not isinstance(optimizer, Optimizer):
            raise TypeError(f"{type_name(optimizer)} is not an Optimizer")
        self.optimizer = optimizer
        self.last_epoch = unknown(int)

    def step(self, epoch=None):
        # The learning rates of the groups change.
        if known(self.optimizer) and known(self.optimizer.param_groups):
            for group in self.optimizer.param_groups:
                if known(group):
                    group["lr"] = unknown(float)

    def get_last_lr(self):
        return unknown(list)

    def get_lr(self):
        return unknown(list)

    def state_dict(self):
        return unknown(dict)

    def load_state_dict(self, state_dict):
        return None


class StepLR(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.StepLR"

    def __init__(self, optimizer, step_size, gamma=0.1, last_epoch=-1, verbose=False):
        super().__init__(optimizer)


class MultiStepLR(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.MultiStepLR"

    def __init__(self, optimizer, milestones, gamma=0.1, last_epoch=-1, verbose=False):
        super().__init__(optimizer)


class ExponentialLR(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.ExponentialLR"

    def __init__(self, optimizer, gamma, last_epoch=-1, verbose=False):
        super().__init__(optimizer)


class LambdaLR(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.LambdaLR"

    def __init__(self, optimizer, lr_lambda, last_epoch=-1, verbose=False):
        super().__init__(optimizer)


class CosineAnnealingLR(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.CosineAnnealingLR"

    def __init__(self, optimizer, T_max, eta_min=0.0, last_epoch=-1, verbose=False):
        super().__init__(optimizer)


class CosineAnnealingWarmRestarts(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.CosineAnnealingWarmRestarts"

    def __init__(self, optimizer, T_0, T_mult=1, eta_min=0.0, last_epoch=-1, verbose=False):
        super().__init__(optimizer)


class LinearLR(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.LinearLR"

    def __init__(self, optimizer, start_factor=1.0 / 3, end_factor=1.0, total_iters=5, last_epoch=-1, verbose=False):
        super().__init__(optimizer)


class OneCycleLR(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.OneCycleLR"

    def __init__(self, optimizer, max_lr, total_steps=None, epochs=None, steps_per_epoch=None, pct_start=0.3, anneal_strategy="cos",
                 cycle_momentum=True, base_momentum=0.85, max_momentum=0.95, div_factor=25.0, final_div_factor=1e4, three_phase=False,
                 last_epoch=-1, verbose=False):
        if all(known(x) and x is None for x in (total_steps, epochs, steps_per_epoch)):
            raise ValueError("You must define either total_steps OR (epochs AND steps_per_epoch)")
        super().__init__(optimizer)


class CyclicLR(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.CyclicLR"

    def __init__(self, optimizer, base_lr, max_lr, step_size_up=2000, step_size_down=None, mode="triangular", gamma=1.0, scale_fn=None,
                 scale_mode="cycle", cycle_momentum=True, base_momentum=0.8, max_momentum=0.9, last_epoch=-1, verbose=False):
        super().__init__(optimizer)


class ReduceLROnPlateau(LRScheduler):
    __real__ = "torch.optim.lr_scheduler.ReduceLROnPlateau"

    def __init__(self, optimizer, mode="min", factor=0.1, patience=10, threshold=1e-4, threshold_mode="rel", cooldown=0, min_lr=0, eps=1e-8,
                 verbose=False):
        if known(factor) and isinstance(factor, (int, float)) and factor >= 1.0:
            raise ValueError("Factor should be < 1.0.")
        super().__init__(optimizer)
        if known(mode) and mode not in ("min", "max"):
            raise ValueError(f"mode {mode} is unknown!")

    def step(self, metrics, epoch=None):
        super().step()
