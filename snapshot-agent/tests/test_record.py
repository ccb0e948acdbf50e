"""What a run's record says: set, deleted and unknown, aliases and views, changes in place, privacy."""

import json
import pathlib

import pytest

from conftest import needs
from crane_snapshot import record_cells
from crane_snapshot.assemble import unpacked
from crane_snapshot.context import Limits
from crane_snapshot.recorder import Recorder, compact, source_hash

SCHEMA = json.loads((pathlib.Path(__file__).parents[2] / "docs" / "snapshot.schema.json").read_text())


def check(snapshot):
    """Validates a snapshot, in the notebook's form and in the plain one; returns the plain one."""
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.validate(snapshot, SCHEMA)
    jsonschema.validate(unpacked(snapshot), SCHEMA)
    return unpacked(snapshot)


def test_the_hash_is_that_of_the_linter():
    assert source_hash("x = 1\n") == "9e26bf369911c45c" == source_hash("x = 1\r\n")


def test_bound_deleted_and_failed(record):
    found = record("x = 1\ny = 'ab'", "del x\nz = [1]\nraise KeyError('k')", "y = 2")
    first, second, third = found.runs
    assert first["set"] == {
        "x": {"types": {"type": "int"}, "values": {"value": 1}},
        "y": {"types": {"type": "str"}, "values": {"value": "ab"}},
    }
    assert second["deleted"] == ["x"] and list(second["set"]) == ["z"]
    assert second["status"] == {"error": "KeyError", "line": 3}
    assert third["set"] == {"y": {"types": {"type": "int"}, "values": {"value": 2}}} and "deleted" not in third
    check(found.result["snapshot"])


def test_a_syntax_error_has_its_line(record):
    assert record("x = 1\ny = (").runs[0]["status"] == {"error": "SyntaxError", "line": 2}


def test_unchanged_variables_are_not_recorded_again(record):
    assert [list(run["set"]) for run in record("a = [1]\nb = 2", "a = [1]", "a.append(2)", "a").runs] == [
        ["a", "b"],
        [],
        ["a"],
        [],
    ]


@pytest.mark.parametrize(
    "change",
    [
        "l.append(2)",
        "def f():\n    l.append(2)\nf()",
        "(lambda: d['l'].append(2))()",
        "m = d\nm['l'] += [2]",
        "exec('l.append(2)')",
        "globals()['l'].append(2)",
        "C.method()",
        "obj.keep.append(2)",
        "partial()",
        "for x in d.values():\n    x.append(2)",
    ],
)
def test_changes_in_place_are_seen_by_every_way(record, change):
    start = (
        "import functools\nl = [1]\nd = {'l': l}\nclass C:\n    @staticmethod\n    def method():\n        l.append(2)\n"
        "class K:\n    pass\nobj = K()\nobj.keep = l\npartial = functools.partial(l.append, 2)"
    )
    found = record(start, change)
    assert found.runs[1]["set"]["l"]["structure"]["length"] == 2
    assert found["d"]["entries"][0]["value"]["structure"]["length"] == 2


def test_one_object_has_one_number(record):
    found = record("a = [1]\nb = a\nc = {'k': a}", "b = [1]", "b = a")
    assert found.runs[0]["set"]["a"]["ref"] == found.runs[0]["set"]["b"]["ref"]
    assert found.runs[0]["set"]["c"]["entries"][0]["value"]["ref"] == found.runs[0]["set"]["a"]["ref"]
    assert "ref" not in found.runs[1]["set"]["b"]
    assert found["b"]["ref"] == found["a"]["ref"]


@needs("numpy")
def test_views_share_memory_and_change_together(record):
    found = record("import numpy as np\na = np.arange(10)\nb = a[2:5]\nc = a.copy()", "b[0] = 99")
    first = found.runs[0]["set"]
    assert first["b"]["view_of"] == first["a"]["ref"] and "view_of" not in first["c"]
    assert sorted(found.runs[1]["set"]) == ["a", "b"]
    assert found["a"]["values"]["max"] == 99


