# %%
import pandas as pd
import numpy as np
# %%
df = pd.read_csv("sales.csv", parse_dates=["date"])
df.head()
# %%
df["discount"] = df["discount"].fillna(0)
df["revenue"] = df["units"] * df["price"] * (1 - df["discount"])
df.info()
# %%
by_city = df.groupby("city")["revenue"].sum().sort_values(ascending=False)
print(by_city.index[0], by_city.iloc[0])
# %%
df["month"] = df["date"].dt.month
monthly = df.pivot_table(index="month", columns="product", values="revenue", aggfunc="sum")
monthly["total"] = monthly.sum(axis=1)
monthly
# %%
best = df.loc[df["revenue"].idxmax(), ["city", "product", "revenue"]]
print("best: " + best["city"])
# %%
summary = df.groupby(["city", "product"]).agg({"units": "sum", "revenue": "mean"}).reset_index()
summary[summary["units"] > 20].sort_values("revenue").head(10)
