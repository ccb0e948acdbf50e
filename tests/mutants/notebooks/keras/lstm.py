# %%
import numpy as np
from tensorflow import keras
from tensorflow.keras.layers import LSTM, Dense
from sklearn.preprocessing import MinMaxScaler
# %%
values = np.sin(np.linspace(0, 12, 60)).reshape(-1, 1)
scaler = MinMaxScaler(feature_range=(0, 1))
scaled = scaler.fit_transform(values)
# %%
def create_dataset(data, look_back=5):
    X, y = [], []
    for i in range(len(data) - look_back):
        X.append(data[i:i + look_back, 0])
        y.append(data[i + look_back, 0])
    return np.array(X), np.array(y)

X, y = create_dataset(scaled)
X = X.reshape(X.shape[0], X.shape[1], 1)
# %%
model = keras.Sequential()
model.add(LSTM(6, return_sequences=True, input_shape=(5, 1)))
model.add(LSTM(4))
model.add(Dense(1))
model.compile(optimizer="adam", loss="mean_squared_error")
model.fit(X[:40], y[:40], epochs=1, batch_size=10, verbose=0)
# %%
predicted = model.predict(X[40:], verbose=0)
restored = scaler.inverse_transform(predicted)
truth = scaler.inverse_transform(y[40:].reshape(-1, 1))
print(np.sqrt(np.mean((restored - truth) ** 2)), restored.shape[0])
