"""Statements: left out, of an older text of the cell, or unpacked wrongly. Later cells run until one fails."""

import ast

from .cell import fault


@fault("deleted-statement")
def deleted_statement(cell):
    for node in cell.nodes(ast.Assign, ast.AugAssign):
        edit = cell.without_line(node)
        if edit:
            yield edit


@fault("missing-import")
def missing_import(cell):
    for node in cell.nodes(ast.Import, ast.ImportFrom):
        edit = cell.without_line(node)
        if edit:
            yield edit


@fault("missing-return")
def missing_return(cell):
    for node in cell.nodes(ast.Return):
        edit = cell.without_line(node)
        if edit:
            yield edit


@fault("renamed-assignment")
def renamed_assignment(cell):
    """The cell was edited to another name, the cells below still use the old one."""
    for node in cell.nodes(ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name) and isinstance(cell.parents[node], ast.Module):
                yield cell.replace(target, target.id + "_new", onward=True)
            elif isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Constant) and isinstance(target.slice.value, str):
                text = cell.text(target.slice)
                yield cell.replace(target.slice, text[:-1] + "_new" + text[-1], onward=True)


@fault("wrong-unpacking")
def wrong_unpacking(cell):
    for node in cell.nodes(ast.Assign):
        target = node.targets[0]
        if isinstance(target, ast.Tuple) and len(target.elts) >= 2:
            last = target.elts[-1]
            yield cell.splice(cell.end(last), cell.end(last), ", extra")
            if len(target.elts) > 2:
                yield cell.splice(cell.end(target.elts[-2]), cell.end(last), "")
    for node in cell.nodes(ast.For):
        if isinstance(node.target, ast.Tuple) and len(node.target.elts) == 2 and isinstance(node.iter, ast.Call):
            function = node.iter.func
            if isinstance(function, ast.Attribute) and function.attr == "items":
                yield cell.replace(node.iter, cell.text(function.value))
            elif isinstance(function, ast.Name) and function.id == "enumerate" and node.iter.args:
                yield cell.replace(node.iter, cell.text(node.iter.args[0]))
