"""Symbolic tensors and what all layers share."""

from models.crane import certain, havoc, instance, known, require, type_name, unknown, version
from models.data import Facts, facts
from models.keras.shapes import broadcast, is_open, shown, sliced
from models.keras.versions import GONE, is_three, refuse, refuse_keyword


class KerasTensor:
    """A symbolic tensor of the functional interface: the output of `layer`, called on `inputs`."""

    __real__ = ("keras.src.backend.common.keras_tensor.KerasTensor", "keras.engine.keras_tensor.KerasTensor",
                "keras.src.engine.keras_tensor.KerasTensor")
    __immutable__ = True

    def __init__(self, shape, dtype=None, layer=None, inputs=None, name=None):
        #: Whether it surely is symbolic: what a layer makes of an unknown value may be a tensor with values.
        self._sure = True if inputs is None else _are_sure(inputs)
        self._name = name
        self._dims = shape
        self._layer = layer
        self._inputs = inputs
        #: The layers that were called on an input; None for another use.
        self._uses = []

    @property
    def shape(self):
        return self._dims if known(self._dims) and self._sure and is_three() else unknown()

    @property
    def dtype(self):
        return unknown()

    @property
    def name(self):
        return unknown(str) if self._name is None else self._name

    @property
    def ndim(self):
        return len(self._dims) if known(self._dims) else unknown(int)

    def numpy(self):
        if not self._sure:
            return unknown()
        raise AttributeError("'KerasTensor' object has no attribute 'numpy'")

    def __bool__(self):
        if not self._sure:
            return unknown(bool)
        refuse(TypeError, TypeError, "A symbolic KerasTensor cannot be used as a boolean.")
        return unknown(bool)

    def __len__(self):
        if not self._sure:
            return unknown(int)
        refuse(TypeError, TypeError, "object of type 'KerasTensor' has no len()")
        return unknown(int)

    def __setitem__(self, key, value):
        raise TypeError("'KerasTensor' object does not support item assignment")

    def __crane_array__(self):
        return Facts(unknown())

    def __getitem__(self, key):
        self._uses.append(None)
        return KerasTensor(_indexed(self._dims, key, self._sure), None, unknown(), [self])

    def _with(self, other):
        self._uses.append(None)
        if not known(other):
            return KerasTensor(unknown(), None, unknown(), [self])
        if isinstance(other, (int, float, bool)):
            return KerasTensor(self._dims, None, unknown(), [self])
        if not isinstance(other, KerasTensor):
            return KerasTensor(unknown(), None, unknown(), [self])
        shape = broadcast(self._dims, other._dims)
        if shape is None and not (self._sure and other._sure):
            shape = unknown()
        if shape is None:
            refuse(ValueError, ValueError, lambda: "Cannot broadcast shape. Input shapes are: " + shown(self._dims) + " and "
                   + shown(other._dims) + ".")
            shape = unknown()
        return KerasTensor(shape, None, unknown(), [self, other])

    def __add__(self, other):
        return self._with(other)

    __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = __add__
    __floordiv__ = __mod__ = __pow__ = __rpow__ = __lt__ = __le__ = __gt__ = __ge__ = __add__

    def __neg__(self):
        return KerasTensor(self._dims, None, unknown(), [self])

    def __matmul__(self, other):
        return KerasTensor(unknown(), None, unknown(), [self])


def _symbol(dims, layer, x):
    """What a layer gives of a symbolic tensor."""
    new = instance(KerasTensor)
    new._sure = x._sure
    new._name = None
    new._dims = dims
    new._layer = layer
    new._inputs = [x]
    new._uses = []
    return new


def _are_sure(inputs):
    """Whether one of a layer's inputs is surely symbolic."""
    for x in inputs:
        if known(x) and isinstance(x, KerasTensor) and x._sure:
            return True
    return False


