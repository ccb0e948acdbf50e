//! `crane eval`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::{Subcommand, ValueEnum};

use super::llm::{AskArgs, survey};
use super::{Status, output};
use crate::config::llm::Llm;
use crate::eval::{self, Engine, Judgement, Package, Plan, Results, Setting, Versions};
use crate::llm::prompt::Prompt;
use crate::report::text;

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// Folder of a replication package: cases in llms/llms_inputs, recorded votes in llms/llms_outputs,
    /// and labels.csv.
    #[arg(required = true)]
    package: Option<PathBuf>,
    /// With which recorded facts.
    #[arg(long, value_enum, default_value = "rt")]
    setting: Setting,
    /// Only the cases, or pairs of cases, that this file names, one a line.
    #[arg(long, value_name = "FILE")]
    cases: Option<PathBuf>,
    /// Library versions to assume, `name = "version"` a line [default: versions.toml of the package].
    #[arg(long, value_name = "FILE")]
    assume_file: Option<PathBuf>,
    /// Count a model's votes instead of asking crane: replay:MODEL the recorded ones; PROVIDER:MODEL asks one now.
    #[arg(long, value_name = "MODEL", value_parser = voter, conflicts_with = "hybrid")]
    llm: Option<Voter>,
    /// Ask crane first, and count a model's votes where its verdict is undecided.
    #[arg(long, value_name = "MODEL", value_parser = voter)]
    hybrid: Option<Voter>,
    #[command(flatten)]
    ask: AskArgs,
    /// CSV of case and judgement (correct, partial, wrong, reasoning-wrong): adds the table in which a
    /// crash counts only with the right reason.
    #[arg(long, value_name = "FILE")]
    judgements: Option<PathBuf>,
    #[arg(long, value_enum, default_value = "text")]
    output_format: Format,
    /// Show one case in full: its cells, the recorded facts, the verdict and the findings.
    #[arg(long, value_name = "CASE")]
    explain: Option<String>,
    /// Write the cases as notebooks into this folder, for `crane lint`.
    #[arg(long, value_name = "DIR")]
    dump: Option<PathBuf>,
}

