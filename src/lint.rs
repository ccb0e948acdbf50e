//! One notebook, from bytes to findings: the pipeline that every command uses.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::checks::{self, Crash, Subject};
use crate::engine;
use crate::finding::{Certainty, Finding, Target, Verdict, World};
use crate::notebook::source::{ParsedCell, SourceKind, parse};
use crate::notebook::{self, Notebook};
use crate::order::Order;
use crate::snapshot;
use crate::versions::{self, Versions};
pub use crate::notebook::ReadError;

/// What the pipeline needs to know; made from the command line and the configuration.
#[derive(Debug, Clone)]
pub struct Options {
    pub worlds: Vec<World>,
    /// Whether recorded snapshots may be used; off is the paper's -RT.
    pub runtime: bool,
    /// Categories of recorded facts to leave out: `structure`, `types`, `values`.
    pub without: Vec<String>,
    /// Library versions to assume, by distribution name.
    pub assume: BTreeMap<String, String>,
}

impl Options {
    /// Whether everything is asked that crane can answer: both worlds, with all that was recorded.
    pub fn is_whole(&self) -> bool {
        self.worlds.len() == 2 && self.runtime && self.without.is_empty()
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            worlds: vec![World::Kernel, World::Fresh],
            runtime: true,
            without: Vec::new(),
            assume: BTreeMap::new(),
        }
    }
}

/// Whether recorded state was there and used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Runtime {
    Recorded,
    /// Some runs were recorded, or some could not be trusted; why.
    Partial(String),
    None,
}

/// Everything that was found out about one file.
#[derive(Debug)]
pub struct NotebookReport {
    pub path: PathBuf,
    /// Present unless it could not be read.
    pub notebook: Option<Notebook>,
    pub runtime: Runtime,
    /// Why it was left out, e.g. another language.
    pub skipped: Option<String>,
    pub error: Option<ReadError>,
    /// All findings, unfiltered and unsuppressed, in document order.
    pub findings: Vec<Finding>,
    pub targets: Vec<Target>,
}

impl NotebookReport {
    /// A report that says only why the notebook could not be read.
    pub fn unreadable(path: &Path, error: ReadError) -> Self {
        NotebookReport {
            path: path.to_owned(),
            notebook: None,
            runtime: Runtime::None,
            skipped: None,
            error: Some(error),
            findings: Vec::new(),
            targets: Vec::new(),
        }
    }
}

/// Reads and analyses the notebook at `path`.
pub fn lint_file(path: &Path, options: &Options) -> NotebookReport {
    match notebook::read(path) {
        Ok(notebook) => lint_notebook(notebook, options),
        Err(error) => NotebookReport::unreadable(path, error),
    }
}

/// Analyses a notebook that is in memory; `path` names it and is where `%run` looks for files.
pub fn lint_bytes(path: &Path, bytes: Vec<u8>, options: &Options) -> NotebookReport {
    match notebook::read_bytes(path, bytes) {
        Ok(notebook) => lint_notebook(notebook, options),
        Err(error) => NotebookReport::unreadable(path, error),
    }
}

/// Analyses a notebook.
pub fn lint_notebook(notebook: Notebook, options: &Options) -> NotebookReport {
    let mut report = NotebookReport {
        path: notebook.path.clone(),
        notebook: None,
        runtime: Runtime::None,
        skipped: notebook.foreign_language(),
        error: None,
        findings: Vec::new(),
        targets: Vec::new(),
    };
    if report.skipped.is_none() {
        analyse(&notebook, options, &mut report);
    }
    report.notebook = Some(notebook);
    report
}

/// A recorded run, how it ended, and what crane says of it from the state before.
#[derive(Debug, Clone)]
pub struct AuditedRun {
    pub cell: usize,
    pub count: u32,
    /// The exception that ended the run.
    pub raised: Option<String>,
    /// The saved outcome is not one of the source that stands there now: the cell was edited since.
    pub stale: bool,
    pub finding: Option<Finding>,
    pub verdict: Verdict,
    /// Variables of which something was worked out and something recorded.
    pub compared: usize,
    /// Where what the engine worked out of the run contradicts what was recorded after it.
    pub contradictions: Vec<String>,
}

/// Predicts each recorded run whose cell is still there, from the state that was recorded before it.
pub fn audit_notebook(notebook: &Notebook, options: &Options) -> Vec<AuditedRun> {
    let minor = notebook.python_minor();
    let parsed: Vec<Option<ParsedCell>> = notebook.cells.iter().map(|cell| cell.is_code().then(|| parse(cell, minor))).collect();
    let order = Order::of(notebook);
    let loaded = snapshot::load(notebook, options);
    let foreign = engine::run::foreign_sources(&loaded, minor);
    let stated = stated_versions(notebook, &loaded);
    let input = engine::run::Input {
        notebook,
        parsed: &parsed,
        foreign: &foreign,
        loaded: &loaded,
        order: &order.runs,
        options,
        stated: &stated,
    };
    let Some(snapshot) = &loaded.snapshot else {
        let subject = Subject { notebook, parsed: &parsed, order: &order, loaded: &loaded, worlds: &[World::Kernel] };
        return audit_visible(&subject, &input);
    };
    engine::run::audit_runs(&input)
        .into_iter()
        .filter_map(|(run, engine::run::Prediction { mut finding, verdict, compared, contradictions })| {
            finding.iter_mut().for_each(|finding| rest_on_capture(finding, &parsed, &loaded));
            let recorded = &snapshot.runs[run];
            let raised = match &recorded.status {
                snapshot::Status::Ok => None,
                snapshot::Status::Error { exception, .. } => Some(exception.clone()),
            };
            Some(AuditedRun { cell: loaded.cell_of(run)?, count: recorded.count, raised, stale: false, finding, verdict, compared, contradictions })
        })
        .collect()
}

