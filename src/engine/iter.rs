//! Iteration: what an iterable gives, and lengths.

use std::rc::Rc;

use super::flow::Elements;
use super::generators::unknown_elements;
use super::heap::{Object, Rest};
use super::interp::Interp;
use super::value::{Kind, ObjId, Res, Value};

impl<'a> Interp<'a> {
    /// Whether `iter(value)` works, for certain; unknown counts as yes.
    pub fn is_iterable(&self, value: &Value) -> bool {
        match value {
            Value::Unknown | Value::Union(_) | Value::Tuple(_) | Value::Range(_) | Value::Str(_) => true,
            Value::Of(kind) => matches!(kind, Kind::Str | Kind::Bytes),
            Value::Object(id) => match self.obj(*id) {
                Object::Instance { .. } => {
                    self.type_attr(value, "__iter__").is_some()
                        || self.type_attr(value, "__getitem__").is_some()
                        || self.may_have_attr(value)
                }
                Object::Class(class) => class.open || class.model || class.native.is_none(),
                Object::Module(_) | Object::Scope { .. } => false,
                _ => true,
            },
            _ => false,
        }
    }

    /// Everything that iterating over the value gives; consumes iterators.
    pub fn elements(&mut self, value: &Value) -> Res<Elements> {
        let known = match value {
            Value::Unknown => {
                self.doubt_because(|| "the elements of an unknown value".into());
                return Ok(unknown_elements());
            }
            Value::Union(parts) => {
                // The parts' elements may be any: what all of them share is not worth keeping.
                let parts = parts.clone();
                let mut all: Option<Elements> = None;
                for part in parts.iter() {
                    if !self.is_iterable(part) {
                        self.doubt_because(|| "iterating over a value that may not allow it".into());
                        continue;
                    }
                    let elements = self.elements(part)?;
                    all = Some(match all {
                        None => elements,
                        Some(before) => join_elements(before, elements),
                    });
                }
                return match all {
                    Some(elements) => Ok(elements),
                    None => {
                        let name = self.type_name(&parts[0]);
                        Err(self.raise("TypeError", format!("'{name}' object is not iterable")))
                    }
                };
            }
            Value::Tuple(items) => items.to_vec(),
            Value::Str(text) => text.chars().take(self.limits.size + 1).map(|c| Value::str(c.to_string())).collect(),
            Value::Of(kind @ (Kind::Str | Kind::Bytes)) => {
                let element = Value::Of(if *kind == Kind::Str { Kind::Str } else { Kind::Int });
                return Ok(Elements::Open(Vec::new(), Rest { element, length: Value::Of(Kind::Int) }));
            }
            Value::Range(_) => return self.range_elements(value),
            Value::Object(id) => return self.object_elements(*id, value),
            other => {
                let name = self.type_name(other);
                return Err(self.raise("TypeError", format!("'{name}' object is not iterable")));
            }
        };
        Ok(Elements::Known(known))
    }

    fn range_elements(&mut self, value: &Value) -> Res<Elements> {
        let Value::Range(parts) = value else { return Ok(unknown_elements()) };
        let length = self.len(value)?;
        let (start, step) = (parts[0].as_int(), parts[2].as_int());
        let (Some(start), Some(step), Some(n)) = (start, step, length.as_int()) else {
            return Ok(Elements::Open(Vec::new(), Rest { element: Value::Of(Kind::Int), length }));
        };
        let most = (self.limits.size as i64).min(n);
        let items: Vec<Value> = (0..most).map(|i| Value::Int(start + i * step)).collect();
        if n > most {
            return Ok(Elements::Open(items, Rest { element: Value::Of(Kind::Int), length }));
        }
        Ok(Elements::Known(items))
    }

    fn object_elements(&mut self, id: ObjId, value: &Value) -> Res<Elements> {
        match self.obj(id) {
            Object::List { items, rest, .. } => Ok(match rest {
                None => Elements::Known(items.clone()),
                Some(rest) => Elements::Open(items.clone(), rest.clone()),
            }),
            Object::Dict { entries, open, class } => {
                let class = *class;
                let maybe = *open || entries.values().any(|e| e.slot.maybe);
                let keys: Vec<Value> =
                    entries.values().filter(|e| !e.slot.maybe).map(|e| e.key.clone()).collect();
                if class.is_some()
                    && let Some(result) = self.python_iter(value)
                {
                    return result;
                }
                if maybe {
                    self.doubt_because(|| "the keys of a dict".into());
                    let rest = Rest { element: Value::Unknown, length: Value::Of(Kind::Int) };
                    return Ok(Elements::Open(Vec::new(), rest));
                }
                Ok(Elements::Known(keys))
            }
            Object::Set { items, open, .. } => {
                let items: Vec<Value> = items.values().cloned().collect();
                if *open || items.len() > 1 {
                    // The order of a set is not known: each element may be any.
                    let length = if *open { Value::Of(Kind::Int) } else { Value::Int(items.len() as i64) };
                    let mut element: Option<Value> = None;
                    for item in &items {
                        element = Some(element.map_or(item.clone(), |e| e.join(item)));
                    }
                    let element = if *open { Value::Unknown } else { element.unwrap_or(Value::Unknown) };
                    return Ok(Elements::Open(Vec::new(), Rest { element, length }));
                }
                Ok(Elements::Known(items))
            }
            Object::Iterator { items, next, rest, raises } => {
                if let Some(raised) = raises.clone() {
                    return Err(self.raise_again(raised));
                }
                let items: Vec<Value> = items.get(*next..).unwrap_or_default().to_vec();
                let rest = rest.clone();
                *self.obj_mut(id) = Object::Iterator { items: Rc::new(Vec::new()), next: 0, rest: None, raises: None };
                Ok(match rest {
                    None => Elements::Known(items),
                    Some(rest) => Elements::Open(items, rest),
                })
            }
            Object::Generator { .. } | Object::Lazy { .. } => match self.produce(id)? {
                (_, _, Some(raised)) => Err(super::value::Ctl::Raise(raised)),
                (items, None, None) => Ok(Elements::Known(items)),
                (items, Some(rest), None) => Ok(Elements::Open(items, rest)),
            },
            Object::Lost | Object::Held(_) => {
                self.doubt_because(|| "the elements of an unknown value".into());
                Ok(unknown_elements())
            }
            Object::AttrDict(of) => {
                let copy = self.attrs_as_dict(*of);
                self.elements(&copy)
            }
            Object::Instance { .. } => match self.python_iter(value) {
                Some(result) => result,
                None if self.may_have_attr(value) || self.type_attr(value, "__getitem__").is_some() => {
                    self.doubt_because(|| "the elements of an unknown value".into());
                    Ok(unknown_elements())
                }
                None => {
                    let name = self.type_name(value);
                    Err(self.raise("TypeError", format!("'{name}' object is not iterable")))
                }
            },
            Object::Class(class) if class.native.is_some() && !class.model && !class.open && class.mro.len() <= 1 => {
                Err(self.raise("TypeError", "'type' object is not iterable"))
            }
            Object::Class(_) => {
                self.doubt_because(|| "the elements of a class".into());
                Ok(unknown_elements())
            }
            Object::Module(_) | Object::Scope { .. } => Err(self.raise("TypeError", "'module' object is not iterable")),
        }
    }

