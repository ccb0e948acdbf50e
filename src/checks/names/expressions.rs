//! From a cell's tree to what it does to names: expressions, in the order of evaluation.

use ruff_python_ast::visitor::{self, Visitor};
use ruff_python_ast::{self as ast, Comprehension, Expr, ExprContext, Number, Pattern, Stmt};
use ruff_text_size::Ranged;

use super::compile::{Body, Compiler, Place, Scope, at};
use super::program::{Answer, Binds, FunctionId, Op};
use super::scope::pattern_names;
use crate::notebook::source::method_effect;

impl<'a> Visitor<'a> for Compiler<'a, '_> {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        self.statement(statement);
    }

    fn visit_expr(&mut self, expression: &'a Expr) {
        match expression {
            Expr::Name(name) => match name.ctx {
                ExprContext::Load => self.load(name.id.as_str(), name.range),
                ExprContext::Store => self.store(name.id.as_str(), name.range, Binds::Value),
                ExprContext::Del => self.delete(name.id.as_str(), name.range),
                ExprContext::Invalid => {}
            },
            Expr::BoolOp(operation) => self.short_circuit(&operation.values),
            Expr::Compare(compare) => {
                self.visit_expr(&compare.left);
                self.short_circuit(&compare.comparators);
            }
            Expr::Named(named) => {
                self.visit_expr(&named.value);
                if let Expr::Name(name) = named.target.as_ref() {
                    self.store(name.id.as_str(), name.range, Binds::Value);
                }
            }
            Expr::If(inner) => {
                self.visit_expr(&inner.test);
                let body = self.block(|this| this.visit_expr(&inner.body));
                let orelse = self.block(|this| this.visit_expr(&inner.orelse));
                match constant(&inner.test) {
                    Some(true) => self.out.extend(body),
                    Some(false) => self.out.extend(orelse),
                    None => self.out.push(Op::Choose(vec![body, orelse])),
                }
            }
            Expr::Lambda(lambda) => {
                self.lambda("<lambda>", lambda);
            }
            Expr::ListComp(inner) => self.comprehension(&inner.generators, &[&inner.elt], false),
            Expr::SetComp(inner) => self.comprehension(&inner.generators, &[&inner.elt], false),
            Expr::DictComp(inner) => match &inner.key {
                Some(key) => self.comprehension(&inner.generators, &[key, &inner.value], false),
                None => self.comprehension(&inner.generators, &[&inner.value], false),
            },
            Expr::Generator(inner) => self.comprehension(&inner.generators, &[&inner.elt], true),
            Expr::Call(call) => self.call(call),
            Expr::Attribute(attribute) => {
                if attribute.ctx == ExprContext::Store && is_builtins(&attribute.value) {
                    self.store_global(attribute.attr.as_str(), at(attribute.range), Binds::Value);
                } else if is_namespace_call(&attribute.value) && reads_mapping(attribute.attr.as_str()) {
                    // `globals().get("x")` only reads.
                } else {
                    visitor::walk_expr(self, expression);
                }
            }
            Expr::Subscript(subscript) if subscript.ctx == ExprContext::Load && is_namespace_call(&subscript.value) => {
                self.visit_expr(&subscript.slice);
            }
            Expr::IpyEscapeCommand(command) => self.escape(command.kind, &command.value, command.range),
            _ => visitor::walk_expr(self, expression),
        }
    }

    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        visitor::walk_pattern(self, pattern);
        let mut names = Vec::new();
        pattern_names(pattern, &mut |name| names.push(name));
        for name in names {
            self.store(name.as_str(), name.range(), Binds::Value);
        }
    }
}

