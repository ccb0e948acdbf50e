//! DataFrames, Series, arrays and tensors.

use serde_json::{Map, Value, json};

use super::super::literal::Literal;
use super::super::text::{is_date, is_float, is_int, never_number};
use super::{Code, Summary, is_cut, scalar, shape};

pub fn frame(out: &mut Summary, info: &Literal, code: &Code) {
    let shape = info.get("shape").and_then(shape);
    let missing = info.get("has_nan").and_then(Literal::as_bool);
    missing_values(out, missing);
    if let Some(dtypes) = info.get("dtypes").and_then(Literal::elements) {
        out.fact("types", "dtypes", dtypes.iter().filter_map(scalar).collect::<Vec<_>>());
    }
    let mut columns = Vec::new();
    for (name, facts) in info.get("per_column").and_then(Literal::entries).unwrap_or(&[]) {
        let Some(name) = scalar(name) else { continue };
        columns.push(column(name, facts, missing, code));
    }
    let width = shape.as_ref().and_then(|s| s[1].as_u64());
    let complete = width == Some(columns.len() as u64);
    if let Some(shape) = shape {
        out.fact("structure", "shape", shape);
    }
    out.set("columns", columns);
    out.set("complete", complete);
    // pprint sorts dictionaries.
    out.set("unordered", true);
}

/// One column. `missing`: whether any column of the frame has missing values.
fn column(name: Value, facts: &Literal, missing: Option<bool>, code: &Code) -> Value {
    let mut out = Summary::nameless();
    out.set("name", name);
    if let Some(dtype) = facts.get("dtype").and_then(Literal::as_str) {
        out.fact("types", "dtype", dtype);
    }
    value_facts(&mut out, facts, missing == Some(false), code);
    out.done()
}

/// What the target's `df.name` says of a column that the frame itself does not list.
pub fn attach_column(frame: &mut Map<String, Value>, name: &str, info: &Literal, code: &Code) {
    let missing = frame.get("values").and_then(|v| v.get("nan")).is_some();
    let columns = frame.entry("columns").or_insert_with(|| json!([]));
    let Some(columns) = columns.as_array_mut() else { return };
    if columns.iter().any(|column| column["name"] == name) {
        return;
    }
    let mut out = Summary::nameless();
    out.set("name", name);
    series_facts(&mut out, info, missing, code);
    columns.push(out.done());
}

pub fn series(out: &mut Summary, info: &Literal, code: &Code) {
    if let Some(length) = info.get("length").and_then(Literal::as_int) {
        out.fact("structure", "shape", vec![length]);
    }
    let missing = info.get("has_nan").and_then(Literal::as_bool);
    missing_values(out, missing);
    series_facts(out, info, missing == Some(false), code);
}

fn series_facts(out: &mut Summary, info: &Literal, no_nan: bool, code: &Code) {
    if let Some(dtype) = info.get("dtype").and_then(Literal::as_str) {
        out.fact("types", "dtype", dtype);
    }
    if let Some(facts) = info.get("value_info") {
        value_facts(out, facts, no_nan, code);
    }
}

pub fn array(out: &mut Summary, info: &Literal) {
    if let Some(shape) = info.get("shape").and_then(shape) {
        out.fact("structure", "shape", shape);
    }
    if let Some(dtype) = info.get("dtype").and_then(Literal::as_str) {
        out.fact("types", "dtype", dtype.trim_start_matches("torch."));
    }
    if let Some(device) = info.get("device").and_then(Literal::as_str) {
        out.fact("types", "device", device);
    }
    if let Some(requires_grad) = info.get("requires_grad").and_then(Literal::as_bool) {
        out.fact("types", "requires_grad", requires_grad);
    }
    let missing = info.get("has_nan").and_then(Literal::as_bool);
    missing_values(out, missing);
    if let Some(facts) = info.get("value_info") {
        // The dtype is recorded, so none is guessed.
        value_facts(out, facts, missing == Some(false), &Code::default());
    }
    range(out, info.get("value_range"));
}

/// `has_nan` is of all values: no missing value anywhere, or at least one somewhere.
fn missing_values(out: &mut Summary, missing: Option<bool>) {
    match missing {
        Some(false) => out.fact("values", "nan", 0),
        Some(true) => out.fact("sample", "nan", 1),
        None => {}
    }
}

