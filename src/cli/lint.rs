//! `crane lint`.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use super::llm::{AskArgs, ScopeArg, survey};
use super::pipeline::{self, Input, Job, Second};
use super::{Status, files, output};
use crate::config::{ConfigError, Configs, Overrides, Selector};
use crate::finding::{Certainty, World};
use crate::llm::prompt::Prompt;
use crate::report::data::{Notebook, Report};
use crate::report::{self, Format, Style};
use crate::select::baseline::{self, Baseline};
use crate::select::since::Since;

#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum CertaintyArg {
    /// Every fact was recorded or stands in the code.
    Certain,
    /// An assumption was needed; the report names it.
    Likely,
    /// Only a language model says so.
    Suspected,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum WorldArg {
    /// The session that was saved goes on.
    Kernel,
    /// Restart & Run All.
    Fresh,
    Both,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Category {
    Structure,
    Types,
    Values,
}

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Notebooks, and folders to search for notebooks; `-` reads one from standard input.
    #[arg(default_value = ".", hide_default_value = true)]
    paths: Vec<PathBuf>,

    /// Read more paths from a file, one a line or separated by NUL; `-` is standard input.
    #[arg(long, value_name = "FILE")]
    files_from: Option<PathBuf>,
    /// Name of the notebook that is read from standard input.
    #[arg(long, value_name = "NAME")]
    stdin_filename: Option<PathBuf>,
    /// Look only at what changed since a git revision (and where it breaks unchanged cells).
    #[arg(long, value_name = "REF")]
    since: Option<String>,

    /// How to report.
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t, help_heading = "Report")]
    output_format: Format,
    /// Write the report to a file instead of standard output.
    #[arg(long, value_name = "FILE", help_heading = "Report")]
    output_file: Option<PathBuf>,
    /// Write the report to a file in another format too; can be repeated.
    #[arg(long, value_name = "FORMAT=FILE", value_parser = also, help_heading = "Report")]
    also: Vec<(Format, PathBuf)>,
    /// Count findings by check instead of showing them.
    #[arg(long, help_heading = "Report")]
    statistics: bool,
    /// Only findings and errors: no closing line, no progress bar, no warnings.
    #[arg(short, long, help_heading = "Report", conflicts_with = "verbose")]
    quiet: bool,
    /// Say also what was skipped, and which cells could not be decided, and why.
    #[arg(short, long, help_heading = "Report")]
    verbose: bool,

    /// Checks to run, by name, code or start of a code; `all` for every one.
    #[arg(long, value_name = "CHECK", value_delimiter = ',', help_heading = "Choosing")]
    select: Vec<String>,
    /// Checks to leave out, besides those of the configuration.
    #[arg(long, value_name = "CHECK", value_delimiter = ',', help_heading = "Choosing")]
    ignore: Vec<String>,
    /// Least certainty to report [default: likely].
    #[arg(long, value_name = "CERTAINTY", value_enum, hide_possible_values = true, help_heading = "Choosing")]
    min_certainty: Option<CertaintyArg>,
    /// Least certainty that makes crane exit with status 1 [default: certain].
    #[arg(long, value_name = "CERTAINTY", value_enum, hide_possible_values = true, help_heading = "Choosing")]
    fail_on: Option<CertaintyArg>,
    /// Exit with status 0 whatever is found. Errors still give 2.
    #[arg(long, help_heading = "Choosing")]
    exit_zero: bool,
    /// Leave out the findings that this file holds.
    #[arg(long, value_name = "FILE", help_heading = "Choosing")]
    baseline: Option<PathBuf>,
    /// Write today's findings to the baseline (by default crane-baseline.json) and exit with 0.
    #[arg(long, help_heading = "Choosing")]
    write_baseline: bool,

    /// Where to ask whether a cell crashes [default: both].
    #[arg(long, value_enum, hide_possible_values = true, help_heading = "Analysis")]
    world: Option<WorldArg>,
    /// Assume a library's version, such as pandas=2.2.3.
    #[arg(long, value_name = "NAME=VERSION", value_parser = assumption, help_heading = "Analysis")]
    assume: Vec<(String, String)>,
    /// Use no recorded snapshots, only code and saved outputs.
    #[arg(long, help_heading = "Analysis")]
    no_runtime: bool,
    /// Leave out one category of recorded facts.
    #[arg(long, value_name = "CATEGORY", value_enum, value_delimiter = ',', help_heading = "Analysis")]
    without: Vec<Category>,
    /// Number of threads [default: one for each core].
    #[arg(short, long, value_name = "N", help_heading = "Analysis")]
    jobs: Option<usize>,

    /// Ask a language model for a second opinion: what it says is `suspected`. Sends code to its provider.
    #[arg(long, value_enum, value_name = "CELLS", help_heading = "Language model")]
    llm: Option<ScopeArg>,
    /// Exit with status 2 if it could not be asked about everything.
    #[arg(long, help_heading = "Language model", requires = "llm")]
    llm_required: bool,
    #[command(flatten)]
    ask: AskArgs,

    /// Use this configuration file for every notebook.
    #[arg(long, value_name = "FILE", help_heading = "Configuration", conflicts_with = "isolated")]
    config: Option<PathBuf>,
    /// Read no configuration files.
    #[arg(long, help_heading = "Configuration")]
    isolated: bool,
}

