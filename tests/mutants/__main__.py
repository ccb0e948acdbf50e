"""Mutants: notebooks of ours, with the mistakes that people make, run for real and predicted.

    python tests/mutants --library pandas --seed 2 --crane target/debug/crane

Each notebook in notebooks/<library>/ runs under the recorder. At each cell, versions of it with one fault
run in a copy of the session, which tells the truth; crane is asked about the faulty cell, in the notebook
as it would be saved before that cell ran, with the recorded state and (recall -RT) without it. Printed:
precision of certain findings and recall, a fault, an exception and a library, each certain alarm that did
not come true, and what is missed most. A certain alarm that did not come true gives status 1.
"""

import argparse
import collections
import glob
import json
import multiprocessing
import os
import re
import shutil
import sys
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OPENCV_FOR_THREADS_NUM"):
    os.environ[name] = "1"  # Threads do not survive a fork.
os.environ.update(MPLBACKEND="Agg", HF_HUB_OFFLINE="1", TOKENIZERS_PARALLELISM="false", HF_DATASETS_DISABLE_PROGRESS_BARS="1", TF_CPP_MIN_LOG_LEVEL="3", CUDA_VISIBLE_DEVICES="", PYTHONWARNINGS="ignore")


import plans  # noqa: E402
import score  # noqa: E402
import tables  # noqa: E402

#: Libraries that are replayed rather than forked.
REPLAY = {"keras", "torch", "polars", "datasets", "tokenizers", "transformers"}
#: Imported once, where installed, before the notebooks' processes are made.
PRELOAD = {"numpy": "numpy", "pandas": "pandas", "matplotlib": "matplotlib.pyplot", "seaborn": "seaborn", "sklearn": "sklearn", "scipy": "scipy.stats",
           "statsmodels": "statsmodels.api", "xgboost": "xgboost", "lightgbm": "lightgbm", "catboost": "catboost", "torch": "torch", "keras": "tensorflow", "polars": "polars", "PIL": "PIL.Image", "cv2": "cv2", "plotly": "plotly.express", "nltk": "nltk",
           "datasets": "datasets", "tokenizers": "tokenizers", "transformers": "transformers.trainer"}


def paths(libraries):
    found = []
    for library in libraries:
        found += sorted(glob.glob(os.path.join(HERE, "notebooks", library, "*.py")))
    return found


def work(task):
    """All cases of one notebook, written into the folder."""
    import session

    path, seed, most, folder, data = task
    library = os.path.basename(os.path.dirname(path))
    name = os.path.splitext(os.path.basename(path))[0]
    with open(path, encoding="utf-8") as file:
        cells = plans.cells_of(file.read())
    chosen = plans.plans_of(cells, seed + zlib.crc32(name.encode()), most)
    cases = []
    try:
        for number, (plan, outcome, notebook, step) in enumerate(
                session.run_notebook(cells, chosen, data, replay=library in REPLAY)):
            file_name = f"{library}-{name}-{number:03}.ipynb"
            with open(os.path.join(folder, file_name), "w", encoding="utf-8") as file:
                json.dump(notebook, file)
            cases.append({"library": library, "notebook": name, "fault": plan.fault, "note": plan.note, "path": file_name,
                          "target": plan.steps[step][0], "outcome": outcome})
    except RuntimeError as error:
        return name, cases, str(error)
    return name, cases, None


def make(options, libraries):
    """Runs everything; returns the cases."""
    folder = options.folder
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    data = os.path.join(folder, "data")
    tables.write(data)
    for library in libraries:
        try:
            __import__(PRELOAD[library])
        except ImportError:
            raise SystemExit(f"{library} is not installed for {sys.executable}: install it, or use a Python that has it") from None
    tasks = [(path, options.seed, options.most, folder, data) for path in paths(libraries) if options.notebook in path]
    cases = []
    with multiprocessing.get_context("fork").Pool(options.jobs, maxtasksperchild=1) as pool:
        for name, found, trouble in pool.imap(work, tasks, chunksize=1):
            if trouble:
                raise SystemExit(f"the notebook {name} does not run as written: {trouble}")
            cases += found
    with open(os.path.join(folder, "cases.json"), "w", encoding="utf-8") as file:
        json.dump(cases, file)
    return cases


