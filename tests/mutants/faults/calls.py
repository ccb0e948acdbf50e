"""Calls: arguments that are missing, too many, swapped or of the wrong kind."""

import ast

from .cell import calls, fault


def _plain(node):
    return not any(isinstance(a, ast.Starred) for a in node.args)


@fault("extra-argument")
def extra_argument(cell):
    for number, node in enumerate(calls(cell)):
        if _plain(node) and not any(isinstance(a, ast.GeneratorExp) for a in node.args):
            last = node.args[-1] if node.args else None
            new = ("1", "None", "True", "'x'")[number % 4]
            if last is not None:
                end = cell.end(last)
                yield cell.splice(end, end, f", {new}")
            elif not node.keywords:
                yield cell.splice(cell.end(node) - 1, cell.end(node) - 1, new)


@fault("missing-argument")
def missing_argument(cell):
    for node in calls(cell):
        for number, argument in enumerate(node.args):
            if not _plain(node):
                continue
            if number + 1 < len(node.args):
                yield cell.splice(cell.start(argument), cell.start(node.args[number + 1]), "")
            elif number:
                yield cell.splice(cell.end(node.args[number - 1]), cell.end(argument), "")
            elif not node.keywords:
                yield cell.replace(argument, "")


@fault("missing-keyword")
def missing_keyword(cell):
    for node in calls(cell):
        items = node.args + node.keywords
        for number, keyword in enumerate(items):
            if isinstance(keyword, ast.keyword) and keyword.arg and number:
                yield cell.splice(cell.end(items[number - 1]), cell.end(keyword), "")


@fault("swapped-arguments")
def swapped_arguments(cell):
    for node in calls(cell):
        if len(node.args) >= 2 and _plain(node):
            first, second = node.args[:2]
            between = cell.source[cell.end(first):cell.start(second)]
            yield cell.splice(cell.start(first), cell.end(second), cell.text(second) + between + cell.text(first))


@fault("keyword-as-positional")
def keyword_as_positional(cell):
    for node in calls(cell):
        if node.keywords and node.keywords[0].arg:
            first = node.keywords[0]
            yield cell.splice(cell.start(first), cell.start(first.value), "")


@fault("forgotten-call")
def forgotten_call(cell):
    """`df.mean` for `df.mean()`."""
    for node in calls(cell):
        if not node.args and not node.keywords:
            yield cell.replace(node, cell.text(node.func))


@fault("attribute-called")
def attribute_called(cell):
    """`df.shape()` for `df.shape`."""
    for node in cell.nodes(ast.Attribute):
        parent = cell.parents[node]
        if isinstance(node.ctx, ast.Load) and not isinstance(parent, ast.Attribute) and not (isinstance(parent, ast.Call) and parent.func is node):
            end = cell.end(node)
            if isinstance(parent, ast.Subscript) and node.attr in ("loc", "iloc", "at", "iat", "str"):
                continue
            yield cell.splice(end, end, "()")


@fault("none-for-object")
def none_for_object(cell):
    for node in calls(cell):
        for argument in node.args:
            if isinstance(argument, ast.Name):
                yield cell.replace(argument, "None")
        if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id in cell.variables:
            yield cell.replace(node.func.value, "None")


@fault("in-place-result")
def in_place_result(cell):
    """`df = df.drop(..., inplace=True)`, which gives None."""
    methods = ("drop", "rename", "sort_values", "reset_index", "set_index", "dropna", "fillna", "drop_duplicates", "sort_index", "query", "replace")
    for node in calls(cell):
        if isinstance(node.func, ast.Attribute) and node.func.attr in methods and not any(k.arg == "inplace" for k in node.keywords):
            end = cell.end(node) - 1
            comma = ", " if node.args or node.keywords else ""
            yield cell.splice(end, end, f"{comma}inplace=True", onward=True)
        elif isinstance(node.func, ast.Name) and node.func.id == "sorted" and len(node.args) == 1 and not node.keywords:
            yield cell.replace(node, f"{cell.text(node.args[0])}.sort()", onward=True)


@fault("part-for-whole")
def part_for_whole(cell):
    """One argument a row shorter than the others: lengths that do not match."""
    for node in calls(cell):
        if len(node.args) >= 2 and _plain(node):
            for argument in node.args[:2]:
                if isinstance(argument, (ast.Name, ast.Attribute)):
                    yield cell.splice(cell.end(argument), cell.end(argument), "[:-1]")
        for keyword in node.keywords:
            if isinstance(keyword.value, ast.Name) and keyword.arg not in ("data", "ax"):
                yield cell.splice(cell.end(keyword.value), cell.end(keyword.value), "[1:]")


@fault("transposed")
def transposed(cell):
    for node in calls(cell):
        for argument in node.args:
            if isinstance(argument, ast.Name) and argument.id in cell.variables:
                yield cell.splice(cell.end(argument), cell.end(argument), ".T")
    for node in cell.nodes(ast.BinOp):
        for side in (node.left, node.right):
            if isinstance(side, ast.Name) and side.id in cell.variables:
                yield cell.splice(cell.end(side), cell.end(side), ".T")
    for node in cell.nodes(ast.Attribute):
        if node.attr == "T":
            yield cell.splice(cell.end(node) - 2, cell.end(node), "")


@fault("as-text")
def as_text(cell):
    """Numbers that were read as text."""
    for node in calls(cell):
        for argument in node.args:
            if isinstance(argument, ast.Name) and argument.id in cell.variables:
                yield cell.splice(cell.end(argument), cell.end(argument), ".astype(str)")
    for node in cell.nodes(ast.BinOp):
        for side in (node.left, node.right):
            if isinstance(side, ast.Subscript):
                yield cell.splice(cell.end(side), cell.end(side), ".astype(str)")


@fault("one-dimensional")
def one_dimensional(cell):
    """One column where a table is wanted, or the other way round."""
    for node in cell.nodes(ast.Subscript):
        key = node.slice
        if isinstance(key, ast.List) and len(key.elts) == 1:
            yield cell.replace(key, cell.text(key.elts[0]))
        elif isinstance(key, ast.Constant) and isinstance(key.value, str) and isinstance(node.ctx, ast.Load):
            yield cell.replace(key, f"[{cell.text(key)}]")


@fault("fit-left-out")
def fit_left_out(cell):
    for node in calls(cell):
        if not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr == "fit":
            statement = cell.parents[node]
            if isinstance(statement, ast.Expr):
                edit = cell.without_line(statement)
                if edit:
                    yield edit
            else:
                yield cell.replace(node, cell.text(node.func.value), onward=True)
        elif node.func.attr == "fit_transform":
            end = cell.end(node.func)
            yield cell.splice(end - len("fit_transform"), end, "transform")
        elif node.func.attr in ("compile", "backward", "build"):
            statement = cell.parents[node]
            edit = isinstance(statement, ast.Expr) and cell.without_line(statement)
            if edit:
                yield edit
