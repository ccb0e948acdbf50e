"""What scikit-learn asks of X and y before it computes (`sklearn.utils.validation`).

The functions raise what `check_array` and its kin raise; what is not known is never refused.
"""

from models.crane import certain, known, possible, type_name, unknown, version
from models.data import facts, read_as_text

RESHAPE = ("Reshape your data either using array.reshape(-1, 1) if your data has a single feature or "
           "array.reshape(1, -1) if it contains a single sample.")


def length_of(shape):
    """The first dimension of a shape, maybe unknown."""
    return shape[0] if known(shape) and len(shape) > 0 else unknown(int)


def width_of(shape):
    """The number of columns of a shape of two dimensions, else unknown."""
    return shape[1] if known(shape) and len(shape) == 2 else unknown(int)


def is_sparse(x):
    return known(x) and hasattr(x, "_sparse_shape")


def names_of(x):
    """Column names that scikit-learn keeps: a list of strings, None for what has none, or unknown."""
    if not known(x):
        return unknown()
    if x is None or isinstance(x, (list, tuple, str)):
        return None
    if not hasattr(x, "__crane_array__"):
        return unknown()
    columns = facts(x).columns
    if not known(columns) or columns is None:
        return columns
    if not all([known(name) for name in columns]):
        return unknown()
    words = [isinstance(name, str) for name in columns]
    if all(words):
        return columns if len(columns) > 0 else None
    if not any(words):
        return None
    return unknown()


def check_names(x):
    """Column names of mixed kinds are refused."""
    if not known(x) or not hasattr(x, "__crane_array__"):
        return
    columns = facts(x).columns
    if not known(columns) or columns is None or not all([known(name) for name in columns]):
        return
    words = [isinstance(name, str) for name in columns]
    if any(words) and not all(words):
        kinds = sorted(set([type_name(name) for name in columns]))
        raise TypeError("Feature names are only supported if all input features have string names, but your input "
                        f"has {kinds} as feature name / column name types. If you want feature names to be stored "
                        "and validated, you must convert them all to strings, by using "
                        "X.columns = X.columns.astype(str) for example.")


def check_dimensions(owner, x, f, flags):
    """Refuses scalars, one dimension and more than two."""
    if not known(f.shape):
        return
    dimensions = len(f.shape)
    if dimensions == 0 and "one_dim" in flags and known(x):
        raise ValueError(f"Expected 2D array, got scalar array instead:\narray={x}.\n" + RESHAPE)
    if dimensions == 1 and "one_dim" in flags:
        # A list of dicts or a single column reaches here too; the words differ, the exception does not.
        raise ValueError("Expected 2D array, got 1D array instead:\narray=[...].\n" + RESHAPE)
    if dimensions > 2 and "three_dim" in flags:
        raise ValueError(f"Found array with dim {dimensions}. {owner} expected <= 2.")


def check_array_of_text(owner, names, x, f):
    """An array of texts is refused by some estimators whether they are numbers or not (`dtype="numeric"`)."""
    if " " + owner + " " not in names or not certain(f.dtype == "str") or not certain(version("sklearn") >= "1.2"):
        return
    if known(x) and hasattr(x, "ravel") and hasattr(x, "tolist") and not hasattr(x, "iloc"):
        raise ValueError("dtype='numeric' is not compatible with arrays of bytes/strings.Convert your data to numeric values "
                         "explicitly instead.")


def check_size(owner, f, flags):
    rows = length_of(f.shape)
    if known(rows) and rows == 0 and "empty" in flags:
        raise ValueError(f"Found array with 0 sample(s) (shape={shape_text(f.shape)}) while a minimum of 1 is required "
                         f"by {owner}.")
    columns = width_of(f.shape)
    if known(columns) and columns == 0 and "no_columns" in flags and possible(rows != 0):
        raise ValueError(f"Found array with 0 feature(s) (shape={shape_text(f.shape)}) while a minimum of 1 is required "
                         f"by {owner}.")


def shape_text(shape):
    return "(" + ", ".join([str(n) if known(n) else "?" for n in shape]) + ")"


def has_text(f):
    """Whether some value is text that is no number: certain, or unknown."""
    if not known(f.dtype):
        # One that was seen; the dtype is that of texts, or of categories.
        return True if certain(f.float_text == "some") else unknown(bool)
    rows = length_of(f.shape)
    if f.dtype == "category":
        return text_labels(f, rows)
    if f.dtype not in ("object", "str", "string"):
        return unknown(bool)
    if not known(f.float_text):
        return True if certain(rows > 0) and read_as_text(f) else unknown(bool)
    if f.float_text == "all":
        return unknown(bool)
    if f.columns is not None and f.float_text == "some":
        # A frame: one of its columns surely holds such a text.
        return True
    if f.dtype == "object":
        if not known(f.kinds) or "str" not in f.kinds:
            return unknown(bool)
        # Of several kinds, text is one that occurs; a single kind needs an element.
        return True if len(f.kinds) > 1 or certain(rows > 0) else unknown(bool)
    # "none" of no strings parse: an element that is there and not missing is needed.
    if f.float_text == "some":
        return True
    return True if certain(f.nan == False) and certain(rows > 0) else unknown(bool)  # noqa: E712


def text_labels(f, rows):
    if not known(f.labels) or f.labels is None:
        return unknown(bool)
    words = [isinstance(v, str) and not is_number_text(v) for v in f.labels if known(v)]
    return True if any(words) and certain(rows > 0) else unknown(bool)


def is_number_text(text):
    """Whether float() takes the text; errs on the side of yes."""
    stripped = text.strip().lower()
    if stripped in ("nan", "inf", "infinity", "-inf", "+inf", "-infinity", "+infinity", "-nan", "+nan", ""):
        return stripped != ""
    for character in stripped:
        if character not in "0123456789.+-e_":
            return False
    return True


def example_of(f):
    """A text that is no number, for the message."""
    if known(f.labels) and f.labels is not None:
        for value in f.labels:
            if known(value) and isinstance(value, str) and not is_number_text(value):
                return repr(value)
    return "'...'"


def check_values(owner, f, flags, name="X"):
    """Refuses text, missing and infinite values, where the estimator does."""
    if "text" in flags and certain(has_text(f)):
        if certain(f.dtype != "category") or "category" in flags:
            raise ValueError("could not convert string to float: " + example_of(f))
    if "nan" in flags and certain(f.nan == True):  # noqa: E712
        raise ValueError(f"Input {name} contains NaN.\n{owner} does not accept missing values encoded as NaN natively.")
    if "inf" in flags and certain(f.inf == True):  # noqa: E712
        raise ValueError(f"Input {name} contains infinity or a value too large for dtype('float64').")
    if "negative" in flags and certain(f.low < 0) and f.attained:
        raise ValueError(f"Negative values in data passed to {owner}.")


def check_collections(*values):
    """What `indexable` refuses: None in place of X, and numbers, which have no length."""
    X = values[0]
    if known(X) and X is None:
        raise TypeError("Expected sequence or array-like, got <class 'NoneType'>")
    for x in values:
        if known(x) and isinstance(x, (int, float)) and not isinstance(x, (str, list, tuple)):
            raise TypeError(f"Expected sequence or array-like, got {type(x)}")


def check_lengths(*shapes):
    """`check_consistent_length`: all first dimensions agree."""
    lengths = [length_of(shape) for shape in shapes]
    sure = [n for n in lengths if known(n)]
    if len(sure) > 1 and any([n != sure[0] for n in sure]):
        shown = [n if known(n) else "?" for n in lengths]
        raise ValueError(f"Found input variables with inconsistent numbers of samples: {shown}")
