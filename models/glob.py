"""glob: the files on disk are never known."""

from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True


def glob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    return _many(_unknown())


def iglob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    return _unknown()
