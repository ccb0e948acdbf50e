//! `for` loops: what each round gets, when it gets it.
//!
//! A list or an iterator may change while it is looped over, so that each round asks anew.

use std::rc::Rc;

use ruff_python_ast as ast;

use super::flow::Elements;
use super::heap::{Object, Rest};
use super::interp::{Interp, LoopPaths, STATIC};
use super::value::{ObjId, Res, Value};

/// What a loop takes its elements from.
pub enum Source {
    /// What cannot change, or is not looked at again.
    Fixed(Vec<Value>, Option<Rest>),
    List(ObjId),
    Iterator(ObjId),
    /// The keys of a dict or the elements of a set, which must keep its size.
    Sized(ObjId, Vec<Value>),
}

/// What the next round gets.
pub enum Turn {
    Over,
    Item(Value),
    /// Any number like this, after so many known ones.
    Open(Rest, usize),
}

impl<'a> Interp<'a> {
    pub fn exec_for(&mut self, stmt: &'a ast::StmtFor) -> Res<()> {
        let iterable = self.eval(&stmt.iter)?;
        self.at = self.loc(&*stmt.iter);
        let source = self.source_of_rounds(&iterable)?;
        self.frame_mut().loops.push(LoopPaths::default());
        let result = self.for_rounds(stmt, source);
        let paths = self.frame_mut().loops.pop().unwrap_or_default();
        self.end_loop(result, paths, &stmt.orelse)
    }

    fn for_rounds(&mut self, stmt: &'a ast::StmtFor, mut source: Source) -> Res<()> {
        let mut round = 0;
        // A loop may cost a part of what is left for the cell: what follows it is asked about, too.
        let (fuel, share) = (self.fuel, self.fuel / 6);
        loop {
            self.at = self.loc(&*stmt.iter);
            match self.turn(&mut source, round)? {
                Turn::Over => return Ok(()),
                Turn::Item(item) => {
                    let dear = round >= 3 && fuel.saturating_sub(self.fuel) > share;
                    if round >= self.limits.rounds || dear {
                        let left = self.left_of(&source, round + 1);
                        if round >= self.limits.rounds || !left.is_empty() {
                            let element = left.iter().fold(item, |a, b| if a.same(b) { a } else { a.widen(b) });
                            self.doubt_because(|| "a long loop".into());
                            let result = self.any_rounds(false, 0, |interp| interp.one_round(stmt, element.clone()));
                            self.lose_source(&source);
                            return result;
                        }
                    }
                    self.one_round(stmt, item)?;
                    round += 1;
                }
                Turn::Open(rest, known) => {
                    let more = rest.length.as_int().map(|n| n - known as i64);
                    if more.is_some_and(|n| n <= 0) {
                        return Ok(());
                    }
                    if more.is_none() {
                        self.doubt_because(|| "the number of rounds of a loop".into());
                    }
                    let assumed = if round == 0 { self.rounds_to_assume(&rest.element) } else { 0 };
                    let result = self.any_rounds(more.is_some(), assumed, |interp| interp.one_round(stmt, rest.element.clone()));
                    self.lose_source(&source);
                    return result;
                }
            }
        }
    }

    fn source_of_rounds(&mut self, iterable: &Value) -> Res<Source> {
        if let Value::Object(id) = iterable
            && id.0 & STATIC == 0
            && self.frame().code & STATIC == 0
        {
            self.run_ahead(*id, 1)?;
            match self.obj(*id) {
                Object::List { rest: None, class: None, .. } => return Ok(Source::List(*id)),
                Object::Iterator { .. } => return Ok(Source::Iterator(*id)),
                Object::Dict { entries, open: false, class: None } if entries.values().all(|e| !e.slot.maybe) => {
                    return Ok(Source::Sized(*id, entries.values().map(|e| e.key.clone()).collect()));
                }
                Object::Set { items, open: false, .. } if items.len() <= 1 => {
                    return Ok(Source::Sized(*id, items.values().cloned().collect()));
                }
                _ => {}
            }
        }
        Ok(match self.elements(iterable)? {
            Elements::Known(items) => Source::Fixed(items, None),
            Elements::Open(items, rest) => Source::Fixed(items, Some(rest)),
        })
    }

    /// What the round with this number, from 0, gets.
    fn turn(&mut self, source: &mut Source, round: usize) -> Res<Turn> {
        let anything = || Turn::Open(Rest { element: Value::Unknown, length: Value::Of(super::value::Kind::Int) }, round);
        Ok(match source {
            Source::Fixed(items, rest) => match (items.get(round), rest) {
                (Some(item), _) => Turn::Item(item.clone()),
                (None, Some(rest)) => Turn::Open(rest.clone(), items.len()),
                (None, None) => Turn::Over,
            },
            Source::List(id) => match self.obj(*id) {
                Object::List { items, rest, .. } => match (items.get(round), rest) {
                    (Some(item), _) => Turn::Item(item.clone()),
                    (None, Some(rest)) => Turn::Open(rest.clone(), round),
                    (None, None) => Turn::Over,
                },
                _ => anything(),
            },
            Source::Iterator(id) => match self.obj(*id) {
                Object::Iterator { items, next, rest, raises } => match (items.get(*next), raises, rest) {
                    (Some(item), _, _) => {
                        let item = item.clone();
                        if let Object::Iterator { next, .. } = self.obj_mut(*id) {
                            *next += 1;
                        }
                        Turn::Item(item)
                    }
                    (None, Some(raised), _) => {
                        let raised = raised.clone();
                        *self.obj_mut(*id) = ended();
                        return Err(self.raise_again(raised));
                    }
                    (None, None, Some(rest)) => Turn::Open(rest.clone(), items.len()),
                    (None, None, None) => Turn::Over,
                },
                _ => anything(),
            },
            Source::Sized(id, items) => {
                let (size, kind) = match self.obj(*id) {
                    Object::Dict { entries, open: false, .. } if entries.values().all(|e| !e.slot.maybe) => (entries.len(), "dictionary"),
                    Object::Set { items, open: false, .. } => (items.len(), "Set"),
                    _ => return Ok(anything()),
                };
                if size != items.len() {
                    return Err(self.raise("RuntimeError", format!("{kind} changed size during iteration")));
                }
                match items.get(round) {
                    Some(item) => Turn::Item(item.clone()),
                    None => Turn::Over,
                }
            }
        })
    }

    /// What is known to come from the round with this number on.
    fn left_of(&self, source: &Source, round: usize) -> Vec<Value> {
        let (items, from, rest) = match source {
            Source::Fixed(items, rest) => (&items[..], round, rest.as_ref()),
            Source::Sized(_, items) => (&items[..], round, None),
            Source::List(id) | Source::Iterator(id) => match self.obj(*id) {
                Object::List { items, rest, .. } => (&items[..], round, rest.as_ref()),
                Object::Iterator { items, next, rest, .. } => (&items[..], *next, rest.as_ref()),
                _ => return vec![Value::Unknown],
            },
        };
        items.get(from..).unwrap_or_default().iter().chain(rest.map(|rest| &rest.element)).cloned().collect()
    }

    /// How far an iterator was read is not known any more.
    fn lose_source(&mut self, source: &Source) {
        if let Source::Iterator(id) = source {
            *self.obj_mut(*id) = Object::Lost;
        }
    }
}

/// An iterator that gives nothing more.
pub fn ended() -> Object {
    Object::Iterator { items: Rc::new(Vec::new()), next: 0, rest: None, raises: None }
}
