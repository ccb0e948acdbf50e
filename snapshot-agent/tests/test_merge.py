"""Merging into a notebook changes one key and nothing else, whatever goes wrong."""

import json
import os
import random
import stat
import subprocess
import sys

import pytest

from conftest import ROOT, kills
from crane_snapshot import files, notebook_text, sidecar
from crane_snapshot.assemble import assemble, live, prune, unpacked
from crane_snapshot.merge import CannotMerge, merge_file, strip_file
from crane_snapshot.recorder import compact, source_hash


def run(count, source="x = 1", cell="a", **more):
    return dict(
        {"cell": cell, "hash": source_hash(source), "count": count, "status": "ok", "set": {}, "complete": True},
        source=source,
        **more,
    )


def recording(*runs):
    return {"agent": "0.1.0", "environment": {"python": "3.12.1"}, "runs": list(runs)}


def cell(source="x = 1", id="a", count=1):
    return {"cell_type": "code", "id": id, "source": source, "execution_count": count, "metadata": {}, "outputs": []}


NOTEBOOK = {
    "cells": [cell()],
    "metadata": {"kernelspec": {"name": "python3"}, "zeta": 1},
    "nbformat": 4,
    "nbformat_minor": 5,
}
STYLES = {
    "jupyter": json.dumps(NOTEBOOK, indent=1, sort_keys=True) + "\n",
    "no newline": json.dumps(NOTEBOOK, indent=1),
    "two spaces": json.dumps(NOTEBOOK, indent=2) + "\n\n",
    "tabs": json.dumps(NOTEBOOK, indent="\t"),
    "one line": json.dumps(NOTEBOOK),
    "compact": json.dumps(NOTEBOOK, separators=(",", ":")),
    "crlf": json.dumps(NOTEBOOK, indent=1).replace("\n", "\r\n"),
    "bom": "\ufeff" + json.dumps(NOTEBOOK, indent=1),
    "escapes": json.dumps(dict(NOTEBOOK, cells=[cell("é = '\\u00e9 \\ud83d'")]), indent=1).replace("x", "\\u0078"),
    "odd spaces": '{ "nbformat" :4 , "metadata": {\n\n  } , "cells":[ ]\t}',
    "empty metadata": json.dumps(dict(NOTEBOOK, metadata={}), indent=1),
    "empty metadata, one line": '{"metadata":{},"cells":[],"nbformat":4}',
    "no metadata": json.dumps({"cells": [], "nbformat": 4}, indent=1),
    "unsorted": json.dumps(dict(NOTEBOOK, metadata={"zeta": 1, "alpha": {"crane": "not ours"}}), indent=1),
    "twice": '{"metadata": {"a": 1}, "cells": [], "metadata": {"b": 2}}',
    "numbers": '{"cells": [], "metadata": {"n": 1.0e+2, "m": -0, "big": 123456789012345678901234567890}, "nbformat": 4}',
}


@pytest.mark.parametrize("style", STYLES)
def test_everything_else_stays_byte_for_byte(style):
    text = STYLES[style]
    snapshot = {"version": 1, "runs": [], "text": "a\nb \u2028"}
    changed = notebook_text.put(text, snapshot)
    before, after = json.loads(text.lstrip("\ufeff")), json.loads(changed.lstrip("\ufeff"))
    assert after["metadata"].pop("crane") == snapshot
    if "metadata" not in before:
        assert after.pop("metadata") == {}
    assert before == after
    # What was there is still there in order, and one stretch was put in.
    common = os.path.commonprefix([text, changed])
    rest = text[len(common) :]
    assert (changed.endswith(rest) or style == "odd spaces") and len(changed) > len(text)
    assert notebook_text.put(changed, snapshot) == changed
    replaced = notebook_text.put(changed, {"version": 1, "runs": [1]})
    assert json.loads(replaced.lstrip("\ufeff"))["metadata"]["crane"]["runs"] == [1]
    if style not in ("empty metadata", "no metadata", "odd spaces"):
        assert notebook_text.put(replaced, None) == text


