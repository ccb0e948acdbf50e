//! `crane completions SHELL`.

use super::{Status, output};

#[derive(Debug, clap::Args)]
pub struct Args {
    shell: clap_complete::Shell,
}

pub fn run(args: &Args) -> Status {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut super::command(), "crane", &mut script);
    match output::print(&String::from_utf8_lossy(&script)) {
        Ok(()) => Status::Clean,
        Err(error) => {
            output::error(&error);
            Status::Trouble
        }
    }
}
