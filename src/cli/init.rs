//! `crane init`.

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Status, files, output};
use crate::config::{Configs, Overrides};
use crate::init::{self, Change, Host, Offer, Part, Repository, diff};
use crate::report::{repository_root, text};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// A folder of the repository.
    #[arg(default_value = ".", hide_default_value = true)]
    folder: PathBuf,
    /// Write everything without asking.
    #[arg(short, long)]
    yes: bool,
    /// Only these parts [default: all].
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PART")]
    only: Vec<Part>,
}

pub fn run(args: &Args) -> Status {
    match init(args) {
        Ok(()) => Status::Clean,
        Err(message) => {
            output::error(&message);
            Status::Trouble
        }
    }
}

fn init(args: &Args) -> Result<(), String> {
    if !args.folder.is_dir() {
        return Err(format!("{}: no such folder", args.folder.display()));
    }
    let folder = std::path::absolute(&args.folder).map_err(|error| format!("{}: {error}", args.folder.display()))?;
    let root = repository_root(&folder);
    let repository = Repository::new(&root, &remotes(&root));
    let parts = if args.only.is_empty() { Part::ALL.to_vec() } else { args.only.clone() };
    say(&seen(&root, repository.host))?;

    let (mut written, mut left, mut by_hand) = (Vec::new(), 0, 0);
    for (part, offer) in init::offers(&repository, &parts) {
        match offer {
            Offer::Done(what) => say(&format!("{}\n  nothing to do: {what}\n\n", part.purpose()))?,
            Offer::ByHand(what) => {
                say(&format!("{}\n  by hand: {}\n\n", part.purpose(), what.trim_end().replace('\n', "\n  ")))?;
                by_hand += 1;
            }
            Offer::Change(change) => {
                say(&format!("{}\n{}", part.purpose(), diff::unified(&change)))?;
                if args.yes || agrees(&change)? {
                    write(&root, &change)?;
                    say(&format!("{} written\n\n", change.file))?;
                    written.push(part);
                } else {
                    say("\n")?;
                    left += 1;
                }
            }
        }
    }
    say(&next(&written, left, by_hand))
}

fn say(words: &str) -> Result<(), String> {
    output::print(&text::block(words))
}

fn seen(root: &Path, host: Host) -> String {
    let found = Configs::new(Overrides::default());
    let count = |mut configs: Configs| -> Result<usize, Vec<crate::config::ConfigError>> {
        configs.isolate()?;
        Ok(files::find(&[root.to_owned()], &mut configs)?.files.len())
    };
    let notebooks = match count(found).unwrap_or(0) {
        0 => "no notebooks yet".to_owned(),
        number => text::count(number, "notebook"),
    };
    let host = match host {
        Host::GitHub => ", on GitHub",
        Host::GitLab => ", on GitLab",
        Host::Unknown => "",
    };
    format!("{}: {notebooks}{host}\n\n", root.display())
}

/// What `git remote -v` says; nothing where there is no git or no repository.
fn remotes(root: &Path) -> String {
    let ran = Command::new("git").arg("-C").arg(root).args(["remote", "-v"]).stdin(Stdio::null()).output();
    ran.map(|ran| String::from_utf8_lossy(&ran.stdout).into_owned()).unwrap_or_default()
}

/// Asks on standard output, reads a line of standard input; its end means no.
fn agrees(change: &Change) -> Result<bool, String> {
    let question = if change.before.is_some() { "Change" } else { "Write" };
    say(&format!("{question} {}? [y/N] ", change.file))?;
    let mut answer = String::new();
    std::io::stdin().lock().read_line(&mut answer).map_err(|error| format!("the answer cannot be read: {error}"))?;
    if !std::io::stdin().is_terminal() {
        // A terminal shows what was typed and its line end; a pipe does not.
        say(&format!("{}\n", answer.trim()))?;
    }
    Ok(matches!(answer.trim().to_ascii_lowercase().as_str(), "y" | "yes"))
}

/// Writes beside the file and renames: a full disk leaves the old file whole.
fn write(root: &Path, change: &Change) -> Result<(), String> {
    let path = root.join(&change.file);
    let failed = |error: std::io::Error| format!("{} cannot be written: {error}", change.file);
    let folder = path.parent().unwrap_or(root);
    std::fs::create_dir_all(folder).map_err(failed)?;
    let beside = folder.join(format!(".crane-init-{}", std::process::id()));
    let write = || -> std::io::Result<()> {
        let mut file = std::fs::File::create_new(&beside)?;
        file.write_all(change.after.as_bytes())?;
        if let Ok(old) = std::fs::metadata(&path) {
            file.set_permissions(old.permissions())?;
        }
        file.sync_all()?;
        std::fs::rename(&beside, &path)
    };
    write().map_err(|error| {
        let _ = std::fs::remove_file(&beside);
        failed(error)
    })
}

/// What the user does next.
fn next(written: &[Part], left: usize, by_hand: usize) -> String {
    let mut steps = Vec::new();
    for part in written {
        match part {
            Part::PreCommit => steps.push("pre-commit install          # once in each clone"),
            Part::Agent => steps.push("crane-snapshot enable       # where the kernels run, after installing it"),
            Part::Workflow | Part::Config => {}
        }
    }
    if written.is_empty() {
        let why = match (left, by_hand) {
            (0, 0) => "everything is there",
            (0, _) => "nothing left to write",
            _ => "nothing was written; `crane init --yes` writes all of it",
        };
        return format!("{why}\n");
    }
    steps.push("crane lint                  # what is wrong today");
    format!("Next:\n  {}\n", steps.join("\n  "))
}
