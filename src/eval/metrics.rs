//! Counts, the paper's measures, and McNemar's exact test.

use serde::{Deserialize, Serialize};

/// Outcomes of predictions: positive means that a crash is predicted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Counts {
    pub tp: usize,
    pub fp: usize,
    pub tn: usize,
    #[serde(rename = "fn")]
    pub fn_: usize,
}

impl Counts {
    pub fn add(&mut self, truth: bool, predicted: bool) {
        match (truth, predicted) {
            (true, true) => self.tp += 1,
            (false, true) => self.fp += 1,
            (false, false) => self.tn += 1,
            (true, false) => self.fn_ += 1,
        }
    }

    pub fn total(&self) -> usize {
        self.tp + self.fp + self.tn + self.fn_
    }

    /// Of what was predicted to crash, the part that does; `None` where nothing was.
    pub fn precision(&self) -> Option<f64> {
        ratio(self.tp, self.tp + self.fp)
    }

    /// Of what crashes, the part that was predicted.
    pub fn recall(&self) -> Option<f64> {
        ratio(self.tp, self.tp + self.fn_)
    }

    pub fn f1(&self) -> Option<f64> {
        ratio(2 * self.tp, 2 * self.tp + self.fp + self.fn_)
    }

    pub fn accuracy(&self) -> Option<f64> {
        ratio(self.tp + self.tn, self.total())
    }
}

fn ratio(part: usize, whole: usize) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

/// McNemar's exact test, two-sided: the probability of a split at least as uneven as `b` to `c` if both
/// were as likely. `b` and `c` count the cases that only one of the two got right.
pub fn mcnemar(b: usize, c: usize) -> f64 {
    let n = b + c;
    let low = b.min(c);
    // Terms of the binomial distribution in logarithms, since 0.5^n underflows from about 1,000 on.
    let mut term = -(n as f64) * std::f64::consts::LN_2;
    let mut tail = 0.0;
    for k in 0..=low {
        tail += term.exp();
        term += ((n - k) as f64).ln() - ((k + 1) as f64).ln();
    }
    (2.0 * tail).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_of_the_paper() {
        // GPT-5 with runtime information on all 222 cases.
        let counts = Counts { tp: 88, fp: 20, tn: 91, fn_: 23 };
        assert!((counts.f1().unwrap() - 0.804).abs() < 0.0005);
        assert!((counts.precision().unwrap() - 0.815).abs() < 0.0005);
        assert_eq!(Counts::default().f1(), None);
    }

    #[test]
    fn the_exact_test_agrees_with_scipy() {
        // scipy.stats.binomtest(k, n).pvalue
        for (b, c, p) in [(0, 0, 1.0), (0, 5, 0.0625), (3, 12, 0.03515625), (5, 5, 1.0), (10, 25, 0.016673847800120715)] {
            assert!((mcnemar(b, c) - p).abs() < 1e-9, "{b} {c}: {}", mcnemar(b, c));
        }
        assert!(mcnemar(5_000, 6_000) < 1e-20);
    }
}
