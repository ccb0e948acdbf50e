"""Dictionaries with methods of their own, of which the keys may not be known."""

from models.crane import havoc, known, unknown
from models._std import may_fail


class Mapping:
    """A subclass of dict: `entries_` is what it holds."""

    __also__ = dict
    __complete__ = True
    __callable__ = False

    def __init__(self, *args, **kwargs):
        self.entries_ = {}
        self.update(*args, **kwargs)

    def __getitem__(self, key):
        if key in self.entries_:
            return self.entries_[key]
        return self.missing_(key)

    def __crane_mapping__(self):
        return self.entries_

    def missing_(self, key):
        raise KeyError(key)

    def __setitem__(self, key, value):
        self.entries_[key] = value

    def __delitem__(self, key):
        del self.entries_[key]

    def __contains__(self, key):
        return key in self.entries_

    def __iter__(self):
        return iter(list(self.entries_)) if known(self.entries_) else iter(unknown(list))

    def __len__(self):
        return len(self.entries_)

    def __or__(self, other):
        may_fail()
        return unknown()

    __ror__ = __ior__ = __or__

    def __eq__(self, other):
        return unknown(bool)

    def keys(self):
        return self.entries_.keys()

    def values(self):
        return self.entries_.values()

    def items(self):
        return self.entries_.items()

    def get(self, key, default=None):
        return self.entries_.get(key, default)

    def pop(self, key, *default):
        return self.entries_.pop(key, *default)

    def popitem(self):
        return self.entries_.popitem()

    def clear(self):
        self.entries_.clear()

    def setdefault(self, key, default=None):
        return self.entries_.setdefault(key, default)

    def update(self, *other, **more):
        for given in other:
            if isinstance(given, Mapping) is True:
                self.entries_.update(given.entries_)
            elif type(given) is dict:
                self.entries_.update(given)
            elif isinstance(given, (list, tuple)) is True and known(given) and len(given) > 0 and isinstance(given[0], str) is True:
                if known(given[0]) and len(given[0]) != 2:
                    raise ValueError(f"dictionary update sequence element #0 has length {len(given[0])}; 2 is required")
                may_fail()
                havoc(self.entries_)
            else:
                may_fail()
                havoc(self.entries_)
        self.entries_.update(**more)

    def copy(self):
        return unknown()

    @classmethod
    def fromkeys(cls, iterable, value=None):
        may_fail()
        return unknown()
