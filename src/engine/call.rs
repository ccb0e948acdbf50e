//! Calls: functions, methods, classes, callables of unknown kind.

use std::rc::Rc;

use super::slots::Slots;
use super::heap::{Entry, Map, Object, Slot};
use super::interp::{BodySource, Frame, Interp};
use super::names::Signature;
use super::sym::{Sym, fixed};
use super::value::{Args, Ctl, Function, Loc, ObjId, Res, Value};

impl<'a> Interp<'a> {
    pub fn call(&mut self, function: Value, mut args: Args) -> Res {
        match function {
            Value::Unknown => self.call_unknown(&Value::Unknown, &args),
            Value::Union(parts) => {
                self.fork(parts.len(), |interp, i| interp.call(parts[i].clone(), args.clone()))
            }
            Value::Native(native) => (native.run)(self, args),
            Value::Bound(bound) => {
                args.pos.insert(0, bound.1.clone());
                self.call(bound.0.clone(), args)
            }
            Value::Function(function) => {
                self.check_model_function(&function, &args)?;
                self.call_function(&function, args)
            }
            Value::Object(id) => match self.obj(id) {
                Object::Class(_) => {
                    self.check_model_class(id, &args)?;
                    self.instantiate(id, args)
                }
                Object::Instance { .. } => match self.type_attr(&Value::Object(id), "__call__") {
                    Some(method) => {
                        args.pos.insert(0, Value::Object(id));
                        self.call(method, args)
                    }
                    None if !self.uncallable(id) && self.may_have_attr(&Value::Object(id)) => self.call_unknown(&Value::Object(id), &args),
                    None => self.not_callable(&Value::Object(id)),
                },
                Object::Lost if id == super::statics::PURE => {
                    self.doubt_because(|| "a call that has no model".into());
                    // It changes none of its arguments itself, but a function that it is given may run.
                    let given = |v: &Value| matches!(v, Value::Function(_) | Value::Bound(_));
                    let functions: Vec<Value> = args.all().filter(|v| given(v)).cloned().collect();
                    if !functions.is_empty() {
                        self.havoc(&functions);
                        return Ok(Value::Unknown);
                    }
                    Ok(Value::Object(id))
                }
                Object::Lost if let Some(foreign) = self.foreign_of(id) => self.call_foreign(id, &foreign, &args),
                Object::Lost => self.call_unknown(&Value::Object(id), &args),
                Object::List { class: Some(_), .. } | Object::Dict { class: Some(_), .. } => {
                    self.call_unknown(&Value::Object(id), &args)
                }
                _ => self.not_callable(&Value::Object(id)),
            },
            other => self.not_callable(&other),
        }
    }

    /// Whether an object's class says that its instances cannot be called, whatever else they have.
    fn uncallable(&self, id: ObjId) -> bool {
        let Object::Instance { class, .. } = self.obj(id) else { return false };
        if self.class(*class).is_none_or(|class| class.open || class.partial && !class.model) {
            return false;
        }
        let says = self.lookup_in_class(*class, fixed("__callable__"));
        says.is_some_and(|slot| matches!(slot.value, Value::Bool(false)))
    }

    fn not_callable(&mut self, value: &Value) -> Res {
        let name = self.type_name(value);
        Err(self.raise("TypeError", format!("'{name}' object is not callable")))
    }

    /// Whether a function calls itself again and again without its end being known: each level would follow
    /// all its branches, which grows without bound and tells nothing.
    fn recurses_blindly(&self, body: u32) -> bool {
        let mut levels = self.frames.iter().filter(|frame| frame.body == Some(body)).map(|frame| frame.guesses);
        match (levels.next(), levels.next()) {
            (Some(_), Some(second)) => self.guesses > second,
            _ => false,
        }
    }

