//! Expressions.

use std::rc::Rc;

use ruff_python_ast as ast;

use super::slots::Slots;
use super::flow::Elements;
use super::heap::{Entry, Map, Object, Rest, Slot};
use super::interp::{BodySource, Interp};
use super::sym::{fixed, sym};
use super::value::{Args, Ctl, Kind, Res, Value};

impl<'a> Interp<'a> {
    pub fn eval(&mut self, expr: &'a ast::Expr) -> Res {
        match expr {
            ast::Expr::Name(e) => {
                self.at = self.loc(e);
                {
                    let name = self.sym_at(&e.id);
                    self.load(name)
                }
            }
            ast::Expr::NumberLiteral(e) => Ok(match &e.value {
                ast::Number::Int(i) => match i.as_i64() {
                    Some(i) => Value::Int(i),
                    None => Value::Of(Kind::Int),
                },
                ast::Number::Float(f) => Value::Float(*f),
                ast::Number::Complex { .. } => Value::Of(Kind::Complex),
            }),
            ast::Expr::StringLiteral(e) => Ok(self.text_at(e.value.to_str())),
            ast::Expr::BytesLiteral(_) => Ok(Value::Of(Kind::Bytes)),
            ast::Expr::BooleanLiteral(e) => Ok(Value::Bool(e.value)),
            ast::Expr::NoneLiteral(_) => Ok(Value::None),
            ast::Expr::EllipsisLiteral(_) => Ok(Value::Ellipsis),
            ast::Expr::FString(e) => self.eval_fstring(e),
            ast::Expr::TString(_) => Ok(Value::Unknown),
            ast::Expr::Attribute(e) => {
                let object = self.eval(&e.value)?;
                self.at = self.loc(e);
                {
                    let name = self.sym_at(&e.attr);
                    self.getattr(&object, name)
                }
            }
            ast::Expr::Subscript(e) => {
                let object = self.eval(&e.value)?;
                let key = self.eval(&e.slice)?;
                self.at = self.loc(e);
                self.step()?;
                self.getitem(&object, &key)
            }
            ast::Expr::Call(e) => self.eval_call(e),
            ast::Expr::BinOp(e) => {
                let left = self.eval(&e.left)?;
                let right = self.eval(&e.right)?;
                self.at = self.loc(e);
                self.binary_op(e.op, left, right)
            }
            ast::Expr::UnaryOp(e) => {
                let operand = self.eval(&e.operand)?;
                self.at = self.loc(e);
                self.unary_op(e.op, operand)
            }
            ast::Expr::BoolOp(e) => self.eval_bool_op(e.op, &e.values),
            ast::Expr::Compare(e) => self.eval_compare(e),
            ast::Expr::If(e) => {
                let test = self.eval(&e.test)?;
                let truth = self.truth(&test)?;
                self.branch(truth, |interp, taken| interp.eval(if taken { &e.body } else { &e.orelse }))
            }
            ast::Expr::Tuple(e) => {
                let (items, rest) = self.eval_items(&e.elts)?;
                match rest {
                    None => Ok(Value::tuple(items)),
                    Some(_) => Ok(Value::Unknown),
                }
            }
            ast::Expr::List(e) => {
                let (items, rest) = self.eval_items(&e.elts)?;
                self.at = self.loc(e);
                Ok(Value::Object(self.alloc(Object::List { items, rest, class: None })))
            }
            ast::Expr::Set(e) => {
                let (items, rest) = self.eval_items(&e.elts)?;
                self.at = self.loc(e);
                self.make_set(items, rest.is_some(), false)
            }
            ast::Expr::Dict(e) => self.eval_dict(e),
            ast::Expr::Lambda(e) => {
                let name = fixed("<lambda>");
                self.make_function(name, Rc::from("<lambda>"), e.parameters.as_deref(), BodySource::Lambda(&e.body))
            }
            ast::Expr::ListComp(e) => {
                let (items, rest) = self.comprehension(&e.generators, &mut |interp| interp.eval(&e.elt))?;
                Ok(Value::Object(self.alloc(Object::List { items, rest, class: None })))
            }
            ast::Expr::Generator(e) => self.eval_generator(e),
            ast::Expr::SetComp(e) => {
                let (items, rest) = self.comprehension(&e.generators, &mut |interp| interp.eval(&e.elt))?;
                self.make_set(items, rest.is_some(), false)
            }
            ast::Expr::DictComp(e) => self.eval_dict_comp(e),
            ast::Expr::Slice(e) => {
                let mut part = |bound: &'a Option<Box<ast::Expr>>| match bound {
                    Some(bound) => self.eval(bound),
                    None => Ok(Value::None),
                };
                let parts = [part(&e.lower)?, part(&e.upper)?, part(&e.step)?];
                Ok(Value::Slice(Rc::new(parts)))
            }
            ast::Expr::Named(e) => {
                let value = self.eval(&e.value)?;
                if let ast::Expr::Name(name) = &*e.target {
                    self.store_walrus(sym(&name.id), value.clone());
                }
                Ok(value)
            }
            ast::Expr::Starred(e) => self.eval(&e.value),
            ast::Expr::Await(e) => {
                self.eval(&e.value)?;
                self.unknown(|| "what `await` gives".into())
            }
            ast::Expr::Yield(e) => {
                let value = match &e.value {
                    Some(value) => self.eval(value)?,
                    None => Value::None,
                };
                self.yield_value(value)
            }
            ast::Expr::YieldFrom(e) => {
                let iterable = self.eval(&e.value)?;
                self.yield_from(&iterable)
            }
            ast::Expr::IpyEscapeCommand(e) => {
                self.exec_escape(e.kind, &e.value);
                self.unknown(|| "what a magic gives".into())
            }
        }
    }

    /// Items of a display, stars unpacked; a rest where one of those has an unknown length.
    fn eval_items(&mut self, elts: &'a [ast::Expr]) -> Res<(Vec<Value>, Option<Rest>)> {
        let mut items = Vec::with_capacity(elts.len().min(self.limits.size));
        let mut open: Option<Value> = None;
        for elt in elts {
            let ast::Expr::Starred(star) = elt else {
                let value = self.eval(elt)?;
                match &mut open {
                    None if items.len() < self.limits.size => items.push(value),
                    None => open = Some(value),
                    Some(element) => *element = element.join(&value),
                }
                continue;
            };
            let value = self.eval(&star.value)?;
            self.at = self.loc(elt);
            match self.elements(&value)? {
                Elements::Known(more) if open.is_none() => items.extend(more),
                Elements::Known(more) => {
                    for value in more {
                        open = Some(open.map_or(value.clone(), |e| e.join(&value)));
                    }
                }
                Elements::Open(more, rest) => {
                    if open.is_none() {
                        items.extend(more);
                    }
                    open = Some(open.map_or(rest.element.clone(), |e| e.join(&rest.element)));
                }
            }
        }
        Ok((items, open.map(|element| Rest { element, length: Value::Of(Kind::Int) })))
    }

    fn eval_dict(&mut self, expr: &'a ast::ExprDict) -> Res {
        let id = self.alloc(Object::Dict { entries: Map::default(), open: false, class: None });
        for item in &expr.items {
            let Some(key) = &item.key else {
                let value = self.eval(&item.value)?;
                self.at = self.loc(&item.value);
                self.dict_update(id, &value)?;
                continue;
            };
            let key_value = self.eval(key)?;
            let value = self.eval(&item.value)?;
            self.at = self.loc(key);
            self.require_hashable(&key_value)?;
            self.dict_set(id, key_value, value);
        }
        Ok(Value::Object(id))
    }

    fn eval_dict_comp(&mut self, expr: &'a ast::ExprDictComp) -> Res {
        let (pairs, rest) = self.comprehension(&expr.generators, &mut |interp| {
            let key = match &expr.key {
                Some(key) => interp.eval(key)?,
                None => Value::Unknown,
            };
            let value = interp.eval(&expr.value)?;
            Ok(Value::tuple(vec![key, value]))
        })?;
        let mut entries: Map<super::heap::Key, Entry> = Map::default();
        let mut open = rest.is_some();
        for pair in pairs {
            let Value::Tuple(pair) = pair else {
                open = true;
                continue;
            };
            match self.key_of(&pair[0]) {
                Some(key) => {
                    let slot = Slot::new(pair[1].clone(), self.at);
                    entries.insert(key, Entry { key: pair[0].clone(), slot });
                }
                None => open = true,
            }
        }
        if open {
            // A key that is not known may be any of the known ones.
            for entry in entries.values_mut() {
                entry.slot.value = Value::Unknown;
            }
        }
        Ok(Value::Object(self.alloc(Object::Dict { entries, open, class: None })))
    }

    /// Runs a comprehension's element for every round, in a scope of its own.
    pub fn comprehension(
        &mut self,
        generators: &'a [ast::Comprehension],
        element: &mut dyn FnMut(&mut Self) -> Res,
    ) -> Res<(Vec<Value>, Option<Rest>)> {
        let Some(first) = generators.first() else { return Ok((Vec::new(), None)) };
        // The first iterable belongs to the surrounding scope.
        let iterable = self.eval(&first.iter)?;
        self.comprehension_over(iterable, generators, element)
    }

    /// A comprehension whose first iterable is evaluated.
    pub fn comprehension_over(
        &mut self,
        iterable: Value,
        generators: &'a [ast::Comprehension],
        element: &mut dyn FnMut(&mut Self) -> Res,
    ) -> Res<(Vec<Value>, Option<Rest>)> {
        let Some(first) = generators.first() else { return Ok((Vec::new(), None)) };
        self.at = self.loc(&first.iter);
        let outer = self.frame().scope;
        let scope = self.alloc(Object::Scope { names: Slots::default(), open: false, parent: Some(outer) });
        self.frame_mut().scope = scope;
        let mut items = Vec::new();
        let mut open = None;
        let result = self.comprehension_rounds(generators, Some(iterable), element, &mut items, &mut open);
        self.frame_mut().scope = outer;
        result?;
        Ok((items, open))
    }

    fn comprehension_rounds(
        &mut self,
        generators: &'a [ast::Comprehension],
        iterable: Option<Value>,
        element: &mut dyn FnMut(&mut Self) -> Res,
        items: &mut Vec<Value>,
        open: &mut Option<Rest>,
    ) -> Res<()> {
        let Some((generator, inner)) = generators.split_first() else {
            let value = element(self)?;
            match open {
                None if items.len() < self.limits.size => items.push(value),
                _ => add_to_rest(open, value),
            }
            return Ok(());
        };
        let iterable = match iterable {
            Some(iterable) => iterable,
            None => self.eval(&generator.iter)?,
        };
        self.at = self.loc(&generator.iter);
        let (known, rest, raises) = self.elements_in_turn(&iterable)?;
        let limit = self.limits.size.min(1000);
        for (i, item) in known.iter().enumerate() {
            if i >= limit {
                self.doubt_because(|| "a long comprehension".into());
                add_to_rest(open, Value::Unknown);
                break;
            }
            self.step()?;
            self.comprehension_round(generator, inner, item.clone(), element, items, open)?;
        }
        if let Some(raised) = raises {
            return Err(self.raise_again(raised));
        }
        let Some(rest) = rest else { return Ok(()) };
        let more = rest.length.as_int().map(|n| n - known.len() as i64);
        if more.is_some_and(|n| n <= 0) {
            return Ok(());
        }
        if more.is_none() {
            self.doubt_because(|| "the number of rounds of a comprehension".into());
        }
        let start = items.len();
        let was_open = open.is_some();
        let before = known.len();
        let simple = generators.len() == 1 && generator.ifs.is_empty();
        self.any_rounds(more.is_some(), 0, |interp| {
            interp.comprehension_round(generator, inner, rest.element.clone(), element, items, open)
        })?;
        // What the rounds gave stands for any number of elements.
        let mut gathered: Option<Value> = None;
        let made: Vec<Value> = items.drain(start.min(items.len())..).chain(open.take().map(|rest| rest.element)).collect();
        for value in made {
            gathered = Some(match gathered {
                None => self.either(&value, &value),
                Some(before) => self.either(&before, &value),
            });
        }
        let length = if simple && !was_open && start == before { rest.length.clone() } else { Value::Of(Kind::Int) };
        *open = Some(Rest { element: gathered.unwrap_or(Value::Unknown), length });
        Ok(())
    }

    fn comprehension_round(
        &mut self,
        generator: &'a ast::Comprehension,
        inner: &'a [ast::Comprehension],
        item: Value,
        element: &mut dyn FnMut(&mut Self) -> Res,
        items: &mut Vec<Value>,
        open: &mut Option<Rest>,
    ) -> Res<()> {
        self.assign(&generator.target, item)?;
        for condition in &generator.ifs {
            let test = self.eval(condition)?;
            match self.truth(&test)? {
                Some(true) => {}
                Some(false) => return Ok(()),
                None => {
                    // It may be left out: its value is one of the rest, and what it raises is not certain.
                    self.doubt_because(|| format!("the condition `{}`", super::render::expr_text(condition)));
                    let mut some = Vec::new();
                    let mut more = None;
                    let base = self.heap.clone();
                    let result = self.comprehension_rounds(inner, None, element, &mut some, &mut more);
                    match result {
                        Ok(()) => {
                            let after = std::mem::take(&mut self.heap);
                            self.heap = base.join(after, false);
                        }
                        Err(Ctl::Raise(raised)) => {
                            let at_raise = std::mem::replace(&mut self.heap, base);
                            self.may_raise(&at_raise, *raised);
                        }
                        Err(ctl) => return Err(ctl),
                    }
                    add_to_rest(open, Value::Unknown);
                    if let Some(rest) = open {
                        let mut element: Option<Value> = None;
                        for value in some {
                            element = Some(element.map_or(value.clone(), |e| e.join(&value)));
                        }
                        if let (Some(value), None) = (element, more) {
                            rest.element = value;
                        }
                    }
                    return Ok(());
                }
            }
        }
        self.comprehension_rounds(inner, None, element, items, open)
    }

    fn eval_bool_op(&mut self, op: ast::BoolOp, values: &'a [ast::Expr]) -> Res {
        let Some((first, rest)) = values.split_first() else { return Ok(Value::Unknown) };
        let value = self.eval(first)?;
        if rest.is_empty() {
            return Ok(value);
        }
        let ends = op == ast::BoolOp::Or;
        match self.truth(&value)? {
            Some(truth) if truth == ends => Ok(value),
            Some(_) => self.eval_bool_op(op, rest),
            None => {
                self.doubt_because(|| format!("the condition `{}`", super::render::expr_text(first)));
                let mut right_truth = None;
                let result = self.fork(2, |interp, i| {
                    if i == 0 {
                        return Ok(value.clone());
                    }
                    let right = interp.eval_bool_op(op, rest)?;
                    right_truth = interp.truth(&right)?;
                    Ok(right)
                })?;
                // Kleene: `unknown and False` is false, `unknown or True` is true.
                if matches!(value, Value::Of(Kind::Bool)) && right_truth == Some(ends) {
                    return Ok(Value::Bool(ends));
                }
                Ok(result)
            }
        }
    }

    fn eval_compare(&mut self, expr: &'a ast::ExprCompare) -> Res {
        let mut left = self.eval(&expr.left)?;
        let mut result = Value::Bool(true);
        let mut unknown = false;
        for (op, comparator) in expr.ops.iter().zip(&expr.comparators) {
            let right = self.eval(comparator)?;
            self.at = self.loc(expr);
            result = self.compare(*op, &left, &right)?;
            if expr.ops.len() > 1 {
                match self.truth(&result)? {
                    Some(false) => return Ok(Value::Bool(false)),
                    Some(true) => {}
                    None => unknown = true,
                }
            }
            left = right;
        }
        Ok(if unknown { Value::Of(Kind::Bool) } else { result })
    }

    fn eval_call(&mut self, expr: &'a ast::ExprCall) -> Res {
        let function = self.eval(&expr.func)?;
        let mut args = Args { pos: Vec::with_capacity(expr.arguments.args.len()), ..Args::default() };
        for arg in &expr.arguments.args {
            match arg {
                ast::Expr::Starred(star) => {
                    let value = self.eval(&star.value)?;
                    self.at = self.loc(arg);
                    match self.elements(&value)? {
                        Elements::Known(items) => args.pos.extend(items),
                        Elements::Open(items, rest) => match rest.length.as_int() {
                            Some(n) if n <= 64 => {
                                let missing = (n as usize).saturating_sub(items.len());
                                args.pos.extend(items);
                                args.pos.extend(std::iter::repeat_n(rest.element, missing));
                            }
                            _ => {
                                args.pos.extend(items);
                                args.more_pos = true;
                            }
                        },
                    }
                }
                _ => {
                    let value = self.eval(arg)?;
                    args.pos.push(value);
                }
            }
        }
        args.kw.reserve_exact(expr.arguments.keywords.len());
        for keyword in &expr.arguments.keywords {
            let value = self.eval(&keyword.value)?;
            match &keyword.arg {
                Some(name) => args.kw.push((self.sym_at(name), value)),
                None => self.spread_keywords(&value, &mut args),
            }
        }
        self.at = self.loc(expr);
        self.step()?;
        self.call(function, args)
    }

    fn spread_keywords(&mut self, value: &Value, args: &mut Args) {
        if let Value::Object(id) = value
            && let Object::Dict { entries, open, .. } = self.obj(*id)
        {
            args.more_kw |= *open;
            for entry in entries.values() {
                match (&entry.key, entry.slot.maybe) {
                    (Value::Str(name), false) => args.kw.push((sym(name), entry.slot.value.clone())),
                    _ => args.more_kw = true,
                }
            }
            return;
        }
        args.more_kw = true;
    }
}

fn add_to_rest(open: &mut Option<Rest>, value: Value) {
    *open = Some(match open.take() {
        None => Rest { element: value, length: Value::Of(Kind::Int) },
        Some(rest) => Rest { element: rest.element.join(&value), length: Value::Of(Kind::Int) },
    });
}
