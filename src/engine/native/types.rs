//! Constructors of builtin types.

use std::rc::Rc;

use super::super::slots::Slots;
use super::super::classes::NativeType as N;
use super::super::flow::Elements;
use super::super::heap::{Map, Object, Slot};
use super::super::interp::Interp;
use super::super::sym::{fixed, sym};
use super::super::value::{Args, Kind, Native, Res, Value};
use super::arg;

pub const PROPERTY: &[Native] = &[
    Native { name: "setter", run: setter },
    Native { name: "getter", run: |_, a| Ok(arg(&a, 0)) },
    Native { name: "deleter", run: |_, a| Ok(arg(&a, 0)) },
];

pub const EXCEPTION: &[Native] = &[
    Native { name: "__init__", run: exception_init },
    Native { name: "with_traceback", run: |_, a| Ok(arg(&a, 0)) },
    Native { name: "add_note", run: |_, _| Ok(Value::None) },
];

fn setter(interp: &mut Interp<'_>, args: Args) -> Res {
    let Value::Object(id) = arg(&args, 0) else { return Ok(Value::Unknown) };
    let copy = interp.obj(id).clone();
    let new = interp.alloc(copy);
    interp.set_instance_attr(new, fixed("setter"), arg(&args, 1));
    Ok(Value::Object(new))
}

fn exception_init(interp: &mut Interp<'_>, args: Args) -> Res {
    if let Value::Object(id) = arg(&args, 0) {
        let rest = args.pos[1..].to_vec();
        interp.set_instance_attr(id, fixed("args"), Value::tuple(rest));
    }
    Ok(Value::None)
}

/// Keys, values and items of a dict behave as lists here.
pub fn dict_view(_: &mut Interp<'_>, list: super::super::value::ObjId) -> Res {
    Ok(Value::Object(list))
}

/// A call of a builtin type.
pub fn construct(interp: &mut Interp<'_>, native: N, mut args: Args) -> Res {
    if let Some(Value::Union(parts)) = args.pos.first() {
        let parts = parts.clone();
        return interp.fork(parts.len(), |interp, i| {
            let mut each = args.clone();
            each.pos[0] = parts[i].clone();
            construct(interp, native, each)
        });
    }
    let first = args.pos.first().cloned();
    match native {
        N::Object => {
            let class = interp.native_class(N::Object);
            Ok(Value::Object(interp.alloc(Object::Instance { class, attrs: Slots::default(), open: false })))
        }
        N::Type => construct_type(interp, args),
        N::Bool => match first {
            None => Ok(Value::Bool(false)),
            Some(value) => Ok(interp.truth(&value)?.map_or(Value::Of(Kind::Bool), Value::Bool)),
        },
        N::Int => to_int(interp, &args),
        N::Float => to_float(interp, &args),
        N::Complex => Ok(Value::Of(Kind::Complex)),
        N::Str => match first {
            None if args.unsure() => Ok(Value::Of(Kind::Str)),
            None => Ok(Value::str("")),
            Some(_) if args.pos.len() > 1 || !args.kw.is_empty() => Ok(Value::Of(Kind::Str)),
            Some(value) => interp.to_str(&value),
        },
        N::Bytes => Ok(Value::Of(Kind::Bytes)),
        N::List | N::Tuple | N::Set | N::FrozenSet => {
            let elements = match first {
                None => Elements::Known(Vec::new()),
                Some(iterable) => {
                    if args.pos.len() > 1 {
                        let name = if native == N::List { "list" } else { "tuple" };
                        let given = args.pos.len();
                        return Err(interp.raise("TypeError", format!("{name} expected at most 1 argument, got {given}")));
                    }
                    interp.elements(&iterable)?
                }
            };
            let (items, rest) = match elements {
                Elements::Known(items) => (items, None),
                Elements::Open(items, rest) => (items, Some(rest)),
            };
            match native {
                N::List => Ok(Value::Object(interp.alloc(Object::List { items, rest, class: None }))),
                N::Tuple => match rest {
                    None => Ok(Value::tuple(items)),
                    Some(rest) => match rest.length.as_int() {
                        Some(n) if n <= 64 => {
                            let mut items = items;
                            items.resize(n.max(0) as usize, rest.element);
                            Ok(Value::tuple(items))
                        }
                        _ => Ok(Value::Unknown),
                    },
                },
                _ => interp.make_set(items, rest.is_some(), native == N::FrozenSet),
            }
        }
        N::Dict => {
            let id = interp.alloc(Object::Dict { entries: Map::default(), open: args.unsure(), class: None });
            if let Some(value) = first {
                if let Value::Int(_) | Value::Float(_) | Value::Bool(_) | Value::None = value {
                    let name = interp.type_name(&value);
                    return Err(interp.raise("TypeError", format!("'{name}' object is not iterable")));
                }
                let value = match &value {
                    // Pairs from `zip` and the like are taken one by one.
                    Value::Object(o) if matches!(interp.obj(*o), Object::Iterator { .. } | Object::Generator { .. } | Object::Lazy { .. } | Object::List { .. }) => {
                        match interp.elements(&value)? {
                            Elements::Known(items) => Value::tuple(items),
                            Elements::Open(..) => Value::Unknown,
                        }
                    }
                    other => other.clone(),
                };
                interp.dict_update(id, &value)?;
            }
            for (name, value) in std::mem::take(&mut args.kw) {
                interp.dict_set(id, Value::str(name.as_str()), value);
            }
            Ok(Value::Object(id))
        }
        N::Range => construct_range(interp, &args),
        N::Slice => {
            let parts = match args.pos.len() {
                1 => [Value::None, arg(&args, 0), Value::None],
                _ => [arg(&args, 0), arg(&args, 1), arg(&args, 2)],
            };
            Ok(Value::Slice(Rc::new(parts)))
        }
        N::Property | N::StaticMethod | N::ClassMethod => {
            let mut attrs = Slots::default();
            attrs.insert(fixed("function"), Slot::new(first.unwrap_or(Value::Unknown), interp.at));
            if native == N::Property && args.pos.len() > 1 {
                attrs.insert(fixed("setter"), Slot::new(arg(&args, 1), interp.at));
            }
            let class = interp.native_class(native);
            Ok(Value::Object(interp.alloc(Object::Instance { class, attrs, open: false })))
        }
        N::Super => interp.make_super(&args),
        _ => interp.unknown(|| "a builtin type's constructor".into()),
    }
}

