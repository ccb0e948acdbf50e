//! Changes `metadata.crane` in a notebook's text, and nothing else: every other byte stays.

use std::ops::Range;

use crate::notebook::ReadError;
use crate::notebook::json::{Reader, Start};

/// Where things stand in a notebook's text.
#[derive(Debug, Default)]
struct Places {
    /// The value of the top level's `metadata`, braces included.
    metadata: Option<Range<usize>>,
    members: Vec<Member>,
}

/// A key of `metadata`.
#[derive(Debug)]
struct Member {
    key: String,
    /// From the key's opening quote to the end of its value.
    range: Range<usize>,
    value: Range<usize>,
}

const KEY: &str = "crane";

/// The notebook without its snapshot; `None` if it has none.
///
/// # Errors
/// The text is no notebook, or has a key twice, so that it is not certain which one counts.
pub fn strip(notebook: &str) -> Result<Option<String>, ReadError> {
    let places = find(notebook)?;
    let Some(index) = places.position() else { return Ok(None) };
    let member = &places.members[index];
    // With the comma before it, or of a first key the one after it, and the white space that goes with it.
    let gone = match (index.checked_sub(1).map(|i| &places.members[i]), places.members.get(index + 1)) {
        (Some(before), _) => before.range.end..member.range.end,
        (None, Some(after)) => member.range.start..after.range.start,
        (None, None) => {
            let metadata = places.metadata.unwrap_or_default();
            metadata.start + 1..metadata.end - 1
        }
    };
    Ok(Some([&notebook[..gone.start], &notebook[gone.end..]].concat()))
}

/// The notebook with `snapshot`, a JSON text, in place of the one that it has, or as a new key of its
/// metadata, before the first key that sorts behind it, as Jupyter writes them.
///
/// # Errors
/// As for [`strip`]; or there is no metadata; or `snapshot` is no JSON.
pub fn insert(notebook: &str, snapshot: &str) -> Result<String, ReadError> {
    let places = find(notebook)?;
    let Some(metadata) = places.metadata.clone() else {
        return Err(ReadError::new("the notebook has no `metadata`, which every version of the format requires"));
    };
    let style = Style::of(notebook, &metadata);
    let value = style.format(snapshot)?;
    if let Some(index) = places.position() {
        let old = &places.members[index].value;
        return Ok([&notebook[..old.start], &value, &notebook[old.end..]].concat());
    }
    let colon = style.colon;
    let member = format!("\"{KEY}\"{colon}{value}");
    let later = places.members.iter().find(|member| member.key.as_str() > KEY);
    Ok(match (later, places.members.last()) {
        (Some(later), _) => {
            let gap = style.gap(1);
            [&notebook[..later.range.start], &member, ",", &gap, &notebook[later.range.start..]].concat()
        }
        (None, Some(last)) => {
            let gap = style.gap(1);
            [&notebook[..last.range.end], ",", &gap, &member, &notebook[last.range.end..]].concat()
        }
        (None, None) => {
            let (open, close) = (style.gap_in(1), style.gap_in(0));
            [&notebook[..metadata.start + 1], &open, &member, &close, &notebook[metadata.end - 1..]].concat()
        }
    })
}

impl Places {
    fn position(&self) -> Option<usize> {
        self.members.iter().position(|member| member.key == KEY)
    }
}

fn find(text: &str) -> Result<Places, ReadError> {
    let mut places = Places::default();
    let mut reader = Reader::new(text.strip_prefix('\u{feff}').unwrap_or(text));
    let shift = text.len() - reader.text.len();
    if reader.peek()? != Start::Object {
        return Err(ReadError::new("not a notebook: its JSON is no object"));
    }
    reader.enter()?;
    let mut first = true;
    while let Some(key) = reader.next_key(first)? {
        first = false;
        if key != "metadata" {
            reader.skip()?;
            continue;
        }
        if places.metadata.is_some() {
            return Err(reader.error(reader.pos, "the key `metadata` stands twice; the notebook was not changed"));
        }
        if reader.peek()? != Start::Object {
            return Err(reader.error(reader.pos, "`metadata` is no object; the notebook was not changed"));
        }
        let start = reader.pos;
        places.members = members(&mut reader, shift)?;
        places.metadata = Some(start + shift..reader.pos + shift);
    }
    reader.finish()?;
    Ok(places)
}

