"""The steps of `action.yml`, run outside GitHub, on repositories that mean no good."""

import json
import pathlib
import shutil
import sys

import pytest

from .conftest import CRASHES, ROOT, WORKS, commit, notebook, path_with, run
from .runner import Log, run_action

EVIL = "\n::error::pwned\n  ::set-output name=x::y\n##[add-path]/tmp\n`id > owned` $(id > owned) <img src=x> | @everyone"
NAMES = [
    "plain.ipynb",
    "with space.ipynb",
    "quote'\"`.ipynb",
    "$(touch owned).ipynb",
    "; touch owned #.ipynb",
    "-dash.ipynb",
    "line\nbreak\n::error::pwned.ipynb",
    "::set-env name=A::b.ipynb",
    "##[group]x.ipynb",
    "<b>|[x](javascript:0)@you.ipynb",
    "ümlaut%0A.ipynb",
]


@pytest.fixture
def act(repository, crane, tmp_path):
    """Runs the action in the repository with the crane that was built here."""

    def run_it(event=None, environment=None, **inputs):
        temp = tmp_path / f"temp-{len(list(tmp_path.iterdir()))}"
        temp.mkdir()
        inputs = {name.replace("_", "-"): value for name, value in inputs.items()}
        return run_action(ROOT, repository, {"version": "system", **inputs}, temp, environment or {"PATH": path_with(crane.parent)}, event)

    return run_it


def upload(result):
    return [given for name, given, _ in result.used if name == "github/codeql-action/upload-sarif"]


def test_a_clean_repository_passes(act, repository):
    (repository / "a.ipynb").write_text(notebook(WORKS), encoding="utf-8")
    result = act()
    assert (result.failed, result.outputs["findings"]) == (None, "0")
    assert "No crash found in 1 notebook." in result.summary
    assert json.loads(pathlib.Path(upload(result)[0]["sarif_file"]).read_text())["runs"][0]["results"] == []
    assert [log.commands for log in result.logs.values()] == [[], [], []]


def test_a_crash_fails_after_the_upload(act, repository):
    (repository / "sub").mkdir()
    (repository / "sub/a.ipynb").write_text(notebook(WORKS, CRASHES), encoding="utf-8")
    result = act(category="mine")
    assert (result.failed, result.outputs["findings"]) == (1, "1")
    (given,) = upload(result)
    assert given["category"] == "mine" and given["sarif_file"] == result.outputs["sarif-file"]
    annotation = result.logs["Lint the notebooks"].of("error")[0]
    assert annotation.startswith("::error file=sub/a.ipynb,line=") and "nmubers" in annotation
    assert "the summary of this job shows the cells" in result.logs["Result"].of("error")[0]
    assert "&gt; 2 | print(nmubers)" in result.summary and "<td><code>sub/a.ipynb</code></td>" in result.summary


def test_inputs_reach_crane(act, repository):
    (repository / "a.ipynb").write_text(notebook(CRASHES), encoding="utf-8")
    (repository / "b c.ipynb").write_text(notebook(WORKS), encoding="utf-8")
    assert act(paths="b c.ipynb\n").failed is None
    assert act(fail_on="never").failed is None
    assert act(arguments="--ignore 'CRN1'").outputs["findings"] == "0"
    assert upload(act(upload_sarif="false")) == []
    for style, words in (("full", "crashes here"), ("concise", "a.ipynb:")):
        log = act(format=style).logs["Lint the notebooks"]
        assert words in log.text and log.commands == []
    for inputs, words in (
        ({"fail_on": "sure"}, "fail-on must be one of certain, likely, suspected, never, not: sure"),
        ({"format": "sarif"}, "format must be one of"),
        ({"arguments": "'"}, "arguments: No closing quotation"),
    ):
        result = act(**inputs)
        assert result.failed == 2 and words in result.logs["Lint the notebooks"].of("error")[0]
    result = act(arguments="--no-such-flag")
    assert result.failed == 2 and "--no-such-flag" in result.logs["Lint the notebooks"].text and upload(result) == []


def test_nothing_of_a_hostile_repository_acts(act, repository):
    """Names, code, ids and messages that would be commands, markup or shell code somewhere."""
    for number, name in enumerate(NAMES):
        text = notebook(f"x = '''{EVIL}'''\nprint(missing{number})\nmissing{number} = 1", EVIL, f"raise ValueError('''{EVIL}''')")
        (repository / name).write_text(text.replace('"id": "c0"', '"id": "::error::x"'), encoding="utf-8")
    (repository / "broken\n::error::pwned.ipynb").write_text("{::error::", encoding="utf-8")
    # Files that Python or pip would pick up if they looked here.
    for module in ("pip", "json", "re", "shlex", "secrets", "sitecustomize"):
        (repository / f"{module}.py").write_text("open('owned', 'w')\n", encoding="utf-8")
    for style in ("github", "full", "concise"):
        for paths in ("", "\n".join(name for name in NAMES if "\n" not in name)):
            result = act(format=style, paths=paths)
            assert result.failed in (1, 2) and int(result.outputs["findings"]) >= len(NAMES) - 2
            for log in result.logs.values():
                for kind, line in log.commands:
                    assert kind in ("error", "warning", "notice"), line
                    assert line.startswith((f"::{kind} file=", f"::{kind} title=crane::")), line
            outside = [line for line in result.summary.splitlines() if line and not line.startswith(("<", "&gt;", " "))]
            assert all("pwned" not in line and "@" not in line for line in outside), outside
            assert "<img" not in result.summary and "<b>" not in result.summary
    assert not (repository / "owned").exists()
    assert sorted(path.name for path in repository.parent.glob("owned*")) == []


