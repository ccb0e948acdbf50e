"""Support vector machines: coefficients only of linear kernels, probabilities only where asked for."""

from models.crane import certain, known, type_name, unknown
from models.sklearn._families import Classifier, Outliers, Regressor
from models.sklearn._linear import LinearClassifier


def check_coefficients(self, name):
    kernel = self.kernel
    if name == "coef_" and known(kernel) and kernel != "linear":
        raise AttributeError("coef_ is only available when using a linear kernel")


class Machine(Classifier):
    def _attribute(self, name):
        check_coefficients(self, name)
        return Classifier._attribute(self, name)

    def _check_probability(self):
        wanted = self.probability
        if known(wanted) and (wanted == "deprecated" or certain(wanted == False)):  # noqa: E712
            raise AttributeError(f"predict_proba is not available when probability=False ({type_name(self)})")

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


class RegressionMachine(Regressor):
    def _attribute(self, name):
        check_coefficients(self, name)
        return Regressor._attribute(self, name)


class OneClassMachine(Outliers):
    def _attribute(self, name):
        check_coefficients(self, name)
        return Outliers._attribute(self, name)


class LinearMachine(LinearClassifier):
    def _validate(self):
        LinearClassifier._validate(self)
        penalty, loss, dual = self.penalty, self.loss, self.dual
        if not known(penalty) or not known(loss) or not known(dual):
            return
        if penalty == "l1" and loss == "hinge":
            raise ValueError("Unsupported set of arguments: The combination of penalty='l1' and loss='hinge' is not "
                             f"supported, Parameters: penalty={penalty!r}, loss={loss!r}, dual={dual!r}")
        if penalty == "l1" and dual is True or loss == "hinge" and dual is False:
            raise ValueError(f"Unsupported set of arguments: The combination of penalty={penalty!r} and loss={loss!r} "
                             f"are not supported when dual={dual!r}")
