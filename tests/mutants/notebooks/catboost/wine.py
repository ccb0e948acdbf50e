# %%
import numpy as np
from catboost import CatBoostClassifier
from sklearn.datasets import load_wine
from sklearn.model_selection import train_test_split
from sklearn.metrics import accuracy_score

data = load_wine()
X_train, X_test, y_train, y_test = train_test_split(data.data, data.target, test_size=0.3, random_state=2)
# %%
model = CatBoostClassifier(iterations=15, depth=3, learning_rate=0.2, verbose=0, allow_writing_files=False)
model.fit(X_train, y_train, eval_set=(X_test, y_test), early_stopping_rounds=5)
print(model.tree_count_ > 0)
# %%
predicted = model.predict(X_test)
probabilities = model.predict_proba(X_test)
print(predicted.shape, probabilities.shape, accuracy_score(y_test, predicted.ravel()) > 0.5)
# %%
importance = model.get_feature_importance()
order = np.argsort(importance)[::-1][:3]
print([data.feature_names[i] for i in order], model.score(X_test, y_test) > 0.5)
# %%
smaller = CatBoostClassifier(iterations=5, verbose=False, allow_writing_files=False)
smaller.fit(X_train[:, :4], y_train)
print(smaller.classes_, smaller.feature_importances_.sum() > 0, smaller.get_params()["iterations"])
