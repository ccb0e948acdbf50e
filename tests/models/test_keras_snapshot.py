"""Keras and TensorFlow values rebuilt from summaries as the agent records them."""

import pytest

pytest.importorskip("tensorflow")
pytest.importorskip("keras")

import models.numpy as np  # noqa: E402
from models.crane import known, value  # noqa: E402


def scalar(x):
    if isinstance(x, tuple):
        return {"types": {"type": "tuple"}, "structure": {"length": len(x)}, "items": [scalar(i) for i in x], "complete": True}
    return {"types": {"type": type(x).__name__}, "values": {"value": x}}


def layer(name, given, out, **parameters):
    return {"types": {"type": "keras.src.layers." + name, "built": True}, "structure": {"input_shape": given, "output_shape": out},
            "parameters": {key: scalar(x) for key, x in parameters.items()}}


def sequential(layers, given, out, compiled=None):
    return value({"types": {"type": "keras.src.models.sequential.Sequential", "built": True, "compiled": compiled}, "complete": True,
                  "structure": {"input_shape": given, "output_shape": out}, "layers": layers})


def test_data_that_a_layer_refuses():
    net = sequential([layer("core.dense.Dense", [None, 8], [None, 4], units=4), layer("regularization.dropout.Dropout", [None, 4], [None, 4]),
                      layer("core.dense.Dense", [None, 4], [None, 2], units=2)], [None, 8], [None, 2])
    assert net.predict(np.zeros((5, 8))).shape == (5, 2)
    with pytest.raises(ValueError, match="expected axis -1 of input shape to have value 8"):
        net.predict(np.zeros((5, 9)))


def test_pictures_of_another_size():
    convolution = layer("convolutional.conv2d.Conv2D", [None, 8, 8, 1], [None, 6, 6, 4], filters=4, kernel_size=(3, 3))
    pooled = sequential([convolution, layer("pooling.global_average_pooling2d.GlobalAveragePooling2D", [None, 6, 6, 4], [None, 4])],
                        [None, 8, 8, 1], [None, 4])
    assert known(pooled.predict(np.zeros((2, 9, 9, 1))))
    flat = sequential([convolution, layer("reshaping.flatten.Flatten", [None, 6, 6, 4], [None, 144]),
                       layer("core.dense.Dense", [None, 144], [None, 2], units=2)], [None, 8, 8, 1], [None, 2])
    with pytest.raises(ValueError, match="value 144"):
        flat.predict(np.zeros((2, 9, 9, 1)))


def test_a_layer_that_is_not_known_proves_nothing():
    net = sequential([layer("strange.Strange", [None, 8], [None, 4]), layer("core.dense.Dense", [None, 4], [None, 2], units=2)],
                     [None, 8], [None, 2])
    assert known(net.predict(np.zeros((5, 9))))


def test_targets():
    compiled = {"loss": "sparse_categorical_crossentropy", "metrics": ["accuracy"], "optimizer": "Adam"}
    net = sequential([layer("core.dense.Dense", [None, 8], [None, 2], units=2)], [None, 8], [None, 2], compiled)
    assert sorted(net.fit(np.zeros((4, 8)), np.array([0, 1, 0, 1])).history) == ["accuracy", "loss"]
    with pytest.raises(Exception, match="label value of 2"):
        net.fit(np.zeros((4, 8)), np.array([0, 1, 0, 2]))


def test_a_dataset():
    spec = "tensorflow.python.framework.tensor.TensorSpec"
    element = {"types": {"type": "tuple"}, "complete": True, "items": [
        {"types": {"type": spec, "dtype": "float32"}, "structure": {"shape": [None, 3]}},
        {"types": {"type": spec, "dtype": "int64"}, "structure": {"shape": [None]}}]}
    data = value({"types": {"type": "tensorflow.python.data.ops.batch_op._BatchDataset"}, "element": element, "structure": {"length": 4}})
    x, y = next(iter(data))
    assert x.shape[1] == 3 and y.dtype.name == "int64" and len(data) == 4
    with pytest.raises(TypeError, match="infinite"):
        len(data.repeat())
