"""What recording must never do to the user's program, each tried."""

import gc
import random
import subprocess
import sys
import warnings
import weakref

import pytest

from conftest import ROOT, needs
from crane_snapshot.context import Limits
from crane_snapshot.recorder import Recorder

TRAPS = '''
touched = []

class Trap:
    """Every way of being looked at is written down."""
    def __getattribute__(self, name):
        touched.append("__getattribute__ " + name)
        return object.__getattribute__(self, name)
    def __getattr__(self, name):
        touched.append("__getattr__ " + name)
        raise AttributeError(name)
    @property
    def size(self):
        touched.append("property")
    @property
    def __class__(self):
        touched.append("__class__")
        return list
    @property
    def __dict__(self):
        touched.append("__dict__")
        return {}
    def __len__(self):
        touched.append("__len__")
        return 3
    def __iter__(self):
        touched.append("__iter__")
        return iter([])
    def __repr__(self):
        touched.append("__repr__")
        return "trap"
    __str__ = __repr__
    def __eq__(self, other):
        touched.append("__eq__")
        return True
    def __hash__(self):
        touched.append("__hash__")
        return 1
    def __bool__(self):
        touched.append("__bool__")
        return True
    def __array__(self, *a, **k):
        touched.append("__array__")
        raise ValueError
    def __getitem__(self, i):
        touched.append("__getitem__")
        raise IndexError

class Meta(type):
    def __getattribute__(cls, name):
        touched.append("Meta.__getattribute__ " + name)
        return type.__getattribute__(cls, name)
    def __instancecheck__(cls, other):
        touched.append("__instancecheck__")
        return True
    def __subclasscheck__(cls, other):
        touched.append("__subclasscheck__")
        return True

class OfMeta(metaclass=Meta):
    pass

class OwnList(list):
    def __len__(self):
        touched.append("OwnList.__len__")
        return 5
    def __iter__(self):
        touched.append("OwnList.__iter__")
        return iter([1])
    def __getitem__(self, i):
        touched.append("OwnList.__getitem__")
        return 1

class OwnDict(dict):
    def items(self):
        touched.append("OwnDict.items")
        return []
    def __getitem__(self, key):
        touched.append("OwnDict.__getitem__")
    def __missing__(self, key):
        touched.append("OwnDict.__missing__")

class OwnStr(str):
    def __len__(self):
        touched.append("OwnStr.__len__")
        return 1
    def __hash__(self):
        touched.append("OwnStr.__hash__")
        return 1
    def __eq__(self, other):
        touched.append("OwnStr.__eq__")
        return False

trap, inside, keyed = Trap(), [Trap(), {"a": Trap()}], {OwnStr("k"): 1}
cls, instance, own, mapping, text = OfMeta, OfMeta(), OwnList([1, 2]), OwnDict(a=1), OwnStr("abc")
touched.clear()
'''


def recorded(source, level="facts", again=True, **modules):
    """Runs a source under the recorder, twice with nothing in between; the namespace and the recorder."""
    space = {"__name__": "__main__"}
    hidden = dict(space)
    recorder = Recorder(space, hidden, level)
    exec(source, space)
    run = recorder.record(source, 1)
    if again:
        recorder.record("1", 2)
        recorder.look_at_everything()
        recorder.record("1", 3)
    return space, recorder, run


def test_no_code_of_the_objects_runs():
    space, _, run = recorded(TRAPS)
    assert space["touched"] == []
    assert run["set"]["trap"]["types"]["type"] == "__main__.Trap"
    assert run["complete"] is True


def test_iterators_are_not_consumed():
    source = "import io\ng = (i for i in range(3))\nit = iter([1, 2])\nz = zip([1], [2])\nm = map(int, '12')\nf = io.StringIO('a\\nb')\ne = enumerate('ab')"
    space, _, run = recorded(source)
    assert list(space["g"]) == [0, 1, 2] and list(space["it"]) == [1, 2] and list(space["z"]) == [(1, 2)]
    assert list(space["m"]) == [1, 2] and space["f"].read() == "a\nb" and list(space["e"])[0] == (0, "a")
    assert run["set"]["g"] == {"types": {"type": "generator"}}


