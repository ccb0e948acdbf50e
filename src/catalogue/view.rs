//! A library in one version, or in all versions that it may be.

use std::collections::HashSet;

use super::read::{Library, Section, state};
use super::signature::{Call, Refusal, names, refusal};
use crate::catalog::nearest_of;

/// The versions that a question is about: what is said must hold in each of them.
#[derive(Clone)]
pub struct View {
    pub library: &'static Library,
    versions: Vec<usize>,
    /// What must be assumed, where the version is not known exactly.
    pub assumption: Option<String>,
}

/// What a name is, in every version of a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    Absent,
    /// Looking it up raises this exception.
    Raises(&'static str),
    Function,
    Class(u32),
    /// A module, by its dotted name.
    Module(String),
    /// It is there, in some versions at least.
    Something,
}

/// Something of a library that can be called, or asked for attributes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wanted<'a> {
    /// A function of a module.
    Function(&'a str, &'a str),
    /// The constructor of a class.
    Constructor(u32),
    /// A method, called on an instance.
    Method(u32, &'a str),
}

impl View {
    /// The library in a version that is known, by recording or by assumption. `None` where the catalogue
    /// does not reach back so far.
    pub fn of_version(library: &'static Library, version: &str) -> Option<View> {
        let minor = |text: &str| -> Option<(u64, u64)> {
            let mut parts = text.split('.').map(|part| part.chars().take_while(char::is_ascii_digit).collect::<String>());
            Some((parts.next()?.parse().ok()?, parts.next().and_then(|part| part.parse().ok()).unwrap_or(0)))
        };
        let wanted = minor(version)?;
        let known: Vec<(u64, u64)> = library.versions().iter().filter_map(|(version, _)| minor(version)).collect();
        if let Some(at) = known.iter().position(|known| *known == wanted) {
            return Some(View { library, versions: vec![at], assumption: None });
        }
        let after = known.iter().position(|known| *known > wanted);
        let name = library.distribution;
        let like = |at: usize| library.versions()[at].0;
        match after {
            Some(0) => None,
            Some(after) => {
                let assumption = format!("{name} {version} is like {} and {}", like(after - 1), like(after));
                Some(View { library, versions: vec![after - 1, after], assumption: Some(assumption) })
            }
            None => {
                let last = known.len().checked_sub(1)?;
                let assumption = format!("{name} {version} is like {}, the newest that crane knows", like(last));
                Some(View { library, versions: vec![last], assumption: Some(assumption) })
            }
        }
    }

    /// The library in any version since about 2021 that runs on this Python 3; `None` where that is none.
    pub fn of_any(library: &'static Library, python_minor: u8) -> Option<View> {
        let runs = |python: &str| python.strip_prefix("3.").and_then(|minor| minor.parse::<u8>().ok()).is_none_or(|least| least <= python_minor);
        let versions: Vec<usize> = (0..library.versions().len()).filter(|at| runs(library.versions()[*at].1)).collect();
        let oldest = library.versions().get(*versions.first()?)?.0;
        let assumption = format!("{} is {} or newer", library.distribution, short(oldest));
        Some(View { library, versions, assumption: Some(assumption) })
    }

    /// Whether a module exists; `None` if it depends on the version.
    pub fn has_module(&self, name: &str) -> Option<bool> {
        if name.split('.').any(|part| part.starts_with('_') || part == "tests" || part == "test") {
            return None;
        }
        let section = self.library.module_section(name);
        self.agree(|at| Some(section.is_some_and(|section| state(section.history, at).is_some())))
    }

    /// What a name in a module is; `None` if that is not known.
    pub fn name(&self, module: &str, name: &str) -> Option<Found> {
        if name.starts_with('_') {
            return None;
        }
        let section = self.library.module_section(module)?;
        let history = section.entry(name);
        self.combine(|at| {
            let complete = state(section.history, at)? == "c";
            match history.and_then(|history| state(history, at)) {
                None => complete.then_some(Found::Absent),
                Some("m") => Some(Found::Module(format!("{module}.{name}"))),
                Some(state) => Some(found(state)),
            }
        })
    }

