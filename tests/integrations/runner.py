"""A small stand-in for GitHub's runner: runs the steps of a composite action, and obeys its log.

It knows the parts of the language that `action.yml` uses and fails over anything else. What matters here is
what a real runner would do with the text that the steps print: `Log` finds the commands in it as the real
one does, after white space at the start of a line for `::name::` and anywhere for `##[name]`.
"""

import os
import pathlib
import re
import subprocess

import yaml

COMMAND = re.compile(r"^\s*::([a-zA-Z0-9_-]+)(?: [^:]*(?::(?!:)[^:]*)*)?::(.*)$")
OLD_COMMAND = re.compile(r"##\[([a-zA-Z0-9_-]+)")
EXPRESSION = re.compile(r"\$\{\{(.*?)\}\}")
NAME = re.compile(r"\b(?:inputs|steps|runner|github)(?:\.[A-Za-z_][\w-]*)+")


class Log:
    """The commands that a runner would find in what a step printed."""

    def __init__(self, text):
        self.text, self.commands = text, []
        stopped = None
        for line in text.splitlines():
            if stopped is not None:
                if line.strip() == f"::{stopped}::":
                    stopped = None
                continue
            found = COMMAND.match(line)
            if found and found[1] == "stop-commands":
                stopped = found[2]
            elif found:
                self.commands.append((found[1], line.strip()))
            self.commands += [("##" + name, line) for name in OLD_COMMAND.findall(line)]
        assert stopped is None, "commands were never switched on again"

    def of(self, kind):
        return [line for found, line in self.commands if found == kind]


class Result:
    def __init__(self):
        self.steps, self.logs, self.used, self.failed = {}, {}, [], None
        self.outputs = {}
        self.summary = ""


def run_action(folder, workspace, inputs, temp, environment=None, event=None):
    """Runs the composite action of `folder` in `workspace`, as GitHub would; steps of others are noted only."""
    action = yaml.safe_load((folder / "action.yml").read_text(encoding="utf-8"))
    unknown = set(inputs) - set(action["inputs"])
    assert not unknown, f"no such inputs: {unknown}"
    inputs = {name: inputs.get(name, about.get("default", "")) for name, about in action["inputs"].items()}
    result = Result()
    values = {"inputs": inputs, "steps": result.steps, "github": event or {}, "runner": {"os": "Linux", "arch": "X64"}}
    summary = pathlib.Path(temp, "summary.md")
    summary.write_text("", encoding="utf-8")
    for number, step in enumerate(action["runs"]["steps"]):
        if result.failed is not None or not evaluate(step.get("if", "true"), values):
            continue
        if "uses" in step:
            given = {name: fill(value, values) for name, value in step["with"].items()}
            quiet = evaluate(str(step.get("continue-on-error", "false")).strip("${} "), values)
            result.used.append((step["uses"].split("@")[0], given, quiet))
            continue
        assert step["shell"] == "bash" and "${{" not in step["run"], "an expression in a script is an injection"
        outputs = pathlib.Path(temp, f"output-{number}")
        outputs.write_text("", encoding="utf-8")
        env = {
            **os.environ,
            **(environment or {}),
            **{name: fill(value, values) for name, value in step.get("env", {}).items()},
            "GITHUB_ACTION_PATH": str(folder),
            "GITHUB_OUTPUT": str(outputs),
            "GITHUB_STEP_SUMMARY": str(summary),
            "GITHUB_WORKSPACE": str(workspace),
            "RUNNER_TEMP": str(temp),
        }
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
            cwd=workspace,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        result.logs[step["name"]] = Log(done.stdout.decode("utf-8", "replace"))
        if "id" in step:
            result.steps[step["id"]] = {"outputs": read_outputs(outputs)}
        if done.returncode != 0:
            result.failed = done.returncode
    result.outputs = {name: fill(about["value"], values) for name, about in action["outputs"].items()}
    result.summary = summary.read_text(encoding="utf-8")
    return result


def read_outputs(file):
    """`name<<MARK`, lines, `MARK`, as the runner reads it."""
    found, lines = {}, iter(file.read_text(encoding="utf-8").splitlines())
    for line in lines:
        name, separator, mark = line.partition("<<")
        assert separator, f"not an output: {line!r}"
        value = []
        for inside in lines:
            if inside == mark:
                break
            value.append(inside)
        found[name] = "\n".join(value)
    return found


def lookup(name, values):
    for part in name.split("."):
        values = values.get(part) if isinstance(values, dict) else None
    return values


def fill(text, values):
    """A value with its `${{ … }}` filled in; what is missing is an empty text."""
    return EXPRESSION.sub(lambda found: "" if (v := lookup(found[1].strip(), values)) is None else str(v), str(text))


def evaluate(condition, values):
    """A condition of names, texts, `==`, `!=`, `&&` and `||`."""
    def literal(found):
        value = lookup(found[0], values)
        return repr("" if value is None else value)

    python = NAME.sub(literal, str(condition)).replace("&&", " and ").replace("||", " or ")
    python = re.sub(r"\btrue\b(?!['\"])", "True", re.sub(r"\bfalse\b(?!['\"])", "False", python)) if "'" not in condition else python
    return bool(eval(python, {"__builtins__": {}}, {"true": True, "false": False}))
