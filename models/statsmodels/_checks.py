"""What statsmodels asks of its data."""

from models.crane import certain, known
from models.data import facts
from models.sklearn._inputs import example_of, has_text


def length_of(x):
    from models.sklearn._inputs import length_of as first
    return first(facts(x).shape)


def check_numbers(x):
    """Texts among the data; the words differ by version, the exception does not."""
    f = facts(x)
    if certain(has_text(f)) and f.dtype != "category":
        raise ValueError("could not convert string to float: " + example_of(f))


def check_pair(endog, exog):
    """endog and exog of a model: numbers, one row each."""
    check_numbers(endog)
    if exog is None:
        return
    check_numbers(exog)
    a, b = length_of(endog), length_of(exog)
    if certain(a != b) and not aligned(endog, exog):
        raise ValueError("endog and exog matrices are different sizes")


def aligned(endog, exog):
    """Frames are checked for equal indices first, with a ValueError of its own."""
    return not known(endog) or not known(exog)


def check_order(order):
    if known(order) and isinstance(order, (tuple, list)) and len(order) != 3:
        raise ValueError("`order` argument must be an iterable with three elements.")


def check_one(x, name):
    shape = facts(x).shape
    if known(shape) and len(shape) == 2 and certain(shape[1] > 1):
        raise ValueError(f"{name} is required to have ndim 1 but has ndim 2")
