//! The documents are true: every path that they name exists, and every crane command in them works.

mod support;

use std::path::{Path, PathBuf};

use support::Sandbox;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All Markdown of the repository but that of the checks, which has tests of its own.
fn documents() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in ["", "docs", "docs/guides", "integrations/pre-commit-mirror", "snapshot-agent", "prompts", "models"] {
        let Ok(entries) = std::fs::read_dir(root().join(folder)) else { continue };
        for path in entries.map(|entry| entry.unwrap().path()) {
            if path.extension().is_some_and(|extension| extension == "md") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    assert!(found.iter().any(|(path, _)| path.ends_with("README.md")));
    found
}

/// What stands between single backquotes, outside of blocks of code, and the targets of links.
fn mentions(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut in_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if !in_block {
            found.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
            found.extend(line.split("](").skip(1).filter_map(|rest| Some(rest.split(')').next()?.to_owned())));
        }
    }
    found
}

/// Whether a mention is meant as a path of this repository.
fn is_path(mention: &str) -> bool {
    const TOP: [&str; 10] = ["integrations/", "src/", "models/", "snapshot-agent/", "prompts/", "fixtures/", "tests/", "docs/", ".ci/", "scripts/"];
    let plain = mention.chars().all(|c| c.is_ascii_alphanumeric() || "._-/".contains(c));
    plain && (TOP.iter().any(|top| mention.starts_with(top)) || mention.ends_with(".md") && !mention.contains("://"))
}

#[test]
fn every_path_in_the_documents_exists() {
    let mut missing = Vec::new();
    for (document, text) in documents() {
        for mention in mentions(&text).iter().filter(|mention| is_path(mention)) {
            let beside = document.parent().unwrap().join(mention);
            if !root().join(mention).exists() && !beside.exists() {
                missing.push(format!("{}: {mention}", document.strip_prefix(root()).unwrap().display()));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// The arguments of a line that runs crane: in a shell, or in the YAML of a CI server.
fn command(line: &str) -> Option<&str> {
    let line = line.trim();
    let starts = ["", "$ ", "- run: ", "run: ", "script: ", "- "];
    starts.iter().find_map(|start| line.strip_prefix(start)?.strip_prefix("crane "))
}

#[test]
fn every_flag_in_the_documents_exists() {
    let sandbox = Sandbox::new();
    let mut wrong = Vec::new();
    for (document, text) in documents() {
        // Every second part between fences is a block.
        let blocks = text.split("```").skip(1).step_by(2);
        for line in blocks.flat_map(str::lines).filter_map(command) {
            let words: Vec<&str> = line.split_whitespace().take_while(|word| !["|", ">", "#", "&&"].contains(word)).collect();
            let Some((command, rest)) = words.split_first() else { continue };
            let help = sandbox.crane(&format!("{command} --help"));
            if help.status != 0 {
                wrong.push(format!("{}: crane {command}", document.display()));
            }
            for flag in rest.iter().filter(|word| word.starts_with("--")) {
                let name = flag.split('=').next().unwrap();
                if !help.stdout.contains(name) {
                    wrong.push(format!("{}: crane {command} {name}", document.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The output that the README shows is what crane prints.
#[test]
fn the_picture_in_the_readme_is_true() {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let (_, rest) = readme.split_once("$ crane lint fixtures/demo/").expect("the README shows a run");
    let (file, rest) = rest.split_once('\n').unwrap();
    let (picture, _) = rest.split_once("```").unwrap();
    let sandbox = Sandbox::new();
    let demo = Path::new("fixtures/demo").join(file);
    sandbox.write(demo.to_str().unwrap(), std::fs::read(root().join(&demo)).unwrap());
    let ran = sandbox.crane_in(&format!("lint {}", demo.display()), b"", &[("COLUMNS", "90")]);
    assert_eq!(ran.stdout.trim(), picture.trim());
}
