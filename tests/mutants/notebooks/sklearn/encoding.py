# %%
import numpy as np
import pandas as pd
from sklearn.preprocessing import LabelEncoder, OrdinalEncoder, OneHotEncoder, MinMaxScaler
from sklearn.impute import SimpleImputer
from sklearn.linear_model import LogisticRegression
from sklearn.feature_selection import SelectKBest, f_classif
# %%
people = pd.read_csv("people.csv")
people = people.drop(columns=["id", "name", "signup"])
le = LabelEncoder()
people["gender"] = le.fit_transform(people["gender"])
print(le.classes_)
# %%
imputer = SimpleImputer(strategy="mean")
filled = pd.DataFrame(imputer.fit_transform(people), columns=people.columns)
scaled = MinMaxScaler().fit_transform(filled[["age", "height_cm", "weight_kg", "income"]])
# %%
target = filled["gender"].astype(int)
selector = SelectKBest(f_classif, k=2)
best = selector.fit_transform(scaled, target)
print(best.shape, selector.get_support())
# %%
model = LogisticRegression()
model.fit(best, target)
print(model.score(best, target), le.inverse_transform(model.predict(best[:3])))
# %%
sizes = pd.DataFrame({"size": ["S", "M", "L", "M"], "color": ["red", "blue", "red", "green"]})
ordinal = OrdinalEncoder(categories=[["S", "M", "L"]])
sizes["size"] = ordinal.fit_transform(sizes[["size"]]).ravel()
# %%
onehot = OneHotEncoder(sparse_output=False, handle_unknown="ignore")
colors = onehot.fit_transform(sizes[["color"]])
frame = pd.DataFrame(colors, columns=onehot.get_feature_names_out(["color"]))
print(frame["color_red"].sum(), onehot.transform(pd.DataFrame({"color": ["pink"]})))
