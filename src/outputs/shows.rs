//! Which expressions show something of a variable.

use ruff_python_ast as ast;

/// An expression, and what its value says of a variable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Show<'a> {
    pub name: &'a str,
    pub aspect: Aspect,
    /// The column that it is about: `df["a"].nunique()`.
    pub column: Option<&'a str>,
    /// The rows are a choice, or stand in another order: how many there are, or where, says nothing.
    pub sampled: bool,
    /// Only frames have it.
    pub of_frames: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aspect {
    /// The variable itself.
    Value,
    /// Some rows of it, at most so many.
    Some(Option<u64>),
    Columns,
    Dtypes,
    /// A number for each column.
    PerColumn(Stat),
    /// A number of one column.
    Of(Stat),
    /// All values of one column, each once.
    Distinct,
    Describe,
    Shape,
    /// One dimension of the shape.
    Dim(u64),
    Length,
    /// The number of columns.
    Width,
    Dtype,
    Index,
    Type,
    Info,
    /// The table of a model's layers.
    Summary,
}

/// What is counted of a column's values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stat {
    /// Missing ones.
    Missing,
    /// Whether any is missing.
    AnyMissing,
    /// Those that are not missing.
    Present,
    /// Distinct ones.
    Distinct,
}

impl<'a> Show<'a> {
    fn new(name: &'a str, aspect: Aspect, of_frames: bool) -> Option<Show<'a>> {
        Some(Show { name, aspect, column: None, sampled: false, of_frames })
    }
}

pub fn classify(expr: &ast::Expr) -> Option<Show<'_>> {
    match expr {
        ast::Expr::Name(name) => Show::new(name.id.as_str(), Aspect::Value, true),
        ast::Expr::Attribute(attribute) => attribute_of(attribute),
        ast::Expr::Subscript(item) => dimension(item),
        ast::Expr::Call(call) => called(call),
        _ => None,
    }
}

fn attribute_of(attribute: &ast::ExprAttribute) -> Option<Show<'_>> {
    match &*attribute.value {
        ast::Expr::Name(name) => {
            let (aspect, of_frames) = match attribute.attr.as_str() {
                "shape" => (Aspect::Shape, true),
                "dtypes" => (Aspect::Dtypes, true),
                "columns" => (Aspect::Columns, true),
                "index" => (Aspect::Index, true),
                "dtype" => (Aspect::Dtype, false),
                _ => return None,
            };
            Show::new(name.id.as_str(), aspect, of_frames)
        }
        inner @ ast::Expr::Attribute(_) if attribute.attr.as_str() == "values" => classify(inner).filter(|inner| inner.aspect == Aspect::Columns),
        ast::Expr::Subscript(item) if attribute.attr.as_str() == "dtype" => of_column(item, Aspect::Dtype),
        _ => None,
    }
}

/// `x.shape[0]`
fn dimension(item: &ast::ExprSubscript) -> Option<Show<'_>> {
    let mut show = classify(&item.value).filter(|inner| inner.aspect == Aspect::Shape)?;
    let ast::Expr::NumberLiteral(literal) = &*item.slice else { return None };
    let ast::Number::Int(at) = &literal.value else { return None };
    show.aspect = Aspect::Dim(at.as_u64().filter(|at| *at < 16)?);
    Some(show)
}

/// `df["a"]`, in an expression that shows something of it.
fn of_column(item: &ast::ExprSubscript, aspect: Aspect) -> Option<Show<'_>> {
    let (ast::Expr::Name(name), ast::Expr::StringLiteral(column)) = (&*item.value, &*item.slice) else { return None };
    let show = Show::new(name.id.as_str(), aspect, true)?;
    Some(Show { column: Some(column.value.to_str()), ..show })
}

