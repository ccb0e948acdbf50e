"""How a run ended: the exception and the line of the cell."""

from . import looking


def exception_name(cls):
    """The name as a traceback's last line gives it, without the module.

    Of a private one, such as the parser's `_IncompleteInputError`, the nearest public ancestor's.
    """
    for ancestor in looking.mro(cls):
        name = looking.qualname(ancestor).rpartition(".")[2]
        if looking.module_of(ancestor) != "builtins" or not name.startswith("_"):
            return name
    return looking.qualname(cls)


def failing_line(error, filename):
    """The line of the cell, from 1, at which the exception left it; None where that cannot be said."""
    if SyntaxError in looking.mro(type(error)) and filename in (None, error.filename):
        return error.lineno if type(error.lineno) is int and error.lineno > 0 else None
    frame = error.__traceback__
    while frame is not None:
        code = frame.tb_frame.f_code
        # IPython 7.32 to 8.4 name a cell's code by its first line.
        if code.co_filename == filename and (code.co_name == "<module>" or code.co_name.startswith("<cell line")):
            return frame.tb_lineno
        frame = frame.tb_next
    return None
