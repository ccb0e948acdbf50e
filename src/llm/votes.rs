//! Several answers to one question, and when enough of them are in.

use std::collections::HashMap;

use super::reply::Reply;

/// Counts answers until the majority of `of` cannot change any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    of: usize,
    crash: usize,
    safe: usize,
}

impl Tally {
    /// For `of` answers at most.
    pub fn new(of: usize) -> Self {
        Tally { of, crash: 0, safe: 0 }
    }

    pub fn add(&mut self, crash: bool) {
        if crash {
            self.crash += 1;
        } else {
            self.safe += 1;
        }
    }

    /// Answers that say crash, and all that were counted.
    pub fn counts(&self) -> (usize, usize) {
        (self.crash, self.crash + self.safe)
    }

    /// Whether it crashes, once no further answer can change that. A tie is no crash.
    pub fn outcome(&self) -> Option<bool> {
        if self.crash * 2 > self.of {
            Some(true)
        } else if self.crash + self.of.saturating_sub(self.crash + self.safe) <= self.of / 2 {
            Some(false)
        } else {
            None
        }
    }

    /// The fewest answers that can still decide it: as many may be asked for at once without asking for
    /// one too many.
    pub fn needed(&self) -> usize {
        if self.outcome().is_some() {
            return 0;
        }
        let for_crash = self.of / 2 + 1 - self.crash;
        let for_safe = self.of - self.of / 2 - self.safe;
        for_crash.min(for_safe)
    }
}

/// What most of the answers that say crash agree on: exception and line, and the first text that goes with them.
pub fn shared(replies: &[Reply]) -> Option<&Reply> {
    let crashes = || replies.iter().filter(|reply| reply.crash);
    let mut counts: HashMap<(Option<&str>, Option<u32>), usize> = HashMap::new();
    for reply in crashes() {
        *counts.entry(reply.place()).or_default() += 1;
    }
    let most = counts.values().copied().max()?;
    crashes().find(|reply| counts[&reply.place()] == most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(answers: &[bool]) -> (usize, Option<bool>) {
        let mut tally = Tally::new(5);
        for (asked, answer) in answers.iter().enumerate() {
            if tally.outcome().is_some() {
                return (asked, tally.outcome());
            }
            tally.add(*answer);
        }
        (answers.len(), tally.outcome())
    }

    #[test]
    fn three_equal_ones_end_it() {
        assert_eq!(ask(&[true; 5]), (3, Some(true)));
        assert_eq!(ask(&[false; 5]), (3, Some(false)));
        assert_eq!(ask(&[true, false, true, false, false]), (5, Some(false)));
        assert_eq!(ask(&[true, false, true, true, false]), (4, Some(true)));
        assert_eq!(ask(&[true, false]), (2, None));
    }

    #[test]
    fn as_many_are_asked_at_once_as_are_needed_in_any_case() {
        for bits in 0..32_u32 {
            let answers: Vec<bool> = (0..5).map(|i| bits >> i & 1 == 1).collect();
            let mut tally = Tally::new(5);
            let mut asked = 0;
            while tally.needed() > 0 {
                for _ in 0..tally.needed() {
                    tally.add(answers[asked]);
                    asked += 1;
                }
            }
            assert_eq!((asked, tally.outcome()), ask(&answers), "{answers:?}");
            assert_eq!(tally.outcome(), Some(bits.count_ones() > 2), "{answers:?}");
        }
    }

    #[test]
    fn even_numbers_end_too_and_a_tie_is_no_crash() {
        let mut tally = Tally::new(2);
        tally.add(true);
        assert_eq!((tally.outcome(), tally.needed()), (None, 1));
        tally.add(false);
        assert_eq!((tally.outcome(), tally.needed()), (Some(false), 0));
        assert_eq!(Tally::new(0).outcome(), Some(false));
    }

    #[test]
    fn the_diagnosis_is_the_one_that_most_share() {
        let reply = |crash, exception: &str, line, text: &str| Reply {
            crash,
            exception: Some(exception.into()),
            line,
            diagnosis: text.into(),
        };
        let replies = [
            reply(true, "ValueError", Some(2), "a"),
            reply(false, "KeyError", Some(1), "b"),
            reply(true, "KeyError", Some(1), "c"),
            reply(true, "KeyError", Some(1), "d"),
        ];
        assert_eq!(shared(&replies).unwrap().diagnosis, "c");
        assert_eq!(shared(&replies[..2]).unwrap().diagnosis, "a");
        assert_eq!(shared(&replies[1..2]), None);
    }
}
