"""What class statements say: keywords, constructors, attributes that methods set, the order of bases."""

import ast
import collections

from . import libraries as known

# Bases of Python's own, which have the same public attributes in every version that matters.
BUILT_IN = {cls.__name__: cls for cls in (
    dict, list, tuple, set, frozenset, str, int, float, Exception, ValueError, TypeError, RuntimeError, KeyError,
    collections.OrderedDict, collections.Counter, collections.UserDict, collections.UserList, collections.defaultdict)}


def built_in_names(node):
    """Public attributes that a class has from bases of Python's own."""
    found = set()
    for base in node.bases:
        plain = base.value if isinstance(base, ast.Subscript) else base
        last = plain.attr if isinstance(plain, ast.Attribute) else plain.id if isinstance(plain, ast.Name) else ""
        if last in BUILT_IN:
            found.update(name for name in dir(BUILT_IN[last]) if not name.startswith("_"))
            found.update(("data",) if last in ("UserDict", "UserList") else ())
    return found


def plain_keyword(keyword):
    """Whether a keyword of a class statement changes neither attributes nor constructor."""
    if keyword.arg == "metaclass":
        return ast.unparse(keyword.value).rpartition(".")[2] in known.PLAIN_METACLASSES
    return keyword.arg in known.PLAIN_KEYWORDS


def defines_constructor(node):
    return any(isinstance(part, ast.FunctionDef) and part.name in ("__init__", "__new__") for part in ast.walk(node))


def instance_attributes(node):
    """`(names, any)`: what a class's methods set on their first argument, and whether by variable names."""
    names, anything = set(), False
    for method in node.body:
        stack = [method]
        if isinstance(method, (ast.If, ast.Try)):
            stack = [part for part in ast.walk(method) if isinstance(part, ast.FunctionDef)]
        for function in stack:
            if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)) or not function.args.args:
                continue
            this = function.args.args[0].arg
            for part in ast.walk(function):
                if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == this:
                    if isinstance(part.ctx, ast.Store):
                        names.add(part.attr)
                    elif part.attr == "__dict__":
                        anything |= True
                elif isinstance(part, ast.Call):
                    function_name = part.func.id if isinstance(part.func, ast.Name) else getattr(part.func, "attr", "")
                    if function_name in ("setattr", "__setattr__") and part.args:
                        on_this = isinstance(part.args[0], ast.Name) and part.args[0].id in (this, "self", "cls", "klass")
                        constant = part.args[1] if len(part.args) > 1 else None
                        if isinstance(constant, ast.Constant):
                            names.add(str(constant.value))
                        elif on_this or function_name == "__setattr__":
                            anything = True
                    elif function_name in ("vars", "locals") and part.args and isinstance(part.args[0], ast.Name) and part.args[0].id == this:
                        anything = True
    return names, anything


def merge(first, sequences):
    """C3 linearisation."""
    line = [first]
    sequences = [list(s) for s in sequences if s] + [[s[0] for s in sequences if s]]
    while any(sequences):
        sequences = [s for s in sequences if s]
        for sequence in sequences:
            head = sequence[0]
            if not any(head in other[1:] for other in sequences):
                break
        else:
            return None
        line.append(head)
        sequences = [[part for part in s if part != head] for s in sequences]
    return line