def main():
    parser = argparse.ArgumentParser("tests/mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", default="numpy,pandas", help=f"comma separated, of {', '.join(PRELOAD)}")
    parser.add_argument("--notebook", default="", help="part of a notebook's path")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, help="most faults a notebook; one of each kind in each cell otherwise")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--crane", default=os.path.join(ROOT, "target", "debug", "crane"))
    parser.add_argument("--folder", default=os.path.join(ROOT, "target", "mutants"), help="for the notebooks and the result; emptied first")
    parser.add_argument("--again", action="store_true", help="predict the notebooks that are there once more")
    parser.add_argument("--missed", type=int, default=25, help="kinds of misses to list")
    parser.add_argument("--brief", action="store_true", help="only what is wrong, and the last line")
    parser.add_argument("--json", help="file for the figures")
    options = parser.parse_args()
    options.folder = os.path.abspath(options.folder)
    libraries = options.library.split(",")
    if options.again:
        with open(os.path.join(options.folder, "cases.json"), encoding="utf-8") as file:
            cases = json.load(file)
    else:
        cases = make(options, libraries)
    rows = score.rows_of(cases, score.predict(options.crane, options.folder))
    plain = score.rows_of(cases, score.predict(options.crane, options.folder, "--no-runtime"))
    return report(rows, plain, options)


def _kind(message):
    """A message without what differs from case to case."""
    return re.sub(r"'[^']*'|\"[^\"]*\"|\d+", "*", message.split("\n")[0])[:100]


def report(rows, plain, options):
    keys = {"fault": lambda row: row.fault, "exception": lambda row: row.truth or "(none)", "library": lambda row: row.library}
    figures = {"seed": options.seed, "all": score.count(rows), "all_no_runtime": score.count(plain)}
    for title, key in keys.items():
        groups, plain_groups = score.grouped(rows, key), score.grouped(plain, key)
        if not options.brief:
            print(score.table(title, groups, plain_groups), end="\n\n")
        figures[title] = {name: score.count(group) for name, group in groups.items()}
        figures[title + "_no_runtime"] = {name: score.count(group) for name, group in plain_groups.items()}
    missed = collections.Counter((row.library, row.truth, _kind(row.message)) for row in rows if row.kind == "missed")
    if missed and not options.brief:
        print("missed most:")
        for (library, truth, message), number in missed.most_common(options.missed):
            print(f"  {number:3} {library}: {truth}: {message}")
    wrong = [("", row) for row in rows if row.kind == "false"] + [("without recorded state, ", row) for row in plain if row.kind == "false"]
    for setting, row in wrong:
        print(f"\ncertain, but did not come true: {setting}{row.library}/{row.notebook} {row.cell}, {row.fault}: {row.note}\n"
              f"  crane says {row.said['exception']}: {row.said['message']} (line {row.said['range']['start']['line']} of {row.said['cell']['label']})\n"
              f"  really {row.truth or 'no exception'}; {os.path.join(options.folder, row.path)}")
    figures["false_certain"] = [row._asdict() for _, row in wrong]
    figures["missed"] = [row._asdict() for row in rows if row.kind == "missed"]
    figures["mistype"] = [row._asdict() for row in rows if row.kind == "mistype"]
    with open(options.json or os.path.join(options.folder, "figures.json"), "w", encoding="utf-8") as file:
        json.dump(figures, file, indent=1)
    total = figures["all"]
    print(f"\n{total['mutants']} mutants, {total['crashes']} crash, recall {score.share(total['recall'])}; "
          f"precision of certain {score.share(total['precision_certain'])}; without recorded state: recall "
          f"{score.share(figures['all_no_runtime']['recall'])}, precision {score.share(figures['all_no_runtime']['precision_certain'])}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
