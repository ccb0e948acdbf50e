# %%
import numpy as np

ratings = np.array([[5, 3, 0, 1], [4, 0, 0, 1], [1, 1, 0, 5], [1, 0, 0, 4], [0, 1, 5, 4]])
n_users, n_items = ratings.shape
# %%
def cosine(a, b):
    return a.dot(b) / (np.linalg.norm(a) * np.linalg.norm(b))

similarity = np.zeros((n_users, n_users))
for i in range(n_users):
    for j in range(n_users):
        similarity[i, j] = cosine(ratings[i], ratings[j])
# %%
np.fill_diagonal(similarity, 0)
neighbours = similarity.argsort(axis=1)[:, ::-1][:, :2]
print(neighbours)
# %%
def predict(user, item):
    others = neighbours[user]
    weights = similarity[user, others]
    known = ratings[others, item]
    return np.average(known, weights=weights)

print(predict(1, 1))
# %%
filled = ratings.astype(float)
filled[filled == 0] = np.nan
item_means = np.nanmean(filled, axis=0)
rows, cols = np.where(np.isnan(filled))
filled[rows, cols] = np.take(item_means, cols)
print(filled.round(1))
