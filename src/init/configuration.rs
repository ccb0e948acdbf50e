//! `[tool.crane]` in `pyproject.toml`, or `crane.toml`.

use super::{Change, Offer, Repository, appended};

const SETTINGS: &str = "\
min-certainty = \"likely\"   # report from here on: certain, likely, suspected
fail-on = \"certain\"        # end with status 1 from here on
# exclude = [\"archive\"]    # as in .gitignore
# ignore = []              # checks to leave out, see `crane checks`
";

pub fn offer(repository: &Repository) -> Offer {
    match repository.read("crane.toml") {
        Ok(None) => {}
        Ok(Some(_)) => return Offer::Done("crane.toml is there".into()),
        Err(why) => return Offer::ByHand(why),
    }
    let before = match repository.read("pyproject.toml") {
        Ok(Some(before)) => before,
        Ok(None) => return Offer::Change(Change { file: "crane.toml".into(), before: None, after: SETTINGS.into() }),
        Err(why) => return Offer::ByHand(why),
    };
    let tables: toml::Table = match before.parse() {
        Ok(tables) => tables,
        Err(error) => {
            let error = error.to_string();
            return Offer::ByHand(format!("pyproject.toml is no valid TOML: {}", error.lines().next().unwrap_or_default()));
        }
    };
    if tables.get("tool").and_then(|tool| tool.get("crane")).is_some() {
        return Offer::Done("pyproject.toml has [tool.crane]".into());
    }
    let after = appended(&before, &format!("[tool.crane]\n{SETTINGS}"));
    // `tool` may be written so that no table can be added to it.
    match after.parse::<toml::Table>() {
        Ok(_) => Offer::Change(Change { file: "pyproject.toml".into(), before: Some(before), after }),
        Err(_) => Offer::ByHand(format!("pyproject.toml writes `tool` in a way that cannot be added to; write a crane.toml with\n{SETTINGS}")),
    }
}
