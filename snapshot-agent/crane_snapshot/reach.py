"""Which variables a cell's code may have touched.

A variable that no name in the cell can lead to keeps its summary as long as its fingerprint is the
same. The names are every identifier in the text of the cell, also in strings and comments, and in the
user's functions that those lead to; the objects are what they reach. What cannot be followed counts as
"may have touched everything".
"""

import gc
import re
import sys
import threading
import types

from . import looking

_IDENTIFIER = re.compile(r"[^\W\d]\w*")
#: Names by which code reaches variables without naming them.
_ANYTHING = frozenset(
    "exec eval globals locals vars get_ipython __main__ user_ns gc ctypes __import__ _getframe currentframe run_cell".split()
)
_HARMLESS_MAGICS = frozenset(
    "matplotlib time timeit pip conda config pwd ls cd env pylab who whos pinfo precision html HTML bash sh writefile "
    "javascript js latex markdown svg cat mkdir load_ext tensorboard capture".split()
)
_MAGIC = re.compile(r"^\s*(?:\w[\w, ]*=\s*)?%{1,2}(\w+)", re.MULTILINE)
#: Objects followed in one run, and elements of one container.
_MAX_OBJECTS = 1200
_MAX_ELEMENTS = 500

_LEAVES = (
    looking.SCALARS
    | {range, slice, types.BuiltinFunctionType, types.CodeType, types.GetSetDescriptorType, types.MemberDescriptorType,
       types.WrapperDescriptorType, types.MethodDescriptorType, types.ClassMethodDescriptorType}
)  # fmt: skip


class Reach:
    """The objects and names that code can lead to."""

    def __init__(self, namespace):
        self.namespace = namespace
        self.everything = False
        self.ids = set()
        self.names = set()
        self._queue = []

    def text(self, source):
        """Follows every name in the text of a cell."""
        for magic in _MAGIC.findall(source):
            if magic not in _HARMLESS_MAGICS:
                self.everything = True
                return
        names = set(_IDENTIFIER.findall(source))
        if not _ANYTHING.isdisjoint(names):
            self.everything = True
            return
        self.follow_names(names)

    def follow_names(self, names):
        for name in names:
            if name in self.namespace and name not in self.names:
                self.names.add(name)
                self._queue.append(self.namespace[name])
        self._drain()

    def follow(self, v):
        self._queue.append(v)
        self._drain()

    def _drain(self):
        while self._queue and not self.everything:
            if len(self.ids) > _MAX_OBJECTS:
                self.everything = True
                break
            self._visit(self._queue.pop())
        self._queue.clear()

    def _visit(self, v):
        cls = type(v)
        if cls in _LEAVES or id(v) in self.ids or v is self.namespace:
            return
        self.ids.add(id(v))
        if cls is types.FunctionType:
            # A library's own function leads to the notebook's objects only through what it closes over.
            if v.__globals__ is self.namespace or v.__closure__:
                self._function(v)
        elif cls is types.MethodType:
            self._queue += [v.__func__, v.__self__]
        elif type in looking.mro(cls):
            if looking.is_user_class(v):
                self._queue += list(looking.class_dict(v).values())
                self._queue += [base for base in looking.mro(v)[1:] if looking.is_user_class(base)]
        elif cls is types.ModuleType:
            named = looking.instance_dict(v) or {}
            if local_module(named):
                self._queue += list(named.values())[:_MAX_ELEMENTS]
        elif cls in (list, tuple, set, frozenset):
            self._elements(cls, v)
        elif cls is dict:
            self._elements(dict, v)
            if v:
                self._elements(list, list(v.values())[:_MAX_ELEMENTS])
        else:
            if looking.is_user_class(cls):
                self._queue.append(cls)
            if looking.top_package(cls) in ("numpy", "pandas") and looking.qualname(cls) != "DataFrame":
                return
            # Only what the collector sees: the raw fields, no user code.
            found = gc.get_referents(v)
            if len(found) > _MAX_OBJECTS:
                self.everything = True
                return
            self._queue += [x for x in found if type(x) is not type]

    def _elements(self, cls, v):
        if cls.__len__(v) > _MAX_ELEMENTS:
            found = [x for x, _ in zip(cls.__iter__(v), range(_MAX_ELEMENTS))]
            if all(type(x) in looking.SCALARS for x in found):
                return
            self.everything = True
            return
        self._queue += list(cls.__iter__(v))

    def _function(self, f):
        self._queue += _contents(f.__closure__)
        self._queue += list(f.__defaults__ or ()) + list((f.__kwdefaults__ or {}).values())
        if f.__dict__:
            self._queue += list(f.__dict__.values())
        if f.__globals__ is self.namespace:
            self._code(f.__code__)

    def _code(self, code):
        names = set(code.co_names) | set(code.co_freevars)
        for constant in code.co_consts:
            if type(constant) is types.CodeType:
                self._code(constant)
            elif type(constant) is str and len(constant) < 10_000:
                names.update(_IDENTIFIER.findall(constant))
        if not _ANYTHING.isdisjoint(names):
            self.everything = True
            return
        for name in names:
            if name in self.namespace and name not in self.names:
                self.names.add(name)
                self._queue.append(self.namespace[name])


