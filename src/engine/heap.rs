//! Mutable objects, in a heap that is cheap to copy, so that both sides of a branch can be followed.

use std::rc::Rc;

use indexmap::{IndexMap, IndexSet};
use rustc_hash::FxBuildHasher;

use super::slots::Slots;
use super::sym::Sym;
use super::value::{Loc, ObjId, Value};

pub type Map<K, V> = IndexMap<K, V, FxBuildHasher>;

/// A named place that holds a value.
#[derive(Clone, Debug)]
pub struct Slot {
    pub value: Value,
    /// Bound on some paths only.
    pub maybe: bool,
    /// Where it was last bound.
    pub at: Loc,
}

impl Slot {
    pub fn new(value: Value, at: Loc) -> Self {
        Slot { value, maybe: false, at }
    }
}

/// What follows the known items of a sequence: any number of elements like `element`.
#[derive(Clone, Debug)]
pub struct Rest {
    pub element: Value,
    /// Length of the whole sequence; an int, known or not.
    pub length: Value,
}

/// A dict key or set element whose value is known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    None,
    Int(i64),
    Float(u64),
    Str(Rc<str>),
    Tuple(Vec<Key>),
    Object(ObjId),
    Function(usize),
}

#[derive(Clone, Debug)]
pub struct Entry {
    pub key: Value,
    pub slot: Slot,
}

#[derive(Clone, Debug)]
pub enum Object {
    /// A list, or an iterable of library models (`many`).
    List { items: Vec<Value>, rest: Option<Rest>, class: Option<ObjId> },
    /// A dict; `open` when there may be other entries.
    Dict { entries: Map<Key, Entry>, open: bool, class: Option<ObjId> },
    Set { items: Map<Key, Value>, open: bool, frozen: bool },
    /// `open` when there may be other attributes, or the known ones may have changed.
    Instance { class: ObjId, attrs: Slots, open: bool },
    Class(Rc<Class>),
    Module(Rc<Module>),
    /// Names of a module, a function's call, or a class body.
    Scope { names: Slots, open: bool, parent: Option<ObjId> },
    /// An iterator over what is left of a sequence; `rest` as in a list. `raises`: what taking one more
    /// than the known items surely raises.
    Iterator { items: Rc<Vec<Value>>, next: usize, rest: Option<Rest>, raises: Option<Box<super::value::Raised>> },
    /// A generator function's call that was not consumed yet; its parameters are bound in `scope`. A generator
    /// expression's `scope` holds its first iterable.
    Generator { function: Rc<super::value::Function>, scope: ObjId },
    /// `map` or, if `keep`, `filter`, not consumed yet.
    Lazy { function: Value, over: Value, keep: bool },
    /// A function that unknown code has, and may run at any later unknown call.
    Held(Rc<super::value::Function>),
    /// `x.__dict__` of an instance.
    AttrDict(ObjId),
    /// Could be any object by now.
    Lost,
}

#[derive(Clone, Debug)]
pub struct Class {
    pub name: Sym,
    /// Nearest first, itself included, `object` left out.
    pub mro: Vec<ObjId>,
    pub attrs: Slots,
    /// Some base is unknown: attributes and behaviour may come from there.
    pub open: bool,
    /// The native type that it is or derives from.
    pub native: Option<super::classes::NativeType>,
    /// Defined in a library model (else in the notebook).
    pub model: bool,
    /// The model lists every attribute.
    pub complete: bool,
    /// A base is a library's class whose model does not list every attribute.
    pub partial: bool,
}

#[derive(Clone, Debug)]
pub struct Module {
    pub name: Rc<str>,
    /// Scope with the names that were evaluated so far.
    pub scope: ObjId,
    /// The model that answers for it.
    pub model: Option<usize>,
}

const CHUNK: usize = 32;
const GROUP: usize = 64;

type Chunk = [Option<Rc<Object>>; CHUNK];
type Group = [Option<Rc<Chunk>>; GROUP];

/// Objects by number, in two levels of shared blocks: a copy costs one count per 2,048 numbers, and a
/// join looks only at blocks that were written to.
#[derive(Clone, Default)]
pub struct Heap {
    groups: Vec<Rc<Group>>,
    /// Objects handed to unknown code: it may change them at any later unknown call. `None` for none: most
    /// heaps are copies that live shortly.
    escaped: Option<Rc<IndexSet<ObjId, FxBuildHasher>>>,
    /// Shared objects (builtin classes, models) that this path has changed.
    patches: Option<Rc<Map<ObjId, Object>>>,
    /// What joins cost that was not yet charged.
    pub work: u64,
}

