//! Whether parameters accept a call.

/// The arguments of a call, as far as they matter here.
pub struct Call<'a> {
    /// Number of positional arguments; there may be more if `more`.
    pub positional: usize,
    pub keywords: Vec<&'a str>,
    pub more: bool,
}

/// Why a call is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// No parameter has this name.
    Keyword(String),
    /// It can be given by position only.
    PositionalOnly(String),
    /// Given by position and by name.
    Twice(String),
    /// At least and at most so many by position, and how many are given.
    TooMany { least: usize, most: usize, given: usize },
    Missing { names: Vec<String>, keyword_only: bool },
}

/// Parameters as the catalogue writes them: `a b= / c *! d= **`.
struct Parameters<'a> {
    /// Name, whether it may be left out, whether it may be given by name.
    positional: Vec<(&'a str, bool, bool)>,
    keyword_only: Vec<(&'a str, bool)>,
    more_positional: bool,
    more_keywords: bool,
}

impl<'a> Parameters<'a> {
    fn parse(words: &'a str) -> Self {
        let mut found = Parameters { positional: Vec::new(), keyword_only: Vec::new(), more_positional: false, more_keywords: false };
        let mut keyword_only = false;
        for word in words.split(' ').filter(|word| !word.is_empty() && *word != "-") {
            match word {
                "/" => found.positional.iter_mut().for_each(|(_, _, by_name)| *by_name = false),
                "*" => keyword_only = true,
                "*!" => {
                    keyword_only = true;
                    found.more_positional = true;
                }
                "**" => found.more_keywords = true,
                _ => {
                    let (name, optional) = word.strip_suffix('=').map_or((word, false), |name| (name, true));
                    if keyword_only {
                        found.keyword_only.push((name, optional));
                    } else {
                        found.positional.push((name, optional, true));
                    }
                }
            }
        }
        found
    }
}

/// Names of the parameters that may be given by name.
pub fn names(words: &str) -> Vec<&str> {
    let parsed = Parameters::parse(words);
    let by_position = parsed.positional.iter().filter(|(_, _, by_name)| *by_name).map(|(name, ..)| *name);
    by_position.chain(parsed.keyword_only.iter().map(|(name, _)| *name)).collect()
}

/// Why the parameters refuse the call; `None` if they may accept it.
pub fn refusal(words: &str, call: &Call<'_>) -> Option<Refusal> {
    let parsed = Parameters::parse(words);
    let most = parsed.positional.len();
    if call.positional > most && !parsed.more_positional {
        let least = parsed.positional.iter().filter(|(_, optional, _)| !optional).count();
        return Some(Refusal::TooMany { least, most, given: call.positional });
    }
    for keyword in &call.keywords {
        match parsed.positional.iter().position(|(name, ..)| name == keyword) {
            Some(at) if parsed.positional[at].2 => {
                if at < call.positional {
                    return Some(Refusal::Twice((*keyword).to_owned()));
                }
            }
            Some(_) if !parsed.more_keywords => return Some(Refusal::PositionalOnly((*keyword).to_owned())),
            Some(_) => {}
            None => {
                if !parsed.more_keywords && !parsed.keyword_only.iter().any(|(name, _)| name == keyword) {
                    return Some(Refusal::Keyword((*keyword).to_owned()));
                }
            }
        }
    }
    if call.more {
        return None;
    }
    let given = |name: &str| call.keywords.contains(&name);
    let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect::<Vec<_>>();
    let missing: Vec<&str> = parsed
        .positional
        .iter()
        .skip(call.positional)
        .filter(|(name, optional, by_name)| !optional && !(*by_name && given(name)))
        .map(|(name, ..)| *name)
        .collect();
    if !missing.is_empty() {
        return Some(Refusal::Missing { names: owned(missing), keyword_only: false });
    }
    let missing: Vec<&str> =
        parsed.keyword_only.iter().filter(|(name, optional)| !optional && !given(name)).map(|(name, _)| *name).collect();
    (!missing.is_empty()).then(|| Refusal::Missing { names: owned(missing), keyword_only: true })
}

impl Refusal {
    /// Python's message, for a function of this qualified name; `bound` counts `self` as the real one does.
    pub fn message(&self, function: &str, bound: bool) -> String {
        match self {
            Refusal::Keyword(name) => format!("{function}() got an unexpected keyword argument '{name}'"),
            Refusal::PositionalOnly(name) => {
                format!("{function}() got some positional-only arguments passed as keyword arguments: '{name}'")
            }
            Refusal::Twice(name) => format!("{function}() got multiple values for argument '{name}'"),
            Refusal::TooMany { least, most, given } => {
                let more = usize::from(bound);
                let (least, most, given) = (least + more, most + more, given + more);
                let takes = if least == most { most.to_string() } else { format!("from {least} to {most}") };
                let plural = if least == most && most == 1 { "" } else { "s" };
                let were = if given == 1 { "was" } else { "were" };
                format!("{function}() takes {takes} positional argument{plural} but {given} {were} given")
            }
            Refusal::Missing { names, keyword_only } => {
                let quoted: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
                let listed = match quoted.as_slice() {
                    [one] => one.clone(),
                    [a, b] => format!("{a} and {b}"),
                    [init @ .., last] => format!("{}, and {last}", init.join(", ")),
                    [] => String::new(),
                };
                let kind = if *keyword_only { "keyword-only" } else { "positional" };
                let plural = if names.len() == 1 { "" } else { "s" };
                format!("{function}() missing {} required {kind} argument{plural}: {listed}", names.len())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call<'a>(positional: usize, keywords: &[&'a str]) -> Call<'a> {
        Call { positional, keywords: keywords.to_vec(), more: false }
    }

    #[test]
    fn calls_are_refused_as_python_does() {
        let words = "a b= * c d=";
        assert_eq!(refusal(words, &call(1, &["c"])), None);
        assert_eq!(refusal(words, &call(3, &["c"])), Some(Refusal::TooMany { least: 1, most: 2, given: 3 }));
        assert_eq!(refusal(words, &call(1, &["c", "x"])), Some(Refusal::Keyword("x".into())));
        assert_eq!(refusal(words, &call(1, &["a", "c"])), Some(Refusal::Twice("a".into())));
        assert_eq!(refusal(words, &call(0, &["c"])), Some(Refusal::Missing { names: vec!["a".into()], keyword_only: false }));
        assert_eq!(refusal(words, &call(1, &[])), Some(Refusal::Missing { names: vec!["c".into()], keyword_only: true }));
        assert_eq!(refusal("a / b=", &call(0, &["a"])), Some(Refusal::PositionalOnly("a".into())));
        assert_eq!(refusal("*! **", &call(9, &["x"])), None);
        assert_eq!(refusal("-", &call(1, &[])), Some(Refusal::TooMany { least: 0, most: 0, given: 1 }));
    }

    #[test]
    fn what_may_be_given_is_not_missing() {
        assert_eq!(refusal("a b", &Call { positional: 1, keywords: vec![], more: true }), None);
    }

    #[test]
    fn messages_are_those_of_python() {
        let too_many = Refusal::TooMany { least: 1, most: 2, given: 3 };
        assert_eq!(too_many.message("A.fit", true), "A.fit() takes from 2 to 3 positional arguments but 4 were given");
        let missing = Refusal::Missing { names: vec!["a".into(), "b".into()], keyword_only: false };
        assert_eq!(missing.message("f", false), "f() missing 2 required positional arguments: 'a' and 'b'");
    }
}
