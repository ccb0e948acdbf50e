"""What is recorded of each library's objects: the facts that decide crashes, against real objects."""

import json

import pytest

from conftest import needs
from crane_snapshot.recorder import compact
from test_record import check

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def look(record):
    """Records a source twice: the snapshot must be valid and the same; gives the state by name."""

    def run(*cells, **options):
        first, second = record(*cells, **options), record(*cells, **options)
        assert [o for o in first.outcomes if o["status"] != "ok"] == []
        check(first.result["snapshot"])
        assert compact(first.runs) == compact(second.runs), "not the same each time"
        return first

    return run


def column(summary, name):
    return next(c for c in summary["columns"] if c["name"] == name)


@needs("numpy")
def test_numpy(look):
    found = look(
        "import numpy as np\ni = np.array([3, 1, 2], dtype='int8')\nf = np.array([1.5, np.nan, np.inf])\nw = np.array([1.0, 2.0])\n"
        "b = np.array([True, False])\ns = np.array(['1', '22'])\no = np.array([1, 'a', None], dtype=object)\n"
        "st = np.zeros(3, dtype=[('x', 'i4'), ('y', 'f8')])\nsc = np.float64(2.5)\nn = np.int64(3)\ne = np.array([])\n"
        "big = np.zeros((2000, 2000))\nbig[0, 0] = np.nan\nm = np.ma.masked_array([1, 2], [0, 1])\nc = np.array([1j])\n"
        "d = np.array(['2020-01-01', 'NaT'], dtype='datetime64[D]')\nz = np.array(5)\nro = np.arange(3)\nro.flags.writeable = False"
    )
    assert found["i"]["types"]["dtype"] == "int8" and found["i"]["structure"]["shape"] == [3]
    assert found["i"]["values"] == {"nan": 0, "min": 1, "max": 3, "unique": 3, "labels": [1, 2, 3]}
    assert found["f"]["values"] == {"nan": 1, "inf": 1, "min": 1.5, "max": 1.5, "integral": False}
    assert found["w"]["values"]["integral"] is True
    assert found["s"]["values"]["int"] == "all" and found["s"]["types"]["dtype"].startswith("str")
    assert found["o"]["values"]["kinds"] == ["int", "str"] and found["o"]["values"]["missing"] == ["NoneType"]
    assert [c["name"] for c in found["st"]["columns"]] == ["x", "y"]
    assert found["sc"]["values"]["value"] == 2.5 and found["n"]["values"]["value"] == 3
    assert found["e"]["structure"]["shape"] == [0] and found["z"]["structure"]["shape"] == []
    assert "values" not in found["big"] and found["big"]["sample"]["nan"] == 1
    assert found["d"]["values"]["nan"] == 1 and found["ro"]["types"]["writeable"] is False


@needs("numpy")
def test_what_a_sample_saw_is_not_said_of_all(look):
    found = look("import numpy as np\na = np.zeros(3_000_000)\na[7] = np.nan\nb = np.arange(3_000_000) % 5")
    for name in "ab":
        assert (
            "values" not in found[name]
            or "nan" not in found[name]["values"]
            or found[name]["values"]["nan"] == (name == "a")
        )


FRAME = """
import pandas as pd, numpy as np
df = pd.DataFrame({
    'id': range(5), 'age': [22.0, None, 30.5, 41.0, 22.0], 'sex': ['m', 'f', 'f', 'm', None], 'fare': ['7.25', '8', 'x', '1', '2'],
    'n': ['1', '2', '3', '4', '5'], 'when': pd.to_datetime(['2020-01-01'] * 4 + [None]), 'text_date': ['2020-01-01', '2020-02-03'] * 2 + ['2021-01-01'],
    'cat': pd.Categorical(['a', 'b', 'a', 'a', 'b'], categories=['a', 'b', 'c']), 'Int': pd.array([1, None, 3, 4, 5], dtype='Int64'),
    'mixed': [1, 'a', 2.5, None, True], 'lists': [[1, 2], [3], [4, 5], [6], []], 'bool': [True, False, True, True, False],
})
"""


