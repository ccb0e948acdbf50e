# %%
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
# %%
digits = load_digits()
X = digits.data.astype("float32") / 16.0
y = digits.target
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.9, random_state=0)
# %%
model = keras.Sequential([
    layers.Input(shape=(64,)),
    layers.Dense(16, activation="relu"),
    layers.Dropout(0.2),
    layers.Dense(10, activation="softmax"),
])
model.compile(optimizer="adam", loss="sparse_categorical_crossentropy", metrics=["accuracy"])
# %%
history = model.fit(X_train, y_train, epochs=2, batch_size=32, validation_split=0.2, verbose=0)
print(history.history["loss"][-1], history.history["val_accuracy"][0])
# %%
loss, accuracy = model.evaluate(X_train, y_train, verbose=0)
predictions = model.predict(X_test[:20], verbose=0)
labels = np.argmax(predictions, axis=1)
print(labels.shape, (labels == y_test[:20]).mean())
# %%
weights, bias = model.layers[0].get_weights()
print(weights.shape, bias.shape, model.count_params())
