//! A tolerant reader of what Python's `pprint` prints: literals, and the `repr` of other objects in them
//! (`torch.Size([3])`, `<class 'int'>`, `Timestamp('…')`, `dtype('<U3')`, bare `nan`).

/// A printed Python value.
#[derive(Debug, Clone, PartialEq)]
pub enum Literal {
    None,
    Bool(bool),
    Int(i64),
    Float(f64),
    Str(String),
    List(Vec<Literal>),
    Tuple(Vec<Literal>),
    Set(Vec<Literal>),
    Dict(Vec<(Literal, Literal)>),
    /// `name(…)`, with the keyword arguments apart.
    Call { name: String, args: Vec<Literal>, keywords: Vec<(String, Literal)> },
    /// `<…>` without the angle brackets, or a bare name.
    Opaque(String),
}

/// Deeper nesting is refused, since the reader recurses.
const MAX_DEPTH: usize = 100;

impl Literal {
    /// Parses one value; only white space may follow. The error says where it stopped.
    pub fn parse(text: &str) -> Result<Literal, String> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0)?;
        reader.space();
        if reader.at < text.len() { Err(reader.error("something follows the value")) } else { Ok(value) }
    }

    /// The value of a text key of a dict, also of one that prints as `defaultdict(…, {…})`.
    pub fn get(&self, key: &str) -> Option<&Literal> {
        let found = self.entries()?.iter().find(|(k, _)| matches!(k, Literal::Str(name) if name == key));
        found.map(|(_, value)| value)
    }

    pub fn entries(&self) -> Option<&[(Literal, Literal)]> {
        match self {
            Literal::Dict(entries) => Some(entries),
            Literal::Call { args, .. } => match args.last() {
                Some(Literal::Dict(entries)) => Some(entries),
                _ => None,
            },
            _ => None,
        }
    }

    /// The elements of a list, tuple or set, also of one in a call, such as `torch.Size([1, 2])`.
    pub fn elements(&self) -> Option<&[Literal]> {
        match self {
            Literal::List(items) | Literal::Tuple(items) | Literal::Set(items) => Some(items),
            Literal::Call { args, .. } => match args.as_slice() {
                [only] => only.elements(),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn as_str(&self) -> Option<&str> {
        if let Literal::Str(text) = self { Some(text) } else { None }
    }

    pub fn as_bool(&self) -> Option<bool> {
        if let Literal::Bool(b) = self { Some(*b) } else { None }
    }

    pub fn as_int(&self) -> Option<i64> {
        if let Literal::Int(n) = self { Some(*n) } else { None }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, c: char) -> bool {
        self.space();
        let found = self.peek() == Some(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }

    fn error(&self, what: &str) -> String {
        let near: String = self.rest().chars().take(30).collect();
        format!("{what}, at byte {} near {near:?}", self.at)
    }

    fn value(&mut self, depth: usize) -> Result<Literal, String> {
        if depth > MAX_DEPTH {
            return Err(self.error("the nesting is too deep"));
        }
        self.space();
        match self.peek() {
            Some('{') => self.braces(depth),
            Some('[') => Ok(Literal::List(self.sequence('[', ']', depth)?.0)),
            Some('(') => match self.sequence('(', ')', depth)? {
                (mut items, false) if items.len() == 1 => Ok(self.joined(items.remove(0))?),
                (items, _) => Ok(Literal::Tuple(items)),
            },
            Some('\'' | '"') => {
                let text = self.string(false)?;
                self.joined(Literal::Str(text))
            }
            Some('<') => self.angles(),
            Some(c) if c.is_ascii_digit() || matches!(c, '-' | '+' | '.') => self.number(),
            Some(c) if c.is_alphabetic() || c == '_' => self.name(depth),
            _ => Err(self.error("a value was expected")),
        }
    }

    /// Strings that stand side by side are one.
    fn joined(&mut self, first: Literal) -> Result<Literal, String> {
        let Literal::Str(mut text) = first else { return Ok(first) };
        loop {
            self.space();
            if !matches!(self.peek(), Some('\'' | '"')) {
                return Ok(Literal::Str(text));
            }
            text.push_str(&self.string(false)?);
        }
    }

    /// The items between brackets, and whether there was a comma.
    fn sequence(&mut self, open: char, close: char, depth: usize) -> Result<(Vec<Literal>, bool), String> {
        self.eat(open);
        let (mut items, mut comma) = (Vec::new(), false);
        while !self.eat(close) {
            // NumPy and pprint shorten with a bare ellipsis.
            self.space();
            if self.rest().starts_with("...") {
                self.at += 3;
            } else {
                items.push(self.value(depth + 1)?);
            }
            if self.eat(',') {
                comma = true;
            } else if !self.eat(close) {
                return Err(self.error("a comma or a closing bracket was expected"));
            } else {
                break;
            }
        }
        Ok((items, comma))
    }

    fn braces(&mut self, depth: usize) -> Result<Literal, String> {
        self.eat('{');
        if self.eat('}') {
            return Ok(Literal::Dict(Vec::new()));
        }
        let first = self.value(depth + 1)?;
        if !self.eat(':') {
            let mut items = vec![first];
            while self.eat(',') {
                if self.eat('}') {
                    return Ok(Literal::Set(items));
                }
                items.push(self.value(depth + 1)?);
            }
            return if self.eat('}') { Ok(Literal::Set(items)) } else { Err(self.error("`}` was expected")) };
        }
        let mut entries = vec![(first, self.value(depth + 1)?)];
        while self.eat(',') {
            if self.eat('}') {
                return Ok(Literal::Dict(entries));
            }
            let key = self.value(depth + 1)?;
            if !self.eat(':') {
                return Err(self.error("`:` was expected"));
            }
            entries.push((key, self.value(depth + 1)?));
        }
        if self.eat('}') { Ok(Literal::Dict(entries)) } else { Err(self.error("`}` was expected")) }
    }

    fn string(&mut self, raw: bool) -> Result<String, String> {
        let quote = self.peek().unwrap_or('\'');
        self.at += 1;
        let mut text = String::new();
        let mut chars = self.rest().char_indices();
        while let Some((i, c)) = chars.next() {
            match c {
                c if c == quote => {
                    self.at += i + 1;
                    return Ok(text);
                }
                '\\' if !raw => {
                    let Some((_, escaped)) = chars.next() else { break };
                    let mut digits = |n: usize| -> Option<char> {
                        let hex: String = chars.by_ref().take(n).map(|(_, c)| c).collect();
                        char::from_u32(u32::from_str_radix(&hex, 16).ok()?)
                    };
                    match escaped {
                        'n' => text.push('\n'),
                        't' => text.push('\t'),
                        'r' => text.push('\r'),
                        'x' => text.extend(digits(2)),
                        'u' => text.extend(digits(4)),
                        'U' => text.extend(digits(8)),
                        other => text.push(other),
                    }
                }
                c => text.push(c),
            }
        }
        Err(self.error("a string is not closed"))
    }

    fn angles(&mut self) -> Result<Literal, String> {
        let mut open = 0;
        for (i, c) in self.rest().char_indices() {
            match c {
                '<' => open += 1,
                '>' if open == 1 => {
                    let inner = self.rest()[1..i].to_string();
                    self.at += i + 1;
                    return Ok(Literal::Opaque(inner));
                }
                '>' => open -= 1,
                _ => {}
            }
        }
        Err(self.error("`<` is not closed"))
    }

    fn number(&mut self) -> Result<Literal, String> {
        let length = self
            .rest()
            .char_indices()
            .take_while(|&(i, c)| {
                let after_exponent = i > 0 && matches!(self.rest().as_bytes()[i - 1], b'e' | b'E');
                c.is_ascii_digit() || matches!(c, '.' | 'e' | 'E' | '_') || (matches!(c, '-' | '+') && (i == 0 || after_exponent))
            })
            .count();
        let text = &self.rest()[..length];
        if matches!(text, "-" | "+") {
            self.at += length;
            return match self.value(MAX_DEPTH)? {
                Literal::Float(x) if text == "-" => Ok(Literal::Float(-x)),
                other => Ok(other),
            };
        }
        let value = match (text.parse::<i64>(), text.parse::<f64>()) {
            (Ok(n), _) => Literal::Int(n),
            // An integer that is too large has no exact value here.
            (_, Ok(_)) if !text.contains(['.', 'e', 'E']) => Literal::Opaque(text.into()),
            (_, Ok(x)) => Literal::Float(x),
            _ => return Err(self.error("a number was expected")),
        };
        self.at += length;
        Ok(value)
    }

    fn name(&mut self, depth: usize) -> Result<Literal, String> {
        let length: usize =
            self.rest().chars().take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '.')).map(char::len_utf8).sum();
        let name = &self.rest()[..length];
        self.at += length;
        if matches!(self.peek(), Some('\'' | '"')) && matches!(name, "b" | "B" | "u" | "r" | "R") {
            let text = self.string(name.eq_ignore_ascii_case("r"))?;
            return Ok(if name.eq_ignore_ascii_case("b") { Literal::Opaque(format!("bytes {text}")) } else { Literal::Str(text) });
        }
        match name {
            "None" => return Ok(Literal::None),
            "True" => return Ok(Literal::Bool(true)),
            "False" => return Ok(Literal::Bool(false)),
            "nan" | "NaN" => return Ok(Literal::Float(f64::NAN)),
            "inf" => return Ok(Literal::Float(f64::INFINITY)),
            _ => {}
        }
        if self.peek() != Some('(') {
            return Ok(Literal::Opaque(name.into()));
        }
        self.arguments(name.into(), depth)
    }

    fn arguments(&mut self, name: String, depth: usize) -> Result<Literal, String> {
        self.eat('(');
        let (mut args, mut keywords) = (Vec::new(), Vec::new());
        while !self.eat(')') {
            self.space();
            if self.rest().starts_with("...") {
                self.at += 3;
            } else {
                match self.value(depth + 1)? {
                    Literal::Opaque(keyword) if self.eat('=') => keywords.push((keyword, self.value(depth + 1)?)),
                    value => args.push(value),
                }
            }
            if !self.eat(',') {
                if self.eat(')') {
                    break;
                }
                return Err(self.error("`)` was expected"));
            }
        }
        Ok(Literal::Call { name, args, keywords })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Literal {
        Literal::parse(text).unwrap_or_else(|e| panic!("{text}: {e}"))
    }

    fn text(s: &str) -> Literal {
        Literal::Str(s.into())
    }

    #[test]
    fn plain_literals() {
        assert_eq!(parse("(1, -2.5, 1e-05, None, True)"), Literal::Tuple(vec![
            Literal::Int(1), Literal::Float(-2.5), Literal::Float(1e-5), Literal::None, Literal::Bool(true)
        ]));
        assert_eq!(parse("(3,)"), Literal::Tuple(vec![Literal::Int(3)]));
        assert_eq!(parse("()"), Literal::Tuple(vec![]));
        assert_eq!(parse("{1, 2}"), Literal::Set(vec![Literal::Int(1), Literal::Int(2)]));
        assert_eq!(parse("{}"), Literal::Dict(vec![]));
    }

    #[test]
    fn strings_side_by_side_are_one_also_in_parentheses() {
        assert_eq!(parse(r#"['a ' "b's", 'c']"#), Literal::List(vec![text("a b's"), text("c")]));
        assert_eq!(parse("{'k': ('a'\n  'b')}").get("k"), Some(&text("ab")));
        assert_eq!(parse(r"'tab\t \'q\' \xe9 \u20ac'"), text("tab\t 'q' é €"));
    }

    #[test]
    fn what_is_no_literal_keeps_its_name() {
        let size = parse("torch.Size([508, 1])");
        assert_eq!(size.elements(), Some(&[Literal::Int(508), Literal::Int(1)][..]));
        assert_eq!(parse("defaultdict(<class 'int'>, {'a': 1})").get("a"), Some(&Literal::Int(1)));
        assert_eq!(parse("<class '__main__.Net'>"), Literal::Opaque("class '__main__.Net'".into()));
        assert_eq!(parse("<a <b> c>"), Literal::Opaque("a <b> c".into()));
        assert!(matches!(parse("nan"), Literal::Float(x) if x.is_nan()));
        assert_eq!(parse("-inf"), Literal::Float(f64::NEG_INFINITY));
        let array = parse("array([[1, 2],\n ..., [3, 4]], dtype=uint8)");
        assert!(matches!(array, Literal::Call { keywords, .. } if keywords[0].0 == "dtype"));
        assert!(matches!(parse("Timestamp('2020-01-01 00:00:00')"), Literal::Call { name, .. } if name == "Timestamp"));
    }

    #[test]
    fn broken_and_deep_text_is_an_error() {
        for broken in ["", "(", "[1 2]", "{'a': }", "'open", "<open", "1 2", "{1: 2", "f(", "-"] {
            assert!(Literal::parse(broken).is_err(), "{broken}");
        }
        assert!(Literal::parse(&"[".repeat(100_000)).unwrap_err().contains("too deep"));
        assert!(Literal::parse(&"f(".repeat(100_000)).is_err());
    }
}
