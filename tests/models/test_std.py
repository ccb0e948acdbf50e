"""The models of Python's standard library against the real modules."""

import pathlib

import pytest

from tests.models import harness

import models.importlib
import models.os.path  # noqa: F401

MODULES = (
    "argparse base64 bisect collections copy csv dataclasses datetime decimal fractions functools gc glob hashlib heapq importlib io itertools "
    "json math operator os pathlib pickle pprint random re statistics string sys textwrap time types uuid warnings"
).split()
harness.NAMES.update({name: name for name in MODULES})


def _cases(name):
    text = (pathlib.Path(__file__).parent / "cases" / name).read_text(encoding="utf-8")
    return [line.replace("\\n", "\n") for line in text.splitlines()]


@pytest.mark.parametrize("source", _cases("std_raises.txt"))
def test_raises_as_python_does(source):
    outcome = harness.compare(source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", _cases("std_returns.txt"))
def test_claims_nothing_else(source):
    outcome = harness.compare(source)
    assert outcome.kind in ("value", "unknown"), outcome


def test_a_deep_copy_is_its_own():
    from models import copy

    original = [1, [2]]
    made = copy.deepcopy(original)
    made[1].append(3)
    assert original == [1, [2]]