/// Group, chunk and slot of an object's number.
fn split(id: ObjId) -> (usize, usize, usize) {
    let number = id.0 as usize;
    (number / (CHUNK * GROUP), number / CHUNK % GROUP, number % CHUNK)
}

impl Heap {
    fn slot(&mut self, id: ObjId) -> &mut Option<Rc<Object>> {
        let (group, chunk, slot) = split(id);
        while self.groups.len() <= group {
            self.groups.push(Rc::new([const { None }; GROUP]));
        }
        let chunk = Rc::make_mut(&mut self.groups[group])[chunk].get_or_insert_with(|| Rc::new([const { None }; CHUNK]));
        &mut Rc::make_mut(chunk)[slot]
    }

    /// Puts an object at a number that was never used; numbers come from the interpreter, which never
    /// gives one twice, also not in different branches.
    pub fn put(&mut self, id: ObjId, object: Object) {
        *self.slot(id) = Some(Rc::new(object));
    }

    /// Takes out an object that nothing refers to any more.
    pub fn free(&mut self, id: ObjId) {
        *self.slot(id) = None;
    }

    pub fn get(&self, id: ObjId) -> &Object {
        const LOST: &Object = &Object::Lost;
        let (group, chunk, slot) = split(id);
        self.groups
            .get(group)
            .and_then(|group| group[chunk].as_ref())
            .and_then(|chunk| chunk[slot].as_deref())
            .unwrap_or(LOST)
    }

    /// For changing an object; copies it if another branch shares it.
    pub fn get_mut(&mut self, id: ObjId) -> &mut Object {
        Rc::make_mut(self.slot(id).get_or_insert_with(|| Rc::new(Object::Lost)))
    }

    /// Work that a copy of the heap costs.
    pub fn weight(&self) -> u64 {
        self.groups.len() as u64
    }

    /// The state when either of the two paths was taken. With `widen`, for loops: what differs keeps
    /// its type at most.
    pub fn join(mut self, other: Heap, widen: bool) -> Heap {
        self.join_with(other, widen);
        self
    }

    /// Makes it the state when either path was taken; how much less is known than before.
    pub fn join_with(&mut self, other: Heap, widen: bool) -> Less {
        let mut done = Joined { work: self.work.max(other.work), changed: false, names: false };
        if !same_part(&self.patches, &other.patches) {
            let mut patches = self.patches.as_deref().cloned().unwrap_or_default();
            for (id, theirs) in other.patches.iter().flat_map(|patches| patches.iter()) {
                match patches.get_mut(id) {
                    Some(ours) => join_objects(ours, theirs, widen, &mut done),
                    None => {
                        done.changed = true;
                        patches.insert(*id, Object::Lost);
                    }
                }
            }
            for (id, object) in patches.iter_mut() {
                if other.patched(*id).is_none() {
                    done.changed |= !matches!(object, Object::Lost);
                    *object = Object::Lost;
                }
            }
            self.patches = Some(Rc::new(patches));
        }
        if !same_part(&self.escaped, &other.escaped) {
            let before = self.escaped_count();
            self.escape(other.escaped());
            done.changed |= self.escaped_count() > before;
        }
        for (i, theirs) in other.groups.into_iter().enumerate() {
            match self.groups.get_mut(i) {
                None => self.groups.push(theirs),
                Some(ours) if Rc::ptr_eq(ours, &theirs) => {}
                Some(ours) => join_groups(Rc::make_mut(ours), &theirs, widen, &mut done),
            }
        }
        self.work = done.work;
        match (done.changed, done.names) {
            (false, _) => Less::Nothing,
            (true, false) => Less::Objects,
            (true, true) => Less::Names,
        }
    }

    pub fn patched(&self, id: ObjId) -> Option<&Object> {
        self.patches.as_ref()?.get(&id)
    }

    pub fn patch(&mut self, id: ObjId, object: Object) {
        Rc::make_mut(self.patches.get_or_insert_default()).insert(id, object);
    }

    /// Must have been patched before.
    pub fn patched_mut(&mut self, id: ObjId) -> &mut Object {
        Rc::make_mut(self.patches.get_or_insert_default()).entry(id).or_insert(Object::Lost)
    }