def test_namespace_and_output_are_untouched(capfd):
    space = {"__name__": "__main__", "x": 1}
    before = dict(space)
    Recorder(space).record("x = 1", 1)
    assert space == before and list(space) == list(before)
    assert capfd.readouterr() == ("", "")


def test_random_states_stay():
    state = random.getstate()
    recorded("import random\nr = random.Random(3)\nx = random.random")
    assert random.getstate() == state


@needs("numpy", "pandas")
def test_numpy_random_state_and_warnings_stay():
    import numpy as np

    np.random.seed(1)
    state = np.random.get_state()
    with warnings.catch_warnings(record=True) as raised:
        warnings.simplefilter("always")
        recorded(
            "import numpy as np, pandas as pd\na = np.array([1, np.nan, np.inf])\nbig = np.zeros((3000, 1000))\nbig[0] = np.nan\n"
            "df = pd.DataFrame({'a': [1, None], 'b': ['x', 'y'], 'c': pd.to_datetime(['2020', None])})\ne = np.array([])\n"
            "allnan = np.full(3, np.nan)\nrng = np.random.default_rng(0)\nall_missing = pd.Series([None, None], dtype=object)"
        )
    assert [str(w.message) for w in raised] == []
    after = np.random.get_state()
    assert state[0] == after[0] and (state[1] == after[1]).all() and state[2:] == after[2:]


@needs("pandas")
def test_frames_keep_no_cache_of_the_look():
    import pandas as pd

    df = pd.DataFrame({"a": range(1000), "b": "x"}, index=pd.Index(range(5, 1005)) * 2)
    before = (sorted(df.__dict__), dict(df.__dict__.get("_item_cache", {})), sorted(getattr(df.index, "_cache", {})))
    Recorder({"df": df}).record("df", 1)
    after = (sorted(df.__dict__), dict(df.__dict__.get("_item_cache", {})), sorted(getattr(df.index, "_cache", {})))
    # The hash table of an index takes time and memory; it must not be built.
    assert before[:2] == after[:2]
    assert set(after[2]) - set(before[2]) <= {"_data", "dtype"}


def test_no_references_are_kept():
    source = "class A:\n    pass\na = A()\na.me = a\nl = [A(), {'k': A()}]\nf = lambda: a\nclass B(A):\n    x = A()\n"
    space, recorder, _ = recorded(source)
    watched = [weakref.ref(space["a"]), weakref.ref(space["l"][0]), weakref.ref(space["f"]), weakref.ref(space["B"])]
    for name in ("a", "l", "f", "A", "B"):
        del space[name]
    gc.collect()
    assert [w() for w in watched] == [None] * 4
    assert recorder.record("del a", 4)["deleted"] == ["A", "B", "a", "f", "l"]


@needs("numpy", "pandas")
def test_no_references_to_arrays_are_kept():
    source = (
        "import numpy as np, pandas as pd\na = np.zeros(10)\nv = a[2:]\ndf = pd.DataFrame({'x': [1.0]})\ns = df['x']"
    )
    space, recorder, _ = recorded(source)
    watched = [weakref.ref(space["a"]), weakref.ref(space["df"])]
    for name in ("a", "v", "df", "s"):
        del space[name]
    gc.collect()
    assert [w() for w in watched] == [None, None]


def test_reference_counts_and_garbage_collection_stay():
    held = [object()]
    space = {"held": held}
    before = sys.getrefcount(held), sys.getrefcount(held[0]), gc.isenabled()
    recorder = Recorder(space)
    recorder.record("held", 1)
    recorder.record("held", 2)
    assert (sys.getrefcount(held), sys.getrefcount(held[0]), gc.isenabled()) == before


def test_libraries_that_nobody_imported_stay_unimported():
    code = (
        "import sys; sys.path.insert(0, {root!r}); from crane_snapshot import record_cells; record_cells(['x = [1]', 'y = x']);"
        "bad = [m for m in ('numpy', 'pandas', 'torch', 'sklearn', 'matplotlib', 'asyncio', 'IPython') if m in sys.modules];"
        "sys.exit(','.join(bad) or 0)"
    ).format(root=str(ROOT))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@needs("polars")
