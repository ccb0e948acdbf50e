//! `crane lint` with a recording: what it rests on, what it is without, and what cannot be one.

mod support;

use serde_json::{Value, json};
use support::Sandbox;

use crane::snapshot::source_hash;

const FIRST: &str = "import pandas as pd\ndf = pd.read_csv('a.csv')";

/// Two cells, the first of which ran; what was recorded of `df` then.
fn notebook(second: &str, metadata: Value) -> String {
    let cell = |id: &str, source: &str, count: Value| {
        json!({"cell_type": "code", "execution_count": count, "id": id, "metadata": {}, "outputs": [], "source": source})
    };
    json!({"cells": [cell("c1", FIRST, json!(3)), cell("c2", second, Value::Null)], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})
        .to_string()
}

fn recording() -> Value {
    let column = |name: &str, dtype: &str, values: Value| json!({"name": name, "types": {"dtype": dtype}, "values": values});
    let df = json!({"types": {"type": "pandas.DataFrame"}, "structure": {"shape": [4, 2]}, "complete": true, "columns": [
        column("Amount", "int64", json!({"nan": 0, "min": 1, "max": 9})),
        column("When", "object", json!({"nan": 0, "kinds": ["str"], "int": "none", "float": "none"}))]});
    json!({"version": 1, "environment": {"python": "3.12.1", "packages": {"pandas": "2.2.3"}}, "runs": [
        {"cell": "c1", "hash": source_hash(FIRST), "count": 3, "status": "ok", "complete": true,
         "set": {"df": df, "pd": {"types": {"type": "module", "name": "pandas"}}}}]})
}

fn lint(second: &str, options: &str) -> String {
    let sandbox = Sandbox::new();
    sandbox.write("a.ipynb", notebook(second, json!({"crane": recording()})));
    sandbox.crane(&format!("lint --isolated {options} a.ipynb")).stdout
}

#[test]
fn a_finding_cites_the_run_that_recorded_what_it_rests_on() {
    let printed = lint("df['Amonut'].sum()", "");
    assert!(printed.contains("KeyError: 'Amonut'") && printed.contains("(certain)"), "{printed}");
    assert!(printed.contains("In [3]"), "{printed}");
    assert!(printed.contains("Amount"), "{printed}");
    assert!(lint("df['Amount'].sum()", "").starts_with("No crash found"));
}

#[test]
fn without_the_recording_nothing_is_known_of_a_file() {
    assert!(lint("df['Amonut'].sum()", "--no-runtime").starts_with("No crash found"));
}

#[test]
fn each_category_can_be_left_out() {
    // What each crash needs: the list of columns, the dtype, the facts of the values.
    let (name, dtype, values) = ("df['Amonut']", "df['Amount'].str.lower()", "df['When'].astype(int)");
    let found = |second: &str, options: &str| !lint(second, options).starts_with("No crash found");
    for second in [name, dtype, values] {
        assert!(found(second, ""), "{second}");
        assert!(!found(second, "--without structure,types,values"), "{second}");
    }
    assert!(!found(values, "--without values"));
    assert!(found(name, "--without values") && found(dtype, "--without values"));
    assert!(!found(dtype, "--without types"));
}

#[test]
fn fifty_megabytes_that_are_no_recording_are_ignored_with_a_reason() {
    let sandbox = Sandbox::new();
    let junk = "x".repeat(50 << 20);
    for crane in [json!(junk), json!({"version": 1, "runs": junk}), json!({"version": 1, "runs": [{"cell": junk}]})] {
        sandbox.write("a.ipynb", notebook("1 / 0", json!({"crane": crane})));
        let ran = sandbox.crane("lint --isolated -v a.ipynb");
        assert_eq!(ran.status, 1, "{}", ran.stderr);
        assert!(ran.stdout.contains("ZeroDivisionError") && ran.stdout.len() < 10_000, "{} bytes", ran.stdout.len());
        assert!(ran.stderr.contains("was ignored, because"), "{}", ran.stderr.chars().take(600).collect::<String>());
    }
}
