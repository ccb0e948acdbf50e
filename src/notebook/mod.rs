//! A saved notebook, as far as crane needs it.
//!
//! [`read`] and [`read_bytes`] accept what real files hold (nbformat 2 to 4.5, missing ids and
//! counts, a byte order mark, CRLF, extra keys) and answer everything else with one [`ReadError`].

mod decode;
mod file;
pub(crate) mod json;
mod position;
pub mod source;
mod traceback;

use std::path::PathBuf;

pub use file::{read, read_bytes};
pub use position::SourceMap;
pub use traceback::without_colours;

/// Why a notebook could not be read: one sentence, and the line of the file where there is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    pub message: String,
    pub line: Option<u32>,
}

impl ReadError {
    pub fn new(message: impl Into<String>) -> Self {
        ReadError { message: message.into(), line: None }
    }
}

/// A notebook as read from disk. Outputs are kept only as far as a check needs them.
#[derive(Debug, Clone, Default)]
pub struct Notebook {
    pub path: PathBuf,
    /// Every cell, code or not, in document order.
    pub cells: Vec<Cell>,
    /// `metadata.language_info.version`, e.g. `3.11.7`.
    pub python_version: Option<String>,
    /// The kernelspec's name says Python 3: `python3`.
    pub kernel_is_python_3: bool,
    /// The kernel's language in lower case, from `language_info.name` or the kernelspec.
    pub language: Option<String>,
    /// The raw JSON text of `metadata.crane`, unparsed and untrusted; [`crate::snapshot`] reads it.
    pub snapshot: Option<Box<str>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CellKind {
    Code,
    #[default]
    Other,
}

#[derive(Debug, Clone, Default)]
pub struct Cell {
    pub kind: CellKind,
    /// nbformat 4.5 id, if present and not empty. Ids of one notebook may repeat.
    pub id: Option<String>,
    /// The source of a code cell, lines joined, `\r\n` made `\n`. Empty for other cells.
    pub source: String,
    pub execution_count: Option<u32>,
    pub tags: Vec<String>,
    pub outputs: Vec<Output>,
    /// Some text of the outputs was left out or cut short.
    pub outputs_cut: bool,
    /// Where the source stands in the file; see [`Notebook::file_position`].
    pub map: SourceMap,
}

/// A saved output, without images.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Output {
    /// `stdout` or `stderr`.
    Stream { name: String, text: String },
    /// The value of the cell's last expression: text/plain and, for tables, text/html.
    Result { plain: String, html: Option<String> },
    /// What `display` showed.
    Display { plain: String, html: Option<String> },
    /// The run ended in this error. `line` is the failing line of the cell, from 1, where the
    /// traceback tells it.
    Error { name: String, value: String, line: Option<u32> },
}

impl Notebook {
    /// A notebook of code cells that never ran; for tests and for code that did not come from a file.
    pub fn from_sources<S: Into<String>>(sources: impl IntoIterator<Item = S>) -> Self {
        Notebook { cells: sources.into_iter().map(Cell::code).collect(), ..Notebook::default() }
    }

    /// Line and column, both from 1 and the column in characters, in the raw `.ipynb` of byte
    /// `offset` of a cell's source. `None` where the cell did not come from a file.
    pub fn file_position(&self, cell: usize, offset: u32) -> Option<(u32, u32)> {
        let cell = self.cells.get(cell)?;
        cell.map.position(&cell.source, offset)
    }

    /// Why this is not a notebook for Python 3, if it is not.
    pub fn foreign_language(&self) -> Option<String> {
        let language = self.language.as_deref().unwrap_or("python");
        if !matches!(language, "python" | "python3" | "ipython" | "ipython3" | "python2" | "xpython" | "xeus-python") {
            return Some(format!("written in {language}, not in Python"));
        }
        let old = language == "python2" || self.python_version.as_deref().is_some_and(|version| version.starts_with("2."));
        old.then(|| "written for Python 2".to_owned())
    }

    /// Whether it was saved with Python 3, or for a kernel of that name.
    pub fn says_python_3(&self) -> bool {
        self.python_version.as_deref().is_some_and(|version| version.starts_with("3")) || self.kernel_is_python_3
    }

    /// The minor version of Python 3 that the notebook was saved with, where it is known.
    pub fn python_minor(&self) -> Option<u8> {
        self.python_version.as_deref()?.strip_prefix("3.")?.split('.').next()?.parse().ok()
    }
}

impl Cell {
    pub fn code(source: impl Into<String>) -> Self {
        Cell { kind: CellKind::Code, source: source.into(), ..Cell::default() }
    }

    /// A code cell with something in it.
    pub fn is_code(&self) -> bool {
        self.kind == CellKind::Code && !self.source.trim().is_empty()
    }

    /// The exception that the saved run ended in: name, message, and line of the cell where known.
    pub fn error(&self) -> Option<(&str, &str, Option<u32>)> {
        self.outputs.iter().find_map(|output| match output {
            Output::Error { name, value, line } => Some((name.as_str(), value.as_str(), *line)),
            _ => None,
        })
    }

    /// Whether the author says that this cell may crash.
    pub fn may_raise(&self) -> bool {
        self.tags.iter().any(|tag| tag == "raises-exception")
    }
}

#[cfg(test)]
mod tests;