def test_the_runner_in_these_tests_finds_commands():
    """Otherwise the test above would prove nothing."""
    log = Log("x\n  ::error file=a,line=1::b\ny ##[group]z\n::stop-commands::w\n::error::no\n::w::\n::add-mask::q")
    assert [kind for kind, _ in log.commands] == ["error", "##group", "add-mask"]


def test_a_pull_request_from_a_fork(act, repository):
    (repository / "a.ipynb").write_text(notebook(CRASHES), encoding="utf-8")
    event = {"event": {"pull_request": {"head": {"repo": {"fork": True}}}}}
    ours = act()
    theirs = act(event=event)
    assert ours.failed == theirs.failed == 1
    # A refused upload must not hide the result, and needs no secret.
    assert [quiet for *_, quiet in ours.used] == [False] and [quiet for *_, quiet in theirs.used] == [True]


def test_only_what_a_pull_request_changed(act, repository):
    (repository / "old.ipynb").write_text(notebook(CRASHES), encoding="utf-8")
    base = commit(repository)
    (repository / "new.ipynb").write_text(notebook(CRASHES.replace("nmubers", "nunbers")), encoding="utf-8")
    commit(repository)
    result = act(since=base)
    assert result.outputs["findings"] == "1" and "new.ipynb" in result.summary and "old.ipynb" not in result.summary


def test_a_shallow_clone_is_told_what_to_do(act, repository, tmp_path):
    (repository / "a.ipynb").write_text(notebook(WORKS), encoding="utf-8")
    base = commit(repository)
    (repository / "a.ipynb").write_text(notebook(WORKS, WORKS), encoding="utf-8")
    commit(repository)
    whole = repository.with_name("whole")
    repository.rename(whole)
    run("git", "clone", "-q", "--depth", "1", f"file://{whole}", repository)
    result = act(since=base)
    assert result.failed == 2 and "fetch-depth: 0" in result.logs["Lint the notebooks"].of("error")[0]
    assert result.outputs == {"findings": "", "sarif-file": ""}


def test_a_repository_without_notebooks_passes_with_a_warning(act):
    result = act()
    assert result.failed is None and result.outputs["findings"] == "0"
    assert "no notebooks found" in result.logs["Lint the notebooks"].of("warning")[0]


def test_the_wheel_is_installed_once(repository, wheels, tmp_path):
    (repository / "a.ipynb").write_text(notebook(WORKS), encoding="utf-8")
    (repository / "pip.py").write_text("open('owned', 'w')\n", encoding="utf-8")
    environment = {"PIP_FIND_LINKS": str(wheels), "PIP_NO_INDEX": "1"}
    temp = tmp_path / "temp"
    temp.mkdir()
    first = run_action(ROOT, repository, {}, temp, environment)
    assert first.failed is None, first.logs["Install crane"].text
    assert "installed" in first.logs["Install crane"].text and not (repository / "owned").exists()
    ((cache, given, _), _) = first.used
    version = first.steps["prepare"]["outputs"]["version"]
    assert cache == "actions/cache" and given["key"] == f"crane-lint-{version}-Linux-X64"
    assert pathlib.Path(given["path"], "bin/crane").exists()
    # The cache restores the folder, and then no network is needed.
    shutil.rmtree(temp / "x", ignore_errors=True)
    second = run_action(ROOT, repository, {"version": version}, temp, {"PIP_NO_INDEX": "1"})
    assert second.failed is None and "was in the cache" in second.logs["Install crane"].text


def test_no_network_and_odd_versions(repository, tmp_path):
    temp = tmp_path / "temp"
    temp.mkdir()
    (repository / "a.ipynb").write_text(notebook(WORKS), encoding="utf-8")
    alone = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": ""}
    result = run_action(ROOT, repository, {}, temp, alone)
    assert result.failed == 2 and "could not be installed" in result.logs["Install crane"].of("error")[0]
    assert "version: system" in result.logs["Install crane"].text
    for version in ("latest", "1.0; touch owned", "../../x", "0.1.0 --index-url=http://localhost"):
        result = run_action(ROOT, repository, {"version": version}, temp, alone)
        assert result.failed == 2 and "version must be one such as" in result.logs["Find the version"].of("error")[0]
    folder = tmp_path / "bin"
    folder.mkdir()
    for program, file in (("bash", shutil.which("bash")), ("dirname", shutil.which("dirname")), ("python3", sys.executable)):
        (folder / program).symlink_to(pathlib.Path(file).resolve())
    result = run_action(ROOT, repository, {"version": "system"}, temp, {"PATH": str(folder)})
    assert result.failed == 2 and "no crane is on the PATH" in result.logs["Find the version"].of("error")[0]


def test_ten_thousand_findings(act, repository):
    for number in range(10):
        lines = [f"print(missing_{number}_{line})" for line in range(1000)]
        (repository / f"n{number}.ipynb").write_text(notebook(*lines), encoding="utf-8")
    result = act(arguments="--min-certainty likely")
    assert int(result.outputs["findings"]) == 10_000
    assert len(result.summary.encode()) < 1 << 20 and "surest of 10000 findings" in result.summary
    log = result.logs["Lint the notebooks"]
    assert len(log.of("error")) <= 10 and len(log.of("warning")) <= 10
    sarif = json.loads(pathlib.Path(result.outputs["sarif-file"]).read_text(encoding="utf-8"))
    assert len(sarif["runs"][0]["results"]) <= 5_000
