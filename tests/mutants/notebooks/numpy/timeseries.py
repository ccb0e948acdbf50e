# %%
import numpy as np

t = np.linspace(0, 10, 200)
signal = np.sin(2 * np.pi * t) + 0.3 * np.random.default_rng(0).normal(size=t.size)
# %%
def moving_average(x, window=5):
    weights = np.ones(window) / window
    return np.convolve(x, weights, mode="valid")

smooth = moving_average(signal, 9)
print(len(smooth), len(signal))
# %%
spectrum = np.fft.rfft(signal)
freqs = np.fft.rfftfreq(t.size, d=t[1] - t[0])
peak = freqs[np.argmax(np.abs(spectrum))]
print("peak at", peak)
# %%
windows = []
size = 20
for start in range(0, len(signal) - size, size):
    windows.append(signal[start:start + size])
batch = np.stack(windows)
print(batch.shape, batch.std(axis=1).max())
# %%
diffs = np.diff(signal)
crossings = np.where(np.sign(signal[:-1]) != np.sign(signal[1:]))[0]
print(crossings[:3], diffs.mean())
# %%
lagged = np.column_stack([signal[:-2], signal[1:-1]])
target = signal[2:]
coef, residuals, rank, sv = np.linalg.lstsq(lagged, target, rcond=None)
print(coef, rank)
