# %%
from sklearn.datasets import make_classification
from sklearn.model_selection import train_test_split, RandomizedSearchCV, StratifiedKFold, cross_validate
from sklearn.ensemble import VotingClassifier, AdaBoostClassifier, StackingClassifier, BaggingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.tree import DecisionTreeClassifier
from sklearn.svm import SVC
from sklearn.metrics import precision_score, recall_score, ConfusionMatrixDisplay
# %%
X, y = make_classification(n_samples=150, n_features=8, n_informative=5, n_classes=3, random_state=0)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=50, random_state=0)
# %%
voting = VotingClassifier(estimators=[("lr", LogisticRegression(max_iter=300)), ("dt", DecisionTreeClassifier(max_depth=4)),
                                      ("svc", SVC(probability=True))], voting="soft")
voting.fit(X_train, y_train)
print(voting.score(X_test, y_test))
# %%
for name, estimator in voting.named_estimators_.items():
    print(name, estimator.score(X_test, y_test))
# %%
search = RandomizedSearchCV(SVC(), {"C": [0.1, 1, 10], "gamma": ["scale", 0.1]}, n_iter=3, cv=StratifiedKFold(3), random_state=0)
search.fit(X_train, y_train)
pred = search.predict(X_test)
print(precision_score(y_test, pred, average="macro"), recall_score(y_test, pred, average="macro"))
ConfusionMatrixDisplay.from_predictions(y_test, pred)
# %%
stack = StackingClassifier(estimators=[("a", AdaBoostClassifier(n_estimators=5)), ("b", BaggingClassifier(n_estimators=3))],
                           final_estimator=LogisticRegression())
cv = cross_validate(stack, X, y, cv=3, scoring=["accuracy", "f1_macro"], return_train_score=True)
print(cv["test_accuracy"].mean(), cv["train_f1_macro"][0])
# %%
probabilities = voting.predict_proba(X_test)
print(probabilities.shape, probabilities[:, 2].mean(), search.best_estimator_.support_vectors_.shape[1])
