"""Published versions of a library, and the Python files of a wheel. Nothing is kept on disk."""

import io
import json
import re
import subprocess
import urllib.request
import zipfile

NAME = re.compile(r"^(?P<name>[^-]+)-(?P<version>[^-]+)(-(?P<build>\d[^-]*))?-(?P<tags>.+)\.whl$")
# Above this, only the parts of a wheel that hold Python files are fetched.
WHOLE = 12_000_000
BLOCK = 1 << 20


def index():
    """The package index that pip uses."""
    configured = subprocess.run(["pip", "config", "get", "global.index-url"], capture_output=True, text=True).stdout.strip()
    if configured:
        return configured.rstrip("/")
    from pip._internal.models.index import PyPI
    return PyPI.simple_url.rstrip("/")


def fetch(url, headers=None):
    last = None
    for _ in range(4):
        try:
            with urllib.request.urlopen(urllib.request.Request(url, headers=headers or {}), timeout=120) as reply:
                return reply.read()
        except OSError as error:
            last = error
    raise last


def parts_of(version):
    return tuple(int(part) for part in re.match(r"\d+(\.\d+)*", version).group().split("."))


def releases(library):
    """The newest wheel of each minor version, oldest first: (version, requires-python, file)."""
    text = fetch(f"{index()}/{library.wheel or library.distribution}/", {"Accept": "application/vnd.pypi.simple.v1+json"})
    best = {}
    for file in json.loads(text)["files"]:
        match = NAME.match(file["filename"])
        if match is None or file.get("yanked") or not re.fullmatch(r"\d+(\.\d+)*(\.post\d+)?", match["version"]):
            continue
        if any(word in match["tags"] for word in ("win32", "pp3", "pp2", "cp27", "graalpy", "musllinux")):
            continue
        parts = parts_of(match["version"])
        if parts[:2] < parts_of(library.oldest):
            continue
        preferred = sum(word in match["tags"] for word in library.prefer)
        free_threaded = bool(re.search(r"cp\d+t-", match["tags"]))
        python = re.search(r"cp3(\d+)", match["tags"])
        # Older Pythons have modules that newer ones left out.
        rank = (parts, preferred, not free_threaded, -int(python[1]) if python else 0, -(file.get("size") or 0))
        minor = parts[:2]
        if minor not in best or rank > best[minor][0]:
            best[minor] = (rank, match["version"], file)
    found = [best[minor][1:] for minor in sorted(best)]
    if len(found) > library.most:
        step = (len(found) - 1) / (library.most - 1)
        found = [found[round(i * step)] for i in range(library.most)]
    return [(version, file.get("requires-python") or "", file) for version, file in found]


class Remote(io.RawIOBase):
    """A file on the index, read in blocks where they are asked for."""

    def __init__(self, url, size):
        self.url, self.size, self.at, self.blocks = url, size, 0, {}

    def seekable(self):
        return True

    def readable(self):
        return True

    def seek(self, offset, whence=0):
        self.at = offset + (0, self.at, self.size)[whence]
        return self.at

    def tell(self):
        return self.at

    def readinto(self, buffer):
        wanted = min(len(buffer), self.size - self.at)
        if wanted <= 0:
            return 0
        number = self.at // BLOCK
        if number not in self.blocks:
            first = number * BLOCK
            last = min(first + BLOCK, self.size) - 1
            if len(self.blocks) > 40:
                self.blocks.clear()
            self.blocks[number] = fetch(self.url, {"Range": f"bytes={first}-{last}"})
        start = self.at - number * BLOCK
        piece = self.blocks[number][start:start + wanted]
        buffer[:len(piece)] = piece
        self.at += len(piece)
        return len(piece)


def contents(library, file):
    """`(sources, others)`: text by path of every Python file and stub, and the paths of compiled modules."""
    size = int(file.get("size") or 0)
    # More than nine tenths of a large wheel are not Python.
    if size > WHOLE:
        raw = io.BufferedReader(Remote(file["url"], size), BLOCK)
    else:
        raw = io.BytesIO(fetch(file["url"]))
    sources, compiled = {}, []
    with zipfile.ZipFile(raw) as wheel:
        for info in sorted(wheel.infolist(), key=lambda info: info.header_offset):
            path = info.filename
            top = path.split("/")[0].split(".")[0]
            if top not in library.packages:
                continue
            if path.endswith((".py", ".pyi")):
                folders = path.split("/")[:-1]
                if "tests" in folders or "test" in folders:
                    sources.setdefault(path, "") if path.endswith("__init__.py") else None
                    continue
                sources[path] = wheel.read(info).decode("utf-8", "replace")
            elif path.endswith((".so", ".pyd", ".abi3.so")):
                compiled.append(path)
    return sources, compiled
