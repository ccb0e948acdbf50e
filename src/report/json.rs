//! `json`: the public document, `docs/findings.schema.json`.

use super::data::Report;
use super::text;

pub fn render(report: &Report) -> String {
    to_json(report)
}

/// Serialises what cannot fail: our own structs, whose keys are strings.
pub(super) fn to_json(value: &impl serde::Serialize) -> String {
    let mut json = serde_json::to_string_pretty(value).unwrap_or_default();
    json.push('\n');
    text::json(&json).into_owned()
}
