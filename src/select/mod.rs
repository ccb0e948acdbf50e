//! Which findings are reported: suppressions, selection, baseline, and what changed since a revision.
//!
//! This is the only place that leaves findings out.

pub mod baseline;
pub mod fingerprint;
pub mod since;
pub mod suppress;
pub mod tokens;

use std::collections::HashMap;
use std::path::Path;

use fingerprint::Fingerprints;
use suppress::{Scope, Suppression};
use tokens::CellTokens;

use crate::catalog;
use crate::config::Settings;
use crate::finding::{Certainty, Finding, Place, Severity};
use crate::notebook::Notebook;

/// Papermill's and nbclient's tag for a cell that is meant to fail.
const MEANT: &str = "raises-exception";

/// A finding to report.
#[derive(Debug, Clone)]
pub struct Chosen {
    pub finding: Finding,
    pub severity: Severity,
    pub fingerprint: String,
}

/// What is left of a notebook's findings.
#[derive(Debug, Default)]
pub struct Selection {
    /// In document order.
    pub chosen: Vec<Chosen>,
    /// Silenced by a comment, a tag, or `raises-exception`.
    pub suppressed: usize,
}

/// Chooses among `findings`, which come in any order, by the notebook's own comments and tags, and then
/// by the settings.
pub fn select(notebook: &Notebook, findings: Vec<Finding>, settings: &Settings, path: &Path) -> Selection {
    let mut suppressions = suppress::suppressions(notebook);
    let mut selection = Selection::default();
    let mut kept = Vec::new();
    for finding in findings {
        // A check that is missing there could not be selected: its findings would vanish.
        debug_assert!(catalog::find(finding.check).is_some(), "{} is not in the catalog", finding.check);
        let meant = notebook.cells.get(finding.place.cell).is_some_and(|cell| cell.tags.iter().any(|tag| tag == MEANT));
        if silence(&mut suppressions, &finding) || meant {
            selection.suppressed += 1;
        } else {
            kept.push(finding);
        }
    }
    // What silences a crash of the world that was not asked about is not unused.
    if settings.wants(UNUSED, path) && settings.options.is_whole() {
        kept.extend(suppressions.iter().filter_map(unused));
    }
    kept.sort_by_key(|finding| (finding.place.cell, finding.place.range.start, finding.code));

    let mut prints = Fingerprints::default();
    let mut tokens: HashMap<usize, CellTokens> = HashMap::new();
    for finding in kept {
        let source = notebook.cells.get(finding.place.cell).map_or("", |cell| &cell.source);
        let tokens = tokens.entry(finding.place.cell).or_insert_with(|| CellTokens::of(source));
        // Before the filters below, so that they do not change another finding's number.
        let fingerprint = prints.next(finding.check, tokens, finding.place.range.start);
        let unused = finding.check == UNUSED;
        if unused || (settings.wants(finding.check, path) && finding.certainty >= settings.min_certainty) {
            let severity = if unused { Severity::Warning } else { finding.certainty.severity() };
            selection.chosen.push(Chosen { finding, severity, fingerprint });
        }
    }
    selection
}

/// Marks every suppression that covers `finding` as used; whether there was one.
fn silence(suppressions: &mut [Suppression], finding: &Finding) -> bool {
    let mut silenced = false;
    for suppression in suppressions {
        if suppression.covers(finding.check, finding.code, finding.place.cell, finding.place.range.start) {
            suppression.used = true;
            silenced = true;
        }
    }
    silenced
}

const UNUSED: &str = "unused-suppression";

/// The finding for a suppression that nothing needed. Every check looks, whatever is selected, so a
/// selection makes none unused.
fn unused(suppression: &Suppression) -> Option<Finding> {
    if suppression.used || suppression.bare_noqa {
        return None;
    }
    let names = suppression.checks.as_deref().unwrap_or_default();
    let unknown: Vec<&String> = names.iter().filter(|name| catalog::find(name).is_none()).collect();
    let mut help = Vec::new();
    let message = match unknown[..] {
        [] => format!("`{}` silences nothing", suppression.text),
        [name, ..] => {
            help.extend(catalog::nearest(name).map(|guess| format!("did you mean {guess}?")));
            format!("`{}` names {name}, which is no check of crane", suppression.text)
        }
    };
    help.push(match suppression.scope {
        Scope::Statement(_) => "remove it, or move it to the first line of the statement that it is for".to_owned(),
        Scope::Cell | Scope::File => "remove it".to_owned(),
    });
    let check = catalog::find(UNUSED)?;
    Some(Finding {
        check: check.name,
        code: check.code,
        exception: String::new(),
        message,
        certainty: Certainty::Certain,
        worlds: Vec::new(),
        place: Place { cell: suppression.cell, range: suppression.range.clone() },
        calls: Vec::new(),
        evidence: Vec::new(),
        assumptions: Vec::new(),
        help,
        votes: None,
    })
}
