"""Summarisers, one file a library, found by the package that a type's class or ancestor belongs to.

A file gives `MODULES`, the top-level packages it speaks for, and

    def summarise(v, cls, look): ...

which returns facts in the groups of docs/snapshot.md. `cls` is the nearest ancestor of `type(v)` that
one of those packages defines. It may not import the library, call `repr`, `len` or anything lazy on
the value, draw random numbers, or keep a reference. Optional: `fingerprint(v, cls)`, a hashable that
changes when the value does, in a few microseconds, or None.
"""

import importlib
import pkgutil

from .. import looking

_FILES = {}
for _found in pkgutil.iter_modules(__path__):
    _file = importlib.import_module(f"{__name__}.{_found.name}")
    for _package in getattr(_file, "MODULES", ()):
        _FILES[_package] = _file

_unknown = _FILES["builtins"]
#: Types found before, by themselves; types are few, and the notebook's own are left out so as not to keep them.
_CACHE = {}


def speaks_for(package):
    """Whether a summariser is for this package."""
    return package in _FILES


def find(cls):
    """The summariser for a type, and the class it is for."""
    file, ancestor = find_file(cls)
    return file.summarise, ancestor


def find_file(cls):
    known = _CACHE.get(cls)
    if known is not None:
        return known
    if type in looking.mro(cls):
        # A class, whatever its metaclass.
        return _unknown, type
    known = (_unknown, cls)
    for ancestor in looking.mro(cls):
        file = _FILES.get(looking.top_package(ancestor))
        if file is not None:
            known = (file, ancestor)
            break
    if not looking.is_user_class(cls) and len(_CACHE) < 5000:
        _CACHE[cls] = known
    return known
