//! Classes: builtin ones, the user's, what a value's type is.

use std::rc::Rc;

use ruff_python_ast as ast;

use super::slots::Slots;
use super::heap::{Class, Map, Object, Slot};
use super::interp::{Frame, Interp, STATIC};
use super::sym::{Sym, fixed, sym};
use super::value::{Args, Function, ObjId, Res, Value};

/// Types that Python itself implements.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NativeType {
    Object,
    Type,
    Bool,
    Int,
    Float,
    Complex,
    Str,
    Bytes,
    List,
    Tuple,
    Dict,
    Set,
    FrozenSet,
    Range,
    Slice,
    NoneType,
    Ellipsis,
    NotImplemented,
    Function,
    Module,
    Iterator,
    Generator,
    Property,
    StaticMethod,
    ClassMethod,
    Super,
    Exception,
}

use NativeType as N;

/// Name and type of each builtin type that has a name in code.
const TYPES: &[(&str, NativeType, bool)] = &[
    ("object", N::Object, true),
    ("type", N::Type, true),
    ("int", N::Int, true),
    ("bool", N::Bool, true),
    ("float", N::Float, true),
    ("complex", N::Complex, true),
    ("str", N::Str, true),
    ("bytes", N::Bytes, true),
    ("list", N::List, true),
    ("tuple", N::Tuple, true),
    ("dict", N::Dict, true),
    ("set", N::Set, true),
    ("frozenset", N::FrozenSet, true),
    ("range", N::Range, true),
    ("slice", N::Slice, true),
    ("NoneType", N::NoneType, false),
    ("ellipsis", N::Ellipsis, false),
    ("NotImplementedType", N::NotImplemented, false),
    ("function", N::Function, false),
    ("module", N::Module, false),
    ("iterator", N::Iterator, false),
    ("generator", N::Generator, false),
    ("property", N::Property, true),
    ("staticmethod", N::StaticMethod, true),
    ("classmethod", N::ClassMethod, true),
    ("super", N::Super, true),
];

/// Exceptions and their bases (Python 3.12 documentation, "Exception hierarchy").
const EXCEPTIONS: &[(&str, &str)] = &[
    ("BaseException", ""),
    ("Exception", "BaseException"),
    ("SystemExit", "BaseException"),
    ("KeyboardInterrupt", "BaseException"),
    ("GeneratorExit", "BaseException"),
    ("ArithmeticError", "Exception"),
    ("FloatingPointError", "ArithmeticError"),
    ("OverflowError", "ArithmeticError"),
    ("ZeroDivisionError", "ArithmeticError"),
    ("AssertionError", "Exception"),
    ("AttributeError", "Exception"),
    ("BufferError", "Exception"),
    ("EOFError", "Exception"),
    ("ImportError", "Exception"),
    ("ModuleNotFoundError", "ImportError"),
    ("LookupError", "Exception"),
    ("IndexError", "LookupError"),
    ("KeyError", "LookupError"),
    ("MemoryError", "Exception"),
    ("NameError", "Exception"),
    ("UnboundLocalError", "NameError"),
    ("OSError", "Exception"),
    ("BlockingIOError", "OSError"),
    ("ChildProcessError", "OSError"),
    ("ConnectionError", "OSError"),
    ("BrokenPipeError", "ConnectionError"),
    ("ConnectionAbortedError", "ConnectionError"),
    ("ConnectionRefusedError", "ConnectionError"),
    ("ConnectionResetError", "ConnectionError"),
    ("FileExistsError", "OSError"),
    ("FileNotFoundError", "OSError"),
    ("InterruptedError", "OSError"),
    ("IsADirectoryError", "OSError"),
    ("NotADirectoryError", "OSError"),
    ("PermissionError", "OSError"),
    ("ProcessLookupError", "OSError"),
    ("TimeoutError", "OSError"),
    ("ReferenceError", "Exception"),
    ("RuntimeError", "Exception"),
    ("NotImplementedError", "RuntimeError"),
    ("RecursionError", "RuntimeError"),
    ("StopAsyncIteration", "Exception"),
    ("StopIteration", "Exception"),
    ("SyntaxError", "Exception"),
    ("IndentationError", "SyntaxError"),
    ("TabError", "IndentationError"),
    ("SystemError", "Exception"),
    ("TypeError", "Exception"),
    ("ValueError", "Exception"),
    ("UnicodeError", "ValueError"),
    ("UnicodeDecodeError", "UnicodeError"),
    ("UnicodeEncodeError", "UnicodeError"),
    ("UnicodeTranslateError", "UnicodeError"),
    ("Warning", "Exception"),
    ("BytesWarning", "Warning"),
    ("DeprecationWarning", "Warning"),
    ("FutureWarning", "Warning"),
    ("ImportWarning", "Warning"),
    ("PendingDeprecationWarning", "Warning"),
    ("ResourceWarning", "Warning"),
    ("RuntimeWarning", "Warning"),
    ("SyntaxWarning", "Warning"),
    ("UnicodeWarning", "Warning"),
    ("UserWarning", "Warning"),
];

