//! What an output shows of a frame, and the summary of it.

use super::build::{list, map, text};
use crate::snapshot::Summary;

/// Facts of a frame.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Frame {
    pub rows: Option<u64>,
    /// Names in order, each with what is known of the column; none at all where they are not known.
    pub columns: Vec<(Summary, Option<Column>)>,
    /// Whether `columns` is all of them.
    pub complete: bool,
    /// The number of columns, where it is printed.
    pub width: Option<u64>,
    pub index: Option<Index>,
}

#[derive(Debug, Default, Clone, PartialEq)]
pub struct Column {
    pub dtype: Option<String>,
    pub missing: Option<u64>,
    pub seen: Seen,
}

/// What was seen among the values that are printed: it exists, and says nothing of the others.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Seen {
    /// A text that is no number.
    pub word: bool,
    /// A missing value.
    pub gap: bool,
}

impl Seen {
    /// Takes a printed value into account.
    pub fn cell(&mut self, text: &str) {
        self.gap |= text == "NaN";
        self.word |= is_word(text);
    }
}

/// Whether nothing but a string is printed so, and one that is no number, with any format of numbers.
fn is_word(text: &str) -> bool {
    let plain = |c: char| c.is_alphabetic() || matches!(c, ' ' | '-' | '\'' | '_' | '/' | ',');
    text.len() < 200
        && text.starts_with(char::is_alphabetic)
        && text.chars().all(plain)
        && text.chars().filter(|c| c.is_alphabetic()).count() > 1
        && !is_number_word(text)
}

/// What is no text for sure, or one that `float` takes.
pub fn is_number_word(text: &str) -> bool {
    const WORDS: [&str; 8] = ["nan", "inf", "infinity", "true", "false", "none", "nat", "na"];
    let text = text.trim().trim_start_matches(['-', '+']);
    WORDS.iter().any(|word| text.eq_ignore_ascii_case(word))
}

/// `RangeIndex: 891 entries, 0 to 890`.
#[derive(Debug, Clone, PartialEq)]
pub struct Index {
    pub kind: String,
    /// First and last label of a RangeIndex.
    pub range: Option<(i64, i64)>,
}

impl Frame {
    pub fn summary(&self) -> Summary {
        let mut parts = vec![("types", map([("type", text("pandas.core.frame.DataFrame"))]))];
        let width = if self.complete { Some(self.columns.len() as u64) } else { self.width };
        let dimension = |n: Option<u64>| n.and_then(|n| i64::try_from(n).ok()).map_or(Summary::Null, Summary::Int);
        parts.push(("structure", map([("shape", list([dimension(self.rows), dimension(width)]))])));
        if !self.columns.is_empty() || self.complete {
            parts.push(("columns", Summary::List(self.columns.iter().map(|(name, column)| part(name, column)).collect())));
            parts.push(("complete", Summary::Bool(self.complete)));
        }
        if let Some(index) = &self.index {
            let mut facts = vec![("types", map([("type", text(&index.kind))])), ("structure", map([("length", dimension(self.rows))]))];
            if let Some((first, last)) = index.range {
                let range = list([Summary::Int(first), Summary::Int(last)]);
                let ranges = if last < first { list([]) } else { list([range]) };
                facts.push(("values", map([("ranges", ranges), ("unique", Summary::Bool(true))])));
            }
            parts.push(("index", map(facts)));
        }
        map(parts)
    }
}

fn part(name: &Summary, column: &Option<Column>) -> Summary {
    let mut parts = vec![("name", name.clone())];
    if let Some(column) = column {
        if let Some(dtype) = &column.dtype {
            parts.push(("types", map([("dtype", text(dtype))])));
        }
        if let Some(missing) = column.missing.and_then(|n| i64::try_from(n).ok()) {
            parts.push(("values", map([("nan", Summary::Int(missing))])));
        }
        if column.seen != Seen::default() {
            let mut sample = Vec::new();
            if column.seen.gap {
                sample.push(("nan", Summary::Int(1)));
            }
            if column.seen.word {
                sample.extend([("int", text("none")), ("float", text("none"))]);
            }
            parts.push(("sample", map(sample)));
        }
    }
    map(parts)
}
