//! Reads what the agent recorded into a notebook, and says how far it can be trusted.
//!
//! ```text
//! let loaded = snapshot::load(&notebook, &options);
//! if let Some(snapshot) = &loaded.snapshot {
//!     let state = snapshot.final_state();            // the kernel world starts here
//!     for cell in loaded.targets() { … }             // cells not run, or edited since
//!     loaded.cells[3] == CellStatus::Ran(2)          // cell 3 is what runs[2] ran
//! }
//! ```
//!
//! Any JSON may stand in the notebook: what cannot be used is ignored, with the reason in
//! [`Loaded::runtime`].

pub mod edit;
pub mod file;
mod format;
mod packed;
pub mod show;
mod state;
mod summary;
mod trust;

use std::io::Read;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

pub use format::{Environment, MAX_BYTES, RecordedRun, Snapshot, Status, Switch, VERSION};
pub use state::{Recorded, State};
pub use summary::{Map, Summary};
pub use trust::CellStatus;

use crate::lint::{Options, Runtime};
use crate::notebook::{CellKind, Notebook};

/// What is assumed of a target that comes after a cell with a count of another session: nobody says whether such a
/// cell, which may be a copy that was pasted, is run before it.
pub const RUN_AGAIN: &str = "the cells above it that have the counts of other runs are run again first";

/// The recording of one notebook, as far as it can be used.
#[derive(Debug, Clone)]
pub struct Loaded {
    pub runtime: Runtime,
    pub snapshot: Option<Snapshot>,
    /// One a cell, in document order; without a snapshot no code cell is [`CellStatus::Ran`].
    pub cells: Vec<CellStatus>,
    /// What must be assumed for the final state to be the notebook's latest one, where that is not
    /// certain; what rests on the state is then at most likely.
    pub assumption: Option<String>,
}

impl Loaded {
    /// The cells that the kernel world asks about: not run, or edited since their run. In document order.
    pub fn targets(&self) -> impl Iterator<Item = usize> + '_ {
        let asked = |status: &CellStatus| matches!(status, CellStatus::NotRun | CellStatus::Edited(_) | CellStatus::Earlier);
        self.cells.iter().enumerate().filter(move |(_, status)| asked(status)).map(|(cell, _)| cell)
    }

    /// Whether the cell has a count that is not its own in this session; see [`RUN_AGAIN`].
    pub fn is_earlier(&self, cell: usize) -> bool {
        self.cells.get(cell) == Some(&CellStatus::Earlier)
    }

    /// The cell that `runs[run]` ran, if it is still there unchanged.
    pub fn cell_of(&self, run: usize) -> Option<usize> {
        self.cells.iter().position(|&status| status == CellStatus::Ran(run))
    }

    fn without_snapshot(notebook: &Notebook, runtime: Runtime) -> Loaded {
        let status = |cell: &crate::notebook::Cell| match (cell.kind, cell.execution_count) {
            (CellKind::Other, _) => CellStatus::NotCode,
            (CellKind::Code, None) => CellStatus::NotRun,
            (CellKind::Code, Some(_)) => CellStatus::Unexplained,
        };
        Loaded { runtime, snapshot: None, cells: notebook.cells.iter().map(status).collect(), assumption: None }
    }
}

/// Reads the notebook's snapshot, or the sidecar beside it where the notebook has none.
pub fn load(notebook: &Notebook, options: &Options) -> Loaded {
    if !options.runtime {
        return Loaded::without_snapshot(notebook, Runtime::None);
    }
    let parsed = match &notebook.snapshot {
        Some(text) => Snapshot::parse(text).map_err(|reason| format!("the recorded snapshot was ignored, because {reason}")),
        None => match read_sidecar(&notebook.path) {
            Ok(Some(text)) => Snapshot::parse(&text)
                .map_err(|reason| format!("the snapshot beside the notebook was ignored, because {reason}")),
            Ok(None) => return Loaded::without_snapshot(notebook, Runtime::None),
            Err(reason) => Err(reason),
        },
    };
    match parsed {
        Ok(mut snapshot) => {
            for category in &options.without {
                snapshot.drop_category(category);
            }
            judge(notebook, snapshot)
        }
        Err(reason) => Loaded::without_snapshot(notebook, Runtime::Partial(reason)),
    }
}

