//! What the catalogue says of libraries where no model does: names that are missing, calls that are refused.
//!
//! A function, class or instance that only the catalogue knows is an object that is `Lost` to everything
//! else, with an entry in [`super::statics::Statics::foreign`]. It answers for the notebook's own code only:
//! models are right about what they use.

use std::collections::HashSet;
use std::path::PathBuf;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::heap::Object;
use super::interp::{Interp, STATIC};
use super::models::import_name;
use super::statics::PURE;
use super::sym::{Sym, sym};
use super::value::{Args, Ctl, Function, ObjId, Res, Value};
use crate::catalogue::{self, Call, Found, View, Wanted};
use crate::notebook::Notebook;

/// Something of a library that only the catalogue knows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Foreign {
    /// Top-level package.
    package: Rc<str>,
    /// Calls of it change none of their arguments.
    pure: bool,
    what: What,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum What {
    Function(Rc<str>, Sym),
    Class(u32),
    Instance(u32),
    Method(u32, Sym),
}

/// What the engine knows of the notebook's libraries, beside their models.
#[derive(Default)]
pub struct Catalogued<'a> {
    pub notebook: Option<&'a Notebook>,
    /// Python's minor version as it was recorded.
    pub recorded_minor: Option<u8>,
    /// What must be assumed for a version to be right, by import name.
    pub assumptions: FxHashMap<String, String>,
    /// Libraries of which a version is asked about that the notebook need not have run with.
    pub assumed: HashSet<String>,
    /// The cell that is asked about ran without an error, with whatever version it was.
    pub ran: bool,
    views: FxHashMap<String, Option<Rc<View>>>,
    /// Help for the exceptions that were raised here, by message.
    notes: FxHashMap<String, Vec<String>>,
}

/// Notebooks of older Pythons are older than the catalogue, where nothing is known of their libraries.
const OLDEST_PYTHON: u8 = 8;

impl Catalogued<'_> {

    /// Whether a file or folder beside the notebook is imported in the library's place.
    fn is_shadowed(&self, package: &str) -> bool {
        let folder: PathBuf = match self.notebook.and_then(|notebook| notebook.path.parent()) {
            Some(folder) => folder.to_owned(),
            None => return false,
        };
        folder.join(format!("{package}.py")).exists() || folder.join(package).is_dir()
    }

    /// Whether some cell sets an attribute of this name on something.
    fn is_set(&self, name: &str) -> bool {
        let Some(notebook) = self.notebook else { return false };
        notebook.cells.iter().any(|cell| {
            let source = cell.source.as_str();
            source.contains("setattr(")
                // pandas' accessors and polars' namespaces are registered by name.
                || (source.contains("register_") && (source.contains(&format!("\"{name}\"")) || source.contains(&format!("'{name}'"))))
                || source.match_indices(name).any(|(at, _)| {
                    let after = source[at + name.len()..].trim_start();
                    source[..at].ends_with('.') && (after.starts_with([',', ':', '=']) && !after.starts_with("=="))
                })
        })
    }
}

impl<'a> Interp<'a> {
    /// Help for an exception with this message, also where a model raised it.
    pub fn help_for(&mut self, message: &str) -> Vec<String> {
        if let Some(help) = self.catalogued.notes.get(message) {
            return help.clone();
        }
        let parts: Vec<&str> = message.split('\'').collect();
        let help = self.help_from_hints(&parts);
        if !help.is_empty() {
            return help;
        }
        let (module, name) = match parts.as_slice() {
            ["module ", module, " has no attribute ", name, ..] => (*module, *name),
            ["cannot import name ", name, " from ", module, ..] => (*module, *name),
            _ => return Vec::new(),
        };
        let view = module.split('.').next().and_then(|package| self.view(package));
        view.map(|view| view.help_for_name(module, name)).unwrap_or_default()
    }

    /// Which of the names that there are a refused one resembles, and what there is.
    fn help_from_hints(&self, parts: &[&str]) -> Vec<String> {
        const SHOWN: usize = 12;
        let there: Vec<&str> = self.hints.iter().map(|name| &**name).collect();
        // What stands between quotation marks, and is not there.
        let wanted: Vec<&str> = parts.iter().skip(1).step_by(2).copied().filter(|name| !there.contains(name)).collect();
        if there.is_empty() || wanted.is_empty() {
            return Vec::new();
        }
        let near = wanted.iter().take(3).filter_map(|name| crate::catalog::nearest_of(name, there.iter().copied()));
        let mut help: Vec<String> = near.map(|name| format!("did you mean `'{name}'`?")).collect();
        let more = if there.len() > SHOWN { format!(", and {} more", there.len() - SHOWN) } else { String::new() };
        let names: Vec<String> = there.iter().take(SHOWN).map(|name| format!("'{name}'")).collect();
        help.push(format!("there are {}{more}", names.join(", ")));
        help
    }

