"""Writes `tests/syntax/cases.json`: what real Pythons say of small cells that do not compile, or nearly so.

    python3 tests/syntax/make.py PYTHON...    write it; one interpreter for each version to ask

Each cell is parsed whole, and then its top-level statements are compiled one by one with top-level
`await` allowed, which is what IPython does. `tests/syntax.rs` compares crane with the answers.
"""

import ast
import itertools
import json
import pathlib
import subprocess
import sys
import textwrap
import warnings

STATEMENTS = [
    "return", "return 1", "return *a", "return *a, b", "break", "continue", "yield", "yield 1", "yield *a", "yield from x",
    "await x", "y = await x", "async for i in x:\n    pass", "async with x:\n    pass", "[await a for a in b]",
    "[a async for a in b]", "(a async for a in b)", "(await a for a in b)", "{a async for a in b}", "{a: 1 async for a in b}",
    "[[a async for a in b] for c in d]", "[[await a for a in b] for c in d]", "([await a for a in b] for c in d)",
    "[a for a in await b]", "[a for a in b if await a]", "lambda: (yield)", "lambda: await x", "lambda: [await a for a in b]",
    "[(yield) for a in b]", "((yield) for a in b)", "[a for a in (yield)]", "nonlocal x", "global x", "x = 1\nglobal x",
    "print(x)\nglobal x", "del x\nglobal x", "import x\nglobal x", "global x\nx = 1", "global x\nglobal x", "x: int = 1\nglobal x",
    "global x\nx: int = 1", "global x\n[x for x in y]", "[x for x in y]\nglobal x", "lambda x: x\nglobal x", "lambda: x\nglobal x",
    "def x():\n    pass\nglobal x", "class x:\n    pass\nglobal x", "for x in y:\n    pass\nglobal x", "def g(a=x):\n    global x",
    "def g(a: x):\n    global x", "@x\ndef g():\n    global x", "def x():\n    global x", "def g(x):\n    global x",
    "def g(*x):\n    nonlocal x", "def g():\n    nonlocal x", "def g():\n    x = 1\n    def h():\n        nonlocal x",
    "def g():\n    def h():\n        nonlocal x\n    x = 1", "def g(x):\n    def h():\n        nonlocal x\n        x = 1",
    "def g():\n    x = 1\n    class C:\n        nonlocal x", "class C:\n    nonlocal x", "class C:\n    global x\n    x = 1",
    "__debug__ = 1", "del __debug__", "def __debug__():\n    pass", "import __debug__", "import a as __debug__", "f(__debug__=1)",
    "x.__debug__ = 1", "for __debug__ in x:\n    pass", "lambda __debug__: 1", "print(__debug__)", "def g(a, a):\n    pass",
    "def g(a, *a):\n    pass", "def g(a, *, b=1, **a):\n    pass", "lambda a, a: 1", "f(a=1, a=2)", "f(**a, **a)", "f(a=1, **b, a=2)",
    "class C(a=1, a=2):\n    pass", "*a = x", "*a, = x", "[*a] = x", "*a, *b = x", "[*a, (*b, c)] = x", "x = *a", "x = *a,", "x = *a, b",
    "for *a in x:\n    pass", "for *a, b in x:\n    pass", "for a in *b:\n    pass", "for a in *b, c:\n    pass", "print(*a)", "[*a]",
    "[a for *a in x]", "[a for *a, b in x]", "del *a", "del *a,", "del f()", "del (a, b)", "del a + b", "f() = 1", "f() += 1", "(a, b) += 1",
    "a + b = 1", "None = 1", "True += 1", "a: b: c = 1", "(a): int = 1", "(a, b): int = 1", "from a import *",
    "def g():\n    from a import *", "class C:\n    from a import *", "from __future__ import annotations",
    "x = 1\nfrom __future__ import annotations", "def g():\n    from __future__ import annotations", "from __future__ import nothing",
    "from __future__ import braces", "if x:\n    from __future__ import division", "[i := 1 for i in x]", "[(j := i) for i in x]",
    "[i for i in (j := x)]", "[i for i in x if (i := 1)]", "[[i := 1 for j in y] for i in x]", "class C:\n    [(j := i) for i in x]",
    "async def g():\n    yield 1\n    return", "async def g():\n    yield 1\n    return 2", "async def g():\n    yield from x",
    "async def g():\n    [await a for a in b]", "async def g():\n    [[a async for a in b] for c in d]",
    "async def g():\n    lambda: await x", "async def g():\n    def h():\n        await x", "async def g():\n    class C:\n        await x",
    "def g():\n    await x", "def g():\n    async with x:\n        pass", "def g():\n    return (await a for a in b)",
    "def g():\n    [a async for a in b]", "def g():\n    (a async for a in b)", "def g(a=(yield)):\n    pass", "def g(a=await x):\n    pass",
    "@(await x)\ndef g():\n    pass", "class C(await x):\n    pass", "class C:\n    yield", "class C:\n    return", "class C:\n    await x",
    "class C:\n    def g(self):\n        yield", "match x:\n    case a:\n        pass\n    case b:\n        pass",
    "match x:\n    case _:\n        pass\n    case 1:\n        pass", "match x:\n    case a if a:\n        pass\n    case b:\n        pass",
    "match x:\n    case [a, a]:\n        pass", "match x:\n    case [*a, *b]:\n        pass", "match x:\n    case {1: a, 1: b}:\n        pass",
    "match x:\n    case {1: a, 2: b}:\n        pass", "match x:\n    case C(a=1, a=2):\n        pass", "match x:\n    case a | b:\n        pass",
    "match x:\n    case [a] | (a,):\n        pass", "match x:\n    case [a] | [b]:\n        pass", "match x:\n    case a | 1:\n        pass",
    "match x:\n    case {'a': 1, **rest}:\n        pass", "for i in x:\n    pass\nelse:\n    break", "while x:\n    pass\nelse:\n    continue",
    "for i in x:\n    def g():\n        break", "for i in x:\n    class C:\n        continue", "for i in x:\n    lambda: 1\n    break",
    "for i in x:\n    try:\n        pass\n    finally:\n        continue", "for i in x:\n    with y:\n        break",
    "for i in x:\n    if i:\n        continue\n    else:\n        break", "while x:\n    match x:\n        case 1:\n            break",
    "try:\n    pass\nexcept:\n    pass\nexcept A:\n    pass", "try:\n    pass\nexcept* A:\n    pass", "try:\n    pass\nexcept* A:\n    break",
    "for i in x:\n    try:\n        pass\n    except* A:\n        break", "def g():\n    try:\n        pass\n    except* A:\n        return",
    "def g[T, T]():\n    pass", "class C[T]:\n    pass", "type X = int", "type X[T, T] = int", "def g[T](a: (yield)):\n    pass",
    "type X = (yield)", "class C[T]((yield)):\n    pass", "x: (yield) = 1", "def g(a: (yield)):\n    pass", "def g() -> await x:\n    pass",
    "x: await y = 1", "def g(a: (b := 1)):\n    pass", "f'{x!z}'", "f'{x'", "f'{}'", "f'{a['b']}'", "f'{x:{y}}'", "f'{await x}'", "f'{(yield)}'",
    "0777", "1_000", "1__0", "0x", "1if x else y", "a = b'é'", "'\\N{nothing}'", "'\\x1'", "b'\\x1'", "u'a' b'b'", "'a' f'b'", "print 'a'",
    "print >>f, a", "exec 'a'", "raise A, 'b'", "a <> b", "`a`", "def f((a, b)):\n    pass", "except A, e:\n    pass",
    "try:\n    pass\nexcept A, e:\n    pass", "try:\n    pass\nexcept (A, B), e:\n    pass", "if x = 1:\n    pass", "f(a=1, b)", "f(**a, *b)", "f(**a, b)",
    "f(a for a in b, c)", "f(a for a in b)", "f(a, b for b in c)", "f(a.b=1)", "f(True=1)", "f((a)=1)", "def f(a=1, b):\n    pass",
    "def f(*):\n    pass", "def f(*, **a):\n    pass", "def f(a, /, b, /):\n    pass", "def f(/):\n    pass", "def f(*a, *b):\n    pass", "lambda *: 1",
    "with a as b, c as d:\n    pass", "with (a as b, c as d):\n    pass", "with a as f():\n    pass", "with (a, b) as c:\n    pass", "import a.b as c",
    "import a as b.c", "from . import a", "from .a import (b, c,)", "from a import b, c,", "from a import (*)", "x = yield = 1", "x = (yield)",
    "assert (a, 'b')", "a if b", "a = lambda: yield", "not x = 1", "x := 1", "(x := 1)", "(x.y := 1)", "x[y := 1]", "x[*a]", "x[*a, 1]",
    "def f(*args: *a):\n    pass", "@a.b[c]\ndef g():\n    pass", "async def g():\n    return [x async for x in y]", "await", "async x",
    "{**a, 'b': 1}", "{*a, **b}", "{**a for a in b}", "[*a for a in b]", "(*a)", "(*a,)", "*a", "*a, b", "a = yield", "a = b = *c,", "pass;", "pass;;",
    "else:\n    pass", "elif x:\n    pass", "x = {\n'a': 1\n'b': 2}", "x = [1 2]", "f(1 2)", "x = (1,\n", "x = 'a", "x = '''a", "x = 1)", "x ==",
    "if x:\npass", "  x = 1\n y = 2", "if x:\n    pass\n  y", "x = $a", "x = a?b", "x++", "x--y", "++x", "a b", "a.1", "1.a", "1 .a", "x = 5_", "\\", "x \\ y",
]

