"""What people and tools do to a recorded notebook: crane must not be sure of what no longer holds, and nothing is lost."""

import copy
import json
import shutil
import subprocess

import pytest

from conftest import crane_binary, lint
from crane_snapshot import record_cells
from crane_snapshot.assemble import assemble
from crane_snapshot.recorder import source_hash

needs_crane = pytest.mark.skipif(crane_binary() is None, reason="crane is not built: set CRANE")
SOURCES = ["a = 1\nb = 2", "d = {'k': a}", "d['n'] = b", "good = d['k'] + d['n'] + a", "d['missing']"]


def cell(id, source, count=None):
    return {"cell_type": "code", "id": id, "metadata": {}, "outputs": [], "source": source, "execution_count": count}


@pytest.fixture
def notebook():
    """Three cells that ran and were recorded; then one that works in that session, and one that crashes."""
    ids = [f"c{i}" for i in range(3)]
    snapshot = record_cells(SOURCES[:3], ids=ids)["snapshot"]
    cells = [cell(f"c{i}", source, i + 1 if i < 3 else None) for i, source in enumerate(SOURCES)]
    return {"cells": cells, "metadata": {"crane": snapshot}, "nbformat": 4, "nbformat_minor": 5}


def split(n):
    # As JupyterLab does: the first half keeps the id.
    n["cells"][0]["source"] = "a = 1"
    n["cells"].insert(1, cell("new", "b = 2"))


def pasted(n):
    # A copy has an id of its own, and the count of what it is a copy of.
    n["cells"].insert(2, dict(n["cells"][1], id="copy"))


def pasted_by_an_old_editor(n):
    n["cells"].insert(2, copy.deepcopy(n["cells"][1]))


def deleted(n):
    gone = n["cells"].pop(1)
    run = next(run for run in n["metadata"]["crane"]["runs"] if run["cell"] == gone["id"])
    run["source"] = gone["source"]


def reordered(n):
    n["cells"][:3] = [n["cells"][2], n["cells"][0], n["cells"][1]]


def cleared(n):
    for each in n["cells"]:
        each["execution_count"] = None


def without_ids(n):
    n["nbformat_minor"] = 4
    for each in n["cells"]:
        del each["id"]


CHANGES = (split, pasted, pasted_by_an_old_editor, deleted, reordered, cleared, without_ids)


@needs_crane
@pytest.mark.parametrize("change", CHANGES)
def test_cells_that_are_moved_about_lead_to_no_false_alarm(tmp_path, notebook, change):
    change(notebook)
    path = tmp_path / "a.ipynb"
    path.write_text(json.dumps(notebook))
    found = lint(path)
    of = {notebook["cells"][f["cell"]["index"] - 1]["source"]: f for f in found["findings"] if "kernel" in f["worlds"]}
    # What was recorded still tells of the crash, unless nothing says any longer that it belongs here.
    assert "d['missing']" in of or change in (cleared, pasted, pasted_by_an_old_editor), found
    for source, finding in of.items():
        # If a copy is run again, `d` loses what a later cell put into it; nothing says that it is.
        assert source == SOURCES[4] or (change.__name__.startswith("pasted") and finding["certainty"] == "likely"), finding


@needs_crane
def test_the_runs_of_another_kernel_are_left_out(tmp_path, notebook):
    # Another session, in which `b` was never made, was recorded before: its runs stand first, its counts fall.
    other = record_cells(["d = {'missing': 1}", "e = 1"], ids=["c0", "c1"])["snapshot"]["runs"]
    for run, count in zip(other, (7, 8)):
        run["count"] = count
    notebook["metadata"]["crane"]["runs"] = other + notebook["metadata"]["crane"]["runs"]
    path = tmp_path / "a.ipynb"
    path.write_text(json.dumps(notebook))
    found = lint(path)
    assert found["runtime"] == "partial"
    assert [f["exception"] for f in found["findings"] if "kernel" in f["worlds"]] == ["KeyError"]


@needs_crane
def test_a_copy_and_a_renamed_notebook_keep_what_was_recorded(tmp_path, notebook):
    path = tmp_path / "a.ipynb"
    path.write_text(json.dumps(notebook))
    shutil.copy(path, tmp_path / "copy.ipynb")
    path.rename(tmp_path / "renamed.ipynb")
    for name in ("copy", "renamed"):
        found = lint(tmp_path / f"{name}.ipynb")
        assert found["runtime"] == "recorded" and [f["exception"] for f in found["findings"]] == ["KeyError"]
    # The file beside a notebook does not go along with a renamed one, and one of another is not believed.
    beside = tmp_path / ".plain.crane.json"
    beside.write_text(json.dumps(notebook["metadata"].pop("crane")))
    (tmp_path / "plain2.ipynb").write_text(json.dumps(notebook))
    assert lint(tmp_path / "plain2.ipynb")["runtime"] == "none"
    for each in notebook["cells"]:
        each["id"], each["source"] = "x" + each["id"], each["source"] + "  # another"
    (tmp_path / "plain.ipynb").write_text(json.dumps(notebook))
    found = lint(tmp_path / "plain.ipynb")
    assert found["runtime"] == "partial"


@needs_crane
@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_git_merges(tmp_path, notebook):
    path = tmp_path / "a.ipynb"

    def git(*arguments):
        command = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "core.autocrlf=false", *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)

    def commit(content, message):
        path.write_text(json.dumps(content, indent=1) + "\n")
        git("add", "a.ipynb")
        assert git("commit", "-m", message).returncode == 0

    assert git("init", "-b", "main").returncode == 0
    commit(notebook, "start")
    ours, theirs = copy.deepcopy(notebook), copy.deepcopy(notebook)
    git("checkout", "-b", "theirs")
    # Another session ran the third cell alone, after a cell of its own.
    theirs["cells"][2] = cell("c2", "d['n'] = 'text'", 9)
    theirs["metadata"]["crane"]["runs"][2].update(hash=source_hash("d['n'] = 'text'"), count=9)
    commit(theirs, "theirs")
    git("checkout", "main")
    ours["cells"][1] = cell("c1", "d = {'k': a, 'm': 0}", 4)
    ours["metadata"]["crane"]["runs"].append(dict(ours["metadata"]["crane"]["runs"][1], count=4, hash=source_hash("d = {'k': a, 'm': 0}")))
    commit(ours, "ours")
    merged = git("merge", "theirs")
    if merged.returncode:
        # Conflict marks stand in the file: it is no JSON, and crane says so.
        assert lint(path)["error"] is not None
        git("merge", "--abort")
        assert git("merge", "-X", "ours", "theirs").returncode == 0
    found = lint(path)
    assert found["error"] is None
    alarms = [f for f in found["findings"] if "kernel" in f["worlds"] and f["certainty"] == "certain"]
    assert alarms == [], "two sessions are mixed: nothing of them is certain"


def test_what_is_assembled_for_a_copy_of_a_cell_keeps_no_second_source(notebook):
    runs = [dict(run, source=source) for run, source in zip(notebook["metadata"]["crane"]["runs"], SOURCES)]
    pasted(notebook)
    found = assemble({"agent": "0.1.0", "environment": {}, "runs": runs}, notebook)
    assert all("source" not in run for run in found["runs"])
