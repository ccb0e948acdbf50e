# %%
import statsmodels.api as sm
import pandas as pd

longley = sm.datasets.longley.load_pandas()
df = longley.data
df.columns = df.columns.str.lower()
# %%
df["year"] = df["year"].astype(int)
df = df.set_index("year")
growth = df["gnp"].pct_change() * 100
print(growth.loc[1950])
# %%
best_years = growth.nlargest(3).index.tolist()
print(best_years[0], df.loc[best_years, "unemp"].mean())
# %%
ranks = df.rank(ascending=False).astype(int)
ranks.loc[1947, "pop"]
# %%
scaled = df.apply(lambda column: (column - column.min()) / (column.max() - column.min()))
print(scaled.iloc[0].sum(), scaled.max().tolist())
# %%
decades = df.groupby((df.index // 10) * 10)[["gnp", "armed"]].mean()
decades.loc[1950, "gnp"]
# %%
for name, column in df.items():
    print(name.ljust(8), column.idxmax())
