//! Items: `x[k]`, `x[k] = v`, `del x[k]`, and the insides of dicts, lists and sets.

use std::rc::Rc;

use ruff_python_ast::Operator;

use super::flow::Elements;
use super::heap::{Entry, Key, Object, Rest, Slot};
use super::interp::Interp;
use super::value::{Args, Kind, ObjId, Res, Value};

impl<'a> Interp<'a> {
    /// The key of a value in a dict; `None` if it is not known.
    pub fn key_of(&self, value: &Value) -> Option<Key> {
        Some(match value {
            Value::None => Key::None,
            Value::Bool(b) => Key::Int(*b as i64),
            Value::Int(i) => Key::Int(*i),
            Value::Float(f) if f.fract() == 0.0 && f.abs() < 9e15 => Key::Int(*f as i64),
            Value::Float(f) => Key::Float(f.to_bits()),
            Value::Str(text) => Key::Str(text.clone()),
            Value::Tuple(items) => Key::Tuple(items.iter().map(|i| self.key_of(i)).collect::<Option<_>>()?),
            Value::Function(function) => Key::Function(Rc::as_ptr(function) as usize),
            Value::Object(id) => match self.obj(*id) {
                Object::Class(_) | Object::Module(_) => Key::Object(*id),
                _ => return None,
            },
            _ => return None,
        })
    }

    pub fn require_hashable(&mut self, value: &Value) -> Res<()> {
        let unhashable = match value {
            Value::Object(id) => matches!(
                self.obj(*id),
                Object::List { class: None, .. } | Object::Dict { class: None, .. } | Object::Set { frozen: false, .. }
            ),
            Value::Tuple(items) => {
                for item in items.clone().iter() {
                    self.require_hashable(item)?;
                }
                false
            }
            _ => false,
        };
        if unhashable {
            let name = self.type_name(value);
            return Err(self.raise("TypeError", format!("unhashable type: '{name}'")));
        }
        if let Some(result) = self.python_hash(value) {
            result?;
        }
        Ok(())
    }

    fn python_hash(&mut self, value: &Value) -> Option<Res> {
        let Value::Object(id) = value else { return None };
        let Object::Instance { class, .. } = self.obj(*id) else { return None };
        let model = self.class(*class).is_some_and(|c| c.model);
        if model { self.call_method(value, "__hash__", Vec::new()) } else { None }
    }

    /// Sets a dict's entry; with an unknown key any entry may be the one.
    pub fn dict_set(&mut self, id: ObjId, key: Value, value: Value) {
        let at = self.at;
        let size = self.limits.size;
        let known = self.key_of(&key);
        let Object::Dict { entries, open, .. } = self.obj_mut(id) else { return };
        match known {
            Some(known) if entries.len() < size || entries.contains_key(&known) => match entries.get_mut(&known) {
                Some(entry) => entry.slot = Slot::new(value, at),
                None => {
                    entries.insert(known, Entry { key, slot: Slot::new(value, at) });
                }
            },
            Some(_) => *open = true,
            None => {
                *open = true;
                for entry in entries.values_mut() {
                    entry.slot.value = entry.slot.value.join(&value);
                }
            }
        }
    }

    /// `dict.update(other)`.
    pub fn dict_update(&mut self, id: ObjId, other: &Value) -> Res<()> {
        if let Value::Object(from) = other
            && let Object::Dict { entries, open, .. } = self.obj(*from)
        {
            let (entries, more) = (entries.clone(), *open);
            for entry in entries.values() {
                if entry.slot.maybe {
                    let Some(key) = self.key_of(&entry.key) else { continue };
                    if let Object::Dict { entries, .. } = self.obj_mut(id) {
                        match entries.get_mut(&key) {
                            Some(mine) => mine.slot.value = mine.slot.value.join(&entry.slot.value),
                            None => {
                                entries.insert(key, entry.clone());
                            }
                        }
                    }
                } else {
                    self.dict_set(id, entry.key.clone(), entry.slot.value.clone());
                }
            }
            if more {
                self.dict_set(id, Value::Unknown, Value::Unknown);
            }
            return Ok(());
        }
        if !other.is_known() || matches!(other, Value::Object(_)) {
            if other.is_unknown() || self.may_have_attr(other) {
                self.doubt_because(|| "updating a dict from something unknown".into());
            }
            self.dict_set(id, Value::Unknown, Value::Unknown);
            return Ok(());
        }
        match self.elements(other)? {
            Elements::Known(pairs) => {
                for pair in pairs {
                    match self.elements(&pair)? {
                        Elements::Known(kv) if kv.len() == 2 => self.dict_set(id, kv[0].clone(), kv[1].clone()),
                        _ => self.dict_set(id, Value::Unknown, Value::Unknown),
                    }
                }
            }
            Elements::Open(..) => self.dict_set(id, Value::Unknown, Value::Unknown),
        }
        Ok(())
    }