    /// The library in the notebook's version, or in any that it may have.
    fn view(&mut self, package: &str) -> Option<Rc<View>> {
        if let Some(view) = self.catalogued.views.get(package) {
            return view.clone();
        }
        let view = self.make_view(package).map(Rc::new);
        self.catalogued.views.insert(package.to_owned(), view.clone());
        view
    }

    fn make_view(&self, package: &str) -> Option<View> {
        let library = catalogue::library(package)?;
        if self.catalogued.is_shadowed(package) {
            return None;
        }
        let name = import_name(library.distribution);
        match self.versions.get(package).or_else(|| self.versions.get(&name)) {
            Some(version) => {
                let mut view = View::of_version(library, version)?;
                if view.assumption.is_none() {
                    view.assumption = self.catalogued.assumptions.get(&name).cloned();
                }
                Some(view)
            }
            None => {
                let python = self.catalogued.notebook?.python_minor().or(self.catalogued.recorded_minor).filter(|minor| *minor >= OLDEST_PYTHON)?;
                View::of_any(library, python)
            }
        }
    }

    /// Whether an exception may be claimed that this view tells. What needs an assumption is not said of a
    /// cell that ran, nor where it would decide which way a `try` goes.
    fn may_claim(&mut self, view: &View) -> bool {
        let Some(assumption) = &view.assumption else { return true };
        let hypothetical = self.catalogued.assumed.contains(&import_name(view.library.distribution));
        if (self.catalogued.ran && !hypothetical) || !self.sinks.is_empty() {
            return false;
        }
        let assumption = assumption.clone();
        self.assume(assumption);
        true
    }

    fn claim(&mut self, class: &str, message: String, help: Vec<String>) -> Ctl {
        if !help.is_empty() {
            self.catalogued.notes.insert(message.clone(), help);
        }
        self.raise(class, message)
    }

    // Modules.

    /// Raises where `import name` surely fails.
    pub fn require_module(&mut self, name: &str) -> Res<()> {
        let Some((package, _)) = name.split_once('.') else { return Ok(()) };
        if !self.in_user_code() {
            return Ok(());
        }
        let Some(view) = self.view(package) else { return Ok(()) };
        let ends = name.match_indices('.').map(|(at, _)| at).skip(1).chain([name.len()]);
        for end in ends {
            let part = &name[..end];
            let Some((parent, child)) = part.rsplit_once('.') else { continue };
            // A parent may put what it likes into `sys.modules`.
            let lacks = view.has_module(part) == Some(false) && view.name(parent, child) == Some(Found::Absent);
            if lacks && self.may_claim(&view) {
                let help = view.help_for_module(part);
                return Err(self.claim("ModuleNotFoundError", format!("No module named '{part}'"), help));
            }
        }
        Ok(())
    }

    /// What the catalogue says of a name in a module; only for the notebook's own code.
    pub fn known_name(&mut self, module: &str, name: Sym) -> Option<(Rc<View>, Found)> {
        if !self.in_user_code() || name.as_str().starts_with('_') {
            return None;
        }
        let view = self.view(module.split('.').next()?)?;
        let found = view.name(module, name.as_str())?;
        Some((view, found))
    }

    /// The exception of a name that a module lacks, if that is sure enough.
    pub fn lacks_name(&mut self, view: &View, module: &str, name: Sym, found: &Found, exact: bool) -> Option<Ctl> {
        if (exact && view.assumption.is_some()) || !matches!(found, Found::Absent | Found::Raises(_)) || !self.may_claim(view) {
            return None;
        }
        let name = name.as_str();
        let help = view.help_for_name(module, name);
        if let Found::Raises(exception) = found {
            return Some(self.claim(exception, format!("`{name}` has been removed from `{module}`"), help));
        }
        self.catalogued.notes.insert(format!("cannot import name '{name}' from '{module}'"), help.clone());
        Some(self.claim("AttributeError", format!("module '{module}' has no attribute '{name}'"), help))
    }

