//! Which configuration a notebook has: that of the nearest folder above it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::raw::Raw;
use super::{ConfigError, Overrides, Settings};

/// Finds, reads and remembers configurations, by folder.
pub struct Configs {
    overrides: Overrides,
    /// One for all: `--config FILE` or `--isolated`.
    fixed: Option<Arc<Settings>>,
    by_folder: HashMap<PathBuf, Arc<Settings>>,
    by_file: HashMap<PathBuf, Arc<Settings>>,
    /// For notebooks below no configuration.
    default: Option<Arc<Settings>>,
    cwd: PathBuf,
}

impl Configs {
    pub fn new(overrides: Overrides) -> Self {
        let cwd = std::env::current_dir().unwrap_or_default();
        Configs { overrides, fixed: None, by_folder: HashMap::new(), by_file: HashMap::new(), default: None, cwd }
    }

    /// No configuration files at all.
    ///
    /// # Errors
    /// None of a file; the type is that of its siblings.
    pub fn isolate(&mut self) -> Result<(), Vec<ConfigError>> {
        self.fixed = Some(Arc::new(Settings::new(None, &self.overrides, &self.cwd)?));
        Ok(())
    }

    /// This file for every notebook.
    ///
    /// # Errors
    /// The file's mistakes, or why it cannot be read.
    pub fn fix(&mut self, file: &Path) -> Result<(), Vec<ConfigError>> {
        let raw = read(file)?.ok_or_else(|| {
            vec![ConfigError { file: file.to_owned(), at: None, message: "has no [tool.crane] table".into() }]
        })?;
        let root = std::path::absolute(file).ok().and_then(|file| file.parent().map(Path::to_owned));
        self.fixed = Some(Arc::new(Settings::new(Some(&raw), &self.overrides, &root.unwrap_or_default())?));
        Ok(())
    }

    /// The settings for a notebook at `path`, which need not exist.
    ///
    /// # Errors
    /// The mistakes of the configuration file that it falls under.
    pub fn of(&mut self, path: &Path) -> Result<Arc<Settings>, Vec<ConfigError>> {
        if let Some(fixed) = &self.fixed {
            return Ok(fixed.clone());
        }
        let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let folder = whole.parent().unwrap_or(&whole).to_owned();
        if let Some(known) = self.by_folder.get(&folder) {
            return Ok(known.clone());
        }
        let settings = self.search(&folder)?;
        self.by_folder.insert(folder, settings.clone());
        Ok(settings)
    }

    fn search(&mut self, folder: &Path) -> Result<Arc<Settings>, Vec<ConfigError>> {
        for above in folder.ancestors() {
            for name in ["crane.toml", "pyproject.toml"] {
                let file = above.join(name);
                if let Some(known) = self.by_file.get(&file) {
                    return Ok(known.clone());
                }
                if !file.is_file() {
                    continue;
                }
                if let Some(raw) = read(&file)? {
                    let settings = Arc::new(Settings::new(Some(&raw), &self.overrides, above)?);
                    self.by_file.insert(file, settings.clone());
                    return Ok(settings);
                }
            }
        }
        if let Some(default) = &self.default {
            return Ok(default.clone());
        }
        let default = Arc::new(Settings::new(None, &self.overrides, &self.cwd)?);
        self.default = Some(default.clone());
        Ok(default)
    }
}

fn read(file: &Path) -> Result<Option<Raw>, Vec<ConfigError>> {
    let shown = shorter(file);
    let text = std::fs::read_to_string(file).map_err(|error| {
        vec![ConfigError { file: shown.clone(), at: None, message: format!("cannot be read: {error}") }]
    })?;
    Raw::parse(&shown, &text)
}

/// Relative to the working directory where it lies below, as people would write it.
pub fn shorter(file: &Path) -> PathBuf {
    let cwd = std::env::current_dir().unwrap_or_default();
    file.strip_prefix(&cwd).unwrap_or(file).to_owned()
}
