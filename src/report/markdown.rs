//! `markdown`: what a person reads in the summary of a CI job or in a comment on a pull request.
//!
//! All text from a notebook stands inside HTML blocks, where Markdown has no meaning, and is escaped for
//! HTML: it can make no link, image, mention or heading. The size is bounded, the surest come first, and
//! what was cut is said.

use std::fmt::Write as _;

use super::data::{Finding, Notebook, Report};
use super::excerpt::Excerpt;
use super::{Style, paths, text};
use crate::finding::Severity;

/// Rows of the table; nobody reads more.
const MOST_ROWS: usize = 200;
/// Findings that are shown with their code.
const MOST_EXCERPTS: usize = 30;
/// GitHub drops a job's summary above 1 MiB; it shares that with other steps.
const MOST_BYTES: usize = 700_000;

pub fn render(report: &Report, style: &Style) -> String {
    let all = report.worst_first();
    let mut out = String::from("### crane: notebooks that would crash\n\n");
    let _ = writeln!(out, "{}\n", super::closing_line(report));
    unreadable(&mut out, report, style);
    if all.is_empty() {
        return out;
    }

    out.push_str("<table>\n<tr><th></th><th>Notebook</th><th>Cell</th><th>What happens</th><th>Check</th></tr>\n");
    let mut rows = 0;
    for (notebook, finding) in all.iter().take(MOST_ROWS) {
        let row = row(notebook, finding, style);
        if out.len() + row.len() > MOST_BYTES {
            break;
        }
        out.push_str(&row);
        rows += 1;
    }
    out.push_str("</table>\n\n");
    let mut excerpts = 0;
    for (notebook, finding) in all.iter().take(MOST_EXCERPTS.min(rows)) {
        let part = details(notebook, finding, style);
        if out.len() + part.len() > MOST_BYTES {
            break;
        }
        out.push_str(&part);
        excerpts += 1;
    }
    if rows < all.len() {
        let _ = writeln!(out, "The table shows the {rows} surest of {} findings; the log and the other reports have the rest.\n", all.len());
    } else if excerpts < all.len() {
        let _ = writeln!(out, "Code is shown for the {excerpts} surest of {} findings.\n", all.len());
    }
    out
}

fn unreadable(out: &mut String, report: &Report, style: &Style) {
    let broken: Vec<(&Notebook, &String)> = report.notebooks.iter().filter_map(|n| Some((n, n.error.as_ref()?))).collect();
    if broken.is_empty() {
        return;
    }
    out.push_str("<table>\n<tr><th>Unreadable notebook</th><th>Why</th></tr>\n");
    for (notebook, error) in broken.iter().take(MOST_ROWS) {
        let _ = writeln!(out, "<tr><td>{}</td><td>{}</td></tr>", code(&path(notebook, style)), code(error));
    }
    out.push_str("</table>\n\n");
    if broken.len() > MOST_ROWS {
        let _ = writeln!(out, "{} more cannot be read.\n", broken.len() - MOST_ROWS);
    }
}

fn row(notebook: &Notebook, finding: &Finding, style: &Style) -> String {
    format!(
        "<tr><td>{}</td><td>{}</td><td>{}, line {}</td><td>{}</td><td>{} {}</td></tr>\n",
        super::certainty(finding),
        code(&path(notebook, style)),
        html(&text::line(&finding.cell.label)),
        finding.range.start.line,
        code(&finding.title()),
        finding.code,
        finding.check,
    )
}

fn details(notebook: &Notebook, finding: &Finding, style: &Style) -> String {
    let mut out = String::new();
    let open = if finding.severity == Severity::Error { " open" } else { "" };
    let _ = writeln!(
        out,
        "<details{open}><summary>{}: {}</summary>\n<pre>{}</pre>\n<ul>",
        code(&format!("{} · {}", path(notebook, style), finding.cell.label)),
        code(&finding.title()),
        html(&excerpt(notebook, finding)),
    );
    if let [world] = finding.worlds[..] {
        let _ = writeln!(out, "<li>when: {}</li>", super::full::in_words(world));
    }
    let evidence = finding.calls.iter().chain(&finding.evidence).map(|evidence| match &evidence.cell {
        Some(cell) => format!("{}: {}", cell.label, evidence.text),
        None => evidence.text.clone(),
    });
    for line in evidence {
        let _ = writeln!(out, "<li>{}</li>", code(&line));
    }
    for (word, lines) in [("assumes", &finding.assumptions), ("help", &finding.help)] {
        for line in lines {
            let _ = writeln!(out, "<li>{word}: {}</li>", code(line));
        }
    }
    out.push_str("</ul></details>\n\n");
    out
}

/// The lines around the crash, numbered as in the cell, with the crashing part underlined.
fn excerpt(notebook: &Notebook, finding: &Finding) -> String {
    let Some(source) = notebook.sources.get(&finding.cell.index) else { return String::new() };
    let excerpt = Excerpt::of(source, std::slice::from_ref(&finding.span));
    let span = excerpt.spans.first().cloned().flatten();
    let width = (excerpt.first_line + excerpt.text.lines().count()).to_string().len();
    let (mut out, mut start) = (String::new(), 0);
    for (number, line) in excerpt.text.lines().enumerate() {
        let here = span.as_ref().filter(|span| (start..=start + line.len()).contains(&span.start));
        let mark = if here.is_some() { '>' } else { ' ' };
        let _ = writeln!(out, "{mark} {:>width$} | {line}", excerpt.first_line + number + 1);
        if let Some(span) = here {
            let count = |from: usize, to: usize| excerpt.text[from..to.max(from)].chars().count();
            let (before, under) = (count(start, span.start), count(span.start, span.end).max(1));
            let _ = writeln!(out, "  {:width$} | {:before$}{}", "", "", "^".repeat(under));
        }
        start += line.len() + 1;
    }
    text::without_commands(&out).into_owned()
}

fn path(notebook: &Notebook, style: &Style) -> String {
    paths::relative(&notebook.file, &style.root)
}

/// Text of a notebook as code, in which GitHub finds no mentions and no links.
fn code(words: &str) -> String {
    format!("<code>{}</code>", html(&text::line(words)))
}

/// Escaped for HTML; `text::xml` does what is needed, and keeps commands of runners apart.
fn html(words: &str) -> String {
    text::xml(words).replace("&apos;", "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_leave_its_element() {
        assert_eq!(code("</code><img src='x'>\n\n# @you | `x`"), "<code>&lt;/code&gt;&lt;img src=&#39;x&#39;&gt;  # @you | `x`</code>");
    }
}
