//! `crane init`: what a repository needs so that its notebooks are linted, as changes of files.
//!
//! Nothing here writes: [`offers`] looks at a folder and says what would change; the command line shows
//! it and asks. Files of others are only ever added to, so that their comments and order stay.

mod agent;
mod configuration;
pub mod diff;
mod hook;
mod workflow;
mod yaml;

use std::path::{Path, PathBuf};

/// Longer files are nobody's configuration, and are left alone.
const LONGEST: u64 = 1 << 20;

/// A part of the set-up that can be taken or left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Part {
    /// The pre-commit hook.
    PreCommit,
    /// The job on GitHub or GitLab.
    Workflow,
    /// `[tool.crane]` or crane.toml.
    Config,
    /// The recorder, as a requirement of the project.
    Agent,
}

impl Part {
    pub const ALL: [Part; 4] = [Part::PreCommit, Part::Workflow, Part::Config, Part::Agent];

    /// What it does for people, for the heading above its difference.
    pub fn purpose(self) -> &'static str {
        match self {
            Part::PreCommit => "pre-commit: lint the notebooks of each commit",
            Part::Workflow => "continuous integration: lint what a change touches",
            Part::Config => "configuration: what is reported, and what fails",
            Part::Agent => "recorder: let kernels note what their variables are, so that more is found",
        }
    }
}

/// A file to write. Everything of `before` stays in `after`.
#[derive(Debug, PartialEq, Eq)]
pub struct Change {
    /// Relative to the repository, with forward slashes.
    pub file: String,
    /// `None` for a new file.
    pub before: Option<String>,
    pub after: String,
}

/// What there is to do for one part.
#[derive(Debug, PartialEq, Eq)]
pub enum Offer {
    Change(Change),
    /// It is there already; says where.
    Done(String),
    /// It cannot be done safely, or there is no place for it; says what to do by hand.
    ByHand(String),
}

/// Where the repository lives, as far as its files and remotes tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Host {
    GitHub,
    GitLab,
    Unknown,
}

/// The repository that is looked at.
#[derive(Debug)]
pub struct Repository {
    pub root: PathBuf,
    pub host: Host,
}

impl Repository {
    /// `remotes` is what `git remote -v` printed, or nothing.
    pub fn new(root: &Path, remotes: &str) -> Self {
        let host = if root.join(".github").is_dir() || remotes.contains("github.com") {
            Host::GitHub
        } else if root.join(".gitlab-ci.yml").is_file() || remotes.contains("gitlab") {
            Host::GitLab
        } else {
            Host::Unknown
        };
        Repository { root: root.to_owned(), host }
    }

    /// The text of a file, `None` if there is none.
    ///
    /// # Errors
    /// One sentence: a link (which may lead out of the repository), too long, no text.
    fn read(&self, file: &str) -> Result<Option<String>, String> {
        let path = self.root.join(file);
        let kind = match std::fs::symlink_metadata(&path) {
            Ok(kind) => kind,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("{file} cannot be read: {error}")),
        };
        if !kind.is_file() {
            return Err(format!("{file} is no plain file"));
        }
        if kind.len() > LONGEST {
            return Err(format!("{file} is too long to be changed safely"));
        }
        std::fs::read_to_string(&path).map(Some).map_err(|error| format!("{file} cannot be read: {error}"))
    }

    /// Whether any folder on the way to `file` is a link, which could lead out of the repository.
    pub fn leads_out(&self, file: &str) -> bool {
        let mut path = self.root.clone();
        Path::new(file).components().any(|part| {
            path.push(part);
            path.is_symlink()
        })
    }
}

/// What there is to do, part by part.
pub fn offers(repository: &Repository, parts: &[Part]) -> Vec<(Part, Offer)> {
    let offer = |part: Part| match part {
        Part::PreCommit => hook::offer(repository),
        Part::Workflow => workflow::offer(repository),
        Part::Config => configuration::offer(repository),
        Part::Agent => agent::offer(repository),
    };
    let guarded = |part: Part| match offer(part) {
        Offer::Change(change) if repository.leads_out(&change.file) => {
            Offer::ByHand(format!("{} is reached through a link; nothing is written there", change.file))
        }
        offer => offer,
    };
    parts.iter().map(|part| (*part, guarded(*part))).collect()
}

/// `text` with `more` behind it, a blank line between them, and the line ends of `text`.
fn appended(text: &str, more: &str) -> String {
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut out = text.to_owned();
    if !out.is_empty() && !out.ends_with('\n') {
        out.push_str(end);
    }
    if !out.trim().is_empty() && !out.ends_with("\n\n") && !out.ends_with("\r\n\r\n") {
        out.push_str(end);
    }
    out.push_str(&more.replace('\n', end));
    out
}
