"""Writes what the installed scikit-learn says of its public estimators, as JSON on standard output.

For each estimator: parameters with defaults and constraints, methods with signatures, attributes after
a fit, and how it answers to a set of probes (missing values, text, one dimension, …), each made for real
on small data. `make_sklearn_models.py` merges the output of several versions into `models/sklearn`.
"""

import inspect
import json
import re
import sys
import warnings

import numpy as np
import pandas as pd
import sklearn
from sklearn.linear_model import LinearRegression, LogisticRegression
from sklearn.preprocessing import StandardScaler
from sklearn.utils import all_estimators

warnings.filterwarnings("ignore")
RNG = np.random.RandomState(0)
ROWS, WIDTH = 36, 5
X = RNG.rand(ROWS, WIDTH) + 0.1
CLASSES = np.arange(ROWS) % 3
NUMBERS = RNG.rand(ROWS) * 3 + 0.5
DATA_METHODS = ["predict", "transform", "predict_proba", "decision_function", "score", "predict_log_proba",
                "score_samples", "fit_transform", "fit_predict", "inverse_transform"]


def literal(value):
    """A default as Python source, or None where it has none."""
    if value is inspect.Parameter.empty:
        return "REQUIRED"
    if isinstance(value, float) and value != value:
        return "NAN"
    if isinstance(value, float) and value in (float("inf"), float("-inf")):
        return "INFINITE" if value > 0 else "-INFINITE"
    if isinstance(value, np.floating):
        return repr(float(value))
    if value is None or isinstance(value, (bool, int, float, str)):
        return repr(value)
    if isinstance(value, (tuple, list, dict)):
        text = repr(value)
        return text if "<" not in text and "(" not in text[1:] else "OTHER"
    return "OTHER"


def constraint(item):
    name = type(item).__name__
    if item is None:
        return "None"
    if item is Ellipsis:
        return "'any'"
    if isinstance(item, str):
        return repr(item)
    if name == "Interval":
        kind = "int" if "Integral" in str(item.type) else "float" if "RealNotInt" in str(item.type) else "real"
        return repr((kind, number(item.left), number(item.right), item.closed)).replace("'INF'", "None")
    if name in ("StrOptions",):
        return repr(("options",) + tuple(sorted(item.options)))
    if name == "Options":
        return repr(("values",) + tuple(item.options)) if all(
            isinstance(o, (str, bool, int, float, type(None))) for o in item.options) else "'any'"
    if name == "Hidden":
        inner = item.constraint
        return constraint(inner)
    if name == "HasMethods":
        return repr(("methods",) + tuple(item.methods))
    if name == "MissingValues":
        return "'missing'"
    if item is callable:
        return "'callable'"
    if isinstance(item, type):
        known = {"Integral": "('int', None, None, 'neither')", "Real": "('real', None, None, 'neither')",
                 "int": "('int', None, None, 'neither')", "float": "('real', None, None, 'neither')",
                 "str": "'str'", "bool": "'bool'", "list": "'list'", "tuple": "'tuple'", "dict": "'dict'",
                 "object": "'any'", "ndarray": "'ndarray'", "Iterable": "'any'"}
        return known.get(item.__name__, "'instance'")
    if name == "_InstancesOf":
        return constraint(item.type)
    return {"_PandasNAConstraint": "'missing'", "_NanConstraint": "'nan'"}.get(name, "'any'")


def number(bound):
    if bound is None or bound in (float("inf"), float("-inf")):
        return None
    return int(bound) if float(bound).is_integer() else float(bound)


def parameters(cls):
    found = []
    constraints = getattr(cls, "_parameter_constraints", {})
    if not isinstance(constraints, dict):
        constraints = {}
    for p in list(inspect.signature(cls.__init__).parameters.values())[1:]:
        if p.kind in (p.VAR_KEYWORD, p.VAR_POSITIONAL):
            continue
        rule = constraints.get(p.name, "no_validation")
        rule = ["'any'"] if isinstance(rule, str) else [constraint(i) for i in rule]
        if "'any'" in rule or "'no_validation'" in rule:
            rule = None
        found.append([p.name, literal(p.default), rule, p.kind == p.KEYWORD_ONLY])
    return found


def signature(function):
    try:
        found = inspect.signature(function)
    except (TypeError, ValueError):
        return None
    parts = []
    for p in list(found.parameters.values()):
        parts.append([p.name, str(p.kind.name), p.default is not p.empty,
                      literal(p.default) if p.default is not p.empty else None])
    return parts[1:] if parts and parts[0][0] == "self" else parts


