//! The recorded state as a table for people.

use std::fmt::Write;

use super::{Recorded, Snapshot, State, Status, Summary};

/// Widest column of facts, in characters.
const FACTS_WIDTH: usize = 70;

/// A line a run: position, count, how it ended, what it changed.
pub fn runs(snapshot: &Snapshot) -> String {
    let mut text = String::new();
    for run in &snapshot.runs {
        let status = match &run.status {
            Status::Ok => "ok".to_string(),
            Status::Error { exception, line: Some(line) } => format!("{exception} in line {line}"),
            Status::Error { exception, line: None } => exception.clone(),
        };
        let names = |names: &mut dyn Iterator<Item = &str>| names.collect::<Vec<_>>().join(", ");
        let _ = write!(text, "In [{}]  {status}", run.count);
        for (what, list) in [
            ("set", names(&mut run.set.keys().map(|name| &**name))),
            ("deleted", names(&mut run.deleted.iter().map(String::as_str))),
            ("unknown", names(&mut run.unknown.iter().map(String::as_str))),
        ] {
            if !list.is_empty() {
                let _ = write!(text, "; {what} {list}");
            }
        }
        text.push_str(if run.complete { "\n" } else { "; not everything was looked at\n" });
    }
    text
}

/// A line a variable: name, type, facts, and the run that recorded them. What was imported follows in one piece.
pub fn state(snapshot: &Snapshot, state: &State) -> String {
    let mut rows: Vec<[String; 4]> = vec![["name", "type", "facts", "recorded"].map(String::from)];
    let mut imports = Vec::new();
    for (name, Recorded { summary, run }) in &state.variables {
        let count = snapshot.runs[*run].count;
        match imported(name, summary) {
            Some(import) => imports.push(import),
            None => {
                let what = if short(summary) == "type" { "class" } else { short(summary) };
                rows.push([(*name).into(), what.into(), cut(&facts_of(name, summary)), format!("In [{count}]")]);
            }
        }
    }
    for name in &state.unknown {
        rows.push([(*name).into(), "?".into(), "may have changed without being looked at".into(), String::new()]);
    }
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths = [width(0), width(1), width(2)];
    let mut text = String::new();
    if rows.len() == 1 && !imports.is_empty() {
        rows.clear();
    }
    for [name, type_name, facts, recorded] in &rows {
        let line = format!("{name:<0$}  {type_name:<1$}  {facts:<2$}  {recorded}", widths[0], widths[1], widths[2]);
        let _ = writeln!(text, "{}", line.trim_end());
    }
    if !imports.is_empty() {
        let _ = writeln!(text, "imported: {}", imports.join(", "));
    }
    if !state.complete {
        text.push_str("Other names may exist: not everything was looked at.\n");
    }
    text
}

/// A module, or a library's function or class, as people speak of an import: `pandas 2.1.4 as pd`.
fn imported(name: &str, summary: &Summary) -> Option<String> {
    let part = |key: &str| summary.fact("types", key).and_then(Summary::as_str);
    match summary.type_name()? {
        "module" => {
            let module = part("name")?;
            let version = part("version").map(|version| format!(" {version}")).unwrap_or_default();
            Some(format!("{module}{version}{}", if module == name { String::new() } else { format!(" as {name}") }))
        }
        "function" | "type" | "builtin_function_or_method" => {
            let library = part("module").filter(|module| *module != "__main__")?.split('.').next()?;
            let real = part("name").unwrap_or(name);
            Some(format!("{library}'s {real}{}", if real == name { String::new() } else { format!(" as {name}") }))
        }
        _ => None,
    }
}

/// Type and facts of a variable in a few words.
pub fn described(summary: &Summary) -> String {
    let facts = cut(&facts_of("", summary));
    let name = short(summary);
    if facts.is_empty() { name.to_owned() } else { format!("{name}, {facts}") }
}

fn cut(text: &str) -> String {
    let mut out: String = text.chars().take(FACTS_WIDTH).collect();
    if text.chars().count() > FACTS_WIDTH {
        out.pop();
        out.push('…');
    }
    out
}

/// The last part of the type's name.
fn short(summary: &Summary) -> &str {
    summary.type_name().map_or("?", |name| name.rsplit('.').next().unwrap_or(name))
}

/// Facts that tell most, in order.
const FIRST: [&str; 18] = [
    "shape", "length", "fitted", "compiled", "categories", "dtype", "built", "classes_", "signature", "value", "nan", "kinds", "min", "max", "unique", "dims",
    "stop", "member",
];

