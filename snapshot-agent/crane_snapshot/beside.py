"""The file beside a notebook, for hosts that cannot write into the notebook itself."""

import os

from .files import write_atomically

#: Bytes of a recording that is rewritten after each run.
_MAX = 4_000_000


def path_beside(notebook):
    folder, name = os.path.split(notebook)
    return os.path.join(folder, f".{os.path.splitext(name)[0]}.crane.json")


def write_beside(notebook, recording):
    """Puts what the sidecar holds beside the notebook; without parsing, since it happens after each run."""
    try:
        with open(recording, "rb") as file:
            lines = file.read(_MAX + 1)
        if len(lines) > _MAX:
            return
        lines = lines.decode("utf-8", "surrogatepass").splitlines()
        header = lines[0]
        prefix = '{"environment":'
        environment = next((line[len(prefix) : -1] for line in reversed(lines) if line.startswith(prefix)), "{}")
        runs = [line[len('{"run":') : -1] for line in lines if line.startswith('{"run":')]
        text = header[:-1] + ',"environment":' + environment + ',"runs":[' + ",\n".join(runs) + "]}\n"
        write_atomically(path_beside(notebook), text.encode("utf-8", "surrogatepass"), sync=False)
    except OSError:
        # A read-only folder: the recording stays where it is.
        pass
