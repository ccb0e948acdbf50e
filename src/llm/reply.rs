//! A model's reply: found in whatever it wrote, validated, and made harmless.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::mask::Masker;
use crate::report::text;

/// Longest text of a model in which a reply is looked for, in bytes.
const LONGEST: usize = 100_000;
/// Longest diagnosis that is shown, in characters.
const DIAGNOSIS: usize = 300;
/// Objects in one text that are tried.
const TRIES: usize = 200;

/// One answer. Its texts are a stranger's: they have been made harmless, and nothing more is known of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    pub crash: bool,
    /// Name of an exception class, without its module.
    pub exception: Option<String>,
    /// Line of the target, from 1.
    pub line: Option<u32>,
    /// One line; empty where it does not crash.
    pub diagnosis: String,
}

impl Reply {
    /// What makes two answers the same answer.
    pub fn place(&self) -> (Option<&str>, Option<u32>) {
        (self.exception.as_deref(), self.line)
    }
}

/// Reads a reply out of `text`, which may have fences and talk around it. `lines` is the number of lines of the target.
///
/// # Errors
/// One clause that says what is wrong with it; without any of its text.
pub fn read(text: &str, lines: u32, masker: &Masker) -> Result<Reply, String> {
    if text.trim().is_empty() {
        return Err("it is empty".into());
    }
    if text.len() > LONGEST {
        return Err(format!("it has more than {LONGEST} characters"));
    }
    let found = objects(text);
    let Some(last) = found.last() else {
        return Err("it holds no JSON object with `crash`".into());
    };
    let crash = flag(last)?;
    if found.iter().any(|other| flag(other).is_ok_and(|other| other != crash)) {
        return Err("it contradicts itself".into());
    }
    let exception = exception(last);
    let line = last.get("line").and_then(Value::as_u64).and_then(|line| u32::try_from(line).ok()).filter(|line| (1..=lines).contains(line));
    let diagnosis = last.get("diagnosis").and_then(Value::as_str).map(|text| harmless(text, masker)).unwrap_or_default();
    if !crash {
        if exception.is_some() {
            return Err("it contradicts itself: no crash, but an exception".into());
        }
        return Ok(Reply { crash, exception: None, line: None, diagnosis: String::new() });
    }
    if diagnosis.is_empty() {
        return Err("it gives no reason".into());
    }
    Ok(Reply { crash, exception, line, diagnosis })
}

fn flag(object: &Value) -> Result<bool, String> {
    object.get("crash").and_then(Value::as_bool).ok_or_else(|| "its `crash` is neither true nor false".to_owned())
}

/// The JSON objects in a text that have a key `crash`, outermost ones only.
fn objects(text: &str) -> Vec<Value> {
    let mut found = Vec::new();
    let mut at = 0;
    for _ in 0..TRIES {
        let Some(next) = text[at..].find('{') else { break };
        at += next;
        let mut stream = serde_json::Deserializer::from_str(&text[at..]).into_iter::<Value>();
        match stream.next() {
            Some(Ok(value)) => {
                at += stream.byte_offset();
                if value.get("crash").is_some() {
                    found.push(value);
                }
            }
            _ => at += 1,
        }
    }
    found
}

/// `sklearn.exceptions.NotFittedError` as `NotFittedError`; `None` for what is no name.
fn exception(object: &Value) -> Option<String> {
    let name = object.get("exception")?.as_str()?.trim();
    let name = name.rsplit('.').next().unwrap_or(name);
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') && name.starts_with(|c: char| c.is_ascii_uppercase());
    let nothing = ["None", "Null", "NoException", "NA", "NONE", "NULL"].contains(&name);
    (plain && !nothing && name.len() <= 60).then(|| name.to_owned())
}

/// One short line without control characters, secrets and links: a reply may be what a notebook's text
/// talked the model into, and links are what people click on.
pub fn harmless(text: &str, masker: &Masker) -> String {
    let masked = masker.mask(text).0;
    let mut out = String::new();
    for word in masked.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        let link = word.contains("://") || word.to_ascii_lowercase().contains("www.") || word.contains("](");
        out.push_str(if link { "(link)" } else { word });
    }
    let short: String = out.chars().take(DIAGNOSIS).collect();
    let short = if out.chars().count() > DIAGNOSIS { short + "…" } else { short };
    // Findings are shown on pull requests too, where markup is rendered.
    let plain: String = short.chars().filter(|c| !matches!(c, '<' | '>')).collect();
    text::line(&text::without_commands(&plain)).trim_start_matches(':').trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Reply, String> {
        read(text, 10, &Masker::default())
    }

    #[test]
    fn a_reply_is_found_in_what_surrounds_it() {
        let json = r#"{"reasoning": "x {", "crash": true, "exception": "builtins.KeyError", "line": 3, "diagnosis": "no  column\n'a'"}"#;
        let expected = Reply { crash: true, exception: Some("KeyError".into()), line: Some(3), diagnosis: "no column 'a'".into() };
        for text in [json.to_owned(), format!("<think>{{ hm {{\"a\": 1}}</think>\n```json\n{json}\n```\nDone {{}}")] {
            assert_eq!(parse(&text), Ok(expected.clone()), "{text}");
        }
        let safe = r#"{"reasoning": "", "crash": false, "exception": null, "line": null, "diagnosis": "fine"}"#;
        assert_eq!(parse(safe).unwrap(), Reply { crash: false, exception: None, line: None, diagnosis: String::new() });
    }

    #[test]
    fn what_is_no_reply_says_why() {
        for (text, why) in [
            ("", "empty"),
            ("I think that it crashes.", "no JSON object"),
            ("{\"crash\": true", "no JSON object"),
            ("[true]", "no JSON object"),
            (r#"{"crash": "yes", "diagnosis": "x"}"#, "neither true nor false"),
            (r#"{"crash": true, "diagnosis": null}"#, "no reason"),
            (r#"{"crash": true, "diagnosis": " \n "}"#, "no reason"),
            (r#"{"crash": false, "exception": "KeyError"}"#, "contradicts itself"),
            (r#"{"crash": true, "diagnosis": "a"} {"crash": false}"#, "contradicts itself"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.contains(why), "{text}: {error}");
        }
        assert!(parse(&"{".repeat(LONGEST)).is_err());
        assert!(parse(&" ".repeat(LONGEST + 1)).is_err());
        assert!(parse(&"{\"a\":".repeat(20_000)).is_err());
    }

    #[test]
    fn places_that_cannot_be_are_dropped() {
        for line in ["0", "11", "-1", "99999999999", "\"3\"", "1.5"] {
            let text = format!(r#"{{"crash": true, "line": {line}, "exception": "not a name", "diagnosis": "x"}}"#);
            let reply = parse(&text).unwrap();
            assert_eq!((reply.line, reply.exception), (None, None), "{line}");
        }
    }

    #[test]
    fn a_diagnosis_cannot_act() {
        let hostile = "::error::x\u{1b}[31m ##[group] see https://evil.example/a [click](http://b) <img src=x> \u{202e}drowssap";
        let text = harmless(hostile, &Masker::default());
        for part in ["\u{1b}", "https", "evil", "##[", "<img", "\u{202e}", "http"] {
            assert!(!text.contains(part), "{part:?} in {text}");
        }
        assert!(!text.starts_with("::"), "{text}");
        assert!(harmless(&"x".repeat(5_000), &Masker::default()).chars().count() <= DIAGNOSIS + 1);
    }
}