fn assumption(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, version)) if !name.trim().is_empty() && !version.trim().is_empty() => {
            Ok((name.trim().to_ascii_lowercase(), version.trim_start_matches('=').trim().to_owned()))
        }
        _ => Err("write it as name=version, such as pandas=2.2.3".into()),
    }
}

fn also(text: &str) -> Result<(Format, PathBuf), String> {
    let formats = || {
        let names = Format::value_variants().iter().filter_map(ValueEnum::to_possible_value);
        report::text::list(&names.map(|value| value.get_name().to_owned()).collect::<Vec<_>>())
    };
    let (format, file) = text.split_once('=').filter(|(_, file)| !file.is_empty()).ok_or("write it as format=file, such as sarif=crane.sarif")?;
    let format = Format::from_str(format, false).map_err(|_| format!("there is no format {format}; there are {}", formats()))?;
    Ok((format, PathBuf::from(file)))
}

/// Why the run cannot go on, one line each.
struct Trouble(Vec<String>);

impl From<String> for Trouble {
    fn from(message: String) -> Self {
        Trouble(vec![message])
    }
}

impl From<Vec<ConfigError>> for Trouble {
    fn from(errors: Vec<ConfigError>) -> Self {
        Trouble(errors.iter().map(ToString::to_string).collect())
    }
}

pub fn run(args: Args) -> Status {
    match lint(&args) {
        Ok(status) => status,
        Err(Trouble(messages)) => {
            messages.iter().for_each(|message| output::error(message));
            Status::Trouble
        }
    }
}

fn lint(args: &Args) -> Result<Status, Trouble> {
    let mut configs = Configs::new(overrides(args)?);
    match &args.config {
        Some(file) => configs.fix(file)?,
        None if args.isolated => configs.isolate()?,
        None => {}
    }
    let (jobs, mut trouble) = jobs(args, &mut configs)?;
    if jobs.is_empty() && !args.quiet && !trouble {
        output::warning(&nothing(args));
    }
    let since = args.since.as_deref().map(|revision| Since::new(revision, &folder_of(&jobs))).transpose()?;
    let mut baselines = if args.write_baseline { BTreeMap::new() } else { read_baselines(&jobs)? };
    let target = args.baseline.clone().or_else(|| jobs.first().and_then(|job| job.settings.baseline.clone()));

    let keep_targets = args.verbose || args.output_format == Format::Json;
    let groups: Vec<Option<PathBuf>> = jobs.iter().map(|job| job.settings.baseline.clone()).collect();
    let (looked, unasked) = look(args, jobs, since.as_ref(), keep_targets)?;
    trouble |= unasked && args.llm_required;
    let mut notebooks: Vec<Notebook> = Vec::with_capacity(looked.len());
    for (entry, group) in looked.into_iter().zip(groups) {
        let Some(mut entry) = entry else { continue };
        if let Some(baseline) = group.and_then(|file| baselines.get_mut(&file)) {
            baseline.apply(&mut entry);
        }
        notebooks.push(entry);
    }
    if since.is_some() && notebooks.is_empty() && !args.quiet {
        output::warning(&format!("no notebook changed since {}", args.since.as_deref().unwrap_or_default()));
    }

    for notebook in &notebooks {
        if let Some(error) = &notebook.error {
            output::error(&format!("{}: {error}", notebook.path));
            trouble = true;
        }
    }
    if args.write_baseline {
        let file = target.unwrap_or_else(|| PathBuf::from("crane-baseline.json"));
        baseline::write(&file, &notebooks)?;
        let found: usize = notebooks.iter().map(|notebook| notebook.findings.len()).sum();
        if !args.quiet {
            output::message("baseline", &format!("{} written to {}", report::text::count(found, "finding"), file.display()));
        }
        return Ok(if trouble { Status::Trouble } else { Status::Clean });
    }
    if args.verbose {
        explain_gaps(&notebooks);
    }
    let fails = notebooks.iter().any(Notebook::fails) && !args.exit_zero;
    show(args, &Report::new(notebooks))?;
    Ok(match (trouble, fails) {
        (true, _) => Status::Trouble,
        (false, true) => Status::Findings,
        (false, false) => Status::Clean,
    })
}

