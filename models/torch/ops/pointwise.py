"""Element by element: arithmetic, comparison, functions of one tensor."""

from models.crane import certain, known, type_name, unknown, version
from models.torch import dtypes, shapes
from models.torch.base import is_tensor, plain, refuse, result, common_device
from models.torch.autograd_core import MODE


def number(x):
    """Whether x is certainly a Python number; its value may be unknown."""
    return dtypes.number_kind(x) is not None


def refused(x):
    """Whether x is certainly of a type that no operator of a tensor takes."""
    return known(x) and (x is None or isinstance(x, (list, tuple, str, dict, set)))


def is_new():
    """Whether torch is of the versions, from about 2.9 on, that raise more fitting types than RuntimeError."""
    return certain(version("torch") >= "2.9")


def unsupported(message):
    """What a kernel that lacks a dtype raises."""
    return NotImplementedError(message) if is_new() else RuntimeError(message)


def promoted(a, b):
    """The dtype of an operation on two tensors; one without dimensions counts as a number of its kind."""
    if not dtypes.differ(a.dtype, b.dtype):
        return a.dtype if known(a.dtype) and known(b.dtype) else unknown()
    if a.dims is None or b.dims is None:
        return unknown()
    if (len(a.dims) == 0) == (len(b.dims) == 0):
        return dtypes.promote(a.dtype, b.dtype)
    scalar = a.dtype if len(a.dims) == 0 else b.dtype
    other = b.dtype if len(a.dims) == 0 else a.dtype
    return other if scalar.kind <= other.kind else scalar


def arithmetic(a, b, symbol, saves=False):
    """a symbol b; `saves`: backward needs both operands."""
    if number(b):
        # A power needs its base.
        return result(a.dims, dtypes.with_scalar(a.dtype, b), [a], [a], True) if symbol.startswith("**") else result(
            a.dims, dtypes.with_scalar(a.dtype, b), [a])
    if refused(b):
        raise TypeError(f"unsupported operand type(s) for {symbol}: 'Tensor' and '{type_name(b)}'")
    if not is_tensor(b):
        return unknown()
    return result(shapes.broadcast(a.dims, b.dims), promoted(a, b), [a, b], [a, b] if saves else [], saves)


def as_operand(a, function):
    return a if is_tensor(a) else refuse(a, function)


def add(input, other, *, alpha=1, out=None):
    if not is_tensor(input):
        return other + input if is_tensor(other) and number(input) else refuse(input, "add")
    return arithmetic(input, other, "+")


def sub(input, other, *, alpha=1, out=None):
    if not is_tensor(input):
        return input - other if is_tensor(other) and number(input) else refuse(input, "sub")
    if is_tensor(other) and dtypes.certainly(input.dtype, "bool") and dtypes.certainly(other.dtype, "bool"):
        raise unsupported("Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` "
                          "operator instead.")
    return arithmetic(input, other, "-")


def mul(input, other, *, out=None):
    if not is_tensor(input):
        return other * input if is_tensor(other) and number(input) else refuse(input, "mul")
    # A sequence repeats itself by a tensor of one integer, so that these two types may be fine.
    if known(other) and isinstance(other, (list, tuple, str)):
        if certain(shapes.numel(input.dims) > 1):
            raise TypeError("only integer tensors of a single element can be converted to an index")
        return unknown()
    return arithmetic(input, other, "*", is_tensor(other))


def div(input, other, *, rounding_mode=None, out=None):
    if not is_tensor(input):
        return input / other if is_tensor(other) and number(input) else refuse(input, "div")
    r = arithmetic(input, other, "/", is_tensor(other))
    if known(r) and known(rounding_mode) and rounding_mode is None:
        r.dtype = dtypes.to_float(r.dtype)
    elif known(r) and not known(rounding_mode):
        r.dtype = unknown()
    return r


def floor_divide(input, other, *, out=None):
    return arithmetic(input, other, "//") if is_tensor(input) else refuse(input, "floor_divide")


def remainder(input, other, *, out=None):
    return arithmetic(input, other, "%") if is_tensor(input) else refuse(input, "remainder")


