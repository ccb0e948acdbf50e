"""`sklearn.exceptions`."""

__pure__ = True


class NotFittedError(ValueError, AttributeError):
    __real__ = "sklearn.exceptions.NotFittedError"


class ConvergenceWarning(UserWarning):
    __real__ = "sklearn.exceptions.ConvergenceWarning"


class DataConversionWarning(UserWarning):
    __real__ = "sklearn.exceptions.DataConversionWarning"


class UndefinedMetricWarning(UserWarning):
    __real__ = "sklearn.exceptions.UndefinedMetricWarning"


class FitFailedWarning(RuntimeWarning):
    __real__ = "sklearn.exceptions.FitFailedWarning"


class InvalidParameterError(ValueError, TypeError):
    """Raised for a parameter's value; the real one stands in `sklearn.utils._param_validation`."""

    __real__ = "sklearn.utils._param_validation.InvalidParameterError"


def refused(message):
    """The error for a parameter's value of a function: a ValueError before 1.3, where functions had no rules."""
    from models.crane import certain, version
    if certain(version("sklearn") < "1.3"):
        return ValueError(message)
    return InvalidParameterError(message)
