//! Text of values, as `str`, `repr` and f-strings give it; and of expressions, for messages.

use ruff_python_ast as ast;

use super::heap::Object;
use super::interp::Interp;
use super::value::{Args, Kind, Res, Value};

/// Longest text that is worked out.
const MOST: usize = 10_000;

impl<'a> Interp<'a> {
    /// `str(value)`, if it is known without calling anything.
    pub fn str_of(&self, value: &Value) -> Option<String> {
        match value {
            Value::Str(text) => Some(text.to_string()),
            Value::Object(id) => match self.obj(*id) {
                Object::Instance { class, attrs, .. } => {
                    let class = self.class(*class)?;
                    if class.native != Some(super::classes::NativeType::Exception) {
                        return None;
                    }
                    match &attrs.get(&super::sym::fixed("args"))?.value {
                        Value::Tuple(args) => match &args[..] {
                            [] => Some(String::new()),
                            [one] => self.str_of(one),
                            _ => None,
                        },
                        _ => None,
                    }
                }
                _ => self.repr_of(value),
            },
            _ => self.repr_of(value),
        }
    }

    /// `repr(value)`, if it is known without calling anything.
    pub fn repr_of(&self, value: &Value) -> Option<String> {
        let mut out = String::new();
        self.write_repr(value, &mut out, 0)?;
        Some(out)
    }

    fn write_repr(&self, value: &Value, out: &mut String, depth: usize) -> Option<()> {
        if depth > 8 || out.len() > MOST {
            return None;
        }
        match value {
            Value::None => out.push_str("None"),
            Value::Bool(b) => out.push_str(if *b { "True" } else { "False" }),
            Value::Int(i) => out.push_str(&i.to_string()),
            Value::Float(f) => out.push_str(&float_text(*f)),
            Value::Str(text) => out.push_str(&quote(text)),
            Value::Ellipsis => out.push_str("Ellipsis"),
            Value::NotImplemented => out.push_str("NotImplemented"),
            Value::Tuple(items) => {
                out.push('(');
                self.write_items(items, out, depth)?;
                if items.len() == 1 {
                    out.push(',');
                }
                out.push(')');
            }
            Value::Range(parts) => {
                let [start, stop, step] = [parts[0].as_int()?, parts[1].as_int()?, parts[2].as_int()?];
                if step == 1 {
                    out.push_str(&format!("range({start}, {stop})"));
                } else {
                    out.push_str(&format!("range({start}, {stop}, {step})"));
                }
            }
            Value::Object(id) => match self.obj(*id) {
                Object::List { items, rest: None, class: None } => {
                    out.push('[');
                    self.write_items(items, out, depth)?;
                    out.push(']');
                }
                Object::Dict { entries, open: false, class: None } => {
                    out.push('{');
                    for (i, entry) in entries.values().enumerate() {
                        if entry.slot.maybe {
                            return None;
                        }
                        if i > 0 {
                            out.push_str(", ");
                        }
                        self.write_repr(&entry.key, out, depth + 1)?;
                        out.push_str(": ");
                        self.write_repr(&entry.slot.value, out, depth + 1)?;
                    }
                    out.push('}');
                }
                Object::Class(class) if class.native.is_some() => {
                    out.push_str(&format!("<class '{}'>", class.name.as_str()));
                }
                _ => return None,
            },
            _ => return None,
        }
        Some(())
    }

