# %%
import numpy as np
import pandas as pd
# %%
houses = pd.read_csv("houses.csv")
houses.columns
# %%
houses["age"] = 2023 - houses["year_built"]
houses["garage"] = (houses["garage"] == "yes").astype(int)
houses["price_per_area"] = houses["price"] / houses["area"]
# %%
limit = houses["price"].quantile(0.95)
trimmed = houses[houses["price"] <= limit].reset_index(drop=True)
print(trimmed.iloc[0]["price"], len(trimmed))
# %%
encoded = pd.get_dummies(trimmed, columns=["neighborhood"], drop_first=True)
X = encoded.drop("price", axis=1)
y = encoded["price"]
print(X.shape, y.shape)
# %%
normalized = (X - X.mean()) / X.std()
A = np.column_stack([np.ones(len(X)), normalized[["area", "rooms", "age"]].to_numpy()])
coef, *_ = np.linalg.lstsq(A, y.to_numpy(), rcond=None)
result = pd.Series(coef, index=["intercept", "area", "rooms", "age"])
print(result["area"])
# %%
ranking = houses.groupby("neighborhood")["price_per_area"].agg(["mean", "count"]).sort_values("mean", ascending=False)
ranking.iloc[0, 0], ranking.index[0]
