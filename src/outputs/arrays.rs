//! Arrays, tensors and shapes as they print themselves.

use super::build::{map, shape, text};
use crate::snapshot::Summary;

/// `(150, 4)`, `torch.Size([2, 3])`, `TensorShape([2, 3])`: dimensions, and whether it is torch's.
pub fn dimensions(plain: &str) -> Option<(Vec<u64>, bool)> {
    let plain = plain.trim();
    let bracketed = |name: &str| plain.strip_prefix(name).and_then(|rest| rest.strip_suffix("])"));
    let (inner, torch) = match (bracketed("torch.Size(["), bracketed("TensorShape([")) {
        (Some(inner), _) => (inner, true),
        (None, Some(inner)) => (inner, false),
        (None, None) => {
            let inner = plain.strip_prefix('(')?.strip_suffix(')')?;
            // `(5)` is no tuple.
            if !inner.is_empty() && !inner.contains(',') {
                return None;
            }
            (inner.strip_suffix(',').unwrap_or(inner), false)
        }
    };
    if inner.is_empty() {
        return Some((Vec::new(), torch));
    }
    let parts: Option<Vec<u64>> = inner.split(", ").map(number).collect();
    parts.filter(|parts| parts.len() <= 16).map(|parts| (parts, torch))
}

/// A whole number in digits only.
pub fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

/// The repr of a NumPy array or of a tensor of torch.
pub fn array(plain: &str) -> Option<Summary> {
    let plain = plain.trim();
    if let Some(inner) = plain.strip_prefix("array(") {
        let (dimensions, tail) = nested(inner)?;
        let dtype = keyword(tail, "dtype=").map(|dtype| dtype.trim_matches('\'')).filter(|dtype| !dtype.starts_with(['<', '[', 'S', '|', '(']));
        let dtype = match dtype {
            Some(dtype) => plain_dtype(dtype).map(str::to_owned),
            // What is not printed is a default; that of integers is the machine's.
            None if keyword(tail, "dtype=").is_none() && inner.contains('.') && !inner.contains(['\'', '"', 'j']) => Some("float64".to_owned()),
            None => None,
        };
        return summary("numpy.ndarray", &printed_shape(tail).or(dimensions)?, dtype.as_deref());
    }
    if let Some(inner) = plain.strip_prefix("tensor(") {
        let (dimensions, tail) = nested(inner)?;
        let dtype = keyword(tail, "dtype=torch.").and_then(plain_dtype);
        let dtype = match dtype {
            Some(dtype) => Some(dtype),
            None if tail.contains("dtype=") => None,
            None if ["True", "False", "nan", "inf", "j"].iter().any(|word| inner.contains(word)) => None,
            None if inner.contains('.') => Some("float32"),
            None => Some("int64"),
        };
        // The default dtype of torch can be changed, then float32 is the one that is printed.
        return summary("torch.Tensor", &printed_size(tail).or(dimensions)?, dtype.filter(|dtype| *dtype != "float32"));
    }
    tensorflow(plain)
}

/// `tf.Tensor([1 2], shape=(2,), dtype=int32)`, `<tf.Tensor: shape=(2,), dtype=int32, numpy=…>`.
fn tensorflow(plain: &str) -> Option<Summary> {
    let facts = match plain.strip_prefix("<tf.Tensor: ") {
        Some(facts) => facts.strip_suffix('>')?,
        // Whatever its values are, what is said of them stands last.
        None => &plain.strip_prefix("tf.Tensor(")?.strip_suffix(')')?[plain.rfind(", shape=(")?.checked_sub("tf.Tensor(".len())?..],
    };
    // A variable of the graph mode has a name in between.
    let facts = facts.split("numpy=").next()?;
    let dtype = keyword(facts, "dtype=").and_then(plain_dtype)?;
    summary("tensorflow.python.framework.ops.EagerTensor", &printed_shape(facts)?, Some(dtype))
}

/// What `print` writes of an array of NumPy: no commas between the items.
pub fn printed(plain: &str) -> Option<Summary> {
    let plain = plain.trim();
    let items = plain.trim_matches(['[', ']']).split_whitespace().count();
    if !plain.starts_with('[') || plain.contains([',', '\'', '"']) || plain.contains("--") || items < 2 {
        return None;
    }
    let (dimensions, tail) = nested(plain)?;
    let number = |item: &str| item.trim_matches(['[', ']']).parse::<f64>().is_ok() || item.trim_matches(['[', ']']).is_empty();
    if !tail.trim().is_empty() || !plain.split_whitespace().all(number) {
        return None;
    }
    summary("numpy.ndarray", &dimensions?, None)
}

