//! Which names a cell can reach: those that it uses, and those that the functions and classes of the
//! notebook use that it calls.

use std::collections::{HashMap, HashSet};

use ruff_python_ast::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{Expr, ExprContext, Parameters, Stmt};

use crate::notebook::source::ParsedCell;

/// A name of the namespace that the target uses, itself or through a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reached {
    pub name: String,
    /// The function or class that uses it, where the target does not do so itself.
    pub via: Option<String>,
}

/// Names that are followed at most; a cell that reaches more is no help to anybody.
const MOST: usize = 500;

/// In order of distance, and then of appearance. `before` are the cells that ran, in order.
pub fn reached(target: &ParsedCell, before: &[&ParsedCell]) -> Vec<Reached> {
    let mut definitions: HashMap<&str, &Stmt> = HashMap::new();
    for stmt in before.iter().copied().chain([target]).flat_map(|cell| &cell.module.body) {
        match stmt {
            Stmt::FunctionDef(def) => definitions.insert(def.name.as_str(), stmt),
            Stmt::ClassDef(def) => definitions.insert(def.name.as_str(), stmt),
            _ => continue,
        };
    }
    let mut found: Vec<Reached> = Vec::new();
    let mut seen: HashSet<String> = HashSet::new();
    let mut names = Uses::default();
    target.module.body.iter().for_each(|stmt| names.visit_stmt(stmt));
    found.extend(names.loads.into_iter().filter(|name| seen.insert(name.clone())).map(|name| Reached { name, via: None }));
    let mut next = 0;
    while next < found.len() && found.len() < MOST {
        let name = found[next].name.clone();
        next += 1;
        let Some(stmt) = definitions.get(name.as_str()) else { continue };
        let free = free_names(stmt);
        found.extend(free.into_iter().filter(|free| seen.insert(free.clone())).map(|free| Reached { name: free, via: Some(name.clone()) }));
    }
    found
}

/// The names that a function or class takes from outside.
fn free_names(stmt: &Stmt) -> Vec<String> {
    let mut uses = Uses::default();
    match stmt {
        Stmt::FunctionDef(def) => {
            uses.parameters(&def.parameters);
            def.body.iter().for_each(|stmt| uses.visit_stmt(stmt));
        }
        // A class's own attributes are reached through it: what its body and its methods use is enough.
        Stmt::ClassDef(def) => {
            def.arguments.iter().flat_map(|arguments| &arguments.args).for_each(|base| uses.visit_expr(base));
            for stmt in &def.body {
                match stmt {
                    Stmt::FunctionDef(_) => uses.loads.extend(free_names(stmt)),
                    other => uses.visit_stmt(other),
                }
            }
        }
        _ => {}
    }
    let Uses { mut loads, bound, global, .. } = uses;
    loads.retain(|name| !bound.contains(name) || global.contains(name));
    loads
}

#[derive(Default)]
struct Uses {
    loads: Vec<String>,
    bound: HashSet<String>,
    global: HashSet<String>,
}

impl Uses {
    fn parameters(&mut self, parameters: &Parameters) {
        for parameter in parameters.iter() {
            self.bound.insert(parameter.name().to_string());
        }
        for default in parameters.iter_non_variadic_params().filter_map(|parameter| parameter.default.as_deref()) {
            self.visit_expr(default);
        }
    }
}

impl Visitor<'_> for Uses {
    fn visit_stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::FunctionDef(def) => {
                self.bound.insert(def.name.to_string());
                self.loads.extend(free_names(stmt));
                def.decorator_list.iter().for_each(|decorator| self.visit_expr(&decorator.expression));
                return;
            }
            Stmt::ClassDef(def) => {
                self.bound.insert(def.name.to_string());
                self.loads.extend(free_names(stmt));
                return;
            }
            Stmt::Global(global) => self.global.extend(global.names.iter().map(ToString::to_string)),
            Stmt::Import(import) => {
                let name = |alias: &ruff_python_ast::Alias| alias.asname.as_ref().map_or_else(|| alias.name.split('.').next().unwrap_or_default().to_owned(), ToString::to_string);
                self.bound.extend(import.names.iter().map(name));
            }
            Stmt::ImportFrom(import) => {
                self.bound.extend(import.names.iter().map(|alias| alias.asname.as_ref().unwrap_or(&alias.name).to_string()));
            }
            Stmt::AugAssign(assign) => {
                if let Expr::Name(name) = &*assign.target {
                    self.loads.push(name.id.to_string());
                }
            }
            _ => {}
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &Expr) {
        match expr {
            Expr::Name(name) => match name.ctx {
                ExprContext::Store => {
                    self.bound.insert(name.id.to_string());
                }
                _ => self.loads.push(name.id.to_string()),
            },
            Expr::Lambda(lambda) => {
                let mut inner = Uses::default();
                if let Some(parameters) = &lambda.parameters {
                    inner.parameters(parameters);
                }
                inner.visit_expr(&lambda.body);
                self.loads.extend(inner.loads.into_iter().filter(|name| !inner.bound.contains(name)));
            }
            _ => walk_expr(self, expr),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notebook::source::parse_text;

    fn names(target: &str, before: &[&str]) -> Vec<String> {
        let cells: Vec<ParsedCell> = before.iter().map(|source| parse_text(source, None)).collect();
        let all = reached(&parse_text(target, None), &cells.iter().collect::<Vec<_>>());
        all.into_iter().map(|r| if let Some(via) = r.via { format!("{}<{via}", r.name) } else { r.name }).collect()
    }

    #[test]
    fn what_the_target_uses_comes_first_and_then_what_its_functions_use() {
        let before = ["def f(x, y=scale):\n    local = x + offset\n    return g(local)", "g = 1\ndef g(v):\n    global n\n    n = v\n    return n * lambda q: q + w"];
        assert_eq!(names("out = f(data)[k]\nout += 1", &before), ["f", "data", "k", "out", "scale<f", "offset<f", "g<f", "n<g", "w<g"]);
    }

    #[test]
    fn classes_are_followed_through_their_methods() {
        let before = ["class Net(Base):\n    size = width\n    def forward(self, x):\n        return self.layer(x) @ weights", "class Base:\n    def layer(self, x): return helper(x)"];
        assert_eq!(names("Net()(x)", &before), ["Net", "x", "Base<Net", "width<Net", "weights<Net", "helper<Base"]);
    }

    #[test]
    fn definitions_that_call_each_other_end() {
        assert_eq!(names("a()", &["def a(): return b()", "def b(): return a()"]), ["a", "b<a"]);
    }
}
