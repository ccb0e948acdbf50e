use super::testing::{findings, findings_in, fresh, kernel, session, short};
use crate::finding::World;

const NOTHING: [&str; 0] = [];

#[test]
fn undefined() {
    assert_eq!(fresh(&["x"]), ["CRN101 1:x"]);
    assert_eq!(fresh(&["import numpy as np", "np.zeros(3) + nq.ones(3)"]), ["CRN101 2:nq"]);
    assert_eq!(fresh(&["print(_, __, _3, In, Out, display, get_ipython(), len, exit, spark)"]), NOTHING);
    assert_eq!(fresh(&["print(__file__)"]), ["CRN101 1:__file__"]);
    assert_eq!(fresh(&["x += 1"]), ["CRN101 1:x"]);
    assert_eq!(fresh(&["del x"]), ["CRN101 1:x"]);
    assert_eq!(fresh(&["f'{x:{y}}'"]), ["CRN101 1:x"]);
    assert_eq!(fresh(&["class A(Base): pass"]), ["CRN101 1:Base"]);
    assert_eq!(fresh(&["@wrap\ndef f(): pass"]), ["CRN101 1:wrap"]);
    assert_eq!(fresh(&["def f(x: Missing): pass"]), ["CRN101 1:Missing"]);
    assert_eq!(fresh(&["from __future__ import annotations", "def f(x: Missing): pass"]), NOTHING);
}

#[test]
fn one_missing_name_is_one_finding() {
    let found = findings(&["a = np.ones(1)", "b = np.ones(2)", "c = a + b + d", "np.e"]);
    let shown: Vec<_> = found.iter().map(|finding| (finding.place.cell, finding.message.as_str())).collect();
    assert_eq!(shown, [(0, "name 'np' is not defined"), (2, "name 'd' is not defined")]);
    assert_eq!(found[0].help, ["`np` is never imported: add `import numpy as np` to an earlier cell"]);
    let others: Vec<_> = found[0].evidence.iter().filter_map(|evidence| evidence.place.as_ref()).map(|place| place.cell).collect();
    assert_eq!(others, [1, 3]);
    // After a cell that certainly crashes, another crash rests on that one being left as it is.
    assert_eq!(found[1].certainty, crate::finding::Certainty::Likely);
}

#[test]
fn later() {
    assert_eq!(fresh(&["print(x)", "x = 1"]), ["CRN102 1:x"]);
    assert_eq!(fresh(&["print(x)\nx = 1"]), ["CRN102 1:x"]);
    assert_eq!(fresh(&["np.ones(1)", "import numpy as np"]), ["CRN106 1:np"]);
    assert_eq!(fresh(&["print(f())", "def f(): pass"]), ["CRN102 1:f"]);
    let found = findings(&["print(x)", "x = 1"]);
    assert_eq!(found[0].help, ["move cell 2, or what in it defines `x`, above this cell"]);
    assert_eq!(found[0].evidence[0].text, "`x` is defined only here, in a later cell");
}

#[test]
fn what_follows_from_a_crash_is_not_reported_again() {
    assert_eq!(fresh(&["df = load()", "df.head()", "df.tail()"]), ["CRN101 1:load"]);
    assert_eq!(fresh(&["x = (", "x"]), ["CRN001 1:("]);
    assert_eq!(fresh(&["if y:\n    x = 1", "x"]), ["CRN101 1:y"]);
}

