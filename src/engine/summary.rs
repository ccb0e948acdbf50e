//! Values from recorded summaries (docs/snapshot.md): builtin types here, library types by their models.

use std::rc::Rc;

use super::slots::Slots;
use super::heap::{Entry, Map, Object, Rest, Slot};
use super::interp::Interp;
use super::sym::{fixed, sym};
use super::value::{Args, Kind, Res, Value};
use crate::snapshot::Summary;

impl<'a> Interp<'a> {
    /// The value that a summary describes; unknown where the summary says too little.
    pub fn value_of_summary(&mut self, summary: &Summary) -> Value {
        let Some(type_name) = summary.type_name() else { return Value::Unknown };
        let value = summary.fact("values", "value");
        match type_name {
            "NoneType" => Value::None,
            "bool" => value.and_then(Summary::as_bool).map_or(Value::Of(Kind::Bool), Value::Bool),
            "int" => value.and_then(Summary::as_int).map_or(Value::Of(Kind::Int), Value::Int),
            "float" => match value {
                Some(Summary::Str(text)) => text.parse().map_or(Value::Of(Kind::Float), Value::Float),
                Some(other) => other.as_float().map_or(Value::Of(Kind::Float), Value::Float),
                None => Value::Of(Kind::Float),
            },
            "complex" => Value::Of(Kind::Complex),
            "str" => value.and_then(Summary::as_str).map_or(Value::Of(Kind::Str), Value::str),
            "bytes" => Value::Of(Kind::Bytes),
            "list" | "tuple" | "set" | "frozenset" => self.sequence_of_summary(type_name, summary),
            "dict" => self.dict_of_summary(summary),
            "range" => {
                let part = |name: &str| {
                    let part = summary.fact("values", name).and_then(Summary::as_int);
                    part.map_or(Value::Of(Kind::Int), Value::Int)
                };
                Value::Range(Rc::new([part("start"), part("stop"), part("step")]))
            }
            "module" => match summary.fact("types", "name").and_then(Summary::as_str) {
                Some(name) => self.import_module(name),
                None => Value::Unknown,
            },
            "function" | "type" | "method" | "builtin_function_or_method" => self.named_of_summary(summary),
            _ => self.instance_of_summary(type_name, summary),
        }
    }

    /// A library's function or class, by the name that the recording gives.
    fn named_of_summary(&mut self, summary: &Summary) -> Value {
        let part = |key: &str| summary.fact("types", key).and_then(Summary::as_str);
        let (Some(name), Some(module)) = (part("name"), part("module")) else { return Value::Unknown };
        let top = module.split('.').next().unwrap_or_default();
        if module == "__main__" || self.model_module(top).is_none() {
            return Value::Unknown;
        }
        let module = self.import_module(module);
        let doubt = self.doubt.take();
        let found = self.getattr(&module, sym(name));
        self.doubt = doubt;
        found.unwrap_or(Value::Unknown)
    }

    fn sequence_of_summary(&mut self, type_name: &str, summary: &Summary) -> Value {
        let size = self.limits.size;
        let items: Vec<Value> = summary
            .get("items")
            .and_then(Summary::as_list)
            .unwrap_or_default()
            .iter()
            .take(size)
            .map(|item| self.value_of_summary(item))
            .collect();
        let length = summary.fact("structure", "length").and_then(Summary::as_int);
        let whole = summary.complete() && length.is_none_or(|n| n == items.len() as i64);
        let rest = if whole {
            None
        } else {
            let element = match summary.get("element") {
                Some(element) => self.value_of_summary(element),
                None => Value::Unknown,
            };
            Some(Rest { element, length: length.map_or(Value::Of(Kind::Int), Value::Int) })
        };
        match type_name {
            "list" => Value::Object(self.alloc(Object::List { items, rest, class: None })),
            "tuple" => match rest {
                None => Value::tuple(items),
                Some(rest) => match rest.length.as_int() {
                    Some(n) if (0..=64).contains(&n) => {
                        let mut items = items;
                        items.resize(n as usize, rest.element);
                        Value::tuple(items)
                    }
                    _ => Value::Unknown,
                },
            },
            _ => self.make_set(items, rest.is_some(), type_name == "frozenset").unwrap_or(Value::Unknown),
        }
    }

    fn dict_of_summary(&mut self, summary: &Summary) -> Value {
        let mut entries: Map<_, Entry> = Map::default();
        let mut open = !summary.complete();
        for entry in summary.get("entries").and_then(Summary::as_list).unwrap_or_default().iter().take(self.limits.size) {
            let key = match entry.get("key") {
                Some(key @ Summary::Map(_)) => self.value_of_summary(key),
                Some(key) => plain_value(key),
                None => Value::Unknown,
            };
            let value = match entry.get("value") {
                Some(value) => self.value_of_summary(value),
                None => Value::Unknown,
            };
            match self.key_of(&key) {
                Some(k) => {
                    entries.insert(k, Entry { key, slot: Slot::new(value, self.at) });
                }
                None => open = true,
            }
        }
        Value::Object(self.alloc(Object::Dict { entries, open, class: None }))
    }

