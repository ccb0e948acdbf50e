# %%
import numpy as np
import pandas as pd
import lightgbm as lgb
from lightgbm import LGBMRegressor
from sklearn.model_selection import train_test_split
from sklearn.metrics import mean_absolute_error
# %%
houses = pd.read_csv("houses.csv")
houses["neighborhood"] = houses["neighborhood"].astype("category")
houses["garage"] = (houses["garage"] == "yes").astype(int)
X = houses.drop(columns="price")
y = houses["price"]
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.2, random_state=1)
# %%
model = LGBMRegressor(n_estimators=10, num_leaves=7, verbose=-1)
model.fit(X_train, y_train)
print(mean_absolute_error(y_test, model.predict(X_test)))
# %%
train_set = lgb.Dataset(X_train, label=y_train)
valid_set = lgb.Dataset(X_test, label=y_test, reference=train_set)
params = {"objective": "regression", "metric": "rmse", "verbose": -1}
booster = lgb.train(params, train_set, num_boost_round=10, valid_sets=[valid_set])
print(booster.best_score["valid_0"]["rmse"])
# %%
importance = pd.DataFrame({"feature": X.columns, "gain": model.feature_importances_}).sort_values("gain", ascending=False)
print(importance.iloc[0]["feature"], booster.feature_name()[0])