def pow(input, exponent, *, out=None):
    if not is_tensor(input):
        return input ** exponent if is_tensor(exponent) and number(input) else refuse(input, "pow")
    return arithmetic(input, exponent, "** or pow()", True)


def maximum(input, other, *, out=None):
    return _both(input, other, "maximum")


def minimum(input, other, *, out=None):
    return _both(input, other, "minimum")


def fmod(input, other, *, out=None):
    return arithmetic(input, other, "%") if is_tensor(input) else refuse(input, "fmod")


def atan2(input, other, *, out=None):
    return _both(input, other, "atan2")


def _both(input, other, function):
    if not is_tensor(input):
        return refuse(input, function)
    if not is_tensor(other):
        return refuse(other, function, "other", 2)
    return arithmetic(input, other, function)


def reflected(a, b, symbol):
    """b symbol a, where b is no tensor."""
    if number(b):
        return result(a.dims, dtypes.with_scalar(a.dtype, b), [a])
    if refused(b):
        raise TypeError(f"unsupported operand type(s) for {symbol}: '{type_name(b)}' and 'Tensor'")
    return unknown()


def radd(input, other):
    return reflected(input, other, "+")


def rsub(input, other):
    return reflected(input, other, "-")


def rmul(input, other):
    if known(other) and isinstance(other, (list, tuple, str)):
        return unknown()
    return reflected(input, other, "*")


def rtruediv(input, other):
    r = reflected(input, other, "/")
    if known(r):
        r.dtype = dtypes.to_float(r.dtype)
    return r


def rfloordiv(input, other):
    return reflected(input, other, "//")


def rmod(input, other):
    return reflected(input, other, "%")


def rpow(input, other):
    return reflected(input, other, "** or pow()")


def compare(a, b, symbol):
    """a symbol b, elementwise, for < <= > >=."""
    if number(b):
        return plain(a, a.dims, dtypes.bool_)
    if refused(b):
        raise TypeError(f"'{symbol}' not supported between instances of 'Tensor' and '{type_name(b)}'")
    if not is_tensor(b):
        return unknown()
    common_device([a, b])
    return plain(a, shapes.broadcast(a.dims, b.dims), dtypes.bool_)


def lt(input, other, *, out=None):
    return compare(input, other, "<") if is_tensor(input) else refuse(input, "lt")


def le(input, other, *, out=None):
    return compare(input, other, "<=") if is_tensor(input) else refuse(input, "le")


def gt(input, other, *, out=None):
    return compare(input, other, ">") if is_tensor(input) else refuse(input, "gt")


def ge(input, other, *, out=None):
    return compare(input, other, ">=") if is_tensor(input) else refuse(input, "ge")


def equals(input, other):
    """The == operator: False for what is no tensor or number."""
    if refused(other):
        return False
    return compare(input, other, "==")


def unequal(input, other):
    if refused(other):
        return True
    return compare(input, other, "!=")


def eq(input, other, *, out=None):
    return compare(input, other, "==") if is_tensor(input) else refuse(input, "eq")


def ne(input, other, *, out=None):
    return compare(input, other, "!=") if is_tensor(input) else refuse(input, "ne")


def bitwise(a, b, name, symbol):
    """& | ^ between integer or bool tensors."""
    if refused(b):
        raise TypeError(f"unsupported operand type(s) for {symbol}: 'Tensor' and '{type_name(b)}'")
    for x in (a, b):
        if is_tensor(x) and certain(dtypes.is_floating(x.dtype)):
            raise unsupported(f"\"bitwise_{name}_cpu\" not implemented for '{dtypes.scalar_name(x.dtype)}'")
    if number(b):
        return plain(a, a.dims, dtypes.with_scalar(a.dtype, b))
    if not is_tensor(b):
        return unknown()
    return plain(a, shapes.broadcast(a.dims, b.dims), promoted(a, b))


def bitwise_and(input, other):
    return bitwise(input, other, "and", "&") if is_tensor(input) else refuse(input, "bitwise_and")


def bitwise_or(input, other):
    return bitwise(input, other, "or", "|") if is_tensor(input) else refuse(input, "bitwise_or")