fn construct_type(interp: &mut Interp<'_>, args: Args) -> Res {
    match args.pos.as_slice() {
        [value] => match interp.class_of(value) {
            Some(class) => Ok(Value::Object(class)),
            None => Ok(Value::Unknown),
        },
        [Value::Str(name), Value::Tuple(bases), Value::Object(dict)] => {
            let mut attrs = Slots::default();
            let mut open = true;
            if let Object::Dict { entries, open: more, .. } = interp.obj(*dict) {
                open = *more;
                for entry in entries.values() {
                    if let Value::Str(key) = &entry.key {
                        attrs.insert(sym(key), entry.slot.clone());
                    }
                }
            }
            let (name, bases) = (sym(name), bases.clone());
            let model = !interp.in_user_code();
            interp.make_class(name, &bases, attrs, open, model)
        }
        _ => interp.unknown(|| "type()".into()),
    }
}

fn construct_range(interp: &mut Interp<'_>, args: &Args) -> Res {
    if args.unsure() {
        return interp.unknown(|| "range of unknown arguments".into());
    }
    let mut parts = Vec::new();
    for value in &args.pos {
        let value = match value {
            Value::Object(_) => match interp.call_method(value, "__index__", Vec::new()) {
                Some(result) => result?,
                None if interp.has_opaque_type(value) => Value::Of(Kind::Int),
                None => value.clone(),
            },
            other => other.clone(),
        };
        let ok = match &value {
            Value::Int(_) | Value::Bool(_) | Value::Of(Kind::Int | Kind::Bool) => true,
            Value::Unknown => {
                interp.doubt_because(|| "range of an unknown value".into());
                true
            }
            Value::Union(_) => true,
            _ => false,
        };
        if !ok {
            let name = interp.type_name(&value);
            return Err(interp.raise("TypeError", format!("'{name}' object cannot be interpreted as an integer")));
        }
        parts.push(value.as_int().map_or(Value::Of(Kind::Int), Value::Int));
    }
    let parts = match parts.as_slice() {
        [stop] => [Value::Int(0), stop.clone(), Value::Int(1)],
        [start, stop] => [start.clone(), stop.clone(), Value::Int(1)],
        [start, stop, step] => [start.clone(), stop.clone(), step.clone()],
        [] => return Err(interp.raise("TypeError", "range expected at least 1 argument, got 0")),
        more => {
            let message = format!("range expected at most 3 arguments, got {}", more.len());
            return Err(interp.raise("TypeError", message));
        }
    };
    if parts[2].as_int() == Some(0) {
        return Err(interp.raise("ValueError", "range() arg 3 must not be zero"));
    }
    Ok(Value::Range(Rc::new(parts)))
}

