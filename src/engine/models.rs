//! Library models: embedded Python files, parsed once, evaluated name by name where a notebook needs them.

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{LazyLock, OnceLock};

use ruff_python_ast as ast;

use super::slots::Slots;
use super::heap::{Module, Object, Slot};
use super::interp::{Body, BodySource, Interp, STATIC};
use super::names::info_of;
use super::sym::{Sym, fixed, sym};
use super::value::{Ctl, Loc, ObjId, Res, Value};
use crate::catalogue::{Found, View};

include!(concat!(env!("OUT_DIR"), "/models.rs"));

/// Work for evaluating one name of a model's module.
const STATIC_FUEL: u64 = 100_000;

/// One model file.
struct Source {
    name: &'static str,
    text: &'static str,
    parsed: OnceLock<Parsed>,
}

struct Parsed {
    module: ast::ModModule,
    /// Statements that bind a name at the top level, in order.
    index: HashMap<String, Vec<usize>>,
}

static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| {
    let source = |(name, text): (&'static str, &'static str)| Source { name, text, parsed: OnceLock::new() };
    files().iter().copied().map(source).collect()
});

/// Every model file's name and text: the embedded ones, or those of the folder that `CRANE_MODELS` names,
/// for work on models without building crane again.
pub fn files() -> &'static [(&'static str, &'static str)] {
    static CHOSEN: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| match std::env::var_os("CRANE_MODELS") {
        Some(folder) => read_folder(std::path::Path::new(&folder)),
        None => FILES.to_vec(),
    });
    &CHOSEN
}

fn read_folder(root: &std::path::Path) -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "py")
                && let Ok(relative) = path.strip_prefix(root)
                && let Ok(text) = std::fs::read_to_string(&path)
            {
                let dotted = relative.with_extension("").to_string_lossy().replace(['/', '\\'], ".");
                let name = dotted.strip_suffix(".__init__").unwrap_or(&dotted).to_owned();
                let (name, text): (&'static str, &'static str) = (name.leak(), text.leak());
                found.push((name, text));
            }
        }
    }
    found.sort();
    found
}

static BY_NAME: LazyLock<HashMap<&'static str, usize>> =
    LazyLock::new(|| SOURCES.iter().enumerate().map(|(i, s)| (s.name, i)).collect());

impl Source {
    fn parsed(&self) -> &Parsed {
        self.parsed.get_or_init(|| {
            let module = match ruff_python_parser::parse_module(self.text) {
                Ok(parsed) => parsed.into_syntax(),
                // A model that does not parse answers nothing; a test parses them all.
                Err(_) => ruff_python_parser::parse_module("").expect("nothing is valid").into_syntax(),
            };
            let mut index: HashMap<String, Vec<usize>> = HashMap::new();
            for (i, stmt) in module.body.iter().enumerate() {
                let info = info_of(None, BodySource::Block(std::slice::from_ref(stmt)));
                for name in &info.locals {
                    index.entry(name.as_str().to_owned()).or_default().push(i);
                }
            }
            Parsed { module, index }
        })
    }
}

/// Import names whose distribution has another name.
pub fn import_name(distribution: &str) -> String {
    let lower = distribution.to_lowercase().replace('-', "_");
    match lower.as_str() {
        "scikit_learn" => "sklearn".into(),
        "opencv_python" | "opencv_python_headless" => "cv2".into(),
        "pillow" | "pil" => "PIL".into(),
        "tensorflow_cpu" => "tensorflow".into(),
        _ => lower,
    }
}

pub fn add_static_body(interp: &mut Interp<'_>, body: Body<'_>) -> u32 {
    // SAFETY: only called while a model's code runs (the frame's code is static), whose tree lives in
    // `SOURCES`, a static; the body refers to that tree and to nothing else.
    let body: Body<'static> = unsafe { std::mem::transmute::<Body<'_>, Body<'static>>(body) };
    interp.statics.bodies.push(body);
    (interp.statics.bodies.len() - 1) as u32 | STATIC
}

impl Interp<'_> {
    /// The model file that a function stands in, by its dotted name; `None` for a notebook's function.
    pub fn model_of_body(&self, body: u32) -> Option<&'static str> {
        let code = self.body(body).code;
        if code & STATIC == 0 { None } else { files().get((code & !STATIC) as usize).map(|(name, _)| *name) }
    }
}

