//! Generators, `map` and `filter`: run where they are consumed.
//!
//! A consumer that takes everything at once (`list`, `sum`) runs the body to its end: that is exact. One that does something
//! between two elements, or stops early (a loop, `next`, `any`), runs it ahead: what was written to then may be so
//! already or not yet, and what was computed from things that may have changed since is not known.

use std::rc::Rc;

use ruff_python_ast as ast;
use rustc_hash::FxHashSet;

use super::flow::Elements;
use super::heap::{Object, Rest, Slot};
use super::interp::{BodySource, Frame, Interp, STATIC};
use super::slots::Slots;
use super::sym::{fixed, sym};
use super::value::{Args, Ctl, Function, Kind, ObjId, Raised, Res, Value};

/// What a generator's body has yielded.
#[derive(Default)]
pub struct Yields {
    pub items: Vec<Value>,
    /// In a branch or a loop of unknown length: order and number are not known.
    pub open: bool,
}

/// What a generator gives: known elements, what follows them, what is raised after the known ones.
type Product = (Vec<Value>, Option<Rest>, Option<Box<Raised>>);

/// Notes which objects, of those made before, are written to.
pub struct Watch {
    mark: u32,
    touched: FxHashSet<ObjId>,
}

impl Watch {
    pub fn note(&mut self, id: ObjId) {
        if id.0 < self.mark {
            self.touched.insert(id);
        }
    }
}

/// Functions in functions that are followed to find what a generator reads.
const MAX_READ: usize = 64;

impl<'a> Interp<'a> {
    /// A generator expression: only its first iterable is evaluated now.
    pub fn eval_generator(&mut self, expr: &'a ast::ExprGenerator) -> Res {
        if self.frame().code & STATIC != 0 {
            return self.eval_generator_at_once(expr);
        }
        let Some(first) = expr.generators.first() else { return Ok(Value::Unknown) };
        let iterable = self.eval(&first.iter)?;
        if !self.is_iterable(&iterable) {
            self.at = self.loc(&first.iter);
            let name = self.type_name(&iterable);
            return Err(self.raise("TypeError", format!("'{name}' object is not iterable")));
        }
        let name = sym("<genexpr>");
        let Value::Function(function) = self.make_function(name, Rc::from("<genexpr>"), None, BodySource::Gen(expr))? else {
            return Ok(Value::Unknown);
        };
        let mut names = Slots::default();
        names.insert(fixed(".0"), Slot::new(iterable, self.at));
        let scope = self.alloc(Object::Scope { names, open: false, parent: function.closure });
        Ok(Value::Object(self.alloc(Object::Generator { function, scope })))
    }

