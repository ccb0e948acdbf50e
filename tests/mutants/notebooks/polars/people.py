# %%
import numpy as np
import polars as pl
from datetime import date

people = pl.read_csv("people.csv")
people.schema
# %%
people = people.drop_nulls("income")
people = people.with_columns(
    pl.col("name").str.split(" ").list.first().alias("first"),
    (pl.col("weight_kg") / (pl.col("height_cm") / 100) ** 2).alias("bmi"),
    pl.col("signup").str.to_date("%Y-%m-%d"),
)
print(people.null_count())
# %%
young = people.filter(pl.col("age") < 30)
recent = people.filter(pl.col("signup") >= date(2020, 1, 1)).select("name", "age", "signup")
print(young.height, recent.width)
# %%
stats = people.group_by("gender").agg(
    pl.col("income").median().alias("median_income"),
    pl.col("age").min().alias("youngest"),
    pl.col("age").max().alias("oldest"),
)
women = stats.filter(pl.col("gender") == "F")["median_income"].item()
print(round(women))
# %%
ages = people["age"]
print(ages.mean(), ages.std(), ages.quantile(0.9))
bands = ages.cut([30, 50], labels=["young", "middle", "old"])
people = people.with_columns(bands.alias("band"))
# %%
ranked = people.with_columns(pl.col("income").rank(descending=True).alias("place")).sort("place")
top = ranked.head(5).to_dicts()
print(top[0]["name"], top[0]["income"])
# %%
lazy = people.lazy().filter(pl.col("bmi") > 25).group_by("band").agg(pl.len().alias("n")).sort("n")
result = lazy.collect()
print(result.rows())
# %%
numbers = people.select("age", "income").to_numpy().astype(float)
print(np.corrcoef(numbers, rowvar=False)[0, 1])
series = pl.Series("weights", [0.2, 0.3, 0.5])
print((series * 2).sum(), series.to_list()[-1], pl.concat([young.select("age"), people.select("age")]).shape)
