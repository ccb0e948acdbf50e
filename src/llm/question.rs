//! What there is to tell a model about one target: cells, facts, and what stood in the way.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use serde_json::Value;

use super::docs::Packages;
use super::reach::{self, Reached};
use crate::engine::run::{self, View};
use crate::finding::{Target, Verdict, World};
use crate::lint::{self, Options};
use crate::notebook::Notebook;
use crate::notebook::source::{ParsedCell, SourceKind, parse};
use crate::order::{self, Order};
use crate::snapshot::{self, CellStatus, Loaded, State, Status, Summary};

/// Longest fact about one variable, in bytes of JSON.
const LONGEST_FACT: usize = 6_000;
/// Versions that are told at most.
const MOST_VERSIONS: usize = 60;

/// Everything about one target, unabridged and unmasked.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Question<'a> {
    pub world: Option<World>,
    pub label: String,
    pub source: &'a str,
    /// In the order in which they ran.
    pub cells: Vec<Before<'a>>,
    /// Runs that can no longer be seen.
    pub hidden_runs: u32,
    /// Whether there is a recording that holds in this world.
    pub recorded: bool,
    /// Categories of facts that are left out.
    pub without: Vec<String>,
    /// Nearest first.
    pub facts: Vec<Fact>,
    /// What the engine worked out: name and text.
    pub derived: Vec<(String, String)>,
    pub unknown: Option<String>,
    pub versions: Vec<String>,
    /// Documentation: name and text.
    pub docs: Vec<(String, String)>,
}

/// A cell that runs before the target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Before<'a> {
    pub label: String,
    pub source: Cow<'a, str>,
    pub status: Ran,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ran {
    Well,
    Failed,
    /// Not yet, but it stands above the target.
    NotYet,
}

/// What was recorded of one variable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    pub name: String,
    pub json: String,
    pub via: Option<String>,
}

/// A notebook, prepared for questions about its cells.
pub struct Asker<'a> {
    notebook: &'a Notebook,
    options: &'a Options,
    parsed: Vec<Option<ParsedCell>>,
    order: Order,
    loaded: Loaded,
    foreign: HashMap<usize, ParsedCell>,
    /// Cells of the kernel world that are asked about.
    kernel_targets: Vec<usize>,
    packages: Option<&'a Packages>,
}

impl<'a> Asker<'a> {
    /// With `packages`, documentation of what a target calls is added from there.
    pub fn new(notebook: &'a Notebook, options: &'a Options, packages: Option<&'a Packages>) -> Self {
        let minor = notebook.python_minor();
        let parsed: Vec<Option<ParsedCell>> = notebook.cells.iter().map(|cell| cell.is_code().then(|| parse(cell, minor))).collect();
        let loaded = snapshot::load(notebook, options);
        let kernel_targets = loaded.targets().filter(|cell| notebook.cells[*cell].is_code()).collect();
        let foreign = run::foreign_sources(&loaded, minor);
        Asker { notebook, options, order: Order::of(notebook), parsed, loaded, foreign, kernel_targets, packages }
    }

    /// Makes a question of each target and hands it over with the target's place in the list; world by world.
    /// Cells that are no Python are left out.
    pub fn each(&self, targets: &[&Target], mut take: impl FnMut(usize, Question<'_>)) {
        for world in [World::Kernel, World::Fresh] {
            let asked: Vec<(usize, &&Target)> = targets.iter().enumerate().filter(|(_, target)| target.world == world && self.is_python(target.cell)).collect();
            if asked.is_empty() {
                continue;
            }
            let reached: BTreeMap<usize, Vec<Reached>> = asked.iter().map(|(_, target)| (target.cell, self.reached(target))).collect();
            let view = self.view(world, &reached);
            for (index, target) in asked {
                take(index, self.question(target, &reached[&target.cell], &view));
            }
        }
    }

    fn is_python(&self, cell: usize) -> bool {
        self.parsed.get(cell).and_then(Option::as_ref).is_some_and(|parsed| parsed.syntax_error.is_none() && matches!(parsed.kind, SourceKind::Python | SourceKind::Timed))
    }

    /// What the engine knows of names before the cells: of those without a recording only, unless a cell that
    /// did not run yet may change what was recorded.
    fn view(&self, world: World, reached: &BTreeMap<usize, Vec<Reached>>) -> View {
        let stated = lint::stated_versions(self.notebook, &self.loaded);
        let input = run::Input {
            notebook: self.notebook,
            parsed: &self.parsed,
            foreign: &self.foreign,
            loaded: &self.loaded,
            order: &self.order.runs,
            options: self.options,
            stated: &stated,
        };
        let wanted = reached.iter().map(|(cell, names)| (*cell, names.iter().map(|reached| reached.name.clone()).collect())).collect();
        run::view(&input, world, &self.kernel_targets, &wanted)
    }

    fn question(&self, target: &Target, reached: &[Reached], view: &View) -> Question<'_> {
        let (seen, hidden_runs) = self.before(target);
        let parsed: Vec<&ParsedCell> = seen.iter().filter_map(|(_, parsed)| *parsed).collect();
        let state = self.state(target);
        let docs = self.packages.zip(self.parsed[target.cell].as_ref()).map(|(packages, own)| {
            let variables = state.iter().flat_map(|state| &state.variables);
            let types = variables.filter_map(|(name, recorded)| Some((*name, recorded.summary.type_name()?))).collect();
            packages.of(own, &parsed, &types)
        });
        let cells: Vec<Before> = seen.into_iter().map(|(cell, _)| cell).collect();
        let facts: Vec<Fact> = state.iter().flat_map(|state| reached.iter().filter_map(|reached| fact(state, reached))).collect();
        let pending = cells.iter().any(|cell| cell.status == Ran::NotYet);
        let recorded = |name: &str| facts.iter().any(|fact| fact.name == name);
        let mut derived = view.get(&target.cell).cloned().unwrap_or_default();
        derived.retain(|(name, _)| pending || !recorded(name));
        Question {
            world: Some(target.world),
            label: order::label(self.notebook, target.cell),
            source: &self.notebook.cells[target.cell].source,
            cells,
            hidden_runs,
            recorded: state.is_some(),
            without: self.options.without.clone(),
            facts,
            derived,
            unknown: target.unknown.clone().filter(|_| target.verdict == Verdict::Undecided),
            versions: self.versions(),
            docs: docs.unwrap_or_default(),
        }
    }