def _indexed(shape, key, sure):
    """Shape after x[key]; raises for an index that is surely out of bounds."""
    if not known(shape) or not known(key):
        return unknown()
    keys = key if isinstance(key, tuple) else (key,)
    used = 0
    for k in keys:
        if not known(k) or not (k is None or k is Ellipsis or isinstance(k, (int, slice))) or isinstance(k, bool):
            return unknown()
        used = used + (0 if k is None or k is Ellipsis else 1)
    if used > len(shape):
        return unknown()
    out, at = [], 0
    for k in keys:
        if k is None:
            out.append(1)
        elif k is Ellipsis:
            rest = len(shape) - used
            out = out + list(shape[at:at + rest])
            at = at + rest
        elif isinstance(k, int):
            size = shape[at]
            if not is_open(size) and (k >= size or k < -size) and sure:
                refuse(ValueError, ValueError, "Array has shape " + shown(shape) + " but out-of-bounds index " + str(k)
                       + " was requested.")
            at = at + 1
        else:
            out.append(sliced(shape[at], k))
            at = at + 1
    return tuple(out + list(shape[at:]))


def shape_of(x):
    """Shape of a symbolic tensor, or of data with the number of samples open."""
    if not known(x):
        return unknown()
    if isinstance(x, KerasTensor):
        return x._dims
    if isinstance(x, (list, tuple, dict, str, int, float)) or x is None:
        return unknown()
    return facts(x).shape


def incompatible(layer, text, shape):
    return lambda: ("Input 0 of layer \"" + layer.name + "\" is incompatible with the layer: " + text
                    + ". Full shape received: " + shown(shape))


_UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LOWER = "abcdefghijklmnopqrstuvwxyz"
_DIGITS = "0123456789"


#: Names of layers as Keras makes them; a table, since spelling them takes long.
_SPELLED = {
    "Activation": "activation", "ActivityRegularization": "activity_regularization", "Add": "add", "AdditiveAttention":
    "additive_attention", "AlphaDropout": "alpha_dropout", "Attention": "attention", "Average": "average",
    "AveragePooling1D": "average_pooling1d", "AveragePooling2D": "average_pooling2d", "AveragePooling3D":
    "average_pooling3d", "BatchNormalization": "batch_normalization", "Bidirectional": "bidirectional", "CategoryEncoding":
    "category_encoding", "CenterCrop": "center_crop", "Concatenate": "concatenate", "Conv1D": "conv1d", "Conv1DTranspose":
    "conv1_dtranspose", "Conv2D": "conv2d", "Conv2DTranspose": "conv2_dtranspose", "Conv3D": "conv3d", "Conv3DTranspose":
    "conv3_dtranspose", "ConvLSTM1D": "conv_lstm1d", "ConvLSTM2D": "conv_lstm2d", "ConvLSTM3D": "conv_lstm3d", "Cropping1D":
    "cropping1d", "Cropping2D": "cropping2d", "Cropping3D": "cropping3d", "Dense": "dense", "DepthwiseConv1D":
    "depthwise_conv1d", "DepthwiseConv2D": "depthwise_conv2d", "Discretization": "discretization", "Dot": "dot", "Dropout":
    "dropout", "ELU": "elu", "EinsumDense": "einsum_dense", "Embedding": "embedding", "Flatten": "flatten", "GRU": "gru",
    "GaussianDropout": "gaussian_dropout", "GaussianNoise": "gaussian_noise", "GlobalAveragePooling1D":
    "global_average_pooling1d", "GlobalAveragePooling2D": "global_average_pooling2d", "GlobalAveragePooling3D":
    "global_average_pooling3d", "GlobalMaxPooling1D": "global_max_pooling1d", "GlobalMaxPooling2D": "global_max_pooling2d",
    "GlobalMaxPooling3D": "global_max_pooling3d", "GroupNormalization": "group_normalization", "HashedCrossing":
    "hashed_crossing", "Hashing": "hashing", "Identity": "identity", "InputLayer": "input_layer", "IntegerLookup":
    "integer_lookup", "LSTM": "lstm", "Lambda": "lambda", "Layer": "layer", "LayerNormalization": "layer_normalization",
    "LeakyReLU": "leaky_re_lu", "Masking": "masking", "MaxPooling1D": "max_pooling1d", "MaxPooling2D": "max_pooling2d",
    "MaxPooling3D": "max_pooling3d", "Maximum": "maximum", "Minimum": "minimum", "Model": "model", "MultiHeadAttention":
    "multi_head_attention", "Multiply": "multiply", "Normalization": "normalization", "PReLU": "pre_lu", "Permute":
    "permute", "RNN": "rnn", "RandomBrightness": "random_brightness", "RandomContrast": "random_contrast", "RandomCrop":
    "random_crop", "RandomFlip": "random_flip", "RandomRotation": "random_rotation", "RandomTranslation":
    "random_translation", "RandomZoom": "random_zoom", "ReLU": "re_lu", "RepeatVector": "repeat_vector", "Rescaling":
    "rescaling", "Reshape": "reshape", "Resizing": "resizing", "SeparableConv1D": "separable_conv1d", "SeparableConv2D":
    "separable_conv2d", "Sequential": "sequential", "SimpleRNN": "simple_rnn", "Softmax": "softmax", "SpatialDropout1D":
    "spatial_dropout1d", "SpatialDropout2D": "spatial_dropout2d", "SpatialDropout3D": "spatial_dropout3d", "StringLookup":
    "string_lookup", "Subtract": "subtract", "TextVectorization": "text_vectorization", "TimeDistributed":
    "time_distributed", "UnitNormalization": "unit_normalization", "UpSampling1D": "up_sampling1d", "UpSampling2D":
    "up_sampling2d", "UpSampling3D": "up_sampling3d", "ZeroPadding1D": "zero_padding1d", "ZeroPadding2D": "zero_padding2d",
    "ZeroPadding3D": "zero_padding3d",
}


