//! Statements.

use std::rc::Rc;

use ruff_python_ast as ast;
use ruff_text_size::Ranged;

use super::slots::Slots;
use super::heap::{Map, Object, Rest, Slot};
use super::interp::{Body, BodySource, Interp, STATIC};
use super::intrinsics::PRESUMED;
use super::sym::{Sym, fixed, sym};
use super::value::{Args, Ctl, Exc, Function, Loc, Raised, Res, Value};

/// Tables of which the number of rows is not known are presumed to have more than these.
const SMALL: i64 = 20;

impl<'a> Interp<'a> {
    pub fn loc(&self, node: &impl Ranged) -> Loc {
        let range = node.range();
        let code = self.frames.last().map_or(STATIC, |f| f.code);
        Loc { code, start: range.start().to_u32(), end: range.end().to_u32() }
    }

    pub fn exec_block(&mut self, block: &'a [ast::Stmt]) -> Res<()> {
        for stmt in block {
            self.exec(stmt)?;
        }
        Ok(())
    }

    pub fn exec(&mut self, stmt: &'a ast::Stmt) -> Res<()> {
        self.step()?;
        self.at = self.loc(stmt);
        match stmt {
            // A docstring.
            ast::Stmt::Expr(s) if s.value.is_string_literal_expr() => Ok(()),
            ast::Stmt::Expr(s) => self.eval(&s.value).map(|_| ()),
            ast::Stmt::Assign(s) => {
                let value = self.eval(&s.value)?;
                for target in &s.targets {
                    self.at = self.loc(stmt);
                    self.assign(target, value.clone())?;
                }
                Ok(())
            }
            ast::Stmt::AugAssign(s) => self.exec_aug_assign(s),
            ast::Stmt::AnnAssign(s) => {
                if let Some(value) = &s.value {
                    let value = self.eval(value)?;
                    self.assign(&s.target, value)?;
                }
                self.note_annotation(s);
                Ok(())
            }
            ast::Stmt::Return(s) => {
                let value = match &s.value {
                    Some(value) => self.eval(value)?,
                    None => Value::None,
                };
                Err(Ctl::Return(value))
            }
            ast::Stmt::If(s) => self.exec_if(s),
            ast::Stmt::For(s) => self.exec_for(s),
            ast::Stmt::While(s) => self.exec_while(s),
            ast::Stmt::Try(s) => self.exec_try(s),
            ast::Stmt::With(s) => self.exec_with(s, 0),
            ast::Stmt::FunctionDef(s) => self.exec_def(s),
            ast::Stmt::ClassDef(s) => self.exec_class(s),
            ast::Stmt::Delete(s) => {
                for target in &s.targets {
                    self.delete(target)?;
                }
                Ok(())
            }
            ast::Stmt::Raise(s) => self.exec_raise(s),
            ast::Stmt::Assert(s) => self.exec_assert(s),
            ast::Stmt::Import(s) => self.exec_import(s),
            ast::Stmt::ImportFrom(s) => self.exec_import_from(s),
            ast::Stmt::Pass(_) | ast::Stmt::Global(_) | ast::Stmt::Nonlocal(_) => Ok(()),
            ast::Stmt::Break(_) => Err(Ctl::Break),
            ast::Stmt::Continue(_) => Err(Ctl::Continue),
            ast::Stmt::Match(s) => self.exec_match(s),
            ast::Stmt::TypeAlias(s) => self.assign(&s.name, Value::Unknown),
            ast::Stmt::IpyEscapeCommand(s) => {
                self.exec_escape(s.kind, &s.value);
                Ok(())
            }
        }
    }