impl<'a> Compiler<'a, '_> {
    /// The first is evaluated; each further one only if those before it ask for it.
    fn short_circuit(&mut self, values: &'a [Expr]) {
        let Some((first, rest)) = values.split_first() else { return };
        self.visit_expr(first);
        let ops = self.block(|this| rest.iter().for_each(|value| this.visit_expr(value)));
        if !ops.is_empty() {
            self.out.push(Op::Choose(vec![ops, Vec::new()]));
        }
    }

    pub fn lambda(&mut self, name: &'a str, lambda: &'a ast::ExprLambda) -> FunctionId {
        if let Some(parameters) = &lambda.parameters {
            for parameter in parameters.iter_non_variadic_params() {
                parameter.default.iter().for_each(|default| self.visit_expr(default));
            }
        }
        self.function(name, lambda.parameters.as_deref(), Body::Expression(&lambda.body))
    }

    fn comprehension(&mut self, generators: &'a [Comprehension], elements: &[&'a Expr], lazy: bool) {
        let Some(first) = generators.first() else { return };
        self.visit_expr(&first.iter);
        let mut names = Vec::new();
        for generator in generators {
            target_names(&generator.target, &mut names);
        }
        self.scopes.push(Scope::Comprehension(names));
        let body = self.block(|this| this.rounds(generators, elements, true));
        self.scopes.pop();
        if lazy {
            // A generator runs when it is consumed, if it is.
            self.out.push(Op::Choose(vec![body, Vec::new()]));
        } else {
            self.out.extend(body);
        }
    }

    /// The rounds of the first of `generators`, whose iterable was evaluated, and of those inside it.
    fn rounds(&mut self, generators: &'a [Comprehension], elements: &[&'a Expr], evaluated: bool) {
        let Some((generator, rest)) = generators.split_first() else {
            elements.iter().for_each(|element| self.visit_expr(element));
            return;
        };
        if !evaluated {
            self.visit_expr(&generator.iter);
        }
        let round = |this: &mut Self| {
            this.targets(&generator.target);
            let mut conditions = generator.ifs.iter();
            if let Some(first) = conditions.next() {
                this.visit_expr(first);
                let inner = this.block(|this| {
                    conditions.for_each(|condition| this.visit_expr(condition));
                    this.rounds(rest, elements, false);
                });
                this.out.push(Op::Choose(vec![inner, Vec::new()]));
            } else {
                this.rounds(rest, elements, false);
            }
        };
        self.repeat(sure_iterable(&generator.iter), round, &[]);
    }

    /// Evaluates what a comprehension's target evaluates; its plain names live in the comprehension.
    fn targets(&mut self, target: &'a Expr) {
        match target {
            Expr::Name(_) => {}
            Expr::Tuple(tuple) => tuple.elts.iter().for_each(|each| self.targets(each)),
            Expr::List(list) => list.elts.iter().for_each(|each| self.targets(each)),
            Expr::Starred(starred) => self.targets(&starred.value),
            other => self.visit_expr(other),
        }
    }

    fn call(&mut self, call: &'a ast::ExprCall) {
        let name = match call.func.as_ref() {
            Expr::Name(name) => Some(name),
            _ => None,
        };
        self.visit_expr(&call.func);
        for keyword in &call.arguments.keywords {
            // `timeit(…, globals=globals())` and `f(**locals())` only read.
            let reads = keyword.arg.as_ref().is_none_or(|arg| arg.as_str() == "globals");
            if !(reads && is_namespace_call(&keyword.value)) {
                self.visit_expr(&keyword.value);
            }
        }
        for argument in &call.arguments.args {
            match (consumes(call), argument) {
                (true, Expr::Generator(generator)) => self.comprehension(&generator.generators, &[&generator.elt], false),
                _ => self.visit_expr(argument),
            }
        }
        if let Some(name) = name {
            self.call_of_name(call, name);
        } else if let Expr::Attribute(method) = call.func.as_ref() {
            self.call_of_method(call, method);
        }
    }

    fn call_of_name(&mut self, call: &'a ast::ExprCall, name: &'a ast::ExprName) {
        if !matches!(self.place(name.id.as_str()), Place::Global) {
            return;
        }
        match name.id.as_str() {
            // icecream's and gettext's `install` write into builtins, sympy's into the caller's globals.
            "exec" | "execfile" | "install" | "init_session" | "var" => self.any_name(),
            "globals" | "locals" | "vars" if is_namespace(call) => self.any_name(),
            "exit" | "quit" => self.raise(),
            "setattr" if call.arguments.args.first().is_some_and(is_builtins) => self.any_name(),
            _ => {}
        }
        let name = self.program.names.number(name.id.as_str());
        self.out.push(Op::Call { name, at: at(call.range()) });
    }

    fn call_of_method(&mut self, call: &'a ast::ExprCall, method: &'a ast::ExprAttribute) {
        let name = method.attr.as_str();
        let object = match method.value.as_ref() {
            Expr::Name(object) => Some(object.id.as_str()),
            _ => None,
        };
        match (object, name) {
            (Some("sys"), "exit") | (Some("os"), "_exit" | "abort") => self.raise(),
            (Some("gettext" | "builtins" | "sympy" | "sp"), "install" | "var" | "init_session") => self.any_name(),
            (_, "run_line_magic" | "run_cell_magic" | "run_cell") => self.shell_method(call, name),
            (Some("ip" | "ipython" | "shell" | "ipy"), _) => self.shell_method(call, name),
            _ if is_get_ipython(&method.value) => self.shell_method(call, name),
            _ => {}
        }
    }

    fn shell_method(&mut self, call: &'a ast::ExprCall, method: &str) {
        let arguments: Vec<Option<&str>> = call
            .arguments
            .args
            .iter()
            .map(|argument| match argument {
                Expr::StringLiteral(text) => Some(text.value.to_str()),
                _ => None,
            })
            .collect();
        if let Some(effect) = method_effect(method, &arguments) {
            self.effect(&effect, at(call.range()));
        }
    }
}

