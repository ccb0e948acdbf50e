"""PolynomialFeatures and FunctionTransformer."""

from models.crane import certain, known, unknown
from models.sklearn._families import Transformer


class Polynomials(Transformer):
    _shape = "rows"

    def _columns_out(self):
        degree, only = self.degree, self.interaction_only
        bias = self.include_bias
        if not known(degree) or not isinstance(degree, int) or not known(self._width) or not known(bias):
            return unknown(int)
        if not certain(only == False) or degree > 6 or self._width > 500:  # noqa: E712
            return unknown(int)
        return choose(self._width + degree, degree) - (0 if bias else 1)


def choose(n, k):
    """Binomial coefficient."""
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


class Function(Transformer):
    """FunctionTransformer: calls the user's function."""

    def _fit(self, X, y=None):
        self._validate()
        self._state = True
        return self

    def _call(self, X):
        function = self.func
        if function is None:
            return X
        if not known(function) or not certain(self._arguments_known):
            return unknown()
        arguments = self.kw_args
        if arguments is None:
            return function(X)
        return function(X, **arguments) if known(arguments) else unknown()

    def transform(self, X):
        return self._call(X)

    def fit_transform(self, X, y=None):
        self._fit(X, y)
        return self._call(X)
