use serde_json::json;

use super::*;
use crate::llm::provider::Place;

fn model(spec: &str) -> Model {
    let place = Place { base_url: Some("https://m.example".into()), headers: vec![("x-team".into(), "a".into())], ..Place::default() };
    Model::new(spec, place, |name| name.ends_with("KEY").then(|| "the-key-itself".to_owned())).unwrap()
}

#[test]
fn each_protocol_has_its_own_address_and_carries_prompt_schema_and_temperature() {
    for (spec, url) in [
        ("openai:m", "https://m.example/responses"),
        ("openai-chat:m", "https://m.example/chat/completions"),
        ("chat:m", "https://m.example/chat/completions"),
        ("azure:dep", "https://m.example/openai/deployments/dep/chat/completions?api-version=2024-10-21"),
        ("anthropic:m", "https://m.example/v1/messages"),
        ("gemini:m", "https://m.example/v1beta/models/m:generateContent"),
    ] {
        let request = request(&model(spec), "the question", Features::default());
        let body = request.body.to_string();
        assert_eq!(request.url, url);
        for part in ["the question", "You predict whether", "\"diagnosis\"", "0.01"] {
            assert!(body.contains(part), "{spec}: {part}");
        }
        assert!(request.headers.contains(&("x-team".into(), "a".into())));
        assert!(!format!("{request:?}").contains("the-key-itself"));
        let bare = super::request(&model(spec), "q", Features { temperature: false, structured: false, other_limit: true }).body.to_string();
        assert!(!bare.contains("0.01") && !bare.contains("additionalProperties"), "{spec}");
    }
}

#[test]
fn the_text_of_each_answer_is_found() {
    let cases = [
        (Protocol::Responses, json!({"status": "completed", "output": [{"type": "reasoning"}, {"type": "message", "content": [{"type": "output_text", "text": "A"}]}], "usage": {"input_tokens": 3, "output_tokens": 2}})),
        (Protocol::Chat, json!({"choices": [{"finish_reason": "stop", "message": {"content": "A"}}], "usage": {"prompt_tokens": 3, "completion_tokens": 2}})),
        (Protocol::Anthropic, json!({"content": [{"type": "text", "text": "A"}], "stop_reason": "end_turn", "usage": {"input_tokens": 3, "output_tokens": 2}})),
        (Protocol::Gemini, json!({"candidates": [{"content": {"parts": [{"text": "hm", "thought": true}, {"text": "A"}]}, "finishReason": "STOP"}], "usageMetadata": {"promptTokenCount": 3, "candidatesTokenCount": 2}})),
    ];
    for (protocol, body) in cases {
        assert_eq!(answer(protocol, &body), Ok(Answer { text: "A".into(), usage: Some((3, 2)) }), "{protocol:?}");
        for wrong in [json!(null), json!([]), json!({}), json!({"choices": 1, "output": {}, "content": "x", "candidates": [3]}), json!("text")] {
            // Whatever comes is answered with a text or a clause.
            let _ = answer(protocol, &wrong).map(|answer| assert_eq!(answer.text, ""));
        }
    }
    let call = json!({"content": [{"type": "tool_use", "name": NAME, "input": {"crash": false}}], "stop_reason": "tool_use"});
    assert_eq!(answer(Protocol::Anthropic, &call).unwrap().text, "{\"crash\":false}");
}

#[test]
fn answers_that_were_cut_or_refused_say_so() {
    for (protocol, body) in [
        (Protocol::Responses, json!({"status": "incomplete", "output": []})),
        (Protocol::Chat, json!({"choices": [{"finish_reason": "length", "message": {"content": "{"}}]})),
        (Protocol::Anthropic, json!({"content": [], "stop_reason": "max_tokens"})),
        (Protocol::Gemini, json!({"candidates": [{"finishReason": "MAX_TOKENS"}]})),
    ] {
        assert!(answer(protocol, &body).unwrap_err().contains("cut off"), "{protocol:?}");
    }
    let refused = json!({"choices": [{"message": {"refusal": "no"}}]});
    assert!(answer(Protocol::Chat, &refused).unwrap_err().contains("refused"));
}

#[test]
fn a_server_that_refuses_a_setting_is_asked_without_it() {
    let all = Features::default();
    assert!(!all.without("Unsupported value: 'temperature' does not support 0.01").unwrap().temperature);
    assert!(all.without("Use 'max_completion_tokens' instead").unwrap().other_limit);
    assert!(!all.without("response_format type json_schema is unavailable").unwrap().structured);
    assert_eq!(all.without("The context is too long"), None);
    assert_eq!(Features { temperature: false, ..all }.without("temperature"), None);
}

#[test]
fn messages_of_errors_are_found_in_every_shape() {
    for body in [r#"{"error": {"message": "why"}}"#, r#"{"error": "why"}"#, r#"{"detail": "why"}"#, r#"[{"error": {"message": "why"}}]"#, "why\n", r#"{"message": "why"}"#] {
        assert_eq!(error_message(body), "why", "{body}");
    }
}