/// Builtins that run a generator to its end, or at least to its first element.
fn consumes(call: &ast::ExprCall) -> bool {
    match call.func.as_ref() {
        Expr::Name(name) => matches!(
            name.id.as_str(),
            "sum" | "any" | "all" | "list" | "tuple" | "set" | "frozenset" | "dict" | "max" | "min" | "sorted" | "next"
        ),
        Expr::Attribute(method) => method.attr.as_str() == "join" && method.value.is_string_literal_expr(),
        _ => false,
    }
}

fn target_names<'a>(target: &'a Expr, names: &mut Vec<&'a str>) {
    match target {
        Expr::Name(name) => names.push(name.id.as_str()),
        Expr::Tuple(tuple) => tuple.elts.iter().for_each(|each| target_names(each, names)),
        Expr::List(list) => list.elts.iter().for_each(|each| target_names(each, names)),
        Expr::Starred(starred) => target_names(&starred.value, names),
        _ => {}
    }
}

fn called_name(expression: &Expr) -> Option<(&str, &ast::ExprCall)> {
    let Expr::Call(call) = expression else { return None };
    match call.func.as_ref() {
        Expr::Name(name) => Some((name.id.as_str(), call)),
        _ => None,
    }
}

/// `globals()`, `locals()`, `vars()`.
fn is_namespace(call: &ast::ExprCall) -> bool {
    call.arguments.is_empty()
}

fn is_namespace_call(expression: &Expr) -> bool {
    called_name(expression).is_some_and(|(name, call)| matches!(name, "globals" | "locals" | "vars") && is_namespace(call))
}

fn reads_mapping(method: &str) -> bool {
    matches!(method, "get" | "keys" | "values" | "items" | "copy" | "__contains__" | "__getitem__")
}

fn is_get_ipython(expression: &Expr) -> bool {
    called_name(expression).is_some_and(|(name, _)| name == "get_ipython")
}

fn is_builtins(expression: &Expr) -> bool {
    matches!(expression, Expr::Name(name) if matches!(name.id.as_str(), "builtins" | "__builtins__" | "__builtin__"))
}