def make(cls):
    """An instance with small, valid parameters."""
    required = {p.name for p in inspect.signature(cls.__init__).parameters.values()
                if p.default is p.empty and p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)} - {"self"}
    regressor = "Regressor" in cls.__name__
    small = LinearRegression() if regressor else LogisticRegression()
    given = {"estimator": small, "base_estimator": small, "estimators": [("a", small)],
             "steps": [("a", StandardScaler()), ("b", small)], "transformers": [("a", StandardScaler(), [0, 1])],
             "transformer_list": [("a", StandardScaler())], "param_grid": {}, "param_distributions": {},
             "dictionary": RNG.rand(3, WIDTH)}
    if cls.__name__ in ("MultiOutputRegressor", "RegressorChain"):
        given["estimator"] = given["base_estimator"] = LinearRegression()
    if cls.__name__ in ("GridSearchCV", "HalvingGridSearchCV", "RandomizedSearchCV", "HalvingRandomSearchCV"):
        given["param_grid"] = {"C": [1.0]}
        given["param_distributions"] = {"C": [1.0]}
    names = set(inspect.signature(cls.__init__).parameters)
    arguments = {n: given[n] for n in required if n in given}
    for name, value in (("n_estimators", 5), ("max_iter", 60), ("n_init", 1), ("random_state", 0)):
        if name in names:
            arguments[name] = value
    if cls.__name__ in ("TSNE",):
        arguments.pop("max_iter", None)
        arguments["perplexity"] = 5
    if cls.__name__ in ("SelectKBest",):
        arguments["k"] = 2
    if cls.__name__ in ("SparseRandomProjection", "GaussianRandomProjection"):
        arguments["n_components"] = 2
    if cls.__name__ == "LocallyLinearEmbedding":
        arguments["eigen_solver"] = "dense"
    return cls(**arguments)


def outcome(call):
    try:
        call()
    except Exception as error:
        return type(error).__name__ + ": " + " ".join(str(error).split())[:160]
    return "ok"


def with_value(value, dtype=float):
    changed = X.astype(dtype)
    changed[3, 2] = value
    return changed