/// The facts of a summary in one line, those first that tell most: the line is cut.
fn facts_of(variable: &str, summary: &Summary) -> String {
    let mut parts: Vec<(usize, String)> = Vec::new();
    if let Some(columns) = summary.get("columns").and_then(Summary::as_list) {
        let names: Vec<String> = columns.iter().filter_map(|column| column.get("name")).map(plain).collect();
        parts.push((2, format!("columns {}{}", names.join(", "), if summary.complete() { "" } else { ", …" })));
    }
    for group in ["structure", "types", "values", "sample"] {
        for (name, fact) in summary.get(group).and_then(Summary::as_map).into_iter().flatten() {
            let named = group == "types" && &**name == "type";
            // The parts are listed in their order, that nothing is infinite is no news, and so are a class's own name and place.
            let dull = match &**name {
                "order" => true,
                "inf" => fact.as_int() == Some(0),
                "name" => group == "types" && fact.as_str() == Some(variable),
                "module" => fact.as_str() == Some("__main__"),
                _ => false,
            };
            if named || dull {
                continue;
            }
            let seen = if group == "sample" { "seen " } else { "" };
            let place = match FIRST.iter().position(|first| *first == &**name) {
                Some(place) if place < 5 => 0,
                _ if group == "structure" => 1,
                Some(place) => 10 + place,
                None => 50,
            };
            parts.push((place, format!("{seen}{name} {}", told(name, fact))));
        }
    }
    let order = summary.fact("types", "order").and_then(Summary::as_list).unwrap_or_default();
    for (place, key, what) in NESTED {
        let names: Vec<String> = match summary.get(key) {
            Some(Summary::Map(map)) if key == "children" && order.len() == map.len() => order.iter().map(plain).collect(),
            Some(Summary::List(list)) if key == "layers" => list.iter().map(|layer| short(layer).to_owned()).collect(),
            Some(Summary::List(list)) if key == "entries" => list.iter().filter_map(|entry| entry.get("key")).map(plain).collect(),
            Some(Summary::List(list)) => list.iter().map(|item| item.type_name().unwrap_or("?").to_string()).collect(),
            Some(Summary::Map(map)) => map.keys().map(|name| name.to_string()).collect(),
            _ => continue,
        };
        parts.push((place, format!("{what} {}", names.join(", "))));
    }
    parts.sort_by_key(|(place, _)| *place);
    let texts: Vec<String> = parts.into_iter().map(|(_, text)| text).collect();
    texts.join("; ")
}

/// Nested summaries of which the names are shown: where in the line, key, and what people call them.
const NESTED: [(usize, &str, &str); 6] = [
    (3, "children", "parts"),
    (3, "layers", "layers"),
    (3, "entries", "keys"),
    (40, "parameters", "parameters"),
    (41, "attributes", "attributes"),
    (60, "items", "items"),
];

/// A fact by its name: shapes as people write them, all else as it is.
fn told(name: &str, fact: &Summary) -> String {
    let sizes = name == "shape" || name.ends_with("_shape") || name.ends_with("_size");
    match fact {
        Summary::List(list) if sizes && !list.is_empty() && list.iter().all(|d| matches!(d, Summary::Int(_) | Summary::Null)) => {
            list.iter().map(plain).collect::<Vec<_>>().join("×")
        }
        Summary::List(list) if name == "bases" => list.iter().map(|base| plain(base).rsplit('.').next().unwrap_or_default().to_owned()).collect::<Vec<_>>().join(", "),
        Summary::Map(_) if name == "compiled" => {
            let with: Vec<String> = ["loss", "optimizer"].iter().filter_map(|key| fact.get(key)).map(plain).collect();
            if with.is_empty() { "true".into() } else { format!("with {}", with.join(" and ")) }
        }
        Summary::Null if name == "compiled" => "false".into(),
        _ => plain(fact),
    }
}

fn plain(fact: &Summary) -> String {
    match fact {
        Summary::Null => "?".into(),
        Summary::Str(text) => text.to_string(),
        Summary::List(list) => {
            let items: Vec<String> = list.iter().map(plain).collect();
            format!("[{}]", items.join(", "))
        }
        Summary::Map(map) => {
            let items: Vec<String> = map.iter().map(|(key, value)| format!("{key}: {}", plain(value))).collect();
            format!("{{{}}}", items.join(", "))
        }
        Summary::Bool(b) => b.to_string(),
        Summary::Int(n) => n.to_string(),
        Summary::Float(x) => x.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_tells_names_types_facts_and_runs() {
        let text = r#"{"version": 1, "runs": [{"hash": "0123456789abcdef", "count": 4, "status": {"error": "KeyError", "line": 2},
            "set": {"df": {"types": {"type": "pandas.core.frame.DataFrame"}, "structure": {"shape": [3, null]},
            "columns": [{"name": "a"}, {"name": 7}], "complete": false, "sample": {"nan": 1}}}, "unknown": ["big"], "complete": true}]}"#;
        let snapshot = Snapshot::parse(text).unwrap();
        assert_eq!(runs(&snapshot), "In [4]  KeyError in line 2; set df; unknown big\n");
        let table = state(&snapshot, &snapshot.final_state());
        assert!(table.contains("df    DataFrame  shape 3×?; columns a, 7, …; seen nan 1"), "{table}");
        assert!(table.contains("big   ?          may have changed"), "{table}");
        assert!(!table.contains("Other names"), "{table}");
    }

    #[test]
    fn imports_do_not_hide_the_variables() {
        let text = r#"{"version": 1, "runs": [{"hash": "0123456789abcdef", "count": 1, "status": "ok", "complete": true, "set": {
            "pd": {"types": {"type": "module", "name": "pandas", "version": "2.1.4"}}, "os": {"types": {"type": "module", "name": "os"}},
            "Ridge": {"types": {"type": "type", "name": "Ridge", "module": "sklearn.linear_model._ridge"}},
            "Net": {"types": {"type": "type", "name": "Net", "module": "__main__", "bases": ["torch.nn.modules.module.Module"]}},
            "model": {"types": {"type": "keras.Sequential", "compiled": {"loss": "mse", "optimizer": "Adam", "metrics": []}}},
            "raw": {"types": {"type": "keras.Sequential", "compiled": null}}}}]}"#;
        let snapshot = Snapshot::parse(text).unwrap();
        let table = state(&snapshot, &snapshot.final_state());
        assert!(table.ends_with("imported: pandas 2.1.4 as pd, os, sklearn's Ridge\n"), "{table}");
        assert!(table.contains("Net    class       bases Module  ") && table.contains("compiled with mse and Adam"), "{table}");
        assert!(table.contains("compiled false") && !table.contains("__main__"), "{table}");
    }
}
