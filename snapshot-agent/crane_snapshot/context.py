"""One look at the namespace: budgets, privacy, and the walk over nested values."""

import time
import types

from . import looking
from .secrets import secret_name, secret_text
from .summaries import find, speaks_for

#: Privacy levels, each with all that the one before it records.
LEVELS = ("structure", "types", "facts", "examples")


class Limits:
    """Budgets, counted in work so that the result is the same each time."""

    #: Elements looked at, a run: one unit is a number in a vectorised pass.
    run_work = 4_000_000
    #: The same for one variable.
    variable_work = 2_000_000
    #: Summaries in one variable, and in one run.
    variable_nodes = 600
    run_nodes = 4_000
    #: How deep values are looked into.
    depth = 5
    #: Elements of a list, keys of a dict, columns of a frame that are listed.
    items = 60
    nested_items = 16
    entries = 100
    columns = 150
    #: Samples that data sets are asked for; 0: none, since it runs the user's code.
    probe = 0
    #: Last resort, seconds a run.
    seconds = 0.05
    #: Bytes of JSON: one variable, one run, one notebook.
    variable_bytes = 40_000
    run_bytes = 200_000
    notebook_bytes = 2_000_000


class OutOfTime(Exception):
    """The clock's limit a run is reached."""


class Look:
    """Summarises values of one moment. `nodes` collects what may be aliased: (summary, id, memory)."""

    def __init__(self, limits=None, level="facts", literals=frozenset(), schema=(), places=None):
        self.limits = limits or Limits()
        self.level = level
        self.literals = literals
        self.schema = set(schema)
        #: Where code was defined: file name of the code to {"cell", "hash"}, and the cell's lines above it.
        self.places = places or {}
        self.deadline = time.perf_counter() + self.limits.seconds
        self.own_deadline = time.thread_time() + self.limits.seconds
        self.run_work = self.limits.run_work
        self.run_nodes = self.limits.run_nodes
        self.nodes = []
        self.new_schema = []
        self.public = False

    def variable(self, v, nodes=None):
        """The summary of a variable, of at most so many parts; {} where nothing may be said. Raises OutOfTime."""
        self.nodes = []
        self.new_schema = []
        self.work = min(self.limits.variable_work, self.run_work)
        self.left = min(nodes or self.limits.variable_nodes, self.run_nodes)
        self.path = []
        before_work, before_nodes = self.work, self.left
        summary = self.value(v)
        self.run_work -= before_work - self.work
        self.run_nodes -= before_nodes - self.left
        return trim(summary, self.level)

    def spend(self, units):
        """Whether the budget allows that much more work; takes it if so."""
        if units > self.work:
            return False
        self.work -= units
        return True

    def in_time(self):
        # The processor's time too: on a busy machine the same work must give the same result.
        if time.perf_counter() > self.deadline and time.thread_time() > self.own_deadline:
            raise OutOfTime

    @property
    def depth(self):
        return len(self.path)

    def wide(self, limit):
        """How many nested values are listed here: the limit at the top, few below."""
        return limit if self.depth <= 1 else min(limit, self.limits.nested_items)

    def value(self, v, name=None):
        """The summary of a value, {} where nothing may be said of it."""
        if name is not None and secret_name(name):
            return {}
        cls = type(v)
        summarise, library_class = find(cls)
        if self.left <= 0:
            return {}
        self.left -= 1
        if cls in looking.SCALARS:
            return summarise(v, library_class, self)
        shallow = self.depth >= self.limits.depth or id(v) in self.path
        summary = {"types": {"type": looking.type_name(cls)}}
        bases = foreign_bases(cls)
        if bases:
            summary["types"]["bases"] = bases
        self.nodes.append((summary, id(v), None))
        if shallow:
            return summary
        if self.left % 32 == 0:
            self.in_time()
        self.path.append(id(v))
        try:
            facts = summarise(v, library_class, self)
        except OutOfTime:
            raise
        except Exception:  # An object in the middle of its construction, or of a version never seen.
            return summary
        finally:
            self.path.pop()
        # Addresses of the buffers that the value's data lives in; never recorded themselves.
        for memory in (facts or {}).pop(looking.MEMORY, ()):
            self.nodes.append((summary, id(v), memory))
        merge(summary, facts)
        return summary

    def parameters(self, v, named):
        """Constructor parameters of a library's object, without those that have the constructor's default."""
        default = defaults(type(v))
        outer, self.public = self.public, True
        try:
            # Where the constructor takes any keyword, None is what it has when it is not given.
            return self.values({key: x for key, x in named.items() if not same(default.get(key), x)})
        finally:
            self.public = outer

    def values(self, named):
        """Summaries of named values, in order of their names."""
        return {name: self.value(named[name], name) for name in sorted(named)}

    def text(self, text, limit=8):
        """Whether a text's value may be recorded: a few characters, or what the notebook shows anyway."""
        if self.level in ("structure", "types"):
            return False
        if self.public and len(text) <= 32 and text.replace("-", "_").isidentifier():
            # A library's own word, such as "balanced_subsample".
            return True
        if len(text) > limit and not (len(text) <= 100 and (text in self.schema or text in self.literals)):
            return self.level == "examples" and len(text) <= 100 and not secret_text(text)
        return not secret_text(text)

    def label(self, key):
        """A column's name or a dict's key as JSON; None where it cannot be said."""
        cls = type(key)
        if cls is str:
            if len(key) <= 100 and not secret_text(key):
                self.new_schema.append(key)
                return key
            return None
        if cls in (int, bool):
            return key
        if cls is float and key == key and abs(key) != float("inf"):
            return key
        return self.value(key) or None


