//! Every output format, over one hand-made run: a snapshot of each, both schemas, and hostile text.

use std::path::{Path, PathBuf};

use crane::config::{Overrides, Settings};
use crane::finding::{Certainty, Evidence, Finding, Place, Target, Verdict, World};
use crane::lint::{NotebookReport, Options, ReadError, Runtime, lint_bytes};
use crane::report::data::{Notebook, Report};
use crane::report::{Format, Style, convert, render, render_statistics};
use crane::select;
use serde_json::{Value, json};

/// A notebook file as Jupyter writes it, from (execution count, tags, source).
fn file(cells: &[(Option<u32>, &[&str], &str)]) -> Vec<u8> {
    let cells: Vec<Value> = cells
        .iter()
        .enumerate()
        .map(|(index, (count, tags, source))| {
            let lines: Vec<&str> = source.split_inclusive('\n').collect();
            json!({"cell_type": "code", "id": format!("cell-{index}"), "execution_count": count,
                   "metadata": {"tags": tags}, "outputs": [], "source": lines})
        })
        .collect();
    let notebook = json!({"cells": cells, "metadata": {"language_info": {"name": "python", "version": "3.12.1"}},
                          "nbformat": 4, "nbformat_minor": 5});
    serde_json::to_string_pretty(&notebook).unwrap().into_bytes()
}

fn read(path: &str, bytes: Vec<u8>) -> NotebookReport {
    let mut report = lint_bytes(Path::new(path), bytes, &Options::default());
    assert!(report.error.is_none(), "{:?}", report.error);
    // Only what a test puts in.
    report.findings.clear();
    report.targets.clear();
    report.runtime = Runtime::None;
    report
}

fn place(report: &NotebookReport, cell: usize, text: &str) -> Place {
    let source = &report.notebook.as_ref().unwrap().cells[cell].source;
    let start = source.find(text).unwrap_or_else(|| panic!("{text:?} is not in {source:?}")) as u32;
    Place { cell, range: start..start + text.len() as u32 }
}

fn finding(place: Place, exception: &str, message: &str) -> Finding {
    Finding {
        check: "undefined-name",
        code: "CRN101",
        exception: exception.into(),
        message: message.into(),
        certainty: Certainty::Certain,
        worlds: vec![World::Kernel, World::Fresh],
        place,
        calls: Vec::new(),
        evidence: Vec::new(),
        assumptions: Vec::new(),
        help: Vec::new(),
        votes: None,
    }
}

fn entry(mut report: NotebookReport) -> Notebook {
    let settings = Settings::new(None, &Overrides::default(), Path::new("/nowhere")).unwrap();
    let path = report.path.clone();
    let findings = std::mem::take(&mut report.findings);
    let selection = match &report.notebook {
        Some(notebook) => select::select(notebook, findings, &settings, &path),
        None => select::Selection::default(),
    };
    let mut entry = convert::notebook(&report, selection, &path);
    entry.fail_on = Certainty::Certain;
    entry
}

/// Three notebooks: with findings of both kinds, one that cannot be read, one of another language.
fn usual() -> Report {
    let mut sales = read(
        "reports/sales.ipynb",
        file(&[
            (Some(1), &[], "import pandas as pd\nsales = pd.read_csv('sales.csv')"),
            (Some(4), &[], "def total(frame):\n    return frame['price'] * frame['amount']\n"),
            (None, &[], "# Totals by month\ntotals = total(sale)\ntotals.head()"),
            (Some(3), &["raises-exception"], "1 / 0"),
            (None, &[], "print(older)  # noqa: CRN101"),
            (None, &[], "plot(totals,\n     kind='bar')"),
        ]),
    );
    let mut first = finding(place(&sales, 2, "sale)"), "NameError", "name 'sale' is not defined");
    first.place.range.end -= 1;
    first.evidence = vec![
        Evidence { place: Some(place(&sales, 0, "sales")), text: "this is the only similar name".into() },
        Evidence { place: Some(place(&sales, 2, "totals")), text: "so this is never set".into() },
        Evidence { place: None, text: "no cell that can be seen ever set sale".into() },
    ];
    first.help = vec!["did you mean `sales`?".into()];
    let mut second = finding(place(&sales, 5, "plot(totals,\n     kind='bar')"), "NameError", "name 'plot' is not defined");
    second.certainty = Certainty::Likely;
    second.worlds = vec![World::Fresh];
    second.assumptions = vec!["no cell was deleted that defined plot".into()];
    second.calls = vec![Evidence { place: Some(place(&sales, 1, "total")), text: "called here".into() }];
    let meant = finding(place(&sales, 3, "1 / 0"), "ZeroDivisionError", "division by zero");
    let silenced = finding(place(&sales, 4, "older"), "NameError", "name 'older' is not defined");
    sales.findings = vec![second, first, meant, silenced];
    sales.targets = vec![
        Target { cell: 2, world: World::Kernel, verdict: Verdict::Crash, unknown: None },
        Target { cell: 4, world: World::Fresh, verdict: Verdict::Undecided, unknown: Some("read_csv gives an unknown frame".into()) },
    ];
    sales.runtime = Runtime::Partial("cell 3 was edited since".into());

    let broken = NotebookReport::unreadable(Path::new("reports/old & broken.ipynb"), ReadError { message: "not JSON: a comma is missing".into(), line: Some(17) });
    let mut other = read("reports/model.ipynb", file(&[]));
    other.skipped = Some("its language is R".into());
    Report::new(vec![entry(sales), entry(broken), entry(other)])
}

