//! What can be said about cells without knowing any value: syntax and names.
//!
//! The table of all checks, with their pages, is [`crate::catalog`]. Here each check has its own
//! file, which says what it is called and turns what was found into a [`Finding`].

pub mod names;
pub mod syntax;

use crate::finding::{Finding, Place, World};
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
    /// In document order.
    pub findings: Vec<Finding>,
    /// Crashes that are not findings of their own, since they follow from one.
    pub repeats: Vec<Repeat>,
}

/// A further crash from what a finding reports already: the same name, still missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repeat {
    pub world: World,
    pub place: Place,
    /// Where the finding stands.
    pub first: Place,
    pub text: String,
}

impl Report {
    /// Whether a crash at `place` in `world` is known here: what another part would say there is said.
    pub fn covers(&self, world: World, place: &Place) -> bool {
        let found = self.findings.iter().filter(|finding| finding.worlds.contains(&world)).map(|finding| &finding.place);
        let repeated = self.repeats.iter().filter(|repeat| repeat.world == world).map(|repeat| &repeat.place);
        found.chain(repeated).any(|known| {
            known.cell == place.cell
                && known.range.start < place.range.end.max(place.range.start + 1)
                && place.range.start < known.range.end.max(known.range.start + 1)
        })
    }

    /// The crash in `cell` that follows from a finding elsewhere, if there is one.
    pub fn repeat(&self, world: World, cell: usize) -> Option<&Repeat> {
        self.repeats.iter().find(|repeat| repeat.world == world && repeat.place.cell == cell)
    }
}

impl Report {
    /// Whether a crash at or before `place` in its cell is known for `world`.
    pub fn crashes_before(&self, world: World, place: &Place) -> bool {
        let found = self.findings.iter().filter(|finding| finding.worlds.contains(&world)).map(|finding| &finding.place);
        let repeated = self.repeats.iter().filter(|repeat| repeat.world == world).map(|repeat| &repeat.place);
        found.chain(repeated).any(|known| known.cell == place.cell && known.range.start <= place.range.start) || self.covers(world, place)
    }
}

/// Runs every check.
pub fn run(subject: &Subject<'_>) -> Report {
    let mut report = names::run(subject);
    report.findings.extend(syntax::run(subject));
    report.findings.sort_by(|a, b| (a.place.cell, a.place.range.start, a.code).cmp(&(b.place.cell, b.place.range.start, b.code)));
    report
}

/// The cells that `world` asks about, in the order in which they would run.
pub fn targets(subject: &Subject<'_>, world: World) -> Vec<usize> {
    let code = |cell: &usize| subject.notebook.cells[*cell].is_code();
    match world {
        World::Fresh => (0..subject.notebook.cells.len()).filter(code).collect(),
        World::Kernel => subject.loaded.targets().filter(code).collect(),
    }
}
