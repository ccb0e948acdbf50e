# %%
import numpy as np
import pandas as pd
from scipy import stats
# %%
people = pd.read_csv("people.csv").dropna()
women = people[people["gender"] == "F"]["height_cm"]
men = people[people["gender"] == "M"]["height_cm"]
# %%
t, p = stats.ttest_ind(women, men, equal_var=False)
print("t = %.2f, p = %.3f" % (t, p))
u = stats.mannwhitneyu(women, men, alternative="two-sided")
print(u.statistic, u.pvalue)
# %%
r, p = stats.pearsonr(people["height_cm"], people["weight_kg"])
rho = stats.spearmanr(people["age"], people["income"])
slope, intercept, rvalue, pvalue, stderr = stats.linregress(people["height_cm"], people["weight_kg"])
print(r, rho.correlation, slope * 180 + intercept)
# %%
table = pd.crosstab(people["gender"], people["age"] > 40)
chi2, p, dof, expected = stats.chi2_contingency(table)
print(dof, expected.shape)
# %%
groups = [g["income"].values for _, g in people.groupby(pd.cut(people["age"], 3), observed=True)]
f, p = stats.f_oneway(*groups)
stat, p_normal = stats.shapiro(people["height_cm"])
print(f, p_normal)
# %%
z = stats.zscore(people["weight_kg"])
outliers = people[np.abs(z) > 2]
low, high = stats.norm.interval(0.95, loc=people["height_cm"].mean(), scale=stats.sem(people["height_cm"]))
print(len(outliers), low < high, stats.norm.cdf(1.96))
