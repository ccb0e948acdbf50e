//! Strings.

use super::super::interp::Interp;
use super::super::value::{Args, Kind, Native, Res, Value};
use super::arg;

pub const METHODS: &[Native] = &[
    Native { name: "upper", run: |i, a| map(i, a, |s| s.to_uppercase()) },
    Native { name: "lower", run: |i, a| map(i, a, |s| s.to_lowercase()) },
    Native { name: "casefold", run: |i, a| map(i, a, |s| s.to_lowercase()) },
    Native { name: "capitalize", run: |i, a| map(i, a, capitalize) },
    Native { name: "title", run: |i, a| map(i, a, title) },
    Native { name: "strip", run: |i, a| strip(i, a, true, true) },
    Native { name: "lstrip", run: |i, a| strip(i, a, true, false) },
    Native { name: "rstrip", run: |i, a| strip(i, a, false, true) },
    Native { name: "split", run: |i, a| split(i, a, false) },
    Native { name: "rsplit", run: |i, a| split(i, a, true) },
    Native { name: "splitlines", run: splitlines },
    Native { name: "join", run: join },
    Native { name: "replace", run: replace },
    Native { name: "startswith", run: |i, a| affix(i, a, "startswith", |s, p| s.starts_with(p)) },
    Native { name: "endswith", run: |i, a| affix(i, a, "endswith", |s, p| s.ends_with(p)) },
    Native { name: "find", run: |i, a| find(i, a, false) },
    Native { name: "index", run: |i, a| find(i, a, true) },
    Native { name: "count", run: count },
    Native { name: "format", run: format },
    Native { name: "isdigit", run: |i, a| test(i, a, |c| c.is_ascii_digit()) },
    Native { name: "isnumeric", run: |i, a| test(i, a, |c| c.is_ascii_digit()) },
    Native { name: "isdecimal", run: |i, a| test(i, a, |c| c.is_ascii_digit()) },
    Native { name: "isalpha", run: |i, a| test(i, a, char::is_alphabetic) },
    Native { name: "isalnum", run: |i, a| test(i, a, char::is_alphanumeric) },
    Native { name: "isspace", run: |i, a| test(i, a, char::is_whitespace) },
    Native { name: "encode", run: |_, _| Ok(Value::Of(Kind::Bytes)) },
    Native { name: "zfill", run: zfill },
    Native { name: "removeprefix", run: |i, a| remove(i, a, |s, p| s.strip_prefix(p)) },
    Native { name: "removesuffix", run: |i, a| remove(i, a, |s, p| s.strip_suffix(p)) },
    Native { name: "partition", run: |_, _| Ok(Value::tuple(vec![Value::Of(Kind::Str); 3])) },
    Native { name: "rpartition", run: |_, _| Ok(Value::tuple(vec![Value::Of(Kind::Str); 3])) },
    Native { name: "center", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "ljust", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "rjust", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "swapcase", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "expandtabs", run: |_, _| Ok(Value::Of(Kind::Str)) },
    Native { name: "islower", run: |_, _| Ok(Value::Of(Kind::Bool)) },
    Native { name: "isupper", run: |_, _| Ok(Value::Of(Kind::Bool)) },
    Native { name: "istitle", run: |_, _| Ok(Value::Of(Kind::Bool)) },
    Native { name: "isidentifier", run: |_, _| Ok(Value::Of(Kind::Bool)) },
    Native { name: "isprintable", run: |_, _| Ok(Value::Of(Kind::Bool)) },
    Native { name: "isascii", run: |_, _| Ok(Value::Of(Kind::Bool)) },
];

pub const OTHERS: &[&str] = &[
    "format_map", "maketrans", "translate", "rfind", "rindex", "__add__", "__contains__", "__getitem__",
    "__getnewargs__", "__iter__", "__len__", "__mod__", "__mul__", "__rmod__", "__rmul__",
];

fn this(args: &Args) -> Option<String> {
    args.pos.first().and_then(Value::as_str).map(str::to_owned)
}

