//! What can be said about cells without knowing any value: syntax and names.
//!
//! The table of all checks, with their pages, is [`crate::catalog`]. Here each check has its own
//! file, which says what it is called and turns what was found into a [`Finding`].

pub mod names;
pub mod syntax;

use std::ops::Range;

use rustc_hash::FxHashMap;

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

/// A crash that is known.
#[derive(Debug)]
pub struct Crash {
    pub world: World,
    pub range: Range<u32>,
}

impl Crash {
    /// Whether what would crash at `place`, in the same cell, is not come to, or is this very crash.
    pub fn hides(&self, world: World, place: &Place) -> bool {
        let overlaps = self.range.start < place.range.end.max(place.range.start + 1) && place.range.start < self.range.end.max(self.range.start + 1);
        self.world == world && (self.range.start <= place.range.start || overlaps)
    }
}

impl Report {
    /// All crashes, by cell.
    pub fn crashes(&self) -> FxHashMap<usize, Vec<Crash>> {
        let mut crashes: FxHashMap<usize, Vec<Crash>> = FxHashMap::default();
        let found = self.findings.iter().flat_map(|finding| finding.worlds.iter().map(|world| (*world, &finding.place)));
        let repeated = self.repeats.iter().map(|repeat| (repeat.world, &repeat.place));
        for (world, place) in found.chain(repeated) {
            crashes.entry(place.cell).or_default().push(Crash { world, range: place.range.clone() });
        }
        crashes
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
