//! The interpreter's state, and what all of its parts share: objects, frames, exceptions, doubt.

use std::collections::HashMap;
use std::rc::Rc;

use ruff_python_ast as ast;

use super::slots::Slots;
use super::heap::{Heap, Object, Slot};
use super::names::FnInfo;
use super::statics::Statics;
use super::sym::{Sym, fixed};
use super::value::{Ctl, Exc, Loc, ObjId, Raised, Res, TraceEntry, Value};

/// Where a piece of source comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// Index into the notebook's cells.
    Cell(usize),
    /// A library model.
    Model,
}

/// The source of a function.
pub struct Body<'a> {
    pub params: Option<&'a ast::Parameters>,
    pub source: BodySource<'a>,
    pub code: u32,
    pub info: std::cell::OnceCell<Rc<FnInfo>>,
}

#[derive(Clone, Copy)]
pub enum BodySource<'a> {
    Block(&'a [ast::Stmt]),
    Lambda(&'a ast::Expr),
    /// A generator expression, without its first iterable.
    Gen(&'a ast::ExprGenerator),
}

/// Bit of ids (objects, bodies, codes) that live in [`Statics`], shared by all branches and notebooks.
pub const STATIC: u32 = 1 << 31;

/// One active call, or the top level of a cell or model.
pub struct Frame {
    /// Innermost scope: a comprehension's, or `own`.
    pub scope: ObjId,
    /// The scope of the function, class body or module.
    pub own: ObjId,
    pub globals: ObjId,
    pub info: Option<Rc<FnInfo>>,
    pub code: u32,
    /// Where it was called from.
    pub call_at: Loc,
    /// The function's body, in a call.
    pub body: Option<u32>,
    /// How many unknown branches and loops were open at the call.
    pub guesses: u32,
    pub name: Option<Rc<str>>,
    pub class: Option<ObjId>,
    pub first_arg: Option<Value>,
    /// Paths that returned already, joined.
    pub returned: Option<(Heap, Value)>,
    pub loops: Vec<LoopPaths>,
    /// Values yielded so far, in a generator's body.
    pub yields: Option<super::generators::Yields>,
}

/// Paths that left the round of a loop, joined.
#[derive(Default)]
pub struct LoopPaths {
    pub broke: Option<Heap>,
    pub continued: Option<Heap>,
}

/// What a `try` collects: states in which its body may have raised.
#[derive(Default)]
pub struct Sink {
    pub state: Option<Heap>,
    pub exceptions: Vec<Exc>,
    /// Anything may have been raised.
    pub anything: bool,
}

/// Limits of the work, counted and not timed, so that results are the same everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Units of work for one cell.
    pub fuel: u64,
    pub depth: usize,
    pub rounds: usize,
    pub size: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { fuel: 15_000, depth: 48, rounds: 150, size: 4096 }
    }
}

pub struct Interp<'a> {
    pub heap: Heap,
    pub statics: Box<Statics>,
    pub bodies: Vec<Body<'a>>,
    pub codes: Vec<Code>,
    pub frames: Vec<Frame>,
    pub sinks: Vec<Sink>,
    pub limits: Limits,
    pub fuel: u64,
    pub at: Loc,
    next: u32,
    /// Objects are made in the statics: a model's top level is being evaluated.
    pub static_mode: bool,
    /// The first unknown that stood in the way, since this was last cleared.
    pub doubt: Option<Rc<str>>,
    /// Assumptions that results rest on, such as a library's version.
    pub assumed: Vec<Rc<str>>,
    /// Library versions, by import name.
    pub versions: HashMap<String, String>,
    /// What the catalogue of signatures and attributes is asked about.
    pub catalogued: super::known::Catalogued<'a>,
    /// The notebook's module scope.
    pub main: ObjId,
    pub handling: Vec<Exc>,
    /// Branches and loops that are being followed without knowing whether they are taken.
    pub guesses: u32,
    /// Objects with smaller numbers were made before the innermost loop whose rounds are not counted.
    pub rounds_since: u32,
    /// What is written to while a generator runs ahead of its consumer.
    pub watch: Option<super::generators::Watch>,
    /// Objects that stand for functions handed to unknown code, by body and closure.
    pub held: HashMap<(u32, Option<ObjId>), ObjId>,
    /// A target is being asked about: assumptions may be made, and are named.
    pub asking: bool,
    /// Names that the last refused key could have been.
    pub hints: Vec<Rc<str>>,
    /// Symbols by the address of the name in its tree; see [`Interp::sym_at`].
    pub syms: Box<[(usize, u32, Sym)]>,
    /// Lists and dicts that stand for many, and for each list or dict those that stand for it too.
    pub summaries: super::merge::Summaries,
    /// Values of string literals, likewise.
    pub texts: Box<[(usize, Rc<str>)]>,
}

