"""The `crane-snapshot` command."""

import argparse
import json
import sys

from . import __version__, settings


def main(arguments=None):
    """Exit status: 0 done, 1 a cell failed, 2 something could not be done (said on standard error)."""
    parser = argparse.ArgumentParser(
        "crane-snapshot", description="Records summaries of a notebook's variables for crane."
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    run = commands.add_parser("run", help="execute notebooks from top to bottom, and record")
    run.add_argument("notebooks", nargs="+", metavar="NOTEBOOK")
    run.add_argument("-o", "--output", help="write there instead of into the notebook (one notebook only)")
    run.add_argument("-k", "--keep-going", action="store_true", help="go on after a cell that fails")
    run.add_argument("--timeout", type=float, help="seconds that one cell may take")
    run.add_argument("--limit", type=float, help="seconds that one notebook may take")
    run.add_argument("--kernel", help="name of the kernel; the notebook's own otherwise")
    run.add_argument("-q", "--quiet", action="store_true", help="no progress")
    enable = commands.add_parser("enable", help="record in every kernel whose environment has this package")
    enable.add_argument("--level", choices=("structure", "types", "facts", "examples"), help="how much is recorded")
    enable.add_argument("--probe", type=int, metavar="N", help="ask data sets for N samples (0: none)")
    commands.add_parser("disable", help="record only where %%load_ext crane_snapshot asks for it")
    commands.add_parser("status", help="whether recording is on, and where the settings are")
    merge = commands.add_parser("merge", help="put an exported recording into a notebook")
    merge.add_argument("notebook")
    merge.add_argument("recording", help="file written by crane_snapshot.export, or beside the notebook by VS Code")
    merge.add_argument("--force", action="store_true", help="even if no run is of a cell of this notebook")
    options = parser.parse_args(arguments)
    try:
        return _COMMANDS[options.command](options)
    except OSError as error:
        print(f"crane-snapshot: {error}", file=sys.stderr)
        return 2


def _run(options):
    from .headless import CannotRun, bar, run_notebook

    if options.output and len(options.notebooks) > 1:
        print("crane-snapshot: --output takes one notebook", file=sys.stderr)
        return 2
    worst = 0
    for path in options.notebooks:
        try:
            failed = run_notebook(
                path,
                options.output,
                keep_going=options.keep_going,
                timeout=options.timeout,
                limit=options.limit,
                kernel=options.kernel,
                progress=None if options.quiet else bar(path),
            )
        except CannotRun as error:
            print(f"crane-snapshot: {error}", file=sys.stderr)
            worst = 2
            continue
        if failed or not options.quiet:
            ended = f", {failed} cell{'s' if failed > 1 else ''} failed" if failed else ""
            print(f"{options.output or path}: recorded{ended}", file=sys.stderr)
        worst = max(worst, 1 if failed else 0)
    return worst


def _enable(options):
    changes = {"enabled": True}
    if options.level:
        changes["level"] = options.level
    if options.probe is not None:
        changes["probe"] = options.probe
    settings.store(**changes)
    print(f"recording is on for new kernels (settings in {settings.path()})")
    return 0


def _disable(options):
    settings.store(enabled=False)
    print("recording is off for new kernels")
    return 0


def _status(options):
    found = settings.load()
    print(
        f"recording: {'on' if found['enabled'] else 'off'}\nlevel: {found['level']}\nprobe: {found['probe']}\nsettings: {settings.path()}"
    )
    return 0


def _merge(options):
    from .merge import CannotMerge, merge_file
    from .sidecar import read

    recording = read(options.recording)
    if recording is None:
        try:
            with open(options.recording, encoding="utf-8") as file:
                recording = json.load(file)
        except ValueError:
            recording = None
    if (
        not isinstance(recording, dict)
        or recording.get("version", 1) != 1
        or not isinstance(recording.get("runs"), list)
    ):
        print(f"crane-snapshot: {options.recording} holds no recording of version 1", file=sys.stderr)
        return 2
    try:
        changed = merge_file(options.notebook, recording, options.force)
    except CannotMerge as error:
        print(f"crane-snapshot: {error}", file=sys.stderr)
        return 2
    print(f"{options.notebook}: {'recording merged' if changed else 'nothing to change'}")
    return 0


_COMMANDS = {"run": _run, "enable": _enable, "disable": _disable, "status": _status, "merge": _merge}

if __name__ == "__main__":
    sys.exit(main())
