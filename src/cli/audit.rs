//! `crane audit`: every run is a labelled example, from its recording or from its saved outputs.

use std::path::{Path, PathBuf};

use clap::ValueEnum;

use super::{Status, files, output, pipeline};
use crate::config::{Configs, Overrides};
use crate::finding::{Certainty, Verdict};
use crate::lint::{self, AuditedRun, Options};
use crate::notebook::{self, Notebook};

#[derive(Debug, Clone, Copy, ValueEnum)]
enum AuditFormat {
    /// What crane got wrong, and counts.
    Text,
    /// One JSON document: counts, and every run as a case.
    Json,
    /// One JSON object a run, with more about each.
    Jsonl,
}

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Notebooks, and folders to search for them. Runs come from what was recorded in a notebook, or
    /// else from its execution counts and saved errors.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// How to report.
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = AuditFormat::Text)]
    output_format: AuditFormat,
}

/// How often crane was right.
#[derive(Debug, Default)]
struct Counts {
    found: usize,
    missed: usize,
    false_certain: usize,
    false_likely: usize,
    silent: usize,
    /// Runs whose saved outcome is not one of the source that stands there now; counted nowhere else.
    stale: usize,
}

impl Counts {
    fn add(&mut self, run: &AuditedRun) {
        if run.stale {
            self.stale += 1;
            return;
        }
        match (&run.finding, &run.raised) {
            (Some(_), Some(_)) => self.found += 1,
            (None, Some(_)) => self.missed += 1,
            (Some(finding), None) if finding.certainty == Certainty::Certain => self.false_certain += 1,
            (Some(_), None) => self.false_likely += 1,
            (None, None) => self.silent += 1,
        }
    }
}

pub fn run(args: &Args) -> Status {
    let mut configs = Configs::new(Overrides::default());
    let isolated = configs.isolate().and_then(|()| files::find(&args.paths, &mut configs));
    let found = match isolated {
        Ok(found) => found,
        Err(errors) => {
            for error in errors {
                output::error(&error.to_string());
            }
            return Status::Trouble;
        }
    };
    let mut trouble = !found.errors.is_empty();
    for (path, error) in &found.errors {
        output::error(&format!("{}: {error}", path.display()));
    }
    let mut counts = Counts::default();
    let mut text = String::new();
    let mut cases = Vec::new();
    let items = found.files.iter().map(|path| (path.clone(), path)).collect();
    let audited = match pipeline::each(items, None, false, |path| audit(path), |_, error| Err(error)) {
        Ok(audited) => audited,
        Err(error) => {
            output::error(&error);
            return Status::Trouble;
        }
    };
    for (path, audited) in found.files.iter().zip(audited) {
        let (notebook, runs) = match audited {
            Ok(Some(audited)) => audited,
            Ok(None) => continue,
            Err(error) => {
                trouble = true;
                output::error(&format!("{}: {error}", path.display()));
                continue;
            }
        };
        for run in runs {
            counts.add(&run);
            match args.output_format {
                AuditFormat::Json if !run.stale => cases.push(case(&notebook, &run)),
                AuditFormat::Json => {}
                format => text.push_str(&line(&notebook, &run, format)),
            }
        }
    }
    if matches!(args.output_format, AuditFormat::Text) {
        text.push_str(&format!(
            "{} crashes predicted, {} missed; {} certain and {} likely alarms that did not come true; {} runs silent and well; \
             {} left out, of cells that were edited since\n",
            counts.found, counts.missed, counts.false_certain, counts.false_likely, counts.silent, counts.stale
        ));
    }
    if matches!(args.output_format, AuditFormat::Json) {
        text = format!("{:#}\n", document(&counts, cases));
    }
    if let Err(error) = output::print(&text) {
        output::error(&error);
        return Status::Trouble;
    }
    match (trouble, counts.false_certain) {
        (true, _) => Status::Trouble,
        (false, 0) => Status::Clean,
        _ => Status::Findings,
    }
}

