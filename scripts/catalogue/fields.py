"""The constructor that `dataclass` makes of a class's fields."""

import ast

from .signatures import name_of


def fields_of(line):
    """Parameters as `signatures.parameters` gives them, of class definitions in the order of look-up; `None` if not known."""
    kinds = {}
    for node in reversed(line):
        decorator = next((d for d in node.decorator_list if name_of(d)[0] == "dataclass"), None)
        if decorator is None:
            # Fields of a base that is no dataclass do not count.
            continue
        keyword_only = False
        for keyword in decorator.keywords if isinstance(decorator, ast.Call) else ():
            if keyword.arg not in ("repr", "eq", "order", "unsafe_hash", "frozen", "slots", "kw_only"):
                return None
            if keyword.arg == "kw_only":
                if not isinstance(keyword.value, ast.Constant):
                    return None
                keyword_only = bool(keyword.value.value)
        compound = [part for part in node.body if isinstance(part, (ast.If, ast.Try, ast.For, ast.With))]
        if any(isinstance(inner, ast.AnnAssign) for part in compound for inner in ast.walk(part)):
            return None
        for part in node.body:
            if not isinstance(part, ast.AnnAssign) or not isinstance(part.target, ast.Name):
                continue
            annotation = ast.unparse(part.annotation)
            if "ClassVar" in annotation:
                continue
            if "KW_ONLY" in annotation:
                return None
            found = field(part.value)
            if found is None:
                return None
            if found == "none":
                kinds.pop(part.target.id, None)
                continue
            kinds[part.target.id] = (found, keyword_only)
    if any(name.startswith("__") for name in kinds):
        return None
    words = [name + found for name, (found, only) in kinds.items() if not only]
    needless = [word.endswith("=") for word in words]
    if needless != sorted(needless):
        return None
    last = [name + found for name, (found, only) in kinds.items() if only]
    return words + (["*"] + last if last else [])


def field(value):
    """`=` if it may be left out, nothing if not, `none` if the constructor does not take it; `None` if not known."""
    if value is None:
        return ""
    if not (isinstance(value, ast.Call) and name_of(value)[0] in ("field", "list_field", "mutable_field")):
        return "="
    if name_of(value)[0] != "field" or value.args:
        return None
    named = {keyword.arg: keyword.value for keyword in value.keywords}
    if None in named or "kw_only" in named:
        return None
    if "init" in named:
        if not isinstance(named["init"], ast.Constant):
            return None
        if not named["init"].value:
            return "none"
    return "=" if {"default", "default_factory"} & set(named) else ""
