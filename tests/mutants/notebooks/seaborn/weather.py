# %%
import pandas as pd
import seaborn as sns
import matplotlib.pyplot as plt

weather = pd.read_csv("weather.csv", parse_dates=["date"])
weather["month"] = weather["date"].dt.month
# %%
sns.lineplot(data=weather, x="date", y="temp", hue="station", linewidth=1)
plt.xticks(rotation=45)
plt.show()
# %%
pivot = weather.pivot_table(index="month", columns="station", values="temp")
ax = sns.heatmap(pivot, annot=True, linewidths=0.5, cbar_kws={"label": "temp"})
ax.set_title("Mean temperature")
# %%
fig, ax = plt.subplots(2, 1, figsize=(6, 6))
sns.regplot(x="humidity", y="temp", data=weather, ax=ax[0], scatter_kws={"s": 10})
sns.boxplot(x="month", y="rain", data=weather, ax=ax[1])
ax[1].set_ylim(0, 10)
# %%
sns.set_style("darkgrid")
palette = sns.color_palette("husl", 6)
sns.stripplot(data=weather, x="month", y="humidity", hue="month", palette=palette, legend=False, jitter=True)
# %%
grid = sns.relplot(data=weather, x="temp", y="rain", col="station", kind="scatter", height=3, aspect=1.2)
grid.fig.suptitle("stations", y=1.02)
grid.axes[0, 1].set_xlabel("degrees")
plt.close("all")
