"""What is recorded of real objects, read by crane: the crashes that only the recorded state shows.

Each case makes an object in a cell that ran, and has a line that crashes and one that does not, in cells that did
not run. The first cell is gone, so that crane has the recording alone to go by; functions, classes and generators of
the notebook are recorded by their source, which the recording then holds.
Needs the binary: `CRANE=path`, or one that cargo has built.
"""

import json
import pathlib
import subprocess

import pytest

from conftest import crane_binary, lint
from crane_snapshot import record_cells
from test_record import check

pytestmark = pytest.mark.filterwarnings("ignore")


CRANE = crane_binary()


def ask(tmp_path, setup, bad, good, wrap=None):
    """What really happens, what crane finds in the two cells, and what it shows of the state."""
    ids = ["made", "bad", "good"]
    # Each in a session of its own: a call may change what it is made on.
    real = [record_cells([setup, source], ids=ids)["outcomes"] for source in (bad, good)]
    snapshot = record_cells(["pass", setup], ids=["first", "made"])["snapshot"]
    if any(word in setup for word in ("def ", "class ", "for i in ")):
        snapshot["runs"][1]["source"] = setup
    snapshot = check(snapshot)
    cells = [
        {"cell_type": "code", "id": id, "metadata": {}, "outputs": [], "source": source, "execution_count": count}
        for id, source, count in zip(("first", "bad", "good"), ("pass", bad, good), (1, None, None))
    ]
    notebook = {
        "cells": cells,
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}, "crane": snapshot},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path = pathlib.Path(tmp_path) / "a.ipynb"
    path.write_text(json.dumps(notebook))
    found = lint(path)
    shown = subprocess.run([CRANE, "snapshot", "show", str(path)], capture_output=True, text=True)
    assert shown.returncode == 0, shown.stderr
    return real, found, shown.stdout


