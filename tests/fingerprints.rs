//! Fingerprints stay when a notebook is stripped, re-numbered, re-indented, reformatted or moved about, and
//! change with the code.

mod support;

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};
use support::Sandbox;

/// The demo notebooks, as JSON.
fn demo() -> Vec<Value> {
    ["sales_report", "survey"]
        .iter()
        .map(|name| {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("fixtures/demo/{name}.ipynb"));
            serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
        })
        .collect()
}

/// Fingerprints of the crashes on Restart & Run All.
fn prints(text: &str) -> BTreeSet<String> {
    let sandbox = Sandbox::new();
    sandbox.write("n.ipynb", text);
    let ran = sandbox.crane("lint --world fresh --output-format json n.ipynb");
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(document["notebooks"][0]["error"], Value::Null);
    let findings = document["notebooks"][0]["findings"].as_array().unwrap();
    findings.iter().map(|finding| finding["fingerprint"].as_str().unwrap().to_owned()).collect()
}

/// Applies `change` to every code cell.
fn each(notebook: &Value, change: impl Fn(usize, &mut Value)) -> String {
    let mut notebook = notebook.clone();
    for (index, cell) in notebook["cells"].as_array_mut().unwrap().iter_mut().enumerate() {
        if cell["cell_type"] == "code" {
            change(index, cell);
        }
    }
    serde_json::to_string_pretty(&notebook).unwrap()
}

fn source(cell: &Value) -> String {
    cell["source"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect()
}

#[test]
fn stripping_running_and_formatting_change_nothing() {
    for notebook in demo() {
        let before = prints(&notebook.to_string());
        assert!(before.len() >= 2, "{before:?}");
        let stripped = each(&notebook, |_, cell| {
            cell["outputs"] = json!([]);
            cell["execution_count"] = Value::Null;
            cell.as_object_mut().unwrap().remove("id");
        });
        let run = each(&notebook, |index, cell| {
            cell["execution_count"] = json!(index + 40);
            cell["outputs"] = json!([{"output_type": "stream", "name": "stdout", "text": "x\n".repeat(50)}]);
        });
        let formatted = each(&notebook, |_, cell| {
            let text = source(cell).replace("\"n/a\", \"\"", "'n/a' , ''").replace("    ", "  ");
            cell["source"] = json!(format!("# a comment\n\n{text}  # another\n"));
        });
        let mut longer = notebook.clone();
        let cells = longer["cells"].as_array_mut().unwrap();
        cells.insert(0, json!({"cell_type": "markdown", "metadata": {}, "source": "# First"}));
        cells.push(json!({"cell_type": "code", "metadata": {}, "execution_count": null, "outputs": [], "source": "1 + 1"}));
        for (name, after) in [("stripped", stripped), ("run", run), ("formatted", formatted), ("longer", longer.to_string())] {
            assert_eq!(prints(&after), before, "{name}");
        }
    }
}

#[test]
fn editing_the_code_changes_it() {
    let notebook = &demo()[0];
    let before = prints(&notebook.to_string());
    let edited = each(notebook, |_, cell| cell["source"] = json!(source(cell).replace("with VAT", "gross")));
    let after = prints(&edited);
    assert_eq!(before.difference(&after).count(), 1);
}
