//! From a cell's tree to what it does to names: statements.

use std::path::Path;

use ruff_python_ast::visitor::Visitor;
use ruff_python_ast::{self as ast, ExceptHandler, Expr, Stmt};
use ruff_text_size::{Ranged, TextRange};
use rustc_hash::{FxHashMap, FxHashSet};

use super::expressions::{constant, sure_iterable};
use super::program::*;
use super::scope::{Bound, imported_name};
use crate::notebook::source::{Effect, ParsedCell, follow, magic_effect};

/// `%run` of a file that runs a file that …
const MAX_RUN_DEPTH: usize = 3;

pub(super) struct Compiler<'a, 'p> {
    pub program: &'p mut Program,
    pub cell: usize,
    pub scopes: Vec<Scope<'a>>,
    /// What is compiled so far of the current block.
    pub out: Vec<Op>,
    /// Globals that the function being compiled may bind, and whether it may bind any.
    pub global_binds: Vec<Name>,
    pub any_inside: bool,
    /// The `__init__` of the class body compiled last.
    init: Option<FunctionId>,
    /// How many times a block was left early so far.
    leaves: usize,
    /// Annotations are evaluated where they stand.
    pub annotations: bool,
    context: &'p Context<'p>,
}

/// What does not change within a notebook.
pub(super) struct Context<'p> {
    pub folder: &'p Path,
    pub python_minor: Option<u8>,
    /// `from __future__ import annotations` stands in some cell, or Python is 3.14 or unknown.
    pub lazy_annotations: bool,
    pub run_depth: usize,
}

