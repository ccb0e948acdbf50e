//! `sarif`: SARIF 2.1.0 as GitHub's code scanning takes it.
//!
//! One run; lines of the raw `.ipynb`; URIs relative to the repository; regions of one line, since
//! GitHub shows an alert on a pull request only if all of its lines are in the difference; our own
//! fingerprints, since GitHub's depend on the outputs around a cell. No `security-severity`, which would
//! turn findings into security alerts, and no `automationDetails`, which would override the upload's
//! category.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::data::{Finding, Notebook, Range, Report};
use super::{Style, json as json_format, paths, text};
use crate::catalog;
use crate::finding::Severity;

/// Results that GitHub keeps of one run; the rest would vanish without a word.
const MOST_RESULTS: usize = 5_000;
/// GitHub takes 10 MB after compression, which makes even random text a quarter smaller.
const MOST_BYTES: usize = 12_000_000;
/// Places that GitHub takes for one result are a thousand; nobody reads more than these.
const MOST_PLACES: usize = 20;

pub fn render(report: &Report, style: &Style) -> String {
    let all = report.worst_first();
    let codes: BTreeSet<&str> = all.iter().take(MOST_RESULTS).map(|(_, finding)| finding.code).collect();
    let rules: Vec<Value> = codes.iter().map(|code| rule(code)).collect();
    let index = |code: &str| codes.iter().position(|known| *known == code);
    let mut bytes = 0;
    let results: Vec<Value> = all
        .iter()
        .take(MOST_RESULTS)
        .map(|(notebook, finding)| result(notebook, finding, index(finding.code), style))
        .take_while(|result| {
            bytes += result.to_string().len();
            bytes <= MOST_BYTES
        })
        .collect();

    let mut notifications: Vec<Value> = report.notebooks.iter().filter_map(|notebook| unreadable(notebook, style)).collect();
    if all.len() > results.len() {
        let text = format!(
            "{} findings, of which the {} surest are in this file: GitHub keeps no more. Narrow the paths, or use --baseline.",
            all.len(),
            results.len()
        );
        notifications.push(json!({"level": "warning", "message": {"text": text}}));
    }
    json_format::to_json(&json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "crane",
                "informationUri": env!("CARGO_PKG_REPOSITORY"),
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "columnKind": "unicodeCodePoints",
            "invocations": [{
                "executionSuccessful": report.summary.unreadable == 0,
                "toolExecutionNotifications": notifications,
            }],
            "results": results,
        }],
    }))
}

fn rule(code: &str) -> Value {
    let check = catalog::by_code(code);
    let (name, summary) = check.map_or((code, "A predicted crash."), |check| (check.name, check.summary));
    let page = check.map_or("", |check| check.page);
    let page = if page.is_empty() { summary } else { page };
    // Codes from 900 on are no crashes.
    let level = if code >= "CRN9" { "warning" } else { "error" };
    json!({
        "id": code,
        "name": name,
        "shortDescription": {"text": summary},
        "fullDescription": {"text": catalog::first_paragraph(page).unwrap_or_else(|| summary.to_owned())},
        "help": {"text": page, "markdown": page},
        "defaultConfiguration": {"level": level},
        "properties": {"precision": "very-high", "problem.severity": level, "tags": ["correctness", "jupyter"]},
    })
}

fn result(notebook: &Notebook, finding: &Finding, rule: Option<usize>, style: &Style) -> Value {
    let level = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    let mut message = format!("{} ({}, line {}; {})", finding.title(), finding.cell.label, finding.range.start.line, super::certainty(finding));
    for extra in finding.assumptions.iter().map(|a| format!("Assumes: {a}")).chain(finding.help.iter().cloned()) {
        message.push('\n');
        message.push_str(&text::line(&extra));
    }
    let range = finding.first_line.or(finding.file_range).map(one_line).unwrap_or_else(first_line);
    let here = finding.changed.map(|_| (range, "crashes here"));
    let related = finding
        .calls
        .iter()
        .chain(&finding.evidence)
        .filter_map(|evidence| Some((one_line(evidence.file_range?), evidence.text.as_str())));
    let related: Vec<Value> = here
        .into_iter()
        .chain(related)
        .take(MOST_PLACES)
        .enumerate()
        .map(|(number, (range, words))| {
            let mut place = location(notebook, range, style);
            place["id"] = json!(number + 1);
            place["message"] = json!({"text": text::line(words)});
            place
        })
        .collect();
    let mut result = json!({
        "ruleId": finding.code,
        "level": level,
        "message": {"text": message},
        "locations": [location(notebook, finding.changed.unwrap_or(range), style)],
        // Both names: GitHub reads the first and would compute its own without it.
        "partialFingerprints": {"primaryLocationLineHash": finding.fingerprint, "crane/v1": finding.fingerprint},
        "properties": {"cell": finding.cell.index, "certainty": super::certainty(finding)},
    });
    if let Some(rule) = rule {
        result["ruleIndex"] = json!(rule);
    }
    if !related.is_empty() {
        result["relatedLocations"] = json!(related);
    }
    result
}

fn location(notebook: &Notebook, range: Range, style: &Style) -> Value {
    json!({"physicalLocation": {
        "artifactLocation": {"uri": paths::uri(&paths::relative(&notebook.file, &style.root)), "uriBaseId": "%SRCROOT%"},
        "region": {
            "startLine": range.start.line, "startColumn": range.start.column,
            "endLine": range.end.line, "endColumn": range.end.column.max(range.start.column),
        },
    }})
}

/// A range over several lines shrinks to its first character.
fn one_line(range: Range) -> Range {
    let mut range = range;
    if range.end.line != range.start.line {
        range.end = super::data::Position { line: range.start.line, column: range.start.column + 1 };
    }
    range
}

fn first_line() -> Range {
    let start = super::data::Position { line: 1, column: 1 };
    Range { start, end: start }
}

fn unreadable(notebook: &Notebook, style: &Style) -> Option<Value> {
    let error = notebook.error.as_ref()?;
    let line = notebook.error_line.unwrap_or(1).max(1);
    let mut range = first_line();
    (range.start.line, range.end.line) = (line, line);
    let text = format!("The notebook cannot be read: {}", text::line(error));
    Some(json!({"level": "error", "message": {"text": text}, "locations": [location(notebook, range, style)]}))
}