@needs("pandas")
def test_a_frame(look):
    found = look(
        FRAME
        + "s = df['age']\npart = df[df.id.isin([0, 1, 4])]\nby = df.groupby(['sex', 'cat'])['age']\nm = df.set_index(['sex', 'id'])\nidx = df.columns"
    )
    df = found["df"]
    assert df["structure"]["shape"] == [5, 12] and df["complete"] is True
    assert column(df, "id")["values"] == {"nan": 0, "min": 0, "max": 4, "unique": 5, "labels": [0, 1, 2, 3, 4]}
    age = column(df, "age")
    assert (age["types"]["dtype"], age["values"]) == (
        "float64",
        {"nan": 1, "inf": 0, "min": 22.0, "max": 41.0, "integral": False, "unique": 3},
    )
    assert column(df, "sex")["values"]["labels"] == ["f", "m"] and column(df, "sex")["values"]["nan"] == 1
    assert column(df, "fare")["values"]["float"] == "some" and column(df, "n")["values"]["int"] == "all"
    assert column(df, "when")["values"]["nan"] == 1 and column(df, "text_date")["values"]["date"] == "all"
    assert column(df, "cat")["values"]["categories"] == 3 and column(df, "cat")["values"]["unique"] == 2
    assert column(df, "Int")["values"]["nan"] == 1 and column(df, "Int")["types"]["dtype"] == "Int64"
    assert column(df, "mixed")["values"]["kinds"] == ["bool", "float", "int", "str"]
    assert df["index"]["values"]["ranges"] == [[0, 4]]
    assert found["s"]["types"]["name"] == "age" and found["s"]["index"]["structure"]["length"] == 5
    assert (
        found["part"]["index"]["values"]["ranges"] == [[0, 1], [4, 4]]
        and found["part"]["index"]["values"]["unique"] is True
    )
    by = found["by"]
    assert (
        by["types"]["keys"] == ["sex", "cat"]
        and by["types"]["selection"] == "age"
        and by["dataset"]["structure"]["shape"]
    )
    assert [level["types"]["name"] for level in found["m"]["index"]["levels"]] == ["sex", "id"]
    assert found["idx"]["items"][0]["values"]["value"] == "id"


@needs("pandas")
def test_indexes(look):
    found = look(
        "import pandas as pd, numpy as np\nnamed = pd.DataFrame({'v': [1, 2, 3]}, index=pd.Index(['x', 'y', 'y'], name='key'))\n"
        "wide = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y')], names=['o', 'i']))\n"
        "ints = pd.DataFrame(np.zeros((2, 3)))\nodd = pd.Series(range(100), index=range(0, 200, 2))\n"
        "holes = pd.Series(range(50), index=[i * 3 for i in range(50)][::-1])\ndates = pd.Series([1, 2], index=pd.date_range('2020', periods=2))\n"
        "dup = pd.DataFrame([[1, 2]], columns=['a', 'a'])\nempty = pd.DataFrame()\nfloats = pd.Series([1, 2], index=[0.5, 1.5])"
    )
    assert found["named"]["index"]["types"]["names"] == ["key"] and found["named"]["index"]["values"]["unique"] is False
    assert found["wide"]["columns"][0]["name"]["items"][1]["values"]["value"] == "x"
    assert found["wide"]["columns_index"]["types"]["names"] == ["o", "i"]
    assert [c["name"] for c in found["ints"]["columns"]] == [0, 1, 2]
    holes = found["holes"]["index"]["values"]
    assert holes["low_ranges"][:2] == [[0, 0], [3, 3]] and holes["max"] == 147 and holes["sorted"] is False
    assert found["dup"]["types"]["duplicate_columns"] is True and found["empty"]["structure"]["shape"] == [0, 0]


