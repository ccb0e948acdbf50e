//! From a path to a notebook, with one clear error for everything that is not one.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use super::decode;
use super::{Notebook, ReadError};

/// Larger files are refused: nothing that a person opens in a browser is near it, and offsets are 32 bits.
const MAX_BYTES: u64 = 2 << 30;

/// Reads the notebook at `path`. Never opens what is not a regular file, so a pipe cannot block it.
pub fn read(path: &Path) -> Result<Notebook, ReadError> {
    let metadata = fs::metadata(path).map_err(|error| unreadable(&error))?;
    if metadata.is_dir() {
        return Err(ReadError::new("this is a folder, not a notebook"));
    }
    if !metadata.is_file() {
        return Err(ReadError::new("this is a pipe, a socket or a device, not a notebook; it was not opened"));
    }
    if metadata.len() > MAX_BYTES {
        return Err(too_large());
    }
    let file = File::open(path).map_err(|error| unreadable(&error))?;
    let mut bytes = Vec::with_capacity(usize::try_from(metadata.len()).unwrap_or(0) + 1);
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    read_bytes(path, bytes)
}

/// Reads a notebook that is already in memory; `path` only names it.
pub fn read_bytes(path: &Path, bytes: Vec<u8>) -> Result<Notebook, ReadError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(too_large());
    }
    let text = match std::str::from_utf8(&bytes) {
        Ok(text) => text,
        Err(error) => return Err(not_utf8(&bytes, error.valid_up_to())),
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim_ascii().is_empty() {
        return Err(ReadError::new("the file is empty"));
    }
    if text.starts_with("version https://git-lfs.github.com/") {
        return Err(ReadError::new("this is a Git LFS pointer, not the notebook; fetch it with `git lfs pull`"));
    }
    let mut notebook = decode::notebook(text).map_err(|error| conflict(text).unwrap_or(error))?;
    notebook.path = path.to_owned();
    Ok(notebook)
}

fn too_large() -> ReadError {
    ReadError::new("the file is larger than 2 GiB, which crane does not read; clear its outputs")
}

fn unreadable(error: &io::Error) -> ReadError {
    ReadError::new(match error.kind() {
        io::ErrorKind::NotFound => "no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "no permission to read this file".to_owned(),
        // ELOOP of Linux and of macOS; the kind for it is not stable yet.
        _ if cfg!(unix) && matches!(error.raw_os_error(), Some(40 | 62)) => "this symbolic link leads back to itself".to_owned(),
        _ => format!("could not be read: {error}"),
    })
}

fn not_utf8(bytes: &[u8], at: usize) -> ReadError {
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return ReadError::new("the file is in UTF-16; notebooks are in UTF-8, save it so");
    }
    let line = memchr::memchr_iter(b'\n', &bytes[..at]).count() + 1;
    ReadError { message: "the file is not valid UTF-8".to_owned(), line: u32::try_from(line).ok() }
}

/// The better explanation of broken JSON, where git left the marks of an unresolved merge.
fn conflict(text: &str) -> Option<ReadError> {
    let line = text.lines().position(|line| line.starts_with("<<<<<<< "))?;
    Some(ReadError {
        message: "the file has an unresolved merge conflict (`<<<<<<<`)".to_owned(),
        line: u32::try_from(line + 1).ok(),
    })
}
