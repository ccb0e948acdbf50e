//! crane predicts which cells of a saved Jupyter notebook will crash, and why, without running them.
//!
//! Data flows one way: [`notebook`] → [`order`] (+ [`snapshot`]) → [`checks`] and [`engine`] →
//! [`finding`] → [`report`]. See `ARCHITECTURE.md`.

pub mod finding;
pub mod notebook;
pub mod order;
pub mod lint;
pub mod snapshot;
