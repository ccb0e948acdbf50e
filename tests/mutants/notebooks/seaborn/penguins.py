# %%
import numpy as np
import pandas as pd
import seaborn as sns
import matplotlib.pyplot as plt

sns.set_theme(style="whitegrid", palette="muted")
# %%
rng = np.random.default_rng(0)
penguins = pd.DataFrame({
    "species": rng.choice(["Adelie", "Gentoo"], 60),
    "sex": rng.choice(["Male", "Female"], 60),
    "mass": rng.normal(4200, 400, 60),
    "flipper": rng.normal(200, 10, 60),
})
# %%
sns.scatterplot(data=penguins, x="mass", y="flipper", hue="species", style="sex")
plt.title("Penguins")
plt.show()
# %%
fig, axes = plt.subplots(1, 3, figsize=(12, 4))
sns.boxplot(data=penguins, x="species", y="mass", hue="sex", ax=axes[0])
sns.violinplot(data=penguins, x="species", y="flipper", ax=axes[1])
sns.histplot(penguins["mass"], bins=15, kde=True, ax=axes[2])
axes[0].set_title("mass")
# %%
corr = penguins[["mass", "flipper"]].corr()
sns.heatmap(corr, annot=True, fmt=".2f", cmap="coolwarm", vmin=-1, vmax=1)
# %%
counts = penguins.groupby(["species", "sex"]).size().reset_index(name="n")
ax = sns.barplot(data=counts, x="species", y="n", hue="sex", errorbar=None)
ax.set_ylabel("count")
sns.despine()