/// Compares the recorded runs with the cells.
fn judge(notebook: &Notebook, mut snapshot: Snapshot) -> Loaded {
    let dead = trust::drop_dead_sessions(&mut snapshot);
    if snapshot.runs.is_empty() {
        return Loaded::without_snapshot(notebook, Runtime::None);
    }
    let cells = trust::match_cells(notebook, &snapshot);
    let ran = cells.iter().filter(|status| matches!(status, CellStatus::Ran(_))).count();
    let edited = cells.iter().filter(|status| matches!(status, CellStatus::Edited(_))).count();
    let unexplained: Vec<u32> = notebook
        .cells
        .iter()
        .zip(&cells)
        .filter(|(_, status)| **status == CellStatus::Unexplained)
        .filter_map(|(cell, _)| cell.execution_count)
        .collect();
    if ran + edited == 0 {
        let reason = "the recorded snapshot was ignored, because none of its runs agrees with a cell of this notebook";
        return Loaded::without_snapshot(notebook, Runtime::Partial(reason.into()));
    }
    let assumption = unexplained.first().map(|first| {
        let others = if unexplained.len() > 1 { format!(" and {} more cells", unexplained.len() - 1) } else { String::new() };
        format!("In [{first}]{others} ran in an earlier session, since no recording has it")
    });
    let runtime = match (&assumption, dead) {
        (Some(_), _) => Runtime::Partial(format!(
            "{} of {} executed cells have a recorded run",
            ran + edited,
            notebook.cells.iter().filter(|cell| cell.execution_count.is_some()).count()
        )),
        (None, 1..) => Runtime::Partial(format!("{dead} runs of an earlier session were left out")),
        (None, 0) => Runtime::Recorded,
    };
    Loaded { runtime, snapshot: Some(snapshot), cells, assumption }
}

/// The file beside a notebook that holds its recording in hosts that cannot write into the notebook:
/// `.name.crane.json` for `name.ipynb`.
pub fn sidecar_path(notebook: &Path) -> Option<PathBuf> {
    let stem = notebook.file_stem()?.to_str()?;
    Some(notebook.with_file_name(format!(".{stem}.crane.json")))
}

fn read_sidecar(notebook: &Path) -> Result<Option<String>, String> {
    let Some(path) = sidecar_path(notebook) else { return Ok(None) };
    // Symbolic links and devices are not followed: the folder is as untrusted as the notebook.
    match std::fs::symlink_metadata(&path) {
        Ok(metadata) if metadata.is_file() => {}
        _ => return Ok(None),
    }
    let mut text = String::new();
    let file = std::fs::File::open(&path).map_err(|e| format!("{} could not be read: {e}", path.display()))?;
    file.take(MAX_BYTES as u64 + 1)
        .read_to_string(&mut text)
        .map_err(|e| format!("{} could not be read: {e}", path.display()))?;
    Ok(Some(text))
}

/// A snapshot's JSON text without some categories of facts; all else keeps its order.
///
/// # Errors
/// One clause, where the text is no JSON.
pub fn without_categories(text: &str, categories: &[&str]) -> Result<String, String> {
    let mut tree = Summary::parse(&packed::plain(text)?)?;
    let runs = tree.get_mut("runs").and_then(Summary::as_list_mut).into_iter().flatten();
    for summary in runs.filter_map(|run| run.get_mut("set")?.as_map_mut()).flat_map(|set| set.values_mut()) {
        categories.iter().for_each(|category| summary.drop_category(category));
    }
    serde_json::to_string(&serde_json::Value::from(&tree)).map_err(|e| e.to_string())
}

