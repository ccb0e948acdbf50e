//! `crane man`: the manual page, for packagers and `crane man | man -l -`.

use super::{Status, output};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Page of one command, such as lint.
    command: Option<String>,
}

pub fn run(args: &Args) -> Status {
    match page(args).and_then(|page| output::print(&page)) {
        Ok(()) => Status::Clean,
        Err(error) => {
            output::error(&error);
            Status::Trouble
        }
    }
}

fn page(args: &Args) -> Result<String, String> {
    let mut whole = super::command();
    whole.build();
    let command = match &args.command {
        None => whole,
        Some(name) => {
            let found = whole.find_subcommand(name).cloned().ok_or_else(|| format!("there is no command {name}"))?;
            found.display_name(format!("crane-{name}"))
        }
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page).map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}
