"""How every estimator of scikit-learn behaves here; the generated classes only say what differs.

A class says: `_parameters` (name: (default, rules or None), as in the oldest version modelled),
`_changes` ({version: {name: entry, or None where it is gone}}), `_positional` (how many may be given without
a name), `_methods`, `_fitted` (attributes after a fit), `_maybe` (attributes that some fits give),
`_until` ({attribute: version in which it is gone}), `_refuses` (what fit refuses, as probed),
`_refuses_until` ({probe: version that accepts it}), `_calls` (what the methods refuse).
"""

from models.crane import certain, known, type_name, unknown, version
from models.data import Facts, dtype_claimed, facts
from models.sklearn import _inputs, _rules, _texts
from models.sklearn.base import BaseEstimator
from models.sklearn.exceptions import NotFittedError

#: Parameters whose unusual values change what X may be.
INPUT_PARAMETERS = ("metric", "kernel", "affinity", "dissimilarity", "distance_func", "precompute", "missing_values",
                    "categorical_features", "validate", "check_inverse", "metric_params", "connectivity")

#: Parameters that hold other estimators.
INNER = ("estimator", "base_estimator", "estimators", "regressor", "classifier", "final_estimator", "transformers",
         "steps", "transformer_list", "transformer")

NAN = float("nan")
INFINITE = float("inf")


#: A default that cannot be written down.
Other = "<other>"

#: Stands for a parameter without a default.
Required = "<required>"


def is_default(value, default):
    """Whether a value surely is the default: equal, or both not a number."""
    if not known(value) or not known(default):
        return False
    if isinstance(value, float) and isinstance(default, float) and value != value and default != default:
        return True
    return certain(value == default)


