//! What Python refuses after parsing, when it compiles: `return` outside a function, a name declared
//! `global` after its use, and so on.
//!
//! The rules are those of `ruff_python_parser`; what they need to know of scopes is collected here.
//! IPython parses a cell whole but compiles its top-level statements one by one, each when its turn
//! comes (`InteractiveShell.run_ast_nodes`, IPython 7 to 9): what stands before the refused one has run,
//! `from __future__` may come late, and `global x` knows nothing of the statements above.

use std::cell::RefCell;

use ruff_python_ast::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{Comprehension, Expr, Parameters, PythonVersion, Stmt};
use ruff_python_parser::semantic_errors::{
    LazyImportContext, SemanticSyntaxChecker, SemanticSyntaxContext, SemanticSyntaxError, SemanticSyntaxErrorKind, WriteToDebugKind,
};
use ruff_text_size::TextRange;

/// The version where it is not known: neither what only older ones refuse nor what only newer ones do.
const MIDDLE: u8 = 12;

/// The first top-level statement that is refused, and why.
pub(super) fn first_refused(body: &[Stmt], source: &str, python_minor: Option<u8>) -> Option<(usize, SemanticSyntaxError)> {
    let version = PythonVersion { major: 3, minor: python_minor.unwrap_or(MIDDLE) };
    body.iter().enumerate().find_map(|(index, statement)| {
        let mut walk = Walk {
            checker: SemanticSyntaxChecker::new(),
            scopes: Vec::new(),
            top: globals(std::slice::from_ref(statement)),
            in_loop: false,
            version,
            version_known: python_minor.is_some(),
            source,
            found: RefCell::default(),
        };
        walk.visit_stmt(statement);
        let first = walk.found.into_inner().into_iter().min_by_key(|error| error.range.start());
        first.map(|error| (index, error))
    })
}

/// Where names are declared global.
type Globals<'a> = Vec<(&'a str, TextRange)>;

enum Scope<'a> {
    Class(Globals<'a>),
    Function { is_async: bool, parameters: Option<&'a Parameters>, globals: Globals<'a>, lambda: bool },
    Comprehension { is_async: bool, generator: bool },
}

struct Walk<'a> {
    checker: SemanticSyntaxChecker,
    /// Inside the module, outermost first.
    scopes: Vec<Scope<'a>>,
    /// Declared global by the top-level statement, outside functions and classes.
    top: Globals<'a>,
    in_loop: bool,
    version: PythonVersion,
    version_known: bool,
    source: &'a str,
    found: RefCell<Vec<SemanticSyntaxError>>,
}

impl<'a> Walk<'a> {
    fn within(&mut self, scope: Scope<'a>, walk: impl FnOnce(&mut Self)) {
        let in_loop = self.in_loop;
        if !matches!(scope, Scope::Comprehension { .. }) {
            self.in_loop = false;
        }
        self.scopes.push(scope);
        walk(self);
        self.scopes.pop();
        self.in_loop = in_loop;
    }

    fn looping(&mut self, body: &'a [Stmt], orelse: &'a [Stmt]) {
        let outer = std::mem::replace(&mut self.in_loop, true);
        self.visit_body(body);
        self.in_loop = outer;
        self.visit_body(orelse);
    }

    /// Defaults and annotations, which belong to the scope outside the function.
    fn signature(&mut self, parameters: &'a Parameters) {
        for parameter in parameters.iter_non_variadic_params() {
            parameter.default.iter().for_each(|default| self.visit_expr(default));
        }
        parameters.iter().filter_map(|parameter| parameter.annotation()).for_each(|annotation| self.visit_expr(annotation));
    }

    fn comprehension(&mut self, values: &[&'a Expr], generators: &'a [Comprehension], generator: bool) {
        // The first iterable is evaluated outside.
        if let Some(first) = generators.first() {
            self.visit_expr(&first.iter);
        }
        let is_async = generators.iter().any(|generator| generator.is_async);
        self.within(Scope::Comprehension { is_async, generator }, |this| {
            for (index, clause) in generators.iter().enumerate() {
                this.visit_expr(&clause.target);
                if index > 0 {
                    this.visit_expr(&clause.iter);
                }
                clause.ifs.iter().for_each(|condition| this.visit_expr(condition));
            }
            values.iter().for_each(|value| this.visit_expr(value));
        });
    }

    /// The nearest scope that is no comprehension.
    fn nearest(&self) -> Option<&Scope<'a>> {
        self.scopes.iter().rev().find(|scope| !matches!(scope, Scope::Comprehension { .. }))
    }

    /// The comprehensions around, up to the nearest other scope.
    fn comprehensions(&self) -> impl Iterator<Item = (bool, bool)> {
        self.scopes.iter().rev().map_while(|scope| match scope {
            Scope::Comprehension { is_async, generator } => Some((*is_async, *generator)),
            _ => None,
        })
    }
}

