//! Tables and lists on the standard output, each matched to the `print` that wrote it.
//!
//! Lines whose text stands in the code are found where they are as many as the statements that print
//! them. What stands between two such lines was printed by the statements between theirs: where that is
//! one `print` of something that shows facts, and all the text is of that form, it is its own. Whatever
//! else may have printed there, the `print` has written a line at least, and no part of a table is one.

use ruff_python_ast as ast;

use super::prints::{self, Part};
use super::shows::{Aspect, Show};
use super::{Shown, fact};

/// The most tables between two lines that are told apart.
const MOST: usize = 6;
/// The most lines between two lines that are looked at.
const MOST_LINES: usize = 600;

enum Event<'a> {
    /// Lines of which the text is known.
    Lines(Vec<Vec<Part<'a>>>),
    Block(Block<'a>),
    /// A `print` of something else, or what may print any number of lines.
    Any,
}

struct Block<'a> {
    stmt: usize,
    before: String,
    show: Show<'a>,
}

pub fn shown(body: &[ast::Stmt], stdout: &str, found: &mut Vec<Shown>) {
    let events: Vec<Event> = body.iter().enumerate().filter_map(|(stmt, statement)| event(stmt, statement)).collect();
    if !events.iter().any(|event| matches!(event, Event::Block(_))) {
        return;
    }
    let lines: Vec<&str> = stdout.lines().collect();
    let mut pending: Vec<&Event> = Vec::new();
    let mut start = 0;
    let places = anchors(&events, &lines);
    for (event, place) in events.iter().zip(places) {
        match place {
            Some((from, to)) if from >= start => {
                region(&pending, &lines[start..from], found);
                pending.clear();
                start = to;
            }
            // Out of order: nothing is sure any more.
            Some(_) => return,
            None => pending.push(event),
        }
    }
    region(&pending, &lines[start..], found);
}

/// What a top-level statement prints; `None` where nothing is to be expected.
fn event(stmt: usize, statement: &ast::Stmt) -> Option<Event<'_>> {
    let expr = match statement {
        ast::Stmt::Expr(expr) => expr,
        ast::Stmt::For(_) | ast::Stmt::While(_) | ast::Stmt::If(_) | ast::Stmt::With(_) | ast::Stmt::Try(_) | ast::Stmt::Match(_) => return Some(Event::Any),
        _ => return None,
    };
    let ast::Expr::Call(call) = &*expr.value else { return None };
    if !prints::is_print(call) {
        // Methods that draw or change something print nothing; functions and `info()` may.
        let quiet = matches!(&*call.func, ast::Expr::Attribute(method) if !matches!(method.attr.as_str(), "info" | "summary" | "fit" | "train"));
        return (!quiet).then_some(Event::Any);
    }
    let Some(arguments) = prints::printed(call) else { return Some(Event::Any) };
    if let Some(lines) = prints::lines(arguments).filter(|lines| !matches!(&lines[..], [line] if matches!(line[..], [Part::Hole(_)]))) {
        return Some(Event::Lines(lines));
    }
    let Some((before, show)) = prints::last_shown(arguments) else { return Some(Event::Any) };
    Some(Event::Block(Block { stmt, before, show }))
}