/// [`audit_notebook`] where nothing was recorded: the counts and the saved errors are the labels.
fn audit_visible(subject: &Subject<'_>, input: &engine::run::Input<'_>) -> Vec<AuditedRun> {
    let names = checks::names::predict_runs(subject);
    let values = engine::run::audit_order(input);
    let runs = subject.order.runs.iter().zip(names).zip(values);
    runs.filter_map(|((run, by_name), engine::run::Prediction { finding: by_value, verdict, .. })| {
        let source = &subject.notebook.cells[run.cell].source;
        let error = subject.notebook.cells[run.cell].error();
        // Somebody stopped it: nobody knows how it would have ended.
        if error.is_some_and(|(name, _, _)| name == "KeyboardInterrupt") {
            return None;
        }
        let refused = checks::syntax::finding(subject, run.cell, World::Kernel);
        // What Python refuses did not run as it stands: it was edited since, or is for another Python.
        let stale = error.map_or(refused.is_some(), |error| stale(source, error));
        let by_value = by_value.filter(|finding| finding.exception != "NameError");
        let broken = subject.parsed[run.cell].as_ref().is_some_and(ParsedCell::is_broken);
        // What raises first is what is seen.
        let mut finding = match refused {
            Some(refused) if broken => Some(refused),
            refused => [by_name, by_value, refused].into_iter().flatten().min_by_key(|finding| finding.place.range.start),
        };
        finding.iter_mut().for_each(|finding| rest_on_capture(finding, subject.parsed, subject.loaded));
        let verdict = if finding.is_some() { Verdict::Crash } else if verdict == Verdict::Crash { Verdict::Undecided } else { verdict };
        Some(AuditedRun { cell: run.cell, count: run.execution_count, raised: error.map(|(name, _, _)| name.to_owned()), stale, finding, verdict, compared: 0, contradictions: Vec::new() })
    })
    .collect()
}

/// Whether a saved error cannot be one of `source`: it points past its end, or misses a name or a
/// line that is not in it.
fn stale(source: &str, (exception, value, line): (&str, &str, Option<u32>)) -> bool {
    if line.is_some_and(|line| line as usize > source.lines().count()) {
        return true;
    }
    let calls = line.and_then(|line| source.lines().nth(line as usize - 1)).is_none_or(|line| line.contains('('));
    let name = value.strip_prefix("name '").and_then(|rest| rest.split('\'').next());
    exception == "NameError" && !calls && name.is_some_and(|name| !source.contains(name))
}

fn analyse(notebook: &Notebook, options: &Options, report: &mut NotebookReport) {
    let minor = notebook.python_minor();
    let parsed: Vec<Option<ParsedCell>> = notebook.cells.iter().map(|cell| cell.is_code().then(|| parse(cell, minor))).collect();
    let order = Order::of(notebook);
    let loaded = snapshot::load(notebook, options);
    let subject = Subject { notebook, parsed: &parsed, order: &order, loaded: &loaded, worlds: &options.worlds };
    let mut found = checks::run(&subject);
    let kernel_targets = checks::targets(&subject, World::Kernel);
    let foreign = engine::run::foreign_sources(&loaded, minor);
    let stated = stated_versions(notebook, &loaded);
    let input = engine::run::Input {
        notebook,
        parsed: &parsed,
        foreign: &foreign,
        loaded: &loaded,
        order: &order.runs,
        options,
        stated: &stated,
    };
    let mut followed = engine::run::analyse(&input, &options.worlds, &kernel_targets);
    rest_on_files(&mut followed.findings, &input, &options.worlds, &kernel_targets);
    let mut crashes = found.crashes();
    for mut finding in followed.findings {
        // Names are the business of the checks, which know what may define them unseen; and what
        // follows a crash in a cell is never reached.
        if finding.exception == "NameError" {
            continue;
        }
        let before = crashes.entry(finding.place.cell).or_default();
        finding.worlds.retain(|world| !before.iter().any(|known| known.hides(*world, &finding.place)));
        if !finding.worlds.is_empty() {
            before.extend(finding.worlds.iter().map(|world| Crash { world: *world, range: finding.place.range.clone() }));
            found.findings.push(finding);
        }
    }
    found.findings.iter_mut().for_each(|finding| rest_on_capture(finding, &parsed, &loaded));
    found.findings.sort_by(|a, b| (a.place.cell, a.place.range.start, a.code).cmp(&(b.place.cell, b.place.range.start, b.code)));
    let known = Known::of(&found, &followed.targets);
    for world in &options.worlds {
        for cell in checks::targets(&subject, *world) {
            report.targets.push(known.target(cell, *world, &parsed));
        }
    }
    report.findings = found.findings;
    report.runtime = loaded.runtime;
}

