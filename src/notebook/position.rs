//! Where the characters of a cell's source stand in the `.ipynb` file.

/// Maps byte offsets of a cell's source to lines and columns of the raw file.
///
/// Kept small: one entry for each string of the `source` list, and one for each character whose
/// escape is not the usual one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SourceMap {
    segments: Vec<Segment>,
    /// Offset in the source and raw characters beyond what [`usual_width`] says, ascending.
    extra: Vec<(u32, u32)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Segment {
    /// Offset in the source.
    start: u32,
    line: u32,
    column: u32,
}

impl SourceMap {
    pub(super) fn start_segment(&mut self, start: u32, line: u32, column: u32) {
        self.segments.push(Segment { start, line, column });
    }

    /// Says that the character at `offset` takes `raw` characters in the file.
    pub(super) fn note_escape(&mut self, offset: u32, character: char, raw: u32) {
        let usual = usual_width(character);
        if raw > usual {
            self.extra.push((offset, raw - usual));
        }
    }

    /// Says that the characters at `dropped` (ascending offsets), two wide in the file, were taken
    /// out of the source, each right before a character that stays.
    pub(super) fn drop_characters(&mut self, start: u32, dropped: &[u32]) {
        let first = self.extra.partition_point(|(at, _)| *at < start);
        let shifted = self.extra.split_off(first).into_iter().map(|(at, more)| {
            (at - dropped.partition_point(|gone| *gone < at) as u32, more)
        });
        let widened = dropped.iter().enumerate().map(|(before, at)| (at - before as u32, 2));
        self.extra.extend(shifted.chain(widened));
        self.extra[first..].sort_unstable();
    }

    pub(super) fn shrink(&mut self) {
        self.segments.shrink_to_fit();
        self.extra.shrink_to_fit();
    }

    /// Line and column (from 1, in characters) in the file of byte `offset` of `source`.
    ///
    /// `None` for a cell that was not read from a file.
    pub fn position(&self, source: &str, offset: u32) -> Option<(u32, u32)> {
        let index = self.segments.partition_point(|segment| segment.start <= offset);
        let segment = self.segments[..index].last()?;
        let end = source.floor_char_boundary((offset as usize).min(source.len()));
        let start = (segment.start as usize).min(end);
        let usual: u32 = source[start..end].chars().map(usual_width).sum();
        let from = self.extra.partition_point(|(at, _)| *at < segment.start);
        let extra: u32 =
            self.extra[from..].iter().take_while(|(at, _)| (*at as usize) < end).map(|(_, more)| more).sum();
        Some((segment.line, segment.column.saturating_add(usual).saturating_add(extra)))
    }
}

/// How many characters Python's json writes for `character` in a string, without `ensure_ascii`.
fn usual_width(character: char) -> u32 {
    match character {
        '"' | '\\' | '\n' | '\r' | '\t' | '\u{8}' | '\u{c}' => 2,
        '\0'..='\u{1f}' => 6,
        _ => 1,
    }
}
