"""The model of scikit-learn against the real one, by the shared harness."""

import importlib
import os
import sys

import numpy as np
import pytest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", ".."))

sklearn = pytest.importorskip("sklearn")

from tests.models import harness  # noqa: E402

MODULES = ("linear_model", "svm", "ensemble", "tree", "neighbors", "preprocessing", "impute", "compose", "pipeline",
           "model_selection", "metrics", "cluster", "decomposition", "feature_selection", "feature_extraction.text",
           "naive_bayes", "neural_network", "manifold", "dummy", "utils.class_weight", "base", "mixture")
for part in MODULES:
    importlib.import_module("sklearn." + part)
    importlib.import_module("models.sklearn." + part)

DATA = """
X = np.array([[0.5, 1.2], [1.5, 0.2], [2.5, 2.2], [3.5, 1.7], [0.1, 0.9], [0.3, 2.1], [1.1, 1.4], [2.2, 0.3]])
y = np.array([0, 1, 0, 1, 0, 1, 0, 1])
three = np.array([0, 1, 2, 0, 1, 2, 0, 1])
r = np.array([0.5, 1.5, 2.5, 3.25, 0.1, 2.3, 1.7, 1.9])
words = np.array(["a", "b", "a", "b", "a", "b", "a", "b"])
nan = np.array([[0.5, np.nan], [1.5, 0.2], [2.5, 2.2], [3.5, 1.7], [0.1, 0.9], [0.3, 2.1], [1.1, 1.4], [2.2, 0.3]])
wide = np.array([[0.5, 1.2, 3.1], [1.5, 0.2, 2.2]])
text = np.array([["Male", "b"], ["a", "c"]] * 4, dtype=object)
"""

CLASSIFIERS = ("linear_model.LogisticRegression", "svm.SVC", "ensemble.RandomForestClassifier",
               "tree.DecisionTreeClassifier", "neighbors.KNeighborsClassifier", "naive_bayes.GaussianNB",
               "ensemble.GradientBoostingClassifier", "ensemble.AdaBoostClassifier", "neural_network.MLPClassifier",
               "svm.LinearSVC", "linear_model.SGDClassifier", "ensemble.HistGradientBoostingClassifier",
               "naive_bayes.MultinomialNB", "linear_model.RidgeClassifier", "ensemble.BaggingClassifier")
REGRESSORS = ("linear_model.LinearRegression", "linear_model.Ridge", "linear_model.Lasso", "svm.SVR",
              "ensemble.RandomForestRegressor", "tree.DecisionTreeRegressor", "neighbors.KNeighborsRegressor",
              "ensemble.GradientBoostingRegressor", "ensemble.HistGradientBoostingRegressor", "linear_model.ElasticNet")
TRANSFORMERS = ("preprocessing.StandardScaler", "preprocessing.MinMaxScaler", "preprocessing.RobustScaler",
                "preprocessing.PolynomialFeatures", "decomposition.PCA", "impute.SimpleImputer",
                "preprocessing.OneHotEncoder", "preprocessing.OrdinalEncoder", "preprocessing.Normalizer",
                "feature_selection.VarianceThreshold", "preprocessing.KBinsDiscretizer", "decomposition.TruncatedSVD")
CLUSTERERS = ("cluster.KMeans", "cluster.DBSCAN", "cluster.AgglomerativeClustering", "cluster.MeanShift")

PREDICTOR_CASES = (
    "M().fit(X, {y}).predict(X)", "M().predict(X)", "M().fit(X)", "M().fit(X, {y}[:3])", "M().fit(nan, {y})",
    "M().fit(text, {y})", "M().fit(X[:, 0], {y})", "M().fit(X, {y}).predict(wide)", "M().fit(X, {y}).predict([1.0, 2.0])",
    "M().fit(X[:0], {y}[:0])", "M().fit(X, {y}).coef_", "M().fit(X, {y}).feature_importances_", "M().coef_",
    "M().fit(X, {y}).nothing", "M(nothing=1)", "M().fit(X, {y}).score(X, {y}[:3])", "M().fit(X, {y}).predict(nan)",
    "M().fit(X, {y}).predict(text)", "M().fit(X, {y}).n_features_in_", "M().fit(X, {y}).transform(X)",
    "M().fit(X, {y}).score(X)", "M().get_params()", "M().set_params(nothing=3)", "M().fit(X, None)",
    "M().fit(X.tolist(), {y}.tolist()).predict(X.tolist())", "M().fit(X, text)", "M().fit(wide, {y})",
    "M().fit(X, np.c_[{y}, {y}])", "M().fit(X, {y}.reshape(-1, 1)).predict(X)", "sklearn.base.clone(M()).predict(X)",
    "M().fit(X, {y}).feature_names_in_", "M().fit(X.reshape(2, 4, 2), {y})", "M().fit(nan * np.inf, {y})",
    "M().fit(X, {y}).predict_log(X)", "M().fit(X.astype(str), {y})", "M(1, 2, 3, 4, 5, 6)",
)
CLASSIFIER_CASES = ("M().fit(X, r)", "M().fit(X, words).predict(X)", "M().fit(X, y).predict_proba(X)",
                    "M().fit(X, three).predict_proba(X)", "M().predict_proba(X)", "M().fit(X, y).classes_",
                    "M().fit(X, np.zeros(8))", "M().fit(X, y).decision_function(X)", "M().classes_",
                    "M().fit(X, words).classes_", "M().fit(X, y.astype(float)).predict(X)",
                    "sklearn.metrics.accuracy_score(y, M().fit(X, y).predict(X))",
                    "sklearn.metrics.accuracy_score(y[:3], M().fit(X, y).predict(X))")
