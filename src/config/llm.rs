//! `[llm]`: how a language model is asked, where the command line asks for it.
//!
//! Not in here, on purpose: whether one is asked at all, its address and its headers. A configuration file can
//! come with a stranger's pull request, and must not send code or keys anywhere.

/// The keys of the table; `None` leaves one to its default.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Llm {
    /// `PROVIDER:MODEL`.
    pub model: Option<String>,
    pub temperature: Option<f64>,
    pub api_version: Option<String>,
    pub votes: Option<usize>,
    pub concurrency: Option<usize>,
    /// In seconds.
    pub timeout: Option<f64>,
    pub prompt_tokens: Option<usize>,
    pub max_calls: Option<usize>,
    pub max_tokens: Option<u64>,
}

/// Every key, for "did you mean".
pub const KEYS: &[&str] =
    &["model", "temperature", "api-version", "votes", "concurrency", "timeout", "prompt-tokens", "max-calls", "max-tokens"];
