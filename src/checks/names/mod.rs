//! Names: what is used before anything has defined it.
//!
//! Cells are compiled once to what they do to names ([`program`]), and then run in each world
//! ([`simulate`]). The checks that turn a crash into a finding are one file each.

mod compile;
mod describe;
mod expressions;
pub mod known;
mod program;
mod scope;
mod simulate;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

use std::path::Path;

use ruff_python_ast::Stmt;
use rustc_hash::FxHashMap;

use super::{Repeat, Report, Subject, targets};
use crate::finding::{Certainty, Evidence, Finding, Place, World};
use crate::notebook::Notebook;
use crate::notebook::source::{ParsedCell, parse};
use crate::order::{Order, Run, label};
use crate::snapshot::{Snapshot, Status};
use program::Program;
use simulate::{Crash, Failure, Simulation};

pub use describe::{DELETED, IMPORT_LATER, IN_FUNCTION, LATER, UNBOUND_LOCAL, UNDEFINED};

/// All name checks in all worlds that are asked for.
pub fn run(subject: &Subject<'_>) -> Report {
    let program = compile(subject.notebook, subject.parsed);
    let mut report = Report::default();
    let kernel = subject.worlds.contains(&World::Kernel);
    let fresh = subject.worlds.contains(&World::Fresh);
    // Where nothing ever ran, the session that goes on is a new one.
    let same = subject.loaded.snapshot.is_none() && !subject.order.anything_ran();
    if kernel && !same {
        report = kernel_world(subject, &program);
    }
    if fresh || kernel && same {
        let worlds = match (kernel && same, fresh) {
            (true, true) => vec![World::Kernel, World::Fresh],
            (true, false) => vec![World::Kernel],
            _ => vec![World::Fresh],
        };
        let found = fresh_world(subject, &program, &worlds);
        describe::merge(&mut report.findings, found.findings);
        report.repeats.extend(found.repeats);
    }
    report
}

pub(crate) fn compile(notebook: &Notebook, parsed: &[Option<ParsedCell>]) -> Program {
    let minor = notebook.python_minor();
    let future = parsed.iter().flatten().any(|cell| cell.module.body.iter().any(imports_annotations));
    let context = compile::Context {
        folder: notebook.path.parent().unwrap_or(Path::new("")),
        python_minor: minor,
        // Python 3.14 evaluates annotations only when they are asked for.
        lazy_annotations: future || minor.is_none_or(|minor| minor >= 14),
        run_depth: 0,
    };
    let mut program = Program::default();
    for (cell, parsed) in parsed.iter().enumerate() {
        let code = parsed.as_ref().map(|parsed| compile::compile_cell(&mut program, &context, cell, parsed));
        program.cells.push(code);
    }
    program
}

fn imports_annotations(statement: &Stmt) -> bool {
    let Stmt::ImportFrom(import) = statement else { return false };
    import.module.as_ref().is_some_and(|module| module.as_str() == "__future__")
        && import.names.iter().any(|alias| alias.name.as_str() == "annotations")
}

fn fresh_world(subject: &Subject<'_>, program: &Program, worlds: &[World]) -> Report {
    let mut simulation = Simulation::new(program, subject.notebook.python_minor());
    ask_all(subject, program, &mut simulation, World::Fresh, worlds, None)
}

fn kernel_world(subject: &Subject<'_>, program: &Program) -> Report {
    let mut simulation = Simulation::new(program, subject.notebook.python_minor());
    let mut assumption = subject.loaded.assumption.clone();
    match &subject.loaded.snapshot {
        Some(snapshot) => {
            let state = snapshot.final_state();
            if state.complete || !replay_recorded(subject, snapshot, &mut simulation) {
                simulation.recorded(&state, assumption.is_none());
            } else {
                assumption = Some("what was not recorded is as the code of the cells that ran says".to_owned());
            }
        }
        None => {
            replay(subject.notebook, subject.order, &mut simulation);
            let hidden: u32 = subject.order.runs.iter().map(|run| run.gap_before).sum();
            assumption = Some(match hidden {
                0 => "no cell that is gone by now defined it: nothing was recorded".to_owned(),
                1 => "the one run that can no longer be seen did not define it".to_owned(),
                more => format!("none of the {more} runs that can no longer be seen defined it"),
            });
        }
    }
    ask_all(subject, program, &mut simulation, World::Kernel, &[World::Kernel], assumption.as_deref())
}