/// Looks at the notebooks and, where asked to, asks a language model too; whether it was not asked about everything.
fn look(args: &Args, jobs: Vec<Job>, since: Option<&Since>, keep_targets: bool) -> Result<(Vec<Option<Notebook>>, bool), Trouble> {
    let run = |jobs, second: Option<&Second<'_>>| pipeline::run(jobs, since, second, keep_targets, args.jobs, args.quiet);
    let Some(scope) = args.llm else { return Ok((run(jobs, None)?, false)) };
    // One model for the run: that of the first notebook's configuration.
    let config = jobs.first().map(|job| job.settings.llm.clone()).unwrap_or_default();
    let model = args.ask.model.model(&config)?;
    let manner = args.ask.manner(&config);
    let unasked = Cell::new(false);
    let ask = |prompts: &[Prompt]| {
        let votes = survey(&model, &manner, prompts, args.quiet).unwrap_or_else(|why| {
            output::warning(&format!("{}: {why}", model.title()));
            vec![None; prompts.len()]
        });
        unasked.set(votes.iter().any(Option::is_none));
        votes
    };
    let packages = args.ask.model.packages()?;
    let second = Second {
        scope: scope.into(),
        telling: args.ask.model.telling(&config, model.masker(), packages.as_ref()),
        most: manner.max_calls,
        model: model.title(),
        ask: &ask,
    };
    let looked = run(jobs, Some(&second))?;
    Ok((looked, unasked.get()))
}

fn overrides(args: &Args) -> Result<Overrides, Trouble> {
    let selector = |words: &[String], flag: &str| -> Result<Option<Selector>, Trouble> {
        if words.is_empty() {
            return Ok(None);
        }
        let parsed = Selector::parse(words.iter().map(|word| word.trim()));
        Ok(Some(parsed.map_err(|message| format!("{flag}: {message}"))?))
    };
    let certainty = |arg: CertaintyArg| match arg {
        CertaintyArg::Certain => Certainty::Certain,
        CertaintyArg::Likely => Certainty::Likely,
        CertaintyArg::Suspected => Certainty::Suspected,
    };
    let categories = args.without.iter().filter_map(|category| Some(category.to_possible_value()?.get_name().to_owned()));
    Ok(Overrides {
        select: selector(&args.select, "--select")?,
        ignore: selector(&args.ignore, "--ignore")?,
        min_certainty: args.min_certainty.map(certainty),
        fail_on: args.fail_on.map(certainty),
        worlds: args.world.map(|world| match world {
            WorldArg::Kernel => vec![World::Kernel],
            WorldArg::Fresh => vec![World::Fresh],
            WorldArg::Both => vec![World::Kernel, World::Fresh],
        }),
        no_runtime: args.no_runtime,
        without: categories.collect(),
        assume: args.assume.iter().cloned().collect(),
        baseline: args.baseline.clone(),
        llm: args.llm.is_some(),
    })
}

