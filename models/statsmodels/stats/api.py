"""`statsmodels.stats.api`, which is `sm.stats`."""

from models.statsmodels.stats.anova import anova_lm  # noqa: F401
from models.statsmodels.stats.outliers_influence import variance_inflation_factor  # noqa: F401

__pure__ = True
