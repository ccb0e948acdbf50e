//! `crane snapshot`: look at what was recorded into a notebook, check it, take it out, bring it in.

use std::path::{Path, PathBuf};

use clap::{Subcommand, ValueEnum};

use super::{Status, output};
use crate::lint::{Options, Runtime};
use crate::notebook;
use crate::report::text;
use crate::snapshot::{self, CellStatus, Snapshot};

/// The JSON Schema of the format, for `schema`.
const SCHEMA: &str = include_str!("../../docs/snapshot.schema.json");

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Show the recorded variables after a run, as a table.
    Show {
        notebook: PathBuf,
        /// After the run with this execution count [default: the last].
        #[arg(long, value_name = "COUNT")]
        after: Option<u32>,
        /// List the runs instead.
        #[arg(long, conflicts_with = "after")]
        runs: bool,
    },
    /// Say whether the recording of each notebook can be read and trusted.
    Check {
        #[arg(required = true)]
        notebooks: Vec<PathBuf>,
    },
    /// Take the recording out of notebooks; every other byte stays as it is.
    Strip {
        #[arg(required = true)]
        notebooks: Vec<PathBuf>,
        /// Take out only this category of facts.
        #[arg(long, value_enum, value_name = "CATEGORY")]
        only: Vec<Category>,
        /// Change nothing; end with status 1 if something would be taken out.
        #[arg(long)]
        check: bool,
    },
    /// Bring a recording that stands beside a notebook, `.name.crane.json`, into it.
    Merge {
        notebook: PathBuf,
        /// The recording [default: the one beside the notebook].
        sidecar: Option<PathBuf>,
        /// Remove the recording's own file afterwards.
        #[arg(long)]
        remove: bool,
    },
    /// Print the JSON Schema of the format.
    Schema,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Category {
    Structure,
    Types,
    Values,
}

impl Category {
    fn name(self) -> &'static str {
        match self {
            Category::Structure => "structure",
            Category::Types => "types",
            Category::Values => "values",
        }
    }
}

pub fn run(args: &Args) -> Status {
    let done = match &args.command {
        Command::Show { notebook, after, runs } => show(notebook, *after, *runs).map(|text| (text, Status::Clean)),
        Command::Check { notebooks } => Ok(each(notebooks, check)),
        Command::Strip { notebooks, only, check } => Ok(each(notebooks, |path| strip(path, only, *check))),
        Command::Merge { notebook, sidecar, remove } => {
            merge(notebook, sidecar.as_deref(), *remove).map(|text| (text, Status::Clean))
        }
        Command::Schema => Ok((SCHEMA.to_string(), Status::Clean)),
    };
    match done.and_then(|(text, status)| output::print(&text::block(&text)).map(|()| status)) {
        Ok(status) => status,
        Err(message) => {
            output::error(&message);
            Status::Trouble
        }
    }
}

/// Does something to each notebook; one that fails does not stop the others.
fn each(paths: &[PathBuf], act: impl Fn(&Path) -> Result<(String, Status), String>) -> (String, Status) {
    let (mut text, mut worst) = (String::new(), Status::Clean);
    for path in paths {
        match act(path) {
            Ok((line, status)) => {
                text.push_str(&format!("{}: {line}\n", path.display()));
                if worst == Status::Clean {
                    worst = status;
                }
            }
            Err(message) => {
                output::error(&message);
                worst = Status::Trouble;
            }
        }
    }
    (text, worst)
}

fn load(path: &Path) -> Result<snapshot::Loaded, String> {
    let notebook = notebook::read(path).map_err(|e| format!("{}: {}", path.display(), e.message))?;
    Ok(snapshot::load(&notebook, &Options::default()))
}

fn show(path: &Path, after: Option<u32>, runs: bool) -> Result<String, String> {
    let loaded = load(path)?;
    let Some(snapshot) = &loaded.snapshot else {
        let reason = match loaded.runtime {
            Runtime::Partial(reason) => reason,
            _ => "nothing was recorded".into(),
        };
        return Err(format!("{}: {reason}", path.display()));
    };
    if runs {
        return Ok(snapshot::show::runs(snapshot));
    }
    let index = match after {
        None => snapshot.runs.len().saturating_sub(1),
        Some(count) => snapshot.runs.iter().position(|run| run.count == count).ok_or_else(|| {
            let known: Vec<String> = snapshot.runs.iter().map(|run| run.count.to_string()).collect();
            format!("{}: no recorded run has the count {count}; there are {}", path.display(), known.join(", "))
        })?,
    };
    let mut text = snapshot::show::state(snapshot, &snapshot.state_after(index));
    if let Some(assumption) = &loaded.assumption {
        text.push_str(&format!("This is the session's last state if {assumption}.\n"));
    }
    Ok(text)
}

