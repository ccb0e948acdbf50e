//! Partly known Python values.

use std::rc::Rc;

use super::sym::Sym;

/// A place in source text: a module of the interpreter ([`super::interp::Interp::codes`]) and a byte range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Loc {
    pub code: u32,
    pub start: u32,
    pub end: u32,
}

/// The type of a scalar whose value is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Kind {
    Bool,
    Int,
    Float,
    Complex,
    Str,
    Bytes,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Bool => "bool",
            Kind::Int => "int",
            Kind::Float => "float",
            Kind::Complex => "complex",
            Kind::Str => "str",
            Kind::Bytes => "bytes",
        }
    }
}

/// Number of an object in the [`super::heap::Heap`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ObjId(pub u32);

/// A Python value, as far as it is known. Immutable values are held here, mutable ones in the heap.
#[derive(Clone, Debug)]
pub enum Value {
    /// Nothing is known.
    Unknown,
    /// Only the type of a scalar is known.
    Of(Kind),
    None,
    Ellipsis,
    NotImplemented,
    Bool(bool),
    /// Integers that do not fit are `Of(Int)`.
    Int(i64),
    Float(f64),
    Str(Rc<str>),
    Tuple(Rc<[Value]>),
    Slice(Rc<[Value; 3]>),
    /// start, stop, step; integers, each maybe unknown.
    Range(Rc<[Value; 3]>),
    Function(Rc<Function>),
    /// A function or native with its first argument.
    Bound(Rc<(Value, Value)>),
    Native(&'static Native),
    Object(ObjId),
    /// One of these; at least two, none of them a union.
    Union(Rc<[Value]>),
}

/// A function implemented in Rust.
pub struct Native {
    pub name: &'static str,
    pub run: for<'i, 'a> fn(&'i mut super::interp::Interp<'a>, Args) -> Res,
}

impl std::fmt::Debug for Native {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "<native {}>", self.name)
    }
}

/// A function of Python source.
#[derive(Debug)]
pub struct Function {
    pub name: Sym,
    /// `Class.method`, as Python's messages print it.
    pub qualname: Rc<str>,
    /// Index into [`super::interp::Interp::bodies`].
    pub body: u32,
    /// Values of the defaults, in the order of the parameters that have one.
    pub defaults: Vec<(Sym, Value)>,
    /// The scope it was defined in, for closures; `None` at module level.
    pub closure: Option<ObjId>,
    /// The module's scope.
    pub globals: ObjId,
    /// The class that its `def` stands in, for `super()`.
    pub class: Option<ObjId>,
}

/// Arguments of a call.
#[derive(Clone, Debug, Default)]
pub struct Args {
    pub pos: Vec<Value>,
    pub kw: Vec<(Sym, Value)>,
    /// `*x` or `**x` with x unknown: there may be more.
    pub more_pos: bool,
    pub more_kw: bool,
}

impl Args {
    pub fn of(pos: Vec<Value>) -> Self {
        Args { pos, ..Args::default() }
    }

    /// The keyword argument of that name, taken out.
    pub fn take_kw(&mut self, name: &str) -> Option<Value> {
        let i = self.kw.iter().position(|(k, _)| k.as_str() == name)?;
        Some(self.kw.remove(i).1)
    }

    pub fn all(&self) -> impl Iterator<Item = &Value> {
        self.pos.iter().chain(self.kw.iter().map(|(_, v)| v))
    }

    pub fn unsure(&self) -> bool {
        self.more_pos || self.more_kw
    }
}

/// How control leaves a statement or an expression, other than normally.
#[derive(Debug)]
pub enum Ctl {
    Raise(Box<Raised>),
    Return(Value),
    Break,
    Continue,
    /// Fuel ran out, or the path cannot be followed: nothing is known about what comes.
    Halt,
}

/// An exception that is surely raised: one of these alternatives, by path.
#[derive(Debug, Clone)]
pub struct Raised {
    pub alternatives: Vec<Exc>,
}

/// One exception.
#[derive(Debug, Clone)]
pub struct Exc {
    /// Its class, or `Unknown`.
    pub class: Value,
    /// The instance, where one was made.
    pub value: Value,
    pub type_name: Rc<str>,
    pub message: Rc<str>,
    /// Where it was raised and through which calls, innermost first; only user code.
    pub trace: Vec<TraceEntry>,
}

#[derive(Debug, Clone)]
pub struct TraceEntry {
    pub at: Loc,
    /// The function that the place is in; `None` at the top of a cell.
    pub function: Option<Rc<str>>,
}

pub type Res<T = Value> = Result<T, Ctl>;

impl Value {
    pub fn str(text: impl AsRef<str>) -> Value {
        Value::Str(Rc::from(text.as_ref()))
    }

    pub fn tuple(items: Vec<Value>) -> Value {
        // One part held twice at each of a hundred levels is more than anything could walk.
        if weigh(&items, &mut 20_000).is_none() {
            return Value::Unknown;
        }
        Value::Tuple(Rc::from(items))
    }

    pub fn is_unknown(&self) -> bool {
        matches!(self, Value::Unknown)
    }

    /// Whether the value itself is known: a scalar's value, an object's identity.
    pub fn is_known(&self) -> bool {
        !matches!(self, Value::Unknown | Value::Of(_) | Value::Union(_))
    }

    /// The kind of a scalar, known or not.
    pub fn kind(&self) -> Option<Kind> {
        Some(match self {
            Value::Of(kind) => *kind,
            Value::Bool(_) => Kind::Bool,
            Value::Int(_) => Kind::Int,
            Value::Float(_) => Kind::Float,
            Value::Str(_) => Kind::Str,
            _ => return None,
        })
    }

