# %%
import seaborn as sns
import matplotlib.pyplot as plt
import pandas as pd
from sklearn.datasets import load_iris

iris = load_iris(as_frame=True)
df = iris.frame
df["species"] = df["target"].map(dict(enumerate(iris.target_names)))
df.columns = ["sl", "sw", "pl", "pw", "target", "species"]
# %%
sns.pairplot(df[["sl", "sw", "species"]], hue="species", diag_kind="kde", height=1.5)
# %%
g = sns.FacetGrid(df, col="species", height=3)
g.map(sns.histplot, "pl", bins=10)
g.set_axis_labels("petal length", "count")
# %%
sns.lmplot(data=df, x="sl", y="pl", hue="species", height=3)
sns.jointplot(data=df, x="sl", y="sw", kind="scatter", height=3)
plt.close("all")
# %%
long = df.melt(id_vars="species", value_vars=["sl", "sw"], var_name="measure", value_name="cm")
sns.catplot(data=long, x="measure", y="cm", hue="species", kind="box", height=3)
# %%
plt.figure(figsize=(6, 4))
sns.countplot(x="species", data=df, order=["setosa", "versicolor", "virginica"])
sns.kdeplot(data=df, x="pw", fill=True)
plt.xlabel("species")
plt.tight_layout()
