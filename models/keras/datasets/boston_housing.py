"""keras.datasets.boston_housing."""

from models.crane import unknown as _unknown
from models.keras.datasets._made import numbers as _numbers
from models._std import may_fail as _may_fail

__pure__ = True


def load_data(path="boston_housing.npz", test_split=0.2, seed=113):
    if test_split != 0.2:
        _may_fail()
        return _unknown()
    return _numbers(404, 102, 13, "float64")
