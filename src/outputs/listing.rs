//! One-dimensional things of pandas as plain text: a Series, an Index.

use super::build::{list, map, text};
use super::frame::{Column, Frame, Index};
use super::info::dtype_name;
use super::labels;
use crate::snapshot::Summary;

/// The lines of a Series' text, and what the last one says.
pub struct Series<'a> {
    pub rows: Vec<&'a str>,
    /// Rows were left out.
    pub cut: bool,
    pub dtype: Option<String>,
    pub length: Option<u64>,
    /// The name, `None` where there is none or where it is not sure.
    pub name: Option<&'a str>,
}

/// A Series as it prints itself.
pub fn series(plain: &str) -> Option<Series<'_>> {
    let body = plain.trim_end();
    let last = body.rfind('\n').map_or(0, |at| at + 1);
    let foot = &body[last..];
    let at = foot.rfind("dtype: ")?;
    let (head, dtype) = (&foot[..at], dtype_name(&foot[at + 7..]));
    let mut name = None;
    let mut length = None;
    let mut rest = head;
    if let Some(after) = rest.strip_prefix("Freq: ") {
        rest = after.split_once(", ")?.1;
    }
    if let Some(after) = rest.strip_prefix("Name: ") {
        let end = after.rfind(", Length: ").unwrap_or(after.len().checked_sub(2)?);
        name = Some(after.get(..end)?);
        rest = after[end..].trim_start_matches(", ");
    }
    if let Some(after) = rest.strip_prefix("Length: ") {
        length = Some(after.split(',').next()?.parse().ok()?);
    } else if !rest.is_empty() {
        return None;
    }
    if last == 0 {
        return None;
    }
    let mut rows = Vec::new();
    let mut cut = false;
    for line in body[..last - 1].lines() {
        let line = line.trim_end();
        if line.trim_start_matches(['.', ' ']).is_empty() && line.contains("..") {
            cut = true;
            continue;
        }
        if rows.len() >= labels::MOST {
            return None;
        }
        rows.push(line);
    }
    Some(Series { rows, cut, dtype, length, name })
}

impl Series<'_> {
    /// The number of rows, where none is a name over them.
    fn count(&self) -> Option<u64> {
        let wide = self.rows.first()?.chars().count();
        let row = |row: &&str| row.chars().count() == wide && row.contains("    ");
        self.rows.iter().all(row).then_some(self.rows.len() as u64)
    }

    /// The summary of the Series itself.
    pub fn summary(&self) -> Option<Summary> {
        // A name over the rows is the index's: its line is none of the Series.
        let rows = match (self.length, self.cut) {
            (Some(length), _) => Some(length),
            (None, false) => self.count(),
            (None, true) => return None,
        };
        let mut types = vec![("type", text("pandas.core.series.Series"))];
        if let Some(dtype) = &self.dtype {
            types.push(("dtype", text(dtype)));
        }
        if let Some(name) = self.name {
            types.push(("name", labels::label(name)));
        }
        let rows = rows.and_then(|n| i64::try_from(n).ok()).map_or(Summary::Null, Summary::Int);
        Some(map([("types", map(types)), ("structure", map([("shape", list([rows]))]))]))
    }
}

/// `df.dtypes`, as a frame.
pub fn dtypes(plain: &str) -> Option<Frame> {
    let series = series(plain).filter(|s| s.dtype.as_deref() == Some("object"))?;
    let mut columns = Vec::new();
    for (label, dtype) in series.rows.iter().map(|row| split(row)).collect::<Option<Vec<_>>>()? {
        columns.push((labels::label(label), Some(Column { dtype: Some(dtype_name(dtype)?), missing: None, ..Column::default() })));
    }
    frame(&series, columns)
}

/// Label and value: four spaces at least stand between.
pub fn split(row: &str) -> Option<(&str, &str)> {
    let (label, value) = row.rsplit_once("    ")?;
    Some((label.trim_end(), value.trim_start())).filter(|(label, _)| !label.is_empty())
}

fn frame(series: &Series<'_>, columns: Vec<(Summary, Option<Column>)>) -> Option<Frame> {
    if series.name.is_some() || columns.is_empty() {
        return None;
    }
    if !series.cut && series.length.is_some_and(|length| length != columns.len() as u64) {
        return None;
    }
    Some(Frame { columns, complete: !series.cut, width: series.length, ..Frame::default() })
}

/// `<ArrowStringArray>`, the list in it, and `Length: 5, dtype: str`: the list and what stands below.
pub fn array_of_texts(plain: &str) -> Option<(&str, &str)> {
    let rest = plain.trim().strip_prefix('<')?;
    let (kind, rest) = rest.split_once(">\n")?;
    let end = rest.rfind(']')? + 1;
    kind.ends_with("StringArray").then(|| (&rest[..end], rest[end..].trim()))
}

/// The labels of an Index, an array of objects or a list, as `df.columns`, `df.columns.values` and
/// `list(df)` show them; and whether these are all.
pub fn labels_of(plain: &str) -> Option<Frame> {
    let plain = plain.trim();
    if let Some(inner) = plain.strip_prefix("RangeIndex(").and_then(|rest| rest.strip_suffix(')')) {
        let part = |key: &str| inner.split(", ").find_map(|part| part.strip_prefix(key)).and_then(|n| n.parse::<i64>().ok());
        let (0, stop @ 0..=400, 1) = (part("start=")?, part("stop=")?, part("step=")?) else { return None };
        return Some(whole((0..stop).map(Summary::Int).collect(), true, None));
    }
    let array = array_of_texts(plain).map(|(list, _)| list);
    let inner = if plain.starts_with('[') {
        plain
    } else if let Some(list) = array {
        list
    } else {
        let inner = plain.strip_prefix("Index(").or_else(|| plain.strip_prefix("array("))?.strip_suffix(')')?;
        inner.trim()
    };
    let end = inner.rfind(']')?;
    let (items, all) = labels::list(&inner[..=end])?;
    let tail = &inner[end + 1..];
    let length = tail.split("length=").nth(1).and_then(|n| n.split([',', ')']).next()).and_then(|n| n.trim().parse().ok());
    if plain.starts_with("Index(") && !tail.contains("dtype='object'") && !tail.contains("dtype='str'") && !tail.contains("dtype='int64'") {
        return None;
    }
    if plain.starts_with("array(") && !tail.contains("dtype=object") {
        return None;
    }
    if all && length.is_some_and(|length: u64| length != items.len() as u64) {
        return None;
    }
    Some(whole(items, all, length))
}

/// `RangeIndex(start=0, stop=891, step=1)`, as the index of a frame.
pub fn range_index(plain: &str) -> Option<Summary> {
    let inner = plain.trim().strip_prefix("RangeIndex(")?.strip_suffix(')')?;
    let mut parts = inner.split(", ").map(|part| part.split_once('='));
    let mut part = |key: &str| parts.next()?.filter(|(name, _)| *name == key)?.1.parse::<i64>().ok();
    let (start @ 0.., stop @ 0.., 1) = (part("start")?, part("stop")?, part("step")?) else { return None };
    let rows = u64::try_from(stop.checked_sub(start)?).ok()?;
    let index = Index { kind: "RangeIndex".into(), range: Some((start, stop - 1)) };
    Some(Frame { rows: Some(rows), index: Some(index), ..Frame::default() }.summary())
}

fn whole(items: Vec<Summary>, complete: bool, width: Option<u64>) -> Frame {
    Frame { columns: items.into_iter().map(|name| (name, None)).collect(), complete, width, ..Frame::default() }
}
