//! Which expressions show something of a variable.

use ruff_python_ast as ast;

/// An expression, and what its value says of a variable.
pub struct Show<'a> {
    pub name: &'a str,
    pub aspect: Aspect,
    /// The rows are a choice: how many there are says nothing.
    pub sampled: bool,
    /// Only frames have it.
    pub of_frames: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Aspect {
    /// The variable itself.
    Value,
    /// Some rows of it, at most so many.
    Some(Option<u64>),
    Columns,
    Dtypes,
    /// Counts of missing values.
    Missing,
    Shape,
    Length,
    Type,
    Info,
}

pub fn classify(expr: &ast::Expr) -> Option<Show<'_>> {
    let show = |name, aspect| Some(Show { name, aspect, sampled: false, of_frames: true });
    match expr {
        ast::Expr::Name(name) => show(name.id.as_str(), Aspect::Value),
        ast::Expr::Attribute(attribute) => match (&*attribute.value, attribute.attr.as_str()) {
            (ast::Expr::Name(name), "shape") => show(name.id.as_str(), Aspect::Shape),
            (ast::Expr::Name(name), "dtypes") => show(name.id.as_str(), Aspect::Dtypes),
            (ast::Expr::Name(name), "columns") => show(name.id.as_str(), Aspect::Columns),
            (inner @ ast::Expr::Attribute(_), "values") => classify(inner).filter(|inner| inner.aspect == Aspect::Columns),
            _ => None,
        },
        ast::Expr::Call(call) => called(call),
        _ => None,
    }
}

fn called(call: &ast::ExprCall) -> Option<Show<'_>> {
    let plain = call.arguments.keywords.is_empty();
    match (&*call.func, &*call.arguments.args) {
        (ast::Expr::Name(function), [argument]) if plain => match (function.id.as_str(), argument) {
            ("len", ast::Expr::Name(name)) => Some(Show { name: name.id.as_str(), aspect: Aspect::Length, sampled: false, of_frames: false }),
            ("type", ast::Expr::Name(name)) => Some(Show { name: name.id.as_str(), aspect: Aspect::Type, sampled: false, of_frames: false }),
            ("list", ast::Expr::Name(name)) => Some(Show { name: name.id.as_str(), aspect: Aspect::Columns, sampled: false, of_frames: false }),
            ("list", inner @ ast::Expr::Attribute(_)) => classify(inner).filter(|inner| inner.aspect == Aspect::Columns),
            _ => None,
        },
        (ast::Expr::Attribute(method), arguments) => {
            let method_name = method.attr.as_str();
            if let ast::Expr::Name(name) = &*method.value {
                let name = name.id.as_str();
                let show = |aspect, sampled| Some(Show { name, aspect, sampled, of_frames: true });
                return match method_name {
                    "info" => show(Aspect::Info, false),
                    "head" | "tail" => show(Aspect::Some(count(call, 5)), false),
                    "sample" => show(Aspect::Some(count(call, 1)), true),
                    "keys" if arguments.is_empty() && plain => Some(Show { name, aspect: Aspect::Columns, sampled: false, of_frames: false }),
                    _ => None,
                };
            }
            if !arguments.is_empty() || !plain {
                return None;
            }
            match (method_name, &*method.value) {
                ("tolist" | "to_list", inner @ ast::Expr::Attribute(_)) => classify(inner).filter(|inner| inner.aspect == Aspect::Columns),
                ("sum", ast::Expr::Call(inner)) => {
                    let ast::Expr::Attribute(asked) = &*inner.func else { return None };
                    let ast::Expr::Name(name) = &*asked.value else { return None };
                    let missing = matches!(asked.attr.as_str(), "isnull" | "isna") && inner.arguments.is_empty();
                    missing.then(|| Show { name: name.id.as_str(), aspect: Aspect::Missing, sampled: false, of_frames: true })
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// The number of rows asked for, where it is a literal.
fn count(call: &ast::ExprCall, default: u64) -> Option<u64> {
    match (&*call.arguments.args, &*call.arguments.keywords) {
        ([], []) => Some(default),
        ([ast::Expr::NumberLiteral(literal)], []) => match &literal.value {
            ast::Number::Int(count) => count.as_u64(),
            _ => None,
        },
        _ => None,
    }
}
