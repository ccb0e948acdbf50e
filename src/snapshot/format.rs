//! The typed form of `notebook.metadata.crane`; see `docs/snapshot.md`.

use std::collections::BTreeMap;

use indexmap::IndexMap;

use super::source_hash;
use super::summary::{Map, Summary};

/// The version of the format that is read and written.
pub const VERSION: i64 = 1;

/// Longest text that is read as a snapshot, in bytes.
pub const MAX_BYTES: usize = 50_000_000;

/// What the agent recorded of one session, in the order in which the runs happened.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Snapshot {
    pub environment: Environment,
    pub runs: Vec<RecordedRun>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Environment {
    /// Version of Python, `3.11.7`.
    pub python: Option<String>,
    /// Versions of imported libraries by distribution name, as recorded.
    pub packages: BTreeMap<String, String>,
    /// Switches of the session such as `pandas.copy_on_write`, by name; only plain values are kept.
    pub switches: BTreeMap<String, Switch>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Switch {
    Bool(bool),
    Text(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Status {
    Ok,
    /// Exception type, and the line of the cell, from 1, where it is known.
    Error { exception: String, line: Option<u32> },
}

/// One recorded run.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordedRun {
    /// nbformat id of the cell, where the host gave one.
    pub cell: Option<String>,
    /// [`source_hash`] of the source that ran.
    pub hash: String,
    pub count: u32,
    pub status: Status,
    /// What was bound or changed.
    pub set: IndexMap<Box<str>, Summary>,
    pub deleted: Vec<String>,
    /// Names that may have changed without being looked at.
    pub unknown: Vec<String>,
    /// Whether `set`, `deleted` and `unknown` cover the whole namespace.
    pub complete: bool,
    /// What ran, where no cell of the notebook shows it any longer; only if it agrees with `hash`.
    pub source: Option<String>,
}

impl Snapshot {
    /// Reads JSON text of any content. The error is one clause that says why it is no snapshot.
    pub fn parse(text: &str) -> Result<Snapshot, String> {
        if text.len() > MAX_BYTES {
            return Err(format!("it has {} MB; at most {} are read", text.len() / 1_000_000, MAX_BYTES / 1_000_000));
        }
        let text = super::packed::plain(text)?;
        let tree = Summary::parse(&text)?;
        let map = tree.as_map().ok_or("it is no JSON object")?;
        match map.get("version") {
            Some(Summary::Int(VERSION)) => {}
            Some(Summary::Int(n)) if *n > VERSION => {
                return Err(format!("its format is version {n}; this crane reads version {VERSION}: update crane"));
            }
            Some(_) => return Err("its `version` is none that crane knows".into()),
            None => return Err("it has no `version`: another tool wrote it".into()),
        }
        let Some(Summary::List(runs)) = map.get("runs") else {
            return Err("it has no list of `runs`".into());
        };
        let runs = runs.iter().enumerate().map(|(i, run)| {
            RecordedRun::from_tree(run).map_err(|reason| format!("`runs[{i}]` {reason}"))
        });
        Ok(Snapshot { environment: Environment::from_tree(map.get("environment"))?, runs: runs.collect::<Result<_, _>>()? })
    }

    /// Leaves out a category of facts: `structure`, `types` or `values`.
    pub fn drop_category(&mut self, category: &str) {
        for run in &mut self.runs {
            run.set.values_mut().for_each(|summary| summary.drop_category(category));
        }
    }
}

impl Environment {
    fn from_tree(tree: Option<&Summary>) -> Result<Environment, String> {
        let Some(tree) = tree else { return Ok(Environment::default()) };
        let map = tree.as_map().ok_or("its `environment` is no object")?;
        let python = map.get("python").and_then(Summary::as_str).map(String::from);
        let empty = Map::new();
        let named = |key| map.get(key).and_then(Summary::as_map).unwrap_or(&empty).iter();
        let packages = named("packages").filter_map(|(k, v)| Some((k.to_string(), v.as_str()?.to_string()))).collect();
        let switches = named("switches")
            .filter_map(|(name, value)| {
                let value = match value {
                    Summary::Bool(b) => Switch::Bool(*b),
                    Summary::Str(text) => Switch::Text(text.to_string()),
                    Summary::Int(n) => Switch::Text(n.to_string()),
                    _ => return None,
                };
                Some((name.to_string(), value))
            })
            .collect();
        Ok(Environment { python, packages, switches })
    }
}

impl RecordedRun {
    /// A run that lacks a required key makes the whole snapshot unusable: what it did is not known.
    fn from_tree(tree: &Summary) -> Result<RecordedRun, String> {
        let map = tree.as_map().ok_or("is no object")?;
        let cell = match map.get("cell") {
            None | Some(Summary::Null) => None,
            Some(Summary::Str(id)) => Some(id.to_string()),
            Some(_) => return Err("has a `cell` that is no text".into()),
        };
        let hash = match map.get("hash") {
            Some(Summary::Str(hash)) if hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()) => {
                hash.to_ascii_lowercase()
            }
            _ => return Err("has no `hash` of 16 hexadecimal digits".into()),
        };
        let count = map
            .get("count")
            .and_then(Summary::as_int)
            .and_then(|n| u32::try_from(n).ok())
            .filter(|&n| n > 0)
            .ok_or("has no `count` from 1 on")?;
        let set = match map.get("set") {
            None => IndexMap::new(),
            Some(Summary::Map(set)) => set.clone(),
            Some(_) => return Err("has a `set` that is no object".into()),
        };
        if let Some((name, _)) = set.iter().find(|(_, summary)| summary.as_map().is_none()) {
            return Err(format!("has no object for the variable `{name}`"));
        }
        let source = map.get("source").and_then(Summary::as_str).filter(|source| source_hash(source) == hash);
        Ok(RecordedRun {
            cell,
            count,
            status: Status::from_tree(map.get("status"))?,
            set,
            deleted: names(map, "deleted")?,
            unknown: names(map, "unknown")?,
            complete: map.get("complete").and_then(Summary::as_bool).unwrap_or(false),
            source: source.map(String::from),
            hash,
        })
    }

    pub fn failed(&self) -> bool {
        self.status != Status::Ok
    }
}

impl Status {
    fn from_tree(tree: Option<&Summary>) -> Result<Status, String> {
        match tree {
            Some(Summary::Str(text)) if &**text == "ok" => Ok(Status::Ok),
            Some(status @ Summary::Map(_)) => {
                let exception = status.get("error").and_then(Summary::as_str).ok_or("has a `status` without `error`")?;
                let line = status.get("line").and_then(Summary::as_int).and_then(|n| u32::try_from(n).ok());
                Ok(Status::Error { exception: exception.to_string(), line: line.filter(|&n| n > 0) })
            }
            _ => Err("has no `status`".into()),
        }
    }
}

fn names(map: &Map, key: &str) -> Result<Vec<String>, String> {
    match map.get(key) {
        None => Ok(Vec::new()),
        Some(Summary::List(list)) => list
            .iter()
            .map(|name| name.as_str().map(String::from).ok_or_else(|| format!("has a name in `{key}` that is no text")))
            .collect(),
        Some(_) => Err(format!("has a `{key}` that is no list")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUN: &str = r#"{"cell": "a", "hash": "0123456789abcdef", "count": 1, "status": "ok"}"#;

    fn with_run(run: &str) -> Result<Snapshot, String> {
        Snapshot::parse(&format!(r#"{{"version": 1, "runs": [{RUN}, {run}]}}"#))
    }

    #[test]
    fn foreign_newer_and_broken_snapshots_say_why() {
        for (text, reason) in [
            ("null", "it is no JSON object"),
            ("{}", "another tool wrote it"),
            (r#"{"version": 2, "runs": []}"#, "version 2; this crane reads version 1: update crane"),
            (r#"{"version": "1", "runs": []}"#, "none that crane knows"),
            (r#"{"version": 1}"#, "no list of `runs`"),
            (r#"{"version": 1, "runs": ["#, "its JSON is broken"),
            (r#"{"version": 1, "runs": [], "environment": 3}"#, "`environment` is no object"),
        ] {
            let error = Snapshot::parse(text).unwrap_err();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn a_run_that_lacks_something_names_it() {
        for (run, reason) in [
            ("3", "`runs[1]` is no object"),
            (r#"{"count": 1, "status": "ok"}"#, "no `hash`"),
            (r#"{"hash": "0123456789abcdeg", "count": 1, "status": "ok"}"#, "no `hash`"),
            (r#"{"hash": "0123456789abcdef", "count": 0, "status": "ok"}"#, "no `count`"),
            (r#"{"hash": "0123456789abcdef", "count": 99999999999, "status": "ok"}"#, "no `count`"),
            (r#"{"hash": "0123456789abcdef", "count": 2}"#, "no `status`"),
            (r#"{"hash": "0123456789abcdef", "count": 2, "status": {"line": 1}}"#, "without `error`"),
            (r#"{"hash": "0123456789abcdef", "count": 2, "status": "ok", "set": {"x": 1}}"#, "variable `x`"),
            (r#"{"hash": "0123456789abcdef", "count": 2, "status": "ok", "deleted": [1]}"#, "`deleted`"),
        ] {
            let error = with_run(run).unwrap_err();
            assert!(error.contains(reason), "{run}: {error}");
        }
    }

    #[test]
    fn a_source_that_is_not_what_ran_is_dropped() {
        let hash = source_hash("x = 1");
        let run = |source: &str| {
            let run = format!(r#"{{"hash": "{hash}", "count": 2, "status": "ok", "source": "{source}"}}"#);
            with_run(&run).unwrap().runs[1].source.clone()
        };
        assert_eq!(run("x = 1").as_deref(), Some("x = 1"));
        assert_eq!(run("x = 2"), None);
    }

    #[test]
    fn a_failed_run_keeps_its_exception_and_line() {
        let run = r#"{"hash": "0123456789abcdef", "count": 2, "status": {"error": "KeyError", "line": 3}}"#;
        let status = with_run(run).unwrap().runs[1].status.clone();
        assert_eq!(status, Status::Error { exception: "KeyError".into(), line: Some(3) });
    }
}
