"""Real kernels: what reaches the notebook, and what the user sees of it (nothing)."""

import importlib.metadata
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

import pytest

from conftest import ROOT, crane_binary, lint

nbformat = pytest.importorskip("nbformat")
pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")

from test_record import SCHEMA, check  # noqa: E402

assert SCHEMA


@pytest.fixture(autouse=True)
def environment(tmp_path, monkeypatch):
    """Own folders for everything, the package on the path, and no kernels of the machine."""
    for name in ("XDG_CONFIG_HOME", "IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
        folder = tmp_path / name.lower()
        folder.mkdir()
        monkeypatch.setenv(name, str(folder))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("CRANE_SNAPSHOT_LEVEL", raising=False)
    spec = tmp_path / "jupyter_data_dir" / "kernels" / "python3"
    spec.mkdir(parents=True)
    argv = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    (spec / "kernel.json").write_text(json.dumps({"argv": argv, "display_name": "Python 3", "language": "python"}))
    return tmp_path


def write(path, *sources):
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    for i, cell in enumerate(cells):
        cell["id"] = f"cell-{i}"
    notebook = nbformat.v4.new_notebook(
        cells=cells, metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    )
    nbformat.write(notebook, path)
    return path


def crane(*arguments, **options):
    return subprocess.run(
        [sys.executable, "-m", "crane_snapshot.cli", *map(str, arguments)], capture_output=True, text=True, **options
    )


def snapshot(path):
    found = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))["metadata"].get("crane")
    return found if found is None else check(found)


#: Before IPython 9.4 `%%time` prints the traceback, and the cell ends well.
MAGICS_RAISE = tuple(map(int, importlib.metadata.version("ipython").split(".")[:2])) >= (9, 4)
CELLS = (
    "x = [1]\ny = x",
    "def f():\n    x.append(2)\nf()",
    "print(len(x))\n1 / 0",
    "await __import__('asyncio').sleep(0)\nz = 3",
    "%%time\nw = 1\nraise KeyError",
    "",
    "z = (",
)


def test_run_records_and_is_the_same_each_time(tmp_path):
    path = write(tmp_path / "a.ipynb", *CELLS)
    done = crane("run", "-k", path)
    assert (done.returncode, f"{3 if MAGICS_RAISE else 2} cells failed" in done.stderr) == (1, True), done.stderr
    first = path.read_bytes()
    runs = snapshot(path)["runs"]
    assert [r["cell"] for r in runs] == ["cell-0", "cell-1", "cell-2", "cell-3", "cell-4", "cell-6"]
    assert [r["status"] for r in runs] == [
        "ok",
        "ok",
        {"error": "ZeroDivisionError", "line": 2},
        "ok",
        {"error": "KeyError", "line": 3},
        {"error": "SyntaxError", "line": 1},
    ]
    assert runs[1]["set"]["x"]["structure"]["length"] == 2
    assert (
        runs[1]["set"]["f"]["defined"] == {"cell": "cell-1", "hash": runs[1]["hash"], "line": 1}
        or "cell" in runs[1]["set"]["f"]["defined"]
    )
    crane("run", "-k", path)
    first_cells, second_cells = json.loads(first)["cells"], json.loads(path.read_bytes())["cells"]
    assert json.loads(path.read_bytes())["metadata"]["crane"] == json.loads(first)["metadata"]["crane"]
    assert (
        [c["execution_count"] for c in first_cells]
        == [c["execution_count"] for c in second_cells]
        == [1, 2, 3, 4, 5, None, 6]
    )


CAPTURED = (
    "%%capture out\nv = 1\ndef f():\n    return 1\nundefined\nw = 2",
    "%%time\n%%capture\n\nu = 1\n[][1]",
    "%%capture\nok = 1",
    "try:\n    get_ipython().run_cell('1/0')\nfinally:\n    after = 1",
    "%%capture\nx = (1",
    "%%capture\n%%time\ny = 1\nraise KeyError",
    "%%capture\nget_ipython().run_cell('1/0')\nz = 1",
    "\n\n\nb = 1\ndef g():\n    return 1\n1 / 0",
    "\n%%time\n\nc = 1\n1 / 0",
    "\n\nd = (",
    "%%time\nwell = 1",
)


def test_an_error_under_capture_is_recorded_though_the_kernel_reports_success(tmp_path):
    path = write(tmp_path / "a.ipynb", *CAPTURED)
    crane("run", "-k", path)
    cells, runs = json.loads(path.read_text())["cells"], snapshot(path)["runs"]
    shown = [[o["ename"] for o in cell["outputs"] if o["output_type"] == "error"] for cell in cells]
    assert [r["status"] for r in runs] == [
        {"error": "NameError", "line": 5},
        {"error": "IndexError", "line": 5},
        "ok",
        "ok",
        {"error": "SyntaxError", "line": 2},
        {"error": "KeyError", "line": 4},
        "ok",
        {"error": "ZeroDivisionError", "line": 7},
        {"error": "ZeroDivisionError", "line": 5},
        {"error": "SyntaxError", "line": 3},
        "ok",
    ] and shown[0] == ["NameError"], shown
    assert "w" not in runs[0]["set"] and {"v", "f", "out"} <= set(runs[0]["set"])
    assert runs[0]["set"]["f"]["defined"]["line"] == 3 and runs[7]["set"]["g"]["defined"]["line"] == 5


