# %%
import numpy as np
import pandas as pd
import xgboost as xgb
from xgboost import XGBClassifier, XGBRegressor
from sklearn.model_selection import train_test_split
from sklearn.metrics import accuracy_score, mean_squared_error
# %%
churn = pd.read_csv("churn.csv")
churn["total"] = pd.to_numeric(churn["total"], errors="coerce")
churn["churn"] = (churn["churn"] == "Yes").astype(int)
data = pd.get_dummies(churn.drop(columns="customer_id"), columns=["plan"])
# %%
X = data.drop("churn", axis=1)
y = data["churn"]
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.25, random_state=0)
# %%
model = XGBClassifier(n_estimators=10, max_depth=3, learning_rate=0.1, eval_metric="logloss")
model.fit(X_train, y_train)
print(accuracy_score(y_test, model.predict(X_test)))
# %%
importance = pd.Series(model.feature_importances_, index=X.columns).sort_values(ascending=False)
print(importance.index[0], model.predict_proba(X_test)[:, 1].mean())
# %%
dtrain = xgb.DMatrix(X_train, label=y_train)
dtest = xgb.DMatrix(X_test, label=y_test)
params = {"max_depth": 2, "eta": 0.3, "objective": "binary:logistic"}
booster = xgb.train(params, dtrain, num_boost_round=5)
pred = booster.predict(dtest)
print(pred.shape, (pred > 0.5).sum())
# %%
reg = XGBRegressor(n_estimators=5)
reg.fit(X_train.drop(columns="monthly"), X_train["monthly"])
print(np.sqrt(mean_squared_error(X_test["monthly"], reg.predict(X_test.drop(columns="monthly")))))