    fn reached(&self, target: &Target) -> Vec<Reached> {
        let Some(parsed) = &self.parsed[target.cell] else { return Vec::new() };
        let (cells, _) = self.before(target);
        let before: Vec<&ParsedCell> = cells.iter().filter_map(|(_, parsed)| *parsed).collect();
        reach::reached(parsed, &before)
    }

    /// The cells that run before the target, and how many runs cannot be shown.
    fn before<'s>(&'s self, target: &Target) -> (Vec<(Before<'s>, Option<&'s ParsedCell>)>, u32) {
        let mut cells = Vec::new();
        let mut hidden = 0;
        let code = |cell: usize| (self.notebook.cells[cell].source.as_str(), self.parsed[cell].as_ref());
        let mut push = |label: String, (source, parsed): (&'s str, Option<&'s ParsedCell>), status: Ran| {
            cells.push((Before { label, source: Cow::Borrowed(source), status }, parsed));
        };
        if target.world == World::Fresh {
            for cell in (0..target.cell).filter(|cell| self.parsed[*cell].is_some()) {
                push(format!("cell {}", cell + 1), code(cell), Ran::Well);
            }
            return (cells, 0);
        }
        let status = |failed: bool| if failed { Ran::Failed } else { Ran::Well };
        match &self.loaded.snapshot {
            Some(snapshot) => {
                for (index, recorded) in snapshot.runs.iter().enumerate() {
                    let kept = || Some((recorded.source.as_deref()?, self.foreign.get(&index)));
                    match self.loaded.cell_of(index).map(code).or_else(kept) {
                        Some(code) => push(format!("In [{}]", recorded.count), code, status(recorded.status != Status::Ok)),
                        None => hidden += 1,
                    }
                }
            }
            None => {
                for run in &self.order.runs {
                    hidden += run.gap_before;
                    push(format!("In [{}]", run.execution_count), code(run.cell), status(run.failed));
                }
            }
        }
        for &cell in self.kernel_targets.iter().take_while(|cell| **cell < target.cell) {
            push(format!("cell {}", cell + 1), code(cell), Ran::NotYet);
        }
        (cells, hidden)
    }

    /// The recorded state that holds before the target. On Restart & Run All it holds only if the recorded session
    /// was one too, up to there.
    fn state(&self, target: &Target) -> Option<State<'_>> {
        let snapshot = self.loaded.snapshot.as_ref()?;
        if target.world == World::Kernel {
            return Some(snapshot.final_state());
        }
        let above: Vec<usize> = (0..target.cell).filter(|cell| self.parsed[*cell].is_some()).collect();
        let in_order = above.iter().enumerate().all(|(run, cell)| self.loaded.cells[*cell] == CellStatus::Ran(run));
        (in_order && snapshot.runs.len() >= above.len()).then(|| snapshot.state_before(above.len()))
    }

    fn versions(&self) -> Vec<String> {
        let mut versions: BTreeMap<&str, &str> = BTreeMap::new();
        if let Some(snapshot) = &self.loaded.snapshot {
            versions.extend(snapshot.environment.packages.iter().map(|(name, version)| (name.as_str(), version.as_str())));
        }
        versions.extend(self.options.assume.iter().map(|(name, version)| (name.as_str(), version.as_str())));
        let recorded = self.loaded.snapshot.as_ref().and_then(|snapshot| snapshot.environment.python.as_deref());
        let python = versions.remove("python").or(recorded).or(self.notebook.python_version.as_deref());
        let python = python.map(|version| format!("Python {version}"));
        python.into_iter().chain(versions.into_iter().take(MOST_VERSIONS).map(|(name, version)| format!("{name} {version}"))).collect()
    }
}

fn fact(state: &State<'_>, reached: &Reached) -> Option<Fact> {
    let with = |json: String| Some(Fact { name: reached.name.clone(), json, via: reached.via.clone() });
    if state.deleted.contains_key(reached.name.as_str()) {
        return with("does not exist: it was deleted".into());
    }
    let recorded = state.variables.get(reached.name.as_str())?;
    let mut json = Value::from(recorded.summary);
    strip(&mut json, 0);
    if json.as_object().is_none_or(serde_json::Map::is_empty) || is_code(recorded.summary) {
        return None;
    }
    let mut text = json.to_string();
    if text.len() > LONGEST_FACT {
        text.truncate(text.floor_char_boundary(LONGEST_FACT));
        text.push_str("… (cut)");
    }
    with(text)
}

/// Modules, and functions and classes of the notebook: their code says more.
fn is_code(summary: &Summary) -> bool {
    summary.type_name() == Some("module") || summary.get("defined").is_some()
}

/// Takes out what says nothing without the recording: numbers of objects.
fn strip(json: &mut Value, depth: usize) {
    match json {
        Value::Object(map) if depth < 60 => {
            for key in ["ref", "view_of", "defined"] {
                map.remove(key);
            }
            map.values_mut().for_each(|value| strip(value, depth + 1));
        }
        Value::Array(list) if depth < 60 => list.iter_mut().for_each(|value| strip(value, depth + 1)),
        _ => {}
    }
}
