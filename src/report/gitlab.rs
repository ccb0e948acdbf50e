//! `gitlab`: the code quality report that GitLab shows on a merge request.

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::data::Report;
use super::{Style, json, paths, text};
use crate::finding::Severity;
use crate::select::fingerprint::hex;

#[derive(Serialize)]
struct Issue<'a> {
    description: String,
    check_name: &'a str,
    fingerprint: String,
    severity: &'static str,
    location: Location,
}

#[derive(Serialize)]
struct Location {
    path: String,
    lines: Lines,
}

#[derive(Serialize)]
struct Lines {
    begin: u32,
}

pub fn render(report: &Report, style: &Style) -> String {
    let mut issues = Vec::new();
    for notebook in &report.notebooks {
        let path = paths::relative(&notebook.file, &style.root);
        // GitLab takes fingerprints to be unique in a report; ours repeat where notebooks share a cell.
        let unique = |fingerprint: &str| hex(&Sha256::digest(format!("{path}\0{fingerprint}"))[..16]);
        if let Some(error) = &notebook.error {
            issues.push(Issue {
                description: format!("cannot be read: {}", text::line(error)),
                check_name: "unreadable-notebook",
                fingerprint: unique("unreadable"),
                severity: "critical",
                location: Location { path: path.clone(), lines: Lines { begin: notebook.error_line.unwrap_or(1) } },
            });
        }
        for finding in &notebook.findings {
            let severity = match finding.severity {
                Severity::Error => "critical",
                Severity::Warning => "major",
                Severity::Note => "minor",
            };
            issues.push(Issue {
                description: format!("{} ({}, {})", finding.title(), finding.cell.label, super::certainty(finding)),
                check_name: finding.check,
                fingerprint: unique(&finding.fingerprint),
                severity,
                location: Location {
                    path: path.clone(),
                    lines: Lines { begin: finding.file_range.map_or(1, |range| range.start.line) },
                },
            });
        }
    }
    json::to_json(&issues)
}
