"""Reductions over some or all dimensions, and what sorts or accumulates along one."""

from models.crane import certain, known, unknown
from models.torch import dtypes, shapes
from models.torch.base import chosen, is_tensor, plain, refuse, result, selected
from models.torch.ops.pointwise import arithmetic, unsupported


class Pair:
    """The named tuple that max(dim), sort, topk, … return."""

    def __init__(self, values, indices):
        self.values = values
        self.indices = indices

    def __getattr__(self, name):
        if name in ("count", "index", "n_fields", "n_sequence_fields", "n_unnamed_fields") or name.startswith("_"):
            return unknown()
        raise AttributeError(f"'torch.return_types' object has no attribute '{name}'")

    def __iter__(self):
        return iter((self.values, self.indices))

    def __getitem__(self, i):
        return (self.values, self.indices)[i]

    def __len__(self):
        return 2


def places(input, dim):
    """The dimensions of a `dim` argument, counted from 0; None if not known. All of them for None and ()."""
    if not known(dim) or input.dims is None:
        return None
    rank = len(input.dims)
    if dim is None or (isinstance(dim, (list, tuple)) and len(dim) == 0):
        return list(range(rank))
    if not isinstance(dim, (int, list, tuple)):
        return None
    wanted = list(dim) if isinstance(dim, (list, tuple)) else [dim]
    found = [shapes.axis(d, rank) for d in wanted]
    if not all(known(d) for d in found):
        return None
    for i in range(len(found)):
        if found[i] in found[:i]:
            raise RuntimeError(f"dim {found[i]} appears multiple times in the list of dims")
    return found


def reduced(input, dim, keepdim):
    """The shape after a reduction; None if it is not known."""
    found = places(input, dim)
    if found is None or not known(keepdim):
        if certain(dim is None) and not certain(keepdim != False):  # noqa: E712
            return ()
        return None
    return shapes.without(input.dims, found, keepdim)


