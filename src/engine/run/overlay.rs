//! Recorded facts over what the engine worked out.

use super::Driver;
use crate::engine::heap::{Object, Slot};
use crate::engine::interp::STATIC;
use crate::engine::summary::is_shallow;
use crate::engine::sym::{fixed, sym};
use crate::engine::value::{Args, Loc, ObjId, Value};
use crate::snapshot::{RecordedRun, Summary};

impl<'n> Driver<'n> {
    /// Recorded facts replace what the engine worked out.
    pub(super) fn overlay(&mut self, run: &'n RecordedRun) {
        let main = self.interp.main;
        // Whatever the run's source took of the work, or where it is not there to be run.
        self.refuel(true);
        for name in &run.deleted {
            self.interp.scope_mut(main).remove(&sym(name));
        }
        for name in run.deleted.iter().chain(&run.unknown) {
            self.cited.remove(&sym(name));
        }
        for name in &run.unknown {
            let slot = Slot::new(Value::Unknown, Loc::default());
            self.interp.scope_mut(main).insert(sym(name), slot);
        }
        if !run.complete {
            self.forget_recorded();
        }
        for (name, summary) in &run.set {
            self.overlay_name(name, summary);
            self.cited.insert(sym(name), (run.count, summary));
            if let Object::Scope { names, .. } = self.interp.obj(main)
                && let Some(slot) = names.get(&sym(name))
            {
                self.recorded.insert(sym(name), slot.value.clone());
            }
        }
        if run.complete
            && let Object::Scope { open, .. } = self.interp.obj_mut(main)
        {
            *open = false;
        }
    }

    /// A run did not record everything: what was recorded before it may have changed.
    fn forget_recorded(&mut self) {
        let main = self.interp.main;
        self.cited.clear();
        let recorded: Vec<_> = self.recorded.drain().collect();
        for (name, value) in recorded {
            self.interp.havoc(std::slice::from_ref(&value));
            if let Some(slot) = self.interp.scope_mut(main).get_mut(&name)
                && slot.value.same(&value)
            {
                slot.value = Value::Unknown;
            }
        }
    }

    fn overlay_name(&mut self, name: &str, summary: &Summary) {
        let main = self.interp.main;
        let name = sym(name);
        let known = match self.interp.obj(main) {
            Object::Scope { names, .. } => names.get(&name).cloned(),
            _ => None,
        };
        let object = summary.get("ref").and_then(Summary::as_int);
        let type_name = summary.type_name().unwrap_or_default();
        if let Some(slot) = &known {
            let engine_type = self.interp.type_name(&slot.value);
            let real = self.interp.statics.real.get(type_name).copied();
            let same_type = slot.value.is_known()
                && (type_name.rsplit('.').next() == Some(engine_type.as_str())
                    || real.is_some() && real == self.interp.class_of(&slot.value));
            let code = matches!(slot.value, Value::Function(_) | Value::Native(_) | Value::Bound(_))
                || matches!(&slot.value, Value::Object(id) if matches!(self.interp.obj(*id), Object::Class(_) | Object::Module(_)));
            if code || (same_type && is_shallow(summary)) {
                return;
            }
        }
        if let Some(value) = object.and_then(|o| self.refs.get(&o).cloned())
            && self.interp.type_name(&value) == type_name.rsplit('.').next().unwrap_or_default()
            && known.as_ref().is_some_and(|k| k.value.same(&value))
        {
            // The same object again: its contents are replaced where they stand.
            let new = self.interp.value_of_summary(summary);
            self.replace(&value, new);
            return;
        }
        let new = self.interp.value_of_summary(summary);
        let at = known.as_ref().map_or(Loc::default(), |s| s.at);
        if let Some(slot) = &known
            && let (Value::Object(a), Value::Object(b)) = (&slot.value, &new)
            && std::mem::discriminant(self.interp.obj(*a)) == std::mem::discriminant(self.interp.obj(*b))
            && a.0 & STATIC == 0
        {
            // Other names of the engine's object see the recorded facts too.
            let value = slot.value.clone();
            self.merge_instance(&value, &new);
            self.keep_silent(&value, &new, 0);
            self.replace(&value, new);
            if let Some(slot) = self.interp.scope_mut(main).get_mut(&name) {
                slot.maybe = false;
            }
            return;
        }
        if let Some(object) = object {
            self.refs.insert(object, new.clone());
        }
        if new.is_unknown() && known.as_ref().is_some_and(|s| matches!(s.value, Value::Object(_))) {
            // A type without a model: what the code implies still holds.
            return;
        }
        self.interp.scope_mut(main).insert(name, Slot::new(new, at));
    }

