//! `full`: each finding with the code that crashes, and the cells that it rests on.
//!
//! The only place that knows miette.

use std::collections::BTreeMap;
use std::fmt;
use std::fmt::Write as _;

use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, MietteSpanContents, SourceCode,
    SourceSpan, SpanContents,
};

use super::data::{Evidence, Finding, Notebook, Report};
use super::excerpt::Excerpt;
use super::{Style, text};
use crate::finding::{Severity, World};

/// More cells than this would bury the crash; the others are named in a line.
const MOST_RELATED: usize = 4;

pub fn render(report: &Report, style: &Style) -> String {
    let theme = if style.color { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    let handler = GraphicalReportHandler::new_themed(theme).with_width(style.width).with_links(false).with_context_lines(1);
    let mut out = String::new();
    for notebook in &report.notebooks {
        for finding in &notebook.findings {
            finding_report(&mut out, &handler, notebook, finding, style);
        }
    }
    super::closing(&mut out, report, style);
    text::without_commands(&out).into_owned()
}

fn finding_report(out: &mut String, handler: &GraphicalReportHandler, notebook: &Notebook, finding: &Finding, style: &Style) {
    let start = out.len();
    let mut here = vec![(finding.span.clone(), String::from(if finding.exception.is_some() { "crashes here" } else { "here" }))];
    let mut elsewhere: BTreeMap<u32, Vec<&Evidence>> = BTreeMap::new();
    let mut notes = Vec::new();
    for evidence in finding.calls.iter().chain(&finding.evidence) {
        if evidence.cell.as_ref() == Some(&finding.cell) && evidence.span.as_ref() == Some(&finding.span) {
            // Two labels under the same characters would overlap.
            here[0].1 = format!("{}: {}", here[0].1, evidence.text);
            continue;
        }
        match (&evidence.cell, &evidence.span) {
            (Some(cell), Some(span)) if cell.index == finding.cell.index => here.push((span.clone(), evidence.text.clone())),
            (Some(cell), Some(_)) => elsewhere.entry(cell.index).or_default().push(evidence),
            (Some(cell), None) => notes.push(format!("{}: {}", cell.label, evidence.text)),
            (None, _) => notes.push(evidence.text.clone()),
        }
    }
    let title = finding.title();
    let code = format!("{} {} ({})", finding.code, finding.check, super::certainty(finding));
    piece(out, handler, finding.severity, Some(code), title, source(notebook, finding.cell.index, &finding.cell.label, here));
    for (shown, (index, evidences)) in elsewhere.into_iter().enumerate() {
        let Some(cell) = evidences.iter().find_map(|e| e.cell.as_ref()) else { continue };
        if shown >= MOST_RELATED {
            notes.extend(evidences.iter().map(|e| format!("{}: {}", cell.label, e.text)));
            continue;
        }
        let labels = evidences.iter().filter_map(|e| Some((e.span.clone()?, e.text.clone()))).collect();
        snippet(out, handler, source(notebook, index, &cell.label, labels));
    }
    for note in &notes {
        line(out, style, "note", note);
    }
    for assumption in &finding.assumptions {
        line(out, style, "assumes", assumption);
    }
    if let [world] = finding.worlds[..] {
        line(out, style, "when", in_words(world));
    }
    for help in &finding.help {
        line(out, style, "help", help);
    }
    line(out, style, "silence", &format!("# noqa: {} on the line, or run `crane explain {}`", finding.code, finding.check));
    debug_assert!(out.len() > start);
    out.push('\n');
}

/// When a crash in `world` happens.
pub(super) fn in_words(world: World) -> &'static str {
    match world {
        World::Kernel => "the cell is run next, in the session that was saved",
        World::Fresh => "on Restart & Run All",
    }
}

