//! The primitives of the model language, `models.crane`.

use std::rc::Rc;

use super::slots::Slots;
use super::flow::Elements;
use super::heap::{Map, Object, Rest, Slot};
use super::interp::Interp;
use super::sym::{Sym, fixed, sym};
use super::value::{Args, Kind, Native, ObjId, Res, Value};

pub const ALL: &[&Native] = &[
    &Native { name: "require", run: require },
    &Native { name: "may_fail", run: may_fail },
    &Native { name: "unknown", run: unknown },
    &Native { name: "known", run: known },
    &Native { name: "certain", run: certain },
    &Native { name: "possible", run: possible },
    &Native { name: "many", run: many },
    &Native { name: "havoc", run: havoc },
    &Native { name: "assume", run: assume },
    &Native { name: "hint", run: hint },
    &Native { name: "version", run: version },
    &Native { name: "value", run: value },
    &Native { name: "type_name", run: type_name },
    &Native { name: "instance", run: instance },
    &Native { name: "parts", run: parts },
    &Native { name: "torn", run: torn },
    &Native { name: "distinct", run: distinct },
    &Native { name: "below", run: below },
    &Native { name: "number_facts", run: number_facts },
];

fn arg(args: &Args, i: usize) -> Value {
    args.pos.get(i).cloned().unwrap_or(Value::None)
}

fn require(interp: &mut Interp<'_>, args: Args) -> Res {
    let condition = arg(&args, 0);
    match interp.truth(&condition)? {
        Some(true) => return Ok(Value::None),
        None => {
            let message = arg(&args, 2);
            interp.doubt_because(|| format!("whether a call is refused ({})", message.as_str().unwrap_or_default()));
            return Ok(Value::None);
        }
        Some(false) => {}
    }
    let mut message = arg(&args, 2);
    if matches!(message, Value::Function(_)) {
        message = interp.call(message, Args::default()).unwrap_or(Value::Unknown);
    }
    let class = arg(&args, 1);
    let message = if message.is_known() { message } else { Value::str("") };
    let instance = match &class {
        Value::Object(id) if interp.class(*id).is_some() => interp.call(class.clone(), Args::of(vec![message]))?,
        _ => class,
    };
    Err(interp.raise_value(instance)?)
}

fn may_fail(interp: &mut Interp<'_>, _: Args) -> Res {
    interp.doubt_because(|| "whether a call is refused".into());
    Ok(Value::None)
}

fn unknown(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(Value::Object(class)) = args.pos.first() else { return Ok(Value::Unknown) };
    let class = *class;
    let Some(info) = interp.class(class).cloned() else { return Ok(Value::Unknown) };
    use super::classes::NativeType as N;
    let exact = info.mro.len() <= 2 && !info.model;
    Ok(match info.native {
        Some(N::Int) if exact => Value::Of(Kind::Int),
        Some(N::Float) if exact => Value::Of(Kind::Float),
        Some(N::Bool) if exact => Value::Of(Kind::Bool),
        Some(N::Str) if exact => Value::Of(Kind::Str),
        Some(N::Bytes) if exact => Value::Of(Kind::Bytes),
        Some(N::Complex) if exact => Value::Of(Kind::Complex),
        Some(N::List) if exact => {
            let rest = Rest { element: Value::Unknown, length: Value::Of(Kind::Int) };
            Value::Object(interp.alloc(Object::List { items: Vec::new(), rest: Some(rest), class: None }))
        }
        Some(N::Dict) if exact => {
            Value::Object(interp.alloc(Object::Dict { entries: Map::default(), open: true, class: None }))
        }
        Some(N::Set) if exact => {
            Value::Object(interp.alloc(Object::Set { items: Map::default(), open: true, frozen: false }))
        }
        Some(N::Object) | Some(N::Tuple) => Value::Unknown,
        _ => Value::Object(interp.alloc(Object::Instance { class, attrs: Slots::default(), open: true })),
    })
}

