//! One recorded variable without its data: a light tree with the keys of `docs/snapshot.md`.
//!
//! The tree is bounded while it is built, since it comes from an untrusted file: its nodes are counted,
//! and `serde_json` refuses more than 128 levels.

use std::cell::Cell;
use std::fmt;

use indexmap::IndexMap;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

/// Most nodes (numbers, strings, lists, …) that one snapshot may hold; a generous recording has 20,000.
const MAX_NODES: usize = 1_000_000;

/// A recorded fact, or a group of facts.
#[derive(Debug, Clone, PartialEq)]
pub enum Summary {
    /// Not known: an open dimension of a shape, or a number that this format cannot hold exactly.
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Str(Box<str>),
    List(Vec<Summary>),
    Map(Map),
}

pub type Map = IndexMap<Box<str>, Summary>;

/// The categories of recorded facts that can be left out, and the keys that go with each.
const CATEGORIES: [(&str, &[&str]); 3] =
    [("structure", &["structure"]), ("types", &["types"]), ("values", &["values", "sample"])];

/// Keys that hold one summary, a list of summaries, or summaries by name.
const NESTED: [&str; 11] = [
    "items", "element", "columns", "index", "columns_index", "levels", "attributes", "parameters", "children", "layers",
    "dataset",
];

impl Summary {
    /// Parses JSON text of any content. The error is one clause for people.
    pub fn parse(text: &str) -> Result<Summary, String> {
        let nodes = Cell::new(0);
        let mut reader = serde_json::Deserializer::from_str(text);
        let tree = Seed { nodes: &nodes }.deserialize(&mut reader).map_err(|e| format!("its JSON is broken ({e})"))?;
        reader.end().map_err(|e| format!("its JSON is broken ({e})"))?;
        Ok(tree)
    }

    pub fn get(&self, key: &str) -> Option<&Summary> {
        self.as_map()?.get(key)
    }

    /// `fact("values", "nan")`: a fact of a category.
    pub fn fact(&self, category: &str, name: &str) -> Option<&Summary> {
        self.get(category)?.get(name)
    }

    /// `types.type`, the type's public name.
    pub fn type_name(&self) -> Option<&str> {
        self.fact("types", "type")?.as_str()
    }

    /// `structure.shape` or `structure.<key>`: dimensions, `None` where one is open.
    pub fn shape(&self, key: &str) -> Option<Vec<Option<u64>>> {
        let dimensions = self.fact("structure", key)?.as_list()?;
        dimensions
            .iter()
            .map(|d| match d {
                Summary::Null => Some(None),
                Summary::Int(n) => u64::try_from(*n).ok().map(Some),
                _ => None,
            })
            .collect()
    }

    /// Whether the nested list (columns, entries, …) is whole.
    pub fn complete(&self) -> bool {
        self.get("complete").and_then(Summary::as_bool).unwrap_or(false)
    }

    pub fn as_map(&self) -> Option<&Map> {
        if let Summary::Map(map) = self { Some(map) } else { None }
    }

    pub fn get_mut(&mut self, key: &str) -> Option<&mut Summary> {
        self.as_map_mut()?.get_mut(key)
    }

    pub fn as_map_mut(&mut self) -> Option<&mut Map> {
        if let Summary::Map(map) = self { Some(map) } else { None }
    }

    pub fn as_list_mut(&mut self) -> Option<&mut Vec<Summary>> {
        if let Summary::List(list) = self { Some(list) } else { None }
    }

    pub fn as_list(&self) -> Option<&[Summary]> {
        if let Summary::List(list) = self { Some(list) } else { None }
    }

    pub fn as_str(&self) -> Option<&str> {
        if let Summary::Str(text) = self { Some(text) } else { None }
    }

    pub fn as_bool(&self) -> Option<bool> {
        if let Summary::Bool(b) = self { Some(*b) } else { None }
    }

    pub fn as_int(&self) -> Option<i64> {
        if let Summary::Int(n) = self { Some(*n) } else { None }
    }

    /// A number, whole or not.
    pub fn as_float(&self) -> Option<f64> {
        match self {
            Summary::Int(n) => Some(*n as f64),
            Summary::Float(x) => Some(*x),
            _ => None,
        }
    }

    /// Drops the facts of a category (`structure`, `types`, `values`) here and in what is nested.
    pub fn drop_category(&mut self, category: &str) {
        let Some((_, keys)) = CATEGORIES.iter().find(|(name, _)| *name == category) else { return };
        self.drop_keys(keys);
    }

    fn drop_keys(&mut self, keys: &[&str]) {
        let Summary::Map(map) = self else { return };
        for key in keys {
            map.shift_remove(*key);
        }
        for (key, nested) in map.iter_mut() {
            match (&**key, nested) {
                // Keys of a dict stay: they are names.
                ("entries", Summary::List(entries)) => {
                    for value in entries.iter_mut().filter_map(|entry| entry.get_mut("value")) {
                        value.drop_keys(keys);
                    }
                }
                (key, Summary::List(list)) if NESTED.contains(&key) => {
                    list.iter_mut().for_each(|item| item.drop_keys(keys));
                }
                ("parameters" | "attributes" | "children", Summary::Map(named)) => {
                    named.values_mut().for_each(|part| part.drop_keys(keys));
                }
                (key, nested) if NESTED.contains(&key) => nested.drop_keys(keys),
                _ => {}
            }
        }
    }