@needs("pandas")
def test_changes_of_a_frame_in_place(record):
    found = record(
        FRAME,
        "df.loc[0, 'age'] = None",
        "df.drop(columns='bool', inplace=True)",
        "def f(d):\n    d['new'] = 1\nf(df)",
        "df.columns = [c.upper() for c in df.columns]",
        "x = 1",
    )
    assert ["df" in run["set"] for run in found.runs] == [True, True, True, True, True, False]
    assert column(found.runs[1]["set"]["df"], "age")["values"]["nan"] == 2
    assert [c["name"] for c in found["df"]["columns"]][-1] == "NEW"


@needs("pandas")
def test_switches(record):
    found = record(
        "import pandas as pd, numpy as np, warnings\npd.set_option('mode.chained_assignment', 'raise')\nnp.seterr(divide='raise')\n"
        "def shape2(self): return 1\npd.DataFrame.shape2 = shape2"
    )
    try:
        switches = found.result["snapshot"]["environment"]["switches"]
        assert switches["numpy.seterr.divide"] == "raise"
        assert switches["patched.pandas.DataFrame"] == "shape2"
        assert "pandas.copy_on_write" in switches
        assert found.result["snapshot"]["environment"]["packages"]["pandas"]
    finally:
        import numpy as np
        import pandas as pd

        np.seterr(divide="warn")
        del pd.DataFrame.shape2
        pd.reset_option("mode.chained_assignment")


@needs("sklearn")
def test_sklearn(look):
    found = look(
        "import numpy as np, pandas as pd\nfrom sklearn.pipeline import make_pipeline\nfrom sklearn.preprocessing import *\n"
        "from sklearn.compose import ColumnTransformer\nfrom sklearn.linear_model import LogisticRegression, LinearRegression\n"
        "from sklearn.model_selection import GridSearchCV\nfrom sklearn.feature_extraction.text import TfidfVectorizer\n"
        "X = pd.DataFrame({'a': np.arange(20.0), 'b': np.arange(20.0) ** 2})\ny = np.array([0, 1] * 10)\n"
        "raw = LogisticRegression(C=3)\nfit = LogisticRegression().fit(X, y)\nmulti = LinearRegression().fit(X, np.column_stack([y, y]))\n"
        "pipe = make_pipeline(StandardScaler(), LogisticRegression())\nle = LabelEncoder().fit(['no', 'yes'])\n"
        "ct = ColumnTransformer([('num', StandardScaler(), ['a']), ('cat', OneHotEncoder(), ['b'])])\n"
        "gs = GridSearchCV(LogisticRegression(), {'C': [1, 2]}, cv=2)\ntv = TfidfVectorizer().fit(['some words', 'more words'])"
    )
    assert found["raw"]["types"]["fitted"] is False and found["raw"]["parameters"]["C"]["values"]["value"] == 3
    fit = found["fit"]
    assert (
        fit["types"]["fitted"] is True
        and fit["structure"]["n_features_in_"] == 2
        and fit["values"]["classes_"] == [0, 1]
    )
    assert fit["types"]["feature_names_in_"] == ["a", "b"] and fit["attributes"]["coef_"]["structure"]["shape"] == [
        1,
        2,
    ]
    assert found["multi"]["attributes"]["coef_"]["structure"]["shape"] == [2, 2]
    assert (
        found["pipe"]["types"]["order"] == ["standardscaler", "logisticregression"]
        and found["pipe"]["types"]["fitted"] is False
    )
    assert found["le"]["values"]["classes_"] == ["no", "yes"]
    assert found["ct"]["types"]["fitted"] is False
    assert found["ct"]["attributes"]["columns_of"]["entries"][0]["key"] == "num"
    assert found["gs"]["types"]["fitted"] is False and "estimator" in found["gs"]["children"]
    assert found["tv"]["attributes"]["vocabulary_"]["structure"]["length"] == 3


