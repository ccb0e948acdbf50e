# %%
import numpy as np
from lightgbm import LGBMClassifier, early_stopping
from sklearn.datasets import load_breast_cancer
from sklearn.model_selection import train_test_split, cross_val_score
from sklearn.metrics import roc_auc_score
# %%
data = load_breast_cancer()
X_train, X_test, y_train, y_test = train_test_split(data.data, data.target, random_state=0)
# %%
clf = LGBMClassifier(n_estimators=20, learning_rate=0.1, verbose=-1)
clf.fit(X_train, y_train, eval_set=[(X_test, y_test)], callbacks=[early_stopping(5, verbose=False)])
scores = clf.predict_proba(X_test)[:, 1]
print(roc_auc_score(y_test, scores), clf.best_iteration_)
# %%
cv = cross_val_score(LGBMClassifier(n_estimators=5, verbose=-1), data.data, data.target, cv=3)
print(cv.mean())
# %%
top = np.argsort(clf.feature_importances_)[::-1][:3]
print(data.feature_names[top], clf.n_features_)
