# %%
import numpy as np
from scipy import signal, ndimage, sparse, linalg
from scipy.spatial import distance
from scipy.cluster.hierarchy import linkage, fcluster, dendrogram
# %%
fs = 100
t = np.arange(0, 2, 1 / fs)
wave = np.sin(2 * np.pi * 5 * t) + 0.5 * np.sin(2 * np.pi * 30 * t)
b, a = signal.butter(3, 10, btype="low", fs=fs)
clean = signal.filtfilt(b, a, wave)
print(clean.shape)
# %%
peaks, properties = signal.find_peaks(clean, height=0.5)
freqs, power = signal.welch(wave, fs=fs, nperseg=64)
print(len(peaks), properties["peak_heights"][0], freqs[np.argmax(power)])
# %%
points = np.random.default_rng(0).normal(size=(12, 3))
pairs = distance.pdist(points, metric="euclidean")
square = distance.squareform(pairs)
Z = linkage(points, method="ward")
clusters = fcluster(Z, t=3, criterion="maxclust")
print(square.shape, clusters.max())
# %%
image = np.zeros((20, 20))
image[5:8, 5:8] = 1
image[12:15, 10:14] = 1
labels, count = ndimage.label(image)
blurred = ndimage.gaussian_filter(image, sigma=1)
print(count, blurred.max(), ndimage.center_of_mass(image, labels, 1))
# %%
A = sparse.csr_matrix(np.eye(4) * 2)
v = A.dot(np.ones(4))
inverse = linalg.inv(A.toarray())
lu, piv = linalg.lu_factor(A.toarray())
print(v.sum(), inverse[0, 0], lu.shape)