def test_run_stops_at_a_failing_cell_and_keeps_what_ran(tmp_path):
    path = write(tmp_path / "a.ipynb", "x = 1", "1 / 0", "y = 2")
    done = crane("run", path)
    assert done.returncode == 1 and [r["count"] for r in snapshot(path)["runs"]] == [1, 2]
    assert json.loads(path.read_text())["cells"][2]["execution_count"] is None


def test_run_has_a_time_limit(tmp_path):
    path = write(tmp_path / "a.ipynb", "x = 1", "import time\ntime.sleep(60)")
    done = crane("run", "--timeout", "2", path)
    assert done.returncode == 2 and "timed out" in done.stderr
    assert [r["count"] for r in snapshot(path)["runs"]][:1] == [1]


def test_run_survives_a_dying_kernel(tmp_path):
    path = write(tmp_path / "a.ipynb", "x = 1", "import os\nos._exit(3)")
    done = crane("run", path)
    assert done.returncode == 2 and "died" in done.stderr.lower()
    assert [r["count"] for r in snapshot(path)["runs"]] == [1]


def test_run_says_what_it_cannot_read(tmp_path):
    (tmp_path / "a.ipynb").write_text("[]")
    done = crane("run", tmp_path / "a.ipynb", tmp_path / "missing.ipynb")
    assert done.returncode == 2 and done.stderr.count("could not be read") == 2


def test_the_user_sees_nothing(tmp_path):
    # With a hook that fails inside, with pictures of the namespace before and after.
    path = write(
        tmp_path / "a.ipynb",
        "before = set(dir())\n40 + 2",
        "import crane_snapshot.recorder\ncrane_snapshot.recorder.Recorder.record = lambda *a, **k: 1 / 0",
        "sorted(set(dir()) - before), _, Out, In[1], get_ipython().execution_count",
    )
    crane("run", path)
    outputs = [cell["outputs"] for cell in json.loads(path.read_text())["cells"]]
    assert outputs[1] == []
    text = "".join(outputs[2][0]["data"]["text/plain"])
    names = sorted(["_1", "_2", "_i2", "_i3", "before", "crane_snapshot", "_i1", "__", "_"])
    shown = set(eval(text)[0])
    assert shown <= set(names) | {"_ii", "_iii", "_i", "___"}
    assert eval(text)[1:] == (42, {1: 42}, "before = set(dir())\n40 + 2", eval(text)[4])
    # IPython 9 counts up before the cell runs.
    assert eval(text)[4] in (3, 4)


def start_kernel(tmp_path, arguments=()):
    from jupyter_client.manager import start_new_kernel

    # A busy machine may take minutes for it.
    return start_new_kernel(startup_timeout=300, kernel_name="python3", extra_arguments=list(arguments))


def execute(client, source, **options):
    reply = client.execute_interactive(source, timeout=300, output_hook=lambda message: None, **options)
    return reply


def test_the_startup_file_does_nothing_until_enabled(environment):
    startup = environment / "ipythondir" / "profile_default" / "startup"
    startup.mkdir(parents=True)
    (startup / "50-crane.py").write_text((ROOT / "data" / "50-crane.py").read_text())
    for enabled in (False, True, False):
        if enabled:
            assert crane("enable").returncode == 0 and "recording: on" in crane("status").stdout
        else:
            crane("disable")
        manager, client = start_kernel(environment)
        try:
            reply = execute(client, "assert not [n for n in dir() if 'crane' in n.lower()], dir()")
            assert reply["content"]["status"] == "ok"
            assert ("crane" in reply["metadata"]) == enabled
        finally:
            client.stop_channels()
            manager.shutdown_kernel(now=True)


