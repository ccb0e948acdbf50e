//! The Python in a cell, as IPython would run it.
//!
//! Every cell is parsed alone. What IPython does to a cell before Python sees it (magics, prompts,
//! a common indent) is done here by edits that keep every byte offset, so that all ranges of the
//! tree are ranges of [`Cell::source`].

mod depth;
mod magics;
mod prepare;
mod run_files;
mod semantic;

use std::ops::Range;

use ruff_python_ast::{ModModule, PythonVersion, Suite};
use ruff_python_parser::{Mode, ParseOptions, parse_unchecked};
use ruff_text_size::{Ranged, TextRange};

pub use magics::{Effect, magic_effect, method_effect};
pub use run_files::{Followed, follow};

use super::Cell;

/// A cell's Python.
#[derive(Debug, Clone)]
pub struct ParsedCell {
    /// The statements; ranges are byte ranges of the cell's source. Empty where the cell holds no
    /// Python. With a syntax error this is what the parser could make of the cell, none of which
    /// runs: good for guessing what the cell is meant to define, and for nothing else.
    pub module: ModModule,
    pub syntax_error: Option<SyntaxError>,
    pub kind: SourceKind,
    /// What cell magics do to the names, after the cell's own statements.
    pub effects: Vec<Effect>,
    /// Under `%%capture`, which drops how the run of the cell's code ended: IPython shows the error, and the
    /// kernel reports success. Tried with IPython 7.34, 8.0, 8.4, 8.12, 8.18, 8.22, 8.30, 8.39, 9.0 to 9.4, 9.6 and 9.18.
    pub captured: bool,
    /// What runs under `%%time` and `%time`, by byte ranges. Before IPython 9.4 these show an error and count it as
    /// success; after `%time` the cell even goes on (tried with the same versions). A syntax error fails the cell.
    pub clocked: Vec<Range<u32>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SyntaxError {
    pub message: String,
    pub range: Range<u32>,
    /// Whether it depends on the version of Python: the construct is newer than the notebook's.
    pub version: bool,
    /// The top-level statement that is refused, where those before it run first; `None` where
    /// nothing of the cell runs.
    pub statement: Option<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceKind {
    Python,
    /// Run by `%%timeit` in a function of its own: what the cell binds is gone afterwards.
    Timed,
    /// The body of a cell magic that is not Python (`%%bash`), or whose language is not known.
    Other(String),
    /// Nested so deeply that it is not analysed at all.
    TooDeep,
}

impl ParsedCell {
    fn empty(kind: SourceKind, effects: Vec<Effect>) -> Self {
        let module = ModModule { node_index: Default::default(), range: TextRange::default(), body: Suite::new() };
        ParsedCell { module, syntax_error: None, kind, effects, captured: false, clocked: Vec::new() }
    }

    /// Whether Python refuses the whole cell, so that nothing of it runs.
    pub fn is_broken(&self) -> bool {
        self.syntax_error.as_ref().is_some_and(|error| error.statement.is_none())
    }

    /// The top-level statement that Python refuses when its turn comes.
    pub fn refused(&self) -> Option<usize> {
        self.syntax_error.as_ref()?.statement
    }
}

/// Parses a cell; `python_minor` is the notebook's Python (3.x) where it is known.
pub fn parse(cell: &Cell, python_minor: Option<u8>) -> ParsedCell {
    parse_text(&cell.source, python_minor)
}

/// [`parse`] for a text that is no cell, such as a file that `%run` runs.
pub fn parse_text(source: &str, python_minor: Option<u8>) -> ParsedCell {
    if depth::too_deep(source) {
        return ParsedCell::empty(SourceKind::TooDeep, vec![Effect::Any("a cell is nested too deeply to be analysed")]);
    }
    let prepared = prepare::prepare(source);
    if let Some(at) = memchr::memchr(0, source.as_bytes()) {
        let mut cell = ParsedCell::empty(SourceKind::Python, Vec::new());
        cell.syntax_error = Some(SyntaxError {
            message: "source code string cannot contain null bytes".to_owned(),
            range: at as u32..at as u32 + 1,
            version: false,
            statement: None,
        });
        return cell;
    }
    let kind = match prepared.kind {
        SourceKind::Other(_) => return ParsedCell::empty(prepared.kind, prepared.effects),
        kind => kind,
    };
    let version = PythonVersion { major: 3, minor: python_minor.unwrap_or(PythonVersion::latest().minor) };
    let options = ParseOptions::from(Mode::Ipython).with_target_version(version);
    let Some(parsed) = parse_unchecked(&prepared.text, options).try_into_module() else {
        return ParsedCell::empty(kind, prepared.effects);
    };
    let error = |message: String, range: TextRange, version: bool, statement: Option<usize>| SyntaxError {
        message,
        range: shown(source, range),
        version,
        statement,
    };
    let mut syntax_error = match parsed.errors().first() {
        Some(first) => Some(error(first.error.to_string(), first.location, false, None)),
        None => parsed
            .unsupported_syntax_errors()
            .first()
            .filter(|_| python_minor.is_some())
            .map(|first| error(first.to_string(), first.range(), true, None)),
    };
    // `%%timeit` runs the cell inside a loop in a function, where more is allowed.
    if syntax_error.is_none() && kind == SourceKind::Python {
        let refused = semantic::first_refused(&parsed.syntax().body, &prepared.text, python_minor);
        // Cell magics that hold Python compile what they hold as one.
        let whole = source.trim_start().starts_with("%%");
        syntax_error = refused.map(|(index, first)| error(first.to_string(), first.range, false, (!whole).then_some(index)));
    }
    let (captured, clocked) = (prepared.captured, prepared.clocked);
    ParsedCell { module: parsed.into_syntax(), syntax_error, kind, effects: prepared.effects, captured, clocked }
}

/// A range of at least one character inside the source, on character boundaries.
fn shown(source: &str, range: TextRange) -> Range<u32> {
    let mut start = source.floor_char_boundary(range.start().to_usize().min(source.len()));
    let mut end = source.ceil_char_boundary(range.end().to_usize().clamp(start, source.len()));
    if start == end {
        match source[start..].chars().next() {
            Some(next) if next != '\n' => end += next.len_utf8(),
            _ => {
                // At a line's end: point at what stands before it.
                let line = source[..start].trim_end();
                start = line.char_indices().next_back().map_or(0, |(at, _)| at);
                end = line.len();
            }
        }
    }
    start as u32..end as u32
}

#[cfg(test)]
mod tests;
