//! Shows what is known of a value, for work on models; part of tests only.

use super::heap::Object;
use super::interp::Interp;
use super::value::{Args, Native, Res, Value};

pub static REVEAL: Native = Native { name: "reveal", run: reveal };

fn reveal(interp: &mut Interp<'_>, args: Args) -> Res {
    for value in &args.pos {
        let mut out = String::new();
        describe(interp, value, 0, &mut out);
        println!("reveal: {out}   [doubt: {:?}, work left: {}]", interp.doubt, interp.fuel);
    }
    Ok(Value::None)
}

fn describe(interp: &Interp<'_>, value: &Value, depth: usize, out: &mut String) {
    if depth > 4 {
        out.push('…');
        return;
    }
    let list = |items: &mut dyn Iterator<Item = Value>, out: &mut String| {
        for (i, item) in items.take(12).enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            describe(interp, &item, depth + 1, out);
        }
    };
    match value {
        Value::Tuple(items) => {
            out.push('(');
            list(&mut items.iter().cloned(), out);
            out.push(')');
        }
        Value::Union(items) => {
            out.push_str("one of(");
            list(&mut items.iter().cloned(), out);
            out.push(')');
        }
        Value::Object(id) => match interp.obj(*id) {
            Object::List { items, rest, .. } => {
                out.push('[');
                list(&mut items.iter().cloned(), out);
                if let Some(rest) = rest {
                    out.push_str(&format!("; {:?} like ", rest.length));
                    describe(interp, &rest.element, depth + 1, out);
                }
                out.push(']');
            }
            Object::Dict { entries, open, .. } => {
                out.push('{');
                for entry in entries.values().take(12) {
                    describe(interp, &entry.key, depth + 1, out);
                    out.push_str(": ");
                    describe(interp, &entry.slot.value, depth + 1, out);
                    out.push_str(", ");
                }
                out.push_str(if *open { "…}" } else { "}" });
            }
            Object::Instance { class, attrs, open } => {
                out.push_str(&interp.class_name(*class));
                out.push('(');
                for (name, slot) in attrs.iter() {
                    out.push_str(&format!("{}{}=", name.as_str(), if slot.maybe { "?" } else { "" }));
                    describe(interp, &slot.value, depth + 1, out);
                    out.push_str(", ");
                }
                out.push_str(if *open { "…)" } else { ")" });
            }
            Object::Class(class) => out.push_str(&format!("<class {}>", class.name.as_str())),
            Object::Module(module) => out.push_str(&format!("<module {}>", module.name)),
            Object::Lost => out.push_str("lost"),
            _ => out.push_str("<object>"),
        },
        other => out.push_str(&match interp.repr_of(other) {
            Some(text) => text,
            None => format!("{other:?}"),
        }),
    }
}

/// With `TRACE` set, says where in a model the first doubt of a cell arose.
pub fn trace(interp: &Interp<'_>, why: &str) {
    if std::env::var_os("TRACE").is_none() {
        return;
    }
    println!("doubt: {why}");
    let mut at = interp.at;
    for frame in interp.frames.iter().rev() {
        if frame.code & super::interp::STATIC != 0 {
            let (name, text) = super::models::files()[(frame.code & !super::interp::STATIC) as usize];
            let line = text[..(at.start as usize).min(text.len())].matches('\n').count() + 1;
            let shown = text.get(at.start as usize..at.end as usize).unwrap_or_default();
            println!("    {name}:{line} in {}: {}", frame.name.as_deref().unwrap_or("module"), shown.lines().next().unwrap_or_default());
        }
        at = frame.call_at;
    }
}

thread_local! {
    static WORK: std::cell::RefCell<std::collections::BTreeMap<String, u64>> = const { std::cell::RefCell::new(std::collections::BTreeMap::new()) };
}

/// Notes which function a unit of work was for.
pub fn count(interp: &Interp<'_>) {
    static WANTED: std::sync::LazyLock<bool> = std::sync::LazyLock::new(|| std::env::var_os("WORK").is_some());
    if !*WANTED {
        return;
    }
    let Some(frame) = interp.frames.last() else { return };
    let file = frame.body.and_then(|body| interp.model_of_body(body)).unwrap_or("(notebook)");
    let name = format!("{file} {}", frame.name.as_deref().unwrap_or("(top)"));
    WORK.with_borrow_mut(|work| *work.entry(name).or_default() += 1);
}

/// Where most of the work went.
pub fn print_work() {
    let mut work: Vec<(u64, String)> = WORK.with_borrow(|work| work.iter().map(|(name, units)| (*units, name.clone())).collect());
    work.sort_unstable_by(|a, b| b.cmp(a));
    if !work.is_empty() {
        println!("{:8} in all", work.iter().map(|(units, _)| units).sum::<u64>());
    }
    for (units, name) in work.iter().take(40) {
        println!("{units:8} {name}");
    }
}