/// The name of a dtype, as NumPy, torch and TensorFlow print it.
pub fn dtype(plain: &str) -> Option<&str> {
    let plain = plain.trim();
    let name = plain
        .strip_prefix("dtype('")
        .and_then(|rest| rest.strip_suffix("')"))
        .or_else(|| plain.strip_prefix("<dtype: '").and_then(|rest| rest.strip_suffix("'>")))
        .unwrap_or_else(|| plain.trim_start_matches("torch.").trim_start_matches("tf."));
    plain_dtype(if name == "O" { "object" } else { name })
}

/// Dimensions of the nested lists that `text` starts with, unless parts are left out, and what follows.
fn nested(text: &str) -> Option<(Option<Vec<u64>>, &str)> {
    let mut lengths: Vec<Option<u64>> = Vec::new();
    // Items so far in each open list.
    let mut open: Vec<u64> = Vec::new();
    let mut in_item = false;
    let mut cut = false;
    let mut quote = None;
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        if let Some(end) = quote {
            if c == '\\' {
                chars.next();
            } else if c == end {
                quote = None;
            }
            continue;
        }
        match c {
            '[' => {
                if open.len() >= 16 || in_item && !open.is_empty() {
                    return None;
                }
                if let Some(count) = open.last_mut() {
                    *count += 1;
                }
                open.push(0);
                if lengths.len() < open.len() {
                    lengths.push(None);
                }
            }
            ']' => {
                let count = open.pop()?;
                let level = open.len();
                in_item = false;
                match lengths[level] {
                    None => lengths[level] = Some(count),
                    Some(before) if before == count => {}
                    // Lists of lists of unlike lengths are objects in an array.
                    Some(_) => return None,
                }
                if open.is_empty() {
                    let dimensions: Option<Vec<u64>> = lengths.into_iter().collect();
                    return Some((dimensions.filter(|_| !cut), &text[at + 1..]));
                }
            }
            // A scalar: a 0-d array or tensor.
            _ if open.is_empty() => {
                let end = text.find([',', ')'])?;
                return Some((Some(Vec::new()), &text[end..]));
            }
            ',' | ' ' | '\n' => in_item = false,
            '\'' | '"' if !in_item => {
                *open.last_mut()? += 1;
                in_item = true;
                quote = Some(c);
            }
            '(' | '{' | '<' => return None,
            _ if !in_item => {
                if text[at..].starts_with("...") {
                    cut = true;
                }
                *open.last_mut()? += 1;
                in_item = true;
            }
            _ => {}
        }
    }
    None
}

fn keyword<'a>(tail: &'a str, key: &str) -> Option<&'a str> {
    let (_, value) = tail.split_once(key)?;
    value.split([',', ')', '>', '\n']).next().map(str::trim)
}

/// `array([], shape=(0, 3), dtype=float64)`, and since NumPy 2.2 where parts are left out.
fn printed_shape(tail: &str) -> Option<Vec<u64>> {
    let (_, value) = tail.split_once("shape=")?;
    let end = value.find(')')? + 1;
    dimensions(&value[..end]).map(|(dimensions, _)| dimensions)
}

/// `tensor([], size=(0, 3))`.
fn printed_size(tail: &str) -> Option<Vec<u64>> {
    let (_, value) = tail.split_once("size=")?;
    let end = value.find(')')? + 1;
    dimensions(&value[..end]).map(|(dimensions, _)| dimensions)
}

fn plain_dtype(name: &str) -> Option<&str> {
    let known = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32", "float64",
        "complex64", "complex128", "object"];
    known.contains(&name).then_some(name)
}

/// A summary of an array's kind.
pub fn summary(type_name: &str, dimensions: &[u64], dtype: Option<&str>) -> Option<Summary> {
    let mut types = vec![("type", text(type_name))];
    if let Some(dtype) = dtype {
        types.push(("dtype", text(dtype)));
    }
    Some(map([("types", map(types)), ("structure", map([("shape", shape(dimensions)?)]))]))
}
