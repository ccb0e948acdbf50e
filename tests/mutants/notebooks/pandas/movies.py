# %%
import pandas as pd

movies = pd.read_csv("movies.csv")
ratings = pd.read_csv("ratings.csv")
# %%
merged = pd.merge(ratings, movies, on="movie", how="left")
merged.head()
# %%
stats = merged.groupby("title").agg(mean=("rating", "mean"), count=("rating", "size"))
popular = stats[stats["count"] >= 8].sort_values("mean", ascending=False)
print(popular.index[0])
# %%
genres = movies["genres"].str.get_dummies(sep="|")
movies = movies.join(genres)
print(movies["Drama"].sum())
# %%
exploded = movies.assign(genre=movies["genres"].str.split("|")).explode("genre")
exploded["genre"].value_counts()
# %%
matrix = ratings.pivot_table(index="user", columns="movie", values="rating")
filled = matrix.fillna(0)
similar = filled.corrwith(filled[1])
similar.drop(1).nlargest(3)
# %%
ratings["when"] = pd.to_datetime(ratings["timestamp"], unit="s")
yearly = ratings.groupby(ratings["when"].dt.year)["rating"].mean()
print(yearly.idxmax())
# %%
def recommend(user, n=3):
    seen = ratings.loc[ratings["user"] == user, "movie"]
    rest = movies[~movies["movie"].isin(seen)]
    scores = rest.merge(stats, left_on="title", right_index=True)
    return scores.nlargest(n, "mean")["title"].tolist()

recommend(5)
