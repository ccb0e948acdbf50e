"""Every command in the README and on the site is run, in the order of its page; the site builds."""

import json
import os
import re
import shlex
import shutil
import subprocess

import pytest

from .conftest import BIN, CRASHES, ROOT, WORKS, commit, notebook, path_with, run
from .test_wheels import toml, version

SUMMARY = (ROOT / "docs/SUMMARY.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *(ROOT / "docs" / link for link in re.findall(r"\]\(([^)]+)\)", SUMMARY))]
# Commands that a test cannot run as they stand, and why.
ELSEWHERE = {
    "make test": "it is what runs this",
    "make lint-demo": "builds with cargo; the demo has tests of its own",
    "crane lint --llm": "asks a language model; tests/llm.rs lets it ask a server of our own",
    "crane eval": "needs the paper's package; tests/eval.rs runs each option on a small one",
}
# These end with 1 where they found something, which is no failure of theirs.
MAY_FIND = ("crane lint", "crane audit", "crane snapshot check", "git commit", "pre-commit run")


def commands(page):
    """Lines of the blocks of a page that are meant for a terminal."""
    blocks = re.findall(r"^```console\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.strip() and not line.startswith("#")]


def is_elsewhere(line):
    return line.startswith(tuple(ELSEWHERE))


def with_commands():
    return [page for page in PAGES if any(not is_elsewhere(line) for line in commands(page))]


@pytest.fixture
def desk(repository, installed, wheels, home, tmp_path, monkeypatch):
    """A user's repository and terminal: notebooks, wheels to install, and the mirror behind its address."""
    source = toml("Cargo.toml")["package"]["repository"] + "-pre-commit"
    mirror = tmp_path / "mirror"
    shutil.copytree(ROOT / "integrations/pre-commit-mirror", mirror)
    run("git", "init", "-q", ".", cwd=mirror)
    commit(mirror)
    run("git", "tag", f"v{version()}", cwd=mirror)
    run("git", "config", "--global", f"url.file://{mirror}.insteadOf", source)

    shutil.copytree(ROOT / "fixtures/demo", repository / "notebooks")
    (repository / "analysis.ipynb").write_text(notebook("numbers = [1, 2, 3]", *["print(sum(numbers))"] * 7), encoding="utf-8")
    shutil.copy(ROOT / "fixtures/demo/penguins.ipynb", repository / "a.ipynb")
    shutil.copytree(ROOT / "fixtures/demo", repository / "fixtures/demo")
    commit(repository)
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
        monkeypatch.setenv(name, str(tmp_path / name))
    environment = {**os.environ, "PATH": path_with(installed), "PIP_FIND_LINKS": str(wheels)}

    def type_in(line):
        return subprocess.run(
            ["bash", "-c", line], cwd=repository, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )

    return repository, type_in


@pytest.mark.parametrize("page", with_commands(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_of_a_page_works(page, desk):
    _, type_in = desk
    for line in commands(page):
        if is_elsewhere(line):
            continue
        # The recorder's options stay as the page leaves them; nothing else is shared between lines.
        done = type_in(line)
        fine = (0, 1) if line.startswith(MAY_FIND) else (0,)
        assert done.returncode in fine and "error:" not in done.stderr.lower(), f"{line}\n{done.stdout}\n{done.stderr}"


def test_what_is_left_out_still_exists():
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    lines = {line for page in PAGES for line in commands(page)}
    for start in ELSEWHERE:
        assert any(line.startswith(start) for line in lines), start
        assert not start.startswith("make ") or start.removeprefix("make ") in targets


def test_five_minutes_by_the_readmes_lines_alone(desk):
    """A new repository with three notebooks: from nothing to a failing hook, a passing one, and valid SARIF."""
    repository, type_in = desk
    shutil.rmtree(repository)
    repository.mkdir()
    run("git", "init", "-q", ".", cwd=repository)
    for name, source in (("one.ipynb", WORKS), ("two.ipynb", CRASHES), ("three.ipynb", WORKS)):
        (repository / name).write_text(notebook(source), encoding="utf-8")
    text = (ROOT / "README.md").read_text(encoding="utf-8").split("## Five minutes")[1]
    lines = re.search(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[1].splitlines()
    ended = {line: type_in(line) for line in lines}
    (committed,) = [line for line in lines if line.startswith("git commit")]
    (linted,) = [line for line in lines if line.startswith("crane lint")]
    said = ended[committed].stdout + ended[committed].stderr
    assert ended[committed].returncode == 1 and "name 'nmubers' is not defined" in said, said
    assert all(ended[line].returncode == 0 for line in lines if line not in (committed, linted)), ended
    assert ended[linted].returncode == 1

    (document,) = json.loads((repository / shlex.split(linted)[-1]).read_text(encoding="utf-8"))["runs"]
    assert [one["ruleId"] for one in document["results"]] == ["CRN102"]

    (repository / "two.ipynb").write_text(notebook(WORKS), encoding="utf-8")
    for line in lines[lines.index("git add -A") :]:
        ended = type_in(line)
        assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "Notebooks" in run("git", "log", "--oneline", cwd=repository).stdout


def test_the_site_builds_and_its_links_lead_somewhere(tmp_path):
    done = run(BIN / "mdbook", "build", ROOT / "docs", "--dest-dir", tmp_path)
    assert "WARN" not in done.stderr and "ERROR" not in done.stderr, done.stderr
    listed = re.findall(r"\]\(([^)]+)\)", SUMMARY)
    for link in listed:
        assert (ROOT / "docs" / link).is_file() and (tmp_path / link).with_suffix(".html").is_file(), link
    checks = {file.name for file in (ROOT / "docs/checks").glob("*.md")}
    guides = {file.name for file in (ROOT / "docs/guides").glob("*.md")}
    assert checks | guides <= {os.path.basename(link) for link in listed}
    assert len(listed) == len(set(listed))
    for page in [ROOT / "README.md", *(ROOT / "docs" / link for link in listed)]:
        text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        for link in re.findall(r"\]\(([^)#\s]+)", text):
            if "://" not in link and re.fullmatch(r"[\w./-]+", link):
                assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_what_is_not_recorded_is_not_recorded(installed, tmp_path, monkeypatch):
    """The second table of `docs/what-is-recorded.md`, at the default level."""
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("CRANE_SECRET", "from-the-environment-4711")
    source = (
        "import os, pathlib\n"
        "names = [c * 3 + ' the ' + str(4711 + n) + 'th of many' for n, c in enumerate('abcdefgh')]\n"
        "long = ' '.join(names)\n"
        "password = long[5:11]\n"
        "given = os.environ['CRANE_SECRET']\n"
        "numbers = {n: 1234567 * n + 89 for n in range(5)}\n"
        "count = 10"
    )
    file = tmp_path / "n.ipynb"
    file.write_text(notebook(source), encoding="utf-8")
    run(installed / "crane-snapshot", "run", file)
    recorded = json.dumps(json.loads(file.read_text(encoding="utf-8"))["metadata"]["crane"])
    assert '"count"' in recorded and '"numbers"' in recorded
    for secret in ("4715th", "from-the-environment", "aaa the", "the 47"):
        assert secret not in recorded, secret
    shown = run(installed / "crane", "snapshot", "show", file).stdout
    assert "count" in shown and "10" in shown
