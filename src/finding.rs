//! Findings: predicted crashes, as plain data. Renderers in [`crate::report`] convert them.
//!
//! Locations are symbolic (cell and byte range in the cell's source) and are resolved to lines and
//! columns late, by the renderers, through [`crate::notebook::Notebook`].

use std::ops::Range;

/// How sure crane is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Certainty {
    /// Only a language model's vote says so.
    Suspected,
    /// An assumption was needed; the finding names it.
    Likely,
    /// Every fact used was recorded or stands in the code, and the line is always reached.
    Certain,
}

/// What a report shows; follows from [`Certainty`] unless the check says otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    Note,
    Warning,
    Error,
}

impl Certainty {
    pub fn severity(self) -> Severity {
        match self {
            Certainty::Certain => Severity::Error,
            Certainty::Likely => Severity::Warning,
            Certainty::Suspected => Severity::Note,
        }
    }
}

/// The state that a cell is asked about in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum World {
    /// The recorded session goes on.
    Kernel,
    /// Restart & Run All.
    Fresh,
}

/// A place in a cell: index into [`crate::notebook::Notebook::cells`] (from 0) and byte range in its source.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Place {
    pub cell: usize,
    pub range: Range<u32>,
}

/// One fact that a finding rests on, for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evidence {
    /// Where it stands; `None` for a fact that no visible cell shows (a deleted cell, a recorded state).
    pub place: Option<Place>,
    pub text: String,
}

/// A predicted crash.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// The check that found it; see [`crate::checks`] for the table of checks.
    pub check: &'static str,
    /// `CRN101` and so on.
    pub code: &'static str,
    /// Python's exception type, `NameError`.
    pub exception: String,
    /// What Python would say, or near it, without the exception's name.
    pub message: String,
    pub certainty: Certainty,
    /// Both where the crash is shared by the worlds.
    pub worlds: Vec<World>,
    /// The statement or expression that raises, in the target cell.
    pub place: Place,
    /// Through which calls into the user's own functions, outermost first.
    pub calls: Vec<Evidence>,
    pub evidence: Vec<Evidence>,
    /// What had to be assumed; not empty when `likely`.
    pub assumptions: Vec<String>,
    pub help: Vec<String>,
    /// The language model's votes, where it was asked: (crash, asked).
    pub votes: Option<(u32, u32)>,
}

/// What was decided about a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    Crash,
    /// Every path was evaluated and nothing unknown could have raised.
    Safe,
    Undecided,
}

/// A cell that is asked about, in one world.
#[derive(Debug, Clone, PartialEq)]
pub struct Target {
    pub cell: usize,
    pub world: World,
    pub verdict: Verdict,
    /// The first unknown that stood in the way, when undecided.
    pub unknown: Option<String>,
}
