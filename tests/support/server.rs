//! A server on this machine that speaks every provider's protocol, and misbehaves as it is told.

#![allow(dead_code, reason = "each test uses its own part")]

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// What the server does with one request.
#[derive(Debug, Clone)]
pub enum Act {
    /// Answers with this text of a model, in the protocol of the request's path.
    Say(String),
    /// Answers with this status, headers and body.
    Raw(u16, &'static str, String),
    /// Reads, and says nothing until the other side gives up.
    Silence,
    /// Closes at once.
    Hangup,
    /// Promises more than it sends, and closes.
    Half,
    /// A body without end, a little at a time.
    Endless,
    /// A body of this many bytes.
    Enormous(usize),
    /// Nonsense instead of HTTP.
    Noise,
    /// Repeats what it was sent, keys too, as an error.
    Echo(u16),
}

/// One request as it came.
#[derive(Debug, Clone)]
pub struct Seen {
    pub path: String,
    pub headers: String,
    pub body: Value,
    pub at: Instant,
}

pub struct Server {
    pub url: String,
    seen: Arc<Mutex<Vec<Seen>>>,
}

pub fn crash(exception: &str, line: u32, diagnosis: &str) -> Act {
    Act::Say(json!({"reasoning": "r", "crash": true, "exception": exception, "line": line, "diagnosis": diagnosis}).to_string())
}

pub fn safe() -> Act {
    Act::Say(json!({"reasoning": "r", "crash": false, "exception": null, "line": null, "diagnosis": null}).to_string())
}

impl Server {
    /// Does the acts in order, and then the last one for ever.
    pub fn new(acts: impl IntoIterator<Item = Act>) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let seen: Arc<Mutex<Vec<Seen>>> = Arc::default();
        let acts: Arc<Mutex<VecDeque<Act>>> = Arc::new(Mutex::new(acts.into_iter().collect()));
        let log = seen.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (acts, log) = (acts.clone(), log.clone());
                std::thread::spawn(move || serve(stream, &acts, &log));
            }
        });
        Server { url, seen }
    }

    pub fn seen(&self) -> Vec<Seen> {
        self.seen.lock().unwrap().clone()
    }

    pub fn calls(&self) -> usize {
        self.seen().len()
    }
}

fn serve(stream: TcpStream, acts: &Mutex<VecDeque<Act>>, log: &Mutex<Vec<Seen>>) {
    let Ok(mut writer) = stream.try_clone() else { return };
    let _ = stream.set_read_timeout(Some(Duration::from_secs(30)));
    let mut reader = BufReader::new(stream);
    loop {
        let mut first = String::new();
        if reader.read_line(&mut first).unwrap_or(0) == 0 {
            return;
        }
        let mut headers = String::new();
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).unwrap_or(0) == 0 || line.trim().is_empty() {
                break;
            }
            headers.push_str(&line);
        }
        let length = headers.to_lowercase().lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok()).unwrap_or(0);
        let mut body = vec![0; length];
        if reader.read_exact(&mut body).is_err() {
            return;
        }
        let path = first.split(' ').nth(1).unwrap_or_default().to_owned();
        let body: Value = serde_json::from_slice(&body).unwrap_or_default();
        log.lock().unwrap().push(Seen { path: path.clone(), headers: headers.clone(), body: body.clone(), at: Instant::now() });
        let act = {
            let mut acts = acts.lock().unwrap();
            if acts.len() > 1 { acts.pop_front().unwrap() } else { acts[0].clone() }
        };
        if !perform(&mut writer, act, &path, &headers, &body) {
            return;
        }
    }
}

/// Whether the connection goes on.
fn perform(to: &mut TcpStream, act: Act, path: &str, headers: &str, body: &Value) -> bool {
    match act {
        Act::Say(text) => reply(to, 200, "", &envelope(path, &text).to_string()),
        Act::Raw(status, extra, body) => reply(to, status, extra, &body),
        Act::Echo(status) => reply(to, status, "", &json!({"error": {"message": format!("{headers} {body}")}}).to_string()),
        Act::Silence => {
            std::thread::sleep(Duration::from_secs(20));
            false
        }
        Act::Hangup => false,
        Act::Half => {
            let _ = to.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n{\"choices\": [");
            false
        }
        Act::Noise => {
            let _ = to.write_all(b"\x16\x03\x01 what? \r\n\r\n\0\0\0");
            false
        }
        Act::Endless => {
            let _ = to.write_all(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
            for _ in 0..200 {
                if to.write_all(b"1\r\n \r\n").is_err() {
                    return false;
                }
                std::thread::sleep(Duration::from_millis(100));
            }
            false
        }
        Act::Enormous(bytes) => {
            let _ = to.write_all(format!("HTTP/1.1 200 OK\r\ncontent-length: {bytes}\r\n\r\n").as_bytes());
            let part = vec![b' '; 1 << 16];
            let mut sent = 0;
            while sent < bytes && to.write_all(&part).is_ok() {
                sent += part.len();
            }
            false
        }
    }
}

fn reply(to: &mut TcpStream, status: u16, extra: &str, body: &str) -> bool {
    let text = format!("HTTP/1.1 {status} X\r\ncontent-type: application/json\r\n{extra}content-length: {}\r\n\r\n{body}", body.len());
    to.write_all(text.as_bytes()).is_ok()
}

/// A model's text as the provider with this path wraps it.
fn envelope(path: &str, text: &str) -> Value {
    if path.ends_with("/responses") {
        json!({"status": "completed", "output": [{"type": "message", "content": [{"type": "output_text", "text": text}]}], "usage": {"input_tokens": 100, "output_tokens": 10}})
    } else if path.contains("/chat/completions") {
        json!({"choices": [{"message": {"role": "assistant", "content": text}, "finish_reason": "stop"}], "usage": {"prompt_tokens": 100, "completion_tokens": 10}})
    } else if path.ends_with("/v1/messages") {
        let input: Value = serde_json::from_str(text).unwrap_or_default();
        json!({"content": [{"type": "tool_use", "name": "crash_prediction", "input": input}], "stop_reason": "tool_use", "usage": {"input_tokens": 100, "output_tokens": 10}})
    } else if path.ends_with(":generateContent") {
        json!({"candidates": [{"content": {"parts": [{"text": text}]}, "finishReason": "STOP"}], "usageMetadata": {"promptTokenCount": 100, "candidatesTokenCount": 10}})
    } else {
        json!({"error": "no such path"})
    }
}
