"""Layers of several inputs: sums, concatenation, products, attention."""

from models.crane import certain, known, require, unknown
from models.keras.base import KerasTensor, Layer, _eager, _Many, _start, shape_of, _start_any
from models.keras.shapes import broadcast, differ, is_open, opened, shown
from models.keras.versions import refuse


class _Merge(Layer, _Many):
    def __init__(self, **kwargs):
        _start(self, None, kwargs)

    def __call__(self, inputs, *args, **kwargs):
        if not known(inputs):
            return KerasTensor(unknown(), None, self, [inputs])
        if isinstance(inputs, KerasTensor):
            if len(args) > 0:
                refuse(TypeError, None, "too many positional arguments")
                return unknown()
            raise ValueError("A merge layer should be called on a list of inputs. Received: input_shape=" + str(inputs._dims)
                             + " (not a list of shapes)")
        if not isinstance(inputs, (list, tuple)):
            return unknown()
        shapes = [shape_of(x) for x in inputs]
        for x in inputs:
            if known(x) and isinstance(x, KerasTensor):
                x._uses.append(None)
        if not any([not known(x) or isinstance(x, KerasTensor) for x in inputs]):
            return self._of_data(inputs, shapes)
        result = self._merged(shapes) if len(shapes) > 0 else unknown()
        return KerasTensor(result, None, self, list(inputs))

    def _of_data(self, inputs, shapes):
        """Traced tensors; what the backend says of other data is not worked out."""
        if len(shapes) < 2 or not all([certain(getattr(x, "_graph", False)) for x in inputs]):
            return unknown()
        dims = self._merged(shapes)
        if not known(dims):
            return unknown()
        return _eager(tuple([unknown(int) if is_open(d) else d for d in dims]), inputs[0])

    def _merged(self, shapes):
        out = shapes[0]
        for shape in shapes[1:]:
            if not known(out) or not known(shape) or len(out) == 0 or len(shape) == 0:
                return unknown()
            a, b = out[1:], shape[1:]
            merged = broadcast(a, b)
            if merged is None:
                raise ValueError("Inputs have incompatible shapes. Received shapes " + shown(a) + " and " + shown(b))
            out = (None,) + merged
        return out


class Add(_Merge):
    pass


class Subtract(_Merge):
    def _merged(self, shapes):
        require(len(shapes) == 2, ValueError, lambda: "A `Subtract` layer should be called on exactly 2 inputs. Received: "
                "input_shape=[" + ", ".join([shown(s) for s in shapes]) + "]")
        return super()._merged(shapes)


class Multiply(_Merge):
    pass


class Average(_Merge):
    pass


class Maximum(_Merge):
    pass


class Minimum(_Merge):
    pass


class Concatenate(_Merge):
    def __init__(self, axis=-1, **kwargs):
        super().__init__(**kwargs)
        self._axis = axis

    def _merged(self, shapes):
        first = shapes[0]
        if not known(self._axis) or not isinstance(self._axis, int):
            return unknown()
        if not all([known(s) for s in shapes]):
            return unknown()
        ranks_equal = all([len(s) == len(first) for s in shapes])
        n = len(first)
        axis = self._axis if self._axis >= 0 else self._axis + n
        ok = ranks_equal
        if ok and axis < n:
            for shape in shapes:
                for i in range(1, n):
                    if i != axis and differ(first[i], shape[i]):
                        ok = False
        elif ok:
            return unknown()
        require(ok, ValueError, lambda: "A `Concatenate` layer requires inputs with matching shapes except for the concatenation "
                "axis. Received: input_shape=[" + ", ".join([shown(s) for s in shapes]) + "]")
        if len(shapes) == 1:
            return first
        total = 0
        out = list(first)
        for shape in shapes:
            total = opened(total, shape[axis]) if is_open(total) or is_open(shape[axis]) else total + shape[axis]
            for i in range(n):
                out[i] = out[i] if not is_open(out[i]) else (opened(out[i], shape[i]) if is_open(shape[i]) else shape[i])
        out[axis] = total
        return (None,) + tuple(out[1:])


