"""`sklearn.base`: what users' own estimators derive from."""

from models.crane import known, type_name, unknown

__pure__ = True


class BaseEstimator:
    __callable__ = False
    __real__ = "sklearn.base.BaseEstimator"

    def get_params(self, deep=True):
        return unknown(dict)

    def set_params(self, **params):
        for name in params:
            if "__" not in name:
                setattr(self, name, params[name])
        return self


class ClassifierMixin:
    __real__ = "sklearn.base.ClassifierMixin"
    _estimator_type = "classifier"

    def score(self, X, y, sample_weight=None):
        from models.sklearn.metrics import accuracy_score
        return accuracy_score(y, self.predict(X), sample_weight=sample_weight)


class RegressorMixin:
    __real__ = "sklearn.base.RegressorMixin"
    _estimator_type = "regressor"

    def score(self, X, y, sample_weight=None):
        from models.sklearn.metrics import r2_score
        return r2_score(y, self.predict(X), sample_weight=sample_weight)


class TransformerMixin:
    __real__ = "sklearn.base.TransformerMixin"

    def set_output(self, *, transform=None):
        return self

    def fit_transform(self, X, y=None, **fit_params):
        if y is None:
            return self.fit(X, **fit_params).transform(X)
        return self.fit(X, y, **fit_params).transform(X)


class ClusterMixin:
    __real__ = "sklearn.base.ClusterMixin"
    _estimator_type = "clusterer"

    def fit_predict(self, X, y=None, **kwargs):
        self.fit(X)
        return unknown()


class OutlierMixin:
    __real__ = "sklearn.base.OutlierMixin"


class OneToOneFeatureMixin:
    __real__ = "sklearn.base.OneToOneFeatureMixin"


class ClassNamePrefixFeaturesOutMixin:
    __real__ = "sklearn.base.ClassNamePrefixFeaturesOutMixin"


class MetaEstimatorMixin:
    __real__ = "sklearn.base.MetaEstimatorMixin"


def clone(estimator, *, safe=True):
    """An unfitted copy: of our own estimators a new one with the same parameters, else unknown."""
    if not known(estimator):
        return unknown()
    if isinstance(estimator, (list, tuple)):
        copies = [clone(e, safe=safe) for e in estimator]
        return copies if isinstance(estimator, list) else tuple(copies)
    if isinstance(estimator, (str, int, float, dict)) or estimator is None:
        if safe:
            raise TypeError(f"Cannot clone object '{estimator!r}' (type {type(estimator)}): it does not seem to be a "
                            "scikit-learn estimator as it does not implement a 'get_params' method.")
        return estimator
    if isinstance(estimator, type):
        if safe and issubclass(estimator, BaseEstimator):
            raise TypeError("Cannot clone object. You should provide an instance of scikit-learn estimator instead of "
                            "a class.")
        return unknown()
    if hasattr(estimator, "_copy"):
        return estimator._copy()
    return unknown()


def is_of_type(estimator, kind):
    if not known(estimator) or not hasattr(estimator, "_estimator_type"):
        return unknown(bool)
    return estimator._estimator_type == kind


def is_classifier(estimator):
    return is_of_type(estimator, "classifier")


def is_regressor(estimator):
    return is_of_type(estimator, "regressor")
