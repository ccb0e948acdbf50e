//! `crane audit` on recordings: what the engine works out of a run is held against what was recorded of it.

mod support;

use serde_json::{Value, json};
use support::Sandbox;

use crane::snapshot::source_hash;

/// One cell that ran and left `set`; the run as `crane audit` tells it.
fn audited(source: &str, set: Value) -> Value {
    let sandbox = Sandbox::new();
    let cell = json!({"cell_type": "code", "execution_count": 1, "id": "c1", "metadata": {}, "outputs": [], "source": source});
    let recording = json!({"version": 1, "environment": {"python": "3.12.1", "packages": {"numpy": "2.1.0", "pandas": "2.2.3"}}, "runs": [
        {"cell": "c1", "hash": source_hash(source), "count": 1, "status": "ok", "complete": true, "set": set}]});
    sandbox.write("a.ipynb", json!({"cells": [cell], "metadata": {"crane": recording}, "nbformat": 4, "nbformat_minor": 5}).to_string());
    let ran = sandbox.crane("audit --output-format jsonl a.ipynb");
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    serde_json::from_str(&ran.stdout).unwrap()
}

fn int(value: i64) -> Value {
    json!({"types": {"type": "int"}, "values": {"value": value}})
}

fn list(items: &[i64]) -> Value {
    let items: Vec<Value> = items.iter().map(|item| int(*item)).collect();
    json!({"types": {"type": "list"}, "structure": {"length": items.len()}, "items": items, "complete": true})
}

fn array(shape: &[i64], low: i64) -> Value {
    json!({"types": {"type": "numpy.ndarray", "dtype": "int64"}, "structure": {"shape": shape},
        "values": {"nan": 0, "min": low, "max": 7, "unique": 3}})
}

fn frame(columns: &[&str]) -> Value {
    let parts: Vec<Value> = columns.iter().map(|name| json!({"name": name, "types": {"dtype": "int64"}})).collect();
    json!({"types": {"type": "pandas.DataFrame"}, "structure": {"shape": [2, columns.len()]}, "columns": parts, "complete": true,
        "index": {"structure": {"length": 2}, "types": {"type": "pandas.RangeIndex"}, "values": {"unique": true, "ranges": [[0, 1]]}}})
}

#[test]
fn what_was_recorded_as_it_was_worked_out_is_compared_and_agrees() {
    for (source, name, recorded) in [
        ("x = 2 + 3", "x", int(5)),
        ("x = sorted([3, 1])", "x", list(&[1, 3])),
        ("import numpy as np\nx = np.array([[5, 6, 7]])", "x", array(&[1, 3], 5)),
        ("import pandas as pd\nx = pd.DataFrame({'a': [1, 2]}).rename(columns={'a': 'b'})", "x", frame(&["b"])),
    ] {
        let run = audited(source, json!({name: recorded}));
        assert_eq!((&run["compared"], &run["contradictions"]), (&json!(1), &json!([])), "{source}");
    }
}

#[test]
fn what_contradicts_the_recording_is_told() {
    for (source, recorded, told) in [
        ("x = 2 + 3", int(6), "x 5, recorded 6"),
        ("x = '5'", int(5), "x '5', recorded 5"),
        ("x = sorted([3, 1])", list(&[1, 3, 4]), "x 2 elements, recorded 3"),
        ("x = sorted([3, 1])", list(&[1, 4]), "x at [1]: 3, recorded 4"),
        ("import numpy as np\nx = np.array([[5, 6, 7]])", array(&[3, 1], 5), "x at .shape[0]: 1, recorded 3"),
        ("import numpy as np\nx = np.array([[5, 6, 7]])", array(&[1, 3], 4), "x at .numbers from 5: True, recorded False"),
        ("import pandas as pd\nx = pd.DataFrame({'a': [1, 2]})", frame(&["b"]), "x at .column 'a': False, recorded True"),
    ] {
        assert_eq!(audited(source, json!({"x": recorded}))["contradictions"], json!([told]), "{source}");
    }
}

#[test]
fn what_is_not_known_contradicts_nothing() {
    for (source, recorded) in [
        ("import somewhere\nx = somewhere.number()", int(5)),
        ("import random\nx = random.choice([1, 2])", int(2)),
        ("x = [1]", json!({"types": {"type": "list"}})),
    ] {
        assert_eq!(audited(source, json!({"x": recorded}))["contradictions"], json!([]), "{source}");
    }
}
