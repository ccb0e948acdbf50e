"""Classification metrics: kinds of targets and their mixes."""

from models.crane import certain, known, unknown, version
from models.data import Facts, facts
from models.sklearn import _inputs, _targets
from models.sklearn._results import array
from models.sklearn.exceptions import InvalidParameterError


def columns_in(f):
    """1 for one dimension, else the number of columns; maybe unknown."""
    if not known(f.shape):
        return unknown(int)
    if len(f.shape) == 1:
        return 1
    return f.shape[1] if len(f.shape) == 2 else unknown(int)


def shown(kind, columns):
    """A kind for a message, where it may not be known."""
    if known(kind):
        return kind
    return "multiclass-multioutput" if certain(columns > 1) else "multiclass"


def refuse_no_arrays(y_true, y_pred):
    """What is neither an array nor like one, as parameters are checked since 1.3."""
    for name, value in (("y_true", y_true), ("y_pred", y_pred)):
        if (value is None or isinstance(value, (bool, int, float)) is True) and certain(version("sklearn") >= "1.3"):
            raise InvalidParameterError(f"The {name!r} parameter must be an array-like. Got {value!r} instead.")


def check_mix(a, b):
    """`_check_targets`: both of one kind, and of one that is classified. Facts; the kind, maybe unknown."""
    _inputs.check_lengths(a.shape, b.shape)
    kinds = (_targets.type_of_facts(a), _targets.type_of_facts(b))
    columns = (columns_in(a), columns_in(b))
    mixed = differ(kinds[0], kinds[1])
    same = certain(kinds[0] == kinds[1])
    one_is_wide = certain(columns[0] > 1) and certain(columns[1] == 1) or certain(columns[0] == 1) and certain(columns[1] > 1)
    if mixed or one_is_wide:
        raise ValueError(f"Classification metrics can't handle a mix of {shown(kinds[0], columns[0])} and "
                         f"{shown(kinds[1], columns[1])} targets")
    if not same and (_targets.is_continuous(kinds[0]) or _targets.is_continuous(kinds[1])):
        # With another kind it is a mix, with its own it is not supported.
        raise ValueError(f"Classification metrics can't handle a mix of {shown(kinds[0], columns[0])} and "
                         f"{shown(kinds[1], columns[1])} targets")
    for kind in kinds:
        if known(kind) and kind not in ("binary", "multiclass", "multilabel-indicator") and certain(kinds[0] == kinds[1]):
            raise ValueError(f"{kind} is not supported")
    if not known(kinds[0]) or not known(kinds[1]):
        return unknown(str)
    return "multiclass" if "multiclass" in kinds else kinds[0]


def differ(first, second):
    """Whether two kinds surely do not go together."""
    if not known(first) or not known(second) or first == second:
        # A continuous target never goes with another kind, and with its own neither.
        return False
    return not (first in ("binary", "multiclass") and second in ("binary", "multiclass"))


def is_words(f):
    return certain(f.dtype == "str") or certain(f.dtype == "object") and certain(f.kinds == ("str",))


def is_numbers(f):
    return known(f.dtype) and f.dtype.startswith(("int", "uint", "float", "bool"))


def label_count(a, b, labels=None):
    """How many labels a metric sees; maybe unknown."""
    if labels is not None:
        return _inputs.length_of(facts(labels).shape)
    if known(a.labels) and known(b.labels) and a.labels is not None and b.labels is not None:
        if all([known(v) for v in a.labels]) and all([known(v) for v in b.labels]):
            return len(set(list(a.labels) + list(b.labels)))
    return unknown(int)


def accuracy_score(y_true, y_pred, *, normalize=True, sample_weight=None):
    refuse_no_arrays(y_true, y_pred)
    check_mix(facts(y_true), facts(y_pred))
    return unknown(float)


def balanced_accuracy_score(y_true, y_pred, *, sample_weight=None, adjusted=False):
    kind = check_mix(facts(y_true), facts(y_pred))
    check_kind(kind, ("binary", "multiclass"))
    return unknown(float)


def check_kind(kind, wanted):
    if known(kind) and kind not in wanted:
        raise ValueError(f"{kind} is not supported")


def confusion_matrix(y_true, y_pred, *, labels=None, sample_weight=None, normalize=None):
    a, b = facts(y_true), facts(y_pred)
    check_kind(check_mix(a, b), ("binary", "multiclass"))
    if known(normalize) and normalize not in (None, "true", "pred", "all"):
        from models.sklearn.exceptions import refused
        raise refused("The 'normalize' parameter of confusion_matrix must be a str among {'all', 'pred', "
                                    f"'true'}} or None. Got {normalize!r} instead.")
    count = label_count(a, b, labels)
    dtype = "int64" if normalize is None and sample_weight is None else unknown(str)
    return array(Facts((count, count), dtype, unknown(bool) if normalize is not None else False))


