//! Names and what they are bound to: the variables of a scope, the attributes of an object.

use rustc_hash::FxHashMap;

use super::heap::Slot;
use super::sym::Sym;

/// Up to so many names, looking at each is quicker than hashing.
const FEW: usize = 12;

/// Slots by name, in the order in which they were bound. Most scopes are those of calls, with a handful of names.
#[derive(Clone, Debug, Default)]
pub struct Slots {
    entries: Vec<(Sym, Slot)>,
    /// Where each name stands, if there are more than a few.
    index: Option<Box<FxHashMap<Sym, u32>>>,
}

impl Slots {
    pub fn with_capacity(names: usize) -> Self {
        Slots { entries: Vec::with_capacity(names), index: None }
    }

    fn find(&self, name: Sym) -> Option<usize> {
        match &self.index {
            None => self.entries.iter().position(|(known, _)| *known == name),
            Some(index) => index.get(&name).map(|place| *place as usize),
        }
    }

    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub fn contains_key(&self, name: &Sym) -> bool {
        self.find(*name).is_some()
    }

    pub fn get(&self, name: &Sym) -> Option<&Slot> {
        self.find(*name).map(|place| &self.entries[place].1)
    }

    pub fn get_mut(&mut self, name: &Sym) -> Option<&mut Slot> {
        self.find(*name).map(|place| &mut self.entries[place].1)
    }

    pub fn get_index(&self, place: usize) -> Option<(&Sym, &Slot)> {
        self.entries.get(place).map(|(name, slot)| (name, slot))
    }

    /// Binds a name; what it was bound to before.
    pub fn insert(&mut self, name: Sym, slot: Slot) -> Option<Slot> {
        match self.find(name) {
            Some(place) => Some(std::mem::replace(&mut self.entries[place].1, slot)),
            None => {
                self.push(name, slot);
                None
            }
        }
    }

    /// The slot of a name, bound to `slot` if it was not bound.
    pub fn get_or_insert(&mut self, name: Sym, slot: Slot) -> &mut Slot {
        let place = self.find(name).unwrap_or_else(|| {
            self.push(name, slot);
            self.entries.len() - 1
        });
        &mut self.entries[place].1
    }

    fn push(&mut self, name: Sym, slot: Slot) {
        let place = self.entries.len();
        self.entries.push((name, slot));
        match &mut self.index {
            Some(index) => {
                index.insert(name, place as u32);
            }
            None if place >= FEW => self.number(),
            None => {}
        }
    }

    fn number(&mut self) {
        let numbers = self.entries.iter().enumerate().map(|(place, (name, _))| (*name, place as u32));
        self.index = Some(Box::new(numbers.collect()));
    }

    /// Unbinds a name; those after it move up.
    pub fn remove(&mut self, name: &Sym) -> Option<Slot> {
        let place = self.find(*name)?;
        let (_, slot) = self.entries.remove(place);
        if self.index.is_some() {
            self.number();
        }
        Some(slot)
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&Sym, &Slot)> + ExactSizeIterator {
        self.entries.iter().map(|(name, slot)| (name, slot))
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&Sym, &mut Slot)> {
        self.entries.iter_mut().map(|(name, slot)| (&*name, slot))
    }

    pub fn keys(&self) -> impl Iterator<Item = &Sym> {
        self.entries.iter().map(|(name, _)| name)
    }

    pub fn values(&self) -> impl Iterator<Item = &Slot> {
        self.entries.iter().map(|(_, slot)| slot)
    }

    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Slot> {
        self.entries.iter_mut().map(|(_, slot)| slot)
    }
}

impl FromIterator<(Sym, Slot)> for Slots {
    fn from_iter<I: IntoIterator<Item = (Sym, Slot)>>(pairs: I) -> Self {
        let mut slots = Slots::default();
        for (name, slot) in pairs {
            slots.insert(name, slot);
        }
        slots
    }
}

#[cfg(test)]
mod tests {
    use super::super::heap::Slot;
    use super::super::sym::sym;
    use super::super::value::{Loc, Value};
    use super::Slots;

    #[test]
    fn many_names_are_found_like_few() {
        let mut slots = Slots::default();
        let name = |i: i64| sym(&format!("n{i}"));
        for i in 0..40 {
            assert!(slots.insert(name(i), Slot::new(Value::Int(i), Loc::default())).is_none());
        }
        assert!(slots.insert(name(7), Slot::new(Value::Int(70), Loc::default())).is_some());
        assert!(slots.remove(&name(3)).is_some());
        assert!(slots.get(&name(3)).is_none());
        assert_eq!(slots.len(), 39);
        let values: Vec<i64> = slots.values().filter_map(|slot| slot.value.as_int()).collect();
        assert_eq!(values[..6], [0, 1, 2, 4, 5, 6]);
        for i in 4..40 {
            assert_eq!(slots.get(&name(i)).and_then(|slot| slot.value.as_int()), Some(if i == 7 { 70 } else { i }));
        }
    }
}
