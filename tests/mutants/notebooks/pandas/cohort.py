# %%
import pandas as pd

sales = pd.read_csv("sales.csv")
sales["date"] = pd.to_datetime(sales["date"])
sales["customer"] = sales["order_id"] % 20
# %%
sales["month"] = sales["date"].dt.to_period("M")
first = sales.groupby("customer")["month"].min().rename("cohort")
sales = sales.join(first, on="customer")
# %%
sales["age"] = (sales["date"].dt.month - sales["cohort"].dt.month)
cohorts = sales.groupby(["cohort", "age"])["customer"].nunique().reset_index()
table = cohorts.pivot(index="cohort", columns="age", values="customer")
retention = table.divide(table[0], axis=0)
print(retention.iloc[0, 0])
# %%
rfm = sales.groupby("customer").agg(last=("date", "max"), orders=("order_id", "count"), spent=("price", "sum"))
rfm["recency"] = (sales["date"].max() - rfm["last"]).dt.days
rfm["score"] = pd.qcut(rfm["spent"], 4, labels=[1, 2, 3, 4]).astype(int)
rfm.sort_values("score", ascending=False).head(3)
# %%
def segment(row):
    if row["score"] >= 3 and row["recency"] < 5:
        return "loyal"
    if row["score"] <= 1:
        return "low"
    return "other"

rfm["segment"] = rfm.apply(segment, axis=1)
print(rfm["segment"].value_counts().to_dict())
# %%
top = rfm[rfm["segment"] == "other"].index[:5]
subset = sales[sales["customer"].isin(top)]
by_product = subset.groupby("product")["units"].sum()
print(by_product["tea"], by_product.sum())
