//! Many notebooks at once: each is read, analysed, filtered and made plain data by one thread, so that
//! only what a report shows is kept in memory.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;

use super::progress::Progress;
use crate::config::Settings;
use crate::lint::{self, NotebookReport};
use crate::llm::ask::Voted;
use crate::llm::finding::{self, Prepared, Scope};
use crate::llm::prompt::{Prompt, Telling};
use crate::notebook::ReadError;
use crate::report::convert;
use crate::report::data::Notebook;
use crate::select::since::{self, Since, Then};
use crate::select::{self, Selection};

/// Threads recurse over trees of a stranger's code; 16 MiB of address space cost nothing until used.
pub const STACK: usize = 16 << 20;

pub enum Input {
    File,
    /// From standard input.
    Bytes(Vec<u8>),
}

/// A notebook to look at.
pub struct Job {
    pub path: PathBuf,
    pub input: Input,
    pub settings: Arc<Settings>,
}

/// Whom to ask about what the engine leaves open.
pub struct Second<'a> {
    pub scope: Scope,
    pub telling: Telling<'a>,
    /// Questions about one notebook at most.
    pub most: usize,
    /// The model's name, for findings.
    pub model: String,
    /// Votes by prompt, `None` for what was not answered.
    pub ask: &'a dyn Fn(&[Prompt]) -> Vec<Option<Voted>>,
}

/// Looks at every notebook; `None` for one that did not change since the revision.
///
/// # Errors
/// One sentence, where no threads can be started.
pub fn run(
    jobs: Vec<Job>,
    since: Option<&Since>,
    second: Option<&Second<'_>>,
    keep_targets: bool,
    threads: Option<usize>,
    quiet: bool,
) -> Result<Vec<Option<Notebook>>, String> {
    let entry = |path: PathBuf, message: String| {
        let report = NotebookReport::unreadable(&path, ReadError::new(message));
        convert::notebook(&report, Selection::default(), &path)
    };
    let jobs = jobs.into_iter().map(|job| (job.path.clone(), job)).collect();
    let finish = |looked: Looked| finish(looked, since, keep_targets);
    let Some(second) = second else {
        return each(jobs, threads, quiet, |job| look(job, since).map(finish), |path, message| Some(entry(path, message)));
    };
    let prepare = second.prepare();
    let first = |job: Job| {
        let looked = look(job, since)?;
        let prepared = prepare(&looked);
        Some(Ok((looked, prepared)))
    };
    let looked = each(jobs, threads, quiet, first, |path, message| Some(Err(entry(path, message))))?;
    let looked = second.consult(looked);
    let path = |looked: &Option<Result<Looked, Notebook>>| match looked {
        Some(Ok(looked)) => looked.path.clone(),
        _ => PathBuf::new(),
    };
    let looked = looked.into_iter().map(|looked| (path(&looked), looked)).collect();
    let last = |looked: Option<Result<Looked, Notebook>>| looked.map(|looked| looked.map_or_else(|entry| entry, finish));
    each(looked, threads, true, last, |path, message| Some(entry(path, message)))
}

impl Second<'_> {
    /// Makes the questions about a notebook.
    fn prepare(&self) -> impl Fn(&Looked) -> Prepared + Sync {
        let (scope, telling, most) = (self.scope, self.telling.clone(), self.most);
        move |looked: &Looked| {
            // Cells that are as they were in the revision are not asked about.
            let old = match &looked.then {
                Some(Then::Was(bytes)) => crate::notebook::read_bytes(&looked.path, bytes.clone()).ok().map(|notebook| since::cells(&notebook)),
                _ => None,
            };
            let as_before = |cell: usize| {
                let source = looked.report.notebook.as_ref().map(|notebook| &notebook.cells[cell].source);
                old.as_ref().zip(source).is_some_and(|(old, source)| old.contains(&select::tokens::CellTokens::of(source).normal))
            };
            finding::prepare(&looked.report, &looked.settings.options, scope, &telling, most, as_before)
        }
    }

    /// Asks about all notebooks together, and puts what was said into their reports.
    fn consult(&self, looked: Vec<Option<Result<(Looked, Prepared), Notebook>>>) -> Vec<Option<Result<Looked, Notebook>>> {
        let mut prompts: Vec<Prompt> = Vec::new();
        let mut places: Vec<(usize, usize)> = Vec::new();
        let mut out = Vec::with_capacity(looked.len());
        for (at, entry) in looked.into_iter().enumerate() {
            let Some(Ok((notebook, prepared))) = entry else {
                out.push(entry.map(|entry| entry.map(|(looked, _)| looked)));
                continue;
            };
            for (target, prompt) in prepared {
                match prompt {
                    Ok(prompt) => {
                        prompts.push(prompt);
                        places.push((at, target));
                    }
                    Err(why) => super::output::warning(&format!("{}: nothing was asked about a cell: {why}", notebook.path.display())),
                }
            }
            out.push(Some(Ok(notebook)));
        }
        let votes = (self.ask)(&prompts);
        for ((at, target), voted) in places.into_iter().zip(votes) {
            if let (Some(Ok(looked)), Some(voted)) = (&mut out[at], voted) {
                finding::apply(&mut looked.report, target, &voted, &self.model);
            }
        }
        out
    }
}

