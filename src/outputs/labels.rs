//! Labels as outputs print them. A text does not tell `5` from `"5"`: what could be anything but a
//! string is a label that is not known.

use crate::snapshot::{Map, Summary};

/// The most labels that are taken from one output.
pub const MOST: usize = 400;

/// A column's name from the text that stands for it.
pub fn label(text: &str) -> Summary {
    if surely_text(text) { Summary::Str(text.into()) } else { Summary::Map(Map::new()) }
}

/// Whether nothing but a string is printed so.
fn surely_text(text: &str) -> bool {
    const WORDS: [&str; 6] = ["True", "False", "None", "NaT", "<NA>", "nan"];
    if text.is_empty() || text.trim() != text || WORDS.contains(&text) || text.ends_with("...") || text.contains('\n') {
        return false;
    }
    if !text.chars().any(char::is_alphabetic) || text.parse::<f64>().is_ok() {
        return false;
    }
    // Tuples, intervals, arrays, reprs of objects, bytes.
    if text.starts_with(['(', '[', '<', '{', '-', '+', '.', '\'', '"']) || text.starts_with("b'") {
        return false;
    }
    if text.starts_with(|c: char| c.is_numeric()) {
        // Dates, periods (`2020Q1`) and durations (`1 days 00:00:00`) start with a digit too.
        let letters = text.chars().filter(|c| c.is_alphabetic()).count();
        let plain = text.chars().all(|c| c.is_alphanumeric() || c == '_');
        return plain && letters >= 2;
    }
    true
}

/// A list of strings and numbers as Python prints it, `['a', 5]`; `None` where it is anything else.
/// `whole` is false where some are left out (`...`).
pub fn list(text: &str) -> Option<(Vec<Summary>, bool)> {
    let mut rest = text.trim().strip_prefix('[')?.trim_start();
    let mut items = Vec::new();
    let mut whole = true;
    loop {
        if let Some(end) = rest.strip_prefix(']') {
            return end.trim().is_empty().then_some((items, whole));
        }
        if let Some(after) = rest.strip_prefix("...") {
            whole = false;
            rest = after.trim_start_matches(',').trim_start();
            continue;
        }
        if items.len() >= MOST {
            return None;
        }
        let after;
        if rest.starts_with(['\'', '"']) {
            let (value, end) = quoted(rest)?;
            items.push(Summary::Str(value.into()));
            after = &rest[end..];
        } else {
            let end = rest.find([',', ']'])?;
            items.push(Summary::Int(rest[..end].trim().parse().ok()?));
            after = &rest[end..];
        }
        let after = after.trim_start();
        rest = match after.strip_prefix(',') {
            Some(next) => next.trim_start(),
            // NumPy separates with white space only.
            None if after.starts_with([']', '\'', '"']) => after,
            None => return None,
        };
    }
}

/// The string that `text` starts with, as `repr` writes it, and where it ends.
fn quoted(text: &str) -> Option<(String, usize)> {
    let quote = text.chars().next()?;
    let mut value = String::new();
    let mut chars = text.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            _ if c == quote => return Some((value, at + 1)),
            '\\' => match chars.next()?.1 {
                'n' => value.push('\n'),
                't' => value.push('\t'),
                c @ ('\\' | '\'' | '"') => value.push(c),
                // Other escapes stand for what no column is called.
                _ => return None,
            },
            c => value.push(c),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(text: &str) -> bool {
        matches!(label(text), Summary::Str(_))
    }

    #[test]
    fn only_what_is_surely_a_string() {
        for text in ["Age", "SepalLength Cm", "_x", "Größe", "2ndFlrSF", "id.orig", "price ($)", "year 2020"] {
            assert!(known(text), "{text}");
        }
        let others = ["", "0", "1.5", "1e5", "nan", "inf", "True", "None", "(a, b)", "(0, 1]", "2020-01-01", "2020Q1",
            "1 days 00:00:00", "a very long na...", "<NA>", "b'x'", " x", "x ", "...", "-1", "2020-01-01T00:00"];
        for text in others {
            assert!(!known(text), "{text}");
        }
    }

    #[test]
    fn lists_as_python_prints_them() {
        let text = |s: &str| Summary::Str(s.into());
        assert_eq!(list("['a', \"it's\", 5]"), Some((vec![text("a"), text("it's"), Summary::Int(5)], true)));
        assert_eq!(list("['a' 'b'\n 'c ']"), Some((vec![text("a"), text("b"), text("c ")], true)));
        assert_eq!(list("['a', ..., 'z']"), Some((vec![text("a"), text("z")], false)));
        assert_eq!(list("[]"), Some((vec![], true)));
        for bad in ["", "[", "['a", "[('a', 1)]", "[1.5]", "['a'] + 1", "[nan]", "['\\x00']", "[a]"] {
            assert_eq!(list(bad), None, "{bad}");
        }
    }
}
