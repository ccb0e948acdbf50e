"""Writes the classes of `models/sklearn/<module>.py` from dumps of several versions of scikit-learn.

    python scripts/dump_sklearn.py > 1.2.json      # once with each version's Python
    python scripts/make_sklearn_models.py 1.2.json 1.4.json …

A module with hand-written parts keeps them in `_<something>.py`; EXTRA names what is imported from them.
"""

import json
import keyword
import os
import sys

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "models", "sklearn")

#: Hand-written bases, by class: (file, class).
FAMILIES = {
    "LabelEncoder": ("_encoders", "Labels"), "LabelBinarizer": ("_encoders", "Binarized"),
    "MultiLabelBinarizer": ("_encoders", "MultiLabels"), "OneHotEncoder": ("_encoders", "OneHot"),
    "OrdinalEncoder": ("_encoders", "Ordinal"), "TargetEncoder": ("_encoders", "Encoder"),
    "SimpleImputer": ("_imputers", "Simple"), "KNNImputer": ("_imputers", "Imputer"),
    "IterativeImputer": ("_imputers", "Imputer"),
    "Pipeline": ("_pipelines", "Steps"), "FeatureUnion": ("_pipelines", "Union"),
    "ColumnTransformer": ("_columns", "Columns"),
    "GridSearchCV": ("_search", "Search"), "RandomizedSearchCV": ("_search", "Search"),
    "HalvingGridSearchCV": ("_search", "Search"), "HalvingRandomSearchCV": ("_search", "Search"),
    "LogisticRegression": ("_linear", "Logistic"), "LogisticRegressionCV": ("_linear", "LinearClassifier"),
    "LinearSVC": ("_svm", "LinearMachine"), "SGDClassifier": ("_linear", "Descent"),
    "LinearRegression": ("_linear", "LinearRegressor"), "Ridge": ("_linear", "LinearRegressor"),
    "Lasso": ("_linear", "LinearRegressor"), "ElasticNet": ("_linear", "LinearRegressor"),
    "RidgeCV": ("_linear", "LinearRegressor"),
    "SVC": ("_svm", "Machine"), "NuSVC": ("_svm", "Machine"), "SVR": ("_svm", "RegressionMachine"),
    "NuSVR": ("_svm", "RegressionMachine"), "OneClassSVM": ("_svm", "OneClassMachine"),
    "PCA": ("_projections", "Components"), "TruncatedSVD": ("_projections", "Projection"),
    "FastICA": ("_projections", "Projection"), "NMF": ("_projections", "Projection"),
    "KernelPCA": ("_projections", "Projection"), "SparsePCA": ("_projections", "Projection"),
    "FactorAnalysis": ("_projections", "Projection"), "IncrementalPCA": ("_projections", "Projection"),
    "TSNE": ("_projections", "Embedding"), "MDS": ("_projections", "Embedding"),
    "Isomap": ("_projections", "Projection"), "LocallyLinearEmbedding": ("_projections", "Projection"),
    "KNeighborsClassifier": ("_nearest", "NearestClassifier"),
    "KNeighborsRegressor": ("_nearest", "NearestRegressor"), "NearestNeighbors": ("_nearest", "Nearest"),
    "CountVectorizer": ("_text", "Counts"), "TfidfVectorizer": ("_text", "Counts"),
    "HashingVectorizer": ("_text", "Hashes"), "DictVectorizer": ("_text", "Hashes"),
    "FeatureHasher": ("_text", "Hashes"), "PolynomialFeatures": ("_polynomials", "Polynomials"),
    "FunctionTransformer": ("_polynomials", "Function"), "SelectKBest": ("_selectors", "Best"),
}

#: Hand-written names that a generated module also has.
EXTRA = {
    "preprocessing": "from models.sklearn._scaling import (add_dummy_feature, binarize, label_binarize, maxabs_scale,\n"
                     "    minmax_scale, normalize, power_transform, quantile_transform, robust_scale, scale)\n",
    "pipeline": "from models.sklearn._pipelines import make_pipeline, make_union\n",
    "compose": "from models.sklearn._columns import make_column_selector, make_column_transformer\n",
    "model_selection": "from models.sklearn._split import (GroupKFold, GroupShuffleSplit, KFold, LeaveOneGroupOut, "
                       "LeaveOneOut,\n    LeavePOut, PredefinedSplit, RepeatedKFold, RepeatedStratifiedKFold, "
                       "ShuffleSplit, StratifiedGroupKFold,\n    StratifiedKFold, StratifiedShuffleSplit, "
                       "TimeSeriesSplit, train_test_split)\n"
                       "from models.sklearn._validation import (cross_val_predict, cross_val_score, cross_validate, "
                       "learning_curve,\n    permutation_test_score, validation_curve)\n"
                       "from models.sklearn._search import ParameterGrid\n",
    "linear_model": "",
}

