//! What the saved outputs of a cell that ran show of its variables, as facts of that moment.
//!
//! ```text
//! df.head()                     a frame's columns; texts and missing values that are seen
//! print("shape:", X.shape)      dimensions
//! df.info()                     class, index, columns, dtypes, missing values
//! model.summary()               shapes of layers' outputs, numbers of weights
//! ```
//!
//! A fact is a partial [`Summary`], in the form of a recorded one. Only what surely is the output of
//! a statement counts: the value of the cell's last expression, what `display` showed where there are as
//! many, lines of its standard output of which there are exactly as many as unconditional statements that
//! print them, and what stands between such lines.

mod arrays;
mod blocks;
mod build;
mod columns;
mod datasets;
mod frame;
mod info;
mod labels;
mod listing;
mod literals;
mod plain;
mod prints;
mod shows;
mod summary;
mod table;

use ruff_python_ast as ast;
use ruff_text_size::Ranged;

use crate::notebook::{Cell, Output};
use crate::snapshot::Summary;
use shows::{Aspect, Show, classify};

/// A fact that an output shows.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    /// Index of the top-level statement after which it holds.
    pub stmt: usize,
    /// The variable that it is about.
    pub name: String,
    pub summary: Summary,
    /// It does not tell what kind of thing the variable is: of use only where that is known.
    pub needs_kind: bool,
    /// Names of columns as text shows them: spaces at their ends are not seen.
    pub loose: bool,
}

/// What the outputs of a cell show after each of its first `ran` top-level statements. `sole` is whether
/// only the last expression of a cell is shown, as IPython does unless told otherwise.
pub fn shown(cell: &Cell, body: &[ast::Stmt], ran: usize, sole: bool) -> Vec<Shown> {
    let mut found = Vec::new();
    if cell.outputs.is_empty() || cell.outputs_cut {
        return found;
    }
    let ran = ran.min(body.len());
    prints::shown(cell, &body[..ran], &mut found);
    displayed(cell, &body[..ran], &mut found);
    summaries(cell, &body[..ran], &mut found);
    if ran == body.len() && (sole || expressions(body) == 1) {
        last(cell, body, &mut found);
    }
    found.sort_by_key(|shown| shown.stmt);
    // A line that is all that is printed is read in two ways.
    found.dedup();
    found
}

fn expressions(body: &[ast::Stmt]) -> usize {
    body.iter().filter(|stmt| stmt.is_expr_stmt()).count()
}

/// The value of the last expression.
fn last(cell: &Cell, body: &[ast::Stmt], found: &mut Vec<Shown>) {
    let Some(ast::Stmt::Expr(stmt)) = body.last() else { return };
    let after = cell.source.get(stmt.range().end().to_usize()..).unwrap_or_default();
    if after.trim_start().starts_with(';') {
        return;
    }
    let mut results = cell.outputs.iter().filter_map(|output| match output {
        Output::Result { plain, html } => Some((plain.as_str(), html.as_deref())),
        _ => None,
    });
    let (Some((plain, html)), None) = (results.next(), results.next()) else { return };
    let at = body.len() - 1;
    if let ast::Expr::Tuple(tuple) = &*stmt.value {
        // `X.shape, y.shape`
        prints::tuple(tuple, plain, at, found);
    } else if let Some(show) = classify(&stmt.value) {
        found.extend(fact(&show, plain, html, false).map(|fact| fact.of(show.name, at)));
    }
}

/// `model.summary()`: printed, or since Keras 3 displayed.
fn summaries(cell: &Cell, body: &[ast::Stmt], found: &mut Vec<Shown>) {
    let mut models = Vec::new();
    for (stmt, statement) in body.iter().enumerate() {
        let ast::Stmt::Expr(expr) = statement else { continue };
        if let Some(show) = classify(&expr.value).filter(|show| show.aspect == Aspect::Summary) {
            models.push((stmt, show.name));
        }
    }
    if models.is_empty() {
        return;
    }
    let mut tables = Vec::new();
    for output in &cell.outputs {
        match output {
            Output::Stream { name, text } if name == "stdout" => tables.extend(summary::tables(text)),
            Output::Display { plain, .. } => tables.extend(summary::tables(&crate::notebook::without_colours(plain))),
            _ => {}
        }
    }
    if tables.len() == models.len() {
        for ((stmt, name), table) in models.into_iter().zip(tables) {
            found.extend(table.map(|summary| Fact { needs_kind: true, ..Fact::sure(summary) }.of(name, stmt)));
        }
    }
}

/// What `display(…)` showed, where all that was displayed is of such statements.
fn displayed(cell: &Cell, body: &[ast::Stmt], found: &mut Vec<Shown>) {
    let outputs = cell.outputs.iter().filter_map(|output| match output {
        // A drawing is displayed by itself.
        Output::Display { plain, html } if !plain.starts_with("<Figure size ") => Some((plain.as_str(), html.as_deref())),
        _ => None,
    });
    let mut shown = Vec::new();
    for (stmt, statement) in body.iter().enumerate() {
        if let ast::Stmt::Expr(expr) = statement
            && let ast::Expr::Call(call) = &*expr.value
            && matches!(&*call.func, ast::Expr::Name(name) if name.id.as_str() == "display")
        {
            if !call.arguments.keywords.is_empty() {
                return;
            }
            shown.extend(call.arguments.args.iter().map(|argument| (stmt, argument)));
        }
    }
    if shown.is_empty() || outputs.clone().count() != shown.len() {
        return;
    }
    for ((stmt, argument), (plain, html)) in shown.into_iter().zip(outputs) {
        if let Some(show) = classify(argument) {
            found.extend(fact(&show, plain, html, false).map(|fact| fact.of(show.name, stmt)));
        }
    }
}

