//! What rounds of a loop make anew each time: one object that stands for all of them.
//!
//! Two arrays that a loop's rounds assign to one name are different objects, of which a join would only know that
//! they are objects. A model's class says with `__crane_merge__(self, other)` what holds of either.

use rustc_hash::{FxHashMap, FxHashSet};

use super::heap::{Entry, Heap, Map, Object, Rest, Slot};
use super::interp::{Interp, STATIC};
use super::sym::{Sym, fixed};
use super::value::{Args, Kind, ObjId, Value};

/// Lists and dicts that stand for many of their kind.
///
/// What is done to one of those that it stands for is done to one of many: from then on nothing is known of the
/// summary. The same holds for what is done to the summary itself.
#[derive(Default)]
pub struct Summaries {
    all: FxHashSet<ObjId>,
    of: FxHashMap<ObjId, Vec<ObjId>>,
    scratch: Option<Object>,
}

impl Summaries {
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// A copy to change in place of a summary: only one of many is changed.
    pub fn scratch(&mut self, summary: &Object) -> &mut Object {
        self.scratch.insert(summary.clone())
    }
}

/// Longer lists and dicts are not merged.
const LONG: usize = 64;

impl Interp<'_> {
    /// Before an object is changed: forgets the summaries that this concerns; whether it is one.
    pub fn open_summaries(&mut self, id: ObjId) -> bool {
        for summary in self.summaries.of.get(&id).into_iter().flatten() {
            open(self.heap.get_mut(*summary));
        }
        let is_one = self.summaries.all.contains(&id);
        if is_one {
            open(self.heap.get_mut(id));
        }
        is_one
    }

    /// A summary of two lists or dicts, made anew unless the first is one that the second adds nothing to.
    fn summary(&mut self, a: ObjId, b: ObjId, unchanged: bool, object: Object) -> Value {
        let of = |interp: &mut Self, id: ObjId, summary: ObjId| {
            if id != summary && !interp.summaries.all.contains(&id) {
                let known = interp.summaries.of.entry(id).or_default();
                if !known.contains(&summary) {
                    known.push(summary);
                }
            }
        };
        if unchanged && self.summaries.all.contains(&a) {
            of(self, b, a);
            return Value::Object(a);
        }
        let made = self.alloc(object);
        self.summaries.all.insert(made);
        of(self, a, made);
        of(self, b, made);
        Value::Object(made)
    }

    fn merged_lists(&mut self, a: ObjId, b: ObjId) -> Option<Value> {
        let (Object::List { items: x, rest: None, class: None }, Object::List { items: y, rest: None, class: None }) = (self.obj(a), self.obj(b)) else {
            return None;
        };
        if x.len() != y.len() || x.len() > LONG {
            return None;
        }
        let (x, y) = (x.clone(), y.clone());
        let items: Vec<Value> = x.iter().zip(&y).map(|(x, y)| self.either(x, y)).collect();
        let unchanged = items.iter().zip(&x).all(|(item, old)| item.same(old));
        Some(self.summary(a, b, unchanged, Object::List { items, rest: None, class: None }))
    }

    fn merged_dicts(&mut self, a: ObjId, b: ObjId) -> Option<Value> {
        let (
            Object::Dict { entries: x, open: false, class: None },
            Object::Dict { entries: y, open: false, class: None },
        ) = (self.obj(a), self.obj(b))
        else {
            return None;
        };
        if x.len() != y.len() || x.len() > LONG || !x.keys().all(|key| y.contains_key(key)) {
            return None;
        }
        let (x, y) = (x.clone(), y.clone());
        let mut unchanged = true;
        let mut entries: Map<super::heap::Key, Entry> = Map::default();
        for (key, entry) in x {
            let other = &y[&key].slot;
            let value = self.either(&entry.slot.value, &other.value);
            let maybe = entry.slot.maybe || other.maybe;
            unchanged &= value.same(&entry.slot.value) && maybe == entry.slot.maybe;
            entries.insert(key, Entry { slot: Slot { value, maybe, ..entry.slot }, ..entry });
        }
        Some(self.summary(a, b, unchanged, Object::Dict { entries, open: false, class: None }))
    }

    /// What stands for either value; like a join, but knows more of library objects of one class.
    pub fn either(&mut self, old: &Value, new: &Value) -> Value {
        self.merged(old, new).unwrap_or_else(|| old.join(new))
    }

    /// What a value is known to be that is put into an object in every round of a loop whose rounds are not
    /// counted; an object that was made in the same round gets it once.
    pub fn of_any_round(&mut self, into: ObjId, value: Value) -> Value {
        if into.0 < self.rounds_since { self.merged(&value, &value).unwrap_or(value) } else { value }
    }

    fn merged(&mut self, old: &Value, new: &Value) -> Option<Value> {
        match (old, new) {
            (Value::Object(a), Value::Object(b)) => self.merged_objects(*a, *b),
            (Value::Tuple(a), Value::Tuple(b)) if a.len() == b.len() && a.iter().any(|part| matches!(part, Value::Object(_))) => {
                let (a, b) = (a.clone(), b.clone());
                Some(Value::Tuple(a.iter().zip(b.iter()).map(|(a, b)| self.either(a, b)).collect()))
            }
            // None where a file is missing, or a picture.
            (Value::Union(_), _) | (_, Value::Union(_)) => self.merged_parts(old, new),
            _ => None,
        }
    }

    /// Of values of which one is one of several: objects that can be are merged, the others stay what they may be.
    fn merged_parts(&mut self, old: &Value, new: &Value) -> Option<Value> {
        let parts = |value: &Value| match value {
            Value::Union(parts) => parts.to_vec(),
            one => vec![one.clone()],
        };
        let mut all: Vec<Value> = Vec::new();
        let mut any = false;
        for part in parts(old).into_iter().chain(parts(new)) {
            let merged = match part {
                Value::Object(_) => (0..all.len()).find_map(|i| Some((i, self.merged(&all[i], &part)?))),
                _ => None,
            };
            match merged {
                Some((i, merged)) => (all[i], any) = (merged, true),
                None => all.push(part),
            }
        }
        let mut all = all.into_iter();
        let first = all.next().filter(|_| any)?;
        Some(all.fold(first, |joined, part| joined.join(&part)))
    }

    fn merged_objects(&mut self, a: ObjId, b: ObjId) -> Option<Value> {
        if a.0 & STATIC != 0 || b.0 & STATIC != 0 {
            return None;
        }
        let (class, other) = match (self.obj(a), self.obj(b)) {
            (Object::Instance { class, .. }, Object::Instance { class: other, .. }) => (class, other),
            (Object::List { .. }, Object::List { .. }) => return self.merged_lists(a, b),
            (Object::Dict { .. }, Object::Dict { .. }) => return self.merged_dicts(a, b),
            _ => return None,
        };
        if class != other {
            return None;
        }
        let method = self.lookup_in_class(*class, fixed("__crane_merge__"))?.value.clone();
        match self.call(method, Args::of(vec![Value::Object(a), Value::Object(b)])) {
            Ok(merged @ Value::Object(_)) => Some(merged),
            _ => None,
        }
    }

    /// Before the state after a round is joined into the one before it: variables that hold another object of a
    /// library than before hold on both sides one that stands for either.
    pub fn merge_round(&mut self, before: &mut Heap) {
        let frame = self.frame();
        let mut scopes = vec![frame.scope, frame.own, frame.globals];
        scopes.dedup();
        for scope in scopes.into_iter().filter(|scope| scope.0 & STATIC == 0) {
            for (name, old, new) in self.rebound(before, scope) {
                let Some(merged) = self.merged(&old, &new) else { continue };
                set(before, scope, name, &merged);
                set(&mut self.heap, scope, name, &merged);
            }
        }
    }

    /// Between the rounds of a loop that are followed one by one: variables that may hold one of several objects
    /// hold as few as possible, before the alternatives are too many to follow.
    pub fn merge_alternatives(&mut self) {
        let frame = self.frame();
        let mut scopes = vec![frame.scope, frame.own, frame.globals];
        scopes.dedup();
        for scope in scopes.into_iter().filter(|scope| scope.0 & STATIC == 0) {
            let Object::Scope { names, .. } = self.heap.get(scope) else { continue };
            let several = names.iter().filter_map(|(name, slot)| match &slot.value {
                Value::Union(parts) if parts.len() > 2 => Some((*name, slot.value.clone(), parts[0].clone())),
                _ => None,
            });
            for (name, union, first) in several.collect::<Vec<_>>() {
                if let Some(merged) = self.merged_parts(&union, &first) {
                    set(&mut self.heap, scope, name, &merged);
                }
            }
        }
    }

    /// Names of a scope that hold different objects before and now.
    fn rebound(&self, before: &Heap, scope: ObjId) -> Vec<(Sym, Value, Value)> {
        let (Object::Scope { names: old, .. }, Object::Scope { names: new, .. }) = (before.get(scope), self.heap.get(scope)) else {
            return Vec::new();
        };
        if std::ptr::eq(old, new) {
            return Vec::new();
        }
        let changed = new.iter().filter_map(|(name, now)| {
            let was = old.get(name)?;
            let objects = matches!(was.value, Value::Object(_) | Value::Union(_)) && matches!(now.value, Value::Object(_) | Value::Union(_));
            (objects && !was.value.same(&now.value)).then(|| (*name, was.value.clone(), now.value.clone()))
        });
        changed.collect()
    }
}

/// Nothing is known of it any more.
fn open(object: &mut Object) {
    match object {
        Object::List { items, rest, .. } => {
            items.clear();
            *rest = Some(Rest { element: Value::Unknown, length: Value::Of(Kind::Int) });
        }
        Object::Dict { entries, open, .. } => {
            entries.clear();
            *open = true;
        }
        _ => {}
    }
}

fn set(heap: &mut Heap, scope: ObjId, name: Sym, value: &Value) {
    if let Object::Scope { names, .. } = heap.get_mut(scope)
        && let Some(slot) = names.get_mut(&name)
    {
        slot.value = value.clone();
    }
}
