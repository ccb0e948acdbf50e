"""Values: numbers, texts, indices and containers that are not what they should be."""

import ast

from .cell import calls, fault


def _numbers(cell):
    for node in cell.nodes(ast.Constant):
        if type(node.value) in (int, float):
            yield node


@fault("string-for-number")
def string_for_number(cell):
    for node in _numbers(cell):
        if not isinstance(cell.parents[node], (ast.Subscript, ast.Slice)):
            yield cell.replace(node, f'"{cell.text(node)}"')


@fault("number-for-string")
def number_for_string(cell):
    for node in cell.strings():
        yield cell.replace(node, "0")


@fault("number-for-object")
def number_for_object(cell):
    for node in calls(cell):
        for argument in node.args:
            if isinstance(argument, ast.Name) and argument.id in cell.variables:
                yield cell.replace(argument, "5")


@fault("wrong-axis")
def wrong_axis(cell):
    for node in calls(cell):
        for keyword in node.keywords:
            if keyword.arg in ("axis", "dim") and isinstance(keyword.value, ast.Constant):
                yield cell.replace(keyword.value, "0" if keyword.value.value != 0 else "1")
                yield cell.replace(keyword.value, "2")
        attribute = isinstance(node.func, ast.Attribute) and node.func.attr
        if attribute in ("sum", "mean", "max", "min", "argmax", "std", "drop", "cumsum", "any", "all") and not any(
                k.arg in ("axis", "dim") for k in node.keywords) and len(node.args) < 2:
            end = cell.end(node) - 1
            yield cell.splice(end, end, ", axis=1" if node.args or node.keywords else "axis=1")


@fault("wrong-index")
def wrong_index(cell):
    for node in _numbers(cell):
        parent = cell.parents[node]
        inside = isinstance(parent, ast.Subscript) or isinstance(parent, ast.Tuple) and isinstance(cell.parents.get(parent), ast.Subscript)
        if inside and type(node.value) is int:
            yield cell.replace(node, str(node.value + 1))
            yield cell.replace(node, str(node.value + 10))
            yield cell.replace(node, str(node.value + 1000))


@fault("off-by-one")
def off_by_one(cell):
    for node in calls(cell):
        if isinstance(node.func, ast.Name) and node.func.id == "range" and node.args:
            stop = node.args[0] if len(node.args) == 1 else node.args[1]
            yield cell.splice(cell.end(stop), cell.end(stop), " + 1")
            if len(node.args) == 1:
                yield cell.splice(cell.start(stop), cell.start(stop), "1, ")
            else:
                yield cell.splice(cell.end(stop), cell.end(stop), " - 1")


@fault("wrong-shape")
def wrong_shape(cell):
    """A number in a tuple, or in a call that takes sizes, one too large; or two of them swapped."""
    for node in cell.nodes(ast.Tuple):
        if node.elts and all(isinstance(e, ast.Constant) and type(e.value) is int for e in node.elts) and isinstance(node.ctx, ast.Load):
            yield cell.replace(node.elts[-1], str(node.elts[-1].value + 1))
            if len(node.elts) > 1 and node.elts[0].value != node.elts[1].value:
                first, second = node.elts[:2]
                yield cell.splice(cell.start(first), cell.end(second), f"{second.value}, {first.value}")
    for node in calls(cell):
        for argument in node.args:
            if isinstance(argument, ast.Constant) and type(argument.value) is int:
                yield cell.replace(argument, str(argument.value + 1))


@fault("wrong-number")
def wrong_number(cell):
    """A parameter that is negative, zero, a fraction, or far too large."""
    for node in calls(cell):
        for item in list(node.args) + [k.value for k in node.keywords]:
            if isinstance(item, ast.Constant) and type(item.value) in (int, float):
                yield cell.replace(item, f"-{cell.text(item)}")
                yield cell.replace(item, "0" if item.value else "-1")
                yield cell.replace(item, f"{item.value + 0.5}" if type(item.value) is int else "2")
                if type(item.value) is int and item.value < 100:
                    yield cell.replace(item, str(item.value + 1000))


@fault("forgotten-brackets")
def forgotten_brackets(cell):
    """`df["a", "b"]` for `df[["a", "b"]]`, and `f(a, b)` for `f([a, b])`."""
    for node in cell.nodes(ast.Subscript):
        if isinstance(node.slice, ast.List) and len(node.slice.elts) > 1:
            yield cell.replace(node.slice, cell.text(node.slice)[1:-1])
    for node in calls(cell):
        if len(node.args) == 1 and isinstance(node.args[0], (ast.List, ast.Tuple)) and len(node.args[0].elts) > 1:
            text = cell.text(node.args[0])
            if text[0] in "[(" and text[-1] in "])":
                yield cell.replace(node.args[0], text[1:-1])


@fault("parentheses-for-brackets")
def parentheses_for_brackets(cell):
    for node in cell.nodes(ast.Subscript):
        if isinstance(node.ctx, ast.Load) and not isinstance(node.slice, (ast.Slice, ast.Tuple)):
            start, end = cell.end(node.value), cell.end(node)
            text = cell.source[start:end]
            if text[:1] == "[" and text[-1:] == "]":
                yield cell.splice(start, end, "(" + text[1:-1] + ")")


@fault("and-for-ampersand")
def and_for_ampersand(cell):
    for node in cell.nodes(ast.BinOp):
        if isinstance(node.op, (ast.BitAnd, ast.BitOr)):
            word = "and" if isinstance(node.op, ast.BitAnd) else "or"
            between = cell.source[cell.end(node.left):cell.start(node.right)]
            for sign in "&|":
                if sign in between:
                    at = cell.end(node.left) + between.index(sign)
                    yield cell.splice(at, at + 1, word)


@fault("text-plus-number")
def text_plus_number(cell):
    for node in calls(cell):
        name = cell.text(node.func)
        if name == "str" and len(node.args) == 1:
            yield cell.replace(node, cell.text(node.args[0]))
        elif name == "print" and len(node.args) >= 2:
            first, second = node.args[:2]
            yield cell.splice(cell.end(first), cell.start(second), " + ")


@fault("column-dropped-before")
def column_dropped_before(cell):
    for node in cell.nodes(ast.Subscript):
        key = node.slice
        if isinstance(key, ast.Constant) and isinstance(key.value, str) and isinstance(node.value, ast.Name) and isinstance(node.ctx, ast.Load):
            frame = node.value.id
            if frame in cell.variables and isinstance(cell.parents[cell.statement(node)], ast.Module):
                yield cell.before(node, f"{frame} = {frame}.drop(columns=[{cell.text(key)}])")


@fault("wrong-dtype")
def wrong_dtype(cell):
    """Another type named in `dtype=` or `astype`, or a column turned into whole numbers."""
    swaps = {"int": "str", "float": "str", "str": "float", "'float32'": "int", '"float32"': "'int64'", "'category'": "float", '"category"': "float",
             "np.float32": "object", "np.int64": "object", "torch.float32": "torch.int64", "torch.long": "torch.float32", "torch.float": "torch.long"}
    for node in calls(cell):
        items = [k.value for k in node.keywords if k.arg == "dtype"]
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("astype", "to"):
            items += node.args[:1]
        for item in items:
            if cell.text(item) in swaps:
                yield cell.replace(item, swaps[cell.text(item)])
    for node in cell.nodes(ast.Subscript):
        if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str) and isinstance(node.ctx, ast.Load):
            yield cell.splice(cell.end(node), cell.end(node), ".astype(int)")
            yield cell.splice(cell.end(node), cell.end(node), ".astype(float)")
