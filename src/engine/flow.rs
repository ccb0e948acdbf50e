//! Paths: following several at once, joining them, loops, `try`, `with`.

use ruff_python_ast as ast;

use super::heap::{Heap, Less, Rest};
use super::interp::{Interp, LoopPaths, Sink};
use super::sym::sym;
use super::value::{Ctl, Exc, Raised, Res, Value};

/// What an iterable gives.
pub enum Elements {
    Known(Vec<Value>),
    /// These first, then any number like `rest`.
    Open(Vec<Value>, Rest),
}

/// Exceptions that one statement may raise on different paths; more are not followed.
const MAX_ALTERNATIVES: usize = 8;

/// Rounds that are followed until what names are bound to holds after any number of them.
const MAX_ATTEMPTS: i32 = 12;

/// Ways into handlers of one `try`; more are not followed.
const MAX_HANDLED: usize = 16;

impl<'a> Interp<'a> {
    /// Follows `n` alternatives from the same state and joins what comes out. A path that surely raises
    /// is left out if another does not.
    pub fn fork(&mut self, n: usize, mut path: impl FnMut(&mut Self, usize) -> Res) -> Res {
        self.spend(8 * n as u64 + self.heap.weight() / 4)?;
        let base = self.heap.clone();
        let mut normal: Option<(Heap, Value)> = None;
        let mut raised: Option<(Heap, Raised)> = None;
        let mut left = false;
        for i in 0..n {
            self.heap = base.clone();
            self.guesses += 1;
            let result = path(self, i);
            self.guesses -= 1;
            let heap = std::mem::take(&mut self.heap);
            match result {
                Ok(value) => {
                    normal = Some(match normal {
                        None => (heap, value),
                        Some((before, v)) => (before.join(heap, false), v.join(&value)),
                    });
                }
                Err(Ctl::Raise(exc)) => {
                    raised = Some(match raised {
                        None => (heap, *exc),
                        Some((before, mut all)) => {
                            for exc in exc.alternatives {
                                let twin = |a: &Exc| {
                                    a.type_name == exc.type_name && a.message == exc.message && a.trace.last().map(|t| t.at) == exc.trace.last().map(|t| t.at)
                                };
                                if !all.alternatives.iter().any(twin) {
                                    all.alternatives.push(exc);
                                }
                            }
                            if all.alternatives.len() > MAX_ALTERNATIVES {
                                self.heap = heap;
                                return Err(Ctl::Halt);
                            }
                            (before.join(heap, false), all)
                        }
                    });
                }
                Err(Ctl::Halt) => {
                    self.heap = heap;
                    return Err(Ctl::Halt);
                }
                Err(ctl) => {
                    self.set_aside(heap, ctl);
                    left = true;
                }
            }
        }
        if let Some((heap, raised)) = raised {
            if normal.is_none() && !left {
                self.heap = heap;
                return Err(Ctl::Raise(Box::new(raised)));
            }
            self.may_raise(&heap, raised);
        }
        match normal {
            Some((heap, value)) => {
                self.heap = heap;
                Ok(value)
            }
            None => {
                self.heap = base;
                self.take_aside()
            }
        }
    }

    /// Keeps a path that left by `return`, `break` or `continue` until its function or loop ends.
    fn set_aside(&mut self, heap: Heap, ctl: Ctl) {
        let frame = self.frames.last_mut().expect("a frame is active");
        match ctl {
            Ctl::Return(value) => {
                frame.returned = Some(match frame.returned.take() {
                    None => (heap, value),
                    Some((before, v)) => (before.join(heap, false), v.join(&value)),
                });
            }
            Ctl::Break | Ctl::Continue => {
                if let Some(paths) = frame.loops.last_mut() {
                    let place = if matches!(ctl, Ctl::Break) { &mut paths.broke } else { &mut paths.continued };
                    *place = Some(match place.take() {
                        None => heap,
                        Some(before) => before.join(heap, false),
                    });
                }
            }
            Ctl::Raise(_) | Ctl::Halt => {}
        }
    }