def multilabel_confusion_matrix(y_true, y_pred, *, sample_weight=None, labels=None, samplewise=False):
    check_mix(facts(y_true), facts(y_pred))
    return unknown()


def classification_report(y_true, y_pred, *, labels=None, target_names=None, sample_weight=None, digits=2,
                          output_dict=False, zero_division="warn"):
    a, b = facts(y_true), facts(y_pred)
    check_mix(a, b)
    if labels is None and target_names is not None:
        names = _inputs.length_of(facts(target_names).shape)
        count = label_count(a, b)
        if certain(names != count):
            raise ValueError(f"Number of classes, {count}, does not match size of target_names, {names}. Try specifying the "
                             "labels parameter")
    if not known(output_dict):
        return unknown()
    return unknown(dict) if output_dict else unknown(str)


AVERAGES = ("binary", "micro", "macro", "weighted", "samples", None)


def check_average(a, b, average, pos_label, name):
    """Refuses several classes under average="binary", and a positive label that does not occur."""
    if known(average) and average not in AVERAGES:
        from models.sklearn.exceptions import refused
        raise refused(f"The 'average' parameter of {name} must be a str among {{'binary', 'macro', 'micro', "
                                    f"'samples', 'weighted'}} or None. Got {average!r} instead.")
    kind = check_mix(a, b)
    if not certain(average == "binary") or not known(kind):
        return
    if kind == "multiclass":
        raise ValueError("Target is multiclass but average='binary'. Please choose another average setting, one of [None, "
                         "'micro', 'macro', 'weighted'].")
    if kind == "binary":
        check_positive(a, b, pos_label)


def check_positive(a, b, pos_label):
    if not known(pos_label) or not known(a.labels) or not known(b.labels) or a.labels is None or b.labels is None:
        if known(pos_label) and isinstance(pos_label, int) and is_words(a) and is_words(b) and certain(_targets.distinct(a) > 1):
            raise ValueError(f"pos_label={pos_label} is not a valid label: It should be one of the labels, which are texts")
        return
    present = list(a.labels) + [v for v in b.labels if v not in a.labels]
    if not all([known(v) for v in present]):
        return
    if pos_label not in present and len(present) >= 2:
        raise ValueError(f"pos_label={pos_label} is not a valid label: It should be one of {sorted(present)}")


def averaged(average):
    """A number, or an array where there is no average."""
    if not known(average):
        return unknown()
    return unknown(float) if average is not None else unknown()


def precision_score(y_true, y_pred, *, labels=None, pos_label=1, average="binary", sample_weight=None,
                    zero_division="warn"):
    check_average(facts(y_true), facts(y_pred), average, pos_label, "precision_score")
    return averaged(average)


def recall_score(y_true, y_pred, *, labels=None, pos_label=1, average="binary", sample_weight=None, zero_division="warn"):
    check_average(facts(y_true), facts(y_pred), average, pos_label, "recall_score")
    return averaged(average)


def f1_score(y_true, y_pred, *, labels=None, pos_label=1, average="binary", sample_weight=None, zero_division="warn"):
    check_average(facts(y_true), facts(y_pred), average, pos_label, "f1_score")
    return averaged(average)


def fbeta_score(y_true, y_pred, *, beta, labels=None, pos_label=1, average="binary", sample_weight=None,
                zero_division="warn"):
    check_average(facts(y_true), facts(y_pred), average, pos_label, "fbeta_score")
    return averaged(average)


def jaccard_score(y_true, y_pred, *, labels=None, pos_label=1, average="binary", sample_weight=None,
                  zero_division="warn"):
    check_average(facts(y_true), facts(y_pred), average, pos_label, "jaccard_score")
    return averaged(average)


def precision_recall_fscore_support(y_true, y_pred, *, beta=1.0, labels=None, pos_label=1, average=None,
                                    warn_for=("precision", "recall", "f-score"), sample_weight=None,
                                    zero_division="warn"):
    check_average(facts(y_true), facts(y_pred), average, pos_label, "precision_recall_fscore_support")
    return (averaged(average), averaged(average), averaged(average), unknown())


def matthews_corrcoef(y_true, y_pred, *, sample_weight=None):
    check_kind(check_mix(facts(y_true), facts(y_pred)), ("binary", "multiclass"))
    return unknown(float)


def hamming_loss(y_true, y_pred, *, sample_weight=None):
    check_mix(facts(y_true), facts(y_pred))
    return unknown(float)


def zero_one_loss(y_true, y_pred, *, normalize=True, sample_weight=None):
    check_mix(facts(y_true), facts(y_pred))
    return unknown(float)


def cohen_kappa_score(y1, y2, *, labels=None, weights=None, sample_weight=None, replace_undefined_by=None):
    check_kind(check_mix(facts(y1), facts(y2)), ("binary", "multiclass"))
    return unknown(float)


