"""Model: functional networks and the user's own; what `compile`, `fit`, `evaluate` and `predict` refuse."""

from models._std import may_fail
from models.crane import certain, havoc, known, type_name, unknown, version
from models.data import Facts, facts
from models.keras._dense import Embedding
from models.keras._batches import check_dataset, check_iterator, is_dataset
from models.keras._feeds import check_feed, check_settings, is_feed
from models.keras._hooks import run as run_hooks
from models.keras._own import check_loss_function, check_own, run
from models.keras._saving import check_save, check_weights
from models.keras._data import arrays_of, check_kind, check_rows, is_array, is_plain, rows_of
from models.keras._identifiers import misnamed, refuse_misnamed
from models.keras._optimizers import made
from models.keras._settings import optimizer as named_optimizer
from models.keras._shared import COMPILE, OLD_COMPILE, check_older, is_number_kind, loosened, one_or_list, ranks_fit, symbols_of
from models.keras._targets import NUMBERS, check_loss, check_target, loss_name
from models.keras._weighting import check_weighting
from models.keras.base import KerasTensor, Layer, _eager, is_own, shape_of
from models.keras._callbacks import evaluated
from models.keras.callbacks import History
from models.keras.errors import InvalidArgumentError
from models.keras.image import Iterator
from models.keras.shapes import differ, is_open, shown
from models.keras.versions import refuse, refuse_keyword


def _gone(name):
    return lambda: "'Functional' object has no attribute '" + name + "'"