#: name: (libraries, the cell that ran, a line that crashes, a line that does not, a piece of what `show` says,
#: whether the crash is found: None where crane has no model of the type yet, and says nothing or the same as Python).
PYTHON = {
    "int": ("n = 3", "n[0]", "n + 1", "value 3", True),
    "float": ("x = 2.5", "x.append(1)", "x * 2", "value 2.5", True),
    "str": ("s = 'ab' * 20", "int(s)", "s.upper()", "length 40", None),
    "None": ("v = None", "v.strip()", "v is None", "NoneType", True),
    "list": ("v = list(range(30))", "v[30]", "v[29]", "length 30", True),
    "tuple": ("v = (1, 'a')", "v[2]", "v[1]", "length 2", True),
    "set": ("v = {1, 2}", "v[0]", "len(v)", "length 2", True),
    "dict": ("d = {'a': 1, 'b': [1]}", "d['c']", "d['a'] + 1", "keys a, b", True),
    "range": ("r = range(4)", "r[4]", "r[3]", "stop 4", True),
    "date": ("import datetime\nd = datetime.date(2020, 1, 1)", "d.no_such", "d.year", "date", True),
    "enum": ("import enum\nclass E(enum.Enum):\n    A = 1\ne = E.A", "e.missing", "e.name", "member A", None),
    "dataclass": (
        "import dataclasses\n@dataclasses.dataclass\nclass P:\n    x: int\np = P(1)",
        "p.y",
        "p.x",
        "attributes x",
        True,
    ),
    "generator": ("g = (i for i in range(3))", "len(g)", "list(g)", "generator", True),
    "function": ("def f(a, *, b=1):\n    return a", "f()", "f(1, b=2)", "signature (a, *, b=1)", True),
    "class": ("class C:\n    def __init__(self, x):\n        self.x = x\nc = C(3)", "c.z", "c.x + 1", "attributes x", True),
    "module": ("import math", "math.no_such", "math.pi", "imported: math", True),
    "namedtuple": (
        "import collections\nN = collections.namedtuple('N', 'x y')\nn = N(1, 2)",
        "n.z",
        "n.x + n.y",
        "fields",
        None,
    ),
    "counter": ("import collections\nc = collections.Counter('aab')", "c.no_such()", "c['zzz'] + 1", "keys a, b", None),
    "shared list": ("a = [1]\nb = a", "b.append(2)\na[2]", "b.append(2)\na[1]", "length 1", True),
}
NUMPY = {
    "array": ("a = np.zeros((3, 4))", "a @ np.ones(3)", "a @ np.ones(4)", "shape 3×4", True),
    "structured": ("a = np.zeros(3, dtype=[('x', 'i4'), ('y', 'f8')])", "a['z']", "a['x']", "columns x, y", True),
    "fields": ("a = np.zeros(3, dtype=[('x', 'i4'), ('y', 'f8')])", "a[['x', 'z']]", "a[['x', 'y']]", "columns x, y", True),
    "a field": ("a = np.zeros(3, dtype=[('x', 'i4'), ('y', 'f8', 2)])", "a['x'][3]", "a['y'][2][1]", "shape 3", True),
    "titles": ("a = np.zeros(3, dtype=[(('title', 'x'), 'i4')])", "a['z']", "a['title']", "columns x", None),
    "renamed fields": (
        "a = np.zeros(3, dtype=[('x', 'i4')])",
        "a.dtype.names = ('p',)\na['x']",
        "b = a[1:]\nb.dtype.names = ('p',)\na['p']",
        "columns x",
        None,
    ),
    "objects": ("a = np.array([1, 'a'], dtype=object)", "a.astype(float)", "a.shape", "kinds [int, str]", True),
    "an object": ("a = np.array([1, 'a', None], dtype=object)", "a[0].upper()", "a[1].upper()", "shape 3", True),
    "a changed object": ("a = np.array([[1], 2], dtype=object)", "a[1][0]", "a[0].append(2)\na[0][1]", "shape 2", True),
    "nan": ("a = np.array([1.0, np.nan])", "a.no_such", "np.isnan(a)", "nan 1", True),
    "view": ("a = np.zeros((2, 3))\nb = a[0]", "b[3]", "b[2]", "shape 3", True),
    "scalar": ("n = np.int64(3)", "n[0]", "n + 1", "value 3", True),
}
PANDAS = {
    "frame": ("df = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']})", "df['c']", "df['a'].mean()", "columns a, b", True),
    "series": ("s = pd.Series([1, 2], index=['x', 'y'], name='n')", "s['z']", "s['x']", "name n", True),
    "integer labels": ("df = pd.DataFrame({'a': range(9)})[::3]", "df.loc[1]", "df.loc[3]", "shape 3×1", True),
    "texts": ("s = pd.Series(['1', 'x'])", "s.astype(int)", "s.str.upper()", "shape 2", True),
    "missing": ("df = pd.DataFrame({'a': [1.0, None]})", "df['a'].astype(int)", "df['a'].astype(str)", "shape 2×1", True),
    "categorical": (
        "s = pd.Series(pd.Categorical(['a', 'b'], categories=['a', 'b']))",
        "s[0] = 'zz'",
        "s[0] = 'b'",
        "categories 2",
        None,
    ),
    "MultiIndex": (
        "df = pd.DataFrame({'k': ['x', 'y'], 'l': [1, 2], 'v': [3, 4]}).set_index(['k', 'l'])",
        "df['k']",
        "df['v']",
        "columns v",
        True,
    ),
    "groupby": (
        "g = pd.DataFrame({'k': ['x', 'y'], 'v': [1, 2]}).groupby('k')",
        "g['w'].sum()",
        "g['v'].sum()",
        "keys [k]",
        True,
    ),
    "index": ("i = pd.Index(['a', 'b'])", "i[2]", "i[1]", "shape 2", True),
    "dates": ("s = pd.Series(pd.to_datetime(['2020-01-01']))", "s.dt.no_such", "s.dt.year", "datetime64", True),
    "timestamp": ("t = pd.Timestamp('2020-01-01')", "t.no_such", "t.year", "Timestamp", None),
}
SKLEARN = {
    "not fitted": (
        "from sklearn.linear_model import LogisticRegression\nm = LogisticRegression()",
        "m.predict([[1.0]])",
        "m.get_params()",
        "fitted false",
        True,
    ),
    "fitted": (
        "import numpy as np\nfrom sklearn.linear_model import LinearRegression\nm = LinearRegression().fit(np.eye(3), [1, 2, 3])",
        "m.predict(np.eye(2))",
        "m.predict(np.eye(3))",
        "n_features_in_ 3",
        True,
    ),
    "encoder": (
        "from sklearn.preprocessing import LabelEncoder\nm = LabelEncoder().fit(['no', 'yes'])",
        "m.transform(['maybe'])",
        "m.transform(['no'])",
        "classes_ [no, yes]",
        True,
    ),
    "pipeline": (
        "import numpy as np\nfrom sklearn.pipeline import make_pipeline\nfrom sklearn.preprocessing import StandardScaler\n"
        "from sklearn.linear_model import Ridge\nm = make_pipeline(StandardScaler(), Ridge()).fit(np.eye(3), [1, 2, 3])",
        "m.predict(np.eye(4))",
        "m.predict(np.eye(3))",
        "parts standardscaler, ridge",
        True,
    ),
    "search": (
        "from sklearn.linear_model import Ridge\nfrom sklearn.model_selection import GridSearchCV\nm = GridSearchCV(Ridge(), {'alpha': [1, 2]})",
        "m.best_params_",
        "m.get_params()",
        "parts estimator",
        True,
    ),
}
for _name in ("XGBClassifier", "LGBMClassifier", "CatBoostClassifier"):
    _package = {"X": "xgboost", "L": "lightgbm", "C": "catboost"}[_name[0]]
    _quiet = {"X": "", "L": ", verbose=-1", "C": ", verbose=0, allow_writing_files=False"}[_name[0]]
    #: XGBoost and CatBoost look at the width in C++, where there is no model yet.
    SKLEARN[_package] = (
        f"import numpy as np\nfrom {_package} import {_name}\n"
        f"m = {_name}(n_estimators=2{_quiet}).fit(np.arange(40.0).reshape(20, 2), [0, 1] * 10)",
        "m.predict(np.ones((2, 1)))",
        "m.predict(np.ones((2, 2)))",
        "n_features_in_ 2" if _name[0] != "C" else "CatBoostClassifier",
        _name[0] == "L" or None,
    )