    /// `annotation` matters only for dataclasses: the class body keeps the order of its fields.
    fn note_annotation(&mut self, stmt: &'a ast::StmtAnnAssign) {
        let ast::Expr::Name(name) = &*stmt.target else { return };
        if self.frame().info.is_some() || self.frame().own == self.frame().globals {
            return;
        }
        let scope = self.frame().own;
        let key = fixed("__annotations__");
        let known = self.scope_mut(scope).get(&key).map(|s| s.value.clone());
        let dict = match known {
            Some(Value::Object(id)) => id,
            _ => {
                let id = self.alloc(Object::Dict { entries: Map::default(), open: false, class: None });
                let at = self.at;
                self.scope_mut(scope).insert(key, Slot::new(Value::Object(id), at));
                id
            }
        };
        let name = Value::str(name.id.as_str());
        self.dict_set(dict, name, Value::Unknown);
    }

    fn exec_if(&mut self, stmt: &'a ast::StmtIf) -> Res<()> {
        self.if_clause(&stmt.test, &stmt.body, &stmt.elif_else_clauses)
    }

    fn if_clause(&mut self, test: &'a ast::Expr, body: &'a [ast::Stmt], rest: &'a [ast::ElifElseClause]) -> Res<()> {
        let condition = self.eval(test)?;
        let mut truth = self.truth(&condition)?;
        if truth.is_none() {
            truth = self.presumed_truth(test);
        }
        if truth.is_none() && self.static_mode {
            // Shared objects cannot be forked: what a model defines under an unknown condition is unknown.
            self.forget_bindings(body);
            for clause in rest {
                self.forget_bindings(&clause.body);
            }
            return Ok(());
        }
        if truth.is_none() {
            self.doubt_because(|| format!("the condition `{}`", super::render::expr_text(test)));
        }
        self.branch(truth, |interp, taken| {
            if taken {
                interp.narrow(test, true);
                return interp.exec_block(body).map(|()| Value::None);
            }
            interp.narrow(test, false);
            let Some((clause, rest)) = rest.split_first() else { return Ok(Value::None) };
            let result = match &clause.test {
                Some(test) => interp.if_clause(test, &clause.body, rest),
                None => interp.exec_block(&clause.body),
            };
            result.map(|()| Value::None)
        })
        .map(|_| ())
    }

    /// How a condition comes out that compares the number of rows of a table, which nobody counted, with a small number.
    fn presumed_truth(&mut self, test: &'a ast::Expr) -> Option<bool> {
        let ast::Expr::Compare(compare) = test else { return None };
        let ([op], [right]) = (&*compare.ops, &*compare.comparators) else { return None };
        if !self.presumes || !self.in_user_code() {
            return None;
        }
        let table_is_left = match (self.counted_table(&compare.left), self.counted_table(right)) {
            (true, false) => self.small_number(right).map(|_| true)?,
            (false, true) => self.small_number(&compare.left).map(|_| false)?,
            _ => return None,
        };
        let more = match op {
            ast::CmpOp::Gt | ast::CmpOp::GtE => table_is_left,
            ast::CmpOp::Lt | ast::CmpOp::LtE => !table_is_left,
            ast::CmpOp::NotEq => true,
            ast::CmpOp::Eq => false,
            _ => return None,
        };
        self.assume(format!("{PRESUMED}a table whose rows nobody counted has more than {SMALL} rows"));
        Some(more)
    }

    /// Whether an expression is `len(x)` of a variable that holds a table of a library.
    fn counted_table(&mut self, expr: &'a ast::Expr) -> bool {
        let ast::Expr::Call(call) = expr else { return false };
        let (ast::Expr::Name(function), [table @ ast::Expr::Name(_)]) = (&*call.func, &*call.arguments.args) else { return false };
        if function.id.as_str() != "len" {
            return false;
        }
        let Ok(Value::Object(id)) = self.eval(table) else { return false };
        match self.obj(id) {
            Object::Instance { class, .. } => self.lookup_in_class(*class, fixed("__crane_rows__")).is_some(),
            _ => false,
        }
    }