@needs("xgboost", "lightgbm")
def test_boosters(look):
    found = look(
        "import xgboost as xgb, lightgbm as lgb, numpy as np\nX = np.arange(40.0).reshape(20, 2)\ny = [0, 1] * 10\n"
        "a = xgb.XGBClassifier(n_estimators=2).fit(X, y)\nb = lgb.LGBMClassifier(n_estimators=2, verbose=-1).fit(X, y)\nc = xgb.XGBRegressor()"
    )
    for name in "ab":
        assert found[name]["types"]["fitted"] is True and found[name]["structure"]["n_features_in_"] == 2
        assert found[name]["parameters"]["n_estimators"]["values"]["value"] == 2
    assert found["c"]["types"]["fitted"] is False


TORCH = """
import torch
from torch import nn
from torch.utils.data import *
x = torch.arange(12.0).reshape(4, 3)
y = torch.tensor([0, 1, 2, 1])
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3, padding=1)
        self.head = nn.Sequential(nn.Flatten(), nn.Linear(8, 3, bias=False))
        self.size = 8
        self.scale = nn.Parameter(torch.ones(2))
    def forward(self, x):
        return self.head(self.conv(x))
net = Net().eval()
loss = nn.CrossEntropyLoss(weight=torch.ones(3))
opt = torch.optim.SGD(net.parameters(), lr=0.1)
ds = TensorDataset(x, y)
sub = Subset(ds, [0, 1])
loader = DataLoader(ds, batch_size=3, shuffle=True, drop_last=True)
class Own(Dataset):
    def __init__(self, x):
        self.x = x
    def __len__(self):
        return len(self.x)
    def __getitem__(self, i):
        return self.x[i]
own = Own(x)
own_loader = DataLoader(own, batch_size=2, collate_fn=lambda b: b)
grad = x.clone().requires_grad_()
made = grad * 2
"""


@needs("torch")
def test_torch(look):
    found = look(TORCH)
    assert found["x"]["types"] == {"type": "torch.Tensor", "dtype": "float32", "device": "cpu", "requires_grad": False}
    assert found["y"]["values"]["max"] == 2 and found["y"]["values"]["labels"] == [0, 1, 2]
    net = found["net"]
    assert net["types"]["training"] is False and net["types"]["order"] == ["conv", "head"]
    assert net["children"]["conv"]["parameters"]["in_channels"]["values"]["value"] == 3
    linear = net["children"]["head"]["children"]["1"]
    assert (
        linear["parameters"]["in_features"]["values"]["value"] == 8
        and linear["parameters"]["bias"]["values"]["value"] is False
    )
    assert net["attributes"]["size"]["values"]["value"] == 8 and net["attributes"]["scale"]["structure"]["shape"] == [2]
    assert net["types"]["bases"] == ["torch.nn.modules.module.Module"]
    assert found["loss"]["attributes"]["weight"]["structure"]["shape"] == [3]
    assert found["opt"]["parameters"]["lr"]["values"]["value"] == 0.1 and found["opt"]["structure"] == {
        "groups": 1,
        "tensors": 4,
    }
    assert [item["structure"]["shape"] for item in found["ds"]["element"]["items"]] == [[3], []]
    loader = found["loader"]
    assert (
        loader["structure"] == {"batch_size": 3, "length": 1}
        and loader["types"]["shuffle"] is True
        and loader["types"]["drop_last"] is True
    )
    assert loader["dataset"]["ref"] == found["ds"]["ref"] == found["sub"]["dataset"]["ref"]
    assert (
        found["own"]["attributes"]["x"]["ref"] == found["x"]["ref"]
        and found["own_loader"]["types"]["collate_fn"] == "<lambda>"
    )
    assert found["made"]["types"]["leaf"] is False and "structure" in found["made"]
    assert found["Own"]["defined"]["hash"] == found.runs[0]["hash"]