impl<'a> Interp<'a> {
    pub fn has_model(name: &str) -> bool {
        BY_NAME.contains_key(name)
    }

    /// The module object of a model, made at its first import.
    pub fn model_module(&mut self, name: &str) -> Option<ObjId> {
        if let Some(id) = self.statics.modules.get(name) {
            return Some(*id);
        }
        let source = *BY_NAME.get(name)?;
        let saved = std::mem::replace(&mut self.static_mode, true);
        let scope = self.alloc(Object::Scope { names: Slots::default(), open: false, parent: None });
        let name_slot = Slot::new(Value::str(name), Loc::default());
        self.scope_mut(scope).insert(fixed("__name__"), name_slot);
        let module = Module { name: Rc::from(name), scope, model: Some(source) };
        let id = self.alloc(Object::Module(Rc::new(module)));
        self.statics.model_scopes.insert(scope, source);
        self.statics.modules.insert(name.to_owned(), id);
        if name == "crane" {
            for native in super::intrinsics::ALL {
                self.scope_mut(scope).insert(sym(native.name), Slot::new(Value::Native(native), Loc::default()));
            }
        }
        self.static_mode = saved;
        Some(id)
    }

    /// A name of a model's module, evaluated when it is first asked for; `None` if it has none.
    pub fn model_name(&mut self, scope: ObjId, name: Sym) -> Res<Option<Value>> {
        if let Some(value) = self.bound_in_model(scope, name) {
            return Ok(Some(value));
        }
        let Some(source) = self.statics.model_scopes.get(&scope).copied() else { return Ok(None) };
        if SOURCES[source].name == "crane" {
            return Ok(None);
        }
        if self.statics.absent.contains(&(scope, name)) {
            return Ok(None);
        }
        let parsed: &'static Parsed = SOURCES[source].parsed();
        let Some(statements) = parsed.index.get(name.as_str()) else {
            self.statics.absent.insert((scope, name));
            return Ok(None);
        };
        if self.statics.evaluating.contains(&(source, name)) {
            return Ok(Some(Value::Unknown));
        }
        self.statics.evaluating.push((source, name));
        // Once a thread, and not the work of the notebook that happens to come first.
        let (fuel, work) = (std::mem::replace(&mut self.fuel, STATIC_FUEL), std::mem::take(&mut self.heap.work));
        let saved_static = std::mem::replace(&mut self.static_mode, true);
        let saved_at = self.at;
        let saved_sinks = std::mem::take(&mut self.sinks);
        self.push_module_frame(scope, STATIC | source as u32);
        let first_new = self.statics.objects.len();
        let mut failed = false;
        for i in statements {
            let stmt: &'static ast::Stmt = &parsed.module.body[*i];
            if self.exec(stmt).is_err() {
                failed = true;
                break;
            }
        }
        self.frames.pop();
        (self.fuel, self.heap.work) = (fuel, work);
        self.keep_new_statics(first_new);
        self.sinks = saved_sinks;
        self.static_mode = saved_static;
        self.at = saved_at;
        self.statics.evaluating.pop();
        if failed {
            let saved = std::mem::replace(&mut self.static_mode, true);
            self.scope_mut(scope).get_or_insert(name, Slot::new(Value::Unknown, Loc::default()));
            self.static_mode = saved;
        }
        Ok(self.bound_in_model(scope, name))
    }

    /// A name that was evaluated before. A notebook that sets one (`torch.manual_seed = 5`) has a scope of its own,
    /// which does not get the names that are evaluated later.
    fn bound_in_model(&self, scope: ObjId, name: Sym) -> Option<Value> {
        let of = |object: &Object| match object {
            Object::Scope { names, .. } => names.get(&name).map(|slot| slot.value.clone()),
            _ => None,
        };
        of(self.obj(scope)).or_else(|| if scope.0 & STATIC == 0 { None } else { of(&self.statics.objects[(scope.0 & !STATIC) as usize]) })
    }

