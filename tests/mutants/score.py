"""What crane said of each faulty cell, beside what really happened."""

import collections
import json
import os
import subprocess

#: One fault's result. `truth`: exception's name or None; `said`: finding or None; `kind`: see `kind_of`.
Row = collections.namedtuple("Row", "library notebook cell fault note path truth line message said verdict unknown kind")


def predict(crane, folder, *flags):
    """{file name: ([findings], [targets])} of all notebooks in a folder, in the kernel's world."""
    command = [crane, "lint", "--isolated", "--world", "kernel", "--output-format", "json", *flags, folder]
    out = subprocess.run(command, capture_output=True, text=True)
    if out.returncode not in (0, 1):
        raise SystemExit(f"crane lint failed:\n{out.stderr[-2000:]}")
    found = {}
    for entry in json.loads(out.stdout)["notebooks"]:
        if entry["error"]:
            raise SystemExit(f"{entry['path']}: {entry['error']}")
        found[os.path.basename(entry["path"])] = entry["findings"], entry["targets"]
    return found


def kind_of(truth, ancestors, said):
    """found, missed, mistype (a crash, of another type), false (certain, did not come true), false likely, quiet."""
    if said is None:
        return "missed" if truth else "quiet"
    if truth is None:
        return "false" if said["certainty"] == "certain" else "false likely"
    return "found" if said["exception"] in (truth, *ancestors) else "mistype"


def rows_of(cases, predictions):
    """A row for each case; `cases` as the runner wrote them."""
    rows = []
    for case in cases:
        findings, targets = predictions[case["path"]]
        here = [f for f in findings if f["cell"]["id"] == case["target"]]
        # An alarm in a cell that ran well is as false as one in the target.
        other = [f for f in findings if f["cell"]["id"] != case["target"] and f["certainty"] == "certain"]
        outcome = case["outcome"]
        truth = outcome.get("exception")
        said = here[0] if here else None
        kind = "false" if other else kind_of(truth, outcome.get("ancestors", ()), said)
        target = next((t for t in targets if t["cell"]["id"] == case["target"]), {})
        rows.append(Row(case["library"], case["notebook"], case["target"], case["fault"], case["note"], case["path"], truth,
                        outcome.get("line"), outcome.get("message", ""), said or (other[0] if other else None),
                        target.get("verdict"), target.get("unknown"), kind))
    return rows


def count(rows):
    """Counts and shares of some rows."""
    kinds = collections.Counter(row.kind for row in rows)
    crashes = kinds["found"] + kinds["mistype"] + kinds["missed"]
    hits = [row for row in rows if row.kind in ("found", "mistype")]
    certain = sum(row.said["certainty"] == "certain" for row in hits)
    lines = sum(row.said["range"]["start"]["line"] <= (row.line or 0) <= row.said["range"]["end"]["line"] for row in hits)
    return {
        "mutants": len(rows), "crashes": crashes, "found": kinds["found"], "mistype": kinds["mistype"], "missed": kinds["missed"],
        "found_certain": certain, "false_certain": kinds["false"], "false_likely": kinds["false likely"],
        "precision_certain": certain / (certain + kinds["false"]) if certain + kinds["false"] else None,
        "recall": (crashes - kinds["missed"]) / crashes if crashes else None,
        "line_right": lines / len(hits) if hits else None,
    }


def table(title, groups, plain=None):
    """Counts a group, as text; `plain`: the same groups without recorded state."""
    lines = [f"{title:28}  mutants crashes  found mistype missed  false likely  precision recall" + ("  recall -RT" if plain else "")]
    for name, rows in groups.items():
        c = count(rows)
        text = (f"{name:28}{c['mutants']:9}{c['crashes']:8}{c['found']:7}{c['mistype']:8}{c['missed']:7}{c['false_certain']:7}{c['false_likely']:7}"
                f"{share(c['precision_certain']):>11}{share(c['recall']):>7}")
        if plain:
            text += f"{share(count(plain[name])['recall']):>12}"
        lines.append(text)
    return "\n".join(lines)


def share(x):
    return "-" if x is None else f"{x:.3f}"


def grouped(rows, key):
    groups = collections.defaultdict(list)
    for row in rows:
        groups[key(row)].append(row)
    return dict(sorted(groups.items()))
