//! Lists and tuples.

use super::super::heap::{Object, Rest};
use super::super::interp::Interp;
use super::super::value::{Args, Kind, Native, ObjId, Res, Value};
use super::{arg, own_id};

pub const LIST: &[Native] = &[
    Native { name: "append", run: append },
    Native { name: "extend", run: extend },
    Native { name: "insert", run: insert },
    Native { name: "pop", run: pop },
    Native { name: "remove", run: remove },
    Native { name: "clear", run: clear },
    Native { name: "copy", run: copy },
    Native { name: "index", run: index },
    Native { name: "count", run: count },
    Native { name: "reverse", run: reverse },
    Native { name: "sort", run: sort },
];

pub const TUPLE: &[Native] = &[Native { name: "index", run: index }, Native { name: "count", run: count }];

pub const LIST_OTHERS: &[&str] = &[
    "__add__", "__class_getitem__", "__contains__", "__delitem__", "__getitem__", "__iadd__", "__imul__", "__iter__",
    "__len__", "__mul__", "__reversed__", "__rmul__", "__setitem__",
];
pub const TUPLE_OTHERS: &[&str] = &[
    "__add__", "__class_getitem__", "__contains__", "__getitem__", "__getnewargs__", "__iter__", "__len__", "__mul__",
    "__rmul__",
];

/// Methods take exactly so many arguments besides the object.
fn arity(interp: &mut Interp<'_>, args: &Args, name: &str, least: usize, most: usize) -> Res<()> {
    let given = args.pos.len().saturating_sub(1);
    if args.unsure() || (least..=most).contains(&given) {
        return Ok(());
    }
    let owner = args.pos.first().map_or_else(String::new, |v| interp.type_name(v));
    let message = match (least == most, most) {
        (true, 0) => format!("{owner}.{name}() takes no arguments ({given} given)"),
        (true, 1) => format!("{owner}.{name}() takes exactly one argument ({given} given)"),
        (true, n) => format!("{name} expected {n} arguments, got {given}"),
        (false, n) if given > n => format!("{name} expected at most {n} arguments, got {given}"),
        _ => format!("{name} expected at least {least} argument, got {given}"),
    };
    Err(interp.raise("TypeError", message))
}

fn append(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "append", 1, 1)?;
    let size = interp.limits.size;
    if let Some(id) = own_id(&args) {
        let value = interp.of_any_round(id, arg(&args, 1));
        let before = match interp.obj(id) {
            Object::List { rest: Some(rest), .. } => Some(rest.element.clone()),
            _ => None,
        };
        let joined = before.map(|before| interp.either(&before, &value));
        let Object::List { items, rest, .. } = interp.obj_mut(id) else { return Ok(Value::None) };
        match rest {
            None if items.len() < size => items.push(value),
            None => {
                let length = Value::Int(items.len() as i64 + 1);
                *rest = Some(Rest { element: value, length });
            }
            Some(rest) => {
                rest.element = joined.unwrap_or(value);
                rest.length = rest.length.as_int().map_or(Value::Of(Kind::Int), |n| Value::Int(n + 1));
            }
        }
    }
    Ok(Value::None)
}

fn extend(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "extend", 1, 1)?;
    if let Some(id) = own_id(&args) {
        interp.list_extend(id, &arg(&args, 1))?;
    }
    Ok(Value::None)
}

/// The list with its items in an order or number that is not known.
fn blur(interp: &mut Interp<'_>, id: ObjId, extra: Option<Value>, length: Value) {
    if let Object::List { items, rest, .. } = interp.obj_mut(id) {
        let mut element = extra.or_else(|| rest.as_ref().map(|r| r.element.clone()));
        for item in items.iter().chain(rest.iter().map(|r| &r.element)) {
            element = Some(element.map_or(item.clone(), |e| e.join(item)));
        }
        items.clear();
        *rest = match (&element, length.as_int()) {
            (None, Some(0)) => None,
            _ => Some(Rest { element: element.unwrap_or(Value::Unknown), length }),
        };
    }
}

fn insert(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "insert", 2, 2)?;
    let Some(id) = own_id(&args) else { return Ok(Value::None) };
    let length = interp.len(&args.pos[0])?;
    let value = arg(&args, 2);
    if let (Some(at), Object::List { items, rest: None, .. }) = (arg(&args, 1).as_int(), interp.obj_mut(id)) {
        let n = items.len() as i64;
        let at = (if at < 0 { at + n } else { at }).clamp(0, n);
        items.insert(at as usize, value);
        return Ok(Value::None);
    }
    let length = length.as_int().map_or(Value::Of(Kind::Int), |n| Value::Int(n + 1));
    blur(interp, id, Some(value), length);
    Ok(Value::None)
}

