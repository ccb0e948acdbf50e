"""What `make new-model` writes is a model that its own tests accept."""

import pathlib
import subprocess
import sys

import pytest

pytest.importorskip("more_itertools")
ROOT = pathlib.Path(__file__).resolve().parents[2]


def begin(root, *arguments):
    command = [sys.executable, str(ROOT / "scripts" / "new_model.py"), *arguments, "--root", str(root)]
    return subprocess.run(command, capture_output=True, text=True)


def test_a_new_model_works(tmp_path):
    # In a copy, where no such model is yet.
    for folder in ("models", "tests"):
        (tmp_path / folder).mkdir()
    for name in ("__init__.py", "crane.py"):
        (tmp_path / "models" / name).write_text((ROOT / "models" / name).read_text())
    (tmp_path / "tests" / "__init__.py").write_text("")
    (tmp_path / "tests" / "models").mkdir()
    for name in ("__init__.py", "harness.py", "templates.py"):
        (tmp_path / "tests" / "models" / name).write_text((ROOT / "tests" / "models" / name).read_text())
    made = begin(tmp_path, "more_itertools", "first", "chunked", "windowed")
    assert made.returncode == 0, made.stderr
    assert "def chunked(iterable, n, strict=False):" in (tmp_path / "models" / "more_itertools.py").read_text()
    test = "tests/models/test_more_itertools.py"
    run = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0 and "6 passed" in run.stdout, run.stdout
    again = begin(tmp_path, "more_itertools", "first")
    assert again.returncode != 0 and "is there already" in again.stderr


def test_what_cannot_be_begun_is_said(tmp_path):
    assert "cannot import no_such_library" in begin(tmp_path, "no_such_library").stderr
    assert "has no frist" in begin(tmp_path, "more_itertools", "frist").stderr
    assert "is not a name that Python can import" in begin(tmp_path, "more-itertools").stderr
