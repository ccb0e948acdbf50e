//! One call: sent, waited for, tried again where that can help, and never longer or larger than allowed.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use reqwest::redirect::Policy;
use serde_json::Value;

use super::mask::Masker;
use super::protocol::{self, Answer, Features};
use super::provider::Model;
use super::reply;

/// Largest answer that is read, in bytes.
const LARGEST: usize = 2 << 20;
/// Longest wait between two tries, whatever a server asks for.
const LONGEST_WAIT: Duration = Duration::from_secs(60);
const FIRST_WAIT: Duration = Duration::from_millis(500);

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// Nobody need ask this provider again: a wrong key, a wrong address, no money.
    Provider(String),
    /// This request was refused; another one may not be.
    Request(String),
    /// The provider could not be reached or was overloaded, each time.
    Outage(String),
    /// It answered, with something that is no answer.
    Answer(String),
    /// The limit of calls or tokens is reached.
    Limit(&'static str),
}

/// How much may be used, and how much was.
#[derive(Debug)]
pub struct Budget {
    pub max_calls: usize,
    pub max_tokens: u64,
    calls: AtomicUsize,
    sent: AtomicU64,
    received: AtomicU64,
    /// Tokens of calls under way, by estimate.
    reserved: AtomicU64,
}

impl Budget {
    pub fn new(max_calls: usize, max_tokens: u64) -> Self {
        Budget { max_calls, max_tokens, calls: AtomicUsize::new(0), sent: AtomicU64::new(0), received: AtomicU64::new(0), reserved: AtomicU64::new(0) }
    }

    /// Calls, tokens sent, tokens received.
    pub fn used(&self) -> (usize, u64, u64) {
        (self.calls.load(Ordering::Relaxed), self.sent.load(Ordering::Relaxed), self.received.load(Ordering::Relaxed))
    }

    fn take(&self, tokens: u64) -> Result<(), Failure> {
        let (calls, sent, received) = self.used();
        if calls >= self.max_calls {
            return Err(Failure::Limit("--max-calls"));
        }
        if sent + received + self.reserved.load(Ordering::Relaxed) + tokens > self.max_tokens {
            return Err(Failure::Limit("--max-tokens"));
        }
        self.calls.fetch_add(1, Ordering::Relaxed);
        self.reserved.fetch_add(tokens, Ordering::Relaxed);
        Ok(())
    }

    fn settle(&self, tokens: u64, usage: Option<(u64, u64)>) {
        self.reserved.fetch_sub(tokens, Ordering::Relaxed);
        let (sent, received) = usage.unwrap_or((0, 0));
        self.sent.fetch_add(sent, Ordering::Relaxed);
        self.received.fetch_add(received, Ordering::Relaxed);
    }
}

/// A way to one model.
pub struct Client {
    http: reqwest::Client,
    model: Model,
    masker: Masker,
    retries: u32,
    timeout: Duration,
    features: Mutex<Features>,
    /// Nobody sends before: a server asked for a pause.
    pause: Mutex<Instant>,
    pub budget: Budget,
}

/// What became of one try.
enum Try {
    Done(Answer),
    Failed(Failure),
    /// Worth another try, after so long if the server says so.
    Again(String, Option<Duration>),
    /// Worth another try at once: in another way.
    Otherwise(Features),
}