#[test]
fn conditions_loops_and_handlers_make_doubt() {
    for source in [
        "if unknown():\n    x = 1\nx",
        "try:\n    import x\nexcept ImportError:\n    pass\nx",
        "for i in data():\n    x = i\nx",
        "while data():\n    x = 1\nx",
        "with manager() as m:\n    x = 1\nx",
        "if data():\n    missing",
        "missing if data() else 1",
        "data() and missing",
        "try:\n    missing\nexcept NameError:\n    pass",
        "try:\n    missing\nexcept:\n    pass",
        "try:\n    missing\nexcept Exception as e:\n    print(e)",
        "try:\n    data()\n    missing\nexcept ValueError:\n    pass",
        "lambda: missing",
        "def f():\n    missing",
        "(missing for i in data())",
        "[missing for i in data() if i]",
        "from contextlib import suppress\nwith suppress(Exception):\n    missing",
        "if data():\n    raise SystemExit\nelse:\n    x = 1\nx",
        "for i in range(3):\n    if data():\n        break\n    x = 1\nx",
        "for i in range(3):\n    if data():\n        continue\n    missing",
        "match data():\n    case {'a': y}:\n        x = y\nx",
    ] {
        assert_eq!(fresh(&["def data(): return 1\ndef unknown(): return 1\ndef manager(): return 1", source]), NOTHING, "{source}");
    }
}

#[test]
fn what_is_sure_is_certain() {
    for (source, wanted) in [
        ("if data():\n    missing\nelse:\n    missing", "CRN101 2:missing"),
        ("if __name__ == '__main__':\n    missing", "CRN101 2:missing"),
        ("for i in range(3):\n    missing", "CRN101 2:missing"),
        ("for i in data():\n    missing", "CRN101? 2:missing"),
        ("[missing for i in [1, 2]]", "CRN101 2:missing"),
        ("sum(missing for i in range(9))", "CRN101 2:missing"),
        ("try:\n    missing\nfinally:\n    pass", "CRN101 2:missing"),
        ("try:\n    pass\nexcept ValueError as e:\n    pass\nprint(e)", "CRN103 2:e"),
        ("with open('x') as f:\n    missing", "CRN101 2:missing"),
        ("with data() as f:\n    missing", "CRN101? 2:missing"),
        ("if not data():\n    raise ValueError\nmissing", "CRN101? 2:missing"),
        ("data(missing) or 1", "CRN101 2:missing"),
        ("while True:\n    missing", "CRN101 2:missing"),
    ] {
        assert_eq!(fresh(&["def data(*a): return 1", source]), [wanted], "{source}");
    }
}

#[test]
fn names_from_elsewhere() {
    for source in [
        "from numpy import *",
        "%pylab inline",
        "exec(open('x.py').read())",
        "globals()['x'] = 1",
        "globals().update(x=1)",
        "%run no_such_file.py",
        "%load_ext my_extension",
        "%store -r",
        "get_ipython().run_line_magic('pylab', '')",
        "get_ipython().run_cell('x = 1')",
        "import builtins\nbuiltins.x = 1",
        "%%capture x\n1",
        "%%bash --out x\nls",
        "%time x = 1",
        "%%time\nx = 1",
        "x = !ls",
        "(x := 1)",
        "[x := i for i in range(3)]",
        "for x in range(3): pass",
        "import x.y",
        "with open('f') as x: pass",
        "def f():\n    global x\n    x = 1\nf()",
        "def f():\n    global x\n    x = 1\nmap(f, [1])",
        "class x: pass",
        "type x = int",
        "match 1:\n    case x: pass",
    ] {
        assert_eq!(fresh(&[source, "x"]), NOTHING, "{source}");
    }
    assert_eq!(fresh(&["%%timeit\nx = 1", "x"]), ["CRN101 2:x"]);
    assert_eq!(fresh(&["%%bash\nx=1", "x"]), ["CRN101 2:x"]);
    assert_eq!(fresh(&["%matplotlib inline\n%load_ext autoreload\n%autoreload 2", "x"]), ["CRN101 2:x"]);
    assert_eq!(fresh(&["x = 1", "%reset -f", "x"]), ["CRN103 3:x"]);
    assert_eq!(fresh(&["globals().get('x'); f'{locals()[\"y\"]}'", "x"]), ["CRN101 2:x"]);
}