CONTEXTS = {
    "top": "{}", "after": "z = 1\n{}", "if": "if c:\n{1}", "for": "for i in c:\n{1}", "else": "while c:\n    pass\nelse:\n{1}",
    "def": "def f():\n{1}", "async": "async def f():\n{1}", "class": "class K:\n{1}", "method": "class K:\n    def f(self):\n{2}",
    "inner": "def f():\n    x = 1\n    def k():\n{2}", "class in def": "def f():\n    x = 1\n    class K:\n{2}",
    "def in for": "for i in c:\n    def f():\n{2}", "for in def": "def f():\n    for i in c:\n{2}", "async for": "async def f():\n    async for i in c:\n{2}",
    "with": "with c:\n{1}", "finally": "try:\n    pass\nfinally:\n{1}", "def in async": "async def f():\n    def k():\n{2}",
}


def cells():
    for (name, context), statement in itertools.product(CONTEXTS.items(), STATEMENTS):
        # What does not parse does not parse anywhere; twice is enough.
        if name not in ("top", "def") and STATEMENTS.index(statement) >= STATEMENTS.index("0777"):
            continue
        yield context.format(statement, textwrap.indent(statement, "    "), textwrap.indent(statement, "        "))


def judge(source):
    """-1: accepted; 0 and up: the statement that is refused; "parse": the whole cell is."""
    flags = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
    try:
        tree = compile(source, "cell", "exec", flags | ast.PyCF_ONLY_AST, True)
    except (SyntaxError, ValueError):
        return "parse"
    for index, statement in enumerate(tree.body):
        try:
            compile(ast.Module([statement], []), "cell", "exec", flags, True)
        except (SyntaxError, ValueError):
            return index
    return -1


def main(pythons):
    if pythons == ["--judge"]:
        warnings.simplefilter("ignore")
        print(json.dumps([sys.version_info[1], [judge(source) for source in json.load(sys.stdin)]]))
        return
    sources = list(dict.fromkeys(cells()))
    answers = {}
    for python in pythons:
        run = subprocess.run([python, __file__, "--judge"], input=json.dumps(sources), capture_output=True, text=True, check=True)
        minor, answers[str(minor)] = json.loads(run.stdout)[0], json.loads(run.stdout)[1]
    # One line a cell: its source, and the answers by version, as one where all agree.
    rows = []
    for index, source in enumerate(sources):
        by_version = {minor: given[index] for minor, given in answers.items()}
        same = set(map(str, by_version.values()))
        rows.append(json.dumps([source, next(iter(by_version.values())) if len(same) == 1 else by_version]))
    path = pathlib.Path(__file__).with_name("cases.json")
    versions = json.dumps(sorted(map(int, answers)))
    path.write_text(f'{{"versions": {versions}, "cells": [\n' + ",\n".join(rows) + "\n]}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
