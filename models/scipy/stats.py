"""`scipy.stats`: tests of samples, descriptions of samples; distributions are in `_distributions`.

Parameters are those of all versions since 1.6 together: the catalogue and `_tools.newer` know the differences.
"""

from models.crane import certain, known, unknown, version
from models.data import facts
from models.numpy.exceptions import AxisError
from models.scipy import _results
from models.scipy._distributions import (  # noqa: F401
    bernoulli, beta, binom, cauchy, chi2, expon, f, gamma, geom, hypergeom, laplace, logistic, lognorm, nbinom, norm, pareto, poisson,
    randint, rayleigh, skewnorm, t, triang, truncnorm, uniform, weibull_min)
from models.scipy._results import pair
from models.scipy._samples import all_flat, check_axis, check_samples, numeric, reduced, samples_of
from models.scipy._tools import array, check_choice, is_flat, is_texts, is_word, length_of, newer, number, shape_of

__pure__ = True
__removed__ = {"median_absolute_deviation": ("1.8", "module 'scipy.stats' has no attribute 'median_absolute_deviation'"),
               "binom_test": ("1.12", "module 'scipy.stats' has no attribute 'binom_test'")}

SIDES = ("two-sided", "less", "greater")


def check_same(x, y, message):
    a, b = length_of(x), length_of(y)
    if is_flat(x) and is_flat(y) and certain(a != b) and not certain(a == 1) and not certain(b == 1):
        raise ValueError(message)


def check_side(alternative, message):
    if is_word(alternative) and alternative.lower() not in SIDES:
        raise ValueError(message)


# Tests of two samples.


def ttest_ind(a, b, axis=0, equal_var=True, nan_policy="propagate", permutations=None, random_state=None,
              alternative="two-sided", trim=0, *, method=None, keepdims=False):
    if not isinstance(axis, bool):
        check_samples((a, b), axis)
    check_side(alternative, "`alternative` must be 'less', 'greater', or 'two-sided'.")
    return pair(_results.TtestResult, all_flat((a, b), axis, nan_policy))


def ttest_rel(a, b, axis=0, nan_policy="propagate", alternative="two-sided", *, keepdims=False):
    check_same(a, b, "unequal length arrays")
    check_samples((a, b), axis, True)
    check_side(alternative, "`alternative` must be 'less', 'greater', or 'two-sided'.")
    return pair(_results.TtestResult, all_flat((a, b), axis, nan_policy))


def ttest_1samp(a, popmean, axis=0, nan_policy="propagate", alternative="two-sided", *, keepdims=False):
    check_axis(a, axis)
    check_side(alternative, "`alternative` must be 'less', 'greater', or 'two-sided'.")
    if newer("1.11") and known(popmean) and popmean is None and is_flat(a):
        raise TypeError("unsupported operand type(s) for -: 'float' and 'NoneType'")
    return pair(_results.TtestResult, all_flat((a,), axis, nan_policy))


def ttest_ind_from_stats(mean1, std1, nobs1, mean2, std2, nobs2, equal_var=True, alternative="two-sided"):
    return pair(_results.TtestResult, False)


def pearsonr(x, y, *, alternative="two-sided", method=None, axis=0):
    check_same(x, y, "x and y must have the same length.")
    if certain(version("scipy") < "1.15"):
        for f in (facts(x), facts(y)):
            if certain(f.nan == True) or certain(f.inf == True):  # noqa: E712
                raise ValueError("array must not contain infs or NaNs")
    return pair(_results.PearsonRResult, all_flat((x, y), axis, "propagate"))


def spearmanr(a, b=None, axis=0, nan_policy="propagate", alternative="two-sided"):
    if b is not None:
        check_same(a, b, "all the input array dimensions except for the concatenation axis must match exactly")
    elif newer("1.9") and is_flat(a):
        raise ValueError("`spearmanr` needs at least 2 variables to compare")
    # Of missing values it gives Python's own floats.
    sure = all_flat((a, b), axis, nan_policy) and all([certain(facts(x).nan == False) for x in (a, b)])  # noqa: E712
    return pair(_results.SignificanceResult, sure)


def kendalltau(x, y, initial_lexsort=None, nan_policy="propagate", method="auto", variant="b", alternative="two-sided", *,
               axis=None, keepdims=False):
    check_same(x, y, f"All inputs to `kendalltau` must be of the same size, found x-size {length_of(x)} and y-size "
               f"{length_of(y)}")
    return pair(_results.SignificanceResult, False)


def pointbiserialr(x, y, *, axis=0, nan_policy="propagate", keepdims=False):
    check_same(x, y, "x and y must have the same length.")
    return pair(_results.SignificanceResult, all_flat((x, y), axis, nan_policy))


