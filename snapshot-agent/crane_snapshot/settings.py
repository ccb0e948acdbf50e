"""The user's settings: one small JSON file, and environment variables that win over it."""

import json
import os
import sys

DEFAULTS = {"enabled": False, "level": "facts", "seconds": 0.05, "probe": 0}
_TYPES = {"enabled": bool, "level": str, "seconds": (int, float), "probe": int}


def path():
    """Where the settings stand; the folder need not exist."""
    if os.environ.get("CRANE_SNAPSHOT_CONFIG"):
        return os.environ["CRANE_SNAPSHOT_CONFIG"]
    if sys.platform == "win32":
        base = os.environ.get("APPDATA") or os.path.expanduser("~")
    else:
        base = os.environ.get("XDG_CONFIG_HOME") or os.path.join(os.path.expanduser("~"), ".config")
    return os.path.join(base, "crane-snapshot.json")


def load():
    """The settings; what is missing, unreadable or of the wrong type has its default."""
    found = dict(DEFAULTS)
    try:
        with open(path(), encoding="utf-8") as file:
            stored = json.load(file)
    except (OSError, ValueError):
        stored = {}
    if isinstance(stored, dict):
        found.update({k: v for k, v in stored.items() if k in _TYPES and isinstance(v, _TYPES[k])})
    if os.environ.get("CRANE_SNAPSHOT_LEVEL"):
        found["level"] = os.environ["CRANE_SNAPSHOT_LEVEL"]
    if os.environ.get("CRANE_SNAPSHOT_PROBE", "").isdigit():
        found["probe"] = int(os.environ["CRANE_SNAPSHOT_PROBE"])
    if found["level"] not in ("structure", "types", "facts", "examples"):
        found["level"] = DEFAULTS["level"]
    return found


def store(**changes):
    """Changes settings on disk; raises OSError where that is not possible."""
    from .files import write_atomically

    found = load()
    found.update(changes)
    os.makedirs(os.path.dirname(path()) or ".", exist_ok=True)
    write_atomically(path(), json.dumps(found, indent=2, sort_keys=True).encode() + b"\n")
