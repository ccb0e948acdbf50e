//! Brings the runtime information of the replication package into the summaries of `docs/snapshot.md`.
//!
//! Facts that the package's authors computed over all values become `values`; what they saw in the first
//! rows, samples or elements becomes `sample`. What they print says nothing of index labels or of the
//! order of columns, so neither is claimed.

mod code;
mod tables;
mod values;

use serde_json::{Map, Value, json};

use super::literal::Literal;
pub use code::{Code, cell_id};

/// Variables by name, as summaries.
pub type Variables = Map<String, Value>;

/// Prefix of the package's keys for attributes that the target names: `df.columns` is `__method__df_columns`.
const ATTRIBUTE: &str = "__method__";

/// Maps the printed dictionary. `code` is what ran before, and the target.
pub fn variables(printed: &Literal, code: &Code) -> Result<Variables, String> {
    let entries = printed.entries().ok_or("the runtime information is no dictionary")?;
    let mut variables = Variables::new();
    let mut attributes = Vec::new();
    for (name, info) in entries {
        let name = name.as_str().ok_or("a variable's name is no text")?;
        match name.strip_prefix(ATTRIBUTE) {
            Some(flat) => attributes.push((flat, info)),
            None => {
                variables.insert(name.into(), variable(name, info, code));
            }
        }
    }
    for (flat, info) in attributes {
        if let Some((base, attribute)) = code.attribute(flat) {
            if let Some(Value::Object(summary)) = variables.get_mut(base) {
                attach(summary, attribute, info, code);
            }
        }
    }
    Ok(variables)
}

/// The type's qualified name: `<class 'a.B'>` and `a.B` alike. Enumerations print no module.
fn type_name(info: &Literal) -> Option<&str> {
    let text = match info.get("type")? {
        Literal::Str(text) | Literal::Opaque(text) => text.trim_start_matches('<').trim_end_matches('>'),
        _ => return None,
    };
    match text.strip_prefix("class ") {
        Some(quoted) => Some(quoted.trim_matches('\'')),
        None if text.starts_with("enum ") => None,
        None => Some(text),
    }
}

fn variable(name: &str, info: &Literal, code: &Code) -> Value {
    let Some(type_name) = type_name(info) else { return json!({}) };
    match type_name {
        "module" => imported("module", name, code),
        "function" | "builtin_function_or_method" | "numpy.ufunc" | "numpy._ArrayFunctionDispatcher" => {
            imported("function", name, code)
        }
        // Metaclasses: the variable is a class.
        "type" | "abc.ABCMeta" | "enum.EnumMeta" | "torch._C._TensorMeta" => imported("type", name, code),
        _ => summary(type_name, info, code),
    }
}

/// A module, function or class: where it comes from, by its import or its definition.
fn imported(kind: &str, name: &str, code: &Code) -> Value {
    let mut types = json!({"type": kind});
    let mut summary = Map::new();
    if let Some(definition) = code.definition(name) {
        types["name"] = json!(name);
        types["module"] = json!("__main__");
        summary.insert("defined".into(), definition);
    } else if let Some((module, member)) = code.import(name) {
        match member {
            None => types["name"] = json!(module),
            Some(member) => {
                types["name"] = json!(member);
                types["module"] = json!(module);
            }
        }
    }
    summary.insert("types".into(), types);
    Value::Object(summary)
}

/// Any other value.
fn summary(type_name: &str, info: &Literal, code: &Code) -> Value {
    let mut out = Summary::new(type_name);
    match type_name {
        "pandas.core.frame.DataFrame" => tables::frame(&mut out, info, code),
        "pandas.core.series.Series" => tables::series(&mut out, info, code),
        "numpy.ndarray" | "torch.Tensor" => tables::array(&mut out, info),
        "list" | "tuple" | "set" | "frozenset" => values::sequence(&mut out, info),
        "dict" | "collections.defaultdict" | "collections.OrderedDict" => values::dict(&mut out, info),
        "torch.utils.data.dataloader.DataLoader" => values::loader(&mut out, info),
        _ => values::object(&mut out, info),
    }
    out.done()
}

/// Facts about an attribute go where the engine looks for them: a frame's column is a column. What a
/// model of the library computes itself (`shape`, `T`, methods) is left to it.
fn attach(base: &mut Map<String, Value>, attribute: &str, info: &Literal, code: &Code) {
    let Some(name) = type_name(info) else { return };
    let base_type = base.get("types").and_then(|t| t.get("type")).and_then(Value::as_str).unwrap_or("");
    let callable = ["method", "function", "builtin_function_or_method", "functools.partial", "module", "type"];
    if callable.contains(&name) || matches!(base_type, "module" | "type" | "numpy.ndarray" | "torch.Tensor" | "pandas.core.series.Series") {
        return;
    }
    if base_type == "pandas.core.frame.DataFrame" {
        if name == "pandas.core.series.Series" && attribute != "dtypes" {
            tables::attach_column(base, attribute, info, code);
        }
        return;
    }
    let attributes = base.entry("attributes").or_insert_with(|| json!({}));
    attributes[attribute] = summary(name, info, code);
}