    /// What an attribute of a class's instances is; `None` if that is not known.
    pub fn attribute(&self, class: u32, name: &str) -> Option<Found> {
        if name.starts_with('_') {
            return None;
        }
        self.combine(|at| match self.member(class, name, at) {
            Member::Is(state) => Some(found(state)),
            Member::Several => Some(Found::Something),
            Member::Absent => (!self.library.is_set_from_outside(name)).then_some(Found::Absent),
            Member::Unknown => None,
        })
    }

    /// Why every version refuses the call; as the newest of them says it.
    pub fn refusal(&self, wanted: Wanted<'_>, call: &Call<'_>) -> Option<Refusal> {
        let mut last = None;
        let mut before = "";
        for at in &self.versions {
            let parameters = self.parameters(wanted, *at)?;
            // Most versions have the same.
            if last.is_none() || !std::ptr::eq(parameters, before) {
                last = Some(refusal(parameters, call)?);
            }
            before = parameters;
        }
        last
    }

    /// Whether calling the class surely gives an instance of it.
    pub fn makes_instances(&self, class: u32) -> bool {
        self.versions.iter().all(|at| self.parameters(Wanted::Constructor(class), *at).is_some())
    }

    fn parameters(&self, wanted: Wanted<'_>, at: usize) -> Option<&'static str> {
        match wanted {
            Wanted::Function(module, name) => {
                let number = state(self.library.module_section(module)?.entry(name)?, at)?.strip_prefix('f')?;
                self.library.parameters(number)
            }
            Wanted::Constructor(class) => {
                let number = state(self.library.class_section(class)?.history, at)?.rsplit('|').next()?;
                self.library.parameters(number)
            }
            Wanted::Method(class, name) => match self.member(class, name, at) {
                Member::Is(state) => self.library.parameters(state.strip_prefix('f')?),
                _ => None,
            },
        }
    }

    /// A name in a class or its bases, in one version.
    fn member(&self, class: u32, name: &str, at: usize) -> Member {
        let mut seen = HashSet::new();
        let mut queue = vec![class];
        let mut whole = true;
        let mut found: Option<&'static str> = None;
        while let Some(class) = queue.pop() {
            if !seen.insert(class) {
                continue;
            }
            let Some((section, header)) =
                self.library.class_section(class).and_then(|section| Some((section, state(section.history, at)?)))
            else {
                whole = false;
                continue;
            };
            if let Some(state) = section.entry(name).and_then(|history| state(history, at)) {
                match found {
                    Some(before) if before != state => return Member::Several,
                    _ => found = Some(state),
                }
                // What is above in a single line is hidden.
                if queue.is_empty() {
                    break;
                }
                continue;
            }
            let mut parts = header.split('|');
            whole &= parts.next() == Some("c");
            for base in parts.next().unwrap_or_default().split(' ').filter(|base| !base.is_empty()) {
                match base.parse() {
                    Ok(base) => queue.push(base),
                    Err(_) => whole = false,
                }
            }
        }
        match found {
            // A base that is not known may hide it.
            Some(_) if !whole && seen.len() > 1 => Member::Several,
            Some(state) => Member::Is(state),
            None if whole => Member::Absent,
            None => Member::Unknown,
        }
    }

    fn combine(&self, one: impl Fn(usize) -> Option<Found>) -> Option<Found> {
        let mut all = self.versions.iter().map(|at| one(*at));
        let first = all.next()??;
        let mut same = true;
        let mut absent = first == Found::Absent;
        for found in all {
            let found = found?;
            absent &= found == Found::Absent;
            same &= found == first;
        }
        Some(if same { first } else if absent { Found::Absent } else { Found::Something })
    }

    fn agree(&self, one: impl Fn(usize) -> Option<bool>) -> Option<bool> {
        let mut all = self.versions.iter().map(|at| one(*at));
        let first = all.next()??;
        all.all(|found| found == Some(first)).then_some(first)
    }

    // For people.

    /// `pandas 2.1.4`, or without the version where it is not known.
    pub fn title(&self) -> String {
        match self.versions.as_slice() {
            [at] => format!("{} {}", self.library.distribution, short(self.library.versions()[*at].0)),
            _ => self.library.distribution.to_owned(),
        }
    }

    /// Help about a name that a module or class lacks: until when it was there, and what resembles it.
    pub fn help_for_name(&self, module: &str, name: &str) -> Vec<String> {
        let Some(section) = self.library.module_section(module) else { return Vec::new() };
        self.help(name, section.entry(name), section.entries().collect())
    }

    pub fn help_for_attribute(&self, class: u32, name: &str) -> Vec<String> {
        let line = self.lineage(class);
        let history = line.iter().find_map(|section| section.entry(name));
        self.help(name, history, line.iter().flat_map(|section| section.entries()).collect())
    }

    pub fn help_for_module(&self, name: &str) -> Vec<String> {
        let history = self.library.module_section(name).map(|section| section.history);
        history.and_then(|history| self.lifetime(name, history)).into_iter().collect()
    }

    /// Help about a keyword that a call does not take.
    pub fn help_for_keyword(&self, wanted: Wanted<'_>, keyword: &str) -> Vec<String> {
        let mut help = Vec::new();
        let takes = |at: usize| self.parameters(wanted, at).is_some_and(|words| names(words).contains(&keyword));
        let count = self.library.versions().len();
        help.extend(self.lifetime_of(keyword, "a parameter of this call", takes, count));
        if let Some(words) = self.versions.last().and_then(|at| self.parameters(wanted, *at))
            && let Some(near) = nearest_of(keyword, names(words))
        {
            help.push(format!("did you mean `{near}`?"));
        }
        help
    }

    fn lineage(&self, class: u32) -> Vec<&'static Section> {
        let mut line = Vec::new();
        let mut queue = vec![class];
        let mut seen = HashSet::new();
        let Some(&at) = self.versions.last() else { return line };
        while let Some(class) = queue.pop() {
            if !seen.insert(class) {
                continue;
            }
            let Some(section) = self.library.class_section(class) else { continue };
            line.push(section);
            let bases = state(section.history, at).and_then(|header| header.split('|').nth(1)).unwrap_or_default();
            queue.extend(bases.split(' ').filter_map(|base| base.parse::<u32>().ok()));
        }
        line
    }

