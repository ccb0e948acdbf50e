//! What IPython does to a cell before Python sees it, as edits that keep every byte offset.

use std::borrow::Cow;
use std::ops::Range;

use super::SourceKind;
use super::magics::{self, CellMagic, Effect};

pub(super) struct Prepared<'a> {
    /// As long as the source, byte for byte.
    pub text: Cow<'a, str>,
    pub kind: SourceKind,
    pub effects: Vec<Effect>,
    pub captured: bool,
    pub clocked: Vec<Range<u32>>,
}

/// Applies prompts, common indent, cell magics, automagic and the line magics that hold Python.
pub(super) fn prepare(source: &str) -> Prepared<'_> {
    let mut prepared = Prepared { text: Cow::Borrowed(source), kind: SourceKind::Python, effects: Vec::new(), captured: false, clocked: Vec::new() };
    let Some(first) = source.lines().find(|line| !line.trim().is_empty()) else { return prepared };
    if first.trim_start().starts_with(">>> ") || first.starts_with("In [") {
        prepared.text = Cow::Owned(without_prompts(source));
    } else if first.starts_with([' ', '\t']) {
        let indent = &first[..first.len() - first.trim_start_matches([' ', '\t']).len()];
        prepared.text = Cow::Owned(without_indent(source, indent));
    }
    cell_magics(&mut prepared);
    if matches!(prepared.kind, SourceKind::Other(_)) {
        return prepared;
    }
    if let Some(effect) = automagic(&prepared.text) {
        prepared.kind = SourceKind::Other("automagic".to_owned());
        prepared.effects.push(effect);
        return prepared;
    }
    prepared.clocked.extend(line_magics(&mut prepared.text));
    prepared
}

/// A form feed in a line's leading white space makes Python count the indent from there, so a
/// prefix can be taken away without moving anything: `width` bytes become blanks and a form feed.
fn blank(text: &mut Vec<u8>, width: usize) {
    if width > 0 {
        text.extend(std::iter::repeat_n(b' ', width - 1));
        text.push(b'\x0c');
    }
}

fn edited(source: &str, mut line: impl FnMut(&str, &mut Vec<u8>)) -> String {
    let mut text = Vec::with_capacity(source.len());
    for each in source.split_inclusive('\n') {
        line(each, &mut text);
    }
    // Only whole ASCII prefixes were replaced by as many ASCII bytes.
    String::from_utf8(text).unwrap_or_else(|_| source.to_owned())
}

fn without_indent(source: &str, indent: &str) -> String {
    edited(source, |line, text| {
        let rest = line.strip_prefix(indent).unwrap_or(line);
        blank(text, line.len() - rest.len());
        text.extend_from_slice(rest.as_bytes());
    })
}

/// `>>> x`, `... y` and `In [3]: x`, as pasted from a session. IPython takes indented `>>>` since version 9.
fn without_prompts(source: &str) -> String {
    edited(source, |line, text| {
        let start = line.trim_start_matches([' ', '\t']);
        let rest = [">>> ", "... "]
            .iter()
            .find_map(|prompt| start.strip_prefix(prompt))
            .or_else(|| matches!(start.trim_end(), ">>>" | "...").then(|| &start[3..]))
            .or_else(|| {
                let (number, rest) = line.strip_prefix("In [")?.split_once("]: ")?;
                number.bytes().all(|digit| digit.is_ascii_digit()).then_some(rest)
            })
            .or_else(|| {
                let rest = line.trim_start_matches(' ').strip_prefix("...: ")?;
                Some(rest)
            })
            .unwrap_or(line);
        blank(text, line.len() - rest.len());
        text.extend_from_slice(rest.as_bytes());
    })
}

/// Turns the cell magics at the top into comments, for as long as they hold Python.
fn cell_magics(prepared: &mut Prepared<'_>) {
    let mut at = 0;
    loop {
        let rest = &prepared.text[at..];
        let blank_lines = rest.len() - rest.trim_start_matches([' ', '\t', '\n', '\x0c']).len();
        let start = at + blank_lines;
        let rest = &prepared.text[start..];
        let Some(magic) = rest.strip_prefix("%%").filter(|magic| magic.starts_with(|c: char| c.is_alphabetic() || c == '!' || c == '_'))
        else {
            return;
        };
        let line = magic.lines().next().unwrap_or_default();
        let end = start + 2 + line.len();
        let (name, argument) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        match magics::cell_magic(name.trim(), argument.trim()) {
            CellMagic::Python(effect) => {
                prepared.captured |= name.trim() == "capture";
                if name.trim() == "time" {
                    prepared.clocked.push(end as u32..u32::MAX);
                }
                prepared.effects.extend(effect);
                replace(&mut prepared.text, start, "#");
            }
            CellMagic::Timed => {
                prepared.kind = SourceKind::Timed;
                // What follows the options is set-up code.
                let setup = magics::after_options("timeit", argument);
                if setup.trim().is_empty() {
                    replace(&mut prepared.text, start, "#");
                } else {
                    let mut blanks = Vec::new();
                    blank(&mut blanks, end - start - setup.len());
                    replace(&mut prepared.text, start, std::str::from_utf8(&blanks).unwrap_or_default());
                }
            }
            CellMagic::Other(effect) => {
                prepared.kind = SourceKind::Other(format!("%%{}", name.trim()));
                prepared.effects.extend(effect);
                return;
            }
        }
        at = end;
    }
}

