//! Replaces a file in one step, so that no crash, full disk or kill leaves half of it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Writes `text` over the file at `path`, whose content was `before` when it was read. The new content is
/// written beside it, brought to disk, and renamed over it; mode and symbolic links are kept.
///
/// # Errors
/// One sentence. The file is then as it was.
pub fn replace(path: &Path, before: &str, text: &str) -> Result<(), String> {
    let fail = |what: &str, error: io::Error| format!("{} was not changed: {what}: {error}", path.display());
    // The file that a link points to is replaced, not the link.
    let path = &fs::canonicalize(path).map_err(|e| fail("it could not be found", e))?;
    let metadata = fs::metadata(path).map_err(|e| fail("it could not be read", e))?;
    if metadata.permissions().readonly() {
        return Err(format!("{} was not changed: it is read-only", path.display()));
    }
    let temporary = temporary(path);
    sweep(path);
    let written = write(&temporary, text, metadata.permissions()).map_err(|e| fail("no new file could be written beside it", e));
    let done = written.and_then(|()| {
        // An editor may have saved in the meantime: its work counts more than ours.
        let now = fs::read(path).map_err(|e| fail("it could not be read again", e))?;
        if now != before.as_bytes() {
            return Err(format!("{} was not changed: something else wrote to it at the same time; try again", path.display()));
        }
        fs::rename(&temporary, path).map_err(|e| fail("the new file could not be put in its place", e))
    });
    if done.is_err() {
        // Gone already, or never made.
        let _ = fs::remove_file(&temporary);
    }
    done
}

fn write(path: &Path, text: &str, permissions: fs::Permissions) -> io::Result<()> {
    let mut file: File = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.set_permissions(permissions)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// In the same folder, so that renaming cannot cross file systems.
fn temporary(path: &Path) -> PathBuf {
    path.with_file_name(format!("{}{}{SUFFIX}", prefix(path), std::process::id()))
}

const SUFFIX: &str = ".crane-tmp";

fn prefix(path: &Path) -> String {
    format!(".{}.", path.file_name().unwrap_or_default().to_string_lossy())
}

/// How long a write may take; a temporary file that is older was left behind by a kill.
const STALE: Duration = Duration::from_secs(600);

/// Removes what killed writes of this file left behind.
fn sweep(path: &Path) {
    let prefix = prefix(path);
    let folder = path.parent().and_then(|folder| fs::read_dir(folder).ok());
    for entry in folder.into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let ours = name.strip_prefix(&prefix).and_then(|rest| rest.strip_suffix(SUFFIX)).is_some_and(|pid| pid.parse::<u32>().is_ok());
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if ours && age().is_some_and(|age| age > STALE) {
            // The next write tries again.
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("crane-file-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn the_content_changes_and_nothing_is_left_beside_it() {
        let folder = folder("plain");
        let path = folder.join("a.ipynb");
        fs::write(&path, "old").unwrap();
        replace(&path, "old", "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert!(replace(&path, "old", "newer").unwrap_err().contains("something else wrote"));
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_a_kill_left_behind_is_swept_later() {
        let folder = folder("sweep");
        let path = folder.join("a.ipynb");
        fs::write(&path, "old").unwrap();
        let (stale, fresh, other) = (folder.join(".a.ipynb.1.crane-tmp"), folder.join(".a.ipynb.2.crane-tmp"), folder.join(".a.ipynb.x.crane-tmp"));
        for file in [&stale, &fresh, &other] {
            fs::write(file, "").unwrap();
        }
        let old = std::time::SystemTime::now() - 2 * STALE;
        for file in [&stale, &other] {
            File::options().write(true).open(file).unwrap().set_modified(old).unwrap();
        }
        replace(&path, "old", "new").unwrap();
        assert!(!stale.exists() && fresh.exists() && other.exists());
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn mode_and_links_are_kept() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = folder("mode");
        let (path, link) = (folder.join("a.ipynb"), folder.join("link.ipynb"));
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&path, &link).unwrap();
        replace(&link, "old", "new").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        fs::set_permissions(&path, fs::Permissions::from_mode(0o440)).unwrap();
        assert!(replace(&path, "new", "newer").unwrap_err().contains("read-only"));
        fs::remove_dir_all(folder).unwrap();
    }
}
