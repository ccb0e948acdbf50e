//! What is printed: lines and blocks of the standard output, matched to the statements that print them.
//!
//! A top-level statement that ran has printed its line. Where there are exactly as many lines of that
//! form as statements that print it, they belong together, in order, whatever else is printed.

use ruff_python_ast as ast;

use super::shows::{Aspect, Show, classify};
use super::{Fact, Shown, arrays, blocks, fact, info};
use crate::notebook::{Cell, Output};

/// A line that a statement prints.
struct Line<'a> {
    stmt: usize,
    parts: Vec<Part<'a>>,
}

pub enum Part<'a> {
    Text(String),
    Hole(Show<'a>),
}

pub fn shown(cell: &Cell, body: &[ast::Stmt], found: &mut Vec<Shown>) {
    let mut stdout = String::new();
    for output in &cell.outputs {
        if let Output::Stream { name, text } = output
            && name == "stdout"
        {
            stdout.push_str(text);
        }
    }
    if stdout.is_empty() {
        return;
    }
    let mut infos = Vec::new();
    let mut lines: Vec<Line> = Vec::new();
    for (stmt, statement) in body.iter().enumerate() {
        let ast::Stmt::Expr(expr) = statement else { continue };
        let ast::Expr::Call(call) = &*expr.value else { continue };
        if let Some(arguments) = printed(call) {
            match arguments {
                [one] if classify(one).is_some_and(|show| show.aspect == Aspect::Info) => infos.extend(classify(one).map(|show| (stmt, show))),
                _ => lines.extend(patterns(arguments).into_iter().map(|parts| Line { stmt, parts })),
            }
        } else if let Some(show) = classify(&expr.value)
            && show.aspect == Aspect::Info
        {
            infos.push((stmt, show));
        }
    }
    let reports = if infos.is_empty() { Vec::new() } else { info::blocks(&stdout) };
    if reports.len() == infos.len() {
        for ((stmt, show), frame) in infos.iter().zip(reports) {
            let fact = frame.map(|frame| Fact { loose: true, ..Fact::sure(frame.summary()) });
            found.extend(fact.map(|fact| fact.of(show.name, *stmt)));
        }
    }
    matched(&lines, &stdout, found);
    blocks::shown(body, &stdout, found);
}

/// `X.shape, y.shape` as a cell's last expression.
pub fn tuple(tuple: &ast::ExprTuple, plain: &str, stmt: usize, found: &mut Vec<Shown>) {
    let mut parts = vec![Part::Text("(".to_owned())];
    for (i, item) in tuple.elts.iter().enumerate() {
        let Some(show) = classify(item).filter(in_line) else { return };
        if i > 0 {
            parts.push(Part::Text(", ".to_owned()));
        }
        parts.push(Part::Hole(show));
    }
    parts.push(Part::Text(")".to_owned()));
    matched(&[Line { stmt, parts }], plain, found);
}

/// The arguments of `print(…)` where it prints a line to the standard output.
pub fn printed(call: &ast::ExprCall) -> Option<&[ast::Expr]> {
    (is_print(call) && call.arguments.keywords.is_empty()).then_some(&*call.arguments.args)
}

pub fn is_print(call: &ast::ExprCall) -> bool {
    matches!(&*call.func, ast::Expr::Name(name) if name.id.as_str() == "print")
}

/// Whether an aspect is shown within a line.
fn in_line(show: &Show<'_>) -> bool {
    matches!(show.aspect, Aspect::Shape | Aspect::Length | Aspect::Dim(_) | Aspect::Width | Aspect::Of(_))
}

/// The lines of what `print` prints that show something; none where a part of the text is not known.
fn patterns(arguments: &[ast::Expr]) -> Vec<Vec<Part<'_>>> {
    let number = |show: &Show<'_>| in_line(show) || show.aspect == Aspect::Value;
    let mut lines = parts_of(arguments, &number).map(in_lines).unwrap_or_default();
    lines.retain(|line| line.iter().any(|part| matches!(part, Part::Hole(_))));
    // A name alone may print anything.
    lines.retain(|line| !matches!(&line[..], [Part::Hole(show)] if show.aspect == Aspect::Value));
    lines
}

/// All lines of what `print` prints; `None` where a part of the text is not known.
pub fn lines(arguments: &[ast::Expr]) -> Option<Vec<Vec<Part<'_>>>> {
    parts_of(arguments, &in_line).map(in_lines)
}

/// The text that stands before the one thing that is shown, at the end of what `print` prints.
pub fn last_shown(arguments: &[ast::Expr]) -> Option<(String, Show<'_>)> {
    let mut parts = parts_of(arguments, &|show| show.aspect != Aspect::Info)?;
    let Some(Part::Hole(show)) = parts.pop() else { return None };
    let mut before = String::new();
    for part in parts {
        let Part::Text(text) = part else { return None };
        before.push_str(&text);
    }
    Some((before, show))
}