fn map(_: &mut Interp<'_>, args: Args, f: fn(&str) -> String) -> Res {
    Ok(this(&args).map_or(Value::Of(Kind::Str), |s| Value::str(f(&s))))
}

fn capitalize(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().collect::<String>() + &chars.as_str().to_lowercase(),
        None => String::new(),
    }
}

fn title(text: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for c in text.chars() {
        if inside { out.extend(c.to_lowercase()) } else { out.extend(c.to_uppercase()) }
        inside = c.is_alphabetic();
    }
    out
}

/// Arguments that must be strings.
fn require_str(interp: &mut Interp<'_>, value: &Value, message: impl Fn(&str) -> String) -> Res<()> {
    let bad = match value {
        Value::None | Value::Int(_) | Value::Float(_) | Value::Bool(_) | Value::Tuple(_) => true,
        Value::Of(kind) => *kind != Kind::Str,
        _ => false,
    };
    if bad {
        let name = interp.type_name(value);
        return Err(interp.raise("TypeError", message(&name)));
    }
    Ok(())
}

fn strip(interp: &mut Interp<'_>, args: Args, left: bool, right: bool) -> Res {
    let chars = arg(&args, 1);
    if !matches!(chars, Value::None) {
        require_str(interp, &chars, |_| "strip arg must be None or str".into())?;
    }
    let (Some(text), Some(set)) = (
        this(&args),
        match &chars {
            Value::None => Some(None),
            Value::Str(set) => Some(Some(set.clone())),
            _ => None,
        },
    ) else {
        return Ok(Value::Of(Kind::Str));
    };
    let inside = |c: char| set.as_ref().map_or(c.is_whitespace(), |s| s.contains(c));
    let mut text = text.as_str();
    if left {
        text = text.trim_start_matches(inside);
    }
    if right {
        text = text.trim_end_matches(inside);
    }
    Ok(Value::str(text))
}

fn some_strings(interp: &mut Interp<'_>) -> Value {
    let rest = super::super::heap::Rest { element: Value::Of(Kind::Str), length: Value::Of(Kind::Int) };
    Value::Object(interp.alloc(super::super::heap::Object::List { items: Vec::new(), rest: Some(rest), class: None }))
}

fn split(interp: &mut Interp<'_>, mut args: Args, from_right: bool) -> Res {
    let most = args.take_kw("maxsplit").unwrap_or_else(|| args.pos.get(2).cloned().unwrap_or(Value::Int(-1)));
    let separator = args.take_kw("sep").unwrap_or_else(|| arg(&args, 1));
    if !matches!(separator, Value::None) {
        require_str(interp, &separator, |t| format!("must be str or None, not {t}"))?;
    }
    if separator.as_str() == Some("") {
        return Err(interp.raise("ValueError", "empty separator"));
    }
    let (Some(text), Some(most)) = (this(&args), most.as_int()) else {
        // At least one part, always, with a separator.
        let list = some_strings(interp);
        if let (Value::Object(id), true) = (&list, matches!(separator, Value::Str(_)))
            && let super::super::heap::Object::List { items, .. } = interp.obj_mut(*id)
        {
            items.push(Value::Of(Kind::Str));
        }
        return Ok(list);
    };
    let limit = if most < 0 { usize::MAX } else { most as usize + 1 };
    let parts: Vec<Value> = match &separator {
        Value::None if limit == usize::MAX => text.split_whitespace().map(Value::str).collect(),
        Value::Str(sep) if from_right => {
            let mut parts: Vec<Value> = text.rsplitn(limit, &**sep).map(Value::str).collect();
            parts.reverse();
            parts
        }
        Value::Str(sep) => text.splitn(limit, &**sep).map(Value::str).collect(),
        _ => return Ok(some_strings(interp)),
    };
    if parts.len() > interp.limits.size {
        return Ok(some_strings(interp));
    }
    Ok(interp.list(parts))
}

