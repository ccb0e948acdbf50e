//! Lists the library models, so that the binary carries them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo:rerun-if-changed=models");
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo")).join("models");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let mut table = String::from("pub const FILES: &[(&str, &str)] = &[\n");
    for file in files {
        let relative = file.strip_prefix(&root).expect("below the root").with_extension("");
        let mut name = relative.to_string_lossy().replace(['/', '\\'], ".");
        if let Some(package) = name.strip_suffix(".__init__") {
            name = package.to_owned();
        }
        if name == "__init__" {
            continue;
        }
        writeln!(table, "    ({name:?}, include_str!({:?})),", file.to_string_lossy()).expect("a string takes all");
    }
    table.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("set by cargo")).join("models.rs");
    std::fs::write(out, table).expect("the output folder is writable");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "py") {
            files.push(path);
        }
    }
}
