//! `crane order`: in which order the cells ran, and what the session knew that no cell shows.

use std::path::PathBuf;

use clap::ValueEnum;
use serde_json::json;

use super::{Status, output};
use crate::notebook;
use crate::order::Overview;
use crate::report::text;

#[derive(Debug, Clone, Copy, ValueEnum)]
enum OrderFormat {
    Text,
    Json,
}

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(required = true)]
    notebooks: Vec<PathBuf>,
    /// How to report.
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = OrderFormat::Text)]
    output_format: OrderFormat,
}

pub fn run(args: &Args) -> Status {
    let mut status = Status::Clean;
    let mut documents = Vec::new();
    let mut out = String::new();
    for (number, path) in args.notebooks.iter().enumerate() {
        let shown = path.to_string_lossy();
        let notebook = match notebook::read(path) {
            Ok(notebook) => notebook,
            Err(error) => {
                let at = error.line.map(|line| format!("line {line}: ")).unwrap_or_default();
                output::error(&format!("{shown}: {at}{}", error.message));
                status = Status::Trouble;
                continue;
            }
        };
        let overview = Overview::of(&notebook);
        match args.output_format {
            OrderFormat::Json => documents.push(json!({"path": shown, "order": overview})),
            OrderFormat::Text => {
                if args.notebooks.len() > 1 {
                    let gap = if number > 0 { "\n" } else { "" };
                    out.push_str(&format!("{gap}{}\n", text::line(&shown)));
                }
                for line in overview.text().lines() {
                    let body = line.trim_start();
                    out.push_str(&line[..line.len() - body.len()]);
                    out.push_str(&text::line(body));
                    out.push('\n');
                }
            }
        }
    }
    if let OrderFormat::Json = args.output_format {
        let document = json!({"version": 1, "notebooks": documents});
        out = text::json(&serde_json::to_string_pretty(&document).unwrap_or_default()).into_owned() + "\n";
    }
    match output::print(&text::without_commands(&out)) {
        Ok(()) => status,
        Err(error) => {
            output::error(&error);
            Status::Trouble
        }
    }
}
