"""TensorFlow's errors (tensorflow/python/framework/errors_impl.py)."""


class OpError(Exception):
    pass


class InvalidArgumentError(OpError):
    pass


class NotFoundError(OpError):
    pass


class ResourceExhaustedError(OpError):
    pass


class FailedPreconditionError(OpError):
    pass


class OutOfRangeError(OpError):
    pass


class UnimplementedError(OpError):
    pass


class AlreadyExistsError(OpError):
    pass


class InternalError(OpError):
    pass


class UnknownError(OpError):
    pass


class PermissionDeniedError(OpError):
    pass
