//! What the engine knows of variables before a cell runs, in words: for those who ask somebody else.

use std::collections::{BTreeMap, HashMap};

use super::{Driver, Input, ran_from_the_top};
use crate::engine::heap::Object;
use crate::engine::interp::Interp;
use crate::engine::sym::sym;
use crate::engine::value::{Args, Value};
use crate::finding::World;

/// Name and description, by cell.
pub type View = HashMap<usize, Vec<(String, String)>>;

/// What of a library's object decides most crashes: a builtin that is called, an attribute, and what it is
/// called here.
const PROBES: &[(Option<&str>, Option<&str>, &str)] = &[
    (None, Some("shape"), "shape"),
    (None, Some("dtype"), "dtype"),
    (Some("list"), Some("columns"), "columns"),
    (Some("list"), Some("dtypes"), "dtypes"),
    (None, Some("name"), "name"),
    (Some("len"), None, "length"),
];

/// Longest description, in bytes.
const LONGEST: usize = 600;
const DEEPEST: usize = 3;
const WIDEST: usize = 20;

/// Follows a world up to its last wanted cell, and describes, before each, the wanted names that are known.
/// `targets` are the kernel world's.
pub fn view(input: &Input<'_>, world: World, targets: &[usize], wanted: &BTreeMap<usize, Vec<String>>) -> View {
    let mut found = View::new();
    let mut driver = Driver::new(input, world);
    let mut look = |driver: &mut Driver<'_>, cell: usize| {
        let Some(names) = wanted.get(&cell) else { return };
        let known = names.iter().filter_map(|name| Some((name.clone(), describe_name(driver, name)?)));
        found.insert(cell, known.collect());
    };
    match world {
        World::Kernel => {
            driver.replay();
            for &cell in targets {
                look(&mut driver, cell);
                driver.ask(cell);
            }
        }
        World::Fresh => {
            let known = if input.options.assume.is_empty() { ran_from_the_top(input) } else { 0 };
            let cells = (0..input.parsed.len()).filter_map(|cell| Some((cell, input.parsed[cell].as_ref()?)));
            for (number, (cell, parsed)) in cells.enumerate() {
                look(&mut driver, cell);
                if number < known { driver.succeed(parsed, cell as u32, None) } else { driver.ask(cell) }
            }
        }
    }
    driver.give_back();
    found
}

fn describe_name(driver: &mut Driver<'_>, name: &str) -> Option<String> {
    let main = driver.interp.main;
    let value = match driver.interp.obj(main) {
        Object::Scope { names, .. } => names.get(&sym(name)).filter(|slot| !slot.maybe)?.value.clone(),
        _ => return None,
    };
    let mut out = String::new();
    describe(&driver.interp, &value, 0, &mut out);
    if is_model(&driver.interp, &value) {
        let facts: Vec<String> = PROBES.iter().filter_map(|probe| Some(format!("{} {}", probe.2, evaluate(driver, &value, probe)?))).collect();
        if !facts.is_empty() {
            out.push_str(&format!(" with {}", facts.join(", ")));
        }
    }
    let useless = out.is_empty() || out == "?" || out.starts_with("module ");
    (!useless).then_some(out)
}

fn is_model(interp: &Interp<'_>, value: &Value) -> bool {
    match value {
        Value::Object(id) => match interp.obj(*id) {
            Object::Instance { class, .. } => interp.class(*class).is_some_and(|class| class.model),
            _ => false,
        },
        _ => false,
    }
}

/// The probe's value, in words, if it is wholly known; leaves no trace.
fn evaluate(driver: &mut Driver<'_>, value: &Value, (function, attribute, _): &(Option<&str>, Option<&str>, &str)) -> Option<String> {
    driver.refuel(false);
    let interp = &mut driver.interp;
    let (heap, doubt, assumed) = (interp.heap.clone(), interp.doubt.clone(), interp.assumed.clone());
    let result = (|| {
        let value = match attribute {
            Some(name) => interp.getattr(value, sym(name)).ok()?,
            None => value.clone(),
        };
        let Some(function) = function else { return Some(value) };
        let function = interp.statics.builtins.get(&sym(function))?.clone();
        interp.call(function, Args::of(vec![value])).ok()
    })();
    let text = result.and_then(|value| {
        let mut out = String::new();
        describe(interp, &value, 0, &mut out).then_some(out).filter(|text| text != "[…]")
    });
    interp.heap = heap;
    interp.doubt = doubt;
    interp.assumed = assumed;
    driver.reset_frames();
    text
}

/// Writes the value in words; whether all of it is known.
fn describe(interp: &Interp<'_>, value: &Value, depth: usize, out: &mut String) -> bool {
    if depth > DEEPEST || out.len() > LONGEST {
        out.push('…');
        return true;
    }
    let mut whole = true;
    match value {
        Value::Tuple(values) => {
            out.push('(');
            whole = list(interp, values, false, depth, out);
            out.push_str(if values.len() == 1 { ",)" } else { ")" });
        }
        Value::Union(values) => {
            out.push_str("one of: ");
            whole = list(interp, values, false, depth, out);
        }
        Value::Of(kind) => out.push_str(&format!("some {}", kind.name())),
        Value::Function(function) => out.push_str(&format!("function {}", function.qualname)),
        Value::Object(id) => match interp.obj(*id) {
            Object::List { items, rest, .. } => {
                out.push('[');
                whole = list(interp, items, rest.is_some(), depth, out);
                out.push(']');
            }
            Object::Dict { entries, open, .. } => {
                out.push('{');
                for (at, entry) in entries.values().take(WIDEST).enumerate() {
                    out.push_str(if at > 0 { ", " } else { "" });
                    whole &= describe(interp, &entry.key, depth + 1, out);
                    out.push_str(": ");
                    whole &= describe(interp, &entry.slot.value, depth + 1, out);
                }
                out.push_str(if *open || entries.len() > WIDEST { ", …}" } else { "}" });
            }
            Object::Instance { class, attrs, .. } => {
                out.push_str(&interp.class_name(*class));
                // Attributes of a model are its own bookkeeping.
                if interp.class(*class).is_some_and(|class| !class.model) && !attrs.is_empty() {
                    out.push('(');
                    for (at, (name, slot)) in attrs.iter().filter(|(_, slot)| !slot.maybe).take(WIDEST).enumerate() {
                        out.push_str(&format!("{}{}=", if at > 0 { ", " } else { "" }, name.as_str()));
                        describe(interp, &slot.value, depth + 1, out);
                    }
                    out.push(')');
                }
            }
            Object::Class(class) => out.push_str(&format!("class {}", class.name.as_str())),
            Object::Module(module) => out.push_str(&format!("module {}", module.name)),
            _ => return unknown(out),
        },
        other => match interp.repr_of(other) {
            Some(text) if text.len() <= LONGEST => out.push_str(&text),
            Some(text) => out.push_str(&format!("a value that prints as {} characters", text.chars().count())),
            None => return unknown(out),
        },
    }
    whole
}

fn unknown(out: &mut String) -> bool {
    out.push('?');
    false
}

fn list(interp: &Interp<'_>, values: &[Value], more: bool, depth: usize, out: &mut String) -> bool {
    let mut whole = true;
    for (at, item) in values.iter().take(WIDEST).enumerate() {
        out.push_str(if at > 0 { ", " } else { "" });
        whole &= describe(interp, item, depth + 1, out);
    }
    if more || values.len() > WIDEST {
        out.push_str(if values.is_empty() { "…" } else { ", …" });
    }
    whole
}
