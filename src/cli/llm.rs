//! What commands have in common that ask a language model: flags, and what people are told before and after.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use clap::ValueEnum;

use super::output;
use super::progress::Progress;
use crate::config::llm::Llm;
use crate::llm::ask::{self, Manner, Voted};
use crate::llm::finding::Scope;
use crate::llm::docs::Packages;
use crate::llm::mask::Masker;
use crate::llm::prompt::{Prompt, Telling};
use crate::llm::provider::{Model, Place};
use crate::report::text::count;

#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum ScopeArg {
    /// Cells that crane itself cannot decide.
    Undecided,
    /// Every cell.
    All,
}

impl From<ScopeArg> for Scope {
    fn from(arg: ScopeArg) -> Scope {
        match arg {
            ScopeArg::Undecided => Scope::Undecided,
            ScopeArg::All => Scope::All,
        }
    }
}

/// Which model, and what it is told.
#[derive(Debug, Clone, clap::Args)]
#[command(next_help_heading = "Language model")]
pub struct ModelArgs {
    /// Model to ask, such as openai:gpt-5, anthropic:…, gemini:…, azure:…, openrouter:…, ollama:…, or chat:… for any
    /// server that speaks OpenAI's Chat. Keys are taken from the environment.
    #[arg(long, value_name = "PROVIDER:MODEL")]
    llm_model: Option<String>,
    /// Address of the server, where it is not the provider's own.
    #[arg(long, value_name = "URL")]
    llm_base_url: Option<String>,
    /// A further header for each request, such as X-Team=ml; $NAME as value is taken from the environment.
    #[arg(long, value_name = "NAME=VALUE", value_parser = header)]
    llm_header: Vec<(String, String)>,
    /// Version of the provider's interface, for Azure, Anthropic and Gemini.
    #[arg(long, value_name = "VERSION")]
    llm_api_version: Option<String>,
    /// Temperature [default: 0.01, where the model allows one].
    #[arg(long, value_name = "NUMBER", value_parser = temperature)]
    llm_temperature: Option<f64>,
    /// Most tokens of a prompt; cells that are farthest from the target are cut first [default: 24000].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(2_000..))]
    llm_prompt_tokens: Option<u64>,
    /// Add the documentation of what a cell calls, from the files of this Python environment. Costs much, helps little.
    #[arg(long, value_name = "FOLDER")]
    llm_docs: Option<PathBuf>,
}

/// How it is asked.
#[derive(Debug, Clone, clap::Args)]
#[command(next_help_heading = "Language model")]
pub struct AskArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    /// Most votes on a cell; fewer are asked for where they decide it [default: 5].
    #[arg(long, value_name = "N", value_parser = votes)]
    llm_votes: Option<usize>,
    /// Calls at the same time [default: 4].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=256))]
    llm_concurrency: Option<u64>,
    /// Seconds to wait for an answer [default: 120].
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    llm_timeout: Option<f64>,
    /// Ask again what was answered before.
    #[arg(long)]
    llm_no_cache: bool,
    /// Most calls of the run [default: 500].
    #[arg(long, value_name = "N")]
    max_calls: Option<usize>,
    /// Most tokens of the run, sent and received [default: 5000000].
    #[arg(long, value_name = "N")]
    max_tokens: Option<u64>,
}

fn header(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').filter(|(name, _)| !name.trim().is_empty()).ok_or("write it as name=value")?;
    let value = match value.strip_prefix('$') {
        Some(variable) => std::env::var(variable).map_err(|_| format!("the environment has no {variable}"))?,
        None => value.to_owned(),
    };
    Ok((name.trim().to_owned(), value))
}

fn temperature(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|number| (0.0..=2.0).contains(number)).ok_or_else(|| "it must be a number from 0 to 2".into())
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|number| (0.1..=3_600.0).contains(number)).ok_or_else(|| "it must be a number of seconds from 0.1 to 3600".into())
}

fn votes(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|number: &usize| number % 2 == 1 && *number < 100).ok_or_else(|| "it must be an odd number below 100".into())
}