    /// All paths left: the innermost kept one becomes the current one.
    fn take_aside(&mut self) -> Res {
        let frame = self.frames.last_mut().expect("a frame is active");
        if let Some(paths) = frame.loops.last_mut() {
            if let Some(heap) = paths.continued.take() {
                self.heap = heap;
                return Err(Ctl::Continue);
            }
            if let Some(heap) = paths.broke.take() {
                self.heap = heap;
                return Err(Ctl::Break);
            }
        }
        if let Some((heap, value)) = frame.returned.take() {
            self.heap = heap;
            return Err(Ctl::Return(value));
        }
        Err(Ctl::Halt)
    }

    /// Follows a condition's outcomes: `Some(b)` when it is known.
    pub fn branch(&mut self, truth: Option<bool>, mut path: impl FnMut(&mut Self, bool) -> Res) -> Res {
        match truth {
            Some(truth) => path(self, truth),
            None => self.fork(2, |interp, i| path(interp, i == 0)),
        }
    }

    // Loops.

    /// How many rounds of a loop in the notebook's code may be assumed, and said. No second one where an element
    /// is an object: each round has its own, which here is the same one.
    pub fn rounds_to_assume(&self, element: &Value) -> u8 {
        fn holds_object(value: &Value) -> bool {
            match value {
                Value::Object(id) => id.0 & super::interp::STATIC == 0,
                Value::Tuple(parts) | Value::Union(parts) => parts.iter().any(holds_object),
                Value::Bound(_) | Value::Function(_) => true,
                _ => false,
            }
        }
        match self.asking && self.frame().code & super::interp::STATIC == 0 {
            false => 0,
            true if holds_object(element) => 1,
            true => 2,
        }
    }

    pub fn one_round(&mut self, stmt: &'a ast::StmtFor, item: Value) -> Res<()> {
        self.step()?;
        self.at = self.loc(&*stmt.target);
        self.assign(&stmt.target, item)?;
        let result = self.exec_block(&stmt.body);
        self.end_round(result)
    }

    /// Joins the paths that went on by `continue` into the current one.
    fn end_round(&mut self, result: Res<()>) -> Res<()> {
        let continued = self.frame_mut().loops.last_mut().and_then(|p| p.continued.take());
        match (result, continued) {
            (Ok(()), Some(heap)) => {
                self.heap = std::mem::take(&mut self.heap).join(heap, false);
                Ok(())
            }
            (Err(Ctl::Continue), Some(heap)) => {
                self.heap = std::mem::take(&mut self.heap).join(heap, false);
                Ok(())
            }
            (Err(Ctl::Continue), None) => Ok(()),
            (Err(Ctl::Halt), _) => Err(Ctl::Halt),
            (Err(Ctl::Raise(raised)), Some(heap)) => {
                let at_raise = std::mem::take(&mut self.heap);
                self.may_raise(&at_raise, *raised);
                self.heap = heap;
                Ok(())
            }
            (Err(ctl), Some(heap)) => {
                let left = std::mem::take(&mut self.heap);
                self.set_aside(left, ctl);
                self.heap = heap;
                Ok(())
            }
            (result, None) => result,
        }
    }

    /// Runs a loop's body any number of times, at least once if `once`: what it changes is known only as
    /// far as every further round keeps it. `assumed`: what the first so many rounds surely raise is
    /// raised, on the assumption that there is such a round.
    pub fn any_rounds(&mut self, once: bool, assumed: u8, body: impl FnMut(&mut Self) -> Res<()>) -> Res<()> {
        self.guesses += 1;
        let outer = self.begin_rounds();
        let result = self.follow_rounds(once, assumed, body);
        self.rounds_since = outer;
        self.guesses -= 1;
        result
    }

