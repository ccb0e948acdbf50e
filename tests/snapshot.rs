//! `crane snapshot`, run as people run it.

mod support;

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use support::Sandbox;

use crane::snapshot::source_hash;

const SOURCES: [&str; 2] = ["import pandas as pd\ndf = pd.DataFrame({'a': [1]})", "n = 3"];

fn recording() -> Value {
    json!({
        "version": 1, "agent": "0.1.0", "environment": {"python": "3.11.7", "packages": {"pandas": "2.1.4"}},
        "runs": [
            {"cell": "c1", "hash": source_hash(SOURCES[0]), "count": 1, "status": "ok", "complete": true,
             "set": {"df": {"types": {"type": "pandas.core.frame.DataFrame"}, "structure": {"shape": [1, 1]},
                            "columns": [{"name": "a", "types": {"dtype": "int64"}, "values": {"nan": 0, "min": 1.5e300}}],
                            "complete": true}}},
            {"cell": "c2", "hash": source_hash(SOURCES[1]), "count": 2, "status": "ok", "complete": true,
             "set": {"n": {"types": {"type": "int"}, "values": {"value": 3}}}}
        ]
    })
}

/// As Jupyter writes it: indent of one, keys in order, an escape that JSON does not need.
fn notebook(recording: Option<Value>) -> String {
    let cell = |(i, source): (usize, &&str)| {
        json!({"cell_type": "code", "execution_count": i + 1, "id": format!("c{}", i + 1), "metadata": {}, "outputs": [], "source": source})
    };
    let cells: Vec<Value> = SOURCES.iter().enumerate().map(cell).collect();
    let mut metadata = json!({"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}});
    if let Some(recording) = recording {
        metadata["crane"] = recording;
    }
    let notebook = json!({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5});
    let mut out = Vec::new();
    let formatter = serde_json::ser::PrettyFormatter::with_indent(b" ");
    serde::Serialize::serialize(&notebook, &mut serde_json::Serializer::with_formatter(&mut out, formatter)).unwrap();
    String::from_utf8(out).unwrap().replace("Python 3", "\\u0050ython 3") + "\n"
}

#[test]
fn the_state_after_any_run_is_a_table() {
    let sandbox = Sandbox::new();
    sandbox.write("a.ipynb", notebook(Some(recording())));
    let last = sandbox.crane("snapshot show a.ipynb");
    assert_eq!((last.status, last.stderr.as_str()), (0, ""));
    let expected = "name  type       facts                recorded\n\
                    df    DataFrame  shape 1×1; columns a  In [1]\n\
                    n     int        value 3              In [2]\n";
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(plain(&last.stdout), plain(expected));
    let first = sandbox.crane("snapshot show a.ipynb --after 1");
    assert!(!first.stdout.contains("In [2]"), "{}", first.stdout);
    assert_eq!(sandbox.crane("snapshot show a.ipynb --runs").stdout, "In [1]  ok; set df\nIn [2]  ok; set n\n");
    let missing = sandbox.crane("snapshot show a.ipynb --after 7");
    assert!(missing.status == 2 && missing.stderr.contains("there are 1, 2"), "{}", missing.stderr);
}

#[test]
fn stripping_and_merging_leave_every_other_byte() {
    let sandbox = Sandbox::new();
    let bare = notebook(None);
    sandbox.write("a.ipynb", &bare);
    sandbox.write(".a.crane.json", recording().to_string());
    let merged = sandbox.crane("snapshot merge a.ipynb --remove");
    assert_eq!((merged.status, merged.stdout.as_str()), (0, "a.ipynb: 2 recorded runs merged\n"), "{}", merged.stderr);
    assert!(!sandbox.path(".a.crane.json").exists());
    let with = std::fs::read_to_string(sandbox.path("a.ipynb")).unwrap();
    assert!(with.contains("\\u0050ython 3") && with.contains("\"crane\""));
    let tree: Value = serde_json::from_str(&with).unwrap();
    assert_eq!(tree["metadata"]["crane"], recording());
    assert_eq!(sandbox.crane("snapshot strip a.ipynb --check").status, 1);
    assert_eq!(sandbox.crane("snapshot strip a.ipynb").status, 0);
    assert_eq!(std::fs::read_to_string(sandbox.path("a.ipynb")).unwrap(), bare);
    let again = sandbox.crane("snapshot strip a.ipynb --check");
    assert_eq!((again.status, again.stdout.as_str()), (0, "a.ipynb: nothing to take out\n"));
}

#[test]
fn only_values_can_be_stripped() {
    let sandbox = Sandbox::new();
    sandbox.write("a.ipynb", notebook(Some(recording())));
    let ran = sandbox.crane("snapshot strip a.ipynb --only values");
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    let tree: Value = serde_json::from_str(&std::fs::read_to_string(sandbox.path("a.ipynb")).unwrap()).unwrap();
    let runs = &tree["metadata"]["crane"]["runs"];
    assert_eq!(runs[1]["set"]["n"], json!({"types": {"type": "int"}}));
    assert_eq!(runs[0]["set"]["df"]["columns"], json!([{"name": "a", "types": {"dtype": "int64"}}]));
    assert_eq!(runs[0]["set"]["df"]["structure"], json!({"shape": [1, 1]}));
    assert_eq!(sandbox.crane("snapshot check a.ipynb").status, 0);
}

#[test]
fn a_recording_that_does_not_belong_is_not_merged() {
    let sandbox = Sandbox::new();
    sandbox.write("a.ipynb", notebook(None));
    let mut foreign = recording();
    foreign["runs"][0]["cell"] = json!("x");
    foreign["runs"][1]["cell"] = json!("y");
    for (text, reason) in [
        (foreign.to_string(), "none of its runs agrees"),
        ("{\"version\": 1, \"runs\": [".into(), "its JSON is broken"),
        ("{\"version\": 9}".into(), "update crane"),
    ] {
        sandbox.write(".a.crane.json", text);
        let ran = sandbox.crane("snapshot merge a.ipynb");
        assert!(ran.status == 2 && ran.stderr.contains(reason), "{}", ran.stderr);
        assert_eq!(std::fs::read_to_string(sandbox.path("a.ipynb")).unwrap(), notebook(None));
    }
}

#[test]
fn any_json_in_the_key_is_ignored_with_a_reason() {
    let sandbox = Sandbox::new();
    let mut run = recording();
    run["runs"][0]["count"] = json!(-1);
    let mut escapes = recording();
    escapes["runs"][0]["set"]["\u{1b}[31m::error::"] = json!({"types": {"type": "\u{202e}x"}});
    let deep = |open: &str, close: &str| format!("{}1{}", open.repeat(60_000), close.repeat(60_000));
    let texts = [
        "null".to_string(), "3".into(), "\"x\"".into(), "[]".into(), "{}".into(), run.to_string(), escapes.to_string(),
        deep("[", "]"), deep("{\"runs\":[", "]}"), format!("[{}1]", "1,".repeat(2_000_000)),
    ];
    for text in texts {
        let holder = notebook(Some(json!("HERE")));
        sandbox.write("a.ipynb", holder.replace("\"HERE\"", &text));
        for command in ["snapshot check", "snapshot show", "lint"] {
            let ran = sandbox.crane(&format!("{command} a.ipynb"));
            let start: String = text.chars().take(40).collect();
            assert!((0..=2).contains(&ran.status), "{command} on {start}: {ran:?}");
            assert!(!ran.stdout.contains('\u{1b}') && !ran.stdout.contains('\u{202e}'), "{command} on {start}: {ran:?}");
            assert!(!ran.stderr.contains("panicked"), "{command} on {start}: {}", ran.stderr);
        }
    }
}

/// A notebook of two cells, the first of which ran and left `set`; what `crane lint` prints of the second.
fn asked(sandbox: &Sandbox, first: &str, set: Value, second: &str) -> String {
    asked_in(sandbox, "9.4.0", first, set, second)
}

/// [`asked`] in a session of an IPython.
fn asked_in(sandbox: &Sandbox, ipython: &str, first: &str, set: Value, second: &str) -> String {
    let recording = json!({"version": 1, "environment": {"packages": {"IPython": ipython}}, "runs": [
        {"cell": "c1", "hash": source_hash(first), "count": 1, "status": "ok", "complete": true, "set": set}]});
    let cell = |id: &str, source: &str, count: Value| {
        json!({"cell_type": "code", "execution_count": count, "id": id, "metadata": {}, "outputs": [], "source": source})
    };
    let notebook = json!({"cells": [cell("c1", first, json!(1)), cell("c2", second, Value::Null)],
        "metadata": {"crane": recording}, "nbformat": 4, "nbformat_minor": 5});
    sandbox.write("asked.ipynb", notebook.to_string());
    sandbox.crane("lint --isolated --output-format concise asked.ipynb").stdout
}

#[test]
fn what_capture_hides_is_at_most_likely() {
    let sandbox = Sandbox::new();
    let set = json!({"d": {"types": {"type": "dict"}, "structure": {"length": 0}, "entries": [], "complete": true}});
    for (source, certainty) in [("d['a']", "[certain]"), ("%%time\nd['a']", "[certain]"), ("%%capture\nd['a']", "[likely]"),
        ("%%time\n%%capture out\nd['a']", "[likely]"), ("%%capture\nnowhere", "[likely]"), ("%%capture\nd = (", "[likely]")]
    {
        let printed = asked(&sandbox, "d = {}", set.clone(), source);
        assert!(printed.contains(certainty), "{source}: {printed}");
    }
    // Before IPython 9.4, `%time` hides how what it runs ended; a syntax error fails the cell in all of them.
    for (source, certainty) in [("%%time\nd['a']", "[likely]"), ("%time d['a']", "[likely]"), ("x = 1\n%time y = d['a']\nx", "[likely]"),
        ("%time x = 1\nd['a']", "[certain]"), ("%%time\nd = (", "[certain]")]
    {
        for ipython in ["7.34.0", "8.39.0", "9.3.0", "unknown"] {
            let printed = asked_in(&sandbox, ipython, "d = {}", set.clone(), source);
            assert!(printed.contains(certainty), "{ipython}: {source}: {printed}");
        }
        let printed = asked_in(&sandbox, "9.18.1", "d = {}", set.clone(), source);
        assert!(printed.contains("[certain]"), "{source}: {printed}");
    }
}

#[test]
fn a_recorded_named_tuple_holds_more_than_attributes() {
    let sandbox = Sandbox::new();
    let int = json!({"types": {"type": "int"}, "values": {"value": 1}});
    let set = json!({
        "N": {"types": {"type": "type", "name": "N", "module": "__main__", "bases": ["tuple"]}, "attributes": {}},
        "n": {"types": {"type": "__main__.N", "bases": ["tuple"], "fields": ["x"]}, "structure": {"length": 1}, "items": [int], "complete": true},
        "namedtuple": {"types": {"type": "function", "name": "namedtuple", "module": "collections"}}});
    let printed = asked(&sandbox, "from collections import namedtuple\nN = namedtuple('N', 'x')\nn = N(1)", set, "n.x, n[0]");
    assert!(printed.starts_with("No crash found"), "{printed}");
}

#[test]
fn the_schema_is_the_one_in_the_documentation() {
    let schema = Sandbox::new().crane("snapshot schema").stdout;
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    assert!(validator.is_valid(&recording()));
    assert!(!validator.is_valid(&json!({"version": 1, "runs": [{"count": 0}]})));
}

/// SIGKILL at any moment of a merge or a strip leaves the notebook whole, with its recording or without.
/// `CRANE_KILLS` sets how often, 60 times by default.
#[cfg(unix)]
#[test]
fn a_kill_never_damages_the_notebook() {
    let sandbox = Sandbox::new();
    let mut big = recording();
    for i in 0..2_000 {
        big["runs"][1]["set"][format!("v{i}")] = json!({"types": {"type": "list"}, "structure": {"length": i}});
    }
    let bare = notebook(None);
    sandbox.write("a.ipynb", &bare);
    sandbox.write(".a.crane.json", big.to_string());
    let started = Instant::now();
    assert_eq!(sandbox.crane("snapshot merge a.ipynb").status, 0);
    let whole = started.elapsed().max(Duration::from_millis(4));
    let with = std::fs::read_to_string(sandbox.path("a.ipynb")).unwrap();
    let kills: u32 = std::env::var("CRANE_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    for i in 0..kills {
        let command = if i % 2 == 0 { "strip" } else { "merge" };
        let mut child = Command::new(env!("CARGO_BIN_EXE_crane"))
            .args(["snapshot", command, "a.ipynb"])
            .current_dir(sandbox.path(""))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Spread evenly over the time that an undisturbed run takes.
        std::thread::sleep(whole * (i % 97) / 97);
        child.kill().unwrap();
        child.wait().unwrap();
        let now = std::fs::read_to_string(sandbox.path("a.ipynb")).unwrap();
        assert!(now == bare || now == with, "after kill {i} of {command} the notebook is neither");
    }
}
