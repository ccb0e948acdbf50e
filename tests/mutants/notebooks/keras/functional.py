# %%
import numpy as np
import pandas as pd
import tensorflow as tf
from tensorflow.keras import Model, Input
from tensorflow.keras.layers import Dense, Concatenate, Embedding, Flatten
from sklearn.preprocessing import StandardScaler
# %%
houses = pd.read_csv("houses.csv")
numeric = StandardScaler().fit_transform(houses[["area", "rooms", "bathrooms"]])
codes = houses["neighborhood"].astype("category").cat.codes.to_numpy()
price = (houses["price"] / houses["price"].max()).to_numpy()
# %%
inputs = Input(shape=(3,), name="numbers")
place = Input(shape=(1,), name="place")
embedded = Flatten()(Embedding(input_dim=3, output_dim=2)(place))
merged = Concatenate()([inputs, embedded])
hidden = Dense(8, activation="relu")(merged)
output = Dense(1)(hidden)
model = Model(inputs=[inputs, place], outputs=output)
# %%
model.compile(optimizer=tf.keras.optimizers.Adam(learning_rate=0.01), loss="mse", metrics=["mae"])
history = model.fit([numeric, codes], price, epochs=1, verbose=0)
print(history.history["mae"][0])
# %%
predicted = model.predict([numeric[:5], codes[:5]], verbose=0).flatten()
error = np.abs(predicted - price[:5]).mean()
print(error, predicted.shape, model.output_shape)
