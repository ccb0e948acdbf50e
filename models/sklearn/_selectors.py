"""Selection of features by a score."""

from models.crane import certain, known, unknown, version
from models.sklearn._families import Selector


class Best(Selector):
    """SelectKBest."""

    def _check_fit(self, X, y):
        Selector._check_fit(self, X, y)

    def _learn(self, X, y):
        Selector._learn(self, X, y)
        wanted = self.k
        if known(wanted) and isinstance(wanted, int) and certain(wanted > self._width):
            if certain(version("sklearn") < "1.5"):
                raise ValueError(f"k should be <= n_features = {self._width}; got {wanted}. Use k='all' to return all "
                                 "features.")

    def _columns_out(self):
        wanted = self.k
        if known(wanted) and wanted == "all":
            return self._width
        if known(wanted) and isinstance(wanted, int) and certain(wanted <= self._width):
            return wanted
        return unknown(int)