    fn follow_rounds(&mut self, once: bool, assumed: u8, mut body: impl FnMut(&mut Self) -> Res<()>) -> Res<()> {
        self.spend(16 + self.heap.weight() / 4)?;
        let mut before = self.heap.clone();
        // The first round starts from a known state: what it surely raises, the loop surely raises.
        let first = body(self);
        match first {
            Ok(()) => {}
            Err(Ctl::Halt) => return Err(Ctl::Halt),
            Err(ctl) if once => return Err(ctl),
            Err(Ctl::Raise(raised)) if assumed > 0 => {
                self.assume("the loop has at least one round");
                return Err(Ctl::Raise(raised));
            }
            Err(Ctl::Raise(raised)) => {
                // No crash only if there is no round.
                let at_raise = std::mem::take(&mut self.heap);
                self.may_raise(&at_raise, *raised);
                self.heap = before;
                return Ok(());
            }
            Err(ctl) => {
                let left = std::mem::take(&mut self.heap);
                self.set_aside(left, ctl);
                self.heap = before;
                return Ok(());
            }
        }
        if assumed > 1 {
            // What the first round did may make the second impossible: a column that is gone by then.
            let after_first = self.heap.clone();
            match body(self) {
                Err(Ctl::Raise(raised)) => {
                    self.assume("the loop has at least two rounds");
                    return Err(Ctl::Raise(raised));
                }
                Err(Ctl::Halt) => return Err(Ctl::Halt),
                _ => self.heap = after_first,
            }
        }
        self.merge_round(&mut before);
        let after_first = std::mem::take(&mut self.heap);
        let mut state = before.join(after_first, true);
        for attempt in 0.. {
            self.heap = state.clone();
            let result = body(self);
            match result {
                Ok(()) => {}
                Err(Ctl::Halt) => return Err(Ctl::Halt),
                Err(Ctl::Raise(raised)) => {
                    let at_raise = std::mem::take(&mut self.heap);
                    self.may_raise(&at_raise, *raised);
                    break;
                }
                Err(ctl) => {
                    let left = std::mem::take(&mut self.heap);
                    self.set_aside(left, ctl);
                    break;
                }
            }
            self.merge_round(&mut state);
            let after = std::mem::take(&mut self.heap);
            let changed = state.join_with(after, true);
            if changed == Less::Nothing || changed == Less::Objects && attempt >= 2 {
                break;
            }
            if attempt >= MAX_ATTEMPTS {
                // What holds after any number of rounds was not found.
                return Err(Ctl::Halt);
            }
        }
        self.heap = state;
        Ok(())
    }

    pub fn exec_while(&mut self, stmt: &'a ast::StmtWhile) -> Res<()> {
        self.frame_mut().loops.push(LoopPaths::default());
        let result = self.while_rounds(stmt);
        let paths = self.frame_mut().loops.pop().unwrap_or_default();
        self.end_loop(result, paths, &stmt.orelse)
    }

    fn while_rounds(&mut self, stmt: &'a ast::StmtWhile) -> Res<()> {
        let mut exits: Option<Heap> = None;
        let mut outcome = Ok(());
        let mut endless = false;
        for round in 0.. {
            self.step()?;
            let test = self.eval(&stmt.test)?;
            match self.truth(&test)? {
                Some(false) => break,
                Some(true) if round < self.limits.rounds => {
                    endless = matches!(&*stmt.test, ast::Expr::BooleanLiteral(_) | ast::Expr::NumberLiteral(_));
                    let result = self.exec_block(&stmt.body);
                    if let Err(ctl) = self.end_round(result) {
                        outcome = Err(ctl);
                        break;
                    }
                }
                truth => {
                    self.doubt_because(|| "the number of rounds of a loop".into());
                    // From here on any number of rounds; those that end it do so by their test.
                    let here = self.heap.clone();
                    let endless = endless && truth == Some(true);
                    let assumed = self.rounds_to_assume(&Value::None);
                    self.any_rounds(false, assumed, |interp| {
                        let result = interp.exec_block(&stmt.body);
                        interp.end_round(result)?;
                        interp.eval(&stmt.test).map(|_| ())
                    })?;
                    if !endless {
                        exits = Some(here);
                    }
                    break;
                }
            }
        }
        if let Some(heap) = exits {
            self.heap = std::mem::take(&mut self.heap).join(heap, false);
        }
        outcome
    }

