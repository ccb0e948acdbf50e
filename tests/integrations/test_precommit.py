"""The real pre-commit, on real repositories: each hook fails and passes where it should."""

import json
import os
import pathlib
import shutil

import pytest

from .conftest import BIN, CRASHES, ROOT, WORKS, commit, notebook, path_with, run

PRE_COMMIT = BIN / "pre-commit"
# Where Rust is, before the tests have homes of their own.
HOME = pathlib.Path.home()


@pytest.fixture
def hooks(tmp_path, home):
    """crane's repository, as far as pre-commit looks at it for hooks that build nothing."""
    folder = tmp_path / "hooks"
    folder.mkdir()
    run("git", "init", "-q", ".", cwd=folder)
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", folder)
    commit(folder)
    return folder


@pytest.fixture
def mirror(tmp_path, home):
    folder = tmp_path / "mirror"
    shutil.copytree(ROOT / "integrations/pre-commit-mirror", folder)
    run("git", "init", "-q", ".", cwd=folder)
    commit(folder)
    return folder


def three(folder):
    """Three notebooks, the second of which crashes."""
    for name, source in (("a.ipynb", WORKS), ("sub/b c.ipynb", CRASHES), ("-d.ipynb", WORKS)):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(notebook(source), encoding="utf-8")
    (folder / "data.json").write_text("{}", encoding="utf-8")
    run("git", "add", "-A", cwd=folder)


def try_repo(hooks, hook, folder, **environment):
    environment = {**os.environ, "FORCE_COLOR": "0", **environment}
    command = [PRE_COMMIT, "try-repo", hooks, hook, "--all-files", "--verbose", "--color=never"]
    return run(*command, cwd=folder, env=environment, check=False)


def check(hooks, hook, folder, **environment):
    """The hook fails over the crash, names it, and passes once it is gone."""
    three(folder)
    failed = try_repo(hooks, hook, folder, **environment)
    assert failed.returncode == 1, failed.stdout + failed.stderr
    assert "Failed" in failed.stdout and "name 'nmubers' is not defined" in failed.stdout
    assert "1 finding (1 certain) in 1 of 3 notebooks" in failed.stdout, failed.stdout

    (folder / "sub/b c.ipynb").write_text(notebook(WORKS), encoding="utf-8")
    run("git", "add", "-A", cwd=folder)
    passed = try_repo(hooks, hook, folder, **environment)
    assert passed.returncode == 0, passed.stdout + passed.stderr
    assert "Passed" in passed.stdout and "No crash found in 3 notebooks" in passed.stdout, passed.stdout


def test_the_hook_with_crane_on_the_path(hooks, repository, crane):
    check(hooks, "crane-system", repository, PATH=path_with(crane.parent))


def test_the_hook_without_crane_says_so(hooks, repository):
    three(repository)
    path = os.pathsep.join(folder for folder in os.environ["PATH"].split(os.pathsep) if not os.path.exists(f"{folder}/crane"))
    failed = try_repo(hooks, "crane-system", repository, PATH=path)
    assert failed.returncode == 1 and "crane" in failed.stdout and "not found" in failed.stdout, failed.stdout


def test_the_mirrors_hook_installs_the_wheel(mirror, repository, wheels):
    check(mirror, "crane", repository, PIP_FIND_LINKS=str(wheels))


def test_other_files_are_no_business_of_the_hook(hooks, repository, crane):
    (repository / "data.json").write_text("{}", encoding="utf-8")
    run("git", "add", "-A", cwd=repository)
    skipped = try_repo(hooks, "crane-system", repository, PATH=path_with(crane.parent))
    assert skipped.returncode == 0 and "(no files to check)Skipped" in skipped.stdout, skipped.stdout


def test_one_process_sees_all_notebooks(hooks, repository, crane):
    """A hundred names would be split over processes, each with a closing line of its own."""
    for number in range(100):
        (repository / f"n{number}.ipynb").write_text(notebook(WORKS), encoding="utf-8")
    run("git", "add", "-A", cwd=repository)
    passed = try_repo(hooks, "crane-system", repository, PATH=path_with(crane.parent))
    assert passed.stdout.count("No crash found in 100 notebooks") == 1, passed.stdout


def test_recordings_are_stripped(hooks, repository, crane):
    document = json.loads((ROOT / "fixtures/demo/penguins.ipynb").read_text(encoding="utf-8"))
    assert document["metadata"]["crane"]
    shutil.copy(ROOT / "fixtures/demo/penguins.ipynb", repository)
    run("git", "add", "-A", cwd=repository)
    failed = try_repo(hooks, "crane-snapshot-strip", repository, PATH=path_with(crane.parent))
    assert failed.returncode == 1 and "files were modified by this hook" in failed.stdout, failed.stdout
    del document["metadata"]["crane"]
    assert json.loads((repository / "penguins.ipynb").read_text(encoding="utf-8")) == document
    run("git", "add", "-A", cwd=repository)
    passed = try_repo(hooks, "crane-snapshot-strip", repository, PATH=path_with(crane.parent))
    assert passed.returncode == 0 and "Passed" in passed.stdout, passed.stdout


def test_hooks_are_what_pre_commit_expects():
    run(PRE_COMMIT, "validate-manifest", ROOT / ".pre-commit-hooks.yaml", ROOT / "integrations/pre-commit-mirror/.pre-commit-hooks.yaml")


@pytest.mark.skipif("CRANE_SLOW_TESTS" not in os.environ, reason="builds a release with cargo: set CRANE_SLOW_TESTS")
def test_the_hook_that_cargo_builds(repository, home, tmp_path):
    """Minutes, since pre-commit builds a release, and without what is built here already."""
    hooks = tmp_path / "hooks"
    run("git", "clone", "-q", ROOT, hooks)
    cheap = {"CARGO_PROFILE_RELEASE_OPT_LEVEL": "0", "CARGO_PROFILE_RELEASE_LTO": "off", "CARGO_PROFILE_RELEASE_CODEGEN_UNITS": "64"}
    cargo = {f"{name}_HOME": os.environ.get(f"{name}_HOME", f"{HOME}/.{name.lower()}") for name in ("CARGO", "RUSTUP")}
    # try-repo forgets what it built; the second time cargo need not start anew.
    check(hooks, "crane", repository, **cargo, **cheap, CARGO_TARGET_DIR=str(tmp_path / "target"))