def test_it_stands_where_nbformat_would_write_it():
    nbformat = pytest.importorskip("nbformat")
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    text = nbformat.writes(nbformat.from_dict(dict(NOTEBOOK, metadata={"kernelspec": kernel, "authors": []}))) + "\n"
    changed = notebook_text.put(text, {"version": 1, "runs": [{"set": {}, "a": [1, 2]}]})
    assert nbformat.writes(nbformat.reads(changed, 4)) + "\n" == changed


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"cells": 3}', '{"cells": [], "metadata": 3}', "null", '{"cells": []} x', "[" * 100_000]
)
def test_what_is_no_notebook_is_refused(text):
    with pytest.raises(notebook_text.NoNotebook):
        notebook_text.put(text, {})


@pytest.fixture
def notebook(tmp_path):
    path = tmp_path / "my notebook.ipynb"
    path.write_bytes(STYLES["jupyter"].encode())
    return path


def test_merge_and_strip(notebook):
    before = notebook.read_bytes()
    notebook.chmod(0o640)
    assert merge_file(notebook, recording(run(1)))
    snapshot = json.loads(notebook.read_bytes())["metadata"]["crane"]
    assert [r["count"] for r in snapshot["runs"]] == [1] and "source" not in snapshot["runs"][0]
    assert stat.S_IMODE(notebook.stat().st_mode) == 0o640
    assert not merge_file(notebook, recording(run(1)))
    assert strip_file(notebook) and notebook.read_bytes() == before
    assert os.listdir(notebook.parent) == [notebook.name]


def test_a_recording_of_another_notebook_is_refused(notebook):
    before = notebook.read_bytes()
    with pytest.raises(CannotMerge, match="no recorded run is of a cell"):
        merge_file(notebook, recording(run(1, "other", "b")))
    assert notebook.read_bytes() == before


def test_a_symbolic_link_stays_one(notebook, tmp_path):
    link = tmp_path / "link.ipynb"
    link.symlink_to(notebook)
    merge_file(link, recording(run(1)))
    assert link.is_symlink() and b'"crane"' in notebook.read_bytes()


def test_a_full_disk_leaves_the_notebook(notebook, monkeypatch):
    before = notebook.read_bytes()

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotMerge, match="was left as it was: No space left on device"):
        merge_file(notebook, recording(run(1)))
    assert notebook.read_bytes() == before and os.listdir(notebook.parent) == [notebook.name]


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="mounting needs root")
def test_a_disk_that_is_really_full(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], capture_output=True).returncode:
        pytest.skip("no tmpfs can be mounted here")
    try:
        path = disk / "a.ipynb"
        path.write_bytes(STYLES["jupyter"].encode())
        before = path.read_bytes()
        chance = random.Random(0)
        big = run(1, set={f"v{i}": {"types": {"type": f"{chance.getrandbits(800):x}"}} for i in range(1000)})
        with pytest.raises(CannotMerge, match="No space left"):
            merge_file(path, recording(big))
        assert path.read_bytes() == before and os.listdir(disk) == ["a.ipynb"]
        writer = sidecar.Writer(str(disk / "crane-k.jsonl"))
        writer.append({}, run(1))
        with pytest.raises(OSError):
            writer.append({}, big)
        writer.append({}, run(2))
        assert [r["count"] for r in sidecar.read(writer.path)["runs"]] == [1, 2]
    finally:
        subprocess.run(["umount", disk], check=True)


def test_a_sidecar_on_a_full_disk_keeps_what_it_had(tmp_path, monkeypatch):
    writer = sidecar.Writer(str(tmp_path / "crane-k.jsonl"))
    writer.append({"python": "3.12.1"}, run(1))
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, content: write(descriptor, content[:20]))
    with pytest.raises(OSError):
        writer.append({}, run(2))
    monkeypatch.undo()
    writer.append({}, run(3))
    assert [r["count"] for r in sidecar.read(writer.path)["runs"]] == [1, 3]


