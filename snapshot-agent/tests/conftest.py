import importlib.util
import json
import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def needs(*modules):
    """Skips a test whose libraries are not installed here."""
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"needs {', '.join(missing)}")


def crane_binary():
    """The linter: `CRANE=path`, or what cargo has built; None where there is none."""
    if os.environ.get("CRANE"):
        return os.environ["CRANE"]
    built = [ROOT.parent / "target" / kind / "crane" for kind in ("debug", "release")]
    return next((str(path) for path in built if path.exists()), None)


def kills(what, folder):
    """Runs tests/kills.py, `CRANE_KILLS` times (40); what it says of them."""
    times = os.environ.get("CRANE_KILLS", "40")
    script = pathlib.Path(__file__).with_name("kills.py")
    done = subprocess.run([sys.executable, str(script), what, str(folder), times], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def lint(path):
    """What crane finds in a notebook, as its JSON has it."""
    arguments = [crane_binary(), "lint", "--isolated", "--output-format", "json", str(path)]
    done = subprocess.run(arguments, capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    return json.loads(done.stdout)["notebooks"][0]


@pytest.fixture
def record():
    """Runs cells under the recorder: the runs, and the state after all of them by name."""
    from crane_snapshot import record_cells

    def run(*cells, **options):
        result = record_cells(cells, **options)
        runs = result["snapshot"]["runs"]
        state, unknown = {}, set()
        for recorded in runs:
            state.update(recorded["set"])
            unknown -= set(recorded["set"])
            for name in recorded.get("deleted", ()):
                state.pop(name, None)
                unknown.discard(name)
            for name in recorded.get("unknown", ()):
                state.pop(name, None)
                unknown.add(name)
        return Recorded(result, runs, state, unknown)

    return run


class Recorded:
    def __init__(self, result, runs, state, unknown):
        self.result, self.runs, self.state, self.unknown = result, runs, state, unknown
        self.outcomes = result["outcomes"]

    def __getitem__(self, name):
        return self.state[name]
