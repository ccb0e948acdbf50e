//! Attributes.

use std::rc::Rc;

use super::classes::NativeType as N;
use super::heap::{Entry, Key, Map, Object, Slot};
use super::interp::Interp;
use super::slots::Slots;
use super::sym::{Sym, fixed, sym};
use super::value::{Args, Kind, ObjId, Res, Value};

/// What every object has.
const OBJECT_NAMES: &[&str] = &[
    "__class__", "__delattr__", "__dict__", "__dir__", "__doc__", "__eq__", "__format__", "__ge__", "__getattribute__",
    "__getstate__", "__gt__", "__hash__", "__init__", "__init_subclass__", "__le__", "__lt__", "__module__", "__ne__",
    "__new__", "__reduce__", "__reduce_ex__", "__repr__", "__setattr__", "__sizeof__", "__str__", "__subclasshook__",
    "__weakref__", "__annotations__", "__slots__",
];

impl<'a> Interp<'a> {
    pub fn getattr(&mut self, value: &Value, name: Sym) -> Res {
        match value {
            Value::Unknown => self.unknown(|| format!("attribute `{}` of an unknown value", name.as_str())),
            Value::Union(parts) => {
                let parts = parts.clone();
                self.fork(parts.len(), |interp, i| interp.getattr(&parts[i], name))
            }
            Value::Object(id) => {
                let id = *id;
                match self.obj(id) {
                    Object::Instance { .. } => self.instance_attr(id, name),
                    Object::Class(_) => self.class_attr(id, name),
                    Object::Module(module) => {
                        let module = module.clone();
                        self.module_attr(id, &module, name)
                    }
                    Object::Lost if id == super::statics::PURE => {
                        self.doubt_because(|| format!("attribute `{}` has no model", name.as_str()));
                        Ok(Value::Object(id))
                    }
                    Object::Lost if let Some(foreign) = self.foreign_of(id) => self.foreign_attr(&foreign, name),
                    Object::Lost | Object::Scope { .. } => {
                        self.unknown(|| format!("attribute `{}` of an unknown value", name.as_str()))
                    }
                    // What changes the dict changes the instance.
                    Object::AttrDict(_) if matches!(name.as_str(), "update" | "pop" | "setdefault" | "clear" | "popitem") => {
                        self.builtin_attr(value, name)
                    }
                    Object::AttrDict(of) => {
                        let copy = self.attrs_as_dict(*of);
                        self.builtin_attr(&copy, name)
                    }
                    Object::List { class: Some(class), .. } | Object::Dict { class: Some(class), .. } => {
                        let class = *class;
                        if let Some(slot) = self.lookup_in_class(class, name) {
                            let found = slot.value.clone();
                            return self.bind_attr(found, value, class);
                        }
                        match self.native_attr(value, name) {
                            Some(found) => Ok(found),
                            // Attributes of subclasses of builtin containers are not kept.
                            None => self.unknown(|| format!("attribute `{}`", name.as_str())),
                        }
                    }
                    _ => self.builtin_attr(value, name),
                }
            }
            _ => self.builtin_attr(value, name),
        }
    }

    /// A dict of an instance's attributes, as they are now.
    pub fn attrs_as_dict(&mut self, of: ObjId) -> Value {
        let mut entries: Map<Key, Entry> = Map::default();
        let mut more = true;
        if let Object::Instance { attrs, open, .. } = self.obj(of) {
            more = *open;
            for (name, slot) in attrs.iter() {
                let text: Rc<str> = Rc::from(name.as_str());
                entries.insert(Key::Str(text.clone()), Entry { key: Value::Str(text), slot: slot.clone() });
            }
        }
        Value::Object(self.alloc(Object::Dict { entries, open: more, class: None }))
    }

    fn no_attr(&mut self, value: &Value, name: Sym) -> Res {
        let type_name = self.type_name(value);
        let message = format!("'{type_name}' object has no attribute '{}'", name.as_str());
        Err(self.raise("AttributeError", message))
    }

