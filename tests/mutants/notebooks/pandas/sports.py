# %%
import pandas as pd

games = pd.DataFrame({
    "home": ["Reds", "Blues", "Greens", "Reds", "Blues", "Greens"],
    "away": ["Blues", "Greens", "Reds", "Greens", "Reds", "Blues"],
    "home_goals": [2, 1, 0, 3, 1, 2],
    "away_goals": [1, 1, 2, 0, 4, 2],
})
# %%
games["diff"] = games["home_goals"] - games["away_goals"]
games["result"] = games["diff"].apply(lambda d: "H" if d > 0 else ("A" if d < 0 else "D"))
games["result"].value_counts()
# %%
points = {"H": (3, 0), "A": (0, 3), "D": (1, 1)}
standings = {}
for _, game in games.iterrows():
    home, away = points[game["result"]]
    standings[game["home"]] = standings.get(game["home"], 0) + home
    standings[game["away"]] = standings.get(game["away"], 0) + away
# %%
table = pd.Series(standings, name="points").sort_values(ascending=False)
print(table.index[0], table["Reds"])
# %%
home = games.groupby("home")["home_goals"].sum()
away = games.groupby("away")["away_goals"].sum()
goals = home.add(away, fill_value=0)
table = pd.DataFrame({"points": table, "goals": goals})
table["rank"] = table["points"].rank(ascending=False, method="min").astype(int)
# %%
winner = table.loc[table["rank"] == 1].index[0]
print("winner: " + winner + " with " + str(table.loc[winner, "points"]))
# %%
long = pd.concat([games[["home", "home_goals"]].set_axis(["team", "goals"], axis=1),
                  games[["away", "away_goals"]].set_axis(["team", "goals"], axis=1)])
long.groupby("team")["goals"].mean().round(2).to_dict()
