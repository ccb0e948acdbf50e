//! A line that says how far the run is, for people who wait.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

/// Shown only on a terminal, and only once a run has taken this long.
const PATIENCE: Duration = Duration::from_secs(1);
const STEP: Duration = Duration::from_millis(100);

/// Counts what is done; drawn by a thread of its own, so that counting costs an addition.
pub struct Progress {
    shared: Arc<Shared>,
    drawer: Option<JoinHandle<()>>,
}

struct Shared {
    done: AtomicUsize,
    total: usize,
    /// What is counted.
    what: &'static str,
    over: AtomicBool,
    lock: Mutex<()>,
    wake: Condvar,
}

impl Progress {
    pub fn start(total: usize, what: &'static str, quiet: bool) -> Self {
        let shared = Arc::new(Shared {
            done: AtomicUsize::new(0),
            total,
            what,
            over: AtomicBool::new(false),
            lock: Mutex::new(()),
            wake: Condvar::new(),
        });
        let draws = !quiet && total > 1 && io::stderr().is_terminal();
        let drawer = draws.then(|| {
            let shared = shared.clone();
            std::thread::spawn(move || shared.draw())
        });
        Progress { shared, drawer }
    }

    pub fn tick(&self) {
        self.shared.done.fetch_add(1, Ordering::Relaxed);
    }

    /// [`Progress::tick`], for others to keep.
    pub fn ticker(&self) -> impl Fn() + Send + Sync + 'static {
        let shared = self.shared.clone();
        move || {
            shared.done.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.shared.over.store(true, Ordering::Relaxed);
        self.shared.wake.notify_all();
        if let Some(drawer) = self.drawer.take() {
            let _ = drawer.join();
        }
    }
}

impl Shared {
    fn draw(&self) {
        let mut wait = PATIENCE;
        let mut drawn = false;
        loop {
            if let Ok(guard) = self.lock.lock() {
                let _ = self.wake.wait_timeout_while(guard, wait, |()| !self.over.load(Ordering::Relaxed));
            }
            let mut stderr = io::stderr().lock();
            if self.over.load(Ordering::Relaxed) {
                if drawn {
                    let _ = write!(stderr, "\r\x1b[K");
                }
                return;
            }
            let done = self.done.load(Ordering::Relaxed);
            let filled = (done * 30).checked_div(self.total).unwrap_or(0).min(30);
            let bar = format!("{}{}", "━".repeat(filled), "╌".repeat(30 - filled));
            let _ = write!(stderr, "\r\x1b[K{bar} {done}/{} {}", self.total, self.what);
            let _ = stderr.flush();
            drawn = true;
            wait = STEP;
        }
    }
}
