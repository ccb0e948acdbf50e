"""keras.datasets.california_housing."""

from models.crane import unknown as _unknown
from models.keras.datasets._made import numbers as _numbers
from models._std import may_fail as _may_fail

__pure__ = True


def load_data(version="large", path="california_housing.npz", test_split=0.2, seed=113):
    if version != "large" or test_split != 0.2:
        _may_fail()
        return _unknown()
    return _numbers(16512, 4128, 8, "float32")
