//! Asks a language model about cells that the engine leaves undecided, and believes little of what it says.

pub mod ask;
pub mod cache;
pub mod docs;
pub mod finding;
pub mod http;
pub mod mask;
pub mod prompt;
pub mod protocol;
pub mod provider;
pub mod question;
pub mod reach;
pub mod reply;
pub mod votes;
