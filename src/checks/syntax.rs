//! CRN001, `syntax-error`: a cell that Python refuses before it runs any of it.

use rustc_hash::FxHashMap;

use super::{Subject, targets};
use crate::finding::{Certainty, Finding, Place, World};

pub const NAME: &str = "syntax-error";
pub const CODE: &str = "CRN001";

pub fn run(subject: &Subject<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    let mut known: FxHashMap<usize, usize> = FxHashMap::default();
    for world in [World::Kernel, World::Fresh].into_iter().filter(|world| subject.worlds.contains(world)) {
        for cell in targets(subject, world) {
            if subject.notebook.cells[cell].may_raise() {
                continue;
            }
            if let Some(index) = known.get(&cell) {
                findings[*index].worlds.push(world);
            } else if let Some(finding) = finding(subject, cell, world) {
                known.insert(cell, findings.len());
                findings.push(finding);
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
    let unsure = !subject.notebook.says_python_3() && python_2(source, error.range.start as usize);
    let assumptions = if unsure { vec!["the kernel is Python 3, which the notebook does not say".to_owned()] } else { Vec::new() };
    Some(Finding {
        check: NAME,
        code: CODE,
        exception,
        message,
        certainty: if unsure { Certainty::Likely } else { Certainty::Certain },
        worlds: vec![world],
        place: Place { cell, range: error.range.clone() },
        calls: Vec::new(),
        evidence: Vec::new(),
        assumptions,
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

/// The line at byte `at`.
fn line_at(source: &str, at: usize) -> &str {
    let start = source[..at.min(source.len())].rfind('\n').map_or(0, |end| end + 1);
    source[start..].lines().next().unwrap_or_default()
}

/// Whether the line is one of those that Python 2 takes and Python 3 does not. (`except A, e:` is Python
/// again since 3.14.)
pub(crate) fn python_2(source: &str, at: usize) -> bool {
    let line = line_at(source, at).trim_start();
    let after = |word: &str| line.strip_prefix(word).filter(|rest| rest.starts_with([' ', '\t', '"', '\''])).map(str::trim_start);
    let statement = |word| after(word).is_some_and(|rest| !rest.is_empty() && !rest.starts_with(['=', '(', ',', '.']));
    statement("print")
        || statement("exec")
        || after("raise").is_some_and(|rest| rest.contains(','))
        || line.contains("<>")
        || line.contains("ur\"")
        || line.contains("ur'")
}

/// What is probably wrong with the line at byte `at`.
fn help(source: &str, at: usize) -> Vec<String> {
    let line = line_at(source, at);
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
    use crate::checks::names::testing::{findings, findings_in};
    use crate::finding::World;
    use crate::notebook::Notebook;

    #[test]
    fn python_2_is_an_error_where_python_3_is_said() {
        let mut notebook = Notebook::from_sources(["print 'a'", "exec 'a'", "raise ValueError, 'a'", "x = ("]);
        let certain = |notebook: &Notebook| -> Vec<bool> {
            findings_in(notebook, &[World::Fresh]).iter().map(|finding| finding.assumptions.is_empty()).collect()
        };
        assert_eq!(certain(&notebook), [false, false, false, true]);
        notebook.kernel_is_python_3 = true;
        assert_eq!(certain(&notebook), [true; 4]);
    }

    #[test]
    fn what_stands_before_a_refused_statement_has_run() {
        let found = findings(&["x = 1\nfor i in []:\n    pass\nbreak\ny = 2", "x", "y", "def f():\n    return await x", "import os\nfrom __future__ import division"]);
        let shown: Vec<_> = found.iter().map(|finding| (finding.code, finding.place.cell, finding.message.as_str())).collect();
        assert_eq!(shown, [("CRN001", 0, "`break` outside loop"), ("CRN001", 3, "`await` outside of an asynchronous function")]);
    }

    #[test]
    fn a_broken_cell_is_one_finding() {
        let found = findings(&["x = (\n", "print 'a'\n", "x"]);
        let shown: Vec<_> = found.iter().map(|finding| (finding.code, finding.place.cell, finding.exception.as_str())).collect();
        assert_eq!(shown, [("CRN001", 0, "SyntaxError"), ("CRN001", 1, "SyntaxError")]);
        assert_eq!(found[1].help, ["`print` is a function since Python 3: write `print('a')`"]);
    }
}
