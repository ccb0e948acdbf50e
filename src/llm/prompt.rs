//! From a question to the text that is sent: within a budget, fenced, masked, and the same for the same input.

use std::collections::BTreeMap;

use minijinja::{Environment, Value, context};
use sha2::{Digest, Sha256};

use super::docs::Packages;
use super::mask::Masker;
use super::question::{Before, Question, Ran};
use crate::finding::World;
use crate::report::text;

/// Version of the prompts; a part of what answers are kept by.
pub const VERSION: &str = "v1";
pub const SYSTEM: &str = include_str!("../../prompts/v1/system.txt");
pub const SCHEMA: &str = include_str!("../../prompts/v1/reply.schema.json");
const USER: &str = include_str!("../../prompts/v1/user.txt");

/// Tokens that a fence, a label and line ends take, about.
const FRAME: usize = 30;
/// Share of the budget that facts and documentation may take, in percent.
const FACTS_SHARE: usize = 50;

/// What is sent about one cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    pub user: String,
    /// Different secrets that were masked.
    pub masked: usize,
    pub cells_left_out: usize,
    pub facts_left_out: usize,
    /// Lines of the target, to judge a reply by.
    pub lines: u32,
}

impl Prompt {
    /// Estimate of what it costs to send it, instructions included.
    pub fn tokens(&self) -> usize {
        tokens(SYSTEM) + tokens(&self.user)
    }
}

/// How much a model is told.
#[derive(Debug, Clone, Default)]
pub struct Telling<'a> {
    /// Tokens of a prompt.
    pub budget: usize,
    pub masker: Masker,
    /// Where documentation is looked for.
    pub packages: Option<&'a Packages>,
}

impl Telling<'_> {
    /// Without documentation, and without knowing secrets.
    pub fn new(budget: usize) -> Self {
        Telling { budget, ..Telling::default() }
    }

    /// [`render`], in this way.
    ///
    /// # Errors
    /// As [`render`].
    pub fn render(&self, question: &Question<'_>) -> Result<Prompt, String> {
        render(question, self.budget, &self.masker)
    }
}

/// Estimate of the tokens of a text; models differ, code takes more than prose.
pub fn tokens(text: &str) -> usize {
    text.len().div_ceil(3)
}

/// Renders the question within `budget` tokens.
///
/// # Errors
/// One sentence, where the target alone does not fit.
pub fn render(question: &Question<'_>, budget: usize, masker: &Masker) -> Result<Prompt, String> {
    let target = numbered(&plain(question.source));
    let lines = question.source.lines().count().max(1) as u32;
    let fixed = tokens(SYSTEM) + tokens(&target) + tokens(question.unknown.as_deref().unwrap_or_default()) + 12 * question.versions.len() + 400;
    let Some(room) = budget.checked_sub(fixed) else {
        return Err(format!("it does not fit into {budget} tokens, which --llm-prompt-tokens sets"));
    };
    let mut facts_room = room * FACTS_SHARE / 100;
    let mut take = |text: &str| {
        let cost = tokens(text) + 8;
        let fits = cost <= facts_room;
        if fits {
            facts_room -= cost;
        }
        fits
    };
    let before_facts = room * FACTS_SHARE / 100;
    let facts: Vec<_> = question.facts.iter().take_while(|fact| take(&fact.json)).collect();
    let derived: Vec<_> = question.derived.iter().take_while(|(_, text)| take(text)).collect();
    let docs: Vec<_> = question.docs.iter().take_while(|(_, text)| take(text)).collect();
    let cells = nearest(&question.cells, room - (before_facts - facts_room));
    let cells_left_out = question.cells.len() - cells.len();
    let facts_left_out = question.facts.len() - facts.len();

    let texts = cells.iter().map(|cell| &*cell.source).chain(facts.iter().map(|fact| fact.json.as_str()));
    let pairs = derived.iter().chain(&docs).flat_map(|(name, text)| [name.as_str(), text.as_str()]);
    let fenced: Vec<&str> = texts.chain(pairs).chain([question.source, question.unknown.as_deref().unwrap_or_default()]).collect();
    let fence = fence(&fenced);

    let named = |name: &str, key: &'static str, text: &str| -> Value {
        Value::from(BTreeMap::from([("name", plain(name)), (key, plain(text))]))
    };
    let cells: Vec<Value> = cells
        .iter()
        .map(|cell| {
            let status = match cell.status {
                Ran::Well => "ran",
                Ran::Failed => "failed",
                Ran::NotYet => "before",
            };
            Value::from(BTreeMap::from([("label", cell.label.clone()), ("source", plain(&cell.source)), ("status", status.to_owned())]))
        })
        .collect();
    let facts: Vec<Value> = facts
        .iter()
        .map(|fact| {
            let mut map = BTreeMap::from([("name", plain(&fact.name)), ("json", plain(&fact.json))]);
            if let Some(via) = &fact.via {
                map.insert("via", plain(via));
            }
            Value::from(map)
        })
        .collect();
    let variables = context! {
        fence => fence,
        world => if question.world == Some(World::Fresh) { "fresh" } else { "kernel" },
        cells => cells,
        cells_left_out => cells_left_out,
        facts_left_out => facts_left_out,
        hidden_runs => question.hidden_runs,
        recorded => question.recorded,
        without => question.without.clone(),
        facts => facts,
        derived => derived.iter().map(|(name, text)| named(name, "text", text)).collect::<Vec<_>>(),
        docs => docs.iter().map(|(name, text)| named(name, "text", text)).collect::<Vec<_>>(),
        versions => question.versions.iter().map(|version| text::line(version).into_owned()).collect::<Vec<_>>(),
        unknown => question.unknown.as_deref().map(plain),
        target => Value::from(BTreeMap::from([("label", question.label.clone()), ("source", target)])),
    };
    let rendered = Environment::new().render_str(USER, variables).map_err(|error| format!("the prompt's template is broken: {error}"))?;
    let (user, masked) = masker.mask(&rendered);
    Ok(Prompt { user, masked, cells_left_out, facts_left_out, lines })
}