    /// A method or attribute of a builtin type.
    fn native_attr(&mut self, value: &Value, name: Sym) -> Option<Value> {
        let native = self.native_type(value)?;
        if let Some(method) = super::native::method(native, name.as_str()) {
            return Some(Value::Bound(Rc::new((Value::Native(method), value.clone()))));
        }
        if native == N::Bool {
            if let Some(method) = super::native::method(N::Int, name.as_str()) {
                return Some(Value::Bound(Rc::new((Value::Native(method), value.clone()))));
            }
        }
        None
    }

    fn builtin_attr(&mut self, value: &Value, name: Sym) -> Res {
        if let Some(found) = self.native_attr(value, name) {
            return Ok(found);
        }
        let text = name.as_str();
        match (value, text) {
            (Value::Int(_) | Value::Bool(_) | Value::Of(Kind::Int), "real" | "numerator") => return Ok(value.clone()),
            (Value::Int(_) | Value::Of(Kind::Int), "imag") => return Ok(Value::Int(0)),
            (Value::Slice(parts), "start" | "stop" | "step") => {
                return Ok(parts[["start", "stop", "step"].iter().position(|n| *n == text).unwrap_or(0)].clone());
            }
            // Models give shapes as tuples; torch's have this method more.
            (Value::Tuple(_), "numel") => return self.unknown(|| "`numel` of a shape".into()),
            (Value::Range(parts), "start" | "stop" | "step") => {
                return Ok(parts[["start", "stop", "step"].iter().position(|n| *n == text).unwrap_or(0)].clone());
            }
            (Value::Function(function), "__name__") => return Ok(Value::str(function.name.as_str())),
            (Value::Native(native), "__name__") => return Ok(Value::str(native.name)),
            (Value::Bound(bound), "__self__") => return Ok(bound.1.clone()),
            (Value::Bound(bound), "__func__") => return Ok(bound.0.clone()),
            (Value::Bound(bound), "__name__") => return self.builtin_attr(&bound.0.clone(), name),
            (_, "__class__") => {
                return Ok(self.class_of(value).map_or(Value::Unknown, Value::Object));
            }
            _ => {}
        }
        if self.is_plain_method(value) && !text.starts_with('_') {
            return self.no_attr(value, name);
        }
        if matches!(value, Value::Function(_) | Value::Native(_) | Value::Bound(_)) {
            // Functions take any attribute, and models' functions stand for classes too.
            return self.unknown(|| format!("attribute `{text}` of a function"));
        }
        let native = self.native_type(value);
        if OBJECT_NAMES.contains(&text) || native.is_none_or(|n| super::native::may_have(n, text)) {
            return self.unknown(|| format!("attribute `{text}`"));
        }
        self.no_attr(value, name)
    }

    /// A method of an object of one of these libraries: nobody gives these attributes of their own, and no model's
    /// method stands for an accessor there. Methods of builtin types have none either.
    fn is_plain_method(&self, value: &Value) -> bool {
        let Value::Bound(bound) = value else { return false };
        match &bound.0 {
            Value::Native(_) => matches!(&bound.1, Value::Str(_) | Value::Of(Kind::Str)) || self.native_type(&bound.1).is_some(),
            Value::Function(function) => {
                let module = self.model_of_body(function.body).unwrap_or_default();
                ["pandas.", "numpy.", "torch.", "polars.", "PIL.", "datasets."].iter().any(|library| module.starts_with(library))
            }
            _ => false,
        }
    }