    /// In a model: its elements are computed now, what one of them raises is kept until a consumer gets there.
    fn eval_generator_at_once(&mut self, expr: &'a ast::ExprGenerator) -> Res {
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
        let frame = self.frame();
        // On some paths only, or in an unknown number of rounds.
        let unsure = self.guesses > frame.guesses
            || frame.returned.is_some()
            || frame.loops.iter().any(|paths| paths.broke.is_some() || paths.continued.is_some());
        if let Some(yields) = self.frame_mut().yields.as_mut() {
            if yields.items.len() >= size {
                return Err(Ctl::Halt);
            }
            yields.open |= unsure;
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

    /// Runs a generator, `map` or `filter` to its end; it gives nothing more afterwards.
    pub fn produce(&mut self, id: ObjId) -> Res<Product> {
        let object = self.obj(id).clone();
        *self.obj_mut(id) = super::rounds::ended();
        match object {
            Object::Generator { function, scope } => self.run_generator(&function, scope),
            Object::Lazy { function, over, keep } => self.run_lazy(&function, &over, keep),
            other => {
                *self.obj_mut(id) = other;
                Ok(unknown_product())
            }
        }
    }

    /// A generator that is consumed piece by piece becomes an iterator over what it gives. `fresh`: how many elements are
    /// taken before anything else can happen.
    pub fn run_ahead(&mut self, id: ObjId, fresh: usize) -> Res<()> {
        let (function, scope) = match self.obj(id) {
            Object::Generator { function, scope } => (Value::Function(function.clone()), Some(*scope)),
            Object::Lazy { function, over, .. } => (Value::tuple(vec![function.clone(), over.clone()]), None),
            _ => return Ok(()),
        };
        let stale = self.may_read_what_changes(&function, scope);
        let before = self.heap.clone();
        let outer = self.watch.replace(Watch { mark: self.next_number(), touched: FxHashSet::default() });
        let result = self.produce(id);
        let watch = std::mem::replace(&mut self.watch, outer);
        let mut touched: Vec<ObjId> = watch.map(|watch| watch.touched.into_iter().collect()).unwrap_or_default();
        touched.retain(|other| *other != id && Some(*other) != scope);
        touched.sort();
        if let Some(outer) = &mut self.watch {
            touched.iter().for_each(|id| outer.note(*id));
        }
        let (mut items, mut rest, mut raises) = result?;
        if !touched.is_empty() {
            self.doubt_because(|| "how far a generator has run".into());
            touched.into_iter().for_each(|id| self.forget_written(id, &before));
        }
        if stale && (items.len() >= fresh || rest.is_some()) {
            self.doubt_because(|| "what a generator gives later".into());
            items.truncate(fresh);
            raises = None;
            rest = Some(Rest { element: Value::Unknown, length: Value::Of(Kind::Int) });
        }
        *self.obj_mut(id) = Object::Iterator { items: Rc::new(items), next: 0, rest, raises };
        Ok(())
    }

    /// The object may be as it was before or as it is now, or as it was in between.
    fn forget_written(&mut self, id: ObjId, before: &super::heap::Heap) {
        if let Object::Scope { names, .. } = self.obj(id) {
            let changed: Vec<_> = names
                .iter()
                .filter(|(name, slot)| match before.get(id) {
                    Object::Scope { names, .. } => names.get(name).is_none_or(|old| !old.value.same(&slot.value) || old.at != slot.at),
                    _ => true,
                })
                .map(|(name, _)| *name)
                .collect();
            for name in changed {
                if let Some(slot) = self.scope_mut(id).get_mut(&name) {
                    slot.value = Value::Unknown;
                }
            }
            return;
        }
        self.forget_contents(id);
    }

    /// Whether a generator's elements depend on objects that its consumer may change between two of them.
    fn may_read_what_changes(&mut self, function: &Value, scope: Option<ObjId>) -> bool {
        let mut queue = vec![function.clone()];
        let mut seen = FxHashSet::default();
        if let Some(scope) = scope
            && let Object::Scope { names, .. } = self.obj(scope)
        {
            for (name, slot) in names.iter() {
                match &slot.value {
                    // The first iterable of a generator expression, or a list that is looped over: its elements matter.
                    Value::Object(id) if *name == fixed(".0") => match self.obj(*id) {
                        Object::List { items, rest, .. } => queue.extend(items.iter().chain(rest.iter().map(|r| &r.element)).cloned()),
                        _ => queue.push(slot.value.clone()),
                    },
                    value => queue.push(value.clone()),
                }
            }
        }
        while let Some(value) = queue.pop() {
            match value {
                Value::Tuple(parts) | Value::Union(parts) => queue.extend(parts.iter().cloned()),
                Value::Bound(bound) => queue.extend([bound.0.clone(), bound.1.clone()]),
                Value::Function(function) => {
                    if function.body & STATIC != 0 || !seen.insert((function.body, function.closure)) {
                        continue;
                    }
                    if seen.len() > MAX_READ {
                        return true;
                    }
                    let info = self.info(function.body);
                    for scope in [Some(function.globals), function.closure].into_iter().flatten() {
                        let Object::Scope { names, .. } = self.obj(scope) else { continue };
                        queue.extend(names.iter().filter(|(name, _)| info.reads.contains(*name)).map(|(_, slot)| slot.value.clone()));
                    }
                }
                Value::Object(id) if id.0 & STATIC == 0 => match self.obj(id) {
                    Object::Class(_) | Object::Module(_) => {}
                    Object::Instance { class, .. } if self.is_immutable_class(*class) => {}
                    Object::Set { frozen: true, .. } => {}
                    _ => return true,
                },
                _ => {}
            }
        }
        false
    }

    /// Runs a generator's body to its end and gives all that it yields.
    fn run_generator(&mut self, function: &Rc<Function>, scope: ObjId) -> Res<Product> {
        let source = self.body(function.body).source;
        let endless = matches!(source, BodySource::Block(block) if has_endless_yield(block));
        if endless || self.frames.len() >= self.limits.depth {
            // It runs as far as its consumer wants.
            self.doubt_because(|| "what a generator gives".into());
            let mut reached = vec![Value::Function(function.clone())];
            if let Object::Scope { names, .. } = self.obj(scope) {
                reached.extend(names.values().map(|slot| slot.value.clone()));
            }
            self.havoc(&reached);
            return Ok(unknown_product());
        }
        let info = self.info(function.body);
        let code = self.body(function.body).code;
        let call_at = self.at;
        let is_expression = matches!(source, BodySource::Gen(_));
        self.frames.push(Frame {
            scope,
            own: if is_expression { function.closure.unwrap_or(function.globals) } else { scope },
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
        let mut done: Vec<Value> = Vec::new();
        let mut open = None;
        let result = match source {
            BodySource::Block(block) => self.exec_block(block).map(|()| Value::None),
            BodySource::Lambda(_) => Ok(Value::None),
            BodySource::Gen(expr) => {
                let first = match self.obj(scope) {
                    Object::Scope { names, .. } => names.get(&fixed(".0")).map(|slot| slot.value.clone()),
                    _ => None,
                };
                let mut element = |interp: &mut Self| {
                    let value = interp.eval(&expr.elt)?;
                    done.push(value.clone());
                    Ok(value)
                };
                match self.comprehension_over(first.unwrap_or(Value::Unknown), &expr.generators, &mut element) {
                    Ok((items, rest)) => {
                        (done, open) = (items, rest);
                        Ok(Value::None)
                    }
                    Err(ctl) => Err(ctl),
                }
            }
        };
        let frame = self.frames.pop().expect("the frame pushed above");
        self.at = call_at;
        let yields = frame.yields.unwrap_or_default();
        if !is_expression {
            done = yields.items;
        }
        match self.end_call(result, frame.returned) {
            Ok(_) if yields.open => Ok(unknown_product()),
            Ok(_) => Ok((done, open, None)),
            Err(Ctl::Raise(raised)) if yields.open => {
                // How many elements the consumer takes before is not known.
                self.doubt_because(|| format!("a generator that may raise {}", raised.alternatives[0].type_name));
                Ok(unknown_product())
            }
            Err(Ctl::Raise(raised)) => Ok((done, None, Some(raised))),
            Err(ctl) => Err(ctl),
        }
    }

    /// Calls the function of `map` or `filter` with each element.
    fn run_lazy(&mut self, function: &Value, over: &Value, keep: bool) -> Res<Product> {
        let (items, rest, raises) = self.elements_in_turn(over)?;
        let mut results = Vec::new();
        let mut unsure = false;
        for item in items.iter() {
            let result = match function {
                Value::None => Ok(item.clone()),
                function => self.call(function.clone(), Args::of(vec![item.clone()])),
            };
            let result = match result {
                Ok(value) if keep => self.truth(&value).map(|truth| match truth {
                    Some(true) => Some(item.clone()),
                    Some(false) => None,
                    None => {
                        unsure = true;
                        Some(item.clone())
                    }
                }),
                other => other.map(Some),
            };
            match result {
                Ok(value) => results.extend(value),
                // What comes before it is not known, but not whether the consumer gets there.
                Err(Ctl::Raise(raised)) if unsure => {
                    self.doubt_because(|| format!("a call that may raise {}", raised.alternatives[0].type_name));
                    return Ok(unknown_product());
                }
                Err(Ctl::Raise(raised)) => return Ok((results, None, Some(raised))),
                Err(ctl) => return Err(ctl),
            }
        }
        if unsure || keep && rest.is_some() {
            let mut all = results.iter().chain(rest.iter().map(|rest| &rest.element));
            let first = all.next().cloned().unwrap_or(Value::Unknown);
            let element = all.fold(first, |a, b| a.join(b));
            if let Some(rest) = rest {
                self.any_rounds(false, 0, |interp| interp.call(function.clone(), Args::of(vec![rest.element.clone()])).map(|_| ()))?;
            }
            return Ok((Vec::new(), Some(Rest { element, length: Value::Of(Kind::Int) }), None));
        }
        let Some(rest) = rest else { return Ok((results, None, raises)) };
        let mut element = Value::Unknown;
        let once = rest.length.as_int().is_some_and(|n| n > results.len() as i64);
        let result = self.any_rounds(once, 0, |interp| {
            element = interp.call(function.clone(), Args::of(vec![rest.element.clone()]))?;
            Ok(())
        });
        match result {
            Ok(()) => Ok((results, Some(Rest { element, length: rest.length }), None)),
            Err(Ctl::Raise(raised)) => Ok((results, None, Some(raised))),
            Err(ctl) => Err(ctl),
        }
    }

    /// Everything that iterating gives to a consumer that does something after each element, or stops early.
    pub fn elements_in_turn(&mut self, value: &Value) -> Res<Product> {
        if let Value::Object(id) = value
            && self.frame().code & STATIC == 0
        {
            self.run_ahead(*id, 1)?;
            if let Object::Iterator { items, next, rest, raises: Some(raised) } = self.obj(*id) {
                let product = (items.get(*next..).unwrap_or_default().to_vec(), rest.clone(), Some(raised.clone()));
                *self.obj_mut(*id) = super::rounds::ended();
                return Ok(product);
            }
        }
        Ok(match self.elements(value)? {
            Elements::Known(items) => (items, None, None),
            Elements::Open(items, rest) => (items, Some(rest), None),
        })
    }

    /// For `zip` and the like, which are themselves consumed later: nothing is raised now, and what they have read is
    /// not known afterwards.
    pub fn elements_later(&mut self, value: &Value) -> Res<(Vec<Value>, Option<Rest>)> {
        let Value::Object(id) = value else { return super::intrinsics::items_of(self, value) };
        if self.frame().code & STATIC != 0 {
            return super::intrinsics::items_of(self, value);
        }
        self.run_ahead(*id, 0)?;
        let Object::Iterator { items, next, rest, raises } = self.obj(*id) else {
            return super::intrinsics::items_of(self, value);
        };
        let items = items.get(*next..).unwrap_or_default().to_vec();
        let rest = match raises {
            Some(_) => Some(Rest { element: Value::Unknown, length: Value::Of(Kind::Int) }),
            None => rest.clone(),
        };
        *self.obj_mut(*id) = Object::Lost;
        Ok((items, rest))
    }

    /// What was raised while a generator ran ahead, at the place where it is consumed.
    pub fn raise_again(&mut self, mut raised: Box<Raised>) -> Ctl {
        if let Some(here) = self.trace().pop() {
            for exc in &mut raised.alternatives {
                if let Some(outermost) = exc.trace.last_mut() {
                    *outermost = here.clone();
                }
            }
        }
        Ctl::Raise(raised)
    }
}

fn unknown_product() -> Product {
    (Vec::new(), Some(Rest { element: Value::Unknown, length: Value::Of(Kind::Int) }), None)
}

pub fn unknown_elements() -> Elements {
    Elements::Open(Vec::new(), Rest { element: Value::Unknown, length: Value::Of(Kind::Int) })
}

/// Whether some `yield` stands under `while`, whose rounds may never end: its consumer decides how far it runs.
fn has_endless_yield(block: &[ast::Stmt]) -> bool {
    use ruff_python_ast::visitor::{Visitor, walk_expr, walk_stmt};
    struct Finder {
        depth: u32,
        found: bool,
    }
    impl<'a> Visitor<'a> for Finder {
        fn visit_stmt(&mut self, stmt: &'a ast::Stmt) {
            let branching = stmt.is_while_stmt();
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
