//! Secrets in notebooks, taken out before anything is sent.
//!
//! Found by form (keys of known services, credentials in URLs, private keys), by the name that they are
//! given (`password = "…"`), and by being random. A wrong guess costs the model one string; a miss cannot
//! be taken back, so in doubt a string is masked.

mod entropy;
mod forms;
mod names;

use std::collections::HashMap;
use std::ops::Range;

/// Masks secrets; knows some that it must find whatever they look like.
#[derive(Clone, Default)]
pub struct Masker {
    known: Vec<String>,
}

/// Shortest text that is searched for literally: shorter ones stand everywhere by chance.
const SHORTEST_KNOWN: usize = 8;

impl Masker {
    /// With texts that must never be seen, such as the keys of the providers.
    pub fn knowing(secrets: impl IntoIterator<Item = String>) -> Self {
        let mut known: Vec<String> = secrets.into_iter().filter(|secret| secret.len() >= SHORTEST_KNOWN).collect();
        // A longer one may hold a shorter one.
        known.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
        Masker { known }
    }

    /// And these too.
    pub fn and(self, secrets: impl IntoIterator<Item = String>) -> Self {
        Masker::knowing(self.known.into_iter().chain(secrets))
    }

    /// With all that the environment calls a key, a token or a password.
    pub fn of_environment() -> Self {
        let secret = |name: &str| names::is_secret(name);
        Masker::knowing(std::env::vars_os().filter_map(|(name, value)| {
            secret(&name.to_string_lossy()).then(|| value.to_string_lossy().into_owned())
        }))
    }

    /// The text with `<secret-1>`, `<secret-2>` … in place of secrets, and how many different ones there were.
    /// Equal secrets get equal numbers, in the order in which they stand in the text.
    pub fn mask(&self, text: &str) -> (String, usize) {
        let mut spans = self.known_in(text);
        forms::find(text, &mut spans);
        names::find(text, &mut spans);
        entropy::find(text, &mut spans);
        let mut numbers: HashMap<&str, usize> = HashMap::new();
        let mut out = String::with_capacity(text.len());
        let mut at = 0;
        for span in merged(spans) {
            let next = numbers.len() + 1;
            let number = *numbers.entry(&text[span.clone()]).or_insert(next);
            out.push_str(&text[at..span.start]);
            out.push_str(&format!("<secret-{number}>"));
            at = span.end;
        }
        out.push_str(&text[at..]);
        (out, numbers.len())
    }

    fn known_in(&self, text: &str) -> Vec<Range<usize>> {
        self.known.iter().flat_map(|secret| text.match_indices(secret.as_str()).map(|(at, found)| at..at + found.len())).collect()
    }
}

/// Its secrets are not for logs.
impl std::fmt::Debug for Masker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Masker({} known)", self.known.len())
    }
}

/// In order, without overlaps.
fn merged(mut spans: Vec<Range<usize>>) -> Vec<Range<usize>> {
    spans.retain(|span| !span.is_empty());
    spans.sort_by_key(|span| (span.start, span.end));
    let mut out: Vec<Range<usize>> = Vec::with_capacity(spans.len());
    for span in spans {
        match out.last_mut() {
            Some(last) if span.start < last.end => last.end = last.end.max(span.end),
            _ => out.push(span),
        }
    }
    out
}

#[cfg(test)]
mod tests;