/// Names that IPython and the interpreter put into a session.
pub fn is_ipython_name(name: &str) -> bool {
    matches!(name, "_" | "__" | "___" | "In" | "Out" | "_ih" | "_oh" | "_dh" | "display" | "get_ipython" | "exit" | "quit")
        || name.strip_prefix('_').is_some_and(|n| n.strip_prefix('i').unwrap_or(n).bytes().all(|b| b.is_ascii_digit()) && n.len() > 0)
        || matches!(name, "__builtins__" | "__doc__" | "__file__" | "__loader__" | "__spec__" | "__package__" | "__debug__" | "copyright" | "credits" | "license" | "help" | "breakpoint" | "compile" | "aiter" | "anext" | "WindowsError" | "EnvironmentError" | "IOError" | "__import__" | "EncodingWarning" | "ExceptionGroup" | "BaseExceptionGroup" | "PythonFinalizationError" | "__build_class__" | "memoryview" | "bytearray")
}

/// Makes the builtin classes and functions, in the statics.
pub fn make_builtins(interp: &mut Interp<'_>) {
    for (name, native, named) in TYPES {
        let id = new_native_class(interp, name, *native, &[]);
        if *native == N::Bool {
            let int = interp.statics.natives[&N::Int];
            if let Object::Class(class) = interp.obj_mut(id) {
                Rc::make_mut(class).mro.push(int);
            }
        }
        interp.statics.natives.insert(*native, id);
        if *named {
            interp.statics.builtins.insert(sym(name), Value::Object(id));
        }
    }
    for (name, base) in EXCEPTIONS {
        let bases: Vec<ObjId> = match interp.statics.builtins.get(&sym(base)) {
            Some(Value::Object(base)) => match interp.obj(*base) {
                Object::Class(class) => class.mro.clone(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        let id = new_native_class(interp, name, N::Exception, &bases);
        interp.statics.builtins.insert(sym(name), Value::Object(id));
    }
    let os_error = interp.statics.builtins[&fixed("OSError")].clone();
    for name in ["IOError", "EnvironmentError"] {
        interp.statics.builtins.insert(sym(name), os_error.clone());
    }
    for native in super::native::FUNCTIONS {
        interp.statics.builtins.insert(sym(native.name), Value::Native(native));
    }
    #[cfg(test)]
    interp.statics.builtins.insert(fixed("reveal"), Value::Native(&super::reveal::REVEAL));
    for (name, value) in [("Ellipsis", Value::Ellipsis), ("NotImplemented", Value::NotImplemented), ("__debug__", Value::Bool(true))] {
        interp.statics.builtins.insert(sym(name), value);
    }
}

fn new_native_class(interp: &mut Interp<'_>, name: &str, native: NativeType, bases: &[ObjId]) -> ObjId {
    let class = Class {
        name: sym(name),
        mro: Vec::new(),
        attrs: Slots::default(),
        open: false,
        native: Some(native),
        model: false,
        complete: false,
        partial: false,
    };
    let id = interp.alloc(Object::Class(Rc::new(class)));
    if let Object::Class(class) = interp.obj_mut(id) {
        let class = Rc::make_mut(class);
        class.mro.push(id);
        class.mro.extend_from_slice(bases);
    }
    id
}

/// The class of a builtin exception or type.
pub fn builtin_class(interp: &Interp<'_>, name: &str) -> Option<ObjId> {
    match interp.statics.builtins.get(&sym(name)) {
        Some(Value::Object(id)) => Some(*id),
        _ => None,
    }
}

impl<'a> Interp<'a> {
    pub fn native_class(&self, native: NativeType) -> ObjId {
        self.statics.natives[&native]
    }

    pub fn native_type(&self, value: &Value) -> Option<NativeType> {
        use super::value::Kind;
        Some(match value {
            Value::Unknown | Value::Union(_) => return None,
            Value::None => N::NoneType,
            Value::Ellipsis => N::Ellipsis,
            Value::NotImplemented => N::NotImplemented,
            Value::Tuple(_) => N::Tuple,
            Value::Slice(_) => N::Slice,
            Value::Range(_) => N::Range,
            Value::Function(_) | Value::Bound(_) | Value::Native(_) => N::Function,
            Value::Object(id) => match self.obj(*id) {
                Object::List { .. } => N::List,
                Object::Dict { .. } | Object::AttrDict(_) => N::Dict,
                Object::Set { frozen: false, .. } => N::Set,
                Object::Set { frozen: true, .. } => N::FrozenSet,
                Object::Class(_) => N::Type,
                Object::Module(_) => N::Module,
                Object::Iterator { .. } | Object::Lazy { .. } => N::Iterator,
                Object::Generator { .. } => N::Generator,
                Object::Instance { class, .. } => match self.obj(*class) {
                    Object::Class(class) => class.native?,
                    _ => return None,
                },
                Object::Scope { .. } | Object::Held(_) | Object::Lost => return None,
            },
            other => match other.kind()? {
                Kind::Bool => N::Bool,
                Kind::Int => N::Int,
                Kind::Float => N::Float,
                Kind::Complex => N::Complex,
                Kind::Str => N::Str,
                Kind::Bytes => N::Bytes,
            },
        })
    }

    /// The class object of a value, if its type is known.
    pub fn class_of(&self, value: &Value) -> Option<ObjId> {
        if let Value::Object(id) = value {
            match self.obj(*id) {
                Object::Instance { class, .. } => return Some(*class),
                Object::List { class: Some(class), .. } | Object::Dict { class: Some(class), .. } => return Some(*class),
                _ => {}
            }
        }
        self.native_type(value).map(|n| self.native_class(n))
    }

    pub fn class(&self, id: ObjId) -> Option<&Rc<Class>> {
        match self.obj(id) {
            Object::Class(class) => Some(class),
            _ => None,
        }
    }

    pub fn class_name(&self, id: ObjId) -> String {
        self.class(id).map_or("object", |c| c.name.as_str()).to_owned()
    }

    /// The type's name as Python's messages print it.
    pub fn type_name(&self, value: &Value) -> String {
        match value {
            Value::Bound(b) if !matches!(b.0, Value::Native(_)) => "method".into(),
            Value::Native(_) | Value::Bound(_) => "builtin_function_or_method".into(),
            Value::Union(parts) => self.type_name(&parts[0]),
            _ => self.class_of(value).map_or_else(|| "object".to_owned(), |id| self.class_name(id)),
        }
    }

    /// Whether `class` is `of` or derives from it; `None` when a base is unknown.
    pub fn is_subclass(&self, class: ObjId, of: ObjId) -> Option<bool> {
        if class == of || of == self.native_class(N::Object) {
            return Some(true);
        }
        let class = self.class(class)?;
        if class.mro.contains(&of) {
            return Some(true);
        }
        // An abstract base class may say yes for anything.
        if class.open || self.class(of)?.open { None } else { Some(false) }
    }

    pub fn is_immutable_class(&self, class: ObjId) -> bool {
        matches!(self.lookup_in_class(class, fixed("__immutable__")), Some(slot) if matches!(slot.value, Value::Bool(true)))
    }

    /// A name in a class or its bases.
    pub fn lookup_in_class(&self, class: ObjId, name: Sym) -> Option<&Slot> {
        let class = self.class(class)?;
        for id in &class.mro {
            if let Some(c) = self.class(*id)
                && let Some(slot) = c.attrs.get(&name)
            {
                return Some(slot);
            }
        }
        None
    }

    pub fn exec_class(&mut self, def: &'a ast::StmtClassDef) -> Res<()> {
        let name = sym(&def.name);
        let mut bases = Vec::new();
        let mut open = false;
        if let Some(arguments) = &def.arguments {
            for base in &arguments.args {
                let base = self.eval(base)?;
                bases.push(base);
            }
            for keyword in &arguments.keywords {
                self.eval(&keyword.value)?;
                open = true;
            }
        }
        let frame = self.frame();
        let (globals, code, parent, call_at) = (frame.globals, frame.code, frame.scope, frame.call_at);
        let parent = if parent == globals { None } else { Some(parent) };
        let scope = self.alloc(Object::Scope { names: Slots::default(), open: false, parent });
        let qualname: Rc<str> = match &self.frame().name {
            Some(outer) if self.frame().info.is_none() => Rc::from(format!("{outer}.{}", name.as_str())),
            _ => Rc::from(name.as_str()),
        };
        self.frames.push(Frame {
            scope,
            own: scope,
            globals,
            info: None,
            code,
            call_at,
            body: None,
            guesses: self.guesses,
            name: Some(qualname),
            class: None,
            first_arg: None,
            returned: None,
            loops: Vec::new(),
            yields: None,
        });
        let result = self.exec_block(&def.body);
        self.frames.pop();
        result?;
        let attrs = std::mem::take(self.scope_mut(scope));
        self.at = self.loc(def);
        let mut class = self.make_class(name, &bases, attrs, open, code & STATIC != 0)?;
        for decorator in def.decorator_list.iter().rev() {
            let function = self.eval(&decorator.expression)?;
            self.at = self.loc(decorator);
            class = self.call(function, Args::of(vec![class]))?;
        }
        self.store(name, class);
        Ok(())
    }

    pub fn make_class(
        &mut self,
        name: Sym,
        bases: &[Value],
        mut attrs: Slots,
        mut open: bool,
        model: bool,
    ) -> Res {
        let mut lines: Vec<Vec<ObjId>> = Vec::new();
        let mut native = None;
        let mut partial = false;
        let mut complete = matches!(attrs.get(&fixed("__complete__")), Some(slot) if matches!(slot.value, Value::Bool(true)));
        for base in bases {
            match base {
                Value::Object(id) if let Some(class) = self.class(*id) => {
                    if class.native == Some(N::Object) {
                        continue;
                    }
                    open |= class.open;
                    complete |= class.complete;
                    partial |= class.partial || (class.model && !class.complete);
                    native = native.or(class.native);
                    lines.push(class.mro.clone());
                }
                _ => {
                    open = true;
                    self.doubt_because(|| format!("a base of class {}", name.as_str()));
                }
            }
        }
        if !model {
            complete = false;
        }
        let id = self.alloc(Object::Lost);
        let mro = match linearise(id, lines) {
            Some(mro) => mro,
            None => {
                return Err(self.raise("TypeError", "Cannot create a consistent method resolution order (MRO) for bases"));
            }
        };
        for slot in attrs.values_mut() {
            adopt(&mut slot.value, id);
        }
        // Decorators such as property hold the function inside an object.
        for slot in attrs.values() {
            if let Value::Object(wrapper) = slot.value
                && let Object::Instance { class, .. } = self.obj(wrapper)
                && matches!(self.class(*class).and_then(|c| c.native), Some(N::Property | N::StaticMethod | N::ClassMethod))
                && let Object::Instance { attrs, .. } = self.obj_mut(wrapper)
            {
                for inner in attrs.values_mut() {
                    adopt(&mut inner.value, id);
                }
            }
        }
        let real: Vec<Value> = match attrs.get(&fixed("__real__")).map(|s| s.value.clone()) {
            Some(Value::Tuple(names)) => names.to_vec(),
            Some(value) => vec![value],
            None => Vec::new(),
        };
        if model && self.static_mode {
            for real in real {
                if let Value::Str(real) = real {
                    self.statics.real.insert(real.to_string(), id);
                }
            }
        }
        let class = Class { name, mro, attrs, open, native, model, complete, partial: partial && !complete };
        *self.obj_mut(id) = Object::Class(Rc::new(class));
        // A metaclass or `__init_subclass__` may do anything; only enumerations of those are known.
        Ok(Value::Object(id))
    }

    /// `Class(…)`.
    pub fn instantiate(&mut self, id: ObjId, mut args: Args) -> Res {
        let Some(class) = self.class(id).cloned() else { return Ok(Value::Unknown) };
        if class.mro.len() == 1 && class.mro[0] == id
            && let Some(native) = class.native
            && native != N::Exception
        {
            return super::native::construct(self, native, args);
        }
        if native_bool(&class, id, self) {
            return super::native::construct(self, N::Bool, args);
        }
        if let Some(slot) = self.lookup_in_class(id, fixed("__crane_new__")) {
            // A model that decides itself what a call of its class gives.
            let function = slot.value.clone();
            args.pos.insert(0, Value::Object(id));
            return self.call(function, args);
        }
        if class.open {
            // Made by a base that cannot be seen, from these arguments.
            self.call_unknown(&Value::Unknown, &args)?;
            let instance = Object::Instance { class: id, attrs: Slots::default(), open: true };
            let instance = Value::Object(self.alloc(instance));
            return Ok(instance);
        }
        if self.lookup_in_class(id, fixed("__new__")).is_some() {
            self.call_unknown(&Value::Unknown, &args)?;
            return Ok(Value::Object(self.alloc(Object::Instance { class: id, attrs: Slots::default(), open: true })));
        }
        let init = self.lookup_in_class(id, fixed("__init__")).map(|s| s.value.clone());
        let object = match class.native {
            Some(N::Dict) => Object::Dict { entries: Map::default(), open: init.is_none() && !args.pos.is_empty(), class: Some(id) },
            Some(N::List) => {
                let mut items = Vec::new();
                let mut rest = None;
                if init.is_none()
                    && let Some(iterable) = args.pos.first().cloned()
                {
                    match self.elements(&iterable)? {
                        super::flow::Elements::Known(known) => items = known,
                        super::flow::Elements::Open(known, more) => {
                            items = known;
                            rest = Some(more);
                        }
                    }
                }
                Object::List { items, rest, class: Some(id) }
            }
            Some(N::Exception) => {
                let mut attrs = Slots::default();
                attrs.insert(fixed("args"), Slot::new(Value::tuple(args.pos.clone()), self.at));
                Object::Instance { class: id, attrs, open: !args.kw.is_empty() && init.is_none() }
            }
            // Subclasses of other builtin types hold a value that instances here do not.
            Some(_) => Object::Instance { class: id, attrs: Slots::default(), open: true },
            None => Object::Instance { class: id, attrs: Slots::default(), open: false },
        };
        let value = Value::Object(self.alloc(object));
        match init {
            Some(init) => {
                args.pos.insert(0, value.clone());
                match self.call(init, args)? {
                    Value::None | Value::Unknown => {}
                    Value::Union(_) => {}
                    other => {
                        let name = self.type_name(&other);
                        let message = format!("__init__() should return None, not '{name}'");
                        return Err(self.raise("TypeError", message));
                    }
                }
            }
            None if class.native.is_none() && (!args.pos.is_empty() || !args.kw.is_empty())
                && !class.model
                // Fields without a constructor: a decorator makes one.
                && self.lookup_in_class(id, fixed("__annotations__")).is_none() =>
            {
                let name = class.name.as_str();
                return Err(self.raise("TypeError", format!("{name}() takes no arguments")));
            }
            None => {}
        }
        Ok(value)
    }

    /// `super()` in a method, or `super(C, x)`.
    pub fn make_super(&mut self, args: &Args) -> Res {
        let (class, this) = match args.pos.as_slice() {
            [] => {
                // The innermost frame that belongs to a method: comprehensions have none of their own.
                let frame = self.frames.iter().rev().find(|f| f.class.is_some());
                match frame.map(|f| (f.class, f.first_arg.clone())) {
                    Some((Some(class), Some(this))) => (class, this),
                    _ => return Ok(Value::Unknown),
                }
            }
            [Value::Object(class), this, ..] => (*class, this.clone()),
            _ => return self.unknown(|| "super()".into()),
        };
        let mut attrs = Slots::default();
        attrs.insert(fixed("class"), Slot::new(Value::Object(class), self.at));
        attrs.insert(fixed("this"), Slot::new(this, self.at));
        let class = self.native_class(N::Super);
        Ok(Value::Object(self.alloc(Object::Instance { class, attrs, open: false })))
    }
}

fn native_bool(class: &Class, id: ObjId, interp: &Interp<'_>) -> bool {
    class.native == Some(N::Bool) && interp.native_class(N::Bool) == id
}

/// Tells functions which class they were defined in.
fn adopt(value: &mut Value, class: ObjId) {
    if let Value::Function(function) = value
        && function.class.is_none()
    {
        let f = function.as_ref();
        *value = Value::Function(Rc::new(Function {
            name: f.name,
            qualname: f.qualname.clone(),
            body: f.body,
            defaults: f.defaults.clone(),
            closure: f.closure,
            globals: f.globals,
            class: Some(class),
        }));
    }
}

/// Python's C3 linearisation.
fn linearise(id: ObjId, mut lines: Vec<Vec<ObjId>>) -> Option<Vec<ObjId>> {
    let heads: Vec<ObjId> = lines.iter().filter_map(|l| l.first().copied()).collect();
    lines.push(heads);
    let mut mro = vec![id];
    loop {
        lines.retain(|l| !l.is_empty());
        if lines.is_empty() {
            return Some(mro);
        }
        let next = lines.iter().map(|l| l[0]).find(|c| lines.iter().all(|l| !l[1..].contains(c)))?;
        mro.push(next);
        for line in &mut lines {
            if line[0] == next {
                line.remove(0);
            }
        }
    }
}
