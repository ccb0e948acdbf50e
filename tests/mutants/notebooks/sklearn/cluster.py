# %%
import numpy as np
import matplotlib.pyplot as plt
from sklearn.datasets import make_blobs
from sklearn.cluster import KMeans, AgglomerativeClustering, DBSCAN
from sklearn.metrics import silhouette_score
from sklearn.preprocessing import StandardScaler
# %%
X, labels_true = make_blobs(n_samples=120, centers=4, n_features=2, random_state=0)
X = StandardScaler().fit_transform(X)
# %%
inertias = []
for k in range(1, 7):
    km = KMeans(n_clusters=k, n_init=3, random_state=0)
    km.fit(X)
    inertias.append(km.inertia_)
plt.plot(range(1, 7), inertias, marker="o")
plt.xlabel("k")
# %%
kmeans = KMeans(n_clusters=4, n_init=3, random_state=0)
labels = kmeans.fit_predict(X)
print(silhouette_score(X, labels), kmeans.cluster_centers_.shape)
# %%
plt.scatter(X[:, 0], X[:, 1], c=labels, s=20)
plt.scatter(kmeans.cluster_centers_[:, 0], kmeans.cluster_centers_[:, 1], c="red", marker="x")
plt.show()
# %%
agg = AgglomerativeClustering(n_clusters=4, linkage="ward").fit(X)
db = DBSCAN(eps=0.3, min_samples=5).fit(X)
noise = (db.labels_ == -1).sum()
print(np.bincount(agg.labels_), noise)
# %%
new = np.array([[0.0, 0.0], [1.0, 1.0]])
print(kmeans.predict(new), kmeans.transform(new)[0])