impl Client {
    /// # Errors
    /// One sentence, where this machine cannot make connections.
    pub fn new(model: Model, timeout: Duration, retries: u32, budget: Budget) -> Result<Self, String> {
        // Somebody may have installed one before: then that one is used.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder()
            // A redirect could carry the key elsewhere.
            .redirect(Policy::none())
            .connect_timeout(timeout.min(Duration::from_secs(20)))
            .timeout(timeout)
            .user_agent(concat!("crane/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| format!("no connection can be made: {}", chain(&error)))?;
        let masker = model.masker();
        Ok(Client { http, model, masker, retries, timeout, features: Mutex::default(), pause: Mutex::new(Instant::now()), budget })
    }

    pub fn masker(&self) -> &Masker {
        &self.masker
    }

    /// Asks once, with as many tries as it takes. `tokens` is an estimate of what is sent.
    ///
    /// # Errors
    /// Why there is no answer, without any secret.
    pub async fn call(&self, user: &str, tokens: u64) -> Result<Answer, Failure> {
        let mut tried = 0;
        loop {
            self.wait_for_pause().await;
            let features = *lock(&self.features);
            self.budget.take(tokens)?;
            let result = self.once(user, features).await;
            self.budget.settle(tokens, match &result {
                Try::Done(answer) => Some(answer.usage.unwrap_or((tokens, answer.text.len() as u64 / 4))),
                _ => None,
            });
            match result {
                Try::Done(answer) => return Ok(answer),
                Try::Failed(failure) => return Err(failure),
                Try::Otherwise(features) => *lock(&self.features) = features,
                Try::Again(why, _) if tried == self.retries => {
                    let times = if tried == 0 { String::new() } else { format!(", {} times", tried + 1) };
                    return Err(Failure::Outage(format!("{why}{times}")));
                }
                Try::Again(_, asked) => {
                    tried += 1;
                    tokio::time::sleep(self.wait(tried, asked)).await;
                }
            }
        }
    }

    /// How long to wait before the next try: what the server asks for, or longer each time; never too long, and
    /// never as long as others who failed at the same moment.
    fn wait(&self, tried: u32, asked: Option<Duration>) -> Duration {
        let most = LONGEST_WAIT.min(self.timeout);
        let wait = match asked {
            Some(asked) => asked.min(most),
            None => (FIRST_WAIT * 2_u32.saturating_pow(tried - 1)).min(most),
        };
        if asked.is_some() {
            let until = Instant::now() + wait;
            let mut pause = lock(&self.pause);
            *pause = until.max(*pause);
        }
        wait + wait.mul_f64(jitter() / 4.0)
    }

    async fn wait_for_pause(&self) {
        loop {
            let until = *lock(&self.pause);
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            tokio::time::sleep(left).await;
        }
    }

    async fn once(&self, user: &str, features: Features) -> Try {
        let request = protocol::request(&self.model, user, features);
        let mut headers = HeaderMap::new();
        let key = self.model.key_header().map(|(name, value)| (name.to_owned(), value));
        let names = request.headers.iter().cloned().chain(key);
        for (name, value) in names {
            match (HeaderName::from_bytes(name.as_bytes()), HeaderValue::from_str(&value)) {
                (Ok(name), Ok(mut value)) => {
                    value.set_sensitive(true);
                    headers.insert(name, value);
                }
                _ => return Try::Failed(Failure::Provider(format!("the header {name} cannot be sent"))),
            }
        }
        let sent = self.http.post(&request.url).headers(headers).body(request.body.to_string()).send().await;
        let response = match sent {
            Ok(response) => response,
            Err(error) if error.is_builder() => return Try::Failed(Failure::Provider(self.clean(&format!("its address is wrong: {}", chain(&error))))),
            Err(error) => return Try::Again(self.trouble(&error), None),
        };
        let status = response.status().as_u16();
        let asked = retry_after(response.headers());
        let body = match read(response).await {
            Ok(body) => body,
            Err(Some(error)) => return Try::Again(self.trouble(&error), None),
            Err(None) => return Try::Failed(Failure::Answer(format!("it has more than {} MB", LARGEST >> 20))),
        };
        if status == 200 {
            return self.read_answer(&body);
        }
        self.refused(status, &String::from_utf8_lossy(&body), asked, features)
    }

    fn read_answer(&self, body: &[u8]) -> Try {
        let Ok(json) = serde_json::from_slice::<Value>(body) else {
            let what = if body.is_empty() { "it is empty" } else { "it is no JSON" };
            return Try::Failed(Failure::Answer(what.into()));
        };
        match protocol::answer(self.model.provider.protocol, &json) {
            Ok(answer) => Try::Done(answer),
            Err(why) => Try::Failed(Failure::Answer(why)),
        }
    }

    fn refused(&self, status: u16, body: &str, asked: Option<Duration>, features: Features) -> Try {
        let raw = protocol::error_message(body);
        let message = self.clean(&raw);
        let said = if message.is_empty() { String::new() } else { format!(": {message}") };
        match status {
            400 | 422 => match features.without(&raw) {
                Some(features) => Try::Otherwise(features),
                None => Try::Failed(Failure::Request(format!("the request was refused ({status}){said}"))),
            },
            401 | 403 => Try::Failed(Failure::Provider(format!("the key was refused ({status}){said}"))),
            402 => Try::Failed(Failure::Provider(format!("it wants to be paid ({status}){said}"))),
            404 => Try::Failed(Failure::Provider(format!("there is no such model or address ({status}){said}"))),
            300..=399 => Try::Failed(Failure::Provider(format!("it sends elsewhere ({status}), which is not followed: give its real address"))),
            413 => Try::Failed(Failure::Request(format!("the request was too large ({status}){said}"))),
            429 if raw.contains("insufficient_quota") || body.contains("insufficient_quota") => {
                Try::Failed(Failure::Provider(format!("the quota is used up ({status}){said}")))
            }
            429 => Try::Again(format!("it is asked too often ({status}){said}"), asked),
            408 | 409 | 425 | 500..=599 => Try::Again(format!("it failed ({status}){said}"), asked),
            _ => Try::Failed(Failure::Request(format!("it answered with status {status}{said}"))),
        }
    }

    fn trouble(&self, error: &reqwest::Error) -> String {
        if error.is_timeout() {
            return format!("no whole answer came within {} s", self.timeout.as_secs_f64());
        }
        let what = if error.is_connect() { "it cannot be reached" } else { "the connection broke" };
        self.clean(&format!("{what}: {}", chain(error)))
    }

    /// A server's words, without secrets: it may repeat the key that it was given.
    fn clean(&self, text: &str) -> String {
        reply::harmless(text, &self.masker)
    }
}

/// The body, or why not; without an error, it is too large.
async fn read(mut response: reqwest::Response) -> Result<Vec<u8>, Option<reqwest::Error>> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if body.len() + chunk.len() > LARGEST {
            return Err(None);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

/// Seconds, of `Retry-After` or, finer, `retry-after-ms`. A date is passed over: clocks differ.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let number = |name: &str| headers.get(name)?.to_str().ok()?.trim().parse::<f64>().ok().filter(|n| n.is_finite() && *n >= 0.0);
    let seconds = number("retry-after-ms").map(|ms| ms / 1000.0).or_else(|| number("retry-after"))?;
    Some(Duration::from_secs_f64(seconds.min(1e6)))
}

/// The innermost causes, which say what really happened. The address is left out: people gave it.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = String::new();
    let mut next = error.source();
    while let Some(cause) = next {
        text = cause.to_string();
        next = cause.source();
    }
    if text.is_empty() { "no reason was given".into() } else { text }
}

/// Between 0 and 1, another one each time.
fn jitter() -> f64 {
    use std::hash::{BuildHasher, RandomState};
    (RandomState::new().hash_one(0) % 1_000) as f64 / 1_000.0
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_kept() {
        let budget = Budget::new(2, 1_000);
        assert_eq!(budget.take(600), Ok(()));
        assert_eq!(budget.take(600), Err(Failure::Limit("--max-tokens")));
        budget.settle(600, Some((100, 20)));
        assert_eq!(budget.take(600), Ok(()));
        budget.settle(600, None);
        assert_eq!(budget.take(1), Err(Failure::Limit("--max-calls")));
        assert_eq!(budget.used(), (2, 100, 20));
    }

    #[test]
    fn a_server_may_ask_for_a_wait_but_not_for_ever() {
        let after = |name: &'static str, value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, HeaderValue::from_static(value));
            retry_after(&headers)
        };
        assert_eq!(after("retry-after", "2"), Some(Duration::from_secs(2)));
        assert_eq!(after("retry-after-ms", "1500"), Some(Duration::from_millis(1500)));
        for value in ["-1", "nan", "inf", "soon", "Wed, 21 Oct 2015 07:28:00 GMT"] {
            assert_eq!(after("retry-after", value), None);
        }
        let place = super::super::provider::Place { base_url: Some("http://localhost".into()), ..Default::default() };
        let model = Model::new("chat:m", place, |_| None).unwrap();
        let client = Client::new(model, Duration::from_secs(5), 3, Budget::new(1, 1)).unwrap();
        assert!(client.wait(1, after("retry-after", "1e300")) <= Duration::from_secs_f64(6.25));
        assert!(client.wait(1, Some(Duration::from_secs(2))) >= Duration::from_secs(2));
        assert!(client.wait(1, None) >= FIRST_WAIT && client.wait(40, None) <= Duration::from_secs_f64(6.25));
    }
}
