//! The configuration as meant: what the file says, overridden by the command line.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use globset::{Glob, GlobBuilder, GlobMatcher, GlobSet, GlobSetBuilder};

use super::ConfigError;
use super::raw::{At, Raw};
use crate::catalog::{self, CHECKS};
use crate::finding::{Certainty, World};
use crate::lint::Options;

/// Categories of recorded facts that can be left out.
pub const CATEGORIES: &[&str] = &["structure", "types", "values"];

/// Some of the checks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Selector(BTreeSet<&'static str>);

impl Selector {
    /// The checks that are on by default.
    pub fn standard() -> Self {
        Selector(CHECKS.iter().filter(|check| check.on).map(|check| check.name).collect())
    }

    /// From names, codes, beginnings of codes (`CRN1`) and `all`.
    ///
    /// # Errors
    /// The first word that is none of these, with a guess.
    pub fn parse<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Self, String> {
        let mut chosen = BTreeSet::new();
        for word in words {
            let upper = word.to_ascii_uppercase();
            let before = chosen.len();
            let mut known = false;
            for check in CHECKS {
                let family = upper.starts_with("CRN") && check.code.starts_with(&upper);
                if upper == "ALL" || family || check.name == word {
                    known = true;
                    chosen.insert(check.name);
                }
            }
            if !known {
                debug_assert_eq!(before, chosen.len());
                let hint = match catalog::nearest(word) {
                    Some(guess) => format!("did you mean \"{guess}\"?"),
                    None => "`crane checks` lists them".to_owned(),
                };
                return Err(format!("unknown check \"{word}\"; {hint}"));
            }
        }
        Ok(Selector(chosen))
    }

    pub fn has(&self, check: &str) -> bool {
        self.0.contains(check)
    }
}

/// What the command line says; `None` leaves a key to the file.
#[derive(Debug, Clone, Default)]
pub struct Overrides {
    pub select: Option<Selector>,
    /// Added to the file's.
    pub ignore: Option<Selector>,
    pub min_certainty: Option<Certainty>,
    pub fail_on: Option<Certainty>,
    pub worlds: Option<Vec<World>>,
    pub no_runtime: bool,
    pub without: Vec<String>,
    pub assume: BTreeMap<String, String>,
    pub baseline: Option<PathBuf>,
    /// Whether a language model is asked: then what it suspects is reported, unless a certainty is set.
    pub llm: bool,
}

/// Everything that decides how one notebook is read and what is reported.
#[derive(Debug, Clone)]
pub struct Settings {
    pub options: Options,
    pub select: Selector,
    pub ignore: Selector,
    pub min_certainty: Certainty,
    pub fail_on: Certainty,
    pub baseline: Option<PathBuf>,
    pub llm: super::llm::Llm,
    per_file_ignores: Vec<(GlobMatcher, Selector)>,
    exclude: GlobSet,
    /// Folder of the configuration file; globs are relative to it.
    root: PathBuf,
}

impl Settings {
    /// `root` is the folder that globs are relative to: that of the file, or the working directory.
    ///
    /// # Errors
    /// Unknown checks and broken globs, with their places in the file.
    pub fn new(raw: Option<&Raw>, overrides: &Overrides, root: &Path) -> Result<Self, Vec<ConfigError>> {
        let none = Raw::default();
        let raw = raw.unwrap_or(&none);
        let mut errors = Vec::new();
        let mut selector = |items: &[At<String>]| {
            let mut all = Selector(BTreeSet::new());
            for item in items {
                match Selector::parse([item.value.as_str()]) {
                    Ok(some) => all.0.extend(some.0),
                    Err(message) => errors.push(raw.error_at(&item.span, message)),
                }
            }
            all
        };
        let select = raw.select.as_deref().map(&mut selector);
        let mut ignore = selector(raw.ignore.as_deref().unwrap_or_default());
        let ignored_in: Vec<_> = raw.per_file_ignores.iter().map(|(glob, checks)| (glob, selector(checks))).collect();
        ignore.0.extend(overrides.ignore.iter().flat_map(|more| more.0.iter().copied()));

        let mut per_file_ignores = Vec::new();
        for (pattern, checks) in ignored_in {
            match glob(&pattern.value) {
                Ok(glob) => per_file_ignores.push((glob.compile_matcher(), checks)),
                Err(message) => errors.push(raw.error_at(&pattern.span, message)),
            }
        }
        let mut exclude = GlobSetBuilder::new();
        for pattern in raw.exclude.iter().flatten() {
            match glob(&pattern.value) {
                Ok(glob) => {
                    exclude.add(glob);
                }
                Err(message) => errors.push(raw.error_at(&pattern.span, message)),
            }
        }
        let exclude = exclude.build().unwrap_or_default();

        let mut assume: BTreeMap<String, String> = raw.assume.iter().cloned().collect();
        assume.extend(overrides.assume.clone());
        let mut without = raw.without.clone().unwrap_or_default();
        without.extend(overrides.without.iter().cloned());
        let options = Options {
            worlds: overrides.worlds.clone().or(raw.worlds.clone()).unwrap_or_else(|| Options::default().worlds),
            runtime: !overrides.no_runtime && raw.runtime.unwrap_or(true),
            without,
            assume,
            ..Options::default()
        };
        let baseline = overrides.baseline.clone().or_else(|| raw.baseline.as_ref().map(|path| super::find::shorter(&root.join(path))));
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(Settings {
            options,
            select: overrides.select.clone().or(select).unwrap_or_else(Selector::standard),
            ignore,
            min_certainty: overrides.min_certainty.or(raw.min_certainty).unwrap_or(if overrides.llm { Certainty::Suspected } else { Certainty::Likely }),
            fail_on: overrides.fail_on.or(raw.fail_on).unwrap_or(Certainty::Certain),
            baseline,
            llm: raw.llm.clone(),
            per_file_ignores,
            exclude,
            root: root.to_owned(),
        })
    }

