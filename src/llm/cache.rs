//! Answers that were paid for, kept in the user's cache folder by all that they depend on.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::mask::Masker;
use super::prompt::{SCHEMA, SYSTEM, VERSION};
use super::provider::Model;
use super::reply::{Reply, harmless};
use crate::select::fingerprint::hex;

/// Most answers that one entry is read for.
const MOST: usize = 100;
/// Largest entry that is read, in bytes.
const LARGEST: u64 = 1 << 20;

/// A folder of answers.
#[derive(Debug, Clone)]
pub struct Cache {
    folder: Option<PathBuf>,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    replies: Vec<Reply>,
}

impl Cache {
    /// In the user's cache folder: `CRANE_CACHE_DIR`, or where the system keeps caches.
    pub fn of_user() -> Self {
        Cache { folder: folder(|name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute())).map(|folder| folder.join("llm")) }
    }

    /// One that forgets.
    pub fn none() -> Self {
        Cache { folder: None }
    }

    /// The name of a question: a hash of everything that an answer depends on.
    pub fn key(model: &Model, user: &str) -> String {
        let mut hash = Sha256::new();
        let temperature = format!("{:?}", model.temperature);
        let version = model.api_version.as_deref().unwrap_or_default();
        for part in [VERSION, SYSTEM, SCHEMA, &model.title(), &model.base_url, version, &temperature, user] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
        hex(&hash.finalize())
    }

    /// The answers to a question. What is damaged is as good as not there.
    pub fn get(&self, key: &str, masker: &Masker) -> Vec<Reply> {
        let read = || -> Option<Entry> {
            let path = self.path(key)?;
            let metadata = std::fs::symlink_metadata(&path).ok()?;
            if !metadata.is_file() || metadata.len() > LARGEST {
                return None;
            }
            serde_json::from_slice(&std::fs::read(path).ok()?).ok()
        };
        let mut replies = read().map(|entry| entry.replies).unwrap_or_default();
        replies.truncate(MOST);
        for reply in &mut replies {
            reply.diagnosis = harmless(&reply.diagnosis, masker);
            reply.exception = reply.exception.take().filter(|name| name.len() <= 60 && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'));
        }
        replies
    }

    /// Keeps the answers to a question. A cache that cannot be written is slow, not wrong: nobody is told.
    pub fn put(&self, key: &str, replies: &[Reply]) {
        if let Some(path) = self.path(key) {
            let _ = write(&path, &Entry { replies: replies.to_vec() });
        }
    }

    fn path(&self, key: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(&key[..2]).join(format!("{key}.json")))
    }
}

/// Whole or not at all, and for the user alone.
fn write(path: &Path, entry: &Entry) -> std::io::Result<()> {
    let parent = path.parent().unwrap_or(path);
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
        builder.mode(0o700);
        options.mode(0o600);
    }
    builder.create(parent)?;
    let part = path.with_extension(format!("{}.part", std::process::id()));
    let mut file = options.open(&part)?;
    let written = file.write_all(&serde_json::to_vec(entry)?).and_then(|()| std::fs::rename(&part, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    written
}

fn folder(set: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    if let Some(folder) = set("CRANE_CACHE_DIR") {
        return Some(folder);
    }
    if cfg!(windows) {
        return Some(set("LOCALAPPDATA")?.join("crane").join("cache"));
    }
    if cfg!(target_os = "macos") {
        return Some(set("HOME")?.join("Library/Caches/crane"));
    }
    Some(set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")))?.join("crane"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::llm::provider::Place;

    fn model(temperature: f64) -> Model {
        let place = Place { base_url: Some("http://localhost".into()), temperature: Some(temperature), ..Place::default() };
        Model::new("chat:m", place, |_| None).unwrap()
    }

    #[test]
    fn answers_are_kept_by_prompt_model_and_settings() {
        let folder = std::env::temp_dir().join(format!("crane-cache-test-{}", std::process::id()));
        let cache = Cache { folder: Some(folder.clone()) };
        let replies = [Reply { crash: true, exception: Some("KeyError".into()), line: Some(1), diagnosis: "no column".into() }];
        let key = Cache::key(&model(0.0), "question");
        assert_ne!(key, Cache::key(&model(1.0), "question"));
        assert_ne!(key, Cache::key(&model(0.0), "question "));
        let masker = Masker::default();
        assert!(cache.get(&key, &masker).is_empty());
        cache.put(&key, &replies);
        assert_eq!(cache.get(&key, &masker), replies);
        std::fs::write(cache.path(&key).unwrap(), "{\"replies\": [{\"crash\": 3}]}").unwrap();
        assert!(cache.get(&key, &masker).is_empty());
        cache.put(&key, &replies);
        assert_eq!(cache.get(&key, &masker), replies);
        Cache::none().put(&key, &replies);
        assert!(Cache::none().get(&key, &masker).is_empty());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_folder_is_the_users() {
        let with = |names: &'static [&'static str]| folder(move |name| names.contains(&name).then(|| PathBuf::from("/").join(name)));
        assert_eq!(with(&["CRANE_CACHE_DIR", "HOME"]), Some("/CRANE_CACHE_DIR".into()));
        assert_eq!(with(&[]), None);
        if cfg!(target_os = "linux") {
            assert_eq!(with(&["HOME"]), Some("/HOME/.cache/crane".into()));
            assert_eq!(with(&["HOME", "XDG_CACHE_HOME"]), Some("/XDG_CACHE_HOME/crane".into()));
        }
    }
}