def bitwise_xor(input, other):
    return bitwise(input, other, "xor", "^") if is_tensor(input) else refuse(input, "bitwise_xor")


def bitwise_not(input):
    if not is_tensor(input):
        return refuse(input, "bitwise_not")
    if certain(dtypes.is_floating(input.dtype)):
        raise TypeError("~ (operator.invert) is only implemented on integer and Boolean-type tensors")
    return plain(input, input.dims, input.dtype)


def logical_not(input, *, out=None):
    return plain(input, input.dims, dtypes.bool_) if is_tensor(input) else refuse(input, "logical_not")


def logical_and(input, other, *, out=None):
    return _logical(input, other, "logical_and")


def logical_or(input, other, *, out=None):
    return _logical(input, other, "logical_or")


def logical_xor(input, other, *, out=None):
    return _logical(input, other, "logical_xor")


def _logical(input, other, function):
    if not is_tensor(input):
        return refuse(input, function)
    if not is_tensor(other):
        return refuse(other, function, "other", 2)
    return plain(input, shapes.broadcast(input.dims, other.dims), dtypes.bool_)


def neg(input):
    if not is_tensor(input):
        return refuse(input, "neg")
    if dtypes.certainly(input.dtype, "bool"):
        raise unsupported("Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use "
                          "the `~` or `logical_not()` operator instead.")
    return result(input.dims, input.dtype, [input])


def same(input):
    """A function that keeps shape and dtype (abs, sign, round, relu, clone, …)."""
    return result(input.dims, input.dtype, [input])


def abs(input, *, out=None):
    return same(input) if is_tensor(input) else refuse(input, "abs")


def sign(input, *, out=None):
    return same(input) if is_tensor(input) else refuse(input, "sign")


def round(input, *, decimals=0, out=None):
    return same(input) if is_tensor(input) else refuse(input, "round")


def floor(input, *, out=None):
    return same(input) if is_tensor(input) else refuse(input, "floor")


def ceil(input, *, out=None):
    return same(input) if is_tensor(input) else refuse(input, "ceil")


def trunc(input, *, out=None):
    return same(input) if is_tensor(input) else refuse(input, "trunc")


def square(input, *, out=None):
    return same(input) if is_tensor(input) else refuse(input, "square")


def nan_to_num(input, nan=0.0, posinf=None, neginf=None, *, out=None):
    return same(input) if is_tensor(input) else refuse(input, "nan_to_num")


def clone(input, *, memory_format=None):
    if not is_tensor(input):
        return refuse(input, "clone")
    r = same(input)
    r.value_facts = input.value_facts
    r.contiguous_ = input.contiguous_
    return r


def floated(input, function, saves=True):
    """A function that turns integers into floats and whose result backward needs (exp, sqrt, tanh, …)."""
    if not is_tensor(input):
        return refuse(input, function)
    return result(input.dims, dtypes.to_float(input.dtype), [input], [], saves)


def exp(input, *, out=None):
    return floated(input, "exp")


def expm1(input, *, out=None):
    return floated(input, "expm1")


def log(input, *, out=None):
    return floated(input, "log")


def log2(input, *, out=None):
    return floated(input, "log2")


def log10(input, *, out=None):
    return floated(input, "log10")


def log1p(input, *, out=None):
    return floated(input, "log1p")


def sqrt(input, *, out=None):
    return floated(input, "sqrt")


def rsqrt(input, *, out=None):
    return floated(input, "rsqrt")


def reciprocal(input, *, out=None):
    return floated(input, "reciprocal")


def sin(input, *, out=None):
    return floated(input, "sin")


def cos(input, *, out=None):
    return floated(input, "cos")


def tan(input, *, out=None):
    return floated(input, "tan")


def tanh(input, *, out=None):
    return floated(input, "tanh")


def atan(input, *, out=None):
    return floated(input, "atan")


def sigmoid(input, *, out=None):
    return floated(input, "sigmoid")


def erf(input, *, out=None):
    return floated(input, "erf")


def isnan(input):
    return plain(input, input.dims, dtypes.bool_) if is_tensor(input) else refuse(input, "isnan")


def isinf(input):
    return plain(input, input.dims, dtypes.bool_) if is_tensor(input) else refuse(input, "isinf")