TORCH = {
    "tensor": ("x = torch.zeros(4, 3)", "x @ torch.ones(4, 2)", "x @ torch.ones(3, 2)", "shape 4×3", True),
    "gradient": ("x = torch.ones(2, requires_grad=True)", "x.numpy()", "x.detach().numpy()", "dtype float32", True),
    "module": ("m = torch.nn.Linear(3, 2)", "m(torch.ones(1, 4))", "m(torch.ones(1, 3))", "in_features", True),
    "sequential": (
        "m = torch.nn.Sequential(torch.nn.Linear(3, 2), torch.nn.ReLU(), torch.nn.Linear(2, 1))",
        "m(torch.ones(1, 2))",
        "m(torch.ones(1, 3))",
        "parts 0, 1, 2",
        True,
    ),
    "user's module": (
        "class N(torch.nn.Module):\n    def __init__(self):\n        super().__init__()\n        self.f = torch.nn.Linear(3, 2)\n"
        "    def forward(self, x):\n        return self.f(x)\nm = N()",
        "m(torch.ones(1, 4))",
        "m(torch.ones(1, 3))",
        "parts f",
        True,
    ),
    "user's module's output": (
        "class N(torch.nn.Module):\n    def __init__(self):\n        super().__init__()\n        self.f = torch.nn.Linear(3, 2)\n"
        "    def forward(self, x):\n        return self.f(x)\nm = N().eval()",
        "m(torch.ones(1, 3))[1]",
        "m(torch.ones(1, 3))[0]",
        "training false",
        True,
    ),
    "hooks": (
        "class N(torch.nn.Module):\n    def __init__(self):\n        super().__init__()\n        self.f = torch.nn.Linear(3, 2)\n"
        "    def forward(self, x):\n        return self.f(x)\nm = N()\n"
        "h = m.register_forward_hook(lambda module, given, out: torch.ones(5))\nl = torch.nn.Linear(3, 2)\n"
        "k = l.register_forward_pre_hook(lambda module, given: (torch.ones(4, 3),))",
        "m(torch.ones(1, 3))[7]",
        "m(torch.ones(1, 3))[4]\nl(torch.ones(1, 9))[3]",
        "hooks true",
        None,
    ),
    "loss": (
        "loss = torch.nn.CrossEntropyLoss()\nout = torch.zeros(4, 3)",
        "loss(out, torch.zeros(5, dtype=torch.long))",
        "loss(out, torch.zeros(4, dtype=torch.long))",
        "CrossEntropyLoss",
        True,
    ),
    "optimiser": (
        "m = torch.nn.Linear(2, 1)\nopt = torch.optim.SGD(m.parameters(), lr=0.1)",
        "opt.no_such()",
        "opt.zero_grad()",
        "tensors 2",
        None,
    ),
    "data set": (
        "from torch.utils.data import TensorDataset\nds = TensorDataset(torch.zeros(4, 3), torch.zeros(4))",
        "ds[4]",
        "ds[3]",
        "length 4",
        True,
    ),
    "loader": (
        "from torch.utils.data import TensorDataset, DataLoader\ndl = DataLoader(TensorDataset(torch.zeros(4, 3), torch.zeros(4)), batch_size=2)\n"
        "m = torch.nn.Linear(4, 1)",
        "for x, y in dl:\n    m(x)",
        "for x, y in dl:\n    x.shape",
        "batch_size 2",
        True,
    ),
    "user's data set": (
        "class D(torch.utils.data.Dataset):\n    def __init__(self):\n        self.x = torch.zeros(4, 3)\n    def __len__(self):\n        return 4\n"
        "    def __getitem__(self, i):\n        return self.x[i], 1\nd = D()",
        "a, b, c = d[0]",
        "a, b = d[0]",
        "attributes x",
        True,
    ),
    "subset": (
        "from torch.utils.data import TensorDataset, Subset\nd = Subset(TensorDataset(torch.zeros(4, 3)), [0, 1])",
        "d[2]",
        "d[1]",
        "length 2",
        None,
    ),
}
TF = {
    "tensor": ("t = tf.constant([[1.0, 2.0]])", "t @ tf.ones((3, 1))", "t @ tf.ones((2, 1))", "shape 1×2", True),
    "data": (
        "d = tf.data.Dataset.from_tensor_slices((np.zeros((8, 3)), np.zeros(8))).batch(2)",
        "for a, b, c in d:\n    pass",
        "for a, b in d:\n    pass",
        "batch_size 2",
        True,
    ),
    "model": (
        "m = keras.Sequential([keras.layers.Input((8,)), keras.layers.Dense(2)])",
        "m(np.zeros((4, 9)))",
        "m(np.zeros((4, 8)))",
        "input_shape ?×8",
        True,
    ),
    "not compiled": (
        "m = keras.Sequential([keras.layers.Input((8,)), keras.layers.Dense(2)])",
        "m.fit(np.zeros((4, 8)), np.zeros((4, 2)), verbose=0)",
        "m.count_params()",
        "compiled",
        True,
    ),
    "layer": (
        "d = keras.layers.Dense(3)\nd.build((None, 5))",
        "d(np.zeros((2, 4)))",
        "d(np.zeros((2, 5)))",
        "built true",
        True,
    ),
    "History": (
        "m = keras.Sequential([keras.layers.Input((2,)), keras.layers.Dense(1)])\nm.compile(loss='mse', optimizer='sgd')\n"
        "h = m.fit(np.zeros((4, 2)), np.zeros((4, 1)), epochs=2, verbose=0)",
        "h.history['val_loss']",
        "h.history['loss']",
        "keys loss",
        True,
    ),
    "images": (
        "from keras.src.legacy.preprocessing.image import ImageDataGenerator\n"
        "it = ImageDataGenerator().flow(np.zeros((4, 8, 8, 3)), np.zeros(4), batch_size=3)",
        "it.no_such",
        "len(it)",
        "samples 4",
        None,
    ),
}
OTHERS = {
    "sparse": (
        ("scipy", "numpy"),
        "import numpy as np, scipy.sparse as sp\nm = sp.csr_matrix(np.eye(3))",
        "m @ np.ones(4)",
        "m @ np.ones(3)",
        "shape 3×3",
        None,
    ),
    "axes": (
        ("matplotlib",),
        "import matplotlib\nmatplotlib.use('Agg')\nimport matplotlib.pyplot as plt\nfig, ax = plt.subplots(2, 3)",
        "ax[2, 0].plot([1])",
        "ax[1, 2].plot([1])",
        "shape 2×3",
        True,
    ),
    "one axes": (
        ("matplotlib",),
        "import matplotlib\nmatplotlib.use('Agg')\nimport matplotlib.pyplot as plt\nfig, ax = plt.subplots()",
        "ax[0].plot([1])",
        "ax.plot([1])",
        "axes 1",
        True,
    ),
    "statsmodels": (
        ("statsmodels",),
        "import numpy as np, statsmodels.api as sm\nr = sm.OLS(np.arange(9.0), sm.add_constant(np.arange(9.0) ** 2)).fit()",
        "r.no_such",
        "r.params",
        "n_params 2",
        None,
    ),
    "polars": (
        ("polars",),
        "import polars as pl\nd = pl.DataFrame({'a': [1, 2]})",
        "d['b']",
        "d['a']",
        "columns a",
        True,
    ),
    "arrow": (("pyarrow",), "import pyarrow as pa\nt = pa.table({'a': [1, None]})", "t['b']", "t['a']", "columns a", None),
    "xarray": (
        ("xarray",),
        "import numpy as np, xarray as xr\na = xr.DataArray(np.zeros((2, 3)), dims=('a', 'b'))",
        "a.sel(c=0)",
        "a.mean()",
        "dims [a, b]",
        None,
    ),
    "datasets": (
        ("datasets",),
        "import datasets\nd = datasets.Dataset.from_dict({'a': [1, 2], 't': ['x', 'y']})",
        "d['b']",
        "d['a']",
        "columns a, t",
        None,
    ),
    "tokenizer": (
        ("tokenizers", "transformers"),
        "from tokenizers import Tokenizer, models\nfrom transformers import PreTrainedTokenizerFast\n"
        "t = PreTrainedTokenizerFast(tokenizer_object=Tokenizer(models.WordLevel({'a': 0, '[UNK]': 1}, unk_token='[UNK]')), model_max_length=8)",
        "t(3)",
        "t('a')",
        "model_max_length",
        None,
    ),
    "image": (("PIL",), "from PIL import Image\ni = Image.new('RGB', (4, 2))", "i.no_such", "i.size", "mode RGB", None),
    "OpenCV": (
        ("cv2", "numpy"),
        "import cv2, numpy as np\ni = cv2.resize(np.zeros((4, 4, 3), 'uint8'), (8, 6))",
        "i[6]",
        "i[5]",
        "shape 6×8×3",
        True,
    ),
    "dask array": (("dask", "numpy"), "import dask.array as da\nx = da.zeros((10, 4), chunks=5)", "x.no_such", "x.shape", "shape 10×4", None),
    "dask frame": (
        ("dask", "pandas"),
        "import pandas as pd, dask.dataframe as dd\nd = dd.from_pandas(pd.DataFrame({'a': [1, 2]}), npartitions=1)",
        "d['b']",
        "d['a']",
        "columns a",
        None,
    ),
}


