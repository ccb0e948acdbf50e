//! A cell as a row of tokens: what stays of it when its formatting changes, and its comments.
//!
//! Only the lexer is used: it is not recursive, so no nesting in a cell can overflow its stack, and it
//! works on cells that do not parse.

use std::ops::Range;

use ruff_python_ast::token::TokenKind;
use ruff_python_parser::{Mode, lexer};
use ruff_text_size::Ranged;

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
        let mut tokens = CellTokens::default();
        let mut lexer = lexer::lex(source, Mode::Ipython);
        // Where the logical line that is being read begins, and how many comments belong to it.
        let mut logical_start: Option<u32> = None;
        let mut waiting = 0;
        loop {
            let kind = lexer.next_token();
            let range = lexer.current_range();
            let (start, end) = (range.start().to_u32(), range.end().to_u32());
            match kind {
                TokenKind::EndOfFile => {
                    tokens.close_logical(waiting, logical_start.map(|begin| begin..end));
                    return tokens;
                }
                TokenKind::Comment => {
                    let before = source[..start as usize].rsplit('\n').next().unwrap_or_default();
                    tokens.comments.push(Comment { range: start..end, alone: before.trim().is_empty(), logical: None });
                }
                TokenKind::Newline => {
                    tokens.close_logical(waiting, logical_start.take().map(|begin| begin..end));
                    waiting = tokens.comments.len();
                }
                TokenKind::NonLogicalNewline | TokenKind::Indent | TokenKind::Dedent => {}
                kind => {
                    logical_start.get_or_insert(start);
                    tokens.push(kind, start, &source[start as usize..end as usize]);
                }
            }
        }
    }

    fn close_logical(&mut self, from: usize, logical: Option<Range<u32>>) {
        for comment in &mut self.comments[from..] {
            comment.logical = logical.clone();
        }
    }

    fn push(&mut self, kind: TokenKind, start: u32, text: &str) {
        match kind {
            TokenKind::Lpar | TokenKind::Rpar | TokenKind::Comma | TokenKind::Semi => return,
            _ => self.marks.push((start, self.normal.len())),
        }
        match kind {
            // Formatters change quotes and prefixes, join strings, indent docstrings and strip lines.
            TokenKind::String
            | TokenKind::FStringStart
            | TokenKind::FStringMiddle
            | TokenKind::FStringEnd
            | TokenKind::TStringStart
            | TokenKind::TStringMiddle
            | TokenKind::TStringEnd => {
                self.normal.extend(text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '"' | '\'' | '\\')).flat_map(char::to_lowercase));
            }
            TokenKind::Int | TokenKind::Float | TokenKind::Complex => {
                self.normal.push_str(&text.to_ascii_lowercase());
                self.normal.push('\n');
            }
            TokenKind::IpyEscapeCommand => {
                self.normal.extend(text.split_whitespace());
                self.normal.push('\n');
            }
            _ => {
                self.normal.push_str(text);
                self.normal.push('\n');
            }
        }
    }

    /// Where byte `offset` of the source lies among the tokens; the same after reformatting.
    pub fn position(&self, offset: u32) -> usize {
        let after = self.marks.partition_point(|(start, _)| *start < offset);
        self.marks.get(after).map_or(self.normal.len(), |(_, position)| *position)
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
