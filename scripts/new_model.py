"""Begins the model of a library: the model, its comparison with the library, and calls for the judge.

    python scripts/new_model.py more_itertools [first chunked …] [--root FOLDER]

Run it with a Python that has the library. Three files are written, none is overwritten:

    models/LIB.py                 functions with the library's own signatures, of which nothing is claimed yet
    tests/models/test_LIB.py      calls that the library refuses or takes, compared with the model
    tests/models/LIB_calls.py     templates of random calls for the judge (make judge LIB=…)

The functions are those named, or else all public ones of the top module. What a signature already refuses, a
wrong keyword or a missing argument, works at once, and is what the first tests show.
"""

import argparse
import builtins
import importlib
import importlib.metadata
import inspect
import keyword
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

MODEL = '''"""{name}: what its calls need.

The signatures are those of {name} {version}; look at other versions before you rely on them.
"""

from models.crane import havoc as _havoc
from models.crane import unknown as _unknown
'''

FUNCTION = '''

def {name}{signature}:
    # Take out what the call does not change; say with `require(condition, exception, message)` what it needs,
    # and with the value that is returned what is known of the result.
    _havoc([{arguments}])
    return _unknown()
'''

TEST = '''"""The model of {name} against the library."""

import pytest

from tests.models import harness

pytest.importorskip("{name}")
harness.NAMES["{alias}"] = "{name}"

#: Calls that the library refuses: the model must refuse them with the same exception.
RAISES = """
{raises}
"""

#: Calls that the library takes: the model must not refuse them, nor claim of the result what is not so.
FINE = """
"""


@pytest.mark.parametrize("source", RAISES.strip().splitlines())
def test_refused(source):
    outcome = harness.compare(source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", FINE.strip().splitlines())
def test_claims_nothing_else(source):
    outcome = harness.compare(source)
    assert outcome.kind in ("value", "unknown"), outcome
'''

CALLS = '''"""Random calls of {name} as source text; write right and wrong ones in similar numbers."""

from templates import Templates, cases, texts

IMPORTS = "import {name} as {alias}"

#: One template each, parted by " | " or lines; what stands in braces is filled from `slots`, or by the method of that name.
CALLS = """
{calls}
"""


class Calls(Templates):
    calls = texts(CALLS)
    slots = {{"value": ["1", "0", "-1", "'a'", "None", "[]", "[1, 2, 3]", "{{{{'a': 1}}}}"]}}


def calls(seed, count, wrapper=None):
    return cases(Calls(seed, wrapper), count)
'''


def literal(value):
    """The source of a default, or `None` where it cannot be written down."""
    if value is None or isinstance(value, (bool, int, float, str)) and value == value and value not in (float("inf"), -float("inf")):
        return repr(value)
    if value == () and isinstance(value, tuple):
        return "()"
    return None


def signature(function):
    """The function's parameters as source text, and their names; `None` where Python does not know them."""
    try:
        parameters = list(inspect.signature(function, follow_wrapped=False).parameters.values())
    except (ValueError, TypeError):
        return None
    written, names = [], []
    for parameter in parameters:
        if keyword.iskeyword(parameter.name) or parameter.name in names:
            return None
        names.append(parameter.name)
        text = literal(parameter.default)
        default = inspect.Parameter.empty if parameter.default is inspect.Parameter.empty else text or "_unknown()"
        shown = parameter.replace(annotation=inspect.Parameter.empty, default=inspect.Parameter.empty)
        written.append((shown, default))
    parts = []
    kinds = [shown.kind for shown, _ in written]
    for number, (shown, default) in enumerate(written):
        star = shown.kind is shown.KEYWORD_ONLY and (number == 0 or kinds[number - 1] in (shown.POSITIONAL_ONLY, shown.POSITIONAL_OR_KEYWORD))
        if star:
            parts.append("*")
        parts.append(str(shown) if default is inspect.Parameter.empty else f"{shown.name}={default}")
        if shown.kind is shown.POSITIONAL_ONLY and (number + 1 == len(kinds) or kinds[number + 1] is not shown.POSITIONAL_ONLY):
            parts.append("/")
    return f"({', '.join(parts)})", names, parameters


def wrong_calls(alias, name, parameters):
    """Calls that the signature alone refuses."""
    kinds = {parameter.kind for parameter in parameters}
    needed = [p for p in parameters if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    if needed and inspect.Parameter.VAR_POSITIONAL not in kinds:
        yield f"{alias}.{name}()"
    if inspect.Parameter.VAR_KEYWORD not in kinds:
        yield f"{alias}.{name}(no_such_parameter=1)"


def functions(module, wanted):
    """(name, signature, names, parameters) of the functions that a model can begin with."""
    names = wanted or getattr(module, "__all__", None) or [name for name in vars(module) if not name.startswith("_")]
    for name in names:
        if not hasattr(module, name):
            sys.exit(f"{module.__name__} has no {name}")
        value = getattr(module, name)
        if not (inspect.isfunction(value) or inspect.isbuiltin(value)):
            if wanted:
                sys.exit(f"{module.__name__}.{name} is not a function: classes are written by hand, see docs/models.md")
            continue
        found = signature(value)
        if found is None:
            if wanted:
                sys.exit(f"Python does not know the signature of {module.__name__}.{name}: write it by hand")
            continue
        yield (name, *found)


def alias_of(name):
    short = name.rsplit(".", 1)[-1]
    return short + "_" if hasattr(builtins, short) or keyword.iskeyword(short) else short


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library", help="the name that notebooks import")
    parser.add_argument("names", nargs="*", help="functions to begin with; else all public ones")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help=argparse.SUPPRESS)
    options = parser.parse_args()
    name = options.library
    if not re.fullmatch(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", name):
        sys.exit(f"{name!r} is not a name that Python can import")
    sys.path = [entry for entry in sys.path if pathlib.Path(entry or ".").resolve() != pathlib.Path(__file__).resolve().parent]
    try:
        module = importlib.import_module(name)
    except ImportError as error:
        sys.exit(f"{sys.executable} cannot import {name} ({error}). Install it there first: a model is judged by the real library.")
    stem = name.replace(".", "_")
    tests = options.root / "tests" / "models"
    model = options.root / "models" / (name.replace(".", "/") + ".py")
    if (package := model.with_suffix("") / "__init__.py").exists():
        sys.exit(f"{package} is there already: {name} has a model")
    found = list(functions(module, options.names))
    try:
        version = importlib.metadata.version(name.split(".")[0])
    except importlib.metadata.PackageNotFoundError:
        version = getattr(module, "__version__", "(version not known)")
    text = MODEL.format(name=name, version=version)
    raises, calls = [], []
    for function, parameters, names, real in found:
        text += FUNCTION.format(name=function, signature=parameters, arguments=", ".join(names))
        raises.extend(wrong_calls(alias_of(name), function, real))
        needed = [p for p in real if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
        calls.append(f"{alias_of(name)}.{function}({', '.join(['{value}'] * len(needed))})")
    fill = {"name": name, "alias": alias_of(name), "raises": "\n".join(raises), "calls": "\n".join(calls)}
    files = {model: text, tests / f"test_{stem}.py": TEST.format(**fill), tests / f"{stem}_calls.py": CALLS.format(**fill)}
    if there := [path for path in files if path.exists()]:
        sys.exit(f"{there[0]} is there already: nothing was written")
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        print(path.relative_to(options.root))
    print(f"{len(found)} functions. Next: docs/guides/model.md")


if __name__ == "__main__":
    main()