    fn instance_attr(&mut self, id: ObjId, name: Sym) -> Res {
        let Object::Instance { class, attrs, open } = self.obj(id) else { return Ok(Value::Unknown) };
        let (class, open) = (*class, *open);
        let own = attrs.get(&name).cloned();
        let this = Value::Object(id);
        if self.class(class).and_then(|c| c.native) == Some(N::Super) {
            return self.super_attr(id, name);
        }
        let in_class = self.lookup_in_class(class, name).cloned();
        // Properties come before the instance's own attributes.
        if let Some(slot) = &in_class
            && self.is_property(&slot.value)
        {
            return self.bind_attr(slot.value.clone(), &this, class);
        }
        if let Some(slot) = own {
            if slot.maybe {
                self.doubt_because(|| format!("attribute `{}` may be missing", name.as_str()));
            }
            return Ok(slot.value);
        }
        if let Some(slot) = in_class {
            if slot.maybe {
                self.doubt_because(|| format!("attribute `{}` may be missing", name.as_str()));
            }
            // An unknown instance may have an attribute of its own that hides the class's data.
            let model = self.class(class).is_some_and(|c| c.model);
            // A metaclass of an unknown base may have made something else of the class's data, as `enum` does.
            let remade = self.class(class).is_some_and(|c| c.open);
            if (open || remade) && !model && !matches!(slot.value, Value::Function(_) | Value::Object(_)) {
                return self.unknown(|| format!("attribute `{}`", name.as_str()));
            }
            return self.bind_attr(slot.value, &this, class);
        }
        match name.as_str() {
            "__class__" => return Ok(Value::Object(class)),
            "__dict__" => return Ok(Value::Object(self.alloc(Object::AttrDict(id)))),
            _ => {}
        }
        if let Some(removed) = self.removed_attr(class, name)? {
            return Err(removed);
        }
        if let Some(slot) = self.lookup_in_class(class, fixed("__getattr__")) {
            let getattr = slot.value.clone();
            if !open {
                return self.call(getattr, Args::of(vec![this, Value::str(name.as_str())]));
            }
            return self.unknown(|| format!("attribute `{}`", name.as_str()));
        }
        if let Some(native) = self.class(class).and_then(|c| c.native) {
            if let Some(method) = super::native::method(native, name.as_str()) {
                return Ok(Value::Bound(Rc::new((Value::Native(method), this))));
            }
            return self.unknown(|| format!("attribute `{}`", name.as_str()));
        }
        if !OBJECT_NAMES.contains(&name.as_str())
            && let Some(found) = self.attr_beside_model(class, name)?
        {
            return Ok(found);
        }
        let known_class = self.class(class).is_some_and(|c| !c.open && !c.partial && (!c.model || c.complete));
        if open || !known_class || OBJECT_NAMES.contains(&name.as_str()) {
            return self.unknown(|| format!("attribute `{}`", name.as_str()));
        }
        self.no_attr(&this, name)
    }

    fn is_property(&self, value: &Value) -> bool {
        let Value::Object(id) = value else { return false };
        matches!(self.obj(*id), Object::Instance { class, .. }
            if self.class(*class).and_then(|c| c.native) == Some(N::Property))
    }

    fn super_attr(&mut self, id: ObjId, name: Sym) -> Res {
        let Object::Instance { attrs, .. } = self.obj(id) else { return Ok(Value::Unknown) };
        let this = attrs.get(&fixed("this")).map_or(Value::Unknown, |s| s.value.clone());
        let Some(Value::Object(after)) = attrs.get(&fixed("class")).map(|s| s.value.clone()) else {
            return Ok(Value::Unknown);
        };
        let class = match &this {
            Value::Object(id) if matches!(self.obj(*id), Object::Class(_)) => Some(*id),
            other => self.class_of(other),
        };
        let Some(class) = class.and_then(|c| self.class(c)).cloned() else { return Ok(Value::Unknown) };
        let rest = class.mro.iter().skip_while(|c| **c != after).skip(1);
        for base in rest {
            if let Some(c) = self.class(*base)
                && let Some(slot) = c.attrs.get(&name)
            {
                let found = slot.value.clone();
                return self.bind_attr(found, &this, *base);
            }
        }
        if name.as_str() == "__init__" && !class.open {
            return Ok(Value::Native(&super::native::IGNORE));
        }
        if name.as_str() == "__setattr__" && !class.open {
            return Ok(Value::Bound(Rc::new((Value::Native(&super::native::OBJECT_SETATTR), this))));
        }
        self.unknown(|| format!("super().{}", name.as_str()))
    }

