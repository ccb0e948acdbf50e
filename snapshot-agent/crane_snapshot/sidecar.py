"""The file that a kernel appends its runs to, named by the kernel's id, beside its connection file.

One JSON object a line: first {"version", "agent"}, then {"environment": …} and {"run": …}. A new session
of the same kernel starts the file anew. A line that was cut off by a kill is left out by the reader.
"""

import glob
import json
import os
import re
import time

from . import __version__
from .recorder import compact

_DAYS = 14
_NAME = re.compile(r"kernel-(.+)\.json$")
#: Bytes of a sidecar that are read.
_MAX = 50_000_000


def path_for(connection_file):
    """The sidecar of the kernel with this connection file."""
    folder, name = os.path.split(os.path.abspath(connection_file))
    match = _NAME.match(name)
    return os.path.join(folder, f"crane-{match.group(1) if match else name}.jsonl")


def path_of_kernel(kernel_id, folder):
    return os.path.join(folder, f"crane-{kernel_id}.jsonl")


class Writer:
    """Appends to one sidecar. `append` says whether all of it reached the file."""

    def __init__(self, path):
        self.path = path
        self.environment = None
        self.started = False

    def append(self, environment, run):
        lines = []
        if not self.started:
            lines.append(compact({"version": 1, "agent": __version__}))
        text = compact(environment)
        if text != self.environment:
            lines.append('{"environment":' + text + "}")
        lines.append('{"run":' + compact(run) + "}")
        content = ("\n".join(lines) + "\n").encode("utf-8", "surrogatepass")
        flags = os.O_WRONLY | os.O_CREAT | (os.O_APPEND if self.started else os.O_TRUNC)
        descriptor = os.open(self.path, flags, 0o600)
        try:
            size = os.fstat(descriptor).st_size
            try:
                if os.write(descriptor, content) != len(content):
                    raise OSError("the disk is full")
            except OSError:
                os.ftruncate(descriptor, size)
                raise
        finally:
            os.close(descriptor)
        self.started = True
        self.environment = text


def read(path):
    """{"agent", "environment", "runs"} of a sidecar, or None where there is none that can be read."""
    try:
        with open(path, "rb") as file:
            content = file.read(_MAX)
    except OSError:
        return None
    found = {"agent": None, "environment": {}, "runs": []}
    for line in content.split(b"\n"):
        try:
            value = json.loads(line)
        except ValueError:
            continue
        if not isinstance(value, dict):
            continue
        if "version" in value:
            if value["version"] != 1:
                return None
            found = {"agent": value.get("agent"), "environment": {}, "runs": []}
        elif isinstance(value.get("environment"), dict):
            found["environment"] = value["environment"]
        elif isinstance(value.get("run"), dict):
            found["runs"].append(value["run"])
    return found if found["runs"] else None


def sweep(folder):
    """Removes old sidecars of kernels that are gone."""
    for path in glob.glob(os.path.join(glob.escape(folder), "crane-*.jsonl")):
        kernel = os.path.basename(path)[len("crane-") : -len(".jsonl")]
        try:
            if time.time() - os.stat(path).st_mtime > _DAYS * 86400 and not os.path.exists(
                os.path.join(folder, f"kernel-{kernel}.json")
            ):
                os.unlink(path)
        except OSError:
            pass
