"""Pipelines and unions: their members do the work."""

from models.crane import certain, known, type_name, unknown
from models.data import facts
from models.sklearn import _inputs
from models.sklearn._estimator import Estimator
from models.sklearn.exceptions import NotFittedError


def pairs_of(steps):
    """[(name, estimator), …] where the list is known, else None."""
    if not known(steps) or not isinstance(steps, (list, tuple)):
        return None
    pairs = []
    for step in steps:
        if not known(step) or not isinstance(step, (tuple, list)) or len(step) != 2 or not known(step[0]):
            return None
        pairs.append((step[0], step[1]))
    return pairs


def is_gap(step):
    return step is None or known(step) and isinstance(step, str)


def check_step(step, methods):
    """Whether a known object lacks all of these methods."""
    if not known(step) or isinstance(step, (int, float, str, list, dict)) or not hasattr(step, "__crane_estimator__"):
        return not known(step) or not isinstance(step, (int, float, list, dict))
    return any([hasattr(step, method) for method in methods])


def fit_and_transform(step, X, y):
    """As pipelines do it: a step of the user's own need not have `fit_transform`."""
    if certain(hasattr(step, "fit_transform")) or not known(hasattr(step, "fit_transform")):
        return step.fit_transform(X, y)
    fitted = step.fit(X, y)
    return fitted.transform(X) if known(fitted) else unknown()


class Steps(Estimator):
    """Pipeline."""

    _loaded = None

    def _pairs(self):
        return self._loaded if self._loaded is not None else pairs_of(self.steps)

    def _check_steps(self):
        pairs = self._pairs()
        if pairs is None:
            return None
        if len(pairs) == 0:
            raise ValueError("The pipeline is empty. Please add steps.")
        names = [name for name, step in pairs]
        if len(set(names)) != len(names):
            raise ValueError(f"Names provided are not unique: {names!r}")
        if any(["__" in name for name in names]):
            raise ValueError(f"Estimator names must not contain __: got {names!r}")
        for name, step in pairs[:-1]:
            if not is_gap(step) and not check_step(step, ("transform",)):
                raise TypeError("All intermediate steps should be transformers and implement fit and transform or be the "
                                f"string 'passthrough' '{type_name(step)}' (type {type(step)}) doesn't")
        return pairs

    def _run(self, X, y):
        """Fits all steps but the last; what reaches the last."""
        data = X
        for name, step in self._pairs()[:-1]:
            if not is_gap(step):
                data = unknown() if not known(step) else fit_and_transform(step, data, y)
        return data

    def fit(self, X, y=None, **params):
        pairs = self._check_steps()
        if pairs is None:
            return self._fit_blindly(X, y)
        data = self._run(X, y)
        last = pairs[-1][1]
        if not is_gap(last) and known(last):
            if y is None and hasattr(last, "_fit"):
                last._fit(data) if not hasattr(last, "predict") else last.fit(data, y)
            else:
                last.fit(data, y)
        self._after(X)
        return self

    def _after(self, X):
        self._state = True
        self._width = _inputs.width_of(facts(X).shape)
        self._names = _inputs.names_of(X)

    def _fit_blindly(self, X, y):
        if y is not None:
            pass
        self._after(X)
        return self

    def _through(self, X):
        """X as the last step gets it, after a fit."""
        data = X
        for name, step in self._pairs()[:-1]:
            if not is_gap(step):
                data = unknown() if not known(step) else step.transform(data)
        return data

    def _last(self, method):
        """The last step, which must have the method."""
        pairs = self._pairs()
        if pairs is None or len(pairs) == 0:
            return unknown()
        last = pairs[-1][1]
        if known(last) and hasattr(last, "__crane_estimator__") and not hasattr(last, method):
            raise AttributeError(f"{type_name(last)!r} object has no attribute {method!r}")
        if last is None or known(last) and isinstance(last, str):
            if method not in ("transform", "fit_transform", "inverse_transform"):
                raise AttributeError(f"'str' object has no attribute {method!r}")
        return last

    def _apply(self, method, X, rest=()):
        last = self._last(method)
        if not known(last) or isinstance(last, str) or last is None:
            return unknown()
        if certain(self._state == False) and hasattr(last, "_state") and self._all_new():  # noqa: E712
            raise NotFittedError("This Pipeline instance is not fitted yet. Call 'fit' with appropriate arguments before "
                                 "using this estimator.")
        data = self._through(X)
        return getattr(last, method)(data, *rest)

    def _all_new(self):
        """Whether the last step is one of the library's own that was never fitted."""
        last = self._pairs()[-1][1]
        stateless = hasattr(last, "_calls") and "unfitted" not in last._calls.get("", "")
        return certain(last._state == False) and not stateless  # noqa: E712

    def predict(self, X, **params):
        return self._apply("predict", X)

    def predict_proba(self, X, **params):
        return self._apply("predict_proba", X)

    def predict_log_proba(self, X, **params):
        return self._apply("predict_log_proba", X)

    def decision_function(self, X, **params):
        return self._apply("decision_function", X)

    def score_samples(self, X):
        return self._apply("score_samples", X)

    def transform(self, X, **params):
        return self._apply("transform", X)

    def inverse_transform(self, *args, **params):
        self._last("inverse_transform")
        return unknown()

    def score(self, X, y=None, sample_weight=None, **params):
        return self._apply("score", X, (y,))

    def fit_transform(self, X, y=None, **params):
        pairs = self._check_steps()
        if pairs is None:
            return unknown()
        data = self._run(X, y)
        last = pairs[-1][1]
        self._after(X)
        if is_gap(last):
            return data
        return unknown() if not known(last) else fit_and_transform(last, data, y)

    def fit_predict(self, X, y=None, **params):
        last = self._last("fit_predict")
        self.fit(X, y)
        return unknown()

    def set_output(self, *, transform=None):
        for name, step in self._pairs() or []:
            if known(step) and hasattr(step, "set_output"):
                step.set_output(transform=transform)
        return self

    def get_feature_names_out(self, input_features=None):
        return unknown()

    @property
    def named_steps(self):
        pairs = self._pairs()
        if pairs is None:
            return unknown()
        return Named(pairs)

    def __len__(self):
        pairs = self._pairs()
        return unknown(int) if pairs is None else len(pairs)

    def __getitem__(self, key):
        pairs = self._pairs()
        if pairs is None or not known(key):
            return unknown()
        if isinstance(key, slice):
            return type(self)(pairs[key]) if key.step is None else unknown()
        if isinstance(key, str):
            return Named(pairs)[key]
        return pairs[key][1]

    def _has_part(self, name):
        pairs = self._pairs()
        return pairs is None or name in [n for n, step in pairs]

    def _part(self, name):
        pairs = self._pairs()
        if pairs is not None:
            for n, step in pairs:
                if n == name:
                    return step
        return unknown()

    def _set_parameter(self, name, new):
        pairs = self._pairs()
        if pairs is not None and "__" not in name and name in [n for n, step in pairs]:
            self.steps = [(n, new if n == name else step) for n, step in pairs]
            self._loaded = None
            return
        Estimator._set_parameter(self, name, new)