fn splitlines(interp: &mut Interp<'_>, args: Args) -> Res {
    match this(&args) {
        Some(text) if args.pos.len() == 1 && args.kw.is_empty() => {
            let lines = text.lines().take(interp.limits.size).map(Value::str).collect();
            Ok(interp.list(lines))
        }
        _ => Ok(some_strings(interp)),
    }
}

fn join(interp: &mut Interp<'_>, args: Args) -> Res {
    let (items, rest) = super::super::intrinsics::items_of(interp, &arg(&args, 1))?;
    let mut text = rest.is_none().then(String::new);
    let separator = this(&args);
    for (i, item) in items.iter().enumerate() {
        let bad = match item {
            Value::None | Value::Int(_) | Value::Float(_) | Value::Bool(_) | Value::Tuple(_) => true,
            Value::Of(kind) => *kind != Kind::Str,
            Value::Object(id) => matches!(interp.obj(*id), super::super::heap::Object::List { class: None, .. }),
            _ => false,
        };
        if bad {
            let name = interp.type_name(item);
            return Err(interp.raise("TypeError", format!("sequence item {i}: expected str instance, {name} found")));
        }
        match (item, &separator, &mut text) {
            (Value::Str(part), Some(separator), Some(all)) if all.len() < 100_000 => {
                if i > 0 {
                    all.push_str(separator);
                }
                all.push_str(part);
            }
            _ => text = None,
        }
        if item.is_unknown() {
            interp.doubt_because(|| "joining unknown values".into());
        }
    }
    if let Some(rest) = &rest
        && rest.element.is_unknown()
    {
        interp.doubt_because(|| "joining unknown values".into());
    }
    Ok(text.map_or(Value::Of(Kind::Str), Value::str))
}

fn replace(interp: &mut Interp<'_>, args: Args) -> Res {
    for (i, value) in args.pos[1..].iter().take(2).enumerate() {
        require_str(interp, value, |t| format!("replace() argument {} must be str, not {t}", i + 1))?;
    }
    match (this(&args), arg(&args, 1).as_str(), arg(&args, 2).as_str()) {
        (Some(text), Some(old), Some(new)) if args.pos.len() == 3 && text.len() * (new.len() + 1) < 1_000_000 => {
            Ok(Value::str(text.replace(old, new)))
        }
        _ => Ok(Value::Of(Kind::Str)),
    }
}

fn affix(interp: &mut Interp<'_>, args: Args, name: &str, f: fn(&str, &str) -> bool) -> Res {
    let part = arg(&args, 1);
    if !matches!(part, Value::Tuple(_)) {
        require_str(interp, &part, |t| format!("{name} first arg must be str or a tuple of str, not {t}"))?;
    }
    let parts: Vec<Value> = match &part {
        Value::Tuple(parts) => parts.to_vec(),
        one => vec![one.clone()],
    };
    let Some(text) = this(&args).filter(|_| args.pos.len() == 2) else { return Ok(Value::Of(Kind::Bool)) };
    let mut unknown = false;
    for part in parts {
        match part.as_str() {
            Some(part) if f(&text, part) => return Ok(Value::Bool(true)),
            Some(_) => {}
            None => unknown = true,
        }
    }
    Ok(if unknown { Value::Of(Kind::Bool) } else { Value::Bool(false) })
}

fn find(interp: &mut Interp<'_>, args: Args, must: bool) -> Res {
    let part = arg(&args, 1);
    require_str(interp, &part, |t| format!("must be str, not {t}"))?;
    match (this(&args), part.as_str()) {
        (Some(text), Some(part)) if args.pos.len() == 2 => match text.find(part) {
            Some(at) => Ok(Value::Int(text[..at].chars().count() as i64)),
            None if must => Err(interp.raise("ValueError", "substring not found")),
            None => Ok(Value::Int(-1)),
        },
        _ => {
            if must {
                interp.doubt_because(|| "a part that may be missing".into());
            }
            Ok(Value::Of(Kind::Int))
        }
    }
}

