"""Pull requests and repositories that are not as they should be: a clear message and the right exit status."""

import json
import os
import time

import pytest

from .conftest import CRASHES, WORKS, commit, notebook, run


@pytest.fixture
def lint(crane, repository):
    def run_it(*arguments, cwd=None):
        return run(crane, "lint", *arguments, cwd=cwd or repository, check=False)

    return run_it


def write(folder, name, *sources):
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(notebook(*sources), encoding="utf-8")


def test_a_change_that_renames_deletes_and_breaks(lint, repository):
    cells = [f"step_{number} = {number}\nprint(step_{number})" for number in range(12)]
    write(repository, "renamed.ipynb", *cells, CRASHES)
    write(repository, "edited name.ipynb", *cells, WORKS)
    write(repository, "deleted.ipynb", CRASHES)
    write(repository, "broken.ipynb", WORKS)
    write(repository, "was broken.ipynb", CRASHES)
    (repository / "was broken.ipynb").write_text("<<<<<<< HEAD\n{", encoding="utf-8")
    base = commit(repository)
    (repository / "moved").mkdir()
    (repository / "renamed.ipynb").rename(repository / "moved/renamed.ipynb")
    (repository / "edited name.ipynb").rename(repository / "moved/edited name.ipynb")
    write(repository, "moved/edited name.ipynb", *cells, WORKS, CRASHES)
    (repository / "deleted.ipynb").unlink()
    (repository / "broken.ipynb").write_text("<<<<<<< HEAD\n{}\n=======\n", encoding="utf-8")
    write(repository, "was broken.ipynb", CRASHES)
    commit(repository)

    done = lint("--since", base, "--output-format", "json")
    found = {one["path"]: one for one in json.loads(done.stdout)["notebooks"]}
    assert done.returncode == 2
    assert "broken.ipynb: line 1: " in done.stderr and "merge" in done.stderr, done.stderr
    assert "deleted.ipynb" not in found and "deleted" not in done.stderr
    # Only a name changed: nothing is new. An edit along with it is.
    assert found.get("moved/renamed.ipynb", {"findings": []})["findings"] == []
    assert len(found["moved/edited name.ipynb"]["findings"]) == 1
    # What could not be read before has no older findings.
    assert len(found["was broken.ipynb"]["findings"]) == 1


def test_a_named_notebook_that_was_deleted(lint):
    done = lint("gone.ipynb")
    assert (done.returncode, done.stderr) == (2, "error: gone.ipynb: no such file\n")


def test_a_shallow_clone_without_the_base(lint, repository, tmp_path):
    write(repository, "a.ipynb", WORKS)
    base = commit(repository)
    write(repository, "a.ipynb", WORKS, CRASHES)
    commit(repository)
    run("git", "clone", "-q", "--depth", "1", f"file://{repository}", tmp_path / "shallow")
    done = lint("--since", base, cwd=tmp_path / "shallow")
    assert done.returncode == 2 and "this clone is shallow: fetch the history first" in done.stderr
    assert "fetch-depth: 0" in done.stderr and done.stdout == ""


def test_a_base_that_nobody_knows_and_no_repository(lint, repository, tmp_path):
    write(repository, "a.ipynb", WORKS)
    commit(repository)
    done = lint("--since", "origin/main")
    assert done.returncode == 2 and "git knows no such revision" in done.stderr
    done = lint("--since=--output=owned")
    assert done.returncode == 2 and "this is no revision" in done.stderr and not (repository / "owned").exists()
    write(tmp_path / "plain", "a.ipynb", WORKS)
    done = lint("--since", "main", cwd=tmp_path / "plain")
    assert done.returncode == 2 and "needs a git repository" in done.stderr


