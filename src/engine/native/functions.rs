//! Builtin functions.

use std::rc::Rc;

use ruff_python_ast::{CmpOp, Operator};

use super::super::heap::{Object, Rest};
use super::super::interp::Interp;
use super::super::intrinsics::items_of;
use super::super::sym::{fixed, sym};
use super::super::value::{Args, Ctl, Kind, Native, Res, Value};
use super::arg;

pub static IGNORE: Native = Native { name: "__init__", run: |_, _| Ok(Value::None) };
pub static OBJECT_SETATTR: Native = Native { name: "__setattr__", run: object_setattr };

pub const FUNCTIONS: &[Native] = &[
    Native { name: "print", run: print },
    Native { name: "len", run: len },
    Native { name: "isinstance", run: isinstance },
    Native { name: "issubclass", run: issubclass },
    Native { name: "getattr", run: getattr },
    Native { name: "setattr", run: setattr },
    Native { name: "hasattr", run: hasattr },
    Native { name: "delattr", run: |i, a| i.delattr(&arg(&a, 0), sym(arg(&a, 1).as_str().unwrap_or(""))).map(|()| Value::None) },
    Native { name: "callable", run: callable },
    Native { name: "sorted", run: sorted },
    Native { name: "reversed", run: reversed },
    Native { name: "enumerate", run: enumerate },
    Native { name: "zip", run: zip },
    Native { name: "map", run: map },
    Native { name: "filter", run: filter },
    Native { name: "sum", run: sum },
    Native { name: "min", run: |i, a| extreme(i, a, "min", CmpOp::Lt) },
    Native { name: "max", run: |i, a| extreme(i, a, "max", CmpOp::Gt) },
    Native { name: "any", run: |i, a| any_all(i, a, true) },
    Native { name: "all", run: |i, a| any_all(i, a, false) },
    Native { name: "abs", run: abs },
    Native { name: "round", run: round },
    Native { name: "iter", run: iter },
    Native { name: "next", run: next },
    Native { name: "repr", run: |i, a| Ok(i.repr_of(&arg(&a, 0)).map_or(Value::Of(Kind::Str), Value::str)) },
    Native { name: "ascii", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "format", run: format },
    Native { name: "id", run: |_, _| Ok(Value::Of(Kind::Int)) },
    Native { name: "hash", run: |i, a| i.require_hashable(&arg(&a, 0)).map(|()| Value::Of(Kind::Int)) },
    Native { name: "ord", run: ord },
    Native { name: "chr", run: chr },
    Native { name: "divmod", run: divmod },
    Native { name: "pow", run: pow },
    // IPython's: it shows its arguments and changes none.
    Native { name: "display", run: |_, a| Ok(if a.kw.is_empty() { Value::None } else { Value::Unknown }) },
    Native { name: "input", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "open", run: open },
    Native { name: "bin", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "hex", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "oct", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "vars", run: vars },
    Native { name: "dir", run: unknown_reader },
    Native { name: "globals", run: globals },
    Native { name: "locals", run: globals },
    Native { name: "exec", run: execute },
    Native { name: "eval", run: execute },
];

pub const ITERATOR: &[Native] = &[Native { name: "__next__", run: next }, Native { name: "close", run: |_, _| Ok(Value::None) }];

/// Of an instance its `__dict__`.
fn vars(interp: &mut Interp<'_>, args: Args) -> Res {
    match args.pos.first() {
        Some(Value::Object(id)) if matches!(interp.obj(*id), Object::Instance { .. }) => interp.getattr(&Value::Object(*id), fixed("__dict__")),
        _ => unknown_reader(interp, args),
    }
}

fn object_setattr(interp: &mut Interp<'_>, args: Args) -> Res {
    if let (Value::Object(id), Value::Str(name)) = (arg(&args, 0), arg(&args, 1)) {
        interp.set_instance_attr(id, sym(&name), arg(&args, 2));
    }
    Ok(Value::None)
}

