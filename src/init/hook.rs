//! The entry in `.pre-commit-config.yaml`.

use super::{Change, Offer, Repository, yaml};

const FILE: &str = ".pre-commit-config.yaml";

/// The mirror, whose hook installs the published wheel: building crane takes minutes.
const ENTRY: [&str; 4] = [
    concat!("- repo: ", env!("CARGO_PKG_REPOSITORY"), "-pre-commit"),
    concat!("  rev: v", env!("CARGO_PKG_VERSION")),
    "  hooks:",
    "    - id: crane",
];

pub fn offer(repository: &Repository) -> Offer {
    if repository.root.join(".pre-commit-config.yml").exists() {
        return Offer::ByHand(format!("pre-commit reads {FILE}, and there is a .pre-commit-config.yml: rename it first"));
    }
    let before = match repository.read(FILE) {
        Ok(before) => before,
        Err(why) => return Offer::ByHand(why),
    };
    let text = before.as_deref().unwrap_or_default();
    if text.lines().any(is_hook) {
        return Offer::Done(format!("{FILE} has the hook"));
    }
    match yaml::append(text, "repos", &ENTRY) {
        Ok(after) => Offer::Change(Change { file: FILE.into(), before, after }),
        Err(why) => Offer::ByHand(format!("{FILE}: {why}. Add below `repos:`:\n{}", ENTRY.join("\n"))),
    }
}

/// `- id: crane`, `id: "crane-system"`.
fn is_hook(line: &str) -> bool {
    let line = line.trim_start().trim_start_matches("- ").trim_start();
    let Some(value) = line.strip_prefix("id:") else { return false };
    let value = value.split(" #").next().unwrap_or_default().trim().trim_matches(['"', '\'']);
    matches!(value, "crane" | "crane-system")
}

#[cfg(test)]
mod tests {
    use super::is_hook;

    #[test]
    fn the_hook_is_recognised() {
        assert!(is_hook("      - id: crane") && is_hook("id: 'crane-system' # ours"));
        assert!(!is_hook("      - id: crane-fly") && !is_hook("# - id: crane"));
    }
}
