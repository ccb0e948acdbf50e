use std::path::Path;

use super::*;

fn read_text(text: &str) -> Result<Notebook, ReadError> {
    read_bytes(Path::new("x.ipynb"), text.as_bytes().to_vec())
}

fn message(bytes: &[u8]) -> (String, Option<u32>) {
    let error = read_bytes(Path::new("x.ipynb"), bytes.to_vec()).expect_err("is no notebook");
    (error.message, error.line)
}

#[test]
fn a_notebook_of_today() {
    let notebook = read_text(
        r#"{"cells": [
 {"cell_type": "markdown", "id": "m", "metadata": {}, "source": ["Titel"]},
 {"cell_type": "code", "id": "a1", "execution_count": 3, "metadata": {"tags": ["raises-exception"]},
  "outputs": [
   {"output_type": "stream", "name": "stderr", "text": ["a\n", "b"]},
   {"output_type": "display_data", "data": {"image/png": "AAAA", "text/plain": "<Figure>"}, "metadata": {}},
   {"output_type": "execute_result", "execution_count": 3, "data": {"text/plain": ["1"], "text/html": "<b>"}, "metadata": {}},
   {"output_type": "error", "ename": "NameError", "evalue": "name 'x'", "traceback": ["---", "Cell In[3], line 2\n----> 2 x"]}],
  "source": ["y = 1\n", "x"]}],
 "metadata": {"crane": {"version": 1, "x": NaN}, "kernelspec": {"name": "python3", "language": "python"},
  "language_info": {"name": "python", "version": "3.11.7"}}, "nbformat": 4, "nbformat_minor": 5}"#,
    )
    .expect("reads");
    assert_eq!(notebook.cells.len(), 2);
    assert_eq!(notebook.snapshot.as_deref(), Some(r#"{"version": 1, "x": NaN}"#));
    assert_eq!((notebook.python_minor(), notebook.foreign_language()), (Some(11), None));
    let cell = &notebook.cells[1];
    assert_eq!((cell.source.as_str(), cell.execution_count, cell.id.as_deref()), ("y = 1\nx", Some(3), Some("a1")));
    assert_eq!(cell.error(), Some(("NameError", "name 'x'", Some(2))));
    assert!(cell.may_raise() && !notebook.cells[0].is_code());
    assert_eq!(cell.outputs.len(), 4);
    assert_eq!(cell.outputs[0], Output::Stream { name: "stderr".into(), text: "a\nb".into() });
    assert_eq!(cell.outputs[2], Output::Result { plain: "1".into(), html: Some("<b>".into()) });
}

#[test]
fn order_of_keys_and_shapes_do_not_matter() {
    let notebook = read_text(
        r#"{"metadata": null, "extra": [[{}, []], {"a": [1.5e3, -2]}], "cells": [
 {"source": "x = 1\r\ny = \"é\\n\"", "outputs": [{"text": "t", "output_type": "stream"}, 7], "cell_type": "code"},
 {"cell_type": "code", "source": null, "execution_count": null}, {"cell_type": "code", "metadata": [], "source": ["a", 1, "b"]}, 3]}"#,
    )
    .expect("reads");
    let sources: Vec<_> = notebook.cells.iter().map(|cell| cell.source.as_str()).collect();
    assert_eq!(sources, ["x = 1\ny = \"é\\n\"", "", "ab", ""]);
    assert_eq!(notebook.cells[0].outputs.len(), 1);
    assert_eq!(read_text("\u{feff}{\"cells\": []}").expect("reads").cells.len(), 0);
}

/// Every character of every cell stands in the file where the map says.
#[test]
fn positions_in_the_file() {
    let text = "{\"cells\": [{\"cell_type\": \"code\", \"source\": [\n  \"é\\tx\\\\ = \\\"1\\\"\\n\",\n  \"\\u00e9\\ud83d\\ude00y\\r\\nz \\/ w\"\n]},\n{\"cell_type\": \"code\", \"source\": \"a\\nb\"}]}";
    let notebook = read_text(text).expect("reads");
    let lines: Vec<Vec<char>> = text.split('\n').map(|line| line.chars().collect()).collect();
    assert_eq!(notebook.cells[0].source, "é\tx\\ = \"1\"\né😀y\nz / w");
    for (cell, wanted) in [(0, "xyzw="), (1, "ab")] {
        for name in wanted.chars() {
            let offset = notebook.cells[cell].source.find(name).expect("is there") as u32;
            let (line, column) = notebook.file_position(cell, offset).expect("from a file");
            assert_eq!(lines[line as usize - 1][column as usize - 1], name, "{name} at {line}:{column}");
        }
    }
    assert_eq!(Notebook::from_sources(["x"]).file_position(0, 0), None);
}

