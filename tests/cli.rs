//! The real binary, in a folder of its own, with an environment that holds nothing.

mod support;

use serde_json::Value;
use support::{Sandbox, notebook};

/// One suppression that silences nothing: a finding that needs no analysis.
const UNUSED: &str = "x = 1  # crane: ignore[undefined-name]";

#[test]
fn exit_status_is_0_1_or_2() {
    let sandbox = Sandbox::new();
    sandbox.write("clean.ipynb", notebook(&["x = 1"]));
    sandbox.write("found.ipynb", notebook(&[UNUSED]));
    sandbox.write("broken.ipynb", "{");
    let status = |arguments: &str| sandbox.crane(arguments).status;
    assert_eq!(status("lint clean.ipynb"), 0);
    for format in ["full", "concise", "json", "sarif", "github", "gitlab", "junit"] {
        assert_eq!(status(&format!("lint --select CRN901 --output-format {format} found.ipynb")), 1, "{format}");
        assert_eq!(status(&format!("lint --output-format {format} broken.ipynb")), 2, "{format}");
    }
    assert_eq!(status("lint --select CRN901 --exit-zero found.ipynb"), 0);
    assert_eq!(status("lint --select CRN901 found.ipynb broken.ipynb"), 2);
    assert_eq!(status("lint --exit-zero broken.ipynb"), 2);
    assert_eq!(status("lint --no-such-flag"), 2);
    assert_eq!(status(""), 2);
}

#[test]
fn one_bad_file_does_not_stop_the_others() {
    let sandbox = Sandbox::new();
    sandbox.write("a.ipynb", "not json");
    sandbox.write("b.ipynb", notebook(&[UNUSED]));
    let ran = sandbox.crane("lint --select CRN901 a.ipynb missing.ipynb b.ipynb");
    assert_eq!(ran.status, 2);
    assert!(ran.stdout.contains("CRN901"), "{}", ran.stdout);
    assert!(ran.stderr.contains("error: a.ipynb: line 1: "), "{}", ran.stderr);
    assert!(ran.stderr.contains("error: missing.ipynb: no such file"), "{}", ran.stderr);
}

#[test]
fn folders_are_walked_and_named_files_always_taken() {
    let sandbox = Sandbox::new();
    std::fs::create_dir(sandbox.path(".git")).unwrap();
    sandbox.write(".gitignore", "ignored.ipynb\n");
    for file in ["n/a.ipynb", "n/b.IPYNB", "n/ignored.ipynb", "n/.ipynb_checkpoints/a-checkpoint.ipynb", "n/data.json", "n/folder.ipynb/c.ipynb", "n/old/d.ipynb"] {
        sandbox.write(file, notebook(&["x = 1"]));
    }
    sandbox.write("crane.toml", "exclude = [\"old\"]\n");
    let paths = |arguments: &str| -> Vec<String> {
        let ran = sandbox.crane(&format!("lint --output-format json {arguments}"));
        let document: Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{ran:?}"));
        document["notebooks"].as_array().unwrap().iter().map(|n| n["path"].as_str().unwrap().to_owned()).collect()
    };
    let all = ["n/a.ipynb", "n/b.IPYNB", "n/folder.ipynb/c.ipynb"];
    assert_eq!(paths("n"), all);
    assert_eq!(paths(""), all);
    assert_eq!(paths("n n/a.ipynb"), all);
    assert_eq!(paths("n/ignored.ipynb n/data.json n/old/d.ipynb"), ["n/ignored.ipynb", "n/data.json", "n/old/d.ipynb"]);
    assert_eq!(paths("--isolated n").len(), 4);
}

#[test]
fn no_notebooks_is_a_warning() {
    let sandbox = Sandbox::new();
    let ran = sandbox.crane("lint .");
    assert_eq!((ran.status, ran.stderr.as_str()), (0, "warning: no notebooks found in .\n"));
}

#[test]
fn a_list_and_standard_input_are_read() {
    let sandbox = Sandbox::new();
    sandbox.write("a b.ipynb", notebook(&[UNUSED]));
    sandbox.write("list", "a b.ipynb\n");
    sandbox.write("list0", "a b.ipynb\0");
    for list in ["list", "list0"] {
        let ran = sandbox.crane(&format!("lint --select CRN901 --output-format concise --files-from {list}"));
        assert!(ran.stdout.starts_with("a b.ipynb:"), "{ran:?}");
    }
    let ran = sandbox.crane_with("lint --select CRN901 --output-format concise --stdin-filename sub/x.ipynb -", notebook(&[UNUSED]).as_bytes());
    assert!(ran.stdout.starts_with("sub/x.ipynb:"), "{ran:?}");
    assert_eq!(ran.status, 1);
    let ran = sandbox.crane_with("lint -", b"{");
    assert!(ran.stderr.starts_with("error: stdin.ipynb: "), "{ran:?}");
}

