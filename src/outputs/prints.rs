//! What is printed: lines and blocks of the standard output, matched to the statements that print them.
//!
//! A top-level statement that ran has printed its line. Where there are exactly as many lines of that
//! form as statements that print it, they belong together, in order, whatever else is printed.

use ruff_python_ast as ast;

use super::shows::{Aspect, Show, classify};
use super::{Fact, Shown, arrays, fact, info};
use crate::notebook::{Cell, Output};

/// A line that a statement prints.
struct Line<'a> {
    stmt: usize,
    parts: Vec<Part<'a>>,
}

enum Part<'a> {
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
    let mut prints = Vec::new();
    for (stmt, statement) in body.iter().enumerate() {
        let ast::Stmt::Expr(expr) = statement else { continue };
        let ast::Expr::Call(call) = &*expr.value else { continue };
        if let Some(arguments) = printed(call) {
            prints.push((stmt, arguments));
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
    let blocks = if infos.is_empty() { Vec::new() } else { info::blocks(&stdout) };
    if blocks.len() == infos.len() {
        for ((stmt, show), frame) in infos.iter().zip(blocks) {
            let fact = frame.map(|frame| Fact { loose: true, ..Fact::sure(frame.summary()) });
            found.extend(fact.map(|fact| fact.of(show.name, *stmt)));
        }
    }
    matched(&lines, &stdout, found);
    // The only print, and all that was printed.
    if let [(stmt, [one])] = &prints[..]
        && let Some(show) = classify(one)
        && !matches!(show.aspect, Aspect::Shape | Aspect::Length | Aspect::Some(_) | Aspect::Info | Aspect::Value)
    {
        found.extend(fact(&show, stdout.trim_end_matches('\n'), None).map(|fact| fact.of(show.name, *stmt)));
    }
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
fn printed(call: &ast::ExprCall) -> Option<&[ast::Expr]> {
    let ast::Expr::Name(name) = &*call.func else { return None };
    (name.id.as_str() == "print" && call.arguments.keywords.is_empty()).then_some(&*call.arguments.args)
}

/// Whether an aspect is shown within a line.
fn in_line(show: &Show<'_>) -> bool {
    matches!(show.aspect, Aspect::Shape | Aspect::Length)
}

/// The lines of what `print` prints that show something; none where a part of the text is not known.
fn patterns(arguments: &[ast::Expr]) -> Vec<Vec<Part<'_>>> {
    let mut parts = Vec::new();
    for (i, argument) in arguments.iter().enumerate() {
        if i > 0 {
            parts.push(Part::Text(" ".to_owned()));
        }
        if piece(argument, &mut parts).is_none() {
            return Vec::new();
        }
    }
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
    lines.retain(|line| line.iter().any(|part| matches!(part, Part::Hole(_))));
    lines
}

fn piece<'a>(expr: &'a ast::Expr, parts: &mut Vec<Part<'a>>) -> Option<()> {
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
                        parts.push(Part::Hole(classify(&inner.expression).filter(in_line)?));
                    }
                }
            }
        }
        ast::Expr::BinOp(sum) if sum.op == ast::Operator::Add => {
            piece(&sum.left, parts)?;
            piece(&sum.right, parts)?;
        }
        ast::Expr::Call(call) => {
            if let (ast::Expr::Name(name), [inner]) = (&*call.func, &*call.arguments.args)
                && name.id.as_str() == "str"
            {
                return piece(inner, parts);
            }
            if let ast::Expr::Attribute(method) = &*call.func
                && let (ast::Expr::StringLiteral(format), "format") = (&*method.value, method.attr.as_str())
            {
                return formatted(format.value.to_str(), call, parts);
            }
            parts.push(Part::Hole(classify(expr).filter(in_line)?));
        }
        _ => parts.push(Part::Hole(classify(expr).filter(in_line)?)),
    }
    Some(())
}

/// `"…{}…".format(x.shape)`
fn formatted<'a>(format: &str, call: &'a ast::ExprCall, parts: &mut Vec<Part<'a>>) -> Option<()> {
    let texts: Vec<&str> = format.split("{}").collect();
    let arguments = &call.arguments;
    if !arguments.keywords.is_empty() || texts.len() != arguments.args.len() + 1 || texts.iter().any(|text| text.contains(['{', '}'])) {
        return None;
    }
    for (i, text) in texts.iter().enumerate() {
        parts.push(Part::Text((*text).to_owned()));
        if let Some(argument) = arguments.args.get(i) {
            parts.push(Part::Hole(classify(argument).filter(in_line)?));
        }
    }
    Some(())
}

fn matched(lines: &[Line<'_>], text: &str, found: &mut Vec<Shown>) {
    let mut done = Vec::new();
    for line in lines {
        let form = form(line);
        if done.contains(&form) {
            continue;
        }
        let alike: Vec<&Line> = lines.iter().filter(|other| self::form(other) == form).collect();
        let seen: Vec<Vec<&str>> = text.lines().filter_map(|text| holes(&line.parts, text)).collect();
        if seen.len() == alike.len() {
            for (line, values) in alike.iter().zip(seen) {
                let shows = line.parts.iter().filter_map(|part| if let Part::Hole(show) = part { Some(show) } else { None });
                for (show, value) in shows.zip(values) {
                    found.extend(fact(show, value, None).map(|fact| fact.of(show.name, line.stmt)));
                }
            }
        }
        done.push(form);
    }
}

/// What tells lines apart: their texts.
fn form(line: &Line<'_>) -> Vec<Option<String>> {
    let text = |part: &Part| match part {
        Part::Text(text) => Some(text.clone()),
        Part::Hole(_) => None,
    };
    line.parts.iter().map(text).collect()
}

/// The texts in the holes, where a line has this form.
fn holes<'t>(parts: &[Part<'_>], line: &'t str) -> Option<Vec<&'t str>> {
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
