//! Measures crane, and recorded votes of language models, on the paper's benchmark.
//!
//! Each case is brought into crane's own notebook and snapshot form ([`case`]) and then goes the same
//! way as any notebook: nothing in the engine knows of the benchmark.

mod case;
mod compare;
mod explain;
mod facts;
mod live;
mod literal;
mod metrics;
mod output;
mod package;
mod text;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

pub use case::Versions;
pub use compare::{Comparison, compare};
pub use explain::explain;
pub use metrics::{Counts, mcnemar};
pub use output::{csv, table};
pub use package::{Case, Label, Package, Setting, Votes};

use crate::finding::{Certainty, Finding, Verdict, World};
use crate::lint::{self, NotebookReport, Options};
use crate::llm::ask::Voted;
use crate::llm::prompt::{Prompt, Telling};

/// Who predicts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Engine {
    Crane,
    /// The majority of a model's recorded votes.
    Replay(String),
    /// crane first; the votes where its verdict is undecided.
    Hybrid(String),
    /// A model that is asked now, about every target.
    Live(String),
    /// crane first; a model that is asked now where its verdict is undecided.
    LiveHybrid(String),
}

impl Engine {
    pub fn name(&self) -> String {
        match self {
            Engine::Crane => "crane".into(),
            Engine::Replay(model) => format!("replay:{model}"),
            Engine::Hybrid(model) | Engine::LiveHybrid(model) => format!("hybrid:{model}"),
            Engine::Live(model) => model.clone(),
        }
    }
}

/// A judge's word on a prediction of a crash that does happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judgement {
    Correct,
    Partial,
    Wrong,
    ReasoningWrong,
}

/// The prediction for one case.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    pub id: String,
    /// Whether the target crashes.
    pub truth: bool,
    pub predicted: bool,
    pub certainty: Option<Certainty>,
    pub exception: Option<String>,
    /// Whether that is the exception of the label.
    pub exception_right: Option<bool>,
    /// Line of the target, from 1.
    pub line: Option<u32>,
    pub diagnosis: Option<String>,
    /// crane's verdict, and the unknown that stood in its way.
    pub verdict: Option<Verdict>,
    pub unknown: Option<String>,
    /// Answers of a model that were used.
    pub calls: usize,
    /// Answers that there are, and whether all of them say what the used ones say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub votes: Option<VotesUsed>,
    pub ms: f64,
    pub library: String,
    pub root_cause: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub judgement: Option<Judgement>,
}

/// What asking only until the outcome is decided spares, and whether it changes anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct VotesUsed {
    pub recorded: usize,
    pub same_verdict: bool,
}

/// [`VotesUsed`] over all cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct EarlyStopping {
    /// Cases that a model was asked about.
    pub cases: usize,
    /// Calls that decide them, one after another.
    pub calls: usize,
    /// Calls without stopping early.
    pub recorded: usize,
    /// Cases with the verdict that all calls give.
    pub same_verdict: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    #[serde(flatten)]
    pub counts: Counts,
    pub precision: Option<f64>,
    pub recall: Option<f64>,
    pub f1: Option<f64>,
    pub accuracy: Option<f64>,
    /// True positives with the exception of the label.
    pub exception_right: usize,
    pub calls: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub early_stopping: Option<EarlyStopping>,
    pub ms: f64,
    /// With the reason right too: a crash with a wrong or partial reason counts as missed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end_to_end: Option<EndToEnd>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct EndToEnd {
    #[serde(flatten)]
    pub counts: Counts,
    pub partial: usize,
    pub reasoning_wrong: usize,
    /// True positives that nobody judged; they count as missed.
    pub unjudged: usize,
}

/// All outcomes of one setting and engine.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Results {
    pub setting: String,
    pub engine: String,
    pub summary: Summary,
    pub cases: Vec<Outcome>,
}

impl Results {
    fn new(setting: Setting, engine: &Engine, cases: Vec<Outcome>) -> Results {
        let summary = Summary::of(cases.iter());
        Results { setting: setting.name().into(), engine: engine.name(), summary, cases }
    }

    /// Adds the judges' words, by the name of a case or of its pair.
    pub fn judge(&mut self, judgements: &BTreeMap<String, Judgement>) {
        for outcome in &mut self.cases {
            let pair = outcome.id.rsplit_once('_').map_or("", |(pair, _)| pair);
            let found = judgements.get(&outcome.id).or_else(|| judgements.get(pair).filter(|_| outcome.truth));
            outcome.judgement = found.copied();
        }
        self.summary = Summary::of(self.cases.iter());
        self.summary.end_to_end = Some(EndToEnd::of(&self.cases));
    }
}

