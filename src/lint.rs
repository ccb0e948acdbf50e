//! One notebook, from bytes to findings: the pipeline that every command uses.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::finding::{Finding, Target, World};
use crate::notebook::{self, Notebook};
pub use crate::notebook::ReadError;

/// What the pipeline needs to know; made from the command line and the configuration.
#[derive(Debug, Clone)]
pub struct Options {
    pub worlds: Vec<World>,
    /// Whether recorded snapshots may be used; off is the paper's -RT.
    pub runtime: bool,
    /// Categories of recorded facts to leave out: `structure`, `types`, `values`.
    pub without: Vec<String>,
    /// Library versions to assume, by distribution name.
    pub assume: BTreeMap<String, String>,
}

impl Options {
    /// Whether everything is asked that crane can answer: both worlds, with all that was recorded.
    pub fn is_whole(&self) -> bool {
        self.worlds.len() == 2 && self.runtime && self.without.is_empty()
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            worlds: vec![World::Kernel, World::Fresh],
            runtime: true,
            without: Vec::new(),
            assume: BTreeMap::new(),
        }
    }
}

/// Whether recorded state was there and used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Runtime {
    Recorded,
    /// Some runs were recorded, or some could not be trusted; why.
    Partial(String),
    None,
}

/// Everything that was found out about one file.
#[derive(Debug)]
pub struct NotebookReport {
    pub path: PathBuf,
    /// Present unless it could not be read.
    pub notebook: Option<Notebook>,
    pub runtime: Runtime,
    /// Why it was left out, e.g. another language.
    pub skipped: Option<String>,
    pub error: Option<ReadError>,
    /// All findings, unfiltered and unsuppressed, in document order.
    pub findings: Vec<Finding>,
    pub targets: Vec<Target>,
}

impl NotebookReport {
    /// A report that says only why the notebook could not be read.
    pub fn unreadable(path: &Path, error: ReadError) -> Self {
        NotebookReport {
            path: path.to_owned(),
            notebook: None,
            runtime: Runtime::None,
            skipped: None,
            error: Some(error),
            findings: Vec::new(),
            targets: Vec::new(),
        }
    }
}

/// Reads and analyses the notebook at `path`.
pub fn lint_file(path: &Path, options: &Options) -> NotebookReport {
    match notebook::read(path) {
        Ok(notebook) => lint_notebook(notebook, options),
        Err(error) => NotebookReport::unreadable(path, error),
    }
}

/// Analyses a notebook that is in memory; `path` names it and is where `%run` looks for files.
pub fn lint_bytes(path: &Path, bytes: Vec<u8>, options: &Options) -> NotebookReport {
    match notebook::read_bytes(path, bytes) {
        Ok(notebook) => lint_notebook(notebook, options),
        Err(error) => NotebookReport::unreadable(path, error),
    }
}

/// Analyses a notebook.
pub fn lint_notebook(notebook: Notebook, _options: &Options) -> NotebookReport {
    NotebookReport {
        path: notebook.path.clone(),
        notebook: Some(notebook),
        runtime: Runtime::None,
        skipped: None,
        error: None,
        findings: Vec::new(),
        targets: Vec::new(),
    }
}