impl<'a> Visitor<'a> for Walk<'a> {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        let mut checker = std::mem::take(&mut self.checker);
        checker.visit_stmt(statement, self);
        self.checker = checker;
        match statement {
            Stmt::FunctionDef(function) => {
                function.decorator_list.iter().for_each(|decorator| self.visit_expr(&decorator.expression));
                self.signature(&function.parameters);
                function.returns.iter().for_each(|returns| self.visit_expr(returns));
                let globals = globals(&function.body);
                let scope = Scope::Function { is_async: function.is_async, parameters: Some(&function.parameters), globals, lambda: false };
                self.within(scope, |this| this.visit_body(&function.body));
            }
            Stmt::ClassDef(class) => {
                class.decorator_list.iter().for_each(|decorator| self.visit_expr(&decorator.expression));
                class.arguments.iter().for_each(|arguments| self.visit_arguments(arguments));
                self.within(Scope::Class(globals(&class.body)), |this| this.visit_body(&class.body));
            }
            Stmt::For(inner) => {
                self.visit_expr(&inner.iter);
                self.visit_expr(&inner.target);
                self.looping(&inner.body, &inner.orelse);
            }
            Stmt::While(inner) => {
                self.visit_expr(&inner.test);
                self.looping(&inner.body, &inner.orelse);
            }
            // A local variable's annotation is never compiled.
            Stmt::AnnAssign(inner) if matches!(self.scopes.last(), Some(Scope::Function { .. })) => {
                inner.value.iter().for_each(|value| self.visit_expr(value));
                self.visit_expr(&inner.target);
            }
            _ => walk_stmt(self, statement),
        }
    }

    fn visit_expr(&mut self, expression: &'a Expr) {
        let mut checker = std::mem::take(&mut self.checker);
        checker.visit_expr(expression, self);
        self.checker = checker;
        match expression {
            Expr::Lambda(lambda) => {
                let parameters = lambda.parameters.as_deref();
                parameters.iter().for_each(|parameters| self.signature(parameters));
                let scope = Scope::Function { is_async: false, parameters, globals: Vec::new(), lambda: true };
                self.within(scope, |this| this.visit_expr(&lambda.body));
            }
            Expr::ListComp(inner) => self.comprehension(&[&inner.elt], &inner.generators, false),
            Expr::SetComp(inner) => self.comprehension(&[&inner.elt], &inner.generators, false),
            Expr::Generator(inner) => self.comprehension(&[&inner.elt], &inner.generators, true),
            Expr::DictComp(inner) => {
                let mut values: Vec<&Expr> = inner.key.as_deref().into_iter().collect();
                values.push(&inner.value);
                self.comprehension(&values, &inner.generators, false);
            }
            _ => walk_expr(self, expression),
        }
    }
}

impl SemanticSyntaxContext for Walk<'_> {
    fn future_annotations_or_stub(&self) -> bool {
        false
    }

    fn lazy_import_context(&self) -> Option<LazyImportContext> {
        None
    }

    fn python_version(&self) -> PythonVersion {
        self.version
    }

    fn source(&self) -> &str {
        self.source
    }

    fn global(&self, name: &str) -> Option<TextRange> {
        let globals = match self.scopes.last() {
            None => &self.top,
            Some(Scope::Class(globals) | Scope::Function { globals, .. }) => globals,
            Some(Scope::Comprehension { .. }) => return None,
        };
        globals.iter().find(|(declared, _)| *declared == name).map(|(_, range)| *range)
    }

    fn has_nonlocal_binding(&self, name: &str) -> bool {
        // What an enclosing function binds is not looked into.
        let outside = self.scopes.split_last().map_or(&[][..], |(_, outside)| outside);
        name == "__class__" || outside.iter().any(|scope| matches!(scope, Scope::Function { .. }))
    }

    fn in_async_context(&self) -> bool {
        matches!(self.nearest(), Some(Scope::Function { is_async: true, .. }))
    }

    fn in_await_allowed_context(&self) -> bool {
        self.in_generator_context() || matches!(self.nearest(), Some(Scope::Function { .. }))
    }

    fn in_yield_allowed_context(&self) -> bool {
        matches!(self.scopes.last(), Some(Scope::Function { .. }))
    }

    fn in_sync_comprehension(&self) -> bool {
        self.comprehensions().any(|(is_async, _)| !is_async)
    }

    fn in_class_body_comprehension(&self) -> bool {
        matches!(self.nearest(), Some(Scope::Class(_)))
    }

    fn in_module_scope(&self) -> bool {
        self.nearest().is_none()
    }

    fn in_function_scope(&self) -> bool {
        matches!(self.scopes.last(), Some(Scope::Function { .. }))
    }

    fn in_generator_context(&self) -> bool {
        self.comprehensions().any(|(_, generator)| generator)
    }

    /// Top-level `await` is allowed.
    fn in_notebook(&self) -> bool {
        true
    }

    fn report_semantic_error(&self, error: SemanticSyntaxError) {
        // 3.9 still accepts `del __debug__`.
        let of_3_10 = matches!(error.kind, SemanticSyntaxErrorKind::WriteToDebug(WriteToDebugKind::Delete(_)));
        if of_3_10 && (!self.version_known || self.version < PythonVersion::PY310) {
            return;
        }
        self.found.borrow_mut().push(error);
    }

    fn in_loop_context(&self) -> bool {
        self.in_loop
    }

    fn is_bound_parameter(&self, name: &str) -> bool {
        match self.scopes.last() {
            Some(Scope::Function { parameters: Some(parameters), lambda: false, .. }) => {
                parameters.iter().any(|parameter| parameter.name().as_str() == name)
            }
            _ => false,
        }
    }
}

/// The `global` declarations of a body, without those of functions and classes in it.
fn globals(body: &[Stmt]) -> Globals<'_> {
    struct Collect<'a>(Globals<'a>);
    impl<'a> Visitor<'a> for Collect<'a> {
        fn visit_stmt(&mut self, statement: &'a Stmt) {
            match statement {
                Stmt::Global(global) => self.0.extend(global.names.iter().map(|name| (name.as_str(), global.range))),
                Stmt::FunctionDef(_) | Stmt::ClassDef(_) => {}
                _ => walk_stmt(self, statement),
            }
        }

        fn visit_expr(&mut self, _: &'a Expr) {}
    }
    let mut collect = Collect(Vec::new());
    collect.visit_body(body);
    collect.0
}
