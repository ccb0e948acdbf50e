//! What people silence: by comment on a line, for a cell or for the file, and by cell tag.
//!
//! ```text
//! x.foo()  # noqa: CRN101               this statement, these codes
//! x.foo()  # noqa                       this statement, everything
//! x.foo()  # crane: ignore[undefined-name]
//! # crane: ignore[undefined-name]       alone on a line: the statement below
//! # crane: ignore-cell[undefined-name]  the whole cell
//! # crane: ignore-file[undefined-name]  the whole notebook
//! ```
//!
//! Without a list in brackets everything is silenced. The cell tags `crane-ignore` and
//! `crane-ignore:undefined-name` silence a cell. What is silenced still runs: the cell's definitions
//! are kept.

use std::ops::Range;

use super::tokens::CellTokens;
use crate::notebook::{Cell, CellKind, Notebook};

/// What a suppression covers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scope {
    /// Bytes of the cell's source.
    Statement(Range<u32>),
    Cell,
    File,
}

#[derive(Debug, Clone)]
pub struct Suppression {
    pub scope: Scope,
    /// Index of the cell that holds it.
    pub cell: usize,
    /// Where it stands; empty for a tag.
    pub range: Range<u32>,
    /// Names and codes of checks; `None` silences everything.
    pub checks: Option<Vec<String>>,
    /// A bare `# noqa` speaks to other tools too, so nobody can say that it is unused.
    pub bare_noqa: bool,
    /// As written, for messages.
    pub text: String,
    pub used: bool,
}

/// Every suppression of a notebook.
pub fn suppressions(notebook: &Notebook) -> Vec<Suppression> {
    let mut found = Vec::new();
    for (index, cell) in notebook.cells.iter().enumerate() {
        if cell.kind != CellKind::Code {
            continue;
        }
        found.extend(cell.tags.iter().filter_map(|tag| from_tag(index, tag)));
        if cell.source.contains("noqa") || cell.source.contains("NOQA") || cell.source.contains("crane:") {
            from_comments(index, cell, &mut found);
        }
    }
    found
}

fn from_tag(cell: usize, tag: &str) -> Option<Suppression> {
    let rest = tag.strip_prefix("crane-ignore")?;
    let checks = match rest.strip_prefix(':') {
        Some(list) => Some(split(list)),
        None if rest.is_empty() => None,
        None => return None,
    };
    let text = format!("the cell tag {tag}");
    Some(Suppression { scope: Scope::Cell, cell, range: 0..0, checks, bare_noqa: false, text, used: false })
}

fn from_comments(index: usize, cell: &Cell, found: &mut Vec<Suppression>) {
    for comment in CellTokens::of(&cell.source).comments {
        let written = &cell.source[comment.range.start as usize..comment.range.end as usize];
        let statement = Scope::Statement(comment.logical.unwrap_or(comment.range.clone()));
        let mut add = |scope: Scope, checks: Option<Vec<String>>, bare_noqa: bool| {
            let (range, text) = (comment.range.clone(), written.trim().to_owned());
            found.push(Suppression { scope, cell: index, range, checks, bare_noqa, text, used: false });
        };
        for part in written.split('#').skip(1).map(str::trim) {
            if let Some(rest) = part.strip_prefix("crane:") {
                if let Some((word, checks)) = directive(rest.trim()) {
                    let scope = match word {
                        "ignore-cell" => Scope::Cell,
                        "ignore-file" => Scope::File,
                        _ => statement.clone(),
                    };
                    add(scope, checks, false);
                }
            } else if !comment.alone
                && let Some(checks) = noqa(part)
            {
                let bare = checks.is_none();
                add(statement.clone(), checks, bare);
            }
        }
    }
}

/// `ignore[a, b] and why` into its word and its list.
fn directive(text: &str) -> Option<(&str, Option<Vec<String>>)> {
    let end = text.find(|c: char| !(c.is_ascii_lowercase() || c == '-')).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    if !matches!(word, "ignore" | "ignore-cell" | "ignore-file") {
        return None;
    }
    match rest.strip_prefix('[') {
        // A list that is not closed silences what it names, not everything.
        Some(list) => Some((word, Some(split(list.split(']').next().unwrap_or_default())))),
        None => Some((word, None)),
    }
}