    pub fn getitem(&mut self, value: &Value, key: &Value) -> Res {
        if let Value::Union(parts) = value {
            let parts = parts.clone();
            return self.fork(parts.len(), |interp, i| interp.getitem(&parts[i], key));
        }
        if let Value::Union(parts) = key {
            let parts = parts.clone();
            return self.fork(parts.len(), |interp, i| interp.getitem(value, &parts[i]));
        }
        match value {
            Value::Unknown => self.unknown(|| "an item of an unknown value".into()),
            Value::Str(_) | Value::Tuple(_) | Value::Range(_) => self.sequence_item(value, key),
            Value::Of(Kind::Str) => {
                self.require_index(key, "string", "string indices must be integers")?;
                self.doubt_because(|| "an item of an unknown string".into());
                Ok(Value::Of(Kind::Str))
            }
            Value::Of(Kind::Bytes) => self.unknown(|| "an item of unknown bytes".into()),
            Value::Object(id) => match self.obj(*id) {
                Object::List { class: None, .. } => self.sequence_item(value, key),
                Object::Dict { class: None, .. } => self.dict_item(*id, key),
                Object::AttrDict(of) => {
                    let copy = self.attrs_as_dict(*of);
                    self.getitem(&copy, key)
                }
                Object::Dict { class: Some(_), .. } | Object::List { class: Some(_), .. } => {
                    self.subclass_item(*id, value, key)
                }
                Object::Lost => self.unknown(|| "an item of an unknown value".into()),
                Object::Class(class) => {
                    let class = class.clone();
                    if class.model || class.open || class.native.is_some() {
                        if let Some(slot) = self.lookup_in_class(*id, super::sym::fixed("__class_getitem__")) {
                            // A class method without being said to be one.
                            if let Value::Function(_) = slot.value {
                                let method = slot.value.clone();
                                return self.call(method, Args::of(vec![value.clone(), key.clone()]));
                            }
                            let method = self.getattr(value, super::sym::fixed("__class_getitem__"))?;
                            return self.call(method, Args::of(vec![key.clone()]));
                        }
                        let id = *id;
                        use super::classes::NativeType as N;
                        if [N::Int, N::Float, N::Bool, N::Str, N::Bytes, N::Complex].iter().any(|scalar| self.native_class(*scalar) == id) {
                            let name = self.class(id).map_or("type", |class| class.name.as_str());
                            return Err(self.raise("TypeError", format!("type '{name}' is not subscriptable")));
                        }
                        // A generic alias such as list[int].
                        return Ok(Value::Unknown);
                    }
                    self.unknown(|| "an item of a class".into())
                }
                _ => match self.call_method(value, "__getitem__", vec![key.clone()]) {
                    Some(result) => result,
                    None if self.may_have_attr(value) => self.unknown(|| "an item of a value".into()),
                    None => self.not_subscriptable(value),
                },
            },
            Value::Function(f) if f.body & super::interp::STATIC != 0 => self.unknown(|| "an item of a function".into()),
            other => self.not_subscriptable(other),
        }
    }

    fn not_subscriptable(&mut self, value: &Value) -> Res {
        let name = self.type_name(value);
        Err(self.raise("TypeError", format!("'{name}' object is not subscriptable")))
    }

    fn subclass_item(&mut self, id: ObjId, value: &Value, key: &Value) -> Res {
        if let Some(result) = self.call_method(value, "__getitem__", vec![key.clone()]) {
            return result;
        }
        if let Object::Dict { entries, .. } = self.obj(id) {
            let found = self.key_of(key).and_then(|k| entries.get(&k)).map(|e| e.slot.clone());
            if let Some(slot) = found
                && !slot.maybe
            {
                return Ok(slot.value);
            }
            if let Some(result) = self.call_method(value, "__missing__", vec![key.clone()]) {
                return result;
            }
            return self.unknown(|| "an item of a dict's subclass".into());
        }
        self.sequence_item(value, key)
    }

