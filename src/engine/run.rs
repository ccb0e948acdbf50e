//! Runs a notebook's cells in a world and tells which targets surely crash.

mod audit;
mod differ;
mod found;
mod overlay;
mod replay;
mod shown;
mod view;

use std::collections::HashMap;

pub use audit::{Prediction, audit_order, audit_runs};
pub use view::{View, view};

use super::interp::{Code, Interp, Limits};
use super::intrinsics::PRESUMED;
use super::value::{Ctl, Value};
use crate::finding::{Finding, Target, Verdict, World};
use crate::lint::Options;
use crate::notebook::source::{ParsedCell, SourceKind};
use crate::notebook::Notebook;
use crate::versions::Versions;
use crate::snapshot::Loaded;

/// A session with more names than this is not followed; no person writes one.
const MAX_NAMES: usize = 4_000;

/// What the engine is asked about.
pub struct Input<'n> {
    pub notebook: &'n Notebook,
    /// One a cell, in document order.
    pub parsed: &'n [Option<ParsedCell>],
    /// Sources of recorded runs whose cell is gone or was edited, by run; see [`foreign_sources`].
    pub foreign: &'n HashMap<usize, ParsedCell>,
    pub loaded: &'n Loaded,
    /// Runs of the last session as the saved counts tell them, where nothing was recorded.
    pub order: &'n [crate::order::Run],
    pub options: &'n Options,
    /// What files beside the notebook say of versions that were not recorded.
    pub stated: &'n Versions,
}

/// Why a cell of the fresh world was not asked about.
pub const RAN: &str = "it ran in this order, without an error, when the notebook was saved";

/// What was found about one world's targets.
#[derive(Default)]
pub struct Outcome {
    pub findings: Vec<Finding>,
    pub targets: Vec<Target>,
}

impl Outcome {
    /// The same, said of the kernel world.
    fn in_kernel(&self, targets: &[usize]) -> Outcome {
        let mut copy = Outcome { findings: self.findings.clone(), targets: self.targets.clone() };
        copy.findings.retain(|finding| targets.contains(&finding.place.cell));
        copy.targets.retain(|target| targets.contains(&target.cell));
        copy.findings.iter_mut().for_each(|finding| finding.worlds = vec![World::Kernel]);
        copy.targets.iter_mut().for_each(|target| target.world = World::Kernel);
        copy
    }
}

/// Parses the recorded sources that no cell of the notebook holds any more.
pub fn foreign_sources(loaded: &Loaded, python_minor: Option<u8>) -> HashMap<usize, ParsedCell> {
    let mut foreign = HashMap::new();
    if let Some(snapshot) = &loaded.snapshot {
        for (i, run) in snapshot.runs.iter().enumerate() {
            if loaded.cell_of(i).is_none()
                && let Some(source) = &run.source
            {
                foreign.insert(i, crate::notebook::source::parse_text(source, python_minor));
            }
        }
    }
    foreign
}

/// What is assumed where a version is taken from a file.
pub fn stated_assumption(name: &str, stated: &crate::versions::Stated) -> String {
    format!("{name} is {}, since {}", stated.version, stated.source)
}

/// Library versions: assumed ones first, then the recorded ones, then what files say.
fn versions(input: &Input<'_>) -> HashMap<String, String> {
    let mut versions: HashMap<String, String> =
        input.stated.iter().map(|(name, stated)| (name.clone(), stated.version.clone())).collect();
    if let Some(snapshot) = &input.loaded.snapshot {
        for (name, version) in &snapshot.environment.packages {
            versions.insert(super::models::import_name(name), version.clone());
        }
    }
    for (name, version) in &input.options.assume {
        versions.insert(super::models::import_name(name), version.clone());
    }
    versions
}

