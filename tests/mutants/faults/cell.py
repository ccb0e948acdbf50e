"""What a fault operator sees of a cell, and the edits that it makes.

An operator is a generator `(cell) -> Edit`, registered with `@fault(name)`. It yields every place where a
person could have made the mistake; the runner picks some of them. Edits replace text, so that the rest of
the cell stays as it was written.
"""

import ast
import builtins
import collections

#: A fault: the cell's new source, what was done, and whether later cells run too until one fails.
Edit = collections.namedtuple("Edit", "source note onward")

#: Operators by name, in the order in which they were registered.
FAULTS = {}

PYTHON = set(dir(builtins))


def fault(name):
    def register(function):
        FAULTS[name] = function
        return function

    return register


class Cell:
    """One cell's source and tree, and what the cells above it tell."""

    def __init__(self, source, above=(), seed=None):
        self.source = source
        self.random = seed
        self.lines = source.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.tree = ast.parse(source)
        self.parents = {}
        for node in ast.walk(self.tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
        #: Names that cells above assign, in order, without modules.
        self.variables = []
        for text in above:
            self.variables.extend(assigned(ast.parse(text)))

    def nodes(self, *kinds):
        """The tree's nodes of these kinds that the source spells out, in the order of the source."""
        found = [n for n in ast.walk(self.tree) if isinstance(n, kinds) and not self.in_text(n)]
        return sorted(found, key=lambda n: (n.lineno, n.col_offset) if hasattr(n, "lineno") else (0, 0))

    def in_text(self, node):
        """Inside an f-string, whose positions older Pythons get wrong."""
        while node is not None:
            if isinstance(node, ast.JoinedStr):
                return True
            node = self.parents.get(node)
        return False

    def start(self, node):
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node):
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node):
        return self.source[self.start(node):self.end(node)]

    def replace(self, node, new, onward=False):
        return self.splice(self.start(node), self.end(node), new, onward)

    def splice(self, start, end, new, onward=False):
        """The edit that puts `new` between two places of the source."""
        source = self.source[:start] + new + self.source[end:]
        return Edit(source, f"{_short(self.source[start:end])} -> {_short(new)}", onward)

    def without_line(self, statement, onward=True):
        """The edit that takes out a whole statement; None where it is all that a block has."""
        parent = self.parents[statement]
        block = next(b for b in (getattr(parent, f, None) for f in ("body", "orelse", "finalbody", "handlers"))
                     if isinstance(b, list) and statement in b)
        if len(block) == 1:
            return None
        start = self.starts[statement.lineno - 1]
        end = self.starts[statement.end_lineno]
        source = (self.source[:start] + self.source[end:]).rstrip("\n")
        return Edit(source, f"without {_short(self.text(statement))}", onward)

    def statement(self, node):
        while not isinstance(node, ast.stmt):
            node = self.parents[node]
        return node

    def before(self, node, line):
        """The edit that puts a line in front of the statement that holds the node."""
        statement = self.statement(node)
        indent = " " * statement.col_offset
        start = self.starts[statement.lineno - 1]
        source = self.source[:start] + indent + line + "\n" + self.source[start:]
        return Edit(source, f"before: {_short(line)}", False)

    def strings(self):
        """String constants that are values: no docstrings, no parts of f-strings."""
        for node in self.nodes(ast.Constant):
            if isinstance(node.value, str) and node.value and not isinstance(self.parents[node], ast.Expr):
                yield node


def assigned(tree):
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.append(node.id)
    return names


def misspelt(word, random):
    """A word as people mistype it."""
    ways = []
    if len(word) > 3:
        at = random.randrange(1, len(word) - 2)
        ways.append(word[:at] + word[at + 1] + word[at] + word[at + 2:])
        ways.append(word[:at] + word[at + 1:])
    ways.append(word + "s" if not word.endswith("s") else word[:-1])
    if "_" in word.strip("_"):
        ways.append(word.replace("_", "", 1))
    if word.lower() != word:
        ways.append(word.lower())
    elif word[:1].isalpha():
        ways.append(word[:1].upper() + word[1:])
    ways = [w for w in ways if w and w != word]
    return random.choice(ways) if ways else word + "x"


def calls(cell):
    return cell.nodes(ast.Call)


def _short(text):
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:57] + "..."
