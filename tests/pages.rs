//! The pages of the checks, `docs/checks/*.md`, run: what stands under "Crashes" must be reported by that
//! check and no other, on the line with `# <- crashes`; under "Passes" nothing may be.
//!
//! Every block of Python is a cell; `run=3` gives it an execution count. A heading begins a new notebook.

mod support;

use std::collections::BTreeSet;
use std::path::Path;

use crane::catalog::{CHECKS, Check};
use crane::config::{Overrides, Selector, Settings};
use crane::lint::lint_bytes;
use crane::report::convert;
use crane::report::data::Notebook;
use crane::select;

/// A notebook of a page: its heading, whether it must crash, its cells.
struct Example {
    heading: String,
    crashes: bool,
    cells: Vec<(Option<u32>, String)>,
}

fn examples(page: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut crashes = None;
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("##") {
            let heading = line.trim_start_matches('#').trim().to_owned();
            if line.starts_with("## ") {
                crashes = match heading.as_str() {
                    "Crashes" => Some(true),
                    "Passes" => Some(false),
                    _ => None,
                };
            }
            if let Some(crashes) = crashes {
                found.push(Example { heading, crashes, cells: Vec::new() });
            }
        } else if let (Some(info), Some(example), true) = (line.strip_prefix("```python"), found.last_mut(), crashes.is_some()) {
            let count = info.trim().strip_prefix("run=").map(|count| count.parse().unwrap());
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            example.cells.push((count, body.join("\n")));
        }
    }
    found.retain(|example| !example.cells.is_empty());
    found
}

fn lint(check: &Check, example: &Example) -> Notebook {
    let overrides = Overrides { select: (!check.on).then(|| Selector::parse([check.name]).unwrap()), ..Overrides::default() };
    let settings = Settings::new(None, &overrides, Path::new("/nowhere")).unwrap();
    let path = Path::new("page.ipynb");
    let mut report = lint_bytes(path, support::notebook_with_counts(&example.cells).into_bytes(), &settings.options);
    assert_eq!(report.error, None);
    let findings = std::mem::take(&mut report.findings);
    let selection = select::select(report.notebook.as_ref().unwrap(), findings, &settings, path);
    convert::notebook(&report, selection, path)
}

#[test]
fn every_page_is_true() {
    let mut wrong = Vec::new();
    for check in CHECKS {
        let all = examples(check.page);
        for must in [true, false] {
            if !all.iter().any(|example| example.crashes == must) {
                wrong.push(format!("{}: no example that {}", check.name, if must { "crashes" } else { "passes" }));
            }
        }
        for example in &all {
            let found = lint(check, example).findings;
            let shown: Vec<String> =
                found.iter().map(|f| format!("{} in cell {}, line {}: {}", f.check, f.cell.index, f.range.start.line, f.title())).collect();
            let expected = example.crashes.then_some(()).map(|()| {
                let marked = |source: &str| source.lines().position(|line| line.contains("<- crashes")).map(|line| line as u32 + 1);
                let cell = example.cells.iter().position(|(_, source)| marked(source).is_some());
                let cell = cell.unwrap_or_else(|| panic!("{}: no line is marked `# <- crashes`", check.name));
                (cell as u32 + 1, marked(&example.cells[cell].1).unwrap())
            });
            let right = match expected {
                Some((cell, line)) => matches!(&found[..], [f] if f.check == check.name && f.cell.index == cell
                    && f.range.start.line <= line && line <= f.range.end.line.max(line.min(f.range.start.line))),
                None => found.is_empty(),
            };
            if !right {
                wrong.push(format!("{} / {}: expected {expected:?}, found {shown:?}", check.name, example.heading));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_page_belongs_to_a_check() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/checks");
    let pages: BTreeSet<String> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    let checks: BTreeSet<String> = CHECKS.iter().map(|check| format!("{}.md", check.name)).collect();
    assert_eq!(pages, checks);
    for check in CHECKS {
        assert!(check.page.starts_with(&format!("# {} ({})\n", check.name, check.code)), "{}", check.name);
    }
}

#[test]
fn every_family_of_the_engine_is_a_check() {
    let exceptions = ["KeyError", "AttributeError", "TypeError", "ValueError", "IndexError", "ZeroDivisionError", "ImportError",
        "ModuleNotFoundError", "RuntimeError", "AssertionError", "NameError", "UnboundLocalError", "FileNotFoundError"];
    for exception in exceptions {
        let (name, code) = crane::engine::families::check_of(exception);
        assert_eq!(crane::catalog::by_code(code).map(|check| check.name), Some(name), "{exception}");
    }
}