class Estimator(BaseEstimator):
    _parameters = {}
    _changes = {}
    _positional = 0
    _methods = ""
    _fitted = ""
    _maybe = ""
    _until = {}
    _refuses = ""
    _refuses_until = {}
    _calls = {}
    # Whether it is fitted: True, False, unknown. Set by the constructor only: an instance that unmodelled code may
    # have changed has lost it, and then nothing is known.
    _state = unknown(bool)
    _arguments_known = unknown(bool)
    _width = unknown(int)
    _names = unknown()
    _target = unknown()
    _output = None

    def __init__(self, *args, **kwargs):
        table = self._table()
        self._state = False
        self._target = None
        self._arguments_known = known(args) and known(kwargs)
        if not self._arguments_known:
            return
        names = list(table)
        self._check_count(args, kwargs, names)
        for i in range(len(args)):
            setattr(self, names[i], args[i])
        for name in kwargs:
            if name not in table:
                if known(version("sklearn")) or name not in self._all_names():
                    raise TypeError(f"{type_name(self)}.__init__() got an unexpected keyword argument {name!r}")
            elif name in names[:len(args)]:
                raise TypeError(f"{type_name(self)}.__init__() got multiple values for argument {name!r}")
            setattr(self, name, kwargs[name])

    def __crane_claims__(self, recorded):
        claims = [("fitted", self._state, recorded._state), ("number of features", self._width, recorded._width),
                  ("names of features", self._names, recorded._names)]
        if known(self._target) and self._target is not None and known(recorded._target) and recorded._target is not None:
            claims.append(("type of the target", dtype_claimed(self._target.dtype), dtype_claimed(recorded._target.dtype)))
        return claims

    def _check_count(self, args, kwargs, names):
        if len(args) > self._positional:
            least = "" if self._positional == 0 else "from 1 to "
            plural = "" if self._positional == 0 else "s"
            raise TypeError(f"{type_name(self)}.__init__() takes {least}{self._positional + 1} positional argument{plural} "
                            f"but {len(args) + 1} were given")
        table = self._table()
        missing = [repr(n) for n in names[len(args):] if certain(table[n][0] == Required) and n not in kwargs]
        if missing:
            plural = "s" if len(missing) > 1 else ""
            raise TypeError(f"{type_name(self)}.__init__() missing {len(missing)} required positional argument{plural}: "
                            + " and ".join(missing))

    def _table(self):
        """Parameters of the version at hand: name to (default, rules)."""
        if not self._changes:
            return self._parameters
        table = dict(self._parameters)
        now = version("sklearn")
        for since in self._changes:
            if known(now) and not (now >= since):
                continue
            for name in self._changes[since]:
                entry = self._changes[since][name]
                if entry is not None:
                    table[name] = entry if known(now) else (unknown(), None)
                elif known(now):
                    del table[name]
        return table

    def _all_names(self):
        names = list(self._parameters)
        for since in self._changes:
            names = names + list(self._changes[since])
        return names

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
        if name in self._all_names():
            table = self._table()
            if not certain(self._arguments_known) or name not in table or certain(table[name][0] == Other):
                return unknown()
            return table[name][0]
        if name.startswith("_"):
            return unknown()
        return self._attribute(name)

    def _attribute(self, name):
        if name == "get_feature_names" and not certain(version("sklearn") >= "1.2"):
            # Gone since 1.2: older notebooks have it.
            return unknown()
        text = " " + name + " "
        gone = self._until.get(name)
        if gone is not None and not certain(version("sklearn") < gone):
            if certain(version("sklearn") >= gone):
                raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
            return unknown()
        if text in self._methods:
            if "fit" in name:
                # A way of fitting that has no model: whether it is called is not seen here.
                self._state = unknown(bool)
            return self._other
        if text in self._fitted or text in self._maybe:
            if certain(self._state == False):  # noqa: E712
                raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
            return self._value_of(name) if certain(self._state) and text in self._fitted else unknown()
        raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")

    def _other(self, *args, **kwargs):
        """A method that is not modelled; it changes nothing that is."""
        return unknown()

    def _array(self, shape, dtype="float64", nan=False):
        from models.sklearn._results import array
        return array(Facts(shape, dtype, nan))

    def _value_of(self, name):
        """A fitted attribute."""
        if name == "n_features_in_":
            return self._width
        if name == "feature_names_in_":
            if known(self._names) and self._names is None:
                raise AttributeError(f"{type_name(self)!r} object has no attribute {name!r}")
            return self._array((self._width,), "object")
        if name == "feature_importances_":
            return self._array((self._width,))
        return unknown()

    def get_params(self, deep=True):
        if not certain(self._arguments_known) or not known(version("sklearn")):
            return unknown(dict)
        result = {}
        for name in sorted(self._table()):
            result[name] = getattr(self, name)
            if deep and name in INNER and result[name] is not None:
                return unknown(dict)
        return result

    def set_params(self, **params):
        if not known(params):
            self._arguments_known = False
            return self
        for name in params:
            self._set_parameter(name, params[name])
        return self

    def _set_parameter(self, name, new):
        first = name.split("__")[0]
        if first not in self._all_names() and not self._has_part(first):
            names = list(self._table())
            raise ValueError(f"Invalid parameter {first!r} for estimator {type_name(self)}(). "
                             f"Valid parameters are: {sorted(names)!r}.")
        if first == name:
            setattr(self, name, new)
            return
        inner = self._part(first)
        if known(inner) and hasattr(inner, "_set_parameter"):
            inner._set_parameter(name[len(first) + 2:], new)

    def _has_part(self, name):
        """Whether a pipeline or ensemble has, or may have, a member of that name."""
        return "estimators" in self._all_names()

    def _part(self, name):
        return getattr(self, name)

    def _copy(self):
        copy = type(self)() if not self._needs_arguments() else unknown()
        if not known(copy):
            return copy
        for name in self._all_names():
            setattr(copy, name, getattr(self, name))
        return copy

    def _needs_arguments(self):
        table = self._table()
        return any([certain(table[name][0] == Required) for name in table])

    def _validate(self):
        """Refuses parameters whose values no rule allows."""
        if not certain(self._arguments_known):
            return
        table = self._table()
        for name in table:
            default, rules = table[name]
            if rules is not None:
                value = getattr(self, name)
                if not is_default(value, default):
                    _rules.check(type_name(self), name, value, rules)

    def _is_usual(self):
        """Whether no parameter is set that changes what X may be."""
        if not certain(self._arguments_known):
            return False
        names = self._all_names()
        for name in INPUT_PARAMETERS:
            if name in names:
                now = getattr(self, name)
                default = self._table()[name][0] if name in self._table() else None
                if not known(now) or (not is_default(now, default) and not usual_text(now)):
                    return False
        return True

    def _has_inner(self):
        names = self._all_names()
        for name in INNER:
            if name in names:
                now = getattr(self, name)
                if not known(now) or (now is not None and not (isinstance(now, str) and now == "deprecated")):
                    return True
        return False

    def _flags(self):
        """What fit refuses, in this version and with these parameters."""
        flags = self._refuses.split(" ")
        if len(self._refuses_until) > 0:
            now = version("sklearn")
            flags = flags + [f for f in self._refuses_until if certain(now < self._refuses_until[f])]
        if self._has_inner():
            return [f for f in flags if f in ("lengths", "unfitted")]
        return flags if self._is_usual() else [f for f in flags if f in ("lengths", "none", "y_nan", "classes")]

    def _check_fit(self, X, y):
        flags = self._flags()
        owner = type_name(self)
        f = facts(X)
        if "mixed_names" in flags:
            _inputs.check_names(X)
        if y is None and "none" in flags:
            raise ValueError(f"This {owner} estimator requires y to be passed, but the target y is None.")
        if X is None and "one_dim" in flags:
            raise ValueError("Expected 2D array, got scalar array instead:\narray=None.\n" + _inputs.RESHAPE)
        _inputs.check_dimensions(owner, X, f, flags)
        _inputs.check_size(owner, f, flags)
        _inputs.check_array_of_text(owner, _texts.FIT, X, f)
        _inputs.check_values(owner, f, flags)
        if y is not None:
            if known(y) and isinstance(y, (int, float)) and "lengths" in flags and "multi_output" in flags:
                raise ValueError("y should be a 1d array, got an array of shape () instead.")
            self._check_target(facts(y), flags)
            if "lengths" in flags:
                _inputs.check_lengths(f.shape, facts(y).shape)

    def _check_target(self, f, flags):
        if known(f.shape) and len(f.shape) == 2 and "multi_output" in flags and certain(f.shape[1] > 1):
            raise ValueError(f"y should be a 1d array, got an array of shape {_inputs.shape_text(f.shape)} instead.")
        if "y_nan" in flags and certain(f.nan == True):  # noqa: E712
            raise ValueError("Input y contains NaN.")
        if "words" in flags and certain(_inputs.has_text(f)):
            raise ValueError("could not convert string to float: " + _inputs.example_of(f))

    def _fit(self, X, y=None):
        self._validate()
        self._check_fit(X, y)
        self._learn(X, y)
        return self

    def _partial_fit(self, X, y=None):
        """A fit on one part of the data: what is learnt of the target is not known."""
        first = certain(self._state == False)  # noqa: E712
        self._validate()
        self._check_fit(X, y)
        if first:
            self._learn(X, y)
        self._target = Facts()
        return self

    def _learn(self, X, y):
        f = facts(X)
        self._state = True
        self._width = _inputs.width_of(f.shape)
        self._names = _inputs.names_of(X)
        self._target = None if y is None else facts(y)

    def fit(self, X, y=None):
        return self._fit(X, y)

    def _call_flags(self, method):
        flags = self._calls.get(method, self._calls.get("", "")).split(" ")
        if self._has_inner():
            return [f for f in flags if f in ("unfitted",)]
        if len(self._refuses_until) > 0:
            now = version("sklearn")
            accepted = [f for f in self._refuses_until if not certain(now < self._refuses_until[f])]
            flags = [f for f in flags if f not in accepted]
        return flags if self._is_usual() else [f for f in flags if f in ("unfitted", "narrow", "renamed")]

    def _need_fit(self):
        if certain(self._state == False):  # noqa: E712
            raise NotFittedError(f"This {type_name(self)} instance is not fitted yet. Call 'fit' with appropriate arguments "
                                 "before using this estimator.")

    def _check_call(self, X, method):
        """What predict, transform and their kin refuse."""
        flags = self._call_flags(method)
        owner = type_name(self)
        if "unfitted" in flags:
            self._need_fit()
        f = facts(X)
        if "renamed" in flags and certain(self._state):
            self._check_same_names(X)
        _inputs.check_dimensions(owner, X, f, flags)
        _inputs.check_size(owner, f, flags)
        _inputs.check_array_of_text(owner, _texts.CALL, X, f)
        _inputs.check_values(owner, f, flags)
        if "narrow" in flags and certain(self._state):
            self._check_width(_inputs.width_of(f.shape))

    def _check_width(self, width):
        if certain(width != self._width):
            raise ValueError(f"X has {width} features, but {type_name(self)} is expecting {self._width} features as input.")

    def _check_same_names(self, X):
        _inputs.check_names(X)
        now = _inputs.names_of(X)
        before = self._names
        if not known(now) or not known(before) or now is None or before is None:
            return
        unseen = [name for name in now if name not in before]
        missing = [name for name in before if name not in now]
        if not unseen and not missing and now == before:
            return
        text = "The feature names should match those that were passed during fit.\n"
        if unseen:
            text = text + "Feature names unseen at fit time:\n" + listed(unseen)
        if missing:
            text = text + "Feature names seen at fit time, yet now missing:\n" + listed(missing)
        if not unseen and not missing:
            text = text + "Feature names must be in the same order as they were in fit.\n"
        raise ValueError(text)

    def _restore(self, summary):
        """Takes what only this class keeps from a recorded summary."""

    def __crane_estimator__(self):
        return True


def listed(names):
    """At most five names, as the real message lists them."""
    lines = ["- " + name + "\n" for name in sorted(names)[:5]]
    return "".join(lines) + ("- ...\n" if len(names) > 5 else "")


def usual_text(value):
    return isinstance(value, str) and value not in ("precomputed", "nan_euclidean", "deprecated", "precomputed_nearest_neighbors")


def rows_of(X):
    return _inputs.length_of(facts(X).shape)
