"""Python's own types under other names, for modules in which NumPy's names hide them."""

BUILTIN_BOOL = bool
COMPLEX = complex
FLOAT = float
INT = int
OBJECT = object
STR = str

BOOL_MESSAGE = ("module 'numpy' has no attribute 'bool'.\n`np.bool` was a deprecated alias for the builtin `bool`. To avoid "
                "this error in existing code, use `bool` by itself.")
