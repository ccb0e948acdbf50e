"""A dict whose keys are attributes."""

from models.crane import known, unknown

__pure__ = True

METHODS = ("clear", "copy", "fromkeys", "get", "items", "keys", "pop", "popitem", "setdefault", "update", "values")


class Bunch:
    __real__ = "sklearn.utils._bunch.Bunch"
    __also__ = dict
    __callable__ = False
    _whole = unknown(bool)

    def __init__(self, **parts):
        self._whole = True
        self._keys = list(parts)
        for name in parts:
            setattr(self, name, parts[name])

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name.startswith("_") or name in METHODS:
            return unknown()
        if not known(self._whole) or not self._whole:
            return unknown()
        raise AttributeError(name)

    def __getitem__(self, key):
        if not known(key) or not known(self._whole) or not self._whole:
            return unknown()
        if isinstance(key, str):
            if key not in METHODS and hasattr(self, key):
                return getattr(self, key)
            if key.startswith("_") or key in METHODS:
                return unknown()
        elif not isinstance(key, (int, float)):
            return unknown()
        raise KeyError(key)

    def __setitem__(self, key, value):
        if known(key) and isinstance(key, str):
            setattr(self, key, value)
        else:
            self._whole = unknown(bool)

    def update(self, *args, **kwargs):
        self._whole = unknown(bool)

    def setdefault(self, *args):
        self._whole = unknown(bool)
        return unknown()

    def keys(self):
        return unknown()

    def items(self):
        return unknown()

    def values(self):
        return unknown()

    def __contains__(self, key):
        return unknown(bool)

    def __iter__(self):
        return iter(unknown())

    def __len__(self):
        return unknown(int)


def from_entries(entries):
    """A recorded one, whose keys are all listed."""
    from models.crane import value
    parts = {}
    for entry in entries:
        parts[entry["key"]] = value(entry["value"])
    return Bunch(**parts)
