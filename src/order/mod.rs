//! In which order the cells of the last session ran, from their execution counts.

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