#: Modules that have submodules with estimators.
PACKAGES = ("feature_extraction",)

#: Methods that a family does not have for all its classes: functions of `_families`.
OPTIONAL = ("predict_proba", "predict_log_proba", "decision_function", "inverse_transform", "get_feature_names_out",
            "get_support", "score_samples")
ALWAYS = ("get_params", "set_params", "fit") + OPTIONAL

PLAIN = ("none", "nan", "inf", "text", "negative", "one_dim", "three_dim", "empty", "no_columns", "lengths", "y_nan",
         "one_class", "mixed_names", "category")
STARTS = {
    "nan": ("ValueError: Input X contains NaN", "ValueError: Input contains NaN"),
    "inf": ("ValueError: Input X contains infinity", "ValueError: Input contains infinity"),
    "text": ("ValueError: could not convert string", "ValueError: dtype='numeric'"),
    "category": ("ValueError: could not convert string",),
    "negative": ("ValueError: Negative values",), "one_dim": ("ValueError: Expected 2D",),
    "three_dim": ("ValueError: Found array with dim 3",), "empty": ("ValueError: Found array with 0 sample",),
    "no_columns": ("ValueError: Found array with 0 feature", "ValueError: at least one array or dtype"),
    "lengths": ("ValueError",), "y_nan": ("ValueError: Input y contains NaN", "ValueError: Input contains NaN"),
    "one_class": ("ValueError",), "mixed_names": ("TypeError: Feature names are only",), "none": ("ValueError",),
}
#: Families that write all their methods themselves.
OWN_METHODS = ("Labels", "Binarized", "MultiLabels", "Steps", "Union", "Columns", "Search", "Counts", "Hashes", "Embedding")
WRITTEN = ("fit", "predict", "predict_proba", "transform", "fit_transform", "fit_predict", "score", "partial_fit",
           "inverse_transform")
FAMILY_SIGNATURES = {
    "Predictor": {"fit": "X, y", "predict": "X", "score": "X, y, sample_weight=None"},
    "Transformer": {"fit": "X, y=None", "transform": "X", "fit_transform": "X, y=None"},
    "Clusterer": {"fit": "X, y=None", "fit_predict": "X, y=None"},
    "Outliers": {"fit": "X, y=None", "fit_predict": "X, y=None"},
    "Estimator": {"fit": "X, y=None"},
}


def version_key(text):
    return [int(p) for p in text.split(".")[:2]]


def family_of(name, info):
    if name in FAMILIES:
        return FAMILIES[name]
    kinds = info["kinds"]
    if "SelectorMixin" in kinds:
        return "_families", "Selector"
    if "ClassifierMixin" in kinds:
        return ("_linear", "LinearClassifier") if "LinearClassifierMixin" in kinds else ("_families", "Classifier")
    if "RegressorMixin" in kinds:
        return "_families", "Regressor"
    if "ClusterMixin" in kinds:
        return "_families", "ClusterTransformer" if "TransformerMixin" in kinds else "Clusterer"
    if "OutlierMixin" in kinds:
        return "_families", "Outliers"
    if "TransformerMixin" in kinds:
        return "_families", "Transformer"
    return "_estimator", "Estimator"


def default_text(text):
    if text.startswith("np.float64("):
        text = text[len("np.float64("):-1]
    return {"OTHER": "Other", "REQUIRED": "Required", "-INFINITE": "-INFINITE"}.get(text, text)


def entry_text(parameter):
    name, default, rules, _ = parameter
    rule = "None" if rules is None else "[" + ", ".join(rules) + "]"
    rule = rule.replace("-inf", "-INFINITE").replace(", inf", ", INFINITE")
    default = "OTHER" if default not in ("INFINITE", "-INFINITE") and ("inf)" in default or "inf," in default) else default
    return f"({default_text(default)}, {rule})"


def table_of(info):
    return {p[0]: entry_text(p) for p in info["parameters"]}


