# %%
import numpy as np
from sklearn.datasets import load_digits
from sklearn.decomposition import PCA
from sklearn.neighbors import KNeighborsClassifier
from sklearn.model_selection import train_test_split
# %%
digits = load_digits()
X_train, X_test, y_train, y_test = train_test_split(digits.data, digits.target, test_size=0.2, random_state=3)
# %%
pca = PCA(n_components=10)
Z_train = pca.fit_transform(X_train)
Z_test = pca.transform(X_test)
print(Z_train.shape, pca.explained_variance_ratio_.sum())
# %%
knn = KNeighborsClassifier(n_neighbors=3)
knn.fit(Z_train, y_train)
print(knn.score(Z_test, y_test))
# %%
restored = pca.inverse_transform(Z_test[:5])
error = np.mean((restored - X_test[:5]) ** 2)
image = restored[0].reshape(8, 8)
print(error, image.max())
# %%
distances, indices = knn.kneighbors(Z_test[:2])
neighbour_labels = y_train[indices]
print(neighbour_labels.shape, distances[0, 0])
# %%
accuracy = {}
for n in (2, 5, 8):
    accuracy[n] = KNeighborsClassifier(n_neighbors=5).fit(Z_train[:, :n], y_train).score(Z_test[:, :n], y_test)
print(accuracy[2], max(accuracy.values()))
