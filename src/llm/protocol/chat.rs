//! Chat Completions, of OpenAI, Azure and most other servers.

use serde_json::{Value, json};

use super::{Features, NAME, REPLY_TOKENS, Request, schema};
use crate::llm::prompt::SYSTEM;
use crate::llm::provider::{Model, Protocol};

pub fn request(model: &Model, user: &str, features: Features) -> Request {
    let messages = json!([{"role": "system", "content": SYSTEM}, {"role": "user", "content": user}]);
    let mut body = json!({"model": model.name, "messages": messages});
    // OpenAI has renamed it, other servers have not.
    let renamed = matches!(model.provider.name, "openai-chat" | "azure") != features.other_limit;
    body[if renamed { "max_completion_tokens" } else { "max_tokens" }] = json!(REPLY_TOKENS);
    if let (true, Some(temperature)) = (features.temperature, model.temperature) {
        body["temperature"] = json!(temperature);
    }
    if features.structured {
        body["response_format"] = json!({"type": "json_schema", "json_schema": {"name": NAME, "schema": schema(), "strict": true}});
    }
    let url = match model.provider.protocol {
        Protocol::Azure => {
            let version = model.api_version.as_deref().unwrap_or_default();
            format!("{}/openai/deployments/{}/chat/completions?api-version={version}", model.base_url, model.name)
        }
        _ => format!("{}/chat/completions", model.base_url),
    };
    Request { url, headers: Vec::new(), body }
}

pub fn text(body: &Value) -> Result<String, String> {
    let choice = body.pointer("/choices/0").ok_or("it is no answer of this protocol")?;
    if choice["finish_reason"] == "length" {
        return Err("it was cut off".into());
    }
    let message = &choice["message"];
    if message["refusal"].as_str().is_some_and(|text| !text.is_empty()) || choice["finish_reason"] == "content_filter" {
        return Err("the model refused to answer".into());
    }
    match &message["content"] {
        Value::String(text) => Ok(text.clone()),
        // Some servers give parts.
        Value::Array(parts) => Ok(parts.iter().filter_map(|part| part["text"].as_str()).collect()),
        _ => Ok(String::new()),
    }
}