    /// Elements through a class's own `__iter__`.
    fn python_iter(&mut self, value: &Value) -> Option<Res<Elements>> {
        let result = self.call_method(value, "__iter__", Vec::new())?;
        Some(match result {
            // An object that is its own iterator gives its elements through `__next__`: not followed.
            Ok(iterator) if iterator.same(value) => {
                self.doubt_because(|| "the elements of an iterator".into());
                Ok(unknown_elements())
            }
            Ok(iterator) => self.elements(&iterator),
            Err(ctl) => Err(ctl),
        })
    }

    /// `len(value)`, an int, maybe unknown.
    pub fn len(&mut self, value: &Value) -> Res {
        Ok(match value {
            Value::Str(text) => Value::Int(text.chars().count() as i64),
            Value::Of(Kind::Str | Kind::Bytes) => Value::Of(Kind::Int),
            Value::Tuple(items) => Value::Int(items.len() as i64),
            Value::Range(parts) => match (parts[0].as_int(), parts[1].as_int(), parts[2].as_int()) {
                (Some(start), Some(stop), Some(step)) if step != 0 => {
                    let span = if step > 0 { stop.saturating_sub(start) } else { start.saturating_sub(stop) };
                    let step = step.saturating_abs();
                    Value::Int(if span <= 0 { 0 } else { (span - 1) / step + 1 })
                }
                _ => Value::Of(Kind::Int),
            },
            Value::Unknown => return self.unknown(|| "the length of an unknown value".into()),
            Value::Union(parts) => {
                let parts = parts.clone();
                return self.fork(parts.len(), |interp, i| interp.len(&parts[i]));
            }
            Value::Object(id) => match self.obj(*id) {
                Object::List { items, rest: None, .. } => Value::Int(items.len() as i64),
                Object::List { rest: Some(rest), .. } => rest.length.clone(),
                Object::Dict { entries, open: false, .. } if entries.values().all(|e| !e.slot.maybe) => {
                    Value::Int(entries.len() as i64)
                }
                Object::Set { items, open: false, .. } => Value::Int(items.len() as i64),
                Object::Dict { .. } | Object::Set { .. } => Value::Of(Kind::Int),
                Object::Lost => return self.unknown(|| "the length of an unknown value".into()),
                Object::AttrDict(of) => {
                    let copy = self.attrs_as_dict(*of);
                    return self.len(&copy);
                }
                _ => {
                    if let Some(result) = self.call_method(value, "__len__", Vec::new()) {
                        return result;
                    }
                    if self.may_have_attr(value) {
                        return self.unknown(|| "the length of a value".into());
                    }
                    return self.no_len(value);
                }
            },
            _ => return self.no_len(value),
        })
    }

    fn no_len(&mut self, value: &Value) -> Res {
        let name = self.type_name(value);
        Err(self.raise("TypeError", format!("object of type '{name}' has no len()")))
    }
}

fn join_elements(a: Elements, b: Elements) -> Elements {
    let parts = |e: Elements| match e {
        Elements::Known(items) => (items, None),
        Elements::Open(items, rest) => (items, Some(rest)),
    };
    let ((x, rx), (y, ry)) = (parts(a), parts(b));
    if x.len() == y.len() && rx.is_none() && ry.is_none() {
        return Elements::Known(x.iter().zip(&y).map(|(a, b)| a.join(b)).collect());
    }
    let mut element: Option<Value> = None;
    for value in x.iter().chain(&y).chain(rx.iter().map(|r| &r.element)).chain(ry.iter().map(|r| &r.element)) {
        element = Some(element.map_or(value.clone(), |e| e.join(value)));
    }
    let rest = Rest { element: element.unwrap_or(Value::Unknown), length: Value::Of(Kind::Int) };
    Elements::Open(Vec::new(), rest)
}
