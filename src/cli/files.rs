//! Which notebooks to look at.

use std::collections::HashSet;
use std::io::Read;
use std::path::{Path, PathBuf};

use ignore::WalkBuilder;

use crate::config::{ConfigError, Configs};

/// Folders that hold copies or other people's notebooks.
const LEFT_OUT: &[&str] = &[".ipynb_checkpoints", "node_modules", "site-packages", "__pycache__"];

/// What the paths of the command line lead to.
#[derive(Debug, Default)]
pub struct Found {
    /// In the order of the command line, and below a folder in the order of names; each file once.
    pub files: Vec<PathBuf>,
    /// Paths that lead nowhere, with a reason.
    pub errors: Vec<(PathBuf, String)>,
}

/// Walks folders, respecting `.gitignore` and `exclude`; a file that is named is always taken.
///
/// # Errors
/// Mistakes in a configuration file that was found on the way.
pub fn find(paths: &[PathBuf], configs: &mut Configs) -> Result<Found, Vec<ConfigError>> {
    let mut found = Found::default();
    let mut seen = HashSet::new();
    for path in paths {
        match std::fs::metadata(path) {
            Ok(kind) if kind.is_dir() => walk(path, configs, &mut found, &mut seen)?,
            // Reading says what is wrong with what is no file, or is not there.
            _ => {
                if seen.insert(path.clone()) {
                    found.files.push(path.clone());
                }
            }
        }
    }
    Ok(found)
}

fn walk(folder: &Path, configs: &mut Configs, found: &mut Found, seen: &mut HashSet<PathBuf>) -> Result<(), Vec<ConfigError>> {
    let walker = WalkBuilder::new(folder)
        .sort_by_file_path(Path::cmp)
        .filter_entry(|entry| entry.depth() == 0 || !LEFT_OUT.iter().any(|name| entry.file_name() == *name))
        .build();
    for entry in walker {
        let entry = match entry {
            Ok(entry) => entry,
            Err(error) => {
                found.errors.push((folder.to_owned(), error.to_string()));
                continue;
            }
        };
        let path = entry.path();
        if path.extension().is_none_or(|extension| !extension.eq_ignore_ascii_case("ipynb")) {
            continue;
        }
        // Links to files are followed, links to folders are not: no loop is possible.
        let is_file = match entry.file_type() {
            Some(kind) if kind.is_symlink() => path.is_file(),
            Some(kind) => !kind.is_dir(),
            None => false,
        };
        if !is_file || configs.of(path)?.excludes(path) {
            continue;
        }
        let shown = path.strip_prefix("./").unwrap_or(path).to_owned();
        if seen.insert(shown.clone()) {
            found.files.push(shown);
        }
    }
    Ok(())
}

/// Reads a list of paths, one a line, or separated by NUL bytes (as `git diff -z` writes them); `-` is
/// standard input.
///
/// # Errors
/// One sentence, where the list cannot be read.
pub fn read_list(file: &Path) -> Result<Vec<PathBuf>, String> {
    let read = || -> std::io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        if file == Path::new("-") {
            std::io::stdin().lock().read_to_end(&mut bytes)?;
        } else {
            bytes = std::fs::read(file)?;
        }
        Ok(bytes)
    };
    let bytes = read().map_err(|error| format!("the list {} cannot be read: {error}", file.display()))?;
    let separator = if bytes.contains(&0) { 0 } else { b'\n' };
    let items = bytes.split(|byte| *byte == separator);
    Ok(items.map(|item| item.strip_suffix(b"\r").unwrap_or(item)).filter(|item| !item.is_empty()).map(to_path).collect())
}

#[cfg(unix)]
fn to_path(bytes: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    PathBuf::from(std::ffi::OsStr::from_bytes(bytes))
}

#[cfg(not(unix))]
fn to_path(bytes: &[u8]) -> PathBuf {
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}
