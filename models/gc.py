"""gc: collecting changes nothing that the engine follows."""

from models.crane import unknown as _unknown

__pure__ = True


def collect(generation=2):
    return _unknown(int)
