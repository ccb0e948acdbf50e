"""Which faults are tried in a notebook: seeded, at most one of a kind in a cell."""

import ast
import collections
import random
import re

from faults import FAULTS, Cell
from faults.cells import DELETED, NONE, REPEATED, SWAPPED

#: Branch off before cell `cell`, and run the steps, (cell name, source).
Plan = collections.namedtuple("Plan", "fault cell note steps")


def cells_of(text):
    """(name, source) of a script's cells, divided by lines that begin with `# %%`."""
    parts = [part.strip("\n") for part in re.split(r"(?m)^# ?%%.*\n", text)]
    return [(f"cell-{number}", part) for number, part in enumerate(part for part in parts if part.strip())]


def plans_of(cells, seed, most):
    """The plans for a notebook, at most `most` (all if None); cells as written are always among them."""
    generator = random.Random(seed)
    plans, seen = [], set()
    for number, (name, source) in enumerate(cells):
        cell = Cell(source, [text for _, text in cells[:number]], generator)
        for fault, operator in FAULTS.items():
            edits = [e for e in operator(cell) if e.source != source and (number, e.source) not in seen and _compiles(e.source)]
            if edits:
                edit = generator.choice(edits)
                seen.add((number, edit.source))
                steps = [(name, edit.source)] + (list(cells[number + 1:]) if edit.onward else [])
                plans.append(Plan(fault, number, edit.note, steps))
        if number + 1 < len(cells):
            plans.append(Plan(DELETED, number, f"without {name}", list(cells[number + 1:])))
            plans.append(Plan(SWAPPED, number, f"{cells[number + 1][0]} before {name}", [cells[number + 1], cells[number]]))
        plans.append(Plan(REPEATED, number + 1, f"{name} again", [(f"{name}-again", source)]))
    if most is not None and len(plans) > most:
        plans = generator.sample(plans, most)
    plans += [Plan(NONE, number, "", [cell]) for number, cell in enumerate(cells)]
    return sorted(plans, key=lambda plan: plan.cell)


def _compiles(source):
    try:
        compile(ast.parse(source), "<cell>", "exec")
    except (SyntaxError, ValueError):
        return False
    return True