def sum_(input, dim=None, keepdim=False, *, dtype=None, axis=None, out=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    if not is_tensor(input):
        return refuse(input, "sum")
    kind = _accumulated(input.dtype, dtype)
    return result(reduced(input, chosen(dim, axis), keepdim), kind, [input])


def _accumulated(d, wanted):
    if not known(wanted):
        return unknown()
    if wanted is not None:
        return wanted
    if not dtypes.is_dtype(d):
        return unknown()
    return dtypes.int64 if d.kind <= 1 else d


def prod(input, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    dim = chosen(dim, axis)
    keepdim = chosen(keepdim, keepdims)
    if not is_tensor(input):
        return refuse(input, "prod")
    return result(reduced(input, dim, keepdim), _accumulated(input.dtype, dtype), [input])


def needs_float(input, name, dtype=None):
    if known(dtype) and dtype is None and dtypes.is_dtype(input.dtype) and not dtypes.is_floating(input.dtype):
        raise unsupported(f"{name}(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. "
                          f"Got: {dtypes.scalar_name(input.dtype)}")


def mean(input, dim=None, keepdim=False, *, dtype=None, axis=None, out=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    if not is_tensor(input):
        return refuse(input, "mean")
    needs_float(input, "mean", dtype)
    kind = input.dtype if known(dtype) and dtype is None else dtype
    return result(reduced(input, chosen(dim, axis), keepdim), kind, [input])


def std(input, dim=None, unbiased=True, keepdim=False, *, correction=1, axis=None, out=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    return _spread(input, "std", chosen(dim, axis), keepdim)


def var(input, dim=None, unbiased=True, keepdim=False, *, correction=1, axis=None, out=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    return _spread(input, "var", chosen(dim, axis), keepdim)


def _spread(input, name, dim, keepdim):
    if not is_tensor(input):
        return refuse(input, name)
    if certain(dtypes.is_floating(input.dtype) == False):  # noqa: E712
        raise unsupported("std and var only support floating point and complex dtypes")
    if known(dim) and isinstance(dim, bool):
        return result((), input.dtype, [input])
    return result(reduced(input, dim, keepdim), input.dtype, [input])


def norm(input, p="fro", dim=None, keepdim=False, out=None, dtype=None):
    if not is_tensor(input):
        return refuse(input, "norm")
    if certain(dtypes.is_floating(input.dtype) == False) and certain(dtype is None):  # noqa: E712
        raise RuntimeError("linalg.vector_norm: Expected a floating point or complex tensor as input. Got "
                           + dtypes.scalar_name(input.dtype))
    return result(reduced(input, dim, keepdim), input.dtype, [input])


def any_(input, dim=None, keepdim=False, *, axis=None, out=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    if not is_tensor(input):
        return refuse(input, "any")
    return plain(input, reduced(input, chosen(dim, axis), keepdim), dtypes.bool_)


def all_(input, dim=None, keepdim=False, *, axis=None, out=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    if not is_tensor(input):
        return refuse(input, "all")
    return plain(input, reduced(input, chosen(dim, axis), keepdim), dtypes.bool_)


def not_empty(input, name, dim):
    if not known(dim) or input.dims is None:
        return
    if dim is None:
        if certain(shapes.numel(input.dims) == 0):
            raise RuntimeError(f"{name}(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with "
                               "the 'dim' argument.")
        return
    d = shapes.axis(dim, len(input.dims))
    if known(d) and len(input.dims) > 0 and certain(input.dims[d] == 0):
        raise IndexError(f"{name}(): Expected reduction dim {d} to have non-zero size.")


def argmax(input, dim=None, keepdim=False, *, axis=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    return _arg(input, "argmax", chosen(dim, axis), keepdim)


def argmin(input, dim=None, keepdim=False, *, axis=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    return _arg(input, "argmin", chosen(dim, axis), keepdim)


def _arg(input, name, dim, keepdim):
    if not is_tensor(input):
        return refuse(input, name)
    not_empty(input, name, dim)
    return plain(input, reduced(input, dim, keepdim), dtypes.int64)


def max_(input, dim=None, keepdim=False, *, axis=None, out=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    return _extreme(input, "max", chosen(dim, axis), keepdim)


def min_(input, dim=None, keepdim=False, *, axis=None, out=None, keepdims=None):
    keepdim = chosen(keepdim, keepdims)
    return _extreme(input, "min", chosen(dim, axis), keepdim)


def _extreme(input, name, dim, keepdim):
    if not is_tensor(input):
        return refuse(input, name)
    if is_tensor(dim):
        return arithmetic(input, dim, name)
    if not known(dim):
        return unknown()
    not_empty(input, name, dim)
    dims = reduced(input, dim, keepdim)
    values = result(dims, input.dtype, [input])
    values.value_facts = selected(input)
    if dim is None:
        return values
    return Pair(values, plain(input, dims, dtypes.int64))


def amax(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    dim = chosen(dim, axis)
    keepdim = chosen(keepdim, keepdims)
    return result(reduced(input, dim, keepdim), input.dtype, [input]) if is_tensor(input) else refuse(input, "amax")


def amin(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    dim = chosen(dim, axis)
    keepdim = chosen(keepdim, keepdims)
    return result(reduced(input, dim, keepdim), input.dtype, [input]) if is_tensor(input) else refuse(input, "amin")


def median(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    dim = chosen(dim, axis)
    keepdim = chosen(keepdim, keepdims)
    return _valued(input, "median", dim, keepdim)


def mode(input, dim=-1, keepdim=False, *, out=None, axis=None, keepdims=None):
    dim = chosen(dim, axis)
    keepdim = chosen(keepdim, keepdims)
    return _valued(input, "mode", dim, keepdim)


def kthvalue(input, k, dim=-1, keepdim=False, *, out=None, axis=None, keepdims=None):
    dim = chosen(dim, axis)
    keepdim = chosen(keepdim, keepdims)
    return _valued(input, "kthvalue", dim, keepdim)


def _valued(input, name, dim, keepdim):
    if not is_tensor(input):
        return refuse(input, name)
    if not known(dim):
        return unknown()
    dims = reduced(input, dim, keepdim)
    values = result(dims, input.dtype, [input])
    return values if dim is None else Pair(values, plain(input, dims, dtypes.int64))


def sort(input, dim=-1, descending=False, stable=False, *, out=None, axis=None):
    dim = chosen(dim, axis)
    if not is_tensor(input):
        return refuse(input, "sort")
    _check_axis(input, dim)
    values = result(input.dims, input.dtype, [input])
    values.value_facts = input.value_facts
    return Pair(values, plain(input, input.dims, dtypes.int64))


def argsort(input, dim=-1, descending=False, stable=False, *, axis=None):
    dim = chosen(dim, axis)
    if not is_tensor(input):
        return refuse(input, "argsort")
    _check_axis(input, dim)
    return plain(input, input.dims, dtypes.int64)


def _check_axis(input, dim):
    if input.dims is not None:
        shapes.axis(dim, len(input.dims))


def topk(input, k, dim=-1, largest=True, sorted=True, *, out=None, axis=None):
    dim = chosen(dim, axis)
    if not is_tensor(input):
        return refuse(input, "topk")
    dims = None
    if input.dims is not None:
        d = shapes.axis(dim, len(input.dims))
        if known(d) and len(input.dims) > 0:
            if certain(k > input.dims[d]):
                raise RuntimeError("selected index k out of range")
            dims = tuple([k if i == d else input.dims[i] for i in range(len(input.dims))])
    values = result(dims, input.dtype, [input])
    values.value_facts = selected(input)
    return Pair(values, plain(input, dims, dtypes.int64))


def cumsum(input, dim=None, *, dtype=None, out=None, axis=None):
    dim = axis if dim is None else dim
    if not is_tensor(input):
        return refuse(input, "cumsum")
    _check_axis(input, dim)
    return result(input.dims, _accumulated(input.dtype, dtype), [input])


def cumprod(input, dim=None, *, dtype=None, out=None, axis=None):
    dim = axis if dim is None else dim
    if not is_tensor(input):
        return refuse(input, "cumprod")
    _check_axis(input, dim)
    return result(input.dims, _accumulated(input.dtype, dtype), [input])


def softmax(input, dim=None, dtype=None, *, out=None, axis=None):
    dim = chosen(dim, axis)
    if certain(dim is None):
        raise TypeError('softmax() missing 1 required positional arguments: "dim"')
    return softened(input, dim, dtype, "softmax")


def log_softmax(input, dim=None, dtype=None, *, out=None, axis=None):
    dim = chosen(dim, axis)
    if certain(dim is None):
        raise TypeError('log_softmax() missing 1 required positional arguments: "dim"')
    return softened(input, dim, dtype, "log_softmax")


def softened(input, dim, dtype, name):
    """softmax and log_softmax along a dimension that exists, of floats."""
    if not is_tensor(input):
        return refuse(input, name)
    _check_axis(input, dim)
    kind = input.dtype if known(dtype) and dtype is None else dtype
    if dtypes.is_dtype(kind) and not dtypes.is_floating(kind):
        raise unsupported(f"\"{name}_lastdim_kernel_impl\" not implemented for '{dtypes.scalar_name(kind)}'")
    return result(input.dims, kind, [input], [], True)


def logsumexp(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    dim = chosen(dim, axis)
    keepdim = chosen(keepdim, keepdims)
    if not is_tensor(input):
        return refuse(input, "logsumexp")
    return result(reduced(input, dim, keepdim), dtypes.to_float(input.dtype), [input])


def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    if not is_tensor(input):
        return refuse(input, "unique")
    if not known(return_inverse) or not known(return_counts) or not known(dim):
        return unknown()
    values = plain(input, (unknown(int),) if dim is None else None, input.dtype, selected(input))
    found = [values]
    if return_inverse:
        found.append(plain(input, input.dims if dim is None else None, dtypes.int64))
    if return_counts:
        found.append(plain(input, (unknown(int),), dtypes.int64))
    return values if len(found) == 1 else tuple(found)


def bincount(input, weights=None, minlength=0):
    if not is_tensor(input):
        return refuse(input, "bincount")
    if certain(dtypes.is_floating(input.dtype)):
        raise unsupported(f"\"bincount_cpu\" not implemented for '{dtypes.scalar_name(input.dtype)}'")
    return plain(input, (unknown(int),), dtypes.int64 if certain(weights is None) else unknown())


def count_nonzero(input, dim=None, *, axis=None):
    dim = chosen(dim, axis)
    return plain(input, reduced(input, dim, False), dtypes.int64) if is_tensor(input) else refuse(input, "count_nonzero")


def quantile(input, q, dim=None, keepdim=False, *, interpolation="linear", out=None, axis=None, keepdims=None):
    dim = chosen(dim, axis)
    keepdim = chosen(keepdim, keepdims)
    return result(None, input.dtype, [input]) if is_tensor(input) else refuse(input, "quantile")


def nonzero(input, *, out=None, as_tuple=False):
    if not is_tensor(input):
        return refuse(input, "nonzero")
    if not certain(as_tuple == False):  # noqa: E712
        return unknown()
    rank = unknown(int) if input.dims is None else len(input.dims)
    return plain(input, (unknown(int), rank), dtypes.int64)