/// Smallest and largest number; the type they have in Python.
fn range(out: &mut Summary, range: Option<&Literal>) -> Option<&'static str> {
    let [low, high] = range?.elements()? else { return None };
    let kind = match (low, high) {
        (Literal::Bool(_), Literal::Bool(_)) => return Some("bool"),
        (Literal::Int(_), Literal::Int(_)) => "int64",
        (Literal::Float(x), Literal::Float(y)) if x.is_finite() && y.is_finite() => "float64",
        _ => return None,
    };
    // One number that is not whole is enough.
    if let (Literal::Float(x), Literal::Float(y)) = (low, high)
        && (x.fract() != 0.0 || y.fract() != 0.0)
    {
        out.fact("values", "integral", false);
    }
    out.fact("values", "min", scalar(low)?);
    out.fact("values", "max", scalar(high)?);
    Some(kind)
}

/// Value facts of a column, a Series or an array: `value_range`, `num_unique`, `unique_values`, `example_values`.
fn value_facts(out: &mut Summary, facts: &Literal, no_nan: bool, code: &Code) {
    let listed = facts.get("unique_values").and_then(Literal::elements);
    let count = facts.get("num_unique").and_then(Literal::as_int);
    let mut dtype = range(out, facts.get("value_range"));
    if let Some(values) = listed {
        dtype = dtype.or(common_dtype(values));
    }
    // NumPy's integers and booleans have no missing value.
    let whole = matches!(dtype, Some("int64" | "bool"));
    if whole && !out.has("types", "dtype") {
        out.fact("values", "integral", true);
    }
    if (no_nan || whole) && !out.has("values", "nan") {
        out.fact("values", "nan", 0);
    }
    // The count includes NaN where there is one.
    let exact = no_nan || whole;
    if let (Some(count), true) = (count, exact) {
        out.fact("values", "unique", count);
    }
    if let Some(values) = listed {
        let all: Option<Vec<Value>> = values.iter().map(scalar).collect();
        let whole_list = count.is_none_or(|n| n == values.len() as i64);
        match all {
            Some(labels) if whole_list => {
                out.fact("values", "unique", labels.len());
                out.fact("values", "labels", labels);
                text_facts(out, "values", values);
            }
            _ => text_facts(out, "sample", values),
        }
    }
    if let Some(examples) = facts.get("example_values").and_then(Literal::elements) {
        text_facts(out, "sample", examples);
        let shown: Vec<Value> = examples.iter().filter_map(scalar).collect();
        if !shown.is_empty() {
            out.fact("sample", "examples", shown);
        }
        if examples.iter().all(|v| matches!(v, Literal::Str(_))) {
            dtype = dtype.or(Some("object"));
        }
    }
    if let Some(dtype) = dtype
        && code.default_dtypes
        && !out.has("types", "dtype")
    {
        out.fact("types", "dtype", dtype);
    }
}

/// pandas' default dtype of a column with these values.
fn common_dtype(values: &[Literal]) -> Option<&'static str> {
    let dtype = |value: &Literal| match value {
        Literal::Int(_) => Some("int64"),
        Literal::Bool(_) => Some("bool"),
        Literal::Float(_) => Some("float64"),
        Literal::Str(_) => Some("object"),
        _ => None,
    };
    let first = dtype(values.first()?)?;
    values.iter().all(|value| dtype(value) == Some(first)).then_some(first)
}

