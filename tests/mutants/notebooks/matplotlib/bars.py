# %%
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
# %%
sales = pd.read_csv("sales.csv")
totals = sales.groupby("product")["units"].sum()
cities = sales["city"].value_counts()
# %%
plt.bar(totals.index, totals.values, color=["tan", "brown", "black"])
for i, value in enumerate(totals):
    plt.text(i, value + 1, str(value), ha="center")
plt.xticks(rotation=30)
plt.show()
# %%
fig, (ax1, ax2) = plt.subplots(1, 2, figsize=(9, 4))
ax1.pie(cities, labels=cities.index, autopct="%1.1f%%", startangle=90)
ax2.barh(cities.index, cities.values, height=0.5)
ax2.set_xlabel("orders")
ax2.invert_yaxis()
# %%
width = 0.35
positions = np.arange(len(totals))
mean_price = sales.groupby("product")["price"].mean()
fig, ax = plt.subplots()
bars = ax.bar(positions - width / 2, totals / 100, width, label="units")
ax.bar(positions + width / 2, mean_price / 10, width, label="price")
ax.set_xticks(positions, labels=totals.index)
ax.bar_label(bars, fmt="%.1f")
ax.legend()
# %%
bottom = np.zeros(len(cities))
for product, group in sales.groupby("product"):
    counts = group["city"].value_counts().reindex(cities.index, fill_value=0)
    plt.bar(cities.index, counts.values, bottom=bottom, label=product)
    bottom += counts.values
plt.legend(title="product", ncol=3)
