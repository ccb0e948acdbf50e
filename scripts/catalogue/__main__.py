"""`python -m scripts.catalogue [LIBRARY …]` writes catalogue/LIBRARY.zz, `--cache FOLDER` keeps what was read."""

import argparse
import json
import re
import sys
import time
import zlib
from pathlib import Path

from . import libraries, wheels
from .extract import Version
from .write import write

ROOT = Path(__file__).resolve().parents[2]


def read(library, version, file, cache):
    """The interface of one version."""
    kept = cache / f"{library.distribution}-{version}.json" if cache else None
    if kept is not None and kept.exists():
        interface = json.loads(kept.read_text())
    else:
        started = time.monotonic()
        sources, compiled = wheels.contents(library, file)
        interface = Version(library, sources, compiled).interface()
        interface = {key: sorted(value) if isinstance(value, set) else value for key, value in interface.items()}
        print(f"  {library.distribution} {version}: {len(interface['modules'])} modules, {len(interface['classes'])} classes, "
              f"{time.monotonic() - started:.0f} s", flush=True)
        if kept is not None:
            kept.write_text(json.dumps(interface))
    minor = ".".join(version.split(".")[:2])
    for module, versions in library.seen:
        if minor in versions and module in interface["modules"]:
            interface["modules"][module]["open"] = False
    return interface


def least_python(requires):
    match = re.search(r">=?\s*(\d+\.\d+)", requires)
    return match[1] if match else "3.0"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("libraries", nargs="*")
    parser.add_argument("--cache", type=Path)
    parser.add_argument("--output", type=Path, default=ROOT / "catalogue")
    args = parser.parse_args()
    if args.cache:
        args.cache.mkdir(parents=True, exist_ok=True)
    args.output.mkdir(exist_ok=True)
    unknown = [name for name in args.libraries if name not in libraries.BY_NAME]
    if unknown:
        sys.exit(f"no such library: {', '.join(unknown)}; known are {', '.join(libraries.BY_NAME)}")
    for library in libraries.LIBRARIES:
        if args.libraries and library.distribution not in args.libraries:
            continue
        versions, interfaces = [], []
        for version, requires, file in wheels.releases(library):
            interfaces.append(read(library, version, file, args.cache))
            versions.append((version, least_python(requires)))
        text = write(versions, interfaces).encode()
        compressed = zlib.compress(text, 9)
        (args.output / f"{library.distribution}.zz").write_bytes(compressed)
        print(f"{library.distribution}: {len(versions)} versions, {len(text):,} bytes, {len(compressed):,} compressed", flush=True)


if __name__ == "__main__":
    main()
