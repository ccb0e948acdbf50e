# %%
import numpy as np
from xgboost import XGBClassifier
from sklearn.datasets import load_wine
from sklearn.model_selection import train_test_split, GridSearchCV
from sklearn.preprocessing import LabelEncoder
# %%
wine = load_wine()
labels = np.array(["low", "mid", "high"])[wine.target]
encoder = LabelEncoder()
y = encoder.fit_transform(labels)
X_train, X_test, y_train, y_test = train_test_split(wine.data, y, random_state=0)
# %%
clf = XGBClassifier(n_estimators=8, max_depth=2, random_state=0)
clf.fit(X_train, y_train, eval_set=[(X_test, y_test)], verbose=False)
print(clf.score(X_test, y_test))
# %%
search = GridSearchCV(XGBClassifier(n_estimators=3), {"max_depth": [1, 2]}, cv=2)
search.fit(X_train, y_train)
print(search.best_params_["max_depth"])
# %%
predicted = encoder.inverse_transform(clf.predict(X_test))
history = clf.evals_result()
print(predicted[:3], history["validation_0"]["mlogloss"][-1])