/// Wrong numbers of arguments of builtins.
fn arity(interp: &mut Interp<'_>, args: &Args, name: &str, least: usize, most: usize) -> Res<()> {
    let given = args.pos.len();
    if args.unsure() || (least..=most).contains(&given) {
        return Ok(());
    }
    let message = match (least == most, least) {
        (true, 1) => format!("{name}() takes exactly one argument ({given} given)"),
        (true, n) => format!("{name} expected {n} arguments, got {given}"),
        (false, _) if given > most => format!("{name} expected at most {most} arguments, got {given}"),
        _ => format!("{name} expected at least {least} arguments, got {given}"),
    };
    Err(interp.raise("TypeError", message))
}

fn print(interp: &mut Interp<'_>, args: Args) -> Res {
    for (name, _) in &args.kw {
        if !matches!(name.as_str(), "sep" | "end" | "file" | "flush") {
            let message = format!("print() got an unexpected keyword argument '{}'", name.as_str());
            return Err(interp.raise("TypeError", message));
        }
    }
    Ok(Value::None)
}

fn len(interp: &mut Interp<'_>, args: Args) -> Res {
    arity(interp, &args, "len", 1, 1)?;
    interp.len(&arg(&args, 0))
}

fn isinstance(interp: &mut Interp<'_>, args: Args) -> Res {
    let (value, wanted) = (arg(&args, 0), arg(&args, 1));
    if let Value::Union(parts) = &value {
        let parts = parts.clone();
        return interp.fork(parts.len(), |interp, i| {
            isinstance(interp, Args::of(vec![parts[i].clone(), wanted.clone()]))
        });
    }
    let class = interp.class_of(&value);
    let truth = class.and_then(|class| subclass_of(interp, class, &wanted));
    Ok(truth.map_or(Value::Of(Kind::Bool), Value::Bool))
}

fn subclass_of(interp: &Interp<'_>, class: super::super::value::ObjId, wanted: &Value) -> Option<bool> {
    match wanted {
        Value::Object(of) if interp.class(*of).is_some() => {
            // Abstract classes of a model without a list of what implements them say yes to more.
            let model_abstract = interp.class(*of).is_some_and(|c| {
                c.attrs.get(&fixed("__abstract__")).is_some()
            });
            // A model's class that stands for a subclass of a builtin: `numpy.float64` is a `float`.
            let also = interp.in_user_code()
                && interp.lookup_in_class(class, fixed("__also__")).is_some_and(|slot| slot.value.same(wanted));
            match interp.is_subclass(class, *of) {
                Some(false) if also => Some(true),
                Some(false) if model_abstract => None,
                other => other,
            }
        }
        Value::Tuple(parts) => {
            let mut unknown = false;
            for part in parts.iter() {
                match subclass_of(interp, class, part) {
                    Some(true) => return Some(true),
                    None => unknown = true,
                    Some(false) => {}
                }
            }
            if unknown { None } else { Some(false) }
        }
        Value::None => Some(class == interp.native_class(super::super::classes::NativeType::NoneType)),
        _ => None,
    }
}

fn issubclass(interp: &mut Interp<'_>, args: Args) -> Res {
    let truth = match arg(&args, 0) {
        Value::Object(class) if interp.class(class).is_some() => subclass_of(interp, class, &arg(&args, 1)),
        _ => None,
    };
    Ok(truth.map_or(Value::Of(Kind::Bool), Value::Bool))
}

fn getattr(interp: &mut Interp<'_>, args: Args) -> Res {
    let name = arg(&args, 1);
    let Some(text) = name.as_str() else { return interp.unknown(|| "getattr of an unknown name".into()) };
    match interp.getattr(&arg(&args, 0), sym(text)) {
        Err(Ctl::Raise(raised)) if args.pos.len() > 2 => {
            if raised.alternatives.iter().all(|e| &*e.type_name == "AttributeError") {
                Ok(arg(&args, 2))
            } else {
                Err(Ctl::Raise(raised))
            }
        }
        other => other,
    }
}

fn setattr(interp: &mut Interp<'_>, args: Args) -> Res {
    match arg(&args, 1).as_str() {
        Some(name) => interp.setattr(&arg(&args, 0), sym(name), arg(&args, 2))?,
        None => interp.havoc(&args.pos[..1.min(args.pos.len())]),
    }
    Ok(Value::None)
}

