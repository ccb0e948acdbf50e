"""What a pandas value, real or of the model, is like: claims that the harness compares."""

from models.crane import known
from tests.models.harness import is_unknown


def describe_pandas(value):
    """Claims of a frame, series or index; None for anything else."""
    if is_unknown(value):
        return None
    if hasattr(value, "_pandas"):
        return {"DataFrame": model_frame, "Series": model_series, "Index": model_index}.get(value._pandas, nothing)(value)
    module = type(value).__module__
    if not module.startswith("pandas"):
        return None
    import pandas
    if isinstance(value, pandas.DataFrame):
        return real_frame(value)
    if isinstance(value, pandas.Series):
        return real_series(value)
    if isinstance(value, pandas.Index):
        return real_index(value)
    return {}


def nothing(value):
    return {}


def known_only(claims):
    return {key: claim for key, claim in claims.items()
            if not is_unknown(claim) and not (isinstance(claim, (tuple, list)) and any(is_unknown(c) for c in claim))}


def model_facts(f, prefix):
    claims = {prefix + "dtype": f.dtype, prefix + "nan": f.nan, prefix + "inf": f.inf}
    if f.attained is True:
        claims[prefix + "low"] = f.low
        claims[prefix + "high"] = f.high
    if known(f.labels) and known(f.unique):
        claims[prefix + "labels"] = sorted(map(repr, f.labels))
    claims[prefix + "unique"] = f.unique
    if known(f.kinds):
        claims[prefix + "kinds"] = sorted(f.kinds)
    for name, text in (("int", f.int_text), ("float", f.float_text)):
        if known(text):
            claims[prefix + name] = text if text != "some" else "not all"
    return claims


def parses(text, convert):
    try:
        convert(text)
    except ValueError:
        return False
    return True


def real_facts(series, prefix):
    import pandas
    claims = {prefix + "dtype": str(series.dtype)}
    try:
        claims[prefix + "nan"] = bool(series.isna().any())
        some = series.dropna()
        claims[prefix + "unique"] = int(some.nunique())
    except TypeError:
        return claims
    if pandas.api.types.is_numeric_dtype(series.dtype) and not isinstance(series.dtype, pandas.CategoricalDtype):
        values = some.astype(object)
        claims[prefix + "inf"] = any(v in (float("inf"), float("-inf")) for v in values)
        if len(values):
            claims[prefix + "low"], claims[prefix + "high"] = min(values), max(values)
    else:
        claims[prefix + "inf"] = False
    claims[prefix + "labels"] = sorted(map(repr, set(some.astype(object))))
    if len(series):
        claims[prefix + "kinds"] = sorted({type(v).__name__ for v in series.astype(object)})
    texts = [v for v in some if isinstance(v, str)]
    for name, convert in (("int", int), ("float", float)):
        good = [parses(t, convert) for t in texts]
        claims[prefix + name] = Text("all" if all(good) else "some" if any(good) else "none", bool(texts))
    return claims


class Text:
    """How many of some texts parse; agrees with what a model may say of it."""

    def __init__(self, state, any_text):
        self.state = state
        self.any_text = any_text

    def __eq__(self, claim):
        if not self.any_text:
            return claim in ("all", "none")
        return claim == self.state or (claim == "not all" and self.state != "all")

    def __repr__(self):
        return self.state


def model_series(s):
    claims = {"type": "Series", "rows": s._rows(), "name": s._name if not isinstance(s._name, tuple) else list(s._name)}
    claims.update(model_facts(s._facts, ""))
    claims.update(model_labels(s._index))
    return known_only(claims)


def real_series(s):
    claims = {"type": "Series", "rows": len(s), "name": s.name if not isinstance(s.name, tuple) else list(s.name)}
    claims.update(real_facts(s, ""))
    claims.update(real_labels(s.index))
    return claims


def model_labels(index):
    claims = {"index rows": index._length, "index names": index._level_names()}
    labels = index._labels_in_order()
    if known(labels):
        claims["index labels"] = labels
    for label in range(-1, 12):
        claims["has %r" % label] = index._contains(label)
    for label in ("a", "b", "x", "zz"):
        claims["has %r" % label] = index._contains(label)
    return claims


def real_labels(index):
    claims = {"index rows": len(index), "index names": list(index.names), "index labels": index.tolist()}
    for label in list(range(-1, 12)) + ["a", "b", "x", "zz"]:
        claims["has %r" % label] = label in index
    return claims


def model_frame(frame):
    claims = {"type": "DataFrame", "rows": frame._rows(), "columns": frame._names()}
    for name in ("a", "b", "c", "zz", 0, 1, "index", "count"):
        claims["column %r" % name] = frame._has(name)
    if frame._s.double is False:
        for name in frame._s.cols:
            if frame._has(name) is True:
                claims.update(model_facts(frame._column(name), "%r " % (name,)))
    claims.update(model_labels(frame._s.index))
    return known_only(claims)


def real_frame(frame):
    claims = {"type": "DataFrame", "rows": len(frame), "columns": frame.columns.tolist()}
    for name in ("a", "b", "c", "zz", 0, 1, "index", "count"):
        claims["column %r" % name] = name in frame.columns
    if frame.columns.is_unique:
        for name in frame.columns:
            if frame.columns.nlevels == 1:
                claims.update(real_facts(frame[name], "%r " % (name,)))
    claims.update(real_labels(frame.index))
    return claims


def model_index(index):
    claims = {"rows": index._length}
    claims.update(model_labels(index))
    return known_only(claims)


def real_index(index):
    claims = {"rows": len(index)}
    claims.update(real_labels(index))
    return claims
