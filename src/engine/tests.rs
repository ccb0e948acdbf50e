//! The engine on small cells: what must be proved, and the twin that must stay silent.

use std::collections::HashMap;

use super::run::{Input, Outcome, fresh_world};
use crate::lint::Options;
use crate::notebook::source::parse_text;
use crate::notebook::{Cell, CellKind, Notebook};

fn outcome(cells: &[&str]) -> (Notebook, Outcome) {
    let cells: Vec<Cell> = cells
        .iter()
        .map(|source| Cell { kind: CellKind::Code, source: (*source).to_owned(), ..Cell::default() })
        .collect();
    let notebook = Notebook { cells, ..Notebook::default() };
    let parsed: Vec<_> = notebook.cells.iter().map(|c| Some(parse_text(&c.source, None))).collect();
    let options = Options::default();
    let loaded = crate::snapshot::load(&notebook, &options);
    let foreign = HashMap::new();
    let stated = crate::versions::Versions::new();
    let input =
        Input { notebook: &notebook, parsed: &parsed, foreign: &foreign, loaded: &loaded, order: &[], options: &options, stated: &stated };
    let outcome = fresh_world(&input, false);
    (notebook, outcome)
}

/// `cell.line Exception: message` of each finding.
fn crashes(cells: &[&str]) -> Vec<String> {
    let (notebook, outcome) = outcome(cells);
    outcome
        .findings
        .iter()
        .map(|f| {
            let source = &notebook.cells[f.place.cell].source;
            let line = source[..f.place.range.start as usize].matches('\n').count() + 1;
            format!("{}.{line} {}: {}", f.place.cell + 1, f.exception, f.message)
        })
        .collect()
}

fn crash(cell: &str) -> String {
    crashes(&[cell]).join("; ")
}

#[test]
fn arithmetic_and_containers() {
    assert_eq!(crash("x = 1\ny = x / 0"), "1.2 ZeroDivisionError: division by zero");
    assert_eq!(crash("a = [1, 2, 3]\na[3]"), "1.2 IndexError: list index out of range");
    assert_eq!(crash("d = {'a': 1}\nd['b']"), "1.2 KeyError: 'b'");
    assert_eq!(crash("d = {'a': 1}\nd['b'] = 2\nd['b']"), "");
    assert_eq!(crash("'a' + 1"), "1.1 TypeError: can only concatenate str (not \"int\") to str");
    assert_eq!(crash("int('46.0')"), "1.1 ValueError: invalid literal for int() with base 10: '46.0'");
    assert_eq!(crash("a, b = 1, 2, 3"), "1.1 ValueError: too many values to unpack (expected 2)");
    assert_eq!(crash("len(5)"), "1.1 TypeError: object of type 'int' has no len()");
    assert_eq!(crash("x = None\nx.foo"), "1.2 AttributeError: 'NoneType' object has no attribute 'foo'");
}

#[test]
fn loops_unroll() {
    let cell = "cols = ['a', 'b']\nd = {'a': 1, 'b': 2}\nfor c in range(2):\n    for k in cols:\n        del d[k]";
    assert_eq!(crash(cell), "1.5 KeyError: 'a'");
    assert_eq!(crash("a = list(range(16))\nk = 0\nfor i in range(36):\n    a[k]\n    k += 1"), "1.4 IndexError: list index out of range");
    // Assumed, and said: that the loop has a round, or two.
    assert_eq!(crash("import unknown\nfor i in unknown.x():\n    1 / 0"), "1.3 ZeroDivisionError: division by zero");
    assert_eq!(crash("import unknown\nd = {'a': 1}\nfor i in unknown.x():\n    del d['a']"), "1.4 KeyError: 'a'");
    assert_eq!(crash("import unknown\nd = {'a': 1}\nfor i in unknown.x():\n    del d['a']\n    break"), "");
    assert_eq!(crash("import unknown\nfor i in unknown.x():\n    if i:\n        1 / 0"), "");
    assert_eq!(crash("for i in range(5):\n    if i == 3:\n        break\nelse:\n    1/0"), "");
}

#[test]
fn branches_need_every_path() {
    assert_eq!(crash("import u\nif u.x:\n    1/0\nelse:\n    2"), "");
    assert_eq!(crash("import u\nif u.x:\n    1/0\nelse:\n    2/0"), "1.3 ZeroDivisionError: division by zero");
    assert_eq!(crash("import u\nx = 1 if u.x else 'a'\nx.foo()"), "1.3 AttributeError: 'int' object has no attribute 'foo'");
    assert_eq!(crash("import u\nx = [1] if u.x else {}\nx.append(2)"), "");
}

#[test]
fn exceptions_are_caught() {
    assert_eq!(crash("try:\n    1/0\nexcept ZeroDivisionError:\n    pass"), "");
    assert_eq!(crash("try:\n    1/0\nexcept KeyError:\n    pass"), "1.2 ZeroDivisionError: division by zero");
    assert_eq!(crash("try:\n    1/0\nexcept ArithmeticError as e:\n    raise ValueError('x')"), "1.4 ValueError: x");
    assert_eq!(crash("import u\ntry:\n    x = u.f()\nexcept Exception:\n    x = None\nx.foo"), "");
    assert_eq!(crash("def f():\n    try:\n        return 1\n    finally:\n        pass\nf() + 'a'"), "1.6 TypeError: unsupported operand type(s) for +: 'int' and 'str'");
}

