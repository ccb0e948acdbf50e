//! Short ways to say a notebook and what is found in it.

use crate::checks::{Subject, run};
use crate::finding::{Finding, World};
use crate::lint::Options;
use crate::notebook::{Notebook, Output};
use crate::order::Order;
use crate::snapshot;

/// All findings in a notebook of cells that never ran.
pub fn findings(sources: &[&str]) -> Vec<Finding> {
    findings_in(&Notebook::from_sources(sources.iter().copied()), &[World::Fresh])
}

pub fn findings_in(notebook: &Notebook, worlds: &[World]) -> Vec<Finding> {
    let parsed = super::parse_all(notebook);
    let order = Order::of(notebook);
    let loaded = snapshot::load(notebook, &Options::default());
    run(&Subject { notebook, parsed: &parsed, order: &order, loaded: &loaded, worlds }).findings
}

/// Cells with their counts; a source that ends in `!N` failed at line N.
pub fn session(cells: &[(Option<u32>, &str)]) -> Notebook {
    let mut notebook = Notebook::from_sources(cells.iter().map(|(_, source)| *source));
    notebook.python_version = Some("3.12.4".into());
    for (cell, (count, source)) in notebook.cells.iter_mut().zip(cells) {
        cell.execution_count = *count;
        if let Some((source, line)) = source.rsplit_once('!').and_then(|(source, line)| Some((source, line.parse().ok()?))) {
            cell.source = source.to_owned();
            cell.outputs.push(Output::Error { name: "ValueError".into(), value: String::new(), line: Some(line) });
        }
    }
    notebook
}

/// `code cell:text` of each finding, where text is what the range covers.
pub fn short(notebook: &Notebook, findings: &[Finding]) -> Vec<String> {
    findings
        .iter()
        .map(|finding| {
            let range = finding.place.range.start as usize..finding.place.range.end as usize;
            let text = &notebook.cells[finding.place.cell].source[range];
            let certainty = if finding.certainty == crate::finding::Certainty::Certain { "" } else { "?" };
            format!("{}{certainty} {}:{text}", finding.code, finding.place.cell + 1)
        })
        .collect()
}

/// What is found in the fresh world.
pub fn fresh(sources: &[&str]) -> Vec<String> {
    let mut notebook = Notebook::from_sources(sources.iter().copied());
    notebook.python_version = Some("3.12.4".into());
    short(&notebook, &findings_in(&notebook, &[World::Fresh]))
}

/// What is found in the session that goes on.
pub fn kernel(cells: &[(Option<u32>, &str)]) -> Vec<String> {
    let notebook = session(cells);
    short(&notebook, &findings_in(&notebook, &[World::Kernel]))
}