fn count(_: &mut Interp<'_>, args: Args) -> Res {
    Ok(match (this(&args), arg(&args, 1).as_str()) {
        (Some(text), Some(part)) if args.pos.len() == 2 && !part.is_empty() => {
            Value::Int(text.matches(part).count() as i64)
        }
        _ => Value::Of(Kind::Int),
    })
}

fn test(_: &mut Interp<'_>, args: Args, f: fn(char) -> bool) -> Res {
    Ok(match this(&args) {
        Some(text) if text.is_ascii() => Value::Bool(!text.is_empty() && text.chars().all(f)),
        _ => Value::Of(Kind::Bool),
    })
}

fn zfill(_: &mut Interp<'_>, args: Args) -> Res {
    Ok(match (this(&args), arg(&args, 1).as_int()) {
        (Some(text), Some(n)) if n < 1000 && !text.starts_with(['-', '+']) => {
            let missing = (n.max(0) as usize).saturating_sub(text.chars().count());
            Value::str("0".repeat(missing) + &text)
        }
        _ => Value::Of(Kind::Str),
    })
}

fn remove(_: &mut Interp<'_>, args: Args, f: for<'t> fn(&'t str, &str) -> Option<&'t str>) -> Res {
    Ok(match (this(&args), arg(&args, 1).as_str()) {
        (Some(text), Some(part)) => Value::str(f(&text, part).unwrap_or(&text)),
        _ => Value::Of(Kind::Str),
    })
}

/// `"…".format(…)`: the fields that are missing raise.
fn format(interp: &mut Interp<'_>, args: Args) -> Res {
    let Some(template) = this(&args) else { return Ok(Value::Of(Kind::Str)) };
    let mut next = 0;
    let mut out = Some(String::new());
    let mut chars = template.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '{' if chars.peek() == Some(&'{') => {
                chars.next();
                push(&mut out, "{");
            }
            '}' if chars.peek() == Some(&'}') => {
                chars.next();
                push(&mut out, "}");
            }
            '{' => {
                let mut field = String::new();
                let mut depth = 1;
                for f in chars.by_ref() {
                    match f {
                        '{' => depth += 1,
                        '}' => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 {
                        break;
                    }
                    field.push(f);
                }
                if depth > 0 {
                    return Err(interp.raise("ValueError", "Single '{' encountered in format string"));
                }
                let (name, spec) = field.split_once(':').map_or((field.as_str(), ""), |(n, s)| (n, s));
                let (name, conversion) = name.split_once('!').map_or((name, ""), |(n, c)| (n, c));
                let root: String = name.chars().take_while(|c| !matches!(c, '.' | '[')).collect();
                let value = if root.is_empty() || root.bytes().all(|b| b.is_ascii_digit()) {
                    let index = if root.is_empty() { next } else { root.parse().unwrap_or(usize::MAX - 1) };
                    next += usize::from(root.is_empty());
                    match args.pos.get(index + 1) {
                        Some(value) => value.clone(),
                        None if args.unsure() => Value::Unknown,
                        None => {
                            let message = format!("Replacement index {index} out of range for positional args tuple");
                            return Err(interp.raise("IndexError", message));
                        }
                    }
                } else {
                    match args.kw.iter().find(|(k, _)| k.as_str() == root) {
                        Some((_, value)) => value.clone(),
                        None if args.unsure() => Value::Unknown,
                        None => return Err(interp.raise("KeyError", super::super::render::quote(&root))),
                    }
                };
                if root.len() != name.len() || spec.contains('{') || !conversion.is_empty() {
                    out = None;
                    continue;
                }
                match interp.format(&value, Some(spec))? {
                    Some(text) => push(&mut out, &text),
                    None => out = None,
                }
            }
            c => push(&mut out, c.encode_utf8(&mut [0; 4])),
        }
    }
    Ok(out.map_or(Value::Of(Kind::Str), Value::str))
}

fn push(text: &mut Option<String>, more: &str) {
    match text {
        Some(all) if all.len() + more.len() < 100_000 => all.push_str(more),
        _ => *text = None,
    }
}
