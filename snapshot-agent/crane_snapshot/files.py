"""Writing files so that a kill, a full disk or a reader at the wrong moment never sees half of one."""

import glob
import os
import stat
import tempfile
import time

_STALE = 3600


class Changed(Exception):
    """Somebody else wrote the file in the meantime."""


def identity(path):
    """What changes when a file is written: its time, size and number."""
    found = os.stat(path)
    return (found.st_mtime_ns, found.st_size, found.st_ino)


def write_atomically(path, content, expected=None, sync=True):
    """Replaces a file's content; the old file stays as it was if anything goes wrong.

    Keeps the mode, and a symbolic link stays one. With `expected` (see `identity`) raises Changed if the
    file is no longer that one. Without `sync` a crash of the machine may lose it. Raises OSError, for instance in a read-only folder or on a full disk.
    """
    path = os.path.realpath(path)
    folder, name = os.path.split(path)
    _sweep(folder, name)
    descriptor, temporary = tempfile.mkstemp(prefix=f".{name}.crane-", suffix=".tmp", dir=folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        _take_over(path, temporary)
        if expected is not None and identity(path) != expected:
            raise Changed(f"{path} was changed by another program")
        os.replace(temporary, path)
    except BaseException:
        try:
            os.unlink(temporary)
        except OSError:
            pass
        raise


def _take_over(path, temporary):
    """Gives the new file the old one's mode and, where allowed, its owner."""
    try:
        old = os.stat(path)
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(temporary, 0o666 & ~mask)
        return
    os.chmod(temporary, stat.S_IMODE(old.st_mode))
    if hasattr(os, "chown") and (old.st_uid, old.st_gid) != (os.getuid(), os.getgid()):
        try:
            os.chown(temporary, old.st_uid, old.st_gid)
        except OSError:
            pass


def _sweep(folder, name):
    """Removes what a killed writer left behind."""
    for left in glob.glob(os.path.join(glob.escape(folder), f".{glob.escape(name)}.crane-*.tmp")):
        try:
            if time.time() - os.stat(left).st_mtime > _STALE:
                os.unlink(left)
        except OSError:
            pass
