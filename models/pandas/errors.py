"""`pandas.errors`: exceptions with the ancestors that they have in pandas 1.5 to 3.1."""


class IntCastingNaNError(ValueError):
    pass


class UFuncTypeError(TypeError):
    """NumPy's own, for operators on texts."""


class MergeError(ValueError):
    pass


class ParserError(ValueError):
    pass


class EmptyDataError(ValueError):
    pass


class OutOfBoundsDatetime(ValueError):
    pass


class OutOfBoundsTimedelta(ValueError):
    pass


class DuplicateLabelError(ValueError):
    pass


class UnsortedIndexError(KeyError):
    pass


class InvalidIndexError(Exception):
    pass


class IndexingError(Exception):
    pass


class DataError(Exception):
    pass


class SpecificationError(Exception):
    pass


class DatabaseError(OSError):
    pass


class UndefinedVariableError(NameError):
    pass


class NumExprClobberingError(NameError):
    pass


class AbstractMethodError(NotImplementedError):
    pass


class InvalidComparison(Exception):
    pass


class NoBufferPresent(Exception):
    pass


class NullFrequencyError(ValueError):
    pass


class NumbaUtilError(Exception):
    pass


class UnsupportedFunctionCall(ValueError):
    pass


class CSSWarning(UserWarning):
    pass


class DtypeWarning(Warning):
    pass


class ParserWarning(Warning):
    pass


class PerformanceWarning(Warning):
    pass


class PossibleDataLossError(Exception):
    pass


class SettingWithCopyError(ValueError):
    pass


class SettingWithCopyWarning(Warning):
    pass


class ChainedAssignmentError(Warning):
    pass


class ClosedFileError(Exception):
    pass


class AccessorRegistrationWarning(Warning):
    pass
