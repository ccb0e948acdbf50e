# %%
import pandas as pd
from sklearn.compose import ColumnTransformer
from sklearn.pipeline import Pipeline
from sklearn.impute import SimpleImputer
from sklearn.preprocessing import OneHotEncoder, StandardScaler
from sklearn.ensemble import RandomForestClassifier
from sklearn.model_selection import train_test_split, GridSearchCV
# %%
churn = pd.read_csv("churn.csv")
churn["total"] = pd.to_numeric(churn["total"], errors="coerce")
X = churn.drop(columns=["customer_id", "churn"])
y = (churn["churn"] == "Yes").astype(int)
# %%
numeric = ["tenure", "monthly", "total"]
categorical = ["plan"]
numeric_steps = Pipeline([("impute", SimpleImputer(strategy="median")), ("scale", StandardScaler())])
preprocess = ColumnTransformer([
    ("num", numeric_steps, numeric),
    ("cat", OneHotEncoder(handle_unknown="ignore"), categorical),
])
# %%
clf = Pipeline(steps=[("prep", preprocess), ("model", RandomForestClassifier(n_estimators=20, random_state=0))])
X_train, X_test, y_train, y_test = train_test_split(X, y, random_state=1)
clf.fit(X_train, y_train)
print(clf.score(X_test, y_test))
# %%
grid = GridSearchCV(clf, {"model__max_depth": [2, 4], "model__n_estimators": [5, 10]}, cv=3)
grid.fit(X_train, y_train)
print(grid.best_params_["model__max_depth"], grid.best_score_)
# %%
names = grid.best_estimator_.named_steps["prep"].get_feature_names_out()
importances = pd.Series(grid.best_estimator_.named_steps["model"].feature_importances_, index=names)
print(importances.sort_values(ascending=False).head(3))
