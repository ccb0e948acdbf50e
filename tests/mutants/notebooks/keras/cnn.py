# %%
import numpy as np
from tensorflow.keras.models import Sequential
from tensorflow.keras.layers import Conv2D, MaxPooling2D, Flatten, Dense, Dropout, BatchNormalization
from tensorflow.keras.utils import to_categorical
from tensorflow.keras.callbacks import EarlyStopping
# %%
rng = np.random.default_rng(0)
X_train = rng.random((40, 16, 16))
y_train = rng.integers(0, 3, 40)
X_train = X_train.reshape(-1, 16, 16, 1).astype("float32")
y_train = to_categorical(y_train, num_classes=3)
# %%
model = Sequential()
model.add(Conv2D(4, (3, 3), activation="relu", input_shape=(16, 16, 1)))
model.add(BatchNormalization())
model.add(MaxPooling2D(pool_size=(2, 2)))
model.add(Flatten())
model.add(Dense(8, activation="relu"))
model.add(Dropout(0.5))
model.add(Dense(3, activation="softmax"))
# %%
model.compile(loss="categorical_crossentropy", optimizer="adam", metrics=["accuracy"])
stop = EarlyStopping(monitor="loss", patience=2)
history = model.fit(X_train, y_train, epochs=1, batch_size=20, callbacks=[stop], verbose=0)
# %%
image = X_train[0]
probabilities = model.predict(np.expand_dims(image, axis=0), verbose=0)
print(probabilities.shape, probabilities[0].argmax(), history.history["accuracy"][-1])
# %%
score = model.evaluate(X_train, y_train, verbose=0)
print("loss", score[0], "accuracy", score[1], len(model.layers))