def test_lazy_frames_are_not_resolved():
    with warnings.catch_warnings(record=True) as raised:
        warnings.simplefilter("always")
        _, _, run = recorded("import polars as pl\nlf = pl.DataFrame({'a': [1]}).lazy()")
    assert raised == [] and "columns" not in run["set"]["lf"]


@needs("dask")
def test_dask_is_not_computed():
    source = (
        "import dask, dask.array as da\nran = []\n"
        "def f(block):\n    ran.append(1)\n    return block\n"
        "x = da.zeros((10, 4), chunks=5).map_blocks(f, dtype=float)\ny = dask.delayed(f)(1)\nran.clear()"
    )
    space, _, run = recorded(source)
    assert space["ran"] == [] and run["set"]["x"]["structure"]["shape"] == [10, 4]


@needs("torch")
def test_torch_state_stays():
    import torch

    source = (
        "import torch\nasked = []\nclass D(torch.utils.data.Dataset):\n    def __len__(self):\n        asked.append('len')\n        return 3\n"
        "    def __getitem__(self, i):\n        asked.append(i)\n        return i\n"
        "d = D()\nloader = torch.utils.data.DataLoader(d, batch_size=2, shuffle=True)\nasked.clear()\n"
        "w = torch.nn.Linear(3, 2)\nx = torch.ones(2, 3, requires_grad=True)\ny = w(x)\nversion = x._version\n"
    )
    space, _, run = recorded(source)
    assert space["asked"] == [], "a data set was asked"
    assert space["x"]._version == 0 and space["x"].grad is None
    space["y"].sum().backward()
    assert not torch.cuda.is_initialized()
    assert run["set"]["loader"]["types"]["shuffle"] is True


@needs("torch")
def test_torch_random_state_is_not_moved_by_the_look():
    import torch

    loader = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.zeros(4)), shuffle=True)
    torch.manual_seed(0)
    state = torch.get_rng_state()
    Recorder({"loader": loader}).record("loader", 1)
    assert torch.equal(state, torch.get_rng_state())


@needs("tensorflow")
def test_tf_data_is_not_iterated():
    source = (
        "import tensorflow as tf\nran = []\ndef g():\n    ran.append(1)\n    yield 1\n"
        "ds = tf.data.Dataset.from_generator(g, output_signature=tf.TensorSpec((), tf.int32))\nran.clear()"
    )
    space, _, run = recorded(source)
    assert space["ran"] == [] and run["set"]["ds"]["element"]["types"]["dtype"] == "int32"


@pytest.mark.parametrize(
    "broken", ["__len__", "__hash__", "__eq__", "__dict__", "__class__", "__module__", "__qualname__"]
)
def test_broken_objects_do_not_raise(broken):
    source = f"class Broken:\n    def _fail(self, *a):\n        raise SystemExit('no')\n    {broken} = property(_fail)\nb = Broken()\nl = [b]\nd = {{'k': b}}"
    if broken == "__qualname__":
        source = source.replace("__qualname__ =", "other =")
    _, _, run = recorded(source)
    assert "l" in run["set"]


def test_deep_wide_and_circular_values_end():
    source = (
        "deep = []\nfor _ in range(100_000):\n    deep = [deep]\nwide = list(range(3_000_000))\nloop = {}\nloop['self'] = loop\n"
        "text = 'x' * 30_000_000\nnested = [[[[i] * 20] * 20] * 20 for i in range(20)]\nmany = {i: [i] for i in range(300_000)}"
    )
    space, recorder, run = recorded(source, again=False)
    limits = Limits()
    assert len(str(run["set"])) < 2 * limits.run_bytes
    assert run["set"]["wide"]["structure"]["length"] == 3_000_000
    assert run["set"]["loop"]["entries"][0]["value"]["ref"] == run["set"]["loop"]["ref"]
    while space["deep"]:
        space["deep"] = space["deep"][0]
