"""`scipy.cluster.hierarchy`."""

from models.crane import certain, known, unknown
from models.data import Facts, facts

__pure__ = True

METHODS = ("single", "complete", "average", "weighted", "centroid", "median", "ward")


def linkage(y, method="single", metric="euclidean", optimal_ordering=False):
    from models.statsmodels._checks import check_numbers
    if known(method) and method not in METHODS:
        raise ValueError(f"Invalid method: {method}")
    f = facts(y)
    check_numbers(y)
    if known(f.shape) and len(f.shape) == 2:
        if certain(f.nan == True) or certain(f.inf == True):  # noqa: E712
            raise ValueError("The condensed distance matrix must contain only finite values.")
        from models.numpy.nd import make
        rows = f.shape[0] - 1 if known(f.shape[0]) else unknown(int)
        return make(Facts((rows, 4), "float64", False, False))
    return unknown()


def dendrogram(Z, p=30, truncate_mode=None, color_threshold=None, get_leaves=True, orientation="top", labels=None,
               count_sort=False, distance_sort=False, show_leaf_counts=True, no_plot=False, no_labels=False,
               leaf_font_size=None, leaf_rotation=None, leaf_label_func=None, show_contracted=False, link_color_func=None,
               ax=None, above_threshold_color="C0"):
    check_tree(Z)
    if labels is not None:
        a, b = facts(Z).shape, facts(labels).shape
        if known(a) and known(b) and len(b) == 1 and len(a) == 2 and certain(a[0] + 1 != b[0]):
            raise ValueError("Dimensions of Z and labels must be consistent.")
    return {name: unknown() for name in ("icoord", "dcoord", "ivl", "leaves", "color_list", "leaves_color_list")}


def check_tree(Z, name="Z"):
    shape = facts(Z).shape
    if known(shape) and len(shape) == 2 and certain(shape[1] != 4):
        raise ValueError(f"Linkage matrix '{name}' must have 4 columns.")
    if known(shape) and len(shape) != 2 and (known(Z) and len(shape) > 0):
        raise ValueError(f"Linkage matrix '{name}' must have shape=2 (i.e. be two-dimensional).")
    return shape if known(shape) and len(shape) == 2 else unknown()


CRITERIA = ("inconsistent", "distance", "maxclust", "monocrit", "maxclust_monocrit")


def fcluster(Z, t, criterion="inconsistent", depth=2, R=None, monocrit=None):
    shape = check_tree(Z)
    if known(criterion) and isinstance(criterion, str) and criterion not in CRITERIA:
        raise ValueError(f"Invalid cluster formation criterion: {criterion}")
    if not known(shape):
        return unknown()
    from models.numpy.nd import make
    return make(Facts((shape[0] + 1 if known(shape[0]) else unknown(int),), "int32"))


def cophenet(Z, Y=None):
    check_tree(Z)
    return unknown() if Y is None else (unknown(), unknown())


def cut_tree(Z, n_clusters=None, height=None):
    check_tree(Z)
    return unknown()


def leaves_list(Z):
    check_tree(Z)
    return unknown()