def wrapped(items, indent, opening, closing):
    """Items over lines of at most 118 characters."""
    lines = [" " * indent + opening]
    inner = " " * (indent + 4)
    current = inner
    for item in items:
        piece = item + ", "
        if len(current) + len(piece) > 118 and current.strip():
            lines.append(current.rstrip())
            current = inner
        current += piece
    if current.strip():
        lines.append(current.rstrip())
    lines.append(" " * indent + closing)
    return "\n".join(lines)


def words_text(name, words):
    """A string of words, over lines."""
    lines, current = [], " "
    for word in words:
        if len(current) + len(word) > 100:
            lines.append(current)
            current = ""
        current += word + " "
    lines.append(current)
    if len(lines) == 1:
        return f"    {name} = {lines[0]!r}\n".replace("'", '"')
    return f"    {name} = (" + "\n               ".join(repr(line).replace("'", '"') for line in lines) + ")\n"


def fit_flags(info):
    answers = info["fit"]
    if answers["plain"] != "ok":
        return None
    found = [k for k in PLAIN if answers.get(k, "ok").startswith(STARTS[k])]
    regressor = "RegressorMixin" in info["kinds"]
    if answers["numbers"].startswith("ValueError: Unknown label type"):
        found.append("classes")
    multi = answers["multi_numbers" if regressor else "multi_classes"]
    if multi.startswith("ValueError: y should be a 1d array"):
        found.append("multi_output")
    if regressor and answers["words"].startswith("ValueError: could not convert"):
        found.append("words")
    return found


def call_flags(answers):
    if answers["plain"] != "ok":
        return None
    found = []
    if answers["unfitted"].startswith("NotFittedError"):
        found.append("unfitted")
    if answers["narrow"].startswith("ValueError: X has 3 features"):
        found.append("narrow")
    if all(answers[k].startswith("ValueError: The feature names") for k in ("renamed", "reordered", "narrow_frame")):
        found.append("renamed")
    return found + [k for k in ("nan", "inf", "text", "one_dim", "empty", "three_dim") if answers[k].startswith(STARTS[k])]


def agreed(per_version):
    """(flags of all versions, {flag: version that accepts it})."""
    versions = [(v, f) for v, f in per_version if f is not None]
    if not versions:
        return [], {}
    always = [f for f in versions[0][1] if all(f in flags for _, flags in versions)]
    until = {}
    for flag in versions[0][1]:
        if flag in always:
            continue
        without = [v for v, flags in versions if flag not in flags]
        first = min(without, key=version_key)
        if all(flag not in flags for v, flags in versions if version_key(v) >= version_key(first)):
            until[flag] = first
    return always, until


def signature_text(signatures):
    """The widest of several versions' signatures, or None where they do not agree."""
    newest = signatures[-1]
    if newest is None or any(s is None for s in signatures):
        return None
    names = [p[0] for p in newest]
    parts = list(newest)
    for other in signatures[:-1]:
        for number, part in enumerate(other):
            if part[0] not in names:
                parts.append([part[0], "KEYWORD_ONLY", True, "None"] if part[1] in (
                    "KEYWORD_ONLY", "POSITIONAL_OR_KEYWORD") and part[2] else part)
                names.append(part[0])
                if part[1] == "POSITIONAL_OR_KEYWORD":
                    return None
    order = {"POSITIONAL_ONLY": 0, "POSITIONAL_OR_KEYWORD": 1, "VAR_POSITIONAL": 2, "KEYWORD_ONLY": 3, "VAR_KEYWORD": 4}
    parts.sort(key=lambda p: order[p[1]])
    texts, star = [], False
    for name, kind, has_default, default in parts:
        if kind == "VAR_POSITIONAL":
            texts.append("*" + name)
            star = True
        elif kind == "VAR_KEYWORD":
            if not any(t.startswith("**") for t in texts):
                texts.append("**" + name)
        else:
            if kind == "KEYWORD_ONLY" and not star:
                texts.append("*")
                star = True
            value = default if default not in ("OTHER", "REQUIRED", None) else "None"
            texts.append(name + (f"={value}" if has_default else ""))
    return ", ".join(texts)


