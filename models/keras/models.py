"""keras.models: Model and Sequential, and what `compile`, `fit`, `evaluate` and `predict` refuse."""

from models.crane import certain, havoc, known, possible, require, type_name, unknown
from models.data import Facts, facts
from models.keras.base import KerasTensor, Layer, shape_of
from models.keras.callbacks import History
from models.keras.errors import InvalidArgumentError
from models.keras.shapes import batch_of, fits, is_open, shown

__pure__ = True

#: Losses whose target has the shape of the output.
_DENSE = ("categorical_crossentropy", "binary_crossentropy", "CategoricalCrossentropy", "BinaryCrossentropy")
_SPARSE = ("sparse_categorical_crossentropy", "SparseCategoricalCrossentropy")


def _loss_name(loss):
    if not known(loss):
        return unknown(str)
    if loss is None or isinstance(loss, str):
        return loss
    return type_name(loss)


class Model(Layer):
    __real__ = ("keras.src.models.model.Model", "keras.src.models.functional.Functional", "keras.engine.training.Model",
                "keras.engine.functional.Functional", "keras.src.engine.functional.Functional",
                "keras.src.engine.training.Model")
    #: Gone since TensorFlow 2.6.
    __removed__ = {"predict_classes": "2.6", "predict_proba": "2.6"}

    def __init__(self, *args, **kwargs):
        inputs = kwargs.get("inputs") if known(kwargs) else unknown()
        outputs = kwargs.get("outputs") if known(kwargs) else unknown()
        if len(args) > 0:
            inputs = args[0]
        if len(args) > 1:
            outputs = args[1]
        super().__init__(name=kwargs.get("name") if known(kwargs) else None)
        self._in = _shapes(inputs)
        self._out = _shapes(outputs)
        self.input = inputs
        self.output = outputs
        self._compiled = False
        self._loss = None
        self._metrics = []
        self.optimizer = None

    def _shape(self, shape):
        require(fits(self._in, shape), ValueError, lambda: self._refusal(shape))
        if known(self._out) and known(shape):
            return (shape[0],) + self._out[1:]
        return unknown()

    def _refusal(self, shape):
        return ("Input 0 of layer \"" + self.name + "\" is incompatible with the layer: expected shape="
                + shown(self._in) + ", found shape=" + shown(shape))

    def __call__(self, *args, **kwargs):
        if len(args) > 0 and type_name(self) in ("Model", "Sequential", "Functional"):
            found = shape_of(args[0])
            if known(found) and known(self._in) and len(found) != len(self._in) and not certain(_three()):
                # Keras 2 compares dimension by dimension, as far as both go.
                return unknown()
            return KerasTensor(self._shape(found))
        # A user's own model takes and gives what it likes.
        return unknown()

    @property
    def input_shape(self):
        return self._in

    @property
    def output_shape(self):
        return self._out

    @property
    def layers(self):
        return unknown(list)

    @property
    def weights(self):
        return unknown(list)

    @property
    def trainable_variables(self):
        return unknown(list)

    @property
    def metrics_names(self):
        return unknown(list)

    def compile(self, optimizer="rmsprop", loss=None, metrics=None, loss_weights=None, weighted_metrics=None,
                run_eagerly=False, steps_per_execution=1, jit_compile="auto", auto_scale_loss=True, **kwargs):
        if known(kwargs) and len(kwargs) > 0:
            # Older versions take more; none of these is taken by Keras 3.
            require(not certain(_three()), TypeError, lambda: "compile() got an unexpected keyword argument '"
                    + list(kwargs)[0] + "'")
        self._compiled = True
        self._loss = _loss_name(loss)
        self._metrics = metrics
        self.optimizer = optimizer

    def fit(self, x=None, y=None, batch_size=None, epochs=1, verbose="auto", callbacks=None, validation_split=0.0,
            validation_data=None, shuffle=True, class_weight=None, sample_weight=None, initial_epoch=0, steps_per_epoch=None,
            validation_steps=None, validation_batch_size=None, validation_freq=1, max_queue_size=10, workers=1,
            use_multiprocessing=False, **older):
        if known(older) and len(older) > 0:
            require(not certain(_three()), TypeError, lambda: "fit() got an unexpected keyword argument '" + list(older)[0] + "'")
        self._need_compiled("fit")
        # The user's callbacks run, any number of times.
        havoc(callbacks)
        self._check_data(x, y)
        if known(validation_data) and isinstance(validation_data, tuple) and len(validation_data) >= 2:
            self._check_data(validation_data[0], validation_data[1])
        validated = validation_data is not None
        if known(validation_split) and known(validation_data) and not validated:
            validated = validation_split > 0
        return History(self._loss, self._metrics, validated, callbacks)

    fit_generator = fit

    def evaluate(self, x=None, y=None, *args, **kwargs):
        self._need_compiled("evaluate")
        self._check_data(x, y)
        if known(self._metrics) and self._metrics is not None and len(self._metrics) > 0:
            return unknown()
        return unknown()

    def predict(self, x, *args, **kwargs):
        shape = self._check_data(x, None)
        from models.numpy.nd import make
        n = shape[0] if known(shape) and not is_open(shape[0]) else unknown(int)
        samples = getattr(x, "samples", None)
        if samples is not None:
            n = samples
        if known(self._out):
            dims = tuple([unknown(int) if is_open(d) else d for d in self._out[1:]])
            return make(Facts((n,) + dims, "float32"))
        # Several outputs come as a list or a dict.
        return unknown()

    def train_on_batch(self, x, y=None, *args, **kwargs):
        self._check_data(x, y)
        return unknown()

    def predict_on_batch(self, x):
        return self.predict(x)

    def summary(self, *args, **kwargs):
        return None

    def save(self, *args, **kwargs):
        return None

    def save_weights(self, *args, **kwargs):
        return None

    def load_weights(self, *args, **kwargs):
        return unknown()

    def export(self, *args, **kwargs):
        return None

    def to_json(self, *args, **kwargs):
        return unknown(str)

    def get_layer(self, name=None, index=None):
        return unknown()

    def _need_compiled(self, method):
        require(self._compiled, RuntimeError if not possible(_three()) else ValueError,
                "You must call `compile()` before calling `" + method + "()`.")

    def _check_data(self, x, y):
        """Checks inputs and targets against the model; gives the shape of x."""
        if not known(x):
            return unknown()
        if hasattr(x, "_batches"):
            self._check_batches(x)
            return unknown()
        if not _is_array(x):
            return unknown()
        about = facts(x)
        shape = about.shape
        if known(shape) and known(about.dtype) and about.dtype in ("object", "str", "string"):
            if certain(about.float_text == "none"):
                require(not known(self._in), ValueError, "Invalid dtype: object")
        elif known(shape) and known(self._in):
            found = shape
            if len(found) == 1:
                found = (found[0], 1)
            if len(found) == len(self._in) - 1 and not is_open(self._in[-1]) and self._in[-1] == 1:
                # A last dimension of one is added.
                return shape
            if len(found) == len(self._in) or certain(_three()):
                require(fits(self._in, found), ValueError, lambda: self._refusal((None,) + tuple(found[1:])))
        if known(y) and y is not None and _is_array(y):
            self._check_target(shape, facts(y))
        return shape

    def _check_target(self, shape, target):
        if known(shape) and known(target.shape) and len(shape) > 0 and len(target.shape) > 0:
            a, b = shape[0], target.shape[0]
            require(is_open(a) or is_open(b) or a == b, ValueError,
                    lambda: "Data cardinality is ambiguous. Make sure all arrays contain the same number of samples.'x' sizes: "
                    + str(a) + " 'y' sizes: " + str(b))
        if not known(self._out) or not known(self._loss) or not known(target.shape) or len(target.shape) == 0:
            return
        classes = self._out[-1]
        if self._loss in _DENSE and not is_open(classes):
            wide = 1 if len(target.shape) == 1 else target.shape[-1]
            if len(self._out) == 2 and len(target.shape) <= 2 and not is_open(wide):
                require(wide == classes, ValueError,
                        lambda: "Arguments `target` and `output` must have the same shape. Received: target.shape="
                        + shown((None, wide)) + ", output.shape=" + shown(self._out))
        if self._loss in _SPARSE and not is_open(classes) and certain(target.attained == True):  # noqa: E712
            if known(target.high) and isinstance(target.high, (int, float)):
                require(target.high < classes, InvalidArgumentError,
                        lambda: "Received a label value of " + str(target.high) + " which is outside the valid range of [0, "
                        + str(classes) + ").")

    def _check_batches(self, x):
        """Batches of a generator: what they are shows only while the graph runs."""
        shape = x._batches()
        require(fits(self._in, shape), InvalidArgumentError,
                lambda: "Graph execution error: the model expects " + shown(self._in) + ", the generator gives " + shown(shape))
        classes = x._classes()
        if known(classes) and known(self._out) and known(self._loss) and self._loss in _DENSE and len(self._out) == 2:
            have = self._out[-1]
            require(is_open(have) or have == classes or (classes == 1 and have == 1), InvalidArgumentError,
                    lambda: "Graph execution error: the generator gives " + str(classes) + " classes, the model has "
                    + str(have) + " outputs")


