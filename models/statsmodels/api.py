"""`statsmodels.api`."""

from models.crane import certain, known, unknown
from models.data import Facts, facts
from models.statsmodels.tsa import api as tsa  # noqa: F401
from models.statsmodels.stats import api as stats  # noqa: F401
from models.statsmodels.graphics.gofplots import ProbPlot, qqline, qqplot
from models.statsmodels.regression import GLM, GLS, OLS, WLS, Logit, Poisson, Probit  # noqa: F401

__pure__ = True


def add_constant(data, prepend=True, has_constant="skip"):
    """With a column of ones, unless a constant column is there already."""
    f = facts(data)
    if known(has_constant) and has_constant not in ("raise", "add", "skip"):
        raise ValueError(f"Option {has_constant} not understood for has_constant.")
    if known(f.shape) and len(f.shape) > 2:
        raise ValueError("Only implemented for 2-dimensional arrays")
    if known(data) and hasattr(data, "iloc") and known(f.shape) and known(prepend):
        return with_constant(data, f, prepend, has_constant)
    return unknown()


def with_constant(data, f, prepend, has_constant):
    """A frame, with the column `const` where none is constant yet."""
    from models.pandas.core import new_frame
    rows = f.shape[0]
    if len(f.shape) == 1:
        if not known(data.name) or data.name is None:
            return unknown()
        columns = {data.name: f}
    else:
        if not known(f.columns) or f.columns is None:
            return unknown()
        columns = {name: facts(data[name]) for name in f.columns}
    # A column that is constant, and not zero, stands for it: then nothing is added.
    if known(has_constant) and has_constant == "add":
        sure = True
    else:
        sure = all([certain(part.unique > 1) for part in columns.values()])
    if not sure or "const" in columns:
        return unknown()
    const = {"const": Facts((rows,), "float64", False, False)}
    return new_frame({**const, **columns} if prepend else {**columns, **const}, True, rows, data.index)