fn hasattr(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(name) = arg(&args, 1).as_str().map(str::to_owned) else { return Ok(Value::Of(Kind::Bool)) };
    if let Some(native) = interp.native_type(&arg(&args, 0))
        && super::has(native, &name)
    {
        return Ok(Value::Bool(true));
    }
    let doubt = interp.doubt.take();
    let result = interp.getattr(&arg(&args, 0), sym(&name));
    let doubted = interp.doubt.is_some();
    interp.doubt = doubt;
    match result {
        Ok(Value::Unknown) => Ok(Value::Of(Kind::Bool)),
        Ok(_) if doubted => Ok(Value::Of(Kind::Bool)),
        Ok(_) => Ok(Value::Bool(true)),
        Err(Ctl::Raise(raised)) if raised.alternatives.iter().all(|e| &*e.type_name == "AttributeError") => {
            Ok(Value::Bool(false))
        }
        Err(ctl) => Err(ctl),
    }
}

fn callable(interp: &mut Interp<'_>, args: Args) -> Res {
    let value = arg(&args, 0);
    Ok(match &value {
        Value::Function(_) | Value::Native(_) | Value::Bound(_) => Value::Bool(true),
        Value::Unknown | Value::Union(_) => Value::Of(Kind::Bool),
        Value::Object(id) => match interp.obj(*id) {
            Object::Class(_) => Value::Bool(true),
            Object::Instance { .. } => {
                if interp.type_attr(&value, "__call__").is_some() {
                    Value::Bool(true)
                } else if interp.has_opaque_type(&value) {
                    Value::Of(Kind::Bool)
                } else {
                    Value::Bool(false)
                }
            }
            Object::Lost => Value::Of(Kind::Bool),
            _ => Value::Bool(false),
        },
        _ => Value::Bool(false),
    })
}

/// Items in order, if the order is known; raises where items do not compare.
pub fn sorted_items(interp: &mut Interp<'_>, list: &Value, mut args: Args) -> Res<Option<Vec<Value>>> {
    let key = args.take_kw("key");
    let reverse = args.take_kw("reverse");
    let (items, rest) = items_of(interp, list)?;
    if rest.is_some() || items.len() > 500 {
        if let (Some(rest), Some(key)) = (&rest, &key)
            && !matches!(key, Value::None)
        {
            let call = Args::of(vec![rest.element.clone()]);
            let some = rest.length.as_int().is_some_and(|n| n > 0);
            let key = key.clone();
            if some {
                interp.call(key, call)?;
            } else {
                let fork = interp.fork(2, |interp, i| {
                    if i == 0 { Ok(Value::None) } else { interp.call(key.clone(), call.clone()) }
                });
                fork?;
            }
        }
        return Ok(None);
    }
    let mut keyed: Vec<(Value, Value)> = Vec::new();
    for item in items {
        let by = match &key {
            Some(Value::None) | None => item.clone(),
            Some(key) => interp.call(key.clone(), Args::of(vec![item.clone()]))?,
        };
        keyed.push((by, item));
    }
    // Insertion keeps equal items in order, as Python's sort does.
    let descending = match &reverse {
        None => false,
        Some(value) => match interp.truth(value)? {
            Some(truth) => truth,
            None => return Ok(None),
        },
    };
    let mut sorted: Vec<(Value, Value)> = Vec::new();
    for (by, item) in keyed {
        let (mut low, mut high) = (0, sorted.len());
        while low < high {
            let middle = (low + high) / 2;
            let (a, b) = if descending { (&sorted[middle].0, &by) } else { (&by, &sorted[middle].0) };
            let less = interp.compare(CmpOp::Lt, a, b)?;
            match interp.truth(&less)? {
                Some(true) => high = middle,
                Some(false) => low = middle + 1,
                None => return Ok(None),
            }
        }
        sorted.insert(low, (by, item));
    }
    Ok(Some(sorted.into_iter().map(|(_, item)| item).collect()))
}