/// Where the lines of each event stand: the first, and that behind the last.
fn anchors(events: &[Event<'_>], lines: &[&str]) -> Vec<Option<(usize, usize)>> {
    let mut forms: Vec<(Vec<Option<String>>, Vec<usize>)> = Vec::new();
    for (i, event) in events.iter().enumerate() {
        let Some(line) = told(event).map(|(_, line)| line) else { continue };
        let form = prints::form(line);
        match forms.iter_mut().find(|(other, _)| *other == form) {
            Some((_, of)) => of.push(i),
            None => forms.push((form, vec![i])),
        }
    }
    let mut places = vec![None; events.len()];
    for (_, of) in forms {
        let Some((at, line)) = told(&events[of[0]]) else { continue };
        // A line of the form that another statement prints, among others, is not counted.
        let others = events.iter().enumerate().any(|(i, event)| match event {
            Event::Lines(theirs) => theirs.iter().filter(|other| prints::form(other) == prints::form(line)).count() > usize::from(of.contains(&i)),
            _ => false,
        });
        let seen: Vec<usize> = (0..lines.len()).filter(|i| prints::holes(line, lines[*i]).is_some()).collect();
        if others || seen.len() != of.len() {
            continue;
        }
        for (event, line) in of.iter().zip(seen) {
            let Event::Lines(all) = &events[*event] else { continue };
            let from = line.checked_sub(at);
            let whole = from.is_some_and(|from| all.iter().enumerate().all(|(i, parts)| lines.get(from + i).is_some_and(|text| prints::holes(parts, text).is_some())));
            if let (Some(from), true) = (from, whole) {
                places[*event] = Some((from, from + all.len()));
            }
        }
    }
    places
}

/// The first line of an event that has a text, and its place.
fn told<'e, 'a>(event: &'e Event<'a>) -> Option<(usize, &'e Vec<Part<'a>>)> {
    let Event::Lines(lines) = event else { return None };
    lines.iter().enumerate().find(|(_, line)| line.iter().any(|part| matches!(part, Part::Text(text) if !text.trim().is_empty())))
}

/// What the events between two known lines show, in the lines between these.
fn region(events: &[&Event<'_>], lines: &[&str], found: &mut Vec<Shown>) {
    let blocks: Vec<&Block> = events.iter().filter_map(|event| if let Event::Block(block) = event { Some(block) } else { None }).collect();
    let others = events.iter().any(|event| match event {
        Event::Any => true,
        Event::Lines(lines) => lines.iter().any(|line| !line.is_empty()),
        Event::Block(_) => false,
    });
    if blocks.is_empty() || blocks.len() > MOST || blocks.len() > 1 && others || lines.len() > MOST_LINES {
        return;
    }
    let mut ways = Ways { found: Vec::new(), count: 0, tries: 0 };
    split(&blocks, lines, &mut Vec::new(), &mut ways);
    if ways.count == 1 && ways.tries <= TRIES {
        found.extend(ways.found);
    }
}

/// The most texts that are read to tell one block from the next.
const TRIES: usize = 200;

/// The ways to cut lines into blocks: the facts of the first, how many there are, and the texts read.
struct Ways {
    found: Vec<Shown>,
    count: usize,
    tries: usize,
}

fn split(blocks: &[&Block<'_>], lines: &[&str], so_far: &mut Vec<Shown>, ways: &mut Ways) {
    let blank = |line: &&str| line.trim().is_empty();
    let from = lines.iter().position(|line| !blank(line)).unwrap_or(lines.len());
    let to = lines.iter().rposition(|line| !blank(line)).map_or(from, |at| at + 1);
    let lines = &lines[from..to];
    let Some((block, rest)) = blocks.split_first() else {
        if lines.is_empty() {
            ways.count += 1;
            if ways.count == 1 {
                ways.found.clone_from(so_far);
            }
        }
        return;
    };
    for end in 1..=lines.len() {
        if (rest.is_empty() && end < lines.len()) || end < lines.len() && !may_end(block, lines, end) {
            continue;
        }
        ways.tries += 1;
        if ways.tries > TRIES || ways.count > 1 {
            return;
        }
        let text = lines[..end].join("\n");
        // A text with line ends before the table stands on lines of its own.
        let before = block.before.trim_start_matches('\n');
        let Some(text) = text.strip_prefix(before) else { continue };
        let Some(fact) = fact(&block.show, text, None, true) else { continue };
        so_far.push(fact.of(block.show.name, block.stmt));
        split(rest, &lines[end..], so_far, ways);
        so_far.pop();
    }
}

/// Whether a block may end before this line. Only a place to try: what stands there decides.
fn may_end(block: &Block<'_>, lines: &[&str], end: usize) -> bool {
    let (last, next) = (lines[end - 1], lines[end]);
    match block.show.aspect {
        Aspect::Shape | Aspect::Length | Aspect::Dim(_) | Aspect::Dtype | Aspect::Type => end == 1,
        Aspect::Dtypes | Aspect::PerColumn(_) => last.contains("dtype: "),
        _ => last.ends_with([')', ']', '}']) || last.contains("dtype: ") || next.starts_with(' ') || next.starts_with("Empty DataFrame"),
    }
}