def family_signature(family, method):
    chain = {"Classifier": "Predictor", "Regressor": "Predictor", "LinearClassifier": "Predictor",
             "LinearRegressor": "Predictor", "Selector": "Transformer", "ClusterTransformer": "Clusterer",
             "Projection": "Transformer", "NearestClassifier": "Predictor", "NearestRegressor": "Predictor",
             "Machine": "Predictor", "RegressionMachine": "Predictor", "Logistic": "Predictor",
             "LinearMachine": "Predictor", "Descent": "Predictor", "Components": "Transformer",
             "OneClassMachine": "Outliers", "Best": "Transformer", "Imputer": "Transformer",
             "Simple": "Transformer", "Polynomials": "Transformer"}.get(family, family)
    return FAMILY_SIGNATURES.get(chain, {}).get(method)


def method_text(name, family, method, signature):
    own = family_signature(family, method)
    if signature is None or own == signature:
        return ""
    has_family = own is not None
    parts = [p.strip() for p in signature.split(", ") if p.strip() != "*"]
    bare = [p.split("=")[0] for p in parts]
    if not bare or bare[0].startswith("*"):
        return ""
    X = bare[0]
    y = bare[1] if len(bare) > 1 and bare[1] in ("y", "Y", "yt") else "None"
    head = f"\n    def {method}(self, {signature}):\n"
    if method == "fit":
        return head + f"        return self._fit({X}, {y})\n"
    if method == "partial_fit":
        return head + f"        return self._partial_fit({X}, {y})\n"
    if not has_family:
        return ""
    extras = [b for b in bare if b.startswith("return_")]
    call = f"super().{method}({X}" + (f", {y})" if y != "None" or method in ("score",) else ")")
    if extras:
        return head + f"        return unknown() if {' or '.join(extras)} else {call}\n"
    return head + f"        return {call}\n"


def class_text(name, dumps, family):
    """The source of one class. `dumps`: [(version, info)], oldest first."""
    newest = dumps[-1][1]
    out = [f"\n\nclass {name}({family[0]}.{family[1]}):\n"]
    real = sorted({info["module"] + "." + name for _, info in dumps})
    out.append(f"    __real__ = {real[0]!r}\n".replace("'", '"') if len(real) == 1 else
               "    __real__ = (" + ", ".join(f'"{r}"' for r in real) + ")\n")
    first = table_of(dumps[0][1])
    out.append(wrapped([f'"{k}": {v}' for k, v in first.items()], 4, "_parameters = {", "}") + "\n")
    out.append(changes_text(dumps, first))
    positional = max(sum(1 for p in info["parameters"] if not p[3]) for _, info in dumps)
    if positional:
        out.append(f"    _positional = {positional}\n")
    out.append(shape_text(newest))
    out.append(attributes_text(dumps, first))
    always, until = agreed([(v, fit_flags(i)) for v, i in dumps])
    out.append(words_text("_refuses", always))
    if until:
        out.append("    _refuses_until = {" + ", ".join(f'"{k}": "{v}"' for k, v in until.items()) + "}\n")
    out.append(calls_text(dumps))
    given = [m for m in OPTIONAL if all(m in i["methods"] for _, i in dumps) and family[1] not in OWN_METHODS
             and not (family[1] in ("Machine", "Descent") and m.startswith("predict_"))]
    out.extend(f"    {m} = _families.{m}\n" for m in given)
    if family[1] in ("Clusterer", "ClusterTransformer", "Outliers") and "predict" in newest["methods"]:
        out.append("    predict = _families.predict_labels\n")
    for method in WRITTEN:
        if method in newest["methods"] and method not in given and family[1] not in OWN_METHODS:
            sigs = [i["methods"][method] for _, i in dumps if method in i["methods"]]
            out.append(method_text(name, family[1], method, signature_text(sigs)))
    return "".join(out)


def shape_text(info):
    """What transform gives: the same shape, or as many rows."""
    found = info["calls"].get("transform", {})
    if any(base.endswith("OneToOneFeatureMixin") for base in info["bases"]) and not found.get("sparse"):
        return '    _shape = "same"\n'
    shape = found.get("shape")
    if isinstance(shape, list) and len(shape) == 2 and shape[0] == 7 and not found.get("sparse"):
        return '    _shape = "rows"\n'
    return ""


def changes_text(dumps, first):
    lines, table = [], first
    for version, info in dumps[1:]:
        now = table_of(info)
        changed = {k: v for k, v in now.items() if table.get(k) != v}
        changed.update({k: "None" for k in table if k not in now})
        if changed:
            items = ", ".join(f'"{k}": {v}' for k, v in changed.items())
            lines.append(f'"{version}": {{{items}}}')
        table = now
    return wrapped(lines, 4, "_changes = {", "}") + "\n" if lines else ""