    pub fn call_function(&mut self, function: &Rc<Function>, args: Args) -> Res {
        if self.frames.len() >= self.limits.depth || self.recurses_blindly(function.body) {
            self.doubt_because(|| "the depth of calls".into());
            let mut reached: Vec<Value> = args.all().cloned().collect();
            reached.push(Value::Function(function.clone()));
            self.havoc(&reached);
            return Ok(Value::Unknown);
        }
        self.step()?;
        let call_at = self.at;
        let first_arg = args.pos.first().cloned();
        let bound = self.bind(function, args)?;
        let (source, code) = {
            let body = self.body(function.body);
            (body.source, body.code)
        };
        let info = self.info(function.body);
        let saved = std::mem::replace(&mut self.static_mode, false);
        let scope = self.alloc(Object::Scope { names: bound, open: false, parent: function.closure });
        self.static_mode = saved;
        if info.generator {
            let generator = Object::Generator { function: function.clone(), scope };
            return Ok(Value::Object(self.alloc(generator)));
        }
        self.frames.push(Frame {
            scope,
            own: scope,
            globals: function.globals,
            info: Some(info.clone()),
            code,
            call_at,
            body: Some(function.body),
            guesses: self.guesses,
            name: Some(function.qualname.clone()),
            class: function.class,
            first_arg,
            returned: None,
            loops: Vec::new(),
            yields: None,
        });
        let saved = std::mem::replace(&mut self.static_mode, false);
        let result = match source {
            BodySource::Block(block) => self.exec_block(block).map(|()| Value::None),
            BodySource::Lambda(expr) => self.eval(expr),
            BodySource::Gen(_) => Ok(Value::Unknown),
        };
        self.static_mode = saved;
        let frame = self.frames.pop().expect("the frame pushed above");
        self.at = call_at;
        let result = self.end_call(result, frame.returned);
        if !info.nests {
            self.heap.free(scope);
        }
        result
    }

    /// Joins the paths that returned earlier with the one that ended last.
    pub fn end_call(&mut self, result: Res, returned: Option<(super::heap::Heap, Value)>) -> Res {
        match (result, returned) {
            (Ok(value) | Err(Ctl::Return(value)), None) => Ok(value),
            (Ok(value) | Err(Ctl::Return(value)), Some((heap, early))) => {
                self.heap = std::mem::take(&mut self.heap).join(heap, false);
                Ok(early.join(&value))
            }
            (Err(Ctl::Raise(raised)), Some((heap, early))) => {
                let at_raise = std::mem::replace(&mut self.heap, heap);
                self.may_raise(&at_raise, *raised);
                Ok(early)
            }
            (Err(Ctl::Break | Ctl::Continue), _) => Err(Ctl::Halt),
            (Err(ctl), _) => Err(ctl),
        }
    }

    fn default_of(&self, function: &Function, name: Sym) -> Option<Value> {
        function.defaults.iter().find(|(n, _)| *n == name).map(|(_, v)| v.clone())
    }

