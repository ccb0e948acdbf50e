//! Interned names: identifiers and attribute names as small copyable numbers.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

/// An interned name. Only meaningful on the thread that made it, as an [`super::interp::Interp`] is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sym(u32);

#[derive(Default)]
struct Interner {
    names: Vec<&'static str>,
    numbers: FxHashMap<&'static str, u32>,
}

thread_local! {
    static INTERNER: RefCell<Interner> = RefCell::default();
}

/// The symbol of a name. Names live as long as the process: their sum is bounded by the input's size.
pub fn sym(name: &str) -> Sym {
    INTERNER.with(|interner| {
        let mut interner = interner.borrow_mut();
        if let Some(number) = interner.numbers.get(name) {
            return Sym(*number);
        }
        let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
        let number = interner.names.len() as u32;
        interner.names.push(name);
        interner.numbers.insert(name, number);
        Sym(number)
    })
}

thread_local! {
    /// Symbols of names that stand in crane's own source, by their address.
    static FIXED: RefCell<Box<[(usize, usize, Sym)]>> = RefCell::new(vec![(0, 0, Sym(0)); 512].into_boxed_slice());
}

/// The symbol of a name that stands in crane's own source: quicker than hashing its letters each time.
pub fn fixed(name: &'static str) -> Sym {
    FIXED.with(|cache| {
        let address = name.as_ptr() as usize;
        let cache = &mut *cache.borrow_mut();
        let place = &mut cache[(address ^ name.len()) % 512];
        if place.0 != address || place.1 != name.len() {
            *place = (address, name.len(), sym(name));
        }
        place.2
    })
}

impl Sym {
    pub fn as_str(self) -> &'static str {
        INTERNER.with(|interner| interner.borrow().names[self.0 as usize])
    }
}

impl std::fmt::Debug for Sym {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
