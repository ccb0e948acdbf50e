//! One notebook, from bytes to findings: the pipeline that every command uses.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::finding::{Finding, Target, World};
use crate::notebook::Notebook;
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
