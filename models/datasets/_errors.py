"""Exceptions of PyArrow."""


class ArrowInvalid(ValueError):
    __real__ = "pyarrow.lib.ArrowInvalid"


class ArrowTypeError(TypeError):
    __real__ = "pyarrow.lib.ArrowTypeError"


class ArrowNotImplementedError(NotImplementedError):
    __real__ = "pyarrow.lib.ArrowNotImplementedError"