fn style() -> Style {
    Style { width: 90, root: std::env::current_dir().unwrap(), ..Style::default() }
}

/// What differs by release or by run is blotted out.
fn steady(text: &str) -> String {
    let text = text.replace(&format!("\"{}\"", env!("CARGO_PKG_VERSION")), "\"VERSION\"");
    match text.find("stop-commands::") {
        Some(at) => {
            let word: String = text[at + 15..].lines().next().unwrap_or_default().to_owned();
            text.replace(&word, "WORD")
        }
        None => text,
    }
}

#[test]
fn full() {
    insta::assert_snapshot!(render(&usual(), Format::Full, &style()));
}

#[test]
fn full_in_colour() {
    let text = render(&usual(), Format::Full, &Style { color: true, ..style() });
    assert!(text.contains("\x1b[31m"), "{text}");
}

#[test]
fn concise() {
    insta::assert_snapshot!(render(&usual(), Format::Concise, &style()));
}

#[test]
fn json_document() {
    insta::assert_snapshot!(steady(&render(&usual(), Format::Json, &style())));
}

#[test]
fn sarif() {
    let text = steady(&render(&usual(), Format::Sarif, &style()));
    let mut value: Value = serde_json::from_str(&text).unwrap();
    // The pages of the checks have tests of their own.
    for rule in value["runs"][0]["tool"]["driver"]["rules"].as_array_mut().unwrap() {
        for key in ["help", "fullDescription"] {
            assert!(rule[key]["text"].as_str().unwrap().len() > 10);
            rule[key] = json!("…");
        }
    }
    insta::assert_snapshot!(serde_json::to_string_pretty(&value).unwrap());
}

#[test]
fn github() {
    insta::assert_snapshot!(steady(&render(&usual(), Format::Github, &style())));
}

#[test]
fn gitlab() {
    insta::assert_snapshot!(render(&usual(), Format::Gitlab, &style()));
}

#[test]
fn junit() {
    insta::assert_snapshot!(render(&usual(), Format::Junit, &style()));
}

#[test]
fn markdown() {
    insta::assert_snapshot!(render(&usual(), Format::Markdown, &style()));
}

#[test]
fn statistics() {
    insta::assert_snapshot!(render_statistics(&usual(), &style()));
}

/// Says what a document breaks, `[]` if nothing.
fn breaks(schema: &str, document: &str) -> Vec<String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let schema: Value = serde_json::from_str(&std::fs::read_to_string(root.join(schema)).unwrap()).unwrap();
    let document: Value = serde_json::from_str(document).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    validator.iter_errors(&document).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

/// Text that tries to reach a terminal, a CI runner or a parser, in every place that a notebook fills.
fn hostile() -> Report {
    let evil = "\x1b[2J\u{9b}31m\u{202e}\n::error::pwned\n  ##[command]x ##vso[task.setvariable] </failure>]]>\"'&\0\u{ffff}%0A";
    let source = format!("# {}\nevil('''\n::warning::y {}''')", evil.replace('\n', " "), "\u{e0041}");
    let mut report = read("a b,c:::'\"<x>%.ipynb", file(&[(Some(1), &["t\x1b"], &source), (Some(2), &[], "evil()\x1b")]));
    let notebook = report.notebook.as_mut().unwrap();
    notebook.cells[0].id = Some(evil.into());
    let mut one = finding(Place { cell: 0, range: 0..source.len() as u32 }, evil, evil);
    one.evidence = vec![
        Evidence { place: Some(place(&report, 1, "evil")), text: evil.into() },
        Evidence { place: None, text: evil.into() },
    ];
    one.calls = vec![Evidence { place: Some(place(&report, 0, "evil(")), text: evil.into() }];
    one.assumptions = vec![evil.into()];
    one.help = vec![evil.into()];
    report.findings = vec![one];
    report.targets = vec![Target { cell: 0, world: World::Fresh, verdict: Verdict::Undecided, unknown: Some(evil.into()) }];
    let broken = NotebookReport::unreadable(Path::new("x\x1b[1m\n::error::.ipynb"), ReadError { message: evil.into(), line: None });
    let mut skipped = read("s.ipynb", file(&[]));
    skipped.skipped = Some(evil.into());
    Report::new(vec![entry(report), entry(broken), entry(skipped)])
}

const FORMATS: [Format; 8] = [
    Format::Full, Format::Concise, Format::Json, Format::Sarif, Format::Github, Format::Gitlab, Format::Junit, Format::Markdown,
];

