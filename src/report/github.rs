//! `github`: workflow commands that become annotations, and every finding in the log.
//!
//! GitHub keeps ten annotations of each level a step, so only the worst become annotations. The log is
//! wrapped in `stop-commands` with a word that nobody can guess: nothing in a notebook is a command.

use std::fmt::Write as _;
use std::hash::{BuildHasher, Hasher};

use super::data::Report;
use super::{Style, concise, paths, text};
use crate::finding::Severity;

/// Annotations of one level that GitHub keeps from one step (documentation of 2026).
const MOST: usize = 10;

pub fn render(report: &Report, style: &Style) -> String {
    let word = unguessable();
    let mut out = format!("::stop-commands::{word}\n");
    out.push_str(&text::without_commands(&concise::lines(report, style)));
    let _ = write!(out, "{}\n::{word}::\n", super::closing_line(report));

    let mut used = [0usize; 3];
    let mut room = |level: Severity| {
        used[level as usize] += 1;
        used[level as usize] <= MOST
    };
    let mut left = 0;
    for notebook in &report.notebooks {
        if let Some(error) = &notebook.error {
            if !room(Severity::Error) {
                left += 1;
                continue;
            }
            let path = paths::relative(&notebook.file, &style.root);
            let line = notebook.error_line.unwrap_or(1);
            let _ = writeln!(out, "::error file={},line={line},title=unreadable notebook::{}", property(&path), message(error));
        }
    }
    for (notebook, finding) in report.worst_first() {
        if !room(finding.severity) {
            left += 1;
            continue;
        }
        let level = match finding.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "notice",
        };
        let path = paths::relative(&notebook.file, &style.root);
        let range = finding.first_line.or(finding.file_range).unwrap_or(finding.range);
        let mut body = format!("{} ({}, line {})", finding.title(), finding.cell.label, finding.range.start.line);
        for extra in finding.evidence.iter().map(|e| &e.text).chain(&finding.assumptions).chain(&finding.help) {
            body.push('\n');
            body.push_str(&text::line(extra));
        }
        let title = format!("{} {} ({})", finding.code, finding.check, super::certainty(finding));
        let _ = writeln!(
            out,
            "::{level} file={},line={},col={},endColumn={},title={}::{}",
            property(&path),
            range.start.line,
            range.start.column,
            range.end.column,
            property(&title),
            message(&body),
        );
    }
    if left > 0 {
        let more = text::count(left, "finding");
        let _ = writeln!(out, "::notice title=crane::GitHub shows {MOST} annotations of a kind; {more} more in the log of this step");
    }
    out
}

/// A word for `stop-commands`. Each `RandomState` is keyed by the operating system's random numbers.
fn unguessable() -> String {
    let half = || std::hash::RandomState::new().build_hasher().finish();
    format!("crane-{:016x}{:016x}", half(), half())
}

/// Escapes the text behind `::`, as the runner's own toolkit does.
fn message(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '%' => out.push_str("%25"),
            '\n' => out.push_str("%0A"),
            '\r' => {}
            c if super::text::acts(c) => super::text::push_shown(&mut out, c),
            c => out.push(c),
        }
    }
    out.replace("##[", "##\\[").replace("##vso[", "##vso\\[")
}

/// Escapes a property's value: like a message, and the separators too. A file's name keeps its line
/// ends, escaped, since it must stay its name; one that holds a command of a runner cannot.
fn property(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '%' => out.push_str("%25"),
            '\n' => out.push_str("%0A"),
            '\r' => out.push_str("%0D"),
            ':' => out.push_str("%3A"),
            ',' => out.push_str("%2C"),
            c if super::text::acts(c) => super::text::push_shown(&mut out, c),
            c => out.push(c),
        }
    }
    out.replace("##[", "##\\[").replace("##vso[", "##vso\\[")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_cannot_leave_their_place() {
        assert_eq!(property("a,b:c%\n::x"), "a%2Cb%3Ac%25%0A%3A%3Ax");
        assert_eq!(property("a/##[group].ipynb"), "a/##\\[group].ipynb");
        assert_eq!(message("50%\r\n::error::x ##[group]"), "50%25%0A::error::x ##\\[group]");
        assert_ne!(unguessable(), unguessable());
    }
}
