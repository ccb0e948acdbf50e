"""Every place that names crane's version: checks that they agree, or sets a new one.

    python3 scripts/versions.py                    do all agree with Cargo.toml?
    python3 scripts/versions.py refs/tags/v0.2.0   and with this tag? (other refs are not looked at)
    python3 scripts/versions.py --set 0.2.0        write a new version everywhere; then run `cargo check`

Status 0: they agree; 1: they do not, and where.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
VERSION = r"(\d+\.\d+\.\d+(?:[-.]?(?:a|b|rc|alpha|beta)[.]?\d+)?)"

# What must be found in a file, at least once.
FIXED = {
    "Cargo.toml": r'^version = "' + VERSION + '"',
    "snapshot-agent/pyproject.toml": r'^version = "' + VERSION + '"',
    "snapshot-agent/crane_snapshot/__init__.py": r'^__version__ = "' + VERSION + '"',
    "integrations/pre-commit-mirror/pyproject.toml": r"crane-lint==" + VERSION,
    "integrations/pre-commit-mirror/README.md": r"^\s+rev: v" + VERSION,
    "integrations/examples/github-pull-request.yml": r"crane-lint/crane@v" + VERSION,
    "integrations/examples/github-nightly.yml": r"crane-lint/crane@v" + VERSION,
    "integrations/examples/gitlab-ci.yml": r"crane-lint==" + VERSION,
}
# Where documents and other examples name a release of ours, wherever that is.
LOOSE = [r"crane-lint==" + VERSION, r"crane-lint/crane@v" + VERSION, r"crane-pre-commit\n\s+rev: v" + VERSION]


def places():
    """(file, pattern, whether it must be there) of every place."""
    for file, pattern in FIXED.items():
        yield ROOT / file, pattern, True
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *(ROOT / "integrations").rglob("*")]
    for file in sorted(file for file in documents if file.is_file()):
        for pattern in LOOSE:
            yield file, pattern, False


def check(wanted):
    """What does not agree, as sentences."""
    wrong = []
    for file, pattern, needed in places():
        found = re.findall(pattern, file.read_text(encoding="utf-8"), re.MULTILINE)
        name = file.relative_to(ROOT)
        if needed and not found:
            wrong.append(f"{name}: no version where one must be")
        wrong += [f"{name}: {version}, not {wanted}" for version in found if version != wanted]
    return wrong


def write(version):
    for file, pattern, _ in places():
        text = file.read_text(encoding="utf-8")
        new = re.sub(pattern, lambda found: found[0].replace(found[1], version), text, flags=re.MULTILINE)
        if new != text:
            file.write_text(new, encoding="utf-8")


def main(arguments):
    if arguments[:1] == ["--set"]:
        if len(arguments) != 2 or not re.fullmatch(VERSION, arguments[1]):
            print("versions: --set needs a version such as 0.2.0", file=sys.stderr)
            return 2
        write(arguments[1])
    manifest = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
    wanted = re.search(FIXED["Cargo.toml"], manifest, re.MULTILINE)[1]
    wrong = check(wanted)
    for ref in arguments[:1]:
        if ref.startswith("refs/tags/") and ref != f"refs/tags/v{wanted}":
            wrong.append(f"the tag is {ref[len('refs/tags/'):]}, and Cargo.toml says {wanted}")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
