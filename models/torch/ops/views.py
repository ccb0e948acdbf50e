"""The same values in another shape or order."""

from models.crane import certain, known, many, type_name, unknown
from models.torch import dtypes, shapes
from models.torch.base import chosen, is_tensor, plain, refuse, result, selected


def moved(input, dims, function="view"):
    """A result with all values of input, and only these."""
    r = result(dims, input.dtype, [input])
    r.value_facts = input.value_facts
    return r


def size(input, dim=None):
    if not known(dim):
        return unknown()
    if dim is None:
        return input.shape
    d = shapes.axis(dim, rank(input))
    return input.dims[d] if known(d) else unknown(int)


def rank(input):
    return None if input.dims is None else len(input.dims)


def dim(input):
    return unknown(int) if input.dims is None else len(input.dims)


def numel(input):
    return shapes.numel(input.dims) if is_tensor(input) else refuse(input, "numel")


def strides_of(input):
    """Strides, of which those left of an unknown dimension are unknown; None without a rank."""
    if input.dims is None or not known(input.contiguous_):
        return None
    if input.contiguous_ != True:  # noqa: E712
        return input.contiguous_
    step = 1
    steps = []
    for d in reversed(input.dims):
        steps.append(step)
        step = step * d if known(step) else unknown(int)
    return tuple(reversed(steps))


def is_contiguous(input, memory_format=None):
    return True if certain(input.contiguous_ == True) else unknown(bool)  # noqa: E712


def contiguous(input, memory_format=None):
    r = moved(input, input.dims)
    r.contiguous_ = True
    return r


def unviewable(dims, strides, wanted):
    """Whether no strides can show these values in the wanted shape (computeStride in ATen/TensorUtils.cpp)."""
    place = len(wanted) - 1
    chunk = strides[-1]
    count = 1
    seen = 1
    for i in range(len(dims) - 1, -1, -1):
        if not known(dims[i]) or not known(strides[i]):
            return False
        count = count * dims[i]
        if i > 0:
            if not known(dims[i - 1]):
                ends = known(strides[i - 1]) and strides[i - 1] != count * chunk
                if not ends:
                    return False
            elif dims[i - 1] == 1:
                continue
            elif not known(strides[i - 1]):
                return False
            elif strides[i - 1] == count * chunk:
                continue
        while place >= 0:
            if not known(wanted[place]):
                return False
            if seen >= count and wanted[place] != 1:
                break
            seen = seen * wanted[place]
            place = place - 1
        if seen != count:
            return True
        if i > 0:
            chunk = strides[i - 1]
            count = 1
            seen = 1
    return False


def view(input, *shape, dtype=None):
    if len(shape) == 1 and dtypes.is_dtype(shape[0]):
        return unknown()
    wanted = asked(shape, "view")
    dims = shapes.reshape(input.dims, wanted)
    strides = strides_of(input)
    if strides is not None and dims is not None and input.contiguous_ != True and len(input.dims) > 0 and 0 not in input.dims:  # noqa: E712
        if unviewable(input.dims, strides, dims):
            raise RuntimeError("view size is not compatible with input tensor's size and stride (at least one dimension spans across "
                               "two contiguous subspaces). Use .reshape(...) instead.")
    r = moved(input, dims)
    r.contiguous_ = True if certain(input.contiguous_ == True) else unknown()  # noqa: E712
    return r


def asked(shape, function):
    """The dimensions of a call such as view(2, 3) or view((2, 3)); raises for what cannot be one."""
    for d in shape:
        if known(d) and isinstance(d, (float, str)):
            raise TypeError(f"{function}(): argument 'size' (position 1) must be tuple of ints, not {type_name(d)}")
        if is_tensor(d):
            return None
    wanted = shapes.dims_of(shape)
    if wanted is None:
        return None
    for d in wanted:
        if known(d) and isinstance(d, float):
            raise TypeError(f"{function}(): argument 'size' must be tuple of ints, but found element of type float")
        if known(d) and not isinstance(d, int):
            return None
    return wanted