#[derive(Debug, Clone, Subcommand)]
enum Command {
    /// McNemar's exact test between two results, as `--output-format json` writes them.
    Compare {
        a: PathBuf,
        b: PathBuf,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Csv,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Voter {
    Replay(String),
    /// `PROVIDER:MODEL`.
    Live(String),
}

fn voter(text: &str) -> Result<Voter, String> {
    match text.split_once(':') {
        Some(("replay", model)) if !model.is_empty() => Ok(Voter::Replay(model.to_owned())),
        Some((_, model)) if !model.is_empty() => Ok(Voter::Live(text.to_owned())),
        _ => Err("write replay:MODEL, with the name of a folder of recorded votes, or PROVIDER:MODEL".into()),
    }
}

pub fn run(args: &Args) -> Status {
    let done = match (&args.command, &args.package) {
        (Some(Command::Compare { a, b, json }), _) => compare(a, b, *json),
        (None, Some(package)) => measure(args, package),
        (None, None) => Err("no package was given".into()),
    };
    match done.and_then(|text| output::print(&text)) {
        Ok(()) => Status::Clean,
        Err(message) => {
            output::error(&message);
            Status::Trouble
        }
    }
}

fn measure(args: &Args, folder: &Path) -> Result<String, String> {
    let package = Package::open(folder)?;
    let versions = match args.assume_file.clone().or(package.versions_file()) {
        Some(path) => read_versions(&path)?,
        None => Versions::new(),
    };
    let engine = match (&args.llm, &args.hybrid) {
        (Some(Voter::Replay(model)), _) => Engine::Replay(model.clone()),
        (Some(Voter::Live(model)), _) => Engine::Live(model.clone()),
        (None, Some(Voter::Replay(model))) => Engine::Hybrid(model.clone()),
        (None, Some(Voter::Live(model))) => Engine::LiveHybrid(model.clone()),
        (None, None) => Engine::Crane,
    };
    let only = match (&args.explain, &args.cases) {
        (Some(case), _) => vec![case.clone()],
        (None, Some(path)) => names(&read(path)?),
        (None, None) => Vec::new(),
    };
    let plan = Plan { setting: args.setting, engine, only, versions };
    if let Some(folder) = &args.dump {
        return dump(&package, &plan, folder);
    }
    if args.explain.is_some() {
        let cases = plan.cases(&package)?;
        let texts: Result<Vec<String>, String> = cases.iter().map(|case| eval::explain(case, &plan)).collect();
        return Ok(text::block(&texts?.join("\n")));
    }
    let mut results = match &plan.engine {
        Engine::Live(spec) | Engine::LiveHybrid(spec) => {
            let config = Llm { model: Some(spec.clone()), ..Llm::default() };
            let (model, manner) = (args.ask.model.named(spec, &config)?, args.ask.manner(&config));
            let ask = |prompts: &[Prompt]| {
                survey(&model, &manner, prompts, false).unwrap_or_else(|why| {
                    output::warning(&format!("{}: {why}", model.title()));
                    vec![None; prompts.len()]
                })
            };
            let packages = args.ask.model.packages()?;
            let telling = args.ask.model.telling(&config, model.masker(), packages.as_ref());
            eval::run(&package, &plan, Some((&ask, &telling)))?
        }
        _ => eval::run(&package, &plan, None)?,
    };
    if let Some(path) = &args.judgements {
        results.judge(&read_judgements(path)?);
    }
    match args.output_format {
        Format::Text => Ok(eval::table(&results)),
        Format::Csv => eval::csv(&results),
        Format::Json => json(&results),
    }
}

fn compare(a: &Path, b: &Path, as_json: bool) -> Result<String, String> {
    let results = |path: &Path| -> Result<Results, String> {
        serde_json::from_str(&read(path)?).map_err(|e| format!("{} is no result of `crane eval --output-format json`: {e}", path.display()))
    };
    let comparison = eval::compare(&results(a)?, &results(b)?)?;
    if as_json { json(&comparison) } else { Ok(comparison.text()) }
}

fn dump(package: &Package, plan: &Plan, folder: &Path) -> Result<String, String> {
    std::fs::create_dir_all(folder).map_err(|e| format!("{} could not be made: {e}", folder.display()))?;
    let cases = plan.cases(package)?;
    for case in &cases {
        let path = folder.join(format!("{}.ipynb", case.id));
        let text = json(&case.notebook(&plan.versions)?)?;
        std::fs::write(&path, text).map_err(|e| format!("{} could not be written: {e}", path.display()))?;
    }
    Ok(format!("{} notebooks in {}\n", cases.len(), folder.display()))
}

fn json(value: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string_pretty(value).map(|text| text + "\n").map_err(|e| e.to_string())
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{} could not be read: {e}", path.display()))
}

/// The names in a file, one a line, without comments.
fn names(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    lines.filter(|line| !line.is_empty()).map(String::from).collect()
}

fn read_versions(path: &Path) -> Result<Versions, String> {
    toml::from_str(&read(path)?).map_err(|e| format!("{} is no list of versions: {e}", path.display()))
}

fn read_judgements(path: &Path) -> Result<BTreeMap<String, Judgement>, String> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .trim(csv::Trim::All)
        .flexible(true)
        .from_path(path)
        .map_err(|e| format!("{} could not be read: {e}", path.display()))?;
    let mut judgements = BTreeMap::new();
    for record in reader.records() {
        let record = record.map_err(|e| format!("{}: {e}", path.display()))?;
        let (case, word) = (record.get(0).unwrap_or_default(), record.get(1).unwrap_or_default());
        if case == "case" {
            continue;
        }
        let judgement = serde_json::from_value(word.into()).map_err(|_| {
            format!("{}: {word:?} is no judgement on {case}: write correct, partial, wrong or reasoning-wrong", path.display())
        })?;
        judgements.insert(case.to_string(), judgement);
    }
    Ok(judgements)
}