    /// Attributes that the engine worked out and the recording does not name stay, for user classes.
    fn merge_instance(&mut self, old: &Value, new: &Value) {
        let (Value::Object(old), Value::Object(new)) = (old, new) else { return };
        let Object::Instance { class, attrs, .. } = self.interp.obj(*old) else { return };
        if self.interp.class(*class).is_none_or(|c| c.model) {
            return;
        }
        let kept = attrs.clone();
        if let Object::Instance { attrs, open, .. } = self.interp.obj_mut(*new) {
            for (name, slot) in kept.iter() {
                attrs.get_or_insert(*name, slot.clone());
            }
            *open = false;
        }
    }

    /// Where the recording is silent about a library's object, what the cells that ran imply still holds.
    fn keep_silent(&mut self, old: &Value, new: &Value, depth: usize) {
        let (Value::Object(old), Value::Object(new)) = (old, new) else { return };
        if depth > 4 || old == new || new.0 & STATIC != 0 {
            return;
        }
        self.settle(*old);
        let pairs: Vec<(Value, Value)> = match (self.interp.obj(*old), self.interp.obj(*new)) {
            (Object::Instance { class: a, attrs: x, .. }, Object::Instance { class: b, attrs: y, .. }) => {
                if a != b || self.interp.class(*a).is_none_or(|c| !c.model) {
                    return;
                }
                let said: Vec<_> = x.iter().filter(|(_, s)| !s.maybe).map(|(n, s)| (*n, s.value.clone())).collect();
                let y = y.clone();
                let mut deeper = Vec::new();
                for (name, before) in said {
                    let Some(now) = y.get(&name).map(|s| s.value.clone()) else { continue };
                    if self.is_silent(&now) && !self.is_silent(&before) {
                        let id = *new;
                        self.interp.set_instance_attr(id, name, before);
                    } else {
                        deeper.push((before, now));
                    }
                }
                deeper
            }
            (Object::Dict { entries: x, .. }, Object::Dict { entries: y, .. }) => x
                .iter()
                .filter_map(|(key, entry)| Some((entry.slot.value.clone(), y.get(key)?.slot.value.clone())))
                .collect(),
            (Object::List { items: x, rest: None, .. }, Object::List { items: y, rest: Some(rest), .. }) => {
                // The length and the kind of the elements were recorded, not the elements.
                let fits = |v: &Value| match &rest.element {
                    Value::Of(kind) => v.kind() == Some(*kind),
                    other => other.is_unknown(),
                };
                if y.is_empty() && rest.length.as_int() == Some(x.len() as i64) && x.iter().all(fits) {
                    *self.interp.obj_mut(*new) = self.interp.obj(*old).clone();
                }
                return;
            }
            _ => return,
        };
        for (before, now) in pairs {
            self.keep_silent(&before, &now, depth + 1);
        }
    }

    /// A model's object whose facts hold under a condition is told to drop those that no longer hold.
    fn settle(&mut self, id: ObjId) {
        let Object::Instance { class, .. } = self.interp.obj(id) else { return };
        if let Some(method) = self.interp.lookup_in_class(*class, fixed("__crane_settle__")).map(|slot| slot.value.clone()) {
            let _ = self.interp.call(method, Args::of(vec![Value::Object(id)]));
        }
    }

    /// Whether a value, or an object throughout, says nothing.
    fn is_silent(&self, value: &Value) -> bool {
        match value {
            Value::Unknown | Value::Of(_) => true,
            Value::Object(id) => match self.interp.obj(*id) {
                Object::List { items, rest: Some(rest), .. } => {
                    items.is_empty() && rest.element.is_unknown() && !rest.length.is_known()
                }
                Object::Instance { attrs, class, .. } => {
                    let model = self.interp.class(*class).is_some_and(|c| c.model);
                    model
                        && !attrs.is_empty()
                        && attrs.values().all(|s| match &s.value {
                            Value::None | Value::Bool(_) => true,
                            Value::Object(inner) => matches!(self.interp.obj(*inner), Object::List { .. }) && self.is_silent(&s.value),
                            other => self.is_silent(other),
                        })
                }
                _ => false,
            },
            _ => false,
        }
    }

    pub(super) fn replace(&mut self, old: &Value, new: Value) {
        if let (Value::Object(old), Value::Object(new)) = (old, &new)
            && old != new
        {
            let object = self.interp.obj(*new).clone();
            *self.interp.obj_mut(*old) = object;
        }
    }
}
