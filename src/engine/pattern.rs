//! `match` statements.

use ruff_python_ast as ast;
use ruff_python_ast::CmpOp;

use super::flow::Elements;
use super::interp::Interp;
use super::sym::sym;
use super::value::{Res, Value};

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
            let value = self.eval(guard)?;
            truth = match (truth, self.truth(&value)?) {
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
            ast::Pattern::MatchSequence(p) if matches!(subject, Value::Tuple(_)) => {
                let Elements::Known(items) = self.elements(subject)? else { return self.bind_unknown(pattern) };
                if p.patterns.iter().any(|p| matches!(p, ast::Pattern::MatchStar(_))) {
                    return self.bind_unknown(pattern);
                }
                if items.len() != p.patterns.len() {
                    return Ok(Some(false));
                }
                let mut all = Some(true);
                for (item, inner) in items.iter().zip(&p.patterns) {
                    match self.matches(item, inner)? {
                        Some(false) => return Ok(Some(false)),
                        None => all = None,
                        Some(true) => {}
                    }
                }
                Ok(all)
            }
            _ => self.bind_unknown(pattern),
        }
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
