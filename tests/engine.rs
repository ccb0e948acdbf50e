//! Literate engine tests: `tests/engine/*.md`.
//!
//! A heading of the second level begins a notebook, every fenced block of Python under it is a cell. A comment
//! `# error: [KeyError] 'b'` at the end of a line, or alone on the line before, says that this line must crash
//! with this exception, and with this text in its message; `# likely:` in its place that the crash rests on an assumption.
//! What is not so marked must stay silent. Blocks of other languages and text are for readers.

mod support;

use std::path::Path;

use crane::finding::Certainty;
use crane::lint::{Options, lint_bytes};

/// A crash: cell and line (from 1), certainty, exception, and a part of the message.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Crash {
    cell: usize,
    line: usize,
    certain: bool,
    exception: String,
    message: String,
}

struct Example {
    heading: String,
    cells: Vec<String>,
    assume: Vec<(String, String)>,
}

fn examples(page: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(heading) = line.strip_prefix("## ") {
            found.push(Example { heading: heading.to_owned(), cells: Vec::new(), assume: Vec::new() });
        } else if let (Some(versions), Some(example)) = (line.strip_prefix("Versions: "), found.last_mut()) {
            let pairs = versions.split(", ").filter_map(|pair| pair.split_once(' '));
            example.assume.extend(pairs.map(|(name, version)| (name.to_owned(), version.to_owned())));
        } else if let (Some(_), Some(example)) = (line.strip_prefix("```python"), found.last_mut()) {
            example.cells.push(lines.by_ref().take_while(|line| *line != "```").collect::<Vec<_>>().join("\n"));
        }
    }
    found.retain(|example| !example.cells.is_empty());
    found
}

fn expected(example: &Example) -> Vec<Crash> {
    let mut crashes = Vec::new();
    for (cell, source) in example.cells.iter().enumerate() {
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
    let cells: Vec<(Option<u32>, String)> = example.cells.iter().map(|source| (None, source.clone())).collect();
    let mut options = Options::default();
    options.assume.extend(example.assume.iter().cloned());
    let report = lint_bytes(Path::new("engine.ipynb"), support::notebook_with_counts(&cells).into_bytes(), &options);
    let mut crashes: Vec<Crash> = report
        .findings
        .iter()
        .map(|finding| {
            let source = &example.cells[finding.place.cell];
            let before = &source[..finding.place.range.start as usize];
            Crash {
                cell: finding.place.cell + 1,
                line: before.matches('\n').count() + 1,
                certain: finding.certainty == Certainty::Certain,
                exception: finding.exception.clone(),
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
