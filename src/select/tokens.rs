//! A cell as a row of tokens: what stays of it when its formatting changes, and its comments.
//!
//! A scanner of its own: `ruff_python_parser` gives tokens only with a tree, and what builds a tree
//! recurses. This one does not, so no nesting in a cell can overflow its stack, and it works on cells
//! that do not parse. It takes an f-string for a plain one; where quotes nest in it (Python 3.12) its
//! parts become tokens, which makes a fingerprint no less stable.

use std::ops::Range;

/// A cell's tokens without formatting, and its comments.
#[derive(Debug, Default)]
pub struct CellTokens {
    /// The tokens that formatters leave alone, one a line. White space, comments, line ends, brackets,
    /// commas, semicolons and kinds of quotes are left out.
    pub normal: String,
    /// Byte offset in the source of each token in `normal`, and its offset there.
    marks: Vec<(u32, usize)>,
    pub comments: Vec<Comment>,
}

#[derive(Debug)]
pub struct Comment {
    pub range: Range<u32>,
    /// Nothing else stands on its line.
    pub alone: bool,
    /// The logical line (a statement over all its lines) that it belongs to: for one alone outside
    /// any statement, the next one, if there is one.
    pub logical: Option<Range<u32>>,
}

impl CellTokens {
    pub fn of(source: &str) -> Self {
        let mut scanner = Scanner { source, at: 0, tokens: CellTokens::default(), depth: 0, start: None, waiting: 0 };
        while let Some(c) = scanner.rest().chars().next() {
            scanner.step(c);
        }
        scanner.end_logical();
        scanner.tokens
    }

    /// Where byte `offset` of the source lies among the tokens; the same after reformatting.
    pub fn position(&self, offset: u32) -> usize {
        let after = self.marks.partition_point(|(start, _)| *start < offset);
        self.marks.get(after).map_or(self.normal.len(), |(_, position)| *position)
    }
}

