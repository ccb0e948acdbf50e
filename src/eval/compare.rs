//! Two results on the same cases: does one predict better than the other?

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Results, mcnemar};

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Comparison {
    pub a: String,
    pub b: String,
    /// Cases that both results have.
    pub cases: usize,
    /// Cases that only the first, or only the second, got right.
    pub only_a_right: Vec<String>,
    pub only_b_right: Vec<String>,
    /// Of McNemar's exact test, two-sided.
    pub p: f64,
}

/// Compares the correctness of two results case by case. The error is that they share no case.
pub fn compare(a: &Results, b: &Results) -> Result<Comparison, String> {
    let right: BTreeMap<&str, bool> = a.cases.iter().map(|case| (&*case.id, case.truth == case.predicted)).collect();
    let (mut cases, mut only_a, mut only_b) = (0, Vec::new(), Vec::new());
    for case in &b.cases {
        let Some(&a_right) = right.get(&*case.id) else { continue };
        cases += 1;
        match (a_right, case.truth == case.predicted) {
            (true, false) => only_a.push(case.id.clone()),
            (false, true) => only_b.push(case.id.clone()),
            _ => {}
        }
    }
    if cases == 0 {
        return Err("the two results have no case in common".into());
    }
    let name = |results: &Results| format!("{} ({})", results.engine, results.setting);
    let p = mcnemar(only_a.len(), only_b.len());
    Ok(Comparison { a: name(a), b: name(b), cases, only_a_right: only_a, only_b_right: only_b, p })
}

impl Comparison {
    pub fn text(&self) -> String {
        let significant = if self.p < 0.05 { "significant" } else { "not significant" };
        format!(
            "A: {}\nB: {}\n{} cases in both; only A right: {}, only B right: {}\nMcNemar's exact test, two-sided: p = {:.4} ({significant} at 0.05)\n",
            self.a,
            self.b,
            self.cases,
            self.only_a_right.len(),
            self.only_b_right.len(),
            self.p
        )
    }
}