class Model(Layer):
    """`_ins`, `_outs`: lists of shapes of inputs and outputs, or unknown."""

    __real__ = ("keras.src.models.model.Model", "keras.src.models.functional.Functional", "keras.engine.training.Model",
                "keras.engine.functional.Functional", "keras.src.engine.functional.Functional",
                "keras.src.engine.training.Model")
    #: What is not known of a model that was read or cloned.
    built = unknown(bool)
    _fresh = unknown(bool)
    #: The first two are gone since TensorFlow 2.6, the others with Keras 3.
    __removed__ = {"predict_classes": "2.6", "predict_proba": "2.6", "fit_generator": "3.0", "predict_generator": "3.0",
                   "evaluate_generator": "3.0", "to_yaml": "3.0"}

    def __init__(self, *args, **kwargs):
        inputs, outputs = unknown(), unknown()
        if known(kwargs):
            inputs = kwargs.get("inputs", unknown())
            outputs = kwargs.get("outputs", unknown())
            if ("input" in kwargs or "output" in kwargs) and type_name(self) == "Model":
                refuse_keyword(ValueError, TypeError, "Unrecognized keyword arguments passed to Model: input, output")
        if len(args) > 0:
            inputs = args[0]
        if len(args) > 1:
            outputs = args[1]
        super().__init__(name=kwargs.get("name") if known(kwargs) else None)
        _set_up(self, inputs, outputs)

    def __crane_shown__(self, summary):
        from models.keras._shown import learn
        return learn(self, summary)

    def _shape(self, shape):
        self._check_inputs([shape])
        if known(shape) and len(shape) > 0:
            out = self._out_for(shape)
            return (shape[0],) + out[1:] if known(out) and len(out) > 0 else out
        return unknown()

    def _out_for(self, shape):
        """The output's shape for data of a shape; sizes are open where the data's are not the declared ones."""
        out = self._output()
        if not known(out) or not known(self._ins) or len(self._ins) != 1 or not known(self._ins[0]):
            return loosened(out)
        if not known(shape):
            return loosened(out)
        want = self._ins[0]
        same = len(shape) == len(want) and all([certain(shape[i] == want[i]) for i in range(1, len(want))])
        return out if same or len(out) <= 2 and self._closed(out) else (unknown(int),) * len(out)

    def _closed(self, out):
        """Whether an output of one dimension can be of no other size: that of a layer with weights."""
        return len(out) == 2 and not is_open(out[1]) and not certain(type_name(self) == "Sequential")

    def _check_inputs(self, shapes, batches=False):
        """Refuses shapes of inputs. `batches`: of a generator's, which Keras 2 sees only as the graph runs."""
        if not known(self._ins):
            return
        if len(shapes) != len(self._ins):
            refuse(ValueError, ValueError, lambda: "Layer \"" + self.name + "\" expects " + str(len(self._ins))
                   + " input(s), but it received " + str(len(shapes)) + " input tensors.")
            return
        for i in range(len(shapes)):
            self._check_input(i, self._ins[i], shapes[i], batches)

    def _check_input(self, number, want, found, batches):
        if not known(want) or not known(found) or len(want) == 0:
            return
        two = InvalidArgumentError if batches else ValueError
        if batches:
            # What a generator gives in Keras 2 may be of any shape until a layer multiplies it.
            two = InvalidArgumentError if self._fixed(want, found) else None
        if not ranks_fit(want, found):
            if two is not None and not any([differ(want[i], found[i]) for i in range(1, min(len(want), len(found)))]):
                # Keras 2 compares shapes as far as both go.
                two = None
            refuse(ValueError, two, lambda: "Exception encountered when calling " + type_name(self) + ".call(). Invalid input shape "
                   + "for input. Expected shape " + shown(want) + ", but input has incompatible shape " + shown(found))
            return
        self._check_dims(number, want, found, two)

    def _fixed(self, want, found):
        return False

    def _check_dims(self, number, want, found, two):
        a, b = want, found
        if certain(b[-1] == 1):
            b = b[:-1]
        if len(a) > 0 and certain(a[-1] == 1):
            a = a[:-1]
        for i in range(1, min(len(a), len(b))):
            if differ(a[i], b[i]):
                refuse(ValueError, two, lambda: "Input " + str(number) + " of layer \"" + self.name + "\" is incompatible with the "
                       + "layer: expected shape=" + shown(want) + ", found shape=" + shown(found))
                return
        if len(want) == len(found) and differ(want[-1], found[-1]):
            self._check_first(found, two)

    def _check_first(self, found, two):
        """Data whose last dimension is one pass Keras' own check; the layers that take the input may refuse them."""
        given = self._input_given
        if isinstance(given, list) and len(given) == 1:
            given = given[0]
        if not known(given) or not isinstance(given, KerasTensor) or len(given._uses) == 0:
            return
        message = ""
        for layer in given._uses:
            if layer is None or not known(layer) or is_own(layer):
                return
            message = ""
            try:
                layer._apply(found)
            except ValueError as error:
                message = str(error) if known(str(error)) else "incompatible shapes"
            if message == "":
                return
        refuse(ValueError, two, "Exception encountered when calling Functional.call(). " + message)

    def __call__(self, *args, **kwargs):
        if type_name(self) not in ("Model", "Sequential", "Functional"):
            return run(self, args, kwargs)
        if len(args) == 0:
            return unknown()
        x = args[0]
        if not known(x):
            shape = self._out_for(unknown())
            return KerasTensor((unknown(int),) + shape[1:], None, self, [x]) if known(shape) and len(shape) > 0 else unknown()
        if isinstance(x, (list, tuple, dict)):
            if not isinstance(x, dict) and len(x) > 0 and all([known(i) and isinstance(i, KerasTensor) for i in x]):
                self._check_inputs([i._dims for i in x])
                if known(self._outs) and len(self._outs) == 1:
                    return KerasTensor(self._outs[0], None, self, list(x))
            return unknown()
        shape = self._shape(shape_of(x))
        if known(self._outs) and len(self._outs) != 1:
            return unknown()
        if isinstance(x, KerasTensor):
            return KerasTensor(shape, None, self, [x])
        return _eager(shape, x)

    @property
    def input_shape(self):
        return one_or_list(self._ins)

    @property
    def output_shape(self):
        return one_or_list(self._outs)

    @property
    def input(self):
        return self._input_given

    @property
    def output(self):
        return self._output_given

    @property
    def inputs(self):
        return unknown(list)

    @property
    def outputs(self):
        return unknown(list)

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

    def compile(self, optimizer="rmsprop", loss=None, third=None, fourth=None, *args, **kwargs):
        metrics = kwargs.get("metrics") if known(kwargs) else unknown()
        if type_name(self) not in ("Model", "Sequential", "Functional") and certain(self._started == False):  # noqa: E712
            refuse(AttributeError, RuntimeError, "'" + type_name(self) + "' object has no attribute '_dtype_policy'")
        if third is not None or fourth is not None or len(args) > 0:
            # The third is `metrics` in Keras 2, `loss_weights` in Keras 3.
            metrics = unknown()
            if certain(third is not None) and known(third) and isinstance(third, list) and len(third) == 1 and known(third[0]) \
                    and isinstance(third[0], str):
                self._wrong_weights = True
        if known(kwargs):
            for key in kwargs:
                if known(key) and key not in COMPILE:
                    refuse_keyword(TypeError, None if key in OLD_COMPILE else TypeError, "Trainer.compile() got an unexpected keyword argument '"
                                   + key + "'", certain(version("keras") < "3.16"))
        if known(metrics) and isinstance(metrics, str):
            refuse(ValueError, None, "Expected `metrics` argument to be a list, tuple, or dict. Received instead: metrics=" + metrics
                   + " of type <class 'str'>")
        check_loss(loss)
        named_optimizer(optimizer)
        self._compiled = True
        self._traced = known(kwargs) and "run_eagerly" not in kwargs
        self._loss = loss_name(loss)
        self._loss_function = loss if known(loss) and type_name(loss) == "function" else None
        self._metrics = unknown() if known(kwargs) and "weighted_metrics" in kwargs else metrics
        self._misnamed = misnamed(loss, metrics)
        self.optimizer = made(optimizer)

    def fit(self, x=None, y=None, batch_size=None, epochs=1, verbose="auto", callbacks=None, validation_split=0.0,
            validation_data=None, shuffle=True, class_weight=None, sample_weight=None, initial_epoch=0, steps_per_epoch=None,
            validation_steps=None, validation_batch_size=None, validation_freq=1, **older):
        check_older("fit", older)
        self._need_compiled("fit")
        may_fail()
        if known(epochs) and (epochs is None or isinstance(epochs, (float, str))):
            raise TypeError("'" + type_name(epochs) + "' object cannot be interpreted as an integer")
        if known(x) and x is not None and is_feed(x):
            check_settings(x, validation_split, class_weight, sample_weight)
        check_weighting(x, class_weight, sample_weight, self._wrong_weights)
        rows = self._check_data(x, y, batch_size, True)
        if known(validation_split) and isinstance(validation_split, float) and validation_split > 0 \
                and known(validation_data) and validation_data is None:
            self._check_split(x, rows, validation_split)
        self._check_validation(validation_data)
        validated = validation_data is not None
        if known(validation_split) and known(validation_data) and not validated:
            validated = validation_split > 0
        # Which callbacks they are stays known.
        given = list(callbacks) if known(callbacks) and isinstance(callbacks, list) else callbacks
        if not known(callbacks) or callbacks is not None:
            run_hooks(self, callbacks, epochs, validated, certain(initial_epoch == 0) and arrays_of(x) is not None)
            # The user's callbacks run, any number of times.
            havoc(callbacks)
        own = type_name(self) not in ("Model", "Sequential", "Functional")
        if certain(epochs == 0):
            # Nothing is put into the history.
            validated = unknown(bool)
        result = History(self._loss, unknown() if own or not self._single() else self._metrics, validated, given)
        self.history = result
        self._now_built(x)
        return result

    def _check_split(self, x, rows, split):
        if is_array(x):
            if known(rows) and isinstance(rows, int) and (rows == 1 or int(rows * (1 - split)) == 0):
                refuse(ValueError, ValueError, "Training data contains " + str(rows) + " samples, which is not sufficient to split "
                       + "it into a validation and training set as specified by `validation_split=" + str(split) + "`.")
        elif known(x) and (isinstance(x, Iterator) or is_dataset(x)):
            refuse(ValueError, ValueError, "Argument `validation_split` is only supported for tensors or NumPy arrays.")

    def _check_validation(self, data):
        if not known(data) or data is None:
            return
        if isinstance(data, (tuple, list)):
            if certain(len(data) >= 2):
                if len(data) > 3 and all([is_array(d) for d in data]):
                    refuse(ValueError, ValueError, "Data is expected to be in format `x`, `(x,)`, `(x, y)`, or `(x, y, sample_weight)`.")
                self._check_data(data[0], data[1], None, True)
        elif is_array(data):
            if known(self._loss) and self._loss is not None and type_name(self) in ("Model", "Sequential", "Functional"):
                refuse(ValueError, ValueError, "None values not supported: `validation_data` has no targets.")
        else:
            self._check_data(data, None, None, True)

    def evaluate(self, x=None, y=None, batch_size=None, verbose="auto", sample_weight=None, steps=None, callbacks=None,
                 return_dict=False, **older):
        check_older("evaluate", older)
        self._need_compiled("evaluate")
        may_fail()
        self._check_data(x, y, batch_size, True)
        return evaluated(self, return_dict)

    def predict(self, x, batch_size=None, verbose="auto", steps=None, callbacks=None, **older):
        check_older("predict", older)
        may_fail()
        rows = self._check_data(x, None, batch_size, False)
        self._now_built(x)
        if type_name(self) not in ("Model", "Sequential", "Functional") or certain(steps is not None):
            return unknown()
        return self._predicted(x, rows)

    def _predicted(self, x, rows):
        from models.numpy.nd import make
        out = self._out_for(facts(x).shape) if is_array(x) else self._output()
        if not known(out) or len(out) == 0:
            return unknown()
        if not certain(rows is not None):
            rows = unknown(int)
        dims = tuple([unknown(int) if is_open(d) else d for d in out[1:]])
        return make(Facts((rows,) + dims, "float32"))

    def train_on_batch(self, x, y=None, *args, **kwargs):
        self._need_compiled("train_on_batch")
        self._check_data(x, y, None, True)
        return unknown()

    def test_on_batch(self, x, y=None, *args, **kwargs):
        self._need_compiled("test_on_batch")
        self._check_data(x, y, None, True)
        return unknown()

    def predict_on_batch(self, x):
        return self._predicted(x, self._check_data(x, None, None, False))

    def train_step(self, data):
        return unknown(dict)

    def test_step(self, data):
        return unknown(dict)

    def predict_step(self, data):
        return unknown()

    def summary(self, *args, **kwargs):
        return None

    def save(self, filepath, overwrite=True, *args, **kwargs):
        check_save(filepath, kwargs)
        return None

    def save_weights(self, filepath, overwrite=True, *args, **kwargs):
        check_weights(filepath, (".weights.h5", ".weights.json"), "The filename must end in `.weights.h5`. Received: filepath=")
        return None

    def load_weights(self, filepath, skip_mismatch=False, **kwargs):
        check_weights(filepath, (".keras", ".h5", ".hdf5", ".json"), "File format not supported. Keras 3 only supports V3 `.keras` and "
                      + "`.weights.h5` files, or legacy V1/V2 `.h5` files. Received: filepath=")
        return unknown()

    def export(self, *args, **kwargs):
        return None

    def to_json(self, *args, **kwargs):
        return unknown(str)

    def get_layer(self, name=None, index=None):
        layers = self.layers
        if known(layers) and known(index) and isinstance(index, int) and certain(name is None):
            if index >= len(layers):
                raise ValueError("Was asked to retrieve layer at index " + str(index) + " but model only has " + str(len(layers)) + " layers.")
            return layers[index]
        return unknown()

    def reset_states(self):
        refuse(AttributeError, None, _gone("reset_states"))
        return None

    def _need_compiled(self, method):
        if certain(self._compiled == False):  # noqa: E712
            refuse(ValueError, RuntimeError, "You must call `compile()` before using the model.")
        if self._misnamed is not None and method != "predict":
            refuse_misnamed(self._misnamed)

    def _single(self):
        return not known(self._outs) or len(self._outs) == 1

    def _now_built(self, x):
        """A network without a declared input takes the shape of its first data."""

    def _takers(self, number, count):
        """The layers that surely take an input, one of `count`."""
        given = self._input_given
        if known(given) and isinstance(given, list) and certain(len(given) == count):
            given = given[number]
        elif count != 1:
            return []
        return given._uses if known(given) and isinstance(given, KerasTensor) and len(given._uses) == 1 else []

    def _first_takes_numbers(self):
        """Whether the first layer surely casts its input to numbers."""
        return False

    def _check_data(self, x, y, batch_size, trains):
        """Refuses inputs and targets; gives the number of rows."""
        if not known(x) or x is None:
            self._fresh = False
            return unknown(int)
        if isinstance(x, Iterator):
            self._fresh = False
            return check_iterator(self, x, y, trains)
        if is_dataset(x):
            self._fresh = False
            return check_dataset(self, x, y, trains)
        if is_feed(x):
            self._fresh = False
            check_feed(self, x, y, trains)
            return unknown(int)
        if certain(type_name(x) in ("zip", "map", "list_iterator", "function", "type")):
            refuse(ValueError, ValueError if certain(type_name(x) in ("function", "type")) else None,
                   lambda: "Unrecognized data type: x (of type <class '" + type_name(x) + "'>)")
            return unknown(int)
        arrays = arrays_of(x)
        targets = arrays_of(y, "y") if known(y) and y is not None else None
        if arrays is None:
            self._fresh = False
            return unknown(int)
        abouts = [facts(a) for a in arrays]
        wanted = [facts(a) for a in targets] if targets is not None else []
        check_rows(abouts + wanted)
        for i in range(len(arrays)):
            if not is_plain(abouts[i]):
                check_kind(arrays[i], abouts[i], self._first_takes_numbers())
        if not isinstance(x, dict):
            for i in range(len(arrays)):
                for layer in self._takers(i, len(arrays)):
                    if known(layer) and isinstance(layer, Embedding):
                        layer._check_range(abouts[i])
        own = type_name(self) not in ("Model", "Sequential", "Functional")
        if isinstance(x, dict):
            self._check_names(x)
        elif not own:
            self._check_inputs([a.shape for a in abouts])
        rows = rows_of(abouts[0])
        if own:
            check_own(self, x, wanted, trains)
            self._fresh = False
        if trains and len(wanted) == 1 and self._single() and known(self._loss) and self._loss is not None:
            plain = is_plain(wanted[0])
            if not plain:
                check_kind(targets[0], wanted[0], self._loss in NUMBERS)
            if plain or certain(is_number_kind(wanted[0].dtype)):
                shape = wanted[0].shape
                column = known(shape) and len(shape) == 1 and certain(type_name(targets[0]) == "Series")
                self._check_target(wanted[0], rows, batch_size, column)
        if trains and self._loss_function is not None and len(wanted) == 1:
            check_loss_function(self)
        return rows

    def _check_target(self, about, rows, batch_size, column):
        if column:
            # Keras gives a column of a frame a second dimension.
            about = about.with_shape((about.shape[0], 1))
        first = None
        if known(rows) and isinstance(rows, int) and known(batch_size):
            size = 32 if batch_size is None else batch_size
            first = min(rows, size) if isinstance(size, int) and size > 0 else None
        high = about.high if certain(about.attained == True) else None  # noqa: E712
        check_target(self._loss, about.shape, self._output(), high, first)

    def _output(self):
        return self._outs[0] if known(self._outs) and len(self._outs) == 1 else unknown()

    def _check_names(self, x):
        names = self._names
        if not known(names) or not known(self._ins) or len(names) < 2 or not all([known(n) for n in names]):
            return
        for i in range(len(names)):
            if certain(names[i] not in x):
                refuse(ValueError, None, lambda: "Missing data for input \"" + names[i] + "\". You passed a data dictionary with keys "
                       + str(list(x)) + ".")
                return
        if all([n in x for n in names]):
            self._check_inputs([facts(x[n]).shape for n in names])


def _set_up(model, inputs, outputs):
    model._ins, model._names = symbols_of(inputs)
    model._outs = symbols_of(outputs)[0]
    model._input_given = inputs
    model._output_given = outputs
    model._compiled = False
    model._wrong_weights = False
    model.built = False
    model._fresh = True
    model._misnamed = None
    model._loss_function = None
    model._complete = type_name(model) in ("Model", "Sequential", "Functional")
    model._traced = True
    model._loss = None
    model._metrics = None
    if known(outputs) and not isinstance(outputs, (KerasTensor, list, tuple, dict)) and type_name(model) == "Model":
        bad = outputs is None or isinstance(outputs, (int, float, str, Layer))
        if bad:
            refuse(ValueError, ValueError, "All `outputs` values must be KerasTensors. Received: outputs=" + type_name(outputs))