    fn help(&self, name: &str, history: Option<&'static str>, entries: Vec<(&'static str, &'static str)>) -> Vec<String> {
        let mut help: Vec<String> = history.and_then(|history| self.lifetime(name, history)).into_iter().collect();
        let Some(&at) = self.versions.last() else { return help };
        let there = entries.iter().filter(|(_, history)| state(history, at).is_some_and(|state| !state.starts_with('!'))).map(|(name, _)| *name);
        if let Some(near) = nearest_of(name, there) {
            help.push(format!("did you mean `{near}`?"));
        }
        help
    }

    fn lifetime(&self, name: &str, history: &'static str) -> Option<String> {
        let there = |at: usize| state(history, at).is_some_and(|state| !state.starts_with('!'));
        self.lifetime_of(name, "part of it", there, self.library.versions().len())
    }

    /// `in pandas up to 1.5`, or `from 2.0 on`, beside the version that is looked at.
    fn lifetime_of(&self, name: &str, what: &str, there: impl Fn(usize) -> bool, count: usize) -> Option<String> {
        let at = *self.versions.last()?;
        let version = |at: usize| short(self.library.versions()[at].0);
        let library = self.library.distribution;
        if let Some(last) = (0..at).rev().find(|at| there(*at)) {
            return Some(format!("`{name}` was {what} up to {library} {}: it was removed in {}", version(last), version(last + 1)));
        }
        let first = (at + 1..count).find(|at| there(*at))?;
        Some(format!("`{name}` is {what} from {library} {} on", version(first)))
    }
}

