"""Displays: `sklearn.metrics.ConfusionMatrixDisplay` and its kin."""

from models.crane import certain, known, unknown
from models.data import facts
from models.sklearn import _inputs
from models.sklearn._scores import confusion_matrix as matrix_of


class ConfusionMatrixDisplay:
    __callable__ = False
    __real__ = "sklearn.metrics._plot.confusion_matrix.ConfusionMatrixDisplay"

    def __init__(self, confusion_matrix, *, display_labels=None):
        self.confusion_matrix = confusion_matrix
        self.display_labels = display_labels

    def plot(self, *, include_values=True, cmap="viridis", xticks_rotation="horizontal", values_format=None, ax=None,
             colorbar=True, im_kw=None, text_kw=None):
        shape = facts(self.confusion_matrix).shape
        if known(shape) and len(shape) != 2:
            if len(shape) == 0 and not known(self.confusion_matrix):
                return self
            raise TypeError(f"Invalid shape {shape} for image data")
        rows = _inputs.length_of(shape)
        if self.display_labels is not None:
            names = _inputs.length_of(facts(self.display_labels).shape)
            if certain(names != rows):
                raise ValueError(f"The number of FixedLocator locations ({rows}), usually from a call to set_ticks, does not "
                                 f"match the number of labels ({names}).")
        self.ax_ = unknown() if ax is None else ax
        self.figure_ = unknown()
        self.im_ = unknown()
        self.text_ = unknown()
        return self

    @classmethod
    def from_predictions(cls, y_true, y_pred, *, labels=None, sample_weight=None, normalize=None, display_labels=None,
                         include_values=True, xticks_rotation="horizontal", values_format=None, cmap="viridis", ax=None,
                         colorbar=True, im_kw=None, text_kw=None):
        matrix = matrix_of(y_true, y_pred, labels=labels, sample_weight=sample_weight, normalize=normalize)
        display = cls(matrix, display_labels=display_labels)
        return display.plot(ax=ax)

    @classmethod
    def from_estimator(cls, estimator, X, y, *, labels=None, sample_weight=None, normalize=None, display_labels=None,
                       include_values=True, xticks_rotation="horizontal", values_format=None, cmap="viridis", ax=None,
                       colorbar=True, im_kw=None, text_kw=None):
        if known(estimator) and hasattr(estimator, "_estimator_type") and certain(estimator._estimator_type == "regressor"):
            raise ValueError("ConfusionMatrixDisplay.from_estimator only supports classifiers")
        predicted = estimator.predict(X)
        return cls.from_predictions(y, predicted, labels=labels, normalize=normalize, display_labels=display_labels, ax=ax)
