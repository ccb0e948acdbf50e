"""Activations and dropout."""

from models.torch import create
from models.torch.nn import functional as F
from models.torch.nn.module import Module
from models.torch.tensor import Parameter


class Inplace(Module):
    def __init__(self, inplace=False):
        super().__init__()
        self.inplace = inplace


class ReLU(Inplace):
    __real__ = "torch.nn.modules.activation.ReLU"

    def forward(self, input):
        return F.relu(input)


class ReLU6(Inplace):
    __real__ = "torch.nn.modules.activation.ReLU6"

    def forward(self, input):
        return F.relu6(input)


class SELU(Inplace):
    __real__ = "torch.nn.modules.activation.SELU"

    def forward(self, input):
        return F.selu(input)


class SiLU(Inplace):
    __real__ = "torch.nn.modules.activation.SiLU"

    def forward(self, input):
        return F.silu(input)


class Mish(Inplace):
    __real__ = "torch.nn.modules.activation.Mish"

    def forward(self, input):
        return F.mish(input)


class Hardswish(Inplace):
    __real__ = "torch.nn.modules.activation.Hardswish"

    def forward(self, input):
        return F.hardswish(input)


class Hardsigmoid(Inplace):
    __real__ = "torch.nn.modules.activation.Hardsigmoid"

    def forward(self, input):
        return F.hardsigmoid(input)


class LeakyReLU(Module):
    __real__ = "torch.nn.modules.activation.LeakyReLU"

    def __init__(self, negative_slope=0.01, inplace=False):
        super().__init__()
        self.negative_slope = negative_slope

    def forward(self, input):
        return F.leaky_relu(input)


class ELU(Module):
    __real__ = "torch.nn.modules.activation.ELU"

    def __init__(self, alpha=1.0, inplace=False):
        super().__init__()

    def forward(self, input):
        return F.elu(input)


class CELU(ELU):
    __real__ = "torch.nn.modules.activation.CELU"


class GELU(Module):
    __real__ = "torch.nn.modules.activation.GELU"

    def __init__(self, approximate="none"):
        super().__init__()

    def forward(self, input):
        return F.gelu(input)


class PReLU(Module):
    __real__ = "torch.nn.modules.activation.PReLU"

    def __init__(self, num_parameters=1, init=0.25, device=None, dtype=None):
        super().__init__()
        self.num_parameters = num_parameters
        self.weight = Parameter(create.made((num_parameters,), dtype, device))

    def forward(self, input):
        return F.prelu(input, self.weight)


class Hardtanh(Module):
    __real__ = "torch.nn.modules.activation.Hardtanh"

    def __init__(self, min_val=-1.0, max_val=1.0, inplace=False, min_value=None, max_value=None):
        super().__init__()

    def forward(self, input):
        return F.hardtanh(input)


class Softplus(Module):
    __real__ = "torch.nn.modules.activation.Softplus"

    def __init__(self, beta=1.0, threshold=20.0):
        super().__init__()

    def forward(self, input):
        return F.softplus(input)


class Sigmoid(Module):
    __real__ = "torch.nn.modules.activation.Sigmoid"

    def forward(self, input):
        return F.sigmoid(input)


class Tanh(Module):
    __real__ = "torch.nn.modules.activation.Tanh"

    def forward(self, input):
        return F.tanh(input)


class Softsign(Module):
    __real__ = "torch.nn.modules.activation.Softsign"

    def forward(self, input):
        return F.softsign(input)


class LogSigmoid(Module):
    __real__ = "torch.nn.modules.activation.LogSigmoid"

    def forward(self, input):
        return F.logsigmoid(input)


class Softmax(Module):
    __real__ = "torch.nn.modules.activation.Softmax"

    def __init__(self, dim=None):
        super().__init__()
        self.dim = dim

    def forward(self, input):
        return F.softmax(input, self.dim)


class LogSoftmax(Module):
    __real__ = "torch.nn.modules.activation.LogSoftmax"

    def __init__(self, dim=None):
        super().__init__()
        self.dim = dim

    def forward(self, input):
        return F.log_softmax(input, self.dim)


class GLU(Module):
    __real__ = "torch.nn.modules.activation.GLU"

    def __init__(self, dim=-1):
        super().__init__()
        self.dim = dim

    def forward(self, input):
        return F.glu(input, self.dim)


class Dropping(Module):
    """The dropouts: a probability, and the input's shape."""

    def __init__(self, p=0.5, inplace=False):
        super().__init__()
        F.probability(p)
        self.p = p
        self.inplace = inplace

    def forward(self, input):
        return F.dropout(input, self.p)


class Dropout(Dropping):
    __real__ = "torch.nn.modules.dropout.Dropout"


class Dropout1d(Dropping):
    __real__ = "torch.nn.modules.dropout.Dropout1d"


class Dropout2d(Dropping):
    __real__ = "torch.nn.modules.dropout.Dropout2d"


class Dropout3d(Dropping):
    __real__ = "torch.nn.modules.dropout.Dropout3d"


class AlphaDropout(Dropping):
    __real__ = "torch.nn.modules.dropout.AlphaDropout"
