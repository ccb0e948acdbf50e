//! `junit`: each notebook is a test suite, each finding a failed test.

use std::fmt::Write as _;

use super::data::{Notebook, Report};
use super::{Style, paths, text};

pub fn render(report: &Report, style: &Style) -> String {
    let total: usize = report.notebooks.iter().map(tests).sum();
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(
        out,
        "<testsuites name=\"crane\" tests=\"{total}\" failures=\"{}\" errors=\"{}\">",
        report.summary.findings, report.summary.unreadable
    );
    for notebook in &report.notebooks {
        suite(&mut out, notebook, &text::xml(&text::line(&paths::relative(&notebook.file, &style.root))));
    }
    out.push_str("</testsuites>\n");
    out
}

/// A notebook without findings is one test that passes.
fn tests(notebook: &Notebook) -> usize {
    notebook.findings.len().max(1)
}

fn suite(out: &mut String, notebook: &Notebook, path: &str) {
    let (errors, skipped) = (u8::from(notebook.error.is_some()), u8::from(notebook.skipped.is_some()));
    let _ = writeln!(
        out,
        "  <testsuite name=\"{path}\" tests=\"{}\" failures=\"{}\" errors=\"{errors}\" skipped=\"{skipped}\">",
        tests(notebook),
        notebook.findings.len()
    );
    if notebook.findings.is_empty() {
        let inside = match (&notebook.error, &notebook.skipped) {
            (Some(error), _) => format!("<error type=\"unreadable-notebook\" message=\"{}\"/>", text::xml(&text::line(error))),
            (None, Some(why)) => format!("<skipped message=\"{}\"/>", text::xml(&text::line(why))),
            (None, None) => String::new(),
        };
        let _ = writeln!(out, "    <testcase classname=\"{path}\" name=\"crane\">{inside}</testcase>");
    }
    for finding in &notebook.findings {
        let (line, label) = (finding.range.start.line, text::line(&finding.cell.label));
        let title = text::xml(&finding.title());
        let kind = text::xml(&text::line(finding.exception.as_deref().unwrap_or(finding.check)));
        let name = text::xml(&format!("{} {} in {label}, line {line}", finding.code, finding.check));
        let _ = writeln!(out, "    <testcase classname=\"{path}\" name=\"{name}\">");
        let _ = write!(out, "      <failure type=\"{kind}\" message=\"{title}\">{title} ({})", super::certainty(finding));
        let evidence = finding.evidence.iter().map(|e| match &e.cell {
            Some(cell) => format!("{}: {}", cell.label, e.text),
            None => e.text.clone(),
        });
        for extra in evidence.chain(finding.assumptions.iter().cloned()).chain(finding.help.iter().cloned()) {
            let _ = write!(out, "\n- {}", text::xml(&text::line(&extra)));
        }
        out.push_str("</failure>\n    </testcase>\n");
    }
    out.push_str("  </testsuite>\n");
}
