//! Generators: run where they are consumed.

use std::rc::Rc;

use ruff_python_ast as ast;

use super::flow::Elements;
use super::heap::{Object, Rest};
use super::interp::{BodySource, Frame, Interp};
use super::value::{Ctl, Function, Kind, ObjId, Res, Value};

/// What a generator's body has yielded.
#[derive(Default)]
pub struct Yields {
    pub items: Vec<Value>,
    /// In a branch or a loop of unknown length: order and number are not known.
    pub open: bool,
}

impl<'a> Interp<'a> {
    /// A generator expression: its elements are computed at once, what one of them raises is kept until
    /// a consumer gets there.
    pub fn eval_generator(&mut self, expr: &'a ast::ExprGenerator) -> Res {
        let mut done: Vec<Value> = Vec::new();
        let mut element = |interp: &mut Self| {
            let value = interp.eval(&expr.elt)?;
            done.push(value.clone());
            Ok(value)
        };
        let result = self.comprehension(&expr.generators, &mut element);
        let object = match result {
            Ok((items, rest)) => Object::Iterator { items: Rc::new(items), next: 0, rest, raises: None },
            Err(Ctl::Raise(raised)) => {
                Object::Iterator { items: Rc::new(done), next: 0, rest: None, raises: Some(raised) }
            }
            Err(ctl) => return Err(ctl),
        };
        Ok(Value::Object(self.alloc(object)))
    }

    pub fn yield_value(&mut self, value: Value) -> Res {
        let size = self.limits.size;
        if let Some(yields) = self.frame_mut().yields.as_mut() {
            if yields.items.len() >= size {
                return Err(Ctl::Halt);
            }
            yields.items.push(value);
        }
        // What `send` gives; `None` in a plain loop.
        Ok(Value::None)
    }

    pub fn yield_from(&mut self, iterable: &Value) -> Res {
        match self.elements(iterable)? {
            Elements::Known(items) => {
                for item in items {
                    self.yield_value(item)?;
                }
            }
            Elements::Open(items, rest) => {
                for item in items {
                    self.yield_value(item)?;
                }
                self.yield_value(rest.element)?;
                if let Some(yields) = self.frame_mut().yields.as_mut() {
                    yields.open = true;
                }
            }
        }
        Ok(Value::None)
    }

    /// Runs a generator function's body to its end and gives all that it yields.
    pub fn run_generator(&mut self, id: ObjId, function: &Rc<Function>, scope: ObjId) -> Res<Elements> {
        // An endless generator is legal: its consumer decides how far it runs.
        let BodySource::Block(block) = self.body(function.body).source else {
            return Ok(unknown_elements());
        };
        *self.obj_mut(id) = Object::Iterator { items: Rc::new(Vec::new()), next: 0, rest: None, raises: None };
        if has_branching_yield(block) || self.frames.len() >= self.limits.depth {
            self.doubt_because(|| "what a generator gives".into());
            return Ok(unknown_elements());
        }
        let info = self.info(function.body);
        let code = self.body(function.body).code;
        let call_at = self.at;
        self.frames.push(Frame {
            scope,
            own: scope,
            globals: function.globals,
            info: Some(info),
            code,
            call_at,
            body: None,
            guesses: self.guesses,
            name: Some(function.qualname.clone()),
            class: function.class,
            first_arg: None,
            returned: None,
            loops: Vec::new(),
            yields: Some(Yields::default()),
        });
        let result = self.exec_block(block).map(|()| Value::None);
        let frame = self.frames.pop().expect("the frame pushed above");
        self.at = call_at;
        let yields = frame.yields.unwrap_or_default();
        match self.end_call(result, frame.returned) {
            Ok(_) if !yields.open => Ok(Elements::Known(yields.items)),
            Ok(_) => Ok(unknown_elements()),
            Err(Ctl::Raise(raised)) => {
                // How many elements the consumer takes before is not known here.
                self.doubt_because(|| format!("a generator that may raise {}", raised.alternatives[0].type_name));
                Ok(unknown_elements())
            }
            Err(ctl) => Err(ctl),
        }
    }
}

pub fn unknown_elements() -> Elements {
    Elements::Open(Vec::new(), Rest { element: Value::Unknown, length: Value::Of(Kind::Int) })
}

/// Whether some `yield` stands under `while`, `if` or `try`, where joining paths would lose the order.
fn has_branching_yield(block: &[ast::Stmt]) -> bool {
    use ruff_python_ast::visitor::{Visitor, walk_expr, walk_stmt};
    struct Finder {
        depth: u32,
        found: bool,
    }
    impl<'a> Visitor<'a> for Finder {
        fn visit_stmt(&mut self, stmt: &'a ast::Stmt) {
            let branching = matches!(stmt, ast::Stmt::While(_) | ast::Stmt::If(_) | ast::Stmt::Try(_) | ast::Stmt::Match(_));
            self.depth += u32::from(branching);
            walk_stmt(self, stmt);
            self.depth -= u32::from(branching);
        }
        fn visit_expr(&mut self, expr: &'a ast::Expr) {
            if matches!(expr, ast::Expr::Yield(_) | ast::Expr::YieldFrom(_)) && self.depth > 0 {
                self.found = true;
            }
            walk_expr(self, expr);
        }
    }
    let mut finder = Finder { depth: 0, found: false };
    for stmt in block {
        finder.visit_stmt(stmt);
    }
    finder.found
}
