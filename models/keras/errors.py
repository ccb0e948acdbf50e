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