@needs("torch")
def test_probing_asks_for_samples_and_puts_random_states_back():
    import random

    import torch

    from crane_snapshot import record_cells
    from crane_snapshot.context import Limits

    source = (
        "import torch, random, numpy as np\nasked = []\nclass D(torch.utils.data.Dataset):\n    def __len__(self):\n        return 5\n"
        "    def __getitem__(self, i):\n        asked.append(i)\n        random.random(), np.random.rand()\n        print('noise')\n"
        "        return torch.rand(3, 4), i\nd = D()\nloader = torch.utils.data.DataLoader(d, batch_size=2, shuffle=True)\n"
        "class Bad(D):\n    def __getitem__(self, i):\n        raise ValueError\nbad = Bad()"
    )
    limits = Limits()
    limits.probe = 2
    torch.manual_seed(0), random.seed(0)
    before = torch.get_rng_state(), random.getstate()
    found = record_cells([source], limits=limits)["snapshot"]
    assert torch.equal(before[0], torch.get_rng_state()) and before[1] == random.getstate()
    check(found)
    loader = found["runs"][0]["set"]["loader"]
    assert loader["sample"]["samples"] == 2 and loader["sample"]["alike"] is True
    assert loader["sample"]["element"]["items"][0]["structure"]["shape"] == [3, 4]
    assert loader["sample"]["batch"]["items"][0]["structure"]["shape"] == [2, 3, 4]
    assert "sample" not in found["runs"][0]["set"]["bad"]
    assert "sample" not in record_cells([source])["snapshot"]["runs"][0]["set"]["loader"]


@needs("torch")
def test_torch_changes_in_place_and_views(record):
    found = record(
        "import torch\nx = torch.zeros(4, 3)\nv = x[0]\nn = x.numpy()",
        "v[0] = float('nan')",
        "net = torch.nn.Linear(2, 2)",
        "net.eval()",
    )
    assert (
        found.runs[0]["set"]["v"]["view_of"] == found.runs[0]["set"]["x"]["ref"] == found.runs[0]["set"]["n"]["view_of"]
    )
    assert sorted(found.runs[1]["set"]) == ["n", "v", "x"] and found["n"]["values"]["nan"] == 1
    assert found["net"]["types"]["training"] is False


@needs("keras", "tensorflow")
def test_keras(look):
    found = look(
        "import numpy as np, keras, tensorflow as tf\nfrom keras import layers\n"
        "m = keras.Sequential([layers.Input((8,)), layers.Dense(4, activation='relu', name='d1'), layers.Dense(2, activation='softmax', name='d2')], name='m')\n"
        "m.compile(loss='categorical_crossentropy', optimizer='adam', metrics=['accuracy'])\nh = m.fit(np.zeros((8, 8)), np.zeros((8, 2)), epochs=2, verbose=0)\n"
        "u = keras.Sequential([layers.Dense(3, name='d3')], name='u')\ni = keras.Input((28, 28, 1), name='i')\n"
        "f = keras.Model(i, layers.Dense(2, name='d4')(layers.Flatten(name='fl')(layers.Conv2D(3, 5, name='c')(i))), name='f')\n"
        "ds = tf.data.Dataset.from_tensor_slices((np.zeros((8, 3)), np.zeros(8))).batch(2)\nendless = ds.repeat()\nsome = ds.filter(lambda x, y: True)\nt = tf.constant([1.0, 2.0])\nv = tf.Variable([[1, 2]])\n"
        "from keras.src.legacy.preprocessing.image import ImageDataGenerator\n"
        "it = ImageDataGenerator().flow(np.zeros((4, 8, 8, 3)), np.zeros(4), batch_size=3)"
    )
    m = found["m"]
    assert m["structure"] == {"input_shape": [None, 8], "output_shape": [None, 2]} and m["types"]["built"] is True
    assert m["types"]["compiled"] == {"loss": "categorical_crossentropy", "metrics": ["accuracy"], "optimizer": "Adam"}
    dense = m["layers"][-1]
    assert (
        dense["parameters"]["units"]["values"]["value"] == 2
        and dense["parameters"]["activation"]["types"]["name"] == "softmax"
    )
    assert dense["attributes"]["kernel"]["structure"]["shape"] == [4, 2] and dense["structure"]["output_shape"] == [
        None,
        2,
    ]
    assert found["u"]["types"]["built"] is False and found["u"]["types"]["compiled"] is None
    assert [layer["types"]["type"].rpartition(".")[2] for layer in found["f"]["layers"]] == [
        "InputLayer",
        "Conv2D",
        "Flatten",
        "Dense",
    ]
    assert found["f"]["structure"] == {"input_shape": [None, 28, 28, 1], "output_shape": [None, 2]}
    assert [e["key"] for e in found["h"]["entries"]] == ["accuracy", "loss"]
    assert found["ds"]["structure"]["length"] == 4 and found["endless"]["types"]["infinite"] is True
    assert "length" not in found["some"].get("structure", {})
    assert [s["structure"]["shape"] for s in found["ds"]["element"]["items"]] == [[None, 3], [None]] and found["ds"][
        "structure"
    ]["batch_size"] == 2
    assert found["t"]["structure"]["shape"] == [2] and found["v"]["structure"]["shape"] == [1, 2]
    assert found["it"]["structure"] == {"samples": 4, "length": 2, "batch_size": 3, "image_shape": [8, 8, 3]}