    fn dict_item(&mut self, id: ObjId, key: &Value) -> Res {
        self.require_hashable(key)?;
        let Object::Dict { entries, open, .. } = self.obj(id) else { return Ok(Value::Unknown) };
        let open = *open;
        match self.key_of(key) {
            Some(k) => match entries.get(&k) {
                Some(entry) => {
                    let (value, maybe) = (entry.slot.value.clone(), entry.slot.maybe);
                    if maybe {
                        self.doubt_because(|| "a key that may be missing".into());
                    }
                    Ok(value)
                }
                None if open => self.unknown(|| "a key that may be missing".into()),
                None => {
                    self.hints = entries.values().filter_map(|entry| entry.key.as_str().map(Rc::from)).collect();
                    Err(self.key_error(key))
                }
            },
            None if entries.is_empty() && !open && key.kind().is_some() => Err(self.key_error(key)),
            None => {
                let any_match = key.kind().is_none()
                    || open
                    || entries.values().any(|e| e.key.kind() == key.kind() || e.key.kind().is_none());
                if !any_match && !entries.values().any(|e| e.key.as_float().is_some()) {
                    // No key has the type that this one surely has.
                    return Err(self.key_error(key));
                }
                let mut value: Option<Value> = None;
                for entry in entries.values() {
                    value = Some(value.map_or(entry.slot.value.clone(), |v| v.join(&entry.slot.value)));
                }
                self.doubt_because(|| "an unknown key of a dict".into());
                if open {
                    value.iter().for_each(super::value::hide);
                    return Ok(Value::Unknown);
                }
                Ok(value.unwrap_or(Value::Unknown))
            }
        }
    }

    pub fn key_error(&mut self, key: &Value) -> super::value::Ctl {
        let text = self.repr_of(key).unwrap_or_else(|| "…".to_owned());
        self.raise("KeyError", text)
    }

    /// An index that cannot be one raises.
    fn require_index(&mut self, key: &Value, what: &str, message: &str) -> Res<()> {
        let ok = match key {
            Value::Int(_) | Value::Bool(_) | Value::Of(Kind::Int | Kind::Bool) | Value::Slice(_) => true,
            Value::Object(_) => {
                let known = self.type_attr(key, "__index__").is_some() || self.may_have_attr(key);
                known
            }
            other => !other.is_known() && other.kind().is_none(),
        };
        if ok {
            return Ok(());
        }
        let name = self.type_name(key);
        let message = if what == "string" {
            format!("{message}, not '{name}'")
        } else {
            format!("{message}, not {name}")
        };
        Err(self.raise("TypeError", message))
    }

    /// The integer of an index, through `__index__`.
    fn index_value(&mut self, key: &Value) -> Res<Value> {
        if let Value::Object(_) = key
            && let Some(result) = self.call_method(key, "__index__", Vec::new())
        {
            return result;
        }
        Ok(key.clone())
    }

