//! The configuration as read: every value with its place, every mistake collected.

use std::ops::Range;
use std::path::{Path, PathBuf};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::ConfigError;
use crate::catalog;
use crate::finding::{Certainty, World};

/// A value and the bytes of the file that it stands at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct At<T> {
    pub value: T,
    pub span: Range<usize>,
}

/// What a file says, key by key.
#[derive(Debug, Clone, Default)]
pub struct Raw {
    pub file: PathBuf,
    pub select: Option<Vec<At<String>>>,
    pub ignore: Option<Vec<At<String>>>,
    /// Glob, and checks to ignore in the notebooks that match.
    pub per_file_ignores: Vec<(At<String>, Vec<At<String>>)>,
    pub exclude: Option<Vec<At<String>>>,
    pub min_certainty: Option<Certainty>,
    pub fail_on: Option<Certainty>,
    pub worlds: Option<Vec<World>>,
    pub runtime: Option<bool>,
    pub without: Option<Vec<String>>,
    /// Library versions.
    pub assume: Vec<(String, String)>,
    pub baseline: Option<String>,
    pub llm: super::llm::Llm,
    /// Where lines begin, to turn places into lines.
    starts: Vec<usize>,
}

/// Every key, for "did you mean".
const KEYS: &[&str] = &[
    "select", "ignore", "per-file-ignores", "exclude", "min-certainty", "fail-on", "world", "runtime", "without",
    "assume", "baseline", "llm",
];

impl Raw {
    /// Reads `text` of `file`. For a `pyproject.toml` only `[tool.crane]` counts; `None` without it.
    ///
    /// # Errors
    /// All mistakes of the file, in the order of their places.
    pub fn parse(file: &Path, text: &str) -> Result<Option<Raw>, Vec<ConfigError>> {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let mut reader = Reader { raw: Raw { file: file.to_owned(), starts, ..Raw::default() }, errors: Vec::new() };
        let (table, mistakes) = DeTable::parse_recoverable(text);
        for mistake in mistakes {
            reader.error(mistake.span().unwrap_or(0..0), mistake.message().to_owned());
        }
        let pyproject = file.file_name().is_some_and(|name| name == "pyproject.toml");
        let table = if pyproject {
            let tool = table.get_ref().get("tool").and_then(|tool| tool.get_ref().as_table());
            match tool.and_then(|tool| tool.get("crane")) {
                Some(crane) => match crane.get_ref().as_table() {
                    Some(table) => table,
                    None => {
                        reader.error(crane.span(), "tool.crane must be a table".into());
                        return Err(reader.errors);
                    }
                },
                // Another tool's broken pyproject.toml is not for crane to report.
                None => return Ok(None),
            }
        } else {
            table.get_ref()
        };
        reader.table(table);
        if reader.errors.is_empty() {
            Ok(Some(reader.raw))
        } else {
            reader.errors.sort_by_key(|error| error.at);
            Err(reader.errors)
        }
    }

    /// A mistake in a value that is known only later.
    pub fn error_at(&self, span: &Range<usize>, message: String) -> ConfigError {
        let line = self.starts.partition_point(|start| *start <= span.start).max(1);
        let column = span.start - self.starts[line - 1] + 1;
        ConfigError { file: self.file.clone(), at: Some((line, column)), message }
    }
}

struct Reader {
    raw: Raw,
    errors: Vec<ConfigError>,
}

impl Reader {
    fn error(&mut self, span: Range<usize>, message: String) {
        self.errors.push(self.raw.error_at(&span, message));
    }

