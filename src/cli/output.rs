//! Writing: standard output that may close early, colour, and messages for people.

use std::io::{self, IsTerminal, Write};

use crate::report::text;

/// Writes to standard output. A reader that has had enough (`| head`) is no error.
///
/// # Errors
/// One sentence, where the output cannot be written for another reason, such as a full disk.
pub fn print(text: &str) -> Result<(), String> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(format!("the report cannot be written: {error}")),
        _ => Ok(()),
    }
}

/// A message on standard error; its text may come from a notebook or a file name.
pub fn message(kind: &str, message: &str) {
    let line = format!("{kind}: {}\n", text::line(message));
    // Nobody is left to tell if this fails.
    let _ = io::stderr().write_all(text::without_commands(&line).as_bytes());
}

pub fn error(text: &str) {
    message("error", text);
}

pub fn warning(text: &str) {
    message("warning", text);
}

/// Whether to colour what goes to `stream`: `NO_COLOR` wins over `FORCE_COLOR`, and `FORCE_COLOR=0`
/// means no colour.
pub fn color(to_terminal: bool) -> bool {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    if set("NO_COLOR").is_some() {
        return false;
    }
    match set("FORCE_COLOR") {
        Some(value) => value != "0" && value != "false",
        None => to_terminal && std::env::var_os("TERM").is_none_or(|term| term != "dumb"),
    }
}

/// Columns to write for.
pub fn width() -> usize {
    let asked = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let found = || io::stdout().is_terminal().then(terminal_size::terminal_size).flatten().map(|(width, _)| usize::from(width.0));
    asked.or_else(found).unwrap_or(100).clamp(60, 140)
}