    pub fn end_loop(&mut self, result: Res<()>, paths: LoopPaths, orelse: &'a [ast::Stmt]) -> Res<()> {
        let broke = paths.broke;
        let result = match result {
            Ok(()) if !orelse.is_empty() => self.exec_block(orelse),
            other => other,
        };
        match (result, broke) {
            (Ok(()) | Err(Ctl::Break), Some(heap)) => {
                self.heap = std::mem::take(&mut self.heap).join(heap, false);
                Ok(())
            }
            (Err(Ctl::Break), None) => Ok(()),
            (Err(Ctl::Raise(raised)), Some(heap)) => {
                let at_raise = std::mem::take(&mut self.heap);
                self.may_raise(&at_raise, *raised);
                self.heap = heap;
                Ok(())
            }
            (Err(Ctl::Return(value)), Some(heap)) => {
                let left = std::mem::take(&mut self.heap);
                self.set_aside(left, Ctl::Return(value));
                self.heap = heap;
                Ok(())
            }
            (result, _) => result,
        }
    }

    // Exceptions.

    pub fn exec_try(&mut self, stmt: &'a ast::StmtTry) -> Res<()> {
        let mut result;
        let mut leftover = Sink::default();
        if stmt.handlers.is_empty() {
            if stmt.finalbody.is_empty() {
                return self.exec_block(&stmt.body);
            }
            self.sinks.push(Sink::default());
            result = self.exec_block(&stmt.body);
            leftover = self.sinks.pop().unwrap_or_default();
        } else {
            self.sinks.push(Sink::default());
            result = self.exec_block(&stmt.body);
            let mut sink = self.sinks.pop().unwrap_or_default();
            let certain = match &mut result {
                Err(Ctl::Raise(_)) => {
                    let Err(Ctl::Raise(raised)) = std::mem::replace(&mut result, Ok(())) else { unreachable!() };
                    Some(raised)
                }
                _ => None,
            };
            // Exceptions of `else`, handlers and `finally` go to the outer `try`.
            if certain.is_none() && result.is_ok() && !stmt.orelse.is_empty() {
                result = self.exec_block(&stmt.orelse);
                if matches!(result, Err(Ctl::Halt)) {
                    return result;
                }
            }
            let is_certain = certain.is_some();
            let mut entries: Vec<(Heap, Vec<Exc>, bool)> = Vec::new();
            if let Some(raised) = certain {
                entries.push((self.heap.clone(), raised.alternatives, false));
            }
            if let Some(state) = sink.state.take() {
                entries.push((state, std::mem::take(&mut sink.exceptions), sink.anything));
            }
            if !entries.is_empty() {
                let normal = (!is_certain).then_some((self.heap.clone(), result));
                result = self.handle(stmt, entries, normal);
            }
        }
        if !stmt.finalbody.is_empty() {
            result = self.run_finally(stmt, result, leftover);
        }
        result
    }

    /// Runs the handlers that the exceptions may reach, and joins them with the path without exception.
    fn handle(
        &mut self,
        stmt: &'a ast::StmtTry,
        entries: Vec<(Heap, Vec<Exc>, bool)>,
        normal: Option<(Heap, Res<()>)>,
    ) -> Res<()> {
        // Each path: a state and either a handler with the exception that it binds, or an exception
        // that no handler takes.
        let mut paths: Vec<(Heap, Option<usize>, Option<Exc>)> = Vec::new();
        for (heap, exceptions, anything) in entries {
            self.heap = heap;
            for exc in exceptions {
                let mut taken = false;
                for (i, handler) in stmt.handlers.iter().enumerate() {
                    let ast::ExceptHandler::ExceptHandler(h) = handler;
                    match self.catches(h.type_.as_deref(), &exc) {
                        Some(true) => {
                            paths.push((self.heap.clone(), Some(i), Some(exc.clone())));
                            taken = true;
                        }
                        Some(false) => {}
                        None => paths.push((self.heap.clone(), Some(i), Some(exc.clone()))),
                    }
                    if taken {
                        break;
                    }
                }
                if !taken {
                    paths.push((self.heap.clone(), None, Some(exc)));
                }
            }
            if anything {
                for i in 0..stmt.handlers.len() {
                    paths.push((self.heap.clone(), Some(i), None));
                }
            }
        }
        if paths.len() > MAX_HANDLED {
            return Err(Ctl::Halt);
        }
        let mut normal = normal;
        let count = paths.len() + usize::from(normal.is_some());
        let mut paths = paths.into_iter();
        let result = self.fork(count, |interp, _| match paths.next() {
            Some((heap, handler, exc)) => {
                interp.heap = heap;
                match handler {
                    Some(i) => {
                        let ast::ExceptHandler::ExceptHandler(h) = &stmt.handlers[i];
                        interp.run_handler(h, exc).map(|()| Value::None)
                    }
                    None => match exc {
                        Some(exc) => Err(exc.into_ctl()),
                        None => Err(Ctl::Halt),
                    },
                }
            }
            None => match normal.take() {
                Some((heap, result)) => {
                    interp.heap = heap;
                    result.map(|()| Value::None)
                }
                None => Ok(Value::None),
            },
        });
        result.map(|_| ())
    }

