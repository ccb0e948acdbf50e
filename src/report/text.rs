//! Text that came from a notebook, made harmless for a terminal, a CI runner and XML.
//!
//! A notebook is a stranger's file: what it holds is shown, never obeyed.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Longest message that a report shows, in characters; a notebook may hold a megabyte in one string.
const LONGEST: usize = 600;

/// Whether a terminal may act on `c` instead of showing it: controls (escape sequences begin with
/// one), marks that turn the direction of writing, and invisible tags.
pub fn acts(c: char) -> bool {
    matches!(c,
        '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{61c}' | '\u{200e}' | '\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

/// How a character that [`acts`] is shown: `\x1b`, `\u{202e}`.
pub fn push_shown(out: &mut String, c: char) {
    let code = c as u32;
    let _ = if code < 0x100 { write!(out, "\\x{code:02x}") } else { write!(out, "\\u{{{code:x}}}") };
}

/// One line of harmless text: line ends become spaces, what [`acts`] is shown, long text is cut.
pub fn line(text: &str) -> Cow<'_, str> {
    let plain = |c: char| !acts(c) && c != '\n' && c != '\t';
    if text.len() <= LONGEST && text.chars().all(plain) {
        return Cow::Borrowed(text);
    }
    let mut out = String::new();
    for (count, c) in text.trim().chars().enumerate() {
        if count == LONGEST {
            out.push('…');
            break;
        }
        match c {
            '\r' => {}
            '\n' | '\t' => out.push(' '),
            c if acts(c) => push_shown(&mut out, c),
            c => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// Harmless text of several lines, such as a cell's source: only line ends act.
pub fn block(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c == '\n' || !acts(c) { out.push(c) } else { push_shown(&mut out, c) }
    }
    without_commands(&out).into_owned()
}

/// Keeps a CI runner from finding commands in a text report.
///
/// GitHub's runner obeys `::name::` at the start of a line and `##[name]` anywhere in one, Azure's
/// `##vso[…]`; a backslash in between keeps the text readable and ends the command.
pub fn without_commands(text: &str) -> Cow<'_, str> {
    if !text.contains("##") && !text.contains("::") {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for line in text.split_inclusive('\n') {
        let body = line.trim_start();
        if body.starts_with("::") {
            out.push_str(&line[..line.len() - body.len()]);
            out.push('\\');
        } else {
            out.push_str(&line[..line.len() - body.len()]);
        }
        out.push_str(&body.replace("##[", "##\\[").replace("##vso[", "##vso\\["));
    }
    Cow::Owned(out)
}

/// Text for XML 1.0, in an element or a quoted attribute.
pub fn xml(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '\n' | '\t' => out.push(c),
            // XML 1.0 cannot hold these at all, not even escaped.
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c if acts(c) => push_shown(&mut out, c),
            c => out.push(c),
        }
    }
    out.replace("##[", "##&#91;").replace("##vso[", "##vso&#91;")
}

/// JSON text in which characters that [`acts`] and commands of CI runners are escaped. serde escapes
/// only what is below U+0020, but terminals obey U+009B too. All of these can only stand in strings.
pub fn json(text: &str) -> Cow<'_, str> {
    let risky = |c: char| c >= '\u{7f}' && acts(c);
    if text.contains("##[") || text.contains("##vso[") {
        let text = text.replace("##[", "#\\u0023[").replace("##vso[", "#\\u0023vso[");
        return Cow::Owned(json(&text).into_owned());
    }
    if !text.chars().any(risky) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    let mut units = [0; 2];
    for c in text.chars() {
        if risky(c) {
            for unit in c.encode_utf16(&mut units) {
                let _ = write!(out, "\\u{unit:04x}");
            }
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

/// `1 finding`, `2 findings`.
pub fn count(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

/// `a`, `a and b`, `a, b and c`.
pub fn list<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_shows_escape_sequences_instead_of_sending_them() {
        assert_eq!(line("a\x1b[31mb\nc\u{9b}d\u{202e}e"), "a\\x1b[31mb c\\x9bd\\u{202e}e");
        assert_eq!(line(&"x".repeat(5_000)).chars().count(), LONGEST + 1);
    }

    #[test]
    fn commands_of_a_runner_are_broken() {
        assert_eq!(without_commands("a\n  ::error::x\nb ##[group]y ##vso[task]"), "a\n  \\::error::x\nb ##\\[group]y ##vso\\[task]");
        assert_eq!(without_commands("x[::2]"), "x[::2]");
    }

    #[test]
    fn xml_has_neither_markup_nor_forbidden_characters() {
        assert_eq!(xml("<a b='c'>&\0\u{ffff}]]>"), "&lt;a b=&apos;c&apos;&gt;&amp;\\x00\u{fffd}]]&gt;");
    }

    #[test]
    fn json_escapes_what_serde_leaves() {
        let text = json("{\"a\": \"\u{9b}31m\u{e0041}##[x]\"}").into_owned();
        assert_eq!(text, "{\"a\": \"\\u009b31m\\udb40\\udc41#\\u0023[x]\"}");
        let back: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(back["a"], "\u{9b}31m\u{e0041}##[x]");
    }
}
