//! In which order the cells of the last session ran, from their execution counts.
//!
//! A count is given once in a session. So what the saved counts can show is: the last run of each
//! cell, the runs that can no longer be seen (a cell that ran again or was deleted: gaps), and,
//! where two cells have one count, that at least one of them is from an older session or a copy.

mod overview;

use rustc_hash::FxHashMap;

use crate::notebook::Notebook;

pub use overview::Overview;

/// One visible run of one cell, in the order in which runs happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// Index into [`crate::notebook::Notebook::cells`].
    pub cell: usize,
    pub execution_count: u32,
    /// The saved output is an error.
    pub failed: bool,
    /// Counts missing between the run before and this one: runs that can no longer be seen.
    pub gap_before: u32,
}

/// What the saved counts show of the last session.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Order {
    /// By execution count.
    pub runs: Vec<Run>,
    /// Code cells without a count, in document order.
    pub never_ran: Vec<usize>,
    /// Cells that share their count with another one: an older session's, or a copy. Nobody knows
    /// whether they ran in the last session.
    pub doubtful: Vec<usize>,
}

impl Order {
    pub fn of(notebook: &Notebook) -> Order {
        let mut order = Order::default();
        let mut by_count: FxHashMap<u32, u32> = FxHashMap::default();
        for cell in &notebook.cells {
            if let (true, Some(count)) = (cell.is_code(), cell.execution_count) {
                *by_count.entry(count).or_default() += 1;
            }
        }
        for (index, cell) in notebook.cells.iter().enumerate().filter(|(_, cell)| cell.is_code()) {
            match cell.execution_count {
                None => order.never_ran.push(index),
                Some(count) if by_count[&count] > 1 => order.doubtful.push(index),
                Some(execution_count) => order.runs.push(Run { cell: index, execution_count, failed: cell.error().is_some(), gap_before: 0 }),
            }
        }
        order.runs.sort_by_key(|run| run.execution_count);
        // A count that several cells have was given, so it is no gap.
        let mut taken: Vec<u32> = by_count.into_keys().collect();
        taken.sort_unstable();
        let mut seen = 0;
        let mut before = 0;
        for run in &mut order.runs {
            let upto = taken.partition_point(|count| *count < run.execution_count);
            run.gap_before = (run.execution_count - before).saturating_sub(1).saturating_sub((upto - seen) as u32);
            (before, seen) = (run.execution_count, upto + 1);
        }
        order
    }

    /// Whether any run of any session can be seen.
    pub fn anything_ran(&self) -> bool {
        !self.runs.is_empty() || !self.doubtful.is_empty()
    }

    /// How many runs up to and with `count` can no longer be seen.
    pub fn hidden_before(&self, count: u32) -> u32 {
        self.runs.iter().take_while(|run| run.execution_count <= count).map(|run| run.gap_before).sum()
    }

    pub fn run_of(&self, cell: usize) -> Option<&Run> {
        self.runs.iter().find(|run| run.cell == cell)
    }

    /// Whether counts are 1 to n in document order, without a failed run: what a Restart & Run All leaves.
    pub fn top_to_bottom(&self) -> bool {
        self.never_ran.is_empty()
            && self.doubtful.is_empty()
            && self.runs.iter().all(|run| run.gap_before == 0 && !run.failed)
            && self.runs.is_sorted_by_key(|run| run.cell)
    }
}

/// `In [7]` for a cell that ran, else `cell 12`, from 1.
pub fn label(notebook: &Notebook, cell: usize) -> String {
    match notebook.cells.get(cell).and_then(|cell| cell.execution_count) {
        Some(count) => format!("In [{count}]"),
        None => format!("cell {}", cell + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notebook(counts: &[Option<u32>]) -> Notebook {
        let mut notebook = Notebook::from_sources(counts.iter().map(|_| "x"));
        for (cell, count) in notebook.cells.iter_mut().zip(counts) {
            cell.execution_count = *count;
        }
        notebook
    }

    #[test]
    fn runs_gaps_and_doubts() {
        let order = Order::of(&notebook(&[Some(5), None, Some(2), Some(9), Some(7), Some(7)]));
        let runs: Vec<_> = order.runs.iter().map(|run| (run.cell, run.execution_count, run.gap_before)).collect();
        assert_eq!(runs, [(2, 2, 1), (0, 5, 2), (3, 9, 2)]);
        assert_eq!((order.never_ran, order.doubtful), (vec![1], vec![4, 5]));
    }

    #[test]
    fn a_clean_run() {
        assert!(Order::of(&notebook(&[Some(1), Some(2), Some(3)])).top_to_bottom());
        assert!(!Order::of(&notebook(&[Some(1), Some(3), Some(2)])).top_to_bottom());
        assert!(!Order::of(&notebook(&[Some(1), None])).top_to_bottom());
        assert!(!Order::of(&notebook(&[Some(2), Some(3)])).top_to_bottom());
        assert_eq!(label(&notebook(&[Some(4), None]), 0), "In [4]");
        assert_eq!(label(&notebook(&[Some(4), None]), 1), "cell 2");
    }
}
