"""Optimizers: arguments that Keras 3 no longer takes."""

from models.crane import known, require, type_name, unknown
from models.keras.versions import refuse

#: Arguments that all optimizers of Keras 3 take besides their own; `decay` is taken and ignored.
_ANY = ("name", "weight_decay", "clipnorm", "clipvalue", "global_clipnorm", "use_ema", "ema_momentum", "ema_overwrite_frequency",
        "loss_scale_factor", "gradient_accumulation_steps", "jit_compile", "is_legacy_optimizer", "decay")


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

    @property
    def lr(self):
        refuse(AttributeError, None, "'" + type_name(self) + "' object has no attribute 'lr'")
        return unknown()

    def apply_gradients(self, grads_and_vars, *args, **kwargs):
        return unknown()

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
