"""Times crane and ruff side by side on a folder of notebooks.

    make bench CORPUS=dir          (builds crane in release mode first)
    python3 scripts/bench.py DIR [--crane PATH] [--ruff PATH] [--runs 5] [--threads 2]

Both read the same files with the same number of threads, turn by turn in one session, so that a busy
machine slows both. Printed: the median wall time and processor time of each and their ratio, and
crane's peak memory. ruff's task is its pyflakes rules and syntax errors, without its cache. Exit
status 1 if crane's median wall time is above ruff's or its memory above `--memory` MB.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import time


def once(command: list[str], threads: int) -> tuple[float, float, float]:
    """Wall seconds, processor seconds and peak MB of one run; the findings are thrown away."""
    environment = {**os.environ, "RAYON_NUM_THREADS": str(threads), "NO_COLOR": "1"}
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
    stderr = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    code = os.waitstatus_to_exitcode(status)
    process.returncode = code
    # 1: something was found; 2: a notebook could not be read, which a real folder may hold.
    if code not in (0, 1, 2):
        sys.exit(f"{command[0]} ended with status {code}:\n{stderr.decode(errors='replace')[-2000:]}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--crane", default="target/release/crane")
    parser.add_argument("--ruff", default=shutil.which("ruff"))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--memory", type=float, default=60)
    arguments = parser.parse_args()
    if not arguments.ruff:
        sys.exit("ruff was not found; give its path with --ruff")

    tasks = {
        "crane": [arguments.crane, "lint", "--isolated", "--output-format", "concise", arguments.folder],
        "ruff": [arguments.ruff, "check", "--isolated", "--no-cache", "--select", "F,E9", arguments.folder],
    }
    taken: dict[str, list[tuple[float, float, float]]] = {name: [] for name in tasks}
    for round_ in range(arguments.runs + 1):
        for name, command in tasks.items():
            result = once(command, arguments.threads)
            # The first round only warms the page cache.
            if round_:
                taken[name].append(result)
    medians = {}
    for name, results in taken.items():
        wall, processor, memory = (statistics.median(column) for column in zip(*results))
        medians[name] = wall, processor, memory
        print(f"{name:>6}: {wall:6.2f} s wall, {processor:6.2f} s processor, {memory:6.1f} MB")
    wall, processor, _ = (ours / theirs for ours, theirs in zip(medians["crane"], medians["ruff"]))
    memory = medians["crane"][2]
    print(f" ratio: {wall:6.2f} of ruff's wall time, {processor:.2f} of its processor time; {memory:.1f} of {arguments.memory:.0f} MB")
    return int(wall > 1 or memory > arguments.memory)


if __name__ == "__main__":
    sys.exit(main())