    fn table(&mut self, table: &DeTable<'_>) {
        for (key, value) in table.iter() {
            match key.get_ref().as_ref() {
                "select" => self.raw.select = self.strings(value),
                "ignore" => self.raw.ignore = self.strings(value),
                "exclude" => self.raw.exclude = self.strings(value),
                "per-file-ignores" => {
                    for (glob, checks) in self.entries(value) {
                        if let Some(checks) = self.strings(checks) {
                            self.raw.per_file_ignores.push((glob, checks));
                        }
                    }
                }
                "min-certainty" => self.raw.min_certainty = self.certainty(value),
                "fail-on" => self.raw.fail_on = self.certainty(value),
                "world" => {
                    let words = [("kernel", vec![World::Kernel]), ("fresh", vec![World::Fresh]), ("both", vec![World::Kernel, World::Fresh])];
                    self.raw.worlds = self.word(value, &words);
                }
                "runtime" => match value.get_ref() {
                    DeValue::Boolean(on) => self.raw.runtime = Some(*on),
                    _ => self.error(value.span(), "runtime must be true or false".into()),
                },
                "without" => {
                    let words: Vec<_> = super::settings::CATEGORIES.iter().map(|c| (*c, (*c).to_owned())).collect();
                    if let Some(items) = self.array(value) {
                        self.raw.without = Some(items.iter().filter_map(|item| self.word(item, &words)).collect());
                    }
                }
                "assume" => {
                    for (name, version) in self.entries(value) {
                        if let Some(version) = self.string(version) {
                            self.raw.assume.push((name.value, version.value));
                        }
                    }
                }
                "baseline" => self.raw.baseline = self.string(value).map(|path| path.value),
                "llm" => self.llm(value),
                other => self.unknown(key.span(), other, KEYS),
            }
        }
    }

    fn unknown(&mut self, span: Range<usize>, key: &str, known: &[&str]) {
        let hint = match catalog::nearest_of(key, known.iter().copied()) {
            Some(guess) => format!("did you mean \"{guess}\"?"),
            None => format!("known keys are {}", known.join(", ")),
        };
        self.error(span, format!("unknown key \"{key}\"; {hint}"));
    }

    fn llm(&mut self, value: &Spanned<DeValue<'_>>) {
        for (key, value) in self.entries(value) {
            match key.value.as_str() {
                "model" => self.raw.llm.model = self.string(value).map(|text| text.value),
                "api-version" => self.raw.llm.api_version = self.string(value).map(|text| text.value),
                "temperature" => self.raw.llm.temperature = self.number(value, 0.0, 2.0),
                "timeout" => self.raw.llm.timeout = self.number(value, 0.1, 3_600.0),
                "votes" => {
                    self.raw.llm.votes = self.number(value, 1.0, 99.0).map(|n| n as usize).filter(|n| n % 2 == 1);
                    if self.raw.llm.votes.is_none() {
                        self.error(value.span(), "votes must be an odd number".into());
                    }
                }
                "concurrency" => self.raw.llm.concurrency = self.number(value, 1.0, 256.0).map(|n| n as usize),
                "prompt-tokens" => self.raw.llm.prompt_tokens = self.number(value, 2_000.0, 1e7).map(|n| n as usize),
                "max-calls" => self.raw.llm.max_calls = self.number(value, 0.0, 1e9).map(|n| n as usize),
                "max-tokens" => self.raw.llm.max_tokens = self.number(value, 0.0, 1e15).map(|n| n as u64),
                "base-url" | "header" | "headers" | "key" | "api-key" | "ask" => self.error(
                    key.span,
                    "not in a file, which may be a stranger's: give it on the command line, and keys in the environment".into(),
                ),
                other => self.unknown(key.span, other, super::llm::KEYS),
            }
        }
    }

    fn number(&mut self, value: &Spanned<DeValue<'_>>, least: f64, most: f64) -> Option<f64> {
        let number = match value.get_ref() {
            DeValue::Integer(number) => number.as_str().replace('_', "").parse().ok(),
            DeValue::Float(number) => number.as_str().replace('_', "").parse().ok(),
            _ => None,
        };
        let number = number.filter(|number: &f64| (least..=most).contains(number));
        if number.is_none() {
            self.error(value.span(), format!("must be a number from {least} to {most}"));
        }
        number
    }

