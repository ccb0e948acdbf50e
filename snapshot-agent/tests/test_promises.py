"""Promises that are about the whole: size, memory, settings, switches, clean-up."""

import json
import os
import subprocess
import sys
import tracemalloc

import pytest

from conftest import ROOT, needs
from crane_snapshot import record_cells, settings, sidecar
from crane_snapshot.assemble import packed
from crane_snapshot.context import Limits
from crane_snapshot.recorder import Recorder, compact

sys.path.insert(0, str(ROOT))


@needs("numpy", "pandas")
def test_a_typical_notebook_grows_by_at_most_20_kb():
    import bench

    found = record_cells(bench.CELLS.split("---\n"))
    assert all(outcome["status"] == "ok" for outcome in found["outcomes"]), found["outcomes"]
    names = {name for run in found["snapshot"]["runs"] for name in run["set"]}
    assert len(found["snapshot"]["runs"]) >= 20 and len(names) >= 40
    # As Jupyter writes it, a number a line.
    assert len(json.dumps(packed(found["snapshot"]), indent=1, sort_keys=True)) <= 20_000


def test_memory_is_constant():
    """A recorder keeps a few bytes a variable, however large it is and however often it is recorded."""
    space = {"__name__": "__main__", "n": 0, "big": list(range(200_000)), "text": "x" * 1_000_000}
    recorder = Recorder(space, {})

    def run(first, last):
        for i in range(first, last):
            space["n"] = i
            space["made"] = [i] * 1000
            recorder.record(f"n = {i}", i)

    run(1, 100)
    tracemalloc.start()
    try:
        run(100, 200)
        before = tracemalloc.get_traced_memory()[0]
        run(200, 600)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 100_000, f"{(after - before) / 400:.0f} bytes a run"


def test_a_run_and_a_variable_have_hard_limits():
    limits = Limits()
    cell = "huge = {i: [str(j) * 20 for j in range(50)] for i in range(5000)}\n" + "\n".join(f"v{i} = list(range({i}, {i} + 300))" for i in range(2000))
    run = record_cells([cell])["snapshot"]["runs"][0]
    assert len(compact(run["set"]).encode()) <= 1.1 * limits.run_bytes
    assert max(len(compact(summary).encode()) for summary in run["set"].values()) <= 1.1 * limits.variable_bytes
    # What was left out is said.
    assert set(run["set"]) | set(run["unknown"]) == {"huge", *(f"v{i}" for i in range(2000))}


@needs("pandas", "numpy")
def test_switches_of_the_session():
    """In a process of its own, since they are the whole session's."""
    cells = [
        "import warnings, numpy as np, pandas as pd\nnp.seterr(divide='raise', over='ignore')\nwarnings.simplefilter('error', FutureWarning)\n"
        "pd.set_option('mode.chained_assignment', 'raise')\npd.DataFrame.mine = lambda self: 1\nimport textwrap\npd.Series.other = textwrap.dedent",
    ]
    expected = {
        "numpy.seterr.divide": "raise",
        "numpy.seterr.over": "ignore",
        "python.optimize": 1,
        "patched.pandas.DataFrame": "mine",
        "patched.pandas.Series": "other",
    }
    try:
        import sklearn  # noqa: F401

        cells.append("import sklearn\nsklearn.set_config(transform_output='pandas', enable_metadata_routing=True)")
        expected["sklearn.transform_output"] = "pandas"
    except ImportError:
        pass
    try:
        import torch  # noqa: F401

        cells.append("import torch\ntorch.set_default_dtype(torch.float64)\ntorch.set_grad_enabled(False)\ntorch.set_default_device('meta')")
        expected.update({"torch.default_dtype": "float64", "torch.grad": False, "torch.default_device": "meta", "torch.cuda_initialized": False})
    except ImportError:
        pass
    code = (
        f"import sys, json; sys.path.insert(0, {str(ROOT)!r}); from crane_snapshot import record_cells\n"
        f"found = record_cells({cells!r})\nprint(json.dumps([found['outcomes'], found['snapshot']['environment']]))"
    )
    done = subprocess.run([sys.executable, "-O", "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    outcomes, environment = json.loads(done.stdout.splitlines()[-1])
    assert all(outcome["status"] == "ok" for outcome in outcomes), outcomes
    found = environment["switches"]
    assert {key: found.get(key) for key in expected} == expected
    assert "FutureWarning" in found["warnings.error"] and environment["packages"]["pandas"]
    assert {"pandas.copy_on_write"} <= set(found) and environment["python"].startswith("3.")


def test_settings_are_read_from_file_and_environment(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    for name in ("CRANE_SNAPSHOT", "CRANE_SNAPSHOT_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    assert (settings.load()["enabled"], settings.load()["level"], settings.load()["probe"]) == (False, "facts", 0)
    settings.store(enabled=True, level="types", probe=3)
    assert (settings.load()["enabled"], settings.load()["level"], settings.load()["probe"]) == (True, "types", 3)
    monkeypatch.setenv("CRANE_SNAPSHOT_LEVEL", "structure")
    assert settings.load()["level"] == "structure"
    for broken in ("{", "[]", '{"level": 3, "probe": "many", "enabled": "yes"}'):
        with open(settings.path(), "w") as file:
            file.write(broken)
        found = settings.load()
        assert found["level"] == "structure" and found["probe"] == 0


def test_sidecars_of_kernels_that_are_gone_are_removed_after_two_weeks(tmp_path):
    for name, days, alive in (("old", 20, False), ("young", 3, False), ("living", 20, True)):
        path = tmp_path / f"crane-{name}.jsonl"
        path.write_text("{}\n")
        os.utime(path, (path.stat().st_mtime - days * 86_400,) * 2)
        if alive:
            (tmp_path / f"kernel-{name}.json").write_text("{}")
    sidecar.sweep(str(tmp_path))
    assert sorted(path.name for path in tmp_path.glob("crane-*")) == ["crane-living.jsonl", "crane-young.jsonl"]


def test_modules_say_their_version():
    import importlib.util

    if importlib.util.find_spec("numpy") is None:
        pytest.skip("needs numpy")
    run = record_cells(["import numpy as np, os.path as p, json"])["snapshot"]["runs"][0]
    import numpy

    assert run["set"]["np"]["types"] == {"type": "module", "name": "numpy", "version": numpy.__version__}
    assert run["set"]["p"]["types"]["name"] in ("posixpath", "ntpath")


@needs("torch", "torchvision", "PIL")
def test_a_folder_of_images_is_recorded_without_being_read(tmp_path):
    from PIL import Image

    for kind in ("cat", "dog"):
        (tmp_path / kind).mkdir()
        for i in range(2):
            Image.new("RGB", (8, 6)).save(tmp_path / kind / f"{i}.png")
    source = (
        "import torch, torchvision\nfrom torch.utils.data import *\nread = []\n"
        f"d = torchvision.datasets.ImageFolder({str(tmp_path)!r}, loader=lambda path: read.append(path))\n"
        "w = DataLoader(d, batch_size=3, sampler=WeightedRandomSampler([1.0] * 4, 4))\n"
        "c = ConcatDataset([d, d])\nlast = DataLoader(d, batch_size=3, drop_last=True)"
    )
    found = record_cells([source], limits=Limits())["snapshot"]["runs"][0]["set"]
    assert found["read"]["structure"]["length"] == 0, "an image was read"
    assert found["d"]["structure"]["length"] == 4 and found["c"]["structure"]["length"] == 8
    assert found["w"]["types"]["sampler"].endswith("WeightedRandomSampler")
    assert found["last"]["structure"]["length"] == 1 and found["last"]["types"]["drop_last"] is True
