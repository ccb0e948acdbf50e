# %%
import pandas as pd
from catboost import CatBoostRegressor, Pool, cv
from sklearn.metrics import mean_absolute_error
from sklearn.model_selection import train_test_split

houses = pd.read_csv("houses.csv")
X = houses.drop(columns="price")
y = houses["price"]
# %%
kinds = ["neighborhood", "garage"]
for kind in kinds:
    X[kind] = X[kind].astype(str)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.2, random_state=4)
# %%
model = CatBoostRegressor(iterations=20, depth=4, loss_function="RMSE", verbose=0, allow_writing_files=False)
model.fit(X_train, y_train, cat_features=kinds)
error = mean_absolute_error(y_test, model.predict(X_test))
print(error > 0, model.is_fitted())
# %%
train_pool = Pool(X_train, label=y_train, cat_features=kinds)
test_pool = Pool(X_test, y_test, cat_features=kinds)
pooled = CatBoostRegressor(iterations=10, random_seed=1, logging_level="Silent", allow_writing_files=False)
pooled.fit(train_pool, eval_set=test_pool)
print(train_pool.num_row(), train_pool.shape, pooled.best_iteration_ is not None)
# %%
importance = pd.DataFrame({"feature": X_train.columns, "weight": model.get_feature_importance(train_pool)})
print(importance.sort_values("weight", ascending=False).head(2)["feature"].tolist())
# %%
folds = cv(train_pool, {"iterations": 5, "loss_function": "RMSE", "verbose": False, "allow_writing_files": False}, fold_count=3)
print(folds.shape[0], "test-RMSE-mean" in folds.columns)
# %%
staged = list(pooled.staged_predict(test_pool))
residuals = y_test - pooled.predict(test_pool)
print(len(staged), residuals.abs().mean() > 0, pooled.evals_result_["learn"]["RMSE"][0] > 0)