#[test]
fn configuration_is_that_of_the_nearest_folder() {
    let sandbox = Sandbox::new();
    sandbox.write("a/n.ipynb", notebook(&[UNUSED]));
    sandbox.write("b/c/n.ipynb", notebook(&[UNUSED]));
    sandbox.write("pyproject.toml", "[tool.crane]\nselect = [\"unused-suppression\"]\n");
    sandbox.write("b/crane.toml", "ignore = [\"CRN9\"]\n");
    let ran = sandbox.crane("lint --output-format concise -q .");
    assert_eq!(ran.stdout.lines().count(), 1, "{ran:?}");
    assert!(ran.stdout.starts_with("a/n.ipynb:"));
    assert_eq!(sandbox.crane("lint -q --config b/crane.toml a").stdout, "");
    assert_eq!(sandbox.crane("lint -q --isolated a").stdout, "");
    assert_eq!(sandbox.crane("lint -q --ignore CRN901 a").stdout, "");
}

#[test]
fn every_mistake_in_a_configuration_is_told() {
    let sandbox = Sandbox::new();
    sandbox.write("n.ipynb", notebook(&["x = 1"]));
    sandbox.write("crane.toml", "selct = []\nmin-certainty = \"sure\"\n");
    let ran = sandbox.crane("lint");
    assert_eq!(ran.status, 2);
    assert_eq!(
        ran.stderr,
        "error: crane.toml:1:1: unknown key \"selct\"; did you mean \"select\"?\n\
         error: crane.toml:2:17: must be one of \"certain\", \"likely\", \"suspected\"\n"
    );
    let ran = sandbox.crane("lint --isolated --select undefined-nmae");
    assert_eq!(ran.stderr, "error: --select: unknown check \"undefined-nmae\"; did you mean \"undefined-name\"?\n");
}

#[test]
fn suppressions_can_be_checked() {
    let sandbox = Sandbox::new();
    sandbox.write("n.ipynb", notebook(&["a = 1  # noqa", "b = 1  # noqa: CRN101", "# crane: ignore-cell[undefind-name]\nc = 1", "d = 1  # noqa: F401"]));
    let ran = sandbox.crane("lint --select ALL --output-format concise -q");
    let found: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(found.len(), 2, "{ran:?}");
    assert!(found[0].contains("`# noqa: CRN101` silences nothing (cell 2, line 1)"), "{ran:?}");
    assert!(found[1].contains("names undefind-name, which is no check of crane (cell 3, line 1)"), "{ran:?}");
}

#[test]
fn a_baseline_holds_what_is_known_even_after_a_rename() {
    let sandbox = Sandbox::new();
    sandbox.write("crane.toml", "select = [\"CRN901\"]\nbaseline = \"known.json\"\n");
    sandbox.write("n.ipynb", notebook(&[UNUSED, "y = 1"]));
    let missing = sandbox.crane("lint");
    assert_eq!(missing.status, 2);
    assert!(missing.stderr.contains("--write-baseline makes one"), "{missing:?}");

    let written = sandbox.crane("lint --write-baseline");
    assert_eq!((written.status, written.stderr.as_str()), (0, "baseline: 1 finding written to known.json\n"));
    let known = sandbox.crane("lint");
    assert_eq!((known.status, known.stdout.as_str()), (0, "No crash found in 1 notebook; 1 in the baseline.\n"));

    // Reformatted, moved down, renamed.
    std::fs::remove_file(sandbox.path("n.ipynb")).unwrap();
    sandbox.write("sub/m.ipynb", notebook(&["z = 2", &UNUSED.replace("x = 1 ", "x=1")]));
    assert_eq!(sandbox.crane("lint").status, 0);
    sandbox.write("new.ipynb", notebook(&[UNUSED]));
    assert_eq!(sandbox.crane("lint").status, 1);
}

#[test]
fn since_shows_only_what_changed() {
    let sandbox = Sandbox::new();
    sandbox.write("crane.toml", "select = [\"CRN901\"]\n");
    sandbox.write("old.ipynb", notebook(&[UNUSED]));
    sandbox.write("edited.ipynb", notebook(&["a = 1", UNUSED]));
    sandbox.write("moved.ipynb", notebook(&[UNUSED, "b = 1", "c = 1", "d = 1"]));
    sandbox.git("init -q -b main");
    sandbox.git("add .");
    sandbox.git("commit -q -m one");
    assert_eq!(sandbox.crane("lint").status, 1);
    let same = sandbox.crane("lint --since HEAD");
    assert_eq!((same.status, same.stderr.as_str()), (0, "warning: no notebook changed since HEAD\n"));

    sandbox.write("edited.ipynb", notebook(&["a = 1", UNUSED, "y = 2  # crane: ignore[undefined-name]"]));
    sandbox.write("untracked.ipynb", notebook(&[UNUSED]));
    sandbox.git("mv moved.ipynb renamed.ipynb");
    sandbox.write("renamed.ipynb", notebook(&[UNUSED, "b = 1", "c = 1", "d = 2"]));
    let ran = sandbox.crane("lint --since HEAD --output-format concise -q");
    let found: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(found.len(), 2, "{ran:?}");
    assert!(found[0].starts_with("edited.ipynb:") && found[0].contains("(cell 3, line 1)"), "{ran:?}");
    assert!(found[1].starts_with("untracked.ipynb:"), "{ran:?}");

    let ran = sandbox.crane("lint --since nowhere");
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("--since nowhere: git knows no such revision"), "{ran:?}");
    let ran = sandbox.crane("lint --since=--output=x");
    assert!(ran.stderr.contains("this is no revision"), "{ran:?}");
}

