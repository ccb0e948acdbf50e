//! Recorded and visible runs as labelled examples: each predicted from the state before it.

use super::differ::contradiction;
use super::{Driver, Input};
use crate::engine::heap::Object;
use crate::engine::sym::sym;
use crate::finding::{Finding, Verdict, World};
use crate::snapshot::{RecordedRun, Status};

/// What crane says of one run.
pub struct Prediction {
    pub finding: Option<Finding>,
    pub verdict: Verdict,
    /// Variables of which something was worked out and something recorded.
    pub compared: usize,
    /// Where what the engine worked out of the run contradicts what was recorded after it: "x at .shape[0]: 3, recorded 4".
    pub contradictions: Vec<String>,
}

/// Predicts each recorded run, by its number, whose cell is still there.
pub fn audit_runs(input: &Input<'_>) -> Vec<(usize, Prediction)> {
    let mut driver = Driver::new(input, World::Kernel);
    let Some(snapshot) = &input.loaded.snapshot else { return Vec::new() };
    let mut results = Vec::new();
    for (i, run) in snapshot.runs.iter().enumerate() {
        if let Some(cell) = input.loaded.cell_of(i) {
            results.push((i, driver.ask_aside(cell, Some(run))));
        }
        driver.replay_run(i, run);
    }
    driver.give_back();
    results
}

/// Predicts each run that the counts show from the runs before it, where nothing was recorded.
/// In the order of `input.order`.
pub fn audit_order(input: &Input<'_>) -> Vec<Prediction> {
    let mut driver = Driver::new(input, World::Kernel);
    let mut results = Vec::new();
    for run in input.order {
        driver.outputs.on = false;
        results.push(driver.ask_aside(run.cell, None));
        driver.outputs.on = true;
        driver.replay_visible(run);
    }
    driver.give_back();
    results
}

impl Driver<'_> {
    /// Asks about a cell, leaving everything as it was before.
    fn ask_aside(&mut self, cell: usize, recorded: Option<&RecordedRun>) -> Prediction {
        let before = self.interp.heap.clone();
        let asked = self.out.targets.len();
        self.ask(cell);
        let finding = self.out.findings.pop();
        self.out.findings.clear();
        let verdict = self.out.targets.get(asked).map_or(Verdict::Undecided, |t| t.verdict);
        let (compared, contradictions) = match recorded {
            Some(run) if finding.is_none() && matches!(run.status, Status::Ok) => self.contradictions(run),
            _ => (0, Vec::new()),
        };
        self.interp.heap = before;
        self.after_crash = false;
        self.interp.assumed.clear();
        Prediction { finding, verdict, compared, contradictions }
    }

    /// Compares what the run surely bound with what was recorded.
    fn contradictions(&mut self, run: &RecordedRun) -> (usize, Vec<String>) {
        let (mut compared, mut found) = (0, Vec::new());
        for (name, summary) in &run.set {
            let predicted = match self.interp.obj(self.interp.main) {
                Object::Scope { names, .. } => names.get(&sym(name)).filter(|slot| !slot.maybe).map(|slot| slot.value.clone()),
                _ => None,
            };
            let Some(predicted) = predicted.filter(|value| !value.is_unknown()) else { continue };
            self.refuel(true);
            let recorded = self.interp.value_of_summary(summary);
            compared += usize::from(!recorded.is_unknown());
            if let Some(text) = contradiction(&mut self.interp, &predicted, &recorded) {
                found.push(format!("{name} {text}"));
            }
            self.reset_frames();
        }
        (compared, found)
    }
}