    /// Items of lists, tuples, strings and ranges.
    fn sequence_item(&mut self, value: &Value, key: &Value) -> Res {
        let (what, message) = match value {
            Value::Str(_) => ("string", "string indices must be integers"),
            Value::Tuple(_) => ("tuple", "tuple indices must be integers or slices"),
            Value::Range(_) => ("range object", "range indices must be integers or slices"),
            _ => ("list", "list indices must be integers or slices"),
        };
        self.require_index(key, what, message)?;
        let key = self.index_value(key)?;
        if let Value::Slice(parts) = &key {
            return self.slice(value, &parts.clone());
        }
        let length = self.len(value)?;
        let Some(index) = key.as_int() else {
            self.doubt_because(|| "an unknown index".into());
            if length.as_int() == Some(0) {
                return Err(self.raise("IndexError", format!("{what} index out of range")));
            }
            return Ok(self.any_element(value));
        };
        let at = match length.as_int() {
            Some(n) => {
                let at = if index < 0 { index + n } else { index };
                if at < 0 || at >= n {
                    return Err(self.raise("IndexError", format!("{what} index out of range")));
                }
                at as usize
            }
            None if index >= 0 => {
                let known = match value {
                    Value::Object(id) => match self.obj(*id) {
                        Object::List { items, .. } => items.len(),
                        _ => 0,
                    },
                    _ => 0,
                };
                if index as usize >= known {
                    self.doubt_because(|| "an index of a sequence of unknown length".into());
                }
                index as usize
            }
            None => {
                self.doubt_because(|| "an index of a sequence of unknown length".into());
                return Ok(self.any_element(value));
            }
        };
        Ok(match value {
            Value::Tuple(items) => items[at].clone(),
            Value::Str(text) => text.chars().nth(at).map_or(Value::Of(Kind::Str), |c| Value::str(c.to_string())),
            Value::Range(parts) => match (parts[0].as_int(), parts[2].as_int()) {
                (Some(start), Some(step)) => Value::Int(start + at as i64 * step),
                _ => Value::Of(Kind::Int),
            },
            Value::Object(id) => match self.obj(*id) {
                Object::List { items, rest, .. } => match items.get(at) {
                    Some(item) => item.clone(),
                    None => rest.as_ref().map_or(Value::Unknown, |r| r.element.clone()),
                },
                _ => Value::Unknown,
            },
            _ => Value::Unknown,
        })
    }

    fn any_element(&self, value: &Value) -> Value {
        let mut all: Option<Value> = None;
        let mut add = |v: &Value| all = Some(all.take().map_or(v.clone(), |a| a.join(v)));
        match value {
            Value::Tuple(items) => items.iter().for_each(&mut add),
            Value::Str(_) => return Value::Of(Kind::Str),
            Value::Range(_) => return Value::Of(Kind::Int),
            Value::Object(id) => {
                if let Object::List { items, rest, .. } = self.obj(*id) {
                    items.iter().chain(rest.iter().map(|r| &r.element)).for_each(&mut add);
                }
            }
            _ => {}
        }
        all.unwrap_or(Value::Unknown)
    }

    /// `x[a:b:c]` of a builtin sequence.
    fn slice(&mut self, value: &Value, parts: &[Value; 3]) -> Res {
        for part in parts {
            self.require_slice_part(part)?;
        }
        if parts[2].as_int() == Some(0) {
            return Err(self.raise("ValueError", "slice step cannot be zero"));
        }
        let length = self.len(value)?;
        let known = length.as_int().zip(slice_bounds(parts));
        let (items, rest) = match value {
            Value::Object(id) => match self.obj(*id) {
                Object::List { items, rest, .. } => (items.clone(), rest.clone()),
                _ => return Ok(Value::Unknown),
            },
            Value::Tuple(items) => (items.to_vec(), None),
            Value::Str(text) => {
                let Some((n, bounds)) = known else { return Ok(Value::Of(Kind::Str)) };
                let chars: Vec<char> = text.chars().collect();
                let text: String = slice_indices(n, bounds).map(|i| chars[i as usize]).collect();
                return Ok(Value::str(text));
            }
            Value::Range(_) => match self.range_of_slice(value, known) {
                Some(range) => return Ok(range),
                None => return Ok(Value::Unknown),
            },
            _ => return Ok(Value::Unknown),
        };
        let (items, rest) = match (known, rest) {
            (Some((n, bounds)), None) => (slice_indices(n, bounds).map(|i| items[i as usize].clone()).collect(), None),
            (Some((n, bounds)), Some(rest)) => {
                let indices: Vec<i64> = slice_indices(n, bounds).take(self.limits.size + 1).collect();
                let length = slice_count(n, bounds);
                if indices.len() > self.limits.size {
                    (Vec::new(), Some(Rest { element: self.any_element(value), length: Value::Int(length) }))
                } else {
                    let at = |i: i64| items.get(i as usize).unwrap_or(&rest.element).clone();
                    (indices.into_iter().map(at).collect(), None)
                }
            }
            (None, _) => {
                let element = self.any_element(value);
                (Vec::new(), Some(Rest { element, length: Value::Of(Kind::Int) }))
            }
        };
        match (value, rest) {
            (Value::Tuple(_), None) => Ok(Value::tuple(items)),
            (Value::Tuple(_), Some(_)) => Ok(Value::Unknown),
            (_, rest) => Ok(Value::Object(self.alloc(Object::List { items, rest, class: None }))),
        }
    }