def _cases():
    groups = [
        ((), "", PYTHON),
        (("numpy",), "import numpy as np\n", NUMPY),
        (("pandas",), "import pandas as pd\n", PANDAS),
        (("sklearn",), "", SKLEARN),
        (("torch",), "import torch\n", TORCH),
        (("tensorflow", "keras"), "import numpy as np, tensorflow as tf, keras\n", TF),
    ]
    for libraries, imports, cases in groups:
        for name, (setup, *rest) in cases.items():
            own = (name,) if name in ("xgboost", "lightgbm", "catboost") else ()
            yield f"{(libraries or ('python',))[0]}: {name}", (libraries + own, imports + setup, *rest)
    for name, case in OTHERS.items():
        yield name, case


CASES = dict(_cases())


@pytest.mark.skipif(CRANE is None, reason="crane is not built: set CRANE")
@pytest.mark.parametrize("case", CASES)
def test_a_crash_that_only_the_recording_shows_is_found(tmp_path, case):
    libraries, setup, bad, good, shown, known = CASES[case]
    for library in libraries:
        pytest.importorskip(library)
    (crashed, went_well), found, table = ask(tmp_path, setup, bad, good)
    assert (crashed[0]["status"], went_well[-1]["status"]) == ("ok", "ok"), (crashed, went_well)
    assert crashed[1]["status"] == "error"
    assert shown in table, table
    assert found["runtime"] == "recorded"
    alarms = {f["cell"]["id"]: f for f in found["findings"] if "kernel" in f["worlds"]}
    assert set(alarms) <= {"bad"}, alarms
    if known or (known is None and alarms):
        assert alarms["bad"]["exception"] == crashed[1]["exception"], alarms