    /// The value of a name that only the catalogue knows.
    pub fn foreign_name(&mut self, module: &str, name: Sym, found: Found) -> Option<Value> {
        let what = match found {
            Found::Function => What::Function(Rc::from(module), name),
            Found::Class(class) => What::Class(class),
            Found::Module(module) => return Some(self.import_module(&module)),
            _ => return None,
        };
        let package = module.split('.').next().unwrap_or(module);
        let pure = self.is_pure_module(module);
        Some(self.foreign(package, pure, what))
    }

    fn foreign(&mut self, package: &str, pure: bool, what: What) -> Value {
        let foreign = Foreign { package: Rc::from(package), pure, what };
        if let Some(id) = self.statics.foreign_ids.get(&foreign) {
            return Value::Object(*id);
        }
        let id = ObjId(self.statics.objects.len() as u32 | STATIC);
        self.statics.objects.push(Object::Lost);
        self.statics.foreign.insert(id, foreign.clone());
        self.statics.foreign_ids.insert(foreign, id);
        Value::Object(id)
    }

    /// What the catalogue knows of an object.
    pub fn foreign_of(&self, id: ObjId) -> Option<Foreign> {
        if id.0 & STATIC == 0 { None } else { self.statics.foreign.get(&id).cloned() }
    }

    // Attributes and calls of what only the catalogue knows.

    pub fn foreign_attr(&mut self, foreign: &Foreign, name: Sym) -> Res {
        let rest = if foreign.pure { Value::Object(PURE) } else { Value::Unknown };
        let (class, of_class) = match foreign.what {
            What::Instance(class) => (class, false),
            What::Class(class) => (class, true),
            _ => {
                self.doubt_because(|| format!("attribute `{}` has no model", name.as_str()));
                return Ok(rest);
            }
        };
        match self.class_attribute(&foreign.package, class, name, of_class)? {
            Some(Found::Function) if !of_class => Ok(self.foreign(&foreign.package, foreign.pure, What::Method(class, name))),
            _ => {
                self.doubt_because(|| format!("attribute `{}` has no model", name.as_str()));
                Ok(rest)
            }
        }
    }

    /// What an attribute of a library's class is; raises where it surely is missing.
    fn class_attribute(&mut self, package: &str, class: u32, name: Sym, of_class: bool) -> Res<Option<Found>> {
        if !self.in_user_code() || (of_class && matches!(name.as_str(), "mro" | "register")) {
            return Ok(None);
        }
        let Some(view) = self.view(package) else { return Ok(None) };
        let found = view.attribute(class, name.as_str());
        if found == Some(Found::Absent) && !self.catalogued.is_set(name.as_str()) && self.may_claim(&view) {
            let type_name = view.library.class_name(class);
            let kind = if of_class { format!("type object '{type_name}'") } else { format!("'{type_name}' object") };
            let help = view.help_for_attribute(class, name.as_str());
            return Err(self.claim("AttributeError", format!("{kind} has no attribute '{}'", name.as_str()), help));
        }
        Ok(found)
    }

    pub fn call_foreign(&mut self, id: ObjId, foreign: &Foreign, args: &Args) -> Res {
        let wanted = match &foreign.what {
            What::Function(module, name) => Some((Wanted::Function(module, name.as_str()), name.as_str().to_owned(), false)),
            What::Class(class) => Some((Wanted::Constructor(*class), String::new(), true)),
            What::Method(class, name) => Some((Wanted::Method(*class, name.as_str()), name.as_str().to_owned(), true)),
            What::Instance(_) => None,
        };
        if let Some((wanted, name, bound)) = wanted {
            self.check_call(&foreign.package, wanted, &name, bound, args, 0)?;
        }
        self.doubt_because(|| "a call that has no model".into());
        let functions: Vec<Value> = args.all().filter(|v| matches!(v, Value::Function(_) | Value::Bound(_))).cloned().collect();
        if !foreign.pure {
            self.call_unknown(&Value::Object(id), args)?;
        } else if !functions.is_empty() {
            // It changes none of its arguments itself, but a function that it is given may run.
            self.havoc(&functions);
        }
        if let What::Class(class) = foreign.what
            && let Some(view) = self.view(&foreign.package)
            && view.makes_instances(class)
        {
            return Ok(self.foreign(&foreign.package, foreign.pure, What::Instance(class)));
        }
        Ok(if foreign.pure && functions.is_empty() { Value::Object(PURE) } else { Value::Unknown })
    }