    fn small_number(&mut self, expr: &'a ast::Expr) -> Option<i64> {
        if !matches!(expr, ast::Expr::Name(_) | ast::Expr::NumberLiteral(_)) {
            return None;
        }
        self.eval(expr).ok()?.as_int().filter(|n| (0..=SMALL).contains(n))
    }

    /// What a branch says of the names in its condition: `x is None`, `isinstance` leave unions' parts.
    fn narrow(&mut self, test: &'a ast::Expr, taken: bool) {
        match test {
            ast::Expr::UnaryOp(not) if not.op == ast::UnaryOp::Not => self.narrow(&not.operand, !taken),
            ast::Expr::BoolOp(both) if (both.op == ast::BoolOp::And) == taken => {
                for part in &both.values {
                    self.narrow(part, taken);
                }
            }
            ast::Expr::Compare(compare) => {
                let (ast::Expr::Name(name), [op], [ast::Expr::NoneLiteral(_)]) =
                    (&*compare.left, &*compare.ops, &*compare.comparators)
                else {
                    return;
                };
                let is_none = match op {
                    ast::CmpOp::Is | ast::CmpOp::Eq => taken,
                    ast::CmpOp::IsNot | ast::CmpOp::NotEq => !taken,
                    _ => return,
                };
                self.keep_parts(sym(&name.id), |part| matches!(part, Value::None) == is_none);
            }
            ast::Expr::Name(name) => {
                self.keep_parts(sym(&name.id), |part| match part {
                    Value::None => !taken,
                    Value::Bool(b) => *b == taken,
                    _ => true,
                });
            }
            _ => {}
        }
    }

    fn keep_parts(&mut self, name: Sym, keep: impl Fn(&Value) -> bool) {
        let scope = self.frame().scope;
        let Object::Scope { names, .. } = self.obj(scope) else { return };
        let Some(Value::Union(parts)) = names.get(&name).map(|s| &s.value) else { return };
        let kept: Vec<Value> = parts.iter().filter(|p| keep(p)).cloned().collect();
        let value = match kept.len() {
            0 => return,
            1 => kept[0].clone(),
            _ => Value::Union(Rc::from(kept)),
        };
        if let Some(slot) = self.scope_mut(scope).get_mut(&name) {
            slot.value = value;
        }
    }

