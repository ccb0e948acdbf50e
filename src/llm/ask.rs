//! Puts questions to a model: several at a time, votes until the outcome is decided, and an end when there is no use.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::cache::Cache;
use super::http::{Budget, Client, Failure};
use super::prompt::Prompt;
use super::provider::Model;
use super::reply::{self, Reply};
use super::votes::{Tally, shared};

/// Questions in a row that got no answer after which nobody asks on.
const PATIENCE: usize = 3;
/// Unusable replies to one question after which it is given up.
const USELESS: usize = 3;

/// How to ask.
#[derive(Debug, Clone)]
pub struct Manner {
    pub votes: usize,
    /// Calls at the same time.
    pub concurrency: usize,
    pub timeout: Duration,
    pub retries: u32,
    pub max_calls: usize,
    pub max_tokens: u64,
    pub cache: bool,
}

/// What the votes on one question came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voted {
    pub crash: bool,
    /// Votes that say crash, and all.
    pub votes: (u32, u32),
    /// What most of those agree on, where it crashes.
    pub shared: Option<Reply>,
}

/// All that came of asking.
#[derive(Debug, Default)]
pub struct Outcome {
    /// By question: votes, or why there are none.
    pub answers: Vec<Result<Voted, String>>,
    pub calls: usize,
    pub tokens_sent: u64,
    pub tokens_received: u64,
    /// Votes that were known from before.
    pub from_cache: usize,
}

/// Asks every question. Equal ones are asked once. `tick` is called after each.
///
/// # Errors
/// One sentence, where nothing could be asked at all.
pub fn ask(model: Model, manner: &Manner, prompts: &[Prompt], tick: impl Fn() + Send + Sync + 'static) -> Result<Outcome, String> {
    let budget = Budget::new(manner.max_calls, manner.max_tokens);
    let cache = if manner.cache { Cache::of_user() } else { Cache::none() };
    let client = Client::new(model.clone(), manner.timeout, manner.retries, budget)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| format!("no connection can be made: {error}"))?;
    let session = Arc::new(Session {
        client,
        model,
        cache,
        votes: manner.votes,
        slots: Arc::new(Semaphore::new(manner.concurrency.max(1))),
        over: Mutex::new(None),
        failed_in_a_row: AtomicUsize::new(0),
        from_cache: AtomicUsize::new(0),
    });
    let mut unique: Vec<&Prompt> = Vec::new();
    let mut number: HashMap<&str, usize> = HashMap::new();
    let places: Vec<usize> = prompts
        .iter()
        .map(|prompt| {
            *number.entry(prompt.user.as_str()).or_insert_with(|| {
                unique.push(prompt);
                unique.len() - 1
            })
        })
        .collect();
    let answers = runtime.block_on(all(&session, &unique, Arc::new(tick)));
    // A connection that hangs must not hold up the end.
    runtime.shutdown_background();
    let (calls, tokens_sent, tokens_received) = session.client.budget.used();
    Ok(Outcome {
        answers: places.into_iter().map(|place| answers[place].clone()).collect(),
        calls,
        tokens_sent,
        tokens_received,
        from_cache: session.from_cache.load(Ordering::Relaxed),
    })
}

async fn all(session: &Arc<Session>, prompts: &[&Prompt], tick: Arc<impl Fn() + Send + Sync + 'static>) -> Vec<Result<Voted, String>> {
    let mut answers: Vec<Result<Voted, String>> = vec![Err("it was not asked".into()); prompts.len()];
    let mut tasks = JoinSet::new();
    // No more questions under way than calls may be: the first ones are finished first.
    let gate = Arc::new(Semaphore::new(session.slots.available_permits()));
    for (index, prompt) in prompts.iter().enumerate() {
        let (session, prompt, gate, tick) = (session.clone(), (*prompt).clone(), gate.clone(), tick.clone());
        tasks.spawn(async move {
            let _place = gate.acquire_owned().await;
            let answer = session.question(&prompt).await;
            tick();
            (index, answer)
        });
    }
    while let Some(done) = tasks.join_next().await {
        if let Ok((index, answer)) = done {
            answers[index] = answer;
        }
    }
    answers
}

