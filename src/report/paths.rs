//! Paths as code hosts want them: relative to the repository, with forward slashes.

use std::path::{Component, Path, PathBuf};

/// The root of the git repository that holds `from`, or `from` itself.
pub fn repository_root(from: &Path) -> PathBuf {
    from.ancestors().find(|folder| folder.join(".git").exists()).unwrap_or(from).to_owned()
}

/// `file` relative to `root` where it lies below it, with forward slashes.
pub fn relative(file: &Path, root: &Path) -> String {
    let whole = std::path::absolute(file).map(|path| without_dots(&path)).unwrap_or_else(|_| file.to_owned());
    let shown = whole.strip_prefix(root).unwrap_or(file);
    let parts: Vec<_> = shown.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    parts.join("/").replace("//", "/")
}

/// Resolves `..` by the text alone: the file need not exist, and links stay as the user wrote them.
fn without_dots(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                out.pop();
            }
            Component::CurDir => {}
            part => out.push(part),
        }
    }
    out
}

/// A relative path as a URI reference (RFC 3986).
pub fn uri(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => out.push(byte as char),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_relative_and_uris_are_escaped() {
        assert_eq!(relative(Path::new("/repo/a/../b c.ipynb"), Path::new("/repo")), "b c.ipynb");
        assert_eq!(relative(Path::new("/elsewhere/x.ipynb"), Path::new("/repo")), "/elsewhere/x.ipynb");
        assert_eq!(uri("b c:ü%.ipynb"), "b%20c%3A%C3%BC%25.ipynb");
    }
}