def roc_auc_score(y_true, y_score, *, average="macro", sample_weight=None, max_fpr=None, multi_class="raise", labels=None):
    a, b = facts(y_true), facts(y_score)
    kind = _targets.type_of_facts(a)
    if _inputs.has_text(b) is True:
        raise ValueError("could not convert string to float: " + _inputs.example_of(b))
    if certain(b.nan == True):  # noqa: E712
        raise ValueError("Input contains NaN.")
    if certain(kind == "multiclass") and certain(multi_class == "raise"):
        raise ValueError("multi_class must be in ('ovo', 'ovr')")
    if certain(kind == "binary"):
        check_binary_scores(a, b)
    return unknown(float)


def check_binary_scores(a, b):
    if certain(columns_in(b) > 1) and certain(_targets.distinct(a) > 1):
        raise ValueError(f"y should be a 1d array, got an array of shape {_inputs.shape_text(b.shape)} instead.")
    if certain(_targets.distinct(a) > 1) or certain(version("sklearn") < "1.6"):
        # Of one class there is no score, whatever the lengths.
        _inputs.check_lengths(a.shape, b.shape)
    if certain(_targets.distinct(a) == 1) and certain(version("sklearn") < "1.6"):
        raise ValueError("Only one class present in y_true. ROC AUC score is not defined in that case.")


def check_curve(y_true, y_score, pos_label):
    """`_binary_clf_curve`: a binary target and scores in one dimension."""
    a, b = facts(y_true), facts(y_score)
    kind = _targets.type_of_facts(a)
    if known(kind) and kind != "binary" and not (kind == "multiclass" and pos_label is not None):
        raise ValueError(f"{kind} format is not supported")
    _inputs.check_lengths(a.shape, b.shape)
    if certain(columns_in(b) > 1):
        raise ValueError(f"y should be a 1d array, got an array of shape {_inputs.shape_text(b.shape)} instead.")
    if certain(columns_in(a) > 1):
        raise ValueError(f"y should be a 1d array, got an array of shape {_inputs.shape_text(a.shape)} instead.")
    if certain(b.nan == True):  # noqa: E712
        raise ValueError("Input contains NaN.")
    if pos_label is None and is_words(a) and certain(_inputs.length_of(a.shape) > 0):
        raise ValueError("y_true takes value in texts and pos_label is not specified: either make y_true take value in "
                         "{0, 1} or {-1, 1} or pass pos_label explicitly.")


def line(extra=0):
    return array(Facts((unknown(int),), "float64"))


def roc_curve(y_true, y_score, *, pos_label=None, sample_weight=None, drop_intermediate=True):
    check_curve(y_true, y_score, pos_label)
    return (line(), line(), line())


def precision_recall_curve(y_true, y_score=None, *, pos_label=None, sample_weight=None, drop_intermediate=False,
                           probas_pred=None):
    scores = y_score if y_score is not None else probas_pred
    if scores is not None:
        check_curve(y_true, scores, pos_label)
    return (line(), line(), line())


def det_curve(y_true, y_score, *, pos_label=None, sample_weight=None, drop_intermediate=False):
    check_curve(y_true, y_score, pos_label)
    return (line(), line(), line())


def average_precision_score(y_true, y_score, *, average="macro", pos_label=1, sample_weight=None):
    _inputs.check_lengths(facts(y_true).shape, facts(y_score).shape)
    return unknown(float)


def auc(x, y):
    a, b = facts(x), facts(y)
    _inputs.check_lengths(a.shape, b.shape)
    if certain(_inputs.length_of(a.shape) < 2):
        raise ValueError(f"At least 2 points are needed to compute area under curve, but x.shape = {a.shape}")
    return unknown(float)


def log_loss(y_true, y_pred, *, eps=None, normalize=True, sample_weight=None, labels=None):
    a, b = facts(y_true), facts(y_pred)
    _inputs.check_lengths(a.shape, b.shape)
    if certain(b.nan == True):  # noqa: E712
        raise ValueError("Input contains NaN.")
    count = _targets.distinct(a)
    if labels is None and known(a.shape) and len(a.shape) == 1 and known(count):
        if count == 1:
            raise ValueError("y_true contains only one label. Please provide the true labels explicitly through the labels "
                             "argument.")
        wide = columns_in(b)
        width = 2 if certain(wide == 1) else wide
        if certain(width != count) and certain(_inputs.length_of(a.shape) > 0):
            raise ValueError(f"The number of classes in y_true is {count}, not the number of columns of y_pred {width}.")
    return unknown(float)


def brier_score_loss(y_true, y_prob=None, *, sample_weight=None, pos_label=None, y_proba=None, labels=None,
                     scale_by_half="auto"):
    return unknown(float)


def top_k_accuracy_score(y_true, y_score, *, k=2, normalize=True, sample_weight=None, labels=None):
    return unknown(float)


def hinge_loss(y_true, pred_decision, *, labels=None, sample_weight=None):
    _inputs.check_lengths(facts(y_true).shape, facts(pred_decision).shape)
    return unknown(float)