fn sorted(interp: &mut Interp<'_>, mut args: Args) -> Res {
    arity(interp, &args, "sorted", 1, 1)?;
    if args.pos.is_empty() {
        return Ok(Value::Unknown);
    }
    let list = args.pos.remove(0);
    // An iterator can be read once only.
    let (items, rest) = items_of(interp, &list)?;
    let copy = Value::Object(interp.alloc(Object::List { items, rest, class: None }));
    let length = interp.len(&copy)?;
    match sorted_items(interp, &copy, args)? {
        Some(items) => Ok(interp.list(items)),
        None => {
            let (items, rest) = items_of(interp, &copy)?;
            let element = join_all(items.iter().chain(rest.iter().map(|r| &r.element)));
            let rest = Rest { element, length };
            Ok(Value::Object(interp.alloc(Object::List { items: Vec::new(), rest: Some(rest), class: None })))
        }
    }
}

fn join_all<'v>(values: impl Iterator<Item = &'v Value>) -> Value {
    let mut all: Option<Value> = None;
    for value in values {
        all = Some(all.map_or(value.clone(), |a| a.join(value)));
    }
    all.unwrap_or(Value::Unknown)
}

fn iterator(interp: &mut Interp<'_>, items: Vec<Value>, rest: Option<Rest>) -> Res {
    let object = Object::Iterator { items: Rc::new(items), next: 0, rest, raises: None };
    Ok(Value::Object(interp.alloc(object)))
}

fn reversed(interp: &mut Interp<'_>, args: Args) -> Res {
    let (mut items, rest) = items_of(interp, &arg(&args, 0))?;
    match rest {
        None => {
            items.reverse();
            iterator(interp, items, None)
        }
        Some(rest) => {
            let element = join_all(items.iter().chain([&rest.element]));
            iterator(interp, Vec::new(), Some(Rest { element, length: rest.length }))
        }
    }
}

fn enumerate(interp: &mut Interp<'_>, mut args: Args) -> Res {
    let start = args.take_kw("start").unwrap_or_else(|| args.pos.get(1).cloned().unwrap_or(Value::Int(0)));
    let (items, rest) = interp.elements_later(&arg(&args, 0))?;
    let number = |i: usize| start.as_int().map_or(Value::Of(Kind::Int), |s| Value::Int(s + i as i64));
    let pairs = items.iter().enumerate().map(|(i, v)| Value::tuple(vec![number(i), v.clone()])).collect();
    let rest = rest.map(|r| Rest { element: Value::tuple(vec![Value::Of(Kind::Int), r.element]), length: r.length });
    iterator(interp, pairs, rest)
}

fn zip(interp: &mut Interp<'_>, args: Args) -> Res {
    if args.more_pos {
        return interp.unknown(|| "zip of unknown arguments".into());
    }
    let twice = |value: &Value| matches!(value, Value::Object(_)) && args.pos.iter().filter(|other| other.same(value)).count() > 1;
    let mut columns = Vec::new();
    for value in &args.pos {
        let column = interp.elements_later(value)?;
        // `zip(it, it)` takes turns.
        let taken = twice(value) && matches!(value, Value::Object(id) if matches!(interp.obj(*id), Object::Lost));
        columns.push(if taken { (Vec::new(), Some(Rest { element: Value::Unknown, length: Value::Of(Kind::Int) })) } else { column });
    }
    if columns.is_empty() {
        return iterator(interp, Vec::new(), None);
    }
    // Known rows: as many as every argument has known items, or fewer where one ends.
    let shortest_ended = columns.iter().filter(|(_, r)| r.is_none()).map(|(i, _)| i.len()).min();
    let total = |(items, rest): &(Vec<Value>, Option<Rest>)| match rest {
        None => Some(items.len() as i64),
        Some(rest) => rest.length.as_int(),
    };
    let length = columns.iter().map(total).collect::<Option<Vec<_>>>().and_then(|l| l.into_iter().min());
    let at = |(items, rest): &(Vec<Value>, Option<Rest>), i: usize| {
        items.get(i).cloned().or_else(|| rest.as_ref().map(|r| r.element.clone())).unwrap_or(Value::Unknown)
    };
    if let (Some(n), Some(length)) = (shortest_ended, length)
        && n as i64 == length
        && n <= interp.limits.size
    {
        let rows = (0..n).map(|i| Value::Tuple(columns.iter().map(|c| at(c, i)).collect())).collect();
        return iterator(interp, rows, None);
    }
    let element = Value::Tuple(columns.iter().map(|c| join_all(c.0.iter().chain(c.1.iter().map(|r| &r.element)))).collect());
    let length = length.map_or(Value::Of(Kind::Int), Value::Int);
    iterator(interp, Vec::new(), Some(Rest { element, length }))
}

