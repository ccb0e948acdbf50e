//! `model.summary()` of Keras: kinds of layers, shapes of what they give, numbers of weights.

use super::build::{list, map, text};
use crate::snapshot::Summary;

/// The most layers that are read.
const MOST: usize = 400;

/// What each table in an output shows, in order; `None` for one that cannot be read.
pub fn tables(text: &str) -> Vec<Option<Summary>> {
    let lines: Vec<&str> = text.lines().collect();
    let heads = (0..lines.len()).filter(|i| lines[*i].contains("Layer (type)") && lines[*i].contains("Output Shape"));
    heads.map(|at| table(&lines[at..])).collect()
}

fn table(lines: &[&str]) -> Option<Summary> {
    let columns = places(lines[0])?;
    let mut layers: Vec<[String; 3]> = Vec::new();
    // A layer's text may go on in the next line: what stands there belongs to the one above.
    let mut open = false;
    let mut ended = false;
    for line in &lines[1..] {
        let rule = line.trim().chars().all(|c| matches!(c, '=' | '_' | '─' | '━' | '├' | '┤' | '┼' | '┡' | '╇' | '┩' | '└' | '┘' | '┴'));
        if rule || line.trim().is_empty() {
            open = false;
            ended |= line.starts_with('└') || line.starts_with('=') && !layers.is_empty();
            if ended {
                break;
            }
            continue;
        }
        let [kind, shape, weights] = columns.map(|(from, to)| line.chars().skip(from).take(to.saturating_sub(from)).collect::<String>());
        let [kind, shape, weights] = [kind, shape, weights].map(|text| text.trim_matches([' ', '│', '┃']).to_owned());
        if let Some(last) = layers.last_mut().filter(|_| open) {
            last[0].push_str(&kind);
            last[1].push_str(&shape);
            last[2].push_str(&weights);
        } else if layers.len() < MOST {
            layers.push([kind, shape, weights]);
        } else {
            return None;
        }
        open = true;
    }
    let layers: Option<Vec<Summary>> = layers.iter().map(layer).collect();
    let layers = layers.filter(|layers| ended && !layers.is_empty())?;
    Some(map([("layers", list(layers)), ("complete", Summary::Bool(true))]))
}

/// Where the three columns stand, in characters.
fn places(head: &str) -> Option<[(usize, usize); 3]> {
    let at = |name: &str| head.find(name).map(|at| head[..at].chars().count());
    let (kind, shape, weights) = (at("Layer (type)")?, at("Output Shape")?, at("Param #")?);
    if let Some(bars) = head.contains('┃').then(|| head.chars().enumerate().filter(|(_, c)| *c == '┃').map(|(i, _)| i).collect::<Vec<_>>()) {
        let [a, b, c, d, ..] = bars[..] else { return None };
        return Some([(a + 1, b), (b + 1, c), (c + 1, d)]);
    }
    // What is connected to a layer stands in a fourth column.
    let end = at("Connected to").unwrap_or(usize::MAX);
    Some([(kind, shape), (shape, weights), (weights, end)])
}

/// `dense_1 (Dense)`, `(None, 64)`, `4,160`
fn layer([kind, shape, weights]: &[String; 3]) -> Option<Summary> {
    // A name that is too long is cut short.
    let kind = kind.strip_suffix(')').and_then(|text| text.rsplit_once('(')).map_or("?", |(_, kind)| kind);
    let mut structure = Vec::new();
    if let Some(shape) = dimensions(shape) {
        structure.push(("output_shape", shape));
    }
    if let Ok(weights) = weights.replace(',', "").parse::<i64>() {
        structure.push(("weights", Summary::Int(weights)));
    }
    Some(map([("types", map([("type", text(kind.trim()))])), ("structure", map(structure))]))
}

/// `(None, 64)`, of a layer of inputs `[(None, 64)]`; none of several shapes.
fn dimensions(shape: &str) -> Option<Summary> {
    let inner = shape.trim_matches(['[', ']']).strip_prefix('(')?.strip_suffix(')')?;
    let parts = inner.trim_end_matches(',').split(',').map(str::trim);
    let sizes: Option<Vec<Summary>> = parts.map(|part| if part == "None" { Some(Summary::Null) } else { part.parse().ok().map(Summary::Int) }).collect();
    sizes.filter(|sizes| sizes.len() <= 16).map(Summary::List)
}
