"""The steps of the GitHub Action (`action.yml`): prepare, install, lint, finish.

What comes from a repository (names, notebooks, messages about them) is data: it goes to crane as arguments
without a shell, and to the log only between `stop-commands` lines or escaped. Needs nothing but Python 3.8.
"""

import json
import os
import pathlib
import re
import secrets
import shlex
import shutil
import subprocess
import sys
import tempfile

VERSION = re.compile(r"[0-9]+(\.[0-9]+){1,3}((a|b|rc)[0-9]+)?")
FORMATS = ("github", "full", "concise")
CERTAINTIES = ("certain", "likely", "suspected")
# GitHub drops a summary above 1 MiB; crane's own is smaller, other steps may have written too.
SUMMARY = 1_000_000


class Trouble(Exception):
    """What went wrong and what to do, for the user."""


def main(step):
    """Runs one step; the exit status is 0, or 2 if something is wrong with inputs or runner."""
    try:
        return {"prepare": prepare, "install": install, "lint": lint, "finish": finish}[step]()
    except Trouble as trouble:
        annotate("error", str(trouble))
        return 2


def prepare():
    """Which version, from where, and whether it must be installed."""
    wanted = os.environ.get("CRANE_VERSION", "").strip()
    if wanted == "system":
        binary = shutil.which("crane")
        if binary is None:
            raise Trouble("version is `system`, but no crane is on the PATH")
        output("install", "false")
        output("binary", binary)
        return 0
    wanted = wanted or own_version()
    if not VERSION.fullmatch(wanted):
        raise Trouble("version must be one such as 0.1.0, or `system`, not: " + wanted)
    folder = pathlib.Path(os.environ.get("RUNNER_TEMP") or tempfile.gettempdir(), "crane-lint-" + wanted)
    output("install", "true")
    output("version", wanted)
    output("folder", str(folder))
    output("binary", str(binary_in(folder)))
    return 0


def install():
    """Puts the wheel's binary into the folder, unless the cache has done so already."""
    version, folder = os.environ["CRANE_VERSION"], pathlib.Path(os.environ["CRANE_FOLDER"])
    binary = binary_in(folder)
    if version_of(binary) == version:
        say("crane " + version + " was in the cache")
        return 0
    shutil.rmtree(folder, ignore_errors=True)
    # Not in the repository's folder and isolated: a file `pip.py` there must not become pip.
    command = [sys.executable, "-I", "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-deps"]
    command += ["--only-binary", ":all:", "--target", str(folder), "crane-lint==" + version]
    try:
        done = subprocess.run(command, cwd=folder.parent, capture_output=True, timeout=300, check=False)
        said, failed = text(done.stdout + done.stderr), done.returncode != 0
    except (OSError, subprocess.TimeoutExpired) as error:
        said, failed = str(error), True
    if failed:
        quoted(said)
        raise Trouble(
            "crane-lint " + version + " could not be installed (the log of this step says why). Check the version and"
            " the network; where a runner has no network, install crane beforehand and set `version: system`"
        )
    found = version_of(binary)
    if found != version:
        raise Trouble("the installed crane says that it is " + str(found) + ", not " + version)
    say("crane " + version + " installed")
    return 0


def lint():
    """Runs crane; the exit status goes to an output, so that the upload comes before the failure."""
    place = pathlib.Path(tempfile.mkdtemp(prefix="crane-", dir=os.environ.get("RUNNER_TEMP") or None))
    log, summary, document, sarif = (place / name for name in ("log.txt", "summary.md", "crane.json", "crane.sarif"))
    style = choice("format", "CRANE_FORMAT", FORMATS, "github")
    command = [os.environ["CRANE_BINARY"], "lint", "--output-format", style, "--output-file", str(log)]
    for name, file in (("markdown", summary), ("json", document), ("sarif", sarif)):
        command += ["--also", name + "=" + str(file)]
    command += certainty() + since()
    try:
        command += shlex.split(os.environ.get("CRANE_ARGUMENTS", ""))
    except ValueError as error:
        raise Trouble("arguments: " + str(error)) from None
    command += ["--", *(line.strip() for line in os.environ.get("CRANE_PATHS", "").splitlines() if line.strip())]
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    except OSError as error:
        raise Trouble("crane cannot be started: " + str(error)) from None

    if log.exists():
        # crane's own `github` format holds commands, and keeps what is not one apart by itself.
        (show if style == "github" else quoted)(text(log.read_bytes()))
    quoted(text(done.stdout + done.stderr))
    messages(text(done.stderr))
    if summary.exists():
        summarise(text(summary.read_bytes()))
    output("findings", str(counted(document)))
    output("sarif-file", str(sarif) if sarif.exists() else "")
    # A signal (no memory, say) has a negative status; it is trouble, not a finding.
    output("status", str(done.returncode if done.returncode in (0, 1) else 2))
    return 0


