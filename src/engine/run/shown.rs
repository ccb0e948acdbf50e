//! Facts that saved outputs show, applied to the state after the statement that shows them.

use std::collections::HashSet;

use super::Driver;
use crate::engine::heap::{Object, Rest, Slot};
use crate::engine::statics::PURE;
use crate::engine::sym::sym;
use crate::engine::value::{Kind, Loc, ObjId, Value};
use crate::notebook::{Notebook, Output};
use crate::outputs::{Shown, shown};
use crate::snapshot::Summary;

/// Work that one fact may cost, and what more each column of it may.
const FUEL: u64 = 1_500;
const FUEL_A_COLUMN: u64 = 300;

/// Libraries whose frames print themselves as those of pandas do, and are not.
const ALIKE: [&str; 11] =
    ["geopandas", "dask", "modin", "cudf", "pyspark", "vaex", "koalas", "fireducks", "xorbits", "bodo", "snowflake"];

/// What is looked up once a notebook.
#[derive(Default)]
pub struct Outputs {
    pub on: bool,
    /// Cells whose outputs were used.
    pub used: Vec<usize>,
    sole: Option<bool>,
    alike: Option<bool>,
    spaced: Option<HashSet<String>>,
}

impl<'n> Driver<'n> {
    /// What the outputs of a cell show after each of its first `ran` top-level statements.
    pub(super) fn shown(&mut self, cell: u32, ran: usize) -> Vec<Shown> {
        let cell = cell as usize;
        let notebook = self.input.notebook;
        let (Some(Some(parsed)), true) = (self.input.parsed.get(cell), self.outputs.on) else { return Vec::new() };
        if notebook.cells[cell].outputs.is_empty() || parsed.is_broken() || parsed.refused().is_some() {
            return Vec::new();
        }
        let sole = *self.outputs.sole.get_or_insert_with(|| shows_last_only(notebook));
        shown(&notebook.cells[cell], &parsed.module.body, ran, sole)
    }

    /// The variable is what its output shows, as far as that does not contradict what is known.
    pub(super) fn learn(&mut self, cell: usize, fact: &Shown) {
        let main = self.interp.main;
        let name = sym(&fact.name);
        let slot = match self.interp.obj(main) {
            Object::Scope { names, .. } => names.get(&name).cloned(),
            _ => None,
        };
        let at = slot.as_ref().map_or(Loc::default(), |slot| slot.at);
        let value = slot.map_or(Value::Unknown, |slot| slot.value);
        let mut summary = fact.summary.clone();
        if fact.loose && self.may_have_spaces(&summary)
            && let Some(facts) = summary.as_map_mut()
        {
            facts.insert("complete".into(), Summary::Bool(false));
        }
        let fuel = self.interp.fuel;
        let columns = summary.get("columns").and_then(Summary::as_list).map_or(0, |columns| columns.len() as u64);
        self.interp.fuel = (FUEL + FUEL_A_COLUMN * columns).min(self.left);
        let given = self.interp.fuel;
        let doubt = self.interp.doubt.take();
        let used = match &value {
            Value::Unknown => !fact.needs_kind && self.make(name, None, at, &summary),
            Value::Of(kind) => self.pin(name, *kind, at, &summary),
            Value::Object(id) => match self.interp.obj(*id) {
                Object::Lost if *id != PURE => !fact.needs_kind && self.make(name, Some(&value), at, &summary),
                Object::Instance { .. } => self.refine(&value, &summary),
                Object::List { items, rest: Some(_), class: None } if items.is_empty() => self.fill_list(*id, &summary),
                _ => false,
            },
            _ => false,
        };
        if cfg!(debug_assertions) {
            self.tell_shown(cell, fact, &value, used, given - self.interp.fuel);
        }
        self.interp.doubt = doubt;
        self.left = self.left.saturating_sub(given.saturating_sub(self.interp.fuel));
        self.interp.fuel = fuel;
        if used && !self.outputs.used.contains(&cell) {
            self.outputs.used.push(cell);
        }
    }

    /// For whoever improves the engine: with `CRANE_SHOWN` set, says what the outputs show, and of which of it nothing
    /// came. What contradicts what was known of an object of a library is a fault, of a model or of the reader.
    fn tell_shown(&self, cell: usize, fact: &Shown, value: &Value, used: bool, cost: u64) {
        if std::env::var_os("CRANE_SHOWN").is_none() {
            return;
        }
        let what = match value {
            _ if used => "used",
            Value::Object(id) if matches!(self.interp.obj(*id), Object::Instance { .. }) => "contradicts, or is not learnt",
            _ => "not used",
        };
        let summary = serde_json::Value::from(&fact.summary);
        let kind = self.interp.type_name(value);
        eprintln!("SHOWN cell {}: {} ({kind}) {what}, work {cost} of {}: {summary}", cell + 1, fact.name, self.left);
    }

