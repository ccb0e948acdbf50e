//! Which names are local to a function.

use ruff_python_ast::visitor::{self, Visitor};
use ruff_python_ast::{self as ast, Comprehension, ExceptHandler, Expr, ExprContext, Parameters, Pattern, Stmt};
use rustc_hash::FxHashSet;

/// The names that the body of a function or a class binds, and what it declares.
#[derive(Debug, Default)]
pub struct Bound<'a> {
    /// In order of appearance.
    pub names: Vec<&'a str>,
    seen: FxHashSet<&'a str>,
    pub globals: FxHashSet<&'a str>,
    pub nonlocals: FxHashSet<&'a str>,
    /// The function holds a `yield`.
    pub generator: bool,
    in_comprehension: bool,
}

impl<'a> Bound<'a> {
    pub fn of_parameters(parameters: &'a Parameters) -> Vec<&'a str> {
        parameters.iter().map(|parameter| parameter.name().as_str()).collect()
    }

    pub fn of_body(body: &'a [Stmt]) -> Self {
        let mut bound = Bound::default();
        bound.visit_body(body);
        bound
    }

    pub fn add(&mut self, name: &'a str) {
        if self.seen.insert(name) {
            self.names.push(name);
        }
    }

    pub fn contains(&self, name: &str) -> bool {
        self.seen.contains(name) && !self.globals.contains(name) && !self.nonlocals.contains(name)
    }
}

/// The name that an import binds.
pub fn imported_name(alias: &ast::Alias) -> &str {
    match &alias.asname {
        Some(name) => name.as_str(),
        None => alias.name.as_str().split('.').next().unwrap_or_default(),
    }
}

impl<'a> Visitor<'a> for Bound<'a> {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        match statement {
            Stmt::FunctionDef(function) => self.add(function.name.as_str()),
            Stmt::ClassDef(class) => self.add(class.name.as_str()),
            Stmt::Import(import) => import.names.iter().for_each(|alias| self.add(imported_name(alias))),
            Stmt::ImportFrom(import) => import.names.iter().for_each(|alias| self.add(imported_name(alias))),
            Stmt::Global(global) => self.globals.extend(global.names.iter().map(|name| name.as_str())),
            Stmt::Nonlocal(nonlocal) => self.nonlocals.extend(nonlocal.names.iter().map(|name| name.as_str())),
            _ => visitor::walk_stmt(self, statement),
        }
    }

    fn visit_expr(&mut self, expression: &'a Expr) {
        match expression {
            Expr::Name(name) if name.ctx != ExprContext::Load && !self.in_comprehension => self.add(name.id.as_str()),
            Expr::Named(named) => {
                if let Expr::Name(name) = named.target.as_ref() {
                    self.add(name.id.as_str());
                }
                self.visit_expr(&named.value);
            }
            Expr::Lambda(_) => {}
            Expr::Yield(_) | Expr::YieldFrom(_) => {
                self.generator = true;
                visitor::walk_expr(self, expression);
            }
            _ => visitor::walk_expr(self, expression),
        }
    }

    fn visit_annotation(&mut self, _: &'a Expr) {}

    fn visit_comprehension(&mut self, comprehension: &'a Comprehension) {
        let outer = std::mem::replace(&mut self.in_comprehension, true);
        visitor::walk_comprehension(self, comprehension);
        self.in_comprehension = outer;
    }

    fn visit_except_handler(&mut self, handler: &'a ExceptHandler) {
        let ExceptHandler::ExceptHandler(inner) = handler;
        if let Some(name) = &inner.name {
            self.add(name.as_str());
        }
        visitor::walk_except_handler(self, handler);
    }

    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        pattern_names(pattern, &mut |name| self.add(name.as_str()));
        visitor::walk_pattern(self, pattern);
    }
}

/// Calls `name` with the names that this very pattern binds, not those of patterns inside it.
pub fn pattern_names<'a>(pattern: &'a Pattern, name: &mut impl FnMut(&'a ast::Identifier)) {
    match pattern {
        Pattern::MatchAs(ast::PatternMatchAs { name: Some(bound), .. })
        | Pattern::MatchStar(ast::PatternMatchStar { name: Some(bound), .. })
        | Pattern::MatchMapping(ast::PatternMatchMapping { rest: Some(bound), .. }) => name(bound),
        _ => {}
    }
}