/// The types that occur, and which of the strings Python can parse. In the group `sample`, "all" and
/// "none" are of the strings that were seen.
fn text_facts(out: &mut Summary, group: &str, values: &[Literal]) {
    let mut kinds = Vec::new();
    for value in values {
        let kind = match value {
            Literal::Str(_) => "str",
            Literal::Int(_) => "int",
            Literal::Float(_) => "float",
            Literal::Bool(_) => "bool",
            Literal::None => "NoneType",
            _ => continue,
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    if !kinds.contains(&"str") {
        return;
    }
    let texts: Vec<&str> = values.iter().filter_map(Literal::as_str).collect();
    let number = |text: &str, parses: fn(&str) -> bool| match is_cut(text) {
        true => never_number(text.trim_end_matches('.')).then_some(false),
        // Digits of other scripts are numbers to Python too.
        false if text.chars().any(|c| c.is_numeric() && !c.is_ascii()) => None,
        false => Some(parses(text)),
    };
    let date = |text: &str| if is_cut(text) { None } else { is_date(text) };
    let facts = [
        ("int", quantify(texts.iter().map(|t| number(t, is_int)), group)),
        ("float", quantify(texts.iter().map(|t| number(t, is_float)), group)),
        ("date", quantify(texts.iter().map(|t| date(t)), group)),
    ];
    for (name, fact) in facts {
        if let Some(fact) = fact {
            out.fact(group, name, fact);
        }
    }
    out.fact(group, "kinds", kinds);
}

/// "all", "some" or "none"; of a sample also from the decided ones alone, since what was seen exists.
fn quantify(parses: impl Iterator<Item = Option<bool>>, group: &str) -> Option<&'static str> {
    let parses: Vec<Option<bool>> = parses.collect();
    let (yes, no) = (parses.contains(&Some(true)), parses.contains(&Some(false)));
    match (yes, no, parses.contains(&None)) {
        (true, true, _) => Some("some"),
        (true, false, false) => Some("all"),
        (false, true, false) => Some("none"),
        // Undecided ones may be of the other kind: still one that does not parse exists.
        (false, true, true) if group == "sample" => Some("none"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(printed: &str, cells: &[&str]) -> Value {
        let code = Code::new(&cells.iter().map(|c| c.to_string()).collect::<Vec<_>>(), "");
        let info = Literal::parse(printed).unwrap();
        let mut out = Summary::new("pandas.core.frame.DataFrame");
        frame(&mut out, &info, &code);
        out.done()
    }

    #[test]
    fn full_looks_are_values_and_glances_are_samples() {
        let printed = "{'has_nan': True, 'shape': (9, 4), 'per_column': {
            'price': {'example_values': ['10', 'free', 'Photo Editor & Candy...'], 'num_unique': 7, 'type': 'categorical'},
            'size': {'num_unique': 2, 'type': 'categorical', 'unique_values': ['1', '2']},
            'rate': {'num_unique': 5, 'type': 'continuous', 'value_range': (0.5, 2.0)},
            'n': {'num_unique': 5, 'type': 'continuous', 'value_range': (1, 9)}}}";
        let frame = facts(printed, &[]);
        assert_eq!(frame["complete"], json!(true));
        let columns = frame["columns"].as_array().unwrap();
        assert_eq!(columns[0]["sample"]["float"], json!("some"));
        assert_eq!(columns[0]["sample"]["examples"], json!(["10", "free"]));
        assert_eq!(columns[0].get("values"), None);
        assert_eq!(columns[1]["values"]["int"], json!("all"));
        assert_eq!(columns[1]["values"]["labels"], json!(["1", "2"]));
        assert_eq!(columns[1]["types"]["dtype"], json!("object"));
        // A float column of a frame with missing values may hold them, and the count may include one.
        assert_eq!(columns[2]["values"], json!({"integral": false, "min": 0.5, "max": 2.0}));
        assert_eq!(columns[3]["values"], json!({"min": 1, "max": 9, "integral": true, "nan": 0, "unique": 5}));
    }

    #[test]
    fn no_dtype_is_claimed_where_a_cell_narrows_them() {
        let printed = "{'has_nan': False, 'shape': (9, 2), 'per_column': {'n': {'num_unique': 5, 'value_range': (1, 9)}}}";
        let narrowed = facts(printed, &["df = df.astype('int32')"]);
        assert_eq!(narrowed["columns"][0].get("types"), None);
        assert_eq!(narrowed["complete"], json!(false));
        assert_eq!(facts(printed, &[])["columns"][0]["types"]["dtype"], json!("int64"));
    }

    #[test]
    fn a_sample_of_numbers_says_nothing_of_the_rest() {
        assert_eq!(quantify([Some(true), None].into_iter(), "sample"), None);
        assert_eq!(quantify([Some(false), None].into_iter(), "sample"), Some("none"));
        assert_eq!(quantify([Some(false), None].into_iter(), "values"), None);
    }
}
