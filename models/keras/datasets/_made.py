"""Arrays of the datasets that Keras ships: their shapes, dtypes and bounds (documentation of keras.datasets)."""

from models.data import Facts
from models.sklearn._results import array
from models._std import may_fail


def pictures(train, test, side, targets, dtype, classes):
    """Pictures as bytes with whole labels below `classes`."""
    # The files may have to be downloaded.
    may_fail()
    return tuple([(array(Facts((n,) + side, "uint8", False, False, 0, 255, True, True)),
                   array(Facts((n,) + targets, dtype, False, False, 0, classes - 1, True, True, classes, list(range(classes)))))
                  for n in (train, test)])


def texts(train, test, classes):
    """Lists of numbers of words, of different lengths, with whole labels below `classes`."""
    may_fail()
    return tuple([(array(Facts((n,), "object", False, False, kinds=("list",))),
                   array(Facts((n,), "int64", False, False, 0, classes - 1, True, True, classes))) for n in (train, test)])


def numbers(train, test, columns, dtype):
    may_fail()
    return tuple([(array(Facts((n, columns), dtype, False, False)), array(Facts((n,), dtype, False, False))) for n in (train, test)])
