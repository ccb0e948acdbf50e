//! What crane says about the demo notebooks.

mod support;

use std::path::Path;

use serde_json::Value;
use support::Sandbox;

/// `check label exception certainty` of every finding in a demo notebook.
fn findings(name: &str) -> Vec<String> {
    let sandbox = Sandbox::new();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/demo").join(name);
    let ran = sandbox.crane(&format!("lint --output-format json {}", path.display()));
    let document: Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{ran:?}"));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let found = document["notebooks"][0]["findings"].as_array().unwrap();
    found.iter().map(|f| [&f["check"], &f["cell"]["label"], &f["exception"], &f["certainty"]].map(text).join(" ")).collect()
}

#[test]
fn hidden_state() {
    assert_eq!(
        findings("sales_report.ipynb"),
        ["used-before-definition In [6] NameError certain", "undefined-name cell 6 NameError likely"]
    );
}

#[test]
fn functions_and_syntax() {
    assert_eq!(
        findings("survey.ipynb"),
        [
            "undefined-in-function cell 2 NameError certain",
            "unbound-local cell 3 UnboundLocalError certain",
            "syntax-error cell 4 SyntaxError certain",
        ]
    );
}

#[test]
fn nothing_to_report() {
    assert_eq!(findings("clean.ipynb"), [""; 0]);
}

/// Found from the recorded state alone: the code reads a table.
#[test]
fn recorded_state() {
    let found = findings("penguins.ipynb");
    assert!(found.contains(&"missing-key cell 4 KeyError certain".to_owned()), "{found:?}");
    // All three new cells crash when they are run; nothing else may be said.
    assert!(found.iter().all(|finding| ["cell 4", "cell 5", "cell 6"].iter().any(|cell| finding.contains(cell))), "{found:?}");
}
