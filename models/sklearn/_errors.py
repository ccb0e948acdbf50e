"""Regression and clustering metrics."""

from models.crane import certain, known, unknown
from models.data import facts
from models.sklearn import _inputs
from models.sklearn._scores import columns_in, refuse_no_arrays


def check_numbers(f, name):
    if certain(_inputs.has_text(f)):
        raise ValueError("could not convert string to float: " + _inputs.example_of(f))
    if certain(f.nan == True):  # noqa: E712
        raise ValueError("Input contains NaN.")
    if certain(f.inf == True):  # noqa: E712
        raise ValueError("Input contains infinity or a value too large for dtype('float64').")
    if known(f.shape) and len(f.shape) > 2:
        raise ValueError(f"Found array with dim {len(f.shape)}. None expected <= 2.")


def check_regression(y_true, y_pred):
    """`_check_reg_targets`."""
    refuse_no_arrays(y_true, y_pred)
    a, b = facts(y_true), facts(y_pred)
    _inputs.check_lengths(a.shape, b.shape)
    check_numbers(a, "y_true")
    check_numbers(b, "y_pred")
    if certain(_inputs.length_of(a.shape) == 0):
        raise ValueError("Found array with 0 sample(s) while a minimum of 1 is required.")
    if certain(columns_in(a) != columns_in(b)):
        raise ValueError(f"y_true and y_pred have different number of output ({columns_in(a)}!={columns_in(b)})")


def one_number(multioutput):
    return unknown(float) if known(multioutput) and multioutput == "uniform_average" else unknown()


def mean_absolute_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    check_regression(y_true, y_pred)
    return one_number(multioutput)


def mean_absolute_percentage_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    check_regression(y_true, y_pred)
    return one_number(multioutput)


def median_absolute_error(y_true, y_pred, *, multioutput="uniform_average", sample_weight=None):
    check_regression(y_true, y_pred)
    return one_number(multioutput)


def root_mean_squared_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    check_regression(y_true, y_pred)
    return one_number(multioutput)


def check_no_negative(y_true, y_pred, name):
    for f in (facts(y_true), facts(y_pred)):
        if certain(f.low < 0) and f.attained:
            raise ValueError(f"{name} cannot be used when targets contain negative values.")


def root_mean_squared_log_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average"):
    check_regression(y_true, y_pred)
    return one_number(multioutput)


def explained_variance_score(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average", force_finite=True):
    check_regression(y_true, y_pred)
    return one_number(multioutput)


def r2_score(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average", force_finite=True):
    check_regression(y_true, y_pred)
    return one_number(multioutput)


def max_error(y_true, y_pred):
    check_regression(y_true, y_pred)
    if certain(columns_in(facts(y_true)) > 1):
        raise ValueError("Multioutput not supported in max_error")
    return unknown(float)


def check_labels(labels_true, labels_pred):
    a, b = facts(labels_true), facts(labels_pred)
    for f in (a, b):
        if known(f.shape) and len(f.shape) != 1 and not (len(f.shape) == 2 and not certain(f.shape[1] != 1)):
            raise ValueError(f"labels must be 1D: shape is {f.shape}")
    _inputs.check_lengths(a.shape, b.shape)


def adjusted_rand_score(labels_true, labels_pred):
    check_labels(labels_true, labels_pred)
    return unknown(float)


def rand_score(labels_true, labels_pred):
    check_labels(labels_true, labels_pred)
    return unknown(float)


def adjusted_mutual_info_score(labels_true, labels_pred, *, average_method="arithmetic"):
    check_labels(labels_true, labels_pred)
    return unknown(float)


def normalized_mutual_info_score(labels_true, labels_pred, *, average_method="arithmetic"):
    check_labels(labels_true, labels_pred)
    return unknown(float)


def homogeneity_score(labels_true, labels_pred):
    check_labels(labels_true, labels_pred)
    return unknown(float)


def completeness_score(labels_true, labels_pred):
    check_labels(labels_true, labels_pred)
    return unknown(float)


def v_measure_score(labels_true, labels_pred, *, beta=1.0):
    check_labels(labels_true, labels_pred)
    return unknown(float)


def check_clusters(X, labels):
    from models.sklearn import _targets
    f, g = facts(X), facts(labels)
    flags = ("one_dim", "three_dim", "text", "nan", "inf", "empty")
    _inputs.check_dimensions("silhouette_score", X, f, flags)
    _inputs.check_values("silhouette_score", f, flags)
    _inputs.check_lengths(f.shape, g.shape)
    count = _targets.distinct(g)
    rows = _inputs.length_of(g.shape)
    if certain(count < 2) or certain(count >= rows):
        raise ValueError(f"Number of labels is {count}. Valid values are 2 to n_samples - 1 (inclusive)")


def silhouette_score(X, labels, *, metric="euclidean", sample_size=None, random_state=None, **kwds):
    if known(metric) and isinstance(metric, str) and metric != "precomputed":
        check_clusters(X, labels)
    return unknown(float)


def silhouette_samples(X, labels, *, metric="euclidean", **kwds):
    return unknown()


def calinski_harabasz_score(X, labels):
    check_clusters(X, labels)
    return unknown(float)


def davies_bouldin_score(X, labels):
    check_clusters(X, labels)
    return unknown(float)
