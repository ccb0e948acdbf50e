//! The written form of a library's catalogue; scripts/catalogue/write.py describes it.

use std::collections::{HashMap, HashSet};
use std::io::Read;
use std::sync::OnceLock;

use rustc_hash::FxHashMap;

/// Part of the text about one module or class.
pub(super) struct Section {
    pub name: &'static str,
    /// States of the module or class itself.
    pub history: &'static str,
    /// Lines of its names.
    body: &'static str,
    /// The histories of its names, once one was asked for.
    index: OnceLock<FxHashMap<&'static str, &'static str>>,
}

/// Everything that is known about a library.
pub struct Library {
    pub distribution: &'static str,
    /// Version, and the oldest Python that it runs on; oldest first.
    versions: Vec<(&'static str, &'static str)>,
    /// Attributes that some code of the library sets on any object.
    outside: HashSet<&'static str>,
    parameters: Vec<&'static str>,
    modules: HashMap<&'static str, Section>,
    classes: Vec<Section>,
    class_numbers: HashMap<&'static str, u32>,
}

/// More than any catalogue has; data is our own, but a mistake should not fill the memory.
const MOST_BYTES: u64 = 64 << 20;

impl Library {
    /// Decompresses; `None` if the data is broken, which a test rules out.
    pub(super) fn load(distribution: &'static str, data: &[u8]) -> Option<Library> {
        let mut text = String::new();
        flate2::read::ZlibDecoder::new(data).take(MOST_BYTES).read_to_string(&mut text).ok()?;
        // Kept for the life of the process, as the static that holds it is.
        Some(Library::parse(distribution, text.leak()))
    }

    fn parse(distribution: &'static str, text: &'static str) -> Library {
        let mut library = Library {
            distribution,
            versions: Vec::new(),
            outside: HashSet::new(),
            parameters: Vec::new(),
            modules: HashMap::new(),
            classes: Vec::new(),
            class_numbers: HashMap::new(),
        };
        let mut rest = text;
        while !rest.is_empty() {
            let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
            let (kind, content) = line.split_once('\t').unwrap_or((line, ""));
            match kind {
                "V" => library.versions = content.split('\t').filter_map(|part| part.split_once(' ')).collect(),
                "X" => library.outside = content.split(' ').collect(),
                "S" => library.parameters.push(content),
                "M" | "C" => {
                    let (name, history) = content.split_once('\t').unwrap_or((content, ""));
                    let mut end = 0;
                    while after[end..].starts_with(' ') {
                        end += after[end..].find('\n').map_or(after.len() - end, |at| at + 1);
                    }
                    let section = Section { name, history, body: &after[..end], index: OnceLock::new() };
                    if kind == "M" {
                        library.modules.insert(name, section);
                    } else {
                        library.class_numbers.insert(name, library.classes.len() as u32);
                        library.classes.push(section);
                    }
                    rest = &after[end..];
                    continue;
                }
                _ => {}
            }
            rest = after;
        }
        library
    }

    pub fn versions(&self) -> &[(&'static str, &'static str)] {
        &self.versions
    }

    pub fn has_module(&self, name: &str) -> bool {
        self.modules.contains_key(name)
    }

    /// The number of a class by its qualified name.
    pub fn class(&self, qualified: &str) -> Option<u32> {
        self.class_numbers.get(qualified).copied()
    }

    /// A class's name without its module.
    pub fn class_name(&self, class: u32) -> &'static str {
        self.classes.get(class as usize).map_or("object", |section| section.name.rsplit('.').next().unwrap_or(section.name))
    }

    pub(super) fn module_section(&self, name: &str) -> Option<&Section> {
        self.modules.get(name)
    }

    pub(super) fn class_section(&self, class: u32) -> Option<&Section> {
        self.classes.get(class as usize)
    }

    pub(super) fn parameters(&self, number: &str) -> Option<&'static str> {
        self.parameters.get(number.parse::<usize>().ok()?).copied()
    }

    pub(super) fn is_set_from_outside(&self, name: &str) -> bool {
        self.outside.contains(name)
    }
}

impl Section {
    /// The history of one of its names.
    pub fn entry(&self, name: &str) -> Option<&'static str> {
        self.index.get_or_init(|| self.entries().collect()).get(name).copied()
    }

    pub fn entries(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.body.lines().filter_map(|line| line.get(1..)?.split_once('\t'))
    }
}

/// The state that a history tells for a version.
pub(super) fn state(history: &'static str, version: usize) -> Option<&'static str> {
    let mut found = None;
    for run in history.split(',') {
        match run.split_once(':') {
            Some((start, state)) if start.parse::<usize>().is_ok_and(|start| start <= version) => found = Some(state),
            Some(_) => {}
            None => found = Some(run),
        }
    }
    found.filter(|state| *state != "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    pub const TEXT: &str = "V\t1.0.2 3.7\t1.1.0 3.8\t2.0.0 3.9\nX\tset_later\nS\ta b=\nS\t-\n\
        M\tlib\tc\n Old\t0:c0,2:-\n f\tf0\nM\tlib.dyn\to\nC\tlib._a.Old\t0:c||1,2:-\n go\t0:f0,1:f1\n";

    #[test]
    fn sections_and_histories_are_read() {
        let library = Library::parse("lib", TEXT);
        assert_eq!(library.versions(), [("1.0.2", "3.7"), ("1.1.0", "3.8"), ("2.0.0", "3.9")]);
        let section = library.module_section("lib").unwrap();
        assert_eq!(section.entry("Old"), Some("0:c0,2:-"));
        assert_eq!(section.entry("Ol"), None);
        assert_eq!(library.class("lib._a.Old"), Some(0));
        assert_eq!(library.class_name(0), "Old");
        assert_eq!(library.parameters("0"), Some("a b="));
    }

    #[test]
    fn a_state_holds_until_the_next() {
        assert_eq!(state("0:f0,2:-", 1), Some("f0"));
        assert_eq!(state("0:f0,2:-", 2), None);
        assert_eq!(state("1:c", 0), None);
        assert_eq!(state("?", 7), Some("?"));
    }
}