    /// Arguments to parameters, with Python's own errors.
    fn bind(&mut self, function: &Rc<Function>, mut args: Args) -> Res<Slots> {
        let at = self.at;
        if self.body(function.body).params.is_none() {
            if !args.pos.is_empty() || !args.kw.is_empty() {
                return Err(self.too_many(function, 0, 0, args.pos.len()));
            }
            return Ok(Slots::default());
        }
        let info = self.info(function.body);
        let Signature { positional, keyword_only, vararg, kwarg } = &info.signature;
        let given = args.pos.len();
        let mut rest = args.pos.drain(..);
        let mut bound = Slots::with_capacity(info.locals.len());
        for (name, _) in positional {
            match rest.next() {
                Some(value) => bound.insert(*name, Slot::new(value, at)),
                None => break,
            };
        }
        let extra: Vec<Value> = rest.collect();
        match *vararg {
            Some(name) => {
                let value = if args.more_pos { Value::Unknown } else { Value::tuple(extra) };
                bound.insert(name, Slot::new(value, at));
            }
            None if !extra.is_empty() => {
                let required = positional.iter().filter(|(n, _)| self.default_of(function, *n).is_none()).count();
                return Err(self.too_many(function, required, positional.len(), given));
            }
            None => {}
        }
        let mut others: Vec<(Sym, Value)> = Vec::new();
        for (name, value) in std::mem::take(&mut args.kw) {
            let is_positional = positional.iter().any(|(n, only)| *n == name && !only);
            if is_positional || keyword_only.contains(&name) {
                if bound.contains_key(&name) {
                    let q = &function.qualname;
                    let message = format!("{q}() got multiple values for argument '{}'", name.as_str());
                    return Err(self.raise("TypeError", message));
                }
                bound.insert(name, Slot::new(value, at));
            } else if kwarg.is_some() {
                others.push((name, value));
            } else {
                let q = function.qualname.clone();
                let message = if positional.iter().any(|(n, only)| *n == name && *only) {
                    let name = name.as_str();
                    format!("{q}() got some positional-only arguments passed as keyword arguments: '{name}'")
                } else {
                    format!("{q}() got an unexpected keyword argument '{}'", name.as_str())
                };
                return Err(self.raise("TypeError", message));
            }
        }
        if let Some(name) = *kwarg {
            let mut entries: Map<super::heap::Key, Entry> = Map::default();
            for (key, value) in others {
                let text: Rc<str> = Rc::from(key.as_str());
                entries.insert(
                    super::heap::Key::Str(text.clone()),
                    Entry { key: Value::Str(text), slot: Slot::new(value, at) },
                );
            }
            let dict = self.alloc(Object::Dict { entries, open: args.more_kw, class: None });
            bound.insert(name, Slot::new(Value::Object(dict), at));
        }
        let unsure = args.unsure();
        let mut missing: Vec<&str> = Vec::new();
        let mut missing_kw: Vec<&str> = Vec::new();
        for (i, name) in positional.iter().map(|(n, _)| n).chain(keyword_only).enumerate() {
            if bound.contains_key(name) {
                continue;
            }
            let value = match self.default_of(function, *name) {
                // It may have been given by what is not known.
                Some(_) if unsure => Value::Unknown,
                Some(value) => value,
                None if unsure => Value::Unknown,
                None => {
                    if i < positional.len() { missing.push(name.as_str()) } else { missing_kw.push(name.as_str()) }
                    continue;
                }
            };
            bound.insert(*name, Slot::new(value, at));
        }
        let q = function.qualname.clone();
        for (missing, kind) in [(missing, "positional"), (missing_kw, "keyword-only")] {
            if !missing.is_empty() {
                let plural = if missing.len() == 1 { "" } else { "s" };
                let names = join_names(&missing);
                let n = missing.len();
                let message = format!("{q}() missing {n} required {kind} argument{plural}: {names}");
                return Err(self.raise("TypeError", message));
            }
        }
        Ok(bound)
    }

    fn too_many(&mut self, function: &Function, required: usize, most: usize, given: usize) -> Ctl {
        let takes = if required == most { format!("{most}") } else { format!("from {required} to {most}") };
        let plural = if most == 1 && required == most { "" } else { "s" };
        let were = if given == 1 { "was" } else { "were" };
        let q = &function.qualname;
        self.raise("TypeError", format!("{q}() takes {takes} positional argument{plural} but {given} {were} given"))
    }

    /// Calls a method by name, if the value's type has it.
    pub fn call_method(&mut self, value: &Value, name: &'static str, args: Vec<Value>) -> Option<Res> {
        let method = self.type_attr(value, name)?;
        let mut all = vec![value.clone()];
        all.extend(args);
        Some(self.call(method, Args::of(all)))
    }

    /// Runs code in a new frame at module level.
    pub fn push_module_frame(&mut self, scope: ObjId, code: u32) {
        self.frames.push(Frame {
            scope,
            own: scope,
            globals: scope,
            info: None,
            code,
            call_at: Loc { code, ..self.at },
            body: None,
            guesses: self.guesses,
            name: None,
            class: None,
            first_arg: None,
            returned: None,
            loops: Vec::new(),
            yields: None,
        });
    }
}

fn join_names(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|n| format!("'{n}'")).collect();
    match quoted.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [a, b] => format!("{a} and {b}"),
        [init @ .., last] => format!("{}, and {last}", init.join(", ")),
    }
}
