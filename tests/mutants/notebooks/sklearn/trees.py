# %%
import numpy as np
import pandas as pd
from sklearn.datasets import load_breast_cancer
from sklearn.tree import DecisionTreeClassifier, plot_tree
from sklearn.ensemble import RandomForestClassifier, GradientBoostingClassifier
from sklearn.model_selection import train_test_split, KFold
from sklearn.metrics import roc_auc_score, roc_curve
import matplotlib.pyplot as plt
# %%
data = load_breast_cancer(as_frame=True)
X, y = data.data, data.target
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.3, random_state=0)
# %%
tree = DecisionTreeClassifier(max_depth=3, criterion="gini", random_state=0)
tree.fit(X_train, y_train)
plt.figure(figsize=(8, 4))
plot_tree(tree, feature_names=list(X.columns), class_names=list(data.target_names), filled=True)
plt.show()
# %%
forest = RandomForestClassifier(n_estimators=20, max_features="sqrt", random_state=0).fit(X_train, y_train)
importance = pd.Series(forest.feature_importances_, index=X_train.columns).nlargest(5)
importance.plot(kind="barh")
# %%
scores = forest.predict_proba(X_test)[:, 1]
fpr, tpr, thresholds = roc_curve(y_test, scores)
auc = roc_auc_score(y_test, scores)
plt.plot(fpr, tpr, label="auc = %.3f" % auc)
plt.legend(loc="lower right")
# %%
kf = KFold(n_splits=3, shuffle=True, random_state=0)
results = []
for train_index, test_index in kf.split(X):
    gb = GradientBoostingClassifier(n_estimators=5)
    gb.fit(X.iloc[train_index], y.iloc[train_index])
    results.append(gb.score(X.iloc[test_index], y.iloc[test_index]))
print(np.mean(results), results[2])
# %%
selected = X_train[importance.index]
small = RandomForestClassifier(n_estimators=10, random_state=0)
small.fit(selected, y_train)
print(small.score(X_test[importance.index], y_test), small.n_features_in_)
