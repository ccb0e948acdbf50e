//! The engine: an interpreter of Python over partly known values.
//!
//! Everything may be unknown, and nothing is reported from an unknown. See `ARCHITECTURE.md`.

pub mod attr;
pub mod call;
pub mod classes;
pub mod expr;
pub mod families;
pub mod flow;
pub mod generators;
pub mod heap;
pub mod interp;
mod known;
pub mod intrinsics;
pub mod item;
pub mod iter;
pub mod managers;
mod merge;
pub mod models;
pub mod names;
pub mod native;
pub mod ops;
pub mod pattern;
mod reach;
pub mod render;
pub mod rounds;
#[cfg(test)]
mod reveal;
pub mod run;
pub mod slots;
pub mod statics;
pub mod stmt;
pub mod summary;
pub mod sym;
pub mod value;

#[cfg(test)]
mod tests;
