"""`scipy.sparse`: matrices of which little but the shape is known."""

from models.crane import certain, known, unknown
from models.data import Facts, facts

__pure__ = True


class Matrix:
    """A sparse matrix of any format."""

    __real__ = ("scipy.sparse._csr.csr_matrix", "scipy.sparse.csr.csr_matrix")
    __callable__ = False

    def __init__(self, shape=None):
        self.shape = unknown() if shape is None else shape

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return unknown()

    def __len__(self):
        raise TypeError("sparse matrix length is ambiguous; use getnnz() or shape[0]")

    def __getitem__(self, key):
        return unknown()

    def toarray(self, order=None, out=None):
        from models.numpy.nd import make
        return make(Facts(self.shape)) if known(self.shape) else unknown()

    def dot(self, other):
        return product(self, other)

    def __matmul__(self, other):
        return product(self, other)

    def __rmatmul__(self, other):
        return unknown()

    def __add__(self, other):
        return unknown()

    __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __pow__ = __eq__ = __ne__ = __lt__ = __gt__ = __le__ = __ge__ = __add__

    def __hash__(self):
        return unknown(int)


def product(a, b):
    """Rows by columns."""
    shape, other = a.shape, facts(b).shape
    if not known(shape) or not known(other) or len(shape) != 2 or len(other) not in (1, 2) or hasattr(b, "iloc"):
        return unknown()
    if certain(shape[1] != other[0]):
        raise ValueError(f"matmul: dimension mismatch with signature (n,k={shape[1]}),(k={other[0]},1?)->(n,1?)")
    from models.numpy.nd import make
    return make(Facts((shape[0],) + other[1:]))


def restored(summary):
    """A recorded one."""
    shape = summary.get("structure", {}).get("shape")
    return Matrix(None if shape is None else tuple(shape))


def csr_matrix(arg1, shape=None, dtype=None, copy=False, *, maxprint=None):
    if shape is not None:
        return Matrix(shape) if known(shape) and isinstance(shape, tuple) else unknown()
    size = facts(arg1).shape
    if known(arg1) and not isinstance(arg1, (tuple, list)) and hasattr(arg1, "ravel") and known(size) and len(size) == 2:
        return Matrix(size)
    return unknown()