    fn certainty(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Certainty> {
        self.word(value, &[("certain", Certainty::Certain), ("likely", Certainty::Likely), ("suspected", Certainty::Suspected)])
    }

    fn word<T: Clone>(&mut self, value: &Spanned<DeValue<'_>>, words: &[(&str, T)]) -> Option<T> {
        let found = match value.get_ref() {
            DeValue::String(text) => words.iter().find(|(word, _)| word == text).map(|(_, meaning)| meaning.clone()),
            _ => None,
        };
        if found.is_none() {
            let known: Vec<String> = words.iter().map(|(word, _)| format!("\"{word}\"")).collect();
            self.error(value.span(), format!("must be one of {}", known.join(", ")));
        }
        found
    }

    fn string(&mut self, value: &Spanned<DeValue<'_>>) -> Option<At<String>> {
        match value.get_ref() {
            DeValue::String(text) => Some(At { value: text.to_string(), span: value.span() }),
            _ => {
                self.error(value.span(), "must be a string in quotes".into());
                None
            }
        }
    }

    fn array<'a, 'b>(&mut self, value: &'a Spanned<DeValue<'b>>) -> Option<&'a [Spanned<DeValue<'b>>]> {
        match value.get_ref() {
            DeValue::Array(items) => Some(items),
            _ => {
                self.error(value.span(), "must be a list, [\"…\", \"…\"]".into());
                None
            }
        }
    }

    fn strings(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Vec<At<String>>> {
        let items = self.array(value)?;
        Some(items.iter().filter_map(|item| self.string(item)).collect())
    }

    fn entries<'a, 'b>(&mut self, value: &'a Spanned<DeValue<'b>>) -> Vec<(At<String>, &'a Spanned<DeValue<'b>>)> {
        match value.get_ref() {
            DeValue::Table(table) => {
                table.iter().map(|(key, value)| (At { value: key.get_ref().to_string(), span: key.span() }, value)).collect()
            }
            _ => {
                self.error(value.span(), "must be a table, { \"…\" = … }".into());
                Vec::new()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errors(text: &str) -> Vec<String> {
        Raw::parse(Path::new("crane.toml"), text).unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_mistake_is_told_with_its_place() {
        let text = "slect = []\nignore = \"a\"\nmin-certainty = \"sure\"\nworld = 1\n[assume]\nnumpy = 2\n";
        assert_eq!(
            errors(text),
            [
                "crane.toml:1:1: unknown key \"slect\"; did you mean \"select\"?",
                "crane.toml:2:10: must be a list, [\"…\", \"…\"]",
                "crane.toml:3:17: must be one of \"certain\", \"likely\", \"suspected\"",
                "crane.toml:4:9: must be one of \"kernel\", \"fresh\", \"both\"",
                "crane.toml:6:9: must be a string in quotes",
            ]
        );
    }

    #[test]
    fn a_file_sets_how_a_model_is_asked_but_not_where() {
        let text = "[llm]\nmodel = \"openai:gpt-5\"\nvotes = 3\ntimeout = 2.5\nmax-calls = 1_000\n";
        let llm = Raw::parse(Path::new("crane.toml"), text).unwrap().unwrap().llm;
        assert_eq!((llm.model.as_deref(), llm.votes, llm.timeout, llm.max_calls), (Some("openai:gpt-5"), Some(3), Some(2.5), Some(1_000)));
        let all = errors("[llm]\nbase-url = \"https://evil.example\"\nvotes = 4\nvote = 3\n");
        assert!(all[0].starts_with("crane.toml:2:1: not in a file"), "{all:?}");
        assert!(all[1].contains("odd number") && all[2].contains("did you mean \"votes\""), "{all:?}");
    }

    #[test]
    fn broken_toml_is_told_with_its_line() {
        let all = errors("select = [\nignore = 1\n");
        assert!(all[0].starts_with("crane.toml:"), "{all:?}");
    }

    #[test]
    fn a_pyproject_of_others_is_no_configuration() {
        let parse = |text| Raw::parse(Path::new("a/pyproject.toml"), text).unwrap();
        assert!(parse("[tool.ruff]\nselect = 1\n").is_none());
        let raw = parse("[tool.crane]\nworld = \"fresh\"\nassume = { pandas = \"2.2\" }\n").unwrap();
        assert_eq!(raw.worlds, Some(vec![World::Fresh]));
        assert_eq!(raw.assume, [("pandas".to_owned(), "2.2".to_owned())]);
    }
}