/// Whether Python's `int` takes the text.
pub fn parses_as_int(text: &str) -> bool {
    let text = text.trim();
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    !digits.is_empty()
        && !digits.starts_with('_')
        && !digits.ends_with('_')
        && !digits.contains("__")
        && digits.chars().all(|c| c.is_ascii_digit() || c == '_' || (!c.is_ascii() && c.is_numeric()))
}

/// Whether Python's `float` takes the text.
pub fn parses_as_float(text: &str) -> bool {
    let text = text.trim().to_ascii_lowercase();
    let digits = text.strip_prefix(['+', '-']).unwrap_or(&text);
    if matches!(digits, "nan" | "inf" | "infinity") {
        return true;
    }
    digits.starts_with(|c: char| c.is_ascii_digit() || c == '.') && digits.replace('_', "").parse::<f64>().is_ok()
}

fn to_int(interp: &mut Interp<'_>, args: &Args) -> Res {
    let Some(value) = args.pos.first() else {
        return Ok(if args.unsure() { Value::Of(Kind::Int) } else { Value::Int(0) });
    };
    if args.pos.len() > 1 || !args.kw.is_empty() {
        interp.doubt_because(|| "int with a base".into());
        return Ok(Value::Of(Kind::Int));
    }
    match value {
        Value::Int(_) => return Ok(value.clone()),
        Value::Bool(b) => return Ok(Value::Int(*b as i64)),
        Value::Float(f) if f.is_nan() => return Err(interp.raise("ValueError", "cannot convert float NaN to integer")),
        Value::Float(f) if f.is_infinite() => {
            return Err(interp.raise("OverflowError", "cannot convert float infinity to integer"));
        }
        Value::Float(f) if f.abs() < 9e18 => return Ok(Value::Int(f.trunc() as i64)),
        Value::Float(_) | Value::Of(Kind::Int | Kind::Bool) => return Ok(Value::Of(Kind::Int)),
        Value::Str(text) => {
            if !parses_as_int(text) {
                let shown = super::super::render::quote(text);
                return Err(interp.raise("ValueError", format!("invalid literal for int() with base 10: {shown}")));
            }
            let parsed = text.trim().replace('_', "").parse::<i64>();
            return Ok(parsed.map_or(Value::Of(Kind::Int), Value::Int));
        }
        Value::Unknown | Value::Of(Kind::Str | Kind::Bytes | Kind::Float) => {
            interp.doubt_because(|| "int of an unknown value".into());
            return Ok(Value::Of(Kind::Int));
        }
        _ => {}
    }
    for name in ["__int__", "__index__", "__trunc__"] {
        if let Some(result) = interp.call_method(value, name, Vec::new()) {
            return result;
        }
    }
    if interp.has_opaque_type(value) {
        interp.doubt_because(|| "int of a value".into());
        return Ok(Value::Of(Kind::Int));
    }
    let name = interp.type_name(value);
    let message = format!("int() argument must be a string, a bytes-like object or a real number, not '{name}'");
    Err(interp.raise("TypeError", message))
}

fn to_float(interp: &mut Interp<'_>, args: &Args) -> Res {
    let Some(value) = args.pos.first() else { return Ok(Value::Float(0.0)) };
    match value {
        Value::Int(_) | Value::Bool(_) | Value::Float(_) => {
            return Ok(value.as_float().map_or(Value::Of(Kind::Float), Value::Float));
        }
        Value::Of(Kind::Int | Kind::Bool | Kind::Float) => return Ok(Value::Of(Kind::Float)),
        Value::Str(text) => {
            if !parses_as_float(text) {
                let shown = super::super::render::quote(text);
                return Err(interp.raise("ValueError", format!("could not convert string to float: {shown}")));
            }
            let parsed = text.trim().replace('_', "").parse::<f64>();
            return Ok(parsed.map_or(Value::Of(Kind::Float), Value::Float));
        }
        Value::Unknown | Value::Of(Kind::Str | Kind::Bytes) => {
            interp.doubt_because(|| "float of an unknown value".into());
            return Ok(Value::Of(Kind::Float));
        }
        _ => {}
    }
    for name in ["__float__", "__index__"] {
        if let Some(result) = interp.call_method(value, name, Vec::new()) {
            return result;
        }
    }
    if interp.has_opaque_type(value) {
        interp.doubt_because(|| "float of a value".into());
        return Ok(Value::Of(Kind::Float));
    }
    let name = interp.type_name(value);
    Err(interp.raise("TypeError", format!("float() argument must be a string or a real number, not '{name}'")))
}