pub(super) enum Scope<'a> {
    /// Names bound anywhere in the body.
    Class(FxHashSet<&'a str>),
    Function { bound: Box<Bound<'a>>, slots: FxHashMap<&'a str, u32> },
    Comprehension(Vec<&'a str>),
}

/// Where a name lives.
pub(super) enum Place {
    Global,
    Slot(u32),
    /// In a class body, a comprehension or an enclosing function: not followed.
    Elsewhere,
}

/// Compiles one cell into `program`.
pub(super) fn compile_cell(program: &mut Program, context: &Context<'_>, cell: usize, parsed: &ParsedCell) -> Code {
    let mut compiler = Compiler::new(program, context, cell);
    let statements = parsed
        .module
        .body
        .iter()
        .map(|statement| Statement { at: at(statement.range()), ops: compiler.block(|this| this.visit_stmt(statement)) })
        .collect();
    let timed = parsed.kind == crate::notebook::source::SourceKind::Timed;
    if timed {
        // What `%%timeit` binds is gone afterwards: nobody would call it a definition.
        compiler.program.definitions.values_mut().for_each(|all| all.retain(|definition| definition.cell != cell));
        compiler.program.definitions.retain(|_, all| !all.is_empty());
    }
    let end = parsed.module.range.end().to_u32();
    let after = compiler.block(|this| {
        for effect in &parsed.effects {
            this.effect(effect, 0..end.min(1));
        }
    });
    let timed = parsed.kind == crate::notebook::source::SourceKind::Timed;
    if timed {
        // What it binds is gone afterwards, so nobody can be told to run it for that.
        program.definitions.values_mut().for_each(|all| all.retain(|definition| definition.cell != cell));
    }
    Code {
        statements,
        timed,
        after,
        broken: parsed.is_broken(),
        refused: parsed.refused(),
    }
}

pub(super) fn at(range: TextRange) -> At {
    range.start().to_u32()..range.end().to_u32()
}

impl<'a, 'p> Compiler<'a, 'p> {
    fn new(program: &'p mut Program, context: &'p Context<'p>, cell: usize) -> Self {
        Compiler {
            program,
            cell,
            scopes: Vec::new(),
            out: Vec::new(),
            global_binds: Vec::new(),
            any_inside: false,
            init: None,
            leaves: 0,
            annotations: !context.lazy_annotations,
            context,
        }
    }

    pub fn block(&mut self, compile: impl FnOnce(&mut Self)) -> Vec<Op> {
        let outer = std::mem::take(&mut self.out);
        compile(self);
        std::mem::replace(&mut self.out, outer)
    }

    pub fn suite(&mut self, statements: &'a [Stmt]) -> Vec<Op> {
        self.block(|this| statements.iter().for_each(|statement| this.visit_stmt(statement)))
    }

    pub fn any_name(&mut self) {
        self.any_inside = true;
        self.out.push(Op::AnyName);
    }

    fn leave(&mut self, how: Leave) {
        self.leaves += 1;
        self.out.push(Op::Leave(how));
    }

    pub fn raise(&mut self) {
        self.leave(Leave::Raise);
    }

    pub fn place(&self, name: &str) -> Place {
        let mut crossed_function = false;
        let mut crossed_comprehension = false;
        for scope in self.scopes.iter().rev() {
            match scope {
                Scope::Comprehension(names) => {
                    if names.contains(&name) {
                        return Place::Elsewhere;
                    }
                    crossed_comprehension = true;
                }
                Scope::Class(names) => {
                    if super::known::class_name(name) {
                        return Place::Elsewhere;
                    }
                    if !crossed_function && !crossed_comprehension && names.contains(name) {
                        return Place::Elsewhere;
                    }
                }
                Scope::Function { bound, slots } => {
                    if bound.globals.contains(name) && !crossed_function {
                        return Place::Global;
                    }
                    if bound.nonlocals.contains(name) && !crossed_function {
                        return Place::Elsewhere;
                    }
                    if let Some(slot) = slots.get(name) {
                        return if crossed_function { Place::Elsewhere } else { Place::Slot(*slot) };
                    }
                    crossed_function = true;
                }
            }
        }
        Place::Global
    }

    pub fn load(&mut self, name: &str, range: TextRange) {
        let at = at(range);
        match self.place(name) {
            Place::Global if name == "__main__" => self.any_name(),
            Place::Global => {
                let name = self.program.names.number(name);
                self.out.push(Op::Load { name, at });
            }
            Place::Slot(slot) => self.out.push(Op::LoadLocal { slot, at }),
            Place::Elsewhere => {}
        }
    }

    pub fn store(&mut self, name: &str, range: TextRange, binds: Binds) {
        // A comprehension's own targets never come here; `:=` in one binds outside it.
        match self.place(name) {
            Place::Slot(slot) => self.out.push(Op::StoreLocal { slot }),
            Place::Global => self.store_global(name, at(range), binds),
            Place::Elsewhere => {}
        }
    }

    pub fn store_global(&mut self, name: &str, at: At, binds: Binds) {
        let name = self.program.names.number(name);
        if self.in_function() {
            self.global_binds.push(name);
        }
        self.program.definitions.entry(name).or_default().push(Definition { cell: self.cell, at, binds });
        self.out.push(Op::Store { name, binds });
    }

    fn in_function(&self) -> bool {
        self.scopes.iter().any(|scope| matches!(scope, Scope::Function { .. }))
    }

    pub fn delete(&mut self, name: &str, range: TextRange) {
        match self.place(name) {
            Place::Slot(slot) => self.out.push(Op::DeleteLocal { slot }),
            Place::Global => {
                let name = self.program.names.number(name);
                self.out.push(Op::Delete { name, at: at(range) });
            }
            Place::Elsewhere => {}
        }
    }

    pub fn effect(&mut self, effect: &Effect, at: At) {
        match effect {
            Effect::Nothing => {}
            Effect::Binds(names) => {
                for name in names {
                    self.store_global(name, at.clone(), Binds::Value);
                }
            }
            Effect::Deletes(names) => {
                for name in names {
                    let name = self.program.names.number(name);
                    self.out.push(Op::Delete { name, at: at.clone() });
                }
            }
            Effect::Clears => self.out.push(Op::Clear),
            Effect::Any(_) => self.any_name(),
            Effect::Runs(file) => self.run_file(file, at),
        }
    }

    /// `%run`: the names that the file surely binds are bound, the others may be.
    fn run_file(&mut self, file: &str, at: At) {
        let followed = if self.context.run_depth < MAX_RUN_DEPTH {
            follow(self.context.folder, file, self.context.python_minor)
        } else {
            None
        };
        let Some(followed) = followed else {
            self.any_name();
            return;
        };
        let folder = followed.path.parent().unwrap_or(self.context.folder).to_owned();
        let context = Context { folder: &folder, run_depth: self.context.run_depth + 1, ..*self.context };
        // A program of its own: its functions and definitions are not this notebook's.
        let mut other = Program::default();
        let mut names = FileNames::default();
        for parsed in &followed.cells {
            let code = compile_cell(&mut other, &context, 0, parsed);
            if code.broken {
                names.any = true;
            }
            for statement in &code.statements {
                names.collect(&statement.ops, true);
            }
            names.collect(&code.after, true);
        }
        self.out.push(Op::RanFile);
        if names.any {
            self.any_name();
        }
        for name in names.sure {
            self.store_global(other.names.text(name), at.clone(), Binds::Value);
        }
        let maybe = names.maybe.iter().map(|name| self.program.names.number(other.names.text(*name))).collect();
        self.out.push(Op::MayBind(maybe));
    }

    pub fn function(&mut self, name: &'a str, parameters: Option<&'a ast::Parameters>, body: Body<'a>) -> FunctionId {
        let name = self.program.names.number(name);
        let mut bound = match body {
            Body::Statements(statements, _) => Bound::of_body(statements),
            Body::Expression(_) => Bound::default(),
        };
        let parameters = parameters.map(Bound::of_parameters).unwrap_or_default();
        let mut slots = FxHashMap::default();
        let mut locals = Vec::new();
        for (local, parameter) in parameters.iter().map(|name| (*name, true)).chain(bound.names.iter().map(|name| (*name, false))) {
            if !parameter && !bound.contains(local) {
                continue;
            }
            slots.entry(local).or_insert_with(|| {
                locals.push(Local { name: self.program.names.number(local), parameter });
                locals.len() as u32 - 1
            });
        }
        for parameter in parameters {
            bound.add(parameter);
        }
        let lazy = bound.generator || matches!(body, Body::Statements(_, true));
        self.scopes.push(Scope::Function { bound: Box::new(bound), slots });
        let outer = (std::mem::take(&mut self.global_binds), std::mem::take(&mut self.any_inside), self.leaves);
        let ops = match body {
            Body::Statements(statements, _) => self.suite(statements),
            Body::Expression(expression) => self.block(|this| this.visit_expr(expression)),
        };
        let binds = std::mem::replace(&mut self.global_binds, outer.0);
        let any = std::mem::replace(&mut self.any_inside, outer.1);
        self.leaves = outer.2;
        self.scopes.pop();
        if !binds.is_empty() {
            // Whoever calls it, whenever: a callback, a method, another function.
            if self.in_function() {
                self.global_binds.extend(&binds);
            }
            self.out.push(Op::MayBind(binds.clone()));
        }
        if any {
            self.any_name();
        }
        let id = self.program.functions.len() as FunctionId;
        self.program.functions.push(Function { name, cell: self.cell, locals, body: (!lazy).then_some(ops), binds });
        id
    }

    /// Compiles what may use the type parameters of a class or a function.
    fn with_type_parameters(&mut self, parameters: Option<&'a ast::TypeParams>, compile: impl FnOnce(&mut Self)) {
        let Some(parameters) = parameters else { return compile(self) };
        let names = parameters.type_params.iter().map(|parameter| parameter.name().as_str()).collect();
        self.scopes.push(Scope::Comprehension(names));
        compile(self);
        self.scopes.pop();
    }

    fn class(&mut self, class: &'a ast::StmtClassDef) {
        class.decorator_list.iter().for_each(|decorator| self.visit_expr(&decorator.expression));
        let mut binds = Binds::Class;
        self.with_type_parameters(class.type_params.as_deref(), |this| binds = this.class_body(class));
        self.store(class.name.as_str(), class.name.range(), binds);
    }

    fn class_body(&mut self, class: &'a ast::StmtClassDef) -> Binds {
        if let Some(arguments) = class.arguments.as_deref() {
            self.visit_arguments(arguments);
        }
        let bound = Bound::of_body(&class.body);
        let names = bound.names.iter().copied().filter(|name| !bound.globals.contains(name)).collect();
        self.scopes.push(Scope::Class(names));
        let outer = self.init.take();
        for statement in &class.body {
            self.visit_stmt(statement);
        }
        let init = std::mem::replace(&mut self.init, outer);
        self.scopes.pop();
        let plain = class.decorator_list.is_empty()
            && class.arguments.as_deref().is_none_or(|arguments| {
                arguments.keywords.is_empty()
                    && arguments.args.iter().all(|base| matches!(base, Expr::Name(name) if name.id == "object"))
            })
            && !bound.names.contains(&"__new__");
        match init {
            Some(init) if plain => Binds::Function(init),
            _ => Binds::Class,
        }
    }

    fn function_statement(&mut self, function: &'a ast::StmtFunctionDef) {
        function.decorator_list.iter().for_each(|decorator| self.visit_expr(&decorator.expression));
        for parameter in function.parameters.iter_non_variadic_params() {
            parameter.default.iter().for_each(|default| self.visit_expr(default));
        }
        let mut id = 0;
        self.with_type_parameters(function.type_params.as_deref(), |this| {
            if this.annotations {
                for parameter in function.parameters.iter() {
                    parameter.annotation().into_iter().for_each(|annotation| this.visit_expr(annotation));
                }
                function.returns.iter().for_each(|returns| this.visit_expr(returns));
            }
            let body = Body::Statements(&function.body, function.is_async);
            id = this.function(function.name.as_str(), Some(&function.parameters), body);
        });
        let plain = function.decorator_list.is_empty();
        if matches!(self.scopes.last(), Some(Scope::Class(_))) {
            if function.name.as_str() == "__init__" && plain {
                self.init = Some(id);
            }
            return;
        }
        let binds = if plain { Binds::Function(id) } else { Binds::Value };
        self.store(function.name.as_str(), function.name.range(), binds);
    }

    /// A loop over `round`, which compiles what happens in one round.
    pub fn repeat(&mut self, sure: bool, round: impl FnOnce(&mut Self), orelse: &'a [Stmt]) {
        let before = self.leaves;
        let body = self.block(round);
        let leaves = self.leaves > before;
        let orelse = self.suite(orelse);
        self.out.push(Op::Loop(Box::new(Loop { sure, body, leaves, orelse })));
    }

    fn if_statement(&mut self, statement: &'a ast::StmtIf) {
        let clauses: Vec<(Option<&Expr>, &[Stmt])> = std::iter::once((Some(statement.test.as_ref()), statement.body.as_slice()))
            .chain(statement.elif_else_clauses.iter().map(|clause| (clause.test.as_ref(), clause.body.as_slice())))
            .collect();
        self.clauses(&clauses);
    }

    fn clauses(&mut self, clauses: &[(Option<&'a Expr>, &'a [Stmt])]) {
        // From the last to the first, so that a long chain of `elif` does not recurse.
        let mut rest: Vec<Op> = Vec::new();
        for (test, body) in clauses.iter().rev() {
            let body = self.suite(body);
            let Some(test) = test else {
                rest = body;
                continue;
            };
            let mut ops = self.block(|this| this.visit_expr(test));
            match constant(test) {
                Some(true) => ops.extend(body),
                Some(false) => ops.extend(rest),
                None => ops.push(Op::Choose(vec![body, rest])),
            }
            rest = ops;
        }
        self.out.extend(rest);
    }

    fn try_statement(&mut self, statement: &'a ast::StmtTry) {
        let body = self.suite(&statement.body);
        let mut handlers = Vec::new();
        for ExceptHandler::ExceptHandler(handler) in &statement.handlers {
            let catches = handler.type_.as_deref().map_or(Answer::Yes, catches_name_error);
            let body = self.block(|this| {
                // Evaluated only when an exception arrives; what it names is not our concern.
                if let Some(name) = &handler.name {
                    this.store(name.as_str(), name.range(), Binds::Value);
                }
                handler.body.iter().for_each(|statement| this.visit_stmt(statement));
                if let Some(name) = &handler.name {
                    this.delete(name.as_str(), name.range());
                }
            });
            handlers.push(Handler { catches, body });
        }
        let orelse = self.suite(&statement.orelse);
        let finally = self.suite(&statement.finalbody);
        self.out.push(Op::Try(Box::new(Try { body, handlers, orelse, finally })));
    }

    fn match_statement(&mut self, statement: &'a ast::StmtMatch) {
        self.visit_expr(&statement.subject);
        let mut arms: Vec<Vec<Op>> = Vec::new();
        let mut complete = false;
        for case in &statement.cases {
            complete |= case.guard.is_none() && case.pattern.is_irrefutable();
            arms.push(self.block(|this| {
                this.visit_pattern(&case.pattern);
                case.guard.iter().for_each(|guard| this.visit_expr(guard));
                case.body.iter().for_each(|statement| this.visit_stmt(statement));
            }));
        }
        if !complete {
            arms.push(Vec::new());
        }
        self.out.push(Op::Choose(arms));
    }

    pub fn statement(&mut self, statement: &'a Stmt) {
        match statement {
            Stmt::FunctionDef(function) => self.function_statement(function),
            Stmt::ClassDef(class) => self.class(class),
            Stmt::Return(inner) => {
                inner.value.iter().for_each(|value| self.visit_expr(value));
                self.leave(Leave::Return);
            }
            Stmt::Delete(delete) => delete.targets.iter().for_each(|target| self.visit_expr(target)),
            Stmt::TypeAlias(alias) => {
                if let Expr::Name(name) = alias.name.as_ref() {
                    self.store(name.id.as_str(), name.range, Binds::Value);
                }
            }
            Stmt::Assign(assign) => self.assign(assign),
            Stmt::AugAssign(assign) => {
                if let Expr::Name(name) = assign.target.as_ref() {
                    self.load(name.id.as_str(), name.range);
                }
                self.visit_expr(&assign.value);
                self.visit_expr(&assign.target);
            }
            Stmt::AnnAssign(assign) => {
                assign.value.iter().for_each(|value| self.visit_expr(value));
                if self.annotations && !self.in_function() {
                    self.visit_expr(&assign.annotation);
                }
                if assign.value.is_some() || !assign.target.is_name_expr() {
                    self.visit_expr(&assign.target);
                }
            }
            Stmt::For(inner) => {
                self.visit_expr(&inner.iter);
                let round = |this: &mut Self| {
                    this.visit_expr(&inner.target);
                    inner.body.iter().for_each(|statement| this.visit_stmt(statement));
                };
                self.repeat(sure_iterable(&inner.iter), round, &inner.orelse);
            }
            Stmt::While(inner) => {
                self.visit_expr(&inner.test);
                if constant(&inner.test) == Some(false) {
                    return;
                }
                let round = |this: &mut Self| inner.body.iter().for_each(|statement| this.visit_stmt(statement));
                // A condition of unknown truth may be false at once, which is more common than for `for`.
                if constant(&inner.test) == Some(true) {
                    self.repeat(true, round, &inner.orelse);
                } else {
                    let body = self.block(|this| this.repeat(false, round, &inner.orelse));
                    self.out.push(Op::Choose(vec![body, Vec::new()]));
                }
            }
            Stmt::If(inner) => self.if_statement(inner),
            Stmt::With(inner) => {
                let mut swallows = Answer::No;
                for item in &inner.items {
                    self.visit_expr(&item.context_expr);
                    item.optional_vars.iter().for_each(|target| self.visit_expr(target));
                    swallows = match (swallows, super::expressions::swallows(&item.context_expr)) {
                        (Answer::Yes, _) | (_, Answer::Yes) => Answer::Yes,
                        (Answer::Maybe, _) | (_, Answer::Maybe) => Answer::Maybe,
                        _ => Answer::No,
                    };
                }
                let body = self.suite(&inner.body);
                self.out.push(Op::With { body, swallows });
            }
            Stmt::Match(inner) => self.match_statement(inner),
            Stmt::Raise(raise) => {
                raise.exc.iter().chain(&raise.cause).for_each(|value| self.visit_expr(value));
                self.leave(Leave::Raise);
            }
            Stmt::Try(inner) => self.try_statement(inner),
            Stmt::Assert(assert) => {
                self.visit_expr(&assert.test);
                if constant(&assert.test) == Some(false) {
                    self.leave(Leave::Raise);
                }
            }
            Stmt::Import(import) => {
                for alias in &import.names {
                    self.store(imported_name(alias), alias.range, Binds::Import);
                }
            }
            Stmt::ImportFrom(import) => {
                for alias in &import.names {
                    if alias.name.as_str() == "*" {
                        self.any_name();
                    } else {
                        self.store(imported_name(alias), alias.range, Binds::Import);
                    }
                }
            }
            Stmt::Global(_) | Stmt::Nonlocal(_) | Stmt::Pass(_) => {}
            Stmt::Expr(inner) => self.visit_expr(&inner.value),
            Stmt::Break(_) | Stmt::Continue(_) => self.leave(Leave::Round),
            Stmt::IpyEscapeCommand(command) => self.escape(command.kind, &command.value, command.range),
        }
    }

    fn assign(&mut self, assign: &'a ast::StmtAssign) {
        if let [Expr::Name(target)] = assign.targets.as_slice()
            && let Expr::Lambda(lambda) = assign.value.as_ref()
        {
            let id = self.lambda(target.id.as_str(), lambda);
            self.store(target.id.as_str(), target.range, Binds::Function(id));
            return;
        }
        self.visit_expr(&assign.value);
        assign.targets.iter().for_each(|target| self.visit_expr(target));
    }

    pub fn escape(&mut self, kind: ast::IpyEscapeKind, value: &str, range: TextRange) {
        match kind {
            ast::IpyEscapeKind::Magic => self.effect(&magic_effect(value), at(range)),
            // `/f x` and its kin call `f`; too rare to look into.
            _ => {}
        }
    }
}

/// What a function runs.
#[derive(Clone, Copy)]
pub(super) enum Body<'a> {
    /// Statements, and whether they are a coroutine's.
    Statements(&'a [Stmt], bool),
    Expression(&'a Expr),
}

/// The names that a whole file binds.
#[derive(Default)]
struct FileNames {
    sure: FxHashSet<Name>,
    maybe: FxHashSet<Name>,
    any: bool,
}

impl FileNames {
    fn collect(&mut self, ops: &[Op], sure: bool) {
        for op in ops {
            match op {
                Op::Store { name, .. } if sure => drop(self.sure.insert(*name)),
                Op::Store { name, .. } => drop(self.maybe.insert(*name)),
                Op::Delete { name, .. } => {
                    self.sure.remove(name);
                    self.maybe.insert(*name);
                }
                Op::MayBind(names) => self.maybe.extend(names),
                Op::Choose(arms) => arms.iter().for_each(|arm| self.collect(arm, false)),
                Op::Loop(inner) => {
                    self.collect(&inner.body, false);
                    self.collect(&inner.orelse, false);
                }
                Op::Try(inner) => {
                    for ops in [&inner.body, &inner.orelse, &inner.finally] {
                        self.collect(ops, false);
                    }
                    inner.handlers.iter().for_each(|handler| self.collect(&handler.body, false));
                }
                Op::With { body, .. } => self.collect(body, sure),
                Op::AnyName | Op::Clear => self.any = true,
                _ => {}
            }
        }
    }
}

/// Whether `except types:` catches a NameError.
fn catches_name_error(types: &Expr) -> Answer {
    match types {
        Expr::Tuple(tuple) => {
            let each: Vec<_> = tuple.elts.iter().map(catches_name_error).collect();
            if each.contains(&Answer::Yes) {
                Answer::Yes
            } else if each.contains(&Answer::Maybe) {
                Answer::Maybe
            } else {
                Answer::No
            }
        }
        Expr::Name(name) => match name.id.as_str() {
            "Exception" | "BaseException" | "NameError" | "UnboundLocalError" => Answer::Yes,
            other if super::known::builtin(other, None) => Answer::No,
            _ => Answer::Maybe,
        },
        _ => Answer::Maybe,
    }
}
