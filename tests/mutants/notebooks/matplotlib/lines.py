# %%
import numpy as np
import matplotlib.pyplot as plt
# %%
x = np.linspace(0, 10, 100)
y1 = np.sin(x)
y2 = np.cos(x)
# %%
plt.figure(figsize=(8, 4))
plt.plot(x, y1, color="blue", linestyle="--", label="sin")
plt.plot(x, y2, "r-", linewidth=2, label="cos")
plt.xlabel("x")
plt.ylabel("value", fontsize=12)
plt.title("Waves")
plt.legend(loc="upper right")
plt.grid(True, alpha=0.3)
plt.show()
# %%
fig, axes = plt.subplots(2, 2, figsize=(8, 6), sharex=True)
axes[0, 0].plot(x, y1)
axes[0, 1].scatter(x, y2, s=10, c=x, cmap="viridis")
axes[1, 0].bar(np.arange(5), [3, 1, 4, 1, 5])
axes[1, 1].fill_between(x, y1, y2, alpha=0.2)
axes[1, 0].set_xticks([0, 1, 2, 3, 4])
fig.suptitle("four")
fig.tight_layout()
# %%
fig, ax = plt.subplots()
ax.errorbar(x[::10], y1[::10], yerr=0.1, fmt="o", capsize=3)
ax.set_xlim(0, 10)
ax.set_ylim((-1.5, 1.5))
ax.axhline(0, color="gray", lw=0.5)
ax.annotate("peak", xy=(np.pi / 2, 1), xytext=(3, 1.2), arrowprops={"arrowstyle": "->"})
# %%
for i, ax in enumerate(axes.flat):
    ax.set_title("panel " + str(i))
    ax.tick_params(axis="x", rotation=45)
fig.savefig("out.png", dpi=50, bbox_inches="tight")