/// Every notebook with its settings, and whether a path led nowhere.
fn jobs(args: &Args, configs: &mut Configs) -> Result<(Vec<Job>, bool), Trouble> {
    let mut paths = args.paths.clone();
    let mut trouble = false;
    if let Some(list) = &args.files_from {
        let listed = files::read_list(list)?;
        // The list stands instead of the default, the working directory.
        if paths == [Path::new(".")] {
            paths.clear();
        }
        paths.extend(listed);
    }
    let is_stdin = |path: &PathBuf| path.as_os_str() == "-";
    let alone = paths == [Path::new(".")] && args.stdin_filename.is_some();
    let stdin = alone || paths.iter().any(is_stdin);
    if alone {
        paths.clear();
    }
    paths.retain(|path| !is_stdin(path));

    let mut jobs = Vec::new();
    if stdin {
        let path = args.stdin_filename.clone().unwrap_or_else(|| PathBuf::from("stdin.ipynb"));
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).map_err(|error| format!("standard input cannot be read: {error}"))?;
        jobs.push(Job { settings: configs.of(&path)?, path, input: Input::Bytes(bytes) });
    }
    let found = files::find(&paths, configs)?;
    for (path, reason) in &found.errors {
        output::error(&format!("{}: {reason}", path.display()));
        trouble = true;
    }
    for path in found.files {
        jobs.push(Job { settings: configs.of(&path)?, path, input: Input::File });
    }
    Ok((jobs, trouble))
}

fn nothing(args: &Args) -> String {
    let paths: Vec<String> = args.paths.iter().map(|path| path.display().to_string()).collect();
    match &args.files_from {
        Some(list) => format!("no notebooks: the list {} names none", list.display()),
        None => format!("no notebooks found in {}", report::text::list(&paths)),
    }
}

/// A folder in the repository that `--since` is about.
fn folder_of(jobs: &[Job]) -> PathBuf {
    let parent = jobs.first().and_then(|job| job.path.parent()).filter(|parent| parent.is_dir());
    parent.map_or_else(|| PathBuf::from("."), Path::to_owned)
}

fn read_baselines(jobs: &[Job]) -> Result<BTreeMap<PathBuf, Baseline>, Trouble> {
    let mut baselines = BTreeMap::new();
    for file in jobs.iter().filter_map(|job| job.settings.baseline.as_ref()) {
        if !baselines.contains_key(file) {
            baselines.insert(file.clone(), Baseline::read(file)?);
        }
    }
    Ok(baselines)
}

/// `--verbose`: what was not looked at, and which cells could not be decided.
fn explain_gaps(notebooks: &[Notebook]) {
    for notebook in notebooks {
        if let Some(why) = &notebook.skipped {
            output::message("skipped", &format!("{}: {why}", notebook.path));
        }
        if let Some(why) = &notebook.runtime_note {
            output::message("recorded in part", &format!("{}: {why}", notebook.path));
        }
        for target in &notebook.targets {
            if let Some(unknown) = &target.unknown {
                output::message("undecided", &format!("{} {}: {unknown}", notebook.path, target.cell.label));
            }
        }
    }
}

fn show(args: &Args, report: &Report) -> Result<(), Trouble> {
    let cwd = std::env::current_dir().unwrap_or_default();
    let to_terminal = args.output_file.is_none() && std::io::stdout().is_terminal();
    let style = Style {
        color: output::color(to_terminal) && (args.output_file.is_none() || std::env::var_os("FORCE_COLOR").is_some()),
        width: output::width(),
        quiet: args.quiet,
        root: report::repository_root(&cwd),
    };
    let counted = args.statistics && matches!(args.output_format, Format::Full | Format::Concise);
    let text = if counted { report::render_statistics(report, &style) } else { report::render(report, args.output_format, &style) };
    match &args.output_file {
        Some(file) => std::fs::write(file, text).map_err(|error| format!("{} cannot be written: {error}", file.display()))?,
        None => output::print(&text)?,
    }
    let plain = Style { color: false, width: 100, ..style };
    for (format, file) in &args.also {
        let text = report::render(report, *format, &plain);
        std::fs::write(file, text).map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
    }
    Ok(())
}
