//! Google's Gemini: `generateContent`.

use serde_json::{Value, json};

use super::{Features, REPLY_TOKENS, Request, schema};
use crate::llm::prompt::SYSTEM;
use crate::llm::provider::Model;

pub fn request(model: &Model, user: &str, features: Features) -> Request {
    let mut config = json!({"maxOutputTokens": REPLY_TOKENS});
    if let (true, Some(temperature)) = (features.temperature, model.temperature) {
        config["temperature"] = json!(temperature);
    }
    if features.structured {
        config["responseMimeType"] = json!("application/json");
        config["responseJsonSchema"] = schema();
    }
    let body = json!({
        "systemInstruction": {"parts": [{"text": SYSTEM}]},
        "contents": [{"role": "user", "parts": [{"text": user}]}],
        "generationConfig": config,
    });
    let version = model.api_version.as_deref().unwrap_or_default();
    Request { url: format!("{}/{version}/models/{}:generateContent", model.base_url, model.name), headers: Vec::new(), body }
}

pub fn text(body: &Value) -> Result<String, String> {
    if body.pointer("/promptFeedback/blockReason").is_some_and(Value::is_string) {
        return Err("the model refused to answer".into());
    }
    let candidate = body.pointer("/candidates/0").ok_or("it is no answer of this protocol")?;
    match candidate["finishReason"].as_str() {
        Some("MAX_TOKENS") => return Err("it was cut off".into()),
        Some("SAFETY" | "RECITATION" | "PROHIBITED_CONTENT" | "BLOCKLIST") => return Err("the model refused to answer".into()),
        _ => {}
    }
    let parts = candidate.pointer("/content/parts").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    // Parts marked as thoughts are not the answer.
    Ok(parts.iter().filter(|part| part["thought"] != true).filter_map(|part| part["text"].as_str()).collect())
}
