"""SARIF as code scanning needs it: valid by two validators, alerts that stay, alerts on changed lines.

Runs over the demo notebooks; with CRANE_CORPUS=folder also over real ones (those with findings, a sample).
"""

import copy
import json
import os
import pathlib
import random
import re

import jsonschema
import pytest

from .conftest import CRASHES, ROOT, WORKS, commit, notebook, run
from .test_workflows import node

MULTITOOL = "@microsoft/sarif-multitool-linux/Sarif.Multitool"


def sarif(crane, folder, *arguments):
    """The document for a folder, and nothing else on the way."""
    done = run(crane, "lint", "--isolated", "--output-format", "sarif", "--exit-zero", "-q", *arguments, cwd=folder, check=False)
    return json.loads(done.stdout)


def alerts(document):
    """What code scanning tells alerts apart by, in a document about one notebook at one place."""
    return sorted(one["partialFingerprints"]["primaryLocationLineHash"] for one in document["runs"][0]["results"])


def validate(document, folder):
    """Errors and warnings of the schema and of Microsoft's validator with its rules for GitHub."""
    schema = json.loads((ROOT / "tests/schemas/sarif-2.1.0.json").read_text(encoding="utf-8"))
    said = [error.message for error in jsonschema.Draft7Validator(schema).iter_errors(document)]
    program = node(MULTITOOL)
    program.chmod(0o755)
    written, report = folder / "crane.sarif", folder / "report.sarif"
    written.write_text(json.dumps(document), encoding="utf-8")
    environment = {**os.environ, "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1"}
    options = ["--rule-kind", "Sarif;Ghas", "--level", "Error;Warning", "-o", report, "--log", "ForceOverwrite"]
    done = run(program, "validate", written, *options, env=environment, check=False)
    assert report.exists(), done.stdout + done.stderr
    found = json.loads(report.read_text(encoding="utf-8"))
    results = [one for each in found["runs"] for one in each.get("results", [])]
    return said + [f"{one['ruleId']}: {one['message']}" for one in results]


def demo():
    return sorted((ROOT / "fixtures/demo").glob("*.ipynb"))


@pytest.fixture(scope="session")
def real(crane):
    """Real notebooks with findings, if there are any here."""
    corpus = os.environ.get("CRANE_CORPUS")
    if not corpus:
        return []
    done = run(crane, "lint", "--isolated", "--output-format", "json", "-q", "--world", "fresh", corpus, check=False)
    found = [one["path"] for one in json.loads(done.stdout)["notebooks"] if one["findings"]]
    random.Random(7).shuffle(found)
    return [pathlib.Path(path) for path in found[:60]]


def test_two_validators_have_nothing_to_say(crane, tmp_path):
    (tmp_path / "broken.ipynb").write_text("{", encoding="utf-8")
    (tmp_path / "#a b:ü%.ipynb").write_text(notebook(CRASHES), encoding="utf-8")
    for file in demo():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    document = sarif(crane, tmp_path)
    assert len(document["runs"][0]["results"]) >= 6
    assert validate(document, tmp_path) == []
    empty = tmp_path / "empty"
    empty.mkdir()
    assert validate(sarif(crane, empty), tmp_path) == []


