"""Whole cells: deleted, run in another order, run twice. Names only: the runner does them."""

#: Left out, and the cells below run until one fails.
DELETED = "deleted-cell"
#: The next one first.
SWAPPED = "reordered-cell"
#: The same once more.
REPEATED = "repeated-cell"
#: As it was written: what must stay silent.
NONE = "unchanged"
