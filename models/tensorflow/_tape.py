"""tf.GradientTape: what it surely did not record, so that the gradient is None."""

from models.crane import certain, known, type_name, unknown
from models.tensorflow.create import Variable
from models.tensorflow.mode import MODE
from models.tensorflow.tensor import Tensor, tensor


class GradientTape:
    """`_watched`: what `watch` was given. `_foreign`: whether it was given something that is not known."""

    __real__ = "tensorflow.python.eager.backprop.GradientTape"

    def __init__(self, persistent=False, watch_accessed_variables=True):
        self._persistent = persistent
        # A tape that never recorded has nothing to tell.
        self._used = True
        self._watched = []
        self._foreign = False

    def __enter__(self):
        self._used = False
        MODE["tapes"] = MODE["tapes"] + 1
        return self

    def __exit__(self, typ, value, traceback):
        MODE["tapes"] = MODE["tapes"] - 1

    def watch(self, tensor):
        for item in _flat(tensor):
            if not known(item):
                self._foreign = True
                continue
            if item is None or isinstance(item, (int, float, str)) or certain(type_name(item) == "ndarray"):
                raise ValueError("Passed in object of type '" + type_name(item) + "', not tf.Tensor or tf.Variable or ExtensionType.")
            self._watched.append(item)

    def gradient(self, target, sources, output_gradients=None, unconnected_gradients=None):
        if certain(self._used):
            raise RuntimeError("A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)")
        self._used = certain(self._persistent == False)  # noqa: E712
        if known(target) and target is None:
            raise TypeError("Argument `target` should be a list or nested structure of Tensors, Variables or CompositeTensors to be "
                            "differentiated, but received None.")
        for item in _flat(target) + _flat(sources):
            if known(item) and isinstance(item, float):
                raise AttributeError("'float' object has no attribute 'dtype'")
            if known(item) and certain(type_name(item) == "ndarray"):
                raise AttributeError("'numpy.ndarray' object has no attribute '_id'")
        if not certain(unconnected_gradients is None):
            return unknown()
        lost = all([_outside(t) and not _among(t, sources) for t in _flat(target)])
        return self._of(sources, lost)

    def _of(self, x, lost):
        if not known(x):
            return unknown()
        if isinstance(x, list):
            return [self._of(i, lost) for i in x]
        if isinstance(x, tuple):
            return tuple([self._of(i, lost) for i in x])
        if isinstance(x, dict):
            return {k: self._of(x[k], lost) for k in x}
        if not isinstance(x, Tensor):
            return unknown()
        if lost or _outside(x) and not self._foreign and not any([w is x for w in self._watched]):
            return None
        return unknown()

    def jacobian(self, target, sources, *args, **kwargs):
        if certain(self._used):
            raise RuntimeError("A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)")
        self._used = certain(self._persistent == False)  # noqa: E712
        return unknown()

    batch_jacobian = jacobian

    def stop_recording(self):
        return unknown()

    def reset(self):
        self._watched = []
        self._foreign = False

    def watched_variables(self):
        return unknown(tuple)


def _flat(x):
    """The leaves of a structure; something unknown stands for what is not known."""
    if not known(x):
        return [x]
    if isinstance(x, (list, tuple)):
        return [leaf for i in x for leaf in _flat(i)] if known(len(x)) else [unknown()]
    if isinstance(x, dict):
        return [leaf for k in x for leaf in _flat(x[k])]
    return [x]


def _outside(x):
    """Whether a tensor surely was made while no tape recorded. Variables are read anew."""
    return known(x) and isinstance(x, Tensor) and not isinstance(x, Variable) and certain(x._tapes == 0)


def _among(x, sources):
    """Whether a target may be a source itself: its gradient is one."""
    return any([not known(s) or s is x for s in _flat(sources)])
