"""What changed in a namespace since the run before, as the record of a run.

Of the user's objects nothing is kept but their addresses, and those only to compare.
"""

import hashlib
import json
import re
import types

from . import environment, looking
from .context import Limits, Look, OutOfTime
from .fingerprint import fingerprint
from .reach import Reach, background
from .secrets import secret_name

_IPYTHONS = re.compile(r"^(_+|_\d+|_i+|_i\d+|_ih|_oh|_dh|_exit_code|__\w+__)$")
_UNKNOWN = {}


def source_hash(source):
    """The hash by which a run belongs to a cell's source."""
    return hashlib.sha256(source.replace("\r\n", "\n").encode("utf-8", "surrogatepass")).hexdigest()[:16]


_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def compact(value):
    return _ENCODER.encode(value)


class _Entry:
    """What is remembered of a variable: its summary, and enough to see a change."""

    __slots__ = ("summary", "text", "print", "nodes", "schema", "ids", "memory")

    def __init__(self, summary, nodes, schema, print):
        self.summary = summary
        self.text = None
        self.print = print
        self.nodes = nodes
        self.schema = schema
        #: Addresses of the objects in it, and of the buffers that their data lives in.
        self.ids = frozenset([i for _, i, _ in nodes])
        self.memory = frozenset([m for _, _, m in nodes if m])

    def holds_the_same(self, other):
        """Whether both are of the same objects in the same places: then no reference can have changed."""
        return [node[1:] for node in self.nodes] == [node[1:] for node in other.nodes]


