//! `crane checks`.

use std::fmt::Write as _;

use super::{Status, output};
use crate::catalog::CHECKS;

#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_: &Args) -> Status {
    let width = CHECKS.iter().map(|check| check.name.len()).max().unwrap_or(0);
    let mut out = String::new();
    for check in CHECKS {
        let off = if check.on { "" } else { " (off unless selected)" };
        let _ = writeln!(out, "{}  {:width$}  {}{off}", check.code, check.name, check.summary);
    }
    match output::print(&out) {
        Ok(()) => Status::Clean,
        Err(error) => {
            output::error(&error);
            Status::Trouble
        }
    }
}
