"""numpy.exceptions, and the errors that NumPy keeps elsewhere."""

__complete__ = True


class AxisError(ValueError, IndexError):
    __real__ = ("numpy.exceptions.AxisError", "numpy.AxisError", "numpy.core._exceptions.AxisError")


class UFuncTypeError(TypeError):
    __real__ = ("numpy.core._exceptions.UFuncTypeError", "numpy._core._exceptions.UFuncTypeError")


class LinAlgError(ValueError):
    __real__ = "numpy.linalg.LinAlgError"


class ComplexWarning(RuntimeWarning):
    pass


class VisibleDeprecationWarning(UserWarning):
    pass


class RankWarning(RuntimeWarning):
    pass


class TooHardError(RuntimeError):
    pass


class DTypePromotionError(TypeError):
    pass


class ModuleDeprecationWarning(DeprecationWarning):
    pass
