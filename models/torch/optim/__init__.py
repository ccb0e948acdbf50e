"""torch.optim."""

from models.torch.optim.optimizer import LBFGS, SGD, Adadelta, Adagrad, Adam, Adamax, AdamW, NAdam, Optimizer, RAdam, RMSprop
