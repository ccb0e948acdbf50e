# %%
import pandas as pd
import numpy as np

churn = pd.read_csv("churn.csv")
print(churn.dtypes)
# %%
churn["total"] = pd.to_numeric(churn["total"], errors="coerce")
churn["total"] = churn["total"].fillna(0.0)
churn["churn"] = churn["churn"].map({"Yes": 1, "No": 0})
# %%
rate = churn["churn"].mean()
print("churn rate: %.2f" % rate)
by_plan = churn.groupby("plan")["churn"].mean()
print(by_plan["month"])
# %%
churn["tenure_bin"] = pd.qcut(churn["tenure"], 4, labels=False, duplicates="drop")
churn = churn.set_index("customer_id")
churn.loc["C0003", "monthly"]
# %%
numeric = churn.select_dtypes(include=np.number)
correlation = numeric.corr()["churn"].drop("churn")
print(correlation.abs().sort_values().index[-1])
# %%
plans = churn["plan"].unique()
split = {plan: churn[churn["plan"] == plan] for plan in plans}
sizes = [len(split[plan]) for plan in plans]
print(sizes[0], max(sizes), len(split["year"]))
# %%
churn["plan"] = churn["plan"].astype("category")
churn["code"] = churn["plan"].cat.codes
churn[["code", "monthly"]].describe().loc["mean"]
