"""Callbacks: their arguments; and the History that `fit` gives."""

from models.crane import certain, known, many, require, type_name, unknown, version
from models.keras.versions import is_three, refuse


class Callback:
    __real__ = ("keras.src.callbacks.callback.Callback", "keras.callbacks.Callback", "keras.src.callbacks.Callback")

    #: Whether it is one of Keras' own.
    _is_made = False

    def __init__(self):
        self.model = unknown()
        self.params = unknown()

    def set_model(self, model):
        self.model = model

    def set_params(self, params):
        self.params = params

    def on_train_begin(self, logs=None):
        return None

    def on_train_end(self, logs=None):
        return None

    def on_epoch_begin(self, epoch, logs=None):
        return None

    def on_epoch_end(self, epoch, logs=None):
        return None

    def on_batch_begin(self, batch, logs=None):
        return None

    def on_batch_end(self, batch, logs=None):
        return None

    def on_train_batch_begin(self, batch, logs=None):
        self.on_batch_begin(batch, logs)

    def on_train_batch_end(self, batch, logs=None):
        self.on_batch_end(batch, logs)

    def on_test_begin(self, logs=None):
        return None

    def on_test_end(self, logs=None):
        return None

    def on_test_batch_begin(self, batch, logs=None):
        return None

    def on_test_batch_end(self, batch, logs=None):
        return None

    def on_predict_begin(self, logs=None):
        return None

    def on_predict_end(self, logs=None):
        return None

    def on_predict_batch_begin(self, batch, logs=None):
        return None

    def on_predict_batch_end(self, batch, logs=None):
        return None


class EarlyStopping(Callback):
    __real__ = "keras.src.callbacks.early_stopping.EarlyStopping"

    _is_made = True

    def __init__(self, monitor="val_loss", min_delta=0, patience=0, verbose=0, mode="auto", baseline=None,
                 restore_best_weights=False, start_from_epoch=0):
        super().__init__()
        self._monitor = monitor
        self._mode = mode

    def _check(self, names):
        """Keras 3 must know of a metric whether more of it is better. `names`: those of the logs, or unknown."""
        if not known(names) or not known(self._monitor) or not isinstance(self._monitor, str) or not known(self._mode) \
                or self._mode in ("min", "max"):
            return
        name = self._monitor[4:] if self._monitor.startswith("val_") else self._monitor
        if name != "loss" and name not in names:
            refuse(ValueError, None, "EarlyStopping callback received monitor=" + self._monitor + ", but Keras isn't able to automatically "
                   + "determine whether that metric should be maximized or minimized.")


class ReduceLROnPlateau(Callback):
    _is_made = True
    __real__ = "keras.src.callbacks.reduce_lr_on_plateau.ReduceLROnPlateau"

    def __init__(self, monitor="val_loss", factor=0.1, patience=10, verbose=0, mode="auto", min_delta=0.0001, cooldown=0,
                 min_lr=0.0, **kwargs):
        super().__init__()
        if known(factor) and isinstance(factor, (int, float)):
            require(factor < 1.0, ValueError, "ReduceLROnPlateau does not support a factor >= 1.0. Received factor=" + str(factor))


class ModelCheckpoint(Callback):
    _is_made = True
    __real__ = "keras.src.callbacks.model_checkpoint.ModelCheckpoint"

    def __init__(self, filepath, monitor="val_loss", verbose=0, save_best_only=False, save_weights_only=False, mode="auto",
                 save_freq="epoch", initial_value_threshold=None, **older):
        super().__init__()
        if known(older):
            for key in older:
                refuse(TypeError, None if key in ("period", "options", "load_weights_on_restart") else TypeError,
                       "ModelCheckpoint.__init__() got an unexpected keyword argument '" + key + "'")
        if known(filepath) and isinstance(filepath, str) and known(save_weights_only):
            if save_weights_only:
                if not filepath.endswith(".weights.h5"):
                    refuse(ValueError, None, "When using `save_weights_only=True` in `ModelCheckpoint`, the filepath provided must end in "
                           + "`.weights.h5` (Keras weights format). Received: filepath=" + filepath)
            elif not filepath.endswith(".keras") and not (filepath.endswith(".h5") and not certain(version("keras") < "3.6")):
                refuse(ValueError, None, "The filepath provided must end in `.keras` (Keras model format). Received: filepath=" + filepath)
        if known(save_freq) and isinstance(save_freq, float):
            refuse(ValueError, ValueError, "Unrecognized save_freq: " + str(save_freq) + ". Expected save_freq are 'epoch' or integer values")


class LearningRateScheduler(Callback):
    __real__ = "keras.src.callbacks.learning_rate_scheduler.LearningRateScheduler"

    _is_made = True

    def __init__(self, schedule, verbose=0):
        super().__init__()
        self._schedule = schedule


