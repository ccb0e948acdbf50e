//! What can be said about cells without knowing any value: syntax and names.
//!
//! The table of all checks, with their pages, is [`crate::catalog`]. Here each check has its own
//! file, which says what it is called and turns what was found into a [`Finding`].

pub mod names;
pub mod syntax;

use crate::finding::{Finding, World};
use crate::notebook::Notebook;
use crate::notebook::source::ParsedCell;
use crate::order::Order;
use crate::snapshot::Loaded;

/// Everything that the checks look at. Cells are parsed once for all.
pub struct Subject<'a> {
    pub notebook: &'a Notebook,
    /// By cell; `None` for a cell that is not code or is empty.
    pub parsed: &'a [Option<ParsedCell>],
    pub order: &'a Order,
    pub loaded: &'a Loaded,
    pub worlds: &'a [World],
}

/// What the checks found.
#[derive(Debug, Default)]
pub struct Report {
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether a crash at `place` was reported for `world`: what another part would say there is said.
    pub fn covers(&self, world: World, place: &crate::finding::Place) -> bool {
        self.findings.iter().any(|finding| {
            finding.worlds.contains(&world)
                && finding.place.cell == place.cell
                && finding.place.range.start < place.range.end.max(place.range.start + 1)
                && place.range.start < finding.place.range.end.max(finding.place.range.start + 1)
        })
    }
}

impl Report {
    /// Whether a crash at or before `place` in its cell was reported for `world`.
    pub fn crashes_before(&self, world: World, place: &crate::finding::Place) -> bool {
        self.findings.iter().any(|finding| {
            finding.worlds.contains(&world)
                && finding.place.cell == place.cell
                && finding.place.range.start <= place.range.start
        }) || self.covers(world, place)
    }
}

/// Runs every check. Findings are in document order.
pub fn run(subject: &Subject<'_>) -> Report {
    let mut findings = syntax::run(subject);
    findings.extend(names::run(subject));
    findings.sort_by(|a, b| (a.place.cell, a.place.range.start, a.code).cmp(&(b.place.cell, b.place.range.start, b.code)));
    Report { findings }
}

/// The cells that `world` asks about, in the order in which they would run.
pub fn targets(subject: &Subject<'_>, world: World) -> Vec<usize> {
    let code = |cell: &usize| subject.notebook.cells[*cell].is_code();
    match world {
        World::Fresh => (0..subject.notebook.cells.len()).filter(code).collect(),
        World::Kernel => subject.loaded.targets().filter(code).collect(),
    }
}
