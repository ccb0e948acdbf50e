"""The torchvision and Pillow models beside the real ones, in CPython: written calls."""

import os

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("torchvision")

from tests.models import harness, torch_claims  # noqa: E402

HERE = os.path.dirname(__file__)
MADE = """nn = torch.nn
Z = torch.zeros
T = torchvision.transforms
im = Image.new('RGB', (40, 30))
l = Image.new('L', (40, 30))
models = torchvision.models
ds = torchvision.datasets
"""


@pytest.fixture(autouse=True)
def names(monkeypatch):
    import models.torchvision.models
    import models.torchvision.utils  # noqa: F401

    more = {"torchvision": "torchvision", "Image": "PIL.Image"}
    monkeypatch.setattr(harness, "NAMES", {**harness.NAMES, **more})
    monkeypatch.setattr(harness, "DESCRIBERS", [torch_claims.describe_torch] + harness.DESCRIBERS)


def test_calls():
    with open(os.path.join(HERE, "cases", "torchvision_calls.txt")) as file:
        lines = [line for line in file.read().splitlines() if line]
    outcomes = harness.check([MADE + line for line in lines])
    found = sum(o.kind == "raises" for o in outcomes)
    missed = sum(o.kind == "gap" for o in outcomes)
    assert found >= 0.85 * (found + missed)
