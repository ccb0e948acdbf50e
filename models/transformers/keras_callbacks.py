"""transformers.keras_callbacks: what runs while Keras trains."""

from models.crane import havoc as _havoc
from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail

__pure__ = True


class PushToHubCallback:
    def __init__(self, output_dir, *args, **kwargs):
        _may_fail()

    def __getattr__(self, name):
        return _unknown()


class KerasMetricCallback:
    def __init__(self, metric_fn, *args, **kwargs):
        _havoc(metric_fn)
        _may_fail()

    def __getattr__(self, name):
        return _unknown()