impl<'a> Interp<'a> {
    pub fn new(statics: Box<Statics>, limits: Limits) -> Self {
        // Those of the notebook before, on this thread: numbers of objects begin anew.
        super::value::take_hidden();
        let mut interp = Interp {
            heap: Heap::default(),
            statics,
            bodies: Vec::new(),
            codes: Vec::new(),
            frames: Vec::new(),
            sinks: Vec::new(),
            limits,
            fuel: limits.fuel,
            at: Loc::default(),
            next: 0,
            static_mode: false,
            doubt: None,
            assumed: Vec::new(),
            versions: HashMap::new(),
            catalogued: Default::default(),
            main: ObjId(0),
            handling: Vec::new(),
            guesses: 0,
            rounds_since: 0,
            watch: None,
            held: HashMap::new(),
            asking: false,
            hints: Vec::new(),
            syms: vec![(0, 0, fixed("")); 1024].into_boxed_slice(),
            summaries: Default::default(),
            texts: vec![(0, Rc::from("")); 256].into_boxed_slice(),
        };
        if !interp.statics.ready {
            interp.static_mode = true;
            interp.alloc(Object::Lost);
            super::classes::make_builtins(&mut interp);
            interp.static_mode = false;
            interp.statics.ready = true;
        }
        interp.main = interp.alloc(Object::Scope { names: Slots::default(), open: false, parent: None });
        let at = Loc::default();
        let name = Slot::new(Value::str("__main__"), at);
        interp.scope_mut(interp.main).insert(fixed("__name__"), name);
        interp
    }

    // Objects.

    pub fn alloc(&mut self, object: Object) -> ObjId {
        if self.static_mode {
            let id = ObjId(self.statics.objects.len() as u32 | STATIC);
            self.statics.objects.push(object);
            return id;
        }
        let id = ObjId(self.next);
        self.next += 1;
        self.heap.put(id, object);
        id
    }

    /// The number that the next object gets.
    pub fn next_number(&self) -> u32 {
        self.next
    }

    /// Notes that a loop begins whose rounds are not counted; what was noted before, to be restored after it.
    pub fn begin_rounds(&mut self) -> u32 {
        std::mem::replace(&mut self.rounds_since, self.next)
    }

    pub fn obj(&self, id: ObjId) -> &Object {
        if id.0 & STATIC != 0 {
            if let Some(patched) = self.heap.patched(id) {
                return patched;
            }
            return &self.statics.objects[(id.0 & !STATIC) as usize];
        }
        self.heap.get(id)
    }

    pub fn obj_mut(&mut self, id: ObjId) -> &mut Object {
        if id.0 & STATIC != 0 {
            let index = (id.0 & !STATIC) as usize;
            if self.static_mode {
                return &mut self.statics.objects[index];
            }
            if self.heap.patched(id).is_none() {
                let copy = self.statics.objects[index].clone();
                self.heap.patch(id, copy);
            }
            return self.heap.patched_mut(id);
        }
        if let Some(watch) = &mut self.watch {
            watch.note(id);
        }
        if !self.summaries.is_empty() && self.open_summaries(id) {
            return self.summaries.scratch(self.heap.get(id));
        }
        self.heap.get_mut(id)
    }

