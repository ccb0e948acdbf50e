//! `crane eval` on a small package of our own, and on the real one where it is beside the repository.

mod support;

use std::path::Path;

use serde_json::{Value, json};
use support::Sandbox;

/// Two pairs of cases, with the votes of a model called `wise`.
fn package() -> Sandbox {
    let sandbox = Sandbox::new();
    let labels = "case,library,root_cause,crash_type,pipeline_stage,exception,message,diagnosis\n\
                  numpy_2,numpy,API misuse,value error,training,valueerror,\"no, really\",shapes differ\n\
                  numpy_10,numpy,NB specific,variable not found,training,nameerror,x,x is not defined\n";
    sandbox.write("labels.csv", labels);
    sandbox.write("names.txt", "numpy_10 # both of the pair\n");
    sandbox.write("versions.toml", "python = \"3.10\"\nnumpy = \"1.26.4\"\n");
    let votes = |answers: [bool; 5]| {
        let list: Vec<Value> = answers.iter().map(|yes| json!({"reasoning": "since", "detection": yes})).collect();
        Value::from(list).to_string()
    };
    let runtime = "# Current relevent runtime information:\n{'a': {'type': 'numpy.ndarray', 'dtype': 'float64', 'has_nan': False,\n 'shape': (2, 3), 'value_range': (0.0, 1.0)},\n 'np': {'type': \"<class 'module'>\"}}\n";
    for (name, target, answers) in [
        ("numpy_2_reproduced", "a @ np.ones((2, 2))", [true, true, false, true, true]),
        ("numpy_2_fixed", "a @ np.ones((3, 2))", [true, true, false, true, true]),
        ("numpy_10_reproduced", "y = nothing + 1", [false, true, false, true, false]),
        ("numpy_10_fixed", "y = 1", [false; 5]),
    ] {
        let executed = "# Executed Cells:\n## Cell 1:\n\nimport numpy as np\na = np.load('a.npy')\n\n";
        let target = format!("# Target Cell:\n\n{target}\n");
        let inputs = "llms/llms_inputs";
        sandbox.write(&format!("{inputs}/executed_code_runinfo/numpy/{name}.txt"), format!("{executed}{runtime}{target}"));
        sandbox.write(&format!("{inputs}/executed_code/numpy/{name}.txt"), format!("{executed}{target}"));
        let outputs = "llms/llms_outputs/results_raw/wise_1";
        sandbox.write(&format!("{outputs}/crash_detection_code_runinfo/{name}.json"), votes(answers));
        sandbox.write(&format!("{outputs}/crash_detection_code/other/{name}.json"), votes([false; 5]));
    }
    sandbox
}

fn summary(ran: &support::Ran) -> Value {
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    serde_json::from_str::<Value>(&ran.stdout).unwrap()
}