/// Brings a simulation to the end of what the counts show of the last session.
fn replay(notebook: &Notebook, order: &Order, simulation: &mut Simulation<'_>) {
    order.doubtful.iter().for_each(|cell| simulation.taint(*cell));
    let mut hidden = 0;
    for run in &order.runs {
        simulation.ran(run.cell, failure(notebook, order, run));
        ran_unseen(simulation.program, simulation, &mut hidden);
    }
}

/// Follows the code of recorded runs that were not covered whole, from the last one that was, and takes
/// over what they did record. `false` if some of that code, or what was there before it, cannot be seen.
fn replay_recorded(subject: &Subject<'_>, snapshot: &Snapshot, simulation: &mut Simulation<'_>) -> bool {
    let whole = snapshot.runs.iter().rposition(|run| run.complete);
    let first = whole.map_or(0, |index| index + 1);
    let from_the_start = whole.is_some() || snapshot.runs.first().is_some_and(|run| run.count == 1);
    let cells: Option<Vec<usize>> = (first..snapshot.runs.len()).map(|run| subject.loaded.cell_of(run)).collect();
    let (Some(cells), true) = (cells, from_the_start && subject.loaded.assumption.is_none()) else { return false };
    if let Some(index) = whole {
        simulation.recorded(&snapshot.state_after(index), true);
    }
    for (cell, run) in cells.into_iter().zip(&snapshot.runs[first..]) {
        let failed = match &run.status {
            Status::Ok => None,
            Status::Error { line, .. } => {
                Some(Failure { at: line.and_then(|line| line_start(subject.notebook, cell, line)), only_run: true })
            }
        };
        simulation.ran(cell, failed);
        simulation.took_over(run);
    }
    true
}

/// How the run of a cell failed, if it did.
fn failure(notebook: &Notebook, order: &Order, run: &Run) -> Option<Failure> {
    let (_, _, line) = notebook.cells[run.cell].error()?;
    let at = line.and_then(|line| line_start(notebook, run.cell, line));
    Some(Failure { at, only_run: order.hidden_before(run.execution_count) == 0 })
}

fn line_start(notebook: &Notebook, cell: usize, line: u32) -> Option<u32> {
    let lines = notebook.cells[cell].source.split_inclusive('\n');
    u32::try_from(lines.take(line.saturating_sub(1) as usize).map(str::len).sum::<usize>()).ok()
}

fn ask_all(
    subject: &Subject<'_>,
    program: &Program,
    simulation: &mut Simulation<'_>,
    world: World,
    worlds: &[World],
    assumption: Option<&str>,
) -> Report {
    let mut report = Report::default();
    // One missing name is reported once, where it is missed first.
    let mut missed: FxHashMap<Missed, (usize, usize)> = FxHashMap::default();
    // The first cell of this chain that certainly crashes: what comes after it is less certain.
    let mut crashed = None;
    let mut again = None;
    for cell in targets(subject, world) {
        let crash = simulation.ask(cell);
        let assumption = assumption.or(again);
        if world == World::Kernel && subject.loaded.is_earlier(cell) {
            again = Some(crate::snapshot::RUN_AGAIN);
        }
        if let Some(parsed) = &subject.parsed[cell]
            && parsed.syntax_error.is_some()
        {
            crashed = crashed.or(Some(cell));
        }
        let Some(crash) = crash.filter(|_| !subject.notebook.cells[cell].may_raise()) else { continue };
        let key = Missed { name: crash.name, status: crash.status, local: crash.local.then(|| crash.used.clone()) };
        if let Some((first, shown)) = missed.get_mut(&key) {
            let first: &mut Finding = &mut report.findings[*first];
            let place = Place { cell, range: crash.at.clone() };
            let name = program.names.text(crash.name);
            let text = format!("`{name}`, which is missing since {}", label(subject.notebook, first.place.cell));
            if *shown < SHOWN_REPEATS {
                *shown += 1;
                first.evidence.push(Evidence { place: Some(place.clone()), text: format!("`{name}` is missing here too") });
            }
            report.repeats.extend(worlds.iter().map(|world| Repeat {
                world: *world,
                place: place.clone(),
                first: first.place.clone(),
                text: text.clone(),
            }));
            continue;
        }
        let context = describe::Context { subject, program, simulation, world, worlds, assumption, crashed };
        let finding = context.finding(&crash);
        if finding.certainty == Certainty::Certain {
            crashed = crashed.or(Some(cell));
        }
        missed.insert(key, (report.findings.len(), 0));
        report.findings.push(finding);
    }
    report
}

/// Further places of a missing name that are shown with the first.
const SHOWN_REPEATS: usize = 3;

