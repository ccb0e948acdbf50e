//! Which recorded run belongs to which cell, and what the recording says of each cell.

use std::collections::{HashMap, HashSet};

use super::format::{RecordedRun, Snapshot};
use super::source_hash;
use crate::notebook::{Cell, CellKind, Notebook};

/// What the recording says of a cell. Run numbers are indices into [`Snapshot::runs`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellStatus {
    /// Not a code cell.
    NotCode,
    /// Id, source and count agree with this run.
    Ran(usize),
    /// This run was the cell's, with another source.
    Edited(usize),
    /// It has no execution count.
    NotRun,
    /// It has a count that some other cell's recorded run has: it ran in an earlier session.
    Earlier,
    /// It has a count that no recorded run has: from an earlier session, or from a run that was not recorded.
    Unexplained,
}

/// The runs of the live session only. Counts rise within a session, so what stands before a fall, or a
/// repetition, belongs to another one; returns how many runs were left out.
pub fn drop_dead_sessions(snapshot: &mut Snapshot) -> usize {
    let falls = snapshot.runs.windows(2).rposition(|pair| pair[1].count <= pair[0].count);
    let Some(last) = falls else { return 0 };
    snapshot.runs.drain(..=last);
    // The first run that is left need not be the session's first: two kernels may have written in turn.
    if let Some(first) = snapshot.runs.first_mut() {
        first.complete = false;
    }
    last + 1
}

/// One status a cell, in document order.
pub fn match_cells(notebook: &Notebook, snapshot: &Snapshot) -> Vec<CellStatus> {
    let mut by_count: HashMap<u32, usize> = HashMap::new();
    for (i, run) in snapshot.runs.iter().enumerate() {
        by_count.insert(run.count, i);
    }
    let ids: HashSet<&str> = notebook.cells.iter().filter_map(|cell| cell.id.as_deref()).collect();
    let mut taken = HashSet::new();
    notebook
        .cells
        .iter()
        .map(|cell| {
            if cell.kind != CellKind::Code {
                return CellStatus::NotCode;
            }
            let Some(count) = cell.execution_count else { return CellStatus::NotRun };
            let Some(&index) = by_count.get(&count) else { return CellStatus::Unexplained };
            let run = &snapshot.runs[index];
            // A run belongs to one cell; a copy of the cell with the same id is not it.
            if !same_cell(cell, run, &ids) || !taken.insert(index) {
                CellStatus::Earlier
            } else if source_hash(&cell.source) == run.hash {
                CellStatus::Ran(index)
            } else if run.cell.is_some() {
                CellStatus::Edited(index)
            } else {
                // Only the count says that it is the same cell.
                taken.remove(&index);
                CellStatus::Earlier
            }
        })
        .collect()
}

/// Whether the run can be the cell's by its id. Hosts without ids, and notebooks before nbformat 4.5,
/// leave only source and count to go by.
fn same_cell(cell: &Cell, run: &RecordedRun, ids: &HashSet<&str>) -> bool {
    match (&cell.id, &run.cell) {
        (Some(id), Some(recorded)) => id == recorded,
        (None, Some(recorded)) => !ids.contains(recorded.as_str()) && source_hash(&cell.source) == run.hash,
        (_, None) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{cell, notebook};
    use super::*;

    fn run(cell: Option<&str>, source: &str, count: u32) -> String {
        let id = cell.map_or("null".to_string(), |id| format!("\"{id}\""));
        let hash = source_hash(source);
        format!(r#"{{"cell": {id}, "hash": "{hash}", "count": {count}, "status": "ok", "complete": true}}"#)
    }

    fn snapshot(runs: &[String]) -> Snapshot {
        Snapshot::parse(&format!(r#"{{"version": 1, "runs": [{}]}}"#, runs.join(","))).unwrap()
    }

    #[test]
    fn id_source_and_count_must_agree() {
        let notebook = notebook(vec![
            cell(Some("a"), "x = 1", Some(1)),
            cell(Some("b"), "y = 3", Some(2)),
            cell(Some("c"), "z = 1", Some(3)),
            cell(Some("d"), "w = 1", Some(9)),
            cell(Some("e"), "v = 1", None),
        ]);
        let runs = [run(Some("a"), "x = 1", 1), run(Some("b"), "y = 2", 2), run(Some("gone"), "z = 1", 3)];
        assert_eq!(
            match_cells(&notebook, &snapshot(&runs)),
            [CellStatus::Ran(0), CellStatus::Edited(1), CellStatus::Earlier, CellStatus::Unexplained, CellStatus::NotRun]
        );
    }

    #[test]
    fn without_ids_source_and_count_decide() {
        let notebook = notebook(vec![cell(None, "x = 1", Some(1)), cell(None, "x = 1", Some(2)), cell(None, "new", Some(3))]);
        let runs = [run(None, "x = 1", 1), run(None, "x = 1", 2), run(None, "old", 3)];
        assert_eq!(
            match_cells(&notebook, &snapshot(&runs)),
            [CellStatus::Ran(0), CellStatus::Ran(1), CellStatus::Earlier]
        );
    }

    #[test]
    fn a_copy_with_the_same_id_did_not_run() {
        let notebook = notebook(vec![cell(Some("a"), "x = 1", Some(1)), cell(Some("a"), "x = 1", Some(1))]);
        assert_eq!(
            match_cells(&notebook, &snapshot(&[run(Some("a"), "x = 1", 1)])),
            [CellStatus::Ran(0), CellStatus::Earlier]
        );
    }

    #[test]
    fn runs_before_a_fall_of_the_counts_are_another_session() {
        let mut snapshot = snapshot(&[run(None, "a", 1), run(None, "b", 7), run(None, "c", 2), run(None, "d", 3)]);
        assert_eq!(drop_dead_sessions(&mut snapshot), 2);
        assert_eq!(snapshot.runs.iter().map(|r| r.count).collect::<Vec<_>>(), [2, 3]);
        assert!(!snapshot.final_state().complete);
    }
}