def reshape(input, *shape):
    if not is_tensor(input):
        return refuse(input, "reshape")
    if len(shape) == 0:
        return unknown()
    r = moved(input, shapes.reshape(input.dims, asked(shape, "reshape")))
    r.contiguous_ = True if certain(input.contiguous_ == True) else unknown()  # noqa: E712
    return r


def view_as(input, other):
    return view(input, other.dims) if is_tensor(other) and other.dims is not None else unknown()


def reshape_as(input, other):
    return reshape(input, other.dims) if is_tensor(other) and other.dims is not None else unknown()


def flatten(input, start_dim=0, end_dim=-1):
    if not is_tensor(input):
        return refuse(input, "flatten")
    if input.dims is None:
        return moved(input, None)
    start = shapes.axis(start_dim, len(input.dims))
    end = shapes.axis(end_dim, len(input.dims))
    if not known(start) or not known(end):
        return moved(input, None)
    if start > end:
        raise RuntimeError("flatten() has invalid args: start_dim cannot come after end_dim")
    if len(input.dims) == 0:
        return moved(input, (1,))
    middle = shapes.numel(input.dims[start:end + 1])
    return moved(input, tuple(input.dims[:start]) + (middle,) + tuple(input.dims[end + 1:]))


def unflatten(input, dim, sizes):
    d = shapes.axis(dim, rank(input))
    if not known(d) or not known(sizes):
        return moved(input, None)
    part = shapes.reshape((input.dims[d],), tuple(sizes))
    return moved(input, tuple(input.dims[:d]) + part + tuple(input.dims[d + 1:]))


def reordered(input, order):
    strides = strides_of(input)
    r = moved(input, tuple([input.dims[i] for i in order]))
    r.contiguous_ = input.contiguous_
    if strides is None:
        r.contiguous_ = unknown()
    elif list(order) != list(range(len(order))):
        r.contiguous_ = tuple([strides[i] for i in order])
    return r


def permute(input, *dims):
    if not is_tensor(input):
        return refuse(input, "permute")
    order = shapes.dims_of(dims)
    if order is None or input.dims is None:
        return moved(input, None)
    if len(order) != len(input.dims):
        raise RuntimeError("permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired "
                           f"ordering of dimensions i.e. input.dim() = {len(input.dims)} is not equal to len(dims) = {len(order)}")
    places = [shapes.axis(d, len(input.dims)) for d in order]
    if not all(known(p) for p in places):
        return moved(input, tuple([unknown(int) for _ in places]))
    if len(set(places)) != len(places):
        raise RuntimeError("permute(): duplicate dims are not allowed.")
    return reordered(input, places)


def transpose(input, dim0, dim1):
    if not is_tensor(input):
        return refuse(input, "transpose")
    a = shapes.axis(dim0, rank(input))
    b = shapes.axis(dim1, rank(input))
    if input.dims is None:
        return moved(input, None)
    if not known(a) or not known(b):
        return moved(input, tuple([unknown(int) for _ in input.dims]))
    order = list(range(len(input.dims)))
    if len(order) > 0:
        order[a] = b
        order[b] = a
    return reordered(input, order)


def t(input):
    if not is_tensor(input):
        return refuse(input, "t")
    if input.dims is None:
        return moved(input, None)
    if len(input.dims) > 2:
        raise RuntimeError(f"t() expects a tensor with <= 2 dimensions, but self is {len(input.dims)}D")
    return reordered(input, list(reversed(range(len(input.dims)))))


def numpy_T(input):
    if input.dims is None:
        return moved(input, None)
    return reordered(input, list(reversed(range(len(input.dims)))))


def mT(input):
    if input.dims is not None and len(input.dims) < 2:
        raise RuntimeError(f"tensor.mT is only supported on matrices or batches of matrices. Got {len(input.dims)}-D tensor.")
    return transpose(input, -2, -1)


