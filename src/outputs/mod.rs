//! What the saved outputs of a cell that ran show of its variables, as facts of that moment.
//!
//! ```text
//! df.head()                     a frame's columns
//! print("shape:", X.shape)      dimensions
//! df.info()                     class, index, columns, dtypes, missing values
//! ```
//!
//! A fact is a partial [`Summary`], in the form of a recorded one. Only what surely is the output of
//! a statement counts: the value of the cell's last expression, and lines of its standard output of
//! which there are exactly as many as unconditional statements that print them.

mod arrays;
mod build;
mod frame;
mod info;
mod labels;
mod listing;
mod prints;
mod shows;
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
    if ran == body.len() && (sole || expressions(body) == 1) {
        last(cell, body, &mut found);
    }
    found.sort_by_key(|shown| shown.stmt);
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
        found.extend(fact(&show, plain, html).map(|fact| fact.of(show.name, at)));
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

/// What the text or table that stands for an expression says of the variable in it.
fn fact(show: &Show<'_>, plain: &str, html: Option<&str>) -> Option<Fact> {
    match &show.aspect {
        Aspect::Value => match html {
            Some(html) => Some(Fact { summary: table::html(html)?.summary(), needs_kind: false, loose: true }),
            None => arrays::array(plain).or_else(|| listing::series(plain)?.summary()).map(Fact::sure),
        },
        Aspect::Some(most) => {
            let mut frame = table::html(html?)?;
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
        Aspect::Missing => Some(Fact { summary: listing::missing(plain)?.summary(), needs_kind: true, loose: true }),
        Aspect::Shape => {
            let (dimensions, torch) = arrays::dimensions(plain)?;
            match torch {
                true => arrays::summary("torch.Tensor", &dimensions, None).map(Fact::sure),
                false => Some(Fact { needs_kind: true, ..Fact::sure(build::map([("structure", build::map([("shape", build::shape(&dimensions)?)]))])) }),
            }
        }
        Aspect::Length => {
            let length = i64::try_from(arrays::number(plain.trim())?).ok()?;
            Some(Fact { needs_kind: true, ..Fact::sure(build::map([("structure", build::map([("length", Summary::Int(length))]))])) })
        }
        Aspect::Type => kind(plain).map(Fact::sure),
        Aspect::Info => None,
    }
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
