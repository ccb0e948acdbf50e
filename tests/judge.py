"""The judge: calls made for real under the agent, one a cell, and predicted from the state before each.

    python tests/judge.py --library numpy --calls 2000 --crane target/debug/crane

Operands are variables of one cell, the call stands in the next; both are recorded. `crane audit` then
predicts every recorded run from the state recorded before it, and compares what it works out of the
variables that the run sets with what was recorded of them. Printed: recall an API, and what is wrong;
a certain alarm that the library did not raise makes the judge fail, and so does a result that
contradicts the recorded one.
"""

import argparse
import ast
import collections
import importlib
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
sys.path.insert(0, os.path.join(HERE, "models"))
sys.path.insert(0, os.path.join(ROOT, "snapshot-agent"))

#: Modules with `calls(seed, count, wrapper)` and `IMPORTS`, the cell that comes first.
LIBRARIES = {"numpy": "numpy_calls", "pandas": "pandas_calls", "sklearn": "sklearn_calls", "matplotlib": "plot_calls", "scipy": "science_calls",
             "lightgbm": "boosting_calls", "torch": "torch_calls", "keras": "keras_calls"}


def calls_of(library):
    """The module with a library's calls: by the name of its file where it is not listed."""
    return importlib.import_module(LIBRARIES.get(library, f"{library}_calls"))


#: Cases in one notebook.
BATCH = 40
WRAPPER = "recorded"


class Operands(ast.NodeTransformer):
    """Takes the operands out of a case's source."""

    def __init__(self):
        self.found = []

    def visit_Call(self, node):
        if isinstance(node.func, ast.Name) and node.func.id == WRAPPER:
            name = f"v{len(self.found)}"
            self.found.append(f"{name} = {ast.unparse(node.args[0])}")
            return ast.copy_location(ast.Name(name, ast.Load()), node)
        return self.generic_visit(node)


def divided(source):
    """The cell that makes the operands, and the cell with the call."""
    operands = Operands()
    tree = operands.visit(ast.parse(source))
    setup = "\n".join(operands.found) or "v0 = None"
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        # So that what it gives is recorded.
        last = tree.body[-1]
        tree.body[-1] = ast.copy_location(ast.Assign([ast.Name("result", ast.Store())], last.value), last)
    return setup, ast.unparse(ast.fix_missing_locations(tree))


def notebook(sources, snapshot, ids):
    cells = []
    for number, source in enumerate(sources):
        cells.append({"cell_type": "code", "id": ids[number], "execution_count": number + 1, "metadata": {}, "outputs": [],
                      "source": source})
    metadata = {"kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"},
                "language_info": {"name": "python"}, "crane": snapshot}
    return {"nbformat": 4, "nbformat_minor": 5, "metadata": metadata, "cells": cells}


def record(library, seed, count, folder):
    """Writes notebooks of recorded cases; returns what really happened, by (file, cell)."""
    from crane_snapshot.record import record_cells

    module = calls_of(library)
    cases = module.calls(seed, count, WRAPPER)
    truth = {}
    for start in range(0, len(cases), BATCH):
        sources = [module.IMPORTS]
        for case in cases[start:start + BATCH]:
            sources.extend(divided(case))
        ids = [f"cell-{number}" for number in range(len(sources))]
        result = record_cells(sources, ids=ids)
        path = os.path.join(folder, f"{library}-{start:06}.ipynb")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(notebook(sources, result["snapshot"], ids), file)
        for number, outcome in enumerate(result["outcomes"]):
            truth[os.path.basename(path), number] = (sources[number - 1] if number else "", sources[number], outcome)
    return truth


def predict(crane, folder):
    """Findings by (file, cell): {"exception", "certainty", "message"} or None."""
    out = subprocess.run([crane, "audit", "--output-format", "jsonl", folder], capture_output=True, text=True)
    if out.returncode not in (0, 1):
        raise SystemExit(f"crane audit failed:\n{out.stderr[-2000:]}")
    found = {}
    for line in out.stdout.splitlines():
        entry = json.loads(line)
        found[os.path.basename(entry["path"]), entry["cell"]] = entry
    return found


