"""Reads a written catalogue; the same answers as src/catalogue gives, for the tests."""

import zlib


def states(history, count):
    """The state in each version; `None` where there is nothing."""
    runs = [run.split(":", 1) if ":" in run else ("0", run) for run in history.split(",")]
    found = [None] * count
    for i, (start, state) in enumerate(runs):
        end = int(runs[i + 1][0]) if i + 1 < len(runs) else count
        for at in range(int(start), end):
            found[at] = None if state == "-" else state
    return found


class Catalogue:
    def __init__(self, path):
        self.versions, self.outside, self.parameters = [], set(), []
        self.modules, self.classes, self.class_names = {}, {}, []
        entries = None
        for line in zlib.decompress(path.read_bytes()).decode().splitlines():
            if line.startswith(" "):
                name, history = line[1:].split("\t")
                entries[name] = states(history, len(self.versions))
                continue
            kind, *rest = line.split("\t")
            if kind == "V":
                self.versions = [part.split(" ")[0] for part in rest]
            elif kind == "X":
                self.outside = set(rest[0].split(" "))
            elif kind == "S":
                self.parameters.append(rest[0].split(" ") if rest[0] != "-" else [])
            else:
                entries = {}
                section = (states(rest[1], len(self.versions)), entries)
                (self.modules if kind == "M" else self.classes)[rest[0]] = section
                if kind == "C":
                    self.class_names.append(rest[0])

    def index_of(self, version):
        minor = version.split(".")[:2]
        for i, known in enumerate(self.versions):
            if known.split(".")[:2] == minor:
                return i
        return None

    def lineage(self, name, i):
        """`(classes, whole)`: the class and its ancestors in no order, and whether all are known and complete."""
        found, whole, queue = [], True, [name]
        while queue:
            name = queue.pop()
            header = self.classes.get(name, (None, None))[0]
            if header is None or header[i] is None:
                whole = False
                continue
            if name in found:
                continue
            found.append(name)
            flags, bases, _ = header[i].split("|")
            whole &= "o" not in flags and "d" not in flags
            for base in bases.split():
                if base == "?":
                    whole = False
                else:
                    queue.append(self.class_names[int(base)])
        return found, whole