/// `instance(cls)`: a new object of the class, made without calling it.
fn instance(interp: &mut Interp<'_>, args: Args) -> Res {
    match arg(&args, 0) {
        Value::Object(class) if interp.class(class).is_some() => {
            Ok(Value::Object(interp.alloc(Object::Instance { class, attrs: Slots::default(), open: false })))
        }
        _ => Ok(Value::Unknown),
    }
}

impl<'a> Interp<'a> {
    /// Whether a value is known: a scalar's value, a container's length and keys, an object's type.
    pub fn knows(&self, value: &Value) -> bool {
        match value {
            Value::Object(id) => match self.obj(*id) {
                Object::Lost => false,
                Object::AttrDict(of) => !matches!(self.obj(*of), Object::Instance { open: true, .. } | Object::Lost),
                Object::List { rest, .. } => rest.is_none(),
                Object::Dict { entries, open, .. } => !open && entries.values().all(|e| !e.slot.maybe),
                Object::Set { open, .. } => !open,
                Object::Iterator { rest, .. } => rest.is_none(),
                Object::Generator { .. } | Object::Lazy { .. } | Object::Held(_) => false,
                _ => true,
            },
            Value::Range(parts) => parts.iter().all(Value::is_known),
            other => other.is_known(),
        }
    }
}

fn known(interp: &mut Interp<'_>, args: Args) -> Res {
    let knows = interp.knows(&arg(&args, 0));
    if !knows {
        // The model goes on without it, and cannot say whether the real call raises.
        interp.doubt_because(|| "a value that a model had to do without".into());
    }
    Ok(Value::Bool(knows))
}

/// The truth of a condition without calling anything that may raise in doubt.
fn quiet_truth(interp: &mut Interp<'_>, value: &Value) -> Res<Option<bool>> {
    if value.is_unknown() { Ok(None) } else { interp.truth(value) }
}

fn certain(interp: &mut Interp<'_>, args: Args) -> Res {
    Ok(Value::Bool(quiet_truth(interp, &arg(&args, 0))? == Some(true)))
}

fn possible(interp: &mut Interp<'_>, args: Args) -> Res {
    Ok(Value::Bool(quiet_truth(interp, &arg(&args, 0))? != Some(false)))
}

fn many(interp: &mut Interp<'_>, mut args: Args) -> Res {
    let length = args.take_kw("length").unwrap_or_else(|| arg(&args, 1));
    let length = match length {
        Value::Int(n) => Value::Int(n.max(0)),
        _ => Value::Of(Kind::Int),
    };
    let rest = Rest { element: arg(&args, 0), length };
    Ok(Value::Object(interp.alloc(Object::List { items: Vec::new(), rest: Some(rest), class: None })))
}

fn assume(interp: &mut Interp<'_>, args: Args) -> Res {
    if let Some(text) = arg(&args, 0).as_str() {
        interp.assume(text);
    }
    Ok(Value::None)
}

fn hint(interp: &mut Interp<'_>, args: Args) -> Res {
    if let Value::Object(id) = arg(&args, 0)
        && let Object::List { items, rest: None, .. } = interp.obj(id)
    {
        interp.hints = items.iter().filter_map(|item| item.as_str().map(Rc::from)).collect();
    }
    Ok(Value::None)
}

fn havoc(interp: &mut Interp<'_>, args: Args) -> Res {
    interp.havoc(&args.pos);
    Ok(Value::None)
}

fn version(interp: &mut Interp<'_>, args: Args) -> Res {
    let library = arg(&args, 0);
    let name = super::models::import_name(library.as_str().unwrap_or_default());
    let Some(text) = interp.versions.get(&name).cloned() else {
        return Ok(Value::Unknown);
    };
    let class = match interp.statics.version_class {
        Some(class) => class,
        None => {
            let saved = std::mem::replace(&mut interp.static_mode, true);
            let mut attrs = Slots::default();
            for native in [&VERSION_GE, &VERSION_GT, &VERSION_LE, &VERSION_LT] {
                attrs.insert(sym(native.name), Slot::new(Value::Native(native), interp.at));
            }
            let class = interp.make_class(fixed("Version"), &[], attrs, false, true)?;
            interp.static_mode = saved;
            let Value::Object(class) = class else { return Ok(Value::Unknown) };
            interp.statics.version_class = Some(class);
            class
        }
    };
    let mut attrs = Slots::default();
    attrs.insert(fixed("text"), Slot::new(Value::str(text), interp.at));
    Ok(Value::Object(interp.alloc(Object::Instance { class, attrs, open: false })))
}