    /// What reading a class's attribute through an instance gives.
    fn bind_attr(&mut self, found: Value, this: &Value, class: ObjId) -> Res {
        match &found {
            Value::Function(_) | Value::Native(_) => Ok(Value::Bound(Rc::new((found, this.clone())))),
            Value::Object(id) => {
                let Object::Instance { class: wrapper, attrs, .. } = self.obj(*id) else { return Ok(found) };
                let inner = attrs.get(&fixed("function")).map(|s| s.value.clone());
                match (self.class(*wrapper).and_then(|c| c.native), inner) {
                    // Not as a call of the notebook's, which the catalogue would check.
                    (Some(N::Property), Some(Value::Function(getter))) => self.call_function(&getter, Args::of(vec![this.clone()])),
                    (Some(N::Property), Some(getter)) => self.call(getter, Args::of(vec![this.clone()])),
                    (Some(N::StaticMethod), Some(function)) => Ok(function),
                    (Some(N::ClassMethod), Some(function)) => {
                        let class = self.class_of(this).unwrap_or(class);
                        Ok(Value::Bound(Rc::new((function, Value::Object(class)))))
                    }
                    _ => Ok(found),
                }
            }
            _ => Ok(found),
        }
    }

    fn class_attr(&mut self, id: ObjId, name: Sym) -> Res {
        let Some(class) = self.class(id).cloned() else { return Ok(Value::Unknown) };
        if let Some(slot) = self.lookup_in_class(id, name).cloned() {
            if let Value::Object(wrapper) = &slot.value
                && let Object::Instance { class: c, attrs, .. } = self.obj(*wrapper)
                && let Some(native) = self.class(*c).and_then(|c| c.native)
                && let Some(function) = attrs.get(&fixed("function")).map(|s| s.value.clone())
            {
                return Ok(match native {
                    N::StaticMethod => function,
                    N::ClassMethod => Value::Bound(Rc::new((function, Value::Object(id)))),
                    _ => slot.value,
                });
            }
            if class.open && !class.model && !matches!(slot.value, Value::Function(_) | Value::Object(_)) {
                return self.unknown(|| format!("attribute `{}` of a class", name.as_str()));
            }
            return Ok(slot.value);
        }
        match name.as_str() {
            "__name__" | "__qualname__" => return Ok(Value::str(class.name.as_str())),
            "__mro__" | "__bases__" => return self.unknown(|| "`__mro__`".into()),
            _ => {}
        }
        if let Some(native) = class.native {
            if let Some(method) = super::native::method(native, name.as_str()) {
                return Ok(Value::Native(method));
            }
            return self.unknown(|| format!("attribute `{}`", name.as_str()));
        }
        if let Some(removed) = self.removed_attr(id, name)? {
            return Err(removed);
        }
        let complete = !class.open && !class.partial && (!class.model || class.complete);
        let from_type = ["mro", "__subclasses__", "register"].contains(&name.as_str());
        if !complete || from_type || OBJECT_NAMES.contains(&name.as_str()) {
            return self.unknown(|| format!("attribute `{}` of a class", name.as_str()));
        }
        let message = format!("type object '{}' has no attribute '{}'", class.name.as_str(), name.as_str());
        Err(self.raise("AttributeError", message))
    }

    /// An attribute that Python looks up on the type, as operators do; not bound.
    pub fn type_attr(&self, value: &Value, name: &'static str) -> Option<Value> {
        let class = self.class_of(value)?;
        match self.lookup_in_class(class, fixed(name)) {
            Some(slot) => match &slot.value {
                Value::None => None,
                value => Some(value.clone()),
            },
            None => None,
        }
    }

    /// Whether the type may define operations that are not seen here.
    pub fn may_have_attr(&self, value: &Value) -> bool {
        self.has_opaque_type(value)
    }