class Dot(_Merge):
    def __init__(self, axes, normalize=False, **kwargs):
        super().__init__(**kwargs)
        self._axes = axes

    def _merged(self, shapes):
        require(len(shapes) == 2, ValueError, lambda: "A `Dot` layer should be called on a list of 2 inputs. Received: input_shape=["
                + ", ".join([shown(s) for s in shapes]) + "]")
        a, b = shapes
        axes = self._axes
        if not known(a) or not known(b) or not known(axes):
            return unknown()
        if isinstance(axes, int):
            axes = (axes if axes >= 0 else axes % len(a), axes if axes >= 0 else axes % len(b))
        if not isinstance(axes, (tuple, list)) or len(axes) != 2 or not all([known(i) and isinstance(i, int) for i in axes]):
            return unknown()
        i, j = axes
        if not (-len(a) <= i < len(a)) or not (-len(b) <= j < len(b)):
            return unknown()
        i, j = i % len(a), j % len(b)
        require(not differ(a[i], b[j]), ValueError, lambda: "Incompatible input shapes: axis values " + str(a[i]) + " (at axis "
                + str(i) + ") != " + str(b[j]) + " (at axis " + str(j) + "). Full input shapes: " + shown(a) + ", " + shown(b))
        if len(a) > 3 or len(b) > 3:
            return unknown()
        left = [a[k] for k in range(len(a)) if k != i]
        right = [b[k] for k in range(1, len(b)) if k != j]
        out = tuple(left + right)
        return out + (1,) if len(out) == 1 else out


def concatenate(inputs, axis=-1, **kwargs):
    return Concatenate(axis, **kwargs)(inputs)


def add(inputs, **kwargs):
    return Add(**kwargs)(inputs)


def subtract(inputs, **kwargs):
    return Subtract(**kwargs)(inputs)


def multiply(inputs, **kwargs):
    return Multiply(**kwargs)(inputs)


def average(inputs, **kwargs):
    return Average(**kwargs)(inputs)


def maximum(inputs, **kwargs):
    return Maximum(**kwargs)(inputs)


def minimum(inputs, **kwargs):
    return Minimum(**kwargs)(inputs)


def dot(inputs, axes=-1, **kwargs):
    return Dot(axes, **kwargs)(inputs)


class Attention(Layer, _Many):
    def __init__(self, use_scale=False, score_mode="dot", dropout=0.0, seed=None, **kwargs):
        _start(self, None, kwargs)

    def __call__(self, inputs, *args, **kwargs):
        if known(inputs) and isinstance(inputs, KerasTensor):
            refuse(ValueError, ValueError, "Attention layer must be called on a list of inputs, namely [query, value] or "
                   + "[query, value, key]. Received: inputs=" + str(inputs._dims) + ".")
        if not known(inputs) or not isinstance(inputs, (list, tuple)) or len(inputs) < 2 or not known(kwargs) or len(kwargs) > 0:
            return unknown()
        q, v = shape_of(inputs[0]), shape_of(inputs[1])
        if not known(q) or not known(v) or len(q) == 0 or len(v) == 0:
            return KerasTensor(unknown(), None, self, list(inputs))
        return KerasTensor(q[:-1] + (v[-1],), None, self, list(inputs))

    def _shape(self, shape):
        return unknown()


class AdditiveAttention(Attention):
    pass


class MultiHeadAttention(Layer, _Many):
    def __init__(self, num_heads, key_dim, value_dim=None, dropout=0.0, use_bias=True, output_shape=None, attention_axes=None,
                 kernel_initializer="glorot_uniform", bias_initializer="zeros", kernel_regularizer=None, bias_regularizer=None,
                 activity_regularizer=None, kernel_constraint=None, bias_constraint=None, seed=None, **kwargs):
        _start_any(self, kwargs)
        self._to = output_shape

    def __call__(self, query, value, key=None, query_mask=None, value_mask=None, key_mask=None, attention_mask=None,
                 return_attention_scores=False, training=None, use_causal_mask=False, mask=None):
        q = shape_of(query)
        symbolic = known(query) and isinstance(query, KerasTensor)
        if not symbolic or not certain(return_attention_scores == False):  # noqa: E712
            return unknown()
        if not known(q) or len(q) == 0:
            return KerasTensor(unknown(), None, self, [query, value])
        if self._to is None:
            return KerasTensor(q, None, self, [query, value])
        if known(self._to) and isinstance(self._to, int):
            return KerasTensor(q[:-1] + (self._to,), None, self, [query, value])
        return KerasTensor(unknown(), None, self, [query, value])

    def _shape(self, shape):
        return unknown()