/// What makes two crashes one: the same name, missing for the same reason.
#[derive(PartialEq, Eq, Hash)]
struct Missed {
    name: program::Name,
    status: simulate::Status,
    local: Option<(usize, program::At)>,
}

/// A name that was there in the last session although nothing that can be seen had defined it.
pub(crate) struct HiddenName {
    pub name: String,
    /// The cell that used it first.
    pub cell: usize,
    pub defined_in: Option<usize>,
}

pub(crate) fn hidden_state(notebook: &Notebook, order: &Order) -> Vec<HiddenName> {
    let parsed = parse_all(notebook);
    let program = compile(notebook, &parsed);
    let mut simulation = Simulation::new(&program, notebook.python_minor());
    replay(notebook, order, &mut simulation);
    let mut seen = rustc_hash::FxHashSet::default();
    simulation
        .hidden
        .iter()
        .filter(|(name, _, _)| seen.insert(*name))
        .map(|(name, cell, _)| HiddenName {
            name: program.names.text(*name).to_owned(),
            cell: *cell,
            defined_in: program.definitions.get(name).and_then(|all| all.first()).map(|first| first.cell),
        })
        .collect()
}

pub(crate) fn parse_all(notebook: &Notebook) -> Vec<Option<ParsedCell>> {
    let minor = notebook.python_minor();
    notebook.cells.iter().map(|cell| cell.is_code().then(|| parse(cell, minor))).collect()
}

/// What names alone predict for every visible run of the last session, asked in order as if it
/// were still to come. One for each of [`Order::runs`].
pub(crate) fn predict_runs(subject: &Subject<'_>) -> Vec<Option<Finding>> {
    let program = compile(subject.notebook, subject.parsed);
    let mut simulation = Simulation::new(&program, subject.notebook.python_minor());
    subject.order.doubtful.iter().for_each(|cell| simulation.taint(*cell));
    let mut predictions = Vec::new();
    let (mut hidden, mut unseen) = (0, 0);
    for run in &subject.order.runs {
        hidden += run.gap_before;
        let crash = simulation.ask_aside(run.cell).filter(|crash| plausible(subject, &program, run.execution_count, hidden, crash));
        predictions.push(crash.map(|crash| {
            let context = describe::Context {
                subject,
                program: &program,
                simulation: &simulation,
                world: World::Kernel,
                worlds: &[World::Kernel],
                assumption: Some("no run that can no longer be seen had defined it"),
                crashed: None,
            };
            context.finding(&crash)
        }));
        simulation.ran(run.cell, failure(subject.notebook, subject.order, run));
        ran_unseen(&program, &mut simulation, &mut unseen);
    }
    predictions
}

/// Whether the counts leave room for nothing but a crash.
///
/// A cell that ran again shows only its last count, or none once its output was cleared: a definition
/// that seems to come later may have run before as well, in one of the `hidden` runs. It surely may
/// where a hidden run falls between two runs that stand on both sides of the definition. A gap right
/// before the run itself says less: most often, that cell was tried several times.
fn plausible(subject: &Subject<'_>, program: &Program, count: u32, hidden: u32, crash: &Crash) -> bool {
    if hidden == 0 || crash.local || matches!(crash.status, simulate::Status::Deleted(_)) {
        return true;
    }
    let definitions = program.definitions.get(&crash.name).map(Vec::as_slice).unwrap_or_default();
    let ran_before = |cell: usize| {
        let runs = &subject.order.runs;
        let mut after = 0;
        runs.iter().take_while(|run| run.execution_count < count).any(|run| {
            let from = std::mem::replace(&mut after, run.cell);
            run.gap_before > 0 && (from..=run.cell).contains(&cell)
        })
    };
    !definitions.is_empty()
        && definitions.iter().all(|definition| {
            let later = subject.notebook.cells[definition.cell].execution_count.is_none_or(|other| other > count);
            definition.cell == crash.cell || later && !ran_before(definition.cell)
        })
}

/// Takes it that a cell has run, unseen, that alone defines a name which was there.
fn ran_unseen(program: &Program, simulation: &mut Simulation<'_>, known: &mut usize) {
    for index in std::mem::replace(known, simulation.hidden.len())..simulation.hidden.len() {
        let definitions = program.definitions.get(&simulation.hidden[index].0).map(Vec::as_slice).unwrap_or_default();
        if let Some(first) = definitions.first()
            && definitions.iter().all(|definition| definition.cell == first.cell)
        {
            simulation.taint(first.cell);
        }
    }
}
