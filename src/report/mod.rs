//! Reports: findings as plain data ([`data`]), and one file for each format that they are shown in.
//!
//! Text that came from a notebook goes through [`text`] on its way out.

mod concise;
pub mod convert;
pub mod data;
pub mod excerpt;
mod full;
mod github;
mod gitlab;
mod json;
mod junit;
mod markdown;
mod paths;
mod sarif;
mod statistics;
pub mod text;

use std::fmt::Write as _;
use std::path::PathBuf;

use data::{Finding, Report};

use crate::finding::Certainty;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub enum Format {
    /// The code that crashes, what it rests on, and what to do.
    #[default]
    Full,
    /// One line a finding, with the line of the file, for editors and reviewdog.
    Concise,
    /// All that crane knows; schema in docs/findings.schema.json.
    Json,
    /// SARIF 2.1.0, for GitHub code scanning and others.
    Sarif,
    /// Annotations on a pull request, from a GitHub workflow.
    Github,
    /// GitLab's code quality report.
    Gitlab,
    /// JUnit XML, which most CI servers read.
    Junit,
    /// A table and excerpts of the cells, for the summary of a CI job or a comment.
    Markdown,
}

/// How and where a report is shown.
#[derive(Debug, Clone)]
pub struct Style {
    pub color: bool,
    /// Columns of the terminal.
    pub width: usize,
    /// Leave out the closing line.
    pub quiet: bool,
    /// Folder that code hosts know files from: the root of the git repository, or the working directory.
    pub root: PathBuf,
}

impl Default for Style {
    fn default() -> Self {
        Style { color: false, width: 100, quiet: false, root: PathBuf::new() }
    }
}

impl Style {
    fn dim(&self, text: &str) -> String {
        if self.color { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
    }

    fn bold(&self, text: &str) -> String {
        if self.color { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// The whole report as text.
pub fn render(report: &Report, format: Format, style: &Style) -> String {
    match format {
        Format::Full => full::render(report, style),
        Format::Concise => concise::render(report, style),
        Format::Json => json::render(report),
        Format::Sarif => sarif::render(report, style),
        Format::Github => github::render(report, style),
        Format::Gitlab => gitlab::render(report, style),
        Format::Junit => junit::render(report, style),
        Format::Markdown => markdown::render(report, style),
    }
}

pub use paths::{relative as relative_path, repository_root};
pub use statistics::render as render_statistics;

fn certainty(finding: &Finding) -> &'static str {
    match finding.certainty {
        Certainty::Certain => "certain",
        Certainty::Likely => "likely",
        Certainty::Suspected => "suspected",
    }
}

/// The line that ends a text report.
fn closing(out: &mut String, report: &Report, style: &Style) {
    if style.quiet {
        return;
    }
    let _ = writeln!(out, "{}", style.bold(&closing_line(report)));
}

fn closing_line(report: &Report) -> String {
    let summary = &report.summary;
    let read = text::count(summary.notebooks, "notebook");
    let mut line = if summary.findings == 0 {
        format!("No crash found in {read}")
    } else {
        let kinds = [(summary.certain, "certain"), (summary.likely, "likely"), (summary.suspected, "suspected")];
        let kinds: Vec<String> = kinds.iter().filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}")).collect();
        let found = text::count(summary.findings, "finding");
        format!("{found} ({}) in {} of {read}", kinds.join(", "), summary.with_findings)
    };
    let rest = [
        (summary.suppressed, "silenced"),
        (summary.in_baseline, "in the baseline"),
        (summary.skipped, "skipped"),
        (summary.unreadable, "unreadable"),
    ];
    for (number, word) in rest.iter().filter(|(number, _)| *number > 0) {
        let _ = write!(line, "; {number} {word}");
    }
    line.push('.');
    line
}