    fn write_items(&self, items: &[Value], out: &mut String, depth: usize) -> Option<()> {
        for (i, item) in items.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            self.write_repr(item, out, depth + 1)?;
        }
        Some(())
    }

    /// `str(value)` with the class's own methods.
    pub fn to_str(&mut self, value: &Value) -> Res {
        if let Some(text) = self.str_of(value) {
            return Ok(Value::str(text));
        }
        for name in ["__str__", "__repr__"] {
            if let Some(method) = self.type_attr(value, name)
                && matches!(method, Value::Function(_))
            {
                return self.call(method, Args::of(vec![value.clone()]));
            }
        }
        Ok(Value::Of(Kind::Str))
    }

    pub fn eval_fstring(&mut self, expr: &'a ast::ExprFString) -> Res {
        let mut text = Some(String::new());
        for part in &expr.value {
            match part {
                ast::FStringPart::Literal(literal) => push(&mut text, &literal.value),
                ast::FStringPart::FString(fstring) => self.fstring_elements(&fstring.elements, &mut text)?,
            }
        }
        Ok(text.map_or(Value::Of(Kind::Str), Value::str))
    }

    fn fstring_elements(&mut self, elements: &'a ast::InterpolatedStringElements, text: &mut Option<String>) -> Res<()> {
        for element in elements {
            match element {
                ast::InterpolatedStringElement::Literal(literal) => push(text, &literal.value),
                ast::InterpolatedStringElement::Interpolation(part) => {
                    let value = self.eval(&part.expression)?;
                    let spec = match &part.format_spec {
                        Some(spec) => {
                            let mut inner = Some(String::new());
                            self.fstring_elements(&spec.elements, &mut inner)?;
                            inner
                        }
                        None => Some(String::new()),
                    };
                    self.at = self.loc(part);
                    let value = match part.conversion {
                        ast::ConversionFlag::None => value,
                        ast::ConversionFlag::Str => self.to_str(&value)?,
                        _ => self.repr_of(&value).map_or(Value::Of(Kind::Str), Value::str),
                    };
                    if part.debug_text.is_some() {
                        *text = None;
                    }
                    match self.format(&value, spec.as_deref())? {
                        Some(formatted) => push(text, &formatted),
                        None => *text = None,
                    }
                }
            }
        }
        Ok(())
    }

    /// `format(value, spec)`; `None` where the text is not known. `spec` is `None` if it is not known.
    pub fn format(&mut self, value: &Value, spec: Option<&str>) -> Res<Option<String>> {
        if let Value::Union(parts) = value {
            let parts = parts.clone();
            self.fork(parts.len(), |interp, i| interp.format(&parts[i], spec).map(|_| Value::None))?;
            return Ok(None);
        }
        let Some(spec) = spec else { return Ok(None) };
        if spec.is_empty() {
            return Ok(match self.to_str(value)? {
                Value::Str(text) => Some(text.to_string()),
                _ => None,
            });
        }
        let code = spec.chars().last().unwrap_or(' ');
        if let Some(kind) = value.kind() {
            let allowed: &str = match kind {
                Kind::Int | Kind::Bool => "bcdoxXneEfFgG%",
                Kind::Float => "neEfFgG%",
                Kind::Complex => "neEfFgG",
                _ => "s",
            };
            if code.is_ascii_alphabetic() && !allowed.contains(code) && spec.len() < 12 && is_plain_spec(spec) {
                let name = kind.name();
                let message = format!("Unknown format code '{code}' for object of type '{name}'");
                return Err(self.raise("ValueError", message));
            }
            return Ok(plain_format(value, spec));
        }
        if value.is_unknown() || self.has_opaque_type(value) {
            self.doubt_because(|| "the format of an unknown value".into());
            return Ok(None);
        }
        if let Some(method) = self.type_attr(value, "__format__") {
            self.call(method, Args::of(vec![value.clone(), Value::str(spec)]))?;
            return Ok(None);
        }
        let native_instance = matches!(value, Value::Object(id) if matches!(self.obj(*id), Object::Instance { class, .. }
            if self.class(*class).is_none_or(|c| c.native.is_some())));
        if native_instance || matches!(value, Value::Object(id) if matches!(self.obj(*id), Object::Module(_) | Object::Class(_))) {
            return Ok(None);
        }
        let name = match value {
            Value::Object(_) if self.class_of(value).is_some_and(|c| self.class(c).is_some_and(|c| c.model)) => {
                self.qualified_name(value)
            }
            _ => self.type_name(value),
        };
        Err(self.raise("TypeError", format!("unsupported format string passed to {name}.__format__")))
    }

    /// `numpy.ndarray` for a model's instance.
    fn qualified_name(&self, value: &Value) -> String {
        self.type_name(value)
    }

    /// `text % value`.
    pub fn percent_format(&mut self, template: &Value, value: &Value) -> Res {
        let Value::Str(template) = template else { return Ok(Value::Of(Kind::Str)) };
        let mut fields = Vec::new();
        let mut chars = template.chars().peekable();
        let mut named = false;
        while let Some(c) = chars.next() {
            if c != '%' {
                continue;
            }
            if chars.peek() == Some(&'(') {
                named = true;
            }
            let mut field = ' ';
            for f in chars.by_ref() {
                if f.is_ascii_alphabetic() && !matches!(f, 'l' | 'h' | 'L') || f == '%' {
                    field = f;
                    break;
                }
                if f == '*' {
                    return Ok(Value::Of(Kind::Str));
                }
            }
            if field != '%' {
                fields.push(field);
            }
        }
        if named || !value.is_known() {
            return Ok(Value::Of(Kind::Str));
        }
        let values: Vec<Value> = match value {
            Value::Tuple(items) => items.to_vec(),
            other => vec![other.clone()],
        };
        if values.len() < fields.len() {
            return Err(self.raise("TypeError", "not enough arguments for format string"));
        }
        let mapping = matches!(value, Value::Object(id) if !matches!(self.obj(*id), Object::Module(_)));
        if values.len() > fields.len() && !mapping {
            return Err(self.raise("TypeError", "not all arguments converted during string formatting"));
        }
        for (field, value) in fields.iter().zip(&values) {
            let number = matches!(field, 'd' | 'i' | 'u' | 'f' | 'F' | 'e' | 'E' | 'g' | 'G');
            let text = matches!(value.kind(), Some(Kind::Str | Kind::Bytes));
            if number && (text || matches!(value, Value::None | Value::Tuple(_))) {
                let name = self.type_name(value);
                let message = if matches!(field, 'd' | 'i' | 'u') {
                    format!("%{field} format: a real number is required, not {name}")
                } else {
                    format!("must be real number, not {name}")
                };
                return Err(self.raise("TypeError", message));
            }
        }
        if let (['s' | 'd'], [one]) = (fields.as_slice(), values.as_slice())
            && let Some(text) = self.str_of(one)
            && (template.contains("%s") || template.contains("%d"))
            && (fields[0] == 's' || matches!(one, Value::Int(_)))
        {
            return Ok(Value::str(template.replacen("%s", &text, 1).replacen("%d", &text, 1).replace("%%", "%")));
        }
        Ok(Value::Of(Kind::Str))
    }
}

