"""The catalogue against the libraries that are installed: nothing that is there may be called absent, and no
signature may refuse what the real one accepts."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from scripts.catalogue import lazy, stubs  # noqa: E402
from scripts.catalogue.fields import fields_of  # noqa: E402
from scripts.catalogue.scan import Scanner, closed_getattr  # noqa: E402
from scripts.catalogue.signatures import decorated, parameters  # noqa: E402
from scripts.catalogue.write import history  # noqa: E402
from scripts.catalogue.read import states  # noqa: E402
from tests.catalogue.judge import installed  # noqa: E402

import ast  # noqa: E402

INSTALLED = list(installed())


@pytest.mark.parametrize(("library", "version"), INSTALLED, ids=[library.distribution for library, _ in INSTALLED])
def test_nothing_that_is_there_is_called_absent(library, version):
    # In a process of its own: what other tests have imported puts names into modules.
    code = (
        "import sys\nfrom scripts.catalogue.libraries import BY_NAME\nfrom tests.catalogue.judge import Judge\n"
        f"judged = Judge(BY_NAME[{library.distribution!r}], {version!r}).run()\n"
        "print(judged.claims, *judged.wrong, sep='\\n', file=sys.__stderr__)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-2000:]
    lines = done.stderr.splitlines()
    start = max(i for i, line in enumerate(lines) if line.isdigit())
    assert int(lines[start]) > 10
    assert lines[start + 1:] == []


def scan(source):
    return Scanner("package").block(ast.parse(source).body)


def words(source):
    node = ast.parse(source).body[0]
    return decorated(parameters(node.args), node.decorator_list)


def test_parameters_as_they_are_written():
    assert words("def f(a, b=1, /, c=2, *, d, e=3, **k): 0") == ["a", "b=", "/", "c=", "*", "d", "e=", "**"]
    assert words("def f(*args): 0") == ["*!"]


def test_decorators_that_may_change_a_signature_make_it_unknown():
    assert words("@unheard_of\ndef f(a): 0") is None
    assert words("@lru_cache(maxsize=None)\ndef f(a): 0") == ["a"]
    assert words("@deprecate_kwarg(old_arg_name='old', new_arg_name='a')\ndef f(a): 0") == ["a=", "*", "old="]
    assert words("@_deprecate_positional_args\ndef f(a, *, b=1): 0") == ["a", "b="]


def test_names_under_conditions_are_vague():
    found = scan("import a\nif x:\n    def f(): 0\ntry:\n    from b import c\nexcept ImportError:\n    c = None\n").names
    assert not found["a"].vague and found["f"].vague and found["c"].vague
    assert "T" not in scan("if TYPE_CHECKING:\n    class T: 0\n").names
    assert scan("globals().update(x)").open and not scan("x = 1").open


def test_a_getattr_that_compares_with_constants_is_closed():
    node = ast.parse("def __getattr__(name):\n    if name == 'old':\n        raise ImportError(name)\n    if name in ('a', 'b'):\n"
                     "        return 1\n    raise AttributeError(name)").body[0]
    assert closed_getattr(node, {}) == {"old": "ImportError", "a": None, "b": None}
    node = ast.parse("def __getattr__(name):\n    return make(name)").body[0]
    assert closed_getattr(node, {}) is None


def test_fields_of_a_dataclass_are_its_constructor():
    nodes = ast.parse("@dataclass\nclass A:\n    x: int\n    y: int = 1\n    K: ClassVar = 2\n"
                      "@dataclass\nclass B(A):\n    z: list = field(default_factory=list)\n    w: int = field(init=False, default=0)").body
    assert fields_of([nodes[1], nodes[0]]) == ["x", "y=", "z="]
    assert fields_of([ast.parse("@dataclass(init=False)\nclass A:\n    x: int").body[0]]) is None


def test_names_of_a_lazy_module():
    source = ("_import_structure = {'a': ['X']}\nif TYPE_CHECKING:\n    from .a import X\n    try:\n        raise E()\n"
              "    except E:\n        pass\n    else:\n        from .b import Y\nelse:\n    sys.modules[__name__] = _LazyModule(__name__)")
    assert lazy.is_lazy(source)
    assert [node.module for node in lazy.imports(ast.parse(source))] == ["a", "b"]
    assert "X" in lazy.texts(source)


def test_flat_names_of_a_stub():
    found = stubs.filled("cv", {"cv": "def f() -> int: ...\nclass C:\n    def make() -> C: ...\n", "cv.dnn": "class Net: ...\n"})
    assert set(found) == {"f", "C", "C_make", "dnn_Net"}


def test_histories_come_back():
    for one in (["?", "?"], [None, "f1"], ["f1", None, "f2"], [None, None]):
        text = history(one)
        assert not text or states(text, len(one)) == one
