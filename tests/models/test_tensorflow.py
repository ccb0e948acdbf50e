"""The model of TensorFlow's tensors and datasets against the library."""

import pytest

from tests.models import harness

pytest.importorskip("tensorflow")

import models.tensorflow.data  # noqa: E402
import models.tensorflow.random  # noqa: E402,F401

harness.NAMES.update(tf="tensorflow")
MADE = ("t = tf.zeros((4, 6)); s = tf.constant(3); v = tf.constant([1, 2, 3]); L = ['a', 'b', 'c', 'd']; "
        "x = np.zeros((10, 4)); y = np.zeros(10); d = tf.data.Dataset.from_tensor_slices((x, y)); ")
RAISES = """
t[7]
t['a']
t[1.5]
L[v]
L[t]
range(v)
t.detach()
t.astype('int')
t.reshape(3)
t.values
t.item()
t.mean()
len(s)
float(t)
bool(t)
hash(t)
f'{t:.2f}'
t[0] = 1
tf.constant(None)
tf.expand_dims(t, 5)
tf.argmax(t, axis=3)
tf.reduce_sum(t, axis=5)
tf.data.Dataset.from_tensor_slices((x, y[:5]))
d[0]
d.shape
d.numpy()
d.class_names
d.batch(0)
[b for a, b, c in d]
"""
VALUES = """
t.shape[0]
t.shape.as_list()
len(t)
t[0].shape.as_list()
t[1:3].shape[1]
t.numpy().shape
(t + 1).shape.as_list()
(t > 1).shape.as_list()
t.ndim
t.shape == (4, 6)
np.array(t).shape
tf.cast(t, 'int32').shape.as_list()
tf.expand_dims(t, 0).shape.as_list()
tf.expand_dims(t, -1).shape.as_list()
tf.reduce_mean(t, axis=0).shape.as_list()
tf.reduce_mean(t).shape.as_list()
tf.argmax(t, axis=1).shape.as_list()
tf.random.normal((2, 3)).shape.as_list()
tf.zeros([2, 2]).numpy().shape
tf.ones(3).shape.as_list()
len(d)
[a.shape.as_list() for a, b in d.take(1)][0]
[a.shape[1] for a, b in d.batch(4)][0]
len(d.take(3))
len(d.shuffle(3).prefetch(1).cache())
"""


@pytest.mark.parametrize("source", RAISES.strip().splitlines())
def test_refused(source):
    outcome = harness.compare(MADE + source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", VALUES.strip().splitlines())
def test_shapes(source):
    outcome = harness.compare(MADE + source)
    assert outcome.kind in ("value", "unknown"), outcome
