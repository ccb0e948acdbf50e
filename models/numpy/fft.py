"""numpy.fft."""

from models.crane import known, require, unknown
from models.numpy.conversion import asarray
from models.numpy.dims import axis_of, rank_of, with_dim
from models.numpy.nd import array_of

__pure__ = True


def along(a, n, axis, half, dtype):
    x = asarray(a) if known(a) else a
    if not known(x):
        return unknown()
    shape = x._about.shape
    place = axis_of(axis, rank_of(shape))
    if not known(place):
        return unknown()
    size = shape[place] if n is None else n
    require(size >= 1, ValueError, f"Invalid number of FFT data points ({size}) specified.")
    if half:
        size = size // 2 + 1 if known(size) else unknown(int)
    return array_of(with_dim(shape, place, size), dtype)


def fft(a, n=None, axis=-1, norm=None, out=None):
    return along(a, n, axis, False, unknown(str))


def ifft(a, n=None, axis=-1, norm=None, out=None):
    return along(a, n, axis, False, unknown(str))


def rfft(a, n=None, axis=-1, norm=None, out=None):
    return along(a, n, axis, True, unknown(str))


def same(x):
    a = asarray(x) if known(x) else x
    return array_of(a._about.shape, a._about.dtype) if known(a) else unknown()


def fftshift(x, axes=None):
    return same(x)


def ifftshift(x, axes=None):
    return same(x)


def fftfreq(n, d=1.0, device=None):
    return array_of((n,), "float64")


def rfftfreq(n, d=1.0, device=None):
    return array_of((n // 2 + 1 if known(n) else unknown(int),), "float64")
