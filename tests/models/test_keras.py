"""The Keras model beside the real Keras, in CPython: written calls, and random networks with random data."""

import os
import random

import pytest

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "")
pytest.importorskip("tensorflow")
keras = pytest.importorskip("keras")
if not keras.__version__.startswith("3."):
    pytest.skip("written for Keras 3", allow_module_level=True)

import models.keras as modelled  # noqa: E402
from tests.models import harness, keras_claims  # noqa: E402

HERE = os.path.dirname(__file__)
ROUNDS = int(os.environ.get("CRANE_CASES", "90"))
#: Crashes that these files hold, of which so many at least must be foretold.
RECALL = 0.65

MADE = """I = lambda *s: keras.Input(s)
Z = np.zeros
def seq(*layers, **more):
    settings = dict(optimizer="sgd", loss="mse")
    settings.update(more)
    m = keras.Sequential(list(layers))
    m.compile(**settings)
    return m
"""


def names(module):
    return {name: getattr(module, name) for name in dir(module) if not name.startswith("_")}


@pytest.fixture(autouse=True)
def describers(monkeypatch):
    monkeypatch.setattr(harness, "DESCRIBERS", [keras_claims.describe_keras] + harness.DESCRIBERS)


def read(name):
    with open(os.path.join(HERE, "cases", name)) as file:
        lines = [line for line in file.read().splitlines() if line and not line.startswith("#")]
    sources = ["\n".join(line.split(" ;; ")) for line in lines]
    # Each training takes a third of a second: by default some of the calls are made, always the same ones.
    some = sources if ROUNDS >= len(sources) else random.Random(7).sample(sources, ROUNDS)
    return some


def judged(sources, recall=RECALL):
    """Compares all; a name that the model does not have is unknown to the engine."""
    real, model = names(keras.layers), names(modelled.layers)
    outcomes = [harness.compare(MADE + source, None, real, model) for source in sources]
    outcomes = [o for o in outcomes if "module 'models." not in o.detail and "object has no attribute 'Unknown'" not in o.detail]
    wrong = [o for o in outcomes if o.kind in ("bug", "mistype")]
    assert not wrong, f"{len(wrong)} of {len(outcomes)}:\n" + listed(wrong)
    found = sum(o.kind == "raises" for o in outcomes)
    missed = [o for o in outcomes if o.kind == "gap"]
    if os.environ.get("CRANE_SHOW"):
        print(f"{len(outcomes)} calls, {found} crashes foretold, {len(missed)} missed\n" + listed(missed))
    assert found >= recall * (found + len(missed)), listed(missed)
    return outcomes


def listed(outcomes):
    return "\n".join(f"{o.kind} {o.source.replace(MADE, '')!r}: {o.detail}" for o in outcomes)


@pytest.mark.parametrize("name", ["keras_layers.txt", "keras_fit.txt", "keras_models.txt", "keras_rest.txt", "keras_more.txt"])
def test_calls(name):
    judged(read(name))
