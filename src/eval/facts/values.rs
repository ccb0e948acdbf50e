//! Scalars, containers, loaders, iterators, estimators, and objects of other types.

use serde_json::{Map, Value, json};

use super::super::literal::Literal;
use super::{Summary, scalar, shape, type_name};

/// Lists, tuples and sets. The distinct values are printed in no known order.
pub fn sequence(out: &mut Summary, info: &Literal) {
    let Some(length) = info.get("length").and_then(Literal::as_int) else { return };
    out.fact("structure", "length", length);
    let Some(facts) = info.get("value_info") else { return };
    let count = facts.get("num_unique").and_then(Literal::as_int);
    let mut element = Summary::nameless();
    if let Some(values) = facts.get("unique_values").and_then(Literal::elements) {
        let labels: Option<Vec<Value>> = values.iter().map(scalar).collect();
        if let Some(labels) = labels
            && count.is_none_or(|n| n == values.len() as i64)
        {
            if let Some(kind) = one_kind(values) {
                element.fact("types", "type", kind);
            }
            element.fact("values", "labels", labels);
        }
    }
    if let Some(count) = count {
        element.fact("values", "unique", count);
    }
    out.set("element", element.done());
}

fn one_kind(values: &[Literal]) -> Option<&'static str> {
    let kind = |value: &Literal| match value {
        Literal::Str(_) => Some("str"),
        Literal::Bool(_) => Some("bool"),
        Literal::Int(_) => Some("int"),
        Literal::Float(_) => Some("float"),
        _ => None,
    };
    let first = kind(values.first()?)?;
    values.iter().all(|value| kind(value) == Some(first)).then_some(first)
}

/// Dicts: the first entries, or, of a dict of metrics, all keys.
pub fn dict(out: &mut Summary, info: &Literal) {
    let length = info.get("length").and_then(Literal::as_int);
    if let Some(length) = length {
        out.fact("structure", "length", length);
    }
    let mut entries = Vec::new();
    if let Some(keys) = info.get("metrics").and_then(Literal::elements) {
        let epochs = info.get("n_epochs").and_then(Literal::as_int);
        for key in keys {
            let Some(key) = scalar(key) else { continue };
            let mut value = Summary::nameless();
            if let Some(epochs) = epochs {
                value.fact("types", "type", "list");
                value.fact("structure", "length", epochs);
            }
            entries.push(json!({"key": key, "value": value.done()}));
        }
    }
    for entry in info.get("preview").and_then(Literal::elements).unwrap_or(&[]) {
        let Some(key) = preview_key(entry) else { continue };
        entries.push(json!({"key": key, "value": preview_value(entry)}));
    }
    out.set("complete", length == Some(entries.len() as i64));
    out.set("entries", entries);
}

/// Keys are printed with `str`, beside their type.
fn preview_key(entry: &Literal) -> Option<Value> {
    let text = entry.get("key")?.as_str()?;
    match preview_type(entry, "key_type")? {
        "str" if !text.ends_with("...") => Some(json!(text)),
        "int" => text.parse::<i64>().ok().map(|n| json!(n)),
        "bool" => Some(json!(text == "True")),
        _ => None,
    }
}

fn preview_type<'a>(entry: &'a Literal, key: &str) -> Option<&'a str> {
    let text = entry.get(key)?.as_str()?;
    Some(text.strip_prefix("<class '")?.trim_end_matches("'>"))
}

/// Values are printed with `repr`, shortened.
fn preview_value(entry: &Literal) -> Value {
    let Some(type_name) = preview_type(entry, "value_type") else { return json!({}) };
    let mut out = Summary::new(type_name);
    let repr = entry.get("value_repr").and_then(Literal::as_str).unwrap_or("");
    if let Ok(literal) = Literal::parse(repr) {
        match literal {
            Literal::Str(_) | Literal::Int(_) | Literal::Float(_) | Literal::Bool(_) => {
                if let Some(value) = scalar(&literal) {
                    out.fact("values", "value", value);
                }
            }
            Literal::List(items) | Literal::Tuple(items) => out.fact("structure", "length", items.len()),
            _ => {}
        }
    }
    // `<tf.Tensor: shape=(10, 172), dtype=int32, numpy=…`
    if let Some(rest) = repr.strip_prefix("<tf.Tensor: shape=")
        && let Some((dimensions, rest)) = rest.split_once("), dtype=")
    {
        if let Some(shape) = Literal::parse(&format!("{dimensions})")).ok().as_ref().and_then(shape) {
            out.fact("structure", "shape", shape);
        }
        if let Some((dtype, _)) = rest.split_once(',') {
            out.fact("types", "dtype", dtype);
        }
    }
    out.done()
}

