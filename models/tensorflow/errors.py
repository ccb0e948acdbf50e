"""tf.errors."""

from models.keras.errors import (AlreadyExistsError, FailedPreconditionError, InternalError, InvalidArgumentError, NotFoundError,
                                 OpError, OutOfRangeError, PermissionDeniedError, ResourceExhaustedError, UnimplementedError,
                                 UnknownError)

__pure__ = True