/// Which expressions may stand among the texts of a line.
type Fits<'f> = &'f dyn Fn(&Show<'_>) -> bool;

fn parts_of<'a>(arguments: &'a [ast::Expr], fits: Fits<'_>) -> Option<Vec<Part<'a>>> {
    let mut parts = Vec::new();
    for (i, argument) in arguments.iter().enumerate() {
        if i > 0 {
            parts.push(Part::Text(" ".to_owned()));
        }
        piece(argument, &mut parts, fits)?;
    }
    Some(parts)
}

fn in_lines(parts: Vec<Part<'_>>) -> Vec<Vec<Part<'_>>> {
    let mut lines: Vec<Vec<Part>> = vec![Vec::new()];
    for part in parts {
        match part {
            Part::Text(text) => {
                for (i, piece) in text.split('\n').enumerate() {
                    if i > 0 {
                        lines.push(Vec::new());
                    }
                    if let Some(line) = lines.last_mut()
                        && !piece.is_empty()
                    {
                        line.push(Part::Text(piece.to_owned()));
                    }
                }
            }
            hole => {
                if let Some(line) = lines.last_mut() {
                    line.push(hole);
                }
            }
        }
    }
    lines
}

/// The most characters of a repeated text, `"-" * 40`.
const REPEATED: usize = 400;

fn piece<'a>(expr: &'a ast::Expr, parts: &mut Vec<Part<'a>>, fits: Fits<'_>) -> Option<()> {
    match expr {
        ast::Expr::StringLiteral(literal) => parts.push(Part::Text(literal.value.to_str().to_owned())),
        ast::Expr::FString(string) => {
            for element in string.value.elements() {
                match element {
                    ast::InterpolatedStringElement::Literal(literal) => parts.push(Part::Text(literal.value.to_string())),
                    ast::InterpolatedStringElement::Interpolation(inner) => {
                        if inner.debug_text.is_some() || inner.format_spec.is_some() || !matches!(inner.conversion, ast::ConversionFlag::None) {
                            return None;
                        }
                        parts.push(Part::Hole(classify(&inner.expression).filter(fits)?));
                    }
                }
            }
        }
        ast::Expr::BinOp(sum) if sum.op == ast::Operator::Add => {
            piece(&sum.left, parts, fits)?;
            piece(&sum.right, parts, fits)?;
        }
        ast::Expr::BinOp(product) if product.op == ast::Operator::Mult => {
            let (ast::Expr::StringLiteral(text), ast::Expr::NumberLiteral(times)) = (&*product.left, &*product.right) else { return None };
            let ast::Number::Int(times) = &times.value else { return None };
            let (text, times) = (text.value.to_str(), usize::try_from(times.as_u64()?).ok()?);
            if text.len().checked_mul(times)? > REPEATED {
                return None;
            }
            parts.push(Part::Text(text.repeat(times)));
        }
        ast::Expr::Call(call) => {
            if let (ast::Expr::Name(name), [inner]) = (&*call.func, &*call.arguments.args)
                && name.id.as_str() == "str"
            {
                return piece(inner, parts, fits);
            }
            if let ast::Expr::Attribute(method) = &*call.func
                && let (ast::Expr::StringLiteral(format), "format") = (&*method.value, method.attr.as_str())
            {
                return formatted(format.value.to_str(), call, parts, fits);
            }
            parts.push(Part::Hole(classify(expr).filter(fits)?));
        }
        _ => parts.push(Part::Hole(classify(expr).filter(fits)?)),
    }
    Some(())
}

/// `"…{}…".format(x.shape)`
fn formatted<'a>(format: &str, call: &'a ast::ExprCall, parts: &mut Vec<Part<'a>>, fits: Fits<'_>) -> Option<()> {
    let texts: Vec<&str> = format.split("{}").collect();
    let arguments = &call.arguments;
    if !arguments.keywords.is_empty() || texts.len() != arguments.args.len() + 1 || texts.iter().any(|text| text.contains(['{', '}'])) {
        return None;
    }
    for (i, text) in texts.iter().enumerate() {
        parts.push(Part::Text((*text).to_owned()));
        if let Some(argument) = arguments.args.get(i) {
            parts.push(Part::Hole(classify(argument).filter(fits)?));
        }
    }
    Some(())
}

fn matched(lines: &[Line<'_>], text: &str, found: &mut Vec<Shown>) {
    let mut done = Vec::new();
    for line in lines {
        let form = form(&line.parts);
        if done.contains(&form) {
            continue;
        }
        let alike: Vec<&Line> = lines.iter().filter(|other| self::form(&other.parts) == form).collect();
        let seen: Vec<Vec<&str>> = text.lines().filter_map(|text| holes(&line.parts, text)).collect();
        if seen.len() == alike.len() {
            for (line, values) in alike.iter().zip(seen) {
                let shows = line.parts.iter().filter_map(|part| if let Part::Hole(show) = part { Some(show) } else { None });
                for (show, value) in shows.zip(values) {
                    found.extend(fact(show, value, None, true).map(|fact| fact.of(show.name, line.stmt)));
                }
            }
        }
        done.push(form);
    }
}

/// What tells lines apart: their texts.
pub fn form(line: &[Part<'_>]) -> Vec<Option<String>> {
    let text = |part: &Part| match part {
        Part::Text(text) => Some(text.clone()),
        Part::Hole(_) => None,
    };
    line.iter().map(text).collect()
}

/// The texts in the holes, where a line has this form.
pub fn holes<'t>(parts: &[Part<'_>], line: &'t str) -> Option<Vec<&'t str>> {
    let mut rest = line;
    let mut values = Vec::new();
    for part in parts {
        match part {
            Part::Text(text) => rest = rest.strip_prefix(text.as_str())?,
            Part::Hole(_) => {
                let end = value_end(rest)?;
                values.push(&rest[..end]);
                rest = &rest[end..];
            }
        }
    }
    rest.trim_end_matches([' ', '\r']).is_empty().then_some(values)
}

/// Where a number or a shape at the start of a text ends.
fn value_end(text: &str) -> Option<usize> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        return Some(digits);
    }
    let end = text.find(')')? + 1;
    arrays::dimensions(&text[..end]).map(|_| end)
}