#[test]
fn functions_and_classes() {
    assert_eq!(crash("def f(x):\n    return x\nf()"), "1.3 TypeError: f() missing 1 required positional argument: 'x'");
    assert_eq!(crash("def f(x):\n    return x\nf(1, 2)"), "1.3 TypeError: f() takes 1 positional argument but 2 were given");
    assert_eq!(crash("f = lambda x, y: x\nf(*[1, 2, 3])"), "1.2 TypeError: <lambda>() takes 2 positional arguments but 3 were given");
    let class = "class A:\n    def __init__(self, n):\n        self.n = n\n    def get(self):\n        return self.m\nA(3).get()";
    assert_eq!(crash(class), "1.6 AttributeError: 'A' object has no attribute 'm'");
    let sub = "class A:\n    def __init__(self):\n        self.x = 1\nclass B(A):\n    def __init__(self):\n        super().__init__()\n        self.y = self.x\nB().z";
    assert_eq!(crash(sub), "1.8 AttributeError: 'B' object has no attribute 'z'");
    assert_eq!(crash("class P:\n    @property\n    def a(self):\n        return 1\nP().a()"), "1.5 TypeError: 'int' object is not callable");
    assert_eq!(crash("def g(n):\n    return g(n - 1) if n else 'x'\ng(3) + 1"), "1.3 TypeError: can only concatenate str (not \"int\") to str");
    assert_eq!(crash("import u\nclass A(u.Base):\n    pass\nA().anything"), "");
}

#[test]
fn aliasing() {
    assert_eq!(crash("a = {'k': 1}\nb = a\ndel b['k']\na['k']"), "1.4 KeyError: 'k'");
    assert_eq!(crash("import u\na = {'k': 1}\nu.change(a)\na['z']"), "");
    assert_eq!(crash("def f(d):\n    d.pop('k')\na = {'k': 1}\nf(a)\nf(a)"), "1.5 KeyError: 'k'");
}

#[test]
fn names() {
    assert_eq!(crash("print(undefined_thing)"), "1.1 NameError: name 'undefined_thing' is not defined");
    assert_eq!(crash("def f():\n    print(x)\n    x = 1\nf()"), "1.4 UnboundLocalError: cannot access local variable 'x' where it is not associated with a value");
    assert_eq!(crash("from u import *\nfoo()"), "");
}

/// Not a check: prints what the engine makes of the cells in the file that `PROBE` names (cells are
/// separated by `# %%`), for work on models. `reveal(x)` in a cell shows a value.
#[test]
fn probe() {
    let Ok(path) = std::env::var("PROBE") else { return };
    look(&path);
    super::reveal::print_work();
}

fn look(path: &str) {
    if path.ends_with(".ipynb") {
        let report = crate::lint::lint_file(std::path::Path::new(path), &probe_options());
        for f in &report.findings {
            println!("crash {:?} {}: {} {:?} {:?}", f.worlds, f.exception, f.message, f.certainty, f.assumptions);
        }
        for t in &report.targets {
            println!("cell {} {:?}: {:?} {}", t.cell + 1, t.world, t.verdict, t.unknown.as_deref().unwrap_or_default());
        }
        return;
    }
    let text = std::fs::read_to_string(path).expect("PROBE names a readable file");
    let cells: Vec<&str> = text.split("# %%\n").collect();
    for line in crashes(&cells) {
        println!("crash {line}");
    }
    for target in outcome(&cells).1.targets {
        println!("cell {}: {:?} {}", target.cell + 1, target.verdict, target.unknown.unwrap_or_default());
    }
}

/// The kernel world, and the versions that `ASSUME` gives as `pandas=2.1.4,…`.
fn probe_options() -> Options {
    let mut options = Options { worlds: vec![crate::finding::World::Kernel], ..Options::default() };
    for pair in std::env::var("ASSUME").unwrap_or_default().split(',') {
        if let Some((name, version)) = pair.split_once('=') {
            options.assume.insert(name.to_owned(), version.to_owned());
        }
    }
    options
}

#[test]
fn what_an_unknown_value_may_be_can_change_through_it() {
    let six = "import u\na = [[] for n in range(6)]\n";
    assert_eq!(crash(&format!("{six}a[u.x()].append(3)\nassert a[2]")), "");
    assert_eq!(crash(&format!("{six}b = a[u.x()]\nb[0:0] = [1]\nassert a[2]")), "");
    assert_eq!(crash(&format!("{six}assert a[2]")), "1.3 AssertionError: ");
    let dict = "import u\nd = {k: [] for k in 'abcdef'}\n";
    assert_eq!(crash(&format!("{dict}d[u.x()].append(3)\nassert d['a']")), "");
}

#[test]
fn a_notebook_says_nothing_of_the_next_on_its_thread() {
    let later = "import u\na = [[] for n in range(6)]\nu.f()\nassert a[2]";
    assert_eq!(crash(later), "1.4 AssertionError: ");
    crash("import u\na = [[] for n in range(6)]\nb = a[u.x()]");
    assert_eq!(crash(later), "1.4 AssertionError: ");
}