class TensorBoard(Callback):
    _is_made = True
    __real__ = "keras.src.callbacks.tensorboard.TensorBoard"

    def __init__(self, log_dir="logs", histogram_freq=0, write_graph=True, write_images=False, write_steps_per_second=False,
                 update_freq="epoch", profile_batch=0, embeddings_freq=0, embeddings_metadata=None, **older):
        super().__init__()
        if known(older):
            for key in older:
                refuse(TypeError, None, "TensorBoard.__init__() got an unexpected keyword argument '" + key + "'")


class CSVLogger(Callback):
    _is_made = True
    __real__ = "keras.src.callbacks.csv_logger.CSVLogger"

    def __init__(self, filename, separator=",", append=False):
        super().__init__()


class LambdaCallback(Callback):
    _is_made = True
    def __init__(self, *args, **kwargs):
        super().__init__()


class TerminateOnNaN(Callback):
    _is_made = True
    __real__ = "keras.src.callbacks.terminate_on_nan.TerminateOnNaN"


class BackupAndRestore(Callback):
    _is_made = True
    def __init__(self, *args, **kwargs):
        super().__init__()


class ProgbarLogger(Callback):
    _is_made = True
    def __init__(self, *args, **kwargs):
        super().__init__()


class History(Callback):
    _is_made = True
    __real__ = ("keras.src.callbacks.history.History", "keras.callbacks.History", "keras.src.callbacks.History")

    def __init__(self, loss=None, metrics=None, validated=None, callbacks=None):
        super().__init__()
        self.history = _history(loss, metrics, validated, callbacks)
        self.epoch = unknown(list)

    def __getitem__(self, key):
        raise TypeError("'History' object is not subscriptable")

    def __len__(self):
        raise TypeError("object of type 'History' has no len()")


#: Callbacks that put nothing into the history.
_SILENT = (EarlyStopping, ModelCheckpoint, TensorBoard, CSVLogger, TerminateOnNaN, BackupAndRestore, ProgbarLogger)
#: Names that metrics go by.
_METRICS = ("accuracy", "acc", "mae", "mse", "binary_accuracy", "categorical_accuracy", "sparse_categorical_accuracy",
            "mean_absolute_error", "mean_squared_error", "mape", "msle")


def _names(metrics):
    """The names of the loss and the metrics, unknown where one is."""
    if not known(version("keras")) and not known(version("tensorflow")):
        # "accuracy" was "acc" before Keras 2.3.
        return unknown(list)
    names = ["loss"]
    if not known(metrics):
        return unknown(list)
    if metrics is None:
        metrics = []
    if not isinstance(metrics, (list, tuple)) or not known(len(metrics)):
        return unknown(list)
    for metric in metrics:
        # A metric given as an object names itself; its names are not worked out.
        if not known(metric) or not isinstance(metric, str) or metric not in _METRICS or metric in names:
            return unknown(list)
        names.append(metric)
    return names


def log_names(model, validated, callbacks):
    """The names in the logs of an epoch, which callbacks are given; unknown where another callback may add some."""
    names = _names(model._metrics)
    if not known(names) or not known(validated) or type_name(model) not in ("Model", "Sequential", "Functional") \
            or not known(model._loss) or not model._single() or not known(model._outs):
        return unknown(list)
    for one in callbacks:
        if isinstance(one, (ReduceLROnPlateau, LearningRateScheduler)) or not isinstance(one, Callback):
            return unknown(list)
    return names + ["val_" + name for name in names] if validated else names


def evaluated(model, return_dict):
    """What `evaluate` gives: the loss, or a list of it and the metrics."""
    library = type_name(model) in ("Model", "Sequential", "Functional")
    if not certain(return_dict == False) or not library or not known(model._loss) or not known(model._outs):  # noqa: E712
        return unknown()
    if not model._single():
        return unknown()
    names = _names(model._metrics)
    if not known(names):
        return unknown()
    return unknown(float) if len(names) == 1 else [unknown(float) for name in names]


def _history(loss, metrics, validated, callbacks):
    """Keys as fit makes them: the loss, the metrics, both again for validation."""
    names = _names(metrics)
    if not known(loss) or not known(names) or not known(validated) or not known(callbacks):
        return unknown(dict)
    rate = False
    if callbacks is not None:
        if not isinstance(callbacks, (list, tuple)):
            callbacks = [callbacks]
        for callback in callbacks:
            if not known(callback):
                return unknown(dict)
            if type(callback) in (ReduceLROnPlateau, LearningRateScheduler):
                rate = True
            elif type(callback) not in _SILENT:
                return unknown(dict)
    names = sorted(names)
    history = {name: many(unknown(float)) for name in names}
    if validated:
        for name in names:
            history["val_" + name] = many(unknown(float))
    if rate:
        if is_three():
            history["learning_rate"] = many(unknown(float))
        else:
            return unknown(dict)
    return history
