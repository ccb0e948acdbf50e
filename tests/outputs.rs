//! Notebooks whose saved outputs show what the code does not: the crash that follows, and the twin that must stay silent.

use std::path::Path;

use crane::finding::Certainty;
use crane::lint::{Options, lint_bytes};
use serde_json::{Value, json};

/// A cell that ran, with its count and outputs; without a count it did not run.
fn cell(count: Option<u32>, source: &str, outputs: Value) -> Value {
    json!({"cell_type": "code", "metadata": {}, "execution_count": count, "source": source, "outputs": outputs})
}

fn html(names: &[&str], rows: usize) -> Value {
    let head: String = names.iter().map(|name| format!("<th>{name}</th>\n")).collect();
    let body = format!("<tr>\n<th>0</th>\n{}</tr>\n", "<td>1</td>\n".repeat(names.len())).repeat(rows);
    let table = format!(
        "<div>\n<style scoped></style>\n<table border=\"1\" class=\"dataframe\">\n<thead>\n<tr style=\"text-align: right;\">\n<th></th>\n\
         {head}</tr>\n</thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>"
    );
    json!([{"output_type": "execute_result", "metadata": {}, "execution_count": 1, "data": {"text/html": table, "text/plain": "…"}}])
}

fn stdout(text: &str) -> Value {
    json!([{"output_type": "stream", "name": "stdout", "text": text}])
}

/// `Exception: message` of each finding of the cells.
fn found(cells: &[Value]) -> Vec<String> {
    let notebook = json!({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 4});
    let report = lint_bytes(Path::new("outputs.ipynb"), notebook.to_string().into_bytes(), &Options::default());
    assert_eq!(report.error, None);
    let mut said = Vec::new();
    for finding in report.findings {
        // What rests on an output names it; what does not is as sure as it was.
        let rests = finding.assumptions.iter().any(|text| text.starts_with("the saved output"));
        assert_eq!(finding.certainty == Certainty::Likely, rests, "{finding:?}");
        said.push(format!("{}: {}", finding.exception, finding.message));
    }
    said
}

const LOAD: &str = "import pandas as pd\nfrom mine import load\ndf = load()";

#[test]
fn a_table_shows_the_columns() {
    let after = |source: &str, shown: Value, target: &str| {
        found(&[cell(Some(1), LOAD, json!([])), cell(Some(2), source, shown), cell(None, target, json!([]))])
    };
    assert_eq!(after("df.head()", html(&["Age", "Fare"], 5), "df['Amount']"), ["KeyError: 'Amount'"]);
    assert_eq!(after("df.head()", html(&["Age", "Fare"], 5), "df['Fare'].mean()"), [""; 0]);
    // Some columns are left out.
    assert_eq!(after("df", html(&["Age", "...", "Fare"], 2), "df['Amount']"), [""; 0]);
    // It is a name with a space at its end, which no table shows.
    assert_eq!(after("df.head()", html(&["Age", "Fare"], 5), "df['Fare ']"), [""; 0]);
    // `0` may be a number or a text.
    assert_eq!(after("df.head()", html(&["0", "1"], 5), "df['0'], df[1]"), [""; 0]);
    // What the cell shows was changed after it.
    assert_eq!(after("df.head()", html(&["Age"], 5), "df['Amount'] = 1\ndf['Amount']"), [""; 0]);
    // What is shown is not the frame.
    assert_eq!(after("df.groupby('Age').sum()", html(&["Fare"], 5), "df['Amount']"), [""; 0]);
    // Groups print so too.
    assert_eq!(after("df.head(2)", html(&["Age"], 9), "df['Amount']"), [""; 0]);
}

#[test]
fn frames_of_other_libraries_are_none_of_pandas() {
    let load = format!("import geopandas\n{LOAD}");
    let cells = [cell(Some(1), &load, json!([])), cell(Some(2), "df.head()", html(&["Age"], 5)), cell(None, "df['x']", json!([]))];
    assert_eq!(found(&cells), [""; 0]);
}

#[test]
fn what_the_code_says_wins() {
    let made = cell(Some(1), "import pandas as pd\ndf = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})", json!([]));
    let lie = |target: &str| found(&[made.clone(), cell(Some(2), "df.head()", html(&["x", "y"], 2)), cell(None, target, json!([]))]);
    assert_eq!(lie("df['a']"), [""; 0]);
    assert_eq!(lie("df['x']"), ["KeyError: 'x'"]);
}

#[test]
fn info_shows_a_frame_that_nobody_knew() {
    let info = "<class 'pandas.core.frame.DataFrame'>\nRangeIndex: 3 entries, 0 to 2\nData columns (total 2 columns):\n \
                #   Column  Non-Null Count  Dtype \n---  ------  --------------  ----- \n 0   name    3 non-null      object\n \
                1   age     3 non-null      int64 \ndtypes: int64(1), object(1)\nmemory usage: 203.0+ bytes\n";
    let after = |target: &str| {
        found(&[cell(Some(1), LOAD, json!([])), cell(Some(2), "df.info()", stdout(info)), cell(None, target, json!([]))])
    };
    assert_eq!(after("df['Name']"), ["KeyError: 'Name'"]);
    assert_eq!(after("df.loc[3]"), ["KeyError: 3"]);
    assert_eq!(after("df.loc[2, 'age']\ndf.anything_else"), [""; 0]);
}

#[test]
fn a_printed_shape_completes_an_array() {
    let load = "import numpy as np\nfrom mine import n\nx = np.zeros((n, 4))";
    let after = |target: &str| {
        found(&[cell(Some(1), load, json!([])), cell(Some(2), "print('x:', x.shape)", stdout("x: (6, 4)\n")), cell(None, target, json!([]))])
    };
    assert_eq!(after("x.reshape(5, 5)"), ["ValueError: cannot reshape array of size 24 into shape (5,5)"]);
    assert_eq!(after("x.reshape(8, 3)"), [""; 0]);
}

#[test]
fn a_clean_start_serves_a_fresh_session_too() {
    let failing = json!([{"output_type": "error", "ename": "KeyError", "evalue": "'Amount'", "traceback": []}]);
    let cells = [cell(Some(1), LOAD, json!([])), cell(Some(2), "df.head()", html(&["Age"], 5)), cell(Some(3), "df['Amount']", failing)];
    assert_eq!(found(&cells), ["KeyError: 'Amount'"]);
    // With a gap in the counts something else may have made the frame what it shows.
    let gap = [cell(Some(1), LOAD, json!([])), cell(Some(5), "df.head()", html(&["Age"], 5)), cell(Some(6), "df['Amount']", json!([]))];
    assert_eq!(found(&gap), [""; 0]);
}
