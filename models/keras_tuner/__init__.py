"""keras_tuner: looks for a network's settings, by training it."""

from models.crane import assume as _assume
from models.crane import havoc as _havoc
from models.crane import many as _many
from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail

__pure__ = True


class MetricObservation:
    """Values of a metric at one step: no number."""

    __real__ = "keras_tuner.src.engine.metrics_tracking.MetricObservation"
    __complete__ = True

    def __init__(self, value, step):
        self.value = value
        self.step = step

    def append(self, value):
        _may_fail()

    def mean(self):
        return _unknown(float)

    def get_config(self):
        return _unknown(dict)

    def to_proto(self):
        return _unknown()

    def __eq__(self, other):
        return _unknown(bool)


class _Metrics:
    def __getattr__(self, name):
        return _unknown()

    def get_history(self, name):
        _may_fail()
        # A metric that was never reported is refused.
        return _some(MetricObservation(_unknown(), _unknown(int)))

    def get_best_value(self, name):
        _may_fail()
        return _unknown()


class _Trial:
    def __init__(self):
        self.metrics = _Metrics()
        self.trial_id = _unknown(str)

    def __getattr__(self, name):
        return _unknown()


class _Oracle:
    def __getattr__(self, name):
        return _unknown()

    def get_best_trials(self, num_trials=1):
        _may_fail()
        _assume("the search has completed a trial")
        return _some(_Trial())


def _some(element):
    """At least one such element."""
    made = [element]
    made.extend(_many(element))
    return made


class Tuner:
    def __init__(self, hypermodel=None, *args, **kwargs):
        _may_fail()
        self.oracle = _Oracle()
        self._crane_model = (hypermodel,)

    def __getattr__(self, name):
        return _unknown()

    def search(self, *fit_args, **fit_kwargs):
        _may_fail()
        _havoc(self._crane_model)
        if "callbacks" in fit_kwargs:
            _havoc(fit_kwargs["callbacks"])

    def get_best_models(self, num_models=1):
        _may_fail()
        return _many(_unknown())

    def get_best_hyperparameters(self, num_trials=1):
        _may_fail()
        return _many(_unknown())

    def results_summary(self, num_trials=10):
        _may_fail()

    def search_space_summary(self, extended=False):
        return None


class RandomSearch(Tuner):
    pass


class Hyperband(Tuner):
    pass


class BayesianOptimization(Tuner):
    pass


class GridSearch(Tuner):
    pass


HyperParameters = HyperModel = Objective = _unknown()


def from_summary(summary):
    """A recorded tuner, of which only the class is known."""
    name = summary.get("types", {}).get("type", "").split(".")[-1]
    if name.endswith("Oracle"):
        return _Oracle()
    return Tuner() if name in ("RandomSearch", "Hyperband", "BayesianOptimization", "GridSearch") else _unknown()