struct Session {
    client: Client,
    model: Model,
    cache: Cache,
    votes: usize,
    slots: Arc<Semaphore>,
    /// Why nobody asks any more.
    over: Mutex<Option<String>>,
    failed_in_a_row: AtomicUsize,
    from_cache: AtomicUsize,
}

impl Session {
    async fn question(self: &Arc<Self>, prompt: &Prompt) -> Result<Voted, String> {
        let key = Cache::key(&self.model, &prompt.user);
        let mut replies: Vec<Reply> = Vec::new();
        let mut tally = Tally::new(self.votes);
        for reply in self.cache.get(&key, self.client.masker()) {
            if tally.outcome().is_some() {
                break;
            }
            tally.add(reply.crash);
            replies.push(reply);
        }
        self.from_cache.fetch_add(replies.len(), Ordering::Relaxed);
        let known = replies.len();
        let result = self.vote(prompt, &mut tally, &mut replies).await;
        if replies.len() > known {
            self.cache.put(&key, &replies);
        }
        match &result {
            Ok(()) if replies.len() > known => self.failed_in_a_row.store(0, Ordering::Relaxed),
            Ok(()) => {}
            Err(why) => {
                if self.failed_in_a_row.fetch_add(1, Ordering::Relaxed) + 1 >= PATIENCE {
                    self.end(why.clone());
                }
            }
        }
        result?;
        let (crash, asked) = tally.counts();
        let outcome = tally.outcome().unwrap_or(false);
        let shared = if outcome { shared(&replies).cloned() } else { None };
        Ok(Voted { crash: outcome, votes: (crash as u32, asked as u32), shared })
    }

    /// Asks until the outcome is decided; as many at once as are needed in any case.
    async fn vote(self: &Arc<Self>, prompt: &Prompt, tally: &mut Tally, replies: &mut Vec<Reply>) -> Result<(), String> {
        let mut useless = 0;
        while tally.needed() > 0 {
            let mut calls = JoinSet::new();
            for _ in 0..tally.needed() {
                let (session, prompt) = (self.clone(), prompt.clone());
                calls.spawn(async move { session.call(&prompt).await });
            }
            let mut failed: Option<String> = None;
            while let Some(done) = calls.join_next().await {
                match done.unwrap_or_else(|_| Err(Call::Useless("the call was broken off".into()))) {
                    Ok(reply) => {
                        tally.add(reply.crash);
                        replies.push(reply);
                    }
                    Err(Call::Useless(why)) => {
                        useless += 1;
                        if useless >= USELESS {
                            failed.get_or_insert(format!("what it answers cannot be used: {why}"));
                        }
                    }
                    Err(Call::Failed(why)) => {
                        failed.get_or_insert(why);
                    }
                }
            }
            if let (Some(why), None) = (failed, tally.outcome()) {
                return Err(why);
            }
        }
        Ok(())
    }

    async fn call(&self, prompt: &Prompt) -> Result<Reply, Call> {
        let _slot = self.slots.clone().acquire_owned().await;
        if let Some(why) = self.over() {
            return Err(Call::Failed(why));
        }
        match self.client.call(&prompt.user, prompt.tokens() as u64).await {
            Ok(answer) => reply::read(&answer.text, prompt.lines, self.client.masker()).map_err(Call::Useless),
            Err(Failure::Answer(why)) => Err(Call::Useless(why)),
            Err(Failure::Request(why) | Failure::Outage(why)) => Err(Call::Failed(why)),
            Err(Failure::Provider(why)) => {
                self.end(why.clone());
                Err(Call::Failed(why))
            }
            Err(Failure::Limit(flag)) => {
                let why = format!("the limit that {flag} sets is reached");
                self.end(why.clone());
                Err(Call::Failed(why))
            }
        }
    }

    fn over(&self) -> Option<String> {
        self.over.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
    }

    fn end(&self, why: String) {
        self.over.lock().unwrap_or_else(std::sync::PoisonError::into_inner).get_or_insert(why);
    }
}

enum Call {
    /// An answer came that is none; another may be one.
    Useless(String),
    Failed(String),
}