fn replace(text: &mut Cow<'_, str>, at: usize, with: &str) {
    text.to_mut().replace_range(at..at + with.len(), with);
}

/// A cell of one line may be a magic without its `%`: `ls`, `pip install x`.
fn automagic(text: &str) -> Option<Effect> {
    let line = text.trim();
    if line.contains('\n') {
        return None;
    }
    let end = line.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(line.len());
    let (name, rest) = line.split_at(end);
    if !magics::is_automagic(name) {
        return None;
    }
    let argument = rest.trim_start();
    // `run = 3`, `time.sleep(1)`, `alias (x)`, `history[0]`, `ls - 1` are Python; so may be any word
    // that parses as such, and then nothing is lost.
    let looks_like_argument =
        argument.is_empty() || (rest.starts_with([' ', '\t']) && argument.starts_with(|c: char| c.is_alphanumeric() || "_-~/\"'.*".contains(c)));
    let operator_word = ["in ", "is ", "and ", "or ", "if ", "not "].iter().any(|word| argument.starts_with(word));
    (looks_like_argument && !operator_word && !argument.starts_with("- ") && !argument.starts_with("* ") && !argument.starts_with("/ "))
        .then(|| magics::magic_effect(&format!("{name} {argument}")))
}

/// Takes the `%time` away from `%time x = f()`, which binds x. Gives where the code of each `%time` stands.
fn line_magics(text: &mut Cow<'_, str>) -> Vec<Range<u32>> {
    let mut clocked = Vec::new();
    let mut at = 0;
    while let Some(found) = memchr::memchr(b'%', &text.as_bytes()[at..]).map(|found| at + found) {
        at = found + 1;
        let line_start = text[..found].rfind('\n').map_or(0, |end| end + 1);
        let indent = &text[line_start..found];
        if !indent.bytes().all(|byte| matches!(byte, b' ' | b'\t' | b'\x0c')) {
            continue;
        }
        let line = text[found + 1..].lines().next().unwrap_or_default();
        let Some((name, argument)) = line.split_once([' ', '\t']) else { continue };
        if !magics::runs_python(name) {
            continue;
        }
        let code = magics::after_options(name, argument);
        if code.trim().is_empty() || (name == "timeit" && binds(code)) {
            continue;
        }
        // The indent again, right before the code, after a form feed that forgets what was before.
        let indent = indent.rsplit('\x0c').next().unwrap_or_default().to_owned();
        let code_start = found + 1 + line.len() - code.len();
        let prefix = code_start - line_start;
        let Some(blanks) = prefix.checked_sub(indent.len()) else { continue };
        let mut with = Vec::new();
        blank(&mut with, blanks);
        with.extend_from_slice(indent.as_bytes());
        let with = String::from_utf8(with).unwrap_or_default();
        if name == "time" {
            clocked.push(code_start as u32..continued(text, code_start) as u32);
        }
        replace(text, line_start, &with);
        at = code_start;
    }
    clocked
}

/// Where the line that begins at `start` ends, with the lines that backslashes join to it.
fn continued(text: &str, start: usize) -> usize {
    let mut end = start;
    for line in text[start..].split_inclusive('\n') {
        end += line.len();
        if !line.trim_end_matches(['\n', '\r']).ends_with('\\') {
            break;
        }
    }
    end
}

/// Whether a statement after `%timeit` binds names, which stay inside the function that it times.
fn binds(code: &str) -> bool {
    let bytes = code.as_bytes();
    let mut depth = 0;
    for (at, byte) in bytes.iter().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            b';' => return true,
            b'=' if depth == 0 => {
                let before = at.checked_sub(1).map(|before| bytes[before]);
                if bytes.get(at + 1) != Some(&b'=') && !matches!(before, Some(b'=' | b'!' | b'<' | b'>')) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}
