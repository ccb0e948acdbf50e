//! What `%run` brings in: the names of a script or a notebook beside this one.

use std::fs;
use std::path::{Path, PathBuf};

use super::{ParsedCell, parse, parse_text};
use crate::notebook;

/// Larger scripts and notebooks are not followed.
const MAX_BYTES: u64 = 4 << 20;

/// A file that `%run` names, parsed.
#[derive(Debug)]
pub struct Followed {
    pub path: PathBuf,
    /// One for a script, one a code cell for a notebook.
    pub cells: Vec<ParsedCell>,
}

/// Reads and parses what `%run file` in a notebook in `folder` runs. Nothing is executed.
///
/// `None` where the file is not there, is not a file, is too large or is no notebook: then nobody
/// knows what it defines.
pub fn follow(folder: &Path, file: &str, python_minor: Option<u8>) -> Option<Followed> {
    let module = file.strip_prefix("-m ");
    let relative = module.map_or_else(|| PathBuf::from(file), |module| PathBuf::from(module.replace('.', "/")));
    let plain = folder.join(&relative);
    let named = folder.join(format!("{}.py", relative.display()));
    let path = [plain, named].into_iter().find(|path| {
        fs::metadata(path).is_ok_and(|metadata| metadata.is_file() && metadata.len() <= MAX_BYTES)
    })?;
    let cells = if path.extension().is_some_and(|extension| extension == "ipynb") {
        let notebook = notebook::read(&path).ok()?;
        notebook.cells.iter().filter(|cell| cell.is_code()).map(|cell| parse(cell, python_minor)).collect()
    } else {
        let bytes = fs::read(&path).ok()?;
        vec![parse_text(&String::from_utf8_lossy(&bytes).replace("\r\n", "\n"), python_minor)]
    };
    Some(Followed { path, cells })
}
