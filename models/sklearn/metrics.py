"""`sklearn.metrics`. Names without a model here are unknown."""

from models.sklearn._displays import ConfusionMatrixDisplay
from models.sklearn._errors import (
    adjusted_mutual_info_score, adjusted_rand_score, calinski_harabasz_score, completeness_score, davies_bouldin_score,
    explained_variance_score, homogeneity_score, max_error, mean_absolute_error, mean_absolute_percentage_error,
    median_absolute_error, normalized_mutual_info_score, r2_score, rand_score, root_mean_squared_error,
    root_mean_squared_log_error, silhouette_samples, silhouette_score, v_measure_score,
)
from models.sklearn._scores import (
    accuracy_score, auc, average_precision_score, balanced_accuracy_score, brier_score_loss, classification_report,
    cohen_kappa_score, confusion_matrix, det_curve, f1_score, fbeta_score, hamming_loss, hinge_loss, jaccard_score, log_loss,
    matthews_corrcoef, multilabel_confusion_matrix, precision_recall_curve, precision_recall_fscore_support, precision_score,
    recall_score, roc_auc_score, roc_curve, top_k_accuracy_score, zero_one_loss,
)
from models.crane import known, unknown, version
from models.sklearn._errors import check_no_negative, check_regression, one_number

__pure__ = True
__removed__ = {
    name: ("1.2", "cannot import name '" + name + "' from 'sklearn.metrics'")
    for name in ("plot_confusion_matrix", "plot_roc_curve", "plot_precision_recall_curve", "plot_det_curve")
}
__added__ = {"root_mean_squared_error": "1.4", "root_mean_squared_log_error": "1.4"}


def mean_squared_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average", squared="deprecated"):
    check_squared(squared, "mean_squared_error")
    check_regression(y_true, y_pred)
    return one_number(multioutput)


def mean_squared_log_error(y_true, y_pred, *, sample_weight=None, multioutput="uniform_average", squared="deprecated"):
    check_squared(squared, "mean_squared_log_error")
    check_regression(y_true, y_pred)
    check_no_negative(y_true, y_pred, "Mean Squared Logarithmic Error")
    return one_number(multioutput)


def check_squared(squared, name):
    """`squared` is gone since 1.6."""
    if not known(squared) or squared != "deprecated":
        gone = version("sklearn") >= "1.6"
        if known(gone) and gone:
            raise TypeError(f"got an unexpected keyword argument 'squared' ({name})")


def make_scorer(score_func, *, response_method="default", greater_is_better=True, needs_proba="deprecated",
                needs_threshold="deprecated", **kwargs):
    return unknown()


def get_scorer(scoring):
    return unknown()