fn push(text: &mut Option<String>, more: &str) {
    match text {
        Some(all) if all.len() + more.len() <= MOST => all.push_str(more),
        _ => *text = None,
    }
}

/// A spec without fill characters, which could be any letter.
fn is_plain_spec(spec: &str) -> bool {
    let mut body = spec.chars();
    body.next_back();
    body.all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | '+' | '-' | '<' | '>' | '^' | '0' | '_' | ' ' | '#'))
}

fn plain_format(value: &Value, spec: &str) -> Option<String> {
    let digits = spec.strip_prefix('.')?.strip_suffix('f')?;
    let digits: usize = digits.parse().ok().filter(|d| *d < 30)?;
    Some(format!("{:.*}", digits, value.as_float()?))
}

pub fn float_text(f: f64) -> String {
    if f.is_nan() {
        return "nan".into();
    }
    if f.is_infinite() {
        return if f > 0.0 { "inf".into() } else { "-inf".into() };
    }
    let magnitude = f.abs();
    if magnitude != 0.0 && !(1e-4..1e16).contains(&magnitude) {
        let text = format!("{f:e}");
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let exponent: i32 = exponent.parse().unwrap_or(0);
        let sign = if exponent < 0 { '-' } else { '+' };
        return format!("{mantissa}e{sign}{:02}", exponent.abs());
    }
    let text = format!("{f}");
    if text.contains('.') { text } else { format!("{text}.0") }
}

/// A string as Python's `repr` writes it.
pub fn quote(text: &str) -> String {
    let mark = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    let mut out = String::with_capacity(text.len() + 2);
    out.push(mark);
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\\' => out.push_str("\\\\"),
            c if c == mark => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() => out.push_str(&format!("\\x{:02x}", c as u32)),
            c => out.push(c),
        }
    }
    out.push(mark);
    out
}

/// A short text of an expression, for messages.
pub fn expr_text(expr: &ast::Expr) -> String {
    let mut out = String::new();
    write_expr(expr, &mut out, 0);
    out
}

fn write_expr(expr: &ast::Expr, out: &mut String, depth: usize) {
    if depth > 6 || out.len() > 80 {
        out.push('…');
        return;
    }
    match expr {
        ast::Expr::Name(e) => out.push_str(&e.id),
        ast::Expr::Attribute(e) => {
            write_expr(&e.value, out, depth + 1);
            out.push('.');
            out.push_str(&e.attr);
        }
        ast::Expr::Call(e) => {
            write_expr(&e.func, out, depth + 1);
            out.push_str(if e.arguments.is_empty() { "()" } else { "(…)" });
        }
        ast::Expr::Subscript(e) => {
            write_expr(&e.value, out, depth + 1);
            out.push('[');
            write_expr(&e.slice, out, depth + 1);
            out.push(']');
        }
        ast::Expr::StringLiteral(e) => out.push_str(&quote(e.value.to_str())),
        ast::Expr::NumberLiteral(e) => match &e.value {
            ast::Number::Int(i) => out.push_str(&i.to_string()),
            ast::Number::Float(f) => out.push_str(&float_text(*f)),
            ast::Number::Complex { .. } => out.push('…'),
        },
        ast::Expr::NoneLiteral(_) => out.push_str("None"),
        ast::Expr::BooleanLiteral(e) => out.push_str(if e.value { "True" } else { "False" }),
        ast::Expr::UnaryOp(e) if e.op == ast::UnaryOp::Not => {
            out.push_str("not ");
            write_expr(&e.operand, out, depth + 1);
        }
        ast::Expr::Compare(e) => {
            write_expr(&e.left, out, depth + 1);
            for (op, right) in e.ops.iter().zip(&e.comparators) {
                out.push(' ');
                out.push_str(op.as_str());
                out.push(' ');
                write_expr(right, out, depth + 1);
            }
        }
        ast::Expr::BinOp(e) => {
            write_expr(&e.left, out, depth + 1);
            out.push(' ');
            out.push_str(e.op.as_str());
            out.push(' ');
            write_expr(&e.right, out, depth + 1);
        }
        _ => out.push('…'),
    }
}