#[test]
fn what_is_no_notebook_says_so() {
    assert_eq!(message(b""), ("the file is empty".into(), None));
    assert_eq!(message(b"\xef\xbb\xbf \n").0, "the file is empty");
    assert!(message(b"version https://git-lfs.github.com/spec/v1\noid sha256:1").0.contains("git lfs pull"));
    assert_eq!(message(b"[1]").0, "valid JSON, but not a notebook: an object with `cells` was expected");
    assert_eq!(message(b"{\"a\": 1}").0, "valid JSON, but not a notebook: it has no list `cells`");
    assert_eq!(message(b"{\"cells\": [\n<<<<<<< HEAD\n]}"), ("the file has an unresolved merge conflict (`<<<<<<<`)".into(), Some(2)));
    assert_eq!(message(b"{\"cells\":\n\n [\xff]}"), ("the file is not valid UTF-8".into(), Some(3)));
    assert!(message(&[0xff, 0xfe, b'{', 0]).0.contains("UTF-16"));
    assert_eq!(message(b"{\"cells\": [\n{\"cell_type\": \"co").1, Some(2));
    assert!(message(b"{\"cells\": [\n{\"cell_type\": \"co").0.contains("cut off"));
    assert!(message(b"{\"cells\": [").0.contains("cut off"));
    assert_eq!(message(b"{\"cells\": []}\n}").1, Some(2));
    assert_eq!(message(b"{\"cells\": [],\n}").1, Some(2));
    assert_eq!(message(b"{\"cells\": [{\"cell_type\": \"code\", \"source\": \"a\0\"}]}").0, "not valid JSON: a control character stands unescaped in a string");
    for broken in ["nul", "+1", "01x", "1.2.3", "\"\\u12\"", "[1 2]", "{1: 2}", "{\"a\" 1}", "\"\\", "[,]"] {
        let text = format!("{{\"cells\": [{{\"cell_type\": \"code\", \"source\": [\"\"], \"id\": {broken}}}]}}");
        assert!(read_text(&text).is_err(), "{broken}");
    }
}

#[test]
fn deep_and_wide_files_work() {
    let deep = format!("{{\"cells\": [], \"x\": {}{}}}", "[".repeat(300_000), "]".repeat(300_000));
    assert!(read_text(&deep).is_ok());
    let wide = format!("{{\"cells\": [{}{{}}]}}", "{\"cell_type\": \"code\", \"source\": \"x = 1\"},".repeat(100_000));
    assert_eq!(read_text(&wide).expect("reads").cells.len(), 100_001);
    let output = format!("{{\"output_type\": \"stream\", \"text\": \"{}\"}}", "é\\n".repeat(1_000_000));
    let long = format!("{{\"cells\": [{{\"cell_type\": \"code\", \"source\": \"\", \"outputs\": [{}]}}]}}", vec![output; 10].join(","));
    let kept: usize = read_text(&long).expect("reads").cells[0]
        .outputs
        .iter()
        .map(|output| match output {
            Output::Stream { text, .. } => text.len(),
            _ => 0,
        })
        .sum();
    assert!((1 << 14..1 << 18).contains(&kept), "{kept}");
}

#[test]
fn other_languages() {
    for (metadata, wanted) in [
        (r#"{"kernelspec": {"name": "ir"}}"#, Some("written in r, not in Python")),
        (r#"{"kernelspec": {"name": "julia-1.9"}}"#, Some("written in julia, not in Python")),
        (r#"{"language_info": {"name": "R"}}"#, Some("written in r, not in Python")),
        (r#"{"kernelspec": {"name": "python2"}}"#, Some("written for Python 2")),
        (r#"{"language_info": {"name": "python", "version": "2.7.11"}}"#, Some("written for Python 2")),
        (r#"{"kernelspec": {"name": "conda-env-ir"}}"#, None),
        ("{}", None),
    ] {
        let notebook = read_text(&format!("{{\"cells\": [], \"metadata\": {metadata}}}")).expect("reads");
        assert_eq!(notebook.foreign_language().as_deref(), wanted, "{metadata}");
    }
}

/// Our reading of nbformat 3 gives the cells that the nbformat crate's upgrade gives.
#[test]
fn nbformat_3_as_the_nbformat_crate_upgrades_it() {
    let text = r#"{"metadata": {"name": ""}, "nbformat": 3, "nbformat_minor": 0, "worksheets": [{"metadata": {}, "cells": [
 {"cell_type": "heading", "level": 1, "metadata": {}, "source": ["T"]},
 {"cell_type": "code", "collapsed": false, "input": ["x = 1\n", "x"], "language": "python", "metadata": {}, "outputs": [], "prompt_number": 4},
 {"cell_type": "code", "collapsed": false, "input": "y", "language": "python", "metadata": {}, "outputs": []},
 {"cell_type": "markdown", "metadata": {}, "source": "z"}]}]}"#;
    let Ok(nbformat::Notebook::V3(old)) = nbformat::parse_notebook(text) else { panic!("the crate reads it") };
    let upgraded = nbformat::upgrade_v3_notebook(old).expect("upgrades");
    let ours = read_text(text).expect("reads");
    assert_eq!(ours.cells.len(), upgraded.cells.len());
    for (our, theirs) in ours.cells.iter().zip(&upgraded.cells) {
        if let nbformat::v4::Cell::Code { source, execution_count, .. } = theirs {
            assert_eq!(our.source, source.concat());
            assert_eq!(our.execution_count.map(|count| count as i32), *execution_count);
        } else {
            assert_eq!(our.kind, CellKind::Other);
        }
    }
    let failed = text.replacen(
        "\"outputs\": []",
        r#""outputs": [{"output_type": "pyerr", "ename": "KeyError", "evalue": "1", "traceback": ["<ipython-input-4-a> in <module>()\n----> 2 x"]},
            {"output_type": "pyout", "prompt_number": 4, "text": ["5"], "png": "AAAA", "metadata": {}}]"#,
        1,
    );
    let cell = read_text(&failed).expect("reads").cells.swap_remove(1);
    assert_eq!(cell.error(), Some(("KeyError", "1", Some(2))));
    assert_eq!(cell.outputs[1], Output::Result { plain: "5".into(), html: None });
}
