"""What `fit` calls of its callbacks, as far as the first epoch."""

from models.crane import certain, known, type_name, unknown
from models.keras._callbacks import Callback, EarlyStopping, LearningRateScheduler, log_names
from models.keras.versions import refuse

#: Hooks that are run; a callback that has others is not followed.
_OTHERS = ("on_train_end", "on_test_begin", "on_test_end", "on_test_batch_begin", "on_test_batch_end", "on_predict_begin", "on_predict_end",
           "on_predict_batch_begin", "on_predict_batch_end")


def run(model, callbacks, epochs, validated, filled):
    """Calls the notebook's own callbacks. `filled`: whether there surely is a batch."""
    if not known(callbacks) or callbacks is None:
        return
    if isinstance(callbacks, (str, int, float, set)):
        raise AttributeError("'" + type_name(callbacks) + "' object has no attribute 'set_model'")
    listed = callbacks if isinstance(callbacks, (list, tuple)) else [callbacks]
    if not known(len(listed)):
        return
    for one in listed:
        if not known(one):
            return
        if one is None or isinstance(one, (str, int, float)):
            raise AttributeError("'" + type_name(one) + "' object has no attribute 'set_model'")
        if isinstance(one, type):
            refuse(TypeError, TypeError, "Callback.set_model() missing 1 required positional argument: 'model'")
            return
        if not isinstance(one, (Callback, list, tuple)) and certain(hasattr(one, "set_model") == False):  # noqa: E712
            raise AttributeError("'" + type_name(one) + "' object has no attribute 'set_model'")
    if not certain(epochs >= 1) or not filled:
        return
    names = log_names(model, validated, listed)
    for one in listed:
        if isinstance(one, LearningRateScheduler):
            _schedule(one)
        elif isinstance(one, EarlyStopping):
            one._check(names)
        elif isinstance(one, Callback) and not one._is_made:
            _follow(one, model, names)


def _schedule(one):
    """The schedule is called with the epoch and the rate; where that fails, with the epoch alone."""
    schedule = one._schedule
    if not known(schedule):
        return
    if isinstance(schedule, (int, float, str)):
        raise TypeError("'" + type_name(schedule) + "' object is not callable")
    if type_name(schedule) != "function":
        return
    failed = False
    rate = unknown()
    try:
        rate = schedule(0, unknown(float))
    except TypeError:
        failed = True
    if failed:
        rate = schedule(0)
    if known(rate) and (rate is None or isinstance(rate, (str, int)) and not isinstance(rate, bool)):
        refuse(ValueError, ValueError, "The output of the `schedule` function should be a float. Got: " + str(rate))


def _follow(one, model, names):
    kind = type(one)
    if any([getattr(kind, name) is not getattr(Callback, name) for name in _OTHERS]):
        return
    one.model = model
    one.params = unknown(dict)
    logs = {name: unknown(float) for name in names} if known(names) else unknown(dict)
    one.on_train_begin({})
    one.on_epoch_begin(0, {})
    one.on_train_batch_begin(0, unknown(dict))
    one.on_train_batch_end(0, unknown(dict))
    if kind.on_train_batch_end is not Callback.on_train_batch_end or kind.on_batch_end is not Callback.on_batch_end:
        # How many more batches there are is not known, nor what they leave behind.
        return
    one.on_epoch_end(0, logs)
