# %%
import numpy as np
import pandas as pd
import statsmodels.api as sm
from statsmodels.formula.api import ols, glm
from statsmodels.stats.multicomp import pairwise_tukeyhsd
from statsmodels.stats.outliers_influence import variance_inflation_factor
# %%
students = pd.read_csv("students.csv")
students["passed"] = students["passed"].astype(int)
anova = ols("math ~ C(school)", data=students).fit()
table = sm.stats.anova_lm(anova, typ=2)
print(table.loc["C(school)", "F"])
# %%
tukey = pairwise_tukeyhsd(endog=students["math"], groups=students["school"], alpha=0.05)
print(tukey.summary())
# %%
X = sm.add_constant(students[["math", "reading", "writing"]])
vif = pd.DataFrame({"feature": X.columns})
vif["vif"] = [variance_inflation_factor(X.values, i) for i in range(X.shape[1])]
print(vif.sort_values("vif").iloc[0]["feature"])
# %%
poisson = glm("math ~ reading + writing", data=students, family=sm.families.Poisson()).fit()
print(poisson.params["reading"], poisson.deviance)
# %%
train = students.sample(frac=0.7, random_state=0)
test = students.drop(train.index)
fit = ols("math ~ reading", data=train).fit()
errors = fit.predict(test) - test["math"]
print(errors.abs().mean(), fit.nobs)