def mannwhitneyu(x, y, use_continuity=True, alternative="two-sided", axis=0, method="auto", *, nan_policy="propagate",
                 keepdims=False):
    if newer("1.11"):
        for sample in (x, y):
            if known(sample) and (sample is None or is_texts(sample)):
                raise TypeError("ufunc 'isnan' not supported for the input types, and the inputs could not be safely coerced to "
                                "any supported types according to the casting rule ''safe''")
    check_samples((x, y), axis)
    check_side(alternative, "`alternative` must be one of {'two-sided', 'less', 'greater'}.")
    return pair(_results.MannwhitneyuResult, all_flat((x, y), axis, nan_policy))


def wilcoxon(x, y=None, zero_method="wilcox", correction=False, alternative="two-sided", method="auto", *, mode="auto", axis=0,
             nan_policy="propagate", keepdims=False):
    if y is not None:
        check_same(x, y, "operands could not be broadcast together")
    check_side(alternative, "`alternative` must be one of {'two-sided', 'less', 'greater'}.")
    samples = (x,) if y is None else (x, y)
    return pair(_results.WilcoxonResult, all_flat(samples, axis, nan_policy))


def linregress(x, y=None, alternative="two-sided", *, axis=0, nan_policy="propagate", keepdims=False):
    if y is not None:
        check_same(x, y, "all the input array dimensions except for the concatenation axis must match exactly")
    elif newer("1.17"):
        if known(y):
            raise TypeError("unsupported operand type(s) for +: 'NoneType' and 'NoneType'")
    if newer("1.11") and all_flat((x, y), axis, nan_policy):
        return _results.LinregressResult(number(), number(), number(), number(), number())
    return _results.LinregressResult(unknown(), unknown(), unknown(), unknown(), unknown())


def theilslopes(y, x=None, alpha=0.95, method="separate", *, axis=None, nan_policy="propagate", keepdims=False):
    if x is not None:
        check_same(y, x, "Incompatible lengths")
    return _results.TheilslopesResult(unknown(), unknown(), unknown(), unknown())


def ks_2samp(data1, data2, alternative="two-sided", method="auto", *, mode="auto", axis=0, nan_policy="propagate",
             keepdims=False):
    check_samples((data1, data2), axis)
    check_choice(alternative, SIDES + ("two_sided", "t", "g", "l"), "Invalid value for alternative: %s")
    return pair(_results.KstestResult, all_flat((data1, data2), axis, nan_policy))


# Tests of several samples.


def kruskal(*samples, nan_policy="propagate", axis=0, keepdims=False):
    if known(samples) and len(samples) == 0:
        raise ValueError("Need at least two groups in stats.kruskal()")
    if known(samples):
        check_samples(samples, axis)
    return pair(_results.KruskalResult, samples_of(samples, axis, nan_policy))


def friedmanchisquare(*samples, axis=0, nan_policy="propagate", keepdims=False):
    if known(samples) and len(samples) < 3:
        raise ValueError(f"At least 3 samples must be given for Friedman test, got {len(samples)}.")
    if known(samples):
        for sample in samples[1:]:
            check_same(samples[0], sample, "Unequal N in friedmanchisquare.  Aborting.")
    return pair(_results.FriedmanchisquareResult, samples_of(samples, axis, nan_policy))


def f_oneway(*samples, axis=0, equal_var=True, nan_policy="propagate", keepdims=False):
    # One sample of several dimensions is taken apart by newer versions.
    if known(samples) and len(samples) < 2 and all([is_flat(x) for x in samples]):
        raise TypeError(f"at least two inputs are required; got {len(samples)}.")
    if known(samples):
        check_samples(samples, axis)
    return pair(_results.F_onewayResult, samples_of(samples, axis, nan_policy))


def check_center(center):
    check_choice(center, ("mean", "median", "trimmed"), "center must be 'mean', 'median' or 'trimmed'.")


def levene(*samples, center="median", proportiontocut=0.05, axis=0, nan_policy="propagate", keepdims=False):
    check_center(center)
    if known(samples) and len(samples) < 2:
        raise ValueError("Must provide at least two samples.")
    return pair(_results.LeveneResult, samples_of(samples, axis, nan_policy))


def bartlett(*samples, axis=0, nan_policy="propagate", keepdims=False):
    if known(samples) and len(samples) < 2:
        raise ValueError("Must enter at least two input sample vectors.")
    return pair(_results.BartlettResult, samples_of(samples, axis, nan_policy))


def fligner(*samples, center="median", proportiontocut=0.05, axis=0, nan_policy="propagate", keepdims=False):
    check_center(center)
    if known(samples) and len(samples) < 2:
        raise ValueError("Must provide at least two samples.")
    return pair(_results.FlignerResult, samples_of(samples, axis, nan_policy))


def tukey_hsd(*samples, equal_var=True):
    return unknown()


