//! Summaries in short.

use crate::snapshot::Summary;

pub fn map<'a>(parts: impl IntoIterator<Item = (&'a str, Summary)>) -> Summary {
    Summary::Map(parts.into_iter().map(|(key, value)| (key.into(), value)).collect())
}

pub fn list(items: impl IntoIterator<Item = Summary>) -> Summary {
    Summary::List(items.into_iter().collect())
}

pub fn text(text: &str) -> Summary {
    Summary::Str(text.into())
}

/// A shape; `None` where it does not fit.
pub fn shape(dimensions: &[u64]) -> Option<Summary> {
    let dimensions: Option<Vec<_>> = dimensions.iter().map(|n| i64::try_from(*n).ok().map(Summary::Int)).collect();
    dimensions.map(Summary::List)
}
