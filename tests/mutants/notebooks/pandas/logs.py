# %%
import pandas as pd
import re
from io import StringIO

text = """2024-01-05 10:00:01 INFO user=ann action=login
2024-01-05 10:02:11 WARN user=bob action=upload
2024-01-05 11:15:42 INFO user=ann action=logout
2024-01-06 09:01:00 ERROR user=cid action=upload
"""
# %%
pattern = re.compile(r"(\S+ \S+) (\w+) user=(\w+) action=(\w+)")
rows = [pattern.match(line).groups() for line in text.strip().split("\n")]
logs = pd.DataFrame(rows, columns=["time", "level", "user", "action"])
# %%
logs["time"] = pd.to_datetime(logs["time"])
logs["hour"] = logs["time"].dt.hour
logs["day"] = logs["time"].dt.strftime("%d.%m.")
logs
# %%
logs["level"] = logs["level"].str.lower()
errors = logs[logs["level"].isin(["warn", "error"])]
print(errors["user"].tolist())
# %%
per_user = logs.groupby("user")["action"].apply(list).to_dict()
print(per_user["ann"][0])
# %%
gaps = logs["time"].diff().dt.total_seconds().fillna(0)
print(gaps.max(), gaps.iloc[1])
# %%
csv = StringIO("user,team\nann,red\nbob,blue\ncid,red\n")
teams = pd.read_csv(csv).set_index("user")["team"]
logs["team"] = logs["user"].map(teams)
logs.pivot_table(index="team", columns="level", values="hour", aggfunc="count", fill_value=0)