#[test]
fn scopes() {
    for source in [
        "class A:\n    x = 1\n    y = x\n    z = [i for i in range(x)]",
        "class A:\n    def f(self): return __class__",
        "[y for x in range(3) for y in range(x)]",
        "{k: v for k, v in {}.items()}",
        "lambda a, *b, c=1, **d: (a, b, c, d)",
        "def f(a, *, b):\n    def g():\n        return a, b, c\n    c = 1\n    return g()\nf(1, b=2)",
        "def f():\n    for i in []:\n        x = i\n    return x\nf",
        "def f(n):\n    return f(n - 1) if n else 0\nf(3)",
        "def f[T](x: T) -> T:\n    y: T = x\n    return y\nf(1)",
        "class A[T]:\n    def f(self, x: T): pass",
        "def f():\n    x = 1\n    def g():\n        nonlocal x\n        x += 1\n    g()\nf()",
        "async def f():\n    return missing\nawait f",
        "def f():\n    yield missing\nf()",
        "class A:\n    def __init__(self): self.x = B()\nclass B: pass\nA()",
    ] {
        assert_eq!(fresh(&[source]), NOTHING, "{source}");
    }
}

#[test]
fn functions_that_are_called() {
    assert_eq!(fresh(&["def f():\n    return x", "f()", "x = 1"]), ["CRN104 2:f()"]);
    assert_eq!(fresh(&["def f():\n    return x", "x = 1", "f()"]), NOTHING);
    assert_eq!(fresh(&["def f():\n    return g()\ndef g():\n    return x\nf()"]), ["CRN104 1:f()"]);
    assert_eq!(fresh(&["f = lambda: x\nf()"]), ["CRN104 1:f()"]);
    assert_eq!(fresh(&["class A:\n    def __init__(self):\n        self.y = x\nA()"]), ["CRN104 1:A()"]);
    assert_eq!(fresh(&["@cache\ndef f():\n    return x\nf()"]), ["CRN101 1:cache"]);
    let found = findings(&["def f():\n    return g()\ndef g():\n    return x\nf()"]);
    let calls: Vec<_> = found[0].calls.iter().map(|call| call.text.as_str()).collect();
    assert_eq!(calls, ["`f` is called here", "`g` is called here"]);
    // A path that returns before.
    assert_eq!(fresh(&["def f(a):\n    if a:\n        return 1\n    return x\nf(1)"]), NOTHING);
}

#[test]
fn locals_before_they_have_a_value() {
    assert_eq!(fresh(&["n = 0\ndef f():\n    n += 1\nf()"]), ["CRN105 1:f()"]);
    assert_eq!(fresh(&["def f():\n    print(x)\n    x = 1\nf()"]), ["CRN105 1:f()"]);
    assert_eq!(fresh(&["def f():\n    x = 1\n    del x\n    return x\nf()"]), ["CRN105 1:f()"]);
    assert_eq!(fresh(&["def f(a):\n    if a:\n        x = 1\n    return x\nf(1)"]), NOTHING);
    assert_eq!(fresh(&["def f():\n    n: int\n    n += 1\nf"]), NOTHING);
    let found = findings(&["n = 0\ndef f():\n    n += 1\nf()"]);
    assert_eq!(found[0].exception, "UnboundLocalError");
    assert_eq!(found[0].help, ["the function assigns `n`, which makes it local: pass it in, or declare `global n`"]);
}

#[test]
fn deleted() {
    assert_eq!(fresh(&["x = 1", "del x", "x"]), ["CRN103 3:x"]);
    assert_eq!(fresh(&["x = 1", "del x", "x = 2", "x"]), NOTHING);
    assert_eq!(fresh(&["x = 1", "if len('a'):\n    del x", "x"]), NOTHING);
    assert_eq!(fresh(&["len = 1\ndel len\nlen('a')"]), NOTHING);
    let found = findings(&["x = 1", "del x", "x"]);
    assert_eq!(found[0].evidence[0].text, "`x` is deleted here");
}

