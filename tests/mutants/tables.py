"""The tables that the notebooks read: made up, from Python's own generator, the same everywhere."""

import csv
import datetime
import os
import random


def _sales(r):
    yield "order_id", "date", "city", "product", "units", "price", "discount"
    day = datetime.date(2023, 1, 1)
    for i in range(160):
        yield (1000 + i, day + datetime.timedelta(days=i // 2), r.choice(["Bonn", "Kiel", "Ulm", "Jena"]), r.choice(["tea", "coffee", "cocoa"]),
               r.randint(1, 12), round(r.uniform(2, 30), 2), r.choice(["", 0.1, 0.2, 0.0]))


def _people(r):
    yield "id", "name", "age", "gender", "height_cm", "weight_kg", "income", "signup"
    for i in range(120):
        yield (i + 1, r.choice(["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"]) + " " + r.choice(["Abel", "Berg", "Conti"]), r.randint(18, 80),
               r.choice(["F", "M"]), round(r.gauss(172, 9), 1), r.choice([round(r.gauss(72, 11), 1), round(r.gauss(72, 11), 1), ""]),
               r.choice([r.randint(18000, 90000), r.randint(18000, 90000), ""]), f"20{r.randint(18, 23)}-{r.randint(1, 12):02}-{r.randint(1, 28):02}")


def _weather(r):
    yield "date", "station", "temp", "humidity", "rain"
    for i in range(180):
        yield (datetime.date(2022, 1, 1) + datetime.timedelta(days=i), "north" if i % 3 else "south", round(8 + i / 12 + r.gauss(0, 3), 1),
               r.randint(30, 99), round(max(0.0, r.gauss(1, 3)), 1))


def _houses(r):
    yield "area", "rooms", "bathrooms", "neighborhood", "year_built", "garage", "price"
    for _ in range(150):
        area = r.randint(40, 220)
        yield (area, max(1, area // 30), r.randint(1, 3), r.choice(["old town", "harbour", "hills"]), r.randint(1920, 2022), r.choice(["yes", "no"]),
               area * 2500 + r.randint(-30000, 60000))


def _students(r):
    yield "name", "school", "math", "reading", "writing", "passed"
    for i in range(90):
        scores = [r.randint(30, 100) for _ in range(3)]
        yield f"student {i}", r.choice(["North", "South", "East"]), *scores, sum(scores) > 170


def _churn(r):
    yield "customer_id", "tenure", "plan", "monthly", "total", "churn"
    for i in range(140):
        tenure = r.randint(0, 60)
        monthly = round(r.uniform(15, 110), 2)
        yield f"C{i:04}", tenure, r.choice(["month", "year", "two years"]), monthly, round(monthly * tenure, 2) if tenure else " ", r.choice(["Yes", "No", "No"])


def _movies(r):
    yield "movie", "title", "genres", "year"
    for i in range(30):
        yield i + 1, f"Film {i + 1}", "|".join(r.sample(["Drama", "Comedy", "Crime", "War"], r.randint(1, 3))), r.randint(1980, 2020)


def _ratings(r):
    yield "user", "movie", "rating", "timestamp"
    for _ in range(300):
        yield r.randint(1, 25), r.randint(1, 30), r.randint(1, 10) / 2, 1500000000 + r.randint(0, 10 ** 8)


def _stocks(r):
    yield "Date", "AAA", "BBB", "CCC"
    prices = [100.0, 50.0, 200.0]
    for i in range(200):
        prices = [p * (1 + r.gauss(0.0004, 0.015)) for p in prices]
        yield datetime.date(2021, 1, 4) + datetime.timedelta(days=i), *[round(p, 2) for p in prices]


TABLES = {"sales": _sales, "people": _people, "weather": _weather, "houses": _houses, "students": _students, "churn": _churn,
          "movies": _movies, "ratings": _ratings, "stocks": _stocks}


def write(folder):
    """Writes all tables as CSV files into a new folder."""
    os.makedirs(folder, exist_ok=True)
    for name, rows in TABLES.items():
        with open(os.path.join(folder, name + ".csv"), "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(rows(random.Random(name)))
