use ruff_python_ast::Stmt;

use super::*;

fn parsed(source: &str) -> ParsedCell {
    parse_text(source, Some(12))
}

/// The source of each statement, by its range.
fn statements(source: &str) -> Vec<&str> {
    let cell = parsed(source);
    assert_eq!(cell.syntax_error, None, "{source:?}");
    cell.module.body.iter().map(|statement| &source[statement.range()]).collect()
}

#[test]
fn ranges_are_ranges_of_the_source() {
    assert_eq!(statements("%%time\nx = 1\ny = 2"), ["x = 1", "y = 2"]);
    assert_eq!(statements("%time x = f(1)\ny = 2"), ["x = f(1)", "y = 2"]);
    assert_eq!(statements("    x = 1\n    if x:\n        y = 2\n"), ["x = 1", "if x:\n        y = 2"]);
    assert_eq!(statements(">>> x = 1\n>>> if x:\n...     y = 2\n"), ["x = 1", "if x:\n...     y = 2"]);
    assert_eq!(statements(">>> x = 1\n\n >>> y = 2"), ["x = 1", "y = 2"]);
    assert_eq!(statements("    >>> if x:\n    ...     y = 2\n"), ["if x:\n    ...     y = 2"]);
    assert_eq!(statements("In [3]: é = 1"), ["é = 1"]);
    assert_eq!(statements("for i in r:\n    %time g(i)\n    h(i)\nz"), ["for i in r:\n    %time g(i)\n    h(i)", "z"]);
    assert_eq!(statements("for i in r:\n\t%time g(i)\n\th(i)\nz").len(), 2);
    assert_eq!(statements("%timeit -n 10 -r3 f(x, k=1)"), ["f(x, k=1)"]);
    assert_eq!(statements("%prun -l 4 -s cumulative f(x)"), ["f(x)"]);
    assert_eq!(statements("%time !ls"), ["!ls"]);
    assert_eq!(statements("x = 5 \\\n   %time\n"), ["x = 5 \\\n   %time"]);
}

#[test]
fn magics_that_stay_magics() {
    for source in ["%timeit x = 1", "%matplotlib inline", "!pip install x", "x?", "?x", "files = !ls", "await f()"] {
        assert_eq!(statements(source).len(), 1, "{source}");
    }
    let cell = parsed("%matplotlib inline");
    assert!(matches!(cell.module.body[0], Stmt::IpyEscapeCommand(_)));
}

#[test]
fn cell_magics() {
    assert_eq!(parsed("%%bash\nls | $").kind, SourceKind::Other("%%bash".into()));
    assert_eq!(parsed("%%html\n<p>").effects, []);
    assert_eq!(parsed("%%bash --out x\nls").effects, [Effect::Binds(vec!["x".into()])]);
    let captured = parsed("\n%%capture --no-stderr out\nx = 1");
    assert_eq!((captured.kind.clone(), captured.effects.clone()), (SourceKind::Python, vec![Effect::Binds(vec!["out".into()])]));
    assert!(captured.captured && parsed("%%time\n%%capture\nx").captured && !parsed("%%time\nx").captured);
    let clocked = |source: &str| parsed(source).clocked.iter().map(|range| (range.start, range.end)).collect::<Vec<_>>();
    assert_eq!(clocked("%%time\nx"), [(6, u32::MAX)]);
    assert_eq!(clocked("a\n  %time f(1, \\\n 2)\nb\n%time c\n%timeit d"), [(10, 21), (29, 31)]);
    let timed = parsed("%%timeit -n 3 x = 1\nf(x)");
    assert_eq!((timed.kind.clone(), timed.module.body.len()), (SourceKind::Timed, 2));
    assert_eq!(parsed("%%time\n%%capture out\nx = 1").module.body.len(), 1);
    assert!(matches!(parsed("%%mine\nx").effects[..], [Effect::Any(_)]));
}

#[test]
fn automagic_only_where_it_is_not_python() {
    assert_eq!(parsed("pip install numpy").kind, SourceKind::Other("automagic".into()));
    assert_eq!(parsed("ls").kind, SourceKind::Other("automagic".into()));
    for python in ["run = 3", "time.sleep(1)", "env['x']", "run in x", "time - 1", "load(x)"] {
        assert_eq!(parsed(python).kind, SourceKind::Python, "{python}");
        assert_eq!(parsed(python).syntax_error, None, "{python}");
    }
    assert!(parsed("pip install numpy\nx = 1").syntax_error.is_some());
}

#[test]
fn effects_of_line_magics() {
    assert_eq!(magic_effect("run -i 'my file.py' --x 3"), Effect::Runs("my file.py".into()));
    assert_eq!(magic_effect("run setup.ipynb"), Effect::Runs("setup.ipynb".into()));
    assert_eq!(magic_effect("load_ext autoreload"), Effect::Nothing);
    assert!(matches!(magic_effect("load_ext my_own"), Effect::Any(_)));
    assert!(matches!(magic_effect("pylab inline"), Effect::Any(_)));
    assert!(matches!(magic_effect("no_such_magic"), Effect::Any(_)));
    assert_eq!(magic_effect("store -r x y"), Effect::Binds(vec!["x".into(), "y".into()]));
    assert_eq!(method_effect("run_line_magic", &[Some("matplotlib"), Some("inline")]), Some(Effect::Nothing));
    assert_eq!(method_effect("system", &[None]), None);
}

#[test]
fn syntax_errors() {
    let cell = parsed("x = 1\nprint 'a'\n");
    let error = cell.syntax_error.expect("print is a function");
    assert!(!error.range.is_empty());
    assert!(parsed("x = (1,\n").syntax_error.is_some());
    assert_eq!(parsed("x = 1\0").syntax_error.map(|error| error.range), Some(5..6));
    let newer = parse_text("type X = int", Some(9)).syntax_error.expect("3.12");
    assert!(newer.version, "{newer:?}");
    assert_eq!(parse_text("type X = int", None).syntax_error, None);
}

#[test]
fn nested_too_deeply() {
    let source = format!("x = {}1{}", "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(parsed(&source).kind, SourceKind::TooDeep);
}