CASES = {
    "matplotlib": (
        "import matplotlib\nmatplotlib.use('Agg')\nimport matplotlib.pyplot as plt\nfig, ax = plt.subplots(2, 3)\nax[0, 0].plot([1])\nplt.close('all')",
        lambda s: s["ax"]["structure"]["shape"] == [2, 3] and s["fig"]["structure"]["axes"] == 6,
    ),
    "scipy": (
        "import scipy.sparse as sp, numpy as np\nm = sp.csr_matrix(np.eye(3))",
        lambda s: s["m"]["structure"] == {"shape": [3, 3], "stored": 3} and s["m"]["types"]["format"] == "csr",
    ),
    "statsmodels": (
        "import statsmodels.api as sm, pandas as pd, numpy as np\nX = pd.DataFrame({'b': np.arange(9.0) ** 2})\nm = sm.OLS(np.arange(9.0), sm.add_constant(X))\nr = m.fit()",
        lambda s: s["m"]["structure"]["exog_shape"] == [9, 2] and s["r"]["structure"]["n_params"] == 2,
    ),
    "polars": (
        "import polars as pl\nd = pl.DataFrame({'a': [1, None]})\nl = d.lazy()\ns = d['a']",
        lambda s: (
            s["d"]["columns"] == [{"name": "a", "types": {"dtype": "Int64"}, "values": {"nan": 1}}]
            and "columns" not in s["l"]
        ),
    ),
    "pyarrow": (
        "import pyarrow as pa\nt = pa.table({'a': [1, None]})",
        lambda s: s["t"]["structure"]["shape"] == [2, 1] and s["t"]["columns"][0]["values"]["nan"] == 1,
    ),
    "xarray": (
        "import xarray as xr, numpy as np\na = xr.DataArray(np.zeros((2, 3)), dims=('a', 'b'))\nd = xr.Dataset({'v': a})",
        lambda s: s["a"]["types"]["dims"] == ["a", "b"] and s["d"]["attributes"]["v"]["structure"]["shape"] == [2, 3],
    ),
    "datasets": (
        "import datasets\nd = datasets.Dataset.from_dict({'a': [1, None], 't': ['x', 'y'], 'l': [[1], [2, 3]]})\ndd = datasets.DatasetDict({'train': d})",
        lambda s: (
            [(c["name"], c.get("values")) for c in s["d"]["columns"]] == [("a", None), ("t", {"nan": 0}), ("l", {"nan": 0})]
            and s["d"]["columns"][2]["element"]["values"] == {"nan": 0}
            and s["dd"]["entries"][0]["key"] == "train"
        ),
    ),
    "PIL": (
        "from PIL import Image\ni = Image.new('RGB', (4, 2))",
        lambda s: s["i"]["structure"]["shape"] == [2, 4] and s["i"]["types"]["mode"] == "RGB",
    ),
    "dask": (
        "import dask.array as da\nx = da.zeros((10, 4), chunks=5)",
        lambda s: s["x"]["structure"]["shape"] == [10, 4],
    ),
    "dask.dataframe": (
        "import pandas as pd, dask.dataframe as dd\nd = dd.from_pandas(pd.DataFrame({'a': [1, 2], 'b': ['x', 'y']}), npartitions=1)\nc = d['a']",
        lambda s: (
            [c["name"] for c in s["d"]["columns"]] == ["a", "b"]
            and s["d"]["structure"]["shape"] == [None, 2]
            and (s["c"]["types"]["name"], s["c"]["types"]["dtype"]) == ("a", "int64")
        ),
    ),
    "catboost": (
        "import catboost, numpy as np\nm = catboost.CatBoostClassifier(iterations=2, verbose=0, allow_writing_files=False)\n"
        "f = catboost.CatBoostClassifier(iterations=2, verbose=0, allow_writing_files=False).fit(np.arange(40.0).reshape(20, 2), [0, 1] * 10)",
        lambda s: "fitted" not in s["m"]["types"] and s["f"]["types"]["type"] == "catboost.core.CatBoostClassifier",
    ),
    "tokenizers": (
        "from tokenizers import Tokenizer, models\nfrom transformers import PreTrainedTokenizerFast\n"
        "t = PreTrainedTokenizerFast(tokenizer_object=Tokenizer(models.WordLevel({'a': 0, '[UNK]': 1}, unk_token='[UNK]')), model_max_length=8)\n"
        "e = t('a')",
        lambda s: (
            s["t"]["parameters"]["model_max_length"]["values"]["value"] == 8
            and {e["key"] for e in s["e"]["entries"]} >= {"input_ids", "attention_mask"}
        ),
    ),
    "cv2": (
        "import cv2, numpy as np\ni = cv2.resize(np.zeros((4, 4, 3), 'uint8'), (8, 6))",
        lambda s: s["i"]["structure"]["shape"] == [6, 8, 3],
    ),
}


