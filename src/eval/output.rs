//! Results as tables for people and as CSV.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{Outcome, Results, Summary};

/// The tables: overall, a library, a root cause.
pub fn table(results: &Results) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}, setting {}, {} cases\n", results.engine, results.setting, results.cases.len());
    let overall = ("overall".to_string(), results.summary.clone());
    rows(&mut text, "", &[overall]);
    rows(&mut text, "library", &grouped(results, |outcome| &outcome.library));
    rows(&mut text, "root cause", &grouped(results, |outcome| &outcome.root_cause));
    if let Some(end) = &results.summary.end_to_end {
        let c = end.counts;
        let _ = writeln!(
            text,
            "with the reason right: TP {} FP {} TN {} FN {}, precision {}, recall {}, F1 {}, accuracy {} (partial {}, reasoning wrong {}, not judged {})\n",
            c.tp, c.fp, c.tn, c.fn_, number(c.precision()), number(c.recall()), number(c.f1()), number(c.accuracy()),
            end.partial, end.reasoning_wrong, end.unjudged
        );
    }
    let cases = results.cases.len().max(1) as f64;
    let (ms, calls) = (results.summary.ms / cases, results.summary.calls as f64 / cases);
    let _ = writeln!(text, "{ms:.1} ms and {calls:.2} calls a case; {} of the true positives name the right exception", results.summary.exception_right);
    if let Some(early) = results.summary.early_stopping {
        let each = |calls: usize| calls as f64 / early.cases.max(1) as f64;
        let _ = writeln!(
            text,
            "asked about {} cases: {} calls until the outcome is decided ({:.2} a case) instead of {} ({:.2}); the same verdict in {} of {}",
            early.cases, early.calls, each(early.calls), early.recorded, each(early.recorded), early.same_verdict, early.cases
        );
    }
    text
}

fn grouped(results: &Results, key: impl Fn(&Outcome) -> &String) -> Vec<(String, Summary)> {
    let mut groups: BTreeMap<&str, Vec<&Outcome>> = BTreeMap::new();
    for outcome in &results.cases {
        groups.entry(key(outcome)).or_default().push(outcome);
    }
    groups.into_iter().map(|(name, group)| (name.to_string(), Summary::of(group.into_iter()))).collect()
}

fn rows(text: &mut String, heading: &str, rows: &[(String, Summary)]) {
    let _ = writeln!(text, "{heading:<24} {:>4} {:>4} {:>4} {:>4}  {:>9} {:>6} {:>6} {:>8}  {:>9}",
        "TP", "FP", "TN", "FN", "precision", "recall", "F1", "accuracy", "exception");
    for (name, summary) in rows {
        let c = summary.counts;
        let name = if name.is_empty() { "(no label)" } else { name };
        let _ = writeln!(text, "{name:<24} {:>4} {:>4} {:>4} {:>4}  {:>9} {:>6} {:>6} {:>8}  {:>9}",
            c.tp, c.fp, c.tn, c.fn_, number(summary.precision), number(summary.recall), number(summary.f1),
            number(summary.accuracy), format!("{}/{}", summary.exception_right, c.tp));
    }
    text.push('\n');
}

fn number(value: Option<f64>) -> String {
    value.map_or("-".into(), |x| format!("{x:.3}"))
}

/// One line a case.
pub fn csv(results: &Results) -> Result<String, String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let heading = [
        "id", "library", "root_cause", "truth", "predicted", "certainty", "exception", "exception_right", "line", "verdict",
        "unknown", "calls", "ms", "diagnosis",
    ];
    writer.write_record(heading).map_err(|e| e.to_string())?;
    let word = |value: Option<serde_json::Value>| match value {
        Some(serde_json::Value::String(text)) => text,
        Some(serde_json::Value::Null) | None => String::new(),
        Some(other) => other.to_string(),
    };
    for o in &results.cases {
        let record = [
            o.id.clone(),
            o.library.clone(),
            o.root_cause.clone(),
            o.truth.to_string(),
            o.predicted.to_string(),
            word(serde_json::to_value(o.certainty).ok()),
            o.exception.clone().unwrap_or_default(),
            word(serde_json::to_value(o.exception_right).ok()),
            word(serde_json::to_value(o.line).ok()),
            word(serde_json::to_value(o.verdict).ok()),
            o.unknown.clone().unwrap_or_default(),
            o.calls.to_string(),
            format!("{:.3}", o.ms),
            o.diagnosis.clone().unwrap_or_default(),
        ];
        writer.write_record(record).map_err(|e| e.to_string())?;
    }
    let bytes = writer.into_inner().map_err(|e| e.to_string())?;
    String::from_utf8(bytes).map_err(|e| e.to_string())
}
