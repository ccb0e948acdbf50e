"""Counts false alarms in notebooks that are known to have run from top to bottom.

    python3 scripts/clean_corpus.py DIR [--crane target/release/crane] [--show]

A notebook is taken as known to run if it has at least 3 non-empty code cells, their counts are
exactly 1 to n in document order, and no output is an error. A finding of severity error or warning in
one of their cells, in the fresh world, is a false alarm, unless what is installed has changed since.
Exit status 1 if there are more than `--allow`.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path


def ran_clean(path: Path) -> bool:
    """Whether the saved counts and outputs show one clean run from top to bottom."""
    try:
        cells = json.loads(path.read_text(encoding="utf-8-sig")).get("cells", [])
    except (ValueError, OSError, AttributeError):
        return False
    counts = []
    for cell in cells:
        source = cell.get("source", "")
        source = "".join(source) if isinstance(source, list) else source
        if cell.get("cell_type") != "code" or not source.strip():
            continue
        if any(output.get("output_type") == "error" for output in cell.get("outputs", [])):
            return False
        counts.append(cell.get("execution_count"))
    return len(counts) >= 3 and counts == list(range(1, len(counts) + 1))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--crane", default="target/release/crane")
    parser.add_argument("--allow", type=int, default=5)
    parser.add_argument("--assume", action="append", default=[], metavar="NAME=VERSION", help="passed on to crane")
    parser.add_argument("--show", action="store_true", help="print each finding")
    arguments = parser.parse_args()

    clean = sorted(path for path in arguments.folder.rglob("*.ipynb") if ran_clean(path))
    cells = alarms = 0
    for start in range(0, len(clean), 200):
        command = [arguments.crane, "lint", "--isolated", "--world", "fresh", "--output-format", "json"]
        command += [word for version in arguments.assume for word in ("--assume", version)]
        run = subprocess.run([*command, *map(str, clean[start : start + 200])], capture_output=True, text=True)
        if run.returncode not in (0, 1):
            sys.exit(f"crane failed with status {run.returncode}:\n{run.stderr}")
        for notebook in json.loads(run.stdout)["notebooks"]:
            cells += len(notebook["targets"])
            for finding in notebook["findings"]:
                if finding["severity"] not in ("error", "warning"):
                    continue
                alarms += 1
                if arguments.show:
                    where = f"{notebook['path']}:{finding['cell']['label']}:{finding['range']['start']['line']}"
                    print(f"{where}: {finding['code']} {finding['certainty']} {finding['exception']}: {finding['message']}")
    print(f"{len(clean)} notebooks, {cells} cells, {alarms} findings (at most {arguments.allow} allowed)")
    return int(alarms > arguments.allow)


if __name__ == "__main__":
    sys.exit(main())
