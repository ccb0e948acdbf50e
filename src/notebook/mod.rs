//! A saved notebook, as far as crane needs it.

use std::path::PathBuf;

/// A notebook as read from disk. Outputs are kept only as far as a check needs them.
#[derive(Debug, Clone)]
pub struct Notebook {
    pub path: PathBuf,
    /// Every cell, code or not, in document order.
    pub cells: Vec<Cell>,
    /// `metadata.language_info.version`, e.g. `3.11.7`.
    pub python_version: Option<String>,
    /// The raw JSON text of `metadata.crane`, unparsed and untrusted; [`crate::snapshot`] reads it.
    pub snapshot: Option<Box<str>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellKind {
    Code,
    Other,
}

#[derive(Debug, Clone)]
pub struct Cell {
    pub kind: CellKind,
    /// nbformat 4.5 id, if present and not empty.
    pub id: Option<String>,
    /// The source, lines joined, `\r\n` made `\n`.
    pub source: String,
    pub execution_count: Option<u32>,
    pub tags: Vec<String>,
    pub outputs: Vec<Output>,
    /// Byte offsets in the raw `.ipynb` where each line of `source` starts; for `file_range`.
    pub line_offsets: Vec<u32>,
}

/// A saved output, without images.
#[derive(Debug, Clone)]
pub enum Output {
    /// `stdout` or `stderr`.
    Stream { name: String, text: String },
    /// The value of the cell's last expression: text/plain and, for tables, text/html.
    Result { plain: String, html: Option<String> },
    /// What `display` showed.
    Display { plain: String, html: Option<String> },
    /// The run ended in this error.
    Error { name: String, value: String, line: Option<u32> },
}
