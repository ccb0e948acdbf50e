//! From votes to findings: always `suspected`, never more.

use std::ops::Range;

use super::ask::Voted;
use super::prompt::{Prompt, Telling};
use super::question::Asker;
use crate::engine::families;
use crate::engine::run::RAN;
use crate::finding::{Certainty, Finding, Place, Target, Verdict};
use crate::lint::{NotebookReport, Options};
use crate::report::text;

/// Which targets a model is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Those that the engine leaves undecided.
    Undecided,
    All,
}

impl Scope {
    fn holds(self, target: &Target) -> bool {
        // A cell that ran in just this way is known to run.
        target.unknown.as_deref() != Some(RAN) && (self == Scope::All || target.verdict == Verdict::Undecided)
    }
}

/// What to ask about a notebook: the target's place in the report, and the prompt, or why there is none.
pub type Prepared = Vec<(usize, Result<Prompt, String>)>;

/// Prepares the questions about a notebook, at most `most`. `leave_out` names cells that are not of interest.
pub fn prepare(
    report: &NotebookReport,
    options: &Options,
    scope: Scope,
    telling: &Telling<'_>,
    most: usize,
    leave_out: impl Fn(usize) -> bool,
) -> Prepared {
    let Some(notebook) = &report.notebook else { return Vec::new() };
    let wanted: Vec<(usize, &Target)> = report
        .targets
        .iter()
        .enumerate()
        .filter(|(_, target)| scope.holds(target) && !leave_out(target.cell) && !notebook.cells[target.cell].may_raise())
        .take(most)
        .collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let targets: Vec<&Target> = wanted.iter().map(|(_, target)| *target).collect();
    let mut prepared = Prepared::new();
    Asker::new(notebook, options, telling.packages).each(&targets, |at, question| prepared.push((wanted[at].0, telling.render(&question))));
    prepared.sort_by_key(|(index, _)| *index);
    prepared
}

/// Adds what the model said of a target. Its word changes no verdict, and no finding of the engine but for the
/// count of votes.
pub fn apply(report: &mut NotebookReport, target: usize, voted: &Voted, model: &str) {
    let Target { cell, world, verdict, ref unknown } = report.targets[target];
    let here = |finding: &&mut Finding| finding.place.cell == cell && finding.worlds.contains(&world) && finding.certainty >= Certainty::Likely;
    if let Some(finding) = report.findings.iter_mut().find(here) {
        finding.votes = Some(voted.votes);
        return;
    }
    let Some(shared) = voted.shared.as_ref().filter(|_| voted.crash) else { return };
    let Some(notebook) = &report.notebook else { return };
    let range = line_range(&notebook.cells[cell].source, shared.line);
    let exception = shared.exception.clone().unwrap_or_else(|| "Exception".to_owned());
    let (check, code) = families::check_of(&exception);
    let twin = |finding: &&mut Finding| finding.certainty == Certainty::Suspected && finding.place.cell == cell && finding.exception == exception && finding.place.range == range;
    if let Some(finding) = report.findings.iter_mut().find(twin) {
        if !finding.worlds.contains(&world) {
            finding.worlds.push(world);
        }
        return;
    }
    let (crash, asked) = voted.votes;
    let own = match (verdict, unknown) {
        (Verdict::Safe, _) => "; crane itself found no way in which it crashes".to_owned(),
        (_, Some(unknown)) => format!("; crane itself could not decide, because of {}", text::line(unknown)),
        _ => String::new(),
    };
    report.findings.push(Finding {
        check,
        code,
        exception,
        message: shared.diagnosis.clone(),
        certainty: Certainty::Suspected,
        worlds: vec![world],
        place: Place { cell, range },
        calls: Vec::new(),
        evidence: Vec::new(),
        assumptions: vec![format!("{crash} of {asked} votes of {} are right{own}", text::line(model))],
        help: Vec::new(),
        votes: Some(voted.votes),
    });
    report.findings.sort_by(|a, b| (a.place.cell, a.place.range.start, a.code).cmp(&(b.place.cell, b.place.range.start, b.code)));
}

