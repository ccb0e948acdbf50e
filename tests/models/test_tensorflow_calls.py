"""The TensorFlow model beside the real TensorFlow, in CPython: written calls, and random shapes and dtypes."""

import os
import random

import pytest

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "")
pytest.importorskip("tensorflow")
pytest.importorskip("keras")

from tests.models import harness, keras_claims  # noqa: E402
from tests.models.test_keras import listed, read  # noqa: E402

ROUNDS = int(os.environ.get("CRANE_CASES", "150"))


@pytest.fixture(autouse=True)
def describers(monkeypatch):
    monkeypatch.setattr(harness, "DESCRIBERS", [keras_claims.describe_keras] + harness.DESCRIBERS)


def judged(sources, recall):
    """Compares all; a name that the model does not have is unknown to the engine."""
    made = "Z = np.zeros\n"
    outcomes = [harness.compare(made + source) for source in sources]
    outcomes = [o for o in outcomes if "module 'models." not in o.detail and "Unknown" not in o.detail]
    wrong = [o for o in outcomes if o.kind in ("bug", "mistype")]
    assert not wrong, f"{len(wrong)} of {len(outcomes)}:\n" + listed(wrong)
    found = sum(o.kind == "raises" for o in outcomes)
    missed = [o for o in outcomes if o.kind == "gap"]
    if os.environ.get("CRANE_SHOW"):
        print(f"{len(outcomes)} calls, {found} crashes foretold, {len(missed)} missed\n" + listed(missed))
    assert found >= recall * (found + len(missed)), listed(missed)


def test_tensors():
    judged(read("tensorflow_calls.txt"), 0.6)


def test_datasets():
    judged([source for source in read("tensorflow_data.txt") if "seq(" not in source], 0.6)


@pytest.mark.parametrize("name", ["tensorflow_image.txt", "tensorflow_strings.txt", "tensorflow_tape.txt", "tensorflow_specs.txt"])
def test_written(name):
    judged(read(name), 0.6)


def random_call(r):
    def shape():
        return "(" + "".join(f"{r.choice((1, 2, 3, 4))}, " for _ in range(r.choice((1, 2, 3)))) + ")"

    def one():
        return f"tf.zeros({shape()}, {r.choice(('tf.float32', 'tf.float32', 'tf.float32', 'tf.int32', 'tf.float64'))})"

    a, b = one(), one()
    n, m = r.choice((-3, -2, -1, 0, 1, 2, 3)), r.choice((-1, 1, 2, 3, 4, 6))
    return r.choice([
        f"{a} + {b}", f"{a} * {b}", f"{a} / {b}", f"{a} @ {b}", f"{a} > {b}", f"{a} + {m}", f"{a} * 2.5", f"2.5 * {a}", f"{a}[{n}]", f"{a}[:, {n}]",
        f"{a}[..., {n}:]", f"tf.reshape({a}, ({m}, -1))", f"tf.reshape({a}, ({m}, 2))", f"tf.concat([{a}, {b}], {n})",
        f"tf.stack([{a}, {b}])", f"tf.expand_dims({a}, {n})", f"tf.squeeze({a}, {n})", f"tf.squeeze({a})",
        f"tf.reduce_sum({a}, axis={n})", f"tf.reduce_mean({a}, axis={n}, keepdims=True)", f"tf.argmax({a}, axis={n})",
        f"tf.transpose({a})", f"tf.transpose({a}, (1, 0))", f"tf.cast({a}, tf.int32) + 1", f"tf.matmul({a}, {b}, transpose_b=True)",
        f"tf.one_hot({a}, {abs(m)})", f"tf.sqrt({a})", f"tf.convert_to_tensor({a}, tf.float32)", f"{a}.numpy()", f"len({a})", f"{a}.shape[{n}]",
        f"tf.data.Dataset.from_tensor_slices(({a}, {b}))", f"len(tf.data.Dataset.from_tensor_slices({a}).batch({abs(m)}))",
        f"next(iter(tf.data.Dataset.from_tensor_slices({a}).batch({abs(m)}).take(1)))",
        f"next(iter(tf.data.Dataset.from_tensor_slices(({a}, {a})).map(lambda x, y: x + y)))",
        f"next(iter(tf.data.Dataset.from_tensor_slices({a}).map(lambda x: tf.reshape(x, (-1, {abs(m)})))))",
    ])


@pytest.mark.parametrize("seed", range(2))
def test_random(seed):
    r = random.Random(seed)
    judged([random_call(r) for _ in range(ROUNDS)], 0.9)