# Tests of one sample.


def shapiro(x, *, axis=None, nan_policy="propagate", keepdims=False):
    return pair(_results.ShapiroResult, all_flat((x,), axis, nan_policy))


def normaltest(a, axis=0, nan_policy="propagate", *, keepdims=False):
    check_axis(a, axis)
    return pair(_results.NormaltestResult, all_flat((a,), axis, nan_policy))


def jarque_bera(x, *, axis=None, nan_policy="propagate", keepdims=False):
    return pair(_results.SignificanceResult, all_flat((x,), axis, nan_policy))


def anderson(x, dist="norm", *, method=None):
    check_choice(dist, ("norm", "expon", "logistic", "gumbel", "gumbel_l", "gumbel_r", "extreme1", "weibull_min"),
                 "Invalid distribution; dist must be in {'norm', 'expon', 'logistic', 'gumbel_l', 'gumbel_r', 'weibull_min'}.")
    return unknown()


def kstest(rvs, cdf, args=(), N=20, alternative="two-sided", method="auto", *, mode="auto", axis=0, nan_policy="propagate",
           keepdims=False):
    return pair(_results.KstestResult, False)


def ks_1samp(x, cdf, args=(), alternative="two-sided", method="auto", *, mode="auto", axis=0, nan_policy="propagate",
             keepdims=False):
    return pair(_results.KstestResult, False)


def chisquare(f_obs, f_exp=None, ddof=0, axis=0, *, sum_check=True, nan_policy="propagate", keepdims=False):
    if f_exp is not None:
        check_same(f_obs, f_exp, "Array shapes are incompatible for broadcasting.")
    return pair(_results.Power_divergenceResult, False)


def chi2_contingency(observed, correction=True, lambda_=None, *, method=None):
    f = facts(observed)
    if certain(f.low < 0) and f.attained:
        raise ValueError("All values in `observed` must be nonnegative.")
    if known(f.shape) and certain(0 in f.shape):
        raise ValueError("No data; `observed` has size 0.")
    # With one row or column there is nothing to test, and the numbers are Python's own.
    sure = known(f.shape) and len(f.shape) == 2 and all([certain(n > 1) for n in f.shape]) and newer("1.11")
    one, two = (number(), number()) if sure else (unknown(), unknown())
    return _results.Chi2ContingencyResult(one, two, unknown(int), array(f.shape) if sure else unknown())


def fisher_exact(table, alternative=None, *, method=None):
    f = facts(table)
    if newer("1.15") and known(f.shape) and len(f.shape) != 2 and not (len(f.shape) == 0 and not known(table)):
        raise ValueError("The input `table` must have two dimensions.")
    if certain(version("scipy") < "1.15") and known(f.shape) and certain(f.shape != (2, 2)):
        raise ValueError("The input `table` must be of shape (2, 2).")
    return pair(_results.SignificanceResult, False)


def binomtest(k, n, p=0.5, alternative="two-sided"):
    return unknown()


# Descriptions.


def zscore(a, axis=0, ddof=0, nan_policy="propagate"):
    shape = shape_of(a)
    if newer("1.11") and known(shape) and known(axis) and isinstance(axis, int) and (known(a) or len(shape) > 0):
        if not -len(shape) <= axis < len(shape):
            raise AxisError(f"axis {axis} is out of bounds for array of dimension {len(shape)}")
    # Frames and columns stayed what they are in some versions.
    return array(shape) if newer("1.11") and known(a) and not hasattr(a, "iloc") else unknown()


def zmap(scores, compare, axis=0, ddof=0, nan_policy="propagate"):
    return unknown()


def described(a, axis):
    """What a function gives that reduces one axis."""
    check_axis(a, axis)
    return reduced(a, axis)


def sem(a, axis=0, ddof=1, nan_policy="propagate", *, keepdims=False):
    return described(a, axis)


def skew(a, axis=0, bias=True, nan_policy="propagate", *, keepdims=False):
    return described(a, axis)


def kurtosis(a, axis=0, fisher=True, bias=True, nan_policy="propagate", *, keepdims=False):
    return described(a, axis)


def gmean(a, axis=0, dtype=None, weights=None, *, nan_policy="propagate", keepdims=False):
    return described(a, axis)


def hmean(a, axis=0, dtype=None, *, weights=None, nan_policy="propagate", keepdims=False):
    return described(a, axis)


def variation(a, axis=0, nan_policy="propagate", ddof=0, *, keepdims=False):
    return described(a, axis)


def trim_mean(a, proportiontocut, axis=0, *, nan_policy="propagate", keepdims=False):
    if known(proportiontocut) and isinstance(proportiontocut, (int, float)) and proportiontocut > 0.5 and certain(length_of(a) > 2):
        raise ValueError("Proportion too big.")
    return unknown()


