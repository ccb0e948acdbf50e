//! From an exception that is surely raised to a finding: its place, certainty and evidence.

use ruff_python_ast as ast;

use super::Driver;
use crate::engine::families::check_of;
use crate::engine::heap::Object;
use crate::engine::interp::BodySource;
use crate::engine::names::info_of;
use crate::engine::value::{Exc, Loc, Raised, Value};
use crate::finding::{Certainty, Evidence, Finding, Place, World};

impl<'n> Driver<'n> {
    pub(super) fn place(&self, at: Loc) -> Option<Place> {
        if at.code as usize >= self.input.parsed.len() || at.end == 0 {
            return None;
        }
        Some(Place { cell: at.code as usize, range: at.start..at.end })
    }

    pub(super) fn finding(&mut self, cell: usize, stmt: &'n ast::Stmt, raised: &Raised) -> Finding {
        let exc = &raised.alternatives[0];
        let outermost = exc.trace.last();
        let place = outermost
            .and_then(|entry| self.place(entry.at))
            .filter(|p| p.cell == cell)
            .unwrap_or_else(|| {
                let at = self.interp.loc(stmt);
                Place { cell, range: at.start..at.end }
            });
        let mut assumptions: Vec<String> = self.interp.assumed.iter().map(|a| a.to_string()).collect();
        if self.after_crash {
            assumptions.push("a cell before this one crashes too, and was fixed".into());
        }
        if self.after_earlier {
            assumptions.push(crate::snapshot::RUN_AGAIN.into());
        }
        match self.world {
            World::Kernel => match &self.input.loaded.snapshot {
                Some(_) => assumptions.extend(self.input.loaded.assumption.clone()),
                None => assumptions.push("nothing was recorded: the state is worked out from the cells' code and counts".into()),
            },
            World::Fresh => {}
        }
        assumptions.extend(self.presumed());
        let certainty = if assumptions.is_empty() { Certainty::Certain } else { Certainty::Likely };
        let mut evidence = self.evidence(stmt);
        for other in raised.alternatives[1..].iter() {
            let there = other.trace.last().and_then(|entry| self.place(entry.at)).filter(|p| *p != place);
            if other.type_name != exc.type_name || other.message != exc.message || there.is_some() {
                evidence.push(Evidence { place: there, text: format!("on another path: {}", headline(other)) });
            }
        }
        let calls = exc
            .trace
            .iter()
            .rev()
            .skip(1)
            .filter_map(|entry| {
                let place = self.place(entry.at)?;
                let name = entry.function.as_deref().unwrap_or("a cell");
                Some(Evidence { place: Some(place), text: format!("in `{name}`") })
            })
            .collect();
        let (check, code) = check_of(&exc.type_name);
        Finding {
            check,
            code,
            exception: exc.type_name.to_string(),
            message: exc.message.to_string(),
            certainty,
            worlds: vec![self.world],
            place,
            calls,
            evidence,
            assumptions,
            help: self.interp.help_for(&exc.message),
            votes: None,
        }
    }

    /// Where the names of the crashing statement were last bound.
    fn evidence(&self, stmt: &ast::Stmt) -> Vec<Evidence> {
        let info = info_of(None, BodySource::Block(std::slice::from_ref(stmt)));
        let Object::Scope { names, .. } = self.interp.obj(self.interp.main) else { return Vec::new() };
        let mut found: Vec<(Place, String)> = Vec::new();
        let mut unseen = Vec::new();
        for name in &info.reads {
            let Some(slot) = names.get(name) else { continue };
            let is_import = matches!(&slot.value, Value::Object(id) if matches!(self.interp.obj(*id), Object::Module(_)));
            if is_import {
                continue;
            }
            if let Some(place) = self.place(slot.at) {
                found.push((place, format!("`{}` was set here", name.as_str())));
            } else if let Some((count, summary)) = self.cited.get(name) {
                // What set it is in no cell any more.
                let what = crate::snapshot::show::described(summary);
                unseen.push(Evidence { place: None, text: format!("`{}` as recorded after In [{count}]: {what}", name.as_str()) });
            }
        }
        found.sort_by_key(|(place, _)| (place.cell, place.range.start));
        let most = found.len().saturating_sub(4);
        found.drain(..most);
        found.into_iter().map(|(place, text)| Evidence { place: Some(place), text }).chain(unseen.into_iter().take(4)).collect()
    }
}

pub(super) fn headline(exc: &Exc) -> String {
    if exc.message.is_empty() { exc.type_name.to_string() } else { format!("{}: {}", exc.type_name, exc.message) }
}