    pub fn body(&self, index: u32) -> &Body<'a> {
        if index & STATIC != 0 {
            return &self.statics.bodies[(index & !STATIC) as usize];
        }
        &self.bodies[index as usize]
    }

    pub fn code(&self, index: u32) -> Code {
        if index & STATIC != 0 { Code::Model } else { self.codes[index as usize] }
    }

    /// Names of a scope. Must be a scope.
    pub fn scope_mut(&mut self, id: ObjId) -> &mut Slots {
        let object = self.obj_mut(id);
        if !matches!(object, Object::Scope { .. }) {
            *object = Object::Scope { names: Slots::default(), open: true, parent: None };
        }
        match object {
            Object::Scope { names, .. } => names,
            _ => unreachable!(),
        }
    }

    pub fn list(&mut self, items: Vec<Value>) -> Value {
        Value::Object(self.alloc(Object::List { items, rest: None, class: None }))
    }

    pub fn frame(&self) -> &Frame {
        self.frames.last().expect("a frame is active while code runs")
    }

    pub fn frame_mut(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a frame is active while code runs")
    }

    /// Whether the running code is the user's.
    pub fn in_user_code(&self) -> bool {
        self.frames.last().is_none_or(|f| f.code & STATIC == 0)
    }

    // Work.

    /// Takes one unit of work; out of fuel, nothing more is known.
    pub fn step(&mut self) -> Res<()> {
        if self.heap.work > 0 {
            self.fuel = self.fuel.saturating_sub(std::mem::take(&mut self.heap.work));
        }
        if self.fuel == 0 {
            self.doubt_because(|| "the work limit was reached".into());
            return Err(Ctl::Halt);
        }
        self.fuel -= 1;
        #[cfg(test)]
        super::reveal::count(self);
        Ok(())
    }

    /// Takes several units of work.
    pub fn spend(&mut self, units: u64) -> Res<()> {
        self.fuel = self.fuel.saturating_sub(units);
        self.step()
    }

    // Exceptions.

    /// A builtin exception that is surely raised here.
    pub fn raise(&mut self, class: &str, message: impl AsRef<str>) -> Ctl {
        let class_value = super::classes::builtin_class(self, class).map_or(Value::Unknown, Value::Object);
        let message: Rc<str> = Rc::from(message.as_ref());
        let exc = Exc {
            class: class_value,
            value: Value::Unknown,
            type_name: Rc::from(class),
            message,
            trace: self.trace(),
        };
        Ctl::Raise(Box::new(Raised { alternatives: vec![exc] }))
    }

    /// Places in user code from the innermost call outwards.
    pub fn trace(&self) -> Vec<TraceEntry> {
        let mut trace = Vec::new();
        let mut at = self.at;
        for frame in self.frames.iter().rev() {
            if frame.code & STATIC == 0 {
                trace.push(TraceEntry { at, function: frame.name.clone() });
            }
            at = frame.call_at;
        }
        trace
    }

    /// Something unknown was met that may raise: the verdict cannot be "safe", and a `try` around it may
    /// go to its handlers.
    pub fn doubt_because(&mut self, why: impl FnOnce() -> String) {
        if self.static_mode {
            return;
        }
        if self.doubt.is_none() {
            let why = why();
            #[cfg(test)]
            super::reveal::trace(self, &why);
            self.doubt = Some(Rc::from(why));
        }
        if let Some(sink) = self.sinks.last_mut() {
            sink.anything = true;
            Self::pour(sink, &self.heap);
        }
    }

    /// A path that raises, while others go on.
    pub fn may_raise(&mut self, heap: &Heap, raised: Raised) {
        if self.doubt.is_none() {
            let exc = &raised.alternatives[0];
            self.doubt = Some(Rc::from(format!("may raise {}: {}", exc.type_name, exc.message)));
        }
        if let Some(sink) = self.sinks.last_mut() {
            sink.exceptions.extend(raised.alternatives);
            if sink.exceptions.len() > 16 {
                sink.exceptions.truncate(16);
                sink.anything = true;
            }
            Self::pour(sink, heap);
        }
    }

    fn pour(sink: &mut Sink, heap: &Heap) {
        match &mut sink.state {
            Some(state) => {
                state.join_with(heap.clone(), false);
            }
            None => sink.state = Some(heap.clone()),
        }
    }

    pub fn unknown(&mut self, why: impl FnOnce() -> String) -> Res {
        self.doubt_because(why);
        Ok(Value::Unknown)
    }

    pub fn assume(&mut self, what: impl AsRef<str>) {
        if !self.assumed.iter().any(|a| **a == *what.as_ref()) {
            self.assumed.push(Rc::from(what.as_ref()));
        }
    }
}

impl Exc {
    pub fn into_ctl(self) -> Ctl {
        Ctl::Raise(Box::new(Raised { alternatives: vec![self] }))
    }
}
