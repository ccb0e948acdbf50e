# %%
import pandas as pd
from collections import Counter

reviews = pd.DataFrame({
    "text": ["Great tea, great price", "Too bitter!", "Great taste but expensive", "bad bad bad", "I love this tea"],
    "stars": [5, 2, 4, 1, 5],
})
# %%
def tokenize(text):
    words = text.lower().replace(",", "").replace("!", "").split()
    return [w for w in words if len(w) > 2]

reviews["tokens"] = reviews["text"].apply(tokenize)
reviews["n"] = reviews["tokens"].str.len()
# %%
counter = Counter()
for tokens in reviews["tokens"]:
    counter.update(tokens)
common = counter.most_common(3)
print(common[0][0], common[0][1])
# %%
vocabulary = {word: i for i, (word, _) in enumerate(counter.most_common())}
matrix = pd.DataFrame(0, index=reviews.index, columns=list(vocabulary))
for i, tokens in enumerate(reviews["tokens"]):
    for word in tokens:
        matrix.loc[i, word] += 1
print(matrix.shape, matrix["great"].sum())
# %%
reviews["positive"] = reviews["stars"] >= 4
by_label = matrix.groupby(reviews["positive"]).sum()
difference = by_label.loc[True] - by_label.loc[False]
print(difference.idxmax(), difference["bad"])
# %%
reviews["label"] = reviews["stars"].map(lambda s: "good" if s > 3 else "bad")
reviews.drop(columns=["tokens"]).groupby("label")["n"].mean()["good"]
