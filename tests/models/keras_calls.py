"""Random calls of Keras and TensorFlow as source text, right and wrong ones in similar numbers."""

from templates import Templates, cases, texts

IMPORTS = """import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers"""

CALLS = """
tf.matmul({A}, {A}) | tf.add({A}, {A}) | {A} + {A} | {A} * {number} | tf.reshape({A}, {dims}) | tf.reduce_sum({A}, axis={axis}) | tf.reduce_mean({A}, {axis}) | tf.concat([{A}, {A}], axis={axis}) | tf.stack([{A}, {A}], axis={axis}) | tf.cast({A}, {dtype}) | tf.argmax({A}, axis={axis}) | tf.expand_dims({A}, {axis}) | tf.squeeze({A}, {axis}) | tf.transpose({A}, {dims}) | tf.constant({list}) | tf.zeros({dims})
{A}[{key}] | {A}.numpy().{reduction}() | {A}.shape[{number}] | {A}.{misspelt} | tf.{misspelt}({A}) | tf.one_hot({list}, {number}) | tf.nn.softmax({A}, axis={axis}) | tf.nn.relu({A}) | float({A}) | len({A}) | tf.Variable({list}) | v = tf.Variable({A}); v.assign({A}) | tf.convert_to_tensor({list}, dtype={dtype}) | tf.data.Dataset.from_tensor_slices({A}).batch({number}) | tf.data.Dataset.from_tensor_slices(({N}, {N})) | x = {A}; x[0] = 1
layers.Dense({size})({A}) | layers.Dense({size}, activation={activation})({A}) | layers.Conv2D({size}, {size})({I}) | layers.MaxPooling2D({size})({I}) | layers.LSTM({size})({A}) | layers.Embedding({size}, {size})({A}) | layers.Flatten()({I}) | layers.BatchNormalization()({A}) | layers.Dropout({number})({A}) | layers.Concatenate()([{A}, {A}]) | layers.Add()([{A}, {A}]) | layers.Reshape({dims})({A}) | layers.{misspelt}({size}) | layers.Dense()
m = keras.Sequential([layers.Dense({size})]); m({A}) | m = keras.Sequential([keras.Input(({size},)), layers.Dense({size})]); m({A}) | m = keras.Sequential([keras.Input(({size},)), layers.Dense({size}), layers.LSTM(2)]) | m = keras.Sequential([layers.Dense(2)]); m.summary() | m = keras.Sequential([keras.Input(({size},)), layers.Dense(1)]); m.{misspelt} | m = keras.Sequential(); m.add({number}) | m = keras.Sequential([keras.Input(({size}, {size}, 1)), layers.Conv2D(2, {size}), layers.MaxPooling2D({size}), layers.Flatten()]); m.output_shape
keras.utils.to_categorical({list}, num_classes={number}) | keras.utils.to_categorical({list}) | keras.preprocessing.sequence.pad_sequences({ragged}, maxlen={number}) | i = keras.Input(shape=({size},)); keras.Model(i, layers.Dense({size})(i)).count_params() | i = keras.Input(shape=({size},)); keras.Model(inputs=i, output=layers.Dense(2)(i)) | i = keras.Input(shape=({size}, {size})); layers.Dense(2)(layers.Flatten()(i)).shape | keras.optimizers.Adam({optimizer}) | keras.losses.{loss}()({N}, {N}) | keras.callbacks.EarlyStopping({stop})
m = keras.Sequential([keras.Input(({size},)), layers.Dense(1)]); m.compile(loss={lossname}, optimizer={optname}) | m = keras.Sequential([keras.Input(({size},)), layers.Dense(1)]); m.fit({N}, {N}, verbose=0) | m = keras.Sequential([keras.Input(({size},)), layers.Dense(1)]); m.get_layer({layer}) | m = keras.Sequential([keras.Input(({size},)), layers.Dense(1)]); m.layers[{number}].get_weights()[{number}].shape
"""


class Keras(Templates):
    calls = texts(CALLS)
    slots = {
        "axis": ["0", "1", "-1", "2", "None", "'x'", "-3"], "number": ["1", "2", "0", "-1", "0.5", "'x'", "3"], "size": ["2", "3", "4", "2", "3", "1", "0", "'x'"],
        "dims": ["(2, 3)", "[-1]", "(3, -1)", "[1, 0]", "(2, 2, 3)", "(4,)", "(-1, -1)", "2"], "dtype": ["tf.float32", "tf.int64", "'float32'", "'float'", "np.float32", "tf.string", "tf.flaot32"],
        "list": ["[1, 2]", "[1.5, 2]", "[[1, 2], [3]]", "['a']", "np.zeros(2)", "5", "[]", "[0, 1, 2]", "None"], "ragged": ["[[1, 2], [3]]", "[1, 2]", "[[1]]", "[['a']]"],
        "key": ["0", "1", "5", "-1", ":", "None", "1:", "[0, 1]", "'a'", "1.0", "..."], "activation": ["'relu'", "'softmax'", "'rellu'", "tf.nn.relu", "None", "5"], "reduction": ["sum", "mean", "max", "numpy"],
        "misspelt": ["Dens", "reduce", "shapes", "numpy", "Conv2", "predict_classes", "placeholder", "Session", "output_shape", "weight", "log"], "loss": ["MeanSquaredError", "BinaryCrossentropy", "MSE", "CrossEntropy"],
        "optimizer": ["0.01", "learning_rate=0.01", "lr=0.01", "decay=0.1", "learning_rate='x'"], "stop": ["monitor='loss'", "patience=2", "patient=2", "'loss', 0, 3"],
        "lossname": ["'mse'", "'binary_crossentropy'", "'crossentropy'", "None"], "optname": ["'adam'", "'sgd'", "'adm'", "keras.optimizers.Adam()", "5"], "layer": ["index=0", "'dense'", "index=5", "'nope'"],
    }

    def shape(self):
        return tuple(self.random.choice([1, 2, 3, 4, 2, 3]) for _ in range(self.pick([1, 2, 2, 3])))

    def A(self):
        shape = self.shape()
        return self.pick([f"tf.zeros({shape})", f"tf.ones({shape})", f"tf.ones({shape}, dtype=tf.int32)", f"tf.constant(np.random.rand(*{shape}))"])

    def I(self):  # noqa: E743
        return f"tf.zeros({tuple(self.random.choice([1, 2, 3, 4]) for _ in range(4))})" if self.random.random() < 0.85 else self.A()

    def N(self):
        return f"np.ones({self.shape()})"

    def case(self):
        return super().case().replace("{{", "{").replace("}}", "}")


def calls(seed, count, wrapper=None):
    return cases(Keras(seed, wrapper), count)
