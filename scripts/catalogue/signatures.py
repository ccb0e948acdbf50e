"""Parameters of a function definition as the catalogue writes them.

`a b= / c *! d= **`: names in order, `=` after those that may be left out, `/` and `*` as in Python,
`*!` for `*args`, `**` for `**kwargs`.
"""

import ast

from . import libraries as known


def name_of(node):
    """The last part of a decorator's name, and whether it is called."""
    called = isinstance(node, ast.Call)
    if called:
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr, called
    if isinstance(node, ast.Name):
        return node.id, called
    return None, called


def parameters(args, skip_first=False):
    """The parameters of `ast.arguments`; without the first for bound methods. `None`: not to be said."""
    positional = [(a.arg, "/") for a in args.posonlyargs] + [(a.arg, "") for a in args.args]
    needed = len(positional) - len(args.defaults)
    items = [(name, kind, i >= needed) for i, (name, kind) in enumerate(positional)]
    if skip_first:
        if items:
            items = items[1:]
        elif args.vararg is None:
            return None
    if any(a.arg.startswith("__") for a in args.posonlyargs + args.args + args.kwonlyargs):
        # In a class such a name is another one.
        return None
    words = []
    for i, (name, kind, optional) in enumerate(items):
        words.append(name + ("=" if optional else ""))
        if kind == "/" and (i + 1 == len(items) or items[i + 1][1] != "/"):
            words.append("/")
    if args.vararg:
        words.append("*!")
    elif args.kwonlyargs:
        words.append("*")
    for a, default in zip(args.kwonlyargs, args.kw_defaults):
        words.append(a.arg + ("=" if default is not None else ""))
    if args.kwarg:
        words.append("**")
    return words


def loosened(words):
    """The same, where keyword-only parameters may be given by position, and others may be left out."""
    if "*" in words:
        words = [word for word in words if word != "*"]
    return words


def with_keyword(words, name):
    if "**" in words or name in words or name + "=" in words:
        return words
    if "*" not in words and "*!" not in words:
        words = words + ["*"]
    return words + [name + "="]


def optional_all(words):
    return [word if word in ("/", "*", "*!", "**") or word.endswith("=") else word + "=" for word in words]


def decorated(words, decorators, extra_of=None):
    """What is left of the parameters after the decorators; `None` where one may change them."""
    for node in reversed(decorators):
        if words is None:
            return None
        name, called = name_of(node)
        if name in known.HARMLESS or name in ("staticmethod", "classmethod"):
            continue
        if name in known.MORE_POSITIONAL:
            words = loosened(words)
        elif name in known.MORE_KEYWORDS:
            if not called:
                return None
            given = list(node.args) + [keyword.value for keyword in node.keywords]
            constants = [a.value for a in given if isinstance(a, ast.Constant) and isinstance(a.value, str)]
            for constant in constants:
                if constant.isidentifier():
                    words = with_keyword(words, constant)
            # The new name may have been given by the old one.
            words = optional_all(words)
        elif name == "_preprocess_data":
            words = with_keyword(words, "data")
        elif name == "_copy_docstring_and_deprecators":
            if extra_of is None or not called or not extra_of(node):
                return None
        else:
            return None
    return words


def text(words):
    return None if words is None else " ".join(words)
