"""Strategies of distribution."""

from models.crane import unknown


class _Scope:
    """A context that changes nothing that is modelled, and swallows nothing."""

    def __enter__(self):
        return unknown()

    def __exit__(self, kind, value, traceback):
        return False


class Strategy:
    __real__ = ("tensorflow.python.distribute.distribute_lib.Strategy", "tensorflow.python.distribute.distribute_lib._DefaultDistributionStrategy",
                "tensorflow.python.distribute.mirrored_strategy.MirroredStrategy", "tensorflow.python.distribute.tpu_strategy.TPUStrategyV2",
                "tensorflow.python.distribute.one_device_strategy.OneDeviceStrategy")

    def __init__(self, *args, **kwargs):
        self.num_replicas_in_sync = unknown(int)
        self.cluster_resolver = unknown()
        self.extended = unknown()

    def scope(self):
        return _Scope()

    def run(self, *args, **kwargs):
        return unknown()

    def reduce(self, *args, **kwargs):
        return unknown()

    def experimental_distribute_dataset(self, *args, **kwargs):
        return unknown()


class MirroredStrategy(Strategy):
    __real__ = ()


class MultiWorkerMirroredStrategy(Strategy):
    __real__ = ()


class OneDeviceStrategy(Strategy):
    __real__ = ()


class TPUStrategy(Strategy):
    __real__ = ()


class _Experimental:
    """tf.distribute.experimental."""

    TPUStrategy = TPUStrategy
    MultiWorkerMirroredStrategy = MultiWorkerMirroredStrategy

    def __getattr__(self, name):
        return unknown()


experimental = _Experimental()


def get_strategy():
    return Strategy()
