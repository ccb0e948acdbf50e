"""LSTM, GRU, RNN and their cells."""

from models.crane import certain, known, type_name, unknown
from models.torch import dtypes, shapes
from models.torch.base import is_tensor, result
from models.torch.nn.layers import weight
from models.torch.nn.module import Module
from models.torch.ops.linalg import shown, unlike


class Recurrent(Module):
    gates = 1

    def set_up(self, input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, proj_size):
        for name, x in (("hidden_size", hidden_size), ("num_layers", num_layers)):
            if known(x) and not isinstance(x, int):
                raise TypeError(f"{name} should be of type int, got: {type_name(x)}")
            if certain(x <= 0):
                raise ValueError(f"{name} must be greater than zero")
        if known(dropout) and isinstance(dropout, (int, float)) and (dropout < 0 or dropout > 1):
            raise ValueError("dropout should be a number in range [0, 1] representing the probability of an element being zeroed")
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.num_layers = num_layers
        self.bias = bias
        self.batch_first = batch_first
        self.dropout = dropout
        self.bidirectional = bidirectional
        self.proj_size = proj_size
        if known(num_layers) and known(bidirectional):
            self.make_weights()

    def make_weights(self):
        out = self.proj_size if certain(self.proj_size > 0) else self.hidden_size
        wide = self.hidden_size * self.gates
        ways = 2 if self.bidirectional else 1
        for layer in range(self.num_layers):
            size = self.input_size if layer == 0 else out * ways
            for suffix in ("", "_reverse")[:ways]:
                setattr(self, f"weight_ih_l{layer}{suffix}", weight((wide, size)))
                setattr(self, f"weight_hh_l{layer}{suffix}", weight((wide, out)))
                if certain(self.bias):
                    setattr(self, f"bias_ih_l{layer}{suffix}", weight((wide,)))
                    setattr(self, f"bias_hh_l{layer}{suffix}", weight((wide,)))
                if certain(self.proj_size > 0):
                    setattr(self, f"weight_hr_l{layer}{suffix}", weight((self.proj_size, self.hidden_size)))

    def flatten_parameters(self):
        return None

    def directions(self):
        if not known(self.bidirectional):
            return unknown(int)
        return 2 if self.bidirectional else 1

    def weights(self):
        return [pair[1] for pair in self.own_tensors(False)]

    def checked(self, input):
        """Raises for what no input may be; whether its shape is known."""
        name = type_name(self)
        if not is_tensor(input):
            if known(input) and isinstance(input, (list, tuple, int, float, str, dict)):
                raise AttributeError(f"'{type_name(input)}' object has no attribute 'dim'")
            return False
        if input.dims is None:
            return False
        if len(input.dims) not in (2, 3):
            raise ValueError(f"{name}: Expected input to be 2D or 3D, got {len(input.dims)}D instead")
        first = self.weights()
        if len(first) > 0 and dtypes.differ(input.dtype, first[0].dtype):
            raise ValueError(f"RNN input dtype ({input.dtype}) does not match weight dtype ({first[0].dtype}). Convert input: "
                             f"input.to({first[0].dtype}), or convert model: model.to({input.dtype})")
        if unlike(input.dims[-1], self.input_size):
            raise RuntimeError(f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {input.dims[-1]}")
        return True

    def shapes_of(self, input):
        """(shape of the output, shape of the hidden state) for an input of known rank."""
        ways = self.directions()
        out = self.proj_size if certain(self.proj_size > 0) else self.hidden_size
        layers = self.num_layers * ways
        if len(input.dims) == 2:
            return (input.dims[0], out * ways), (layers, out)
        batch = unknown(int)
        if known(self.batch_first):
            batch = input.dims[0] if self.batch_first else input.dims[1]
        return (input.dims[0], input.dims[1], out * ways), (layers, batch, out)

    def state_like(self, given, expected, label, rank):
        """Checks one given hidden state."""
        if is_tensor(given) and given.dims is not None and len(given.dims) == rank and shapes.differ(given.dims, expected):
            raise RuntimeError(f"Expected {label} size ({shapes.text(expected)}), got [{shapes.text(given.dims)}]")

    def produced(self, dims, input, states):
        """A result of input, states and weights."""
        ws = self.weights()
        inputs = [input] + [s for s in states if is_tensor(s)] + ws
        # Weights are saved that multiply with what needs grad: a state that does, or what a step or layer before gave.
        carried = any(certain(s.requires_grad) for s in inputs[1:len(inputs) - len(ws)])
        if not carried and known(input.dims) and len(input.dims) > 1 and known(self.batch_first):
            carried = certain(self.num_layers > 1) or certain(input.dims[1 if self.batch_first and len(input.dims) == 3 else 0] > 1)
        saved = [w for w in ws if len(w.dims) == 2] if carried else []
        return result(dims, input.dtype, inputs, saved, True)


class LSTM(Recurrent):
    __real__ = "torch.nn.modules.rnn.LSTM"
    gates = 4

    def __init__(self, input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False, proj_size=0,
                 device=None, dtype=None):
        super().__init__()
        self.set_up(input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, proj_size)

    def forward(self, input, hx=None):
        if not self.checked(input):
            return (unknown(), (unknown(), unknown()))
        out, hidden = self.shapes_of(input)
        cell = tuple(hidden[:-1]) + (self.hidden_size,)
        states = []
        if known(hx) and isinstance(hx, (list, tuple)):
            if len(hx) != 2:
                more = "not enough" if len(hx) < 2 else "too many"
                raise ValueError(f"{more} values to unpack (expected 2)")
            states = [x for x in hx if is_tensor(x)]
            self.ranks(states, input)
            self.state_like(hx[0], hidden, "hidden[0]", len(hidden))
            self.state_like(hx[1], cell, "hidden[1]", len(cell))
        elif is_tensor(hx) and hx.dims is not None and len(hx.dims) > 0 and certain(hx.dims[0] < 2):
            raise IndexError(f"index 1 is out of bounds for dimension 0 with size {hx.dims[0]}")
        elif not known(hx) or is_tensor(hx):
            return (unknown(), (unknown(), unknown()))
        h = self.produced(hidden, input, states)
        return (self.produced(out, input, states), (h, self.produced(cell, input, states)))

    def ranks(self, states, input):
        if len(states) == 2 and states[0].dims is not None and states[1].dims is not None:
            a, b = len(states[0].dims), len(states[1].dims)
            wanted = len(input.dims)
            if a != wanted or b != wanted:
                kind = "batched 3-D" if wanted == 3 else "unbatched 2-D"
                raise RuntimeError(f"For {kind} input, hx and cx should also be {wanted}-D but got ({a}-D, {b}-D) tensors")


class GRU(Recurrent):
    __real__ = "torch.nn.modules.rnn.GRU"
    gates = 3

    def __init__(self, input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False, device=None,
                 dtype=None):
        super().__init__()
        self.set_up(input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, 0)

    def forward(self, input, hx=None):
        if not self.checked(input):
            return (unknown(), unknown())
        out, hidden = self.shapes_of(input)
        states = []
        if known(hx) and isinstance(hx, (list, tuple)):
            raise AttributeError(f"'{type_name(hx)}' object has no attribute 'dim'")
        if is_tensor(hx):
            states = [hx]
            if hx.dims is not None and len(hx.dims) != len(input.dims):
                kind = "batched" if len(input.dims) == 3 else "unbatched"
                raise RuntimeError(f"For {kind} {len(input.dims)}-D input, hx should also be {len(input.dims)}-D but got {len(hx.dims)}-D tensor")
            self.state_like(hx, hidden, "hidden", len(hidden))
        elif not known(hx):
            return (unknown(), unknown())
        return (self.produced(out, input, states), self.produced(hidden, input, states))


class RNN(GRU):
    __real__ = "torch.nn.modules.rnn.RNN"
    gates = 1

    def __init__(self, input_size, hidden_size, num_layers=1, nonlinearity="tanh", bias=True, batch_first=False, dropout=0.0,
                 bidirectional=False, device=None, dtype=None):
        super(GRU, self).__init__()
        if known(nonlinearity) and nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'.")
        self.set_up(input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, 0)


class Cell(Module):
    gates = 1

    def __init__(self, input_size, hidden_size, bias=True, device=None, dtype=None):
        super().__init__()
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.weight_ih = weight((self.gates * hidden_size, input_size))
        self.weight_hh = weight((self.gates * hidden_size, hidden_size))
        self.bias_ih = weight((self.gates * hidden_size,))
        self.bias_hh = weight((self.gates * hidden_size,))

    def step(self, input, states):
        if not is_tensor(input) or input.dims is None:
            return unknown()
        if len(input.dims) not in (1, 2):
            raise ValueError(f"{type_name(self)}: Expected input to be 1D or 2D, got {len(input.dims)}D instead")
        if unlike(input.dims[-1], self.input_size):
            raise RuntimeError(f"input has inconsistent input_size: got {input.dims[-1]} expected {self.input_size}")
        for h in states:
            if len(input.dims) == 2 and h.dims is not None and len(h.dims) == 2:
                if unlike(h.dims[0], input.dims[0]):
                    raise RuntimeError(f"Input batch size {input.dims[0]} doesn't match hidden0 batch size {h.dims[0]}")
                if unlike(h.dims[1], self.hidden_size):
                    raise RuntimeError(f"hidden0 has inconsistent hidden_size: got {shown(h.dims[1])}, expected {self.hidden_size}")
        inputs = [input] + states + [self.weight_ih, self.weight_hh]
        return result(tuple(input.dims[:-1]) + (self.hidden_size,), input.dtype, inputs, [self.weight_hh] if len(states) > 0 else [], True)


class LSTMCell(Cell):
    __real__ = "torch.nn.modules.rnn.LSTMCell"
    gates = 4

    def forward(self, input, hx=None):
        states = [x for x in hx if is_tensor(x)] if known(hx) and isinstance(hx, (list, tuple)) else []
        return (self.step(input, states), self.step(input, states))


class GRUCell(Cell):
    __real__ = "torch.nn.modules.rnn.GRUCell"
    gates = 3

    def forward(self, input, hx=None):
        return self.step(input, [hx] if is_tensor(hx) else [])


class RNNCell(GRUCell):
    __real__ = "torch.nn.modules.rnn.RNNCell"
    gates = 1

    def __init__(self, input_size, hidden_size, bias=True, nonlinearity="tanh", device=None, dtype=None):
        super().__init__(input_size, hidden_size, bias)