def test_the_validators_would_say_something(crane, tmp_path):
    (tmp_path / "a.ipynb").write_text(notebook(CRASHES), encoding="utf-8")
    document = sarif(crane, tmp_path)
    wrong = copy.deepcopy(document)
    wrong["runs"][0]["results"][0]["level"] = "fatal"
    assert any("'fatal' is not one of" in line for line in validate(wrong, tmp_path))
    # What only the second knows.
    region = document["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]
    region.update(startColumn=9, endColumn=3)
    said = validate(document, tmp_path)
    assert said and all(line.startswith("SARIF1007") for line in said), said


def changes(document):
    """The same notebook after what people and tools do to it without editing code."""
    def each(change):
        new = copy.deepcopy(document)
        for number, cell in enumerate(cell for cell in new["cells"] if cell["cell_type"] == "code"):
            change(number, cell)
        return new

    def rerun(number, cell):
        cell["execution_count"] = number + 100
        cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": [f"line {n}\n" for n in range(number % 7)]}]

    def strip(_, cell):
        cell.update(execution_count=None, outputs=[], metadata={})
        cell.pop("id", None)

    def comments(_, cell):
        source = "".join(cell["source"])
        # A magic must stay on the first line, and `pip install x` works only as the one line of its cell.
        if not source.lstrip().startswith(("%", "!")) and len(source.splitlines()) > 1:
            cell["source"] = ("# formatted\n\n" + source + "\n").splitlines(keepends=True)

    yield "re-run", json.dumps(each(rerun), indent=1)
    yield "stripped", json.dumps(each(strip), indent=1)
    yield "reformatted cells", json.dumps(each(comments), indent=1)
    yield "another indentation", json.dumps(document, indent=4, ensure_ascii=False)
    yield "in one line", json.dumps(document, sort_keys=True)
    longer = copy.deepcopy(document)
    longer["cells"].insert(0, {"cell_type": "markdown", "metadata": {}, "source": ["# Title\n"] * 3})
    yield "moved down", json.dumps(longer, indent=1)


def test_alerts_stay_when_no_code_changes(crane, tmp_path, real):
    compared = 0
    for number, file in enumerate([*demo(), *real]):
        try:
            document = json.loads(file.read_text(encoding="utf-8"))
        except (UnicodeDecodeError, json.JSONDecodeError):
            continue
        if document.get("nbformat") != 4 or "crane" in document["metadata"]:
            continue
        folder = tmp_path / f"n{number}"
        folder.mkdir()
        place = folder / "n.ipynb"
        place.write_text(json.dumps(document, indent=1), encoding="utf-8")
        # The question that does not depend on the counts of the saved session.
        before = alerts(sarif(crane, folder, "--world", "fresh", "--no-runtime"))
        for name, text in changes(document):
            place.write_text(text, encoding="utf-8")
            after = alerts(sarif(crane, folder, "--world", "fresh", "--no-runtime"))
            if name in ("re-run", "stripped"):
                # What ran in order is taken to have worked: counts decide whether an alert is there, not which it is.
                assert set(after) <= set(before) or set(before) <= set(after), f"{file}: {name}"
            else:
                assert after == before, f"{file}: {name}"
            compared += len(after)
    assert compared > 20


def test_alerts_stay_when_cells_are_reordered(crane, tmp_path):
    """Cells that do not depend on each other, in any order."""
    sources = [f"value_{n} = {n}\nprint(value_{n} + missing_{n})\nmissing_{n} = 1" for n in range(8)]
    found = set()
    for seed in range(6):
        random.Random(seed).shuffle(sources)
        (tmp_path / "n.ipynb").write_text(notebook(*sources), encoding="utf-8")
        found.add(tuple(alerts(sarif(crane, tmp_path))))
    assert len(found) == 1 and len(found.pop()) == 8


def changed_lines(folder, base):
    """Lines of each file that `git diff` shows as new, as a pull request would."""
    found, file = {}, None
    for line in run("git", "diff", "--unified=0", base, cwd=folder).stdout.splitlines():
        if line.startswith("+++ "):
            file = line[len("+++ b/"):].strip('"').rstrip("\t")
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            start, length = int(hunk[1]), int(hunk[2] or 1)
            found.setdefault(file, set()).update(range(start, start + length))
    return found


def check_on_changed_lines(crane, folder, base):
    """Every alert of an edited cell lies in the difference; how many there are."""
    document = sarif(crane, folder, "--since", base)
    lines = changed_lines(folder, base)
    seen = 0
    for one in document["runs"][0]["results"]:
        place = one["locations"][0]["physicalLocation"]
        region = place["region"]
        assert region["startLine"] == region["endLine"]
        file = place["artifactLocation"]["uri"].replace("%20", " ")
        text = json.loads((folder / file).read_text(encoding="utf-8"))
        old = run("git", "show", f"{base}:{file}", cwd=folder, check=False).stdout
        known = [cell["source"] for cell in json.loads(old)["cells"]] if old else []
        if text["cells"][one["properties"]["cell"] - 1]["source"] in known:
            continue  # broken by a change elsewhere: there is no changed line to point at
        assert region["startLine"] in lines[file], f"{file}: line {region['startLine']} is not in the difference"
        seen += 1
    return seen


def test_alerts_of_edited_cells_lie_on_changed_lines(crane, repository, real):
    first = "rows = [1, 2]\n\ntotal = sum(rows)\nprint(total)\nshown = total"
    (repository / "a b.ipynb").write_text(notebook(first, WORKS), encoding="utf-8")
    for number, file in enumerate(real[:20]):
        (repository / f"real{number}.ipynb").write_bytes(file.read_bytes())
    base = commit(repository)
    # The line that crashes is not the one that was edited.
    edited = first.replace("total = sum(rows)", "del rows").replace("rows = [1, 2]", "rows = [1, 2, 3]")
    (repository / "a b.ipynb").write_text(notebook(edited, WORKS, CRASHES), encoding="utf-8")
    for file in repository.glob("real*.ipynb"):
        document = json.loads(file.read_text(encoding="utf-8"))
        code = [cell for cell in document["cells"] if cell["cell_type"] == "code" and cell["source"]]
        if document.get("nbformat") == 4 and code:
            indent = 1 if file.read_text(encoding="utf-8").startswith('{\n "') else 2
            for cell in code:
                source = "".join(cell["source"])
                cell["source"] = (source + "\nprint(surely_missing_name)\nsurely_missing_name = 1").splitlines(keepends=True)
            file.write_text(json.dumps(document, indent=indent, ensure_ascii=False) + "\n", encoding="utf-8")
    assert check_on_changed_lines(crane, repository, base) >= 2

    (one,) = [one for one in sarif(crane, repository, "--since", base, "a b.ipynb")["runs"][0]["results"] if one["properties"]["cell"] == 1]
    related = one["relatedLocations"][0]
    assert related["message"]["text"] == "crashes here"
    assert related["physicalLocation"]["region"]["startLine"] > one["locations"][0]["physicalLocation"]["region"]["startLine"]
    # On the main branch, without --since, the alert is the same one and stands where it crashes.
    whole = sarif(crane, repository, "a b.ipynb")["runs"][0]["results"]
    same = [other for other in whole if other["partialFingerprints"] == one["partialFingerprints"]]
    assert [other["locations"][0]["physicalLocation"]["region"] for other in same] == [related["physicalLocation"]["region"]]


def test_limits_of_code_scanning(crane, tmp_path):
    for number in range(6):
        lines = ["x = 1", *(f"print(missing_{number}_{line})" for line in range(1000))]
        document = json.loads(notebook(*lines))
        # Eight runs that nobody sees any more: they may have defined the names, so nothing is certain.
        document["cells"][0]["execution_count"] = 9
        (tmp_path / f"n{number}.ipynb").write_text(json.dumps(document, indent=1), encoding="utf-8")
    (tmp_path / "z.ipynb").write_text(notebook("def"), encoding="utf-8")
    document = sarif(crane, tmp_path, "--world", "kernel")
    (one,) = document["runs"]
    assert len(one["results"]) == 5_000 and len(one["tool"]["driver"]["rules"]) <= 20
    # The one certain crash is in the last notebook, and comes first.
    assert one["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "z.ipynb"
    assert one["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"].startswith("6001 findings, of which the 5000 surest")
    assert all(len(each.get("relatedLocations", [])) <= 1_000 for each in one["results"])
