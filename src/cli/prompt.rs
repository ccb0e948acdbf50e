//! `crane prompt`: what a language model would be told about a cell.

use std::path::PathBuf;

use clap::ValueEnum;

use super::lint::Category;
use super::llm::ModelArgs;
use super::{Status, output};
use crate::config::{Configs, Overrides};
use crate::finding::{Target, Verdict, World};
use crate::lint;
use crate::llm::mask::Masker;
use crate::llm::prompt::{Prompt, SCHEMA, SYSTEM};
use crate::llm::protocol::{self, Features};
use crate::llm::question::Asker;
use crate::report::text;

/// As `crane lint` does it: cells of strangers nest.
const STACK: usize = 16 << 20;

#[derive(Debug, Clone, clap::Args)]
pub struct Args {
    notebook: PathBuf,
    /// The cell, counted from 1 over cells of every kind.
    #[arg(long, value_name = "N")]
    cell: usize,
    /// Where it would run [default: where crane asks about it; kernel first].
    #[arg(long, value_enum)]
    world: Option<OneWorld>,
    /// Use no recorded snapshots, only code.
    #[arg(long)]
    no_runtime: bool,
    /// Leave out one category of recorded facts.
    #[arg(long, value_name = "CATEGORY", value_enum, value_delimiter = ',')]
    without: Vec<Category>,
    /// Print the whole request to the provider as JSON, but for the key.
    #[arg(long)]
    request: bool,
    #[command(flatten)]
    model: ModelArgs,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum OneWorld {
    /// The session that was saved goes on.
    Kernel,
    /// Restart & Run All.
    Fresh,
}

pub fn run(args: &Args) -> Status {
    let args = args.clone();
    let work = std::thread::Builder::new().stack_size(STACK).spawn(move || show(&args));
    let done = match work.map(std::thread::JoinHandle::join) {
        Ok(Ok(done)) => done,
        Ok(Err(_)) => Err("crane itself failed on this notebook; that is a bug, please report it".into()),
        Err(error) => Err(format!("no thread could be started: {error}")),
    };
    match done.and_then(|text| output::print(&text)) {
        Ok(()) => Status::Clean,
        Err(message) => {
            output::error(&message);
            Status::Trouble
        }
    }
}

fn show(args: &Args) -> Result<String, String> {
    let categories = args.without.iter().filter_map(|category| Some(category.to_possible_value()?.get_name().to_owned()));
    let overrides = Overrides { no_runtime: args.no_runtime, without: categories.collect(), ..Overrides::default() };
    let first = |errors: Vec<crate::config::ConfigError>| errors.first().map(ToString::to_string).unwrap_or_default();
    let settings = Configs::new(overrides).of(&args.notebook).map_err(first)?;
    let report = lint::lint_file(&args.notebook, &settings.options);
    let shown = args.notebook.display();
    if let Some(error) = report.error {
        return Err(format!("{shown}: {}", error.message));
    }
    if let Some(why) = report.skipped {
        return Err(format!("{shown} is {why}"));
    }
    let Some(notebook) = &report.notebook else { return Err(format!("{shown} holds nothing")) };
    let cell = args.cell.checked_sub(1).filter(|cell| notebook.cells.get(*cell).is_some_and(|cell| cell.is_code()));
    let Some(cell) = cell else {
        let code = notebook.cells.iter().filter(|cell| cell.is_code()).count();
        return Err(format!("{shown}: cell {} is no code cell; it has {} cells, {code} of them with code", args.cell, notebook.cells.len()));
    };
    let wanted = args.world.map(|world| match world {
        OneWorld::Kernel => World::Kernel,
        OneWorld::Fresh => World::Fresh,
    });
    let asked = report.targets.iter().filter(|target| target.cell == cell && wanted.is_none_or(|world| target.world == world));
    let usual = Target { cell, world: wanted.unwrap_or(World::Kernel), verdict: Verdict::Undecided, unknown: None };
    let target = asked.min_by_key(|target| target.world == World::Fresh).cloned().unwrap_or(usual);
    let model = if args.request { Some(args.model.model(&settings.llm)?) } else { args.model.model(&settings.llm).ok() };
    let masker = model.as_ref().map_or_else(Masker::of_environment, |model| model.masker());
    let mut made: Option<Result<Prompt, String>> = None;
    let packages = args.model.packages()?;
    let telling = args.model.telling(&settings.llm, masker, packages.as_ref());
    Asker::new(notebook, &settings.options, telling.packages).each(&[&target], |_, question| made = Some(telling.render(&question)));
    let prompt = made.ok_or_else(|| format!("{shown}: cell {} is no Python", args.cell))??;
    match model.filter(|_| args.request) {
        Some(model) => {
            let request = protocol::request(&model, &prompt.user, Features::default());
            let headers: Vec<(String, &str)> = request.headers.iter().map(|(name, _)| (name.clone(), "…")).collect();
            let headers: serde_json::Map<String, serde_json::Value> = headers.into_iter().map(|(name, value)| (name, value.into())).collect();
            let json = serde_json::json!({"method": "POST", "url": request.url, "headers": headers, "body": request.body});
            let json = serde_json::to_string_pretty(&json).map_err(|error| error.to_string())?;
            Ok(format!("{}\n", text::json(&json)))
        }
        None => Ok(text::block(&format!("# Instructions\n\n{SYSTEM}\n# Message\n\n{}\n\n# Schema of the reply\n\n{SCHEMA}", prompt.user))),
    }
}
