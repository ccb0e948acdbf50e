//! The variables at one moment: the fold of the recorded runs up to it.

use std::collections::BTreeSet;

use indexmap::IndexMap;

use super::format::{RecordedRun, Snapshot};
use super::summary::Summary;

/// A variable's summary, and the run that recorded it (index into [`Snapshot::runs`]).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Recorded<'a> {
    pub summary: &'a Summary,
    pub run: usize,
}

/// What was recorded of the namespace at one moment.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct State<'a> {
    pub variables: IndexMap<&'a str, Recorded<'a>>,
    /// Names that exist or not, with any value.
    pub unknown: BTreeSet<&'a str>,
    /// Names that were there and are gone, for certain; with the run that noticed it.
    pub deleted: IndexMap<&'a str, usize>,
    /// Whether a name that is in none of the lists surely does not exist.
    pub complete: bool,
}

impl<'a> State<'a> {
    /// Before the first run: nothing is known, and everything is covered by what follows.
    pub fn empty() -> State<'a> {
        State { complete: true, ..State::default() }
    }

    /// Folds the next run in. After a run that was not covered whole, what was recorded earlier need not
    /// hold any longer, so only its own summaries are kept.
    pub fn apply(&mut self, run: &'a RecordedRun, index: usize) {
        if !run.complete {
            self.unknown.extend(self.variables.drain(..).map(|(name, _)| name));
            self.deleted.clear();
            self.complete = false;
        }
        for (name, summary) in &run.set {
            self.unknown.remove(&**name);
            self.deleted.shift_remove(&**name);
            self.variables.insert(name, Recorded { summary, run: index });
        }
        for name in &run.deleted {
            self.variables.shift_remove(name.as_str());
            self.unknown.remove(name.as_str());
            self.deleted.insert(name, index);
        }
        // Last, so that a name in two lists is unknown.
        for name in &run.unknown {
            self.variables.shift_remove(name.as_str());
            self.deleted.shift_remove(name.as_str());
            self.unknown.insert(name);
        }
    }

    /// Whether the name surely does not exist in the namespace. Builtins and what IPython adds are not
    /// recorded, so the caller must know them.
    pub fn surely_absent(&self, name: &str) -> bool {
        self.deleted.contains_key(name)
            || (self.complete && !self.variables.contains_key(name) && !self.unknown.contains(name))
    }
}

impl Snapshot {
    /// After `runs[index]`; the state after all runs if there is no such run.
    pub fn state_after(&self, index: usize) -> State<'_> {
        let mut state = State::empty();
        for (i, run) in self.runs.iter().enumerate().take(index.saturating_add(1)) {
            state.apply(run, i);
        }
        state.complete &= !self.runs.is_empty();
        state
    }

    /// Before `runs[index]`. Before the first run nothing is known: the agent may have been loaded late.
    pub fn state_before(&self, index: usize) -> State<'_> {
        match index {
            0 => State::default(),
            _ => self.state_after(index - 1),
        }
    }

    pub fn final_state(&self) -> State<'_> {
        self.state_after(self.runs.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn snapshot(runs: &[&str]) -> Snapshot {
        let runs: Vec<String> = runs
            .iter()
            .enumerate()
            .map(|(i, rest)| {
                format!(r#"{{"hash": "0123456789abcdef", "count": {}, "status": "ok", {rest}}}"#, i + 1)
            })
            .collect();
        Snapshot::parse(&format!(r#"{{"version": 1, "runs": [{}]}}"#, runs.join(","))).unwrap()
    }

    #[test]
    fn later_runs_replace_delete_and_unmake() {
        let snapshot = snapshot(&[
            r#""set": {"a": {"types": {"type": "int"}}, "b": {}, "c": {}}, "complete": true"#,
            r#""set": {"a": {"types": {"type": "str"}}}, "deleted": ["b"], "unknown": ["c"], "complete": true"#,
        ]);
        let state = snapshot.final_state();
        assert_eq!(state.variables["a"].summary.type_name(), Some("str"));
        assert_eq!(state.variables["a"].run, 1);
        assert!(state.surely_absent("b") && state.surely_absent("never"));
        assert!(!state.surely_absent("c") && state.unknown.contains("c"));
        assert_eq!(snapshot.state_before(1).variables["a"].summary.type_name(), Some("int"));
    }

    #[test]
    fn a_run_that_was_not_covered_whole_ends_what_was_known() {
        let snapshot = snapshot(&[r#""set": {"a": {}, "b": {}}, "complete": true"#, r#""set": {"b": {}}, "complete": false"#]);
        let state = snapshot.final_state();
        assert_eq!(state.variables.keys().copied().collect::<Vec<_>>(), ["b"]);
        assert!(state.unknown.contains("a"));
        assert!(!state.surely_absent("never"));
    }

    #[test]
    fn nothing_is_known_before_the_first_run() {
        let snapshot = snapshot(&[r#""set": {}, "complete": true"#]);
        assert!(!snapshot.state_before(0).surely_absent("x"));
        assert!(snapshot.state_after(0).surely_absent("x"));
        assert!(!Snapshot::default().final_state().surely_absent("x"));
    }
}