@needs("numpy")
def test_a_large_array_that_changes_through_a_view_is_seen(record):
    found = record("import numpy as np\na = np.zeros(100_000)\nb = a[5:6]", "b[0] = np.nan")
    assert found["a"]["values"]["nan"] == 1


def test_threads_make_what_they_reach_unknown(record):
    found = record(
        "import threading\nstop = threading.Event()\nlog = []\nother = []\ndef work():\n    while not stop.wait(0.01):\n        log.append(1)\n"
        "thread = threading.Thread(target=work, daemon=True)\nthread.start()",
        "x = 1",
        "stop.set()\nthread.join()",
    )
    assert "log" in found.runs[0]["unknown"] and "other" in found.runs[0]["set"]
    assert "log" in found.runs[2]["set"], "after the thread has ended it is known again"


def test_secrets_are_never_recorded(record):
    found = record(
        "password = 'hunter22'\nAPI_KEY = 'abc'\ndbPassword = 'x'\nd = {'token': 'abc', 'user': 'me'}\nclass C: pass\nc = C()\n"
        "c.secret = 'abc'\nkey = 'sk-abcdefghijklmnopqrstu'\nurl = 'https://me:pw@host/'\nmax_tokens = 5\ntokenizer = 'bert'"
    )
    text = json.dumps(found.result["snapshot"]["runs"])
    for hidden in ("hunter22", "abcdefghijkl", '"abc"', "me:pw"):
        assert hidden not in text
    assert {"password", "API_KEY", "dbPassword"} <= found.unknown
    assert found["max_tokens"]["values"]["value"] == 5 and "tokenizer" in found.state


def test_the_environment_is_never_recorded(record, monkeypatch):
    monkeypatch.setenv("MY_VAR", "hidden1")
    found = record("import os\ne = os.environ\nd = dict(os.environ)\nl = [e]")
    assert "hidden1" not in json.dumps(found.result) and "MY_VAR" not in json.dumps(found.result)
    assert found["d"]["structure"]["length"] > 1


def test_texts_are_recorded_only_where_the_notebook_shows_them_anyway(record):
    found = record(
        "a = 'short'\nb = ''.join(['a private ', 'sentence'])\nc = 'a literal of the cell'\nd = {'a long key of a dict': 1}\ne = list(d)[0]"
    )
    assert found["a"]["values"]["value"] == "short" and found["c"]["values"]["value"] == "a literal of the cell"
    assert found["b"] == {
        "types": {"type": "str"},
        "structure": {"length": 18},
        "values": {"parses": {"int": False, "float": False}},
    }
    assert found["e"]["values"]["value"] == "a long key of a dict"


@pytest.mark.parametrize("level", ["structure", "types", "facts", "examples"])
def test_levels(record, level):
    found = record("x = 5\nl = [1, 2]\nd = {'k': [1]}\ndef f(a): pass", level=level)
    check(found.result["snapshot"])
    assert ("values" in found["x"]) == (level in ("facts", "examples"))
    assert ("entries" in found["d"]) == (level != "structure")
    assert found["l"]["structure"]["length"] == 2


@needs("pandas")
def test_levels_of_a_frame(record):
    source = "import pandas as pd\ndf = pd.DataFrame({'a': [1, 2], 'words': ['some long text here', 'x' * 20]})"
    by_level = {level: record(source, level=level)["df"] for level in ("structure", "types", "facts", "examples")}
    assert "columns" not in by_level["structure"] and by_level["structure"]["structure"]["shape"] == [2, 2]
    assert by_level["types"]["columns"][0] == {"name": "a", "types": {"dtype": "int64"}}
    assert "x" * 20 not in json.dumps(by_level["facts"])
    assert by_level["examples"]["columns"][1]["values"]["examples"] == ["some long text here", "x" * 20]


