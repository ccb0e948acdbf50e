# %%
import pandas as pd

raw = pd.DataFrame({
    " Name ": ["ann", "bob ", "CID", "ann"],
    "Price": ["$10.50", "$7", "n/a", "$10.50"],
    "Qty": ["3", "1", "2", "3"],
    "Date": ["2024-01-03", "2024-02-10", "2024-02-11", "2024-01-03"],
})
# %%
raw.columns = raw.columns.str.strip().str.lower()
raw = raw.drop_duplicates().reset_index(drop=True)
raw["name"] = raw["name"].str.strip().str.title()
# %%
raw["price"] = raw["price"].replace("n/a", None).str.replace("$", "", regex=False).astype(float)
raw["qty"] = raw["qty"].astype(int)
raw["date"] = pd.to_datetime(raw["date"], format="%Y-%m-%d")
raw.dtypes
# %%
raw["value"] = raw["price"] * raw["qty"]
raw["price"] = raw["price"].fillna(raw["price"].mean())
print(raw["value"].sum(), raw.isna().any().any())
# %%
raw["month"] = raw["date"].dt.to_period("M").astype(str)
monthly = raw.groupby("month", as_index=False)["value"].sum()
print(monthly.loc[0, "month"])
# %%
lookup = raw.set_index("name")["price"].to_dict()
for name in ["Ann", "Bob"]:
    print(name, lookup[name])
# %%
numeric = raw[["price", "qty", "value"]]
outliers = numeric[(numeric - numeric.mean()).abs() > 3 * numeric.std()].dropna(how="all")
print(len(outliers), numeric.max().max())