def defaults(cls):
    """The defaults of a class's constructor, by name; {} where it is no plain function."""
    init = looking.find_in_class(cls, "__init__")
    if type(init) is not types.FunctionType:
        return {}
    code, found = init.__code__, dict(init.__kwdefaults__ or {})
    positional = init.__defaults__ or ()
    names = code.co_varnames[: code.co_argcount]
    found.update(zip(names[len(names) - len(positional) :], positional))
    return found


def same(default, x):
    return type(default) is type(x) and type(x) in looking.SCALARS and default == x


def foreign_bases(cls):
    """Ancestors of a class that no summariser's own library defines, nearest first."""
    if type in looking.mro(cls):
        # A class: the ancestors of its metaclass tell nothing of it.
        return []
    if looking.top_package(cls) == "builtins" or speaks_for(looking.top_package(cls)):
        return []
    return [looking.type_name(ancestor) for ancestor in looking.mro(cls)[1:] if ancestor is not object]


def merge(summary, facts):
    """Adds facts to a summary, group by group."""
    for key, value in (facts or {}).items():
        if type(value) is dict and type(summary.get(key)) is dict:
            summary[key].update(value)
        elif value not in ({}, None):
            summary[key] = value


_NESTED = (
    "items",
    "element",
    "entries",
    "columns",
    "index",
    "attributes",
    "parameters",
    "children",
    "layers",
    "dataset",
)


def trim(summary, level):
    """Leaves out what the privacy level forbids."""
    if level in ("facts", "examples"):
        return summary
    dropped = ("values", "sample")
    for key in dropped:
        summary.pop(key, None)
    if level == "structure":
        for key in ("entries", "columns", "attributes", "parameters", "source"):
            summary.pop(key, None)
        summary["types"] = {k: v for k, v in summary.get("types", {}).items() if k in ("type", "bases", "dtype")}
    for key in _NESTED:
        nested = summary.get(key)
        if type(nested) is list:
            for item in nested:
                trim(item.get("value", item) if type(item) is dict else {}, level)
        elif type(nested) is dict:
            if key in ("attributes", "parameters", "children"):
                for item in nested.values():
                    trim(item, level)
            else:
                trim(nested, level)
    return summary
