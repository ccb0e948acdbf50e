"""Callbacks: their arguments; and the History that `fit` gives."""

from models.crane import certain, known, many, require, unknown, version
from models.keras.versions import is_three, refuse


class Callback:
    __real__ = ("keras.src.callbacks.callback.Callback", "keras.callbacks.Callback", "keras.src.callbacks.Callback")

    def __init__(self):
        self.model = unknown()
        self.params = unknown()


class EarlyStopping(Callback):
    __real__ = "keras.src.callbacks.early_stopping.EarlyStopping"

    def __init__(self, monitor="val_loss", min_delta=0, patience=0, verbose=0, mode="auto", baseline=None,
                 restore_best_weights=False, start_from_epoch=0):
        super().__init__()


class ReduceLROnPlateau(Callback):
    __real__ = "keras.src.callbacks.reduce_lr_on_plateau.ReduceLROnPlateau"

    def __init__(self, monitor="val_loss", factor=0.1, patience=10, verbose=0, mode="auto", min_delta=0.0001, cooldown=0,
                 min_lr=0.0, **kwargs):
        super().__init__()
        if known(factor) and isinstance(factor, (int, float)):
            require(factor < 1.0, ValueError, "ReduceLROnPlateau does not support a factor >= 1.0. Received factor=" + str(factor))


class ModelCheckpoint(Callback):
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

    def __init__(self, schedule, verbose=0):
        super().__init__()


class TensorBoard(Callback):
    __real__ = "keras.src.callbacks.tensorboard.TensorBoard"

    def __init__(self, log_dir="logs", histogram_freq=0, write_graph=True, write_images=False, write_steps_per_second=False,
                 update_freq="epoch", profile_batch=0, embeddings_freq=0, embeddings_metadata=None, **older):
        super().__init__()
        if known(older):
            for key in older:
                refuse(TypeError, None, "TensorBoard.__init__() got an unexpected keyword argument '" + key + "'")


class CSVLogger(Callback):
    __real__ = "keras.src.callbacks.csv_logger.CSVLogger"

    def __init__(self, filename, separator=",", append=False):
        super().__init__()


class LambdaCallback(Callback):
    def __init__(self, *args, **kwargs):
        super().__init__()


class TerminateOnNaN(Callback):
    __real__ = "keras.src.callbacks.terminate_on_nan.TerminateOnNaN"


class BackupAndRestore(Callback):
    def __init__(self, *args, **kwargs):
        super().__init__()


class ProgbarLogger(Callback):
    def __init__(self, *args, **kwargs):
        super().__init__()


class History(Callback):
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


def _history(loss, metrics, validated, callbacks):
    """Keys as fit makes them: the loss, the metrics, both again for validation."""
    if not known(loss) or not known(metrics) or not known(validated) or not known(callbacks):
        return unknown(dict)
    if not known(version("keras")) and not known(version("tensorflow")):
        # "accuracy" was "acc" before Keras 2.3.
        return unknown(dict)
    names = ["loss"]
    if metrics is None:
        metrics = []
    if not isinstance(metrics, (list, tuple)) or not known(len(metrics)):
        return unknown(dict)
    for metric in metrics:
        # A metric given as an object names itself; its names are not worked out.
        if not known(metric) or not isinstance(metric, str) or metric not in _METRICS:
            return unknown(dict)
        names.append(metric)
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
