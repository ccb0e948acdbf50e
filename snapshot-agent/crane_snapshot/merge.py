"""Merges a recording into a notebook file, atomically and without touching anything else in it."""

import json

from . import notebook_text
from .assemble import assemble, overlap
from .files import Changed, identity, write_atomically

_TRIES = 5


class CannotMerge(Exception):
    """Why a notebook was left as it was, for people."""


def merge_file(path, recording, force=False):
    """Puts the recording (see `sidecar.read`) into the notebook file; whether the file was changed.

    Refuses a recording of which no run is of a cell of this notebook, unless forced. Raises CannotMerge;
    whatever happens, the file is the old one or the new one, whole.
    """

    def change(text):
        notebook, _, _, _ = notebook_text.parse(text)
        if not force and not overlap(recording, notebook):
            raise CannotMerge(f"{path}: no recorded run is of a cell of this notebook")
        return notebook_text.put(text, assemble(recording, notebook))

    return _rewrite(path, change)


def strip_file(path):
    """Removes the recording from a notebook file; whether there was one."""
    return _rewrite(path, lambda text: notebook_text.put(text, None))


def _rewrite(path, change):
    for _ in range(_TRIES):
        try:
            before = identity(path)
            with open(path, "rb") as file:
                content = file.read()
            text = content.decode("utf-8")
            changed = change(text).encode("utf-8")
            if changed == content:
                return False
            json.loads(changed.decode("utf-8-sig"))
            write_atomically(path, changed, before)
            return True
        except Changed:
            continue
        except UnicodeDecodeError:
            raise CannotMerge(f"{path}: it is not encoded as UTF-8") from None
        except notebook_text.NoNotebook as error:
            raise CannotMerge(f"{path}: {error}") from None
        except OSError as error:
            raise CannotMerge(f"{path} was left as it was: {error.strerror or error}") from None
    raise CannotMerge(f"{path} is being written by another program; try again when it is saved")
