//! Which versions of its libraries a notebook was written for, as far as files beside it tell.
//!
//! Looked at are lock and requirements files in the notebook's folder and in those above it, up to the
//! root of its repository, and the notebook's own `%pip install pandas==1.5.3`. None of it proves what the
//! kernel has: a finding that rests on it says so. A file that cannot be read tells nothing.

mod parse;

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::SystemTime;

use crate::engine::models::import_name;
use crate::notebook::Notebook;

/// A version, and who says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stated {
    pub version: String,
    /// A clause for people: `uv.lock says so`.
    pub source: String,
}

/// By import name.
pub type Versions = BTreeMap<String, Stated>;

/// In the order in which they are believed.
const FILES: &[&str] = &[
    "uv.lock", "poetry.lock", "pdm.lock", "Pipfile.lock", "requirements.txt", "environment.yml", "environment.yaml", "pyproject.toml",
];
const MOST_BYTES: u64 = 16 << 20;
const MOST_FOLDERS: usize = 24;

/// What the notebook and the files around it state; the nearest says it.
pub fn of(notebook: &Notebook) -> Versions {
    let mut found = installed(notebook);
    for folder in folders(&notebook.path) {
        for name in FILES {
            let path = folder.join(name);
            let Some(pins) = read(&path) else { continue };
            for (package, version) in pins.iter() {
                let stated = || Stated { version: version.clone(), source: format!("{name} says so") };
                found.entry(package.clone()).or_insert_with(stated);
            }
        }
    }
    found
}

/// The notebook's folder and those above it in its repository; only its own where it is in none.
fn folders(notebook: &Path) -> Vec<PathBuf> {
    let Some(own) = std::path::absolute(notebook).ok().and_then(|path| path.parent().map(Path::to_owned)) else { return Vec::new() };
    let above: Vec<PathBuf> = own.ancestors().take(MOST_FOLDERS).map(Path::to_owned).collect();
    let root = above.iter().position(|folder| folder.join(".git").exists());
    above.into_iter().take(root.map_or(1, |root| root + 1)).collect()
}

type Pins = Arc<Vec<(String, String)>>;
/// By path, with the time and length of the file that was read.
static READ: LazyLock<Mutex<HashMap<PathBuf, (Option<SystemTime>, u64, Pins)>>> = LazyLock::new(Mutex::default);

/// The exact versions in a file, by import name; `None` if there is no such file.
fn read(path: &Path) -> Option<Pins> {
    // Symbolic links and devices are not followed: the folder is as untrusted as the notebook.
    let metadata = std::fs::symlink_metadata(path).ok().filter(|metadata| metadata.is_file() && metadata.len() <= MOST_BYTES)?;
    let stamp = (metadata.modified().ok(), metadata.len());
    let known = |read: &HashMap<_, (Option<SystemTime>, u64, Pins)>| {
        read.get(path).filter(|(time, length, _)| (*time, *length) == stamp).map(|(.., pins)| pins.clone())
    };
    if let Some(pins) = READ.lock().ok().and_then(|read| known(&read)) {
        return Some(pins);
    }
    let text = String::from_utf8_lossy(&std::fs::read(path).ok()?).into_owned();
    let name = path.file_name()?.to_str()?;
    let pins: Pins = Arc::new(agreed(parse::pins(name, &text)));
    if let Ok(mut read) = READ.lock() {
        read.insert(path.to_owned(), (stamp.0, stamp.1, pins.clone()));
    }
    Some(pins)
}

/// By import name, without packages that are given in several versions.
fn agreed(pins: Vec<(String, String)>) -> Vec<(String, String)> {
    let mut by_name: BTreeMap<String, Option<String>> = BTreeMap::new();
    for (package, version) in pins {
        let entry = by_name.entry(import_name(&package)).or_insert_with(|| Some(version.clone()));
        if entry.as_deref() != Some(&version) {
            *entry = None;
        }
    }
    by_name.into_iter().filter_map(|(name, version)| Some((name, version?))).collect()
}

/// What `%pip install name==version` lines of the notebook say.
fn installed(notebook: &Notebook) -> Versions {
    let mut found = Versions::new();
    for (index, cell) in notebook.cells.iter().enumerate().filter(|(_, cell)| cell.source.contains("==")) {
        for line in cell.source.lines().filter(|line| is_install(line)) {
            for (package, version) in line.split_whitespace().filter_map(parse::exact) {
                let source = format!("cell {} installs it", index + 1);
                // The last one that stands there is what the rest of the notebook meets.
                found.insert(import_name(package), Stated { version: version.to_owned(), source });
            }
        }
    }
    found
}

fn is_install(line: &str) -> bool {
    let line = line.trim_start();
    let Some(command) = line.strip_prefix(['!', '%']) else { return false };
    let mut words = command.split_whitespace().skip_while(|word| !word.trim_end_matches('3').ends_with("pip")).skip(1);
    words.next() == Some("install")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notebooks_own_installs_are_read() {
        let notebook = Notebook::from_sources(["!pip install -q 'pandas==1.5.3' scikit-learn==1.2.2", "%pip3 install numpy>=2", "x == 1"]);
        let found = of(&notebook);
        assert_eq!(found["pandas"].version, "1.5.3");
        assert_eq!(found["sklearn"], Stated { version: "1.2.2".into(), source: "cell 1 installs it".into() });
        assert!(!found.contains_key("numpy"));
        assert!(is_install("!{sys.executable} -m pip install x") && !is_install("print('pip install x')"));
    }

    #[test]
    fn the_nearest_file_up_to_the_repository_counts() {
        let folder = std::env::temp_dir().join(format!("crane-versions-{}", std::process::id()));
        let inner = folder.join("repository/notebooks");
        std::fs::create_dir_all(&inner).unwrap();
        std::fs::create_dir_all(folder.join("repository/.git")).unwrap();
        std::fs::write(folder.join("requirements.txt"), "seaborn==0.11.0\n").unwrap();
        std::fs::write(folder.join("repository/requirements.txt"), "pandas==2.0.3\nnumpy==1.26.4\n").unwrap();
        std::fs::write(inner.join("uv.lock"), "[[package]]\nname = \"pandas\"\nversion = \"2.1.4\"\n").unwrap();
        let notebook = Notebook { path: inner.join("a.ipynb"), ..Notebook::default() };
        let found = of(&notebook);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(found["pandas"], Stated { version: "2.1.4".into(), source: "uv.lock says so".into() });
        assert_eq!(found["numpy"].version, "1.26.4");
        assert!(!found.contains_key("seaborn"));
    }
}
