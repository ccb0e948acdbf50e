"""What a saved output shows of a frame or series of which something is known already.

The facts are those of a summary (docs/snapshot.md), maybe without its type. What is known wins: `learn_…`
give False, and change nothing, where an output contradicts it.
"""

from models.crane import certain, known, unknown
from models.pandas.core import no
from models.pandas.index import range_index
from models.pandas.summary import facts_from, frame_from, index_from_summary


def rows_shown(summary):
    """The number of rows, from a shape or a length; unknown where none is shown."""
    structure = summary.get("structure", {})
    shape = structure.get("shape")
    rows = structure.get("length")
    if rows is None and shape is not None and len(shape) > 0:
        rows = shape[0]
    return unknown(int) if rows is None else rows


def learn_frame(frame, summary):
    state = frame._state()
    cols = frame._settled()
    rows = rows_shown(summary)
    shape = summary.get("structure", {}).get("shape")
    if not known(cols) or no(state.rows == rows):
        return False
    if shape is not None and (len(shape) != 2 or shape[1] is not None and no(frame._width() == shape[1])):
        return False
    if not known(state.rows):
        state.rows = rows
    learn_index(state, summary, rows)
    if summary.get("columns") is None:
        return True
    shown = frame_from(summary)._s
    theirs = shown.cols
    if certain(shown.double) or frame._nested() or certain(state.double):
        return True
    mine = [name for name in cols if certain(name in cols)]
    if certain(shown.whole) and not all([name in theirs for name in mine]):
        return False
    if frame._full() and not all([name in cols for name in theirs]):
        return False
    new = {}
    for name in theirs:
        f = frame._column(name) if certain(name in cols) else theirs[name]
        new[name] = merged_facts(f, theirs[name], state.rows)
    if not certain(shown.whole):
        for name in mine:
            if name not in new:
                new[name] = frame._column(name)
    elif not frame._full():
        state.ordered = shown.ordered
    state.cols = new
    state.trust = "all"
    state.fresh = {}
    state.views = {}
    if certain(shown.whole):
        state.whole = True
    state.sure = True
    return True


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