def _three():
    """Whether Keras is of version 3; unknown if its version is."""
    from models.crane import version
    return version("keras") >= "3.0"


def _is_array(x):
    if isinstance(x, (list, tuple, dict, str)):
        return False
    return hasattr(x, "__crane_array__")


def _shapes(x):
    """Shape of one symbolic tensor; unknown for several."""
    if known(x) and isinstance(x, list) and len(x) == 1:
        x = x[0]
    if known(x) and isinstance(x, KerasTensor):
        return x.shape
    return unknown()


class Sequential(Model):
    __real__ = ("keras.src.models.sequential.Sequential", "keras.engine.sequential.Sequential",
                "keras.src.engine.sequential.Sequential")

    def __init__(self, layers=None, trainable=True, name=None):
        super().__init__(unknown(), unknown(), name="sequential" if name is None else name)
        self._stack = []
        self._now = None
        if layers is not None:
            if known(layers) and isinstance(layers, (list, tuple)):
                for layer in layers:
                    self.add(layer)
            else:
                self._stack = unknown(list)
                self._now = unknown()

    def add(self, layer, rebuild=True):
        if not known(layer):
            self._now = unknown()
            self._out = unknown()
            return None
        if isinstance(layer, KerasTensor):
            self._start(layer.shape)
            return None
        require(isinstance(layer, Layer) or hasattr(layer, "call") or not known(type_name(layer)), ValueError,
                lambda: "Only instances of `keras.Layer` can be added to a Sequential model. Received: " + type_name(layer))
        self._stack.append(layer)
        if not isinstance(layer, Layer):
            self._now = unknown()
            self._out = unknown()
            return None
        if self._now is None:
            start = _start_of(layer)
            if start is None:
                return None
            self._start(start)
        if hasattr(type(layer), "_shape"):
            self._now = layer._apply(self._now)
        else:
            self._now = unknown()
        self._out = self._now
        return None

    def _start(self, shape):
        self._in = shape
        self._now = shape
        self._out = shape

    def pop(self, rebuild=True):
        self._now = unknown()
        self._out = unknown()
        return unknown()

    def build(self, input_shape=None):
        if self._now is None and known(input_shape) and input_shape is not None:
            self._start(tuple(input_shape))
            for layer in self._stack:
                self._now = layer._apply(self._now) if hasattr(type(layer), "_shape") else unknown()
            self._out = self._now
        self.built = True


def _start_of(layer):
    """Shape of the batches that a first layer asks for; None if it does not say."""
    if isinstance(layer, Model):
        return layer._in
    if layer._input is None:
        return None
    return batch_of(layer._input)


def load_model(filepath, custom_objects=None, compile=True, safe_mode=True, options=None):
    return unknown(Model)


def model_from_json(*args, **kwargs):
    return unknown(Model)


def clone_model(*args, **kwargs):
    return unknown(Model)


def save_model(*args, **kwargs):
    return None
