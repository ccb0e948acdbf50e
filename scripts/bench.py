"""Compares crane's speed and memory with ruff's, on the same notebooks.

    python3 scripts/bench.py DIR [--crane target/release/crane] [--ruff ruff] [--rounds 5] [--threads N]

The two take turns, so that a busy machine slows both. ruff runs with the rules that come nearest to
crane's (`F`, `E9`), without cache and configuration. Printed: the median wall time and the peak resident
memory of each, and the ratio and the difference. Exit status 1 if crane takes longer than ruff or more
than 60 MB of memory beyond it.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import time


def measure(command, environment):
    """Seconds of wall time, and MB of peak resident memory, of one run."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1, 2):
        sys.exit(f"{command[0]} ended with status {process.returncode}")
    # Linux counts in KiB, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return seconds, usage.ru_maxrss * unit / 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--crane", default="target/release/crane")
    parser.add_argument("--ruff", default="ruff")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    environment = {**os.environ, "RAYON_NUM_THREADS": str(arguments.threads)}
    folder = str(arguments.folder)
    commands = {
        "crane": [arguments.crane, "lint", "--isolated", "-q", folder],
        "ruff": [arguments.ruff, "check", "--isolated", "--no-cache", "--select", "F,E9", "--config", 'include=["*.ipynb"]', folder],
    }
    found = {name: [] for name in commands}
    for _ in range(arguments.rounds):
        for name, command in commands.items():
            found[name].append(measure(command, environment))
    seconds = {name: statistics.median(run[0] for run in runs) for name, runs in found.items()}
    memory = {name: max(run[1] for run in runs) for name, runs in found.items()}
    for name in commands:
        print(f"{name:6} {seconds[name]:7.2f} s  {memory[name]:7.0f} MB")
    ratio, more = seconds["crane"] / seconds["ruff"], memory["crane"] - memory["ruff"]
    print(f"crane takes {ratio:.2f} times ruff's time and {more:+.0f} MB of memory")
    sys.exit(ratio > 1 or more > 60)


if __name__ == "__main__":
    main()