fn pop(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "pop", 0, 1)?;
    let Some(id) = own_id(&args) else { return Ok(Value::Unknown) };
    let length = interp.len(&args.pos[0])?.as_int();
    if length == Some(0) {
        return Err(interp.raise("IndexError", "pop from empty list"));
    }
    let at = args.pos.get(1).map_or(Some(-1), Value::as_int);
    if let (Some(n), Some(at)) = (length, at) {
        let index = if at < 0 { at + n } else { at };
        if index < 0 || index >= n {
            return Err(interp.raise("IndexError", "pop index out of range"));
        }
        if let Object::List { items, rest: None, .. } = interp.obj_mut(id) {
            return Ok(items.remove(index as usize));
        }
    } else {
        interp.doubt_because(|| "pop from a list of unknown length".into());
    }
    let value = interp.getitem(&args.pos[0], &Value::Of(Kind::Int))?;
    let length = length.map_or(Value::Of(Kind::Int), |n| Value::Int(n - 1));
    blur(interp, id, None, length);
    Ok(value)
}

fn remove(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "remove", 1, 1)?;
    let Some(id) = own_id(&args) else { return Ok(Value::None) };
    let wanted = arg(&args, 1);
    match interp.contains(&args.pos[0], &wanted)? {
        Some(false) => return Err(interp.raise("ValueError", "list.remove(x): x not in list")),
        Some(true) => {
            let Object::List { items, rest: None, .. } = interp.obj(id) else { return Ok(Value::None) };
            let items = items.clone();
            for (i, item) in items.iter().enumerate() {
                match interp.equal(item, &wanted) {
                    Some(true) => {
                        if let Object::List { items, .. } = interp.obj_mut(id) {
                            items.remove(i);
                        }
                        return Ok(Value::None);
                    }
                    Some(false) => {}
                    None => break,
                }
            }
        }
        None => interp.doubt_because(|| "remove of a value that may be missing".into()),
    }
    let length = interp.len(&args.pos[0])?.as_int();
    blur(interp, id, None, length.map_or(Value::Of(Kind::Int), |n| Value::Int(n - 1)));
    Ok(Value::None)
}

fn clear(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "clear", 0, 0)?;
    if let Some(id) = own_id(&args)
        && let Object::List { items, rest, .. } = interp.obj_mut(id)
    {
        items.clear();
        *rest = None;
    }
    Ok(Value::None)
}

fn copy(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "copy", 0, 0)?;
    let Some(id) = own_id(&args) else { return Ok(Value::Unknown) };
    let object = interp.obj(id).clone();
    Ok(Value::Object(interp.alloc(object)))
}

fn index(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "index", 1, 3)?;
    let (list, wanted) = (arg(&args, 0), arg(&args, 1));
    if args.pos.len() > 2 {
        return interp.unknown(|| "index within bounds".into());
    }
    let (items, rest) = super::super::intrinsics::items_of(interp, &list)?;
    let mut unknown = rest.is_some();
    for (i, item) in items.iter().enumerate() {
        match interp.equal(item, &wanted) {
            Some(true) if !unknown => return Ok(Value::Int(i as i64)),
            Some(false) => {}
            _ => unknown = true,
        }
    }
    if unknown {
        interp.doubt_because(|| "index of a value that may be missing".into());
        return Ok(Value::Of(Kind::Int));
    }
    let message = match list {
        Value::Tuple(_) => "tuple.index(x): x not in tuple".to_owned(),
        _ => format!("{} is not in list", interp.repr_of(&wanted).unwrap_or_else(|| "x".into())),
    };
    Err(interp.raise("ValueError", message))
}

fn count(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "count", 1, 1)?;
    let (items, rest) = super::super::intrinsics::items_of(interp, &arg(&args, 0))?;
    let mut n = 0;
    for item in &items {
        match interp.equal(item, &arg(&args, 1)) {
            Some(true) => n += 1,
            Some(false) => {}
            None => return Ok(Value::Of(Kind::Int)),
        }
    }
    Ok(if rest.is_some() { Value::Of(Kind::Int) } else { Value::Int(n) })
}

fn reverse(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "reverse", 0, 0)?;
    if let Some(id) = own_id(&args) {
        if let Object::List { items, rest: None, .. } = interp.obj_mut(id) {
            items.reverse();
            return Ok(Value::None);
        }
        let length = interp.len(&args.pos[0])?;
        blur(interp, id, None, length);
    }
    Ok(Value::None)
}

fn sort(interp: &mut Interp<'_>, mut args: Args) -> Res {
    if args.pos.len() > 1 {
        return Err(interp.raise("TypeError", "sort() takes no positional arguments"));
    }
    let Some(id) = own_id(&args) else { return Ok(Value::None) };
    let list = args.pos[0].clone();
    args.pos.clear();
    match super::functions::sorted_items(interp, &list, args)? {
        Some(sorted) => {
            if let Object::List { items, rest, .. } = interp.obj_mut(id) {
                *items = sorted;
                *rest = None;
            }
        }
        None => {
            let length = interp.len(&list)?;
            blur(interp, id, None, length);
        }
    }
    Ok(Value::None)
}