def test_a_budget_is_counted_in_work_and_what_it_leaves_out_is_unknown():
    limits = Limits()
    limits.run_bytes = 3000
    cells = ["\n".join(f"v{i} = list(range({i}, {i} + 20))" for i in range(20)), "v3.append(1)"]
    first, second = record_cells(cells, limits=limits), record_cells(cells, limits=limits)
    assert compact(first["snapshot"]) == compact(second["snapshot"])
    run = first["snapshot"]["runs"][0]
    assert run["unknown"] and set(run["set"]) | set(run["unknown"]) == {f"v{i}" for i in range(20)}


def test_the_clock_is_the_last_resort_and_what_it_cuts_is_unknown():
    limits = Limits()
    limits.seconds = -1
    run = record_cells(["x = 1\ny = [2]"], limits=limits)["snapshot"]["runs"][0]
    assert run["unknown"] == ["x", "y"] and run["set"] == {} and run["complete"] is True


def test_a_lost_record_is_made_up_for():
    space = {"__name__": "__main__"}
    recorder = Recorder(space, dict(space))
    space.update(a=1, b=[2])
    recorder.record("", 1)
    del space["a"]
    space["c"] = 3
    recorder.repeat(recorder.record("", 2))
    run = recorder.record("", 3)
    assert run["deleted"] == ["a"] and sorted(run["set"]) == ["b", "c"]


def test_what_another_tool_ran_is_seen_at_the_next_run():
    space = {"__name__": "__main__", "l": [1, 2, 3]}
    recorder = Recorder(space)
    recorder.record("", 1)
    space["l"].append(4)
    recorder.look_at_everything()
    assert recorder.record("x", 2)["set"]["l"]["structure"]["length"] == 4


def test_functions_and_classes_say_where_they_were_defined(record):
    found = record(
        "x = 1\ndef f(a, b=2, *c, d, e='e', **g):\n    return x",
        "class A:\n    n = 1\n    def m(self):\n        yield 1\na = A()\ng = a.m()",
    )
    assert found["f"]["types"]["signature"] == "(a, b=2, *c, d, e='e', **g)"
    assert found["f"]["defined"] == {"cell": "cell-0", "hash": found.runs[0]["hash"], "line": 2}
    assert found["A"]["defined"]["cell"] == "cell-1" and found["A"]["attributes"]["n"]["values"]["value"] == 1
    assert found["g"] == {"types": {"type": "generator"}}


def test_closures_are_recorded(record):
    found = record("def make(n):\n    def inner():\n        return n\n    return inner\nf = make(3)")
    closure = found["f"]["attributes"]["__closure__"]
    assert closure["entries"] == [{"key": "n", "value": {"types": {"type": "int"}, "values": {"value": 3}}}]


RICH = """
import collections, datetime, enum, functools, decimal, pathlib, re
class E(enum.Enum):
    A = 1
e, d, c = E.A, datetime.datetime(2020, 1, 1), collections.Counter('aab')
dd = collections.defaultdict(list, k=[1])
nt = collections.namedtuple('N', 'x y')(1, 2)
r, cx, b, s = range(3), 1j, b'ab', {3, 1, 2}
big = list(range(1000)); texts = [str(i) for i in range(500)]; floats = [0.5] * 300
rows = [[1, 2], [3]] * 40
p = functools.partial(int, base=2); q = pathlib.Path('x'); rx = re.compile('x')
huge = 10 ** 300; nan = float('nan')
"""


def test_python_types_are_valid_and_the_same_each_time(record):
    first, second = record(RICH), record(RICH)
    check(first.result["snapshot"])
    assert compact(first.runs) == compact(second.runs)
    assert first["big"]["element"] == {"types": {"type": "int"}, "values": {"max": 999, "min": 0}}
    assert first["texts"]["element"]["values"]["int"] == "all"
    assert first["floats"]["element"]["values"]["integral"] is False
    assert first["rows"]["structure"]["shapes"] == [[[2], 40], [[1], 40]]
    assert first["dd"]["types"]["default_factory"] == "list"
    assert first["nt"]["types"]["fields"] == ["x", "y"]
    assert [item["values"]["value"] for item in first["s"]["items"]] == [1, 2, 3]
    assert first["nan"]["values"]["value"] == "nan" and "values" not in first["huge"]
