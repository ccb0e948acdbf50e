"""What a saved output shows of a frame or series of which something is known already.

The facts are those of a summary (docs/snapshot.md), maybe without its type. What is known wins: `learn_…`
give False, and change nothing, where an output contradicts it.
"""

from models.crane import certain, known, unknown
from models.data import Facts
from models.pandas.core import is_label, no
from models.pandas.index import range_index
from models.pandas.summary import column_label, facts_from, index_from_summary


def rows_shown(summary):
    """The number of rows, from a shape or a length; unknown where none is shown."""
    structure = summary.get("structure", {})
    shape = structure.get("shape")
    rows = structure.get("length")
    part = structure.get("dimension")
    if part is not None and part[0] == 0:
        rows = part[1]
    if rows is None and shape is not None and len(shape) > 0:
        rows = shape[0]
    return unknown(int) if rows is None else rows


def learn_frame(frame, summary):
    state = frame._state()
    cols = frame._settled()
    rows = rows_shown(summary)
    width = width_shown(summary)
    if not known(cols) or no(state.rows == rows) or no(frame._width() == width):
        return False
    if len(summary.get("structure", {}).get("shape", [0, 0])) != 2:
        return False
    if not known(state.rows):
        state.rows = rows
    if known(width) and not known(frame._width()):
        state.width = width
    learn_index(state, summary, rows)
    parts = summary.get("columns")
    if parts is None or frame._nested() or certain(state.double):
        return True
    labels = [column_label(part.get("name")) for part in parts]
    names = [label for label in labels if known(label) and is_label(label)]
    theirs = set(names)
    if len(theirs) < len(names):
        return True
    whole = bool(summary.get("complete")) and len(names) == len(parts)
    mine = [name for name in cols if certain(name in cols)]
    if whole and (no(frame._width() == len(names)) or any([no(name in theirs) for name in mine])):
        return False
    if frame._full() and any([no(name in cols) for name in names]):
        return False
    if not all([fits(part, state.rows) for part in parts]):
        return False
    # Not a loop, which may be cut short and leave a part of the columns in doubt.
    new = {name: shown_column(frame, name, part, state.rows) for name, part in zip(labels, parts) if known(name) and is_label(name)}
    if not whole:
        new = {**new, **{name: frame._column(name) for name in mine if name not in theirs}}
    elif not frame._full():
        state.ordered = not summary.get("unordered")
    state.cols = new
    state.trust = "all"
    state.fresh = {}
    state.views = {}
    if whole:
        state.whole = True
    state.sure = True
    return True


def fits(part, rows):
    """Whether no more values of a column are counted than there are rows."""
    return "structure" not in part or not known(rows) or part["structure"]["count"] <= rows


def shown_column(frame, name, part, rows):
    """Facts of a column: what is known of it, and what its part of the summary shows."""
    cols = frame._s.cols
    f = frame._column(name) if certain(name in cols) else Facts((rows,))
    if not certain(f.shape == (rows,)):
        f = f.with_shape((rows,))
    return learnt(f, part, rows) if len(part) > 1 and tells(f, part) else f


def tells(f, part):
    """Whether a column's part of the summary may say more than its facts."""
    if "sample" in part and len(part) == 2:
        return not known(f.nan) and "nan" in part["sample"] or not known(f.float_text) and "float" in part["sample"]
    return True


def learnt(mine, part, rows):
    """Facts of a column: `mine`, and what its part of the summary shows."""
    f = mine.copy()
    if "types" in part and not known(f.dtype):
        f.dtype = part["types"]["dtype"]
    if "sample" in part:
        sample = part["sample"]
        if "nan" in sample and not known(f.nan):
            f.nan = True
        if "float" in sample and not known(f.float_text):
            f.float_text = "some"
        if "int" in sample and not known(f.int_text):
            f.int_text = "some"
    if "values" in part:
        values = part["values"]
        if "nan" in values and not known(f.nan):
            f.nan = values["nan"] > 0
        if "unique" in values and not known(f.unique):
            f.unique = values["unique"]
        if "labels" in values and not known(f.labels):
            f.labels = values["labels"]
    if "structure" in part and known(rows) and not known(f.nan):
        f.nan = part["structure"]["count"] < rows
    return f


def width_shown(summary):
    """The number of columns; unknown where none is shown."""
    structure = summary.get("structure", {})
    shape = structure.get("shape")
    part = structure.get("dimension")
    if part is not None and part[0] == 1:
        return part[1]
    return shape[1] if shape is not None and len(shape) == 2 and shape[1] is not None else unknown(int)


def learn_index(state, summary, rows):
    """The rows' labels, where nothing but their number may be known of them."""
    index = state.index
    if not known(index) or not known(rows):
        return
    part = summary.get("index")
    if certain(index._kind == "RangeIndex") and not known(index._length):
        state.index = range_index(rows)
    elif part is not None and not known(index._kind):
        state.index = index_from_summary(part, None, rows)
    elif not known(index._length):
        index._length = rows


def merged_facts(mine, theirs, rows):
    """Facts of a column: what is known, and of the rest what is shown."""
    f = mine.with_shape((rows,))
    if not known(f.dtype):
        f.dtype = theirs.dtype
    if not known(f.nan):
        f.nan = theirs.nan
    if not known(f.unique):
        f.unique = theirs.unique
    if not known(f.labels):
        f.labels = theirs.labels
    if not known(f.kinds):
        f.kinds = theirs.kinds
    if not known(f.float_text):
        f.float_text = theirs.float_text
    if not known(f.int_text):
        f.int_text = theirs.int_text
    return f


def learn_series(series, summary):
    rows = rows_shown(summary)
    shape = summary.get("structure", {}).get("shape")
    mine = series._facts
    if shape is not None and len(shape) != 1 or not known(mine) or no(series._rows() == rows):
        return False
    theirs = facts_from(summary, rows)
    if known(rows) and not known(series._rows()):
        f = merged_facts(mine, theirs, rows)
        series._index._length = rows
    else:
        f = merged_facts(mine, theirs, series._rows())
    series._facts = f
    return True