fn map(interp: &mut Interp<'_>, args: Args) -> Res {
    let function = arg(&args, 0);
    if args.pos.len() != 2 {
        return interp.call_unknown(&function, &args);
    }
    lazy(interp, function, args.pos[1].clone(), false)
}

fn filter(interp: &mut Interp<'_>, args: Args) -> Res {
    lazy(interp, arg(&args, 0), arg(&args, 1), true)
}

/// `map` or `filter`, which call nothing before they are consumed.
fn lazy(interp: &mut Interp<'_>, function: Value, over: Value, keep: bool) -> Res {
    if !interp.is_iterable(&over) {
        let name = interp.type_name(&over);
        return Err(interp.raise("TypeError", format!("'{name}' object is not iterable")));
    }
    let id = interp.alloc(Object::Lazy { function, over, keep });
    if interp.frame().code & super::super::interp::STATIC != 0 {
        // In a model everything happens where it stands.
        let (items, rest, raises) = interp.produce(id)?;
        *interp.obj_mut(id) = Object::Iterator { items: Rc::new(items), next: 0, rest, raises };
    }
    Ok(Value::Object(id))
}

fn sum(interp: &mut Interp<'_>, mut args: Args) -> Res {
    let start = args.take_kw("start").unwrap_or_else(|| args.pos.get(1).cloned().unwrap_or(Value::Int(0)));
    let (items, rest) = items_of(interp, &arg(&args, 0))?;
    let mut total = start;
    for item in items {
        total = interp.binary_op(Operator::Add, total, item)?;
    }
    let Some(rest) = rest else { return Ok(total) };
    let once = rest.length.as_int().is_some_and(|n| n > 0);
    let mut result = total.clone();
    interp.any_rounds(once, 0, |interp| {
        result = interp.binary_op(Operator::Add, total.clone(), rest.element.clone())?;
        Ok(())
    })?;
    Ok(match (total.kind(), result.kind()) {
        (Some(Kind::Int | Kind::Bool), Some(Kind::Int)) => Value::Of(Kind::Int),
        (_, Some(Kind::Float)) if once => Value::Of(Kind::Float),
        (_, Some(_)) => Value::Unknown,
        // Sums of arrays keep their shape; but without elements the start is left.
        _ if once => result,
        _ => Value::Unknown,
    })
}

