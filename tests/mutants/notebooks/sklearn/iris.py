# %%
import numpy as np
import pandas as pd
from sklearn.datasets import load_iris
from sklearn.model_selection import train_test_split, cross_val_score
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score, confusion_matrix, classification_report
# %%
iris = load_iris()
X, y = iris.data, iris.target
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.3, random_state=0, stratify=y)
# %%
model = LogisticRegression(max_iter=500, C=1.0)
model.fit(X_train, y_train)
y_pred = model.predict(X_test)
# %%
print(accuracy_score(y_test, y_pred))
matrix = confusion_matrix(y_test, y_pred)
print(matrix[0, 0], classification_report(y_test, y_pred, target_names=iris.target_names))
# %%
scores = cross_val_score(model, X, y, cv=5, scoring="accuracy")
print(scores.mean(), scores[4])
# %%
probabilities = model.predict_proba(X_test)
top = probabilities.argmax(axis=1)
coefficients = pd.DataFrame(model.coef_, columns=iris.feature_names, index=iris.target_names)
print(coefficients.loc["setosa"], (top == y_pred).all())