impl Summary {
    fn of<'a>(outcomes: impl Iterator<Item = &'a Outcome>) -> Summary {
        let (mut counts, mut exception_right, mut calls, mut ms) = (Counts::default(), 0, 0, 0.0);
        let mut early = EarlyStopping { cases: 0, calls: 0, recorded: 0, same_verdict: 0 };
        for outcome in outcomes {
            counts.add(outcome.truth, outcome.predicted);
            exception_right += usize::from(outcome.truth && outcome.predicted && outcome.exception_right == Some(true));
            calls += outcome.calls;
            if let Some(votes) = outcome.votes {
                early.cases += 1;
                early.calls += outcome.calls;
                early.recorded += votes.recorded;
                early.same_verdict += usize::from(votes.same_verdict);
            }
            ms += outcome.ms;
        }
        Summary {
            precision: counts.precision(),
            recall: counts.recall(),
            f1: counts.f1(),
            accuracy: counts.accuracy(),
            counts,
            exception_right,
            calls,
            early_stopping: (early.cases > 0).then_some(early),
            ms,
            end_to_end: None,
        }
    }
}

impl EndToEnd {
    fn of(outcomes: &[Outcome]) -> EndToEnd {
        let mut sum = EndToEnd { counts: Counts::default(), partial: 0, reasoning_wrong: 0, unjudged: 0 };
        for outcome in outcomes {
            let hit = outcome.truth && outcome.predicted;
            match outcome.judgement {
                _ if !hit => {}
                Some(Judgement::Correct) => {}
                Some(Judgement::Partial) => sum.partial += 1,
                Some(Judgement::ReasoningWrong | Judgement::Wrong) => sum.reasoning_wrong += 1,
                None => sum.unjudged += 1,
            }
            let right = outcome.predicted && (!hit || outcome.judgement == Some(Judgement::Correct));
            sum.counts.add(outcome.truth, right);
        }
        sum
    }
}

/// Asks a model: votes by prompt, `None` for what was not answered.
pub type Ask<'a> = &'a dyn Fn(&[Prompt]) -> Vec<Option<Voted>>;

/// What is to be measured.
#[derive(Debug)]
pub struct Plan {
    pub setting: Setting,
    pub engine: Engine,
    /// Names of cases or pairs; empty for all.
    pub only: Vec<String>,
    pub versions: Versions,
}

impl Plan {
    /// The chosen cases of a package.
    pub fn cases(&self, package: &Package) -> Result<Vec<Case>, String> {
        let mut cases = package.cases(self.setting)?;
        for name in &self.only {
            if !cases.iter().any(|case| case.id == *name || case.pair == *name) {
                return Err(format!("no case is called {name}"));
            }
        }
        if !self.only.is_empty() {
            cases.retain(|case| self.only.contains(&case.id) || self.only.contains(&case.pair));
        }
        Ok(cases)
    }

    fn options(&self) -> Options {
        Options {
            worlds: vec![World::Kernel],
            runtime: self.setting.runtime(),
            without: self.setting.without().map(String::from).into_iter().collect(),
            assume: self.versions.clone(),
        }
    }
}

/// Predicts every chosen case. A model that is asked now is asked by `ask`.
pub fn run(package: &Package, plan: &Plan, ask: Option<(Ask<'_>, &Telling<'_>)>) -> Result<Results, String> {
    let cases = plan.cases(package)?;
    let votes = match &plan.engine {
        Engine::Crane => BTreeMap::new(),
        Engine::Live(_) | Engine::LiveHybrid(_) => live::votes(&cases, plan, ask.ok_or("no model was given")?)?,
        Engine::Replay(model) | Engine::Hybrid(model) => package.votes(model, plan.setting)?,
    };
    let outcomes: Result<Vec<Outcome>, String> =
        cases.par_iter().map(|case| predict(case, plan, votes.get(&case.id))).collect();
    Ok(Results::new(plan.setting, &plan.engine, outcomes?))
}

