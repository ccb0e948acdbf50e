"""`scipy.spatial.distance`: vectors of one length, matrices of one width."""

from models.crane import certain, known, unknown
from models.data import Facts, facts

__pure__ = True


def check_vectors(u, v):
    a, b = facts(u).shape, facts(v).shape
    if known(a) and known(b) and len(a) == 1 and len(b) == 1 and certain(a[0] != b[0]) and certain(a[0] > 1) and certain(b[0] > 1):
        raise ValueError(f"operands could not be broadcast together with shapes ({a[0]},) ({b[0]},)")
    return unknown()


def euclidean(u, v, w=None):
    return check_vectors(u, v)


def cosine(u, v, w=None):
    return check_vectors(u, v)


def cityblock(u, v, w=None):
    return check_vectors(u, v)


def correlation(u, v, w=None, centered=True):
    return check_vectors(u, v)


def cdist(XA, XB, metric="euclidean", *, out=None, **kwargs):
    a, b = facts(XA).shape, facts(XB).shape
    for shape, name in ((a, "XA"), (b, "XB")):
        if known(shape) and len(shape) != 2 and not (len(shape) == 0):
            raise ValueError(f"{name} must be a 2-dimensional array.")
    if not known(a) or not known(b) or len(a) != 2 or len(b) != 2:
        return unknown()
    if certain(a[1] != b[1]):
        raise ValueError("XA and XB must have the same number of columns (i.e. feature dimension.)")
    return made((a[0], b[0]))


def made(shape):
    from models.numpy.nd import make
    return make(Facts(shape, unknown(str)))


def pdist(X, metric="euclidean", *, out=None, **kwargs):
    shape = facts(X).shape
    if known(shape) and len(shape) != 2 and len(shape) != 0:
        raise ValueError("A 2-dimensional array must be passed.")
    if known(shape) and len(shape) == 2:
        rows = shape[0]
        return made((rows * (rows - 1) // 2 if known(rows) else unknown(int),))
    return unknown()


def squareform(X, force="no", checks=True):
    shape = facts(X).shape
    if known(force) and force not in ("no", "tomatrix", "tovector") and isinstance(force, str):
        return unknown()
    if known(shape) and len(shape) == 2 and certain(shape[0] != shape[1]):
        raise ValueError("The matrix argument must be square.")
    if not known(shape) or not certain(force == "no") or len(shape) not in (1, 2):
        return unknown()
    if len(shape) == 2:
        return made((unknown(int),))
    size = side(shape[0])
    if known(size) and size is None:
        raise ValueError("Incompatible vector size. It must be a binomial coefficient n choose 2 for some integer n >= 2.")
    return made((size, size))


def side(pairs):
    """Of how many points these are all the pairs; None if of none."""
    if not known(pairs) or pairs > 500000:
        return unknown(int)
    size = 1
    while size * (size - 1) // 2 < pairs:
        size = size + 1
    return size if size * (size - 1) // 2 == pairs else None