fn members(reader: &mut Reader, shift: usize) -> Result<Vec<Member>, ReadError> {
    reader.enter()?;
    let mut members: Vec<Member> = Vec::new();
    let mut first = true;
    loop {
        let before = reader.pos;
        let Some(key) = reader.next_key(first)? else { return Ok(members) };
        first = false;
        // Between the comma and the key there is only white space.
        let quote = before + reader.text[before..].find('"').unwrap_or(0);
        let value = reader.skip()?;
        if key == KEY && members.iter().any(|member| member.key == KEY) {
            return Err(reader.error(quote, "the key `crane` stands twice; the notebook was not changed"));
        }
        members.push(Member {
            key: key.into_owned(),
            range: quote + shift..value.end + shift,
            value: value.start + shift..value.end + shift,
        });
    }
}

/// How the notebook is laid out.
struct Style {
    /// White space of one level; `None` where all stands on one line.
    indent: Option<String>,
    newline: &'static str,
    colon: &'static str,
    comma_space: &'static str,
}

impl Style {
    /// As it is around `metadata`, which stands one level deep.
    fn of(text: &str, metadata: &Range<usize>) -> Style {
        let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
        let before = &text[..metadata.start];
        let colon = if before.ends_with(':') { ":" } else { ": " };
        let line = before.rfind('\n').map(|at| &before[at + 1..]);
        let indent = line.map(|line| line[..line.len() - line.trim_start().len()].to_string());
        let comma_space = if colon == ":" { "" } else { " " };
        Style { indent: indent.filter(|indent| !indent.is_empty()), newline, colon, comma_space }
    }

    /// What stands between a comma and the next member, in an object inside `metadata`'s level plus `depth`.
    fn gap(&self, depth: usize) -> String {
        match &self.indent {
            Some(_) => self.gap_in(depth),
            None => self.comma_space.to_string(),
        }
    }

    /// What stands behind an opening, or before a closing bracket.
    fn gap_in(&self, depth: usize) -> String {
        match &self.indent {
            Some(indent) => format!("{}{}", self.newline, indent.repeat(depth + 1)),
            None => String::new(),
        }
    }

    /// Lays JSON out as the value of a key of `metadata`. Numbers and strings stay as they are written.
    fn format(&self, json: &str) -> Result<String, ReadError> {
        let mut reader = Reader::new(json);
        let range = reader.skip()?;
        reader.finish()?;
        let bytes = json.as_bytes();
        let mut out = String::with_capacity(json.len() * 2);
        let mut depth = 1;
        let mut at = range.start;
        while at < range.end {
            match bytes[at] {
                b' ' | b'\n' | b'\r' | b'\t' => at += 1,
                open @ (b'{' | b'[') => {
                    out.push(open.into());
                    at += 1 + leading_space(&bytes[at + 1..]);
                    if matches!(bytes.get(at), Some(b'}' | b']')) {
                        out.push(bytes[at].into());
                        at += 1;
                    } else {
                        depth += 1;
                        out.push_str(&self.gap_in(depth));
                    }
                }
                close @ (b'}' | b']') => {
                    depth -= 1;
                    out.push_str(&self.gap_in(depth));
                    out.push(close.into());
                    at += 1;
                }
                b',' => {
                    out.push(',');
                    out.push_str(&self.gap(depth));
                    at += 1;
                }
                b':' => {
                    out.push_str(self.colon);
                    at += 1;
                }
                b'"' => {
                    let start = at;
                    let mut string = Reader::new(json);
                    string.pos = at;
                    string.raw_string()?;
                    at = string.pos;
                    out.push_str(&json[start..at]);
                }
                _ => {
                    let start = at;
                    while at < range.end && !matches!(bytes[at], b',' | b'}' | b']' | b' ' | b'\n' | b'\r' | b'\t') {
                        at += 1;
                    }
                    out.push_str(&json[start..at]);
                }
            }
        }
        Ok(out)
    }
}

