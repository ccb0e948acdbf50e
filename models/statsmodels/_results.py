"""What `fit` gives: parameters by name, values by row, and nothing else than it has."""

from models.crane import certain, known, unknown, version
from models.data import Facts, facts
from models.statsmodels import _attributes

#: One number a parameter, and one a row.
BY_PARAMETER = ("params", "pvalues", "bse", "tvalues", "HC0_se", "HC1_se", "HC2_se", "HC3_se")
BY_ROW = ("resid", "fittedvalues", "wresid", "resid_pearson", "resid_response", "resid_deviance", "resid_working", "resid_anscombe")
#: Numbers of NumPy's.
NUMBERS = ("rsquared", "rsquared_adj", "aic", "bic", "fvalue", "f_pvalue", "llf", "ssr", "mse_resid", "mse_model", "mse_total",
           "centered_tss", "uncentered_tss", "ess", "prsquared", "llnull", "llr", "llr_pvalue", "deviance", "null_deviance")


def array(shape, dtype="float64"):
    from models.numpy.nd import make
    return make(Facts(shape, dtype))


def number():
    """A `numpy.float64`, or a float of Python's own, which refuses what the other does."""
    from models.numpy.nd import element
    return element("float64")


class Data:
    """What a model was made of. `names`: of the parameters, or unknown; `pandas`: whether results are labelled."""

    def __init__(self, names, rows, index, pandas, formula=False):
        self.names = names
        self.rows = rows
        self.index = index
        self.pandas = pandas
        self.formula = formula

    def count(self):
        return len(self.names) if known(self.names) else unknown(int)

    def by_parameter(self):
        if not known(self.pandas):
            return unknown()
        count = self.count()
        if not self.pandas:
            return array((count,))
        from models.pandas.core import new_series
        from models.pandas.index import any_index, simple_index
        index = simple_index(self.names) if known(self.names) else any_index(count)
        return new_series(Facts((count,), "float64"), index)

    def by_row(self):
        if not known(self.pandas):
            return unknown()
        if not self.pandas:
            return array((self.rows,))
        from models.pandas.core import new_series
        return new_series(Facts((self.rows,), "float64"), self.row_index())

    def row_index(self):
        from models.pandas.index import any_index
        return self.index if known(self.index) and self.index is not None else any_index(self.rows)

    def table(self):
        """Lower and upper limits of each parameter."""
        if not known(self.pandas):
            return unknown()
        count = self.count()
        if not self.pandas:
            return array((count, 2))
        from models.pandas.core import new_frame
        from models.pandas.index import any_index, simple_index
        index = simple_index(self.names) if known(self.names) else any_index(count)
        return new_frame({0: Facts((count,), "float64"), 1: Facts((count,), "float64")}, True, count, index)


NOTHING = Data(unknown(list), unknown(int), unknown(), unknown(bool))


class Results:
    """Set by the constructor only: `_data`."""

    __callable__ = False
    _data = NOTHING
    _listed = ""
    _name = "Results"
    _single = True

    def __init__(self, data):
        self._data = data

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_"):
            return unknown()
        if name in BY_PARAMETER and self._single:
            return self._data.by_parameter() if " " + name + " " in self._listed else self._missing(name)
        if name in BY_ROW and self._single and " " + name + " " in self._listed:
            return self._data.by_row()
        if " " + name + " " not in self._listed:
            return self._missing(name)
        return number() if name in NUMBERS and self._single and self._name == "OLSResults" else unknown()

    def _missing(self, name):
        raise AttributeError(f"{self._name!r} object has no attribute {name!r}")

    def __getitem__(self, key):
        raise TypeError(f"{self._wrapper!r} object is not subscriptable")

    _wrapper = "RegressionResultsWrapper"

    def summary(self, *args, **kwargs):
        return Summary()

    def summary2(self, *args, **kwargs):
        return Summary()

    def conf_int(self, alpha=0.05, *args, **kwargs):
        return self._data.table() if self._single else unknown()

    def predict(self, exog=None, transform=True, *args, **kwargs):
        data = self._data
        if exog is None:
            return array((data.rows,)) if known(data.pandas) else unknown()
        shape = facts(exog).shape
        if not known(data.pandas) or not known(shape) or len(shape) != 2:
            return unknown()
        if not data.formula and certain(data.formula == False) and certain(shape[1] != data.count()):  # noqa: E712
            raise ValueError(f"shapes {shape} and ({data.count()},) not aligned: {shape[1]} (dim 1) != {data.count()} (dim 0)")
        if hasattr(exog, "iloc"):
            from models.pandas.core import new_series
            return new_series(Facts((shape[0],), "float64"), exog.index)
        return array((shape[0],))


class Summary:
    """A table for the eye."""

    __callable__ = False
    tables = unknown(list)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_") or name in ("add_extra_txt", "add_table_2cols", "add_table_params", "as_csv", "as_html", "as_latex",
                                            "as_text", "extra_txt", "add_array", "add_base", "add_df", "add_dict", "add_text",
                                            "add_title", "extra_txt", "settings", "title"):
            return unknown()
        raise AttributeError(f"'Summary' object has no attribute {name!r}")


class OLSResults(Results):
    __real__ = ("statsmodels.regression.linear_model.OLSResults", "statsmodels.regression.linear_model.RegressionResults")
    _listed = _attributes.OLS_RESULTS
    _name = "OLSResults"

    def get_influence(self):
        return Influence(self._data)


class RegressionResults(Results):
    """Of weighted models, which lack some of the methods; which ones is not said."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name in BY_PARAMETER:
            return self._data.by_parameter()
        return self._data.by_row() if name in BY_ROW else unknown()


class Influence:
    """`OLSInfluence`: how much each row matters."""

    __real__ = "statsmodels.stats.outliers_influence.OLSInfluence"

    def __init__(self, data):
        self._data = data

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name in ("hat_matrix_diag", "resid_studentized_internal", "resid_studentized_external", "resid_studentized"):
            return array((self._data.rows,)) if known(self._data.rows) else unknown()
        if name == "cooks_distance":
            return (unknown(), unknown())
        return unknown()


class GLMResults(Results):
    __real__ = "statsmodels.genmod.generalized_linear_model.GLMResults"
    _listed = _attributes.GLM_RESULTS
    _name = "GLMResults"
    _wrapper = "GLMResultsWrapper"


class DiscreteResults(Results):
    _listed = _attributes.DISCRETE_RESULTS
    _wrapper = "BinaryResultsWrapper"


class LogitResults(DiscreteResults):
    __real__ = "statsmodels.discrete.discrete_model.LogitResults"
    _name = "LogitResults"


class ProbitResults(DiscreteResults):
    __real__ = "statsmodels.discrete.discrete_model.ProbitResults"
    _name = "ProbitResults"


def of_summary(summary):
    """Data of a recorded model."""
    types, structure = summary.get("types", {}), summary.get("structure", {})
    names = types.get("exog_names")
    rows = structure.get("endog_shape", [None])
    width = structure.get("exog_shape", [None, None])
    rows = rows[0] if len(rows) > 0 and rows[0] is not None else unknown(int)
    if names is None or len(width) != 2 or width[1] != len(names):
        return Data(unknown(list), rows, unknown(), unknown(bool), unknown(bool))
    plain = all([name == "const" or name[:1] == "x" and name[1:].isdigit() for name in names])
    formula = True if "Intercept" in names else unknown(bool)
    return Data(list(names), rows, unknown(), unknown(bool) if plain else True, formula)
