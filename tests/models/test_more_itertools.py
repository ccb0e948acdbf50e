"""The model of more_itertools against the library."""

import pytest

from tests.models import harness

pytest.importorskip("more_itertools")
harness.NAMES["more_itertools"] = "more_itertools"

#: Calls that the library refuses: the model must refuse them with the same exception.
RAISES = """
more_itertools.first()
more_itertools.first([])
more_itertools.first({})
more_itertools.first([], no_such_parameter=1)
more_itertools.last(())
more_itertools.first(3)
more_itertools.one(None)
more_itertools.one([])
more_itertools.one('ab')
more_itertools.divide(0, [1])
more_itertools.divide('a', [1])
more_itertools.take(-1, [1])
more_itertools.take('a', [1])
"""

#: Calls that the library takes: the model must not refuse them, nor claim of the result what is not so.
FINE = """
more_itertools.first([5, 6])
more_itertools.first([], 0)
more_itertools.first([], None)
more_itertools.last('abc')
more_itertools.last([], default=2)
more_itertools.last({'a': 1})
more_itertools.one([5])
more_itertools.one(iter([5]))
more_itertools.divide(2, [1, 2, 3])
more_itertools.take(2, [1, 2, 3])
more_itertools.take(None, 'ab')
more_itertools.take(True, [1, 2])
"""


@pytest.mark.parametrize("source", RAISES.strip().splitlines())
def test_refused(source):
    outcome = harness.compare(source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", FINE.strip().splitlines())
def test_claims_nothing_else(source):
    outcome = harness.compare(source)
    assert outcome.kind in ("value", "unknown"), outcome
