"""What the tests of the integrations share: the binary, both wheels, repositories with notebooks."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(sys.executable).parent


def run(*command, cwd=None, env=None, check=True, **options):
    """Runs a command and gives its end, with its output as text; fails loudly unless `check` is false."""
    command = [str(part) for part in command]
    done = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, errors="replace", check=False, **options
    )
    if check and done.returncode != 0:
        raise AssertionError(f"{command} ended with {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done


@pytest.fixture(scope="session")
def crane():
    """The binary that the Rust tests built; cargo brings it up to date."""
    given = os.environ.get("CRANE_BINARY")
    if not given:
        run("cargo", "build", "--locked", "--bin", "crane", cwd=ROOT)
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    return pathlib.Path(given or target / "debug" / "crane")


@pytest.fixture(scope="session")
def wheels(tmp_path_factory, crane):
    """A folder with the wheels of crane-lint (from the debug build) and of crane-snapshot."""
    folder = tmp_path_factory.mktemp("wheels")
    tool = BIN / "maturin"
    profile = ["--profile", "dev", "--locked", "--compatibility", "linux"]
    run(tool, "build", *profile, "--out", folder, cwd=ROOT)
    build = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder]
    # From a copy: building leaves files beside the sources.
    agent = shutil.copytree(
        ROOT / "snapshot-agent", tmp_path_factory.mktemp("agent") / "a", ignore=shutil.ignore_patterns("__pycache__")
    )
    run(sys.executable, *build, agent)
    return folder


@pytest.fixture(scope="session")
def installed(tmp_path_factory, wheels):
    """A fresh environment as a user makes one: both wheels, Jupyter's server, pre-commit; its programs' folder."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", folder)
    (recorder,) = wheels.glob("crane_snapshot-*.whl")
    (linter,) = wheels.glob("crane_lint-*.whl")
    others = ["jupyter_server", "papermill", "pre-commit==4.7.0"]
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--prefer-binary"]
    run(folder / "bin/python", *install, linter, f"{recorder}[run]", *others)
    return folder / "bin"


@pytest.fixture
def home(tmp_path, monkeypatch):
    """An empty home, and git with a user and nobody's configuration."""
    home = tmp_path / "home"
    home.mkdir()
    # Not by GIT_CONFIG_GLOBAL, which pre-commit takes away from its own calls of git.
    configuration = home / ".gitconfig"
    configuration.write_text(
        "[user]\nname = T\nemail = t@example.com\n[protocol \"file\"]\nallow = always\n[init]\ndefaultBranch = main\n"
    )
    for name in [name for name in os.environ if name.startswith(("GITHUB_", "RUNNER_", "GIT_", "PRE_COMMIT"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    return home


@pytest.fixture
def repository(tmp_path, home):
    """An empty git repository."""
    folder = tmp_path / "repository"
    folder.mkdir()
    run("git", "init", "-q", ".", cwd=folder)
    return folder


def notebook(*sources, count=None):
    """A notebook as Jupyter saves it, from the sources of its code cells."""
    cells = [
        {
            "cell_type": "code",
            "execution_count": count,
            "id": f"c{number}",
            "metadata": {},
            "outputs": [],
            "source": source.splitlines(keepends=True),
        }
        for number, source in enumerate(sources)
    ]
    metadata = {"kernelspec": {"display_name": "P", "language": "python", "name": "python3"}}
    document = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(document, indent=1) + "\n"


# Cells of which crane is sure, and of which it has nothing to say.
CRASHES = "numbers = [1, 2, 3]\nprint(nmubers)\nnmubers = 1"
WORKS = "numbers = [1, 2, 3]\nprint(numbers)"


def commit(folder, words="change"):
    run("git", "add", "-A", cwd=folder)
    run("git", "commit", "-q", "-m", words, cwd=folder)
    return run("git", "rev-parse", "HEAD", cwd=folder).stdout.strip()


def path_with(*folders):
    """A PATH on which these folders come first."""
    return os.pathsep.join([*map(str, folders), os.environ["PATH"]])