    fn exec_aug_assign(&mut self, stmt: &'a ast::StmtAugAssign) -> Res<()> {
        let place = self.loc(stmt);
        match &*stmt.target {
            ast::Expr::Name(name) => {
                self.at = self.loc(name);
                let old = self.load(sym(&name.id))?;
                let value = self.eval(&stmt.value)?;
                self.at = place;
                let new = self.inplace_op(stmt.op, old, value)?;
                self.store(sym(&name.id), new);
            }
            ast::Expr::Attribute(target) => {
                let object = self.eval(&target.value)?;
                let name = sym(&target.attr);
                self.at = self.loc(target);
                let old = self.getattr(&object, name)?;
                let value = self.eval(&stmt.value)?;
                self.at = place;
                let new = self.inplace_op(stmt.op, old, value)?;
                self.setattr(&object, name, new)?;
            }
            ast::Expr::Subscript(target) => {
                let object = self.eval(&target.value)?;
                let key = self.eval(&target.slice)?;
                self.at = self.loc(target);
                let old = self.getitem(&object, &key)?;
                let value = self.eval(&stmt.value)?;
                self.at = place;
                let new = self.inplace_op(stmt.op, old, value)?;
                self.setitem(&object, key, new)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Assigns to any target.
    pub fn assign(&mut self, target: &'a ast::Expr, value: Value) -> Res<()> {
        match target {
            ast::Expr::Name(name) => {
                let name = self.sym_at(&name.id);
                self.store(name, value);
                Ok(())
            }
            ast::Expr::Attribute(t) => {
                let object = self.eval(&t.value)?;
                self.at = self.loc(t);
                self.setattr(&object, sym(&t.attr), value)
            }
            ast::Expr::Subscript(t) => {
                let object = self.eval(&t.value)?;
                let key = self.eval(&t.slice)?;
                self.at = self.loc(t);
                self.setitem(&object, key, value)
            }
            ast::Expr::Tuple(t) => self.unpack(&t.elts, value),
            ast::Expr::List(t) => self.unpack(&t.elts, value),
            ast::Expr::Starred(t) => self.assign(&t.value, value),
            _ => Ok(()),
        }
    }

    fn unpack(&mut self, targets: &'a [ast::Expr], value: Value) -> Res<()> {
        let star = targets.iter().position(|t| t.is_starred_expr());
        if let Value::Union(parts) = &value {
            let parts = parts.clone();
            return self
                .fork(parts.len(), |interp, i| interp.unpack(targets, parts[i].clone()).map(|()| Value::None))
                .map(|_| ());
        }
        if !value.is_known() {
            if let Value::Of(kind) = value
                && kind != super::value::Kind::Str
                && kind != super::value::Kind::Bytes
            {
                return Err(self.raise("TypeError", format!("cannot unpack non-iterable {} object", kind.name())));
            }
            self.doubt_because(|| "unpacking an unknown value".into());
            return self.assign_all(targets, |_| Value::Unknown);
        }
        if !self.is_iterable(&value) {
            let name = self.type_name(&value);
            return Err(self.raise("TypeError", format!("cannot unpack non-iterable {name} object")));
        }
        let elements = self.elements(&value)?;
        let (items, rest) = match elements {
            super::flow::Elements::Known(items) => (items, None),
            super::flow::Elements::Open(items, rest) => (items, Some(rest)),
        };
        let wanted = targets.len() - usize::from(star.is_some());
        let (items, exact) = match rest {
            None => (items, true),
            Some(Rest { element, length }) => match length.as_int() {
                Some(n) if n <= 4096 => {
                    let mut all = items;
                    while (all.len() as i64) < n {
                        all.push(element.clone());
                    }
                    (all, true)
                }
                Some(n) if n > wanted as i64 && star.is_none() => {
                    let message = format!("too many values to unpack (expected {wanted})");
                    return Err(self.raise("ValueError", message));
                }
                _ => {
                    if items.len() > wanted && star.is_none() {
                        return Err(self.raise("ValueError", format!("too many values to unpack (expected {wanted})")));
                    }
                    self.doubt_because(|| "how many values are unpacked".into());
                    let mut all = items;
                    while all.len() < wanted {
                        all.push(element.clone());
                    }
                    (all, star.is_none())
                }
            },
        };
        match star {
            None => {
                if exact && items.len() > wanted {
                    let message = format!("too many values to unpack (expected {wanted})");
                    return Err(self.raise("ValueError", message));
                }
                if exact && items.len() < wanted {
                    let message = format!("not enough values to unpack (expected {wanted}, got {})", items.len());
                    return Err(self.raise("ValueError", message));
                }
                self.assign_all(targets, |i| items.get(i).cloned().unwrap_or(Value::Unknown))
            }
            Some(star) => {
                if !exact {
                    return self.assign_all(targets, |_| Value::Unknown);
                }
                if items.len() < wanted {
                    let got = items.len();
                    let message = format!("not enough values to unpack (expected at least {wanted}, got {got})");
                    return Err(self.raise("ValueError", message));
                }
                let after = wanted - star;
                let middle = items[star..items.len() - after].to_vec();
                let middle = self.list(middle);
                let tail = items.len() - after;
                self.assign_all(targets, |i| match i.cmp(&star) {
                    std::cmp::Ordering::Less => items[i].clone(),
                    std::cmp::Ordering::Equal => middle.clone(),
                    std::cmp::Ordering::Greater => items[tail + i - star - 1].clone(),
                })
            }
        }
    }

    fn assign_all(&mut self, targets: &'a [ast::Expr], value: impl Fn(usize) -> Value) -> Res<()> {
        for (i, target) in targets.iter().enumerate() {
            self.assign(target, value(i))?;
        }
        Ok(())
    }

    fn delete(&mut self, target: &'a ast::Expr) -> Res<()> {
        match target {
            ast::Expr::Name(name) => {
                self.at = self.loc(name);
                self.delete_name(sym(&name.id))
            }
            ast::Expr::Subscript(t) => {
                let object = self.eval(&t.value)?;
                let key = self.eval(&t.slice)?;
                self.at = self.loc(t);
                self.delitem(&object, key)
            }
            ast::Expr::Attribute(t) => {
                let object = self.eval(&t.value)?;
                self.at = self.loc(t);
                self.delattr(&object, sym(&t.attr))
            }
            ast::Expr::Tuple(t) => t.elts.iter().try_for_each(|e| self.delete(e)),
            ast::Expr::List(t) => t.elts.iter().try_for_each(|e| self.delete(e)),
            _ => Ok(()),
        }
    }

    fn exec_raise(&mut self, stmt: &'a ast::StmtRaise) -> Res<()> {
        let place = self.loc(stmt);
        let Some(exc) = &stmt.exc else {
            return match self.handling.last().cloned() {
                Some(exc) => Err(exc.into_ctl()),
                None => {
                    // Inside a handler whose exception is not known, or outside of any.
                    self.doubt_because(|| "which exception is raised again".into());
                    Err(self.unknown_exception())
                }
            };
        };
        let value = self.eval(exc)?;
        if let Some(cause) = &stmt.cause {
            self.eval(cause)?;
        }
        self.at = place;
        Err(self.raise_value(value)?)
    }

    /// An exception of unknown type is surely raised.
    pub fn unknown_exception(&mut self) -> Ctl {
        Exc {
            class: Value::Unknown,
            value: Value::Unknown,
            type_name: Rc::from("Exception"),
            message: Rc::from(""),
            trace: self.trace(),
        }
        .into_ctl()
    }

    /// `raise value`.
    pub fn raise_value(&mut self, value: Value) -> Res<Ctl> {
        let instance = match &value {
            Value::Object(id) if matches!(self.obj(*id), Object::Class(_)) => self.call(value.clone(), Args::default())?,
            other => other.clone(),
        };
        let Value::Object(id) = instance else {
            if instance.is_known() {
                return Ok(self.raise("TypeError", "exceptions must derive from BaseException"));
            }
            return Ok(self.unknown_exception());
        };
        let Some(class) = self.class_of(&instance) else { return Ok(self.unknown_exception()) };
        let name = self.class_name(class);
        let mut message = self.exception_message(id);
        // A KeyError shows its key as `repr` does.
        let key_error = super::classes::builtin_class(self, "KeyError");
        if key_error.is_some_and(|k| self.is_subclass(class, k) == Some(true))
            && let Object::Instance { attrs, .. } = self.obj(id)
            && let Some(Value::Tuple(args)) = attrs.get(&fixed("args")).map(|s| s.value.clone())
            && let [one] = &args[..]
        {
            message = self.repr_of(one).unwrap_or(message);
        }
        let exc = Exc {
            class: Value::Object(class),
            value: instance,
            type_name: Rc::from(name.as_str()),
            message: Rc::from(message),
            trace: self.trace(),
        };
        Ok(Ctl::Raise(Box::new(Raised { alternatives: vec![exc] })))
    }

    /// The value that `except … as name` binds.
    pub fn exception_value(&mut self, exc: &Exc) -> Value {
        if !exc.value.is_unknown() {
            return exc.value.clone();
        }
        let Value::Object(class) = exc.class else { return Value::Unknown };
        let args = Value::tuple(vec![Value::Str(exc.message.clone())]);
        let mut attrs = Slots::default();
        attrs.insert(fixed("args"), Slot::new(args, self.at));
        Value::Object(self.alloc(Object::Instance { class, attrs, open: true }))
    }

    fn exception_message(&mut self, id: super::value::ObjId) -> String {
        let Object::Instance { attrs, .. } = self.obj(id) else { return String::new() };
        let Some(Value::Tuple(args)) = attrs.get(&fixed("args")).map(|s| s.value.clone()) else { return String::new() };
        match &args[..] {
            [] => String::new(),
            [one] => self.str_of(one).unwrap_or_default(),
            _ => self.repr_of(&Value::Tuple(args)).unwrap_or_default(),
        }
    }

    fn exec_assert(&mut self, stmt: &'a ast::StmtAssert) -> Res<()> {
        let test = self.eval(&stmt.test)?;
        let truth = self.truth(&test)?;
        if truth == Some(true) {
            return Ok(());
        }
        let place = self.loc(&*stmt.test);
        if truth.is_none() {
            self.doubt_because(|| format!("the assertion `{}`", super::render::expr_text(&stmt.test)));
            return Ok(());
        }
        let message = match &stmt.msg {
            Some(msg) => {
                let value = self.eval(msg)?;
                self.str_of(&value).unwrap_or_default()
            }
            None => String::new(),
        };
        self.at = place;
        Err(self.raise("AssertionError", message))
    }

    fn exec_def(&mut self, def: &'a ast::StmtFunctionDef) -> Res<()> {
        let name = sym(&def.name);
        let qualname = self.qualname(name);
        let mut value = self.make_function(name, qualname, Some(&def.parameters), BodySource::Block(&def.body))?;
        if def.is_async {
            // A coroutine runs where it is awaited; it is called as a plain function there.
            self.doubt_because(|| "an async function".into());
            value = Value::Unknown;
        }
        for decorator in def.decorator_list.iter().rev() {
            let function = self.eval(&decorator.expression)?;
            self.at = self.loc(decorator);
            value = self.call(function, Args::of(vec![value]))?;
        }
        self.at = self.loc(def);
        self.store(name, value);
        Ok(())
    }

    fn qualname(&self, name: Sym) -> Rc<str> {
        match &self.frame().name {
            Some(outer) if self.frame().info.is_none() => Rc::from(format!("{outer}.{}", name.as_str())),
            Some(outer) => Rc::from(format!("{outer}.<locals>.{}", name.as_str())),
            None => Rc::from(name.as_str()),
        }
    }

    pub fn make_function(
        &mut self,
        name: Sym,
        qualname: Rc<str>,
        params: Option<&'a ast::Parameters>,
        source: BodySource<'a>,
    ) -> Res {
        let mut defaults = Vec::new();
        if let Some(params) = params {
            for param in params.iter_non_variadic_params() {
                if let Some(default) = &param.default {
                    let value = self.eval(default)?;
                    defaults.push((sym(param.name()), value));
                }
            }
        }
        let frame = self.frame();
        let (code, globals, scope, own, in_class) =
            (frame.code, frame.globals, frame.scope, frame.own, frame.info.is_none() && frame.own != frame.globals);
        // A class body's names are not seen from its methods.
        let closure = if in_class {
            match self.obj(own) {
                Object::Scope { parent, .. } => *parent,
                _ => None,
            }
        } else if scope == globals {
            None
        } else {
            Some(scope)
        };
        let class = if in_class { None } else { self.frame().class };
        let body = Body { params, source, code, info: std::cell::OnceCell::new() };
        let body = self.add_body(body);
        Ok(Value::Function(Rc::new(Function { name, qualname, body, defaults, closure, globals, class })))
    }

    fn add_body(&mut self, body: Body<'a>) -> u32 {
        if self.frames.last().is_some_and(|f| f.code & STATIC != 0) {
            return super::models::add_static_body(self, body);
        }
        self.bodies.push(body);
        (self.bodies.len() - 1) as u32
    }
}