    /// Objects that unknown code may change, in the order in which it got them.
    pub fn escaped(&self) -> impl Iterator<Item = ObjId> {
        self.escaped.iter().flat_map(|escaped| escaped.iter().copied())
    }

    pub fn escaped_count(&self) -> usize {
        self.escaped.as_ref().map_or(0, |escaped| escaped.len())
    }

    pub fn has_escaped(&self, id: ObjId) -> bool {
        self.escaped.as_ref().is_some_and(|escaped| escaped.contains(&id))
    }

    pub fn escape(&mut self, ids: impl IntoIterator<Item = ObjId>) {
        let mut ids = ids.into_iter().peekable();
        if ids.peek().is_some() {
            Rc::make_mut(self.escaped.get_or_insert_default()).extend(ids);
        }
    }
}

/// Whether both heaps have the very same one.
fn same_part<T>(a: &Option<Rc<T>>, b: &Option<Rc<T>>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => Rc::ptr_eq(a, b),
        (None, None) => true,
        _ => false,
    }
}

fn join_groups(ours: &mut Group, theirs: &Group, widen: bool, done: &mut Joined) {
    for (mine, their) in ours.iter_mut().zip(theirs.iter()) {
        match (mine.as_mut(), their) {
            (Some(a), Some(b)) if !Rc::ptr_eq(a, b) => join_chunks(Rc::make_mut(a), b, widen, done),
            (None, Some(b)) => *mine = Some(b.clone()),
            _ => {}
        }
    }
}

fn join_chunks(ours: &mut Chunk, theirs: &Chunk, widen: bool, done: &mut Joined) {
    for (mine, their) in ours.iter_mut().zip(theirs.iter()) {
        match (mine.as_mut(), their) {
            (Some(a), Some(b)) if !Rc::ptr_eq(a, b) => join_objects(Rc::make_mut(a), b, widen, done),
            (None, Some(b)) => *mine = Some(b.clone()),
            _ => {}
        }
    }
}

fn combine(a: &Value, b: &Value, widen: bool) -> Value {
    if widen { a.widen(b) } else { a.join(b) }
}

/// Of what less is known after a join.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Less {
    Nothing,
    /// Of objects' contents only.
    Objects,
    /// Also of what names are bound to.
    Names,
}

/// What a join did.
#[derive(Default)]
struct Joined {
    work: u64,
    /// Something that was known before is known no longer.
    changed: bool,
    /// A name's value is known less.
    names: bool,
}

/// Joins into `a`; places that are the same on both sides are not touched.
fn combine_into(a: &mut Value, b: &Value, widen: bool, done: &mut Joined) {
    if !a.same(b) {
        let joined = combine(a, b, widen);
        done.changed |= !joined.same(a);
        *a = joined;
    }
}

fn set_flag(flag: &mut bool, on: bool, done: &mut Joined) {
    done.changed |= on && !*flag;
    *flag |= on;
}

fn join_slots(a: &mut Slots, b: &Slots, widen: bool, done: &mut Joined) {
    let mut shared = 0;
    for (i, (name, slot)) in a.iter_mut().enumerate() {
        // Both come from one map: most names stand at the same place.
        let other = match b.get_index(i) {
            Some((theirs, other)) if theirs == name => Some(other),
            _ => b.get(name),
        };
        match other {
            Some(other) => {
                shared += 1;
                if !slot.value.same(&other.value) {
                    combine_into(&mut slot.value, &other.value, widen, done);
                    slot.at = other.at;
                }
                set_flag(&mut slot.maybe, other.maybe, done);
            }
            None => set_flag(&mut slot.maybe, true, done),
        }
    }
    if shared == b.len() {
        return;
    }
    for (name, slot) in b.iter() {
        if !a.contains_key(name) {
            done.changed = true;
            a.insert(*name, Slot { maybe: true, ..slot.clone() });
        }
    }
}

