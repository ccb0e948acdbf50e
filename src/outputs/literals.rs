//! Lists and strings as Python writes them.

use ruff_python_ast as ast;

use super::build::{list, map, text};
use crate::snapshot::Summary;

/// The most elements that are told one by one.
const MOST: usize = 100;

/// The summary of a list, tuple or string from its repr. Numbers in it may be of any library.
pub fn value(plain: &str) -> Option<Summary> {
    let plain = plain.trim();
    if !plain.starts_with(['[', '\'', '"']) || !plain.ends_with([']', '\'', '"']) {
        return None;
    }
    let parsed = ruff_python_parser::parse_expression(plain).ok()?;
    literal(&parsed.syntax().body, 0)
}

/// The texts and whole numbers of a list, and whether there are missing values among them; `None` for any other list.
pub fn scalars(plain: &str) -> Option<(Vec<Summary>, bool)> {
    let parsed = ruff_python_parser::parse_expression(plain).ok()?;
    let ast::Expr::List(inner) = &*parsed.syntax().body else { return None };
    let (mut items, mut gap) = (Vec::new(), false);
    for item in &inner.elts {
        match item {
            ast::Expr::StringLiteral(string) if !string.value.is_implicit_concatenated() => items.push(text(string.value.to_str())),
            ast::Expr::NumberLiteral(number) => match &number.value {
                ast::Number::Int(value) => items.push(Summary::Int(value.as_i64()?)),
                _ => return None,
            },
            ast::Expr::NoneLiteral(_) => gap = true,
            ast::Expr::Name(name) if name.id.as_str() == "nan" => gap = true,
            _ => return None,
        }
    }
    Some((items, gap))
}

fn literal(expr: &ast::Expr, depth: usize) -> Option<Summary> {
    match expr {
        ast::Expr::StringLiteral(string) if !string.value.is_implicit_concatenated() => {
            Some(map([("types", map([("type", text("str"))])), ("values", map([("value", text(string.value.to_str()))]))]))
        }
        ast::Expr::List(inner) => {
            // A long list is cut short.
            if inner.elts.iter().any(|item| item.is_ellipsis_literal_expr()) || depth > 4 {
                return None;
            }
            let length = Summary::Int(inner.elts.len() as i64);
            let items = inner.elts.iter().take(MOST).map(|item| literal(item, depth + 1).unwrap_or_else(|| map([])));
            Some(map([
                ("types", map([("type", text("list"))])),
                ("structure", map([("length", length)])),
                ("items", list(items)),
                ("complete", Summary::Bool(inner.elts.len() <= MOST)),
            ]))
        }
        _ => None,
    }
}