/// The last cells that fit, in order. One that takes more than half of the room is shortened in its middle.
fn nearest<'a>(cells: &[Before<'a>], mut room: usize) -> Vec<Before<'a>> {
    let most = room / 2;
    let mut kept = Vec::new();
    for cell in cells.iter().rev() {
        let cell = match shortened(&cell.source, most) {
            Some(source) => Before { source: source.into(), ..cell.clone() },
            None => cell.clone(),
        };
        let cost = tokens(&cell.source) + FRAME;
        if cost > room {
            break;
        }
        room -= cost;
        kept.push(cell);
    }
    kept.reverse();
    kept
}

/// A source that is too long, in at most so many tokens: its first and last lines, and how many are missing between.
fn shortened(source: &str, most: usize) -> Option<String> {
    if tokens(source) <= most {
        return None;
    }
    let lines: Vec<&str> = source.lines().collect();
    let fitting = |lines: &mut dyn Iterator<Item = &&str>| {
        let mut room = most.saturating_sub(20) / 2;
        lines
            .take_while(|line| {
                let left = room.checked_sub(tokens(line) + 1);
                room = left.unwrap_or(0);
                left.is_some()
            })
            .count()
    };
    let head = fitting(&mut lines.iter());
    let tail = fitting(&mut lines[head..].iter().rev());
    let missing = lines.len() - head - tail;
    let text = format!("{}\n# ({missing} lines left out for length)\n{}", lines[..head].join("\n"), lines[lines.len() - tail..].join("\n"));
    Some(text)
}

/// Text in which nothing is invisible: controls, marks of direction and tags are shown, not sent. What a
/// person cannot see in a notebook should not speak to a model.
fn plain(text: &str) -> String {
    let hidden = |c: char| text::acts(c) || matches!(c, '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    let mut out = String::with_capacity(text.len());
    for c in text.trim_end().chars() {
        if c != '\n' && hidden(c) { text::push_shown(&mut out, c) } else { out.push(c) }
    }
    out
}

fn numbered(source: &str) -> String {
    let width = source.lines().count().to_string().len();
    let lines: Vec<String> = source.lines().enumerate().map(|(at, line)| format!("{:>width$} | {line}", at + 1)).collect();
    lines.join("\n")
}

/// A tag that depends on all that it fences, so that nobody can write its end into a notebook. Of letters only,
/// since it must not look like a secret.
fn fence(fenced: &[&str]) -> String {
    let mut hash = Sha256::new();
    for text in fenced {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text.as_bytes());
    }
    let mut seed = hash.finalize().to_vec();
    loop {
        let letters: String = seed.iter().take(6).flat_map(|byte| [byte >> 4, byte & 15]).map(|half| char::from(b'a' + half)).collect();
        let tag = format!("data-{letters}");
        if !fenced.iter().any(|text| text.contains(&tag)) {
            return tag;
        }
        seed = Sha256::digest(&seed).to_vec();
    }
}

#[cfg(test)]
mod tests;