/// A fact before it is known after which statement it holds.
struct Fact {
    summary: Summary,
    needs_kind: bool,
    loose: bool,
}

impl Fact {
    fn of(self, name: &str, stmt: usize) -> Shown {
        Shown { stmt, name: name.to_owned(), summary: self.summary, needs_kind: self.needs_kind, loose: self.loose }
    }

    fn sure(summary: Summary) -> Fact {
        Fact { summary, needs_kind: false, loose: false }
    }
}

/// What the text or table that stands for an expression says of the variable in it. `printed`: the text is
/// that of `str`, not of `repr`, and might be a string.
fn fact(show: &Show<'_>, plain: &str, html: Option<&str>, printed: bool) -> Option<Fact> {
    let vague = |summary| Fact { needs_kind: true, ..Fact::sure(summary) };
    match &show.aspect {
        Aspect::Value => match html {
            Some(html) => Some(Fact { summary: table::html(html)?.summary(), needs_kind: false, loose: true }),
            None => value(plain, printed),
        },
        Aspect::Some(most) => {
            let mut frame = match html {
                Some(html) => table::html(html)?,
                None => plain::table(plain)?.0,
            };
            // All rows there are, where fewer than were asked for are shown; groups show as many each.
            let all = matches!((frame.rows, most), (Some(rows), Some(most)) if rows < *most);
            let few = matches!((frame.rows, most), (Some(rows), Some(most)) if rows <= *most);
            frame.rows = frame.rows.filter(|_| all && !show.sampled);
            Some(Fact { summary: frame.summary(), needs_kind: !few, loose: true })
        }
        Aspect::Columns => {
            let frame = listing::labels_of(plain)?;
            Some(Fact { summary: frame.summary(), needs_kind: !show.of_frames, loose: false })
        }
        Aspect::Dtypes => Some(Fact { summary: listing::dtypes(plain)?.summary(), needs_kind: false, loose: true }),
        Aspect::PerColumn(stat) => Some(Fact { loose: true, ..vague(columns::counts(plain, *stat, show.sampled)?) }),
        Aspect::Describe => Some(Fact { loose: true, ..vague(columns::described(plain, html)?) }),
        Aspect::Of(stat) => Some(vague(columns::count_of(show.column?, plain, *stat)?)),
        Aspect::Distinct => Some(vague(columns::values_of(show.column?, plain)?)),
        Aspect::Shape => {
            let (dimensions, torch) = arrays::dimensions(plain)?;
            match torch {
                true => arrays::summary("torch.Tensor", &dimensions, None).map(Fact::sure),
                false => Some(vague(build::map([("structure", build::map([("shape", build::shape(&dimensions)?)]))]))),
            }
        }
        Aspect::Dim(at) => dimension(*at, plain).map(vague),
        Aspect::Width => dimension(1, plain).map(vague),
        Aspect::Length => {
            let length = i64::try_from(arrays::number(plain.trim())?).ok()?;
            Some(vague(build::map([("structure", build::map([("length", Summary::Int(length))]))])))
        }
        Aspect::Dtype => {
            let types = |dtype: &str| build::map([("types", build::map([("dtype", build::text(dtype))]))]);
            Some(vague(match show.column {
                Some(column) => columns::one(column, types(&arrays::dtype(plain).map(str::to_owned).or_else(|| info::dtype_name(plain))?)),
                None => types(arrays::dtype(plain)?),
            }))
        }
        Aspect::Index => Some(vague(listing::range_index(plain)?)),
        Aspect::Type => kind(plain).map(Fact::sure),
        Aspect::Info | Aspect::Summary => None,
    }
}

/// One dimension of a shape of which no more is known.
fn dimension(at: u64, plain: &str) -> Option<Summary> {
    let [at, size] = [at, arrays::number(plain.trim())?].map(|n| i64::try_from(n).ok().map(Summary::Int));
    Some(build::map([("structure", build::map([("dimension", build::list([at?, size?]))]))]))
}

/// What a variable's own text says of it.
fn value(plain: &str, printed: bool) -> Option<Fact> {
    // Nothing but these prints so, and a text that was made of one.
    let sure = |summary| Fact { needs_kind: printed, ..Fact::sure(summary) };
    if plain.starts_with([' ', 'E']) {
        let (frame, footed) = plain::table(plain)?;
        return Some(Fact { summary: frame.summary(), needs_kind: !footed, loose: true });
    }
    if let Some(length) = arrays::number(plain.trim()) {
        // A number of any library.
        let value = i64::try_from(length).ok().map(Summary::Int)?;
        return Some(Fact { needs_kind: true, ..Fact::sure(build::map([("types", build::map([("type", build::text("int"))])), ("values", build::map([("value", value)]))])) });
    }
    arrays::array(plain)
        .map(Fact::sure)
        .or_else(|| arrays::printed(plain).filter(|_| printed).map(sure))
        .or_else(|| listing::series(plain)?.summary().map(Fact::sure))
        .or_else(|| literals::value(plain).map(sure))
        .or_else(|| datasets::table(plain).map(Fact::sure))
}

/// `type(x)`, for types whose values are known well enough by their type alone.
fn kind(plain: &str) -> Option<Summary> {
    let plain = plain.trim();
    let name = plain.strip_prefix("<class '").and_then(|rest| rest.strip_suffix("'>")).unwrap_or(plain);
    let known = ["pandas.core.frame.DataFrame", "pandas.DataFrame", "pandas.core.series.Series", "pandas.Series", "numpy.ndarray",
        "torch.Tensor", "list", "tuple", "str", "int", "float", "bool", "NoneType"];
    known.contains(&name).then(|| build::map([("types", build::map([("type", build::text(name))]))]))
}

#[cfg(test)]
mod tests;