def test_a_read_only_folder(notebook):
    before = notebook.read_bytes()
    code = (
        f"import os, sys; sys.path.insert(0, {str(ROOT)!r}); os.getuid() == 0 and os.setuid(65534)\n"
        "from crane_snapshot.merge import merge_file, CannotMerge\n"
        f"try:\n    merge_file({str(notebook)!r}, {recording(run(1))!r})\nexcept CannotMerge as e:\n    print(e)"
    )
    folder = notebook.parent
    for parent in (folder, folder.parent, folder.parent.parent):
        parent.chmod(0o755)
    folder.chmod(0o555)
    try:
        done = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            env=dict(os.environ, PYTHONDONTWRITEBYTECODE="1"),
        )
    finally:
        folder.chmod(0o755)
    if "ModuleNotFoundError" in done.stderr:
        pytest.skip("the package is not readable for another user here")
    assert "was left as it was: Permission denied" in done.stdout, done.stderr
    assert notebook.read_bytes() == before


def test_a_notebook_that_is_saved_meanwhile_keeps_the_save(notebook, monkeypatch):
    saved = STYLES["jupyter"].replace('"zeta": 1', '"zeta": 2')
    take_over = files._take_over
    times = []

    def meanwhile(path, temporary):
        take_over(path, temporary)
        if not times:
            times.append(1)
            notebook.write_bytes(saved.encode())

    monkeypatch.setattr(files, "_take_over", meanwhile)
    merge_file(notebook, recording(run(1)))
    found = json.loads(notebook.read_bytes())
    assert found["metadata"]["zeta"] == 2 and found["metadata"]["crane"]["version"] == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_kills_never_damage_a_notebook(tmp_path):
    """SIGKILL at random moments, and while the notebook is written."""
    print(kills("merge", tmp_path))


def test_dead_sessions_and_shown_sources_are_left_out():
    edited, gone = run(3, "y = 2", "b"), run(4, "del y", "gone")
    found = assemble(recording(run(7), run(8), run(1), edited, gone), {"cells": [cell(), cell("y = 3", "b", 3)]})
    assert [r["count"] for r in found["runs"]] == [1, 3, 4]
    assert [r.get("source") for r in found["runs"]] == [None, "y = 2", "del y"]
    assert live([]) == []


def test_pruning_keeps_the_final_state_longest():
    big = {"types": {"type": "x" * 1000}}
    runs = [run(i, set={"a": big, f"v{i}": big}) for i in range(1, 11)]
    everything = len(compact(runs))
    prune(runs, everything - 3000)
    assert (
        "a" in runs[0]["unknown"]
        and "a" in runs[-1]["set"]
        and all(f"v{i + 1}" in r["set"] for i, r in enumerate(runs))
    )
    prune(runs, 2500)
    assert len(compact(runs)) < 4500 and sum(len(r["set"]) for r in runs) <= 2


def test_long_recordings_are_packed():
    long = recording(*[run(i, set={f"v{j}": {"types": {"type": "int"}} for j in range(20)}) for i in range(1, 20)])
    found = assemble(long, {"cells": []})
    assert "runs" not in found and len(json.dumps(found, indent=1)) < 3000
    assert [r["count"] for r in unpacked(found)["runs"]] == list(range(1, 20))
    with pytest.raises(ValueError):
        unpacked({"packed": "AAAA"})


def test_sidecars_survive_strange_content(tmp_path):
    path = tmp_path / "crane-x.jsonl"
    for content in (b"", b"\xff\xfe", b"[]\n3\n", b'{"version": 2}\n{"run": {}}', b'{"run": 3}'):
        path.write_bytes(content)
        assert sidecar.read(path) is None
    path.write_bytes(b'{"version": 1}\n{"run": {"count": 1}}\n{"run": {"cou')
    assert [r["count"] for r in sidecar.read(path)["runs"]] == [1]