/// Asks about the targets of every world and makes one finding of a crash that both share.
pub fn analyse(input: &Input<'_>, worlds: &[World], kernel_targets: &[usize]) -> Outcome {
    let mut out = Outcome::default();
    if input.notebook.python_version.as_deref().is_some_and(|version| version.starts_with("2.")) {
        // Another language in small ways: `1 / 2` is 0.
        return out;
    }
    // Where nothing ran, the session that goes on is a fresh one: one look serves both worlds.
    let nothing_ran = input.loaded.snapshot.is_none() && input.order.is_empty();
    let mut fresh: Option<Outcome> = None;
    for world in worlds {
        let found = match world {
            World::Kernel if kernel_targets.is_empty() => continue,
            World::Kernel if nothing_ran && worlds.contains(&World::Fresh) => {
                let found = with_outputs(|outputs| fresh_world(input, outputs));
                let copy = found.in_kernel(kernel_targets);
                fresh = Some(found);
                copy
            }
            World::Kernel => with_outputs(|outputs| kernel_world(input, kernel_targets, outputs)),
            World::Fresh => fresh.take().unwrap_or_else(|| with_outputs(|outputs| fresh_world(input, outputs))),
        };
        out.targets.extend(found.targets);
        for finding in found.findings {
            let twin = out.findings.iter_mut().find(|f| f.place == finding.place && f.exception == finding.exception);
            match twin {
                None => out.findings.push(finding),
                Some(twin) => {
                    let mut worlds = twin.worlds.clone();
                    worlds.extend(finding.worlds.clone());
                    if finding.certainty > twin.certainty {
                        *twin = finding;
                    }
                    twin.worlds = worlds;
                }
            }
        }
    }
    out
}

/// Looks with what the saved outputs show and the names suggest; where something is found, then also without, to tell what rests on it.
fn with_outputs(look: impl Fn(bool) -> Outcome) -> Outcome {
    let mut found = look(true);
    let rests = |text: &String| text.starts_with(SHOWN) || text.starts_with(PRESUMED);
    if found.findings.iter().all(|finding| !finding.assumptions.iter().any(rests)) {
        return found;
    }
    let without = look(false);
    for finding in &mut found.findings {
        let same = without.findings.iter().find(|twin| twin.place == finding.place && twin.exception == finding.exception);
        if let Some(twin) = same {
            *finding = twin.clone();
        }
    }
    found
}

/// How the assumption begins under which outputs are facts.
const SHOWN: &str = "the saved output";

/// Follows the cells that ran, in order, then asks about each target.
pub fn kernel_world(input: &Input<'_>, targets: &[usize], outputs: bool) -> Outcome {
    let mut driver = Driver::new(input, World::Kernel);
    // What was recorded says more.
    driver.outputs.on = outputs && input.loaded.snapshot.is_none();
    driver.interp.presumes = driver.outputs.on;
    driver.replay();
    for &cell in targets {
        driver.ask(cell);
        driver.after_earlier |= input.loaded.is_earlier(cell);
    }
    driver.finish()
}

/// Asks about every cell from top to bottom, from an empty state.
///
/// The cells at the top whose saved counts are 1, 2, 3, … without an error have run in just this way:
/// that is known, unless versions are assumed that they did not run with.
pub fn fresh_world(input: &Input<'_>, outputs: bool) -> Outcome {
    let ran_so = ran_from_the_top(input);
    let known = if input.options.assume.is_empty() { ran_so } else { 0 };
    let cells: Vec<usize> = (0..input.parsed.len()).filter(|cell| input.parsed[*cell].is_some()).collect();
    let mut out = Outcome::default();
    for &cell in &cells[..known] {
        let unknown = Some(RAN.to_owned());
        out.targets.push(Target { cell, world: World::Fresh, verdict: Verdict::Undecided, unknown });
    }
    if known == cells.len() {
        return out;
    }
    let mut driver = Driver::new(input, World::Fresh);
    driver.out = out;
    // These cells' outputs are of the state that this world has there.
    driver.outputs.on = outputs && ran_so > 0;
    driver.interp.presumes = outputs;
    for &cell in &cells[..known] {
        if let Some(parsed) = &input.parsed[cell] {
            driver.succeed(parsed, cell as u32, None);
        }
    }
    for (i, &cell) in cells.iter().enumerate().skip(known) {
        driver.outputs.on &= i < ran_so;
        driver.ask(cell);
    }
    driver.finish()
}