/// What stands on a line of a source, from 1; without a line, on the first that is not blank.
fn line_range(source: &str, line: Option<u32>) -> Range<u32> {
    let mut at = 0;
    let mut first = None;
    for (index, text) in source.split_inclusive('\n').enumerate() {
        let start = at + (text.len() - text.trim_start().len());
        let range = start as u32..(start + text.trim().len()) as u32;
        at += text.len();
        if !text.trim().is_empty() {
            first.get_or_insert(range.clone());
            if line == Some(index as u32 + 1) {
                return range;
            }
        }
    }
    first.unwrap_or(0..0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lint::lint_notebook;
    use crate::llm::reply::Reply;
    use crate::notebook::Notebook;

    fn voted(exception: Option<&str>, line: Option<u32>) -> Voted {
        let reply = Reply { crash: true, exception: exception.map(str::to_owned), line, diagnosis: "it does not fit".into() };
        Voted { crash: true, votes: (3, 4), shared: Some(reply) }
    }

    #[test]
    fn lines_are_found_and_wrong_ones_are_the_first() {
        assert_eq!(line_range("\n  a = 1  \nb", Some(2)), 3..8);
        assert_eq!(line_range("\n  a\nb", Some(3)), 5..6);
        assert_eq!(line_range("\n  a\nb", None), 3..4);
        assert_eq!(line_range("\n  a\nb", Some(1)), 3..4);
        assert_eq!(line_range("", Some(9)), 0..0);
    }

    #[test]
    fn a_vote_makes_one_suspected_finding_for_both_worlds() {
        let mut report = lint_notebook(Notebook::from_sources(["import mystery\nmystery.f(1)['a']"]), &Options::default());
        let before = report.targets.clone();
        assert_eq!((report.findings.len(), before.len()), (0, 2));
        for target in 0..2 {
            apply(&mut report, target, &voted(Some("KeyError"), Some(2)), "openai:m");
        }
        let [finding] = &report.findings[..] else { panic!("{:?}", report.findings) };
        assert_eq!((finding.certainty, finding.check, finding.votes, finding.worlds.len()), (Certainty::Suspected, "missing-key", Some((3, 4)), 2));
        assert!(finding.assumptions[0].starts_with("3 of 4 votes of openai:m are right; crane itself could not decide"), "{:?}", finding.assumptions);
        assert_eq!(report.targets, before);
    }

    #[test]
    fn the_engines_own_findings_stand() {
        let mut report = lint_notebook(Notebook::from_sources(["1 / 0"]), &Options::default());
        let before = report.findings.clone();
        assert!(prepare(&report, &Options::default(), Scope::Undecided, &Telling::new(9_000), 9, |_| false).is_empty());
        apply(&mut report, 0, &voted(Some("KeyError"), None), "m");
        assert_eq!(report.findings.len(), before.len());
        assert_eq!((report.findings[0].certainty, report.findings[0].votes), (before[0].certainty, Some((3, 4))));
    }

    #[test]
    fn cells_that_are_meant_to_crash_or_known_to_run_are_not_asked_about() {
        let mut notebook = Notebook::from_sources(["import mystery", "mystery.f()", "mystery.g()"]);
        notebook.cells[1].tags.push("raises-exception".into());
        let asked = |notebook: Notebook| {
            let report = lint_notebook(notebook, &Options::default());
            let prepared = prepare(&report, &Options::default(), Scope::Undecided, &Telling::new(9_000), 9, |_| false);
            prepared.iter().map(|(target, _)| report.targets[*target].cell).collect::<Vec<_>>()
        };
        assert!(!asked(notebook.clone()).contains(&1) && asked(notebook.clone()).contains(&2));
        for (at, cell) in notebook.cells.iter_mut().enumerate() {
            cell.execution_count = Some(at as u32 + 1);
        }
        assert!(asked(notebook).is_empty());
    }
}
