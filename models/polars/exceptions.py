"""polars.exceptions."""

__pure__ = True


class PolarsError(Exception):
    """Base of what polars raises."""


class ColumnNotFoundError(PolarsError):
    pass


class ShapeError(PolarsError):
    pass


class ComputeError(PolarsError):
    pass


class SchemaError(PolarsError):
    pass


class InvalidOperationError(PolarsError):
    pass


class DuplicateError(PolarsError):
    pass
