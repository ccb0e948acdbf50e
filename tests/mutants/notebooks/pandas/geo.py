# %%
import pandas as pd
import numpy as np

cities = pd.DataFrame(
    [["Bonn", 50.73, 7.10, 336], ["Kiel", 54.32, 10.13, 247], ["Ulm", 48.40, 9.99, 128], ["Jena", 50.93, 11.59, 111]],
    columns=["city", "lat", "lon", "population"],
).set_index("city")
# %%
def haversine(lat1, lon1, lat2, lon2):
    lat1, lon1, lat2, lon2 = map(np.radians, [lat1, lon1, lat2, lon2])
    a = np.sin((lat2 - lat1) / 2) ** 2 + np.cos(lat1) * np.cos(lat2) * np.sin((lon2 - lon1) / 2) ** 2
    return 6371 * 2 * np.arcsin(np.sqrt(a))

haversine(50.73, 7.10, 54.32, 10.13)
# %%
names = cities.index
distance = pd.DataFrame(index=names, columns=names, dtype=float)
for a in names:
    for b in names:
        distance.loc[a, b] = haversine(cities.loc[a, "lat"], cities.loc[a, "lon"], cities.loc[b, "lat"], cities.loc[b, "lon"])
print(distance.loc["Bonn", "Ulm"])
# %%
np.fill_diagonal(distance.values.copy(), np.nan)
nearest = distance.replace(0, np.nan).idxmin(axis=1)
print(nearest["Jena"])
# %%
cities["share"] = cities["population"] / cities["population"].sum()
center = (cities[["lat", "lon"]].mul(cities["share"], axis=0)).sum()
print(center["lat"], center.shape[0])
# %%
ordered = cities.sort_values(["population", "lat"], ascending=[False, True])
cumulative = ordered["share"].cumsum()
print(cumulative[cumulative < 0.9].index[-1], ordered.iloc[1]["population"])
