# %%
import pandas as pd

employees = pd.DataFrame({
    "id": [1, 2, 3, 4, 5],
    "name": ["Ann", "Bob", "Cid", "Dee", "Eli"],
    "dept": ["IT", "HR", "IT", "OPS", "HR"],
    "salary": [5200, 4100, 6100, 3900, 4500],
})
departments = pd.DataFrame({"dept": ["IT", "HR", "OPS"], "boss": ["Zoe", "Yan", "Xia"]})
# %%
merged = employees.merge(departments, on="dept", how="inner")
merged["raise"] = merged["salary"] * 0.05
print(merged.shape)
# %%
new = pd.DataFrame({"id": [6], "name": ["Fay"], "dept": ["IT"], "salary": [4800]})
employees = pd.concat([employees, new], ignore_index=True)
employees.loc[5, "name"]
# %%
employees.insert(1, "level", [3, 2, 3, 1, 2, 1])
employees = employees.set_index("id")
employees.at[3, "salary"] = 6300
# %%
total = employees["salary"].sum()
share = (employees["salary"] / total * 100).round(1)
for person_id in employees.index:
    print(employees.loc[person_id, "name"] + ": " + str(share[person_id]))
# %%
grouped = employees.groupby("dept")
biggest = grouped["salary"].max()
sizes = grouped.size()
print(biggest["IT"], sizes.loc["HR"])
employees = employees.drop(index=[2, 4])
employees.pop("level")
employees.iloc[-1]