    /// Whether findings of `check` in the notebook `path` are wanted.
    pub fn wants(&self, check: &str, path: &Path) -> bool {
        let path = self.relative(path);
        self.select.has(check)
            && !self.ignore.has(check)
            && !self.per_file_ignores.iter().any(|(glob, checks)| checks.has(check) && glob.is_match(&path))
    }

    /// Whether a walk leaves `path` out. A file that the user names is never left out.
    pub fn excludes(&self, path: &Path) -> bool {
        let path = self.relative(path);
        // A pattern that names a folder leaves out all that lies below it.
        path.ancestors().any(|part| !part.as_os_str().is_empty() && self.exclude.is_match(part))
    }

    fn relative(&self, path: &Path) -> PathBuf {
        let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        whole.strip_prefix(&self.root).map(Path::to_owned).unwrap_or(whole)
    }
}

/// A glob as in `.gitignore`: one without a slash matches at every depth.
fn glob(pattern: &str) -> Result<Glob, String> {
    let trimmed = pattern.trim_end_matches('/');
    let whole = match trimmed.strip_prefix('/') {
        Some(anchored) => anchored.to_owned(),
        None if trimmed.contains('/') => trimmed.to_owned(),
        None => format!("**/{trimmed}"),
    };
    GlobBuilder::new(&whole).literal_separator(true).build().map_err(|error| format!("\"{pattern}\" is no glob: {}", error.kind()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(text: &str, overrides: &Overrides) -> Result<Settings, Vec<ConfigError>> {
        let raw = Raw::parse(Path::new("/repo/crane.toml"), text).unwrap();
        Settings::new(raw.as_ref(), overrides, Path::new("/repo"))
    }

    #[test]
    fn selection_takes_names_codes_and_families() {
        assert!(Selector::parse(["CRN1"]).unwrap().has("undefined-name"));
        assert!(!Selector::parse(["crn901"]).unwrap().has("undefined-name"));
        assert!(Selector::parse(["ALL"]).unwrap().has("unused-suppression"));
        assert!(!Selector::standard().has("unused-suppression"));
        assert_eq!(Selector::parse(["undefined-nme"]).unwrap_err(), "unknown check \"undefined-nme\"; did you mean \"undefined-name\"?");
        assert!(Selector::parse(["C"]).is_err());
    }

    #[test]
    fn globs_choose_files() {
        let text = "exclude = [\"old\", \"/a/*.ipynb\"]\n[per-file-ignores]\n\"course/**\" = [\"CRN101\"]\n";
        let settings = settings(text, &Overrides::default()).unwrap();
        let excluded = |path: &str| settings.excludes(Path::new(path));
        assert_eq!(["/repo/x/old/n.ipynb", "/repo/a/n.ipynb", "/repo/b/a/n.ipynb", "/repo/n.ipynb"].map(excluded), [true, true, false, false]);
        assert!(!settings.wants("undefined-name", Path::new("/repo/course/1/n.ipynb")));
        assert!(settings.wants("undefined-name", Path::new("/repo/n.ipynb")));
    }

    #[test]
    fn the_command_line_wins() {
        let overrides = Overrides { fail_on: Some(Certainty::Suspected), ignore: Some(Selector::parse(["CRN1"]).unwrap()), ..Overrides::default() };
        let settings = settings("fail-on = \"likely\"\nmin-certainty = \"certain\"\nruntime = false", &overrides).unwrap();
        assert_eq!((settings.fail_on, settings.min_certainty, settings.options.runtime), (Certainty::Suspected, Certainty::Certain, false));
        assert!(!settings.wants("undefined-name", Path::new("n.ipynb")));
    }

    #[test]
    fn unknown_checks_and_broken_globs_have_places() {
        let errors = settings("select = [\"CRN101\", \"nope\"]\nexclude = [\"a[\"]\n", &Overrides::default()).unwrap_err();
        let shown: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(shown[0], "/repo/crane.toml:1:21: unknown check \"nope\"; `crane checks` lists them");
        assert!(shown[1].starts_with("/repo/crane.toml:2:12: \"a[\" is no glob"), "{shown:?}");
    }
}
