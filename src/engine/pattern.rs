//! `match` statements.

use ruff_python_ast as ast;
use ruff_python_ast::CmpOp;

use super::heap::Object;
use super::interp::{Interp, STATIC};
use super::sym::sym;
use super::value::{Args, Ctl, Res, Value};

impl<'a> Interp<'a> {
    pub fn exec_match(&mut self, stmt: &'a ast::StmtMatch) -> Res<()> {
        let subject = self.eval(&stmt.subject)?;
        self.match_cases(&subject, &stmt.cases)
    }

    fn match_cases(&mut self, subject: &Value, cases: &'a [ast::MatchCase]) -> Res<()> {
        let Some((case, rest)) = cases.split_first() else { return Ok(()) };
        let mut truth = self.matches(subject, &case.pattern)?;
        if truth != Some(false)
            && let Some(guard) = &case.guard
        {
            let tested = self.eval(guard).and_then(|value| self.truth(&value));
            let guarded = match tested {
                Err(Ctl::Raise(raised)) if truth.is_none() => {
                    // It is evaluated only where the pattern fits.
                    let at_raise = self.heap.clone();
                    self.may_raise(&at_raise, *raised);
                    None
                }
                other => other?,
            };
            truth = match (truth, guarded) {
                (_, Some(false)) => Some(false),
                (Some(true), other) => other,
                _ => None,
            };
        }
        self.branch(truth, |interp, taken| {
            let result = if taken { interp.exec_block(&case.body) } else { interp.match_cases(subject, rest) };
            result.map(|()| Value::None)
        })
        .map(|_| ())
    }

    /// Whether the pattern takes the value; binds its names.
    fn matches(&mut self, subject: &Value, pattern: &'a ast::Pattern) -> Res<Option<bool>> {
        match pattern {
            ast::Pattern::MatchValue(p) => {
                let value = self.eval(&p.value)?;
                let equal = self.compare(CmpOp::Eq, subject, &value)?;
                self.truth(&equal)
            }
            ast::Pattern::MatchSingleton(p) => {
                let value = match p.value {
                    ast::Singleton::None => Value::None,
                    ast::Singleton::True => Value::Bool(true),
                    ast::Singleton::False => Value::Bool(false),
                };
                Ok(self.is_same(subject, &value))
            }
            ast::Pattern::MatchAs(p) => {
                let truth = match &p.pattern {
                    Some(inner) => self.matches(subject, inner)?,
                    None => Some(true),
                };
                if truth != Some(false)
                    && let Some(name) = &p.name
                {
                    self.store(sym(name), subject.clone());
                }
                Ok(truth)
            }
            ast::Pattern::MatchOr(p) => {
                let mut unknown = false;
                for inner in &p.patterns {
                    match self.matches(subject, inner)? {
                        Some(true) => return Ok(Some(true)),
                        None => unknown = true,
                        Some(false) => {}
                    }
                }
                Ok(if unknown { None } else { Some(false) })
            }
            ast::Pattern::MatchSequence(p) => match self.sequence(subject) {
                Some(items) => self.matches_items(&items, &p.patterns),
                None if self.is_no_container(subject) => Ok(Some(false)),
                None => self.bind_unknown(pattern),
            },
            ast::Pattern::MatchMapping(p) => {
                let exact = matches!(subject, Value::Object(id) if matches!(self.obj(*id), Object::Dict { class: None, .. }));
                if !exact {
                    return if self.is_no_container(subject) || self.sequence(subject).is_some() { Ok(Some(false)) } else { self.bind_unknown(pattern) };
                }
                let mut all = Some(true);
                for (key, inner) in p.keys.iter().zip(&p.patterns) {
                    let key = self.eval(key)?;
                    match self.contains(subject, &key)? {
                        Some(true) => {}
                        Some(false) => return Ok(Some(false)),
                        None => return self.bind_unknown(pattern),
                    }
                    let item = self.getitem(subject, &key)?;
                    match self.matches(&item, inner)? {
                        Some(true) => {}
                        Some(false) => return Ok(Some(false)),
                        None => all = None,
                    }
                }
                if let Some(name) = &p.rest {
                    self.store(sym(name), Value::Unknown);
                }
                Ok(all)
            }
            ast::Pattern::MatchClass(p) => {
                let class = self.eval(&p.cls)?;
                let native = match &class {
                    Value::Object(id) if id.0 & STATIC != 0 => self.class(*id).is_some_and(|class| class.native.is_some() && !class.model),
                    _ => false,
                };
                let truth = match self.statics.builtins.get(&sym("isinstance")).cloned() {
                    Some(isinstance) if class.is_known() => {
                        let result = self.call(isinstance, Args::of(vec![subject.clone(), class]))?;
                        self.truth(&result)?
                    }
                    _ => None,
                };
                if truth == Some(false) {
                    return Ok(truth);
                }
                match (&p.arguments.patterns[..], &p.arguments.keywords[..]) {
                    ([], []) => Ok(truth),
                    // The whole value, for the types of Python itself.
                    ([inner], []) if native && truth == Some(true) => self.matches(subject, inner),
                    _ => self.bind_unknown(pattern),
                }
            }
            ast::Pattern::MatchStar(_) => self.bind_unknown(pattern),
        }
    }

