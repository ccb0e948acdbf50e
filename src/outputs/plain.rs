//! Tables: a frame as plain text, as `print(df)` writes it.
//!
//! ```text
//!    PassengerId  Survived  \
//! 0            1         0   
//! 1            2         1   
//!
//!      Name   Age  
//! 0  Braund  22.0  
//! 1  Cumings 38.0  
//! ```
//!
//! Values and names end at the same place in all lines of a part: that tells the columns, whatever
//! spaces there are in names and values.

use super::frame::{Column, Frame, Seen};
use super::labels;
use crate::snapshot::Summary;

/// The most lines that are looked at.
const MOST_LINES: usize = 400;

/// What the text of a frame shows, and whether nothing but a frame prints so; `None` where it is none, or not whole.
pub fn table(text: &str) -> Option<(Frame, bool)> {
    let text = text.trim_end_matches('\n');
    if text.starts_with("Empty DataFrame\nColumns: ") {
        let index = text.lines().nth(2)?;
        return (index.trim_end() == "Index: []").then(|| (Frame { rows: Some(0), ..Frame::default() }, true));
    }
    let lines: Vec<&str> = text.lines().take(MOST_LINES + 1).collect();
    if lines.len() > MOST_LINES {
        return None;
    }
    let (lines, said) = match lines.split_last() {
        Some((last, rest)) if last.starts_with('[') && rest.last().is_some_and(|line| line.trim().is_empty()) => {
            (&rest[..rest.len() - 1], Some(footer(last)?))
        }
        _ => (&lines[..], None),
    };
    let parts: Vec<&[&str]> = lines.split(|line| line.trim().is_empty()).collect();
    let mut frame = Frame { complete: true, ..Frame::default() };
    let mut count = None;
    for (i, part) in parts.iter().enumerate() {
        let header = part.first()?;
        // All parts but the last say that there are more.
        if header.ends_with('\\') != (i + 1 < parts.len()) {
            return None;
        }
        let part = columns(part)?;
        if *count.get_or_insert(part.rows) != part.rows {
            return None;
        }
        frame.complete &= part.sure;
        frame.columns.extend(part.columns);
    }
    let (rows, cut) = count?;
    if said.is_none() && (cut || parts.iter().any(|part| part[0].split_whitespace().any(|name| name == "..."))) {
        return None;
    }
    let before = frame.columns.len();
    frame.columns.retain(|(name, _)| *name != Summary::Str("...".into()));
    let left_out = before != frame.columns.len();
    frame.complete &= !left_out;
    if frame.columns.len() > labels::MOST {
        return None;
    }
    frame.rows = Some(said.map_or(rows, |(rows, _)| rows));
    frame.width = said.map(|(_, width)| width);
    if let Some((_, width)) = said
        && !left_out
    {
        // Two columns taken for one, or one for two, would change their number.
        frame.complete = width == frame.columns.len() as u64;
        if !frame.complete {
            return None;
        }
    }
    Some((frame, said.is_some()))
}

/// The columns of a table, and the values of its first row where that is called `count`.
pub fn first_row(text: &str) -> Option<(Frame, Vec<String>)> {
    let (frame, _) = table(text).filter(|(frame, _)| frame.complete)?;
    let parts: Vec<&str> = text.split("\n\n").collect();
    let mut values = Vec::new();
    for part in parts {
        let row = part.lines().find(|line| !line.starts_with(' '))?.trim_end_matches(['\\', ' ']);
        // Numbers have no spaces in them.
        values.extend(row.strip_prefix("count ")?.split_whitespace().map(str::to_owned));
    }
    (values.len() == frame.columns.len()).then_some((frame, values))
}

/// `[891 rows x 12 columns]`
fn footer(line: &str) -> Option<(u64, u64)> {
    let inner = line.trim_end().strip_prefix('[')?.strip_suffix(" columns]")?;
    let (rows, width) = inner.split_once(" rows x ")?;
    Some((rows.parse().ok()?, width.parse().ok()?))
}

/// What a part of a wrapped table shows.
struct Part {
    columns: Vec<(Summary, Option<Column>)>,
    /// Whether these surely are all its columns.
    sure: bool,
    /// The number of rows, and whether some were left out.
    rows: (u64, bool),
}

fn columns(lines: &[&str]) -> Option<Part> {
    let lines: Vec<Vec<char>> = lines.iter().map(|line| line.trim_end_matches(['\\', ' ', '\r']).chars().collect()).collect();
    let (header, mut rows) = lines.split_first()?;
    // Over the rows' labels the header is blank, unless the columns have a name.
    if header.first() != Some(&' ') {
        return None;
    }
    let first = header.iter().position(|c| *c != ' ')?;
    // A line of the labels' own name, with nothing over the columns.
    if rows.first().is_some_and(|row| row.len() < header.len() && rows.len() > 1) {
        rows = &rows[1..];
    }
    if rows.is_empty() || rows.iter().any(|row| row.first().is_none_or(|c| *c == ' ')) {
        return None;
    }
    let ends = |line: &[char], at: usize| line.get(at).is_some_and(|c| *c != ' ') && line.get(at + 1).is_none_or(|c| *c == ' ');
    let edges: Vec<usize> = (first..header.len()).filter(|at| ends(header, *at) && rows.iter().all(|row| ends(row, *at))).collect();
    // Values end where their names do.
    if edges.last() != Some(&(header.len() - 1)) || rows.iter().any(|row| row.len() != header.len()) {
        return None;
    }
    let cut = |row: &[char]| row.starts_with(&['.', '.']) && row.iter().all(|c| matches!(c, '.' | ' '));
    let mut part = Part { columns: Vec::new(), sure: true, rows: (rows.iter().filter(|row| !cut(row)).count() as u64, rows.iter().any(|row| cut(row))) };
    let mut start = 0;
    for (i, edge) in edges.iter().enumerate() {
        let name: String = header[start..=*edge].iter().collect();
        let name = name.trim();
        if name.contains("  ") || name.contains('\\') {
            return None;
        }
        let inner: Vec<usize> = (start..*edge).filter(|at| header[*at] == ' ' && header[start..*at].iter().any(|c| *c != ' ')).collect();
        // Two columns look like one where a value ends in a space: then no value stands where their names are apart.
        part.sure &= inner.iter().all(|at| rows.iter().any(|row| row[*at] != ' '));
        // One column looks like two where all its values have a space at the same place.
        if let Some(next) = edges.get(i + 1)
            && edge + 2 <= *next
        {
            part.sure &= header[edge + 2] == ' ' || rows.iter().any(|row| row[edge + 2] == ' ');
        }
        let mut seen = Seen::default();
        for row in rows.iter().filter(|row| !cut(row)) {
            let cell: String = row[start..=*edge].iter().collect();
            // The first column's values stand behind the rows' labels.
            let cell = if i > 0 { Some(cell.trim()) } else { cell.split_once("  ").map(|(_, cell)| cell.trim()) };
            cell.into_iter().for_each(|cell| seen.cell(cell));
        }
        if i == 0 && rows.iter().any(|row| !row[0].is_ascii_digit()) {
            seen = Seen::default();
        }
        let known = if name == "..." { Summary::Str("...".into()) } else { labels::label(name) };
        part.columns.push((known, (seen != Seen::default()).then(|| Column { seen, ..Column::default() })));
        start = edge + 1;
    }
    Some(part)
}