fn extreme(interp: &mut Interp<'_>, mut args: Args, name: &str, op: CmpOp) -> Res {
    let key = args.take_kw("key").filter(|k| !matches!(k, Value::None));
    let default = args.take_kw("default");
    if args.unsure() {
        return interp.unknown(|| format!("{name} of unknown arguments"));
    }
    let (items, rest) = match args.pos.len() {
        0 => return Err(interp.raise("TypeError", format!("{name} expected at least 1 argument, got 0"))),
        1 => items_of(interp, &args.pos[0])?,
        _ => (args.pos.clone(), None),
    };
    if items.is_empty() && rest.is_none() {
        return match default {
            Some(default) => Ok(default),
            None => Err(interp.raise("ValueError", format!("{name}() iterable argument is empty"))),
        };
    }
    if let Some(rest) = rest {
        if rest.length.as_int().is_none() && items.is_empty() {
            interp.doubt_because(|| format!("{name} of what may be empty"));
        }
        let all = join_all(items.iter().chain([&rest.element]));
        return Ok(match all.kind() {
            Some(kind) => Value::Of(kind),
            None if all.is_known() => all,
            None => Value::Unknown,
        });
    }
    let mut best: Option<(Value, Value)> = None;
    let mut unsure: Option<Value> = None;
    for item in items {
        let by = match &key {
            Some(key) => interp.call(key.clone(), Args::of(vec![item.clone()]))?,
            None => item.clone(),
        };
        let Some((best_by, best_item)) = &best else {
            best = Some((by, item));
            continue;
        };
        let better = interp.compare(op, &by, best_by)?;
        match interp.truth(&better)? {
            Some(true) => best = Some((by, item)),
            Some(false) => {}
            None => {
                let joined = best_item.join(&item);
                unsure = Some(unsure.map_or(joined.clone(), |u: Value| u.join(&joined)));
            }
        }
    }
    let best = best.map_or(Value::Unknown, |(_, item)| item);
    Ok(match unsure {
        None => best,
        Some(other) => match best.join(&other) {
            Value::Union(parts) => {
                let kinds: Vec<_> = parts.iter().map(Value::kind).collect();
                match kinds[0] {
                    Some(kind) if kinds.iter().all(|k| *k == Some(kind)) => Value::Of(kind),
                    _ => Value::Unknown,
                }
            }
            joined => joined,
        },
    })
}

/// How far an iterator was read is not known any more.
pub fn lose_iterator(interp: &mut Interp<'_>, value: &Value) {
    if let Value::Object(id) = value
        && matches!(interp.obj(*id), Object::Iterator { .. })
    {
        *interp.obj_mut(*id) = Object::Lost;
    }
}

fn any_all(interp: &mut Interp<'_>, args: Args, stop: bool) -> Res {
    let iterable = arg(&args, 0);
    // What a later element raises does not matter if an earlier one decides.
    let mut raises = None;
    if let Value::Object(id) = &iterable {
        interp.run_ahead(*id, usize::MAX)?;
    }
    if let Value::Object(id) = &iterable
        && let Object::Iterator { items, next, rest, raises: raised } = interp.obj(*id)
        && raised.is_some()
    {
        raises = raised.clone();
        let copy = Object::Iterator { items: items.clone(), next: *next, rest: rest.clone(), raises: None };
        *interp.obj_mut(*id) = copy;
    }
    let (items, rest) = items_of(interp, &iterable)?;
    let mut unknown = rest.is_some();
    for item in items.iter() {
        match interp.truth(item)? {
            Some(truth) if truth == stop => {
                // What follows it was not taken.
                lose_iterator(interp, &iterable);
                return Ok(Value::Bool(stop));
            }
            Some(_) => {}
            None => unknown = true,
        }
    }
    if let Some(raised) = raises {
        if !unknown {
            return Err(Ctl::Raise(raised));
        }
        interp.doubt_because(|| "a condition that may raise".into());
        return Ok(Value::Of(Kind::Bool));
    }
    if let Some(rest) = &rest {
        let truth = interp.truth(&rest.element)?;
        let some = rest.length.as_int().is_some_and(|n| n > 0);
        match truth {
            Some(truth) if truth == stop && some => return Ok(Value::Bool(stop)),
            Some(truth) if truth != stop && !items.iter().any(|i| !i.is_known()) => return Ok(Value::Bool(!stop)),
            _ => {}
        }
    }
    Ok(if unknown { Value::Of(Kind::Bool) } else { Value::Bool(!stop) })
}

fn abs(interp: &mut Interp<'_>, args: Args) -> Res {
    let value = arg(&args, 0);
    Ok(match &value {
        Value::Int(i) => Value::Int(i.saturating_abs()),
        Value::Bool(b) => Value::Int(*b as i64),
        Value::Float(f) => Value::Float(f.abs()),
        Value::Of(Kind::Int | Kind::Bool) => Value::Of(Kind::Int),
        Value::Of(Kind::Float | Kind::Complex) => Value::Of(Kind::Float),
        Value::Unknown => return interp.unknown(|| "abs of an unknown value".into()),
        Value::Union(parts) => {
            let parts = parts.clone();
            return interp.fork(parts.len(), |interp, i| abs(interp, Args::of(vec![parts[i].clone()])));
        }
        other => {
            if let Some(result) = interp.call_method(other, "__abs__", Vec::new()) {
                return result;
            }
            if interp.has_opaque_type(other) {
                return interp.unknown(|| "abs of a value".into());
            }
            let name = interp.type_name(other);
            return Err(interp.raise("TypeError", format!("bad operand type for abs(): '{name}'")));
        }
    })
}

