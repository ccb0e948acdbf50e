//! From findings, which point into cells by bytes, to plain data with lines and columns.

use std::collections::BTreeMap;
use std::ops::Range as ByteRange;
use std::path::Path;

use super::data::{Cell, Evidence, Finding, Notebook, Position, Range, Runtime, Target, Votes};
use super::text;
use crate::finding::{self, Certainty};
use crate::lint::{self, NotebookReport};
use crate::notebook;
use crate::select::{Chosen, Selection};

/// Turns what was found out about one file into an entry of the report, shown as `path`.
pub fn notebook(report: &NotebookReport, selection: Selection, path: &Path) -> Notebook {
    let (runtime, runtime_note) = match &report.runtime {
        lint::Runtime::Recorded => (Runtime::Recorded, None),
        lint::Runtime::Partial(why) => (Runtime::Partial, Some(why.clone())),
        lint::Runtime::None => (Runtime::None, None),
    };
    let mut entry = Notebook {
        path: path.to_string_lossy().into_owned(),
        runtime,
        skipped: report.skipped.clone(),
        error: report.error.as_ref().map(|error| match error.line {
            Some(line) => format!("line {line}: {}", error.message),
            None => error.message.clone(),
        }),
        findings: Vec::new(),
        targets: Vec::new(),
        file: path.to_owned(),
        error_line: report.error.as_ref().and_then(|error| error.line),
        runtime_note,
        sources: BTreeMap::new(),
        suppressed: selection.suppressed,
        in_baseline: 0,
        fail_on: Certainty::Certain,
    };
    if let Some(notebook) = &report.notebook {
        let mut places = Places { notebook, lines: BTreeMap::new() };
        entry.findings = selection.chosen.into_iter().map(|chosen| places.finding(chosen)).collect();
        entry.targets = report.targets.iter().map(|target| places.target(target)).collect();
        for index in places.lines.keys() {
            entry.sources.insert(*index as u32 + 1, notebook.cells[*index].source.clone());
        }
    }
    entry
}

/// Finds, for each finding whose line did not change, the nearest line of its cell that did: the last
/// before it, or else the first behind it. `changed` are lines of the raw file.
pub fn point_at_changes(entry: &mut Notebook, notebook: &notebook::Notebook, changed: &[ByteRange<u32>]) {
    let is_changed = |line: u32| changed.iter().any(|lines| lines.contains(&line));
    for finding in &mut entry.findings {
        let Some(at) = finding.first_line.or(finding.file_range) else { continue };
        let index = finding.cell.index as usize - 1;
        let Some(cell) = notebook.cells.get(index).filter(|_| !is_changed(at.start.line)) else { continue };
        let mut nearest: Option<Range> = None;
        let mut start = 0;
        for line in cell.source.split_inclusive('\n') {
            let end = start + line.trim_end_matches('\n').len();
            let place = |offset: usize| notebook.file_position(index, offset as u32).map(|(line, column)| Position { line, column });
            if let (Some(first), Some(last)) = (place(start), place(end))
                && first.line == last.line
                && is_changed(first.line)
                && (first.line < at.start.line || nearest.is_none())
            {
                nearest = Some(Range { start: first, end: last });
            }
            start += line.len();
        }
        finding.changed = nearest;
    }
}

struct Places<'a> {
    notebook: &'a notebook::Notebook,
    /// Where the lines of the cells that were pointed into begin.
    lines: BTreeMap<usize, Vec<usize>>,
}

impl Places<'_> {
    fn finding(&mut self, chosen: Chosen) -> Finding {
        let Chosen { finding, severity, fingerprint } = chosen;
        let place = &finding.place;
        let span = self.span(place);
        let source = self.source(place.cell);
        let line_end = source[span.start..].find('\n').map_or(source.len(), |at| span.start + at);
        let first_line = self.file_range(place.cell, &(span.start..span.end.min(line_end)));
        Finding {
            check: finding.check,
            code: finding.code,
            exception: (!finding.exception.is_empty()).then(|| finding.exception.clone()),
            certainty: finding.certainty,
            severity,
            cell: self.cell(place.cell),
            range: self.range(place.cell, &span),
            file_range: self.file_range(place.cell, &span),
            calls: finding.calls.iter().map(|call| self.evidence(call)).collect(),
            evidence: finding.evidence.iter().map(|evidence| self.evidence(evidence)).collect(),
            votes: finding.votes.map(|(crash, asked)| Votes { crash, asked }),
            worlds: finding.worlds,
            message: finding.message,
            assumptions: finding.assumptions,
            help: finding.help,
            fingerprint,
            span,
            first_line,
            changed: None,
        }
    }

    fn evidence(&mut self, evidence: &finding::Evidence) -> Evidence {
        let place = evidence.place.as_ref().filter(|place| place.cell < self.notebook.cells.len());
        let span = place.map(|place| self.span(place));
        let with = |range: fn(&mut Self, usize, &ByteRange<usize>) -> Option<Range>, this: &mut Self| {
            place.zip(span.as_ref()).and_then(|(place, span)| range(this, place.cell, span))
        };
        Evidence {
            cell: place.map(|place| self.cell(place.cell)),
            range: with(|this, cell, span| Some(this.range(cell, span)), self),
            file_range: with(|this, cell, span| this.file_range(cell, span), self),
            text: evidence.text.clone(),
            span,
        }
    }

    fn target(&self, target: &finding::Target) -> Target {
        Target {
            cell: self.cell(target.cell),
            world: target.world,
            verdict: target.verdict,
            unknown: target.unknown.as_deref().map(|unknown| text::line(unknown).into_owned()),
        }
    }

    fn cell(&self, index: usize) -> Cell {
        let cell = self.notebook.cells.get(index);
        let execution_count = cell.and_then(|cell| cell.execution_count);
        let label = match execution_count {
            Some(count) => format!("In [{count}]"),
            None => format!("cell {}", index + 1),
        };
        Cell { index: index as u32 + 1, id: cell.and_then(|cell| cell.id.clone()), execution_count, label }
    }

    fn source(&self, cell: usize) -> &str {
        self.notebook.cells.get(cell).map_or("", |cell| &cell.source)
    }

    /// The place's bytes, brought inside the source and onto characters: a check's slip must not end
    /// the run.
    fn span(&self, place: &finding::Place) -> ByteRange<usize> {
        let source = self.source(place.cell);
        let end = source.floor_char_boundary((place.range.end as usize).min(source.len()));
        let start = source.floor_char_boundary((place.range.start as usize).min(end));
        start..end
    }

    fn range(&mut self, cell: usize, span: &ByteRange<usize>) -> Range {
        Range { start: self.position(cell, span.start), end: self.position(cell, span.end) }
    }

    fn position(&mut self, cell: usize, offset: usize) -> Position {
        let source = self.notebook.cells.get(cell).map_or("", |cell| &cell.source);
        let starts = self.lines.entry(cell).or_insert_with(|| {
            std::iter::once(0).chain(source.match_indices('\n').map(|(at, _)| at + 1)).collect()
        });
        let line = starts.partition_point(|start| *start <= offset);
        let column = source[starts[line - 1]..offset].chars().count() as u32 + 1;
        Position { line: line as u32, column }
    }

    fn file_range(&self, cell: usize, span: &ByteRange<usize>) -> Option<Range> {
        let at = |offset: usize| {
            let (line, column) = self.notebook.file_position(cell, offset as u32)?;
            Some(Position { line, column })
        };
        Some(Range { start: at(span.start)?, end: at(span.end)? })
    }
}