    pub fn setattr(&mut self, value: &Value, name: Sym, new: Value) -> Res<()> {
        match value {
            Value::Union(parts) => {
                let parts = parts.clone();
                return self
                    .fork(parts.len(), |interp, i| interp.setattr(&parts[i], name, new.clone()).map(|()| Value::None))
                    .map(|_| ());
            }
            Value::Object(id) => {
                let id = *id;
                match self.obj(id) {
                    Object::Instance { class, .. } => {
                        let class = *class;
                        if let Some(slot) = self.lookup_in_class(class, fixed("__setattr__")) {
                            let setter = slot.value.clone();
                            if !matches!(setter, Value::Native(_)) {
                                let args = Args::of(vec![value.clone(), Value::str(name.as_str()), new]);
                                return self.call(setter, args).map(|_| ());
                            }
                        }
                        if name == fixed("__dict__") {
                            self.update_attrs(id, &new, true);
                            return Ok(());
                        }
                        if let Some(slot) = self.lookup_in_class(class, name)
                            && self.is_property(&slot.value)
                        {
                            return self.set_property(&slot.value.clone(), value, name, new);
                        }
                        self.set_instance_attr(id, name, new);
                    }
                    Object::Class(_) => {
                        let at = self.at;
                        if let Object::Class(class) = self.obj_mut(id) {
                            Rc::make_mut(class).attrs.insert(name, Slot::new(new, at));
                        }
                    }
                    Object::Module(module) => {
                        let scope = module.scope;
                        let at = self.at;
                        self.scope_mut(scope).insert(name, Slot::new(new, at));
                    }
                    Object::List { class: None, .. } | Object::Dict { class: None, .. } | Object::Set { .. } => {
                        return self.no_attr(value, name).map(|_| ());
                    }
                    Object::Lost => self.give_away(&new),
                    _ => {}
                }
            }
            Value::Unknown => {
                self.doubt_because(|| "an attribute of an unknown value is set".into());
                self.change_unknown();
                self.give_away(&new);
            }
            Value::Function(_) | Value::Native(_) | Value::Bound(_) => {}
            _ => return self.no_attr(value, name).map(|_| ()),
        }
        Ok(())
    }

    /// `x.__dict__.update(entries)`, or `x.__dict__ = entries`.
    pub fn update_attrs(&mut self, of: ObjId, entries: &Value, replace: bool) {
        let known: Option<Vec<(Sym, Value)>> = match entries {
            Value::Object(from) => match self.obj(*from) {
                Object::Dict { entries, open: false, .. } if entries.values().all(|entry| !entry.slot.maybe) => {
                    entries.iter().map(|(key, entry)| if let Key::Str(name) = key { Some((sym(name), entry.slot.value.clone())) } else { None }).collect()
                }
                _ => None,
            },
            _ => None,
        };
        let Object::Instance { attrs, open, .. } = self.obj_mut(of) else { return };
        match known {
            Some(known) => {
                if replace {
                    *attrs = Slots::default();
                }
                known.into_iter().for_each(|(name, value)| self.set_instance_attr(of, name, value));
            }
            // Any attribute may be another one now.
            None => (*attrs, *open) = (Slots::default(), true),
        }
    }

    pub fn set_instance_attr(&mut self, id: ObjId, name: Sym, new: Value) {
        let at = self.at;
        if let Object::Instance { attrs, .. } = self.obj_mut(id) {
            attrs.insert(name, Slot::new(new, at));
        }
    }

    fn set_property(&mut self, property: &Value, this: &Value, name: Sym, new: Value) -> Res<()> {
        let Value::Object(id) = property else { return Ok(()) };
        let setter = match self.obj(*id) {
            Object::Instance { attrs, .. } => attrs.get(&fixed("setter")).map(|s| s.value.clone()),
            _ => None,
        };
        match setter {
            Some(setter) => self.call(setter, Args::of(vec![this.clone(), new])).map(|_| ()),
            None => {
                let class = self.type_name(this);
                let message = format!("property '{}' of '{class}' object has no setter", name.as_str());
                Err(self.raise("AttributeError", message))
            }
        }
    }

    pub fn delattr(&mut self, value: &Value, name: Sym) -> Res<()> {
        if let Value::Object(id) = value {
            if let Some(method) = self.type_attr(value, "__delattr__") {
                return self.call(method, Args::of(vec![value.clone(), Value::str(name.as_str())])).map(|_| ());
            }
            let mut missing = false;
            if let Object::Instance { attrs, open, .. } = self.obj_mut(*id) {
                missing = attrs.remove(&name).is_none() && !*open;
            }
            if missing && !self.may_have_attr(value) {
                return self.no_attr(value, name).map(|_| ());
            }
        }
        Ok(())
    }
}
