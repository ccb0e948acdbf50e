"""Linear models: shapes of coefficients, and which solver takes which penalty."""

from models.crane import certain, known, type_name, unknown
from models.sklearn._families import Classifier, Regressor, len_is_one_or_unknown


class LinearClassifier(Classifier):
    def _value_of(self, name):
        if type_name(self) in ("RidgeClassifier", "RidgeClassifierCV"):
            # Two classes give (1, n) in older versions and (n,) in newer ones.
            return unknown()
        if name in ("coef_", "intercept_") and len_is_one_or_unknown(self._target):
            rows = self._count_rows()
            return self._array((rows, self._width) if name == "coef_" else (rows,), unknown(str))
        return Classifier._value_of(self, name)

    def _count_rows(self):
        """One row for two classes, else one a class."""
        count = self._count_classes()
        if not known(count):
            return unknown(int)
        return 1 if count == 2 else count


class LinearRegressor(Regressor):
    def _value_of(self, name):
        f = self._target
        if name == "coef_" and f is not None and known(f.shape):
            if len(f.shape) == 1:
                return self._array((self._width,), unknown(str))
            if len(f.shape) == 2 and type_name(self) == "LinearRegression":
                return self._array((f.shape[1], self._width), unknown(str))
        return Regressor._value_of(self, name)


#: Penalties that a solver of LogisticRegression takes; the same from 1.2 on.
PENALTIES = {
    "lbfgs": ("l2", None, "none"), "newton-cg": ("l2", None, "none"), "newton-cholesky": ("l2", None, "none"),
    "sag": ("l2", None, "none"), "liblinear": ("l1", "l2"), "saga": ("l1", "l2", "elasticnet", None, "none"),
}


class Logistic(LinearClassifier):
    def _validate(self):
        LinearClassifier._validate(self)
        solver = self.solver
        penalty = self.penalty
        if not known(solver) or not known(penalty) or not isinstance(solver, str) or solver not in PENALTIES:
            return
        if penalty == "deprecated":
            return
        if penalty not in PENALTIES[solver]:
            raise ValueError(f"Solver {solver} supports only 'l2' or None penalties, got {penalty} penalty.")
        dual = self.dual
        if certain(dual == True) and solver != "liblinear":  # noqa: E712
            raise ValueError(f"Solver {solver} supports only dual=False, got dual={dual}")
        if penalty == "elasticnet" and self.l1_ratio is None:
            raise ValueError("l1_ratio must be specified when penalty is elasticnet.")


class Descent(LinearClassifier):
    """SGDClassifier: probabilities exist only for some losses."""

    def _check_probability(self):
        loss = self.loss
        if known(loss) and isinstance(loss, str) and loss not in ("log_loss", "modified_huber", "log"):
            raise AttributeError(f"probability estimates are not available for loss={loss!r}")

    def _predict_proba(self):
        self._check_probability()
        return self._probabilities

    def _predict_log_proba(self):
        self._check_probability()
        return self._probabilities

    # Under names of their own: reading the attribute is no call of the method.
    predict_proba = property(_predict_proba)
    predict_log_proba = property(_predict_log_proba)

    def _probabilities(self, X):
        self._check_call(X, "predict_proba")
        return unknown()