class Named:
    """`named_steps`: members by name, as keys and as attributes."""

    __real__ = "sklearn.utils._bunch.Bunch"

    def __init__(self, pairs):
        self._all = dict(pairs)

    def __getitem__(self, name):
        if known(name) and name not in self._all:
            raise KeyError(name)
        return self._all[name]

    def __contains__(self, name):
        return name in self._all

    def keys(self):
        return self._all.keys()

    def values(self):
        return self._all.values()

    def items(self):
        return self._all.items()

    def get(self, name, default=None):
        return self._all.get(name, default)

    def __getattr__(self, name):
        if name.startswith("_"):
            return unknown()
        if name not in self._all:
            raise AttributeError(name)
        return self._all[name]


class Union(Estimator):
    """FeatureUnion."""

    def _pairs(self):
        return pairs_of(self.transformer_list)

    def _has_part(self, name):
        pairs = self._pairs()
        return pairs is None or name in [n for n, step in pairs]

    def fit(self, X, y=None, **params):
        for name, step in self._pairs() or []:
            if known(step) and not is_gap(step):
                step.fit(X, y)
        self._state = True
        return self

    def fit_transform(self, X, y=None, **params):
        for name, step in self._pairs() or []:
            if known(step) and not is_gap(step):
                fit_and_transform(step, X, y)
        self._state = True
        return unknown()

    def transform(self, X, **params):
        for name, step in self._pairs() or []:
            if known(step) and not is_gap(step):
                step.transform(X)
        return unknown()

    def set_output(self, *, transform=None):
        return self

    def get_feature_names_out(self, input_features=None):
        return unknown()


def named(estimators):
    """(name, estimator) pairs as `make_pipeline` names them."""
    if not known(estimators) or not all([known(e) for e in estimators]):
        return unknown(list)
    names = [e if isinstance(e, str) else type_name(e).lower() for e in estimators]
    pairs = []
    for i in range(len(names)):
        count = len([n for n in names if n == names[i]])
        before = len([n for n in names[:i + 1] if n == names[i]])
        pairs.append((names[i] + (f"-{before}" if count > 1 else ""), estimators[i]))
    return pairs


def make_pipeline(*steps, memory=None, transform_input=None, verbose=False):
    from models.sklearn.pipeline import Pipeline
    return Pipeline(named(steps), memory=memory, verbose=verbose)


def make_union(*transformers, n_jobs=None, verbose=False, verbose_feature_names_out=True):
    from models.sklearn.pipeline import FeatureUnion
    return FeatureUnion(named(transformers), n_jobs=n_jobs, verbose=verbose)
