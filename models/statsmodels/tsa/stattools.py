"""`statsmodels.tsa.stattools`."""

from models.crane import certain, known, unknown, version
from models.data import facts
from models.statsmodels import _checks
from models.statsmodels._results import array
from models.statsmodels.graphics.tsaplots import check_partial

__pure__ = True


def check_series(x):
    if known(x) and x is None and certain(version("statsmodels") >= "0.14"):
        raise TypeError("x must be array_like, not None")
    _checks.check_numbers(x)


def is_off(flag):
    """Whether an option that changes what is given is surely not set."""
    return flag is None or known(flag) and not flag


def lags_of(nlags):
    if known(nlags) and isinstance(nlags, str):
        raise TypeError("nlags must be integer_like (int or np.integer, but not bool or timedelta64) or None")
    return nlags if known(nlags) and isinstance(nlags, int) else unknown(int)


def acf(x, adjusted=False, nlags=None, qstat=False, fft=True, alpha=None, bartlett_confint=True, missing="none", *,
        result_object=None):
    check_series(x)
    count = lags_of(nlags)
    rows = _checks.length_of(x)
    if not is_off(qstat) or alpha is not None or not is_off(result_object):
        return unknown()
    # Of a short series there are no more than its length.
    sure = known(count) and known(rows) and count < rows
    return array((count + 1 if sure else unknown(int),))


def pacf(x, nlags=None, method="ywadjusted", alpha=None, *, result_object=None):
    check_series(x)
    count = lags_of(nlags)
    check_partial(_checks.length_of(x), nlags)
    if alpha is not None or not is_off(result_object):
        return unknown()
    return array((count + 1,)) if known(count) else array((unknown(int),))


def adfuller(x, maxlag=None, regression="c", autolag="AIC", store=False, regresults=False, *, result_object=None):
    check_series(x)
    _checks.check_one(x, "x")
    f = facts(x)
    if certain(f.unique == 1) and certain(f.nan == False) and certain(version("statsmodels") >= "0.14"):  # noqa: E712
        raise ValueError("Invalid input, x is constant")
    if not is_off(store) or not is_off(regresults) or not is_off(result_object) or not certain(autolag == "AIC"):
        return unknown()
    return (unknown(), unknown(), unknown(int), unknown(int), {"1%": unknown(), "5%": unknown(), "10%": unknown()}, unknown())


def kpss(x, regression="c", nlags="auto", store=False, *, result_object=None):
    check_series(x)
    if known(regression) and isinstance(regression, str) and regression not in ("c", "ct"):
        return unknown()
    if not is_off(store) or not is_off(result_object):
        return unknown()
    return (unknown(), unknown(), unknown(int), {"10%": unknown(), "5%": unknown(), "2.5%": unknown(), "1%": unknown()})
