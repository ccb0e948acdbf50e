# %%
import numpy as np
import pandas as pd

rng = np.random.default_rng(0)
n = 80
train = pd.DataFrame({
    "PassengerId": np.arange(1, n + 1),
    "Survived": rng.integers(0, 2, n),
    "Pclass": rng.integers(1, 4, n),
    "Name": ["Abel, Mr. John", "Berg, Mrs. Anna", "Conti, Miss. Eva", "Dorn, Master. Tim"] * 20,
    "Age": np.where(rng.random(n) < 0.2, np.nan, rng.integers(1, 70, n)),
    "Fare": rng.uniform(5, 80, n).round(2),
    "Embarked": rng.choice(["S", "C", "Q"], n),
})
test = train.drop(columns="Survived").sample(20, random_state=1)
# %%
for data in [train, test]:
    data["Title"] = data["Name"].str.extract(r" ([A-Za-z]+)\.", expand=False)
    data["Age"] = data["Age"].fillna(data["Age"].median())
train["Title"].value_counts()
# %%
train[["Pclass", "Survived"]].groupby("Pclass", as_index=False).mean().sort_values(by="Survived", ascending=False)
# %%
titles = {"Mr": 1, "Mrs": 2, "Miss": 3, "Master": 4}
train["Title"] = train["Title"].map(titles).astype(int)
test["Title"] = test["Title"].map(titles).astype(int)
# %%
train["AgeBand"] = pd.cut(train["Age"], 5)
train["FareBand"] = pd.qcut(train["Fare"], 4)
print(train["FareBand"].cat.categories[0])
# %%
ports = pd.get_dummies(train["Embarked"], prefix="port")
train = train.join(ports).drop(["Name", "Embarked", "AgeBand", "FareBand"], axis=1)
X = train.drop("Survived", axis=1).set_index("PassengerId")
y = train["Survived"]
print(X.shape, y.sum(), X.columns[0])
# %%
submission = pd.DataFrame({"PassengerId": test["PassengerId"], "Survived": 0})
submission.loc[submission["PassengerId"] % 2 == 0, "Survived"] = 1
submission.to_csv("submission.csv", index=False)
