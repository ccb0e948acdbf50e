"""GitLab, Jenkins, Azure and reviewdog: each example's command is run, and its report read as the service reads it."""

import json
import pathlib
import re
import shlex
import subprocess

import pytest
import yaml
from junitparser import Failure, JUnitXml

from .conftest import CRASHES, ROOT, WORKS, commit, notebook, path_with, run

EXAMPLES = ROOT / "integrations/examples"


@pytest.fixture
def notebooks(repository):
    (repository / "ok.ipynb").write_text(notebook(WORKS), encoding="utf-8")
    (repository / "sub").mkdir()
    (repository / "sub/bad one.ipynb").write_text(notebook(WORKS, CRASHES), encoding="utf-8")
    (repository / "broken.ipynb").write_text("[]", encoding="utf-8")
    return repository


def run_line(line, folder, crane):
    """A line of an example, in a shell as its service would start one."""
    environment = {"PATH": path_with(crane.parent), "HOME": str(folder)}
    return subprocess.run(["sh", "-c", line], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def crane_lines(text):
    lines = re.findall(r"(?:^|[\s'\"/])(crane lint [^'\"\n|]*)", text)
    assert lines, "the example runs no crane"
    return lines


def test_gitlab_reads_its_code_quality(notebooks, crane):
    job = yaml.safe_load((EXAMPLES / "gitlab-ci.yml").read_text(encoding="utf-8"))["crane"]
    assert job["artifacts"]["when"] == "always"
    (line,) = [line for line in job["script"] if line.startswith("crane ")]
    assert run_line(line, notebooks, crane).returncode == 2
    issues = json.loads((notebooks / job["artifacts"]["reports"]["codequality"]).read_text(encoding="utf-8"))
    # What GitLab's documentation asks of each entry (17.x): these keys, these severities, unique fingerprints.
    for issue in issues:
        assert isinstance(issue["description"], str) and isinstance(issue["check_name"], str)
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert issue["location"]["lines"]["begin"] >= 1
        assert (notebooks / issue["location"]["path"]).is_file() and not issue["location"]["path"].startswith(("/", "./"))
    assert len({issue["fingerprint"] for issue in issues}) == len(issues) == 2
    (found,) = [issue for issue in issues if issue["check_name"] == "used-before-definition"]
    text = (notebooks / "sub/bad one.ipynb").read_text(encoding="utf-8").splitlines()
    assert "nmubers" in text[found["location"]["lines"]["begin"] - 1]
    check_junit(notebooks / job["artifacts"]["reports"]["junit"])


def check_junit(file):
    """Read by a program that is not ours, and counted as Jenkins and Azure count."""
    suites = JUnitXml.fromfile(str(file))
    assert (suites.tests, suites.failures, suites.errors) == (3, 1, 1)
    names = {suite.name: [case for case in suite] for suite in suites}
    assert set(names) == {"ok.ipynb", "sub/bad one.ipynb", "broken.ipynb"}
    (case,) = names["sub/bad one.ipynb"]
    (result,) = case.result
    assert isinstance(result, Failure) and result.type == "NameError" and "nmubers" in result.message
    assert case.classname == "sub/bad one.ipynb" and "line 2" in case.name
    assert names["ok.ipynb"][0].is_passed and names["broken.ipynb"][0].is_error


def check_sarif(file):
    (one,) = json.loads(file.read_text(encoding="utf-8"))["runs"]
    (result,) = one["results"]
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "sub/bad%20one.ipynb" and place["region"]["startLine"] > 1


def test_jenkins_reads_junit_and_sarif(notebooks, crane):
    text = (EXAMPLES / "Jenkinsfile").read_text(encoding="utf-8")
    (line,) = crane_lines(text)
    assert run_line(line, notebooks, crane).returncode == 2
    check_junit(notebooks / re.search(r"junit testResults: '([^']+)'", text)[1])
    check_sarif(notebooks / re.search(r"sarif\(pattern: '([^']+)'", text)[1])


def test_azure_reads_junit_and_sarif(notebooks, crane):
    steps = yaml.safe_load((EXAMPLES / "azure-pipelines.yml").read_text(encoding="utf-8"))["steps"]
    (line,) = [step["script"] for step in steps if step.get("script", "").startswith("crane ")]
    assert run_line(line, notebooks, crane).returncode == 2
    tests, scans = [step for step in steps if "task" in step]
    # A step that fails skips what comes behind it, unless it says otherwise.
    assert tests["condition"] == scans["condition"] == "succeededOrFailed()"
    check_junit(notebooks / tests["inputs"]["testResultsFiles"])
    check_sarif(notebooks / scans["inputs"]["PathtoPublish"])
    assert scans["inputs"]["ArtifactName"] == "CodeAnalysisLogs"


def test_reviewdog_reads_one_line_a_finding(repository, crane, tmp_path):
    (repository / "old.ipynb").write_text(notebook(CRASHES), encoding="utf-8")
    base = commit(repository)
    (repository / "sub").mkdir()
    (repository / "sub/bad one.ipynb").write_text(notebook(WORKS, CRASHES), encoding="utf-8")
    # In its place a program that keeps what it was given: reviewdog itself is not on any registry here.
    stand_in = tmp_path / "bin/reviewdog"
    stand_in.parent.mkdir()
    stand_in.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {tmp_path}/arguments\ncat > {tmp_path}/input\n')
    stand_in.chmod(0o755)
    environment = {"PATH": path_with(stand_in.parent, crane.parent), "HOME": str(tmp_path)}
    run(EXAMPLES / "reviewdog.sh", base, cwd=repository, env=environment)
    arguments = (tmp_path / "arguments").read_text().splitlines()
    (form,) = [argument.removeprefix("-efm=") for argument in arguments if argument.startswith("-efm=")]
    # Vim's errorformat, as far as it is used: a file, a line, a column, a message.
    pattern = re.escape(form).replace("%f", r"(?P<f>.+?)").replace("%l", r"(?P<l>\d+)").replace("%c", r"(?P<c>\d+)").replace("%m", "(?P<m>.+)")
    found = [re.fullmatch(pattern, line) for line in (tmp_path / "input").read_text(encoding="utf-8").splitlines()]
    assert len(found) == 1 and found[0]
    assert found[0]["f"] == "sub/bad one.ipynb" and "CRN102 NameError" in found[0]["m"]
    line = pathlib.Path(repository, found[0]["f"]).read_text(encoding="utf-8").splitlines()[int(found[0]["l"]) - 1]
    assert line[int(found[0]["c"]) - 1 :].startswith("nmubers")


def test_every_example_is_tested_and_told_of():
    guide = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "docs").rglob("*.md"))
    for example in EXAMPLES.iterdir():
        assert f"integrations/examples/{example.name}" in guide, example.name
        for line in crane_lines(example.read_text(encoding="utf-8")) if "github" not in example.name else []:
            shlex.split(line)
