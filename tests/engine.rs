//! Literate engine tests: `tests/engine/*.md`.
//!
//! A heading of the second level, or a line `Its twin:`, begins a notebook, every fenced block of Python under it is a cell. A comment
//! `# error: [KeyError] 'b'` at the end of a line, or alone on the line before, says that this line must crash
//! with this exception, and with this text in its message; `# likely:` in its place that the crash rests on an assumption.
//! `# missed:` says that the line crashes, and that crane does not see it.
//! `[KeyError or IndexError]` says that another path raises another exception, and that the finding names both.
//! What is not so marked must stay silent. Blocks of other languages and text are for readers, but for these:
//!
//! - ```` ```python run=3 ````: the cell has this execution count. A block of JSON after it is what was recorded of
//!   this run (`set`, `unknown`, …); `status` and `complete` need not be said.
//! - ```` ```python somewhere ````: no cell, but a module `somewhere` with which the example is run for real.
//! - `Versions: pandas 2.2.3, numpy 1.26.4`: recorded, where a run is recorded, else assumed.
//!
//! `tests/models/test_engine_pages.py` runs every example in a real IPython.

mod support;

use std::path::Path;

use crane::finding::Certainty;
use crane::lint::{Options, lint_bytes};
use crane::snapshot::source_hash;
use serde_json::{Value, json};

/// A crash: cell and line (from 1), certainty, exceptions (`A or B`), and a part of the message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Crash {
    cell: usize,
    line: usize,
    certain: bool,
    exception: String,
    message: String,
}

#[derive(Default)]
struct Cell {
    source: String,
    count: Option<u32>,
    /// What was recorded of its run.
    run: Option<Value>,
}

#[derive(Default)]
struct Example {
    heading: String,
    cells: Vec<Cell>,
    versions: Vec<(String, String)>,
}

fn examples(page: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(heading) = line.strip_prefix("## ") {
            found.push(Example { heading: heading.to_owned(), ..Example::default() });
            continue;
        }
        let Some(example) = found.last_mut() else { continue };
        if line == "Its twin:" {
            let heading = format!("{}, the twin", example.heading);
            found.push(Example { heading, ..Example::default() });
        } else if let Some(versions) = line.strip_prefix("Versions: ") {
            let pairs = versions.split(", ").filter_map(|pair| pair.split_once(' '));
            example.versions.extend(pairs.map(|(name, version)| (name.to_owned(), version.to_owned())));
        } else if let Some(info) = line.strip_prefix("```") {
            let body = lines.by_ref().take_while(|line| *line != "```").collect::<Vec<_>>().join("\n");
            match info.split_once(' ').unwrap_or((info, "")) {
                ("python", "") => example.cells.push(Cell { source: body, ..Cell::default() }),
                ("python", "somewhere") => {}
                ("python", info) => {
                    let count = info.strip_prefix("run=").map(|count| count.parse().unwrap());
                    assert!(count.is_some(), "{}: {info}?", example.heading);
                    example.cells.push(Cell { source: body, count, ..Cell::default() });
                }
                ("json", "") => {
                    let cell = example.cells.last_mut().expect("a block of JSON stands after a cell");
                    cell.run = Some(serde_json::from_str(&body).unwrap_or_else(|error| panic!("{}: {error}", example.heading)));
                }
                _ => {}
            }
        }
    }
    found.retain(|example| !example.cells.is_empty());
    found
}

/// The recording of the runs that the page gives, as the recorder would write it.
fn recording(example: &Example) -> Option<Value> {
    let runs: Vec<Value> = example
        .cells
        .iter()
        .enumerate()
        .filter_map(|(i, cell)| {
            let mut run = json!({"cell": format!("c{i}"), "hash": source_hash(&cell.source), "count": cell.count,
                "status": "ok", "set": {}, "complete": true});
            run.as_object_mut()?.extend(cell.run.as_ref()?.as_object()?.clone());
            Some(run)
        })
        .collect();
    let mut packages: serde_json::Map<String, Value> = example.versions.iter().map(|(n, v)| (n.clone(), json!(v))).collect();
    let python = packages.remove("python").unwrap_or(json!("3.12.4"));
    let environment = json!({"python": python, "packages": packages});
    (!runs.is_empty()).then(|| json!({"version": 1, "agent": "0.1.0", "environment": environment, "runs": runs}))
}