/// PyTorch's DataLoader: the shapes of its first samples, and of a batch made of them.
pub fn loader(out: &mut Summary, info: &Literal) {
    let number = |key| info.get(key).and_then(Literal::as_int);
    if let Some(batches) = number("num_batches") {
        out.fact("structure", "length", batches);
    }
    if let Some(size) = number("batch_size") {
        out.fact("structure", "batch_size", size);
    }
    let Some(facts) = info.get("dataset") else { return };
    let mut dataset = Summary::nameless();
    if let Some(samples) = number("num_examples") {
        dataset.fact("structure", "length", samples);
    }
    let mut attributes = Map::new();
    for (name, facts) in facts.get("dataset_info").and_then(Literal::entries).unwrap_or(&[]) {
        if let (Some(name), Some(type_name)) = (name.as_str(), type_name(facts)) {
            // Only builtins print their whole name here.
            if matches!(type_name, "list" | "tuple" | "dict" | "str" | "int" | "float" | "NoneType") {
                attributes.insert(name.into(), json!({"types": {"type": type_name}}));
            }
        }
    }
    if !attributes.is_empty() {
        dataset.set("attributes", attributes);
    }
    if let Some(shapes) = facts.get("sample_shapes") {
        let items: Vec<Value> = ["input", "label"].iter().filter_map(|key| Some(seen_shapes(shapes.get(key)?))).collect();
        dataset.set("element", json!({"items": items}));
    }
    out.set("dataset", dataset.done());
    match facts.get("batch_shapes") {
        Some(batch) if batch.get("error").is_some() => {
            if let Some(message) = batch.get("error").and_then(scalar) {
                out.fact("sample", "collate_error", message);
            }
        }
        Some(batch) => {
            let shapes: Vec<Value> = batch.entries().unwrap_or(&[]).iter().filter_map(|(_, s)| shape(s)).collect();
            out.fact("sample", "batch_shapes", shapes);
        }
        None => {}
    }
}

/// The shapes that occurred among the samples; a type's name where they had none.
fn seen_shapes(seen: &Literal) -> Value {
    let mut out = Summary::nameless();
    let seen = seen.elements().unwrap_or(&[]);
    let mut shapes: Vec<Value> = seen.iter().filter_map(shape).collect();
    // A set has no order of its own.
    shapes.sort_by_key(Value::to_string);
    if !shapes.is_empty() {
        out.fact("sample", "shapes", shapes);
    }
    let kinds: Vec<&str> = seen.iter().filter_map(Literal::as_str).collect();
    if !kinds.is_empty() {
        out.fact("sample", "kinds", kinds);
    }
    out.done()
}

/// Everything else: the facts that the package prints for estimators, iterators, datasets and scalars.
pub fn object(out: &mut Summary, info: &Literal) {
    if let Some(value) = info.get("value").and_then(scalar) {
        if let Some(text) = value.as_str().filter(|_| matches!(info.get("value"), Some(Literal::Str(_)))) {
            out.fact("structure", "length", text.chars().count());
        }
        out.fact("values", "value", value);
    }
    for (key, fact) in [("shape", "shape"), ("image_shape", "image_shape"), ("target_size", "target_size")] {
        if let Some(shape) = info.get(key).and_then(shape) {
            out.fact("structure", fact, shape);
        }
    }
    for (key, fact) in [("n_samples", "samples"), ("num_classes", "num_classes"), ("batch_size", "batch_size")] {
        if let Some(n) = info.get(key).and_then(Literal::as_int) {
            out.fact("structure", fact, n);
        }
    }
    if let Some(fitted) = info.get("is_fitted").and_then(Literal::as_bool) {
        out.fact("types", "fitted", fitted);
    }
    if let Some(fitted) = info.get("fitted_attributes") {
        for key in ["n_features_in_", "n_outputs_"] {
            if let Some(n) = fitted.get(key).and_then(Literal::as_int) {
                out.fact("structure", key, n);
            }
        }
    }
    if let Some(classes) = info.get("n_classes").and_then(Literal::as_int) {
        let mut summary = Summary::new("numpy.ndarray");
        summary.fact("structure", "shape", vec![classes]);
        if let Some(Literal::Call { args, .. }) = info.get("classes_dtype")
            && let Some(dtype) = args.first().and_then(Literal::as_str)
        {
            summary.fact("types", "dtype", if dtype == "O" { "object" } else { dtype });
        }
        out.set("attributes", json!({"classes_": summary.done()}));
    }
    let spec = info.get("element_spec").and_then(Literal::as_str);
    if let Some(element) = spec.and_then(|text| Literal::parse(text).ok()).as_ref().and_then(element_spec) {
        out.set("element", element);
    }
}