/// How many of the notebook's code cells, from the first on, have the counts 1, 2, 3, … and no saved error.
fn ran_from_the_top(input: &Input<'_>) -> usize {
    let mut ran = 0;
    let mut count = 0;
    for (cell, parsed) in input.parsed.iter().enumerate() {
        if parsed.is_none() {
            continue;
        }
        let cell = &input.notebook.cells[cell];
        if !cell.source.trim().is_empty() {
            count += 1;
            if cell.execution_count != Some(count) || cell.error().is_some() {
                break;
            }
        }
        ran += 1;
    }
    ran
}

struct Driver<'n> {
    input: &'n Input<'n>,
    world: World,
    interp: Interp<'n>,
    out: Outcome,
    /// A target before surely crashes: what follows is at most likely.
    after_crash: bool,
    /// Whether a cell was followed that has a count of another session.
    after_earlier: bool,
    refs: HashMap<i64, Value>,
    /// What the recording says of each name, and the count of the run after which it was recorded.
    cited: HashMap<super::sym::Sym, (u32, &'n crate::snapshot::Summary)>,
    /// What names were bound to when they were last recorded.
    recorded: HashMap<super::sym::Sym, Value>,
    /// Work left for the notebook, and what the cell being run was given of it.
    left: u64,
    given: u64,
    outputs: shown::Outputs,
}

impl<'n> Driver<'n> {
    fn new(input: &'n Input<'n>, world: World) -> Self {
        let versions = versions(input);
        let statics = super::statics::take(&versions);
        let mut interp = Interp::new(statics, Limits::default());
        interp.fuel = 0;
        interp.versions = versions;
        interp.catalogued.notebook = Some(input.notebook);
        let recorded = input.loaded.snapshot.as_ref().and_then(|snapshot| snapshot.environment.python.as_deref());
        interp.catalogued.recorded_minor = recorded.and_then(|version| version.strip_prefix("3.")?.split('.').next()?.parse().ok());
        interp.catalogued.assumed = input.options.assume.keys().map(|name| super::models::import_name(name)).collect();
        for (name, stated) in input.stated {
            if interp.versions.get(name) == Some(&stated.version) && !interp.catalogued.assumed.contains(name) {
                interp.catalogued.assumptions.insert(name.clone(), stated_assumption(name, stated));
            }
        }
        let main = interp.main;
        // Codes of cells are their indices; recorded sources without a cell come after.
        interp.codes = (0..input.parsed.len()).map(Code::Cell).collect();
        interp.codes.push(Code::Cell(usize::MAX));
        interp.push_module_frame(main, 0);
        // Of the notebook as a whole: with its size, so that the time is, too. What is asked of a session that
        // ran is asked of few cells: they get more, most of all where somebody took care to record it.
        let cells = input.parsed.iter().flatten().count() as u64;
        let left = match world {
            World::Kernel if input.loaded.snapshot.is_some() => 2_000_000,
            World::Kernel => 230_000 + 5_000 * cells,
            World::Fresh => 2_800 + 50 * cells,
        };
        Driver { input, world, interp, out: Outcome::default(), after_crash: false, after_earlier: false, refs: HashMap::new(), cited: HashMap::new(), recorded: HashMap::new(), left, given: 0, outputs: shown::Outputs::default() }
    }