#[test]
fn cells_that_may_raise() {
    let mut notebook = session(&[(None, "x"), (None, "y = z\nw = 1"), (None, "w, x")]);
    notebook.cells[0].tags.push("raises-exception".into());
    notebook.cells[1].tags.push("raises-exception".into());
    assert_eq!(short(&notebook, &findings_in(&notebook, &[World::Fresh])), ["CRN101 3:x"]);
}

/// What the saved counts show: a definition in a cell that never ran, or that failed before it.
#[test]
fn the_session_goes_on() {
    assert_eq!(kernel(&[(None, "x = 1"), (Some(1), "y = 1"), (None, "x + y")]), NOTHING);
    assert_eq!(kernel(&[(Some(1), "y = 1"), (None, "x + y"), (None, "x = 1")]), ["CRN102? 2:x"]);
    // Statements before the failing line took effect, the failing one perhaps, and what follows did not.
    assert_eq!(kernel(&[(Some(1), "import os\nopen('no')\nx = 1!2"), (None, "os.listdir(); x")]), ["CRN102? 2:x"]);
    assert_eq!(kernel(&[(Some(1), "for i in open('no'):\n    x = 1!1"), (None, "x")]), NOTHING);
    // The cell may have run to its end before it failed.
    assert_eq!(kernel(&[(Some(2), "import os\nopen('no')\nx = 1!2"), (None, "os.listdir(); x")]), NOTHING);
    assert_eq!(kernel(&[(Some(1), "x = 1\nopen('no')!2"), (None, "x")]), NOTHING);
    assert_eq!(kernel(&[(Some(1), "x = 1"), (Some(2), "del x"), (None, "x")]), ["CRN103 3:x"]);
    // Run order, not document order.
    assert_eq!(kernel(&[(Some(2), "del x"), (Some(1), "x = 1"), (None, "x")]), ["CRN103 3:x"]);
    assert_eq!(kernel(&[(Some(1), "del x"), (Some(2), "x = 1"), (None, "x")]), NOTHING);
    // A cell that ran used it, so it was there.
    assert_eq!(kernel(&[(Some(4), "print(x)"), (None, "x")]), NOTHING);
    // Two cells with one count: one of them is from an older session.
    assert_eq!(kernel(&[(Some(1), "x = 1"), (Some(1), "y = 1"), (None, "x, y")]), NOTHING);
}

#[test]
fn one_crash_in_both_worlds_is_one_finding() {
    let notebook = session(&[(Some(1), "y = 1"), (None, "missing")]);
    let found = findings_in(&notebook, &[World::Kernel, World::Fresh]);
    assert_eq!(short(&notebook, &found), ["CRN101 2:missing"]);
    assert_eq!(found[0].worlds, [World::Kernel, World::Fresh]);
    let notebook = session(&[(None, "missing")]);
    assert_eq!(findings_in(&notebook, &[World::Kernel, World::Fresh])[0].worlds, [World::Kernel, World::Fresh]);
}

#[test]
fn hidden_state() {
    let notebook = session(&[(Some(3), "print(x)"), (Some(5), "x = 1"), (Some(6), "gone(x)")]);
    let order = crate::order::Order::of(&notebook);
    let hidden: Vec<_> = super::hidden_state(&notebook, &order).into_iter().map(|hidden| (hidden.name, hidden.cell, hidden.defined_in)).collect();
    assert_eq!(hidden, [("x".to_owned(), 0, Some(1)), ("gone".to_owned(), 2, None)]);
}

#[test]
fn many_calls_end() {
    let mut source = String::from("def f0(): return missing if 0 else 1\n");
    for i in 1..60 {
        source.push_str(&format!("def f{i}():\n    for i in range(2):\n        f{p}(); f{p}(); f{p}()\n", p = i - 1));
    }
    source.push_str("f59()");
    assert_eq!(fresh(&[&source]), NOTHING);
}