def movedim(input, source, destination):
    if input.dims is None or not known(source) or not known(destination) or not isinstance(source, int):
        return moved(input, None)
    a = shapes.axis(source, len(input.dims))
    b = shapes.axis(destination, len(input.dims))
    order = [i for i in range(len(input.dims)) if i != a]
    return reordered(input, order[:b] + [a] + order[b:])


def squeeze(input, dim=None, *, axis=None):
    dim = chosen(dim, axis)
    if not is_tensor(input):
        return refuse(input, "squeeze")
    if input.dims is None or not known(dim):
        return moved(input, None)
    if dim is None:
        if not shapes.is_known(input.dims):
            return moved(input, None)
        return moved(input, tuple([d for d in input.dims if d != 1]))
    wanted = dim if isinstance(dim, (list, tuple)) else [dim]
    places = [shapes.axis(d, len(input.dims)) for d in wanted]
    if not all(known(p) for p in places) or not all(known(input.dims[p]) for p in places if len(input.dims) > 0):
        return moved(input, None)
    return moved(input, tuple([input.dims[i] for i in range(len(input.dims)) if i not in places or input.dims[i] != 1]))


def unsqueeze(input, dim=None, *, axis=None):
    dim = chosen(dim, axis)
    if certain(dim is None):
        raise TypeError('unsqueeze() missing 1 required positional arguments: "dim"')
    if not is_tensor(input):
        return refuse(input, "unsqueeze")
    d = shapes.axis(dim, rank(input), 1)
    return moved(input, shapes.inserted(input.dims, d, 1) if known(d) else None)


def expand(input, *sizes):
    wanted = asked(sizes, "expand")
    if wanted is None or input.dims is None:
        return moved(input, None)
    extra = len(wanted) - len(input.dims)
    if extra < 0:
        raise RuntimeError(f"expand(torch.FloatTensor{{[{shapes.text(input.dims)}]}}, size=[{shapes.text(wanted)}]): the number of sizes "
                           f"provided ({len(wanted)}) must be greater or equal to the number of dimensions in the tensor ({len(input.dims)})")
    new = []
    for i in range(len(wanted)):
        have = input.dims[i - extra] if i >= extra else 1
        new.append(_expanded(have, wanted[i], i, wanted, input.dims))
    r = moved(input, tuple(new))
    r.contiguous_ = unknown()
    return r


def _expanded(have, wanted, place, sizes, dims):
    if not known(wanted):
        return unknown(int)
    if wanted == -1:
        return have
    if known(have) and have != 1 and have != wanted:
        raise RuntimeError(f"The expanded size of the tensor ({wanted}) must match the existing size ({have}) at non-singleton dimension "
                           f"{place}.  Target sizes: [{shapes.text(sizes)}].  Tensor sizes: [{shapes.text(dims)}]")
    return wanted


def expand_as(input, other):
    return expand(input, other.dims) if is_tensor(other) and other.dims is not None else unknown()


def repeat(input, *sizes):
    times = asked(sizes, "repeat")
    if times is None or input.dims is None:
        return moved(input, None)
    if len(times) < len(input.dims):
        raise RuntimeError("Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor")
    dims = tuple([1 for _ in range(len(times) - len(input.dims))]) + tuple(input.dims)
    return moved(input, tuple([dims[i] * times[i] for i in range(len(times))]))


def chunk(input, chunks, dim=0, *, axis=None):
    dim = chosen(dim, axis)
    d = shapes.axis(dim, rank(input))
    if not known(d) or not known(chunks) or not known(input.dims[d]):
        return unknown(tuple)
    length = (input.dims[d] + chunks - 1) // chunks
    return split(input, length if length > 0 else 1, dim)


def split(input, split_size_or_sections, dim=0):
    if not is_tensor(input):
        return refuse(input, "split")
    sections = split_size_or_sections
    d = shapes.axis(dim, rank(input))
    if not known(d) or not known(sections) or not known(input.dims[d]):
        return unknown(tuple)
    length = input.dims[d]
    if isinstance(sections, int):
        if sections < 1:
            return unknown(tuple)
        parts = [min(sections, length - i) for i in range(0, length, sections)]
    else:
        parts = list(sections)
        if not all(known(p) for p in parts):
            return unknown(tuple)
        if sum(parts) != length:
            raise RuntimeError(f"split_with_sizes expects split_sizes to sum exactly to {length} (input tensor's size at dimension {d}), "
                               f"but got split_sizes={parts}")
    return tuple([part(input, d, p) for p in parts])


