//! `--since REF`: what changed since a git revision.
//!
//! A finding counts as new if its cell's tokens do not stand in the notebook of that revision, or if
//! that revision's notebook does not have the finding: a cell can be broken by a change elsewhere.

use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::tokens::CellTokens;
use crate::notebook::{CellKind, Notebook};

/// A revision of one repository, and which notebooks differ from it.
#[derive(Debug)]
pub struct Since {
    root: PathBuf,
    base: String,
    /// Path now, path then (`None` for a new notebook). What is not in here is unchanged.
    changed: HashMap<PathBuf, Option<PathBuf>>,
}

/// How a notebook compares with the revision.
#[derive(Debug, PartialEq, Eq)]
pub enum Then {
    Unchanged,
    New,
    /// The bytes of the older notebook.
    Was(Vec<u8>),
}

impl Since {
    /// Compares the working tree that holds `folder` with the place where `revision` and `HEAD` parted,
    /// so that what others changed meanwhile does not count as ours.
    ///
    /// # Errors
    /// What is wrong and what to do: no git, no repository, an unknown revision, a shallow clone.
    pub fn new(revision: &str, folder: &Path) -> Result<Self, String> {
        if revision.starts_with('-') {
            return Err(format!("--since {revision}: this is no revision"));
        }
        let top = git(folder, ["rev-parse", "--show-toplevel"])
            .map_err(|error| format!("--since needs a git repository, and {} is in none ({error})", folder.display()))?;
        let root = PathBuf::from(OsStr::new(String::from_utf8_lossy(&top).trim_end_matches(['\n', '\r'])));
        let shallow = git(&root, ["rev-parse", "--is-shallow-repository"]).is_ok_and(|answer| answer.starts_with(b"true"));
        let fetch = "this clone is shallow: fetch the history first (`git fetch --unshallow`, or `fetch-depth: 0` for actions/checkout)";

        let commit = format!("{revision}^{{commit}}");
        let commit = git(&root, ["rev-parse", "--verify", "--quiet", "--end-of-options", &commit]).map_err(|_| {
            let what = format!("--since {revision}: git knows no such revision");
            if shallow { format!("{what}; {fetch}") } else { format!("{what}; see `git branch --all`, or fetch it first") }
        })?;
        let commit = text(&commit);
        // An unborn HEAD has no commit to part from: everything is new.
        let base = match git(&root, ["merge-base", &commit, "HEAD"]) {
            Ok(base) => text(&base),
            Err(_) if shallow => {
                return Err(format!("--since {revision}: git cannot tell where HEAD and {revision} parted; {fetch}"));
            }
            Err(_) => commit,
        };

        let mut changed = HashMap::new();
        let diff = git(&root, ["diff", "--name-status", "-z", "--find-renames", "--no-ext-diff", &base, "--"])
            .map_err(|error| format!("--since {revision}: git diff failed ({error})"))?;
        let mut fields = diff.split(|byte| *byte == 0).filter(|field| !field.is_empty());
        while let (Some(status), Some(path)) = (fields.next(), fields.next()) {
            match status[0] {
                b'R' | b'C' => {
                    if let Some(now) = fields.next() {
                        changed.insert(os_path(now), Some(os_path(path)));
                    }
                }
                b'A' => {
                    changed.insert(os_path(path), None);
                }
                b'D' => {}
                _ => {
                    changed.insert(os_path(path), Some(os_path(path)));
                }
            }
        }
        let new = git(&root, ["ls-files", "--others", "-z"]).unwrap_or_default();
        for path in new.split(|byte| *byte == 0).filter(|path| !path.is_empty()) {
            changed.entry(os_path(path)).or_insert(None);
        }
        Ok(Since { root, base, changed })
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// What `file` was at the revision.
    pub fn then(&self, file: &Path) -> Then {
        let whole = file.canonicalize().unwrap_or_else(|_| file.to_owned());
        let root = self.root.canonicalize().unwrap_or_else(|_| self.root.clone());
        let Ok(inside) = whole.strip_prefix(&root) else { return Then::New };
        match self.changed.get(inside) {
            None => Then::Unchanged,
            Some(None) => Then::New,
            Some(Some(old)) => {
                let spec = format!("{}:{}", self.base, old.to_string_lossy());
                git(&self.root, ["cat-file", "blob", &spec]).map_or(Then::New, Then::Was)
            }
        }
    }

    /// Which lines of `file` a pull request would show as changed; `None` where git cannot tell.
    pub fn changed_lines(&self, file: &Path) -> Option<Vec<Range<u32>>> {
        let whole = file.canonicalize().ok()?;
        let inside = whole.strip_prefix(self.root.canonicalize().ok()?).ok()?;
        let old = self.changed.get(inside)?.as_ref()?;
        let (old, now) = (old.to_str()?, inside.to_str()?);
        // Names are names: no magic, no program of the user's that shows notebooks in its own way.
        let options = ["--literal-pathspecs", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--find-renames"];
        let diff = git(&self.root, options.into_iter().chain([self.base.as_str(), "--", old, now])).ok()?;
        Some(diff.split(|byte| *byte == b'\n').filter_map(hunk).collect())
    }
}

/// The new lines of `@@ -1,2 +3,4 @@`.
fn hunk(line: &[u8]) -> Option<Range<u32>> {
    let line = std::str::from_utf8(line.strip_prefix(b"@@ -")?).ok()?;
    let new = line.split(' ').nth(1)?.strip_prefix('+')?;
    let (start, length) = new.split_once(',').unwrap_or((new, "1"));
    let start = start.parse().ok()?;
    Some(start..start.checked_add(length.parse().ok()?)?)
}

/// The code of a notebook's cells, without formatting.
pub fn cells(notebook: &Notebook) -> HashSet<String> {
    let code = notebook.cells.iter().filter(|cell| cell.kind == CellKind::Code);
    code.map(|cell| CellTokens::of(&cell.source).normal).collect()
}

fn git<'a>(folder: &Path, arguments: impl IntoIterator<Item = &'a str>) -> Result<Vec<u8>, String> {
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(arguments)
        .env("GIT_OPTIONAL_LOCKS", "0")
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("git cannot be started: {error}"))?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        let said = String::from_utf8_lossy(&output.stderr);
        Err(crate::report::text::line(said.lines().next().unwrap_or("git gave no reason")).into_owned())
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim().to_owned()
}

#[cfg(unix)]
fn os_path(bytes: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    PathBuf::from(OsStr::from_bytes(bytes))
}

#[cfg(not(unix))]
fn os_path(bytes: &[u8]) -> PathBuf {
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}
