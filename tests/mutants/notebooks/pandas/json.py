# %%
import json
import pandas as pd

text = '''{"users": [
 {"id": 1, "name": "Ann", "address": {"city": "Ulm", "zip": "89073"}, "tags": ["x", "y"]},
 {"id": 2, "name": "Bob", "address": {"city": "Kiel", "zip": "24103"}, "tags": []},
 {"id": 3, "name": "Cid", "address": {"city": "Ulm", "zip": "89075"}, "tags": ["y"]}]}'''
payload = json.loads(text)
# %%
users = payload["users"]
print(len(users), users[0]["address"]["city"])
# %%
flat = pd.json_normalize(users)
flat = flat.rename(columns={"address.city": "city", "address.zip": "zip"})
print(flat[["name", "city"]])
# %%
flat["n_tags"] = flat["tags"].apply(len)
flat["zip"] = flat["zip"].astype(int)
flat.groupby("city")["n_tags"].sum().loc["Ulm"]
# %%
exploded = flat.explode("tags").dropna(subset=["tags"])
exploded.groupby("tags")["name"].agg(", ".join)
# %%
index = {user["id"]: user for user in users}
pairs = [(1, 2), (2, 3)]
for a, b in pairs:
    same = index[a]["address"]["city"] == index[b]["address"]["city"]
    print(index[a]["name"], index[b]["name"], same)
# %%
out = flat.set_index("id").to_dict(orient="index")
print(out[3]["name"], json.dumps(out[1])[:20])
