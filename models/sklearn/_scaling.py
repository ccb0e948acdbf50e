"""Functions of `sklearn.preprocessing`."""

from models.crane import certain, known, unknown
from models.data import Facts, facts
from models.sklearn import _inputs
from models.sklearn._results import array

FLAGS = ("text", "inf", "three_dim", "empty")


def same_shape(X, flags):
    f = facts(X)
    _inputs.check_dimensions("the function", X, f, flags)
    _inputs.check_values("the function", f, flags)
    if not known(f.shape) or _inputs.is_sparse(X):
        return unknown()
    return array(Facts(f.shape, unknown(str), unknown(bool) if not certain(f.nan == False) else False))  # noqa: E712


def scale(X, *, axis=0, with_mean=True, with_std=True, copy=True):
    return same_shape(X, FLAGS)


def minmax_scale(X, feature_range=(0, 1), *, axis=0, copy=True):
    return same_shape(X, FLAGS)


def maxabs_scale(X, *, axis=0, copy=True):
    return same_shape(X, FLAGS)


def robust_scale(X, *, axis=0, with_centering=True, with_scaling=True, quantile_range=(25.0, 75.0), copy=True,
                 unit_variance=False):
    return same_shape(X, FLAGS)


def normalize(X, norm="l2", *, axis=1, copy=True, return_norm=False):
    if known(norm) and norm not in ("l1", "l2", "max"):
        from models.sklearn.exceptions import refused
        raise refused(f"The 'norm' parameter of normalize must be a str among 'l1', 'l2', 'max'. Got {norm!r} "
                                    "instead.")
    result = same_shape(X, FLAGS + ("one_dim", "nan"))
    return result if certain(return_norm == False) else unknown()  # noqa: E712


def binarize(X, *, threshold=0.0, copy=True):
    return same_shape(X, FLAGS + ("one_dim", "nan"))


def power_transform(X, method="yeo-johnson", *, standardize=True, copy=True):
    return same_shape(X, FLAGS + ("one_dim",))


def quantile_transform(X, *, axis=0, n_quantiles=1000, output_distribution="uniform", ignore_implicit_zeros=False,
                       subsample=100000, random_state=None, copy=True):
    return same_shape(X, FLAGS + ("one_dim",))


def label_binarize(y, *, classes, neg_label=0, pos_label=1, sparse_output=False):
    return unknown()


def add_dummy_feature(X, value=1.0):
    return unknown()
