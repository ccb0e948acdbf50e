//! Anthropic's Messages. A tool that must be called binds a reply to the schema in every version.

use serde_json::{Value, json};

use super::{Features, NAME, REPLY_TOKENS, Request, schema};
use crate::llm::prompt::SYSTEM;
use crate::llm::provider::Model;

pub fn request(model: &Model, user: &str, features: Features) -> Request {
    let mut body = json!({
        "model": model.name,
        "max_tokens": REPLY_TOKENS,
        "system": SYSTEM,
        "messages": [{"role": "user", "content": user}],
    });
    if let (true, Some(temperature)) = (features.temperature, model.temperature) {
        body["temperature"] = json!(temperature);
    }
    if features.structured {
        body["tools"] = json!([{"name": NAME, "description": "Takes the prediction.", "input_schema": schema()}]);
        body["tool_choice"] = json!({"type": "tool", "name": NAME});
    }
    let version = model.api_version.clone().unwrap_or_default();
    Request { url: format!("{}/v1/messages", model.base_url), headers: vec![("anthropic-version".into(), version)], body }
}

pub fn text(body: &Value) -> Result<String, String> {
    match body["stop_reason"].as_str() {
        Some("max_tokens") => return Err("it was cut off".into()),
        Some("refusal") => return Err("the model refused to answer".into()),
        _ => {}
    }
    let content = body["content"].as_array().ok_or("it is no answer of this protocol")?;
    if let Some(call) = content.iter().find(|block| block["type"] == "tool_use" && block["name"] == NAME) {
        return Ok(call["input"].to_string());
    }
    Ok(content.iter().filter(|block| block["type"] == "text").filter_map(|block| block["text"].as_str()).collect())
}