fn called(call: &ast::ExprCall) -> Option<Show<'_>> {
    match &*call.func {
        ast::Expr::Name(function) => function_of(function.id.as_str(), call),
        ast::Expr::Attribute(method) => match &*method.value {
            ast::Expr::Name(name) => method_of(name.id.as_str(), method.attr.as_str(), call),
            ast::Expr::Subscript(item) if call.arguments.is_empty() => {
                let aspect = match method.attr.as_str() {
                    "nunique" => Aspect::Of(Stat::Distinct),
                    "count" => Aspect::Of(Stat::Present),
                    "unique" => Aspect::Distinct,
                    _ => return None,
                };
                of_column(item, aspect)
            }
            inner => chained(inner, method.attr.as_str(), call),
        },
        _ => None,
    }
}

/// `len(x)`, `type(x)`, `list(x)`
fn function_of<'a>(function: &str, call: &'a ast::ExprCall) -> Option<Show<'a>> {
    let ([argument], []) = (&*call.arguments.args, &*call.arguments.keywords) else { return None };
    match (function, argument) {
        ("len", ast::Expr::Name(name)) => Show::new(name.id.as_str(), Aspect::Length, false),
        ("type", ast::Expr::Name(name)) => Show::new(name.id.as_str(), Aspect::Type, false),
        ("list", ast::Expr::Name(name)) => Show::new(name.id.as_str(), Aspect::Columns, false),
        ("len", inner @ ast::Expr::Attribute(_)) => {
            let show = classify(inner)?;
            let aspect = match show.aspect {
                Aspect::Columns => Aspect::Width,
                Aspect::Index => Aspect::Length,
                _ => return None,
            };
            Some(Show { aspect, ..show })
        }
        ("list", inner @ ast::Expr::Attribute(_)) => classify(inner).filter(|inner| inner.aspect == Aspect::Columns),
        _ => None,
    }
}

/// A method of a variable.
fn method_of<'a>(name: &'a str, method: &str, call: &'a ast::ExprCall) -> Option<Show<'a>> {
    let bare = call.arguments.is_empty();
    match method {
        "info" => Show::new(name, Aspect::Info, true),
        "head" | "tail" => Show::new(name, Aspect::Some(count(call, 5)), true),
        "sample" => Show::new(name, Aspect::Some(count(call, 1)), true).map(|show| Show { sampled: true, ..show }),
        "summary" if bare => Show::new(name, Aspect::Summary, false),
        "keys" if bare => Show::new(name, Aspect::Columns, false),
        "describe" if bare => Show::new(name, Aspect::Describe, true),
        "count" if bare => Show::new(name, Aspect::PerColumn(Stat::Present), true),
        "nunique" if bare => Show::new(name, Aspect::PerColumn(Stat::Distinct), true),
        _ => None,
    }
}

/// A method of what an expression gives.
fn chained<'a>(inner: &'a ast::Expr, method: &str, call: &ast::ExprCall) -> Option<Show<'a>> {
    match (method, inner) {
        ("tolist" | "to_list", ast::Expr::Attribute(_)) if call.arguments.is_empty() => classify(inner).filter(|inner| inner.aspect == Aspect::Columns),
        ("sort_values" | "sort_index", ast::Expr::Call(_)) => {
            let show = classify(inner).filter(|inner| matches!(inner.aspect, Aspect::PerColumn(_)))?;
            Some(Show { sampled: true, ..show })
        }
        ("sum" | "any", ast::Expr::Call(asked)) if call.arguments.is_empty() && asked.arguments.is_empty() => {
            let ast::Expr::Attribute(check) = &*asked.func else { return None };
            let stat = match (check.attr.as_str(), method) {
                ("isnull" | "isna", "sum") => Stat::Missing,
                ("isnull" | "isna", _) => Stat::AnyMissing,
                ("notnull" | "notna", "sum") => Stat::Present,
                _ => return None,
            };
            match &*check.value {
                ast::Expr::Name(name) => Show::new(name.id.as_str(), Aspect::PerColumn(stat), true),
                ast::Expr::Subscript(item) => of_column(item, Aspect::Of(stat)),
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