@pytest.mark.parametrize("library", CASES)
def test_other_libraries(look, library):
    pytest.importorskip(library)
    source, holds = CASES[library]
    found = look(source)
    assert holds(found.state), json.dumps(found.state)[:2000]


SPARK = """
import sys, types
asked = []
class Named:
    def __init__(self, **named):
        self.__dict__.update(named)
class IntegerType: pass
class DataFrame:
    def __init__(self, schema=None):
        if schema is not None:
            self._schema = schema
    @property
    def schema(self):
        asked.append('schema')
    @property
    def columns(self):
        asked.append('columns')
    def count(self):
        asked.append('count')
    def __getattr__(self, name):
        asked.append(name)
        raise AttributeError(name)
DataFrame.__module__ = 'pyspark.sql.dataframe'
fetched = DataFrame(Named(fields=[Named(name='a', dataType=IntegerType())]))
lazy = DataFrame()
"""


def test_spark_is_never_asked(record):
    """No Spark is needed: a class as pyspark's, which fetches its schema when it is asked for it."""
    found = record(SPARK, "x = 1")
    assert found["fetched"]["columns"] == [{"name": "a", "types": {"dtype": "IntegerType"}}]
    assert "columns" not in found["lazy"] and found["lazy"]["types"]["type"] == "pyspark.sql.dataframe.DataFrame"
    assert found["asked"]["structure"]["length"] == 0
