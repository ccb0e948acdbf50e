"""`scipy.stats`: tests of samples that must be of one length."""

from models.crane import certain, known, unknown, version
from models.data import facts

__pure__ = True
__removed__ = {"median_absolute_deviation": ("1.8", "module 'scipy.stats' has no attribute 'median_absolute_deviation'"),
               "binom_test": ("1.12", "module 'scipy.stats' has no attribute 'binom_test'")}


def length_of(x):
    shape = facts(x).shape
    return shape[0] if known(shape) and len(shape) == 1 else unknown(int)


def check_same(x, y, message):
    a, b = length_of(x), length_of(y)
    if certain(a != b) and not certain(a == 1) and not certain(b == 1):
        raise ValueError(message)



def pearsonr(x, y, *, alternative="two-sided", method=None, axis=0):
    check_same(x, y, "x and y must have the same length.")
    if certain(version("scipy") < "1.15"):
        for f in (facts(x), facts(y)):
            if certain(f.nan == True) or certain(f.inf == True):  # noqa: E712
                raise ValueError("array must not contain infs or NaNs")
    return unknown()


def spearmanr(a, b=None, axis=0, nan_policy="propagate", alternative="two-sided"):
    if b is not None:
        check_same(a, b, "all the input array dimensions except for the concatenation axis must match exactly")
    return unknown()


def kendalltau(x, y, *args, **kwargs):
    check_same(x, y, f"All inputs to `kendalltau` must be of the same size, found x-size {length_of(x)} and y-size "
               f"{length_of(y)}")
    return unknown()


def ttest_rel(a, b, axis=0, nan_policy="propagate", alternative="two-sided", *, keepdims=False):
    check_same(a, b, "unequal length arrays")
    return unknown()


def ttest_ind(a, b, *args, **kwargs):
    return unknown()


def ttest_1samp(a, popmean, axis=0, nan_policy="propagate", alternative="two-sided", *, keepdims=False):
    return unknown()


def wilcoxon(x, y=None, *args, **kwargs):
    if y is not None:
        check_same(x, y, "operands could not be broadcast together")
    return unknown()


def linregress(x, y=None, alternative="two-sided", *args, **kwargs):
    if y is not None:
        check_same(x, y, "all the input array dimensions except for the concatenation axis must match exactly")
    return unknown()


def chi2_contingency(observed, correction=True, lambda_=None, *, method=None):
    f = facts(observed)
    if certain(f.low < 0) and f.attained:
        raise ValueError("All values in `observed` must be nonnegative.")
    return unknown()


def f_oneway(*samples, **kwargs):
    if known(samples) and len(samples) < 2:
        raise TypeError(f"at least two inputs are required; got {len(samples)}.")
    return unknown()


def levene(*samples, center="median", proportiontocut=0.05, **kwargs):
    if known(samples) and len(samples) < 2:
        raise ValueError("Must enter at least two input sample vectors.")
    return unknown()


def bartlett(*samples, **kwargs):
    if known(samples) and len(samples) < 2:
        raise ValueError("Must enter at least two input sample vectors.")
    return unknown()


def boxcox(x, lmbda=None, alpha=None, optimizer=None):
    f = facts(x)
    if known(f.shape) and len(f.shape) != 1 and lmbda is None:
        if len(f.shape) == 0 and not known(x):
            return unknown()
        raise ValueError("Data must be 1-dimensional.")
    if certain(f.unique == 1) and lmbda is None and certain(f.low > 0):
        raise ValueError("Data must not be constant.")
    if certain(f.low <= 0) and f.attained:
        raise ValueError("Data must be positive.")
    return unknown()


def trim_mean(a, proportiontocut, axis=0, *args, **kwargs):
    return unknown()


def probplot(x, sparams=(), dist="norm", fit=True, plot=None, rvalue=False):
    return unknown()
