//! `concise`: one line a finding, with the line of the raw file, so that editors and reviewdog can jump.

use std::fmt::Write as _;

use super::data::Report;
use super::{Style, text};

pub fn render(report: &Report, style: &Style) -> String {
    let mut out = lines(report, style);
    super::closing(&mut out, report, style);
    text::without_commands(&out).into_owned()
}

pub(super) fn lines(report: &Report, style: &Style) -> String {
    let mut out = String::new();
    for notebook in &report.notebooks {
        for finding in &notebook.findings {
            let at = finding.file_range.map_or(finding.range.start, |range| range.start);
            let place = format!("{}:{}:{}:", text::line(&notebook.path), at.line, at.column);
            let _ = writeln!(
                out,
                "{} {} {} ({}, line {}) [{}]",
                style.bold(&place),
                finding.code,
                finding.title(),
                text::line(&finding.cell.label),
                finding.range.start.line,
                super::certainty(finding),
            );
        }
    }
    out
}