/// The runs of one notebook; `None` for another language.
fn audit(path: &Path) -> Result<Option<(Notebook, Vec<AuditedRun>)>, String> {
    let mut notebook = notebook::read(path).map_err(|error| match error.line {
        Some(line) => format!("line {line}: {}", error.message),
        None => error.message,
    })?;
    if notebook.foreign_language().is_some() {
        return Ok(None);
    }
    let runs = lint::audit_notebook(&notebook, &Options::default());
    // Not needed any more, and large.
    notebook.cells.iter_mut().for_each(|cell| cell.outputs = Vec::new());
    Ok(Some((notebook, runs)))
}

/// The whole audit. A positive is a run that is predicted to crash, whatever the exception.
fn document(counts: &Counts, cases: Vec<serde_json::Value>) -> serde_json::Value {
    let (tp, missed) = (counts.found, counts.missed);
    let fp = counts.false_certain + counts.false_likely;
    let share = |part: usize, whole: usize| (whole > 0).then(|| part as f64 / whole as f64);
    serde_json::json!({
        "runs": tp + fp + missed + counts.silent,
        "crashes": tp + missed,
        "tp": tp,
        "fp": fp,
        "fn": missed,
        "tn": counts.silent,
        "precision": share(tp, tp + fp),
        "recall": share(tp, tp + missed),
        "edited_since": counts.stale,
        "cases": cases,
    })
}

fn case(notebook: &Notebook, run: &AuditedRun) -> serde_json::Value {
    let offset = run.finding.as_ref().map_or(0, |finding| finding.place.range.start);
    serde_json::json!({
        "path": notebook.path.display().to_string(),
        "cell": run.cell + 1,
        "execution_count": run.count,
        "truth": run.raised.is_some(),
        "predicted": run.finding.is_some(),
        "exception_true": run.raised,
        "exception_predicted": run.finding.as_ref().map(|finding| &finding.exception),
        "certainty": run.finding.as_ref().map(|finding| finding.certainty),
        "file_line": notebook.file_position(run.cell, offset).map(|(line, _)| line),
    })
}

fn line(notebook: &Notebook, run: &AuditedRun, format: AuditFormat) -> String {
    match format {
        AuditFormat::Json | AuditFormat::Jsonl => json(notebook, run),
        AuditFormat::Text => {
            if run.stale {
                return String::new();
            }
            let place = format!("{}:In [{}] (cell {})", notebook.path.display(), run.count, run.cell + 1);
            let mut lines: Vec<String> = run.contradictions.iter().map(|text| format!("{place}: worked out {text}")).collect();
            let said = run.finding.as_ref().map(|f| format!("{}: {}", f.exception, f.message));
            match (&said, &run.raised) {
                (Some(said), None) => lines.push(format!("{place}: predicted {said}, but it ran")),
                (None, Some(raised)) => lines.push(format!("{place}: missed {raised}")),
                _ => {}
            }
            lines.iter().map(|text| format!("{}\n", crate::report::text::line(text))).collect()
        }
    }
}

fn json(notebook: &Notebook, run: &AuditedRun) -> String {
    let finding = run.finding.as_ref().map(|f| {
        let source = &notebook.cells[f.place.cell].source;
        let before = source.get(..f.place.range.start as usize).unwrap_or_default();
        serde_json::json!({
            "exception": f.exception,
            "message": f.message,
            "certainty": f.certainty,
            "line": before.matches('\n').count() + 1,
        })
    });
    let verdict = match run.verdict {
        Verdict::Crash => "crash",
        Verdict::Safe => "safe",
        Verdict::Undecided => "undecided",
    };
    let entry = serde_json::json!({
        "path": notebook.path.display().to_string(),
        "cell": run.cell,
        "count": run.count,
        "raised": run.raised,
        "verdict": verdict,
        "finding": finding,
        "compared": run.compared,
        "contradictions": run.contradictions,
    });
    format!("{entry}\n")
}