fn round(interp: &mut Interp<'_>, mut args: Args) -> Res {
    let digits = args.take_kw("ndigits").unwrap_or_else(|| arg(&args, 1));
    let value = arg(&args, 0);
    Ok(match (&value, &digits) {
        (Value::Int(_), _) => value,
        (Value::Float(f), Value::None) if f.is_nan() => {
            return Err(interp.raise("ValueError", "cannot convert float NaN to integer"));
        }
        (Value::Float(f), Value::None) if f.abs() < 9e15 => Value::Int(f.round_ties_even() as i64),
        (Value::Float(_) | Value::Of(Kind::Float), Value::None) => Value::Of(Kind::Int),
        (Value::Float(_) | Value::Of(Kind::Float), _) => Value::Of(Kind::Float),
        (Value::Of(Kind::Int | Kind::Bool) | Value::Bool(_), _) => Value::Of(Kind::Int),
        (Value::Unknown | Value::Union(_), _) => return interp.unknown(|| "round of an unknown value".into()),
        (other, _) => {
            if let Some(result) = interp.call_method(other, "__round__", vec![digits.clone()]) {
                return result;
            }
            if interp.has_opaque_type(other) {
                return interp.unknown(|| "round of a value".into());
            }
            let name = interp.type_name(other);
            return Err(interp.raise("TypeError", format!("type {name} doesn't define __round__ method")));
        }
    })
}

fn iter(interp: &mut Interp<'_>, args: Args) -> Res {
    let value = arg(&args, 0);
    if args.pos.len() > 1 {
        return interp.unknown(|| "iter of a callable".into());
    }
    if let Value::Object(id) = &value
        && matches!(interp.obj(*id), Object::Iterator { .. } | Object::Generator { .. } | Object::Lazy { .. })
    {
        return Ok(value);
    }
    let (items, rest) = items_of(interp, &value)?;
    iterator(interp, items, rest)
}

fn next(interp: &mut Interp<'_>, args: Args) -> Res {
    let value = arg(&args, 0);
    let Value::Object(id) = &value else {
        if !value.is_known() {
            return interp.unknown(|| "next of an unknown value".into());
        }
        let name = interp.type_name(&value);
        return Err(interp.raise("TypeError", format!("'{name}' object is not an iterator")));
    };
    interp.run_ahead(*id, 1)?;
    match interp.obj(*id) {
        Object::Iterator { items, next, rest, raises } => {
            let (items, at, rest, raises) = (items.clone(), *next, rest.clone(), raises.clone());
            if let Some(value) = items.get(at).cloned() {
                if let Object::Iterator { next, .. } = interp.obj_mut(*id) {
                    *next += 1;
                }
                return Ok(value);
            }
            if let Some(raised) = raises {
                return Err(interp.raise_again(raised));
            }
            if let Some(rest) = rest {
                let left = rest.length.as_int();
                if left.is_none() {
                    interp.doubt_because(|| "next of what may be exhausted".into());
                }
                if left.is_none_or(|n| n > 0) {
                    if let Object::Iterator { rest: Some(rest), .. } = interp.obj_mut(*id) {
                        rest.length = left.map_or(Value::Of(Kind::Int), |n| Value::Int(n - 1));
                    }
                    return Ok(rest.element);
                }
            }
            match args.pos.get(1) {
                Some(default) => Ok(default.clone()),
                None => Err(interp.raise("StopIteration", "")),
            }
        }
        Object::Generator { .. } | Object::Lazy { .. } | Object::Lost => {
            *interp.obj_mut(*id) = Object::Lost;
            interp.unknown(|| "next of a generator".into())
        }
        // What a model gives as "many" may well be an iterator in the library.
        Object::List { rest: Some(rest), .. } => {
            let element = rest.element.clone();
            interp.doubt_because(|| "next of what may be exhausted".into());
            Ok(element)
        }
        Object::List { .. } | Object::Dict { .. } | Object::Set { .. } => {
            let name = interp.type_name(&value);
            Err(interp.raise("TypeError", format!("'{name}' object is not an iterator")))
        }
        _ => match interp.call_method(&value, "__next__", Vec::new()) {
            Some(result) => result,
            None if interp.has_opaque_type(&value) => interp.unknown(|| "next of a value".into()),
            None => {
                let name = interp.type_name(&value);
                Err(interp.raise("TypeError", format!("'{name}' object is not an iterator")))
            }
        },
    }
}

