//! Dicts.

use super::super::heap::{Map, Object, Rest};
use super::super::interp::Interp;
use super::super::value::{Args, Kind, Native, Res, Value};
use super::{arg, own_id};

pub const METHODS: &[Native] = &[
    Native { name: "get", run: get },
    Native { name: "keys", run: keys },
    Native { name: "values", run: values },
    Native { name: "items", run: items },
    Native { name: "update", run: update },
    Native { name: "pop", run: pop },
    Native { name: "setdefault", run: setdefault },
    Native { name: "copy", run: copy },
    Native { name: "clear", run: clear },
    Native { name: "fromkeys", run: fromkeys },
];

pub const OTHERS: &[&str] = &[
    "popitem", "__class_getitem__", "__contains__", "__delitem__", "__getitem__", "__ior__", "__iter__", "__len__",
    "__or__", "__reversed__", "__ror__", "__setitem__",
];

fn get(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(id) = own_id(&args) else { return Ok(Value::Unknown) };
    let (key, default) = (arg(&args, 1), arg(&args, 2));
    interp.require_hashable(&key)?;
    let known = interp.key_of(&key);
    let Object::Dict { entries, open, .. } = interp.obj(id) else { return Ok(Value::Unknown) };
    let Some(known) = known else {
        let mut value = default;
        for entry in entries.values() {
            value = value.join(&entry.slot.value);
        }
        return Ok(if *open { Value::Unknown } else { value });
    };
    Ok(match entries.get(&known) {
        Some(entry) if entry.slot.maybe => entry.slot.value.join(&default),
        Some(entry) => entry.slot.value.clone(),
        None if *open => Value::Unknown,
        None => default,
    })
}

/// Keys, values or pairs as a list: views are not told apart from it.
fn list_of(interp: &mut Interp<'_>, args: &Args, part: fn(&Value, &Value) -> Value) -> Res {
    let Some(id) = own_id(args) else { return Ok(Value::Unknown) };
    let Object::Dict { entries, open, .. } = interp.obj(id) else { return Ok(Value::Unknown) };
    let certain = !open && entries.values().all(|e| !e.slot.maybe);
    let parts: Vec<Value> = entries.values().map(|e| part(&e.key, &e.slot.value)).collect();
    let object = if certain {
        Object::List { items: parts, rest: None, class: None }
    } else {
        let mut element = if *open { Some(part(&Value::Unknown, &Value::Unknown)) } else { None };
        for value in &parts {
            element = Some(element.map_or(value.clone(), |e: Value| e.join(value)));
        }
        let rest = Rest { element: element.unwrap_or(Value::Unknown), length: Value::Of(Kind::Int) };
        Object::List { items: Vec::new(), rest: Some(rest), class: None }
    };
    let list = interp.alloc(object);
    // A view of its own type: `d.keys()[0]` raises, `len` and iteration work.
    super::types::dict_view(interp, list)
}

fn keys(interp: &mut Interp<'_>, args: Args) -> Res {
    list_of(interp, &args, |key, _| key.clone())
}

fn values(interp: &mut Interp<'_>, args: Args) -> Res {
    list_of(interp, &args, |_, value| value.clone())
}

fn items(interp: &mut Interp<'_>, args: Args) -> Res {
    list_of(interp, &args, |key, value| Value::tuple(vec![key.clone(), value.clone()]))
}

fn update(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(id) = own_id(&args) else { return Ok(Value::None) };
    if let Object::AttrDict(of) = interp.obj(id) {
        let of = *of;
        match args.pos.get(1) {
            Some(other) => interp.update_attrs(of, other, false),
            None if args.unsure() => interp.update_attrs(of, &Value::Unknown, false),
            None => {}
        }
        args.kw.iter().for_each(|(name, value)| interp.set_instance_attr(of, *name, value.clone()));
        return Ok(Value::None);
    }
    if let Some(other) = args.pos.get(1) {
        interp.dict_update(id, other)?;
    }
    for (name, value) in &args.kw {
        interp.dict_set(id, Value::str(name.as_str()), value.clone());
    }
    if args.unsure() {
        interp.dict_set(id, Value::Unknown, Value::Unknown);
    }
    Ok(Value::None)
}

fn pop(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(id) = own_id(&args) else { return Ok(Value::Unknown) };
    if let Object::AttrDict(of) = interp.obj(id) {
        interp.update_attrs(*of, &Value::Unknown, false);
        return interp.unknown(|| "an instance's attributes".into());
    }
    let key = arg(&args, 1);
    let known = interp.key_of(&key);
    let Object::Dict { entries, open, .. } = interp.obj_mut(id) else { return Ok(Value::Unknown) };
    let open = *open;
    let Some(known) = known else {
        entries.values_mut().for_each(|e| e.slot.maybe = true);
        return interp.unknown(|| "pop of an unknown key".into());
    };
    match entries.shift_remove(&known) {
        Some(entry) if !entry.slot.maybe => Ok(entry.slot.value),
        Some(entry) => {
            interp.doubt_because(|| "a key that may be missing".into());
            Ok(args.pos.get(2).map_or(entry.slot.value.clone(), |d| d.join(&entry.slot.value)))
        }
        None if open => interp.unknown(|| "a key that may be missing".into()),
        None => match args.pos.get(2) {
            Some(default) => Ok(default.clone()),
            None => Err(interp.key_error(&key)),
        },
    }
}

fn setdefault(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(id) = own_id(&args) else { return Ok(Value::Unknown) };
    if let Object::AttrDict(of) = interp.obj(id) {
        interp.update_attrs(*of, &Value::Unknown, false);
        return interp.unknown(|| "an instance's attributes".into());
    }
    let (key, default) = (arg(&args, 1), arg(&args, 2));
    match interp.contains(&Value::Object(id), &key)? {
        Some(true) => interp.getitem(&Value::Object(id), &key),
        Some(false) => {
            interp.dict_set(id, key, default.clone());
            Ok(default)
        }
        None => {
            interp.dict_set(id, key, Value::Unknown);
            Ok(Value::Unknown)
        }
    }
}

fn copy(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(id) = own_id(&args) else { return Ok(Value::Unknown) };
    let object = interp.obj(id).clone();
    Ok(Value::Object(interp.alloc(object)))
}

fn clear(interp: &mut Interp<'_>, args: Args) -> Res {
    if let Some(id) = own_id(&args)
        && let Object::AttrDict(of) = interp.obj(id)
    {
        interp.update_attrs(*of, &Value::Unknown, false);
        return Ok(Value::None);
    }
    if let Some(id) = own_id(&args)
        && let Object::Dict { entries, open, .. } = interp.obj_mut(id)
    {
        entries.clear();
        *open = false;
    }
    Ok(Value::None)
}

fn fromkeys(interp: &mut Interp<'_>, mut args: Args) -> Res {
    // Called on the class or on a dict: the keys are the first argument that is not the dict.
    if matches!(args.pos.first(), Some(Value::Object(id)) if matches!(interp.obj(*id), Object::Dict { .. }))
        && args.pos.len() > 1
    {
        args.pos.remove(0);
    }
    let (keys, rest) = super::super::intrinsics::items_of(interp, &arg(&args, 0))?;
    let id = interp.alloc(Object::Dict { entries: Map::default(), open: rest.is_some(), class: None });
    for key in keys {
        interp.require_hashable(&key)?;
        interp.dict_set(id, key, arg(&args, 1));
    }
    Ok(Value::Object(id))
}