struct Scanner<'a> {
    source: &'a str,
    at: usize,
    tokens: CellTokens,
    /// Open brackets.
    depth: usize,
    /// Where the logical line that is being read begins.
    start: Option<usize>,
    /// The first comment that waits to hear of its logical line.
    waiting: usize,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.source[self.at..]
    }

    fn step(&mut self, c: char) {
        let rest = self.rest();
        match c {
            '\n' => {
                if self.depth == 0 && self.start.is_some() {
                    self.end_logical();
                }
                self.at += 1;
            }
            '\\' if rest[1..].starts_with(['\n', '\r']) => self.at += 2,
            '#' => {
                let end = self.at + rest.find('\n').unwrap_or(rest.len());
                let before = self.source[..self.at].rsplit('\n').next().unwrap_or_default();
                let comment = Comment { range: self.at as u32..end as u32, alone: before.trim().is_empty(), logical: None };
                self.tokens.comments.push(comment);
                self.at = end;
            }
            '%' | '!' if self.start.is_none() => {
                // IPython's magics and shell commands: the line is theirs, to the last character.
                let line = rest.lines().next().unwrap_or_default();
                self.token(line.len(), |text, out| {
                    out.extend(text.split_whitespace());
                    out.push('\n');
                });
            }
            '\'' | '"' => self.string(0),
            c if c.is_whitespace() => self.at += c.len_utf8(),
            c if c.is_alphanumeric() || c == '_' => {
                let length = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
                let prefix = length <= 2 && rest[..length].chars().all(|c| "rRbBuUfFtT".contains(c));
                if prefix && rest[length..].starts_with(['\'', '"']) {
                    self.string(length);
                } else if c.is_ascii_digit() {
                    self.word(length, true);
                } else {
                    self.word(length, false);
                }
            }
            c => {
                match c {
                    '(' | '[' | '{' => self.depth += 1,
                    ')' | ']' | '}' => self.depth = self.depth.saturating_sub(1),
                    _ => {}
                }
                if matches!(c, '(' | ')' | ',' | ';') {
                    // Formatters add and remove these; a statement may begin with one all the same.
                    self.start.get_or_insert(self.at);
                    self.at += 1;
                } else {
                    self.word(c.len_utf8(), false);
                }
            }
        }
    }

    fn token(&mut self, length: usize, write: impl FnOnce(&str, &mut String)) {
        self.start.get_or_insert(self.at);
        self.tokens.marks.push((self.at as u32, self.tokens.normal.len()));
        write(&self.source[self.at..self.at + length], &mut self.tokens.normal);
        self.at += length;
    }

    fn word(&mut self, length: usize, lower: bool) {
        self.token(length, |text, out| {
            if lower { out.extend(text.chars().map(|c| c.to_ascii_lowercase())) } else { out.push_str(text) }
            out.push('\n');
        });
    }

    /// A string whose prefix is `prefix` bytes long. Formatters change quotes and the case of prefixes,
    /// escape quotes, join neighbours, indent docstrings and strip their lines: only the rest counts.
    fn string(&mut self, prefix: usize) {
        let body = &self.rest()[prefix..];
        let quote = &body[..1];
        let triple = body.starts_with(&quote.repeat(3));
        let width = if triple { 3 } else { 1 };
        let mut length = body.len();
        let mut chars = body[width..].char_indices();
        while let Some((at, c)) = chars.next() {
            if c == '\\' {
                chars.next();
            } else if !triple && c == '\n' {
                length = width + at;
                break;
            } else if body[width + at..].starts_with(&body[..width]) {
                length = width + at + width;
                break;
            }
        }
        self.token(prefix + length, |text, out| {
            out.push_str(&text[..prefix].to_ascii_lowercase());
            out.extend(text[prefix..].chars().filter(|c| !c.is_whitespace() && !matches!(c, '"' | '\'' | '\\')));
        });
    }

    fn end_logical(&mut self) {
        let logical = self.start.take().map(|start| start as u32..self.at as u32);
        for comment in &mut self.tokens.comments[self.waiting..] {
            comment.logical = logical.clone();
        }
        self.waiting = self.tokens.comments.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formatting_leaves_the_tokens_alone() {
        let before = "x = foo( 'a' ,b=0XFF)   # note\nif x : y( )";
        let after = "# other\nx = foo(\n    \"a\",\n    b=0xff,\n)\n\nif x:\n    y()\n";
        let (before_tokens, after_tokens) = (CellTokens::of(before), CellTokens::of(after));
        assert_eq!(before_tokens.normal, after_tokens.normal);
        let place = |text: &str, tokens: &CellTokens| tokens.position(text.find("y(").unwrap() as u32);
        assert_eq!(place(before, &before_tokens), place(after, &after_tokens));
    }

    #[test]
    fn other_code_has_other_tokens() {
        assert_ne!(CellTokens::of("x = a").normal, CellTokens::of("x = b").normal);
        assert_ne!(CellTokens::of("x = 'a'").normal, CellTokens::of("x = 'b'").normal);
    }

    #[test]
    fn comments_know_their_statement() {
        let source = "a = (1,  # one\n  2)\n# below\nb = 3 # two\n# last";
        let tokens = CellTokens::of(source);
        let found: Vec<_> = tokens
            .comments
            .iter()
            .map(|c| (c.alone, c.logical.clone().map(|r| source[r.start as usize..r.end as usize].trim_end())))
            .collect();
        assert_eq!(
            found,
            [
                (false, Some("a = (1,  # one\n  2)")),
                (true, Some("b = 3 # two")),
                (false, Some("b = 3 # two")),
                (true, None)
            ]
        );
    }

    #[test]
    fn magics_broken_code_and_deep_nesting_are_no_trouble() {
        CellTokens::of("%%time\n!ls 'a\nx = = 'unclosed\n\0\u{fffd}");
        CellTokens::of(&"(".repeat(300_000));
        CellTokens::of(&"f'{".repeat(10_000));
    }
}
