"""statistics: numbers from data; of no data there is none."""

from models._std import may_fail as _may_fail
from models.crane import known as _known
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True


class StatisticsError(ValueError):
    pass


def _checked(data, least, message):
    """Raises for too few data points; what does not iterate raises by itself."""
    if isinstance(data, (int, float)) is True or data is None:
        raise TypeError(f"'{_type_name(data)}' object is not iterable")
    if _known(data) and isinstance(data, (list, tuple, set, range, dict)):
        if len(data) < least:
            raise StatisticsError(message)
        if not all([type(x) in (int, float) for x in data]):
            _may_fail()
    else:
        _may_fail()


def mean(data):
    _checked(data, 1, "mean requires at least one data point")
    return _unknown()


def fmean(data, weights=None):
    _checked(data, 1, "fmean requires at least one data point")
    return _unknown(float)


def geometric_mean(data):
    _checked(data, 1, "Must have a non-empty dataset")
    _may_fail()
    return _unknown(float)


def harmonic_mean(data, weights=None):
    _checked(data, 1, "harmonic_mean requires at least one data point")
    _may_fail()
    return _unknown()


def median(data):
    _checked(data, 1, "no median for empty data")
    return _unknown()


def median_low(data):
    _checked(data, 1, "no median for empty data")
    return _unknown()


def median_high(data):
    _checked(data, 1, "no median for empty data")
    return _unknown()


def median_grouped(data, interval=1.0):
    _checked(data, 1, "no median for empty data")
    return _unknown()


def mode(data):
    if _known(data) and isinstance(data, (list, tuple, set, range, dict, str)) and len(data) == 0:
        raise StatisticsError("no mode for empty data")
    _may_fail()
    return _unknown()


def multimode(data):
    _may_fail()
    return _unknown(list)


def pstdev(data, mu=None):
    _checked(data, 1, "pstdev requires at least one data point")
    return _unknown()


def pvariance(data, mu=None):
    _checked(data, 1, "pvariance requires at least one data point")
    return _unknown()


def stdev(data, xbar=None):
    _checked(data, 2, "stdev requires at least two data points")
    return _unknown()


def variance(data, xbar=None):
    _checked(data, 2, "variance requires at least two data points")
    return _unknown()


def quantiles(data, *, n=4, method="exclusive"):
    _may_fail()
    return _unknown(list)


def correlation(x, y, /, *, method="linear"):
    _may_fail()
    return _unknown(float)


def covariance(x, y, /):
    _may_fail()
    return _unknown(float)