/// Does `work` for each notebook, on threads whose stack is deep enough. One notebook that makes crane
/// fail must not end the run for all others: what it gives is made by `failed`, from a sentence.
///
/// # Errors
/// One sentence, where no threads can be started.
pub fn each<T: Send, R: Send>(
    items: Vec<(PathBuf, T)>,
    threads: Option<usize>,
    quiet: bool,
    work: impl Fn(T) -> R + Sync,
    failed: impl Fn(PathBuf, String) -> R + Sync,
) -> Result<Vec<R>, String> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads.unwrap_or(0))
        .stack_size(STACK)
        .build()
        .map_err(|error| format!("no threads could be started: {error}"))?;
    let progress = Progress::start(items.len(), "notebooks", quiet);
    let usual = panic::take_hook();
    panic::set_hook(Box::new(|info| {
        PLACE.set(info.location().map(ToString::to_string));
    }));
    let done = pool.install(|| {
        items
            .into_par_iter()
            // One at a time: some take a hundred times longer than others.
            .with_max_len(1)
            .map(|(path, item)| {
                let result = panic::catch_unwind(AssertUnwindSafe(|| work(item))).unwrap_or_else(|payload| {
                    let place = PLACE.take().unwrap_or_default();
                    let what = panic_text(payload.as_ref());
                    failed(path, format!("crane itself failed on this notebook ({place}: {what}); that is a bug, please report it"))
                });
                progress.tick();
                result
            })
            .collect()
    });
    panic::set_hook(usual);
    Ok(done)
}

thread_local! {
    /// Where this thread last panicked.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

fn panic_text(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no message")
}

/// A notebook that was analysed; nothing is chosen yet.
struct Looked {
    path: PathBuf,
    settings: Arc<Settings>,
    then: Option<Then>,
    report: NotebookReport,
}

/// `None` for a notebook that did not change since the revision.
fn look(job: Job, since: Option<&Since>) -> Option<Looked> {
    let Job { path, input, settings } = job;
    let then = since.map(|since| since.then(&path));
    if then == Some(Then::Unchanged) && matches!(input, Input::File) {
        return None;
    }
    let report = match input {
        Input::File => lint::lint_file(&path, &settings.options),
        Input::Bytes(bytes) => lint::lint_bytes(&path, bytes, &settings.options),
    };
    Some(Looked { path, settings, then, report })
}

fn finish(looked: Looked, since: Option<&Since>, keep_targets: bool) -> Notebook {
    let Looked { path, settings, then, mut report } = looked;
    let mut selection = choose(&mut report, &settings, &path);
    let changed = match then {
        Some(Then::Was(bytes)) => {
            keep_new(&report, &mut selection, bytes, &settings, &path);
            since.filter(|_| !selection.chosen.is_empty()).and_then(|since| since.changed_lines(&path))
        }
        _ => None,
    };
    let mut entry = convert::notebook(&report, selection, &path);
    if let (Some(changed), Some(notebook)) = (changed, &report.notebook) {
        convert::point_at_changes(&mut entry, notebook, &changed);
    }
    entry.fail_on = settings.fail_on;
    if !keep_targets {
        entry.targets = Vec::new();
    }
    entry
}

fn choose(report: &mut NotebookReport, settings: &Settings, path: &Path) -> Selection {
    let findings = std::mem::take(&mut report.findings);
    match &report.notebook {
        Some(notebook) => select::select(notebook, findings, settings, path),
        None => Selection::default(),
    }
}

/// Leaves out findings in cells that the older notebook has too, unless it does not have the finding.
fn keep_new(report: &NotebookReport, selection: &mut Selection, old: Vec<u8>, settings: &Settings, path: &Path) {
    let Some(notebook) = &report.notebook else { return };
    let mut before = lint::lint_bytes(path, old, &settings.options);
    let known = choose(&mut before, settings, path).chosen;
    // An older notebook that cannot be read has no cells: everything is new.
    let cells = before.notebook.as_ref().map(since::cells).unwrap_or_default();
    selection.chosen.retain(|chosen| {
        let cell = &notebook.cells[chosen.finding.place.cell];
        let unchanged = cells.contains(&select::tokens::CellTokens::of(&cell.source).normal);
        !unchanged || !known.iter().any(|old| old.fingerprint == chosen.fingerprint)
    });
}
