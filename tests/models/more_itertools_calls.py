"""Random calls of more_itertools as source text, right and wrong ones in similar numbers."""

from templates import Templates, cases, texts

IMPORTS = "import more_itertools"

#: One template each, parted by " | " or lines; what stands in braces is filled from `slots`, or by the method of that name.
CALLS = """
more_itertools.first({items}) | more_itertools.first({items}, {value}) | more_itertools.last({items}) | more_itertools.last({items}, default={value})
more_itertools.one({items}) | more_itertools.divide({number}, {items}) | more_itertools.take({number}, {items}) | more_itertools.one({items}, {value})
"""


class Calls(Templates):
    calls = texts(CALLS)
    slots = {"items": ["[]", "[1]", "[1, 2, 3]", "()", "'ab'", "''", "iter([1])", "range(2)", "{{'a': 1}}", "3", "None"],
             "value": ["0", "None", "'a'"], "number": ["1", "0", "-1", "2", "'a'", "None", "1.5"]}


def calls(seed, count, wrapper=None):
    return cases(Calls(seed, wrapper), count)