    /// A list of which only an element was known, or nothing, has the length and the texts that are shown.
    fn fill_list(&mut self, id: ObjId, summary: &Summary) -> bool {
        if summary.type_name().is_some_and(|name| name != "list") {
            return false;
        }
        let Some(count) = summary.fact("structure", "length").and_then(Summary::as_int) else { return false };
        let shown = summary.get("items").and_then(Summary::as_list).filter(|_| summary.complete()).unwrap_or_default();
        let values: Vec<Value> = shown.iter().map(|item| self.interp.value_of_summary(item)).collect();
        let Object::List { items, rest, .. } = self.interp.obj_mut(id) else { return false };
        let Some(Rest { element, length }) = rest else { return false };
        match length.as_int() {
            Some(known) if known != count => return false,
            None if shown.is_empty() => {
                *length = Value::Int(count);
                return true;
            }
            _ if shown.len() as i64 != count => return false,
            _ => {}
        }
        *items = values.into_iter().map(|value| if value.is_unknown() { element.clone() } else { value }).collect();
        *rest = None;
        true
    }

    /// A number or text of which only the kind was known.
    fn pin(&mut self, name: crate::engine::sym::Sym, kind: Kind, at: Loc, summary: &Summary) -> bool {
        if !matches!(kind, Kind::Int | Kind::Str) || summary.type_name() != Some(kind.name()) {
            return false;
        }
        let new = self.interp.value_of_summary(summary);
        if matches!(new, Value::Of(_)) {
            return false;
        }
        let main = self.interp.main;
        self.interp.scope_mut(main).insert(name, Slot::new(new, at));
        true
    }

    /// An unknown value becomes what is shown.
    fn make(&mut self, name: crate::engine::sym::Sym, old: Option<&Value>, at: Loc, summary: &Summary) -> bool {
        let kind = summary.type_name().unwrap_or_default();
        if kind.starts_with("pandas.") && self.has_alike() {
            return false;
        }
        let new = self.interp.value_of_summary(summary);
        if new.is_unknown() {
            return false;
        }
        if let Value::Object(id) = &new
            && let Object::Instance { open, .. } = self.interp.obj_mut(*id)
        {
            // A subclass prints itself so too, and may have more.
            *open = true;
        }
        match old {
            Some(old) if matches!(new, Value::Object(_)) => self.replace(old, new),
            _ => {
                let main = self.interp.main;
                self.interp.scope_mut(main).insert(name, Slot::new(new, at));
            }
        }
        true
    }

    /// A library's object learns what is shown of it, by its model.
    fn refine(&mut self, value: &Value, summary: &Summary) -> bool {
        if self.interp.type_attr(value, "__crane_shown__").is_none() {
            return false;
        }
        let before = self.interp.heap.clone();
        let sinks = std::mem::take(&mut self.interp.sinks);
        let facts = self.interp.plain_of_summary(summary);
        let result = self.interp.call_method(value, "__crane_shown__", vec![facts]);
        self.interp.sinks = sinks;
        let used = matches!(result, Some(Ok(Value::Bool(true))));
        if !used {
            self.interp.heap = before;
        }
        self.reset_frames();
        used
    }

    /// The assumption under which what the outputs show holds.
    pub(super) fn presumed(&self) -> Option<String> {
        let cells: Vec<String> = self.outputs.used.iter().map(|cell| crate::order::label(self.input.notebook, *cell)).collect();
        match &cells[..] {
            [] => None,
            [one] => Some(format!("the saved output of {one} is of the source that stands there")),
            more if more.len() <= 4 => Some(format!("the saved outputs of {} are of the sources that stand there", more.join(", "))),
            more => Some(format!("the saved outputs of {} and {} more cells are of the sources that stand there", more[..3].join(", "), more.len() - 3)),
        }
    }

    fn has_alike(&mut self) -> bool {
        let notebook = self.input.notebook;
        *self.outputs.alike.get_or_insert_with(|| {
            notebook.cells.iter().any(|cell| ALIKE.iter().any(|library| cell.source.contains(library)))
        })
    }

    /// Whether a column that is shown may end in spaces, which the code writes out and tables do not show.
    fn may_have_spaces(&mut self, summary: &Summary) -> bool {
        let notebook = self.input.notebook;
        let spaced = self.outputs.spaced.get_or_insert_with(|| spaced_texts(notebook));
        let columns = summary.get("columns").and_then(Summary::as_list).unwrap_or_default();
        columns.iter().filter_map(|column| column.get("name")?.as_str()).any(|name| spaced.contains(name.trim()))
    }
}

/// Whether IPython shows only the last expression of a cell, as far as can be seen.
fn shows_last_only(notebook: &Notebook) -> bool {
    notebook.cells.iter().all(|cell| {
        let results = cell.outputs.iter().filter(|output| matches!(output, Output::Result { .. })).count();
        results <= 1 && !cell.source.contains("ast_node_interactivity")
    })
}

/// Texts in the code that begin or end with a space, without these.
fn spaced_texts(notebook: &Notebook) -> HashSet<String> {
    let mut texts = HashSet::new();
    for cell in &notebook.cells {
        for line in cell.source.lines() {
            for piece in line.split(['\'', '"']) {
                if piece.trim() != piece && !piece.trim().is_empty() && piece.len() < 100 {
                    texts.insert(piece.trim().to_owned());
                }
            }
        }
    }
    texts
}
