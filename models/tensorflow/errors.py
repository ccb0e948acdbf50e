"""tf.errors."""

from models.keras.errors import (FailedPreconditionError, InvalidArgumentError, NotFoundError, OpError,
                                 OutOfRangeError, ResourceExhaustedError)

__pure__ = True