    fn range_of_slice(&self, value: &Value, known: Option<(i64, [Option<i64>; 3])>) -> Option<Value> {
        let Value::Range(parts) = value else { return None };
        let (n, bounds) = known?;
        let (start, step) = (parts[0].as_int()?, parts[2].as_int()?);
        let indices: Vec<i64> = slice_indices(n, bounds).take(2).collect();
        let count = slice_count(n, bounds);
        let first = indices.first().map_or(start, |i| start + i * step);
        let by = step * bounds[2].unwrap_or(1);
        Some(Value::Range(Rc::new([Value::Int(first), Value::Int(first + by * count), Value::Int(by)])))
    }

    fn require_slice_part(&mut self, part: &Value) -> Res<()> {
        let bad = match part {
            Value::None | Value::Int(_) | Value::Bool(_) | Value::Unknown | Value::Union(_) => false,
            Value::Of(kind) => !matches!(kind, Kind::Int | Kind::Bool),
            Value::Float(_) | Value::Str(_) | Value::Tuple(_) => true,
            _ => false,
        };
        if bad {
            let message = "slice indices must be integers or None or have an __index__ method";
            return Err(self.raise("TypeError", message));
        }
        Ok(())
    }

    pub fn setitem(&mut self, value: &Value, key: Value, new: Value) -> Res<()> {
        match value {
            Value::Union(parts) => {
                let parts = parts.clone();
                self.fork(parts.len(), |interp, i| {
                    interp.setitem(&parts[i], key.clone(), new.clone()).map(|()| Value::None)
                })
                .map(|_| ())
            }
            Value::Unknown => {
                self.doubt_because(|| "an item of an unknown value is set".into());
                self.change_unknown();
                self.give_away(&new);
                Ok(())
            }
            Value::Object(id) => {
                let id = *id;
                match self.obj(id) {
                    Object::Dict { class, .. } => {
                        if class.is_some()
                            && let Some(result) = self.call_method(value, "__setitem__", vec![key.clone(), new.clone()])
                        {
                            return result.map(|_| ());
                        }
                        self.require_hashable(&key)?;
                        self.dict_set(id, key, new);
                        Ok(())
                    }
                    Object::List { .. } => self.list_set(id, key, new),
                    Object::AttrDict(of) => {
                        let of = *of;
                        match key.as_str() {
                            Some(name) => self.set_instance_attr(of, super::sym::sym(name), new),
                            None => self.havoc(&[Value::Object(of)]),
                        }
                        Ok(())
                    }
                    Object::Lost => {
                        self.doubt_because(|| "an item of an unknown value is set".into());
                        self.give_away(&new);
                        Ok(())
                    }
                    _ => match self.call_method(value, "__setitem__", vec![key.clone(), new.clone()]) {
                        Some(result) => result.map(|_| ()),
                        None if self.may_have_attr(value) => {
                            self.call_unknown(value, &super::value::Args::of(vec![key, new])).map(|_| ())
                        }
                        None => self.no_item_assignment(value),
                    },
                }
            }
            other => self.no_item_assignment(other),
        }
    }

    fn no_item_assignment(&mut self, value: &Value) -> Res<()> {
        let name = self.type_name(value);
        Err(self.raise("TypeError", format!("'{name}' object does not support item assignment")))
    }

    fn list_set(&mut self, id: ObjId, key: Value, new: Value) -> Res<()> {
        self.require_index(&key, "list", "list indices must be integers or slices")?;
        let key = self.index_value(&key)?;
        let length = self.len(&Value::Object(id))?;
        if let Value::Slice(_) = key {
            // The list's length may change.
            let mut element = self.any_element(&Value::Object(id));
            match self.elements(&new)? {
                Elements::Known(items) => items.iter().for_each(|i| element = element.join(i)),
                Elements::Open(..) => element = Value::Unknown,
            }
            if let Object::List { items, rest, .. } = self.obj_mut(id) {
                items.clear();
                *rest = Some(Rest { element, length: Value::Of(Kind::Int) });
            }
            return Ok(());
        }
        match (key.as_int(), length.as_int()) {
            (Some(index), Some(n)) => {
                let at = if index < 0 { index + n } else { index };
                if at < 0 || at >= n {
                    return Err(self.raise("IndexError", "list assignment index out of range"));
                }
                if let Object::List { items, rest, .. } = self.obj_mut(id) {
                    match items.get_mut(at as usize) {
                        Some(item) => *item = new,
                        None => {
                            if let Some(rest) = rest {
                                rest.element = rest.element.join(&new);
                            }
                        }
                    }
                }
            }
            _ => {
                self.doubt_because(|| "an unknown index".into());
                if let Object::List { items, rest, .. } = self.obj_mut(id) {
                    for item in items.iter_mut() {
                        *item = item.join(&new);
                    }
                    if let Some(rest) = rest {
                        rest.element = rest.element.join(&new);
                    }
                }
            }
        }
        Ok(())
    }

