"""Random calls of scikit-learn and LightGBM as source text, right and wrong ones in similar numbers."""

from templates import Templates, cases, texts

IMPORTS = """import numpy as np
import pandas as pd
from sklearn.linear_model import LinearRegression, LogisticRegression, Ridge, Lasso, SGDClassifier
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor
from sklearn.ensemble import RandomForestClassifier, GradientBoostingRegressor, VotingClassifier
from sklearn.neighbors import KNeighborsClassifier
from sklearn.svm import SVC, SVR
from sklearn.naive_bayes import GaussianNB, MultinomialNB
from sklearn.cluster import KMeans, DBSCAN, AgglomerativeClustering
from sklearn.decomposition import PCA, TruncatedSVD
from sklearn.preprocessing import StandardScaler, MinMaxScaler, OneHotEncoder, LabelEncoder, OrdinalEncoder, PolynomialFeatures
from sklearn.impute import SimpleImputer
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.compose import ColumnTransformer
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer
from sklearn.model_selection import train_test_split, cross_val_score, GridSearchCV, KFold, StratifiedKFold
from sklearn.metrics import *"""

CALLS = """
m = {model}; m.fit({X}, {Y}); m.predict({X}) | m = {model}; m.fit({X}, {Y}) | m = {model}; m.predict({X}) | m = {model}; m.fit({X}, {Y}); m.score({X}, {Y}) | m = {model}; m.fit({X}, {Y}); m.{attribute}
m = {classifier}; m.fit({X}, {Y}); m.predict_proba({X}) | m = {model}; m.fit({X}) | {model}.{misspelt} | {classifier}.fit({X}, {T}).predict({X}) | {regressor}.fit({X}, {R}).predict({X}).shape
m = {scaler}; m.fit_transform({X}) | m = {scaler}; m.transform({X}) | m = {scaler}; m.fit({X}); m.transform({X}) | m = {scaler}; m.fit({X}); m.inverse_transform({X}) | {scaler}.fit_transform({X}).shape[2]
m = {reducer}; m.fit_transform({X}) | m = {reducer}; m.fit({X}); m.transform({X}) | {cluster}.fit({X}).labels_ | {cluster}.fit_predict({X}) | {cluster}.fit({X}).predict({X}) | {cluster}.fit({X}).cluster_centers_
e = LabelEncoder(); e.fit({T}); e.transform({T}) | e = LabelEncoder(); e.transform({T}) | LabelEncoder().fit_transform({Y}) | e = {encoder}; e.fit({C}); e.transform({C}) | {encoder}.fit_transform({C}) | {encoder}.fit({C}).get_feature_names_out({names})
SimpleImputer(strategy={strategy}).fit_transform({X}) | SimpleImputer(strategy={strategy}).fit_transform({C}) | PolynomialFeatures({small}).fit_transform({X}) | make_pipeline({scaler}, {model}).fit({X}, {Y}).predict({X})
Pipeline([('a', {scaler}), ('b', {model})]).fit({X}, {Y}).score({X}, {Y}) | Pipeline([('a', {model}), ('b', {scaler})]).fit({X}, {Y}) | Pipeline([({scaler}), ({model})]).fit({X}, {Y}) | Pipeline([('a', {scaler}), ('b', {model})]).named_steps['c']
ColumnTransformer([('n', {scaler}, {columns}), ('c', {encoder}, {columns})]).fit_transform({D}) | ColumnTransformer([('n', {scaler}, {columns})], remainder={remainder}).fit_transform({D})
train_test_split({X}, {Y}, test_size={fraction}) | a, b, c, d = train_test_split({X}, {Y}, random_state={seed}) | a, b = train_test_split({X}, {Y}) | train_test_split({X}, stratify={Y}) | X1, X2 = train_test_split({D}, test_size={fraction}, shuffle={bool})
cross_val_score({model}, {X}, {Y}, cv={small}) | cross_val_score({classifier}, {X}, {T}, scoring={scoring}, cv=2) | GridSearchCV({classifier}, {grid}, cv=2).fit({X}, {T}).best_params_ | GridSearchCV({model}, {grid}).best_score_ | list(KFold({small}).split({X}))
[{X}[i] for i, j in KFold(2).split({X})] | list(StratifiedKFold({small}).split({X}, {T})) | KFold(n_splits={small}, random_state={seed})
accuracy_score({T}, {T}) | accuracy_score({Y}, {Y}) | f1_score({T}, {T}, average={average}) | precision_score({B}, {B}) | confusion_matrix({T}, {T})[{small}] | classification_report({T}, {T}, target_names={names}) | roc_auc_score({B}, {R}) | roc_auc_score({T}, {P})
mean_squared_error({R}, {R}) | mean_squared_error({Y}, {R}, squared=False) | r2_score({R}, {R}) | mean_absolute_error({R}, {T}) | log_loss({B}, {P}) | silhouette_score({X}, {T}) | roc_curve({B}, {R})[3] | fpr, tpr = roc_curve({B}, {R}) | f1_score({T}, {R})
{vectorizer}.fit_transform({W}) | v = {vectorizer}; v.fit({W}); v.transform({W}) | {vectorizer}.transform({W}) | {vectorizer}.fit({W}).get_feature_names() | {vectorizer}.fit({W}).vocabulary_['zzz'] | MultinomialNB().fit({vectorizer}.fit_transform({W}), {B})
VotingClassifier([('a', {classifier}), ('b', {classifier})], voting={voting}).fit({X}, {T}) | VotingClassifier([{classifier}]).fit({X}, {T}) | {model}.set_params({parameter}=1) | {model}.get_params()['alpha'] | m = {model}; m.fit({X}, {Y}); m.{attribute}[{small}]
"""


