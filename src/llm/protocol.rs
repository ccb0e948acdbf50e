//! What is written to each kind of server, and where in its answer the model's text stands.

mod anthropic;
mod chat;
mod gemini;
mod responses;

use serde_json::Value;

use super::prompt;
use super::provider::{Model, Protocol};

/// Most tokens that a reply may take, thinking included.
const REPLY_TOKENS: u64 = 8_000;
/// Name of the schema, or of the tool that takes a reply.
const NAME: &str = "crash_prediction";

/// A request, but for the key.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    pub url: String,
    pub headers: Vec<(String, String)>,
    pub body: Value,
}

/// What servers and models differ in; found out by asking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Features {
    pub temperature: bool,
    /// Replies bound to the schema.
    pub structured: bool,
    /// Chat: `max_completion_tokens`, where `max_tokens` is refused, or the other way round.
    pub other_limit: bool,
}

impl Default for Features {
    fn default() -> Self {
        Features { temperature: true, structured: true, other_limit: false }
    }
}

impl Features {
    /// What to leave out after a server refused a request with this message; `None` if that is not why.
    pub fn without(self, message: &str) -> Option<Features> {
        let message = message.to_ascii_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| message.contains(word));
        if self.temperature && has(&["temperature"]) {
            Some(Features { temperature: false, ..self })
        } else if !self.other_limit && has(&["max_tokens", "max_completion_tokens", "max_output_tokens"]) {
            Some(Features { other_limit: true, ..self })
        } else if self.structured && has(&["response_format", "json_schema", "schema", "tool_choice", "tool use", "text.format", "structured", "json mode"]) {
            Some(Features { structured: false, ..self })
        } else {
            None
        }
    }
}

/// A model's text, and what it cost.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Answer {
    pub text: String,
    /// Tokens sent and received, where the server says so.
    pub usage: Option<(u64, u64)>,
}

/// What to send to the model about `user`.
pub fn request(model: &Model, user: &str, features: Features) -> Request {
    let mut request = match model.provider.protocol {
        Protocol::Responses => responses::request(model, user, features),
        Protocol::Chat | Protocol::Azure => chat::request(model, user, features),
        Protocol::Anthropic => anthropic::request(model, user, features),
        Protocol::Gemini => gemini::request(model, user, features),
    };
    request.headers.push(("content-type".into(), "application/json".into()));
    request.headers.extend(model.headers.iter().cloned());
    request
}

/// The model's text in a server's answer.
///
/// # Errors
/// One clause that says what is wrong with it.
pub fn answer(protocol: Protocol, body: &Value) -> Result<Answer, String> {
    let (text, usage) = match protocol {
        Protocol::Responses => (responses::text(body)?, count(body, "/usage/input_tokens", "/usage/output_tokens")),
        Protocol::Chat | Protocol::Azure => (chat::text(body)?, count(body, "/usage/prompt_tokens", "/usage/completion_tokens")),
        Protocol::Anthropic => (anthropic::text(body)?, count(body, "/usage/input_tokens", "/usage/output_tokens")),
        Protocol::Gemini => (gemini::text(body)?, count(body, "/usageMetadata/promptTokenCount", "/usageMetadata/candidatesTokenCount")),
    };
    Ok(Answer { text, usage })
}

fn count(body: &Value, sent: &str, received: &str) -> Option<(u64, u64)> {
    let number = |at: &str| body.pointer(at).and_then(Value::as_u64).map(|count| count.min(1 << 32));
    Some((number(sent)?, number(received).unwrap_or(0)))
}

/// What a server says went wrong, in whatever shape.
pub fn error_message(body: &str) -> String {
    let json: Value = serde_json::from_str(body).unwrap_or_default();
    let error = json.get("error").or_else(|| json.get(0)?.get("error")).unwrap_or(&json);
    let text = [error.get("message"), error.get("detail"), json.get("message"), json.get("detail"), Some(error)];
    let found = text.into_iter().flatten().find_map(Value::as_str);
    found.map_or_else(|| body.trim().to_owned(), str::to_owned)
}

fn schema() -> Value {
    serde_json::from_str(prompt::SCHEMA).unwrap_or_default()
}

#[cfg(test)]
mod tests;