fn format(interp: &mut Interp<'_>, args: Args) -> Res {
    let spec = arg(&args, 1);
    let spec = if args.pos.len() < 2 { Some("") } else { spec.as_str() };
    Ok(interp.format(&arg(&args, 0), spec)?.map_or(Value::Of(Kind::Str), Value::str))
}

fn ord(interp: &mut Interp<'_>, args: Args) -> Res {
    match arg(&args, 0) {
        Value::Str(text) => {
            let mut chars = text.chars();
            match (chars.next(), chars.next()) {
                (Some(c), None) => Ok(Value::Int(c as i64)),
                _ => {
                    let n = text.chars().count();
                    let message = format!("ord() expected a character, but string of length {n} found");
                    Err(interp.raise("TypeError", message))
                }
            }
        }
        _ => Ok(Value::Of(Kind::Int)),
    }
}

fn chr(interp: &mut Interp<'_>, args: Args) -> Res {
    match arg(&args, 0).as_int() {
        Some(i) => match u32::try_from(i).ok().and_then(char::from_u32) {
            Some(c) => Ok(Value::str(c.to_string())),
            None if (0..0x110000).contains(&i) => Ok(Value::Of(Kind::Str)),
            None => Err(interp.raise("ValueError", "chr() arg not in range(0x110000)")),
        },
        None => Ok(Value::Of(Kind::Str)),
    }
}

fn divmod(interp: &mut Interp<'_>, args: Args) -> Res {
    let quotient = interp.binary_op(Operator::FloorDiv, arg(&args, 0), arg(&args, 1))?;
    let rest = interp.binary_op(Operator::Mod, arg(&args, 0), arg(&args, 1))?;
    Ok(Value::tuple(vec![quotient, rest]))
}

fn pow(interp: &mut Interp<'_>, args: Args) -> Res {
    if args.pos.len() > 2 {
        return Ok(Value::Of(Kind::Int));
    }
    interp.binary_op(Operator::Pow, arg(&args, 0), arg(&args, 1))
}

fn open(interp: &mut Interp<'_>, _: Args) -> Res {
    interp.doubt_because(|| "whether a file exists".into());
    match interp.model_module("io") {
        Some(id) => {
            let class = interp.getattr(&Value::Object(id), fixed("TextIOWrapper"))?;
            interp.call(class, Args::default())
        }
        None => Ok(Value::Unknown),
    }
}

fn unknown_reader(interp: &mut Interp<'_>, _: Args) -> Res {
    interp.unknown(|| "names of an object".into())
}

/// `globals()` gives a dict whose changes are not followed: any name may be bound or changed after.
fn globals(interp: &mut Interp<'_>, _: Args) -> Res {
    open_globals(interp);
    interp.unknown(|| "`globals()`".into())
}

fn execute(interp: &mut Interp<'_>, args: Args) -> Res {
    open_globals(interp);
    interp.call_unknown(&Value::Unknown, &args)
}

fn open_globals(interp: &mut Interp<'_>) {
    let globals = interp.frame().globals;
    if let Object::Scope { names, open, .. } = interp.obj_mut(globals) {
        *open = true;
        for slot in names.values_mut() {
            if !matches!(slot.value, Value::Function(_)) {
                slot.value = Value::Unknown;
            }
        }
    }
}
