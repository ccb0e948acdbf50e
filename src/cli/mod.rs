//! The command line: one file a command, each with its `Args` and its `run`.

mod audit;
mod checks;
mod completions;
mod eval;
mod explain;
mod files;
mod init;
mod lint;
mod llm;
mod man;
mod order;
mod output;
mod pipeline;
mod progress;
mod prompt;
mod snapshot;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// How a command ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Clean,
    /// Something was found that should fail a build.
    Findings,
    /// Wrong usage or configuration, or a notebook that could not be read.
    Trouble,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        ExitCode::from(match status {
            Status::Clean => 0,
            Status::Findings => 1,
            Status::Trouble => 2,
        })
    }
}

#[derive(Debug, Parser)]
#[command(name = "crane", version, about, max_term_width = 100, subcommand_required = true, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Look for cells that will crash.
    Lint(Box<lint::Args>),
    /// Set crane up in a repository: hook, workflow, configuration, recorder.
    Init(init::Args),
    /// Show in which order the cells ran, and what the session knew that no cell shows.
    Order(order::Args),
    /// Show what a language model would be told about a cell. Sends nothing.
    Prompt(Box<prompt::Args>),
    /// Explain a check, with examples.
    Explain(explain::Args),
    /// List all checks.
    Checks(checks::Args),
    /// Compare what crane would have said of recorded runs with how they ended.
    Audit(audit::Args),
    /// Measure crane on the benchmark of a replication package.
    Eval(Box<eval::Args>),
    /// Look at what was recorded into notebooks, check it, take it out, bring it in.
    Snapshot(snapshot::Args),
    /// Print a completion script for a shell.
    Completions(completions::Args),
    /// Print the manual page.
    Man(man::Args),
}

/// Parses the command line and runs the command. Wrong usage ends with status 2, as clap does it.
pub fn main() -> ExitCode {
    let command = Cli::parse_from(arguments(std::env::args_os())).command;
    // Commands that do not start threads of their own walk trees of a stranger's code too.
    let status = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(pipeline::STACK).spawn_scoped(scope, || run(command));
        // A panic has said what it has to say.
        thread.map_or(Status::Trouble, |thread| thread.join().unwrap_or(Status::Trouble))
    });
    status.into()
}

fn run(command: Command) -> Status {
    match command {
        Command::Lint(args) => lint::run(*args),
        Command::Init(args) => init::run(&args),
        Command::Order(args) => order::run(&args),
        Command::Prompt(args) => prompt::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Checks(args) => checks::run(&args),
        Command::Audit(args) => audit::run(&args),
        Command::Eval(args) => eval::run(&args),
        Command::Snapshot(args) => snapshot::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    }
}

/// A notebook whose name begins with a dash, as a hook or a glob hands it over, is a file and no flag.
fn arguments(given: impl Iterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    given.enumerate().map(|(number, argument)| {
        let text = argument.to_string_lossy();
        let named = number > 0 && text.starts_with('-') && text.to_ascii_lowercase().ends_with(".ipynb");
        // The whole argument must be a file: `--output-file=x.ipynb` is none.
        if named && std::path::Path::new(&argument).is_file() {
            let mut path = OsString::from("./");
            path.push(&argument);
            return path;
        }
        argument
    })
}

/// The command line as clap knows it, for completions and the manual page.
fn command() -> clap::Command {
    <Cli as clap::CommandFactory>::command()
}
