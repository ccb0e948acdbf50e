//! What crane calls a syntax error, against what real Pythons said (`tests/syntax/make.py`).

use crane::notebook::source::parse_text;
use serde_json::Value;

/// Refused by Python, not seen by crane: bare `except:` that is not last, `break` in `except*`, a
/// `global` after a function or class of that name, a `nonlocal` that only an outer function without
/// the name could bind, a lone `*a`, `x.__debug__ = 1`; and, by version, what only old ones refuse.
const MISSED: usize = 669;

#[test]
fn nothing_is_refused_that_python_accepts() {
    let cases: Value = serde_json::from_str(include_str!("syntax/cases.json")).unwrap();
    let versions: Vec<u8> = cases["versions"].as_array().unwrap().iter().map(|minor| minor.as_u64().unwrap() as u8).collect();
    let (mut false_alarms, mut misplaced, mut missed, mut refused) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for case in cases["cells"].as_array().unwrap() {
        let source = case[0].as_str().unwrap();
        let answer = |minor: u8| match &case[1] {
            Value::Object(by_version) => &by_version[&minor.to_string()],
            all => all,
        };
        for minor in &versions {
            let cell = parse_text(source, Some(*minor));
            let said = answer(*minor);
            let line = || format!("3.{minor} {source:?}: Python {said}, crane {:?}", cell.syntax_error);
            refused += u32::from(*said != Value::from(-1));
            match (&cell.syntax_error, *said == Value::from(-1)) {
                (Some(_), true) => false_alarms.push(line()),
                (None, false) => missed.push(line()),
                (Some(error), false) if error.statement.map_or(Value::from("parse"), Value::from) != *said => misplaced.push(line()),
                _ => {}
            }
        }
        // Without a version, nothing that any of them accepts.
        if let Some(error) = parse_text(source, None).syntax_error
            && let Some(minor) = versions.iter().find(|minor| *answer(**minor) == Value::from(-1))
        {
            false_alarms.push(format!("accepted by 3.{minor}, {source:?}: {error:?}"));
        }
    }
    println!("{refused} refused; {} false, {} misplaced, {} missed", false_alarms.len(), misplaced.len(), missed.len());
    assert!(false_alarms.is_empty(), "{}", false_alarms.join("\n"));
    assert!(misplaced.is_empty(), "{}", misplaced.join("\n"));
    assert!(missed.len() <= MISSED, "{} missed:\n{}", missed.len(), missed.join("\n"));
}