    /// Work for the next cell, out of what is left for the notebook. Of a cell that ran, whose loops may be long,
    /// no more than half: what is asked about comes after it.
    fn refuel(&mut self, ran: bool) {
        let spent = self.given.saturating_sub(self.interp.fuel);
        self.left = self.left.saturating_sub(spent);
        let share = match self.world {
            World::Kernel if self.input.loaded.snapshot.is_some() => 33,
            World::Kernel => 20,
            World::Fresh => 1,
        };
        let most = if ran { self.left / 2 } else { self.left };
        self.given = (share * self.interp.limits.fuel).min(most);
        self.interp.fuel = self.given;
    }

    fn finish(mut self) -> Outcome {
        let out = std::mem::take(&mut self.out);
        self.give_back();
        out
    }

    fn give_back(self) {
        super::statics::give_back(self.interp.statics);
    }

    // Targets.

    fn ask(&mut self, cell: usize) {
        let Some(parsed) = &self.input.parsed[cell] else { return };
        let code = cell as u32;
        let tagged = self.input.notebook.cells[cell].tags.iter().any(|t| t == "raises-exception");
        self.refuel(false);
        self.interp.doubt = None;
        self.interp.hints.clear();
        let asked = &self.input.notebook.cells[cell];
        self.interp.catalogued.ran = asked.execution_count.is_some() && asked.error().is_none();
        self.interp.frame_mut().code = code;
        if parsed.is_broken() {
            // The syntax check reports it; nothing of the cell runs.
            self.target(cell, Verdict::Crash, None);
            for stmt in &parsed.module.body {
                self.forget(stmt);
            }
            self.after_crash = true;
            return;
        }
        if matches!(parsed.kind, SourceKind::Other(_) | SourceKind::TooDeep) {
            self.apply_effects(&parsed.effects);
            self.target(cell, Verdict::Undecided, Some("the cell is not Python".into()));
            return;
        }
        if self.is_overfull() {
            self.target(cell, Verdict::Undecided, Some("the session holds too many names to follow".into()));
            return;
        }
        let mut crash = None;
        let shown = self.shown(code, parsed.module.body.len());
        for (i, stmt) in parsed.module.body.iter().enumerate() {
            if parsed.refused() == Some(i) {
                // The syntax check reports it; what stands before it ran.
                self.target(cell, Verdict::Crash, None);
                parsed.module.body[i..].iter().for_each(|stmt| self.forget(stmt));
                self.after_crash = true;
                return;
            }
            let before = self.interp.heap.clone();
            self.interp.asking = true;
            let result = self.interp.exec(stmt);
            self.interp.asking = false;
            match result {
                Ok(()) => {}
                Err(Ctl::Raise(raised)) => {
                    crash = Some((i, raised));
                    self.reset_frames();
                    break;
                }
                Err(_) => {
                    self.reset_frames();
                    self.interp.heap = before;
                    self.interp.doubt_because(|| "a statement that could not be followed".into());
                    self.forget(stmt);
                }
            }
            self.reset_frames();
            shown.iter().filter(|fact| fact.stmt == i).for_each(|fact| self.learn(cell, fact));
        }
        match crash {
            None => {
                self.apply_effects(&parsed.effects);
                let unknown = self.interp.doubt.take();
                let verdict = if unknown.is_some() { Verdict::Undecided } else { Verdict::Safe };
                self.target(cell, verdict, unknown.map(|u| u.to_string()));
            }
            Some((i, raised)) => {
                if tagged {
                    self.target(cell, Verdict::Safe, None);
                } else {
                    let finding = self.finding(cell, &parsed.module.body[i], &raised);
                    self.out.findings.push(finding);
                    self.target(cell, Verdict::Crash, None);
                    self.after_crash = true;
                }
                for stmt in &parsed.module.body[i..] {
                    self.forget(stmt);
                }
                self.apply_effects(&parsed.effects);
            }
        }
    }

    fn target(&mut self, cell: usize, verdict: Verdict, unknown: Option<String>) {
        self.out.targets.push(Target { cell, world: self.world, verdict, unknown });
    }
}