def spelled(name):
    """A class's name as Keras makes a layer's name of it."""
    text = ""
    for i in range(len(name)):
        letter = name[i]
        before = name[i - 1] if i > 0 else ""
        if letter in _UPPER and i > 0 and (before in _LOWER or (before in _DIGITS and i + 1 < len(name))):
            text = text + "_"
        text = text + letter.lower()
    return text


#: Settings that every layer of Keras 3 takes besides its own.
_ANY = ("input_shape", "input_dim", "name", "dtype", "trainable", "autocast", "activity_regularizer")
#: And those that the layers of Keras 2 take.
_OLD = ("batch_input_shape", "batch_size", "weights", "implementation", "input_length", "dynamic")


class Layer:
    """Base of all layers. `_ndim`: exact number of dimensions, `_least`: the least, both with the batch."""

    __real__ = ("keras.src.layers.layer.Layer", "keras.engine.base_layer.Layer", "keras.src.engine.base_layer.Layer")
    _ndim = None
    _least = None
    #: Number of dimensions of the output where the input's is unknown.
    _rank_out = None
    #: Whether it takes text.
    _takes_text = False
    #: Whether the constructor of this class has run.
    _started = False
    built = False
    #: Of the notebook's own: whether its `call` surely never ran, and whether its first run is on: what it has not now, it has not.
    _fresh = True
    _calling = False
    #: Whether it surely has no other attributes than Keras gives it: a model of Keras' own kinds, made in sight.
    _complete = False
    #: The name that the notebook gave, the shape of the input that it declared, the size that weights are made for.
    _given_name = None
    _input = None
    _last = None

    def __init__(self, *, activity_regularizer=None, trainable=True, dtype=None, autocast=True, name=None, **kwargs):
        _start(self, name, kwargs)
        self.trainable = trainable

    def __getattr__(self, name):
        if name == "__dict__":
            # Whoever asks for it may put attributes there.
            havoc(self)
        if name == "name":
            kind = type_name(self)
            return _SPELLED[kind] if kind in _SPELLED else spelled(kind)
        if name in ("input_shape", "output_shape") and type_name(self) in _SPELLED and type_name(self) != "MultiHeadAttention":
            refuse(AttributeError, None, "'" + type_name(self) + "' object has no attribute '" + name + "'")
            return unknown()
        if (certain(self._calling) or certain(self._complete)) and not name.startswith("_") and is_three():
            from models.keras._names import LAYER, MODEL
            if name not in LAYER and name not in MODEL:
                raise AttributeError("'" + type_name(self) + "' object has no attribute '" + name + "'")
        return unknown()

    def __call__(self, *args, **kwargs):
        if type_name(self) not in _SPELLED and is_own(self):
            from models.keras._own import run
            return run(self, args, kwargs)
        if len(args) == 0:
            return unknown()
        x = args[0]
        if not known(x):
            return KerasTensor(self._apply(unknown()), None, self, [x])
        if isinstance(x, KerasTensor):
            x._uses.append(self)
            return _symbol(self._apply(x._dims), self, x)
        if isinstance(x, (list, tuple)) and not isinstance(self, _Many):
            return unknown()
        if x is None:
            refuse(ValueError, TypeError, "Inputs to a layer should be tensors. Got 'None' (of type <class 'NoneType'>) as "
                   + "input for layer '" + self.name + "'.")
            return unknown()
        if isinstance(x, (str, int, float)):
            refuse(ValueError, None, "Only input tensors may be passed as positional arguments. The following argument value "
                   + "should be passed as a keyword argument: " + str(x))
            return unknown()
        shape = self._apply(shape_of(x))
        self._check_values(x)
        return _eager(shape, x) if hasattr(x, "__crane_array__") else unknown()

    def call(self, *args, **kwargs):
        return unknown()

    def _shape(self, shape):
        return unknown()

    def _apply(self, shape):
        """Checks the input's shape and gives the output's."""
        if type_name(self) not in _SPELLED and is_own(self):
            from models.keras._own import shape_after
            return shape_after(self, shape)
        if known(shape):
            self._check(shape)
            result = self._shape(shape)
        elif self._ndim is not None:
            result = self._shape((unknown(int),) * self._ndim)
        else:
            result = unknown()
        if not known(result) and self._rank_out is not None:
            result = (unknown(int),) * self._rank_out
        self.built = True
        return result

    def _again(self, shapes):
        """The output's shape for other data than the layer was built for; None if it surely raises."""
        try:
            return self._apply(shapes[0])
        except ValueError:
            return None

    def _check(self, shape):
        if self._ndim is not None:
            require(len(shape) == self._ndim, ValueError, lambda: incompatible(
                self, "expected ndim=" + str(self._ndim) + ", found ndim=" + str(len(shape)), shape)())
        elif self._least is not None:
            require(len(shape) >= self._least, ValueError, lambda: incompatible(
                self, "expected min_ndim=" + str(self._least) + ", found ndim=" + str(len(shape)), shape)())

    def _check_last(self, shape):
        """Weights are made for one size of the last dimension."""
        last = shape[-1]
        if not known(last) or last is None:
            return
        if self._last is not None and self._last != last:
            raise ValueError("Input 0 of layer \"" + self.name + "\" is incompatible with the layer: expected axis -1 of "
                             "input shape to have value " + str(self._last) + ", but received input with shape "
                             + shown(shape))
        self._last = last

    def _check_values(self, x):
        """For what depends on the values of eager data."""

    @property
    def output(self):
        return unknown()

    def get_weights(self):
        return unknown(list)

    def set_weights(self, weights):
        return None

    def get_config(self):
        return unknown(dict)

    def count_params(self):
        return unknown(int)

    def build(self, *args, **kwargs):
        self.built = True
        shape = args[0] if len(args) > 0 else kwargs.get("input_shape")
        # Which of the dimensions counts, other kinds decide by themselves.
        dense = type_name(self) == "Dense" and known(shape) and isinstance(shape, (tuple, list))
        self._last = shape[-1] if dense and len(shape) > 0 else unknown(int)

    def add_weight(self, *args, **kwargs):
        if not known(kwargs) or not known(args):
            return unknown()
        if len(args) > 0 and known(args[0]) and isinstance(args[0], str) and "shape" in kwargs:
            if certain(version("keras") >= "3.10"):
                refuse(ValueError, None, "`name` must be passed as a keyword argument. Received: add_weight('" + args[0] + "', ...)")
            refuse(TypeError, None, type_name(self) + ".add_weight() got multiple values for argument 'shape'")
            return _weight(kwargs["shape"])
        if len(args) > 0 and not (known(args[0]) and isinstance(args[0], (tuple, list))):
            return unknown()
        return _weight(args[0] if len(args) > 0 else kwargs.get("shape", ()))

    def add_loss(self, *args, **kwargs):
        return None

    def add_metric(self, *args, **kwargs):
        refuse(AttributeError, None, "'" + type_name(self) + "' object has no attribute 'add_metric'")
        return None

    def __crane_rebuilt__(self, summary):
        self._started = True