    /// What `__init__` set on the shared objects made since is theirs on every path, not only on this one.
    fn keep_new_statics(&mut self, first_new: usize) {
        for index in first_new..self.statics.objects.len() {
            let id = ObjId(index as u32 | STATIC);
            if let Some(Object::Instance { class, attrs, open }) = self.heap.patched(id) {
                let shared = |value: &Value| !matches!(value, Value::Object(id) if id.0 & STATIC == 0);
                if attrs.values().all(|slot| shared(&slot.value)) {
                    let made = Object::Instance { class: *class, attrs: attrs.clone(), open: *open };
                    self.statics.objects[index] = made;
                }
            }
        }
    }

    /// The module that `import name` gives.
    pub fn import_module(&mut self, name: &str) -> Value {
        let in_model = !self.in_user_code();
        let wanted = match name.strip_prefix("models.") {
            Some(rest) if in_model => rest,
            _ if name == "crane" || name == "data" => "",
            _ => name,
        };
        if let Some(id) = self.model_module(wanted) {
            return Value::Object(id);
        }
        if let Some(id) = self.statics.modules.get(name) {
            return Value::Object(*id);
        }
        if let Some(module) = self.module_of_parent(wanted) {
            return module;
        }
        let saved = std::mem::replace(&mut self.static_mode, true);
        let scope = self.alloc(Object::Scope { names: Slots::default(), open: true, parent: None });
        let module = Module { name: Rc::from(name), scope, model: None };
        let id = self.alloc(Object::Module(Rc::new(module)));
        self.statics.modules.insert(name.to_owned(), id);
        self.static_mode = saved;
        Value::Object(id)
    }

    /// A submodule that its parent's model takes from elsewhere, as `tensorflow.keras` is Keras.
    fn module_of_parent(&mut self, name: &str) -> Option<Value> {
        let (parent, child) = name.rsplit_once('.')?;
        let parent = match self.model_module(parent) {
            Some(id) => Value::Object(id),
            None => self.module_of_parent(parent)?,
        };
        let Value::Object(id) = parent else { return None };
        let Object::Module(module) = self.obj(id) else { return None };
        let scope = module.scope;
        match self.model_name(scope, sym(child)) {
            Ok(Some(Value::Object(found))) if matches!(self.obj(found), Object::Module(_)) => Some(Value::Object(found)),
            _ => None,
        }
    }

    pub fn exec_import(&mut self, stmt: &'a ast::StmtImport) -> Res<()> {
        for alias in &stmt.names {
            let name = alias.name.as_str();
            self.at = self.loc(alias);
            self.require_module(name)?;
            match &alias.asname {
                Some(asname) => {
                    let module = self.import_module(name);
                    self.store(sym(asname), module);
                }
                None => {
                    let top = name.split('.').next().unwrap_or(name);
                    self.import_module(name);
                    let module = self.import_module(top);
                    self.store(sym(top), module);
                }
            }
        }
        Ok(())
    }

    pub fn exec_import_from(&mut self, stmt: &'a ast::StmtImportFrom) -> Res<()> {
        let name = match &stmt.module {
            Some(module) if stmt.level == 0 => module.as_str(),
            _ => {
                for alias in &stmt.names {
                    self.store(sym(alias.asname.as_ref().unwrap_or(&alias.name)), Value::Unknown);
                }
                return Ok(());
            }
        };
        if name == "__future__" {
            return Ok(());
        }
        self.at = self.loc(stmt);
        self.require_module(name)?;
        let module = self.import_module(name);
        for alias in &stmt.names {
            self.at = self.loc(alias);
            if alias.name.as_str() == "*" {
                self.star_import(&module);
                continue;
            }
            let value = match self.getattr(&module, sym(&alias.name)) {
                Ok(value) => value,
                Err(Ctl::Raise(mut raised)) => {
                    // The same missing name, in the words of an import.
                    for exc in &mut raised.alternatives {
                        if &*exc.type_name == "AttributeError" {
                            let Ctl::Raise(import) =
                                self.raise("ImportError", format!("cannot import name '{}' from '{name}'", alias.name))
                            else {
                                continue;
                            };
                            *exc = import.alternatives[0].clone();
                        }
                    }
                    return Err(Ctl::Raise(raised));
                }
                Err(ctl) => return Err(ctl),
            };
            self.store(sym(alias.asname.as_ref().unwrap_or(&alias.name)), value);
        }
        Ok(())
    }

