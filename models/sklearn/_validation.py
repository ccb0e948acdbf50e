"""cross_val_score and its kin."""

from models.crane import certain, known, unknown, version
from models.data import Facts, facts
from models.sklearn import _inputs
from models.sklearn._results import array, numbers
from models.sklearn.exceptions import refused
from models.sklearn._split import check_folds, indexable


def check_call(estimator, X, y, cv):
    """Lengths, folds and the estimator itself."""
    _inputs.check_collections(X, y)
    if y is not None:
        _inputs.check_lengths(facts(X).shape, facts(y).shape)
    if known(estimator) and isinstance(estimator, (str, int, float, list, dict, tuple)):
        if certain(version("sklearn") >= "1.3"):
            raise refused("The 'estimator' parameter must be an object implementing 'fit'. Got "
                                        f"{estimator!r} instead.")
        if certain(version("sklearn") < "1.3"):
            raise TypeError(f"estimator should be an estimator implementing 'fit' method, {estimator!r} was passed")
    kind = "other"
    if known(estimator) and hasattr(estimator, "_estimator_type"):
        kind = estimator._estimator_type
    check_folds(cv, X, y, kind)


def count_of(cv):
    if not known(cv):
        return unknown(int)
    if cv is None:
        return 5
    if isinstance(cv, int):
        return cv
    if hasattr(cv, "n_splits"):
        return cv.n_splits
    return unknown(int)


def check_scoring(scoring):
    if known(scoring) and isinstance(scoring, str) and scoring in GONE:
        raise refused(f"The 'scoring' parameter must be a str among the names of scorers. Got {scoring!r} instead.")


#: Names that are taken for scorers and never were, in the versions modelled.
GONE = ("mean_squared_error", "mean_absolute_error", "log_loss", "rmse", "mse", "mae", "r2_score", "f1_score",
        "accuracy_score", "root_mean_squared_error", "auc", "precision_score", "recall_score", "roc_auc_score")


def cross_val_score(estimator, X, y=None, *, groups=None, scoring=None, cv=None, n_jobs=None, verbose=0, fit_params=None,
                    params=None, pre_dispatch="2*n_jobs", error_score=float("nan")):
    check_scoring(scoring)
    check_call(estimator, X, y, cv)
    return array(Facts((count_of(cv),), "float64"))


def cross_validate(estimator, X, y=None, *, groups=None, scoring=None, cv=None, n_jobs=None, verbose=0, fit_params=None,
                   params=None, pre_dispatch="2*n_jobs", return_train_score=False, return_estimator=False,
                   return_indices=False, error_score=float("nan")):
    check_scoring(scoring)
    check_call(estimator, X, y, cv)
    if known(scoring) and (scoring is None or isinstance(scoring, str)) and certain(return_train_score == False):  # noqa: E712
        if certain(return_estimator == False) and certain(return_indices == False):  # noqa: E712
            part = array(Facts((count_of(cv),), "float64"))
            return {"fit_time": part, "score_time": part, "test_score": part}
    return unknown(dict)


def cross_val_predict(estimator, X, y=None, *, groups=None, cv=None, n_jobs=None, verbose=0, fit_params=None, params=None,
                      pre_dispatch="2*n_jobs", method="predict"):
    check_call(estimator, X, y, cv)
    if not certain(method == "predict") or not known(facts(X).shape):
        return unknown()
    f = facts(y) if y is not None else Facts()
    if known(estimator) and hasattr(estimator, "_estimator_type") and known(f.shape) and len(f.shape) == 1:
        if certain(estimator._estimator_type == "classifier"):
            return array(f.select((indexable(X),)))
        return array(numbers((indexable(X),)))
    return unknown()


def learning_curve(estimator, X, y, *, groups=None, train_sizes=None, cv=None, scoring=None,
                   exploit_incremental_learning=False, n_jobs=None, pre_dispatch="all", verbose=0, shuffle=False,
                   random_state=None, error_score=float("nan"), return_times=False, fit_params=None, params=None):
    check_scoring(scoring)
    check_call(estimator, X, y, cv)
    if not certain(return_times == False):  # noqa: E712
        return unknown()
    # Sizes that are the same are left out.
    count = unknown(int)
    return (array(Facts((count,), "int64")), array(Facts((count, count_of(cv)), "float64")), array(Facts((count, count_of(cv)), "float64")))


def validation_curve(estimator, X, y, *, param_name, param_range, groups=None, cv=None, scoring=None, n_jobs=None,
                     pre_dispatch="all", verbose=0, error_score=float("nan"), fit_params=None, params=None):
    check_scoring(scoring)
    check_call(estimator, X, y, cv)
    return unknown()


def permutation_test_score(estimator, X, y, *, groups=None, cv=None, n_permutations=100, n_jobs=None, random_state=0,
                           verbose=0, scoring=None, fit_params=None, params=None):
    check_scoring(scoring)
    check_call(estimator, X, y, cv)
    return unknown()
