"""Prints the table of the README: crane alone, recorded models alone, and crane with their votes, in every setting.

    python3 scripts/eval_table.py PACKAGE [--crane target/release/crane]

PACKAGE is a folder in the layout of the CRANE-LLM replication package. Each row is one run of `crane eval`; the command
stands under the table. Models were recorded with and without runtime information only.
"""

import argparse
import datetime
import json
import subprocess
import sys

SETTINGS = {
    "rt": "with recorded state",
    "no-rt": "code only",
    "rt-s": "without structure",
    "rt-r": "without types",
    "rt-v": "without values",
}
MODELS = {"gpt_5": "GPT-5", "gemini": "Gemini 2.5 Flash", "qwen": "Qwen 2.5 32B"}


def measure(crane, package, setting, *flags):
    command = [crane, "eval", package, "--setting", setting, *flags, "--output-format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    return json.loads(done.stdout)


def row(who, setting, results):
    s = results["summary"]
    early = s.get("early_stopping")
    calls = f"{s['calls'] / len(results['cases']):.2f}" if early else "0"

    def number(name):
        return "-" if s[name] is None else f"{s[name]:.3f}"

    return (
        f"| {who} | {SETTINGS[setting]} | {s['tp']} | {s['fp']} | {s['fn']} | {number('precision')} | {number('recall')} "
        f"| {number('f1')} | {number('accuracy')} | {calls} |"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package")
    parser.add_argument("--crane", default="target/release/crane")
    args = parser.parse_args()

    rows = [row("crane", setting, measure(args.crane, args.package, setting)) for setting in SETTINGS]
    for model, name in MODELS.items():
        for setting in ("rt", "no-rt"):
            rows.append(row(name, setting, measure(args.crane, args.package, setting, "--llm", f"replay:{model}")))
    for model, name in MODELS.items():
        for setting in ("rt", "no-rt"):
            rows.append(row(f"crane, then {name}", setting, measure(args.crane, args.package, setting, "--hybrid", f"replay:{model}")))

    print("| | setting | crashes found | false alarms | missed | precision | recall | F1 | accuracy | calls a case |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    print("\n".join(rows))
    print(f"\nMeasured on {datetime.date.today()} with `crane eval PACKAGE --setting SETTING`, `--llm replay:MODEL` and")
    print("`--hybrid replay:MODEL`; `scripts/eval_table.py PACKAGE` prints the table.")


if __name__ == "__main__":
    main()
