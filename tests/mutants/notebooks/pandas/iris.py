# %%
import pandas as pd
from sklearn.datasets import load_iris

iris = load_iris()
df = pd.DataFrame(iris.data, columns=iris.feature_names)
df["species"] = [iris.target_names[t] for t in iris.target]
# %%
df.columns = [c.replace(" (cm)", "").replace(" ", "_") for c in df.columns]
df.describe()
# %%
means = df.groupby("species").mean()
print(means.loc["setosa", "petal_length"])
# %%
df["petal_area"] = df["petal_length"] * df["petal_width"]
df["big"] = df["petal_area"] > df["petal_area"].median()
pd.crosstab(df["species"], df["big"])
# %%
sample = df.sample(n=10, random_state=0)
features = sample.drop(columns=["species", "big"])
scaled = (features - features.min()) / (features.max() - features.min())
scaled.round(2)
# %%
records = df.head(3).to_dict(orient="records")
for record in records:
    print(record["species"], record["petal_area"])
# %%
renamed = df.rename(columns={"sepal_length": "sl", "sepal_width": "sw"})
print(renamed[["sl", "sw"]].corr().iloc[0, 1])
