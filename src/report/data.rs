//! What a run found out, as plain data: the public JSON, and what the other formats are made from.
//!
//! These structs are a public schema of their own (`docs/findings.schema.json`), not crane's insides:
//! changing one is changing the format. Fields that are skipped serve the other formats only.

use std::collections::BTreeMap;
use std::ops::Range as ByteRange;
use std::path::PathBuf;

use serde::Serialize;

use crate::finding::{Certainty, Severity, Verdict, World};

/// Version of the public JSON. Raised when a key is taken away or changes its meaning.
pub const VERSION: u32 = 1;

#[derive(Debug, Clone, Serialize)]
pub struct Report {
    pub version: u32,
    pub tool: Tool,
    pub notebooks: Vec<Notebook>,
    pub summary: Summary,
}

#[derive(Debug, Clone, Serialize)]
pub struct Tool {
    pub name: &'static str,
    pub version: &'static str,
}

/// Whether recorded state was there and used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Runtime {
    Recorded,
    Partial,
    None,
}

/// One file that was looked at.
#[derive(Debug, Clone, Serialize)]
pub struct Notebook {
    /// As the user named it, or as found below a folder that they named.
    pub path: String,
    pub runtime: Runtime,
    /// Why it was left out, for a notebook that crane has no business with.
    pub skipped: Option<String>,
    /// Why it could not be read.
    pub error: Option<String>,
    pub findings: Vec<Finding>,
    pub targets: Vec<Target>,

    #[serde(skip)]
    pub file: PathBuf,
    /// Line of the file where reading failed.
    #[serde(skip)]
    pub error_line: Option<u32>,
    /// Why the recorded state could be used only in part.
    #[serde(skip)]
    pub runtime_note: Option<String>,
    /// Sources of the cells that findings point into, by cell index.
    #[serde(skip)]
    pub sources: BTreeMap<u32, String>,
    #[serde(skip)]
    pub suppressed: usize,
    #[serde(skip)]
    pub in_baseline: usize,
    /// How certain a finding must be to fail the run, by this notebook's configuration.
    #[serde(skip)]
    pub fail_on: Certainty,
}

#[derive(Debug, Clone, Serialize)]
pub struct Finding {
    pub check: &'static str,
    pub code: &'static str,
    /// `None` for what is worth a report but is no crash, such as an unused suppression.
    pub exception: Option<String>,
    pub message: String,
    pub certainty: Certainty,
    pub severity: Severity,
    pub cell: Cell,
    pub range: Range,
    /// In the raw `.ipynb`.
    pub file_range: Option<Range>,
    pub calls: Vec<Evidence>,
    pub worlds: Vec<World>,
    pub evidence: Vec<Evidence>,
    pub assumptions: Vec<String>,
    pub help: Vec<String>,
    pub votes: Option<Votes>,
    pub fingerprint: String,

    #[serde(skip)]
    pub span: ByteRange<usize>,
    /// `file_range` cut at the end of its first line: on a pull request GitHub shows an alert only if
    /// all of its lines are in the difference.
    #[serde(skip)]
    pub first_line: Option<Range>,
    /// With `--since`, where the line that crashes did not change but others of its cell did: the nearest
    /// of those, in the raw file. It is where a pull request can show the finding.
    #[serde(skip)]
    pub changed: Option<Range>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Cell {
    /// From 1, counting cells of every kind.
    pub index: u32,
    pub id: Option<String>,
    pub execution_count: Option<u32>,
    /// What Jupyter shows beside the cell, `In [7]`, or `cell 12` where it shows no number.
    pub label: String,
}

/// Line and column, from 1; columns count characters (Unicode code points).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Position {
    pub line: u32,
    pub column: u32,
}

/// The end is the position behind the last character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Range {
    pub start: Position,
    pub end: Position,
}

#[derive(Debug, Clone, Serialize)]
pub struct Evidence {
    pub cell: Option<Cell>,
    pub range: Option<Range>,
    pub text: String,

    #[serde(skip)]
    pub span: Option<ByteRange<usize>>,
    #[serde(skip)]
    pub file_range: Option<Range>,
}

#[derive(Debug, Clone, Copy, Serialize)]
pub struct Votes {
    pub crash: u32,
    pub asked: u32,
}

#[derive(Debug, Clone, Serialize)]
pub struct Target {
    pub cell: Cell,
    pub world: World,
    pub verdict: Verdict,
    pub unknown: Option<String>,
}

/// Totals of the run, over what is reported.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Summary {
    /// Notebooks that were read and looked at.
    pub notebooks: usize,
    pub skipped: usize,
    pub unreadable: usize,
    pub findings: usize,
    pub certain: usize,
    pub likely: usize,
    pub suspected: usize,
    /// Notebooks with at least one finding.
    pub with_findings: usize,
    /// Findings that a comment, a tag or `raises-exception` silenced.
    pub suppressed: usize,
    /// Findings left out because the baseline holds them.
    pub in_baseline: usize,
    /// Findings a check.
    pub checks: BTreeMap<&'static str, usize>,
}

impl Report {
    pub fn new(notebooks: Vec<Notebook>) -> Self {
        let summary = Summary::of(&notebooks);
        Report { version: VERSION, tool: Tool { name: "crane", version: env!("CARGO_PKG_VERSION") }, notebooks, summary }
    }

    /// Every finding with its notebook, the surest first; within one certainty in the order of the report.
    pub fn worst_first(&self) -> Vec<(&Notebook, &Finding)> {
        let mut all: Vec<_> = self.notebooks.iter().flat_map(|n| n.findings.iter().map(move |f| (n, f))).collect();
        all.sort_by_key(|(_, finding)| std::cmp::Reverse((finding.severity, finding.certainty)));
        all
    }
}

impl Notebook {
    pub fn fails(&self) -> bool {
        self.findings.iter().any(|finding| finding.certainty >= self.fail_on)
    }
}

impl Summary {
    fn of(notebooks: &[Notebook]) -> Self {
        let mut summary = Summary::default();
        for notebook in notebooks {
            match notebook {
                Notebook { error: Some(_), .. } => summary.unreadable += 1,
                Notebook { skipped: Some(_), .. } => summary.skipped += 1,
                _ => summary.notebooks += 1,
            }
            summary.suppressed += notebook.suppressed;
            summary.in_baseline += notebook.in_baseline;
            summary.findings += notebook.findings.len();
            summary.with_findings += usize::from(!notebook.findings.is_empty());
            for finding in &notebook.findings {
                *summary.checks.entry(finding.check).or_default() += 1;
                match finding.certainty {
                    Certainty::Certain => summary.certain += 1,
                    Certainty::Likely => summary.likely += 1,
                    Certainty::Suspected => summary.suspected += 1,
                }
            }
        }
        summary
    }
}

impl Finding {
    /// `NameError: name 'x' is not defined`, one harmless line.
    pub fn title(&self) -> String {
        let message = super::text::line(&self.message);
        match &self.exception {
            Some(exception) if message.is_empty() => super::text::line(exception).into_owned(),
            Some(exception) => format!("{}: {message}", super::text::line(exception)),
            None => message.into_owned(),
        }
    }
}