enum Member {
    Is(&'static str),
    /// One of several, or one that may be hidden.
    Several,
    Absent,
    Unknown,
}

fn found(state: &'static str) -> Found {
    match state.split_at_checked(1) {
        Some(("f", _)) => Found::Function,
        Some(("c", number)) => number.parse().map_or(Found::Something, Found::Class),
        Some(("m", module)) => Found::Module(module.to_owned()),
        Some(("!", exception)) => Found::Raises(exception),
        _ => Found::Something,
    }
}

/// `2.1` of `2.1.4`.
fn short(version: &str) -> String {
    version.split('.').take(2).collect::<Vec<_>>().join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sklearn(version: &str) -> View {
        View::of_version(crate::catalogue::library("sklearn").unwrap(), version).unwrap()
    }

    #[test]
    fn names_come_and_go() {
        let old = sklearn("1.0.1");
        let new = sklearn("1.3.0");
        assert_eq!(old.name("sklearn.metrics", "plot_confusion_matrix"), Some(Found::Function));
        assert_eq!(new.name("sklearn.metrics", "plot_confusion_matrix"), Some(Found::Absent));
        assert_eq!(new.name("sklearn.datasets", "load_boston"), Some(Found::Raises("ImportError")));
        assert_eq!(new.has_module("sklearn.cross_validation"), Some(false));
        assert_eq!(new.has_module("sklearn.svm"), Some(true));
        assert_eq!(new.name("sklearn", "svm"), Some(Found::Module("sklearn.svm".into())));
        let help = new.help_for_name("sklearn.metrics", "plot_confusion_matrix");
        assert_eq!(help[0], "`plot_confusion_matrix` was part of it up to scikit-learn 1.1: it was removed in 1.2");
    }

    #[test]
    fn attributes_of_classes() {
        let class = |view: &View, module: &str, name: &str| match view.name(module, name) {
            Some(Found::Class(class)) => class,
            other => panic!("{name}: {other:?}"),
        };
        let new = sklearn("1.3");
        let vectorizer = class(&new, "sklearn.feature_extraction.text", "CountVectorizer");
        assert_eq!(new.attribute(vectorizer, "get_feature_names"), Some(Found::Absent));
        assert_eq!(new.attribute(vectorizer, "get_feature_names_out"), Some(Found::Function));
        assert_eq!(new.attribute(vectorizer, "vocabulary_"), Some(Found::Something));
        let help = new.help_for_attribute(vectorizer, "get_feature_names");
        assert!(help.iter().any(|text| text.contains("get_feature_names_out")), "{help:?}");
    }

    #[test]
    fn keywords_come_and_go() {
        let class = |view: &View| match view.name("sklearn.preprocessing", "OneHotEncoder") {
            Some(Found::Class(class)) => class,
            other => panic!("{other:?}"),
        };
        let call = Call { positional: 0, keywords: vec!["sparse"], more: false };
        let old = sklearn("1.2");
        assert_eq!(old.refusal(Wanted::Constructor(class(&old)), &call), None);
        let new = sklearn("1.4");
        let wanted = Wanted::Constructor(class(&new));
        assert_eq!(new.refusal(wanted, &call), Some(Refusal::Keyword("sparse".into())));
        let help = new.help_for_keyword(wanted, "sparse");
        assert_eq!(help[0], "`sparse` was a parameter of this call up to scikit-learn 1.3: it was removed in 1.4");
    }

    #[test]
    fn unknown_versions_say_what_all_have_in_common() {
        let library = crate::catalogue::library("sklearn").unwrap();
        let any = View::of_any(library, 10).unwrap();
        assert_eq!(any.name("sklearn.metrics", "plot_confusion_matrix"), Some(Found::Something));
        assert_eq!(any.name("sklearn.metrics", "never_there"), Some(Found::Absent));
        assert_eq!(any.assumption.as_deref(), Some("scikit-learn is 0.24 or newer"));
        assert!(View::of_any(library, 5).is_none());
        assert!(View::of_version(library, "0.18").is_none());
        assert!(View::of_version(library, "99.1").unwrap().assumption.is_some());
    }
}