/// The first 16 hex digits of the SHA-256 of a cell's source, `\r\n` as `\n`.
pub fn source_hash(source: &str) -> String {
    let digest = if source.contains("\r\n") {
        Sha256::digest(source.replace("\r\n", "\n"))
    } else {
        Sha256::digest(source)
    };
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
pub(crate) mod testing {
    use crate::notebook::{Cell, CellKind, Notebook};

    pub fn cell(id: Option<&str>, source: &str, count: Option<u32>) -> Cell {
        Cell {
            kind: CellKind::Code,
            id: id.map(String::from),
            source: source.into(),
            execution_count: count,
            tags: Vec::new(),
            outputs: Vec::new(),
            outputs_cut: false,
            map: Default::default(),
        }
    }

    pub fn notebook(cells: Vec<Cell>) -> Notebook {
        Notebook { path: "missing/notebook.ipynb".into(), cells, ..Notebook::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::testing::{cell, notebook};
    use super::*;

    fn run(id: &str, source: &str, count: u32) -> String {
        let hash = source_hash(source);
        format!(r#"{{"cell": "{id}", "hash": "{hash}", "count": {count}, "status": "ok", "set": {{"x": {{}}}}, "complete": true}}"#)
    }

    fn with_runs(mut notebook: Notebook, runs: &[String]) -> Loaded {
        notebook.snapshot = Some(format!(r#"{{"version": 1, "runs": [{}]}}"#, runs.join(",")).into());
        load(&notebook, &Options::default())
    }

    #[test]
    fn the_hash_is_that_of_the_agent() {
        // hashlib.sha256(b"x = 1\n").hexdigest()[:16]
        assert_eq!(source_hash("x = 1\n"), "9e26bf369911c45c");
        assert_eq!(source_hash("x = 1\r\n"), source_hash("x = 1\n"));
    }

    #[test]
    fn edited_and_new_cells_are_the_targets() {
        let cells = vec![cell(Some("a"), "x = 1", Some(1)), cell(Some("b"), "x = 3", Some(2)), cell(Some("c"), "x", None)];
        let loaded = with_runs(notebook(cells), &[run("a", "x = 1", 1), run("b", "x = 2", 2)]);
        assert_eq!(loaded.runtime, Runtime::Recorded);
        assert_eq!(loaded.targets().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(loaded.cell_of(0), Some(0));
        assert_eq!(loaded.cell_of(1), None);
        assert_eq!(loaded.assumption, None);
    }

    #[test]
    fn a_count_without_a_recording_makes_the_state_an_assumption() {
        let cells = vec![cell(Some("a"), "x = 1", Some(1)), cell(Some("b"), "del x", Some(2))];
        let loaded = with_runs(notebook(cells), &[run("a", "x = 1", 1)]);
        assert!(matches!(loaded.runtime, Runtime::Partial(_)));
        assert!(loaded.assumption.unwrap().contains("In [2]"));
    }

    #[test]
    fn a_recording_of_another_notebook_is_ignored() {
        let loaded = with_runs(notebook(vec![cell(Some("a"), "x = 1", Some(1))]), &[run("b", "y", 1)]);
        assert!(loaded.snapshot.is_none());
        assert!(matches!(loaded.runtime, Runtime::Partial(reason) if reason.contains("ignored, because none of its runs")));
    }

    #[test]
    fn damaged_text_is_read_or_refused() {
        let text = format!(r#"{{"version": 1, "environment": {{"python": "3.11.7", "switches": {{"a": true}}}}, "runs": [{}, {}]}}"#,
            run("a", "x = 1", 1), run("b", "x = 2", 2));
        let pieces = ["", "null", "\"", "{", "}", "[", "]", ",", "-1", "1e999", "\\u0000", "99999999999999999999", "true", ":{}"];
        // A fixed sequence, so that a failure can be repeated.
        let mut seed: usize = 42;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) % below
        };
        for _ in 0..20_000 {
            let mut damaged = text.clone();
            for _ in 0..=random(3) {
                let start = random(damaged.len());
                let end = (start + random(6)).min(damaged.len());
                damaged.replace_range(start..end, pieces[random(pieces.len())]);
            }
            let mut notebook = notebook(vec![cell(Some("a"), "x = 1", Some(1)), cell(Some("b"), "x", None)]);
            notebook.snapshot = Some(damaged.into());
            let loaded = load(&notebook, &Options { without: vec!["values".into()], ..Options::default() });
            if let Some(snapshot) = &loaded.snapshot {
                for index in 0..snapshot.runs.len() {
                    show::state(snapshot, &snapshot.state_after(index));
                }
                show::runs(snapshot);
            }
            assert!(loaded.snapshot.is_some() || loaded.runtime != Runtime::Recorded);
        }
    }

    #[test]
    fn switched_off_it_is_not_even_read() {
        let mut notebook = notebook(vec![cell(Some("a"), "x = 1", Some(1))]);
        notebook.snapshot = Some("nonsense".into());
        let options = Options { runtime: false, ..Options::default() };
        assert_eq!(load(&notebook, &options).runtime, Runtime::None);
        assert!(matches!(load(&notebook, &Options::default()).runtime, Runtime::Partial(_)));
    }
}