#[test]
fn recorded_votes_are_counted_by_majority() {
    let sandbox = package();
    let results = summary(&sandbox.crane("eval . --llm replay:wise --output-format json"));
    let s = &results["summary"];
    assert_eq!((&s["tp"], &s["fp"], &s["tn"], &s["fn"]), (&json!(1), &json!(1), &json!(1), &json!(1)));
    // Four answers until three agree that it crashes, twice; five; three.
    assert_eq!(s["calls"], json!(4 + 4 + 5 + 3));
    assert_eq!(s["early_stopping"], json!({"cases": 4, "calls": 16, "recorded": 20, "same_verdict": 4}));
    let table = sandbox.crane("eval . --llm replay:wise").stdout;
    assert!(table.contains("16 calls until the outcome is decided (4.00 a case) instead of 20 (5.00); the same verdict in 4 of 4"), "{table}");
    assert_eq!(results["engine"], "replay:wise");
    let ids: Vec<&str> = results["cases"].as_array().unwrap().iter().map(|case| case["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["numpy_2_fixed", "numpy_2_reproduced", "numpy_10_fixed", "numpy_10_reproduced"]);
    let without = summary(&sandbox.crane("eval . --llm replay:wise --setting no-rt --output-format json"));
    assert_eq!(without["summary"]["fn"], json!(2));
}

/// A name that no executed cell defined is missing with recorded facts too, though they are not whole.
#[test]
fn names_that_nothing_defined_are_found_in_both_settings() {
    let sandbox = package();
    for setting in ["rt", "no-rt"] {
        let results = summary(&sandbox.crane(&format!("eval . --cases names.txt --setting {setting} --output-format json")));
        let found: Vec<(&str, &Value, &Value)> = results["cases"]
            .as_array()
            .unwrap()
            .iter()
            .map(|case| (case["id"].as_str().unwrap(), &case["predicted"], &case["exception"]))
            .collect();
        assert_eq!(
            found,
            [("numpy_10_fixed", &json!(false), &Value::Null), ("numpy_10_reproduced", &json!(true), &json!("NameError"))],
            "{setting}"
        );
        assert_eq!(results["summary"]["exception_right"], json!(1));
    }
}

#[test]
fn what_cannot_be_measured_says_why() {
    let sandbox = package();
    for (arguments, reason) in [
        ("eval . --llm replay:wise --setting rt-s", "there are rt and no-rt"),
        ("eval . --llm replay:other", "there are wise_1"),
        ("eval . --llm gpt", "write replay:MODEL"),
        ("eval . --llm gpt:5", "is no provider"),
        ("eval llms", "no folder llms/llms_inputs"),
        ("eval . --explain numpy_3", "no case is called numpy_3"),
        ("eval . --cases missing.txt", "missing.txt could not be read"),
        ("eval", "required"),
    ] {
        let ran = sandbox.crane(arguments);
        assert!(ran.status == 2 && ran.stderr.contains(reason), "{arguments}: {ran:?}");
    }
}

#[test]
fn results_are_compared_and_judged() {
    let sandbox = package();
    sandbox.write("words.csv", "case,judgement\nnumpy_2,partial\n");
    let judged = summary(&sandbox.crane("eval . --llm replay:wise --judgements words.csv --output-format json"));
    let end = &judged["summary"]["end_to_end"];
    assert_eq!((&end["tp"], &end["fn"], &end["partial"]), (&json!(0), &json!(2), &json!(1)));
    let rt = sandbox.crane("eval . --llm replay:wise --output-format json").stdout;
    sandbox.write("a.json", &rt);
    sandbox.write("b.json", sandbox.crane("eval . --llm replay:wise --setting no-rt --output-format json").stdout);
    let comparison = summary(&sandbox.crane("eval compare a.json b.json --json"));
    assert_eq!(comparison["only_a_right"], json!(["numpy_2_reproduced"]));
    assert_eq!(comparison["only_b_right"], json!(["numpy_2_fixed"]));
    assert_eq!(comparison["p"], json!(1.0));
    assert!(sandbox.crane("eval compare a.json b.json").stdout.contains("p = 1.0000"));
    let table = sandbox.crane("eval . --llm replay:wise --judgements words.csv").stdout;
    assert!(table.contains("API misuse") && table.contains("with the reason right"), "{table}");
    let csv = sandbox.crane("eval . --llm replay:wise --output-format csv").stdout;
    assert_eq!(csv.lines().count(), 5);
}

#[test]
fn one_case_is_shown_in_full_and_all_can_be_written_out() {
    let sandbox = package();
    let shown = sandbox.crane("eval . --explain numpy_2_fixed").stdout;
    for part in ["does not crash", "In [1]", "a = np.load", "\"shape\":[2,3]", "a @ np.ones((3, 2))", "verdict:"] {
        assert!(shown.contains(part), "{part} is not in {shown}");
    }
    let dumped = sandbox.crane("eval . --dump out");
    assert_eq!(dumped.stdout, "4 notebooks in out\n");
    let notebook = std::fs::read_to_string(sandbox.path("out/numpy_2_fixed.ipynb")).unwrap();
    let recorded = &serde_json::from_str::<Value>(&notebook).unwrap()["metadata"]["crane"];
    let schema: Value = serde_json::from_str(include_str!("../docs/snapshot.schema.json")).unwrap();
    let mut recorded = recorded.clone();
    // The package tells Python's version without its last part.
    recorded["environment"]["python"] = json!("3.10.0");
    let errors: Vec<String> =
        jsonschema::validator_for(&schema).unwrap().iter_errors(&recorded).map(|error| error.to_string()).collect();
    assert_eq!(errors, Vec::<String>::new());
    assert_eq!(sandbox.crane("snapshot check out/numpy_2_fixed.ipynb").status, 0);
}

/// The published votes on the 140 cases, as true and false positives, true and false negatives.
#[test]
fn the_published_counts_are_reproduced() {
    let Some(folder) = real_package() else { return };
    let sandbox = Sandbox::new();
    for (model, setting, counts) in [
        ("gpt_5", "rt", [57, 9, 61, 13]),
        ("gpt_5", "no-rt", [49, 10, 60, 21]),
        ("gemini", "rt", [62, 27, 43, 8]),
        ("gemini", "no-rt", [54, 30, 40, 16]),
        ("qwen", "rt", [49, 8, 62, 21]),
        ("qwen", "no-rt", [45, 19, 51, 25]),
    ] {
        let command = format!("eval {} --llm replay:{model} --setting {setting} --output-format json", folder.display());
        let s = summary(&sandbox.crane(&command))["summary"].clone();
        assert_eq!(["tp", "fp", "tn", "fn"].map(|key| s[key].as_i64().unwrap()), counts, "{model} {setting}");
        assert_eq!(s["early_stopping"]["same_verdict"], json!(140), "{model} {setting}");
        let calls = s["calls"].as_f64().unwrap() / 140.0;
        assert!((3.0..=3.3).contains(&calls), "{model} {setting}: {calls} calls a case");
    }
}

/// Every fact in the package must be understood: all its cases become notebooks that the schema accepts.
#[test]
fn every_case_of_the_real_package_becomes_a_notebook() {
    let Some(folder) = real_package() else { return };
    let sandbox = Sandbox::new();
    let ran = sandbox.crane(&format!("eval {} --dump out", folder.display()));
    assert_eq!((ran.status, ran.stdout.as_str()), (0, "140 notebooks in out\n"), "{}", ran.stderr);
    let schema: Value = serde_json::from_str(include_str!("../docs/snapshot.schema.json")).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    for entry in std::fs::read_dir(sandbox.path("out")).unwrap() {
        let path = entry.unwrap().path();
        let notebook: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let mut recorded = notebook["metadata"]["crane"].clone();
        recorded["environment"]["python"] = json!("3.10.0");
        let errors: Vec<String> = validator.iter_errors(&recorded).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert_eq!(errors, Vec::<String>::new(), "{}", path.display());
    }
}

fn real_package() -> Option<std::path::PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/junobench");
    let named = std::env::var_os("CRANE_PACKAGE").map(Into::into);
    let folder = named.unwrap_or(beside);
    folder.join("labels.csv").exists().then_some(folder)
}