REGRESSOR_CASES = ("M().fit(X, words)", "M().fit(X, r).predict_proba(X)",
                   "sklearn.metrics.mean_squared_error(r, M().fit(X, r).predict(X))",
                   "sklearn.metrics.r2_score(r[:4], M().fit(X, r).predict(X))",
                   "M().fit(X, r * np.nan)", "M().fit(X, np.array([1, np.nan] * 4))", "M().classes_")
TRANSFORMER_CASES = ("M().fit(X).transform(X)", "M().fit_transform(X)", "M().transform(X)", "M().fit(X).transform(wide)",
                     "M().fit(X[:, 0])", "M().fit_transform(text)", "M().fit_transform(nan)", "M().fit(X).predict(X)",
                     "M(nothing=2)", "M().fit()", "M().fit(X, y).nothing_", "M().fit(X[:0])",
                     "M().fit(X).transform(text)", "M().fit(X).inverse_transform(M().fit_transform(X))",
                     "M().fit(X).get_feature_names_out()", "M().get_feature_names()", "M().fit(X).n_features_in_",
                     "M().fit_transform(X, y)", "M().fit(X).transform()", "M().fit_transform(words)",
                     "M().fit_transform(3)", "M().fit(X).transform(X[0])", "M().fit(X).inverse_transform(wide)",
                     "M().fit(X).inverse_transform(X[:, :1])", "M().fit(X[:, :1]).inverse_transform(wide)")
CLUSTER_CASES = ("M().fit(X).labels_", "M().fit_predict(X)", "M().fit(X).predict(X)", "M().predict(X)", "M().labels_",
                 "M().fit(nan)", "M().fit(text)", "M().fit(X[:, 0])", "M().fit(X).cluster_centers_", "M().fit(X, y).inertia_",
                 "M().fit(X).transform(X)", "M(nothing=1)", "M().fit(X).predict(wide)")


def sources(names, cases, target=""):
    for name in names:
        for case in cases:
            yield DATA + case.format(y=target).replace("M(", f"sklearn.{name}(")


def describe_array(value):
    """Shapes of arrays on both sides."""
    if isinstance(value, np.ndarray):
        return {"shape": list(value.shape), "kind": value.dtype.kind}
    if hasattr(value, "__crane_array__") and hasattr(value, "_about"):
        facts = value.__crane_array__()
        found = {}
        if not harness.is_unknown(facts.shape):
            found["shape"] = list(facts.shape)
        return found
    return None


if describe_array not in harness.DESCRIBERS:
    harness.DESCRIBERS.append(describe_array)


def judge(found, least):
    outcomes = harness.check(list(found), show=True)
    crashes = [o for o in outcomes if o.kind in ("raises", "gap")]
    caught = [o for o in crashes if o.kind == "raises"]
    gaps = "\n".join(o.source[len(DATA):] + "  " + o.detail for o in outcomes if o.kind == "gap")
    assert len(caught) >= least * len(crashes), f"{len(caught)} of {len(crashes)}\n{gaps}"
    return outcomes


def test_classifiers():
    judge(list(sources(CLASSIFIERS, PREDICTOR_CASES, "y")) + list(sources(CLASSIFIERS, CLASSIFIER_CASES)), 0.9)


def test_regressors():
    judge(list(sources(REGRESSORS, PREDICTOR_CASES, "r")) + list(sources(REGRESSORS, REGRESSOR_CASES)), 0.9)


def test_transformers():
    judge(sources(TRANSFORMERS, TRANSFORMER_CASES), 0.85)


def test_clusterers():
    judge(sources(CLUSTERERS, CLUSTER_CASES), 0.85)