/// Makes `a` what it is when either of the two states holds.
fn join_objects(a: &mut Object, b: &Object, widen: bool, done: &mut Joined) {
    let work;
    match (&mut *a, b) {
        (
            Object::List { items: x, rest: rx, class },
            Object::List { items: y, rest: ry, class: other },
        ) if class == other => {
            work = x.len().max(y.len());
            if x.len() == y.len() && rx.is_none() && ry.is_none() {
                x.iter_mut().zip(y).for_each(|(x, y)| combine_into(x, y, widen, done));
            } else {
                let (items, rest) = join_sequences(x, rx, y, ry, widen);
                let same = match (&rest, &*rx) {
                    (Some(new), Some(old)) => new.element.same(&old.element) && new.length.same(&old.length),
                    (None, None) => true,
                    _ => false,
                };
                done.changed |= !same || items.len() != x.len() || !items.iter().zip(x.iter()).all(|(a, b)| a.same(b));
                (*x, *rx) = (items, rest);
            }
        }
        (
            Object::Dict { entries: x, open: ox, class },
            Object::Dict { entries: y, open: oy, class: other },
        ) if class == other => {
            work = x.len().max(y.len());
            set_flag(ox, *oy || (widen && x.len() != y.len()), done);
            for (key, entry) in x.iter_mut() {
                match y.get(key) {
                    Some(o) => {
                        combine_into(&mut entry.slot.value, &o.slot.value, widen, done);
                        set_flag(&mut entry.slot.maybe, o.slot.maybe, done);
                    }
                    None => set_flag(&mut entry.slot.maybe, true, done),
                }
            }
            for (key, entry) in y {
                if !x.contains_key(key) {
                    done.changed = true;
                    let mut entry = entry.clone();
                    entry.slot.maybe = true;
                    x.insert(key.clone(), entry);
                }
            }
        }
        (Object::Set { items: x, open: ox, .. }, Object::Set { items: y, open: oy, .. }) => {
            work = x.len();
            let same = x.len() == y.len() && x.keys().all(|k| y.contains_key(k));
            done.changed |= !same;
            set_flag(ox, *oy || !same, done);
            x.retain(|k, _| y.contains_key(k));
        }
        (
            Object::Instance { class, attrs: x, open: ox },
            Object::Instance { class: other, attrs: y, open: oy },
        ) if class == other => {
            work = x.len();
            set_flag(ox, *oy, done);
            join_slots(x, y, widen, done);
        }
        (Object::Class(x), Object::Class(y)) => {
            work = x.attrs.len();
            join_slots(&mut Rc::make_mut(x).attrs, &y.attrs, widen, done);
        }
        (Object::Scope { names: x, open: ox, .. }, Object::Scope { names: y, open: oy, .. }) => {
            work = x.len() / 4;
            let before = std::mem::take(&mut done.changed);
            set_flag(ox, *oy, done);
            join_slots(x, y, widen, done);
            done.names |= done.changed;
            done.changed |= before;
        }
        (Object::Module(x), Object::Module(y)) if x.name == y.name => work = 0,
        (Object::Lost, Object::Lost) => work = 0,
        (
            Object::Iterator { items: x, next: nx, rest: rx, raises: None },
            Object::Iterator { items: y, next: ny, rest: ry, raises: None },
        ) => {
            work = x.len().max(y.len());
            if !Rc::ptr_eq(x, y) || nx != ny {
                done.changed = true;
                let (items, rest) = join_sequences(&x[(*nx).min(x.len())..], rx, &y[*ny.min(&y.len())..], ry, widen);
                (*x, *nx, *rx) = (Rc::new(items), 0, rest);
            }
        }
        _ => {
            work = 0;
            done.changed = true;
            *a = Object::Lost;
        }
    }
    done.work += work as u64 / 4;
}

fn join_sequences(
    x: &[Value],
    rx: &Option<Rest>,
    y: &[Value],
    ry: &Option<Rest>,
    widen: bool,
) -> (Vec<Value>, Option<Rest>) {
    let shared = x.len().min(y.len());
    let items: Vec<Value> = (0..shared).map(|i| combine(&x[i], &y[i], widen)).collect();
    if x.len() == y.len() && rx.is_none() && ry.is_none() {
        return (items, None);
    }
    let mut element: Option<Value> = None;
    for value in x[shared..].iter().chain(&y[shared..]).chain(rx.iter().map(|r| &r.element)).chain(ry.iter().map(|r| &r.element)) {
        element = Some(match element {
            None => value.clone(),
            Some(before) => combine(&before, value, widen),
        });
    }
    let length = |items: &[Value], rest: &Option<Rest>| match rest {
        None => Value::Int(items.len() as i64),
        Some(rest) => rest.length.clone(),
    };
    let length = combine(&length(x, rx), &length(y, ry), true);
    (items, Some(Rest { element: element.unwrap_or(Value::Unknown), length }))
}