static VERSION_GE: Native = Native { name: "__ge__", run: |i, a| compare_versions(i, a, |o| o.is_ge()) };
static VERSION_GT: Native = Native { name: "__gt__", run: |i, a| compare_versions(i, a, |o| o.is_gt()) };
static VERSION_LE: Native = Native { name: "__le__", run: |i, a| compare_versions(i, a, |o| o.is_le()) };
static VERSION_LT: Native = Native { name: "__lt__", run: |i, a| compare_versions(i, a, |o| o.is_lt()) };

fn compare_versions(interp: &mut Interp<'_>, args: Args, test: fn(std::cmp::Ordering) -> bool) -> Res {
    let this = interp.getattr(&arg(&args, 0), fixed("text"))?;
    let other = arg(&args, 1);
    let (Some(this), Some(other)) = (this.as_str(), other.as_str()) else { return Ok(Value::Of(Kind::Bool)) };
    let ordering = super::models::version_parts(this).cmp(&super::models::version_parts(other));
    Ok(Value::Bool(test(ordering)))
}

/// `value(summary)`: from a summary that is a dict of the model language.
fn value(interp: &mut Interp<'_>, args: Args) -> Res {
    interp.value_of_summary_dict(&arg(&args, 0))
}

fn type_name(interp: &mut Interp<'_>, args: Args) -> Res {
    let value = arg(&args, 0);
    if interp.class_of(&value).is_none() {
        return Ok(Value::Of(Kind::Str));
    }
    Ok(Value::str(interp.type_name(&value)))
}

/// All elements of an argument, for natives.
pub fn items_of(interp: &mut Interp<'_>, value: &Value) -> Res<(Vec<Value>, Option<Rest>)> {
    Ok(match interp.elements(value)? {
        Elements::Known(items) => (items, None),
        Elements::Open(items, rest) => (items, Some(rest)),
    })
}

/// `parts(x, cls)`: (name, value) of x's own attributes whose value surely is an instance of the class.
fn parts(interp: &mut Interp<'_>, args: Args) -> Res {
    let (Value::Object(id), Value::Object(class)) = (arg(&args, 0), arg(&args, 1)) else { return Ok(interp.list(Vec::new())) };
    let pairs = parts_of(interp, id, class).into_iter().map(|(name, part)| named(name.as_str(), part)).collect();
    Ok(interp.list(pairs))
}

/// Own attributes that surely hold an instance of the class.
fn parts_of(interp: &Interp<'_>, of: ObjId, class: ObjId) -> Vec<(Sym, ObjId)> {
    let Object::Instance { attrs, .. } = interp.obj(of) else { return Vec::new() };
    let part = |slot: &Slot| match slot.value {
        Value::Object(id) if !slot.maybe => match interp.obj(id) {
            Object::Instance { class: own, .. } => interp.class(*own).is_some_and(|own| own.mro.contains(&class)).then_some(id),
            _ => None,
        },
        _ => None,
    };
    attrs.iter().filter_map(|(name, slot)| Some((*name, part(slot)?))).collect()
}

fn named(name: &str, object: ObjId) -> Value {
    Value::tuple(vec![Value::str(name), Value::Object(object)])
}

