"""What is compared of Keras' and TensorFlow's objects, real and modelled."""


def _dims(claims, shape, known_only):
    claims["ndim"] = len(shape)
    for number, size in enumerate(shape):
        # An open dimension of a model claims nothing, and neither does a real one that is only seen later.
        if isinstance(size, int) and not isinstance(size, bool):
            claims[f"dim{number}"] = size


def describe_keras(value):
    from models.crane import known
    from models.keras.base import KerasTensor
    from models.tensorflow.dtypes import DType
    from models.tensorflow.tensor import Shape, Tensor

    claims = {}
    if isinstance(value, KerasTensor):
        if known(value._dims):
            _dims(claims, value._dims, True)
        return claims
    if isinstance(value, Tensor):
        about = value._about
        if known(about.shape):
            _dims(claims, about.shape, True)
        if known(about.dtype) and isinstance(about.dtype, str):
            claims["dtype"] = about.dtype
        return claims
    if isinstance(value, Shape):
        return {"as_list": list(value._of)} if known(value._of) and all(known(d) for d in value._of) else {}
    if isinstance(value, DType):
        return {"dtype": value.name} if known(value.name) else {}
    module = type(value).__module__
    if module.startswith(("keras.", "tensorflow.", "tf_keras.")):
        name = type(value).__name__
        if name == "TensorShape":
            return {"as_list": value.as_list()} if value.rank is not None else {}
        if name == "DType":
            return {"dtype": value.name}
        if name in ("KerasTensor", "EagerTensor", "ResourceVariable", "TensorSpec", "SymbolicTensor", "_UnreadVariable"):
            if value.shape.__class__ is not tuple and value.shape.rank is None:
                return {}
            _dims(claims, tuple(value.shape), False)
            dtype = value.dtype
            claims["dtype"] = dtype if isinstance(dtype, str) else dtype.name
            return claims
        return {}
    return None
