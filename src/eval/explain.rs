//! One case in full, for people who work on the engine or a model.

use std::fmt::Write;

use super::{Case, Plan, positive, report, verdict};
use crate::finding::Finding;

/// Cells, recorded facts as mapped, verdict and findings of a case.
pub fn explain(case: &Case, plan: &Plan) -> Result<String, String> {
    let mut text = String::new();
    let truth = if case.crashes { "crashes" } else { "does not crash" };
    let _ = writeln!(text, "{}: the target {truth}", case.id);
    let label = &case.label;
    let _ = writeln!(text, "label of the pair: {} · {} · {}: {}\n  {}\n", label.library, label.root_cause, label.exception, label.message, label.diagnosis);
    for (index, source) in case.executed.iter().enumerate() {
        let _ = writeln!(text, "── In [{}]\n{}\n", index + 1, numbered(source));
    }
    let notebook = case.notebook(&plan.versions)?;
    if plan.setting.runtime() {
        let _ = writeln!(text, "── recorded");
        let runs = notebook["metadata"]["crane"]["runs"].as_array();
        for (name, summary) in runs.and_then(|runs| runs.last()?["set"].as_object()).into_iter().flatten() {
            let _ = writeln!(text, "{name}: {summary}");
        }
        text.push('\n');
    }
    let _ = writeln!(text, "── target\n{}\n", numbered(&case.target));
    let report = report(case, plan)?;
    let target = case.target_index();
    let (verdict, unknown) = verdict(&report, target);
    let _ = writeln!(text, "runtime: {:?}\nverdict: {verdict:?}", report.runtime);
    if let Some(unknown) = unknown {
        let _ = writeln!(text, "unknown that stood in the way: {unknown}");
    }
    let predicted = positive(&report, target);
    let _ = writeln!(text, "prediction: {}", if predicted.is_some() { "crash" } else { "no crash" });
    for finding in &report.findings {
        let _ = writeln!(text, "\n{}", lines(finding));
    }
    Ok(text)
}

fn numbered(source: &str) -> String {
    let lines: Vec<String> = source.lines().enumerate().map(|(i, line)| format!("{:>4}  {line}", i + 1)).collect();
    lines.join("\n")
}

fn lines(finding: &Finding) -> String {
    let mut text = format!(
        "{} {} ({:?}, cell {}, bytes {:?}): {}: {}",
        finding.code, finding.check, finding.certainty, finding.place.cell + 1, finding.place.range, finding.exception, finding.message
    );
    for evidence in finding.calls.iter().chain(&finding.evidence) {
        let _ = write!(text, "\n    because {}", evidence.text);
    }
    for assumption in &finding.assumptions {
        let _ = write!(text, "\n    assuming {assumption}");
    }
    text
}