#[test]
fn since_looks_from_where_the_branches_parted() {
    let sandbox = Sandbox::new();
    sandbox.write("crane.toml", "select = [\"CRN901\"]\n");
    sandbox.write("n.ipynb", notebook(&[UNUSED]));
    sandbox.git("init -q -b main");
    sandbox.git("add .");
    sandbox.git("commit -q -m one");
    sandbox.git("checkout -q -b mine");
    sandbox.write("mine.ipynb", notebook(&["m = 1  # crane: ignore[undefined-name]"]));
    sandbox.git("add .");
    sandbox.git("commit -q -m mine");
    sandbox.git("checkout -q main");
    sandbox.write("n.ipynb", notebook(&["fixed = 1"]));
    sandbox.git("commit -q -a -m theirs");
    sandbox.git("checkout -q mine");
    let ran = sandbox.crane("lint --since main --output-format concise -q");
    assert_eq!(ran.stdout.lines().count(), 1, "{ran:?}");
    assert!(ran.stdout.starts_with("mine.ipynb:"), "{ran:?}");
}

#[test]
fn since_in_a_shallow_clone_says_what_to_do() {
    let origin = Sandbox::new();
    origin.write("n.ipynb", notebook(&["x = 1"]));
    origin.git("init -q -b main");
    origin.git("add .");
    origin.git("commit -q -m one");
    origin.write("n.ipynb", notebook(&["x = 2"]));
    origin.git("commit -q -a -m two");
    let first = origin.git("rev-parse HEAD~1");
    let clone = Sandbox::new();
    clone.git(&format!("clone -q --depth 1 file://{} .", origin.path("").display()));
    let ran = clone.crane(&format!("lint --since {}", first.trim()));
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("this clone is shallow: fetch the history first"), "{ran:?}");

    let none = Sandbox::new();
    none.write("n.ipynb", notebook(&["x = 1"]));
    let ran = none.crane("lint --since HEAD");
    assert!(ran.stderr.contains("--since needs a git repository"), "{ran:?}");
}

#[test]
fn colour_follows_the_environment() {
    let sandbox = Sandbox::new();
    sandbox.write("n.ipynb", notebook(&[UNUSED]));
    let colored = |environment: &[(&str, &str)]| {
        let ran = sandbox.crane_in("lint --select CRN901 n.ipynb", b"", environment);
        ran.stdout.contains("\x1b[")
    };
    assert!(!colored(&[]));
    assert!(colored(&[("FORCE_COLOR", "1")]));
    assert!(!colored(&[("FORCE_COLOR", "0")]));
    assert!(!colored(&[("FORCE_COLOR", "1"), ("NO_COLOR", "1")]));
}