#[test]
fn no_format_passes_on_control_characters_or_commands() {
    for format in FORMATS {
        let text = render(&hostile(), format, &style());
        let found: Vec<char> = text.chars().filter(|c| crane::report::text::acts(*c)).collect();
        assert!(found.is_empty(), "{format:?}: {found:?}\n{text}");
        let ours = |line: &str| line.starts_with("::error file=") || line.starts_with("::stop-commands::crane-") || line.starts_with("::crane-");
        for line in text.lines() {
            assert!(!line.trim_start().starts_with("::") || format == Format::Github && ours(line), "{format:?}: {line}");
            assert!(!line.contains("##[") && !line.contains("##vso["), "{format:?}: {line}");
        }
    }
}

#[test]
fn documents_keep_to_their_schemas() {
    for report in [usual(), hostile(), Report::new(Vec::new())] {
        let none: [String; 0] = [];
        assert_eq!(breaks("tests/schemas/sarif-2.1.0.json", &render(&report, Format::Sarif, &style())), none);
        assert_eq!(breaks("docs/findings.schema.json", &render(&report, Format::Json, &style())), none);
    }
    let mut wrong: Value = serde_json::from_str(&render(&usual(), Format::Json, &style())).unwrap();
    wrong["notebooks"][0]["findings"][0]["certainty"] = json!("sure");
    wrong["extra"] = json!(1);
    assert_eq!(breaks("docs/findings.schema.json", &wrong.to_string()).len(), 2);
}

/// What GitHub would make of the summary: only our own elements, and no Markdown outside of them.
#[test]
fn markdown_holds_no_markup_of_a_notebook() {
    let text = render(&hostile(), Format::Markdown, &style());
    for tag in text.split('<').skip(1).map(|rest| rest.split(['>', ' ']).next().unwrap().trim_start_matches('/')) {
        assert!(["table", "tr", "th", "td", "code", "details", "summary", "pre", "ul", "li"].contains(&tag), "<{tag}>");
    }
    let outside = |line: &&str| !line.is_empty() && !line.starts_with(['<', ' ', '>']) && !line.starts_with("&gt;");
    let plain: Vec<&str> = text.lines().filter(outside).collect();
    assert_eq!(plain, ["### crane: notebooks that would crash", "1 finding (1 certain) in 1 of 1 notebook; 1 skipped; 1 unreadable."]);
}

#[test]
fn every_place_in_the_file_is_where_the_text_stands() {
    let bytes = file(&[(Some(1), &[], "x = 'ü\\\"' + missing\ny = 1")]);
    let mut report = read("n.ipynb", bytes.clone());
    report.findings = vec![finding(place(&report, 0, "missing"), "NameError", "name 'missing' is not defined")];
    let found = entry(report).findings.remove(0);
    let range = found.file_range.unwrap();
    let text = String::from_utf8(bytes).unwrap();
    let line: Vec<char> = text.lines().nth(range.start.line as usize - 1).unwrap().chars().collect();
    let shown: String = line[range.start.column as usize - 1..range.end.column as usize - 1].iter().collect();
    assert_eq!(shown, "missing");
}

#[test]
fn thousands_of_findings_are_cut_worst_first_and_it_says_so() {
    let mut report = read("n.ipynb", file(&[(Some(1), &[], &"x\n".repeat(6_000))]));
    report.findings = (0..6_000u32)
        .map(|line| {
            let mut one = finding(Place { cell: 0, range: line * 2..line * 2 + 1 }, "NameError", "name 'x' is not defined");
            one.certainty = if line == 5_999 { Certainty::Certain } else { Certainty::Likely };
            one
        })
        .collect();
    let report = Report::new(vec![entry(report)]);
    let sarif: Value = serde_json::from_str(&render(&report, Format::Sarif, &style())).unwrap();
    let run = &sarif["runs"][0];
    assert_eq!(run["results"].as_array().unwrap().len(), 5_000);
    assert_eq!(run["results"][0]["level"], "error");
    let said = run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"].as_str().unwrap();
    assert!(said.starts_with("6000 findings, of which the 5000 surest"), "{said}");

    // Long messages reach the limit of the file's size first.
    let mut long = report.clone();
    for finding in &mut long.notebooks[0].findings {
        finding.help = vec!["y".repeat(590); 10];
    }
    let text = render(&long, Format::Sarif, &style());
    let sarif: Value = serde_json::from_str(&text).unwrap();
    let kept = sarif["runs"][0]["results"].as_array().unwrap().len();
    assert!(kept < 2_500 && kept > 1_000 && text.len() < 16_000_000, "{kept} results, {} bytes", text.len());
    let said = sarif["runs"][0]["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"].as_str().unwrap();
    assert!(said.starts_with(&format!("6000 findings, of which the {kept} surest")), "{said}");

    let github = render(&report, Format::Github, &style());
    let count = |start: &str| github.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!((count("::error "), count("::warning "), count("::notice ")), (1, 10, 1));
    let markdown = render(&report, Format::Markdown, &style());
    assert!(markdown.len() < 1 << 20 && markdown.contains("the 200 surest of 6000 findings"), "{}", &markdown[markdown.len() - 300..]);
    assert!(github.contains("5989 findings more in the log"), "{}", &github[github.len() - 300..]);
}