    fn instance_of_summary(&mut self, type_name: &str, summary: &Summary) -> Value {
        let (package, class_name) = type_name.rsplit_once('.').unwrap_or(("", type_name));
        if package == "__main__" {
            return self.user_instance(class_name, summary);
        }
        let top = package.split('.').next().unwrap_or_default();
        let Some(module) = self.model_module(top) else { return Value::Unknown };
        // The model's own name: the real library has none like it.
        let Object::Module(model) = self.obj(module) else { return Value::Unknown };
        let scope = model.scope;
        let Ok(Some(from_summary)) = self.model_name(scope, fixed("from_summary")) else { return Value::Unknown };
        if !matches!(from_summary, Value::Function(_)) {
            return Value::Unknown;
        }
        let dict = self.plain_of_summary(summary);
        // A summary that a model cannot use says nothing; it never is a crash of the notebook's.
        let sinks = std::mem::take(&mut self.sinks);
        let doubt = self.doubt.take();
        let before = self.heap.clone();
        let result = self.call(from_summary, Args::of(vec![dict]));
        self.sinks = sinks;
        self.doubt = doubt;
        match result {
            Ok(value) => value,
            Err(_) => {
                self.heap = before;
                Value::Unknown
            }
        }
    }

    /// An instance of a class of the notebook.
    fn user_instance(&mut self, class_name: &str, summary: &Summary) -> Value {
        let class = match self.obj(self.main) {
            Object::Scope { names, .. } => names.get(&sym(class_name)).map(|s| s.value.clone()),
            _ => None,
        };
        let Some(Value::Object(class)) = class else { return Value::Unknown };
        let Some(info) = self.class(class).cloned() else { return Value::Unknown };
        // What is a container too, such as a named tuple, holds more than its attributes.
        let holds_items = ["items", "entries", "element"].iter().any(|key| summary.get(key).is_some())
            || summary.fact("types", "fields").is_some();
        if info.native.is_some() || holds_items {
            return Value::Unknown;
        }
        let mut attrs = Slots::default();
        for key in ["attributes", "children"] {
            for (name, value) in summary.get(key).and_then(Summary::as_map).into_iter().flatten() {
                let value = self.value_of_summary(value);
                attrs.insert(sym(name), Slot::new(value, self.at));
            }
        }
        let open = !summary.complete();
        let made = Value::Object(self.alloc(Object::Instance { class, attrs, open }));
        // A model that is a base of the class may complete what no summary holds.
        let dict = self.plain_of_summary(summary);
        let _ = self.call_method(&made, "__crane_rebuilt__", vec![dict]);
        made
    }

    /// The summary itself as a dict, for `from_summary`.
    pub fn plain_of_summary(&mut self, summary: &Summary) -> Value {
        match summary {
            Summary::List(items) => {
                let items = items.iter().map(|i| self.plain_of_summary(i)).collect();
                self.list(items)
            }
            Summary::Map(map) => {
                let id = self.alloc(Object::Dict { entries: Map::default(), open: false, class: None });
                for (key, value) in map {
                    let value = self.plain_of_summary(value);
                    let key: Rc<str> = Rc::from(&**key);
                    let at = self.at;
                    if let Object::Dict { entries, .. } = self.obj_mut(id) {
                        let entry = Entry { key: Value::Str(key.clone()), slot: Slot::new(value, at) };
                        entries.insert(super::heap::Key::Str(key), entry);
                    }
                }
                Value::Object(id)
            }
            other => plain_value(other),
        }
    }

    /// `value(summary)` of the model language: the summary is a dict again.
    pub fn value_of_summary_dict(&mut self, value: &Value) -> Res {
        let summary = self.summary_of_plain(value, 0);
        Ok(match &summary {
            Summary::Map(_) => self.value_of_summary(&summary),
            _ => value.clone(),
        })
    }

    fn summary_of_plain(&self, value: &Value, depth: usize) -> Summary {
        if depth > 32 {
            return Summary::Null;
        }
        match value {
            Value::Bool(b) => Summary::Bool(*b),
            Value::Int(i) => Summary::Int(*i),
            Value::Float(f) => Summary::Float(*f),
            Value::Str(text) => Summary::Str(text.to_string().into_boxed_str()),
            Value::Tuple(items) => Summary::List(items.iter().map(|i| self.summary_of_plain(i, depth + 1)).collect()),
            Value::Object(id) => match self.obj(*id) {
                Object::List { items, .. } => {
                    Summary::List(items.iter().map(|i| self.summary_of_plain(i, depth + 1)).collect())
                }
                Object::Dict { entries, .. } => Summary::Map(
                    entries
                        .values()
                        .filter_map(|e| {
                            let key = e.key.as_str()?.to_owned().into_boxed_str();
                            Some((key, self.summary_of_plain(&e.slot.value, depth + 1)))
                        })
                        .collect(),
                ),
                _ => Summary::Null,
            },
            _ => Summary::Null,
        }
    }
}

fn plain_value(summary: &Summary) -> Value {
    match summary {
        Summary::Null => Value::None,
        Summary::Bool(b) => Value::Bool(*b),
        Summary::Int(i) => Value::Int(*i),
        Summary::Float(f) => Value::Float(*f),
        Summary::Str(text) => Value::str(text),
        Summary::List(_) | Summary::Map(_) => Value::Unknown,
    }
}

/// Whether a summary says no more than the type.
pub fn is_shallow(summary: &Summary) -> bool {
    const FACTS: [&str; 11] = [
        "structure", "values", "items", "element", "entries", "columns", "index", "attributes", "parameters", "children", "layers",
    ];
    let types = summary.get("types").and_then(Summary::as_map);
    !FACTS.iter().any(|k| summary.get(k).is_some()) && types.is_none_or(|t| t.keys().all(|k| matches!(&**k, "type" | "bases" | "name" | "signature" | "module")))
}
