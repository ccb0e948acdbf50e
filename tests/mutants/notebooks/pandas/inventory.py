# %%
import pandas as pd

stock = {"apple": 5, "pear": 0, "fig": 12}
prices = {"apple": 0.5, "pear": 0.75, "fig": 1.2}
# %%
inventory = pd.DataFrame({"stock": pd.Series(stock), "price": pd.Series(prices)})
inventory["value"] = inventory["stock"] * inventory["price"]
inventory
# %%
empty = inventory[inventory["stock"] == 0].index.tolist()
print(empty[0], inventory.loc["fig", "value"])
# %%
def restock(frame, item, amount):
    if item not in frame.index:
        raise KeyError(item)
    frame.loc[item, "stock"] += amount
    return frame

inventory = restock(inventory, "pear", 10)
# %%
orders = [("apple", 2), ("fig", 3), ("apple", 1)]
sold = {}
for item, amount in orders:
    sold[item] = sold.get(item, 0) + amount
inventory["sold"] = pd.Series(sold)
inventory["sold"] = inventory["sold"].fillna(0).astype(int)
# %%
inventory["left"] = inventory["stock"] - inventory["sold"]
low = inventory.sort_values("left").index[0]
print(f"lowest: {low}, {inventory.at[low, 'left']}")
# %%
columns = list(inventory.columns)
for i in range(len(columns)):
    print(i, columns[i], inventory.iloc[:, i].dtype)
