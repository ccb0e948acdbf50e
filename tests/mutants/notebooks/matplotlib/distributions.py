# %%
import numpy as np
import matplotlib.pyplot as plt
import matplotlib.dates as mdates
import pandas as pd

plt.style.use("seaborn-v0_8")
plt.rcParams["figure.figsize"] = (6, 4)
rng = np.random.default_rng(1)
# %%
groups = [rng.normal(m, 1, 50) for m in (0, 1, 3)]
plt.hist(groups[0], bins=20, density=True, alpha=0.5, label="a")
plt.hist(groups[1], bins=20, density=True, alpha=0.5, label="b", edgecolor="black")
plt.axvline(groups[0].mean(), color="red")
plt.legend()
# %%
fig, ax = plt.subplots(1, 2)
ax[0].boxplot(groups)
ax[0].set_xticklabels(["a", "b", "c"])
ax[1].violinplot(groups, showmeans=True)
ax[1].set_ylabel("value")
# %%
stocks = pd.read_csv("stocks.csv", parse_dates=["Date"])
fig, ax = plt.subplots(3, 1, sharex=True)
for i, name in enumerate(["AAA", "BBB", "CCC"]):
    ax[i].plot(stocks["Date"], stocks[name], lw=1)
    ax[i].set_ylabel(name)
ax[2].xaxis.set_major_formatter(mdates.DateFormatter("%b"))
# %%
x = rng.normal(size=200)
y = 2 * x + rng.normal(size=200)
slope, intercept = np.polyfit(x, y, 1)
plt.scatter(x, y, alpha=0.4, marker=".")
plt.plot(x, slope * x + intercept, color="k", label=f"slope {slope:.2f}")
plt.hist2d(x, y, bins=(10, 10))
plt.yscale("linear")
# %%
fig = plt.figure()
ax = fig.add_subplot(projection="3d")
ax.scatter(x, y, x + y, c="green")
ax.set_zlabel("sum")
plt.close("all")