def judge(truth, predicted):
    """Outcomes as (kind, api, setup, source, detail)."""
    from harness import api_of

    rows = []
    for key, (setup, source, outcome) in truth.items():
        call = key[1] > 0 and key[1] % 2 == 0
        entry = predicted.get(key)
        finding = entry and entry.get("finding")
        api = api_of(source) if call else "(operands)"
        real = None if outcome["status"] == "ok" else outcome["exception"]
        said = f"{finding['exception']}: {finding['message']}" if finding else ""
        if finding and real is None:
            kind = "false" if finding["certainty"] == "certain" else "false likely"
        elif finding and finding["exception"] in (real, *outcome.get("ancestors", ())) and finding["exception"] != real:
            kind = "ancestor"
        elif finding and finding["exception"] != real:
            kind = "mistype"
        elif finding:
            kind = "found"
        elif real:
            kind = "missed"
        else:
            kind = "safe" if entry and entry.get("verdict") == "safe" else "quiet"
        contradictions = entry.get("contradictions") if entry else None
        detail = f"crane says {said or 'nothing'}; really {real or 'returns'}: {outcome.get('message', '')[:120]}"
        if contradictions and real is None and not finding:
            kind, detail = "differs", "; ".join(contradictions)
        rows.append((kind, api, setup, source, detail))
    return rows


def table(rows):
    kinds = ("found", "missed", "mistype", "ancestor", "safe", "quiet", "differs", "false", "false likely")
    counts = collections.defaultdict(collections.Counter)
    for kind, api, *_ in rows:
        counts[api][kind] += 1
        counts["(all)"][kind] += 1
    lines = [f"{'API':28}" + "".join(f"{kind:>9}"[:9] for kind in kinds) + "   recall"]
    for api in sorted(counts):
        row = counts[api]
        crashes = row["found"] + row["missed"] + row["mistype"] + row["ancestor"]
        recall = f"{(crashes - row['missed']) / crashes:9.2f}" if crashes else "        -"
        lines.append(f"{api:28}" + "".join(f"{row[kind]:9}" for kind in kinds) + recall)
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", default="numpy,pandas", help=f"comma separated, of {', '.join(LIBRARIES)}, or with a file LIBRARY_calls.py")
    parser.add_argument("--calls", type=int, default=2000, help="in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--crane", default=os.path.join(ROOT, "target", "debug", "crane"))
    parser.add_argument("--keep", help="folder for the notebooks; a temporary one otherwise")
    parser.add_argument("--show", default="false,mistype,differs", help="kinds of outcome to list, comma separated")
    parser.add_argument("--most", type=int, default=40, help="most outcomes to list")
    parser.add_argument("--quiet", action="store_true", help="no table of APIs")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        truth = {}
        libraries = options.library.split(",")
        for library in libraries:
            truth.update(record(library, options.seed, options.calls // len(libraries), folder))
        predicted = predict(options.crane, folder)
        rows = judge(truth, predicted)
    if not options.quiet:
        print(table(rows))
    wanted = ["false", "differs"] if options.quiet else options.show.split(",")
    listed = [row for row in rows if row[0] in wanted][:options.most]
    for kind, api, setup, source, detail in listed:
        print(f"\n[{kind}] {api}\n  {setup!r}\n  {source!r}\n  {detail}")
    wrong = sum(row[0] == "false" for row in rows)
    crashes = sum(row[0] in ("found", "missed", "mistype", "ancestor") for row in rows)
    missed = sum(row[0] == "missed" for row in rows)
    compared = sum(entry.get("compared", 0) for entry in predicted.values())
    differ = sum(row[0] == "differs" for row in rows)
    print(f"\n{len(rows)} runs, {crashes} crash, of which {crashes - missed} are found; {wrong} certain alarms that did not come true; "
          f"{compared} recorded values compared, {differ} contradict")
    return 1 if wrong or differ else 0


if __name__ == "__main__":
    sys.exit(main())