def is_own(layer):
    """Whether a layer is of the notebook's own: its `call` says what it gives."""
    kind = type(layer)
    return kind._shape is Layer._shape or kind.call is not Layer.call


def _weight(shape):
    """The variable that `add_weight` makes."""
    from models.tensorflow.create import Variable
    from models.tensorflow.tensor import Shape
    if isinstance(shape, Shape):
        shape = shape._of
    if known(shape) and isinstance(shape, (tuple, list)):
        for d in shape:
            if known(d) and (isinstance(d, (tuple, list)) or isinstance(d, Shape)):
                refuse(ValueError, TypeError, "Cannot convert '" + str(shape) + "' to a shape. Found an entry that is no dimension.")
                return unknown()
            if known(d) and d is None:
                return unknown()
        new = instance(Variable)
        new._about = Facts(tuple(shape), "float32")
        new._graph = False
        return new
    return unknown()


def _start(layer, name, kwargs):
    """What the constructors of all layers do with their common settings."""
    layer._started = True
    if name is not None:
        _named(layer, name)
    if not known(kwargs):
        layer._input = unknown()
        layer._given_name = None
        layer.name = unknown(str)
    elif len(kwargs) > 0:
        _take(layer, kwargs)


def _start_any(layer, kwargs):
    """As `_start`, of settings that are not checked."""
    layer._started = True
    if not known(kwargs):
        _start(layer, None, kwargs)
    elif len(kwargs) > 0:
        if kwargs.get("name") is not None:
            _named(layer, kwargs["name"])
        layer._input = kwargs.get("input_shape")