    fn run_handler(&mut self, handler: &'a ast::ExceptHandlerExceptHandler, exc: Option<Exc>) -> Res<()> {
        let name = handler.name.as_ref().map(|n| sym(n));
        if let Some(name) = name {
            let value = match &exc {
                Some(exc) => self.exception_value(exc),
                None => Value::Unknown,
            };
            self.store(name, value);
        }
        let depth = self.handling.len();
        if let Some(exc) = exc {
            self.handling.push(exc);
        }
        let result = self.exec_block(&handler.body);
        self.handling.truncate(depth);
        if let Some(name) = name {
            let scope = self.frame().scope;
            self.scope_mut(scope).remove(&name);
        }
        result
    }

    /// Whether `except type_:` takes the exception; `None` if unknown.
    fn catches(&mut self, type_: Option<&'a ast::Expr>, exc: &Exc) -> Option<bool> {
        let Some(type_) = type_ else { return Some(true) };
        let Ok(wanted) = self.eval(type_) else { return None };
        self.is_exception(exc, &wanted)
    }

    pub fn is_exception(&mut self, exc: &Exc, wanted: &Value) -> Option<bool> {
        match wanted {
            Value::Tuple(parts) => {
                let mut unknown = false;
                for part in parts.iter() {
                    match self.is_exception(exc, part) {
                        Some(true) => return Some(true),
                        None => unknown = true,
                        Some(false) => {}
                    }
                }
                if unknown { None } else { Some(false) }
            }
            Value::Object(wanted) => match exc.class {
                Value::Object(class) => self.is_subclass(class, *wanted),
                _ => None,
            },
            _ => None,
        }
    }

    /// `finally` runs on every path that leaves; what its body's paths set aside passes through it too.
    fn run_finally(&mut self, stmt: &'a ast::StmtTry, result: Res<()>, leftover: Sink) -> Res<()> {
        if matches!(result, Err(Ctl::Halt)) {
            return result;
        }
        if let Some(state) = leftover.state {
            let here = std::mem::replace(&mut self.heap, state);
            self.sinks.push(Sink::default());
            let _ = self.exec_block(&stmt.finalbody);
            self.sinks.pop();
            let after = std::mem::replace(&mut self.heap, here);
            if let Some(outer) = self.sinks.last_mut() {
                outer.anything |= leftover.anything;
                outer.exceptions.extend(leftover.exceptions);
                outer.state = Some(match outer.state.take() {
                    Some(state) => state.join(after, false),
                    None => after,
                });
            }
        }
        let aside = self.frame_mut().returned.take();
        if let Some((heap, value)) = aside {
            let here = std::mem::replace(&mut self.heap, heap);
            let ended = self.exec_block(&stmt.finalbody);
            let heap = std::mem::replace(&mut self.heap, here);
            if ended.is_ok() {
                self.frame_mut().returned = Some((heap, value));
            }
        }
        self.exec_block(&stmt.finalbody)?;
        result
    }
}