fn predict(case: &Case, plan: &Plan, votes: Option<&Votes>) -> Result<Outcome, String> {
    let started = Instant::now();
    let mut outcome = Outcome {
        id: case.id.clone(),
        truth: case.crashes,
        predicted: false,
        certainty: None,
        exception: None,
        exception_right: None,
        line: None,
        diagnosis: None,
        verdict: None,
        unknown: None,
        calls: 0,
        votes: None,
        ms: 0.0,
        library: case.label.library.clone(),
        root_cause: case.label.root_cause.clone(),
        judgement: None,
    };
    if !matches!(plan.engine, Engine::Replay(_) | Engine::Live(_)) {
        let report = report(case, plan)?;
        let (verdict, unknown) = verdict(&report, case.target_index());
        outcome.verdict = Some(verdict);
        outcome.unknown = unknown;
        if let Some(finding) = positive(&report, case.target_index()) {
            outcome.predicted = true;
            outcome.certainty = Some(finding.certainty);
            outcome.exception_right = Some(finding.exception.eq_ignore_ascii_case(&case.label.exception));
            outcome.exception = Some(finding.exception.clone());
            outcome.line = Some(line(&case.target, finding));
            outcome.diagnosis = Some(finding.message.clone());
        }
    }
    let asked = match plan.engine {
        Engine::Crane => false,
        Engine::Replay(_) | Engine::Live(_) => true,
        Engine::Hybrid(_) | Engine::LiveHybrid(_) => !outcome.predicted && outcome.verdict == Some(Verdict::Undecided),
    };
    // What a model was asked now and did not answer counts as no crash, and was told when it was asked.
    let live = matches!(plan.engine, Engine::Live(_) | Engine::LiveHybrid(_));
    if asked && !(live && votes.is_none()) {
        let votes = votes.ok_or_else(|| format!("no votes were recorded for {}", case.id))?;
        let (calls, crash) = votes.early();
        outcome.calls = calls;
        outcome.votes = Some(VotesUsed { recorded: votes.of, same_verdict: crash == votes.crash() });
        outcome.predicted = votes.crash();
        if outcome.predicted {
            outcome.certainty = Some(Certainty::Suspected);
            outcome.diagnosis = Some(votes.reason().to_string());
        }
    }
    outcome.ms = started.elapsed().as_secs_f64() * 1000.0;
    Ok(outcome)
}

/// The pipeline's report on a case, brought into the form of any notebook.
fn report(case: &Case, plan: &Plan) -> Result<NotebookReport, String> {
    let notebook = case.notebook(&plan.versions)?.to_string();
    let name = format!("{}.ipynb", case.id);
    let report = lint::lint_bytes(Path::new(&name), notebook.into_bytes(), &plan.options());
    match &report.error {
        Some(error) => Err(format!("{}: {}", case.id, error.message)),
        None => Ok(report),
    }
}

/// The finding that makes a target a positive: certain or likely, in the kernel world; the surest first.
fn positive(report: &NotebookReport, target: usize) -> Option<&Finding> {
    report
        .findings
        .iter()
        .filter(|f| f.place.cell == target && f.certainty >= Certainty::Likely && f.worlds.contains(&World::Kernel))
        .min_by_key(|f| (std::cmp::Reverse(f.certainty), f.place.range.start))
}

fn verdict(report: &NotebookReport, target: usize) -> (Verdict, Option<String>) {
    let found = report.targets.iter().find(|t| t.cell == target && t.world == World::Kernel);
    found.map_or((Verdict::Undecided, None), |t| (t.verdict, t.unknown.clone()))
}

/// Line of the target, from 1, where the finding stands.
fn line(source: &str, finding: &Finding) -> u32 {
    let start = (finding.place.range.start as usize).min(source.len());
    source.as_bytes()[..start].iter().filter(|&&b| b == b'\n').count() as u32 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(id: &str, truth: bool, predicted: bool) -> Outcome {
        Outcome {
            id: id.into(),
            truth,
            predicted,
            certainty: None,
            exception: None,
            exception_right: predicted.then_some(true),
            line: None,
            diagnosis: None,
            verdict: None,
            unknown: None,
            calls: 0,
            votes: None,
            ms: 1.0,
            library: "torch".into(),
            root_cause: String::new(),
            judgement: None,
        }
    }

    #[test]
    fn a_wrong_reason_counts_as_missed() {
        let cases = vec![
            outcome("a_1_reproduced", true, true),
            outcome("a_2_reproduced", true, true),
            outcome("a_3_reproduced", true, true),
            outcome("a_1_fixed", false, true),
            outcome("a_2_fixed", false, false),
        ];
        let mut results = Results::new(Setting::Rt, &Engine::Crane, cases);
        results.judge(&BTreeMap::from([("a_1".into(), Judgement::Correct), ("a_2_reproduced".into(), Judgement::Partial)]));
        let end = results.summary.end_to_end.unwrap();
        assert_eq!(end.counts, Counts { tp: 1, fp: 1, tn: 1, fn_: 2 });
        assert_eq!((end.partial, end.unjudged), (1, 1));
        assert_eq!(results.summary.counts, Counts { tp: 3, fp: 1, tn: 1, fn_: 0 });
        assert_eq!(results.summary.exception_right, 3);
    }
}