#[test]
fn a_report_goes_to_a_file() {
    let sandbox = Sandbox::new();
    sandbox.write("n.ipynb", notebook(&[UNUSED]));
    let ran = sandbox.crane("lint --select CRN901 --output-format sarif --output-file out.sarif n.ipynb");
    assert_eq!((ran.status, ran.stdout.as_str()), (1, ""));
    let document: Value = serde_json::from_str(&std::fs::read_to_string(sandbox.path("out.sarif")).unwrap()).unwrap();
    assert_eq!(document["runs"][0]["results"].as_array().unwrap().len(), 1);
    let ran = sandbox.crane("lint --output-file no/such/folder n.ipynb");
    assert_eq!(ran.status, 2);
    assert!(ran.stderr.contains("cannot be written"), "{ran:?}");
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_no_error() {
    let sandbox = Sandbox::new();
    let cells: Vec<String> = (0..3_000).map(|n| UNUSED.replace("x", &format!("x{n}"))).collect();
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    sandbox.write("n.ipynb", notebook(&cells));
    let ran = sandbox.shell("$CRANE lint --select CRN901 n.ipynb | head -n 1; exit ${PIPESTATUS[0]}");
    assert_eq!(ran.status, 1, "{ran:?}");
    assert_eq!(ran.stderr, "");
}

#[cfg(unix)]
#[test]
fn odd_files_get_one_clear_error_each() {
    let sandbox = Sandbox::new();
    sandbox.shell("mkfifo pipe.ipynb; ln -s loop.ipynb loop.ipynb; mkdir -p d; ln -s ../d d/again; : > empty.ipynb; printf '\\xff\\xfe' > bytes.ipynb");
    sandbox.write("line\n::error::x.ipynb", "{");
    let ran = sandbox.crane("lint pipe.ipynb loop.ipynb empty.ipynb bytes.ipynb d");
    assert_eq!(ran.status, 2);
    let said: Vec<&str> = ran.stderr.lines().collect();
    assert_eq!(said.len(), 4, "{ran:?}");
    for (line, name) in said.iter().zip(["pipe", "loop", "empty", "bytes"]) {
        assert!(line.starts_with(&format!("error: {name}.ipynb: ")), "{line}");
    }
    let ran = sandbox.crane("lint .");
    assert!(ran.stderr.lines().all(|line| line.starts_with("error: ")), "{ran:?}");
    assert!(ran.stderr.contains("error: line ::error::x.ipynb: "), "{ran:?}");
}

#[test]
fn checks_are_listed_and_explained() {
    let sandbox = Sandbox::new();
    let all = sandbox.crane("checks");
    for line in all.stdout.lines() {
        let code = line.split_whitespace().next().unwrap();
        let page = sandbox.crane(&format!("explain {code}"));
        assert!(page.stdout.contains(&format!("({code})")), "{page:?}");
    }
    let wrong = sandbox.crane("explain undefinedname");
    assert_eq!((wrong.status, wrong.stderr.contains("did you mean undefined-name?")), (2, true));
}

#[test]
fn the_order_of_runs_is_shown() {
    let sandbox = Sandbox::new();
    let cells = [(Some(3), "print(b)".to_owned()), (Some(1), "a = 1  # \x1b[2J".to_owned()), (None, "b = 2".to_owned())];
    sandbox.write("n.ipynb", support::notebook_with_counts(&cells));
    let ran = sandbox.crane("order n.ipynb");
    assert_eq!(ran.status, 0);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert!(lines[0].contains("In [1]") && lines[0].contains("\\x1b[2J"), "{ran:?}");
    assert!(lines[1].contains("1 run that can no longer be seen"), "{ran:?}");
    assert!(ran.stdout.contains("b used in In [3] (cell 1)"), "{ran:?}");
    let ran = sandbox.crane("order --output-format json n.ipynb missing.ipynb");
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!((ran.status, &document["notebooks"][0]["order"]["runs"][0]["cell"]), (2, &Value::from(2)));
}

#[test]
fn completions_and_manual_pages_are_printed() {
    let sandbox = Sandbox::new();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(sandbox.crane(&format!("completions {shell}")).stdout.contains("crane"), "{shell}");
    }
    assert!(sandbox.crane("man").stdout.contains(".TH crane"));
    assert!(sandbox.crane("man lint").stdout.contains("output\\-format"));
    assert_eq!(sandbox.crane("man nothing").status, 2);
}

#[test]
fn one_run_writes_several_reports() {
    let sandbox = Sandbox::new();
    sandbox.write("n.ipynb", notebook(&[UNUSED]));
    let ran = sandbox.crane("lint --select CRN901 --output-format concise --also sarif=a.sarif --also markdown=a=b.md");
    assert!(ran.stdout.starts_with("n.ipynb:") && ran.status == 1, "{ran:?}");
    let sarif: Value = serde_json::from_slice(&std::fs::read(sandbox.path("a.sarif")).unwrap()).unwrap();
    assert_eq!(sarif["runs"][0]["results"].as_array().unwrap().len(), 1);
    assert!(std::fs::read_to_string(sandbox.path("a=b.md")).unwrap().contains("CRN901"));
    let ran = sandbox.crane("lint --also pdf=x n.ipynb");
    assert!(ran.status == 2 && ran.stderr.contains("there is no format pdf; there are full, concise"), "{ran:?}");
    let ran = sandbox.crane("lint --also sarif=none/x n.ipynb");
    assert!(ran.status == 2 && ran.stderr.contains("none/x cannot be written"), "{ran:?}");
}

#[test]
fn a_name_that_begins_with_a_dash_is_a_notebook() {
    let sandbox = Sandbox::new();
    sandbox.write("-q.ipynb", notebook(&[UNUSED]));
    let ran = sandbox.crane("lint --select CRN901 --output-format concise -q.ipynb");
    assert!(ran.stdout.starts_with("./-q.ipynb:") && ran.status == 1, "{ran:?}");
    assert_eq!(sandbox.crane("lint -missing.ipynb").status, 2);
}