/// The truth of a condition that is always the same in a notebook.
pub(super) fn constant(test: &Expr) -> Option<bool> {
    match test {
        Expr::BooleanLiteral(literal) => Some(literal.value),
        Expr::NoneLiteral(_) => Some(false),
        Expr::NumberLiteral(ast::ExprNumberLiteral { value: Number::Int(value), .. }) => Some(*value != 0u8),
        Expr::StringLiteral(text) => Some(!text.value.is_empty()),
        Expr::UnaryOp(ast::ExprUnaryOp { op: ast::UnaryOp::Not, operand, .. }) => constant(operand).map(|truth| !truth),
        Expr::Name(name) if name.id == "TYPE_CHECKING" => Some(false),
        Expr::Attribute(attribute) if attribute.attr.as_str() == "TYPE_CHECKING" => Some(false),
        Expr::Compare(compare) => match (compare.left.as_ref(), compare.ops.first(), compare.comparators.first()) {
            (Expr::Name(name), Some(ast::CmpOp::Eq), Some(Expr::StringLiteral(text))) if name.id == "__name__" => {
                Some(text.value.to_str() == "__main__")
            }
            _ => None,
        },
        _ => None,
    }
}

/// Whether a loop over `iterable` surely has a round.
pub(super) fn sure_iterable(iterable: &Expr) -> bool {
    let some = |elements: &[Expr]| elements.iter().any(|element| !element.is_starred_expr());
    match iterable {
        Expr::List(list) => some(&list.elts),
        Expr::Tuple(tuple) => some(&tuple.elts),
        Expr::Set(set) => some(&set.elts),
        Expr::Dict(dict) => dict.items.iter().any(|item| item.key.is_some()),
        Expr::StringLiteral(text) => !text.value.is_empty(),
        Expr::Call(_) => called_name(iterable).is_some_and(|(name, call)| {
            let arguments = &call.arguments.args;
            match name {
                "range" => {
                    let numbers: Option<Vec<i64>> = arguments.iter().map(integer).collect();
                    match numbers.as_deref() {
                        Some([stop]) => *stop > 0,
                        Some([start, stop]) => start < stop,
                        Some([start, stop, step]) => *step > 0 && start < stop || *step < 0 && start > stop,
                        _ => false,
                    }
                }
                "enumerate" | "reversed" | "sorted" | "list" | "tuple" | "set" => arguments.first().is_some_and(sure_iterable),
                "zip" => !arguments.is_empty() && arguments.iter().all(sure_iterable),
                _ => false,
            }
        }),
        _ => false,
    }
}

fn integer(expression: &Expr) -> Option<i64> {
    match expression {
        Expr::NumberLiteral(ast::ExprNumberLiteral { value: Number::Int(value), .. }) => value.as_i64(),
        Expr::UnaryOp(ast::ExprUnaryOp { op: ast::UnaryOp::USub, operand, .. }) => integer(operand).map(|value| -value),
        _ => None,
    }
}

/// Whether a context manager may stop an exception that passes through it.
pub(super) fn swallows(manager: &Expr) -> Answer {
    let Expr::Call(call) = manager else { return Answer::Maybe };
    let name = match call.func.as_ref() {
        Expr::Name(name) => name.id.as_str(),
        Expr::Attribute(attribute) => attribute.attr.as_str(),
        _ => return Answer::Maybe,
    };
    match name {
        "suppress" | "raises" | "assertRaises" | "assertRaisesRegex" => Answer::Yes,
        "open" | "no_grad" | "enable_grad" | "inference_mode" | "autocast" | "GradientTape" | "Session" | "name_scope" | "device"
        | "errstate" | "printoptions" | "catch_warnings" | "option_context" | "ZipFile" | "TemporaryDirectory"
        | "NamedTemporaryFile" | "ThreadPoolExecutor" | "ProcessPoolExecutor" | "Pool" | "rc_context" | "context" | "axes_style"
        | "plotting_context" | "urlopen" | "redirect_stdout" | "closing" | "connect" | "Output" | "tqdm" | "profile" | "scope"
        | "set_grad_enabled" | "Path" | "ExcelWriter" | "ExcelFile" | "HDFStore" | "StringIO" | "BytesIO" | "h5py.File" | "File"
        | "memmap" | "localcontext" | "Lock" | "Timer" | "custom_object_scope" | "distribute" | "strategy_scope" => Answer::No,
        _ => Answer::Maybe,
    }
}
