//! Every way in which a name can be missing (`fixtures/make_names.py`), as the binary tells it.

mod support;

use std::path::Path;

use serde_json::Value;
use support::Sandbox;

fn fixture(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/names").join(format!("{name}.ipynb")).display().to_string()
}

/// `check cell:line:column certainty worlds` of every finding about names, and the first finding whole.
fn findings(name: &str) -> (Vec<String>, Value) {
    let sandbox = Sandbox::new();
    let ran = sandbox.crane(&format!("lint --isolated --select CRN1 --output-format json {}", fixture(name)));
    let document: Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{ran:?}"));
    let found = document["notebooks"][0]["findings"].as_array().unwrap();
    let short = |finding: &Value| {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let worlds: Vec<String> = finding["worlds"].as_array().unwrap().iter().map(text).collect();
        let start = &finding["range"]["start"];
        format!(
            "{} {}:{}:{} {} {}",
            text(&finding["check"]),
            finding["cell"]["index"],
            start["line"],
            start["column"],
            text(&finding["certainty"]),
            worlds.join("+")
        )
    };
    (found.iter().map(short).collect(), found.first().cloned().unwrap_or_default())
}

/// One finding and no other, and one of its helps.
fn only(name: &str, expected: &str, help: &str) -> Value {
    let (found, first) = findings(name);
    assert_eq!(found, [expected], "{name}");
    assert!(first["help"].as_array().unwrap().iter().any(|each| each == help), "{name}: {}", first["help"]);
    first
}

#[test]
fn every_twin_is_silent() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/names");
    let mut twins = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let name = name.trim_end_matches(".ipynb");
        if name.ends_with("_twin") {
            twins += 1;
            assert_eq!(findings(name).0, [""; 0], "{name}");
        }
    }
    assert!(twins >= 10);
}

#[test]
fn never_defined() {
    let finding = only("never_defined", "undefined-name 3:1:13 certain kernel+fresh", "did you mean `prices`?");
    assert_eq!(finding["exception"], "NameError");
    assert_eq!(finding["message"], "name 'price' is not defined");
}

#[test]
fn defined_further_down() {
    let finding = only("defined_below", "used-before-definition 1:1:7 certain fresh", "move cell 3, or what in it defines `table`, above this cell");
    assert_eq!(finding["evidence"][0]["cell"]["index"], 3);
}

#[test]
fn defined_by_a_cell_that_never_ran() {
    let finding = only("never_ran", "used-before-definition 3:2:18 certain kernel+fresh", "move cell 4, or what in it defines `radius`, above this cell");
    assert_eq!(finding["evidence"][0]["cell"]["index"], 4);
}

#[test]
fn defined_by_a_cell_that_failed_before_it_came_to_that() {
    let finding = only("failed_before", "used-before-definition 2:1:7 likely kernel", "mend cell 1 and run it again");
    let text = finding["evidence"][0]["text"].as_str().unwrap();
    assert!(text.contains("In [1] failed with ValueError"), "{text}");
    assert!(!finding["assumptions"].as_array().unwrap().is_empty());
}

#[test]
fn deleted() {
    let finding = only("deleted", "deleted-name 3:1:7 certain kernel+fresh", "do not delete `frame`, or define it again before this cell");
    assert_eq!((&finding["evidence"][0]["cell"]["index"], &finding["evidence"][0]["range"]["start"]["line"]), (&Value::from(2), &Value::from(2)));
}

#[test]
fn missing_when_a_function_is_called() {
    let finding = only("in_function", "undefined-in-function 3:2:1 certain kernel+fresh", "move cell 4, or what in it defines `ending`, above this cell");
    assert_eq!(finding["calls"].as_array().unwrap().len(), 1);
}

#[test]
fn read_before_assignment() {
    let help = "the function assigns `count`, which makes it local: pass it in, or declare `global count`";
    let finding = only("unbound_local", "unbound-local 3:1:1 certain kernel+fresh", help);
    assert_eq!(finding["exception"], "UnboundLocalError");
}

#[test]
fn imported_after_use() {
    only("import_after_use", "used-before-import 1:1:7 certain kernel+fresh", "move this import up, above its first use");
}

/// The run is over, so no world asks about it; the audit predicts it from what had run before.
#[test]
fn defined_by_a_cell_that_ran_later() {
    let sandbox = Sandbox::new();
    for (name, crashes) in [("ran_later", 1), ("ran_later_twin", 0)] {
        let ran = sandbox.crane(&format!("audit --output-format json {}", fixture(name)));
        let document: Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{ran:?}"));
        let counts = ["tp", "fp", "fn"].map(|key| document[key].as_u64().unwrap());
        assert_eq!(counts, [crashes, 0, 0], "{name}");
        if crashes == 1 {
            let case = document["cases"].as_array().unwrap().iter().find(|case| case["truth"] == true).unwrap();
            assert_eq!((&case["cell"], &case["exception_predicted"]), (&Value::from(3), &Value::from("NameError")));
        }
    }
}
