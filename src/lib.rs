//! crane predicts which cells of a saved Jupyter notebook will crash, and why, without running them.
//!
//! Data flows one way: [`notebook`] → [`order`] (+ [`snapshot`]) → [`checks`] and [`engine`] →
//! [`finding`] → [`report`]. See `ARCHITECTURE.md`.

pub mod catalog;
pub mod catalogue;
pub mod checks;
pub mod cli;
pub mod config;
pub mod eval;
pub mod finding;
pub mod init;
pub mod lint;
pub mod llm;
pub mod notebook;
pub mod order;
pub mod outputs;
pub mod report;
pub mod select;
pub mod snapshot;
pub mod versions;
pub mod engine;
