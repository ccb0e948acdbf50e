//! CRN001, `syntax-error`: a cell that Python refuses before it runs any of it.

use super::{Subject, targets};
use crate::finding::{Certainty, Finding, Place, World};

pub const NAME: &str = "syntax-error";
pub const CODE: &str = "CRN001";

pub fn run(subject: &Subject<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for world in [World::Kernel, World::Fresh].into_iter().filter(|world| subject.worlds.contains(world)) {
        for cell in targets(subject, world) {
            if subject.notebook.cells[cell].may_raise() {
                continue;
            }
            if let Some(finding) = findings.iter_mut().find(|finding| finding.place.cell == cell) {
                finding.worlds.push(world);
            } else {
                findings.extend(finding(subject, cell, world));
            }
        }
    }
    findings
}

/// The cell's syntax error, whether it is asked about or not.
pub fn finding(subject: &Subject<'_>, cell: usize, world: World) -> Option<Finding> {
    let error = subject.parsed[cell].as_ref()?.syntax_error.as_ref()?;
    let source = &subject.notebook.cells[cell].source;
    let (exception, message) = exception(&error.message);
    Some(Finding {
        check: NAME,
        code: CODE,
        exception,
        message,
        certainty: Certainty::Certain,
        worlds: vec![world],
        place: Place { cell, range: error.range.clone() },
        calls: Vec::new(),
        evidence: Vec::new(),
        assumptions: Vec::new(),
        help: help(source, error.range.start as usize),
        votes: None,
    })
}

/// Python's type for the parser's message, and the message in Python's manner.
fn exception(message: &str) -> (String, String) {
    let lower = message.to_lowercase();
    let indentation = ["unexpected indentation", "unindent does not match", "expected an indented block"];
    let kind = if indentation.iter().any(|part| lower.contains(part)) { "IndentationError" } else { "SyntaxError" };
    let message = message.split_once(": ").filter(|(head, _)| head.eq_ignore_ascii_case("SyntaxError")).map_or(message, |(_, rest)| rest);
    (kind.to_owned(), message.to_owned())
}

/// What is probably wrong with the line at byte `at`.
fn help(source: &str, at: usize) -> Vec<String> {
    let start = source[..at.min(source.len())].rfind('\n').map_or(0, |end| end + 1);
    let line = source[start..].lines().next().unwrap_or_default();
    let word = line.split_whitespace().next().unwrap_or_default();
    let rest = line.trim_start().strip_prefix(word).unwrap_or_default().trim_start();
    let mut help = Vec::new();
    if matches!(word, "print" | "exec") && !rest.starts_with(['(', '=']) {
        help.push(format!("`{word}` is a function since Python 3: write `{word}({rest})`"));
    } else if matches!(word, "pip" | "conda" | "apt" | "apt-get" | "git" | "wget" | "curl") {
        help.push(format!("a shell command needs a `!` before it in a cell with more than one line: `!{}`", line.trim()));
    } else if line.contains("<<<<<<<") || line.contains(">>>>>>>") {
        help.push("an unresolved merge conflict".to_owned());
    }
    help
}

#[cfg(test)]
mod tests {
    use crate::checks::names::testing::findings;

    #[test]
    fn a_broken_cell_is_one_finding() {
        let found = findings(&["x = (\n", "print 'a'\n", "x"]);
        let shown: Vec<_> = found.iter().map(|finding| (finding.code, finding.place.cell, finding.exception.as_str())).collect();
        assert_eq!(shown, [("CRN001", 0, "SyntaxError"), ("CRN001", 1, "SyntaxError")]);
        assert_eq!(found[1].help, ["`print` is a function since Python 3: write `print('a')`"]);
    }
}