def test_a_repository_without_notebooks(lint, repository):
    (repository / "main.py").write_text("x = 1\n", encoding="utf-8")
    done = lint()
    assert (done.returncode, done.stderr) == (0, "warning: no notebooks found in .\n")
    base = commit(repository)
    assert lint("--since", base).returncode == 0
    for form in ("sarif", "gitlab", "json"):
        json.loads(lint("--output-format", form).stdout)


NAMES = ["a b.ipynb", "a'b\".ipynb", "-a.ipynb", "--help.ipynb", "a\nb.ipynb", "a\tb.ipynb", "ü %41.ipynb", "*.ipynb", "$(x).ipynb", "#a?b.ipynb", ":(glob)a.ipynb"]


def test_odd_names(lint, repository):
    for name in NAMES:
        write(repository, name, CRASHES)
    # As a shell's glob hands them over, as a list, and found by crane itself.
    listed = repository / "list"
    listed.write_bytes(b"\0".join(name.encode() for name in NAMES))
    for arguments in (NAMES, ["--", *NAMES], ["--files-from", "list"], []):
        done = lint("--output-format", "json", *arguments)
        paths = {one["path"].removeprefix("./") for one in json.loads(done.stdout)["notebooks"] if one["findings"]}
        assert done.returncode == 1 and paths == set(NAMES), (arguments, done.stderr)
    # Each in one line of text, whatever its name.
    assert len(lint("--output-format", "concise", "-q").stdout.splitlines()) == len(NAMES)


def test_odd_names_since_a_revision(lint, repository):
    for name in NAMES:
        write(repository, name, WORKS)
    base = commit(repository)
    for name in NAMES:
        write(repository, name, WORKS.replace("numbers)", "nmubers)"))
    done = lint("--since", base, "--output-format", "sarif")
    results = json.loads(done.stdout)["runs"][0]["results"]
    assert done.returncode == 1 and len(results) == len(NAMES)


def test_a_name_that_is_no_text(lint, repository):
    name = b"a\xff.ipynb"
    try:
        with open(os.path.join(os.fsencode(repository), name), "w", encoding="utf-8") as file:
            file.write(notebook(CRASHES))
    except OSError:
        pytest.skip("this file system takes only UTF-8")
    for form in ("full", "json", "sarif", "github", "gitlab", "junit", "markdown", "concise"):
        assert lint("--output-format", form).returncode == 1, form


def test_ten_thousand_findings(lint, repository, crane, tmp_path):
    for number in range(10):
        write(repository, f"n{number}.ipynb", *(f"print(missing_{number}_{line})" for line in range(1000)))
    forms = ("full", "concise", "json", "sarif", "github", "gitlab", "junit", "markdown")
    start = time.monotonic()
    done = lint("-q", "--output-format", "concise", *(f"--also={form}={tmp_path / form}" for form in forms))
    assert (done.returncode, done.stderr) == (1, "") and len(done.stdout.splitlines()) == 10_000
    assert time.monotonic() - start < 300
    for form in forms:
        size = (tmp_path / form).stat().st_size
        # One page a finding for people, the same bounds as the services' for machines.
        assert size < (1 << 20 if form == "markdown" else 30_000_000), f"{form}: {size}"


@pytest.mark.parametrize("target", ["/dev/zero", "pipe", "folder"])
def test_a_configuration_that_names_no_plain_file(lint, repository, target):
    """From a pull request: it must neither hang nor eat the memory."""
    write(repository, "a.ipynb", WORKS)
    os.mkfifo(repository / "pipe")
    (repository / "folder").mkdir()
    (repository / "crane.toml").write_text(f'baseline = "{target}"\n', encoding="utf-8")
    done = lint()
    assert done.returncode == 2 and "it is no plain file" in done.stderr, done.stderr


def test_reports_that_cannot_be_written(lint, repository):
    write(repository, "a.ipynb", CRASHES)
    for option in (["--output-file", "missing/x"], ["--also", "sarif=missing/x"]):
        done = lint(*option)
        assert done.returncode == 2 and "missing/x cannot be written" in done.stderr