def tmean(a, limits=None, inclusive=(True, True), axis=None, *, nan_policy="propagate", keepdims=False):
    return unknown()


def iqr(x, axis=None, rng=(25, 75), scale=1.0, nan_policy="propagate", interpolation="linear", keepdims=False):
    return number() if newer("1.11") and axis is None and known(keepdims) and not keepdims and known(shape_of(x)) else unknown()


def median_abs_deviation(x, axis=0, center=None, scale=1.0, nan_policy="propagate", *, keepdims=False):
    return unknown()


def moment(a, order=1, axis=0, nan_policy="propagate", *, moment=None, center=None, keepdims=False):
    return unknown()


def mode(a, axis=0, nan_policy="propagate", keepdims=None):
    if newer("1.11"):
        if is_texts(a):
            raise TypeError("Argument `a` is not recognized as numeric. Support for input that cannot be coerced to a numeric "
                            "array was deprecated in SciPy 1.9.0 and removed in SciPy 1.11.0.")
        f = facts(a)
        if is_flat(a) and known(f.dtype) and f.dtype in ("int64", "float64") and keepdims is None and certain(axis == 0):
            return _results.ModeResult(array((), f.dtype), array((), "int64"))
    return _results.ModeResult(unknown(), unknown())


def describe(a, axis=0, ddof=1, bias=True, nan_policy="propagate"):
    return _results.DescribeResult(unknown(), unknown(), unknown(), unknown(), unknown(), unknown())


def rankdata(a, method="average", *, axis=None, nan_policy="propagate"):
    check_choice(method, ("average", "min", "max", "dense", "ordinal"), 'unknown method "%s"')
    return array(shape_of(a), unknown(str)) if is_flat(a) and axis is None else unknown()


def percentileofscore(a, score, kind="rank", nan_policy="propagate"):
    return unknown()


def scoreatpercentile(a, per, limit=(), interpolation_method="fraction", axis=None):
    return unknown()


def entropy(pk, qk=None, base=None, axis=0, *, nan_policy="propagate", keepdims=False):
    if qk is not None:
        check_same(pk, qk, "Array shapes are incompatible for broadcasting.")
    return unknown()


def boxcox(x, lmbda=None, alpha=None, optimizer=None, *, nan_policy="propagate"):
    f = facts(x)
    if known(f.shape) and len(f.shape) != 1 and lmbda is None:
        if len(f.shape) == 0 and not known(x):
            return unknown()
        raise ValueError("Data must be 1-dimensional.")
    if certain(f.unique == 1) and lmbda is None and certain(f.low > 0):
        raise ValueError("Data must not be constant.")
    if certain(f.low <= 0) and f.attained:
        raise ValueError("Data must be positive.")
    if lmbda is None and alpha is None and known(f.shape):
        return (array(f.shape), unknown())
    return unknown()


def yeojohnson(x, lmbda=None, *, nan_policy="propagate"):
    shape = shape_of(x)
    return (array(shape), unknown()) if lmbda is None and is_flat(x) else unknown()


def probplot(x, sparams=(), dist="norm", fit=True, plot=None, rvalue=False):
    if not certain(fit == True):  # noqa: E712
        return unknown()
    return ((unknown(), unknown()), (unknown(), unknown(), unknown()))


def cumfreq(a, numbins=10, defaultreallimits=None, weights=None):
    return _results.CumfreqResult(array((numbins,)), unknown(), unknown(), unknown())


def relfreq(a, numbins=10, defaultreallimits=None, weights=None):
    return _results.RelfreqResult(array((numbins,)), unknown(), unknown(), unknown())


def sigmaclip(a, low=4.0, high=4.0, *, nan_policy="propagate"):
    return _results.SigmaclipResult(unknown(), unknown(), unknown())


def binned_statistic(x, values, statistic="mean", bins=10, range=None):
    return _results.BinnedStatisticResult(unknown(), unknown(), unknown())


class gaussian_kde:
    __real__ = ("scipy.stats._kde.gaussian_kde", "scipy.stats.kde.gaussian_kde")

    def __init__(self, dataset, bw_method=None, weights=None):
        f = facts(dataset)
        if certain(_size(f.shape) <= 1):
            raise ValueError("`dataset` input should have multiple elements.")
        if is_word(bw_method) and bw_method not in ("scott", "silverman"):
            raise ValueError("`bw_method` should be 'scott', 'silverman', a scalar or a callable.")

    def __call__(self, points):
        return self.evaluate(points)

    def evaluate(self, points):
        if is_flat(points) and numeric(facts(points).dtype):
            return array(shape_of(points))
        return unknown()

    pdf = evaluate


def _size(shape):
    if not known(shape):
        return unknown(int)
    total = 1
    for n in shape:
        total = total * n
    return total