/// A summary that is being built: empty groups are left out.
struct Summary {
    map: Map<String, Value>,
}

impl Summary {
    fn new(type_name: &str) -> Summary {
        let mut summary = Summary { map: Map::new() };
        summary.fact("types", "type", type_name);
        summary
    }

    fn nameless() -> Summary {
        Summary { map: Map::new() }
    }

    /// Sets a fact of a group (`structure`, `types`, `values`, `sample`).
    fn fact(&mut self, group: &str, name: &str, value: impl Into<Value>) {
        let group = self.map.entry(group).or_insert_with(|| json!({}));
        group[name] = value.into();
    }

    fn has(&self, group: &str, name: &str) -> bool {
        self.map.get(group).is_some_and(|group| group.get(name).is_some())
    }

    fn set(&mut self, key: &str, value: impl Into<Value>) {
        self.map.insert(key.into(), value.into());
    }

    fn done(self) -> Value {
        Value::Object(self.map)
    }
}

/// A shape `(2, None, 3)` as a list; `None` if it is no shape.
fn shape(literal: &Literal) -> Option<Value> {
    let items = literal.elements()?.iter().map(|item| match item {
        Literal::Int(n) if *n >= 0 => Some(json!(n)),
        Literal::None => Some(Value::Null),
        _ => None,
    });
    items.collect::<Option<Vec<_>>>().map(Value::Array)
}

/// A scalar as JSON: not what is shortened, and not a number that JSON cannot hold.
fn scalar(literal: &Literal) -> Option<Value> {
    match literal {
        Literal::Bool(b) => Some(json!(b)),
        Literal::Int(n) => Some(json!(n)),
        Literal::Float(x) if x.is_nan() => Some(json!("nan")),
        Literal::Float(x) if x.is_infinite() => Some(json!(if *x > 0.0 { "inf" } else { "-inf" })),
        Literal::Float(x) => Some(json!(x)),
        Literal::Str(text) if !is_cut(text) => Some(json!(text)),
        _ => None,
    }
}

/// The package shortens texts to 20 characters and three dots.
fn is_cut(text: &str) -> bool {
    text.ends_with("...")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(printed: &str, cells: &[&str], target: &str) -> Variables {
        let code = Code::new(&cells.iter().map(|c| c.to_string()).collect::<Vec<_>>(), target);
        variables(&Literal::parse(printed).unwrap(), &code).unwrap()
    }

    #[test]
    fn imports_and_definitions_are_named() {
        let cells = ["import numpy as np\nfrom sklearn.svm import (\n    SVC as S)", "def f(x):\n    return x"];
        let printed = r#"{'np': {'type': "<class 'module'>"}, 'S': {'type': "<class 'abc.ABCMeta'>"},
            'f': {'type': "<class 'function'>", 'execution_cell_source': {'cellno': 7, 'lineno': 1}}}"#;
        let found = map(printed, &cells, "");
        assert_eq!(found["np"]["types"], json!({"type": "module", "name": "numpy"}));
        assert_eq!(found["S"]["types"], json!({"type": "type", "name": "SVC", "module": "sklearn.svm"}));
        assert_eq!(found["f"]["defined"]["line"], json!(1));
        assert_eq!(found["f"]["defined"]["cell"], json!("cell-2"));
    }

    #[test]
    fn attributes_go_to_their_object() {
        let printed = r#"{'h': {'type': "<class 'keras.History'>"},
            '__method__h_history': {'detected': 'training_history_dict', 'length': 1, 'metrics': ['loss'], 'n_epochs': 2, 'type': "<class 'dict'>"},
            'my_df': {'type': 'pandas.core.frame.DataFrame', 'shape': (4, 2), 'has_nan': True, 'dtypes': ['int64', 'object']},
            '__method__my_df_Salary': {'type': "<class 'pandas.core.series.Series'>", 'value_info': {'num_unique': 1, 'unique_values': ['x'], 'value_type': 'categorical or object'}},
            '__method__my_df_drop': {'type': "<class 'method'>"}}"#;
        let found = map(printed, &[], "my_df.Salary.sum()\nh.history['loss']");
        let history = &found["h"]["attributes"]["history"];
        assert_eq!(history["complete"], json!(true));
        assert_eq!(history["entries"][0]["value"]["structure"]["length"], json!(2));
        let frame = &found["my_df"];
        assert_eq!(frame["columns"][0]["name"], json!("Salary"));
        assert_eq!(frame["columns"][0]["values"]["labels"], json!(["x"]));
        assert_eq!(frame["complete"], json!(false));
        assert_eq!(frame["sample"]["nan"], json!(1));
        assert_eq!(frame["types"]["dtypes"], json!(["int64", "object"]));
        assert_eq!(frame.get("attributes"), None);
    }

    #[test]
    fn what_is_not_understood_is_only_its_type() {
        let found = map(r#"{'x': {'type': "<class 'deap.base.Toolbox'>"}, 'w': {'type': "<enum 'W'>"}}"#, &[], "");
        assert_eq!(found["x"], json!({"types": {"type": "deap.base.Toolbox"}}));
        assert_eq!(found["w"], json!({}));
    }
}