fn check(path: &Path) -> Result<(String, Status), String> {
    let loaded = load(path)?;
    let Some(snapshot) = &loaded.snapshot else {
        return Ok(match loaded.runtime {
            Runtime::Partial(reason) => (reason, Status::Findings),
            _ => ("nothing was recorded".into(), Status::Clean),
        });
    };
    let count = |wanted: fn(&CellStatus) -> bool| loaded.cells.iter().filter(|status| wanted(status)).count();
    let mut parts = vec![text::count(snapshot.runs.len(), "recorded run")];
    for (number, what) in [
        (count(|s| matches!(s, CellStatus::Ran(_))), "of cells as they stand"),
        (count(|s| matches!(s, CellStatus::Edited(_))), "of cells edited since"),
    ] {
        if number > 0 {
            parts.push(format!("{number} {what}"));
        }
    }
    match &loaded.runtime {
        Runtime::Partial(reason) => parts.push(reason.clone()),
        _ => parts.push("all trusted".into()),
    }
    if let Some(assumption) = &loaded.assumption {
        parts.push(format!("the last state assumes that {assumption}"));
    }
    Ok((parts.join("; "), Status::Clean))
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{} could not be read: {e}", path.display()))
}

fn strip(path: &Path, only: &[Category], check: bool) -> Result<(String, Status), String> {
    let before = read(path)?;
    let fail = |e: notebook::ReadError| format!("{}: {}", path.display(), e.message);
    let after = if only.is_empty() { snapshot::edit::strip(&before).map_err(fail)? } else { without(path, &before, only)? };
    let Some(after) = after.filter(|after| *after != before) else {
        return Ok(("nothing to take out".into(), Status::Clean));
    };
    let saved = before.len().saturating_sub(after.len());
    if check {
        return Ok((format!("{saved} bytes would be taken out"), Status::Findings));
    }
    snapshot::file::replace(path, &before, &after)?;
    Ok((format!("took out {saved} bytes"), Status::Clean))
}

/// The notebook's text without some categories of facts.
fn without(path: &Path, before: &str, only: &[Category]) -> Result<Option<String>, String> {
    let notebook = notebook::read_bytes(path, before.as_bytes().to_vec()).map_err(|e| format!("{}: {}", path.display(), e.message))?;
    let Some(recorded) = &notebook.snapshot else { return Ok(None) };
    // Only a snapshot that can be read is known to hold its facts where they are looked for.
    Snapshot::parse(recorded).map_err(|reason| format!("{}: the snapshot was not changed, because {reason}", path.display()))?;
    let names: Vec<&str> = only.iter().map(|category| category.name()).collect();
    let changed = snapshot::without_categories(recorded, &names).map_err(|e| format!("{}: {e}", path.display()))?;
    snapshot::edit::insert(before, &changed).map(Some).map_err(|e| format!("{}: {}", path.display(), e.message))
}

fn merge(path: &Path, sidecar: Option<&Path>, remove: bool) -> Result<String, String> {
    let beside = snapshot::sidecar_path(path);
    let sidecar = sidecar.or(beside.as_deref()).ok_or_else(|| format!("{} has no file name", path.display()))?;
    let before = read(path)?;
    let mut notebook = notebook::read_bytes(path, before.as_bytes().to_vec()).map_err(|e| format!("{}: {}", path.display(), e.message))?;
    let recorded = read(sidecar)?;
    // What crane itself would not use is not brought in.
    notebook.snapshot = Some(recorded.as_str().into());
    let loaded = snapshot::load(&notebook, &Options::default());
    if loaded.snapshot.is_none() {
        let reason = if let Runtime::Partial(reason) = loaded.runtime { reason } else { "it holds no run".into() };
        return Err(format!("{} was not merged: {reason}", sidecar.display()));
    }
    let after = snapshot::edit::insert(&before, &recorded).map_err(|e| format!("{}: {}", path.display(), e.message))?;
    if after != before {
        snapshot::file::replace(path, &before, &after)?;
    }
    if remove {
        std::fs::remove_file(sidecar).map_err(|e| format!("{} was merged, but could not be removed: {e}", sidecar.display()))?;
    }
    Ok(format!("{}: {} merged\n", path.display(), text::count(loaded.snapshot.map_or(0, |s| s.runs.len()), "recorded run")))
}