    fn star_import(&mut self, module: &Value) {
        // Which names a library exports is more than its model has: any name may be bound from here on.
        let globals = self.frame().globals;
        if let Value::Object(id) = module
            && let Object::Module(module) = self.obj(*id)
            && let Some(source) = module.model
        {
            let scope = module.scope;
            let names: Vec<Sym> = SOURCES[source]
                .parsed()
                .index
                .keys()
                .filter(|n| !n.starts_with('_'))
                .map(|n| sym(n))
                .collect();
            for name in names {
                if let Ok(Some(value)) = self.model_name(scope, name) {
                    self.store(name, value);
                }
            }
        }
        if let Object::Scope { open, .. } = self.obj_mut(globals) {
            *open = true;
        }
    }

    pub fn module_attr(&mut self, id: ObjId, module: &Rc<Module>, name: Sym) -> Res {
        if let Object::Scope { names, .. } = self.obj(module.scope)
            && let Some(slot) = names.get(&name)
            && !name.as_str().starts_with("__")
        {
            let value = slot.value.clone();
            return Ok(value);
        }
        let known = self.known_name(&module.name, name);
        let Some(_) = module.model else {
            let dotted = format!("{}.{}", module.name, name.as_str());
            if BY_NAME.contains_key(dotted.as_str()) {
                return Ok(self.import_module(&dotted));
            }
            if let Some(found) = self.beside_model(&module.name, name, known)? {
                return Ok(found);
            }
            self.doubt_because(|| format!("`{dotted}` has no model"));
            return Ok(if self.is_pure_module(&module.name) { Value::Object(super::statics::PURE) } else { Value::Unknown });
        };
        if let Some(found) = self.removed_from(module.scope, &module.name.clone(), name)? {
            return found;
        }
        // A model need not say since when a name is there.
        if let Some((view, found)) = &known
            && let Some(lacks) = self.lacks_name(view, &module.name, name, found, true)
        {
            return Err(lacks);
        }
        if !name.as_str().starts_with("__")
            && let Some(value) = self.model_name(module.scope, name)?
        {
            self.note_public(&value, &module.name, name);
            return Ok(value);
        }
        if name.as_str() == "__version__" {
            let top = module.name.split('.').next().unwrap_or_default();
            return Ok(match self.versions.get(top) {
                Some(version) => Value::str(version),
                None => Value::Of(super::value::Kind::Str),
            });
        }
        let dotted = format!("{}.{}", module.name, name.as_str());
        if BY_NAME.contains_key(dotted.as_str()) {
            return Ok(self.import_module(&dotted));
        }
        let flag = |interp: &mut Self, flag: &str| {
            matches!(interp.model_name(module.scope, sym(flag)), Ok(Some(Value::Bool(true))))
        };
        if flag(self, "__complete__") && !name.as_str().starts_with("__") {
            let message = format!("module '{}' has no attribute '{}'", module.name, name.as_str());
            return Err(self.raise("AttributeError", message));
        }
        if let Some(found) = self.beside_model(&module.name, name, known)? {
            return Ok(found);
        }
        self.doubt_because(|| format!("`{dotted}` has no model"));
        if flag(self, "__pure__") {
            return Ok(Value::Object(super::statics::PURE));
        }
        let _ = id;
        Ok(Value::Unknown)
    }

    /// A name that no model has: what the catalogue knows of it, or the error that reading it gives.
    fn beside_model(&mut self, module: &str, name: Sym, known: Option<(Rc<View>, Found)>) -> Res<Option<Value>> {
        let Some((view, found)) = known else { return Ok(None) };
        if let Some(lacks) = self.lacks_name(&view, module, name, &found, false) {
            return Err(lacks);
        }
        Ok(self.foreign_name(module, name, found))
    }

    /// Whether the nearest model above says that calls change none of their arguments.
    pub fn is_pure_module(&mut self, module: &str) -> bool {
        let mut name = module;
        loop {
            if let Some(id) = self.model_module(name)
                && let Object::Module(model) = self.obj(id)
            {
                let scope = model.scope;
                return matches!(self.model_name(scope, sym("__pure__")), Ok(Some(Value::Bool(true))));
            }
            match name.rsplit_once('.') {
                Some((parent, _)) => name = parent,
                None => return false,
            }
        }
    }

