"""Kills what writes notebooks, again and again: `python tests/kills.py merge|save FOLDER TIMES`.

Starting Python takes longer than many kills, so each writer is a child of one process, which is killed with
SIGKILL: half of the times at any moment, half soon after it has begun to write, so that the file is half written.
After each kill the notebook must be whole. Ends with status 1 where it is not; prints what was seen.
"""

import copy
import json
import os
import pathlib
import random
import signal
import sys
import time

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parents[1])]

from crane_snapshot import sidecar  # noqa: E402
from crane_snapshot.merge import merge_file  # noqa: E402
from crane_snapshot.recorder import source_hash  # noqa: E402

#: Text of the output: writing it takes as long as all else of a save.
TEXT = "é\\ \"quoted\" \U0001f980\n" * 20_000


def notebook():
    output = {"name": "stdout", "output_type": "stream", "text": TEXT}
    cell = {"cell_type": "code", "execution_count": 1, "id": "a", "metadata": {}, "outputs": [output], "source": "x = 1"}
    return {"cells": [cell], "metadata": {"zeta": 1}, "nbformat": 4, "nbformat_minor": 5}


def run_of(count):
    big = {f"v{i}": {"types": {"type": "int" * 50}} for i in range(40)}
    return {"cell": "a", "hash": source_hash("x = 1"), "count": count, "status": "ok", "set": big, "complete": True}


def kill(work, begun, chance, amid):
    """Runs `work(tell)` in a child, and kills it: at any time, or (`amid`) once `begun()`."""
    ready, tell = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            work(lambda: os.write(tell, b"r"))
        finally:
            os._exit(1)
    os.close(tell)
    assert os.read(ready, 1) == b"r", "the writer did not start"
    os.close(ready)
    if amid:
        end = time.monotonic() + 10
        while not begun() and time.monotonic() < end:
            pass
        time.sleep(chance.random() * 0.003)
    else:
        time.sleep(chance.random() * 0.05)
    os.kill(child, signal.SIGKILL)
    assert os.waitpid(child, 0)[1] == signal.SIGKILL, "the writer had ended by itself"


def without_recording(text):
    found = json.loads(text)
    found["metadata"].pop("crane", None)
    found["metadata"].pop("orig_nbformat", None)
    for cell in found["cells"]:
        cell["execution_count"] = 1
        # nbformat writes texts by lines.
        cell["source"] = "".join(cell["source"])
        for output in cell["outputs"]:
            output["text"] = "".join(output["text"])
    return found


def merges(folder, times):
    """Of `merge_file`, by a kernel that records all the while."""
    path, jsonl = folder / "a.ipynb", folder / "crane-k.jsonl"
    original = notebook()
    path.write_text(json.dumps(original, indent=1), encoding="utf-8")

    def work(tell):
        left = sidecar.read(jsonl)
        count = len(left["runs"]) if left else 0
        if count > 40:
            jsonl.unlink()
            count = 0
        writer = sidecar.Writer(str(jsonl))
        tell()
        for i in range(1, 10_000):
            writer.append({}, run_of(i))
            found = sidecar.read(jsonl)
            found["runs"] = found["runs"][-30:]
            merge_file(path, found)

    def begun():
        return any(name.endswith(".tmp") for name in os.listdir(folder))

    chance = random.Random(0)
    half = 0
    for i in range(times):
        kill(work, begun, chance, i % 2)
        assert without_recording(path.read_text(encoding="utf-8")) == original, "the notebook lost something"
        left = sidecar.read(jsonl)
        assert left is None or [r["count"] for r in left["runs"]] == list(range(1, len(left["runs"]) + 1))
        half += begun()
        for old in folder.glob(".*.tmp"):
            # What killed writers left is removed once it is old.
            os.utime(old, (0, 0))
    # A recording that the notebook does not have yet, so that it is written.
    merge_file(path, {"agent": "0.1.0", "environment": {}, "runs": [run_of(99)]})
    assert not begun(), "half written files are left"
    print(f"{times} merges killed, {half} of them while the file was written: the notebook was whole each time")


def saves(folder, times):
    """Of a server's contents manager, with the hook that takes the recording along."""
    from test_server import Server

    server = Server(folder)
    server.kernel("k", *[("x = 1", i, "a") for i in range(1, 100)], path="a.ipynb")
    path, aside = server.work / "a.ipynb", server.work / ".~a.ipynb"
    original = notebook()

    def save(count):
        content = copy.deepcopy(original)
        content["cells"][0]["execution_count"] = count
        server.contents_manager.save({"type": "notebook", "format": "json", "content": content}, "a.ipynb")

    save(1)

    def work(tell):
        tell()
        for i in range(1, 10_000):
            save(i % 99 + 1)

    def begun():
        return aside.exists()

    chance = random.Random(0)
    half = whole = 0
    for i in range(times):
        kill(work, begun, chance, i % 2)
        half += aside.exists()
        # Jupyter's own way of saving: the file as it was stands aside until the new one is written.
        found = [each for each in (path, aside) if each.exists() and is_whole(each, original)]
        assert found, "neither the notebook nor the copy that the server makes is whole"
        whole += path in found
        if path not in found:
            aside.replace(path)
        if aside.exists():
            aside.unlink()
    assert server.warnings == [], server.warnings
    print(
        f"{times} saves killed, {half} of them while the file was written: the notebook was whole {whole} times, "
        f"the server's copy of it in the other {times - whole}"
    )


def is_whole(path, original):
    try:
        found = path.read_text(encoding="utf-8")
        return without_recording(found) == original and bool(json.loads(found)["metadata"]["crane"])
    except ValueError:
        return False


if __name__ == "__main__":
    {"merge": merges, "save": saves}[sys.argv[1]](pathlib.Path(sys.argv[2]), int(sys.argv[3]))
