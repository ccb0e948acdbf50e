//! Unknown code: what it can reach, now and later, and may change.

use std::rc::Rc;

use rustc_hash::FxHashSet;

use super::heap::{Map, Object};
use super::interp::Interp;
use super::slots::Slots;
use super::value::{Args, Function, ObjId, Res, Value};

impl Interp<'_> {
    /// A call of which nothing is known: it may raise, and may change whatever it can reach.
    pub fn call_unknown(&mut self, callee: &Value, args: &Args) -> Res {
        self.doubt_because(|| "a call of something unknown".into());
        let mut reachable: Vec<Value> = args.all().cloned().collect();
        reachable.push(callee.clone());
        self.note_hidden();
        self.fuel = self.fuel.saturating_sub(self.heap.escaped_count() as u64 / 8);
        reachable.extend(self.heap.escaped().map(Value::Object));
        for value in args.all() {
            self.open_class(value);
        }
        self.hold(args.all());
        self.havoc(&reachable);
        Ok(Value::Unknown)
    }

    /// A class of the notebook that unknown code gets may be patched by it.
    fn open_class(&mut self, value: &Value) {
        let Value::Object(id) = value else { return };
        if id.0 & super::interp::STATIC == 0
            && let Object::Class(class) = self.obj_mut(*id)
        {
            Rc::make_mut(class).open = true;
        }
    }

    /// Something unknown holds the value from now on: it may change it at any later unknown call.
    pub fn give_away(&mut self, value: &Value) {
        match value {
            Value::Object(id) if id.0 & super::interp::STATIC == 0 => {
                if !self.heap.has_escaped(*id) {
                    self.heap.escape([*id]);
                }
            }
            Value::Tuple(parts) | Value::Union(parts) => parts.iter().for_each(|part| self.give_away(part)),
            Value::Function(_) | Value::Bound(_) => self.hold([value].into_iter()),
            _ => {}
        }
    }

    /// Functions that unknown code gets may be run by it later.
    fn hold<'v>(&mut self, values: impl Iterator<Item = &'v Value>) {
        let functions: Vec<Rc<Function>> = values
            .filter_map(|value| match value {
                Value::Function(function) => Some(function.clone()),
                Value::Bound(bound) => match &bound.0 {
                    Value::Function(function) => Some(function.clone()),
                    _ => None,
                },
                _ => None,
            })
            .filter(|function| function.body & super::interp::STATIC == 0)
            .collect();
        for function in functions {
            let key = (function.body, function.closure);
            let id = match self.held.get(&key) {
                Some(id) => *id,
                None => {
                    let id = self.alloc(Object::Held(function.clone()));
                    self.held.insert(key, id);
                    id
                }
            };
            *self.obj_mut(id) = Object::Held(function);
            if !self.heap.has_escaped(id) {
                self.heap.escape([id]);
            }
        }
    }

    /// Objects that some unknown value may be can be changed through it.
    fn note_hidden(&mut self) {
        let hidden = super::value::take_hidden();
        let kept = |id: &ObjId| match self.obj(*id) {
            Object::List { .. } | Object::Dict { .. } | Object::Set { .. } => true,
            Object::Instance { class, .. } => !self.is_immutable_class(*class),
            _ => false,
        };
        let hidden: Vec<ObjId> = hidden.into_iter().filter(kept).filter(|id| !self.heap.has_escaped(*id)).collect();
        self.heap.escape(hidden);
    }

    /// Something unknown is changed: it may be anything that escaped.
    pub fn change_unknown(&mut self) {
        self.note_hidden();
        let escaped: Vec<Value> = self.heap.escaped().map(Value::Object).collect();
        self.havoc(&escaped);
    }

    /// Everything reachable from these values may have changed in any way, now and at any later unknown call.
    pub fn havoc(&mut self, roots: &[Value]) {
        let mut queue: Vec<Value> = roots.to_vec();
        let mut seen: FxHashSet<ObjId> = FxHashSet::default();
        let mut called: FxHashSet<(u32, Option<ObjId>)> = FxHashSet::default();
        let mut fresh: Vec<ObjId> = Vec::new();
        while let Some(value) = queue.pop() {
            match value {
                Value::Tuple(items) | Value::Union(items) => queue.extend(items.iter().cloned()),
                Value::Bound(bound) => {
                    queue.push(bound.0.clone());
                    queue.push(bound.1.clone());
                }
                Value::Function(function) => {
                    if called.insert((function.body, function.closure)) {
                        self.havoc_function(&function, &mut queue);
                    }
                }
                Value::Object(id) => {
                    if id.0 & super::interp::STATIC != 0 || !seen.insert(id) {
                        continue;
                    }
                    if self.havoc_object(id, &mut queue) && !self.heap.has_escaped(id) {
                        fresh.push(id);
                    }
                }
                _ => {}
            }
        }
        self.fuel = self.fuel.saturating_sub(seen.len() as u64 / 4);
        self.heap.escape(fresh);
    }

    /// Forgets an object's contents; whether it was a mutable one.
    fn havoc_object(&mut self, id: ObjId, queue: &mut Vec<Value>) -> bool {
        // Immutable kinds of library objects say so; see `__immutable__` in docs/models.md.
        let object = self.obj(id);
        match object {
            Object::Module(_) | Object::Scope { .. } => return false,
            // Its methods may be called.
            Object::Class(class) => {
                if !class.model {
                    let parts = class.attrs.values().map(|slot| slot.value.clone());
                    queue.extend(parts.filter(|value| !matches!(value, Value::Object(_))));
                    queue.extend(class.mro.iter().filter(|base| **base != id).map(|base| Value::Object(*base)));
                }
                return false;
            }
            Object::Held(function) => {
                queue.push(Value::Function(function.clone()));
                return false;
            }
            // Forgotten before, and nothing was learned since.
            Object::Instance { attrs, open: true, .. } if attrs.is_empty() => {}
            Object::Dict { entries, open: true, .. } if entries.is_empty() => {}
            Object::Set { items, open: true, frozen: false } if items.is_empty() => {}
            Object::List { items, rest: Some(rest), .. }
                if items.is_empty() && rest.element.is_unknown() && matches!(rest.length, Value::Of(_)) => {}
            Object::Instance { class, attrs, .. } => {
                let class = *class;
                queue.extend(attrs.values().map(|s| s.value.clone()));
                queue.push(Value::Object(class));
                if self.is_immutable_class(class) {
                    return false;
                }
                *self.obj_mut(id) = Object::Instance { class, attrs: Slots::default(), open: true };
            }
            Object::List { items, rest, class } => {
                let class = *class;
                queue.extend(items.iter().cloned());
                queue.extend(rest.iter().map(|r| r.element.clone()));
                let rest = super::heap::Rest { element: Value::Unknown, length: Value::Of(super::value::Kind::Int) };
                *self.obj_mut(id) = Object::List { items: Vec::new(), rest: Some(rest), class };
            }
            Object::Dict { entries, class, .. } => {
                let class = *class;
                queue.extend(entries.values().map(|e| e.slot.value.clone()));
                *self.obj_mut(id) = Object::Dict { entries: Map::default(), open: true, class };
            }
            Object::Set { frozen: true, .. } => return false,
            Object::Set { .. } => *self.obj_mut(id) = Object::Set { items: Map::default(), open: true, frozen: false },
            Object::Iterator { items, .. } => {
                queue.extend(items.iter().cloned());
                *self.obj_mut(id) = Object::Lost;
            }
            Object::Generator { function, scope } => {
                queue.push(Value::Function(function.clone()));
                if let Object::Scope { names, .. } = self.obj(*scope) {
                    queue.extend(names.values().map(|s| s.value.clone()));
                }
                *self.obj_mut(id) = Object::Lost;
            }
            Object::Lazy { function, over, .. } => {
                queue.extend([function.clone(), over.clone()]);
                *self.obj_mut(id) = Object::Lost;
            }
            Object::AttrDict(of) => {
                queue.push(Value::Object(*of));
                return false;
            }
            Object::Lost => return false,
        }
        true
    }

    /// Nothing is known any more of what stands in an object.
    pub fn forget_contents(&mut self, id: ObjId) {
        self.havoc_object(id, &mut Vec::new());
    }

    /// Unknown code may call the function, any number of times: what it reaches may change.
    fn havoc_function(&mut self, function: &Rc<Function>, queue: &mut Vec<Value>) {
        if function.body & super::interp::STATIC != 0 {
            return;
        }
        let info = self.info(function.body);
        queue.extend(function.defaults.iter().map(|(_, value)| value.clone()));
        let mut scope = function.closure;
        let mut scopes = vec![function.globals];
        // A closure's names may stand in any of the functions around it.
        while let Some(id) = scope {
            if scopes.contains(&id) || scopes.len() > 16 {
                break;
            }
            scopes.push(id);
            scope = match self.obj(id) {
                Object::Scope { parent, .. } => *parent,
                _ => None,
            };
        }
        for scope in scopes {
            let Object::Scope { names, .. } = self.obj(scope) else { continue };
            let read: Vec<Value> = names
                .iter()
                .filter(|(name, _)| info.reads.contains(*name) && !info.locals.contains(*name))
                .map(|(_, slot)| slot.value.clone())
                .filter(|v| matches!(v, Value::Object(_) | Value::Tuple(_) | Value::Union(_) | Value::Function(_) | Value::Bound(_)))
                .collect();
            queue.extend(read);
            for name in &info.rebinds {
                if let Some(slot) = self.scope_mut(scope).get_mut(name) {
                    slot.value = Value::Unknown;
                }
            }
        }
    }
}