    pub fn delitem(&mut self, value: &Value, key: Value) -> Res<()> {
        if let Value::Object(id) = value {
            let id = *id;
            match self.obj(id) {
                Object::Dict { class: None, .. } => {
                    self.require_hashable(&key)?;
                    let known = self.key_of(&key);
                    let Object::Dict { entries, open, .. } = self.obj_mut(id) else { return Ok(()) };
                    match known {
                        Some(k) => {
                            let removed = entries.shift_remove(&k);
                            let open = *open;
                            match removed {
                                Some(entry) if !entry.slot.maybe => {}
                                None if !open => return Err(self.key_error(&key)),
                                _ => self.doubt_because(|| "a key that may be missing".into()),
                            }
                        }
                        None => {
                            entries.values_mut().for_each(|e| e.slot.maybe = true);
                            self.doubt_because(|| "an unknown key is deleted".into());
                        }
                    }
                    return Ok(());
                }
                Object::List { class: None, .. } => {
                    self.require_index(&key, "list", "list indices must be integers or slices")?;
                    let length = self.len(value)?.as_int();
                    let element = self.any_element(value);
                    if let (Some(index), Some(n)) = (key.as_int(), length) {
                        let at = if index < 0 { index + n } else { index };
                        if at < 0 || at >= n {
                            return Err(self.raise("IndexError", "list assignment index out of range"));
                        }
                        if let Object::List { items, rest: None, .. } = self.obj_mut(id) {
                            items.remove(at as usize);
                            return Ok(());
                        }
                    }
                    if let Object::List { items, rest, .. } = self.obj_mut(id) {
                        items.clear();
                        *rest = Some(Rest { element, length: Value::Of(Kind::Int) });
                    }
                    return Ok(());
                }
                Object::Lost => {
                    self.doubt_because(|| "an item of an unknown value is deleted".into());
                    return Ok(());
                }
                Object::AttrDict(of) => {
                    let of = Value::Object(*of);
                    return match key.as_str() {
                        Some(name) => self.delattr(&of, super::sym::sym(name)),
                        None => Ok(()),
                    };
                }
                _ => {
                    if let Some(result) = self.call_method(value, "__delitem__", vec![key]) {
                        return result.map(|_| ());
                    }
                    if self.may_have_attr(value) {
                        self.doubt_because(|| "an item of a value is deleted".into());
                        return Ok(());
                    }
                }
            }
        } else if !value.is_known() && value.kind().is_none() {
            self.doubt_because(|| "an item of an unknown value is deleted".into());
            return Ok(());
        }
        let name = self.type_name(value);
        Err(self.raise("TypeError", format!("'{name}' object doesn't support item deletion")))
    }

    pub fn list_extend(&mut self, id: ObjId, other: &Value) -> Res<()> {
        let elements = self.elements(other)?;
        let size = self.limits.size;
        let (more, more_rest) = match elements {
            Elements::Known(items) => (items, None),
            Elements::Open(items, rest) => (items, Some(rest)),
        };
        let Object::List { items, rest, .. } = self.obj_mut(id) else { return Ok(()) };
        let total = |n: usize, r: &Option<Rest>| match r {
            None => Some(n as i64),
            Some(r) => r.length.as_int(),
        };
        let length = total(items.len(), rest)
            .zip(total(more.len(), &more_rest))
            .map_or(Value::Of(Kind::Int), |(a, b)| Value::Int(a + b));
        if rest.is_none() && more_rest.is_none() && items.len() + more.len() <= size {
            items.extend(more);
            return Ok(());
        }
        let mut element: Option<Value> = rest.take().map(|r| r.element);
        let keep_known = element.is_none() && items.len() + more.len() <= size;
        if keep_known {
            items.extend(more);
        } else {
            for value in more {
                element = Some(element.map_or(value.clone(), |e| e.join(&value)));
            }
        }
        if let Some(r) = more_rest {
            element = Some(element.map_or(r.element.clone(), |e| e.join(&r.element)));
        }
        *rest = Some(Rest { element: element.unwrap_or(Value::Unknown), length });
        Ok(())
    }

