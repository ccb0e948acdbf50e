//! `crane explain CHECK`.

use super::{Status, output};
use crate::catalog;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Name or code: undefined-name, CRN101.
    check: String,
}

pub fn run(args: &Args) -> Status {
    let Some(check) = catalog::find(&args.check) else {
        let hint = match catalog::nearest(&args.check) {
            Some(guess) => format!("did you mean {guess}?"),
            None => "`crane checks` lists them".to_owned(),
        };
        output::error(&format!("unknown check {:?}; {hint}", args.check));
        return Status::Trouble;
    };
    match output::print(check.page) {
        Ok(()) => Status::Clean,
        Err(error) => {
            output::error(&error);
            Status::Trouble
        }
    }
}
