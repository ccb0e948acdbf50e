"""statsmodels, 0.13 to the newest: options, lags, shapes."""

from models.crane import unknown

__pure__ = True
__version__ = unknown(str)


def from_summary(summary):
    """Recorded models and results, with the names of their parameters."""
    from models.statsmodels import _results, regression
    from models.statsmodels.tsa import _results as series
    types = summary.get("types", {})
    name = types.get("results", types.get("type", "")).split(".")[-1]
    model = summary.get("children", {}).get("model", {})
    if name in ("OLSResults", "GLMResults", "LogitResults", "ProbitResults"):
        classes = {"OLSResults": _results.OLSResults, "GLMResults": _results.GLMResults, "LogitResults": _results.LogitResults,
                   "ProbitResults": _results.ProbitResults}
        return classes[name](_results.of_summary(model))
    if name in ("OLS", "WLS", "GLS", "GLM", "Logit", "Probit"):
        from models.crane import instance
        made = instance({"OLS": regression.OLS, "WLS": regression.WLS, "GLS": regression.GLS, "GLM": regression.GLM,
                         "Logit": regression.Logit, "Probit": regression.Probit}[name])
        made._data = _results.of_summary(summary)
        return made
    if name == "ARIMAResults":
        return series.ARIMAResults(series.Times(unknown(int), unknown(bool)))
    if name == "DecomposeResult":
        return series.Decomposed(unknown())
    if name == "TukeyHSDResults":
        from models.statsmodels.stats.multicomp import TukeyHSDResults
        return TukeyHSDResults()
    return unknown()
