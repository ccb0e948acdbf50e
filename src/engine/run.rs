//! Runs a notebook's cells in a world and tells which targets surely crash.

mod shown;
mod view;

use std::collections::HashMap;

use ruff_python_ast as ast;
use ruff_text_size::Ranged;

pub use view::{View, view};

use super::slots::Slots;
use super::heap::{Object, Slot};
use super::interp::{Code, Interp, Limits};
use super::names::{FnInfo, info_of};
use super::sym::sym;
use super::value::{Ctl, Exc, Loc, Raised, Value};
use crate::finding::{Certainty, Evidence, Finding, Place, Target, Verdict, World};
use crate::lint::Options;
use crate::notebook::source::{Effect, ParsedCell, SourceKind, magic_effect};
use crate::notebook::Notebook;
use crate::versions::Versions;
use crate::snapshot::{Loaded, RecordedRun, Status, Summary};

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
                let found = fresh_world(input, false);
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

/// Looks with what the saved outputs show; where something is found, then also without, to tell what rests on it.
fn with_outputs(look: impl Fn(bool) -> Outcome) -> Outcome {
    let mut found = look(true);
    if found.findings.iter().all(|finding| !finding.assumptions.iter().any(|text| text.starts_with(SHOWN))) {
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

/// Predicts each recorded run from the state before it; (run, finding or verdict).
pub fn audit_runs(input: &Input<'_>) -> Vec<(usize, Option<Finding>, Verdict)> {
    let mut driver = Driver::new(input, World::Kernel);
    let Some(snapshot) = &input.loaded.snapshot else { return Vec::new() };
    let mut results = Vec::new();
    for (i, run) in snapshot.runs.iter().enumerate() {
        if let Some(cell) = input.loaded.cell_of(i) {
            let (finding, verdict) = driver.ask_aside(cell);
            results.push((i, finding, verdict));
        }
        driver.replay_run(i, run);
    }
    driver.give_back();
    results
}

/// Predicts each run that the counts show from the runs before it, where nothing was recorded.
/// In the order of `input.order`.
pub fn audit_order(input: &Input<'_>) -> Vec<(Option<Finding>, Verdict)> {
    let mut driver = Driver::new(input, World::Kernel);
    let mut results = Vec::new();
    for run in input.order {
        driver.outputs.on = false;
        results.push(driver.ask_aside(run.cell));
        driver.outputs.on = true;
        driver.replay_visible(run);
    }
    driver.give_back();
    results
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
    recorded: HashMap<super::sym::Sym, (u32, &'n Summary)>,
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
            World::Kernel => 100_000 + 7_000 * cells,
            World::Fresh => 3_000 + 60 * cells,
        };
        Driver { input, world, interp, out: Outcome::default(), after_crash: false, after_earlier: false, refs: HashMap::new(), recorded: HashMap::new(), left, given: 0, outputs: shown::Outputs::default() }
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

    // Cells that ran.

    fn replay(&mut self) {
        let Some(snapshot) = &self.input.loaded.snapshot else {
            self.input.order.iter().for_each(|run| self.replay_visible(run));
            return;
        };
        for (i, run) in snapshot.runs.iter().enumerate() {
            self.replay_run(i, run);
        }
    }

    /// A run of which only the count and the saved outputs are known.
    fn replay_visible(&mut self, run: &crate::order::Run) {
        if run.gap_before > 0 {
            self.interp.assume("runs that can no longer be seen changed nothing that this cell uses");
            self.open_names();
        }
        let failed_at = if run.failed { Some(self.failing_line(run.cell)) } else { None };
        if let Some(parsed) = &self.input.parsed[run.cell] {
            self.succeed(parsed, run.cell as u32, failed_at);
        }
    }

    /// Asks about a cell, leaving everything as it was before.
    fn ask_aside(&mut self, cell: usize) -> (Option<Finding>, Verdict) {
        let before = self.interp.heap.clone();
        let asked = self.out.targets.len();
        self.ask(cell);
        let finding = self.out.findings.pop();
        self.out.findings.clear();
        let verdict = self.out.targets.get(asked).map_or(Verdict::Undecided, |t| t.verdict);
        self.interp.heap = before;
        self.after_crash = false;
        self.interp.assumed.clear();
        (finding, verdict)
    }

    /// Line of the cell (from 1) on which its saved error stands, if known.
    fn failing_line(&self, cell: usize) -> Option<u32> {
        self.input.notebook.cells[cell].outputs.iter().find_map(|o| match o {
            crate::notebook::Output::Error { line, .. } => Some(*line),
            _ => None,
        })?
    }

    fn replay_run(&mut self, i: usize, run: &'n RecordedRun) {
        let source = match self.input.loaded.cell_of(i) {
            Some(cell) => self.input.parsed[cell].as_ref().map(|p| (p, cell as u32)),
            None => self.input.foreign.get(&i).map(|p| (p, self.input.parsed.len() as u32)),
        };
        let failed_at = match &run.status {
            Status::Ok => None,
            Status::Error { line, .. } => Some(*line),
        };
        match source {
            Some((parsed, code)) => self.succeed(parsed, code, failed_at),
            None => self.open_names(),
        }
        self.overlay(run);
    }

    /// Anything may be bound: something ran that cannot be seen.
    fn open_names(&mut self) {
        let main = self.interp.main;
        if let Object::Scope { open, .. } = self.interp.obj_mut(main) {
            *open = true;
        }
    }

    /// Whether the session holds more names than are followed. Each statement may copy them all, so that
    /// the work would grow with the square of a generated notebook's length.
    fn is_overfull(&self) -> bool {
        matches!(self.interp.obj(self.interp.main), Object::Scope { names, .. } if names.len() > MAX_NAMES)
    }

    /// Runs a cell that is known to have ended well, or up to the line where it failed.
    fn succeed(&mut self, parsed: &'n ParsedCell, code: u32, failed_at: Option<Option<u32>>) {
        if self.is_overfull() {
            return;
        }
        self.refuel(true);
        if !matches!(parsed.kind, SourceKind::Other(_)) && !parsed.is_broken() {
            let line_starts = failed_at.map(|line| (line, self.source_of(code)));
            self.interp.frame_mut().code = code;
            let body = &parsed.module.body;
            let ran = match &line_starts {
                Some((line, source)) => body.iter().position(|stmt| stops_before(stmt, *line, source)).unwrap_or(0),
                None => body.len(),
            };
            let shown = self.shown(code, ran);
            for (i, stmt) in body.iter().enumerate() {
                if let Some((line, source)) = &line_starts
                    && stops_before(stmt, *line, source)
                {
                    self.forget(stmt);
                    break;
                }
                self.run_known(stmt);
                shown.iter().filter(|fact| fact.stmt == i).for_each(|fact| self.learn(code as usize, fact));
            }
        }
        self.apply_effects(&parsed.effects);
    }

    fn source_of(&self, code: u32) -> &'n str {
        self.input.notebook.cells.get(code as usize).map_or("", |c| c.source.as_str())
    }

    /// A statement that ended well: if the engine says otherwise, the engine knows too little.
    fn run_known(&mut self, stmt: &'n ast::Stmt) {
        let before = self.interp.heap.clone();
        match self.interp.exec(stmt) {
            Ok(()) => {}
            Err(ctl) => {
                if cfg!(debug_assertions) {
                    self.tell_lost(stmt, &ctl);
                }
                self.reset_frames();
                self.interp.heap = before;
                self.forget(stmt);
            }
        }
        self.reset_frames();
    }

    /// For whoever improves the engine: with `CRANE_LOST` set, says which statements that are known to have
    /// ended well the engine could not follow. One that it thinks raises is a fault, in it or in a model.
    fn tell_lost(&self, stmt: &ast::Stmt, ctl: &Ctl) {
        if std::env::var_os("CRANE_LOST").is_none() {
            return;
        }
        let what = match ctl {
            Ctl::Raise(raised) => raised.alternatives.first().map(headline).unwrap_or_default(),
            Ctl::Halt if self.interp.fuel == 0 => format!("work limit, {} left", self.left.saturating_sub(self.given)),
            _ => "halted".to_owned(),
        };
        let cell = self.interp.frame().code as usize;
        let source = self.source_of(cell as u32);
        let range = stmt.range();
        let text = source.get(range.start().to_usize()..range.end().to_usize()).unwrap_or_default();
        eprintln!("LOST cell {}: {:?}: {what}", cell + 1, text.chars().take(80).collect::<String>());
    }

    /// After a path was given up in the middle of calls.
    fn reset_frames(&mut self) {
        self.interp.frames.truncate(1);
        let main = self.interp.main;
        let frame = self.interp.frame_mut();
        frame.scope = main;
        frame.loops.clear();
        frame.returned = None;
        self.interp.sinks.clear();
        self.interp.handling.clear();
        self.interp.static_mode = false;
    }

    /// The statement's effects are not known: what it binds and what it may change is unknown.
    fn forget(&mut self, stmt: &'n ast::Stmt) {
        let info = info_of(None, super::interp::BodySource::Block(std::slice::from_ref(stmt)));
        self.forget_names(&info);
        let main = self.interp.main;
        let names: Vec<_> = info.locals.iter().copied().collect();
        for name in names {
            let at = self.interp.loc(stmt);
            self.interp.scope_mut(main).insert(name, Slot::new(Value::Unknown, at));
        }
    }

    fn forget_names(&mut self, info: &FnInfo) {
        let roots: Vec<Value> = match self.interp.obj(self.interp.main) {
            Object::Scope { names, .. } => info.reads.iter().filter_map(|n| names.get(n).map(|s| s.value.clone())).collect(),
            _ => Vec::new(),
        };
        self.interp.havoc(&roots);
    }

    fn apply_effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.interp.apply_effect(effect);
        }
    }

    /// Recorded facts replace what the engine worked out.
    fn overlay(&mut self, run: &'n RecordedRun) {
        let main = self.interp.main;
        // Whatever the run's source took of the work, or where it is not there to be run.
        self.refuel(true);
        for name in &run.deleted {
            self.interp.scope_mut(main).remove(&sym(name));
        }
        for name in run.deleted.iter().chain(&run.unknown) {
            self.recorded.remove(&sym(name));
        }
        for name in &run.unknown {
            let slot = Slot::new(Value::Unknown, Loc::default());
            self.interp.scope_mut(main).insert(sym(name), slot);
        }
        for (name, summary) in &run.set {
            self.overlay_name(name, summary);
            self.recorded.insert(sym(name), (run.count, summary));
        }
        if run.complete
            && let Object::Scope { open, .. } = self.interp.obj_mut(main)
        {
            *open = false;
        }
    }

    fn overlay_name(&mut self, name: &str, summary: &Summary) {
        let main = self.interp.main;
        let name = sym(name);
        let known = match self.interp.obj(main) {
            Object::Scope { names, .. } => names.get(&name).cloned(),
            _ => None,
        };
        let object = summary.get("ref").and_then(Summary::as_int);
        let type_name = summary.type_name().unwrap_or_default();
        if let Some(slot) = &known {
            let engine_type = self.interp.type_name(&slot.value);
            let real = self.interp.statics.real.get(type_name).copied();
            let same_type = slot.value.is_known()
                && (type_name.rsplit('.').next() == Some(engine_type.as_str())
                    || real.is_some() && real == self.interp.class_of(&slot.value));
            let code = matches!(slot.value, Value::Function(_) | Value::Native(_) | Value::Bound(_))
                || matches!(&slot.value, Value::Object(id) if matches!(self.interp.obj(*id), Object::Class(_) | Object::Module(_)));
            if code || (same_type && super::summary::is_shallow(summary)) {
                return;
            }
        }
        if let Some(value) = object.and_then(|o| self.refs.get(&o).cloned())
            && self.interp.type_name(&value) == type_name.rsplit('.').next().unwrap_or_default()
            && known.as_ref().is_some_and(|k| k.value.same(&value))
        {
            // The same object again: its contents are replaced where they stand.
            let new = self.interp.value_of_summary(summary);
            self.replace(&value, new);
            return;
        }
        let new = self.interp.value_of_summary(summary);
        let at = known.as_ref().map_or(Loc::default(), |s| s.at);
        if let Some(slot) = &known
            && let (Value::Object(a), Value::Object(b)) = (&slot.value, &new)
            && std::mem::discriminant(self.interp.obj(*a)) == std::mem::discriminant(self.interp.obj(*b))
            && a.0 & super::interp::STATIC == 0
        {
            // Other names of the engine's object see the recorded facts too.
            let value = slot.value.clone();
            self.merge_instance(&value, &new);
            self.keep_silent(&value, &new, 0);
            self.replace(&value, new);
            if let Some(slot) = self.interp.scope_mut(main).get_mut(&name) {
                slot.maybe = false;
            }
            return;
        }
        if let Some(object) = object {
            self.refs.insert(object, new.clone());
        }
        if new.is_unknown() && known.as_ref().is_some_and(|s| matches!(s.value, Value::Object(_))) {
            // A type without a model: what the code implies still holds.
            return;
        }
        self.interp.scope_mut(main).insert(name, Slot::new(new, at));
    }

    /// Attributes that the engine worked out and the recording does not name stay, for user classes.
    fn merge_instance(&mut self, old: &Value, new: &Value) {
        let (Value::Object(old), Value::Object(new)) = (old, new) else { return };
        let Object::Instance { class, attrs, .. } = self.interp.obj(*old) else { return };
        if self.interp.class(*class).is_none_or(|c| c.model) {
            return;
        }
        let kept = attrs.clone();
        if let Object::Instance { attrs, open, .. } = self.interp.obj_mut(*new) {
            for (name, slot) in kept.iter() {
                attrs.get_or_insert(*name, slot.clone());
            }
            *open = false;
        }
    }

    /// Where the recording is silent about a library's object, what the cells that ran imply still holds.
    fn keep_silent(&mut self, old: &Value, new: &Value, depth: usize) {
        let (Value::Object(old), Value::Object(new)) = (old, new) else { return };
        if depth > 4 || old == new || new.0 & super::interp::STATIC != 0 {
            return;
        }
        let pairs: Vec<(Value, Value)> = match (self.interp.obj(*old), self.interp.obj(*new)) {
            (Object::Instance { class: a, attrs: x, .. }, Object::Instance { class: b, attrs: y, .. }) => {
                if a != b || self.interp.class(*a).is_none_or(|c| !c.model) {
                    return;
                }
                let said: Vec<_> = x.iter().filter(|(_, s)| !s.maybe).map(|(n, s)| (*n, s.value.clone())).collect();
                let y = y.clone();
                let mut deeper = Vec::new();
                for (name, before) in said {
                    let Some(now) = y.get(&name).map(|s| s.value.clone()) else { continue };
                    if self.is_silent(&now) && !self.is_silent(&before) {
                        let id = *new;
                        self.interp.set_instance_attr(id, name, before);
                    } else {
                        deeper.push((before, now));
                    }
                }
                deeper
            }
            (Object::Dict { entries: x, .. }, Object::Dict { entries: y, .. }) => x
                .iter()
                .filter_map(|(key, entry)| Some((entry.slot.value.clone(), y.get(key)?.slot.value.clone())))
                .collect(),
            (Object::List { items: x, rest: None, .. }, Object::List { items: y, rest: Some(rest), .. }) => {
                // The length and the kind of the elements were recorded, not the elements.
                let fits = |v: &Value| match &rest.element {
                    Value::Of(kind) => v.kind() == Some(*kind),
                    other => other.is_unknown(),
                };
                if y.is_empty() && rest.length.as_int() == Some(x.len() as i64) && x.iter().all(fits) {
                    *self.interp.obj_mut(*new) = self.interp.obj(*old).clone();
                }
                return;
            }
            _ => return,
        };
        for (before, now) in pairs {
            self.keep_silent(&before, &now, depth + 1);
        }
    }

    /// Whether a value, or an object throughout, says nothing.
    fn is_silent(&self, value: &Value) -> bool {
        match value {
            Value::Unknown | Value::Of(_) => true,
            Value::Object(id) => match self.interp.obj(*id) {
                Object::List { items, rest: Some(rest), .. } => {
                    items.is_empty() && rest.element.is_unknown() && !rest.length.is_known()
                }
                Object::Instance { attrs, class, .. } => {
                    let model = self.interp.class(*class).is_some_and(|c| c.model);
                    model
                        && !attrs.is_empty()
                        && attrs.values().all(|s| match &s.value {
                            Value::None | Value::Bool(_) => true,
                            Value::Object(inner) => matches!(self.interp.obj(*inner), Object::List { .. }) && self.is_silent(&s.value),
                            other => self.is_silent(other),
                        })
                }
                _ => false,
            },
            _ => false,
        }
    }

    fn replace(&mut self, old: &Value, new: Value) {
        if let (Value::Object(old), Value::Object(new)) = (old, &new)
            && old != new
        {
            let object = self.interp.obj(*new).clone();
            *self.interp.obj_mut(*old) = object;
        }
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

    fn place(&self, at: Loc) -> Option<Place> {
        if at.code as usize >= self.input.parsed.len() || at.end == 0 {
            return None;
        }
        Some(Place { cell: at.code as usize, range: at.start..at.end })
    }

    fn finding(&mut self, cell: usize, stmt: &'n ast::Stmt, raised: &Raised) -> Finding {
        let exc = &raised.alternatives[0];
        let outermost = exc.trace.last();
        let place = outermost
            .and_then(|entry| self.place(entry.at))
            .filter(|p| p.cell == cell)
            .unwrap_or_else(|| {
                let at = self.interp.loc(stmt);
                Place { cell, range: at.start..at.end }
            });
        let mut assumptions: Vec<String> = self.interp.assumed.iter().map(|a| a.to_string()).collect();
        if self.after_crash {
            assumptions.push("a cell before this one crashes too, and was fixed".into());
        }
        if self.after_earlier {
            assumptions.push(crate::snapshot::RUN_AGAIN.into());
        }
        match self.world {
            World::Kernel => match &self.input.loaded.snapshot {
                Some(_) => assumptions.extend(self.input.loaded.assumption.clone()),
                None => assumptions.push("nothing was recorded: the state is worked out from the cells' code and counts".into()),
            },
            World::Fresh => {}
        }
        assumptions.extend(self.presumed());
        let certainty = if assumptions.is_empty() { Certainty::Certain } else { Certainty::Likely };
        let mut evidence = self.evidence(stmt);
        for other in raised.alternatives[1..].iter() {
            if other.type_name != exc.type_name || other.message != exc.message {
                evidence.push(Evidence { place: None, text: format!("on another path: {}", headline(other)) });
            }
        }
        let calls = exc
            .trace
            .iter()
            .rev()
            .skip(1)
            .filter_map(|entry| {
                let place = self.place(entry.at)?;
                let name = entry.function.as_deref().unwrap_or("a cell");
                Some(Evidence { place: Some(place), text: format!("in `{name}`") })
            })
            .collect();
        let (check, code) = super::families::check_of(&exc.type_name);
        Finding {
            check,
            code,
            exception: exc.type_name.to_string(),
            message: exc.message.to_string(),
            certainty,
            worlds: vec![self.world],
            place,
            calls,
            evidence,
            assumptions,
            help: self.interp.help_for(&exc.message),
            votes: None,
        }
    }

    /// Where the names of the crashing statement were last bound.
    fn evidence(&self, stmt: &ast::Stmt) -> Vec<Evidence> {
        let info = info_of(None, super::interp::BodySource::Block(std::slice::from_ref(stmt)));
        let Object::Scope { names, .. } = self.interp.obj(self.interp.main) else { return Vec::new() };
        let mut found: Vec<(Place, String)> = Vec::new();
        let mut unseen = Vec::new();
        for name in &info.reads {
            let Some(slot) = names.get(name) else { continue };
            let is_import = matches!(&slot.value, Value::Object(id) if matches!(self.interp.obj(*id), Object::Module(_)));
            if is_import {
                continue;
            }
            if let Some(place) = self.place(slot.at) {
                found.push((place, format!("`{}` was set here", name.as_str())));
            } else if let Some((count, summary)) = self.recorded.get(name) {
                // What set it is in no cell any more.
                let what = crate::snapshot::show::described(summary);
                unseen.push(Evidence { place: None, text: format!("`{}` as recorded after In [{count}]: {what}", name.as_str()) });
            }
        }
        found.sort_by_key(|(place, _)| (place.cell, place.range.start));
        let most = found.len().saturating_sub(4);
        found.drain(..most);
        found.into_iter().map(|(place, text)| Evidence { place: Some(place), text }).chain(unseen.into_iter().take(4)).collect()
    }
}

