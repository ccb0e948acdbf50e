//! A pull reader for JSON that skips without allocating and never recurses.
//!
//! serde_json would do most of this, but it rejects what real notebooks hold (`NaN` in a plot's
//! data, more than 127 levels), and it has to look at every byte of a base64 image that we only
//! want to step over.

use std::borrow::Cow;
use std::ops::Range;

use super::ReadError;

/// Reads one JSON text from left to right.
pub(crate) struct Reader<'a> {
    pub text: &'a str,
    bytes: &'a [u8],
    pub pos: usize,
}

/// What a value starts as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Start {
    Object,
    Array,
    String,
    Other,
}

type Result<T> = std::result::Result<T, ReadError>;

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Self {
        Reader { text, bytes: text.as_bytes(), pos: 0 }
    }

    /// An error at byte `at`, with its line.
    pub fn error(&self, at: usize, what: impl Into<String>) -> ReadError {
        let at = at.min(self.bytes.len());
        let line = memchr::memchr_iter(b'\n', &self.bytes[..at]).count() + 1;
        ReadError { message: what.into(), line: u32::try_from(line).ok() }
    }

    fn unexpected(&self, wanted: &str) -> ReadError {
        match self.text[self.pos.min(self.text.len())..].chars().next() {
            None => self.error(self.pos, format!("the file ends too early: {wanted} expected; it was cut off")),
            Some(found) => self.error(
                self.pos,
                format!("not valid JSON: {wanted} expected, found `{}`", found.escape_debug()),
            ),
        }
    }

    fn space(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.bytes.get(self.pos) {
            self.pos += 1;
        }
    }

    /// The kind of the value that comes next.
    pub fn peek(&mut self) -> Result<Start> {
        self.space();
        match self.bytes.get(self.pos) {
            Some(b'{') => Ok(Start::Object),
            Some(b'[') => Ok(Start::Array),
            Some(b'"') => Ok(Start::String),
            Some(_) => Ok(Start::Other),
            None => Err(self.unexpected("a value")),
        }
    }

    /// Steps into the object or array that comes next.
    pub fn enter(&mut self) -> Result<()> {
        self.peek()?;
        self.pos += 1;
        Ok(())
    }

    /// Whether another member comes in the array just entered (`first`) or read from.
    pub fn next_item(&mut self, first: bool) -> Result<bool> {
        self.member(first, b']', "`,` or `]`")
    }

    /// The next key of the object just entered (`first`) or read from.
    pub fn next_key(&mut self, first: bool) -> Result<Option<Cow<'a, str>>> {
        if !self.member(first, b'}', "`,` or `}`")? {
            return Ok(None);
        }
        if self.bytes.get(self.pos) != Some(&b'"') {
            return Err(self.unexpected("a key in quotes"));
        }
        let key = self.string()?;
        self.space();
        if self.bytes.get(self.pos) != Some(&b':') {
            return Err(self.unexpected("`:`"));
        }
        self.pos += 1;
        self.space();
        Ok(Some(key))
    }

    fn member(&mut self, first: bool, close: u8, wanted: &str) -> Result<bool> {
        self.space();
        match self.bytes.get(self.pos) {
            Some(&byte) if byte == close => {
                self.pos += 1;
                Ok(false)
            }
            Some(b',') if !first => {
                self.pos += 1;
                self.space();
                if self.bytes.get(self.pos) == Some(&close) {
                    return Err(self.unexpected("a value after the comma"));
                }
                Ok(true)
            }
            Some(_) if first => Ok(true),
            _ => Err(self.unexpected(wanted)),
        }
    }

    /// The raw content of the string that comes next, between its quotes, and whether it has escapes.
    pub fn raw_string(&mut self) -> Result<(Range<usize>, bool)> {
        let open = self.pos;
        let start = open + 1;
        let mut at = start;
        let mut escapes = false;
        loop {
            let rest = self.bytes.get(at..).unwrap_or_default();
            match memchr::memchr2(b'"', b'\\', rest) {
                Some(found) if rest[found] == b'"' => {
                    self.pos = at + found + 1;
                    return Ok((start..at + found, escapes));
                }
                Some(found) => {
                    escapes = true;
                    at += found + 2;
                }
                None => {
                    return Err(self.error(open, "not valid JSON: a string that starts here is never closed; the file was cut off"));
                }
            }
        }
    }

    /// The string that comes next, decoded.
    pub fn string(&mut self) -> Result<Cow<'a, str>> {
        let (range, escapes) = self.raw_string()?;
        let raw = &self.text[range.clone()];
        if !escapes {
            return Ok(Cow::Borrowed(raw));
        }
        let mut out = String::with_capacity(raw.len());
        self.decode(range, usize::MAX, &mut out, |_, _, _| {})?;
        Ok(Cow::Owned(out))
    }

    /// Decodes the raw string content at `range` onto `out`, at most about `cap` bytes of it.
    ///
    /// `escape` is told of each escape: where its character starts in `out`, that character, and
    /// how long the escape is in the file.
    pub fn decode(
        &self,
        range: Range<usize>,
        cap: usize,
        out: &mut String,
        mut escape: impl FnMut(usize, char, u32),
    ) -> Result<()> {
        let limit = out.len().saturating_add(cap);
        let (mut at, end) = (range.start, range.end);
        while at < end && out.len() < limit {
            let run = memchr::memchr(b'\\', &self.bytes[at..end]).unwrap_or(end - at);
            out.push_str(cut(&self.text[at..at + run], limit - out.len()));
            at += run;
            if at >= end {
                break;
            }
            let begin = at;
            let character = self.escape(&mut at, end)?;
            escape(out.len(), character, (at - begin) as u32);
            out.push(character);
        }
        Ok(())
    }

    fn escape(&self, at: &mut usize, end: usize) -> Result<char> {
        let begin = *at;
        let code = self.bytes.get(begin + 1).copied().unwrap_or(0);
        *at += 2;
        Ok(match code {
            b'n' => '\n',
            b't' => '\t',
            b'r' => '\r',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'"' | b'\\' | b'/' => char::from(code),
            b'u' => {
                let high = self.hex(*at, end).ok_or_else(|| self.error(begin, "not valid JSON: `\\u` needs four hex digits"))?;
                *at += 4;
                if (0xd800..0xdc00).contains(&high)
                    && self.bytes.get(*at..*at + 2) == Some(b"\\u")
                    && let Some(low) = self.hex(*at + 2, end)
                    && (0xdc00..0xe000).contains(&low)
                {
                    *at += 6;
                    let wide = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
                    char::from_u32(wide).unwrap_or(char::REPLACEMENT_CHARACTER)
                } else {
                    // Python accepts half of a pair; Rust's strings cannot hold one.
                    char::from_u32(high).unwrap_or(char::REPLACEMENT_CHARACTER)
                }
            }
            _ => return Err(self.error(begin, "not valid JSON: a `\\` in a string that escapes nothing")),
        })
    }

    fn hex(&self, at: usize, end: usize) -> Option<u32> {
        let digits = self.text.get(at..at + 4).filter(|_| at + 4 <= end)?;
        if digits.bytes().all(|digit| digit.is_ascii_hexdigit()) { u32::from_str_radix(digits, 16).ok() } else { None }
    }

    /// Steps over the value that comes next and says where it stood.
    pub fn skip(&mut self) -> Result<Range<usize>> {
        self.space();
        let start = self.pos;
        let mut open: Vec<u8> = Vec::new();
        // Whether the container on top has no member yet.
        let mut first = false;
        loop {
            if let Some(&kind) = open.last() {
                let more = if kind == b'{' {
                    self.next_key(first)?.is_some()
                } else {
                    self.next_item(first)?
                };
                first = false;
                if !more {
                    open.pop();
                    if open.is_empty() {
                        return Ok(start..self.pos);
                    }
                    continue;
                }
            }
            match self.peek()? {
                Start::Object => {
                    open.push(b'{');
                    self.pos += 1;
                    first = true;
                }
                Start::Array => {
                    open.push(b'[');
                    self.pos += 1;
                    first = true;
                }
                Start::String => {
                    self.raw_string()?;
                }
                Start::Other => self.scalar()?,
            }
            if open.is_empty() {
                return Ok(start..self.pos);
            }
        }
    }

    /// A number or a word. `NaN` and `Infinity` are accepted, as Python's json writes and reads them.
    fn scalar(&mut self) -> Result<()> {
        let rest = &self.bytes[self.pos..];
        let length = rest
            .iter()
            .position(|byte| !(byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.')))
            .unwrap_or(rest.len());
        let word = &self.text[self.pos..self.pos + length];
        let number = word.trim_start_matches('-').starts_with(|digit: char| digit.is_ascii_digit());
        let known = matches!(word, "true" | "false" | "null" | "NaN" | "Infinity" | "-Infinity");
        if !(known || number && word.parse::<f64>().is_ok()) {
            return Err(self.unexpected("a value"));
        }
        self.pos += length;
        Ok(())
    }

    /// The value that comes next if it is a whole number that fits; anything else is stepped over.
    pub fn count(&mut self) -> Result<Option<u32>> {
        let range = self.skip()?;
        Ok(self.text[range].parse().ok())
    }

    /// The value that comes next if it is a string; anything else is stepped over.
    pub fn string_or_skip(&mut self) -> Result<Option<Cow<'a, str>>> {
        if self.peek()? == Start::String {
            return self.string().map(Some);
        }
        self.skip()?;
        Ok(None)
    }

    /// Nothing but white space may follow the outermost value.
    pub fn finish(&mut self) -> Result<()> {
        self.space();
        if self.pos < self.bytes.len() {
            return Err(self.unexpected("the end of the file"));
        }
        Ok(())
    }
}

/// At most `cap` bytes of `text`, cut between characters.
pub(super) fn cut(text: &str, cap: usize) -> &str {
    if text.len() <= cap {
        return text;
    }
    &text[..text.floor_char_boundary(cap)]
}
