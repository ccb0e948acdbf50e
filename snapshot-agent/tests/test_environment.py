"""Versions that libraries work out only when they are asked for."""

import sys

import pytest

from crane_snapshot import environment


def test_a_version_that_is_made_when_it_is_asked_for():
    matplotlib = pytest.importorskip("matplotlib")
    found = environment.packages()
    assert "matplotlib" in sys.modules
    assert found["matplotlib"] == matplotlib.__version__