def isfinite(input):
    return plain(input, input.dims, dtypes.bool_) if is_tensor(input) else refuse(input, "isfinite")


def clamp(input, min=None, max=None, *, out=None):
    if not is_tensor(input):
        return refuse(input, "clamp")
    if known(min) and known(max) and min is None and max is None:
        raise RuntimeError("torch.clamp: At least one of 'min' or 'max' must not be None")
    r = input
    for bound in (min, max):
        if number(bound):
            r = result(r.dims, dtypes.with_scalar(r.dtype, bound), [input])
        elif is_tensor(bound):
            return arithmetic(r, bound, "clamp")
        elif not known(bound):
            return unknown()
    return r


def relu(input, inplace=False):
    return same(input) if is_tensor(input) else refuse(input, "relu")


def where(condition, input=None, other=None, *, out=None):
    if not is_tensor(condition):
        return refuse(condition, "where", "condition", 1)
    if input is None and other is None:
        return unknown(tuple)
    if dtypes.is_dtype(condition.dtype) and condition.dtype.name not in ("bool", "uint8"):
        raise RuntimeError("where expected condition to be a boolean tensor, but got a tensor with dtype "
                           + dtypes.scalar_name(condition.dtype))
    dims = condition.dims
    dtype = unknown()
    inputs = [x for x in (input, other) if is_tensor(x)]
    for x in (input, other):
        if is_tensor(x):
            dims = shapes.broadcast(dims, x.dims)
        elif not number(x):
            return unknown()
    if len(inputs) == 2:
        dtype = promoted(input, other)
    elif len(inputs) == 1:
        dtype = dtypes.with_scalar(inputs[0].dtype, other if is_tensor(input) else input)
    else:
        return plain(condition, dims, dtypes.promote(dtypes.of_scalar(input), dtypes.of_scalar(other)))
    return result(dims, dtype, inputs)


def lerp(input, end, weight):
    return _both(input, end, "lerp")


def is_inplace_leaf(x):
    """Whether x is certainly a leaf that requires grad while gradients are recorded."""
    return certain(MODE.enabled) and certain(x.requires_grad) and certain(x.is_leaf_)


def inplace(input, r):
    """The end of an in-place operation whose result out of place would be r."""
    if is_inplace_leaf(input):
        raise RuntimeError("a leaf Variable that requires grad is being used in an in-place operation.")
    input.version = input.version + 1
    input.value_facts = None
    if not is_tensor(r):
        input.requires_grad = unknown(bool) if not certain(input.requires_grad) else True
        return input
    if shapes.differ(r.dims, input.dims):
        raise RuntimeError(f"output with shape [{shapes.text(input.dims)}] doesn't match the broadcast shape [{shapes.text(r.dims)}]")
    if dtypes.is_dtype(r.dtype) and dtypes.is_dtype(input.dtype) and r.dtype.kind > input.dtype.kind:
        raise RuntimeError(f"result type {dtypes.scalar_name(r.dtype)} can't be cast to the desired output type "
                           + dtypes.scalar_name(input.dtype))
    if certain(r.requires_grad):
        input.requires_grad = True
        input.node = r.node
        input.is_leaf_ = False
    elif not known(r.requires_grad) and not certain(input.requires_grad):
        input.requires_grad = unknown(bool)
        input.is_leaf_ = unknown(bool)
    return input


def add_(input, other, *, alpha=1):
    return inplace(input, add(input, other))


def sub_(input, other, *, alpha=1):
    return inplace(input, sub(input, other))


def mul_(input, other):
    return inplace(input, mul(input, other))


def div_(input, other, *, rounding_mode=None):
    return inplace(input, div(input, other, rounding_mode=rounding_mode))


def set_to(input, *args, **kwargs):
    """fill_, zero_, normal_, uniform_, clamp_, …: new values, nothing else."""
    return inplace(input, None)


def copy_(input, src, non_blocking=False):
    if is_tensor(src):
        r = result(shapes.broadcast(input.dims, src.dims), input.dtype, [src])
        r.device = input.device
        return inplace(input, r)
    return inplace(input, None)
