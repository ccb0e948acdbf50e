//! Where what the engine worked out contradicts what was recorded.

use std::collections::HashSet;

use crate::engine::heap::{Entry, Key, Map, Object};
use crate::engine::interp::Interp;
use crate::engine::slots::Slots;
use crate::engine::statics::PURE;
use crate::engine::sym::fixed;
use crate::engine::value::{Args, ObjId, Value};

/// Deeper parts are not compared.
const DEEPEST: usize = 8;

/// Floats are recorded with few digits, and sums depend on the order.
const TOLERANCE: f64 = 1e-3;

/// The first contradiction between a value that was worked out and one that was recorded, in words:
/// "at .shape[0]: 3, recorded 4". What either side does not know contradicts nothing.
pub fn contradiction(interp: &mut Interp<'_>, predicted: &Value, recorded: &Value) -> Option<String> {
    let mut look = Look { interp, seen: HashSet::new(), path: String::new() };
    look.differ(predicted, recorded)
}

struct Look<'l, 'a> {
    interp: &'l mut Interp<'a>,
    seen: HashSet<(ObjId, ObjId)>,
    path: String,
}

impl Look<'_, '_> {
    fn differ(&mut self, predicted: &Value, recorded: &Value) -> Option<String> {
        match (predicted, recorded) {
            (Value::Unknown, _) | (_, Value::Unknown) => None,
            (Value::Union(parts), _) => self.none_fits(parts, |look, part| look.differ(part, recorded)),
            (_, Value::Union(parts)) => self.none_fits(parts, |look, part| look.differ(predicted, part)),
            (Value::Tuple(a), Value::Tuple(b)) => self.sequences(a, b, Some((a.len(), b.len()))),
            (Value::Range(a), Value::Range(b)) => self.sequences(&a[..], &b[..], None),
            (Value::Object(a), Value::Object(b)) if self.seen.len() < 500 && self.path.matches(['.', '[']).count() < DEEPEST => {
                if a == b || !self.seen.insert((*a, *b)) {
                    return None;
                }
                self.objects(*a, *b)
            }
            (Value::Object(_), Value::Object(_)) => None,
            // Code is recorded by its name alone.
            (Value::Function(_) | Value::Native(_) | Value::Bound(_), _) | (_, Value::Function(_) | Value::Native(_) | Value::Bound(_)) => None,
            (Value::Object(id), _) | (_, Value::Object(id)) if !self.is_definite(*id) => None,
            (a, b) => {
                let same = match (a.kind(), b.kind()) {
                    (Some(x), Some(y)) => x == y && (!a.is_known() || !b.is_known() || equal(a, b)),
                    (None, None) => a.same(b),
                    _ => false,
                };
                (!same).then(|| self.said(&self.in_words(a), &self.in_words(b)))
            }
        }
    }

    fn said(&self, predicted: &str, recorded: &str) -> String {
        let place = if self.path.is_empty() { String::new() } else { format!("at {}: ", self.path) };
        format!("{place}{predicted}, recorded {recorded}")
    }

    fn in_words(&self, value: &Value) -> String {
        match value {
            Value::Of(kind) => format!("some {}", kind.name()),
            Value::Object(_) => format!("an object of type {}", self.interp.type_name(value)),
            other => self.interp.repr_of(other).unwrap_or_else(|| format!("some {}", self.interp.type_name(other))),
        }
    }

    /// Whether it surely is of its type.
    fn is_definite(&self, id: ObjId) -> bool {
        id != PURE && matches!(self.interp.obj(id), Object::List { .. } | Object::Dict { .. } | Object::Set { .. } | Object::Instance { open: false, .. })
    }

    /// Where one of several values is meant, all have to contradict.
    fn none_fits(&mut self, parts: &[Value], mut differ: impl FnMut(&mut Self, &Value) -> Option<String>) -> Option<String> {
        let mut first = None;
        for part in parts {
            let seen = self.seen.clone();
            let said = differ(self, part)?;
            self.seen = seen;
            first.get_or_insert(said);
        }
        first
    }

    fn within(&mut self, step: &str, predicted: &Value, recorded: &Value) -> Option<String> {
        let length = self.path.len();
        self.path.push_str(step);
        let found = self.differ(predicted, recorded);
        self.path.truncate(length);
        found
    }

    fn sequences(&mut self, a: &[Value], b: &[Value], lengths: Option<(usize, usize)>) -> Option<String> {
        if let Some((x, y)) = lengths
            && x != y
        {
            return Some(self.said(&format!("{x} elements"), &y.to_string()));
        }
        (0..a.len().min(b.len())).find_map(|i| self.within(&format!("[{i}]"), &a[i], &b[i]))
    }

