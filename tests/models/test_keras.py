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
from tests.models import harness, keras_claims, keras_made  # noqa: E402

HERE = os.path.dirname(__file__)
ROUNDS = int(os.environ.get("CRANE_CASES", "60"))
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


def judged(sources, recall=RECALL, made=MADE):
    """Compares all; a name that the model does not have is unknown to the engine."""
    real, model = names(keras.layers), names(modelled.layers)
    outcomes = [harness.compare(made + source, None, real, model) for source in sources]
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


def test_own_layers_and_models():
    judged(read("keras_own.txt"), 0.6, keras_made.OWN)


def test_feeds_and_callbacks():
    judged(read("keras_feeds.txt"), 0.5, keras_made.FEEDS)


def random_network(r):
    """A small network, right or wrong, trained or asked with data that may fit it."""
    def size():
        return r.choice((1, 2, 3, 4, 6))

    layers = [f"Dense({size()})", f"Conv2D({size()}, {r.choice((1, 2, 3))}, padding={r.choice(('valid', 'same'))!r})",
              f"Conv1D({size()}, {r.choice((1, 2))})", f"MaxPooling2D({r.choice((1, 2))})", "MaxPooling1D()", "Flatten()",
              "GlobalAveragePooling2D()", "GlobalMaxPooling1D()", f"LSTM({size()})", f"GRU({size()}, return_sequences=True)",
              "BatchNormalization()", "Dropout(0.5)", f"Reshape(({r.choice((-1, 2))}, {r.choice((1, 2, 3))}))", f"RepeatVector({size()})",
              f"Embedding(9, {size()})", f"TimeDistributed(Dense({size()}))", "ZeroPadding2D(1)", "UpSampling2D(2)",
              f"Conv2DTranspose({size()}, 2, strides=2)", f"Bidirectional(LSTM({size()}))", "Permute((2, 1))"]
    shape = tuple(size() for _ in range(r.choice((1, 2, 3, 3))))
    stack = ", ".join([f"I(*{shape})"] + [r.choice(layers) for _ in range(r.choice((1, 1, 2, 3)))])
    kind = r.random()
    if kind < 0.75:
        return f"keras.Sequential([{stack}]).output_shape"
    given = shape if r.random() < 0.5 else tuple(size() for _ in range(r.choice((1, 2, 3))))
    data = f"Z({(5,) + given})"
    if kind < 0.85:
        return f"keras.Sequential([{stack}]).predict({data}, verbose=0)"
    loss = r.choice(("mse", "binary_crossentropy", "categorical_crossentropy", "sparse_categorical_crossentropy"))
    target = r.choice(("Z(5)", f"Z((5, {size()}))", "np.arange(5) % 3", f"Z((5, {size()}, 1))"))
    return f"m = seq(I(*{shape}), Flatten(), Dense({size()}), loss={loss!r})\nm.fit({data}, {target}, verbose=0)"


def test_random_networks():
    r = random.Random(3)
    judged([random_network(r) for _ in range(4 * ROUNDS if ROUNDS < 300 else ROUNDS)], 0.75)