    pub fn as_str(&self) -> Option<&str> {
        match self {
            Value::Str(text) => Some(text),
            _ => None,
        }
    }

    /// An integer, bools included, as Python's `operator.index`.
    pub fn as_int(&self) -> Option<i64> {
        match self {
            Value::Int(i) => Some(*i),
            Value::Bool(b) => Some(*b as i64),
            _ => None,
        }
    }

    /// Any real number.
    pub fn as_float(&self) -> Option<f64> {
        match self {
            Value::Int(i) => Some(*i as f64),
            Value::Bool(b) => Some(*b as i64 as f64),
            Value::Float(f) => Some(*f),
            _ => None,
        }
    }

    /// The same value, to the letter; objects by identity. Unknowns of the same kind are the same.
    pub fn same(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Unknown, Value::Unknown)
            | (Value::None, Value::None)
            | (Value::Ellipsis, Value::Ellipsis)
            | (Value::NotImplemented, Value::NotImplemented) => true,
            (Value::Of(a), Value::Of(b)) => a == b,
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Float(a), Value::Float(b)) => a.to_bits() == b.to_bits(),
            (Value::Str(a), Value::Str(b)) => a == b,
            (Value::Tuple(a), Value::Tuple(b)) | (Value::Union(a), Value::Union(b)) => {
                Rc::ptr_eq(a, b) || (a.len() == b.len() && a.iter().zip(b.iter()).all(|(x, y)| x.same(y)))
            }
            (Value::Slice(a), Value::Slice(b)) | (Value::Range(a), Value::Range(b)) => {
                a.iter().zip(b.iter()).all(|(x, y)| x.same(y))
            }
            (Value::Function(a), Value::Function(b)) => Rc::ptr_eq(a, b),
            (Value::Bound(a), Value::Bound(b)) => a.0.same(&b.0) && a.1.same(&b.1),
            (Value::Native(a), Value::Native(b)) => std::ptr::eq(*a, *b),
            (Value::Object(a), Value::Object(b)) => a == b,
            _ => false,
        }
    }

    /// What is known when it is either of the two.
    pub fn join(&self, other: &Value) -> Value {
        if self.same(other) {
            return self.clone();
        }
        match (self, other) {
            (Value::Unknown, _) | (_, Value::Unknown) => {
                hide(self);
                hide(other);
                return Value::Unknown;
            }
            (Value::Of(a), b) | (b, Value::Of(a)) if b.kind() == Some(*a) => return Value::Of(*a),
            (Value::Tuple(a), Value::Tuple(b)) if a.len() == b.len() => {
                return Value::Tuple(a.iter().zip(b.iter()).map(|(x, y)| x.join(y)).collect());
            }
            _ => {}
        }
        let mut alternatives: Vec<Value> = Vec::new();
        for side in [self, other] {
            let parts: &[Value] = match side {
                Value::Union(parts) => parts,
                one => std::slice::from_ref(one),
            };
            for part in parts {
                if !alternatives.iter().any(|a| a.same(part)) {
                    alternatives.push(part.clone());
                }
            }
        }
        if alternatives.len() > MAX_UNION {
            return widened(&alternatives);
        }
        Value::Union(Rc::from(alternatives))
    }

    /// What is known when it may have changed any number of times: the type of a scalar at most.
    pub fn widen(&self, other: &Value) -> Value {
        if self.same(other) {
            return self.clone();
        }
        match (self, other) {
            (Value::Tuple(a), Value::Tuple(b)) if a.len() == b.len() => {
                Value::Tuple(a.iter().zip(b.iter()).map(|(x, y)| x.widen(y)).collect())
            }
            _ => widened(&[self.clone(), other.clone()]),
        }
    }
}

const MAX_UNION: usize = 4;

/// Counts the values in nested tuples; `None` when there are more than `budget`.
fn weigh(items: &[Value], budget: &mut u32) -> Option<()> {
    for item in items {
        *budget = budget.checked_sub(1)?;
        if let Value::Tuple(parts) = item {
            weigh(parts, budget)?;
        }
    }
    Some(())
}

thread_local! {
    static HIDDEN: std::cell::RefCell<Vec<ObjId>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// Notes the objects of a value that is about to become unknown: whatever is done to the unknown value may
/// be done to them.
pub fn hide(value: &Value) {
    match value {
        Value::Object(id) if id.0 & super::interp::STATIC == 0 => HIDDEN.with(|hidden| hidden.borrow_mut().push(*id)),
        Value::Tuple(parts) | Value::Union(parts) => parts.iter().for_each(hide),
        Value::Bound(bound) => hide(&bound.1),
        _ => {}
    }
}

/// The objects noted since this was last asked.
pub fn take_hidden() -> Vec<ObjId> {
    HIDDEN.with(|hidden| std::mem::take(&mut *hidden.borrow_mut()))
}

fn widened(values: &[Value]) -> Value {
    let mut kinds = Vec::new();
    for value in values {
        match value {
            Value::Union(parts) => kinds.extend(parts.iter().map(Value::kind)),
            one => kinds.push(one.kind()),
        }
    }
    match kinds.first() {
        Some(Some(kind)) if kinds.iter().all(|k| *k == Some(*kind)) => Value::Of(*kind),
        _ => {
            values.iter().for_each(hide);
            Value::Unknown
        }
    }
}