    pub fn make_set(&mut self, items: Vec<Value>, more: bool, frozen: bool) -> Res {
        let mut known: super::heap::Map<Key, Value> = super::heap::Map::default();
        let mut open = more;
        for item in items {
            self.require_hashable(&item)?;
            match self.key_of(&item) {
                Some(key) => {
                    known.insert(key, item);
                }
                None => open = true,
            }
        }
        Ok(Value::Object(self.alloc(Object::Set { items: known, open, frozen })))
    }

    pub fn set_op(&mut self, op: Operator, a: ObjId, b: ObjId) -> Res {
        let (Object::Set { items: x, open: ox, frozen }, Object::Set { items: y, open: oy, .. }) =
            (self.obj(a), self.obj(b))
        else {
            return Ok(Value::Unknown);
        };
        let (x, y, ox, oy, frozen) = (x.clone(), y.clone(), *ox, *oy, *frozen);
        let mut items = x.clone();
        let open = match op {
            Operator::BitOr => {
                items.extend(y);
                ox || oy
            }
            Operator::BitAnd => {
                items.retain(|k, _| y.contains_key(k));
                ox || oy
            }
            Operator::Sub => {
                // With more elements on the right, what is left is not sure.
                if oy {
                    items.clear();
                }
                items.retain(|k, _| !y.contains_key(k));
                ox || oy
            }
            _ => {
                items.retain(|k, _| !y.contains_key(k));
                items.extend(y.into_iter().filter(|(k, _)| !x.contains_key(k)));
                if ox || oy {
                    items.clear();
                }
                ox || oy
            }
        };
        Ok(Value::Object(self.alloc(Object::Set { items, open, frozen })))
    }
}

fn slice_bounds(parts: &[Value; 3]) -> Option<[Option<i64>; 3]> {
    let mut bounds = [None; 3];
    for (bound, part) in bounds.iter_mut().zip(parts) {
        *bound = match part {
            Value::None => None,
            other => Some(other.as_int()?),
        };
    }
    Some(bounds)
}

/// Indices that a slice of a sequence of length `n` picks.
/// First index, end and step of a slice of `n` elements.
fn slice_ends(n: i64, [start, stop, step]: [Option<i64>; 3]) -> (i64, i64, i64) {
    let step = step.unwrap_or(1);
    let clamp = |i: i64, low: i64, high: i64| (if i < 0 { i.saturating_add(n) } else { i }).clamp(low, high);
    if step > 0 {
        (start.map_or(0, |i| clamp(i, 0, n)), stop.map_or(n, |i| clamp(i, 0, n)), step)
    } else {
        (start.map_or(n - 1, |i| clamp(i, -1, n - 1)), stop.map_or(-1, |i| clamp(i, -1, n - 1)), step)
    }
}

/// How many elements a slice has, without counting through them: a range may hold a billion.
fn slice_count(n: i64, bounds: [Option<i64>; 3]) -> i64 {
    let (start, stop, step) = slice_ends(n, bounds);
    let (distance, step) = if step < 0 { (start.saturating_sub(stop), step.saturating_neg()) } else { (stop.saturating_sub(start), step) };
    if step == 0 || distance <= 0 { 0 } else { (distance - 1) / step + 1 }
}

fn slice_indices(n: i64, bounds: [Option<i64>; 3]) -> impl Iterator<Item = i64> {
    let (start, stop, step) = slice_ends(n, bounds);
    let mut at = start;
    std::iter::from_fn(move || {
        if (step > 0 && at >= stop) || (step < 0 && at <= stop) || step == 0 {
            return None;
        }
        let here = at;
        at = at.saturating_add(step);
        Some(here)
    })
}