    /// Raises where a call surely is refused. `skip` positional arguments are not counted.
    fn check_call(&mut self, package: &str, wanted: Wanted<'_>, name: &str, bound: bool, args: &Args, skip: usize) -> Res<()> {
        if !self.in_user_code() {
            return Ok(());
        }
        let Some(view) = self.view(package) else { return Ok(()) };
        let keywords = args.kw.iter().map(|(name, _)| name.as_str()).collect();
        let call = Call { positional: args.pos.len().saturating_sub(skip), keywords, more: args.unsure() };
        let Some(refusal) = view.refusal(wanted, &call) else { return Ok(()) };
        if !self.may_claim(&view) {
            return Ok(());
        }
        let function = match wanted {
            Wanted::Function(..) => name.to_owned(),
            Wanted::Constructor(class) => format!("{}.__init__", view.library.class_name(class)),
            Wanted::Method(class, _) => format!("{}.{name}", view.library.class_name(class)),
        };
        let help = match &refusal {
            catalogue::Refusal::Keyword(keyword) => view.help_for_keyword(wanted, keyword),
            _ => Vec::new(),
        };
        Err(self.claim("TypeError", refusal.message(&function, bound), help))
    }

    // Models, where the catalogue knows more.

    /// Remembers by which public name a model's function was reached.
    pub fn note_public(&mut self, value: &Value, module: &str, name: Sym) {
        let Value::Function(function) = value else { return };
        if function.body & STATIC == 0 || !self.in_user_code() || catalogue::library(module.split('.').next().unwrap_or(module)).is_none() {
            return;
        }
        let names = self.statics.public.entry(Rc::as_ptr(function) as usize).or_default();
        if !names.iter().any(|(known, n)| **known == *module && *n == name) && names.len() < 8 {
            names.push((Rc::from(module), name));
        }
    }

    /// Raises where the real function surely refuses a call of its model.
    pub fn check_model_function(&mut self, function: &Rc<Function>, args: &Args) -> Res<()> {
        if function.body & STATIC == 0 || !self.in_user_code() {
            return Ok(());
        }
        if function.class.is_some() {
            let Some(Value::Object(this)) = args.pos.first() else { return Ok(()) };
            let Object::Instance { class, .. } = self.obj(*this) else { return Ok(()) };
            let Some((package, class)) = self.real_class(*class) else { return Ok(()) };
            let name = function.name.as_str();
            return self.check_call(&package, Wanted::Method(class, name), name, true, args, 1);
        }
        let names = self.statics.public.get(&(Rc::as_ptr(function) as usize)).cloned().unwrap_or_default();
        // One model's function may stand for several real ones.
        let [(module, name)] = names.as_slice() else { return Ok(()) };
        let package = module.split('.').next().unwrap_or(module);
        self.check_call(package, Wanted::Function(module, name.as_str()), name.as_str(), false, args, 0)
    }

    /// The same for a model's class.
    pub fn check_model_class(&mut self, class: ObjId, args: &Args) -> Res<()> {
        if class.0 & STATIC == 0 || !self.in_user_code() {
            return Ok(());
        }
        let Some((package, class)) = self.real_class(class) else { return Ok(()) };
        self.check_call(&package, Wanted::Constructor(class), "", true, args, 0)
    }

    /// An attribute that the model of an instance's class lacks: the method, if the catalogue knows one;
    /// raises if there surely is none.
    pub fn attr_beside_model(&mut self, class: ObjId, name: Sym) -> Res<Option<Value>> {
        if class.0 & STATIC == 0 || !self.in_user_code() {
            return Ok(None);
        }
        let Some((package, number)) = self.real_class(class) else { return Ok(None) };
        // Its model stands for the axes of other projections too.
        if package == "matplotlib" {
            return Ok(None);
        }
        match self.class_attribute(&package, number, name, false)? {
            Some(Found::Function) => {
                let pure = self.is_pure_module(&package);
                Ok(Some(self.foreign(&package, pure, What::Method(number, name))))
            }
            _ => Ok(None),
        }
    }

    /// Package and number of the real class that a model's class says to be.
    fn real_class(&self, class: ObjId) -> Option<(String, u32)> {
        let class = self.class(class).filter(|class| class.model)?;
        let real = class.attrs.get(&sym("__real__"))?;
        let names: &[Value] = match &real.value {
            Value::Tuple(names) => names,
            one => std::slice::from_ref(one),
        };
        names.iter().filter_map(Value::as_str).find_map(|name| {
            let package = name.split('.').next()?;
            Some((package.to_owned(), catalogue::library(package)?.class(name)?))
        })
    }
}
