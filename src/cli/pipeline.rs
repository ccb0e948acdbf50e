//! Many notebooks at once: each is read, analysed, filtered and made plain data by one thread, so that
//! only what a report shows is kept in memory.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;

use rayon::prelude::*;

use super::progress::Progress;
use crate::config::Settings;
use crate::lint::{self, NotebookReport};
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

/// Looks at every notebook; `None` for one that did not change since the revision.
///
/// # Errors
/// One sentence, where no threads can be started.
pub fn run(jobs: Vec<Job>, since: Option<&Since>, keep_targets: bool, threads: Option<usize>, quiet: bool) -> Result<Vec<Option<Notebook>>, String> {
    let failed = |path: PathBuf, message: String| {
        let report = NotebookReport::unreadable(&path, ReadError::new(message));
        Some(convert::notebook(&report, Selection::default(), &path))
    };
    let jobs = jobs.into_iter().map(|job| (job.path.clone(), job)).collect();
    each(jobs, threads, quiet, |job| one(job, since, keep_targets), failed)
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
    let progress = Progress::start(items.len(), quiet);
    let usual = panic::take_hook();
    panic::set_hook(Box::new(|info| {
        PLACE.set(info.location().map(ToString::to_string));
    }));
    let done = pool.install(|| {
        items
            .into_par_iter()
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

fn one(job: Job, since: Option<&Since>, keep_targets: bool) -> Option<Notebook> {
    let Job { path, input, settings } = job;
    let then = since.map(|since| since.then(&path));
    if then == Some(Then::Unchanged) && matches!(input, Input::File) {
        return None;
    }
    let mut report = match input {
        Input::File => lint::lint_file(&path, &settings.options),
        Input::Bytes(bytes) => lint::lint_bytes(&path, bytes, &settings.options),
    };
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
    Some(entry)
}

fn choose(report: &mut NotebookReport, settings: &Settings, path: &std::path::Path) -> Selection {
    let findings = std::mem::take(&mut report.findings);
    match &report.notebook {
        Some(notebook) => select::select(notebook, findings, settings, path),
        None => Selection::default(),
    }
}

/// Leaves out findings in cells that the older notebook has too, unless it does not have the finding.
fn keep_new(report: &NotebookReport, selection: &mut Selection, old: Vec<u8>, settings: &Settings, path: &std::path::Path) {
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
