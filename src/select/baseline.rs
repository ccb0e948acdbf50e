//! The baseline: findings that a team knows of and does not want to hear about again.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::report::data::Notebook;

const VERSION: u32 = 1;
/// Bytes of a file; a finding takes about a hundred.
const LONGEST: u64 = 100 << 20;

/// The file's contents; paths are relative to its folder, so that it can be committed.
#[derive(Debug, Serialize, Deserialize)]
struct Document {
    version: u32,
    notebooks: BTreeMap<String, Vec<Entry>>,
}

/// Only the fingerprint counts; the rest is there for people who read the file.
#[derive(Debug, Clone, Serialize, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    fingerprint: String,
    check: String,
    cell: String,
}

/// A baseline that was read.
#[derive(Debug)]
pub struct Baseline {
    folder: PathBuf,
    notebooks: BTreeMap<String, Vec<Entry>>,
    /// Fingerprints of notebooks that are gone, and how often: a renamed notebook finds its own here.
    orphans: HashMap<String, usize>,
}

impl Baseline {
    /// # Errors
    /// One sentence: the file cannot be read, or is no baseline of this version.
    pub fn read(file: &Path) -> Result<Self, String> {
        let shown = file.display();
        let cannot = |error: &dyn std::fmt::Display| format!("the baseline {shown} cannot be read: {error}; --write-baseline makes one");
        // The configuration of a stranger's pull request names the file: it may be a device, or endless.
        let kind = std::fs::metadata(file).map_err(|error| cannot(&error))?;
        if !kind.is_file() || kind.len() > LONGEST {
            return Err(cannot(&"it is no plain file of at most 100 MB"));
        }
        let text = std::fs::read_to_string(file).map_err(|error| cannot(&error))?;
        let document: Document = serde_json::from_str(&text)
            .map_err(|error| format!("the baseline {shown} is broken: {error}; write it anew with --write-baseline"))?;
        if document.version != VERSION {
            return Err(format!("the baseline {shown} has version {}, this crane reads {VERSION}", document.version));
        }
        let folder = folder(file);
        let mut orphans: HashMap<String, usize> = HashMap::new();
        for (path, entries) in &document.notebooks {
            if !folder.join(path).exists() {
                for entry in entries {
                    *orphans.entry(entry.fingerprint.clone()).or_default() += 1;
                }
            }
        }
        Ok(Baseline { folder, notebooks: document.notebooks, orphans })
    }

    /// Takes out what the baseline holds.
    pub fn apply(&mut self, notebook: &mut Notebook) {
        let known = self.notebooks.get(&key(&notebook.file, &self.folder));
        let before = notebook.findings.len();
        notebook.findings.retain(|finding| match known {
            Some(entries) => !entries.iter().any(|entry| entry.fingerprint == finding.fingerprint),
            None => match self.orphans.get_mut(&finding.fingerprint) {
                Some(left) if *left > 0 => {
                    *left -= 1;
                    false
                }
                _ => true,
            },
        });
        notebook.in_baseline = before - notebook.findings.len();
    }
}

/// Writes all findings of this run as the new baseline.
///
/// # Errors
/// One sentence, where the file cannot be written.
pub fn write(file: &Path, notebooks: &[Notebook]) -> Result<(), String> {
    let folder = folder(file);
    let mut document = Document { version: VERSION, notebooks: BTreeMap::new() };
    for notebook in notebooks.iter().filter(|notebook| !notebook.findings.is_empty()) {
        let entries = notebook.findings.iter().map(|finding| Entry {
            fingerprint: finding.fingerprint.clone(),
            check: finding.check.to_owned(),
            cell: finding.cell.label.clone(),
        });
        document.notebooks.entry(key(&notebook.file, &folder)).or_default().extend(entries);
    }
    let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
    text.push('\n');
    std::fs::write(file, text).map_err(|error| format!("the baseline {} cannot be written: {error}", file.display()))
}

fn folder(file: &Path) -> PathBuf {
    std::path::absolute(file).ok().and_then(|file| file.parent().map(Path::to_owned)).unwrap_or_default()
}

fn key(file: &Path, folder: &Path) -> String {
    crate::report::relative_path(file, folder)
}