class Recorder:
    """One session's recording of one namespace (a dict). `hidden` holds what the shell itself put there."""

    def __init__(self, namespace, hidden=None, level="facts", limits=None, known_threads=()):
        self.namespace = namespace
        self.hidden = {} if hidden is None else hidden
        self.level = level
        self.limits = limits or Limits()
        self.known_threads = frozenset(known_threads)
        self.entries = {}
        self.unknown = set()
        #: Those that a record has said so of.
        self.unknown_said = set()
        self.places = {}
        self.literals = set()
        self.next_ref = 1
        self._everything = False
        self._deleted_before = set()
        #: Whether an object came, went or moved in the present run; whether there are records that were lost.
        self._moved = False
        self._unsaid = False
        #: Whether pandas copied on write at the run before.
        self._copies = False

    def look_at_everything(self):
        """Something ran that was not recorded: at the next run nothing is taken for unchanged."""
        self._everything = True

    def repeat(self, run):
        """A record was lost: the next one says all of what holds then."""
        self._everything = True
        self._unsaid = True
        self._deleted_before.update(run.get("deleted", ()))
        for entry in self.entries.values():
            entry.text = None
        self.unknown_said = set()

    def names(self):
        """The user's variables, in the order in which they were made."""
        hidden = self.hidden
        found = {}
        for name, v in list(self.namespace.items()):
            if type(name) is not str or (name[:1] == "_" and _IPYTHONS.match(name)):
                continue
            if name in hidden and hidden[name] is v:
                continue
            found[name] = v
        return found

    def record(self, source, count, cell=None, status="ok", places=None):
        """The record of a run that has just ended; see docs/snapshot.md.

        `places`: file names under which the cell's code was compiled, each with the number of the cell's
        lines that stand above that code.
        """
        place = {"cell": cell, "hash": source_hash(source)}
        for filename, skipped in (places or {}).items():
            if filename is not None:
                self.places[filename] = (place, skipped)
        self._literals(source)
        run = {"cell": cell, "hash": place["hash"], "count": count, "status": status, "source": source}
        run.update(self._changes(source))
        return run

    def _literals(self, source):
        if len(self.literals) < 20_000:
            self.literals.update(re.findall(r"'([^'\\\n]{1,100})'", source))
            self.literals.update(re.findall(r'"([^"\\\n]{1,100})"', source))

    def _changes(self, source):
        variables = self.names()
        reach = Reach(self.namespace)
        reach.text(source)
        reach.everything = reach.everything or self._everything
        self._everything = False
        running = Reach(self.namespace)
        unstable = background(running, self.known_threads)
        look = Look(self.limits, self.level, self.literals, places=self.places)
        entries = self.entries
        held = set()
        for name, entry in entries.items():
            if entry.schema:
                look.schema.update(entry.schema)
            if entry.nodes:
                held.add(name)
        touched_memory = self._memory_of(reach)

        copies = environment.copy_on_write()
        changed, lost, self._moved = set(), set(), copies != self._copies
        self._copies = copies
        # Frames and arrays first: their column names are what strings may say.
        order, last = [], []
        for name, v in variables.items():
            (last if looking.module_of(type(v)) == "builtins" else order).append(name)
        order += last
        later = []
        everything, names, ids = reach.everything, reach.names, reach.ids
        for name in order:
            v = variables[name]
            entry = entries.get(name)
            if secret_name(name) or (unstable and self._running(name, v, running)):
                lost.add(name)
                continue
            if entry is not None and not (
                everything
                or name in names
                or (entry.ids and (id(v) in ids or not ids.isdisjoint(entry.ids)))
                or (entry.memory and not touched_memory.isdisjoint(entry.memory))
            ):
                print = _fingerprint(v)
                if print is not None and print == entry.print:
                    continue
                later.append(name)
                continue
            self._look(name, v, look, changed, lost)
        for name in later:
            self._look(name, variables[name], look, changed, lost)
        deleted = [name for name in entries if name not in variables]
        # Numbers and texts alone cannot change what is one object or shares memory with another.
        moved = self._moved or any(entries[name].nodes for name in deleted) or not held.isdisjoint(lost)
        deleted += [name for name in self.unknown | self._deleted_before if name not in variables]
        self._deleted_before = set()
        for name in deleted:
            self.entries.pop(name, None)
            self.unknown.discard(name)
        changed.difference_update(deleted)
        if self._unsaid:
            changed.update(name for name, entry in self.entries.items() if entry.text is None)
            self._unsaid = False
        if moved:
            self._references(changed)
        return self._emit(changed, lost, deleted)

    def _look(self, name, v, look, changed, lost):
        old = self.entries.get(name)
        try:
            look.in_time()
            summary = look.variable(v)
            for nodes in (150, 40):
                if len(look.nodes) < 40 or len(compact(summary)) <= self.limits.variable_bytes:
                    break
                summary = look.variable(v, nodes)
        except OutOfTime:
            lost.add(name)
            return
        except Exception:  # Nothing that an object does may reach the user's cell.
            summary = _UNKNOWN
        if not summary:
            lost.add(name)
            return
        entry = _Entry(summary, look.nodes, tuple(look.new_schema), _fingerprint(v))
        look.schema.update(entry.schema)
        if old is not None:
            entry.text = old.text
            if old.holds_the_same(entry):
                _take_references(old, entry)
            else:
                self._moved = True
                _keep_references(old, entry)
        elif entry.nodes:
            self._moved = True
        self.entries[name] = entry
        changed.add(name)

    def _running(self, name, v, running):
        if type(v) in looking.SCALARS or type(v) is types.ModuleType or type(v) is types.FunctionType:
            return running.everything or name in running.names
        return running.everything or name in running.names or id(v) in running.ids

    def _memory_of(self, reach):
        """Memory in which the touched variables live, as it was known before this run."""
        found = set()
        for name, entry in self.entries.items():
            if entry.memory and (name in reach.names or not reach.ids.isdisjoint(entry.ids)):
                found.update(entry.memory)
        return found

    def _references(self, changed):
        """Gives one number to what is one object, and says what shares memory."""
        objects, memories = {}, {}
        for name, entry in self.entries.items():
            for summary, i, memory in entry.nodes:
                if memory is not None:
                    memories.setdefault(memory, {})[i] = True
                elif summary.get("types", {}).get("type") not in _UNNUMBERED:
                    objects.setdefault(i, []).append((name, summary))
        shared = {i: nodes for i, nodes in objects.items() if len(nodes) > 1}
        views = {}
        for members in memories.values():
            owner, *others = members
            for i in others:
                if self._copies and _is_pandas(objects[owner]) and _is_pandas(objects[i]):
                    continue
                shared[owner] = objects[owner]
                views.setdefault(i, owner)
        numbers = self._numbers(shared)
        for i, nodes in objects.items():
            number, owner = numbers.get(i), numbers.get(views.get(i))
            for name, summary in nodes:
                if summary.get("ref") != number or summary.get("view_of") != owner:
                    _put(summary, "ref", number)
                    _put(summary, "view_of", owner)
                    changed.add(name)

    def _numbers(self, shared):
        taken, numbers = set(), {}
        for i, nodes in shared.items():
            for _, summary in nodes:
                number = summary.get("ref")
                if number is not None and number not in taken:
                    taken.add(number)
                    numbers[i] = number
                    break
        for i in shared:
            if i not in numbers:
                numbers[i] = self.next_ref
                self.next_ref += 1
        return numbers

    def _emit(self, changed, lost, deleted):
        run_set, size = {}, 0
        for name in sorted(changed):
            entry = self.entries[name]
            try:
                text = compact(entry.summary)
            except (ValueError, TypeError, RecursionError):
                lost.add(name)
                continue
            if len(text) > self.limits.variable_bytes or size + len(text) > self.limits.run_bytes:
                lost.add(name)
                continue
            if text == entry.text and name not in self.unknown:
                continue
            entry.text = text
            size += len(text)
            run_set[name] = json.loads(text)
        for name in lost:
            self.entries.pop(name, None)
        recovered = set(run_set)
        newly = sorted(lost - self.unknown_said)
        self.unknown = (self.unknown - recovered) | lost
        self.unknown_said = set(self.unknown)
        record = {"set": run_set, "deleted": sorted(set(deleted)), "unknown": newly, "complete": True}
        return {key: value for key, value in record.items() if value not in ([], {}) or key == "set"}

    def environment(self):
        return environment.describe()


#: Types of which it does not matter whether two names mean one object.
_UNNUMBERED = frozenset(
    {"module", "function", "type", "range", "builtin_function_or_method", "numpy.dtype", "tuple",
     "frozenset", "torch.device", "torch.dtype"})  # fmt: skip


def _is_pandas(nodes):
    return nodes[0][1]["types"]["type"].startswith("pandas.")


def _put(summary, key, value):
    if value is None:
        summary.pop(key, None)
    else:
        summary[key] = value


def _take_references(old, entry):
    """A new look at the same objects, in the same order, keeps all that is known of references."""
    for (before, _, _), (summary, _, _) in zip(old.nodes, entry.nodes):
        for key in ("ref", "view_of"):
            if key in before:
                summary[key] = before[key]


def _keep_references(old, entry):
    """A new look at the same object keeps its number, so that recordings stay the same."""
    numbers = {i: summary["ref"] for summary, i, _ in old.nodes if i is not None and "ref" in summary}
    for summary, i, _ in entry.nodes:
        if i in numbers:
            summary["ref"] = numbers[i]


def _fingerprint(v):
    try:
        return fingerprint(v)
    except Exception:
        return None