def local_module(named):
    """Whether a module is the user's own file: only such a one may hold on to the notebook's objects."""
    file = named.get("__file__")
    return type(file) is str and not file.startswith((sys.prefix, sys.base_prefix)) and "-packages" not in file


def _contents(cells):
    """What the cells of a closure hold; some are empty until their variable is bound."""
    found = []
    for cell in cells or ():
        try:
            found.append(cell.cell_contents)
        except ValueError:
            continue
    return found


def background(reach, known_threads):
    """Follows what runs between cells: threads and tasks that the notebook started. Whether there are any."""
    found = False
    for thread in threading.enumerate():
        if id(thread) in known_threads or not thread.is_alive():
            continue
        named = looking.instance_dict(thread) or {}
        target = named.get("_target")
        owner = type(thread) if target is None else target
        if _users(owner):
            found = True
            reach.follow(thread)
    found = _widgets(reach) or found
    asyncio = sys.modules.get("asyncio")
    if asyncio is not None:
        try:
            tasks = asyncio.all_tasks()
        except RuntimeError:
            tasks = ()
        for task in tasks:
            coroutine = task.get_coro()
            frame = getattr(coroutine, "cr_frame", None) if type(coroutine) is types.CoroutineType else None
            if frame is not None and frame.f_globals is reach.namespace and coroutine.cr_code.co_name != "<module>":
                found = True
                reach._code(coroutine.cr_code)
                for value in list(frame.f_locals.values()):
                    reach.follow(value)
                reach._drain()
    return found


def _widgets(reach):
    """Follows the notebook's functions that widgets call between runs."""
    found = False
    module = sys.modules.get("ipywidgets.widgets.widget")
    instances = getattr(module, "_instances", None) if module is not None else None
    for widget in list(instances.values()) if type(instances) is dict else ():
        for v in _functions_within(widget):
            if _users(v):
                found = True
                reach.follow(v)
    return found


def _functions_within(v, depth=6, limit=400):
    """Functions that an object's own fields lead to, through containers and dispatchers only."""
    seen, queue, functions = set(), [(v, depth)], []
    while queue and len(seen) < limit:
        x, left = queue.pop()
        if id(x) in seen or type(x) in _LEAVES or type(x) is types.ModuleType or type in looking.mro(type(x)):
            continue
        seen.add(id(x))
        if type(x) in (types.FunctionType, types.MethodType):
            functions.append(x)
            continue
        if left:
            named = looking.instance_dict(x) or {}
            parts = list(named.values()) if type(x) is not dict else list(x.values())
            if type(x) in (list, tuple, set):
                parts = list(x)[:50]
            queue += [(part, left - 1) for part in parts]
    return functions


def _users(v):
    cls = type(v)
    if cls is types.FunctionType:
        return v.__module__ == "__main__"
    if cls is types.MethodType:
        return _users(v.__func__) or looking.is_user_class(type(v.__self__))
    return cls is type and looking.is_user_class(v)