fn leading_space(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const JUPYTER: &str = "{\n \"cells\": [],\n \"metadata\": {\n  \"a\": 1.0,\n  \"kernelspec\": {\n   \"name\": \"p\\u00e9\"\n  }\n },\n \"nbformat\": 4,\n \"nbformat_minor\": 5\n}\n";
    const SNAPSHOT: &str = r#"{"version": 1, "runs": [], "x": {"y": [1e400, "a,: {b"]}}"#;

    #[test]
    fn a_new_key_is_laid_out_as_jupyter_would() {
        let with = insert(JUPYTER, SNAPSHOT).unwrap();
        let expected = JUPYTER.replace(
            "1.0,\n",
            "1.0,\n  \"crane\": {\n   \"version\": 1,\n   \"runs\": [],\n   \"x\": {\n    \"y\": [\n     1e400,\n     \"a,: {b\"\n    ]\n   }\n  },\n",
        );
        assert_eq!(with, expected);
    }

    #[test]
    fn what_was_inserted_can_be_stripped_without_a_trace() {
        let layouts = [
            JUPYTER.to_string(),
            JUPYTER.replace('\n', "\r\n"),
            format!("\u{feff}{JUPYTER}"),
            "{\"cells\":[],\"metadata\":{},\"nbformat\":4}".into(),
            "{\"cells\": [], \"metadata\": {\"a\": {}}, \"nbformat\": 4}".into(),
            "{\"cells\": [], \"metadata\": {\"z\": {}}, \"nbformat\": 4}".into(),
            "{\n    \"metadata\": {\n        \"b\": 1\n    },\n    \"cells\": []\n}".into(),
            "{\n    \"metadata\": {\n        \"z\": 1\n    },\n    \"cells\": []\n}".into(),
            "{\n\t\"metadata\": {},\n\t\"cells\": []\n}".into(),
        ];
        for layout in layouts {
            let with = insert(&layout, SNAPSHOT).unwrap();
            assert_ne!(with, layout);
            assert_eq!(strip(&with).unwrap().as_deref(), Some(layout.as_str()), "{with}");
            assert_eq!(insert(&with, SNAPSHOT).unwrap(), with);
        }
    }

    #[test]
    fn only_the_value_changes_where_there_is_one() {
        let odd = "{\"metadata\" : { \"x\":1 ,\n\"crane\"  :  null , \"y\": 2}, \"cells\": []}";
        assert_eq!(insert(odd, "[1,2]").unwrap(), odd.replace("null", "[1,2]").replace("[1,2]", "[1, 2]"));
        assert_eq!(strip(odd).unwrap().unwrap(), "{\"metadata\" : { \"x\":1 , \"y\": 2}, \"cells\": []}");
        assert_eq!(strip("{\"metadata\": {\"crane_x\": 1}, \"crane\": 2}").unwrap(), None);
    }

    #[test]
    fn what_is_not_clear_is_not_changed() {
        for (text, reason) in [
            ("{\"metadata\": {}, \"metadata\": {}}", "`metadata` stands twice"),
            ("{\"metadata\": {\"crane\": 1, \"crane\": 2}}", "`crane` stands twice"),
            ("{\"metadata\": []}", "no object"),
            ("{\"metadata\": {}", "cut off"),
            ("[]", "no object"),
            ("", "too early"),
        ] {
            let error = strip(text).unwrap_err();
            assert!(error.message.contains(reason), "{text}: {}", error.message);
            assert!(insert(text, SNAPSHOT).is_err(), "{text}");
        }
        assert!(insert(JUPYTER, "{\"a\": }").is_err());
        assert!(insert("{\"cells\": []}", SNAPSHOT).unwrap_err().message.contains("no `metadata`"));
    }
}
