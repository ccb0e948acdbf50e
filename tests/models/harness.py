"""Runs the same source under the real library and under its model, in CPython, and compares.

A case is source text: statements, of which the last may be an expression. Its names (`np`, `pd`, …)
are bound to the real modules on one side and to `models.*` on the other; Python's own values are
native on both. What may come of it:

    value      both return, and everything that the model claims is so
    raises     both raise the same exception type
    unknown    the model does not say
    gap        the real library raises, the model does not: a crash that will be missed
    mistype    both raise, of different types
    bug        the model raises what the library does not, or claims what is not so
"""

import ast
import collections
import importlib
import os
import re
import sys
import warnings

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", ".."))

from models.crane import Many, Undecided, Unknown  # noqa: E402

#: Names that cases may use, and the modules behind them.
NAMES = {
    "np": "numpy", "pd": "pandas", "sklearn": "sklearn", "torch": "torch", "plt": "matplotlib.pyplot",
    "sns": "seaborn", "scipy": "scipy", "tf": "tensorflow", "keras": "keras",
}

#: Functions `(value) -> dict of claims, or None`, tried in order; libraries' tests add theirs in front.
#: The real value and the model's give the same keys; a claim that is unknown is left out.
DESCRIBERS = []

#: What CPython says where a special method gives an unknown value, which it cannot pass on.
UNSAYABLE = re.compile(r"returned non-\w+ \(type Unknown\)|returned Unknown|not '?Unknown|should return an integer|'Unknown' object")

Outcome = collections.namedtuple("Outcome", "kind api source detail")


def is_unknown(value):
    return isinstance(value, (Unknown, Many))


def describe(value):
    """What is known of a value: a dict of comparable claims."""
    for describer in DESCRIBERS:
        claims = describer(value)
        if claims is not None:
            return claims
    if is_unknown(value):
        kind = getattr(value, "kind", None)
        return {"type": kind.__name__} if isinstance(kind, type) else {}
    if isinstance(value, (list, tuple)):
        claims = {"type": type(value).__name__, "len": len(value)}
        for number, item in enumerate(value):
            for key, claim in describe(item).items():
                claims[f"[{number}].{key}"] = claim
        return claims
    if isinstance(value, dict):
        return {"type": "dict", "keys": [k for k in value if not is_unknown(k)]}
    if value is None or isinstance(value, (bool, int, float, complex, str, bytes)):
        return {"type": type(value).__name__, "value": value}
    return {}


def same(a, b):
    if isinstance(a, (tuple, list)) and isinstance(b, (tuple, list)):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b))
    if is_unknown(a) or is_unknown(b):
        return True
    if isinstance(a, float) and isinstance(b, (int, float)):
        return a == b or (a != a and b != b) or abs(a - b) <= 1e-9 * max(abs(a), abs(b))
    try:
        return bool(a == b)
    except Exception:
        return False


def api_of(source):
    """The dotted name of the last call in the source, or the kind of the last expression."""
    tree = ast.parse(source)
    last = tree.body[-1]
    node = last.value if isinstance(last, (ast.Expr, ast.Assign, ast.AugAssign)) else last
    if isinstance(last, ast.AugAssign):
        return "augmented"
    if isinstance(last, ast.Assign) and isinstance(last.targets[0], ast.Subscript):
        return "setitem"
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func) if not isinstance(node.func, ast.Attribute) else _dotted(node.func)
        return name.split("(")[0]
    return type(node).__name__.lower()


def _dotted(node):
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if isinstance(node, ast.Name) and node.id in NAMES:
        parts.append(node.id)
    return ".".join(reversed(parts)) if len(parts) > 1 else "." + parts[0]


def run(source, names):
    """(value, None) or (None, exception) of the source's last expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    scope = dict(names)
    scope["__name__"] = "__main__"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            exec(compile(tree, "<case>", "exec"), scope)
            value = None
            if last is not None:
                value = eval(compile(ast.Expression(last.value), "<case>", "eval"), scope)
            return value, None
        except Exception as error:
            if isinstance(error, TypeError) and UNSAYABLE.search(str(error)):
                return Unknown(), None
            return None, error


def environment(source, models):
    used = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
    prefix = "models." if models else ""
    return {name: importlib.import_module(prefix + NAMES[name]) for name in used if name in NAMES}


def compare(source, api=None, real_names=(), model_names=()):
    """The Outcome of one case; the last arguments are dicts of more names, for each side."""
    api = api or api_of(source)
    real, real_error = run(source, {**environment(source, models=False), **dict(real_names)})
    model, model_error = run(source, {**environment(source, models=True), **dict(model_names)})
    if isinstance(model_error, Undecided):
        return Outcome("unknown", api, source, f"undecided: {model_error}")
    if model_error is not None:
        if real_error is None:
            return Outcome("bug", api, source, f"model raises {_say(model_error)}, really returns {_short(real)}")
        if type(model_error).__name__ != type(real_error).__name__:
            return Outcome("mistype", api, source, f"model raises {_say(model_error)}, really {_say(real_error)}")
        return Outcome("raises", api, source, f"{_say(model_error)} | {_say(real_error)}")
    if real_error is not None:
        return Outcome("gap", api, source, f"model returns {_short(model)}, really raises {_say(real_error)}")
    claims = describe(model)
    truth = describe(real)
    for key, claim in claims.items():
        if key in truth and not same(claim, truth[key]):
            return Outcome("bug", api, source, f"{key}: model {claim!r}, really {truth[key]!r}")
    return Outcome("value" if claims else "unknown", api, source, "")


def _say(error):
    return f"{type(error).__name__}: {str(error)[:150]}"


def _short(value):
    try:
        return f"{type(value).__name__} {str(value)[:80]!r}"
    except Exception:  # A model's text may be unknown.
        return type(value).__name__


def table(outcomes):
    """Counts an API, as text; recall is the crashes found of the crashes that are real."""
    kinds = ("value", "raises", "unknown", "gap", "mistype", "bug")
    counts = collections.defaultdict(collections.Counter)
    for outcome in outcomes:
        counts[outcome.api][outcome.kind] += 1
        counts["(all)"][outcome.kind] += 1
    lines = [f"{'API':32}" + "".join(f"{kind:>9}" for kind in kinds) + "   recall"]
    for api in sorted(counts):
        row = counts[api]
        crashes = row["raises"] + row["gap"] + row["mistype"]
        recall = f"{row['raises'] / crashes:9.2f}" if crashes else "        -"
        lines.append(f"{api:32}" + "".join(f"{row[kind]:9}" for kind in kinds) + recall)
    return "\n".join(lines)


def check(sources, show=False, real_names=(), model_names=(), strict=True):
    """Compares all; fails on bugs, and where `strict` on mistypes. Returns the outcomes."""
    outcomes = [compare(source, None, real_names, model_names) for source in sources]
    bugs = [o for o in outcomes if o.kind == "bug" or strict and o.kind == "mistype"]
    if show or bugs:
        print(table(outcomes))
    listing = "\n".join(f"{o.source!r}: {o.detail}" for o in bugs[:40])
    assert not bugs, f"{len(bugs)} of {len(outcomes)}:\n{listing}"
    return outcomes