impl ModelArgs {
    /// The model, of the flags, the environment (`CRANE_LLM_MODEL`) and the configuration.
    ///
    /// # Errors
    /// One sentence that says what is missing.
    pub fn model(&self, config: &Llm) -> Result<Model, String> {
        let env = |name: &str| std::env::var(name).ok();
        let named = self.llm_model.clone().or_else(|| env("CRANE_LLM_MODEL")).or_else(|| config.model.clone());
        let spec = named.ok_or("which language model? Give --llm-model, such as openai:gpt-5 or ollama:qwen2.5-coder")?;
        self.named(&spec, config)
    }

    /// The model that another flag names.
    ///
    /// # Errors
    /// One sentence that says what is missing.
    pub fn named(&self, spec: &str, config: &Llm) -> Result<Model, String> {
        let env = |name: &str| std::env::var(name).ok();
        let place = Place {
            base_url: self.llm_base_url.clone(),
            api_version: self.llm_api_version.clone().or_else(|| config.api_version.clone()),
            headers: self.llm_header.clone(),
            temperature: self.llm_temperature.or(config.temperature),
        };
        Model::new(spec, place, env)
    }

    /// The environment whose documentation is added.
    ///
    /// # Errors
    /// One sentence, where there is none.
    pub fn packages(&self) -> Result<Option<Packages>, String> {
        self.llm_docs.as_deref().map(Packages::in_folder).transpose()
    }

    pub fn telling<'a>(&self, config: &Llm, masker: Masker, packages: Option<&'a Packages>) -> Telling<'a> {
        let budget = self.llm_prompt_tokens.map(|n| n as usize).or(config.prompt_tokens).unwrap_or(24_000);
        Telling { budget, masker, packages }
    }
}

impl AskArgs {
    pub fn manner(&self, config: &Llm) -> Manner {
        Manner {
            votes: self.llm_votes.or(config.votes).unwrap_or(5),
            concurrency: self.llm_concurrency.map(|n| n as usize).or(config.concurrency).unwrap_or(4),
            timeout: Duration::from_secs_f64(self.llm_timeout.or(config.timeout).unwrap_or(120.0)),
            retries: 3,
            max_calls: self.max_calls.or(config.max_calls).unwrap_or(500),
            max_tokens: self.max_tokens.or(config.max_tokens).unwrap_or(5_000_000),
            cache: !self.llm_no_cache,
        }
    }
}

/// Asks about every prompt, tells people before and after, and says what was not asked. Votes by prompt.
///
/// # Errors
/// One sentence, where nothing could be asked.
pub fn survey(model: &Model, manner: &Manner, prompts: &[Prompt], quiet: bool) -> Result<Vec<Option<Voted>>, String> {
    if prompts.is_empty() {
        return Ok(Vec::new());
    }
    let title = model.title();
    let (few, many) = (manner.votes / 2 + 1, manner.votes);
    let tokens: usize = prompts.iter().map(Prompt::tokens).sum();
    if !quiet {
        let masked: usize = prompts.iter().map(|prompt| prompt.masked).sum();
        let masked = if masked > 0 { format!("; {} masked", count(masked, "secret")) } else { String::new() };
        let cut = prompts.iter().filter(|prompt| prompt.cells_left_out + prompt.facts_left_out > 0).count();
        let cut = if cut > 0 { format!("; {} shortened", count(cut, "prompt")) } else { String::new() };
        let range = format!("{} to {} calls, about {} to {} tokens", prompts.len() * few, prompts.len() * many, tokens * few, tokens * many);
        output::message("llm", &format!("{title} is asked about {}: at most {range}{masked}{cut}", count(prompts.len(), "cell")));
    }
    let progress = Progress::start(prompts.len(), "cells", quiet);
    let outcome = ask::ask(model.clone(), manner, prompts, progress.ticker());
    drop(progress);
    let outcome = outcome?;
    let mut missing: BTreeMap<&str, usize> = BTreeMap::new();
    for why in outcome.answers.iter().filter_map(|answer| answer.as_ref().err()) {
        *missing.entry(why).or_default() += 1;
    }
    for (why, cells) in missing {
        output::warning(&format!("{title} was not asked to the end about {}: {why}", count(cells, "cell")));
    }
    if !quiet {
        let known = if outcome.from_cache > 0 { format!("; {} were known from before", count(outcome.from_cache, "vote")) } else { String::new() };
        output::message("llm", &format!("{}, {} tokens sent, {} received{known}", count(outcome.calls, "call"), outcome.tokens_sent, outcome.tokens_received));
    }
    Ok(outcome.answers.into_iter().map(Result::ok).collect())
}
