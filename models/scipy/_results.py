"""Named tuples of `scipy.stats`: their fields, and what more they have."""

from models.crane import unknown
from models.scipy._tools import Named, number


class ConfidenceInterval(Named):
    _fields = ("low", "high")


class TtestResult(Named):
    _fields = ("statistic", "pvalue")
    df = unknown()

    def confidence_interval(self, confidence_level=0.95):
        return ConfidenceInterval(unknown(), unknown())


class PearsonRResult(Named):
    _fields = ("statistic", "pvalue")
    correlation = unknown()
    alternative = unknown()
    n = unknown()
    x = unknown()
    y = unknown()
    axis = unknown()

    def confidence_interval(self, confidence_level=0.95, method=None):
        return ConfidenceInterval(unknown(), unknown())


class SignificanceResult(Named):
    _fields = ("statistic", "pvalue")

    @property
    def correlation(self):
        return self.statistic


class MannwhitneyuResult(Named):
    _fields = ("statistic", "pvalue")


class WilcoxonResult(Named):
    _fields = ("statistic", "pvalue")
    zstatistic = unknown()


class KruskalResult(Named):
    _fields = ("statistic", "pvalue")


class FriedmanchisquareResult(Named):
    _fields = ("statistic", "pvalue")


class F_onewayResult(Named):
    _fields = ("statistic", "pvalue")


class LeveneResult(Named):
    _fields = ("statistic", "pvalue")


class BartlettResult(Named):
    _fields = ("statistic", "pvalue")


class FlignerResult(Named):
    _fields = ("statistic", "pvalue")


class ShapiroResult(Named):
    _fields = ("statistic", "pvalue")


class NormaltestResult(Named):
    _fields = ("statistic", "pvalue")


class AndersonResult(Named):
    _fields = ("statistic", "critical_values", "significance_level")
    fit_result = unknown()
    pvalue = unknown()


class KstestResult(Named):
    _fields = ("statistic", "pvalue")
    statistic_location = unknown()
    statistic_sign = unknown()


class Power_divergenceResult(Named):
    _fields = ("statistic", "pvalue")


class Chi2ContingencyResult(Named):
    _fields = ("statistic", "pvalue", "dof", "expected_freq")


class LinregressResult(Named):
    _fields = ("slope", "intercept", "rvalue", "pvalue", "stderr")
    intercept_stderr = unknown()


class TheilslopesResult(Named):
    _fields = ("slope", "intercept", "low_slope", "high_slope")


class ModeResult(Named):
    _fields = ("mode", "count")


class DescribeResult(Named):
    _fields = ("nobs", "minmax", "mean", "variance", "skewness", "kurtosis")


class SigmaclipResult(Named):
    _fields = ("clipped", "lower", "upper")


class CumfreqResult(Named):
    _fields = ("cumcount", "lowerlimit", "binsize", "extrapoints")


class RelfreqResult(Named):
    _fields = ("frequency", "lowerlimit", "binsize", "extrapoints")


class BinnedStatisticResult(Named):
    _fields = ("statistic", "bin_edges", "binnumber")


#: Recorded tuples, by the last part of their type's name; older names of the same among them.
BY_NAME = {
    "TtestResult": TtestResult, "Ttest_indResult": TtestResult, "Ttest_relResult": TtestResult, "Ttest_1sampResult": TtestResult,
    "PearsonRResult": PearsonRResult, "SignificanceResult": SignificanceResult, "MannwhitneyuResult": MannwhitneyuResult,
    "WilcoxonResult": WilcoxonResult, "KruskalResult": KruskalResult, "FriedmanchisquareResult": FriedmanchisquareResult,
    "F_onewayResult": F_onewayResult, "LeveneResult": LeveneResult, "BartlettResult": BartlettResult,
    "FlignerResult": FlignerResult, "ShapiroResult": ShapiroResult, "NormaltestResult": NormaltestResult,
    "AndersonResult": AndersonResult, "KstestResult": KstestResult, "Power_divergenceResult": Power_divergenceResult,
    "Chi2ContingencyResult": Chi2ContingencyResult, "LinregressResult": LinregressResult,
    "TheilslopesResult": TheilslopesResult, "ModeResult": ModeResult, "DescribeResult": DescribeResult,
    "ConfidenceInterval": ConfidenceInterval,
}


def restored(name):
    """A recorded tuple, whose values are not known; None where there is no such class."""
    cls = BY_NAME.get(name)
    if cls is None:
        return None
    return cls(*[unknown() for field in cls._fields])


def pair(cls, sure):
    """A statistic and its p-value, as numbers where that is sure."""
    return cls(number(), number()) if sure else cls(unknown(), unknown())