    /// `__removed__` and `__added__` of a module: the error or unknown that reading the name gives.
    fn removed_from(&mut self, scope: ObjId, module: &str, name: Sym) -> Res<Option<Res>> {
        if name.as_str().starts_with("__") {
            return Ok(None);
        }
        for (table, added) in [("__removed__", false), ("__added__", true)] {
            let Some(table) = self.model_name(scope, sym(table))? else { continue };
            let Some((version, message)) = self.version_entry(&table, name) else { continue };
            let top = module.split('.').next().unwrap_or(module).to_owned();
            let at_least = self.version_at_least(&top, &version);
            let back = self.version_back(&table, name).and_then(|version| self.version_at_least(&top, &version));
            let gone = if added { at_least.map(|a| !a) } else { at_least.map(|gone| gone && back != Some(true)) };
            return Ok(match gone {
                Some(true) => {
                    let message = match message {
                        Some(message) => message,
                        None => format!("module '{module}' has no attribute '{}'", name.as_str()),
                    };
                    Some(Err(self.raise("AttributeError", message)))
                }
                Some(false) => None,
                None => Some(self.unknown(|| format!("the version of {top}"))),
            });
        }
        Ok(None)
    }

    /// The same for a class; the error if the attribute is gone.
    pub fn removed_attr(&mut self, class: ObjId, name: Sym) -> Res<Option<Ctl>> {
        let Some(slot) = self.lookup_in_class(class, fixed("__removed__")) else { return Ok(None) };
        let table = slot.value.clone();
        let Some((version, message)) = self.version_entry(&table, name) else { return Ok(None) };
        let top = self.library_of(class);
        match self.version_at_least(&top, &version) {
            Some(true) => {
                let class_name = self.class_name(class);
                let message =
                    message.unwrap_or_else(|| format!("'{class_name}' object has no attribute '{}'", name.as_str()));
                Ok(Some(self.raise("AttributeError", message)))
            }
            _ => Ok(None),
        }
    }

    /// Whether a class's `__removed__` names the attribute: then its absence is not certain by itself.
    fn library_of(&self, class: ObjId) -> String {
        let real = self.lookup_in_class(class, fixed("__real__")).map(|s| s.value.clone());
        let real = match &real {
            Some(Value::Str(real)) => real.to_string(),
            Some(Value::Tuple(parts)) => parts.first().and_then(|p| p.as_str()).unwrap_or_default().to_owned(),
            _ => String::new(),
        };
        real.split('.').next().unwrap_or_default().to_owned()
    }

    /// The version in which a removed name came back, as `numpy.bool` did.
    fn version_back(&self, table: &Value, name: Sym) -> Option<String> {
        let Value::Object(id) = table else { return None };
        let Object::Dict { entries, .. } = self.obj(*id) else { return None };
        match &entries.get(&super::heap::Key::Str(Rc::from(name.as_str())))?.slot.value {
            Value::Tuple(parts) => Some(parts.get(2)?.as_str()?.to_owned()),
            _ => None,
        }
    }

    fn version_entry(&self, table: &Value, name: Sym) -> Option<(String, Option<String>)> {
        let Value::Object(id) = table else { return None };
        let Object::Dict { entries, .. } = self.obj(*id) else { return None };
        let entry = entries.get(&super::heap::Key::Str(Rc::from(name.as_str())))?;
        match &entry.slot.value {
            Value::Str(version) => Some((version.to_string(), None)),
            Value::Tuple(parts) => Some((
                parts.first()?.as_str()?.to_owned(),
                parts.get(1).and_then(|m| m.as_str()).map(str::to_owned),
            )),
            _ => None,
        }
    }

    /// Whether the library's version is at least this one; `None` when it is not known.
    pub fn version_at_least(&self, library: &str, version: &str) -> Option<bool> {
        let known = self.versions.get(&import_name(library))?;
        Some(version_parts(known) >= version_parts(version))
    }
}

/// `2.1.4` as `[2, 1, 4]`; what follows the first part without digits is left out.
pub fn version_parts(text: &str) -> Vec<u64> {
    let mut parts = Vec::new();
    for part in text.split('.') {
        let digits: String = part.chars().take_while(char::is_ascii_digit).collect();
        match digits.parse() {
            Ok(number) => parts.push(number),
            Err(_) => break,
        }
        if digits.len() != part.len() {
            break;
        }
    }
    while parts.last() == Some(&0) {
        parts.pop();
    }
    parts
}