def finish():
    """Ends the job with crane's exit status."""
    status, findings = os.environ.get("CRANE_STATUS", ""), os.environ.get("CRANE_FINDINGS", "")
    if status == "1":
        annotate("error", "notebooks would crash: findings: " + findings + "; the summary of this job shows the cells")
    elif status != "0":
        annotate("error", "crane could not look at everything; the log of the step before says why")
    return {"0": 0, "1": 1}.get(status, 2)


def own_version():
    """The version of this checkout of the action."""
    manifest = pathlib.Path(__file__).resolve().parents[2] / "Cargo.toml"
    found = re.search(r'^version = "([^"]+)"', manifest.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise Trouble("the action's Cargo.toml tells no version; set the input `version`")
    return found.group(1)


def binary_in(folder):
    return pathlib.Path(folder, "bin", "crane.exe" if os.name == "nt" else "crane")


def version_of(binary):
    """What `crane --version` says, or None."""
    try:
        done = subprocess.run([str(binary), "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    words = text(done.stdout).split()
    return words[1] if len(words) == 2 and words[0] == "crane" else None


def choice(name, variable, allowed, default):
    value = os.environ.get(variable, "").strip() or default
    if value not in allowed:
        raise Trouble(name + " must be one of " + ", ".join(allowed) + ", not: " + value)
    return value


def certainty():
    value = os.environ.get("CRANE_FAIL_ON", "").strip()
    if not value:
        return []
    value = choice("fail-on", "CRANE_FAIL_ON", (*CERTAINTIES, "never"), value)
    return ["--exit-zero"] if value == "never" else ["--fail-on=" + value]


def since():
    value = os.environ.get("CRANE_SINCE", "").strip()
    return ["--since=" + value] if value else []


def counted(document):
    """Number of findings in the report, or an empty text if there is none."""
    try:
        return json.loads(document.read_text(encoding="utf-8"))["summary"]["findings"]
    except (OSError, ValueError, KeyError):
        return ""


def summarise(markdown):
    file = os.environ.get("GITHUB_STEP_SUMMARY")
    if not file:
        return
    if len(markdown.encode()) > SUMMARY:
        markdown = "crane's summary is too long for GitHub; see the log.\n"
    with open(file, "a", encoding="utf-8") as out:
        out.write(markdown + "\n")


def messages(said):
    """crane's own warnings and errors as annotations, the first ten of each as GitHub keeps them."""
    left = {"error": 10, "warning": 10}
    for line in said.splitlines():
        kind, separator, rest = line.partition(": ")
        if separator and left.get(kind, 0) > 0:
            left[kind] -= 1
            annotate(kind, rest)


def annotate(kind, message):
    """An annotation with one line of anybody's text."""
    escaped = message.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A").replace("##[", "##\\[")
    say("::" + kind + " title=crane::" + escaped[:4000])


def quoted(words):
    """Shows text in which the runner must find no commands."""
    if words.strip():
        word = "crane-" + secrets.token_hex(16)
        say("::stop-commands::" + word)
        show(words)
        say("::" + word + "::")


def output(name, value):
    """An output of the step; a random delimiter keeps a value from ending itself."""
    file = os.environ.get("GITHUB_OUTPUT")
    if file:
        mark = "crane-" + secrets.token_hex(16)
        with open(file, "a", encoding="utf-8") as out:
            out.write(name + "<<" + mark + "\n" + value + "\n" + mark + "\n")


def text(data):
    return data.decode("utf-8", "replace")


def say(line):
    show(line + "\n")


def show(words):
    sys.stdout.buffer.write((words if words.endswith("\n") else words + "\n").encode("utf-8", "replace"))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
