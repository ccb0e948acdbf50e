//! Numbers of each column, or of one: missing values, distinct ones, `describe()`.

use super::build::{list, map, text};
use super::frame::Frame;
use super::shows::Stat;
use super::{labels, listing, literals, plain, table};
use crate::snapshot::Summary;

/// A frame of which only columns are known.
fn frame(columns: Vec<Summary>, complete: bool, ordered: bool) -> Summary {
    let mut parts = vec![
        ("types", map([("type", text("pandas.core.frame.DataFrame"))])),
        ("structure", map([("shape", list([Summary::Null, Summary::Null]))])),
        ("columns", Summary::List(columns)),
        ("complete", Summary::Bool(complete)),
    ];
    if !ordered {
        parts.push(("unordered", Summary::Bool(true)));
    }
    map(parts)
}

/// A frame of which one column is known, and facts of it.
pub fn one(name: &str, facts: Summary) -> Summary {
    frame(vec![named(text(name), facts)], false, true)
}

/// The part of a summary that is about a column.
fn named(name: Summary, facts: Summary) -> Summary {
    let mut part = map([("name", name)]);
    if let (Some(part), Summary::Map(facts)) = (part.as_map_mut(), facts) {
        part.extend(facts);
    }
    part
}

/// What a count says of a column; `None` where it is no count.
fn fact(stat: Stat, value: &str) -> Option<Summary> {
    let number = || value.parse::<i64>().ok().filter(|n| *n >= 0).map(Summary::Int);
    Some(match stat {
        Stat::Missing => map([("values", map([("nan", number()?)]))]),
        Stat::Present => map([("structure", map([("count", number()?)]))]),
        Stat::Distinct => map([("values", map([("unique", number()?)]))]),
        Stat::AnyMissing => match value {
            "False" => map([("values", map([("nan", Summary::Int(0))]))]),
            "True" => map([("sample", map([("nan", Summary::Int(1))]))]),
            _ => return None,
        },
    })
}

/// `df.isnull().sum()` and its kin, as a frame. `sorted`: by the numbers.
pub fn counts(plain: &str, stat: Stat, sorted: bool) -> Option<Summary> {
    let wanted = if stat == Stat::AnyMissing { "bool" } else { "int64" };
    let series = listing::series(plain).filter(|series| series.dtype.as_deref() == Some(wanted) && series.name.is_none())?;
    let mut columns = Vec::new();
    for row in &series.rows {
        let (label, value) = listing::split(row)?;
        columns.push(named(labels::label(label), fact(stat, value)?));
    }
    if columns.is_empty() || !series.cut && series.length.is_some_and(|length| length != columns.len() as u64) {
        return None;
    }
    Some(frame(columns, !series.cut, !sorted))
}

/// `df["a"].isnull().sum()`
pub fn count_of(column: &str, plain: &str, stat: Stat) -> Option<Summary> {
    let plain = plain.trim();
    // NumPy 2 says what kind of number it is.
    let inner = plain.split_once('(').and_then(|(kind, rest)| rest.strip_suffix(')').filter(|_| matches!(kind, "np.int64" | "np.True_" | "np.False_")));
    let value = match plain {
        "np.True_" => "True",
        "np.False_" => "False",
        _ => inner.unwrap_or(plain),
    };
    fact(stat, value).map(|fact| one(column, fact))
}

/// `df["a"].unique()`: all values, where they are texts or whole numbers.
pub fn values_of(column: &str, plain: &str) -> Option<Summary> {
    let (inner, tail) = listing::array_of_texts(plain).or_else(|| {
        let inner = plain.trim().strip_prefix("array(")?.strip_suffix(')')?;
        let end = inner.rfind(']')? + 1;
        Some((&inner[..end], inner[end..].trim_matches([',', ' ', '\n'])))
    })?;
    let (items, gap) = literals::scalars(inner)?;
    if items.is_empty() || items.len() > labels::MOST {
        return None;
    }
    let texts = items.iter().all(|item| matches!(item, Summary::Str(_)));
    let numbers = items.iter().all(|item| matches!(item, Summary::Int(_)));
    if !(texts && (tail == "dtype=object" || tail.ends_with("dtype: str")) || numbers && tail.is_empty() && !gap) {
        return None;
    }
    let mut values = vec![("unique", Summary::Int(items.len() as i64))];
    let mut sample = Vec::new();
    if gap {
        sample.push(("nan", Summary::Int(1)));
    } else {
        values.push(("nan", Summary::Int(0)));
    }
    if texts {
        // What Python takes for a number is more than what looks so: only what surely is none counts.
        let word = |s: &str| s.contains(char::is_alphabetic) && !s.contains(char::is_numeric) && !super::frame::is_number_word(s);
        if items.iter().any(|item| matches!(item, Summary::Str(s) if word(s))) {
            sample.extend([("int", text("none")), ("float", text("none"))]);
        }
    }
    values.push(("labels", Summary::List(items)));
    Some(one(column, map([("values", map(values)), ("sample", map(sample))])))
}

/// `df.describe()`: how many values of the columns are not missing.
pub fn described(text: &str, html: Option<&str>) -> Option<Summary> {
    let (shown, first) = match html {
        Some(html) => table::first_row(html)?,
        None => plain::first_row(text)?,
    };
    let Frame { columns, .. } = shown;
    let mut known = Vec::new();
    for ((name, _), count) in columns.into_iter().zip(first) {
        // `891.000000`; where it is `8.91e+02` it may be rounded.
        let whole = match count.split_once('.') {
            Some((whole, zeros)) if zeros.bytes().all(|byte| byte == b'0') => whole,
            _ => &count,
        };
        known.push(named(name, fact(Stat::Present, whole).unwrap_or_else(|| map([]))));
    }
    Some(frame(known, false, true))
}