def attributes_text(dumps, first):
    parameters = {p[0] for _, i in dumps for p in i["parameters"]}
    methods = {m for _, i in dumps for m in i["methods"]} - set(ALWAYS)
    everything = [set(i["fitted"]) | set(i.get("assigned", [])) | set(i["names"]) - set(i["methods"]) for _, i in dumps]
    fitted = sorted(set.intersection(*[set(i["fitted"]) for _, i in dumps if i["fitted"]] or [set()]) - parameters)
    maybe = sorted(set.union(*everything) - set(fitted) - parameters - methods - set(WRITTEN))
    maybe = [m for m in maybe if not keyword.iskeyword(m)]
    text = words_text("_methods", sorted(methods)) + words_text("_fitted", fitted)
    if maybe:
        text += words_text("_maybe", maybe)
    until = {}
    for attribute in sorted(set(maybe) | methods):
        have = [(v, attribute in e or attribute in i["methods"]) for (v, i), e in zip(dumps, everything)]
        if not have[-1][1]:
            until[attribute] = [v for n, (v, _) in enumerate(have) if not any(h for _, h in have[n:])][0]
    if until and len(dumps) > 1:
        items = [f'"{k}": "{v}"' for k, v in until.items()]
        text += wrapped(items, 4, "_until = {", "}") + "\n"
    return text


def calls_text(dumps):
    table = {}
    for method in dumps[-1][1]["calls"]:
        flags, _ = agreed([(v, call_flags(i["calls"][method])) for v, i in dumps if method in i["calls"]])
        table[method] = " ".join(flags)
    if not table:
        return ""
    common = max(set(table.values()), key=list(table.values()).count)
    items = [f'"": "{common}"'] + [f'"{m}": "{f}"' for m, f in table.items() if f != common]
    return wrapped(items, 4, "_calls = {", "}") + "\n"


def main():
    dumps = sorted([json.load(open(path)) for path in sys.argv[1:]], key=lambda d: version_key(d["version"]))
    names = sorted({n for d in dumps for n in d["estimators"]})
    modules = {}
    for name in names:
        found = [(".".join(d["version"].split(".")[:2]), d["estimators"][name]) for d in dumps if name in d["estimators"]]
        public = found[-1][1]["public"].removeprefix("sklearn.")
        family = family_of(name, found[-1][1])
        modules.setdefault(public, []).append((name, family, class_text(name, found, family)))
    for public, classes in modules.items():
        parts, lines = [[]], 0
        for entry in classes:
            if lines + entry[2].count("\n") > 430:
                parts.append([])
                lines = 0
            lines += entry[2].count("\n")
            parts[-1].append(entry)
        elsewhere = []
        for number, part in enumerate(parts[1:]):
            write(f"_{public}_{number + 2}", part, public)
            elsewhere.append((f"_{public}_{number + 2}", [name for name, _, _ in part]))
        write(public, parts[0], public, elsewhere)


def write(public, classes, shown, elsewhere=()):
    """One file; `elsewhere` names the classes that stand in further ones."""
    folder = os.path.join(HERE, *public.split(".")[: None if public in PACKAGES else -1])
    os.makedirs(folder, exist_ok=True)
    body = "".join(text for _, _, text in classes)
    files = sorted({family[0] for _, family, _ in classes} | ({"_families"} if "= _families." in body else set()))
    needed = [w for w in ("INFINITE", "NAN", "Other", "Required") if w in body]
    head = f'"""`sklearn.{shown}`. Classes written by scripts/make_sklearn_models.py from the real ones."""\n\n'
    if "unknown()" in body:
        head += "from models.crane import unknown\n"
    head += "from models.sklearn import " + ", ".join(files) + "\n"
    if needed:
        head += "from models.sklearn._estimator import " + ", ".join(needed) + "\n"
    for file, names in elsewhere:
        head += wrapped(names, 0, f"from models.sklearn.{file} import (", ")") + "\n"
    head += EXTRA.get(public, "") + "\n__pure__ = True\n"
    path = os.path.join(HERE, *public.split("."))
    path = os.path.join(path, "__init__.py") if public in PACKAGES else path + ".py"
    with open(path, "w") as file:
        file.write(head + body)


if __name__ == "__main__":
    main()