def probes(target):
    one = RNG.rand(ROWS)
    y = target
    other_rows = target[:-1]
    nan_y = NUMBERS.copy()
    nan_y[2] = np.nan
    return {
        "plain": (X, y), "none": (X, None), "numbers": (X, NUMBERS), "classes": (X, CLASSES),
        "words": (X, np.array(["a", "b", "c"] * (ROWS // 3), dtype=object)),
        "multi_numbers": (X, np.c_[NUMBERS, NUMBERS]), "multi_classes": (X, np.c_[CLASSES, CLASSES[::-1]]),
        "one_class": (X, np.zeros(ROWS, dtype=int)), "objects": (X, CLASSES.astype(object)),
        "nan": (with_value(np.nan), y), "inf": (with_value(np.inf), y), "text": (with_value("a", object), y),
        "number_text": (X.astype(object).astype(str).astype(object), y), "negative": (X - 3, y),
        "one_dim": (one, y), "series": (pd.Series(one), y), "three_dim": (RNG.rand(ROWS, 2, 2), y),
        "empty": (X[:0], y[:0]), "no_columns": (X[:, :0], y), "lengths": (X, other_rows),
        "y_nan": (X, nan_y), "y_negative": (X, -NUMBERS), "one_row": (X[:1], y[:1]),
        "mixed_names": (pd.DataFrame(X, columns=["a", "b", "c", "d", 4]), y),
        "category": (pd.DataFrame(X).assign(q=pd.Categorical(["u", "v"] * (ROWS // 2))).rename(columns=str), y),
        "dates": (pd.DataFrame({"a": pd.date_range("2020-01-01", periods=ROWS)}), y),
        "labels": (CLASSES, None), "labels_words": (np.array(["a", "b"] * (ROWS // 2)), None),
    }


def probe_fit(cls, target):
    answers = {}
    for name, (data, y) in probes(target).items():
        if name.startswith("labels"):
            answers[name] = outcome(lambda: make(cls).fit(data))
        else:
            answers[name] = outcome(lambda: make(cls).fit(data, y))
    return answers


def probe_methods(cls, target):
    answers = {}
    names = ["p", "q", "r", "s", "t"]
    frame = pd.DataFrame(X, columns=names)
    try:
        models = {False: make(cls).fit(X, target), True: make(cls).fit(frame, target)}
    except Exception as error:
        models = {False: error, True: error}
    for method in DATA_METHODS:
        if not hasattr(cls, method) or method.startswith("fit_"):
            continue
        y = (target,) if method == "score" else ()

        def call(data, fitted_on=None):
            model = models[fitted_on is frame]
            if isinstance(model, Exception):
                raise model
            y = (target[: len(data)],) if method == "score" else ()
            return getattr(model, method)(data, *y)

        def unfitted():
            getattr(make(cls), method)(X, *y)

        found = {"unfitted": outcome(unfitted), "plain": outcome(lambda: call(X)),
                 "narrow": outcome(lambda: call(X[:, :3])), "nan": outcome(lambda: call(with_value(np.nan))),
                 "inf": outcome(lambda: call(with_value(np.inf))),
                 "text": outcome(lambda: call(with_value("a", object))), "one_dim": outcome(lambda: call(X[0])),
                 "empty": outcome(lambda: call(X[:0])), "three_dim": outcome(lambda: call(RNG.rand(4, 5, 1))),
                 "renamed": outcome(lambda: call(frame.rename(columns={"p": "z"}), frame)),
                 "reordered": outcome(lambda: call(frame[names[::-1]], frame)),
                 "narrow_frame": outcome(lambda: call(frame[names[:3]], frame)),
                 "wide_frame": outcome(lambda: call(frame.assign(z=1.0), frame))}
        try:
            result = call(X[:7]) if method != "score" else None
            found["shape"] = list(result.shape) if hasattr(result, "shape") else type(result).__name__
            found["sparse"] = hasattr(result, "tocsr")
        except Exception:
            found["shape"] = None
        answers[method] = found
    return answers


def fitted_attributes(cls, target):
    try:
        model = make(cls).fit(pd.DataFrame(X, columns=list("pqrst")), target)
    except Exception:
        try:
            model = make(cls).fit(X, target)
        except Exception:
            return {}
    own = {n for n in dir(model) if n.endswith("_") and not n.startswith("_")}
    shapes = {}
    for name in sorted(own):
        try:
            value = getattr(model, name)
        except Exception:
            continue
        shapes[name] = list(value.shape) if isinstance(value, np.ndarray) else type(value).__name__
    return shapes


def possible_attributes(cls):
    """Names that some code of the class assigns on self, or that its documentation lists as attributes."""
    found = set()
    for base in cls.__mro__[:-1]:
        try:
            source = inspect.getsource(base)
        except (OSError, TypeError):
            continue
        found.update(re.findall(r"self\.([a-zA-Z]\w*)\b[^=\n]*=[^=]", source))
        found.update(re.findall(r"setattr\(self, .(\w+).,", source))
    section = re.search(r"Attributes\n\s*-+\n(.*?)(\n\s*(See Also|Notes|References|Examples)\n|$)", cls.__doc__ or "", re.S)
    for name in re.findall(r"^    (\w+_) :", section.group(1) if section else "", re.M):
        found.add(name)
    return sorted(n for n in found if not n.startswith("_"))


def public_module(cls):
    parts = cls.__module__.split(".")
    for end in range(2, len(parts) + 1):
        if parts[end - 1].startswith("_"):
            return ".".join(parts[: end - 1])
    return cls.__module__


def tags(cls):
    found = []
    for mixin in ("ClassifierMixin", "RegressorMixin", "ClusterMixin", "TransformerMixin", "OutlierMixin",
                  "SelectorMixin", "LinearClassifierMixin"):
        if any(base.__name__ == mixin for base in cls.__mro__):
            found.append(mixin)
    return found


def estimator(cls):
    kinds = tags(cls)
    target = NUMBERS if "RegressorMixin" in kinds else CLASSES
    public = [n for n in dir(cls) if not n.startswith("_")]
    names = {n for n in public if callable(getattr(cls, n, None))} | set(public)
    methods = {n: signature(getattr(cls, n)) for n in sorted(names) if inspect.isfunction(getattr(cls, n, None))}
    return {"module": cls.__module__, "public": public_module(cls), "kinds": kinds, "parameters": parameters(cls),
            "methods": methods, "names": sorted(names), "fitted": fitted_attributes(cls, target),
            "assigned": possible_attributes(cls),
            "fit": probe_fit(cls, target), "calls": probe_methods(cls, target),
            "bases": [b.__name__ for b in cls.__mro__[1:-1]]}


def main():
    if "--parameters" in sys.argv:
        # Only what needs no fit: a few seconds.
        found = {name: {"parameters": parameters(cls)} for name, cls in all_estimators()}
        json.dump({"version": sklearn.__version__, "estimators": found}, sys.stdout)
        return
    from sklearn.experimental import enable_halving_search_cv, enable_iterative_imputer  # noqa: F401
    found = {name: estimator(cls) for name, cls in all_estimators()}
    json.dump({"version": sklearn.__version__, "estimators": found}, sys.stdout)


main()