def test_sidecar_sessions_and_hidden_runs(environment):
    from crane_snapshot import sidecar

    manager, client = start_kernel(environment, ["--IPKernelApp.extra_extensions=crane_snapshot"])
    path = sidecar.path_for(manager.connection_file)
    try:
        execute(client, "l = [1]")
        execute(client, "l.append(2)", store_history=False)
        execute(client, "l.append(3)", silent=True)
        execute(client, "pass")
        runs = sidecar.read(path)["runs"]
        assert [r["count"] for r in runs] == [1, 2] and runs[1]["set"]["l"]["structure"]["length"] == 3
        assert os.stat(path).st_mode & 0o077 == 0
        execute(client, "%unload_ext crane_snapshot")
        assert "crane" not in execute(client, "2")["metadata"]
        manager.restart_kernel(now=True)
        client.wait_for_ready(timeout=300)
        execute(client, "x = 1")
        assert [sorted(r["set"]) for r in sidecar.read(path)["runs"]] == [["x"]]
        execute(client, "x = 2")
        os.kill(manager.provisioner.pid, signal.SIGKILL) if hasattr(
            manager, "provisioner"
        ) else manager.shutdown_kernel(now=True)
        time.sleep(0.2)
        assert [r["count"] for r in sidecar.read(path)["runs"]] == [1, 2]
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def test_the_file_beside_a_notebook_for_vs_code(environment):
    notebook = write(environment / "a.ipynb", "x = 1")
    manager, client = start_kernel(environment, ["--IPKernelApp.extra_extensions=crane_snapshot"])
    try:
        execute(client, f"__vsc_ipynb_file__ = {str(notebook)!r}")
        execute(client, "x = 1")
        beside = json.loads((environment / ".a.crane.json").read_text())
        for recorded in beside["runs"]:
            assert recorded["cell"] is None
        check(beside)
        exported = environment / "exported.json"
        execute(client, f"import crane_snapshot\ncrane_snapshot.export({str(exported)!r})")
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    saved = json.loads(notebook.read_text())
    saved["cells"][0]["execution_count"] = 2
    notebook.write_text(json.dumps(saved, indent=1))
    done = crane("merge", notebook, exported)
    assert done.returncode == 0, done.stderr
    assert [r["count"] for r in snapshot(notebook)["runs"]] == [1, 2]


@pytest.mark.skipif(crane_binary() is None, reason="crane is not built: set CRANE")
def test_crane_reads_what_vs_code_leaves_beside_the_notebook(environment):
    # VS Code knows no nbformat ids, and tells the kernel the notebook's path in a run of its own.
    notebook = write(environment / "my notes.ipynb", "d = {'a': 1}", "d['b']")
    manager, client = start_kernel(environment, ["--IPKernelApp.extra_extensions=crane_snapshot"])
    try:
        execute(client, f"__vsc_ipynb_file__ = {str(notebook)!r}", store_history=False)
        execute(client, "d = {'a': 1}")
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    saved = json.loads(notebook.read_text())
    saved["cells"][0]["execution_count"] = 1
    notebook.write_text(json.dumps(saved, indent=1))
    found = lint(notebook)
    assert found["runtime"] == "recorded" and "crane" not in json.loads(notebook.read_text())["metadata"]
    assert [(f["exception"], f["certainty"]) for f in found["findings"]] == [("KeyError", "certain")]


@pytest.mark.skipif(crane_binary() is None, reason="crane is not built: set CRANE")
def test_an_export_from_a_kernel_that_nobody_else_knows_of(environment):
    # As in Colab and Kaggle: the extension is loaded in a cell, there is no server extension and are no cell ids.
    sources = ["%load_ext crane_snapshot\nd = {'a': 1}", "n = d['a']", "import crane_snapshot\nx = crane_snapshot.export('r.json')"]
    manager, client = start_kernel(environment, [])
    try:
        execute(client, f"import os\nos.chdir({str(environment)!r})", store_history=False)
        for source in sources:
            assert execute(client, source)["content"]["status"] == "ok"
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    notebook = write(environment / "downloaded.ipynb", *sources, "d['b']")
    saved = dict(json.loads(notebook.read_text()), nbformat_minor=0)
    for count, cell in enumerate(saved["cells"], 1):
        del cell["id"]
        cell["execution_count"] = count if count <= 3 else None
    notebook.write_text(json.dumps(saved))
    assert crane("merge", notebook, environment / "r.json").returncode == 0
    assert [r["count"] for r in snapshot(notebook)["runs"]] == [1, 2]
    found = lint(notebook)
    assert [(f["exception"], f["cell"]["index"]) for f in found["findings"]] == [("KeyError", 4)], found


def test_nbconvert(environment):
    pytest.importorskip("nbconvert")
    path = write(environment / "a.ipynb", "x = 1", "raise KeyError")
    (environment / "config.py").write_text(
        "c = get_config()\nfrom crane_snapshot.nbconvert import configure\nconfigure(c)\n"
    )
    arguments = [
        "--to",
        "notebook",
        "--inplace",
        "--execute",
        "--allow-errors",
        "--config",
        str(environment / "config.py"),
        str(path),
    ]
    done = subprocess.run([sys.executable, "-m", "nbconvert", *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [r["cell"] for r in snapshot(path)["runs"]] == ["cell-0", "cell-1"]


def test_papermill(environment):
    pytest.importorskip("papermill")
    path = write(environment / "a.ipynb", "x = 1", "raise KeyError", "y = 1")
    code = (
        "import papermill as pm\nfrom papermill.engines import papermill_engines\nfrom crane_snapshot.papermill import Engine\n"
        "papermill_engines.register('crane', Engine)\n"
        f"pm.execute_notebook({str(path)!r}, {str(environment / 'out.ipynb')!r}, engine_name='crane', progress_bar=False)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "KeyError" in done.stderr
    assert [r["status"] for r in snapshot(environment / "out.ipynb")["runs"]] == [
        "ok",
        {"error": "KeyError", "line": 1},
    ]