def _named(layer, name):
    layer.name = name
    if known(name):
        layer._given_name = name
        if isinstance(name, str) and "/" in name:
            refuse(ValueError, None, "Argument `name` must be a string and cannot contain character `/`. Received: name=" + name)


def _take(layer, kwargs):
    """The common settings that are given."""
    for key in kwargs:
        if not known(key) or key in _ANY:
            continue
        refuse_keyword(ValueError, None if key in _OLD or isinstance(layer, _Old) or key in GONE else TypeError,
                       lambda: "Unrecognized keyword arguments passed to " + type_name(layer) + ": {'" + key + "'}", key in GONE)
    if kwargs.get("name") is not None:
        _named(layer, kwargs["name"])
    layer._input = kwargs.get("input_shape")
    if "input_dim" in kwargs:
        layer._input = (kwargs["input_dim"],)
    if "batch_input_shape" in kwargs and known(kwargs["batch_input_shape"]) and kwargs["batch_input_shape"] is not None:
        layer._input = tuple(kwargs["batch_input_shape"])[1:]


class _Many:
    """Marks layers that take several inputs."""


class _Old:
    """Marks layers whose Keras 2 form takes more settings than are listed here."""


def _eager(shape, x):
    """What a layer gives of data: a tensor, traced where the data are."""
    from models.tensorflow.tensor import tensor
    return tensor(shape, "float32", getattr(x, "_graph", False)) if known(shape) else unknown()


class Same(Layer):
    """A layer that keeps the shape; its settings do not matter."""

    def __init__(self, *args, **kwargs):
        _start_any(self, kwargs)

    def _shape(self, shape):
        return shape


class Other(Layer):
    """A layer whose output is not worked out."""

    def __init__(self, *args, **kwargs):
        _start_any(self, kwargs)

    def _shape(self, shape):
        return unknown()
