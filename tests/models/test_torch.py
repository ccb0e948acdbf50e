"""The torch model beside the real torch, in CPython: written calls, small programs, and random shapes."""

import os
import random

import pytest

torch = pytest.importorskip("torch")

from tests.models import harness, torch_claims  # noqa: E402

HERE = os.path.dirname(__file__)
MADE = """x = torch.zeros(2, 3)
nn = torch.nn
F = torch.nn.functional
Z = torch.zeros
L = lambda *s: torch.zeros(*s, dtype=torch.long)
"""
ROUNDS = int(os.environ.get("CRANE_CASES", "300"))

#: Crashes that these files hold, of which so many at least must be foretold.
RECALL = 0.95


@pytest.fixture(autouse=True)
def describers(monkeypatch):
    monkeypatch.setattr(harness, "DESCRIBERS", [torch_claims.describe_torch] + harness.DESCRIBERS)


def read(name):
    with open(os.path.join(HERE, "cases", name)) as file:
        return file.read()


def judged(sources):
    outcomes = harness.check([MADE + source for source in sources])
    found = sum(o.kind == "raises" for o in outcomes)
    missed = sum(o.kind == "gap" for o in outcomes)
    assert not [o.detail for o in outcomes if o.kind == "mistype"]
    assert found >= RECALL * (found + missed), [o.source for o in outcomes if o.kind == "gap"]


@pytest.mark.parametrize("name", ["torch_tensors.txt", "torch_nn.txt"])
def test_calls(name):
    lines = [line for line in read(name).splitlines() if line]
    judged(["\n".join(part.strip() for part in line.split("; ")) for line in lines])


def test_programs():
    judged([block.strip() for block in read("torch_programs.txt").split("\n---\n")])


def shape(random_, ranks=(1, 2, 3, 4)):
    return ", ".join(str(random_.choice((1, 2, 3, 4, 6))) for _ in range(random_.choice(ranks)))


def random_call(r):
    """One call whose shapes may or may not fit."""
    a, b = shape(r), shape(r)
    n = r.choice((-3, -2, -1, 0, 1, 2, 3, 4, 6, 12))
    m = r.choice((-2, -1, 0, 1, 2, 3))
    k = r.choice((1, 2, 3, 4))
    return r.choice([
        f"Z({a}) + Z({b})", f"Z({a}) @ Z({b})", f"Z({a}).view({n}, {m})", f"Z({a}).reshape({n}, {k}, -1)", f"torch.cat([Z({a}), Z({b})], {m})",
        f"torch.stack([Z({a}), Z({b})], {m})", f"Z({a}).transpose({m}, {n}).reshape(-1)", f"Z({a}).sum({m}, keepdim=True)", f"Z({a})[{n}]",
        f"Z({a})[..., {m}]", f"Z({a})[:, {n}:]", f"Z({a}).flatten({m}, {n})", f"Z({a}).squeeze({m})", f"Z({a}).unsqueeze({m})",
        f"Z({a}).expand({b})", f"Z({a}).permute({m}, {n}, 0)", f"Z({a}).max({m})[0]", f"Z({a}).chunk({k}, {m})[0]", f"Z({a}).split({k}, {m})[-1]",
        f"nn.Linear({k}, 5)(Z({a}))", f"nn.Conv2d({k}, 2, {r.choice((1, 2, 3))}, padding={r.choice((0, 1))})(Z({a}))",
        f"nn.Conv1d({k}, 2, {r.choice((1, 2, 3))})(Z({a}))", f"nn.MaxPool2d({k})(Z({a}))", f"nn.BatchNorm1d({k})(Z({a}))",
        f"nn.BatchNorm2d({k})(Z({a}))", f"nn.LayerNorm({k})(Z({a}))", f"nn.LSTM({k}, 3)(Z({a}))[0]", f"F.mse_loss(Z({a}), Z({b}))",
        f"F.cross_entropy(Z({a}), L({b}))", f"F.binary_cross_entropy(Z({a}), Z({b}))", f"F.nll_loss(Z({a}), L({b}))", f"Z({a}).repeat({b})",
        f"torch.bmm(Z({a}), Z({b}))", f"Z({a}).gather({m}, L({b}))", f"Z({a}).index_select({m}, torch.tensor([0]))", f"Z({a}).masked_fill(Z({b}) > 0, 1)",
        f"torch.where(Z({a}) > 0, Z({b}), 1.)", f"Z({a}).permute(*reversed(range(Z({a}).dim()))).view(-1, {k})", f"Z({a}).narrow({m}, 0, {k})",
        f"F.adaptive_avg_pool2d(Z({a}), {k})", f"F.pad(Z({a}), ({k}, 1))", f"nn.ConvTranspose2d({k}, 3, 2, 2)(Z({a}))", f"nn.Embedding(5, {k})(L({a}))",
        f"Z({a}).topk({k}, {m})[1]", f"F.interpolate(Z({a}), scale_factor=2)", f"nn.AvgPool2d({k})(Z({a}))", f"nn.Flatten()(Z({a}))",
    ])


@pytest.mark.parametrize("seed", range(4))
def test_random(seed):
    r = random.Random(seed)
    judged([random_call(r) for _ in range(ROUNDS)])
