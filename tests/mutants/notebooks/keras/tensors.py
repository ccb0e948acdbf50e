# %%
import numpy as np
import tensorflow as tf
# %%
a = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
b = tf.ones((2, 4))
c = tf.matmul(a, b)
print(c.shape, tf.reduce_sum(c, axis=1).numpy())
# %%
x = np.arange(20, dtype="float32").reshape(10, 2)
y = x.sum(axis=1)
dataset = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(10, seed=0).batch(4)
for features, target in dataset:
    print(features.shape, target.shape)
# %%
w = tf.Variable(tf.zeros((2, 1)))
optimizer = tf.keras.optimizers.SGD(learning_rate=0.001)
for step in range(3):
    with tf.GradientTape() as tape:
        predicted = tf.squeeze(tf.matmul(x, w), axis=1)
        loss = tf.reduce_mean(tf.square(predicted - y))
    gradients = tape.gradient(loss, [w])
    optimizer.apply_gradients(zip(gradients, [w]))
print(float(loss), w.numpy().shape)
# %%
stacked = tf.stack([a, a], axis=0)
joined = tf.concat([a, tf.zeros((1, 2))], axis=0)
casted = tf.cast(tf.argmax(joined, axis=1), tf.float32)
print(stacked.shape, tf.reshape(joined, (2, 4)).shape, casted.numpy().mean())