def part(input, d, length):
    """A slice of that length along one dimension."""
    r = result(tuple([length if i == d else input.dims[i] for i in range(len(input.dims))]), input.dtype, [input])
    r.value_facts = selected(input)
    r.contiguous_ = True if d == 0 and certain(input.contiguous_ == True) else unknown()  # noqa: E712
    return r


def unbind(input, dim=0, *, axis=None):
    dim = chosen(dim, axis)
    d = shapes.axis(dim, rank(input))
    if not known(d):
        return unknown(tuple)
    r = result(shapes.without(input.dims, [d], False), input.dtype, [input])
    r.value_facts = selected(input)
    return tuple([r for _ in range(input.dims[d])]) if known(input.dims[d]) else many(r)


def narrow(input, dim, start, length):
    d = shapes.axis(dim, rank(input))
    if not known(d):
        return moved(input, None)
    total = input.dims[d]
    if known(total) and known(start) and known(length) and start >= 0 and start + length > total:
        raise RuntimeError(f"start ({start}) + length ({length}) exceeds dimension size ({total}).")
    return part(input, d, length)


def flip(input, *dims):
    wanted = shapes.dims_of(dims)
    if wanted is not None:
        for d in wanted:
            shapes.axis(d, rank(input))
    return moved(input, input.dims)


def roll(input, shifts, dims=None):
    return moved(input, input.dims) if is_tensor(input) else refuse(input, "roll")


def unfold(input, dimension, size, step):
    d = shapes.axis(dimension, rank(input))
    if not known(d):
        return result(None, input.dtype, [input])
    total = input.dims[d]
    if certain(size > total):
        raise RuntimeError(f"maximum size for tensor at dimension {d} is {total} but size is {size}")
    count = (total - size) // step + 1
    return result(tuple([count if i == d else input.dims[i] for i in range(len(input.dims))]) + (size,), input.dtype, [input])


def triu(input, diagonal=0, *, out=None):
    return _triangle(input, "triu")


def tril(input, diagonal=0, *, out=None):
    return _triangle(input, "tril")


def _triangle(input, function):
    if not is_tensor(input):
        return refuse(input, function)
    if input.dims is not None and len(input.dims) < 2:
        raise RuntimeError(f"{function}: input tensor must have at least 2 dimensions")
    return result(input.dims, input.dtype, [input])


def diag(input, diagonal=0, *, out=None):
    if not is_tensor(input):
        return refuse(input, "diag")
    if input.dims is None or not known(diagonal) or diagonal != 0:
        return result(None, input.dtype, [input])
    if len(input.dims) == 1:
        return result((input.dims[0], input.dims[0]), input.dtype, [input])
    if len(input.dims) != 2:
        raise RuntimeError(f"diag(): Supports 1D or 2D tensors. Got {len(input.dims)}D")
    a, b = input.dims
    return result((min(a, b) if known(a) and known(b) else unknown(int),), input.dtype, [input])


def detach(input):
    r = plain(input, input.dims, input.dtype, input.value_facts)
    r.contiguous_ = input.contiguous_
    return r


def repeat_interleave(input, repeats=None, dim=None, *, output_size=None):
    if not is_tensor(input):
        return refuse(input, "repeat_interleave")
    if not known(dim) or not known(repeats) or not isinstance(repeats, int) or input.dims is None:
        return result(None, input.dtype, [input])
    if dim is None:
        return result((shapes.numel(input.dims) * repeats,), input.dtype, [input])
    d = shapes.axis(dim, len(input.dims))
    if not known(d):
        return result(None, input.dtype, [input])
    return result(tuple([input.dims[i] * repeats if i == d else input.dims[i] for i in range(len(input.dims))]), input.dtype, [input])
