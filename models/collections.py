"""collections: dictionaries that make what is missing; nothing is said of the other classes."""


class defaultdict(dict):
    __real__ = "collections.defaultdict"

    def __init__(self, default_factory=None, *args, **kwargs):
        self.default_factory = default_factory
        if args or kwargs:
            self.update(*args, **kwargs)

    def __missing__(self, key):
        if self.default_factory is None:
            raise KeyError(key)
        made = self.default_factory()
        self[key] = made
        return made