/// What files say of versions; a recording knows better.
pub fn stated_versions(notebook: &Notebook, loaded: &snapshot::Loaded) -> Versions {
    match &loaded.snapshot {
        Some(snapshot) if !snapshot.environment.packages.is_empty() => Versions::new(),
        _ => versions::of(notebook),
    }
}

/// What is certain only with the versions that files state rests on them: it is likely.
fn rest_on_files(findings: &mut [Finding], input: &engine::run::Input<'_>, worlds: &[World], targets: &[usize]) {
    if input.stated.is_empty() || findings.iter().all(|finding| finding.certainty < Certainty::Certain) {
        return;
    }
    let none = Versions::new();
    let without = engine::run::analyse(&engine::run::Input { stated: &none, ..*input }, worlds, targets);
    for finding in findings.iter_mut().filter(|finding| finding.certainty == Certainty::Certain) {
        let same = |other: &Finding| other.place == finding.place && other.exception == finding.exception && other.certainty == Certainty::Certain;
        if without.findings.iter().any(same) {
            continue;
        }
        finding.certainty = Certainty::Likely;
        let libraries: Vec<String> =
            input.stated.values().map(|stated| stated.source.clone()).collect::<std::collections::BTreeSet<_>>().into_iter().take(3).collect();
        finding.assumptions.push(format!("libraries have the versions that are stated: {}", libraries.join(", ")));
    }
}

/// What is raised under `%%capture`, and before IPython 9.4 under `%%time` and `%time`, does not make the cell fail, so
/// that it is no certain crash.
fn rest_on_capture(finding: &mut Finding, parsed: &[Option<ParsedCell>], loaded: &snapshot::Loaded) {
    let Some(cell) = &parsed[finding.place.cell] else { return };
    if finding.certainty != Certainty::Certain {
        return;
    }
    let start = finding.place.range.start;
    let clocked = cell.syntax_error.is_none() && cell.clocked.iter().any(|range| range.contains(&start));
    let magic = match &cell.captured {
        true => "%%capture",
        false if clocked && !time_raises(loaded) => "%time",
        false => return,
    };
    finding.certainty = Certainty::Likely;
    finding.assumptions.push(format!(
        "an error under `{magic}` counts: it ends the code and is shown, though Jupyter goes on as if the cell had succeeded"
    ));
}

/// Whether the recorded IPython is one whose `%time` fails with what it runs.
fn time_raises(loaded: &snapshot::Loaded) -> bool {
    let version = loaded.snapshot.as_ref().and_then(|snapshot| snapshot.environment.packages.get("IPython"));
    let mut parts = version.map_or("", |version| version).split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    (parts.next().unwrap_or(0), parts.next().unwrap_or(0)) >= (9, 4)
}

/// What is known of each target, by cell and world: a notebook may have 100,000 of them.
struct Known<'a> {
    crashes: FxHashSet<(usize, World)>,
    repeats: FxHashMap<(usize, World), &'a checks::Repeat>,
    followed: FxHashMap<(usize, World), &'a Target>,
}

impl<'a> Known<'a> {
    fn of(found: &'a checks::Report, followed: &'a [Target]) -> Self {
        let crashing = found.findings.iter().filter(|finding| finding.certainty >= Certainty::Likely);
        let mut repeats = FxHashMap::default();
        for repeat in &found.repeats {
            repeats.entry((repeat.place.cell, repeat.world)).or_insert(repeat);
        }
        Known {
            crashes: crashing.flat_map(|finding| finding.worlds.iter().map(|world| (finding.place.cell, *world))).collect(),
            repeats,
            followed: followed.iter().map(|target| ((target.cell, target.world), target)).collect(),
        }
    }

    fn target(&self, cell: usize, world: World, parsed: &[Option<ParsedCell>]) -> Target {
        if self.crashes.contains(&(cell, world)) {
            return Target { cell, world, verdict: Verdict::Crash, unknown: None };
        }
        if let Some(repeat) = self.repeats.get(&(cell, world)) {
            return Target { cell, world, verdict: Verdict::Crash, unknown: Some(repeat.text.clone()) };
        }
        if let Some(followed) = self.followed.get(&(cell, world))
            && followed.verdict != Verdict::Crash
        {
            return (*followed).clone();
        }
        let unknown = match parsed[cell].as_ref().map(|parsed| &parsed.kind) {
            Some(SourceKind::Other(magic)) => format!("what {magic} does"),
            Some(SourceKind::TooDeep) => "the cell is nested too deeply to be analysed".to_owned(),
            _ => "values were not followed".to_owned(),
        };
        Target { cell, world, verdict: Verdict::Undecided, unknown: Some(unknown) }
    }
}
