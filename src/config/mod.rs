//! Configuration: `crane.toml`, or `[tool.crane]` in `pyproject.toml`, nearest first.
//!
//! Two types: [`raw::Raw`] is what the file says, read with the place of every value and with all
//! mistakes collected; [`Settings`] is what it means, together with the command line.

pub mod find;
pub mod llm;
pub mod raw;
mod settings;

pub use find::Configs;
pub use settings::{Overrides, Selector, Settings};

use std::path::PathBuf;

/// A mistake in a configuration file, for people: `crane.toml:3:1: unknown key "slect"; …`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfigError {
    pub file: PathBuf,
    /// Line and column, from 1, where there is one.
    pub at: Option<(usize, usize)>,
    pub message: String,
}

impl std::fmt::Display for ConfigError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", crate::report::text::line(&self.file.to_string_lossy()))?;
        if let Some((line, column)) = self.at {
            write!(f, ":{line}:{column}")?;
        }
        write!(f, ": {}", crate::report::text::line(&self.message))
    }
}