    /// The items of an exact list or tuple.
    fn sequence(&self, subject: &Value) -> Option<Vec<Value>> {
        match subject {
            Value::Tuple(items) => Some(items.to_vec()),
            Value::Object(id) => match self.obj(*id) {
                Object::List { items, rest: None, class: None } => Some(items.clone()),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a value surely is neither a sequence for patterns nor a mapping.
    fn is_no_container(&self, subject: &Value) -> bool {
        match subject {
            Value::None => true,
            Value::Object(_) | Value::Unknown | Value::Union(_) | Value::Range(_) => false,
            other => other.kind().is_some(),
        }
    }

    fn matches_items(&mut self, items: &[Value], patterns: &'a [ast::Pattern]) -> Res<Option<bool>> {
        let star = patterns.iter().position(ast::Pattern::is_match_star);
        let wanted = patterns.len() - usize::from(star.is_some());
        if items.len() < wanted || star.is_none() && items.len() > wanted {
            return Ok(Some(false));
        }
        let more = items.len() - wanted;
        let mut all = Some(true);
        let mut at = 0;
        for pattern in patterns {
            let truth = match pattern {
                ast::Pattern::MatchStar(p) => {
                    if let Some(name) = &p.name {
                        let middle = self.list(items[at..at + more].to_vec());
                        self.store(sym(name), middle);
                    }
                    at += more;
                    Some(true)
                }
                inner => {
                    at += 1;
                    self.matches(&items[at - 1], inner)?
                }
            };
            match truth {
                Some(false) => return Ok(Some(false)),
                None => all = None,
                Some(true) => {}
            }
        }
        Ok(all)
    }

    fn bind_unknown(&mut self, pattern: &'a ast::Pattern) -> Res<Option<bool>> {
        self.doubt_because(|| "a pattern".into());
        match pattern {
            ast::Pattern::MatchAs(p) => {
                if let Some(name) = &p.name {
                    self.store(sym(name), Value::Unknown);
                }
                if let Some(inner) = &p.pattern {
                    self.bind_unknown(inner)?;
                }
            }
            ast::Pattern::MatchStar(p) => {
                if let Some(name) = &p.name {
                    self.store(sym(name), Value::Unknown);
                }
            }
            ast::Pattern::MatchSequence(p) => {
                for inner in &p.patterns {
                    self.bind_unknown(inner)?;
                }
            }
            ast::Pattern::MatchOr(p) => {
                for inner in &p.patterns {
                    self.bind_unknown(inner)?;
                }
            }
            ast::Pattern::MatchMapping(p) => {
                for inner in &p.patterns {
                    self.bind_unknown(inner)?;
                }
                if let Some(name) = &p.rest {
                    self.store(sym(name), Value::Unknown);
                }
            }
            ast::Pattern::MatchClass(p) => {
                for inner in p.arguments.patterns.iter().chain(p.arguments.keywords.iter().map(|k| &k.pattern)) {
                    self.bind_unknown(inner)?;
                }
            }
            ast::Pattern::MatchValue(_) | ast::Pattern::MatchSingleton(_) => {}
        }
        Ok(None)
    }
}
