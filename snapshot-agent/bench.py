"""The time and memory that recording takes a run, and what it adds to a notebook: `python bench.py`.

200 variables and a frame of 5 million rows; each run is a cell that binds a number. Compared with an
empty function called in the place of the hook. Times are of the processor, so that a busy machine does not
change them.
"""

import json
import statistics
import sys
import time
import tracemalloc

import numpy as np
import pandas as pd

sys.path.insert(0, __file__.rpartition("/")[0] or ".")

from crane_snapshot import record_cells  # noqa: E402
from crane_snapshot.assemble import packed  # noqa: E402
from crane_snapshot.recorder import Recorder, compact  # noqa: E402


def namespace(rows):
    space = {"__name__": "__main__"}
    for i in range(60):
        space[f"n{i}"] = i
        space[f"s{i}"] = f"text {i}"
    for i in range(25):
        space[f"l{i}"] = list(range(i))
        space[f"d{i}"] = {"a": i, "b": [i]}
        space[f"a{i}"] = np.arange(i * 10.0)
    for i in range(5):
        space[f"f{i}"] = pd.DataFrame({"a": range(100), "b": ["x", "y"] * 50, "c": np.linspace(0, 1, 100)})
    space["big"] = pd.DataFrame(
        {"i": np.arange(rows), "x": np.random.rand(rows), "y": np.random.rand(rows), "k": np.arange(rows) % 7}
    )
    return space


def median_of(work, times=200, before=lambda i: None):
    taken = []
    for i in range(times):
        before(i)
        begin = time.thread_time()
        work(i)
        taken.append((time.thread_time() - begin) * 1000)
    taken.sort()
    return statistics.median(taken), taken[int(len(taken) * 0.95)]


def time_of_runs(rows=5_000_000):
    space = namespace(rows)
    recorder = Recorder(space, {})
    begin = time.thread_time()
    recorder.record("first", 1)
    print(f"{len(space) - 1} variables, a frame of {rows:,} rows")
    print(f"  first run, everything new      {(time.thread_time() - begin) * 1000:8.2f} ms")

    def run(i):
        space["n0"] = i
        recorder.record(f"n0 = {i}", i + 2)

    for name, work in (("empty hook", lambda i: None), ("a run that binds a number", run)):
        middle, high = median_of(work)
        print(f"  {name:30} {middle:8.3f} ms median, {high:.3f} ms 95th percentile")

    def touch(i):
        space["big"].iloc[i, 1] = np.nan

    middle, high = median_of(lambda i: recorder.record("big.iloc[i, 1] = nan", i + 300), 30, touch)
    print(f"  {'a run that touches the frame':30} {middle:8.3f} ms median, {high:.3f} ms 95th percentile")


def memory_of_runs(runs=400):
    space = {"__name__": "__main__", "text": "x" * 1_000_000, **{f"l{i}": list(range(i)) for i in range(200)}}
    recorder = Recorder(space, {})
    grown = []
    for record in (lambda source, count: None, recorder.record):
        for i in range(runs * 2):
            if i == runs:
                tracemalloc.start()
            space["n"], space["made"] = i, [i] * 1000
            record(f"n = {i}", i + 1)
        grown.append(tracemalloc.get_traced_memory()[0] / runs)
        tracemalloc.stop()
    print(f"memory that a run leaves behind: {grown[1]:.0f} bytes, with an empty hook {grown[0]:.0f}")


CELLS = """import numpy as np
import pandas as pd
rng = np.random.default_rng(0)
n = 891
df = pd.DataFrame({'PassengerId': range(1, n + 1), 'Survived': rng.integers(0, 2, n), 'Pclass': rng.integers(1, 4, n), 'Name': [f'Name {i}' for i in range(n)], 'Sex': rng.choice(['male', 'female'], n), 'Age': rng.normal(30, 10, n).round(1), 'Fare': rng.gamma(2, 16, n).round(2), 'Embarked': rng.choice(['S', 'C', 'Q'], n)})
df.loc[::5, 'Age'] = np.nan
---
df.shape, df.isna().sum()
---
missing = df.isna().sum()
summary = df.describe()
---
target = 'Survived'
features = ['Pclass', 'Sex', 'Age', 'Fare', 'Embarked']
---
df['Age'] = df['Age'].fillna(df['Age'].median())
---
by_sex = df.groupby('Sex')['Survived'].mean()
by_class = df.groupby('Pclass')
---
df['FamilySize'] = 1
---
mapping = {'male': 0, 'female': 1}
df['Sex'] = df['Sex'].map(mapping)
---
X = df[features]
y = df[target]
---
X = pd.get_dummies(X, columns=['Embarked'])
---
n_train = int(len(X) * 0.8)
order = rng.permutation(len(X))
train, test = order[:n_train], order[n_train:]
X_train, X_test, y_train, y_test = X.iloc[train], X.iloc[test], y.iloc[train], y.iloc[test]
---
mean, std = X_train.mean(), X_train.std()
Z_train = (X_train - mean) / std
Z_test = (X_test - mean) / std
---
def accuracy(y_true, y_pred):
    return (y_true == y_pred).mean()
---
weights = np.zeros(Z_train.shape[1])
history = []
learning_rate = 0.1
epochs = 20
---
A = Z_train.to_numpy(dtype=float)
b = y_train.to_numpy()
for epoch in range(epochs):
    p = 1 / (1 + np.exp(-A @ weights))
    weights -= learning_rate * A.T @ (p - b) / len(b)
    history.append(float(-np.mean(b * np.log(p) + (1 - b) * np.log(1 - p))))
---
pred = (1 / (1 + np.exp(-Z_test.to_numpy(dtype=float) @ weights)) > 0.5).astype(int)
score = accuracy(y_test, pred)
---
results = {'accuracy': score, 'epochs': epochs, 'rate': learning_rate}
---
threshold = 0.5
best = max(results.values())
---
submission = pd.DataFrame({'PassengerId': df.loc[test, 'PassengerId'], 'Survived': pred})
---
names = list(X.columns)
ranking = sorted(zip(names, weights), key=lambda pair: -abs(pair[1]))
"""


def growth():
    cells = CELLS.split("---\n")
    found = record_cells(cells)
    assert all(outcome["status"] == "ok" for outcome in found["outcomes"]), found["outcomes"]
    snapshot = found["snapshot"]
    names = {name for run in snapshot["runs"] for name in run["set"]}
    notebook = json.dumps(packed(snapshot), indent=1, sort_keys=True)
    print(
        f"{len(cells)} cells, {len(names)} variables: the notebook grows by {len(notebook):,} bytes ({len(compact(snapshot)):,} before packing)"
    )
    if "-v" in sys.argv:
        sizes = [(len(compact(s)), run["count"], name) for run in snapshot["runs"] for name, s in run["set"].items()]
        for size, count, name in sorted(sizes, reverse=True)[:25]:
            print(f"  {size:6} run {count:2} {name}")


if __name__ == "__main__":
    growth()
    memory_of_runs()
    time_of_runs()
