"""`statsmodels.tsa.stattools`."""

from models.crane import certain, unknown
from models.data import facts
from models.statsmodels import _checks
from models.statsmodels.graphics.tsaplots import check_partial

__pure__ = True


def acf(x, adjusted=False, nlags=None, qstat=False, fft=True, alpha=None, bartlett_confint=True, missing="none"):
    _checks.check_numbers(x)
    return unknown()


def pacf(x, nlags=None, method="ywadjusted", alpha=None):
    _checks.check_numbers(x)
    check_partial(_checks.length_of(x), nlags)
    return unknown()


def adfuller(x, maxlag=None, regression="c", autolag="AIC", store=False, regresults=False):
    _checks.check_numbers(x)
    _checks.check_one(x, "x")
    f = facts(x)
    if certain(f.unique == 1) and certain(f.nan == False):  # noqa: E712
        raise ValueError("Invalid input, x is constant")
    return unknown()
