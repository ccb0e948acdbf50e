"""Decompositions and embeddings: how many columns come out."""

from models.crane import certain, known, unknown
from models.data import Facts
from models.sklearn._estimator import Estimator, rows_of
from models.sklearn._families import Transformer
from models.sklearn._results import array


class Projection(Transformer):
    """`n_components` columns come out, where it is a number."""

    _shape = "rows"

    def _columns_out(self):
        wanted = self.n_components
        if known(wanted) and isinstance(wanted, int) and not isinstance(wanted, bool):
            return wanted
        return unknown(int)

    def _value_of(self, name):
        if name == "components_":
            return self._array((self._columns_out(), self._width), unknown(str))
        if name in ("explained_variance_", "explained_variance_ratio_", "singular_values_"):
            return self._array((self._columns_out(),), unknown(str))
        return Transformer._value_of(self, name)


class Components(Projection):
    """PCA."""

    def _learn(self, X, y):
        Projection._learn(self, X, y)
        self._rows = rows_of(X)
        wanted = self.n_components
        if not known(wanted) or not isinstance(wanted, int) or isinstance(wanted, bool):
            return
        least = smaller(self._rows, self._width)
        if certain(wanted > self._rows) or certain(wanted > self._width):
            raise ValueError(f"n_components={wanted} must be between 0 and min(n_samples, n_features)={least} with "
                             "svd_solver='full'")

    def _columns_out(self):
        wanted = self.n_components
        if known(wanted) and wanted is None:
            return smaller(self._rows, self._width)
        return Projection._columns_out(self)

    def _check_call(self, X, method):
        if method == "inverse_transform":
            return
        Projection._check_call(self, X, method)


def smaller(a, b):
    if known(a) and known(b):
        return min(a, b)
    return unknown(int)


class Embedding(Estimator):
    """Embeds what it was fitted on; has no transform."""

    def fit(self, X, y=None):
        return self._fit(X, y)

    def fit_transform(self, X, y=None):
        self._fit(X, y)
        return array(Facts((rows_of(X), self.n_components), unknown(str), False, False))

    def _learn(self, X, y):
        Estimator._learn(self, X, y)
        if "perplexity" in self._all_names():
            perplexity = self.perplexity
            rows = rows_of(X)
            if certain(perplexity >= rows):
                raise ValueError("perplexity must be less than n_samples")
