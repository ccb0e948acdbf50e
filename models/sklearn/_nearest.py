"""Nearest neighbours: not more than there are samples."""

from models.crane import certain, known, unknown
from models.sklearn._estimator import Estimator, rows_of
from models.sklearn._families import Classifier, Regressor
from models.sklearn._results import array
from models.data import Facts


def check_count(self, wanted):
    if known(wanted) and isinstance(wanted, int) and certain(wanted > self._rows):
        raise ValueError(f"Expected n_neighbors <= n_samples_fit, but n_neighbors = {wanted}, "
                         f"n_samples_fit = {self._rows}")


def check_votes(self):
    """`predict` of a classifier: other metrics than the Euclidean have a quick way for equal votes that does not count
    (scikit-learn 1.3 and later)."""
    if certain(self.weights == "distance") or certain(self.metric == "minkowski") and certain(self.p == 2) \
            or certain(self.metric == "euclidean"):
        check_count(self, self.n_neighbors)


class NearestClassifier(Classifier):
    _rows = unknown(int)

    def _learn(self, X, y):
        Classifier._learn(self, X, y)
        self._rows = rows_of(X)

    def _check_call(self, X, method):
        Classifier._check_call(self, X, method)
        check_votes(self)

    def kneighbors(self, X=None, n_neighbors=None, return_distance=True):
        return neighbours(self, X, n_neighbors, return_distance)


class NearestRegressor(Regressor):
    _rows = unknown(int)

    def _learn(self, X, y):
        Regressor._learn(self, X, y)
        self._rows = rows_of(X)

    def _check_call(self, X, method):
        Regressor._check_call(self, X, method)
        check_count(self, self.n_neighbors)

    def kneighbors(self, X=None, n_neighbors=None, return_distance=True):
        return neighbours(self, X, n_neighbors, return_distance)


class Nearest(Estimator):
    _rows = unknown(int)

    def _learn(self, X, y):
        Estimator._learn(self, X, y)
        self._rows = rows_of(X)

    def kneighbors(self, X=None, n_neighbors=None, return_distance=True):
        return neighbours(self, X, n_neighbors, return_distance)


def neighbours(self, X, n_neighbors, return_distance):
    """(distances, indices) of as many columns as neighbours."""
    self._need_fit()
    count = self.n_neighbors if n_neighbors is None else n_neighbors
    if X is not None:
        if certain(self._state) and self._is_usual():
            Estimator._check_call(self, X, "predict")
        check_count(self, count)
        rows = rows_of(X)
    else:
        rows = self._rows
    indices = array(Facts((rows, count), "int64", False, False, integral=True))
    if not known(return_distance):
        return unknown()
    if not return_distance:
        return indices
    return (array(Facts((rows, count), unknown(str), False)), indices)
