//! Sets.

use ruff_python_ast::Operator;

use super::super::heap::{Map, Object};
use super::super::interp::Interp;
use super::super::value::{Args, Native, Res, Value};
use super::{arg, own_id};

pub const METHODS: &[Native] = &[
    Native { name: "add", run: add },
    Native { name: "update", run: update },
    Native { name: "remove", run: remove },
    Native { name: "discard", run: discard },
    Native { name: "copy", run: copy },
    Native { name: "clear", run: clear },
    Native { name: "union", run: |i, a| combine(i, a, Operator::BitOr) },
    Native { name: "intersection", run: |i, a| combine(i, a, Operator::BitAnd) },
    Native { name: "difference", run: |i, a| combine(i, a, Operator::Sub) },
    Native { name: "symmetric_difference", run: |i, a| combine(i, a, Operator::BitXor) },
];

pub const OTHERS: &[&str] = &[
    "pop", "issubset", "issuperset", "isdisjoint", "difference_update", "intersection_update",
    "symmetric_difference_update", "__and__", "__class_getitem__", "__contains__", "__iand__", "__ior__", "__isub__",
    "__iter__", "__ixor__", "__len__", "__or__", "__rand__", "__ror__", "__rsub__", "__rxor__", "__sub__", "__xor__",
];

fn add(interp: &mut Interp<'_>, args: Args) -> Res {
    let value = arg(&args, 1);
    interp.require_hashable(&value)?;
    let key = interp.key_of(&value);
    if let Some(id) = own_id(&args)
        && let Object::Set { items, open, .. } = interp.obj_mut(id)
    {
        match key {
            Some(key) if items.len() < 4096 => {
                items.insert(key, value);
            }
            _ => *open = true,
        }
    }
    Ok(Value::None)
}

fn update(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(id) = own_id(&args) else { return Ok(Value::None) };
    for other in &args.pos[1..] {
        let (more, rest) = super::super::intrinsics::items_of(interp, other)?;
        for value in more {
            add(interp, Args::of(vec![Value::Object(id), value]))?;
        }
        if rest.is_some()
            && let Object::Set { open, .. } = interp.obj_mut(id)
        {
            *open = true;
        }
    }
    Ok(Value::None)
}

fn remove(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(id) = own_id(&args) else { return Ok(Value::None) };
    let value = arg(&args, 1);
    let key = interp.key_of(&value);
    let Object::Set { items, open, .. } = interp.obj_mut(id) else { return Ok(Value::None) };
    let open = *open;
    match key {
        Some(key) => {
            if items.shift_remove(&key).is_none() {
                if !open {
                    return Err(interp.key_error(&value));
                }
                interp.doubt_because(|| "an element that may be missing".into());
            }
        }
        None => {
            items.clear();
            if let Object::Set { open, .. } = interp.obj_mut(id) {
                *open = true;
            }
            interp.doubt_because(|| "an element that may be missing".into());
        }
    }
    Ok(Value::None)
}

fn discard(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(id) = own_id(&args) else { return Ok(Value::None) };
    let key = interp.key_of(&arg(&args, 1));
    if let Object::Set { items, open, .. } = interp.obj_mut(id) {
        match key {
            Some(key) => {
                items.shift_remove(&key);
            }
            None => {
                items.clear();
                *open = true;
            }
        }
    }
    Ok(Value::None)
}

fn copy(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(id) = own_id(&args) else { return Ok(Value::Unknown) };
    let object = interp.obj(id).clone();
    Ok(Value::Object(interp.alloc(object)))
}

fn clear(interp: &mut Interp<'_>, args: Args) -> Res {
    if let Some(id) = own_id(&args)
        && let Object::Set { items, open, .. } = interp.obj_mut(id)
    {
        *items = Map::default();
        *open = false;
    }
    Ok(Value::None)
}

fn combine(interp: &mut Interp<'_>, args: Args, op: Operator) -> Res {
    let Some(mut id) = own_id(&args) else { return Ok(Value::Unknown) };
    for other in &args.pos[1..] {
        let (items, rest) = super::super::intrinsics::items_of(interp, other)?;
        let Value::Object(other) = interp.make_set(items, rest.is_some(), false)? else { return Ok(Value::Unknown) };
        match interp.set_op(op, id, other)? {
            Value::Object(result) => id = result,
            other => return Ok(other),
        }
    }
    Ok(Value::Object(id))
}