fn expected(example: &Example) -> Vec<Crash> {
    let mut crashes = Vec::new();
    for (cell, Cell { source, .. }) in example.cells.iter().enumerate() {
        for (line, text) in source.lines().enumerate() {
            for (mark, certain) in [("# error: [", true), ("# likely: [", false)] {
                let Some((before, said)) = text.split_once(mark) else { continue };
                let (exception, message) = said.split_once(']').unwrap();
                let line = if before.trim().is_empty() { line + 2 } else { line + 1 };
                crashes.push(Crash { cell: cell + 1, line, certain, exception: exception.to_owned(), message: message.trim().to_owned() });
            }
        }
    }
    crashes.sort();
    crashes
}

fn predicted(example: &Example) -> Vec<Crash> {
    let cells: Vec<(Option<u32>, String)> = example.cells.iter().map(|cell| (cell.count, cell.source.clone())).collect();
    let mut options = Options::default();
    let mut notebook: Value = serde_json::from_str(&support::notebook_with_counts(&cells)).unwrap();
    match recording(example) {
        Some(recording) => notebook["metadata"]["crane"] = recording,
        None => options.assume.extend(example.versions.iter().cloned()),
    }
    let report = lint_bytes(Path::new("engine.ipynb"), notebook.to_string().into_bytes(), &options);
    let mut crashes: Vec<Crash> = report
        .findings
        .iter()
        .map(|finding| {
            let source = &example.cells[finding.place.cell].source;
            let before = &source[..finding.place.range.start as usize];
            let mut exceptions = vec![finding.exception.as_str()];
            for other in finding.evidence.iter().filter_map(|e| e.text.strip_prefix("on another path: ")) {
                exceptions.push(other.split(':').next().unwrap_or(other));
            }
            exceptions.dedup();
            Crash {
                cell: finding.place.cell + 1,
                line: before.matches('\n').count() + 1,
                certain: finding.certainty == Certainty::Certain,
                exception: exceptions.join(" or "),
                message: finding.message.clone(),
            }
        })
        .collect();
    crashes.sort();
    crashes
}

fn agree(expected: &[Crash], predicted: &[Crash]) -> bool {
    let same = |(e, p): (&Crash, &Crash)| {
        (e.cell, e.line, e.certain, &e.exception) == (p.cell, p.line, p.certain, &p.exception) && p.message.contains(&e.message)
    };
    expected.len() == predicted.len() && expected.iter().zip(predicted).all(same)
}

#[test]
fn every_page_is_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine");
    let mut wrong = Vec::new();
    let mut pages = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        pages += 1;
        for example in examples(&std::fs::read_to_string(&path).unwrap()) {
            let (expected, predicted) = (expected(&example), predicted(&example));
            if !agree(&expected, &predicted) {
                wrong.push(format!("{name} / {}:\n  expected {expected:?}\n  found    {predicted:?}", example.heading));
            }
        }
    }
    assert!(pages > 0);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_refused_key_says_what_there_is() {
    let cells = [
        (None, "import pandas as pd\ndf = pd.DataFrame({'Amount': [1], 'Customer': ['a'], 'Date': [3]})".to_owned()),
        (None, "df = df.drop(columns=['Date'])".to_owned()),
        (None, "df['Amont']".to_owned()),
        (None, "d = {'alpha': 1}\nd['beta']".to_owned()),
    ];
    let bytes = support::notebook_with_counts(&cells).into_bytes();
    let report = lint_bytes(Path::new("engine.ipynb"), bytes, &Options::default());
    let help: Vec<&[String]> = report.findings.iter().map(|finding| &finding.help[..]).collect();
    assert_eq!(help, [&["did you mean `'Amount'`?", "there are 'Amount', 'Customer'"][..], &["there are 'alpha'"][..]]);
}

#[test]
fn a_crash_on_several_lines_names_them_all() {
    let source = "import somewhere\nif somewhere.flag:\n    {}['a']\nelse:\n    {}['a']";
    let bytes = support::notebook_with_counts(&[(None, source.to_owned())]).into_bytes();
    let report = lint_bytes(Path::new("engine.ipynb"), bytes, &Options::default());
    let [finding] = &report.findings[..] else { panic!("{:?}", report.findings) };
    let line = |start: u32| source[..start as usize].matches('\n').count() + 1;
    let others: Vec<usize> = finding.evidence.iter().filter(|e| e.text == "on another path: KeyError: 'a'")
        .filter_map(|e| e.place.as_ref()).map(|place| line(place.range.start)).collect();
    assert_eq!((line(finding.place.range.start), others), (3, vec![5]));
}