fn headline(exc: &Exc) -> String {
    if exc.message.is_empty() { exc.type_name.to_string() } else { format!("{}: {}", exc.type_name, exc.message) }
}

/// Whether a failed run did not get past this statement.
fn stops_before(stmt: &ast::Stmt, line: Option<u32>, source: &str) -> bool {
    use ruff_text_size::Ranged;
    // Without the line nothing of the cell is sure to have run.
    let Some(line) = line else { return true };
    let end = stmt.range().end().to_usize().min(source.len());
    let last_line = source.as_bytes()[..end].iter().filter(|b| **b == b'\n').count() as u32 + 1;
    last_line >= line
}

impl<'a> Interp<'a> {
    pub fn apply_effect(&mut self, effect: &Effect) {
        let main = self.main;
        match effect {
            Effect::Nothing => {}
            Effect::Binds(names) => {
                for name in names {
                    let slot = Slot::new(Value::Unknown, self.at);
                    self.scope_mut(main).insert(sym(name), slot);
                }
            }
            Effect::Deletes(names) => {
                for name in names {
                    self.scope_mut(main).remove(&sym(name));
                }
            }
            Effect::Clears => *self.scope_mut(main) = Slots::default(),
            Effect::Any(_) | Effect::Runs(_) => {
                if let Object::Scope { open, names, .. } = self.obj_mut(main) {
                    *open = true;
                    for slot in names.values_mut() {
                        if !matches!(slot.value, Value::Function(_)) {
                            slot.value = Value::Unknown;
                        }
                    }
                }
            }
        }
    }

    /// A line magic or shell command.
    pub fn exec_escape(&mut self, kind: ast::IpyEscapeKind, text: &str) {
        if matches!(kind, ast::IpyEscapeKind::Magic | ast::IpyEscapeKind::Magic2) {
            let effect = magic_effect(text);
            self.apply_effect(&effect);
        }
        self.doubt_because(|| "a magic".into());
    }
}
