# %%
import polars as pl

sales = pl.read_csv("sales.csv", try_parse_dates=True)
print(sales.shape)
sales.head(3)
# %%
sales = sales.with_columns(
    pl.col("discount").fill_null(0.0),
    (pl.col("units") * pl.col("price")).alias("revenue"),
)
sales = sales.with_columns((pl.col("revenue") * (1 - pl.col("discount"))).round(2).alias("net"))
# %%
cities = (
    sales.group_by("city")
    .agg(pl.col("net").sum().alias("total"), pl.col("units").mean(), pl.len().alias("orders"))
    .sort("total", descending=True)
)
best = cities["city"][0]
print(best, cities.row(0))
# %%
big = sales.filter((pl.col("units") > 5) & (pl.col("city") == best))
print(len(big), big["net"].max())
monthly = sales.group_by(pl.col("date").dt.month().alias("month")).agg(pl.col("net").sum()).sort("month")
# %%
wide = sales.pivot("product", index="city", values="net", aggregate_function="sum")
print(wide.columns)
wide.select("city", "tea", "coffee")
# %%
stores = pl.DataFrame({"city": ["Bonn", "Kiel", "Ulm"], "manager": ["Ada", "Ben", "Cleo"], "area": [120, 80, 95]})
joined = cities.join(stores, on="city", how="left")
print(joined.filter(pl.col("manager").is_null())["city"].to_list())
# %%
joined = joined.rename({"total": "turnover"}).drop("area")
labels = pl.when(pl.col("turnover") > 1000).then(pl.lit("high")).otherwise(pl.lit("low")).alias("level")
joined = joined.with_columns(labels)
joined["level"].value_counts()
# %%
totals = joined["turnover"].to_numpy()
share = totals / totals.sum()
frame = joined.to_pandas()
print(frame["turnover"].mean(), share[0])
