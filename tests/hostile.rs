//! Files that nobody should have to expect: each gets one clear error or is read, nothing else stops,
//! and crane neither panics nor hangs nor overflows its stack.

#![cfg(unix)]

mod support;

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use support::{Ran, Sandbox, notebook};

/// Far above what any of these needs, on a slow and busy machine without optimisation.
const LONG: Duration = Duration::from_secs(100);

/// One that is found wrong: so that a report shows that the run went on.
const WRONG: &str = "print(never_defined)";

/// Lints `arguments` and `other.ipynb`; how it went, after what must hold whatever the input.
fn lint(sandbox: &Sandbox, arguments: &str) -> Ran {
    sandbox.write("other.ipynb", notebook(&[WRONG]));
    let start = Instant::now();
    let ran = sandbox.crane(&format!("lint --isolated --output-format concise -q {arguments} other.ipynb"));
    assert!(start.elapsed() < LONG, "{arguments}: {:?}", start.elapsed());
    assert!(!ran.stderr.contains("panicked") && !ran.stderr.contains("that is a bug"), "{ran:?}");
    assert!(ran.stdout.contains("other.ipynb:"), "the run stopped: {ran:?}");
    ran
}

/// The file is refused with one line that has `words` in it.
fn refused(name: &str, bytes: impl AsRef<[u8]>, words: &str) {
    let sandbox = Sandbox::new();
    sandbox.write(name, bytes);
    let ran = lint(&sandbox, name);
    assert_eq!(ran.status, 2, "{ran:?}");
    let said: Vec<&str> = ran.stderr.lines().collect();
    assert_eq!(said.len(), 1, "{ran:?}");
    assert!(said[0].starts_with(&format!("error: {name}: ")) && said[0].contains(words), "{}", said[0]);
}

#[test]
fn what_is_no_notebook_gets_one_error() {
    refused("empty.ipynb", "", "empty");
    refused("text.ipynb", "hello", "line 1");
    refused("list.ipynb", "[1, 2]", "not a notebook");
    refused("other.json.ipynb", "{\"a\": 1}", "not a notebook");
    refused("latin.ipynb", b"{\"cells\": [], \"x\": \"\xe9\"}", "UTF-8");
    refused("wide.ipynb", b"\xff\xfe{\0}\0", "UTF-");
    refused("nul.ipynb", "{\"cells\": [\0]}", "line 1");
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
    refused("lfs.ipynb", pointer, "LFS");
    let whole = notebook(&["x = 1", "y = 2"]);
    refused("cut.ipynb", &whole[..whole.len() / 2], "line ");
    let (head, tail) = whole.split_once('\n').unwrap();
    let conflict = format!("{head}\n<<<<<<< HEAD\n{tail}\n=======\n{tail}\n>>>>>>> theirs\n");
    refused("conflict.ipynb", conflict, "conflict");
}

#[test]
fn folders_links_and_pipes() {
    let sandbox = Sandbox::new();
    sandbox.shell("mkdir folder.ipynb; ln -s loop.ipynb loop.ipynb; mkfifo pipe.ipynb; mkdir -p d; ln -s ../d d/again; touch secret.ipynb; chmod 0 secret.ipynb");
    for (name, words) in [("loop.ipynb", "link"), ("pipe.ipynb", "pipe")] {
        let ran = lint(&sandbox, name);
        assert_eq!(ran.status, 2, "{ran:?}");
        assert!(ran.stderr.contains(name) && ran.stderr.contains(words), "{ran:?}");
        assert_eq!(ran.stderr.lines().count(), 1, "{ran:?}");
    }
    // A folder is looked into, whatever its name; a link back to it is no endless way.
    assert!(!lint(&sandbox, "folder.ipynb d").stderr.contains("error"), "a folder is no error");
    // Root can read everything.
    let ran = lint(&sandbox, "secret.ipynb missing.ipynb");
    assert!(ran.status == 2 && ran.stderr.contains("missing.ipynb"), "{ran:?}");
}

#[test]
fn expressions_nested_without_end() {
    let depth = 100_000;
    let around = |open: &str, middle: &str, close: &str| format!("x = {}{middle}{}", open.repeat(depth), close.repeat(depth));
    let cells = [
        around("(", "1", ")"),
        around("[", "", "]"),
        around("{1: ", "2", "}"),
        around("f(", "1", ")"),
        around("a[", "0", "]"),
        around("not ", "1", ""),
        around("-", "1", ""),
        around("", "1", " + 1"),
        around("", "a", ".b"),
        around("", "a", "()"),
        around("", "a", "[0]"),
        around("lambda: ", "1", ""),
        around("1 if y else ", "1", ""),
        around("", "1", " < 1"),
        around("", "1", " and 1"),
        around("(yield ", "1", ")"),
        around("await ", "y", ""),
        around("[i for i in ", "y", "]"),
        around("*", "y", ""),
        around("f'{", "1", "}'"),
        format!("match x:\n    case {}_{}:\n        pass", "[".repeat(depth), "]".repeat(depth)),
        format!("x = {}1", "y = ".repeat(depth)),
        format!("if x:\n    pass\n{}", "elif x:\n    pass\n".repeat(depth)),
        (0..2_000).map(|level| format!("{}if x:\n", " ".repeat(level))).collect(),
        (0..1_000).map(|level| format!("{}def f():\n", " ".repeat(level))).collect(),
        "(".repeat(depth),
        "{".repeat(depth),
        "'''".repeat(depth + 1),
        "\\\n".repeat(depth),
        format!("%%time\n{}", "%time ".repeat(depth)),
    ];
    let sandbox = Sandbox::new();
    let mut names = Vec::new();
    for (number, cell) in cells.iter().enumerate() {
        let name = format!("n{number}.ipynb");
        sandbox.write(&name, notebook(&[cell.as_str(), WRONG]));
        names.push(name);
    }
    let ran = lint(&sandbox, &names.join(" "));
    // Each notebook is read, and what stands after the hopeless cell is at least looked at.
    assert!(ran.status <= 1 && ran.stderr.is_empty(), "{}", ran.stderr);
    for command in ["order", "audit"] {
        let ran = sandbox.crane(&format!("{command} {}", names.join(" ")));
        assert!(ran.status <= 1 && !ran.stderr.contains("panicked"), "{command}: {}", ran.stderr);
    }
}

