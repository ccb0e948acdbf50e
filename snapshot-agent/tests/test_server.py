"""The server's side without a browser: which recording a save takes along, and saves that are killed."""

import json
import os
import sqlite3
import time
import types

import pytest

from conftest import kills
from crane_snapshot import sidecar
from crane_snapshot.assemble import unpacked
from crane_snapshot.recorder import source_hash

nbformat = pytest.importorskip("nbformat")
pytest.importorskip("jupyter_server")

from crane_snapshot.server import register  # noqa: E402


class Server:
    """What the hook sees of a server: sessions, kernels, the folder of their files, and a real contents manager."""

    def __init__(self, root):
        from jupyter_server.services.contents.largefilemanager import LargeFileManager

        self.runtime_dir = str(root / "runtime")
        (root / "runtime").mkdir()
        (root / "work").mkdir()
        self.work = root / "work"
        self.warnings = []
        self.log = types.SimpleNamespace(warning=lambda text, *a, **k: self.warnings.append(text % a))
        connection = sqlite3.connect(":memory:")
        connection.execute("CREATE TABLE session (kernel_id, path)")
        self.session_manager = types.SimpleNamespace(connection=connection)
        self.kernel_manager = types.SimpleNamespace(list_kernel_ids=lambda: self.kernels)
        self.kernels = []
        self.contents_manager = LargeFileManager(root_dir=str(self.work))
        register(self)

    def kernel(self, name, *runs, path=None):
        """A kernel that has recorded runs (source, count, cell), and maybe a session."""
        self.kernels.append(name)
        if path is not None:
            self.session_manager.connection.execute("INSERT INTO session VALUES (?, ?)", (name, path))
        writer = sidecar.Writer(sidecar.path_of_kernel(name, self.runtime_dir))
        for source, count, cell in runs:
            run = {"cell": cell, "hash": source_hash(source), "count": count, "status": "ok", "complete": True}
            writer.append({}, dict(run, set={"v": {"types": {"type": name}}}, source=source))

    def save(self, path, *cells):
        model = {"type": "notebook", "format": "json", "content": notebook(*cells)}
        self.contents_manager.save(model, path)
        found = json.loads((self.work / path).read_text())["metadata"].get("crane")
        return None if found is None else [(r["count"], r["set"]["v"]["types"]["type"]) for r in unpacked(found)["runs"]]


def notebook(*cells):
    made = []
    for source, count, id in cells:
        cell = nbformat.v4.new_code_cell(source, execution_count=count)
        cell["id"] = id
        made.append(cell)
    return json.loads(nbformat.writes(nbformat.v4.new_notebook(cells=made)))


A, B = ("x = 1", 1, "a"), ("y = 2", 2, "b")


@pytest.fixture
def server(tmp_path):
    return Server(tmp_path)


def test_a_save_takes_the_recording_of_its_kernel_along(server):
    server.kernel("k", A, B, path="a.ipynb")
    assert server.save("a.ipynb", A, B) == [(1, "k"), (2, "k")]
    assert server.save("other.ipynb", ("z = 3", 1, "z")) is None and server.warnings == []


def test_a_renamed_notebook_is_found_while_its_session_has_the_old_path(server):
    server.kernel("k", A, path="old.ipynb")
    server.save("old.ipynb", A)
    server.contents_manager.rename_file("old.ipynb", "new.ipynb")
    assert server.save("new.ipynb", A) == [(1, "k")]


def test_what_the_file_holds_stays_after_the_kernel_is_gone(server):
    server.kernel("k", A, path="a.ipynb")
    server.save("a.ipynb", A)
    server.kernels.clear()
    server.session_manager.connection.execute("DELETE FROM session")
    assert server.save("a.ipynb", A, ("new", None, "n")) == [(1, "k")]


def test_of_two_kernels_of_a_notebook_the_one_that_ran_it_as_it_stands_is_taken(server):
    # The first one ran an earlier version of the second cell, and counts on.
    server.kernel("old", A, ("y = 0", 2, "b"), ("y = 2", 7, "b"), path="a.ipynb")
    server.kernel("new", A, B, path="a.ipynb")
    assert server.save("a.ipynb", A, B) == [(1, "new"), (2, "new")]
    server.kernel("newest", A, B, path="a.ipynb")
    times = sidecar.path_of_kernel("newest", server.runtime_dir)
    os.utime(times, (time.time() + 5,) * 2)
    assert server.save("a.ipynb", A, B) == [(1, "newest"), (2, "newest")], "where both agree, the later one"


def test_a_copy_with_a_kernel_of_its_own_gets_that_ones_recording(server):
    server.kernel("k", A, B, path="a.ipynb")
    server.save("a.ipynb", A, B)
    server.contents_manager.copy("a.ipynb", "copy.ipynb")
    server.kernel("own", A, path="copy.ipynb")
    assert server.save("copy.ipynb", A, ("y = 2", None, "b")) == [(1, "own")]
    assert server.save("a.ipynb", A, B) == [(1, "k"), (2, "k")]


def test_a_broken_sidecar_does_not_stop_a_save(server):
    server.kernel("k", A, path="a.ipynb")
    with open(sidecar.path_of_kernel("k", server.runtime_dir), "w") as file:
        file.write('{"version": 1}\n{"run": {"count": "x"}}\n')
    assert server.save("a.ipynb", A) is None
    assert (server.work / "a.ipynb").exists()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_killed_save_loses_nothing(tmp_path):
    """SIGKILL while the server saves: the notebook, or the copy that the server makes of it before, is whole."""
    print(kills("save", tmp_path))
