//! Tables of Hugging Face's datasets, which print themselves as they are made.
//!
//! ```text
//! DatasetDict({
//!     train: Dataset({
//!         features: ['text', 'label'],
//!         num_rows: 25000
//!     })
//! })
//! ```

use super::build::{list, map, text};
use super::labels;
use crate::snapshot::Summary;

pub fn table(plain: &str) -> Option<Summary> {
    let lines: Vec<&str> = plain.trim_end().lines().map(str::trim).collect();
    let (first, rest) = lines.split_first()?;
    match *first {
        "Dataset({" => dataset(rest).filter(|(_, after)| after.is_empty()).map(|(dataset, _)| dataset),
        "DatasetDict({" => dict(rest),
        _ => None,
    }
}

fn dict(mut rest: &[&str]) -> Option<Summary> {
    let mut entries = Vec::new();
    while let Some((line, after)) = rest.split_first() {
        if *line == "})" {
            let kind = ("types", map([("type", text("datasets.dataset_dict.DatasetDict"))]));
            return after.is_empty().then(|| map([kind, ("entries", list(entries)), ("complete", Summary::Bool(true))]));
        }
        let key = line.strip_suffix(": Dataset({")?;
        let (value, after) = dataset(after)?;
        entries.push(map([("key", text(key)), ("value", value)]));
        rest = after;
    }
    None
}

fn dataset<'a, 'b>(lines: &'a [&'b str]) -> Option<(Summary, &'a [&'b str])> {
    let features = lines.first()?.strip_prefix("features: ")?.strip_suffix(',')?;
    let rows: i64 = lines.get(1)?.strip_prefix("num_rows: ")?.parse().ok()?;
    if *lines.get(2)? != "})" {
        return None;
    }
    let (names, whole) = labels::list(features)?;
    let columns = names.iter().map(|name| map([("name", name.clone())]));
    let summary = map([
        ("types", map([("type", text("datasets.arrow_dataset.Dataset"))])),
        ("structure", map([("shape", list([Summary::Int(rows), Summary::Int(names.len() as i64)]))])),
        ("columns", list(columns)),
        ("complete", Summary::Bool(whole)),
    ]);
    Some((summary, &lines[3..]))
}
