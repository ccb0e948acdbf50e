//! Builtin functions and the methods of builtin types.

mod dicts;
mod functions;
mod lists;
mod numbers;
mod sets;
mod strings;
mod types;

pub use functions::{FUNCTIONS, IGNORE, OBJECT_SETATTR, lose_iterator};
pub use types::construct;

use super::classes::NativeType as N;
use super::value::{Args, Native, ObjId, Value};

/// The implementation of a method of a builtin type; the first argument is the object.
pub fn method(native: N, name: &str) -> Option<&'static Native> {
    let table: &[Native] = match native {
        N::Str => strings::METHODS,
        N::List => lists::LIST,
        N::Tuple => lists::TUPLE,
        N::Dict => dicts::METHODS,
        N::Set | N::FrozenSet => sets::METHODS,
        N::Int | N::Bool | N::Float => numbers::METHODS,
        N::Iterator | N::Generator => functions::ITERATOR,
        N::Property => types::PROPERTY,
        N::Exception => types::EXCEPTION,
        _ => return None,
    };
    table.iter().find(|m| m.name == name)
}

/// Whether the type has the attribute though it is not implemented here.
pub fn may_have(native: N, name: &str) -> bool {
    let names: &[&str] = match native {
        N::Str => strings::OTHERS,
        N::List => lists::LIST_OTHERS,
        N::Tuple => lists::TUPLE_OTHERS,
        N::Dict => dicts::OTHERS,
        N::Set | N::FrozenSet => sets::OTHERS,
        N::Int | N::Bool => numbers::INT_OTHERS,
        N::Float => numbers::FLOAT_OTHERS,
        N::NoneType => &["__bool__"],
        N::Range => &["count", "index", "start", "stop", "step", "__len__", "__iter__", "__getitem__", "__contains__", "__reversed__", "__bool__", "__hash__"],
        N::Slice => &["indices", "start", "stop", "step"],
        _ => return true,
    };
    names.contains(&name)
}

/// Whether values of the type surely have the attribute.
pub fn has(native: N, name: &str) -> bool {
    let open = matches!(
        native,
        N::Object | N::Type | N::Function | N::Module | N::Property | N::StaticMethod | N::ClassMethod | N::Super | N::Exception
    );
    !open && (method(native, name).is_some() || may_have_listed(native, name))
}

fn may_have_listed(native: N, name: &str) -> bool {
    match native {
        N::Iterator | N::Generator => matches!(name, "__iter__" | "__next__"),
        N::Bytes | N::Complex | N::Ellipsis | N::NotImplemented => false,
        _ => may_have(native, name),
    }
}

/// A positional argument, or `None`-like unknown where it is missing.
fn arg(args: &Args, i: usize) -> Value {
    args.pos.get(i).cloned().unwrap_or(Value::None)
}

/// The object that a method is called on, which comes first among its arguments.
fn own_id(args: &Args) -> Option<ObjId> {
    match args.pos.first() {
        Some(Value::Object(id)) => Some(*id),
        _ => None,
    }
}
