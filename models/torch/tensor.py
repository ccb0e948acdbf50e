"""torch.Tensor: the operations of ops/ as methods, and what converts to and from plain Python."""

from models.crane import certain, known, type_name, unknown
from models.data import Facts, joined_shape
from models.torch import dtypes, shapes
from models.torch.attributes import TENSOR
from models.torch.autograd_core import run_backward
from models.torch.base import CPU, Base, Device, Spec, device_of, device_type, facts_of, is_tensor, plain, result
from models.torch.conversions import legacy, legacy_dtype, moved_to
from models.torch.ops import index, linalg, pointwise, reduce, views


class Tensor(Base):
    __real__ = "torch.Tensor"

    def __init__(self, *data, device=None, spec=None):
        if spec is not None:
            self.fill(spec)
        else:
            self.fill(legacy(data, dtypes.float32))

    def build(self, spec):
        return Tensor(spec=spec)

    def make(self, dims, dtype):
        """A tensor on this device that needs no gradient."""
        return plain(self, dims, dtype)

    def __crane_merge__(self, other):
        a, b = self, other
        dims = None
        if a.dims is not None and b.dims is not None and len(a.dims) == len(b.dims):
            dims = joined_shape(a.dims, b.dims)
        # What of them cannot be said to be the same is not known.
        grad = a.requires_grad if certain(a.requires_grad == b.requires_grad) else unknown(bool)
        dtype = a.dtype if certain(a.dtype == b.dtype) else unknown()
        device = a.device if certain(a.device == b.device) else unknown()
        if a.merged_ and (dims is None) == (a.dims is None) and known(grad) == known(a.requires_grad) and known(dtype) == known(a.dtype) \
                and known(device) == known(a.device) and (dims is None or all([known(d) == known(e) for d, e in zip(dims, a.dims)])):
            return self
        new = self.build(Spec(dims, dtype, device, grad, None, unknown(bool), None))
        new.merged_ = True
        return new

    def __getattr__(self, name):
        if name in TENSOR:
            return unknown()
        raise AttributeError(f"'{type_name(self)}' object has no attribute '{name}'")

    def __crane_array__(self):
        return facts_of(self)

    def __crane_shown__(self, summary):
        """Shape and dtype as an output shows them, where they are not known."""
        from models.numpy.nd import shown_about
        types = summary.get("types", {})
        name = types.get("type")
        about = shown_about(Facts(unknown() if self.dims is None else self.dims), summary) if name is None or name == "torch.Tensor" else None
        if about is None:
            return False
        dtype = dtypes.named(types.get("dtype")) if types.get("dtype") is not None and not known(self.dtype) else self.dtype
        self.reshaped(about.shape if known(about.shape) else self.dims, dtype)
        return True

    def __repr__(self):
        return unknown(str)

    def __str__(self):
        return unknown(str)

    def __format__(self, spec):
        return unknown(str)

    def __hash__(self):
        return unknown(int)

    def __len__(self):
        if self.dims is None:
            return unknown(int)
        if len(self.dims) == 0:
            raise TypeError("len() of a 0-d tensor")
        return self.dims[0]

    def __bool__(self):
        count = shapes.numel(self.dims)
        if certain(count > 1):
            raise RuntimeError("Boolean value of Tensor with more than one value is ambiguous")
        return unknown(bool)

    def single(self):
        """Raises if this certainly has another number of elements than one."""
        count = shapes.numel(self.dims)
        if known(count) and count != 1:
            raise RuntimeError(f"a Tensor with {count} elements cannot be converted to Scalar")

    def item(self):
        self.single()
        if not dtypes.is_dtype(self.dtype):
            return unknown()
        return unknown([bool, int, float, complex][self.dtype.kind])

    def __float__(self):
        if pointwise.is_new() and certain(shapes.numel(self.dims) != 1):
            raise ValueError("only one element tensors can be converted to Python scalars")
        self.single()
        return unknown(float)

    def __int__(self):
        self.single()
        return unknown(int)

    def __index__(self):
        self.single()
        return unknown(int)

    def tolist(self):
        if self.dims is None:
            return unknown()
        return self.item() if len(self.dims) == 0 else unknown(list)

    def numpy(self, *, force=False):
        if not certain(force):
            if device_type(self.device) == "cuda" and known(device_type(self.device)):
                raise TypeError("can't convert cuda:0 device type tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first.")
            if certain(self.requires_grad):
                raise RuntimeError("Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.")
            if dtypes.certainly(self.dtype, "bfloat16"):
                raise TypeError("Got unsupported ScalarType BFloat16")
        from models.numpy import asarray
        return asarray(views.detach(self))

    def __array__(self, dtype=None):
        return self.numpy()

    @property
    def data(self):
        return views.detach(self)

    @data.setter
    def data(self, new):
        if is_tensor(new):
            self.reshaped(new.dims, new.dtype)
            self.device = new.device
        else:
            self.reshaped(None, unknown())

    @property
    def grad_fn(self):
        if certain(self.is_leaf_):
            return None
        return unknown()

    @property
    def is_leaf(self):
        return self.is_leaf_

    @property
    def ndim(self):
        return views.dim(self)

    @property
    def is_cuda(self):
        kind = device_type(self.device)
        return kind == "cuda" if known(kind) else unknown(bool)

    @property
    def T(self):
        return views.numpy_T(self)

    @property
    def mT(self):
        return views.mT(self)

    def backward(self, gradient=None, retain_graph=None, create_graph=False, inputs=None):
        if certain(self.requires_grad == False):  # noqa: E712
            raise RuntimeError("element 0 of tensors does not require grad and does not have a grad_fn")
        count = shapes.numel(self.dims)
        if certain(gradient is None) and known(count) and count != 1:
            raise RuntimeError("grad can be implicitly created only for scalar outputs")
        if known(gradient) and is_tensor(gradient) and shapes.differ(gradient.dims, self.dims):
            raise RuntimeError(f"Mismatch in shape: grad_output[0] has a shape of {shapes.size_text(gradient.dims)} and output[0] has a shape "
                               f"of {shapes.size_text(self.dims)}.")
        if certain(self.requires_grad):
            if certain(self.is_leaf_):
                self.grad = self.make(self.dims, self.dtype)
            keep = retain_graph if known(retain_graph) and retain_graph is not None else create_graph
            run_backward(self.node, keep if known(keep) else True)

    def requires_grad_(self, requires_grad=True):
        if certain(requires_grad) and certain(dtypes.is_floating(self.dtype) == False):  # noqa: E712
            raise RuntimeError("only Tensors of floating point dtype can require gradients")
        if certain(requires_grad == False) and certain(self.is_leaf_ == False):  # noqa: E712
            raise RuntimeError("you can only change requires_grad flags of leaf variables. If you want to use a computed variable in a "
                               "subgraph that doesn't require differentiation use var_no_grad = var.detach().")
        self.requires_grad = requires_grad
        return self

    def detach_(self):
        self.requires_grad = False
        self.is_leaf_ = True
        self.node = None
        return self

    def to(self, *args, **kwargs):
        return moved_to(self, args, kwargs)

    def cast(self, dtype):
        """The same values in another dtype."""
        if known(dtype) and dtypes.is_dtype(self.dtype) and dtypes.is_dtype(dtype) and dtype.name == self.dtype.name:
            return self
        r = result(self.dims, dtype, [self])
        r.contiguous_ = self.contiguous_
        if self.value_facts is not None and dtypes.is_dtype(dtype) and certain(dtypes.is_floating(self.dtype) == False):  # noqa: E712
            r.value_facts = self.value_facts
        return r

    def type(self, dtype=None, non_blocking=False):
        if not known(dtype):
            return self.cast(unknown())
        if dtype is None:
            return unknown(str)
        if dtypes.is_dtype(dtype):
            return self.cast(dtype)
        return self.cast(legacy_dtype(dtype))

    def float(self, memory_format=None):
        return self.cast(dtypes.float32)

    def double(self, memory_format=None):
        return self.cast(dtypes.float64)

    def half(self, memory_format=None):
        return self.cast(dtypes.float16)

    def bfloat16(self, memory_format=None):
        return self.cast(dtypes.bfloat16)

    def long(self, memory_format=None):
        return self.cast(dtypes.int64)

    def int(self, memory_format=None):
        return self.cast(dtypes.int32)

    def short(self, memory_format=None):
        return self.cast(dtypes.int16)

    def bool(self, memory_format=None):
        return self.cast(dtypes.bool_)

    def byte(self, memory_format=None):
        return self.cast(dtypes.uint8)

    def type_as(self, other):
        return self.cast(other.dtype) if is_tensor(other) else self.cast(unknown())

    def cpu(self, memory_format=None):
        return self.on(CPU)

    def cuda(self, device=None, non_blocking=False, memory_format=None):
        return self.on(Device("cuda") if certain(device is None) else unknown())

    def on(self, device):
        """The same tensor on a device."""
        kind = device_type(device)
        if known(kind) and certain(device_type(self.device) == kind):
            return self
        r = result(self.dims, self.dtype, [self])
        r.device = device
        r.contiguous_ = self.contiguous_
        r.value_facts = self.value_facts
        return r

    def is_floating_point(self):
        return dtypes.is_floating(self.dtype)

    def element_size(self):
        return self.dtype.itemsize if dtypes.is_dtype(self.dtype) else unknown(int)

    def new(self, *size, device=None):
        return self.build(legacy(size, self.dtype))

    def new_filled(self, size, dtype, device, requires_grad):
        wanted = shapes.dims_of(size)
        kind = self.dtype if certain(dtype is None) else dtype
        where = self.device if certain(device is None) else device_of(device)
        return self.build(Spec(wanted, kind, where, requires_grad, None, True, None))

    def new_zeros(self, *size, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        return self.new_filled(size, dtype, device, requires_grad)

    def new_ones(self, *size, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        return self.new_filled(size, dtype, device, requires_grad)

    def new_empty(self, *size, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        return self.new_filled(size, dtype, device, requires_grad)

    def new_full(self, size, fill_value, *, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        return self.new_filled((size,), dtype, device, requires_grad)

    def new_tensor(self, data, dtype=None, device=None, requires_grad=False):
        return unknown()

    def unsqueeze_(self, dim):
        r = views.unsqueeze(self, dim)
        self.reshaped(r.dims, self.dtype)
        return self

    def squeeze_(self, dim=None):
        r = views.squeeze(self, dim)
        self.reshaped(r.dims, self.dtype)
        return self

    def resize_(self, *sizes, memory_format=None):
        self.reshaped(shapes.dims_of(sizes), self.dtype)
        return self

    def retain_grad(self):
        return None

    def register_hook(self, hook):
        return unknown()

    def share_memory_(self):
        return self

    def pin_memory(self, device=None):
        return self

    # Operators.
    __add__ = pointwise.add
    __radd__ = pointwise.radd
    __iadd__ = pointwise.add_
    __sub__ = pointwise.sub
    __rsub__ = pointwise.rsub
    __isub__ = pointwise.sub_
    __mul__ = pointwise.mul
    __rmul__ = pointwise.rmul
    __imul__ = pointwise.mul_
    __truediv__ = pointwise.div
    __rtruediv__ = pointwise.rtruediv
    __itruediv__ = pointwise.div_
    __floordiv__ = pointwise.floor_divide
    __rfloordiv__ = pointwise.rfloordiv
    __mod__ = pointwise.remainder
    __rmod__ = pointwise.rmod
    __pow__ = pointwise.pow
    __rpow__ = pointwise.rpow
    __matmul__ = linalg.matmul
    __neg__ = pointwise.neg
    __abs__ = pointwise.abs
    __invert__ = pointwise.bitwise_not
    __and__ = pointwise.bitwise_and
    __rand__ = pointwise.bitwise_and
    __or__ = pointwise.bitwise_or
    __ror__ = pointwise.bitwise_or
    __xor__ = pointwise.bitwise_xor
    __lt__ = pointwise.lt
    __le__ = pointwise.le
    __gt__ = pointwise.gt
    __ge__ = pointwise.ge
    __eq__ = pointwise.equals
    __ne__ = pointwise.unequal
    __getitem__ = index.getitem
    __setitem__ = index.setitem
    __iter__ = index.iterate

    # ops/pointwise.py
    add = pointwise.add
    sub = subtract = pointwise.sub
    mul = multiply = pointwise.mul
    div = divide = true_divide = pointwise.div
    floor_divide = pointwise.floor_divide
    remainder = pointwise.remainder
    fmod = pointwise.fmod
    pow = pointwise.pow
    maximum = pointwise.maximum
    minimum = pointwise.minimum
    lt = less = pointwise.lt
    le = less_equal = pointwise.le
    gt = greater = pointwise.gt
    ge = greater_equal = pointwise.ge
    eq = pointwise.eq
    ne = not_equal = pointwise.ne
    bitwise_and = pointwise.bitwise_and
    bitwise_or = pointwise.bitwise_or
    bitwise_not = pointwise.bitwise_not
    logical_not = pointwise.logical_not
    logical_and = pointwise.logical_and
    logical_or = pointwise.logical_or
    logical_xor = pointwise.logical_xor
    neg = negative = pointwise.neg
    abs = absolute = pointwise.abs
    sign = pointwise.sign
    round = pointwise.round
    floor = pointwise.floor
    ceil = pointwise.ceil
    trunc = pointwise.trunc
    square = pointwise.square
    nan_to_num = pointwise.nan_to_num
    clone = pointwise.clone
    exp = pointwise.exp
    expm1 = pointwise.expm1
    log = pointwise.log
    log2 = pointwise.log2
    log10 = pointwise.log10
    log1p = pointwise.log1p
    sqrt = pointwise.sqrt
    rsqrt = pointwise.rsqrt
    reciprocal = pointwise.reciprocal
    sin = pointwise.sin
    cos = pointwise.cos
    tan = pointwise.tan
    tanh = pointwise.tanh
    atan = arctan = pointwise.atan
    sigmoid = pointwise.sigmoid
    erf = pointwise.erf
    isnan = pointwise.isnan
    isinf = pointwise.isinf
    isfinite = pointwise.isfinite
    clamp = clip = pointwise.clamp
    relu = pointwise.relu
    add_ = pointwise.add_
    sub_ = pointwise.sub_
    mul_ = pointwise.mul_
    div_ = pointwise.div_
    zero_ = fill_ = normal_ = uniform_ = random_ = bernoulli_ = clamp_ = relu_ = exp_ = sqrt_ = abs_ = neg_ = pointwise.set_to
    fill_diagonal_ = exponential_ = log_ = floor_ = round_ = clip_ = pow_ = sigmoid_ = tanh_ = addcmul_ = addcdiv_ = pointwise.set_to
    copy_ = pointwise.copy_

    def where(self, condition, other):
        return pointwise.where(condition, self, other)

    # ops/reduce.py
    sum = reduce.sum_
    prod = reduce.prod
    mean = reduce.mean
    std = reduce.std
    var = reduce.var
    norm = reduce.norm
    any = reduce.any_
    all = reduce.all_
    argmax = reduce.argmax
    argmin = reduce.argmin
    max = reduce.max_
    min = reduce.min_
    amax = reduce.amax
    amin = reduce.amin
    median = reduce.median
    mode = reduce.mode
    kthvalue = reduce.kthvalue
    sort = reduce.sort
    argsort = reduce.argsort
    topk = reduce.topk
    cumsum = reduce.cumsum
    cumprod = reduce.cumprod
    softmax = reduce.softmax
    log_softmax = reduce.log_softmax
    logsumexp = reduce.logsumexp
    unique = reduce.unique
    bincount = reduce.bincount
    count_nonzero = reduce.count_nonzero
    quantile = reduce.quantile
    nonzero = reduce.nonzero

    # ops/views.py
    size = views.size
    dim = ndimension = views.dim
    numel = nelement = views.numel
    is_contiguous = views.is_contiguous
    contiguous = views.contiguous
    view = views.view
    reshape = views.reshape
    view_as = views.view_as
    reshape_as = views.reshape_as
    flatten = ravel = views.flatten
    unflatten = views.unflatten
    permute = views.permute
    transpose = swapaxes = swapdims = views.transpose
    t = views.t
    movedim = moveaxis = views.movedim
    squeeze = views.squeeze
    unsqueeze = views.unsqueeze
    expand = views.expand
    expand_as = views.expand_as
    repeat = tile = views.repeat
    chunk = views.chunk
    split = views.split
    unbind = views.unbind
    narrow = views.narrow
    flip = views.flip
    roll = views.roll
    unfold = views.unfold
    triu = views.triu
    tril = views.tril
    diag = views.diag
    detach = views.detach
    repeat_interleave = views.repeat_interleave

    # ops/linalg.py and ops/index.py
    matmul = linalg.matmul
    mm = linalg.mm
    mv = linalg.mv
    bmm = linalg.bmm
    dot = linalg.dot
    outer = ger = linalg.outer
    trace = linalg.trace
    addmm = linalg.addmm
    inverse = linalg.inverse
    gather = index.gather
    index_select = index.index_select
    masked_select = index.masked_select
    masked_fill = index.masked_fill
    masked_fill_ = index.masked_fill_
    scatter = scatter_add = index.scatter
    scatter_ = scatter_add_ = index_fill_ = index_add_ = index_copy_ = index.scatter_


class Parameter(Tensor):
    __real__ = ("torch.nn.parameter.Parameter", "torch.nn.Parameter")

    def __init__(self, data=None, requires_grad=True, spec=None):
        if spec is not None:
            self.fill(spec)
            return
        if is_tensor(data):
            if certain(requires_grad) and certain(dtypes.is_floating(data.dtype) == False):  # noqa: E712
                raise RuntimeError("Only Tensors of floating point and complex dtype can require gradients")
            self.fill(Spec(data.dims, data.dtype, data.device, requires_grad, None, True, data.value_facts))
        elif known(data) and data is not None:
            raise AttributeError(f"'{type_name(data)}' object has no attribute 'detach'")
        else:
            self.fill(Spec(None, unknown(), unknown(), requires_grad, None, True, None))
