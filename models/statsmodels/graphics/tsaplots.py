"""Plots of autocorrelations: lags must fit the length."""

from models.crane import certain, known, unknown, version
from models.statsmodels import _checks

__pure__ = True


def is_count(lags):
    return known(lags) and isinstance(lags, int) and not isinstance(lags, bool)


def plot_acf(x, ax=None, lags=None, *, alpha=0.05, use_vlines=True, adjusted=False, fft=False, missing="none",
             title="Autocorrelation", zero=True, auto_ylims=False, bartlett_confint=True, vlines_kwargs=None, **kwargs):
    _checks.check_numbers(x)
    rows = _checks.length_of(x)
    if is_count(lags) and certain(lags >= rows):
        raise ValueError(f"could not broadcast input array from shape ({rows},) into shape ({lags + 1},)")
    return unknown()


def check_partial(rows, lags):
    """At most half the length; exactly half is accepted by newer versions."""
    if not is_count(lags) or not known(rows):
        return
    half = rows // 2
    if lags > half or lags == half and certain(version("statsmodels") < "0.15"):
        raise ValueError("Can only compute partial correlations for lags up to 50% of the sample size. The requested nlags "
                         f"{lags} must be < {half}.")


def plot_pacf(x, ax=None, lags=None, alpha=0.05, method=None, use_vlines=True, title="Partial Autocorrelation", zero=True,
              vlines_kwargs=None, **kwargs):
    _checks.check_numbers(x)
    check_partial(_checks.length_of(x), lags)
    return unknown()


def month_plot(x, dates=None, ylabel=None, ax=None):
    return unknown()


def quarter_plot(x, dates=None, ylabel=None, ax=None):
    return unknown()
