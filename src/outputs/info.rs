//! `df.info()`: class, index, columns with non-null counts and dtypes.

use super::frame::{Column, Frame, Index};
use super::labels;

/// What each `info()` in an output shows, in order; `None` for one that cannot be read.
pub fn blocks(stdout: &str) -> Vec<Option<Frame>> {
    let lines: Vec<&str> = stdout.lines().collect();
    let starts: Vec<usize> = (0..lines.len()).filter(|i| is_start(&lines, *i)).collect();
    starts.iter().map(|start| block(&lines[*start..])).collect()
}

fn is_start(lines: &[&str], at: usize) -> bool {
    lines[at].starts_with("<class '") && lines.get(at + 1).is_some_and(|next| next.contains("Index: "))
}

fn block(lines: &[&str]) -> Option<Frame> {
    if !matches!(lines[0], "<class 'pandas.core.frame.DataFrame'>" | "<class 'pandas.DataFrame'>") {
        return None;
    }
    let (rows, index) = index(lines.get(1)?)?;
    let mut frame = Frame { rows: Some(rows), index, ..Frame::default() };
    let header = lines.get(2)?;
    if *header == "Empty DataFrame" {
        frame.complete = true;
        return Some(frame);
    }
    // `Columns: 200 entries, A to Z`: too many to be listed.
    let Some(count) = header.strip_prefix("Data columns (total ").and_then(|rest| rest.split(' ').next()) else {
        return header.starts_with("Columns: ").then_some(frame);
    };
    let count: usize = count.parse().ok()?;
    if count > labels::MOST {
        return Some(frame);
    }
    let body = &lines[3..];
    frame.columns = match body.first()?.trim_start().starts_with('#') {
        true => numbered(body, count, rows)?,
        false => old(body, count, rows)?,
    };
    frame.complete = true;
    Some(frame)
}

/// `RangeIndex: 891 entries, 0 to 890`.
fn index(line: &str) -> Option<(u64, Option<Index>)> {
    let (kind, rest) = line.split_once(": ")?;
    let rows: u64 = rest.split(' ').next()?.parse().ok()?;
    let range = match (kind, rest.split_once(", ").and_then(|(_, labels)| labels.split_once(" to "))) {
        ("RangeIndex", Some((first, last))) => Some((first.parse().ok()?, last.parse().ok()?)),
        _ => None,
    };
    // Only the ends of a RangeIndex with steps are printed.
    let steps = range.is_some_and(|(first, last): (i64, i64)| last.checked_sub(first).and_then(|n| u64::try_from(n).ok()) != rows.checked_sub(1));
    if steps {
        return Some((rows, None));
    }
    let known = kind.ends_with("Index") && kind.bytes().all(|byte| byte.is_ascii_alphanumeric());
    Some((rows, known.then(|| Index { kind: kind.to_owned(), range })))
}

/// Since pandas 1.0: ` 0   Name  3 non-null  object`, below headings and dashes that tell the places.
fn numbered(lines: &[&str], count: usize, rows: u64) -> Option<Vec<(crate::snapshot::Summary, Option<Column>)>> {
    let dashes = lines.get(1)?;
    // Places in characters: names may hold any.
    let place = |heading: &str| lines[0].find(heading).map(|at| lines[0][..at].chars().count());
    let name_at = place("Column")?;
    let counts = place("Non-Null Count");
    let dtype_at = place("Dtype")?;
    if !dashes.chars().all(|c| matches!(c, '-' | ' ')) {
        return None;
    }
    let mut columns = Vec::new();
    for (i, line) in lines.get(2..2 + count)?.iter().enumerate() {
        let cut = |from: usize, to: usize| line.chars().skip(from).take(to.saturating_sub(from)).collect::<String>();
        if cut(0, name_at).trim() != i.to_string() {
            return None;
        }
        let name = cut(name_at, counts.unwrap_or(dtype_at));
        let missing = match counts {
            None => None,
            Some(at) => {
                let count: u64 = cut(at, dtype_at).trim().strip_suffix(" non-null")?.trim().parse().ok()?;
                Some(rows.checked_sub(count)?)
            }
        };
        let dtype = cut(dtype_at, usize::MAX);
        columns.push((labels::label(name.trim_end()), Some(Column { dtype: dtype_name(&dtype), missing, ..Column::default() })));
    }
    Some(columns)
}

/// Before pandas 1.0: `Name    3 non-null object`.
fn old(lines: &[&str], count: usize, rows: u64) -> Option<Vec<(crate::snapshot::Summary, Option<Column>)>> {
    let mut columns = Vec::new();
    for line in lines.get(..count)? {
        let (before, dtype) = line.rsplit_once(" non-null ")?;
        let (name, found) = before.rsplit_once(' ')?;
        let found: u64 = found.parse().ok()?;
        columns.push((labels::label(name.trim_end()), Some(Column { dtype: dtype_name(dtype), missing: Some(rows.checked_sub(found)?), ..Column::default() })));
    }
    Some(columns)
}

/// A dtype's name, where it is one that says all.
pub fn dtype_name(text: &str) -> Option<String> {
    let name = text.trim();
    let plain = !name.is_empty() && name.len() < 40 && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let known = plain || matches!(name, "datetime64[ns]" | "datetime64[us]" | "datetime64[s]" | "timedelta64[ns]");
    known.then(|| name.to_owned())
}