class Learning(Templates):
    calls = texts(CALLS)
    slots = {
        "model": ["{classifier}", "{regressor}"],
        "classifier": ["LogisticRegression({logistic})", "DecisionTreeClassifier({tree})", "RandomForestClassifier(n_estimators={small})", "KNeighborsClassifier({neighbours})", "SVC({svc})",
                       "GaussianNB()", "SGDClassifier({sgd})", "MultinomialNB()"],
        "regressor": ["LinearRegression({linear})", "Ridge(alpha={number})", "Lasso(alpha=0.1)", "DecisionTreeRegressor({tree})", "GradientBoostingRegressor(n_estimators={small}, loss={loss})", "SVR(C={number})"],
        "scaler": ["StandardScaler()", "MinMaxScaler()", "StandardScaler(with_mean={bool})", "MinMaxScaler(feature_range={range})", "SimpleImputer()", "PCA()"],
        "reducer": ["PCA({small})", "PCA(n_components={fraction})", "TruncatedSVD(n_components={small})"],
        "cluster": ["KMeans({small}, n_init=1)", "KMeans(n_clusters={small})", "DBSCAN(eps={number})", "AgglomerativeClustering({small})"],
        "encoder": ["OneHotEncoder()", "OneHotEncoder(handle_unknown={unknown})", "OneHotEncoder(sparse_output=False)", "OrdinalEncoder()", "OneHotEncoder(sparse=False)", "OneHotEncoder(drop='first')"],
        "vectorizer": ["CountVectorizer()", "TfidfVectorizer()", "CountVectorizer(min_df={number})", "CountVectorizer(ngram_range={range})", "CountVectorizer(stop_words={stop})", "TfidfVectorizer(max_features={small})"],
        "logistic": ["", "C={number}", "penalty='l1'", "penalty='l1', solver='liblinear'", "solver={solver}", "max_iter={small}", "1.0", "class_weight={weight}"],
        "tree": ["", "max_depth={small}", "criterion={criterion}", "max_features={features}", "min_samples_split={small}", "3", "max_dept=3"],
        "neighbours": ["", "{small}", "n_neighbors={small}", "weights={weights}", "metric={metric}"],
        "svc": ["", "kernel={kernel}", "C={number}", "probability=True", "gamma={number}"],
        "sgd": ["", "loss={loss}", "max_iter=5", "penalty='l3'"],
        "linear": ["", "fit_intercept={bool}", "normalize=True", "positive=True"],
        "number": ["1", "0.5", "-1", "0", "'x'", "10", "None", "1.5"],
        "small": ["2", "3", "1", "0", "-1", "20", "2.5", "'2'", "None", "5"],
        "fraction": ["0.5", "0.25", "2", "1.5", "0", "0.0", "-0.2", "'x'", "1.0", "100"],
        "seed": ["0", "42", "None", "'x'", "-1", "1.5"],
        "bool": ["True", "False", "'yes'", "None"],
        "range": ["(0, 1)", "(1, 2)", "(2, 1)", "(1, 1)", "3"],
        "unknown": ["'ignore'", "'error'", "'skip'"],
        "strategy": ["'mean'", "'median'", "'most_frequent'", "'constant'", "'avg'"],
        "remainder": ["'drop'", "'passthrough'", "'keep'"],
        "stop": ["'english'", "None", "['a']", "'german'"],
        "solver": ["'lbfgs'", "'liblinear'", "'saga'", "'sgd'"],
        "weight": ["'balanced'", "None", "'equal'", "{{0: 1, 1: 2}}"],
        "criterion": ["'gini'", "'entropy'", "'squared_error'", "'mse'"],
        "features": ["'sqrt'", "'auto'", "2", "0.5", "None"],
        "weights": ["'uniform'", "'distance'", "'even'"],
        "metric": ["'euclidean'", "'manhattan'", "'none'"],
        "kernel": ["'rbf'", "'linear'", "'poly'", "'gauss'"],
        "loss": ["'squared_error'", "'ls'", "'hinge'", "'log_loss'", "'log'", "'huber'"],
        "scoring": ["'accuracy'", "'f1'", "'f1_macro'", "'roc_auc'", "'acc'", "'neg_mean_squared_error'"],
        "average": ["'macro'", "'binary'", "'micro'", "None", "'mean'", "'weighted'"],
        "voting": ["'hard'", "'soft'", "'any'"],
        "grid": ["{{{{'C': [0.1, 1]}}}}", "{{{{'max_depth': [1, 2]}}}}", "{{{{'n_neighbors': [1, 2]}}}}", "{{{{'alpha': 3}}}}", "{{{{}}}}", "[]"],
        "parameter": ["alpha", "C", "n_jobs", "max_depth", "random_state"],
        "attribute": ["coef_", "feature_importances_", "classes_", "intercept_", "n_features_in_", "best_params_", "predict_classes", "tree_", "labels_"],
        "misspelt": ["fit_predict", "predicts", "Fit", "coef_", "n_features_in_", "score_", "transform", "get_params"],
        "names": ["['a', 'b']", "['a']", "None", "['a', 'b', 'c']"],
        "columns": ["['a']", "['a', 'b']", "['t']", "['q']", "'a'", "[0, 1]", "['t', 'a']", "[9]"],
    }

    def case(self):
        self.n, self.width = self.pick([4, 6, 8]), self.pick([1, 2, 3])
        return super().case().replace("{{", "{").replace("}}", "}")

    def rows(self):
        return self.n if self.random.random() < 0.88 else self.pick([3, 5])

    def X(self):
        r, n, w = self.random, self.rows(), self.width if self.random.random() < 0.88 else self.pick([1, 2, 4])
        rows = [[round(r.uniform(-2, 4), 1) for _ in range(w)] for _ in range(n)]
        how = r.random()
        if how < 0.08:
            rows[0][0] = "np.nan"
        text = str(rows).replace("'", "")
        if how > 0.93:
            return self.pick([f"np.array({text})[:, 0]", "None", f"np.array({text}).astype(str)", f"np.zeros(({n}, 2, 2))", f"np.array({text})[0]"])
        if how > 0.7:
            return f"pd.DataFrame({text}, columns={['a', 'b', 'c', 'd'][:w] if r.random() < 0.8 else ['a', 'd', 'e', 'b'][:w]})"
        return text if how > 0.6 else f"np.array({text})"

    def made(self, value):
        text = str([value() for _ in range(self.rows())])
        return self.pick([text, f"np.array({text})", f"pd.Series({text})", f"np.array({text})", f"np.array({text}).reshape(-1, 1)" if self.random.random() < 0.3 else text])

    def Y(self):
        return self.pick([self.T, self.T, self.R, self.B])()

    def T(self):
        kind = self.pick([[0, 1], [0, 1, 2], ["u", "v"], ["u", "v", "w"]])
        return self.made(lambda: self.pick(kind))

    def B(self):
        return self.made(lambda: self.random.randint(0, 1))

    def R(self):
        return self.made(lambda: round(self.random.uniform(0, 1), 2))

    def P(self):
        k = self.pick([2, 3])
        return f"np.full(({self.rows()}, {k}), 1 / {k})"

    def C(self):
        values = [[self.pick(["x", "y", "z"])] for _ in range(self.rows())]
        return self.pick([f"pd.DataFrame({values}, columns=['k'])", f"np.array({values})", str(values), f"pd.Series({[v[0] for v in values]})"])

    def D(self):
        n = self.n
        return f"pd.DataFrame({{{{'a': {[self.random.randint(0, 5) for _ in range(n)]}, 'b': {[1.5] * n}, 't': {[self.pick(['x', 'y']) for _ in range(n)]}}}}})"

    def W(self):
        words = ["red car", "blue sky", "a red sky", "the car"]
        return self.pick([str([self.pick(words) for _ in range(self.rows())]), "'red car'", "[1, 2]", "[]", f"pd.Series({words})"])


def calls(seed, count, wrapper=None):
    return cases(Learning(seed, wrapper), count)
