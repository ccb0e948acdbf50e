//! What all branches of a run, and all notebooks of a thread, share: builtin classes and library models.

use std::collections::HashMap;

use rustc_hash::{FxHashMap, FxHashSet};

use super::heap::Object;
use super::interp::{Body, STATIC};
use super::sym::Sym;
use super::value::{ObjId, Value};

/// A value of a library whose calls change none of their arguments: unknown in every other way.
pub const PURE: ObjId = ObjId(STATIC);

#[derive(Default)]
pub struct Statics {
    pub objects: Vec<Object>,
    pub bodies: Vec<Body<'static>>,
    pub ready: bool,
    /// Builtin names: functions, types, exceptions.
    pub builtins: FxHashMap<Sym, Value>,
    pub natives: FxHashMap<super::classes::NativeType, ObjId>,
    /// Loaded model modules, by dotted name.
    pub modules: HashMap<String, ObjId>,
    /// Scopes of models' modules: which file they are.
    pub model_scopes: FxHashMap<ObjId, usize>,
    /// Names that were looked for in vain in models' modules: mostly builtins.
    pub absent: FxHashSet<(ObjId, Sym)>,
    /// Module-level statements that are being evaluated, against endless recursion of imports.
    pub evaluating: Vec<(usize, Sym)>,
    /// Model classes by the qualified name of the real class (`__real__`).
    pub real: HashMap<String, ObjId>,
    /// The class of what `version("pandas")` gives.
    pub version_class: Option<ObjId>,
    /// Objects that only the catalogue of signatures knows, and their numbers.
    pub foreign: FxHashMap<ObjId, super::known::Foreign>,
    pub foreign_ids: HashMap<super::known::Foreign, ObjId>,
    /// Public names by which models' functions were reached, by address.
    pub public: FxHashMap<usize, Vec<(std::rc::Rc<str>, Sym)>>,
    /// The library versions that module-level branches were evaluated for.
    pub versions: Vec<(String, String)>,
}

thread_local! {
    static CACHE: std::cell::RefCell<Option<Box<Statics>>> = const { std::cell::RefCell::new(None) };
}

/// The thread's statics, if they were made for the same library versions; else new ones.
pub fn take(versions: &HashMap<String, String>) -> Box<Statics> {
    let mut versions: Vec<(String, String)> = versions.iter().map(|(k, v)| (k.clone(), v.clone())).collect();
    versions.sort();
    match CACHE.with(|cache| cache.borrow_mut().take()) {
        Some(statics) if statics.versions == versions => statics,
        _ => Box::new(Statics { versions, ..Statics::default() }),
    }
}

/// Keeps them for the thread's next notebook.
pub fn give_back(statics: Box<Statics>) {
    CACHE.with(|cache| *cache.borrow_mut() = Some(statics));
}