    /// What the recorded numbers cannot say is taken out: an `int` whose value is not an exact one.
    fn normalise(map: &mut Map) {
        let is_int = map.get("types").and_then(|t| t.get("type")).and_then(Summary::as_str) == Some("int");
        if is_int
            && let Some(Summary::Map(values)) = map.get_mut("values")
            && !matches!(values.get("value"), Some(Summary::Int(_)))
        {
            values.shift_remove("value");
        }
    }
}

impl From<&Summary> for Value {
    fn from(summary: &Summary) -> Value {
        match summary {
            Summary::Null => Value::Null,
            Summary::Bool(b) => Value::Bool(*b),
            Summary::Int(n) => Value::from(*n),
            Summary::Float(x) => Value::from(*x),
            Summary::Str(s) => Value::String(s.to_string()),
            Summary::List(list) => Value::Array(list.iter().map(Value::from).collect()),
            Summary::Map(map) => Value::Object(map.iter().map(|(k, v)| (k.to_string(), Value::from(v))).collect()),
        }
    }
}

/// Builds a [`Summary`], counting its nodes.
#[derive(Clone, Copy)]
struct Seed<'a> {
    nodes: &'a Cell<usize>,
}

impl<'de> DeserializeSeed<'de> for Seed<'_> {
    type Value = Summary;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Summary, D::Error> {
        let count = self.nodes.get() + 1;
        if count > MAX_NODES {
            return Err(de::Error::custom(format!("more than {MAX_NODES} values")));
        }
        self.nodes.set(count);
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Seed<'_> {
    type Value = Summary;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Summary, E> {
        Ok(Summary::Null)
    }

    fn visit_bool<E>(self, b: bool) -> Result<Summary, E> {
        Ok(Summary::Bool(b))
    }

    fn visit_i64<E>(self, n: i64) -> Result<Summary, E> {
        Ok(Summary::Int(n))
    }

    fn visit_u64<E>(self, n: u64) -> Result<Summary, E> {
        Ok(i64::try_from(n).map_or(Summary::Null, Summary::Int))
    }

    fn visit_f64<E>(self, x: f64) -> Result<Summary, E> {
        Ok(Summary::Float(x))
    }

    fn visit_str<E>(self, text: &str) -> Result<Summary, E> {
        Ok(Summary::Str(text.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Summary, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = access.next_element_seed(self)? {
            list.push(item);
        }
        Ok(Summary::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Summary, A::Error> {
        let mut map = Map::new();
        while let Some(key) = access.next_key::<Box<str>>()? {
            map.insert(key, access.next_value_seed(self)?);
        }
        Summary::normalise(&mut map);
        Ok(Summary::Map(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Summary {
        Summary::parse(text).unwrap()
    }

    #[test]
    fn numbers_that_are_not_exact_are_not_facts() {
        let big = parse(r#"{"types": {"type": "int"}, "values": {"value": 100000000000000000000000}}"#);
        assert_eq!(big.fact("values", "value"), None);
        assert_eq!(parse("18446744073709551615"), Summary::Null);
        assert_eq!(parse("-9223372036854775808").as_int(), Some(i64::MIN));
    }

    #[test]
    fn a_category_is_dropped_at_every_level_but_not_a_variable_of_that_name() {
        let text = r#"{"types": {"type": "C"}, "values": {"nan": 1}, "attributes": {"values": {"types": {"type": "int"},
            "values": {"value": 3}}}, "columns": [{"name": "sample", "sample": {"int": "some"}, "types": {"dtype": "object"}}],
            "entries": [{"key": "values", "value": {"values": {"value": 1}, "structure": {"length": 1}}}]}"#;
        let mut summary = parse(text);
        summary.drop_category("values");
        let expected = r#"{"types": {"type": "C"}, "attributes": {"values": {"types": {"type": "int"}}},
            "columns": [{"name": "sample", "types": {"dtype": "object"}}],
            "entries": [{"key": "values", "value": {"structure": {"length": 1}}}]}"#;
        assert_eq!(summary, parse(expected));
    }

    #[test]
    fn deep_and_wide_trees_are_refused() {
        let deep = "[".repeat(100_000);
        assert!(Summary::parse(&deep).unwrap_err().contains("recursion limit"));
        let wide = format!("[{}0]", "0,".repeat(MAX_NODES));
        assert!(Summary::parse(&wide).unwrap_err().contains("more than 1000000 values"));
    }

    #[test]
    fn shapes_keep_their_open_dimensions() {
        let summary = parse(r#"{"structure": {"shape": [null, 3], "odd": [-1], "text": ["a"]}}"#);
        assert_eq!(summary.shape("shape"), Some(vec![None, Some(3)]));
        assert_eq!(summary.shape("odd"), None);
        assert_eq!(summary.shape("text"), None);
    }
}