/// `below(x, cls, prefix)`: (dotted name, object) of x and of all that `parts` gives of it and theirs, each once.
fn below(interp: &mut Interp<'_>, args: Args) -> Res {
    let (Value::Object(root), Value::Object(class)) = (arg(&args, 0), arg(&args, 1)) else { return Ok(interp.list(Vec::new())) };
    let prefix = arg(&args, 2).as_str().unwrap_or_default().to_owned();
    let mut seen: rustc_hash::FxHashSet<ObjId> = Default::default();
    let (mut found, mut waiting) = (Vec::new(), vec![(prefix, root)]);
    while let Some((name, object)) = waiting.pop() {
        if !seen.insert(object) {
            continue;
        }
        let dotted = |part: Sym| if name.is_empty() { part.as_str().to_owned() } else { format!("{name}.{}", part.as_str()) };
        waiting.extend(parts_of(interp, object, class).into_iter().rev().map(|(part, id)| (dotted(part), id)));
        found.push(named(&name, object));
    }
    interp.spend(found.len() as u64 / 4)?;
    Ok(interp.list(found))
}

/// `number_facts(values)`: (nan, inf, labels, integral) of known numbers: whether there are any, the distinct values
/// in order, and whether all are whole; `None` if one is no known number.
fn number_facts(interp: &mut Interp<'_>, args: Args) -> Res {
    let Value::Object(id) = arg(&args, 0) else { return Ok(Value::None) };
    let Object::List { items, rest: None, .. } = interp.obj(id) else { return Ok(Value::None) };
    if !items.iter().all(|value| value.as_float().is_some()) {
        return Ok(Value::None);
    }
    let number = |value: &Value| value.as_float().unwrap_or_default();
    let nan = items.iter().any(|value| number(value).is_nan());
    let inf = items.iter().any(|value| number(value).is_infinite());
    let mut labels: Vec<Value> = items.iter().filter(|value| !number(value).is_nan()).cloned().collect();
    let order = |a: &Value, b: &Value| match (a.as_int(), b.as_int()) {
        (Some(a), Some(b)) => a.cmp(&b),
        _ => (number(a) + 0.0).total_cmp(&(number(b) + 0.0)),
    };
    labels.sort_by(order);
    labels.dedup_by(|a, b| number(a) == number(b) && (a.as_int().is_none() || b.as_int().is_none() || a.as_int() == b.as_int()));
    let integral = if inf { Value::None } else { Value::Bool(labels.iter().all(|value| number(value).fract() == 0.0)) };
    let work = items.len() as u64 / 8;
    let labels = interp.list(labels);
    interp.spend(work)?;
    Ok(Value::tuple(vec![Value::Bool(nan), Value::Bool(inf), labels, integral]))
}

/// `torn(x, names)`: whether x may have attributes that are not known, but for those of these names.
fn torn(interp: &mut Interp<'_>, args: Args) -> Res {
    let Value::Object(id) = arg(&args, 0) else { return Ok(Value::Bool(true)) };
    let Object::Instance { attrs, open, .. } = interp.obj(id) else { return Ok(Value::Bool(true)) };
    let names = match arg(&args, 1) {
        Value::Tuple(names) => names,
        _ => Rc::from([]),
    };
    let lost = |value: &Value| match value {
        Value::Object(id) => matches!(interp.obj(*id), Object::Lost),
        other => other.is_unknown(),
    };
    let left_out = |name: &str| names.iter().any(|known| known.as_str() == Some(name));
    Ok(Value::Bool(*open || attrs.iter().any(|(name, slot)| lost(&slot.value) && !left_out(name.as_str()))))
}

/// `distinct(pairs)`: the pairs whose second is not the very same object as that of one before.
fn distinct(interp: &mut Interp<'_>, args: Args) -> Res {
    let given = arg(&args, 0);
    let Value::Object(id) = &given else { return Ok(given) };
    let Object::List { items, rest: None, .. } = interp.obj(*id) else { return Ok(given) };
    let mut seen: rustc_hash::FxHashSet<ObjId> = Default::default();
    let first = |pair: &&Value| match pair {
        Value::Tuple(pair) => match pair.get(1) {
            Some(Value::Object(id)) => seen.insert(*id),
            _ => true,
        },
        _ => true,
    };
    let kept = items.iter().filter(first).cloned().collect();
    Ok(interp.list(kept))
}