/// `TensorSpec(shape=(None, 3), dtype=tf.float32, name=None)`, in tuples and dicts.
fn element_spec(spec: &Literal) -> Option<Value> {
    match spec {
        Literal::Tuple(items) => {
            let items: Vec<Value> = items.iter().map(element_spec).collect::<Option<_>>()?;
            let mut out = Summary::new("tuple");
            out.fact("structure", "length", items.len());
            out.set("items", items);
            out.set("complete", true);
            Some(out.done())
        }
        Literal::Dict(entries) => {
            let entries: Option<Vec<Value>> = entries
                .iter()
                .map(|(key, value)| Some(json!({"key": scalar(key)?, "value": element_spec(value)?})))
                .collect();
            let mut out = Summary::new("dict");
            out.set("entries", entries?);
            out.set("complete", true);
            Some(out.done())
        }
        Literal::Call { keywords, .. } => {
            let keyword = |name: &str| keywords.iter().find(|(key, _)| key == name).map(|(_, value)| value);
            let mut out = Summary::new("tensorflow.python.framework.ops.EagerTensor");
            if let Some(shape) = keyword("shape").and_then(shape) {
                out.fact("structure", "shape", shape);
            }
            if let Some(Literal::Opaque(dtype)) = keyword("dtype") {
                out.fact("types", "dtype", dtype.trim_start_matches("tf."));
            }
            Some(out.done())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::summary;
    use super::super::Code;
    use super::*;

    fn map(type_name: &str, printed: &str) -> Value {
        summary(type_name, &Literal::parse(printed).unwrap(), &Code::default())
    }

    #[test]
    fn a_short_dict_is_listed_whole() {
        let printed = r#"{'length': 2, 'preview': [
            {'key': 'n', 'key_type': "<class 'str'>", 'value_repr': '4', 'value_type': "<class 'int'>"},
            {'key': '7', 'key_type': "<class 'int'>", 'value_repr': '<tf.Tensor: shape=(8, 172), dtype=int32, numpy=\nar...', 'value_type': "<class 'tf.EagerTensor'>"}]}"#;
        let dict = map("dict", printed);
        assert_eq!(dict["complete"], json!(true));
        assert_eq!(dict["entries"][0], json!({"key": "n", "value": {"types": {"type": "int"}, "values": {"value": 4}}}));
        assert_eq!(dict["entries"][1]["key"], json!(7));
        assert_eq!(dict["entries"][1]["value"]["structure"]["shape"], json!([8, 172]));
    }

    #[test]
    fn a_loader_keeps_what_was_seen_apart() {
        let printed = "{'batch_size': 5, 'num_batches': 3, 'num_examples': 15, 'dataset': {
            'batch_shapes': {'error': 'stack expects each tensor to be equal size'},
            'dataset_info': {'X': {'type': 'list'}}, 'sample_shapes': {'input': {(21,), (5,)}, 'label': {'int'}}}}";
        let loader = map("torch.utils.data.dataloader.DataLoader", printed);
        assert_eq!(loader["structure"], json!({"length": 3, "batch_size": 5}));
        assert_eq!(loader["sample"]["collate_error"], json!("stack expects each tensor to be equal size"));
        assert_eq!(loader["dataset"]["element"]["items"][0]["sample"]["shapes"], json!([[21], [5]]));
        assert_eq!(loader["dataset"]["structure"]["length"], json!(15));
    }

    #[test]
    fn element_specs_and_estimators() {
        let spec = "{'element_spec': '(TensorSpec(shape=(None, 58), dtype=tf.float32, name=None), TensorSpec(shape=(None,), dtype=tf.int32, name=None))'}";
        let dataset = map("tensorflow.PrefetchDataset", spec);
        assert_eq!(dataset["element"]["items"][0]["structure"]["shape"], json!([null, 58]));
        assert_eq!(dataset["element"]["items"][1]["types"]["dtype"], json!("int32"));
        let estimator = map("sklearn.svm._classes.SVC", "{'is_fitted': True, 'fitted_attributes': {'n_features_in_': 10, 'n_outputs_': None}}");
        assert_eq!(estimator["structure"], json!({"n_features_in_": 10}));
        assert_eq!(estimator["types"]["fitted"], json!(true));
    }
}