fn line(out: &mut String, style: &Style, word: &str, message: &str) {
    let message = text::line(message);
    let indent = 11;
    let room = style.width.saturating_sub(indent).max(20);
    for (number, part) in wrap(&message, room).into_iter().enumerate() {
        if number == 0 {
            let label = style.dim(&format!("{word:>8}:"));
            let _ = writeln!(out, " {label} {part}");
        } else {
            let _ = writeln!(out, "{:indent$}{part}", "");
        }
    }
}

/// Breaks at spaces; a word longer than a line stays whole, so that it can be copied.
fn wrap(message: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut width = 0;
    for word in message.split(' ') {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > room {
            lines.push(String::new());
            width = 0;
        }
        let last = lines.len() - 1;
        if width > 0 {
            lines[last].push(' ');
            width += 1;
        }
        lines[last].push_str(word);
        width += length;
    }
    lines
}

type Labels = Vec<(std::ops::Range<usize>, String)>;

fn source(notebook: &Notebook, index: u32, label: &str, labels: Labels) -> Option<Piece> {
    let source = notebook.sources.get(&index)?;
    let spans: Vec<_> = labels.iter().map(|(span, _)| span.clone()).collect();
    let excerpt = Excerpt::of(source, &spans);
    let labels = excerpt
        .spans
        .iter()
        .zip(labels)
        .enumerate()
        .filter_map(|(number, (span, (_, label)))| {
            let span = SourceSpan::from(span.clone()?);
            let label = Some(text::line(&label).into_owned());
            Some(if number == 0 { LabeledSpan::new_primary_with_span(label, span) } else { LabeledSpan::new_with_span(label, span) })
        })
        .collect();
    let name = format!("{} · {}", text::line(&notebook.path), text::line(label));
    Some(Piece { name, excerpt, labels })
}

fn piece(
    out: &mut String,
    handler: &GraphicalReportHandler,
    severity: Severity,
    code: Option<String>,
    title: String,
    source: Option<Piece>,
) {
    let severity = match severity {
        Severity::Error => miette::Severity::Error,
        Severity::Warning => miette::Severity::Warning,
        Severity::Note => miette::Severity::Advice,
    };
    let labels = source.as_ref().map(|s| s.labels.clone()).unwrap_or_default();
    let shown = Shown { title, code, severity, labels, source };
    // Writing to a String fails only if the source cannot be read, and then the title still stands.
    if handler.render_report(out, &shown).is_err() {
        let _ = writeln!(out, "{shown}");
    }
}

/// A snippet without a title of its own.
fn snippet(out: &mut String, handler: &GraphicalReportHandler, source: Option<Piece>) {
    let mut text = String::new();
    piece(&mut text, handler, Severity::Note, None, String::new(), source);
    // miette begins with the (empty) title; the frame is what is wanted.
    let frame = text.find('╭').map_or(0, |at| text[..at].rfind('\n').map_or(0, |end| end + 1));
    out.push_str(&text[frame..]);
}

/// One cell's excerpt, with a name and numbers as in the cell.
#[derive(Debug)]
struct Piece {
    name: String,
    excerpt: Excerpt,
    labels: Vec<LabeledSpan>,
}

impl SourceCode for Piece {
    fn read_span<'a>(&'a self, span: &SourceSpan, before: usize, after: usize) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let inner = self.excerpt.text.read_span(span, before, after)?;
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            inner.data(),
            *inner.span(),
            inner.line() + self.excerpt.first_line,
            inner.column(),
            inner.line_count(),
        )))
    }
}

#[derive(Debug)]
struct Shown {
    title: String,
    code: Option<String>,
    severity: miette::Severity,
    labels: Vec<LabeledSpan>,
    source: Option<Piece>,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.title)
    }
}

impl std::error::Error for Shown {}

impl Diagnostic for Shown {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.code.as_ref().map(|code| Box::new(code) as Box<dyn fmt::Display>)
    }

    fn severity(&self) -> Option<miette::Severity> {
        Some(self.severity)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.source.as_ref().map(|source| source as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().cloned()))
    }
}