    fn objects(&mut self, a: ObjId, b: ObjId) -> Option<String> {
        match (self.interp.obj(a).clone(), self.interp.obj(b).clone()) {
            (Object::List { items: x, rest: rx, .. }, Object::List { items: y, rest: ry, .. }) => {
                let length = |items: &[Value], rest: &Option<crate::engine::heap::Rest>| match rest {
                    None => Some(items.len()),
                    Some(rest) => rest.length.as_int().and_then(|n| usize::try_from(n).ok()),
                };
                self.sequences(&x, &y, length(&x, &rx).zip(length(&y, &ry)))
            }
            (Object::Dict { entries: x, open: ox, .. }, Object::Dict { entries: y, open: oy, .. }) => self.dicts((&x, ox), (&y, oy)),
            (Object::Set { items: x, open: false, .. }, Object::Set { items: y, open: false, .. }) => {
                let same = x.len() == y.len() && x.keys().all(|key| y.contains_key(key));
                (!same).then(|| self.said(&format!("{} elements", x.len()), &format!("others, {}", y.len())))
            }
            (Object::Instance { class: ca, attrs: x, open: false }, Object::Instance { class: cb, attrs: y, open: false }) => {
                if !self.related(ca, cb) {
                    let (x, y) = (self.interp.class_name(ca), self.interp.class_name(cb));
                    return Some(self.said(&format!("{x} object"), &y));
                }
                self.attributes(ca, (a, &x), (b, &y))
            }
            (Object::List { .. } | Object::Dict { .. } | Object::Set { .. }, Object::Instance { open: false, .. })
            | (Object::Instance { open: false, .. }, Object::List { .. } | Object::Dict { .. } | Object::Set { .. })
            | (Object::List { .. }, Object::Dict { .. } | Object::Set { .. })
            | (Object::Dict { .. } | Object::Set { .. }, Object::List { .. }) => {
                let (x, y) = (self.in_words(&Value::Object(a)), self.in_words(&Value::Object(b)));
                Some(self.said(&x, &y))
            }
            _ => None,
        }
    }

    /// Whether an object of one class may be one of the other.
    fn related(&self, a: ObjId, b: ObjId) -> bool {
        let derives = |one: ObjId, other: ObjId| self.interp.class(one).is_none_or(|class| class.open || class.mro.contains(&other));
        a == b || derives(a, b) || derives(b, a)
    }

    /// A model's class says with `__crane_claims__(self, recorded)` what its objects claim: what, as claimed, as
    /// recorded. Of other classes all attributes are claims, but for None in a model's own, which stands for not known.
    fn attributes(&mut self, class: ObjId, (a, x): (ObjId, &Slots), (b, y): (ObjId, &Slots)) -> Option<String> {
        if let Some(method) = self.interp.lookup_in_class(class, fixed("__crane_claims__")).map(|slot| slot.value.clone()) {
            let claims = self.interp.call(method, Args::of(vec![Value::Object(a), Value::Object(b)])).ok()?;
            return self.claims(&claims);
        }
        let model = self.interp.class(class).is_some_and(|class| class.model);
        for (name, slot) in x.iter() {
            let Some(other) = y.get(name).filter(|other| !other.maybe && !slot.maybe) else { continue };
            if model && name.as_str().starts_with('_') && (matches!(slot.value, Value::None) || matches!(other.value, Value::None)) {
                continue;
            }
            let (predicted, recorded) = (slot.value.clone(), other.value.clone());
            if let Some(found) = self.within(&format!(".{}", name.as_str()), &predicted, &recorded) {
                return Some(found);
            }
        }
        None
    }

    fn claims(&mut self, claims: &Value) -> Option<String> {
        let Value::Object(list) = claims else { return None };
        let Object::List { items, .. } = self.interp.obj(*list).clone() else { return None };
        items.iter().find_map(|claim| match claim {
            Value::Tuple(parts) if parts.len() == 3 => {
                let what = format!(".{}", parts[0].as_str().unwrap_or("?"));
                self.within(&what, &parts[1], &parts[2])
            }
            _ => None,
        })
    }

    fn dicts(&mut self, (x, open_x): (&Map<Key, Entry>, bool), (y, open_y): (&Map<Key, Entry>, bool)) -> Option<String> {
        let surplus = |some: &Map<Key, Entry>, others: &Map<Key, Entry>| {
            some.iter().find(|(key, entry)| !entry.slot.maybe && !others.contains_key(*key)).map(|(_, entry)| entry.key.clone())
        };
        if !open_y && let Some(key) = surplus(x, y) {
            let text = format!("a key {}", self.in_words(&key));
            return Some(self.said(&text, "none"));
        }
        if !open_x && let Some(key) = surplus(y, x) {
            let text = format!("a key {}", self.in_words(&key));
            return Some(self.said("none", &text));
        }
        for (key, entry) in x {
            let Some(other) = y.get(key).filter(|other| !other.slot.maybe && !entry.slot.maybe) else { continue };
            let step = format!("[{}]", self.in_words(&entry.key));
            if let Some(found) = self.within(&step, &entry.slot.value, &other.slot.value) {
                return Some(found);
            }
        }
        None
    }
}

fn equal(a: &Value, b: &Value) -> bool {
    match (a.as_float(), b.as_float()) {
        (Some(x), Some(y)) if matches!(a, Value::Float(_)) => {
            x == y || (x.is_nan() && y.is_nan()) || (x - y).abs() <= TOLERANCE * x.abs().max(y.abs())
        }
        _ => a.same(b),
    }
}
