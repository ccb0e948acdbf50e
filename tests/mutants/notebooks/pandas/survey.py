# %%
import numpy as np
import pandas as pd

rng = np.random.default_rng(7)
n = 60
survey = pd.DataFrame({
    "age": rng.integers(18, 70, n),
    "country": rng.choice(["DE", "FR", "IT"], n),
    "q1": rng.integers(1, 6, n),
    "q2": rng.integers(1, 6, n),
    "comment": rng.choice(["good", "bad service", "", "will come again"], n),
})
# %%
questions = [c for c in survey.columns if c.startswith("q")]
survey["score"] = survey[questions].sum(axis=1)
survey.query("score > 6 and country == 'DE'").shape
# %%
survey["words"] = survey["comment"].str.split().str.len()
survey["bad"] = survey["comment"].str.contains("bad")
print(survey["words"].max(), survey["bad"].sum())
# %%
survey.loc[survey["age"] > 60, "q1"] = np.nan
print(survey["q1"].isna().sum())
survey["q1"] = survey["q1"].fillna(survey["q1"].mean())
# %%
means = survey.groupby("country")[questions].mean()
diff = means.loc["DE"] - means.loc["FR"]
print(diff["q1"], means.shape[1])
# %%
weights = {"DE": 0.5, "FR": 0.3, "IT": 0.2}
overall = 0
for country in means.index:
    overall += weights[country] * means.loc[country, "q2"]
print(round(overall, 2))
# %%
counts = survey["country"].value_counts()
percent = (counts / len(survey) * 100).reset_index()
percent.columns = ["country", "percent"]
percent.sort_values("percent").iloc[0]["country"]
