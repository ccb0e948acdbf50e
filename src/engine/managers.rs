//! Context managers: `with`.

use ruff_python_ast as ast;

use super::interp::{Interp, Sink};
use super::value::{Args, Ctl, Raised, Res, Value};

impl<'a> Interp<'a> {
    pub fn exec_with(&mut self, stmt: &'a ast::StmtWith, item: usize) -> Res<()> {
        let Some(with) = stmt.items.get(item) else {
            return self.exec_block(&stmt.body);
        };
        let manager = self.eval(&with.context_expr)?;
        self.at = self.loc(&with.context_expr);
        let enter_name = if stmt.is_async { "__aenter__" } else { "__enter__" };
        let entered = if manager.is_known() {
            match self.type_attr(&manager, enter_name) {
                Some(enter) => self.call(enter, Args::of(vec![manager.clone()]))?,
                None if self.may_have_attr(&manager) => self.call_unknown(&manager, &Args::default())?,
                None => {
                    let name = self.type_name(&manager);
                    let message = format!("'{name}' object does not support the context manager protocol");
                    return Err(self.raise("TypeError", message));
                }
            }
        } else {
            self.call_unknown(&manager, &Args::default())?
        };
        if let Some(target) = &with.optional_vars {
            self.assign(target, entered)?;
        }
        let exit = if manager.is_known() { self.type_attr(&manager, "__exit__") } else { None };
        let swallows = match &exit {
            Some(exit) => self.exit_swallows(exit),
            None => None,
        };
        if swallows == Some(false) && !stmt.is_async {
            let result = self.exec_with(stmt, item + 1);
            if !matches!(result, Err(Ctl::Halt))
                && let Some(exit) = exit
                && !matches!(exit, Value::Native(_))
            {
                let none = [Value::None, Value::None, Value::None];
                let mut args = vec![manager];
                args.extend(if result.is_err() { [Value::Unknown, Value::Unknown, Value::Unknown] } else { none });
                self.call(exit, Args::of(args))?;
            }
            return result;
        }
        // It may swallow what its body raises.
        self.sinks.push(Sink::default());
        let result = self.exec_with(stmt, item + 1);
        let sink = self.sinks.pop().unwrap_or_default();
        if matches!(result, Err(Ctl::Halt)) {
            return result;
        }
        let mut swallowed = None;
        if let Some(state) = sink.state {
            let here = std::mem::replace(&mut self.heap, state);
            let truth = match self.leave(&manager, exit.as_ref(), None) {
                Ok(truth) => truth,
                Err(Ctl::Raise(raised)) => {
                    let at_raise = self.heap.clone();
                    self.may_raise(&at_raise, *raised);
                    Some(false)
                }
                Err(ctl) => return Err(ctl),
            };
            let state = std::mem::replace(&mut self.heap, here);
            if let Some(outer) = self.sinks.last_mut().filter(|_| truth != Some(true)) {
                outer.anything |= sink.anything;
                outer.exceptions.extend(sink.exceptions);
                outer.state = Some(match outer.state.take() {
                    Some(before) => before.join(state.clone(), false),
                    None => state.clone(),
                });
            }
            swallowed = Some(state).filter(|_| truth != Some(false));
        }
        let result = match result {
            Err(Ctl::Raise(raised)) => {
                match self.leave(&manager, exit.as_ref(), Some(&raised))? {
                    Some(true) => {}
                    Some(false) if swallowed.is_none() => return Err(Ctl::Raise(raised)),
                    Some(false) => {
                        let at_raise = std::mem::take(&mut self.heap);
                        self.may_raise(&at_raise, *raised);
                        self.heap = swallowed.take().unwrap_or_default();
                        return Ok(());
                    }
                    None if exit.is_none() || swallows.is_none() => {
                        // Managers that swallow are rare: worth saying, with the assumption named.
                        let name = super::render::expr_text(&with.context_expr);
                        self.assume(format!("`with {name}` lets exceptions pass"));
                        return Err(Ctl::Raise(raised));
                    }
                    None => {
                        let at_raise = self.heap.clone();
                        self.may_raise(&at_raise, *raised);
                    }
                }
                Ok(())
            }
            other => {
                self.leave(&manager, exit.as_ref(), Some(&Raised { alternatives: Vec::new() }))?;
                other
            }
        };
        if result.is_ok()
            && let Some(state) = swallowed
        {
            self.heap = std::mem::take(&mut self.heap).join(state, false);
        }
        result
    }

    /// Calls a manager's `__exit__`: without an exception where `raised` has no alternative, with an unknown one where
    /// it is `None`. Gives whether it swallows, if known.
    fn leave(&mut self, manager: &Value, exit: Option<&Value>, raised: Option<&Raised>) -> Res<Option<bool>> {
        let Some(exit) = exit else {
            self.call_unknown(manager, &Args::default())?;
            return Ok(None);
        };
        if matches!(exit, Value::Native(_)) {
            return Ok(Some(false));
        }
        let (class, value) = match raised.map(|raised| &raised.alternatives[..]) {
            Some([]) => (Value::None, Value::None),
            Some([exc]) if exc.class.is_known() => (exc.class.clone(), self.exception_value(exc)),
            _ => (Value::Unknown, Value::Unknown),
        };
        let trace = if matches!(class, Value::None) { Value::None } else { Value::Unknown };
        let result = self.call(exit.clone(), Args::of(vec![manager.clone(), class, value, trace]))?;
        self.truth(&result)
    }

    /// Whether an `__exit__` may return something true: no for one that never returns a value.
    fn exit_swallows(&self, exit: &Value) -> Option<bool> {
        match exit {
            Value::Native(_) => Some(false),
            Value::Function(function) => match self.body(function.body).source {
                super::interp::BodySource::Block(block) => {
                    if returns_only_false(block) { Some(false) } else { Some(true) }
                }
                super::interp::BodySource::Lambda(_) | super::interp::BodySource::Gen(_) => None,
            },
            Value::Bound(bound) => self.exit_swallows(&bound.0),
            _ => None,
        }
    }
}

fn returns_only_false(block: &[ast::Stmt]) -> bool {
    use ruff_python_ast::visitor::{Visitor, walk_stmt};
    struct Returns(bool);
    impl<'a> Visitor<'a> for Returns {
        fn visit_stmt(&mut self, stmt: &'a ast::Stmt) {
            if let ast::Stmt::Return(r) = stmt {
                self.0 &= match r.value.as_deref() {
                    None | Some(ast::Expr::NoneLiteral(_)) => true,
                    Some(ast::Expr::BooleanLiteral(b)) => !b.value,
                    _ => false,
                };
            }
            walk_stmt(self, stmt);
        }
    }
    let mut returns = Returns(true);
    for stmt in block {
        returns.visit_stmt(stmt);
    }
    returns.0
}
