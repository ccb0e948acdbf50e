//! OpenAI's Responses: `POST /responses`.

use serde_json::{Value, json};

use super::{Features, NAME, REPLY_TOKENS, Request, schema};
use crate::llm::prompt::SYSTEM;
use crate::llm::provider::Model;

pub fn request(model: &Model, user: &str, features: Features) -> Request {
    let mut body = json!({"model": model.name, "instructions": SYSTEM, "input": user, "max_output_tokens": REPLY_TOKENS, "store": false});
    if let (true, Some(temperature)) = (features.temperature, model.temperature) {
        body["temperature"] = json!(temperature);
    }
    if features.structured {
        body["text"] = json!({"format": {"type": "json_schema", "name": NAME, "schema": schema(), "strict": true}});
    }
    Request { url: format!("{}/responses", model.base_url), headers: Vec::new(), body }
}

pub fn text(body: &Value) -> Result<String, String> {
    if body.pointer("/incomplete_details/reason").is_some_and(Value::is_string) || body["status"] == "incomplete" {
        return Err("it was cut off".into());
    }
    let output = body["output"].as_array().ok_or("it is no answer of this protocol")?;
    let parts = output.iter().filter(|item| item["type"] == "message").filter_map(|item| item["content"].as_array()).flatten();
    let mut text = String::new();
    for part in parts {
        match part["type"].as_str() {
            Some("output_text") => text.push_str(part["text"].as_str().unwrap_or_default()),
            Some("refusal") => return Err("the model refused to answer".into()),
            _ => {}
        }
    }
    Ok(text)
}
