# %%
import pandas as pd

people = pd.read_csv("people.csv")
people.shape
# %%
people["signup"] = pd.to_datetime(people["signup"])
people[["first", "last"]] = people["name"].str.split(" ", expand=True)
people = people.drop(columns=["name"])
# %%
missing = people.isnull().sum()
print(missing["income"], missing["weight_kg"])
people["weight_kg"] = people["weight_kg"].fillna(people["weight_kg"].median())
# %%
def bmi(row):
    return row["weight_kg"] / (row["height_cm"] / 100) ** 2

people["bmi"] = people.apply(bmi, axis=1)
people["bmi"].describe()
# %%
bins = [0, 30, 50, 100]
people["age_group"] = pd.cut(people["age"], bins=bins, labels=["young", "middle", "old"])
people.groupby("age_group", observed=True)["income"].mean()
# %%
gender = people["gender"].map({"F": 0, "M": 1})
dummies = pd.get_dummies(people["age_group"], prefix="age")
model_data = pd.concat([people[["height_cm", "bmi"]], gender, dummies], axis=1)
print(model_data.columns.tolist())
# %%
rich = people[(people["income"] > 50000) & (people["age"] < 60)]
print(len(rich), rich["last"].value_counts().head(2))
