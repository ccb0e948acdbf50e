//! `crane audit`: every recorded run is a labelled example.

use std::path::PathBuf;

use clap::ValueEnum;

use super::{Status, files, output};
use crate::config::{Configs, Overrides};
use crate::finding::{Certainty, Verdict};
use crate::lint::{self, AuditedRun, Options};
use crate::notebook::{self, Notebook};

#[derive(Debug, Clone, Copy, ValueEnum)]
enum AuditFormat {
    /// What crane got wrong, and counts.
    Text,
    /// One JSON object a run.
    Json,
}

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Notebooks with recorded runs, and folders to search for them.
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
}

impl Counts {
    fn add(&mut self, run: &AuditedRun) {
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
    for path in &found.files {
        match notebook::read(path) {
            Ok(notebook) if notebook.foreign_language().is_none() => {
                for run in lint::audit_notebook(&notebook, &Options::default()) {
                    counts.add(&run);
                    text.push_str(&line(&notebook, &run, args.output_format));
                }
            }
            Ok(_) => {}
            Err(error) => {
                trouble = true;
                output::error(&format!("{}: {}", path.display(), error.message));
            }
        }
    }
    if matches!(args.output_format, AuditFormat::Text) {
        text.push_str(&format!(
            "{} crashes predicted, {} missed; {} certain and {} likely alarms that did not come true; {} runs silent and well\n",
            counts.found, counts.missed, counts.false_certain, counts.false_likely, counts.silent
        ));
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

fn line(notebook: &Notebook, run: &AuditedRun, format: AuditFormat) -> String {
    match format {
        AuditFormat::Json => json(notebook, run),
        AuditFormat::Text => {
            let said = run.finding.as_ref().map(|f| format!("{}: {}", f.exception, f.message));
            let wrong = match (&said, &run.raised) {
                (Some(said), None) => format!("predicted {said}, but it ran"),
                (None, Some(raised)) => format!("missed {raised}"),
                _ => return String::new(),
            };
            let place = format!("{}:In [{}] (cell {}): {wrong}", notebook.path.display(), run.count, run.cell + 1);
            format!("{}\n", crate::report::text::line(&place))
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
    });
    format!("{entry}\n")
}
