//! The table of checks: the one place that knows all of them.
//!
//! A new check is a line here and a page in `docs/checks/`; a test wants both, and runs the page.

/// A check, as people meet it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Check {
    /// For configuration and comments: `undefined-name`.
    pub name: &'static str,
    /// For `noqa` and other tools: `CRN101`.
    pub code: &'static str,
    /// One sentence.
    pub summary: &'static str,
    /// Its page, `docs/checks/<name>.md`.
    pub page: &'static str,
    /// Whether it is on unless asked otherwise.
    pub on: bool,
}

/// Declares a check with its page.
macro_rules! check {
    ($code:literal, $name:literal, $summary:literal $(, on: $on:literal)?) => {
        Check {
            name: $name,
            code: $code,
            summary: $summary,
            page: include_str!(concat!("../docs/checks/", $name, ".md")),
            on: true $(&& $on)?,
        }
    };
}

/// By code.
pub const CHECKS: &[Check] = &[
    check!("CRN001", "syntax-error", "The cell is not valid Python."),
    check!("CRN101", "undefined-name", "A name is used that no cell defines."),
    check!("CRN102", "used-before-definition", "A name is used that only a later cell defines."),
    check!("CRN103", "deleted-name", "A name is used after it was deleted."),
    check!("CRN104", "undefined-in-function", "A function is called that uses a name which does not exist then."),
    check!("CRN105", "unbound-local", "A function reads a variable before it has a value."),
    check!("CRN106", "used-before-import", "A module is used that only a later cell imports."),
    check!("CRN201", "missing-key", "A key, column or label is looked up that is not there."),
    check!("CRN202", "missing-attribute", "An object is asked for a method or attribute that it does not have."),
    check!("CRN203", "wrong-type", "An operation or call does not fit the types of its values."),
    check!("CRN204", "wrong-value", "A value or a shape does not fit where it is used."),
    check!("CRN205", "index-out-of-range", "An index lies outside of a list, text or array."),
    check!("CRN206", "zero-division", "A number is divided by zero."),
    check!("CRN207", "failed-import", "A module or a name in it cannot be imported."),
    check!("CRN208", "runtime-error", "A RuntimeError is raised."),
    check!("CRN209", "failed-assertion", "The condition of an assertion is false."),
    check!("CRN299", "other-crash", "An exception is raised that has no check of its own."),
    check!("CRN901", "unused-suppression", "A comment or tag silences a check that reports nothing there.", on: false),
];

/// Finds a check by its name or its code, whatever the case of the code.
pub fn find(name: &str) -> Option<&'static Check> {
    CHECKS.iter().find(|check| check.name == name || check.code.eq_ignore_ascii_case(name))
}

pub fn by_code(code: &str) -> Option<&'static Check> {
    CHECKS.iter().find(|check| check.code == code)
}

/// The name of a check that resembles `wrong`, for "did you mean".
pub fn nearest(wrong: &str) -> Option<&'static str> {
    let known = CHECKS.iter().flat_map(|check| [check.name, check.code]);
    nearest_of(wrong, known)
}

/// The candidate with the smallest edit distance to `wrong`, if it is near enough to be meant. Of equals,
/// one that begins alike, and then the first.
pub fn nearest_of<'a>(wrong: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (wrong.chars().count() / 3).clamp(1, 4);
    candidates
        .into_iter()
        .map(|candidate| (distance(wrong, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, candidate)| (*distance, candidate.chars().next() != wrong.chars().next()))
        .map(|(_, candidate)| candidate)
}

/// Levenshtein distance. For short names only: what is longer than 64 bytes is far from everything.
fn distance(a: &str, b: &str) -> usize {
    if a.len() > 64 || b.len() > 64 {
        return usize::MAX;
    }
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let cost = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = cost.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// The first paragraph of a Markdown page that is neither heading nor list.
pub fn first_paragraph(page: &str) -> Option<String> {
    page.split("\n\n")
        .map(str::trim)
        .find(|part| !part.is_empty() && !part.starts_with(['#', '-', '`', '|']))
        .map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_codes_are_unique_and_ordered() {
        let codes: Vec<_> = CHECKS.iter().map(|check| check.code).collect();
        assert!(codes.is_sorted_by(|a, b| a < b), "{codes:?}");
        let names: std::collections::BTreeSet<_> = CHECKS.iter().map(|check| check.name).collect();
        assert_eq!(names.len(), CHECKS.len());
    }

    #[test]
    fn wrong_names_get_a_guess() {
        assert_eq!(nearest("undefined-nam"), Some("undefined-name"));
        assert_eq!(nearest("crn101").or_else(|| find("crn101").map(|c| c.name)), Some("undefined-name"));
        assert_eq!(nearest("something-else-entirely"), None);
        assert_eq!(nearest_of("row", ["pow", "rows", "raw"]), Some("rows"));
    }

    #[test]
    fn pages_have_a_first_paragraph() {
        for check in CHECKS {
            assert!(first_paragraph(check.page).is_some(), "{}", check.name);
        }
    }
}