#[test]
fn json_nested_without_end() {
    let depth = 100_000;
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let deep = format!("{}1{}", open.repeat(depth), close.repeat(depth));
        for text in [
            format!("{{\"cells\": [], \"metadata\": {{\"x\": {deep}}}, \"nbformat\": 4}}"),
            format!("{{\"cells\": [{{\"cell_type\": \"code\", \"source\": \"x = 1\", \"outputs\": [{{\"data\": {deep}}}]}}]}}"),
            format!("{{\"cells\": [], \"metadata\": {{\"crane\": {deep}}}}}"),
            format!("{{\"cells\": {deep}}}"),
            deep.clone(),
        ] {
            let sandbox = Sandbox::new();
            sandbox.write("deep.ipynb", text);
            let ran = lint(&sandbox, "deep.ipynb");
            assert!(ran.stderr.lines().count() <= 1, "{ran:?}");
        }
    }
}

/// Time may grow with the number of cells, but not with its square.
#[test]
fn a_hundred_thousand_cells() {
    let sandbox = Sandbox::new();
    let sources = |kind: &str, count: usize| -> Vec<String> {
        let cell = |number: usize| match kind {
            "names" => format!("x{number} = {number}\nprint(x{number})"),
            "missing" => "print(missing)".to_owned(),
            "each missing" => format!("print(missing{number})"),
            "broken" => format!("x = ({number}"),
            _ => "1 / 0".to_owned(),
        };
        (0..count).map(cell).collect()
    };
    let time = |kind: &str, count: usize| {
        let sources = sources(kind, count);
        sandbox.write("many.ipynb", notebook(&sources.iter().map(String::as_str).collect::<Vec<_>>()));
        let start = Instant::now();
        lint(&sandbox, "many.ipynb");
        start.elapsed()
    };
    for kind in ["names", "missing", "each missing", "broken", "dividing"] {
        let (small, large) = (time(kind, 2_500), time(kind, 10_000));
        // Four times as many cells; the square would be sixteen times as long. Others use the machine too.
        assert!(large < 10 * small + Duration::from_secs(5), "{kind}: {small:?} for 2,500, {large:?} for 10,000");
    }
    time("names", 100_000);
}

#[test]
fn large_outputs_and_images() {
    let sandbox = Sandbox::new();
    let line = "x".repeat(1_000) + "\n";
    let text: Vec<&str> = std::iter::repeat_n(line.as_str(), 25_000).collect();
    let document = json!({
        "cells": [
            {"cell_type": "code", "execution_count": 1, "metadata": {}, "source": "print('x' * 9)", "outputs": [
                {"output_type": "stream", "name": "stdout", "text": text},
                {"output_type": "display_data", "metadata": {}, "data": {"image/png": "A".repeat(25_000_000)}},
            ]},
            {"cell_type": "code", "execution_count": null, "metadata": {}, "source": WRONG, "outputs": []},
        ],
        "metadata": {}, "nbformat": 4, "nbformat_minor": 5,
    });
    sandbox.write("large.ipynb", document.to_string());
    let ran = lint(&sandbox, "large.ipynb");
    assert_eq!(ran.status, 1, "{ran:?}");
    assert!(ran.stdout.contains("large.ipynb:"), "{ran:?}");
}

#[test]
fn odd_cells_are_read() {
    let sandbox = Sandbox::new();
    let cells = ["x = 1\0", "\u{feff}x = 1", "x = 1\r\ny = 2\r\n", "é = '\u{1f600}'\nprint(é)", "\u{c}x = 1", "x = '\u{202e}'", "\u{2028}", "x\u{a0}= 1"];
    sandbox.write("odd.ipynb", notebook(&cells));
    let ran = sandbox.crane("lint --isolated --output-format json odd.ipynb");
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    let found: Vec<_> = document["notebooks"][0]["findings"].as_array().unwrap().iter().map(|f| f["cell"]["index"].as_u64().unwrap()).collect();
    // NUL and a no-break space are no Python; a cell of white space is empty.
    assert_eq!(found, [1, 8], "{ran:?}");
}