/// The codes of a `noqa` comment: `Some(None)` for all, `None` where it is none or names only other
/// tools' codes.
fn noqa(part: &str) -> Option<Option<Vec<String>>> {
    let rest = part.get(..4).filter(|word| word.eq_ignore_ascii_case("noqa")).map(|_| part[4..].trim_start())?;
    match rest.strip_prefix(':') {
        None => Some(None),
        Some(list) => {
            let ours: Vec<String> = split(list).into_iter().filter(|code| is_code(code)).collect();
            (!ours.is_empty()).then_some(Some(ours))
        }
    }
}

fn is_code(code: &str) -> bool {
    code.len() > 3 && code.get(..3).is_some_and(|start| start.eq_ignore_ascii_case("CRN"))
}

fn split(list: &str) -> Vec<String> {
    list.split([',', ' ', '\t']).filter(|item| !item.is_empty()).map(str::to_owned).collect()
}

impl Suppression {
    /// Whether it silences the check `name`, `code` that points at byte `offset` of `cell`.
    pub fn covers(&self, name: &str, code: &str, cell: usize, offset: u32) -> bool {
        let place = match &self.scope {
            Scope::File => true,
            Scope::Cell => self.cell == cell,
            Scope::Statement(range) => self.cell == cell && range.start <= offset && offset <= range.end,
        };
        let named = |checks: &Vec<String>| checks.iter().any(|c| c == name || c.eq_ignore_ascii_case(code));
        place && self.checks.as_ref().is_none_or(named)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(source: &str) -> Vec<Suppression> {
        suppressions(&Notebook::from_sources([source]))
    }

    fn covers(source: &str, at: &str) -> bool {
        let offset = source.find(at).unwrap() as u32;
        of(source).iter().any(|s| s.covers("undefined-name", "CRN101", 0, offset))
    }

    #[test]
    fn a_comment_silences_its_statement_only() {
        for comment in ["# noqa", "# NOQA: crn101", "# noqa: E501, CRN101", "# type: ignore  # noqa:CRN101",
                        "# crane: ignore", "# crane: ignore[undefined-name]", "# crane: ignore[CRN101] because"] {
            let source = format!("bad(\n  1)  {comment}\nother()");
            assert!(covers(&source, "bad"), "{comment}");
            assert!(!covers(&source, "other"), "{comment}");
        }
        for comment in ["# noqa: F821", "# crane: ignore[missing-column]", "# crane: ignored", "# see noqa", "# crane: ignore["] {
            assert!(!covers(&format!("bad()  {comment}"), "bad"), "{comment}");
        }
    }

    #[test]
    fn alone_on_a_line_it_silences_the_statement_below() {
        let source = "# crane: ignore\nbad()\nother()";
        assert!(covers(source, "bad") && !covers(source, "other"));
        assert!(!covers("# noqa\nbad()", "bad"), "noqa belongs on the line itself, as for other tools");
    }

    #[test]
    fn a_cell_and_a_file_are_silenced() {
        let mut notebook = Notebook::from_sources(["# crane: ignore-cell[undefined-name]\na()", "b()", "c()"]);
        notebook.cells[2].tags = vec!["crane-ignore:CRN101".into(), "crane-ignored".into()];
        let all = suppressions(&notebook);
        let silenced = |cell| all.iter().any(|s| s.covers("undefined-name", "CRN101", cell, 0));
        assert_eq!([0, 1, 2].map(silenced), [true, false, true]);
        assert_eq!(all.len(), 2);
        let file = suppressions(&Notebook::from_sources(["# crane: ignore-file", "b()"]));
        assert!(file[0].covers("anything", "CRN999", 1, 0));
    }

    #[test]
    fn strings_are_no_comments() {
        assert!(of("x = '# crane: ignore-file'\nprint(\"# noqa\")").is_empty());
    }
}
