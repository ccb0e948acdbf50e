"""Optimizers: arguments that Keras 3 no longer takes."""

from models.crane import certain, instance, known, require, type_name, unknown
from models.keras.versions import refuse

#: Arguments that all optimizers of Keras 3 take besides their own; `decay` is taken and ignored.
_ANY = ("name", "weight_decay", "clipnorm", "clipvalue", "global_clipnorm", "use_ema", "ema_momentum", "ema_overwrite_frequency",
        "loss_scale_factor", "gradient_accumulation_steps", "jit_compile", "is_legacy_optimizer", "decay")


#: What optimizers of Keras 2 have and those of Keras 3 have not.
_GONE = ("lr", "minimize", "get_weights", "weights", "get_updates", "get_gradients", "compute_gradients")


class Optimizer:
    __real__ = ("keras.src.optimizers.optimizer.Optimizer", "keras.src.backend.tensorflow.optimizer.TFOptimizer")
    _own = ()

    def __init__(self, learning_rate=None, *args, **kwargs):
        self.learning_rate = unknown()
        self.iterations = unknown()
        if known(learning_rate) and isinstance(learning_rate, str):
            refuse(ValueError, None, "Argument `learning_rate` should be float, or an instance of LearningRateSchedule, or a callable. "
                   + "Received instead: learning_rate=" + learning_rate)
        if known(kwargs):
            for key in kwargs:
                if known(key) and key not in _ANY and key not in self._own and key != "learning_rate":
                    refuse(ValueError, None, "Argument(s) not recognized: {'" + key + "': …}")

    def __getattr__(self, name):
        if name in _GONE:
            refuse(AttributeError, None, "'" + type_name(self) + "' object has no attribute '" + name + "'")
        return unknown()

    def apply_gradients(self, grads_and_vars, *args, **kwargs):
        if not known(grads_and_vars):
            return unknown()
        if grads_and_vars is None:
            raise TypeError("zip() argument after * must be an iterable, not NoneType")
        pairs = list(grads_and_vars)
        if not known(pairs) or not known(len(pairs)):
            return unknown()
        if len(pairs) == 0:
            refuse(ValueError, None, "not enough values to unpack (expected 2, got 0)")
        elif all([known(p) and isinstance(p, (list, tuple)) and certain(len(p) == 2) and known(p[0]) and p[0] is None for p in pairs]):
            raise ValueError("No gradients provided for any variable.")
        return unknown()

    def apply(self, grads, trainable_variables=None):
        if known(grads) and isinstance(grads, (list, tuple)) and certain(len(grads) > 0) and all([known(g) and g is None for g in grads]):
            raise ValueError("No gradients provided for any variable.")
        return None

    def get_config(self):
        return unknown(dict)


class Adam(Optimizer):
    __real__ = "keras.src.optimizers.adam.Adam"
    _own = ("beta_1", "beta_2", "epsilon", "amsgrad")


class AdamW(Adam):
    __real__ = "keras.src.optimizers.adamw.AdamW"


class Adamax(Optimizer):
    __real__ = "keras.src.optimizers.adamax.Adamax"
    _own = ("beta_1", "beta_2", "epsilon")


class Nadam(Optimizer):
    __real__ = "keras.src.optimizers.nadam.Nadam"
    _own = ("beta_1", "beta_2", "epsilon", "schedule_decay")


class SGD(Optimizer):
    __real__ = "keras.src.optimizers.sgd.SGD"
    _own = ("momentum", "nesterov")

    def __init__(self, learning_rate=0.01, momentum=0.0, *args, **kwargs):
        super().__init__(learning_rate, *args, **kwargs)
        if known(momentum) and isinstance(momentum, (int, float)):
            require(0 <= momentum <= 1, ValueError, "`momentum` must be a float between [0, 1].")


class RMSprop(Optimizer):
    __real__ = "keras.src.optimizers.rmsprop.RMSprop"
    _own = ("rho", "momentum", "epsilon", "centered")


class Adagrad(Optimizer):
    __real__ = "keras.src.optimizers.adagrad.Adagrad"
    _own = ("initial_accumulator_value", "epsilon")


class Adadelta(Optimizer):
    __real__ = "keras.src.optimizers.adadelta.Adadelta"
    _own = ("rho", "epsilon")


class Adafactor(Optimizer):
    __real__ = "keras.src.optimizers.adafactor.Adafactor"
    _own = ("beta_2_decay", "epsilon_1", "epsilon_2", "clip_threshold", "relative_step")


class Ftrl(Optimizer):
    __real__ = "keras.src.optimizers.ftrl.Ftrl"
    _own = ("learning_rate_power", "initial_accumulator_value", "l1_regularization_strength", "l2_regularization_strength",
            "l2_shrinkage_regularization_strength", "beta")


class Lion(Optimizer):
    __real__ = "keras.src.optimizers.lion.Lion"
    _own = ("beta_1", "beta_2")


_BY_NAME = {"adam": Adam, "adamw": AdamW, "adamax": Adamax, "nadam": Nadam, "sgd": SGD, "rmsprop": RMSprop, "adagrad": Adagrad,
            "adadelta": Adadelta, "adafactor": Adafactor, "ftrl": Ftrl, "lion": Lion}


def made(given):
    """The optimizer that `compile` makes of a name."""
    if known(given) and isinstance(given, str):
        return instance(_BY_NAME.get(given.lower(), Optimizer))
    return given


class LossScaleOptimizer:
    def __init__(self, *args, **kwargs):
        pass

    def __getattr__(self, name):
        return unknown()


class _Legacy:
    """Names of an old module: each call is refused by Keras 3."""

    def __getattr__(self, name):
        return _refused


def _refused(*args, **kwargs):
    refuse(ImportError, None, "`keras.optimizers.legacy` is not supported in Keras 3. When using `tf.keras`, to continue using a "
           + "`tf.keras.optimizers.legacy` optimizer, you can install the `tf_keras` package (Keras 2) and set the environment "
           + "variable `TF_USE_LEGACY_KERAS=True` to configure TensorFlow to use `tf_keras` when accessing `tf.keras`.")
    return unknown()


legacy = _Legacy()
