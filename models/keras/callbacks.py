"""keras.callbacks, and the History that `fit` gives."""

from models.crane import known, many, unknown, version

__pure__ = True


class Callback:
    def __init__(self, *args, **kwargs):
        self.model = unknown()
        self.params = unknown()


class EarlyStopping(Callback):
    def __init__(self, monitor="val_loss", min_delta=0, patience=0, verbose=0, mode="auto", baseline=None,
                 restore_best_weights=False, start_from_epoch=0):
        super().__init__()


class ReduceLROnPlateau(Callback):
    pass


class ModelCheckpoint(Callback):
    pass


class LearningRateScheduler(Callback):
    pass


class TensorBoard(Callback):
    pass


class CSVLogger(Callback):
    pass


class LambdaCallback(Callback):
    pass


class TerminateOnNaN(Callback):
    pass


class History(Callback):
    __real__ = ("keras.src.callbacks.history.History", "keras.callbacks.History", "keras.src.callbacks.History")

    def __init__(self, loss=None, metrics=None, validated=None, callbacks=None):
        super().__init__()
        self.history = _history(loss, metrics, validated, callbacks)
        self.epoch = unknown(list)


def _history(loss, metrics, validated, callbacks):
    """Keys as fit makes them: the loss, the metrics, both again for validation."""
    if metrics is None:
        metrics = []
    names = []
    if not known(version("keras")):
        # "accuracy" was "acc" before Keras 2.3.
        return unknown(dict)
    if not known(metrics) or not isinstance(metrics, (list, tuple)):
        return unknown(dict)
    for metric in metrics:
        # A metric given as an object names itself; its names are not worked out.
        if not known(metric) or not isinstance(metric, str) or metric not in ("accuracy", "acc", "mae", "mse"):
            return unknown(dict)
        names.append(metric)
    if not known(validated) or not known(callbacks) or (callbacks is not None and len(callbacks) > 0):
        return unknown(dict)
    history = {"loss": many(unknown(float))}
    for name in names:
        history[name] = many(unknown(float))
    if validated:
        for name in ["loss"] + names:
            history["val_" + name] = many(unknown(float))
    return history
