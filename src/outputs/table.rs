//! Tables: a frame's HTML, as pandas writes it for notebooks.

use std::borrow::Cow;

use super::frame::{Column, Frame, Seen};
use super::labels;

/// What a frame's HTML shows; `None` where this is no table of pandas', or not all of it is there.
pub fn html(text: &str) -> Option<Frame> {
    const OPEN: &str = "<table border=\"1\" class=\"dataframe\">";
    let start = text.find(OPEN)?;
    let before = &text[..start];
    // polars writes its shape first, Dask that this is no data; a second table is of no frame.
    if before.contains("<small>") || before.contains("<strong>") || text.contains("Dask") {
        return None;
    }
    let (table, after) = text[start + OPEN.len()..].split_once("</table>")?;
    if after.contains(OPEN) || table.contains("<table") {
        return None;
    }
    let (head, body) = table.split_once("</thead>")?;
    let body = body.split_once("<tbody>")?.1.split_once("</tbody>")?.0;
    let said = dimensions(after)?;
    let mut rows = Rows { text: body };
    let mut levels = None;
    let mut width = 0;
    let mut count: u64 = 0;
    let mut cut_rows = false;
    let mut seen: Vec<Seen> = Vec::new();
    while let Some(row) = rows.next() {
        let (labels, cells) = row_of(row)?;
        count += 1;
        if levels.is_none() {
            (levels, width) = (Some(labels.len()), cells.len());
            seen.resize(width.min(labels::MOST), Seen::default());
        } else if cells.len() != width {
            return None;
        }
        for (seen, cell) in seen.iter_mut().zip(&cells) {
            seen.cell(cell);
        }
        cut_rows |= cells.first().is_some_and(|cell| *cell == "...") && labels.first().is_some_and(|label| *label == "...");
    }
    let mut heads = Rows { text: head };
    let first = heads.next()?;
    if first.contains("colspan") || first.contains("rowspan") {
        // Columns of several levels.
        return Some(Frame { rows: said.map(|(rows, _)| rows), ..Frame::default() });
    }
    let (names, none) = row_of(first)?;
    if !none.is_empty() {
        return None;
    }
    let levels = match levels {
        Some(levels) => levels,
        // No row shows how many levels the index has.
        None if names.first() == Some(&"") && names.get(1).is_none_or(|name| !name.is_empty()) => 1,
        None => return None,
    };
    let more: Vec<_> = std::iter::from_fn(|| heads.next()).collect();
    // A second row of headings holds the names of the index's levels, and nothing over the columns.
    let second = more.first().map(|row| row_of(row)).transpose_some()?;
    let blank = second.is_none_or(|row| row.0.iter().skip(levels).all(|name| name.is_empty()));
    if levels == 0 || more.len() > 1 || !blank {
        return Some(Frame { rows: said.map(|(rows, _)| rows), ..Frame::default() });
    }
    let names = names.get(levels..)?;
    if count > 0 && names.len() != width || names.len() > labels::MOST {
        return None;
    }
    let cut = names.contains(&"...");
    if said.is_none() && (cut || cut_rows) {
        return None;
    }
    if said.is_some_and(|(_, columns)| !cut && columns != names.len() as u64) {
        return None;
    }
    seen.resize(names.len(), Seen::default());
    let columns = names.iter().zip(seen).filter(|(name, _)| **name != "...").map(|(name, seen)| {
        let column = Column { seen, ..Column::default() };
        (labels::label(&unescape(name)), (seen != Seen::default()).then_some(column))
    });
    Some(Frame {
        rows: said.map_or(Some(count), |(rows, _)| Some(rows)),
        columns: columns.collect(),
        complete: !cut,
        width: said.map(|(_, columns)| columns),
        ..Frame::default()
    })
}

/// The columns of a table, and the values of its first row where that is called `count`.
pub fn first_row(text: &str) -> Option<(Frame, Vec<String>)> {
    let frame = html(text).filter(|frame| frame.complete)?;
    let body = text.split_once("<tbody>")?.1;
    let (labels, cells) = row_of(Rows { text: body }.next()?)?;
    (labels == ["count"] && cells.len() == frame.columns.len()).then(|| (frame, cells.into_iter().map(str::to_owned).collect()))
}

trait TransposeSome<T> {
    fn transpose_some(self) -> Option<Option<T>>;
}

impl<T> TransposeSome<T> for Option<Option<T>> {
    /// A part that is not there is fine; one that cannot be read is not.
    fn transpose_some(self) -> Option<Option<T>> {
        match self {
            None => Some(None),
            Some(Some(value)) => Some(Some(value)),
            Some(None) => None,
        }
    }
}

/// `<p>891 rows × 12 columns</p>` after a table: `Some(None)` where there is none.
fn dimensions(after: &str) -> Option<Option<(u64, u64)>> {
    let Some((_, text)) = after.split_once("<p>") else { return Some(None) };
    let (text, _) = text.split_once("</p>")?;
    let mut words = text.split_whitespace();
    let rows = words.next()?.parse().ok()?;
    if !matches!(words.next()?, "row" | "rows") || !matches!(words.next()?, "×" | "x") {
        return None;
    }
    let columns = words.next()?.parse().ok()?;
    Some(Some((rows, columns)))
}

struct Rows<'a> {
    text: &'a str,
}

impl<'a> Rows<'a> {
    /// What stands between `<tr …>` and `</tr>`.
    fn next(&mut self) -> Option<&'a str> {
        let (_, open) = self.text.split_once("<tr")?;
        let (_, row) = open.split_once('>')?;
        let (row, rest) = row.split_once("</tr>")?;
        self.text = rest;
        Some(row)
    }
}

/// The texts of the `<th>`s and of the `<td>`s of a row.
fn row_of(row: &str) -> Option<(Vec<&str>, Vec<&str>)> {
    let (mut heads, mut cells) = (Vec::new(), Vec::new());
    let mut rest = row;
    while let Some(at) = rest.find("<t") {
        let tag = &rest[at..];
        let close = match tag.get(..3)? {
            "<th" => "</th>",
            "<td" => "</td>",
            _ => return None,
        };
        let (_, inner) = tag.split_once('>')?;
        let (text, after) = inner.split_once(close)?;
        if close == "</th>" { heads.push(text) } else { cells.push(text) }
        rest = after;
    }
    Some((heads, cells))
}

fn unescape(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#x27;", "'").replace("&amp;", "&"))
}
