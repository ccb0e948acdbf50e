//! Operators, comparison and truth, all three-valued.

use ruff_python_ast::{CmpOp, Operator, UnaryOp};

use super::heap::{Object, Rest};
use super::interp::Interp;
use super::sym::sym;
use super::value::{Args, Kind, Res, Value};

/// `__add__`, `__radd__`, `__iadd__` and the symbol.
fn op_names(op: Operator) -> (&'static str, &'static str, &'static str, &'static str) {
    match op {
        Operator::Add => ("__add__", "__radd__", "__iadd__", "+"),
        Operator::Sub => ("__sub__", "__rsub__", "__isub__", "-"),
        Operator::Mult => ("__mul__", "__rmul__", "__imul__", "*"),
        Operator::MatMult => ("__matmul__", "__rmatmul__", "__imatmul__", "@"),
        Operator::Div => ("__truediv__", "__rtruediv__", "__itruediv__", "/"),
        Operator::Mod => ("__mod__", "__rmod__", "__imod__", "%"),
        Operator::Pow => ("__pow__", "__rpow__", "__ipow__", "** or pow()"),
        Operator::LShift => ("__lshift__", "__rlshift__", "__ilshift__", "<<"),
        Operator::RShift => ("__rshift__", "__rrshift__", "__irshift__", ">>"),
        Operator::BitOr => ("__or__", "__ror__", "__ior__", "|"),
        Operator::BitXor => ("__xor__", "__rxor__", "__ixor__", "^"),
        Operator::BitAnd => ("__and__", "__rand__", "__iand__", "&"),
        Operator::FloorDiv => ("__floordiv__", "__rfloordiv__", "__ifloordiv__", "//"),
    }
}

impl<'a> Interp<'a> {
    /// Splits unions: the operation is followed for each part.
    fn over_parts(&mut self, value: &Value, mut each: impl FnMut(&mut Self, Value) -> Res) -> Option<Res> {
        let Value::Union(parts) = value else { return None };
        let parts = parts.clone();
        Some(self.fork(parts.len(), |interp, i| each(interp, parts[i].clone())))
    }

    pub fn binary_op(&mut self, op: Operator, left: Value, right: Value) -> Res {
        if let Some(result) = self.over_parts(&left, |interp, part| interp.binary_op(op, part, right.clone())) {
            return result;
        }
        if let Some(result) = self.over_parts(&right, |interp, part| interp.binary_op(op, left.clone(), part)) {
            return result;
        }
        if op == Operator::Mod && left.kind() == Some(Kind::Str) {
            return self.percent_format(&left, &right);
        }
        if let Some(result) = self.scalar_op(op, &left, &right) {
            return result;
        }
        if left.is_unknown() || right.is_unknown() {
            // An unknown operand may define the operation, whatever the other is.
            return self.unknown(|| format!("`{}` of an unknown value", op_names(op).3));
        }
        if let Some(result) = self.sequence_op(op, &left, &right) {
            return result;
        }
        let (name, reflected, _, symbol) = op_names(op);
        let mut open = self.may_have_attr(&left) || self.may_have_attr(&right);
        if let Some(method) = self.type_attr(&left, name) {
            let result = self.call(method, Args::of(vec![left.clone(), right.clone()]))?;
            match result {
                Value::NotImplemented => {}
                Value::Union(ref parts) if parts.iter().any(|p| matches!(p, Value::NotImplemented)) => {
                    return self.unknown(|| format!("`{symbol}`"));
                }
                other => return Ok(other),
            }
        }
        if let Some(method) = self.type_attr(&right, reflected) {
            match self.call(method, Args::of(vec![right.clone(), left.clone()]))? {
                Value::NotImplemented => {}
                other => return Ok(other),
            }
        }
        let is_class = |v: &Value| matches!(v, Value::Object(id) if matches!(self.obj(*id), Object::Class(_)));
        // `int | None` is a type since Python 3.10.
        open |= op == Operator::BitOr && (is_class(&left) || is_class(&right));
        open |= matches!(left, Value::Native(_)) && matches!(op, Operator::BitOr);
        if open || self.has_opaque_type(&left) || self.has_opaque_type(&right) {
            return self.unknown(|| format!("`{symbol}`"));
        }
        let (l, r) = (self.type_name(&left), self.type_name(&right));
        let message = if let (Operator::Add, Some("str")) = (op, left.kind().map(Kind::name)) {
            format!("can only concatenate str (not \"{r}\") to str")
        } else if let (Operator::Add, "list" | "tuple") = (op, l.as_str()) {
            format!("can only concatenate {l} (not \"{r}\") to {l}")
        } else {
            format!("unsupported operand type(s) for {symbol}: '{l}' and '{r}'")
        };
        Err(self.raise("TypeError", message))
    }

    pub fn inplace_op(&mut self, op: Operator, left: Value, right: Value) -> Res {
        if let Some(result) = self.over_parts(&left, |interp, part| interp.inplace_op(op, part, right.clone())) {
            return result;
        }
        if let Value::Object(id) = left {
            if let (Operator::Add, Object::List { .. }) = (op, self.obj(id)) {
                self.list_extend(id, &right)?;
                return Ok(left);
            }
            if let (Operator::BitOr, Object::Dict { .. }) = (op, self.obj(id)) {
                self.dict_update(id, &right)?;
                return Ok(left);
            }
            let (_, _, name, _) = op_names(op);
            if let Some(method) = self.type_attr(&left, name) {
                match self.call(method, Args::of(vec![left.clone(), right.clone()]))? {
                    Value::NotImplemented => {}
                    other => return Ok(other),
                }
            }
        }
        let sign = op_names(op).3;
        let mut result = self.binary_op(op, left, right);
        if let Err(super::value::Ctl::Raise(raised)) = &mut result {
            // Python names the operator as it stands.
            for exc in raised.alternatives.iter_mut() {
                if let Some(rest) = exc.message.strip_prefix(&format!("unsupported operand type(s) for {sign}: ")) {
                    let sign = sign.split(' ').next().unwrap_or(sign);
                    exc.message = format!("unsupported operand type(s) for {sign}=: {rest}").into();
                }
            }
        }
        result
    }

    /// Arithmetic of numbers and strings, known or only by type.
    fn scalar_op(&mut self, op: Operator, left: &Value, right: &Value) -> Option<Res> {
        use Kind::*;
        // A format takes anything, above all a tuple.
        if op == Operator::Mod && matches!(left.kind(), Some(Str)) {
            return Some(self.percent_format(left, right));
        }
        let (a, b) = (left.kind()?, right.kind()?);
        let numeric = |k: Kind| matches!(k, Bool | Int | Float | Complex);
        if numeric(a) && numeric(b) {
            return Some(self.numeric_op(op, left, right, a, b));
        }
        match (op, a, b) {
            (Operator::Add, Str, Str) => Some(Ok(match (left, right) {
                (Value::Str(x), Value::Str(y)) if x.len() + y.len() <= 100_000 => Value::str(format!("{x}{y}")),
                _ => Value::Of(Str),
            })),
            (Operator::Add, Bytes, Bytes) => Some(Ok(Value::Of(Bytes))),
            (Operator::Mult, Str | Bytes, Int | Bool) => Some(Ok(match (left, right.as_int()) {
                (Value::Str(x), Some(n)) if fits(x.len(), n, 100_000) => {
                    Value::str(x.repeat(n.max(0) as usize))
                }
                _ => Value::Of(a),
            })),
            (Operator::Mult, Int | Bool, Str | Bytes) => self.scalar_op(op, right, left),
            (Operator::Mod, Bytes, _) => Some(Ok(Value::Of(Bytes))),
            _ => None,
        }
    }

    fn numeric_op(&mut self, op: Operator, left: &Value, right: &Value, a: Kind, b: Kind) -> Res {
        use Kind::*;
        if a == Complex || b == Complex {
            return Ok(Value::Of(Complex));
        }
        let division = matches!(op, Operator::Div | Operator::FloorDiv | Operator::Mod);
        if division && right.as_float() == Some(0.0) {
            let message = match (op, a == Float || b == Float) {
                (Operator::Div, true) => "float division by zero",
                (Operator::Div, false) => "division by zero",
                (Operator::Mod, false) => "integer modulo by zero",
                (Operator::Mod, true) => "float modulo",
                (_, true) => "float floor division by zero",
                (_, false) => "integer division or modulo by zero",
            };
            return Err(self.raise("ZeroDivisionError", message));
        }
        if division && !right.is_known() {
            self.doubt_because(|| "a division by an unknown number".into());
        }
        let float = a == Float || b == Float || op == Operator::Div;
        let bitwise = matches!(
            op,
            Operator::BitAnd | Operator::BitOr | Operator::BitXor | Operator::LShift | Operator::RShift
        );
        if op == Operator::MatMult || (bitwise && (a == Float || b == Float)) {
            let (l, r) = (a.name(), b.name());
            let symbol = op_names(op).3;
            return Err(self.raise("TypeError", format!("unsupported operand type(s) for {symbol}: '{l}' and '{r}'")));
        }
        if a == Bool && b == Bool && matches!(op, Operator::BitAnd | Operator::BitOr | Operator::BitXor) {
            return Ok(match (left, right, op) {
                (Value::Bool(x), Value::Bool(y), Operator::BitAnd) => Value::Bool(x & y),
                (Value::Bool(x), Value::Bool(y), Operator::BitOr) => Value::Bool(x | y),
                (Value::Bool(x), Value::Bool(y), _) => Value::Bool(x ^ y),
                (Value::Bool(false), _, Operator::BitAnd) | (_, Value::Bool(false), Operator::BitAnd) => Value::Bool(false),
                (Value::Bool(true), _, Operator::BitOr) | (_, Value::Bool(true), Operator::BitOr) => Value::Bool(true),
                _ => Value::Of(Bool),
            });
        }
        if float {
            let (Some(x), Some(y)) = (left.as_float(), right.as_float()) else {
                return Ok(if op == Operator::Pow { Value::Unknown } else { Value::Of(Float) });
            };
            return Ok(match op {
                Operator::Add => Value::Float(x + y),
                Operator::Sub => Value::Float(x - y),
                Operator::Mult => Value::Float(x * y),
                Operator::Div => Value::Float(x / y),
                Operator::FloorDiv => Value::Float((x / y).floor()),
                Operator::Mod => Value::Float(x - y * (x / y).floor()),
                Operator::Pow if x < 0.0 && y.fract() != 0.0 => Value::Of(Complex),
                Operator::Pow => Value::Float(x.powf(y)),
                _ => Value::Of(Float),
            });
        }
        let (Some(x), Some(y)) = (left.as_int(), right.as_int()) else {
            return Ok(if op == Operator::Pow { Value::Unknown } else { Value::Of(Int) });
        };
        let result = match op {
            Operator::Add => x.checked_add(y),
            Operator::Sub => x.checked_sub(y),
            Operator::Mult => x.checked_mul(y),
            Operator::FloorDiv => x.checked_div_euclid(y).map(|q| if y < 0 && x.rem_euclid(y) != 0 { q - 1 } else { q }),
            Operator::Mod => x.checked_rem(y).map(|r| if r != 0 && (r < 0) != (y < 0) { r + y } else { r }),
            Operator::Pow if y < 0 => {
                if x == 0 {
                    return Err(self.raise("ZeroDivisionError", "0.0 cannot be raised to a negative power"));
                }
                return Ok(Value::Float((x as f64).powf(y as f64)));
            }
            Operator::Pow => u32::try_from(y).ok().and_then(|y| x.checked_pow(y)),
            Operator::BitAnd => Some(x & y),
            Operator::BitOr => Some(x | y),
            Operator::BitXor => Some(x ^ y),
            Operator::LShift | Operator::RShift if y < 0 => return Err(self.raise("ValueError", "negative shift count")),
            Operator::LShift => (y < 63).then(|| x.checked_mul(1 << y)).flatten(),
            Operator::RShift => Some(x >> y.min(63)),
            _ => None,
        };
        Ok(result.map_or(Value::Of(Int), Value::Int))
    }

    /// `+` and `*` of lists and tuples, `|`, `&`, `-` of sets and dicts.
    fn sequence_op(&mut self, op: Operator, left: &Value, right: &Value) -> Option<Res> {
        match (op, left, right) {
            (Operator::Add, Value::Tuple(a), Value::Tuple(b)) => {
                if a.len() + b.len() > self.limits.size {
                    return Some(self.unknown(|| "a very long tuple".into()));
                }
                Some(Ok(Value::Tuple(a.iter().chain(b.iter()).cloned().collect())))
            }
            (Operator::Mult, Value::Tuple(a), n) | (Operator::Mult, n, Value::Tuple(a)) => {
                let n = match n.kind()? {
                    Kind::Int | Kind::Bool => n.as_int(),
                    _ => return None,
                };
                Some(Ok(match n {
                    Some(n) if fits(a.len(), n, 4096) => {
                        Value::Tuple((0..n.max(0)).flat_map(|_| a.iter().cloned()).collect())
                    }
                    _ => Value::Unknown,
                }))
            }
            (Operator::Add, Value::Object(a), Value::Object(b)) => {
                let (Object::List { items: x, rest: rx, .. }, Object::List { items: y, rest: ry, .. }) =
                    (self.obj(*a), self.obj(*b))
                else {
                    return None;
                };
                if x.len() + y.len() > self.limits.size {
                    return Some(self.unknown(|| "a very long list".into()));
                }
                let (x, rx, y, ry) = (x.clone(), rx.clone(), y.clone(), ry.clone());
                let (items, rest) = concatenate(x, rx, y, ry);
                Some(Ok(Value::Object(self.alloc(Object::List { items, rest, class: None }))))
            }
            (Operator::Mult, Value::Object(a), n) | (Operator::Mult, n, Value::Object(a)) => {
                let Object::List { items, rest, .. } = self.obj(*a) else { return None };
                if !matches!(n.kind()?, Kind::Int | Kind::Bool) {
                    return None;
                }
                let (items, rest) = (items.clone(), rest.clone());
                let new = match (n.as_int(), rest) {
                    (Some(n), None) if fits(items.len(), n, 4096) => Object::List {
                        items: (0..n.max(0)).flat_map(|_| items.iter().cloned()).collect(),
                        rest: None,
                        class: None,
                    },
                    (n, rest) => {
                        let length = match (n, &rest) {
                            (Some(n), None) => Value::Int(n.saturating_mul(items.len() as i64)),
                            _ => Value::Of(Kind::Int),
                        };
                        let mut element: Option<Value> = rest.map(|r| r.element);
                        for item in &items {
                            element = Some(element.map_or(item.clone(), |e| e.join(item)));
                        }
                        let element = element.unwrap_or(Value::Unknown);
                        Object::List { items: Vec::new(), rest: Some(Rest { element, length }), class: None }
                    }
                };
                Some(Ok(Value::Object(self.alloc(new))))
            }
            (Operator::BitOr | Operator::BitAnd | Operator::Sub | Operator::BitXor, Value::Object(a), Value::Object(b)) => {
                match (self.obj(*a), self.obj(*b)) {
                    (Object::Set { .. }, Object::Set { .. }) => Some(self.set_op(op, *a, *b)),
                    (Object::Dict { .. }, Object::Dict { .. }) if op == Operator::BitOr => {
                        let copy = self.obj(*a).clone();
                        let id = self.alloc(copy);
                        Some(self.dict_update(id, right).map(|()| Value::Object(id)))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    pub fn unary_op(&mut self, op: UnaryOp, operand: Value) -> Res {
        if let Some(result) = self.over_parts(&operand, |interp, part| interp.unary_op(op, part)) {
            return result;
        }
        if op == UnaryOp::Not {
            return Ok(self.truth(&operand)?.map_or(Value::Of(Kind::Bool), |t| Value::Bool(!t)));
        }
        match (&operand, op) {
            (Value::Int(_) | Value::Bool(_), _) => {
                let i = operand.as_int().unwrap_or_default();
                return Ok(match op {
                    UnaryOp::USub => i.checked_neg().map_or(Value::Of(Kind::Int), Value::Int),
                    UnaryOp::Invert => Value::Int(!i),
                    _ => Value::Int(i),
                });
            }
            (Value::Float(f), UnaryOp::USub) => return Ok(Value::Float(-f)),
            (Value::Float(f), UnaryOp::UAdd) => return Ok(Value::Float(*f)),
            (Value::Of(Kind::Int | Kind::Bool), _) => return Ok(Value::Of(Kind::Int)),
            (Value::Of(Kind::Float), UnaryOp::USub | UnaryOp::UAdd) => return Ok(Value::Of(Kind::Float)),
            (Value::Of(Kind::Complex), UnaryOp::USub | UnaryOp::UAdd) => return Ok(Value::Of(Kind::Complex)),
            (Value::Unknown, _) => return self.unknown(|| "an operator on an unknown value".into()),
            _ => {}
        }
        let (name, symbol) = match op {
            UnaryOp::USub => ("__neg__", "-"),
            UnaryOp::UAdd => ("__pos__", "+"),
            _ => ("__invert__", "~"),
        };
        if let Some(method) = self.type_attr(&operand, name) {
            return self.call(method, Args::of(vec![operand]));
        }
        if self.may_have_attr(&operand) || self.has_opaque_type(&operand) {
            return self.unknown(|| format!("`{symbol}`"));
        }
        let name = self.type_name(&operand);
        Err(self.raise("TypeError", format!("bad operand type for unary {symbol}: '{name}'")))
    }

    /// Truth of a value; `None` when unknown.
    pub fn truth(&mut self, value: &Value) -> Res<Option<bool>> {
        Ok(match value {
            Value::Unknown => {
                // A comparison of arrays, say, may refuse to have a truth.
                self.doubt_because(|| "the truth of an unknown value".into());
                None
            }
            Value::Of(_) => None,
            Value::None => Some(false),
            Value::Bool(b) => Some(*b),
            Value::Int(i) => Some(*i != 0),
            Value::Float(f) => Some(*f != 0.0),
            Value::Str(s) => Some(!s.is_empty()),
            Value::Tuple(t) => Some(!t.is_empty()),
            Value::Range(_) => self.len(value)?.as_int().map(|n| n != 0),
            Value::Union(parts) => {
                let mut all: Option<bool> = None;
                for (i, part) in parts.clone().iter().enumerate() {
                    let truth = self.truth(part)?;
                    if i > 0 && truth != all {
                        return Ok(None);
                    }
                    all = truth;
                }
                all
            }
            Value::Object(id) => match self.obj(*id) {
                Object::List { items, rest: None, .. } => Some(!items.is_empty()),
                Object::List { items, rest: Some(rest), .. } => {
                    if !items.is_empty() { Some(true) } else { rest.length.as_int().map(|n| n != 0) }
                }
                Object::Dict { entries, open, .. } => {
                    if entries.values().any(|e| !e.slot.maybe) {
                        Some(true)
                    } else if *open || !entries.is_empty() {
                        None
                    } else {
                        Some(false)
                    }
                }
                Object::Set { items, open, .. } => {
                    if !items.is_empty() { Some(true) } else if *open { None } else { Some(false) }
                }
                Object::Lost => {
                    self.doubt_because(|| "the truth of an unknown value".into());
                    None
                }
                Object::Instance { .. } => return self.instance_truth(value),
                _ => Some(true),
            },
            _ => Some(true),
        })
    }

    fn instance_truth(&mut self, value: &Value) -> Res<Option<bool>> {
        if let Some(method) = self.type_attr(value, "__bool__") {
            let result = self.call(method, Args::of(vec![value.clone()]))?;
            return self.truth(&result);
        }
        if let Some(method) = self.type_attr(value, "__len__") {
            let result = self.call(method, Args::of(vec![value.clone()]))?;
            return self.truth(&result);
        }
        if self.may_have_attr(value) {
            self.doubt_because(|| "the truth of a value".into());
            return Ok(None);
        }
        Ok(Some(true))
    }

    pub fn compare(&mut self, op: CmpOp, left: &Value, right: &Value) -> Res {
        if let Some(result) = self.over_parts(left, |interp, part| interp.compare(op, &part, right)) {
            return result;
        }
        if let Some(result) = self.over_parts(right, |interp, part| interp.compare(op, left, &part)) {
            return result;
        }
        let bool_of = |truth: Option<bool>| truth.map_or(Value::Of(Kind::Bool), Value::Bool);
        match op {
            CmpOp::Is => Ok(bool_of(self.is_same(left, right))),
            CmpOp::IsNot => Ok(bool_of(self.is_same(left, right).map(|t| !t))),
            CmpOp::In => Ok(bool_of(self.contains(right, left)?)),
            CmpOp::NotIn => Ok(bool_of(self.contains(right, left)?.map(|t| !t))),
            CmpOp::Eq | CmpOp::NotEq => self.rich_equal(op, left, right),
            CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE => self.order(op, left, right),
        }
    }

    /// `is`.
    pub fn is_same(&mut self, left: &Value, right: &Value) -> Option<bool> {
        match (left, right) {
            (Value::Unknown, _) | (_, Value::Unknown) => None,
            (Value::None, other) | (other, Value::None) => match other {
                Value::None => Some(true),
                Value::Object(id) if matches!(self.obj(*id), Object::Lost) => None,
                _ => Some(false),
            },
            (Value::Bool(a), Value::Bool(b)) => Some(a == b),
            (Value::Bool(_), Value::Of(Kind::Bool)) | (Value::Of(Kind::Bool), Value::Bool(_)) => None,
            (Value::Object(a), Value::Object(b)) => {
                if a == b {
                    // Any number of library objects may have one number.
                    let shared = a.0 & super::interp::STATIC != 0 && matches!(self.obj(*a), Object::Lost);
                    return if shared { None } else { Some(true) };
                }
                match (self.obj(*a), self.obj(*b)) {
                    (Object::Lost, _) | (_, Object::Lost) => None,
                    _ => Some(false),
                }
            }
            (Value::Ellipsis, Value::Ellipsis) | (Value::NotImplemented, Value::NotImplemented) => Some(true),
            (Value::Function(_), Value::Function(_)) | (Value::Native(_), Value::Native(_)) => Some(left.same(right)),
            (a, b) => match (a.kind(), b.kind()) {
                (Some(x), Some(y)) if x != y => Some(false),
                (Some(_), Some(_)) => match self.equal(left, right) {
                    Some(false) => Some(false),
                    _ => None,
                },
                (Some(_), None) | (None, Some(_)) => match (a, b) {
                    // An object that is known to be one is no plain scalar.
                    (Value::Object(id), _) | (_, Value::Object(id)) => match self.obj(*id) {
                        Object::Lost => None,
                        _ => Some(false),
                    },
                    _ => Some(false),
                },
                _ if matches!(a, Value::Ellipsis | Value::NotImplemented) || matches!(b, Value::Ellipsis | Value::NotImplemented) => {
                    match (a, b) {
                        (Value::Object(id), _) | (_, Value::Object(id)) if matches!(self.obj(*id), Object::Lost) => None,
                        _ if a.is_unknown() || b.is_unknown() => None,
                        _ => Some(false),
                    }
                }
                _ => None,
            },
        }
    }

    fn rich_equal(&mut self, op: CmpOp, left: &Value, right: &Value) -> Res {
        let negate = op == CmpOp::NotEq;
        let names = if negate { ["__ne__", "__ne__"] } else { ["__eq__", "__eq__"] };
        for (this, that, name) in [(left, right, names[0]), (right, left, names[1])] {
            if !matches!(this, Value::Object(_)) {
                continue;
            }
            if let Some(method) = self.type_attr(this, name) {
                if matches!(method, Value::Native(_)) {
                    continue;
                }
                match self.call(method, Args::of(vec![this.clone(), that.clone()]))? {
                    Value::NotImplemented => {}
                    other => return Ok(other),
                }
            } else if negate && let Some(method) = self.type_attr(this, "__eq__") {
                match self.call(method, Args::of(vec![this.clone(), that.clone()]))? {
                    Value::NotImplemented => {}
                    other => return self.unary_op(UnaryOp::Not, other),
                }
            } else if self.may_have_attr(this) {
                return self.unknown(|| "a comparison".into());
            }
        }
        if left.is_unknown() || right.is_unknown() {
            return self.unknown(|| "a comparison of an unknown value".into());
        }
        let equal = self.equal(left, right);
        Ok(equal.map_or(Value::Of(Kind::Bool), |e| Value::Bool(e != negate)))
    }

    /// Equality of builtin values; `None` when unknown. Never calls Python code.
    pub fn equal(&self, left: &Value, right: &Value) -> Option<bool> {
        self.equal_within(left, right, &mut 10_000, 64)
    }

    /// Values may hold themselves, or one part so often that looking at each takes for ever.
    fn equal_within(&self, left: &Value, right: &Value, budget: &mut u32, depth: u32) -> Option<bool> {
        *budget = budget.checked_sub(1)?;
        let depth = depth.checked_sub(1)?;
        match (left, right) {
            (Value::Unknown | Value::Union(_), _) | (_, Value::Unknown | Value::Union(_)) => {
                None
            }
            (Value::Float(a), _) if a.is_nan() => Some(false),
            (_, Value::Float(b)) if b.is_nan() => Some(false),
            (Value::Int(a), Value::Int(b)) => Some(a == b),
            (Value::Str(a), Value::Str(b)) => Some(a == b),
            (Value::Tuple(a), Value::Tuple(b)) => {
                if a.len() != b.len() {
                    return Some(false);
                }
                let pairs: Vec<(&Value, &Value)> = a.iter().zip(b.iter()).collect();
                self.all_equal(&pairs, budget, depth)
            }
            (Value::Range(a), Value::Range(b)) => {
                if a.iter().zip(b.iter()).all(|(x, y)| x.is_known() && x.same(y)) { Some(true) } else { None }
            }
            (Value::Object(a), Value::Object(b)) if a == b => match self.obj(*a) {
                // Containers of NaN are equal to themselves by identity.
                Object::List { .. } | Object::Dict { .. } | Object::Set { .. } | Object::Class(_) => Some(true),
                _ => None,
            },
            (Value::Object(a), Value::Object(b)) => match (self.obj(*a), self.obj(*b)) {
                (Object::List { items: x, rest: None, .. }, Object::List { items: y, rest: None, .. }) => {
                    if x.len() != y.len() {
                        return Some(false);
                    }
                    let pairs: Vec<(&Value, &Value)> = x.iter().zip(y.iter()).collect();
                    self.all_equal(&pairs, budget, depth)
                }
                (Object::Dict { entries: x, open: false, .. }, Object::Dict { entries: y, open: false, .. }) => {
                    if x.values().chain(y.values()).any(|e| e.slot.maybe) {
                        return None;
                    }
                    if x.len() != y.len() || x.keys().any(|k| !y.contains_key(k)) {
                        return Some(false);
                    }
                    let pairs: Vec<(&Value, &Value)> =
                        x.iter().map(|(k, e)| (&e.slot.value, &y[k].slot.value)).collect();
                    self.all_equal(&pairs, budget, depth)
                }
                (Object::Set { items: x, open: false, .. }, Object::Set { items: y, open: false, .. }) => {
                    Some(x.len() == y.len() && x.keys().all(|k| y.contains_key(k)))
                }
                (Object::Class(_), Object::Class(_)) => Some(false),
                (Object::Module(_), Object::Module(_)) => Some(false),
                _ => None,
            },
            (Value::Object(id), other) | (other, Value::Object(id)) => match self.obj(*id) {
                Object::List { .. } | Object::Dict { .. } | Object::Set { .. } => match other {
                    Value::Object(_) => None,
                    _ => Some(false),
                },
                Object::Class(_) | Object::Module(_) => Some(false),
                _ => None,
            },
            (Value::None, Value::None) | (Value::Ellipsis, Value::Ellipsis) => Some(true),
            _ => {
                let (a, b) = (left.as_float(), right.as_float());
                if let (Some(a), Some(b)) = (a, b) {
                    return Some(a == b);
                }
                let numeric = |k: Option<Kind>| matches!(k, Some(Kind::Bool | Kind::Int | Kind::Float | Kind::Complex));
                match (left.kind(), right.kind()) {
                    (Some(x), Some(y)) if x == y || (numeric(Some(x)) && numeric(Some(y))) => None,
                    (Some(_), Some(_)) => Some(false),
                    (Some(_), None) | (None, Some(_)) => Some(false),
                    _ => if left.same(right) { Some(true) } else { Some(false) },
                }
            }
        }
    }

    fn all_equal(&self, pairs: &[(&Value, &Value)], budget: &mut u32, depth: u32) -> Option<bool> {
        let mut unknown = false;
        for (a, b) in pairs {
            match self.equal_within(a, b, budget, depth) {
                Some(false) => return Some(false),
                None => unknown = true,
                Some(true) => {}
            }
        }
        if unknown { None } else { Some(true) }
    }

    fn order(&mut self, op: CmpOp, left: &Value, right: &Value) -> Res {
        let (name, reflected, symbol) = match op {
            CmpOp::Lt => ("__lt__", "__gt__", "<"),
            CmpOp::LtE => ("__le__", "__ge__", "<="),
            CmpOp::Gt => ("__gt__", "__lt__", ">"),
            _ => ("__ge__", "__le__", ">="),
        };
        for (this, that, name) in [(left, right, name), (right, left, reflected)] {
            if matches!(this, Value::Object(_))
                && let Some(method) = self.type_attr(this, name)
            {
                match self.call(method, Args::of(vec![this.clone(), that.clone()]))? {
                    Value::NotImplemented => {}
                    other => return Ok(other),
                }
            }
        }
        if left.is_unknown() || right.is_unknown() {
            return self.unknown(|| "a comparison of an unknown value".into());
        }
        if let (Some(a), Some(b)) = (left.kind(), right.kind()) {
            let number = |k: Kind| matches!(k, Kind::Bool | Kind::Int | Kind::Float);
            if (number(a) && number(b)) || (a == b && a != Kind::Complex) {
                let ordering = match (left, right) {
                    (Value::Str(x), Value::Str(y)) => Some(x.as_ref().cmp(y.as_ref())),
                    (Value::Int(x), Value::Int(y)) => Some(x.cmp(y)),
                    _ => match (left.as_float(), right.as_float()) {
                        (Some(x), Some(y)) => match x.partial_cmp(&y) {
                            Some(ordering) => Some(ordering),
                            None => return Ok(Value::Bool(false)),
                        },
                        _ => None,
                    },
                };
                return Ok(ordering.map_or(Value::Of(Kind::Bool), |o| {
                    Value::Bool(match op {
                        CmpOp::Lt => o.is_lt(),
                        CmpOp::LtE => o.is_le(),
                        CmpOp::Gt => o.is_gt(),
                        _ => o.is_ge(),
                    })
                }));
            }
        }
        if self.may_have_attr(left) || self.may_have_attr(right) {
            return self.unknown(|| "a comparison".into());
        }
        let comparable = match (left, right) {
            (Value::Tuple(a), Value::Tuple(b)) => return self.order_items(op, &a.to_vec(), &b.to_vec()),
            (Value::Object(a), Value::Object(b)) => match (self.obj(*a), self.obj(*b)) {
                (Object::List { items: x, rest: None, .. }, Object::List { items: y, rest: None, .. }) => {
                    let (x, y) = (x.clone(), y.clone());
                    return self.order_items(op, &x, &y);
                }
                (Object::Dict { .. }, Object::Dict { .. }) | (Object::Instance { .. }, Object::Instance { .. }) => false,
                _ => true,
            },
            _ => self.has_opaque_type(left) || self.has_opaque_type(right),
        };
        if comparable {
            return self.unknown(|| "a comparison".into());
        }
        let (l, r) = (self.type_name(left), self.type_name(right));
        Err(self.raise("TypeError", format!("'{symbol}' not supported between instances of '{l}' and '{r}'")))
    }

    fn order_items(&mut self, op: CmpOp, x: &[Value], y: &[Value]) -> Res {
        for (a, b) in x.iter().zip(y) {
            match self.equal(a, b) {
                Some(true) => {}
                Some(false) => return self.order(op, a, b),
                None => return Ok(Value::Of(Kind::Bool)),
            }
        }
        self.order(op, &Value::Int(x.len() as i64), &Value::Int(y.len() as i64))
    }

    /// `item in container`.
    pub fn contains(&mut self, container: &Value, item: &Value) -> Res<Option<bool>> {
        match container {
            Value::Unknown => {
                self.doubt_because(|| "`in` of an unknown value".into());
                return Ok(None);
            }
            Value::Str(text) => {
                return match item {
                    Value::Str(part) => Ok(Some(text.contains(&**part))),
                    Value::Unknown | Value::Union(_) | Value::Of(Kind::Str) => Ok(None),
                    other if self.has_opaque_type(other) => Ok(None),
                    other => {
                        let name = self.type_name(other);
                        let message = format!("'in <string>' requires string as left operand, not {name}");
                        Err(self.raise("TypeError", message))
                    }
                };
            }
            Value::Of(Kind::Str | Kind::Bytes) => return Ok(None),
            Value::Of(_) | Value::Int(_) | Value::Float(_) | Value::Bool(_) | Value::None => {
                let name = self.type_name(container);
                let message = format!("argument of type '{name}' is not iterable");
                return Err(self.raise("TypeError", message));
            }
            _ => {}
        }
        if let Value::Object(id) = container {
            match self.obj(*id) {
                Object::Dict { entries, open, class: None } => {
                    let open = *open;
                    return Ok(match self.key_of(item) {
                        Some(key) => match entries.get(&key) {
                            Some(entry) if entry.slot.maybe => None,
                            Some(_) => Some(true),
                            None if open => None,
                            None => Some(false),
                        },
                        None if entries.is_empty() && !open => Some(false),
                        None => None,
                    });
                }
                Object::Set { items, open, .. } => {
                    return Ok(match self.key_of(item) {
                        Some(key) if items.contains_key(&key) => Some(true),
                        Some(_) if !*open => Some(false),
                        None if items.is_empty() && !*open => Some(false),
                        _ => None,
                    });
                }
                Object::Instance { .. } => {
                    if let Some(method) = self.type_attr(container, "__contains__") {
                        let result = self.call(method, Args::of(vec![container.clone(), item.clone()]))?;
                        return self.truth(&result);
                    }
                }
                Object::Lost => return Ok(None),
                Object::AttrDict(of) => {
                    let of = *of;
                    if let (Value::Str(name), Object::Instance { attrs, open, .. }) = (item, self.obj(of)) {
                        return Ok(match attrs.get(&sym(name)) {
                            Some(slot) if !slot.maybe => Some(true),
                            None if !*open => Some(false),
                            _ => None,
                        });
                    }
                    let copy = self.attrs_as_dict(of);
                    return self.contains(&copy, item);
                }
                _ => {}
            }
        }
        let elements = match self.elements(container)? {
            super::flow::Elements::Known(items) => (items, false),
            super::flow::Elements::Open(items, _) => (items, true),
        };
        let mut unknown = elements.1;
        for element in elements.0.iter() {
            let result = if matches!(element, Value::Object(_)) || matches!(item, Value::Object(_)) {
                if element.same(item) {
                    Some(true)
                } else {
                    let equal = self.rich_equal(CmpOp::Eq, element, item)?;
                    self.truth(&equal)?
                }
            } else {
                self.equal(element, item)
            };
            match result {
                Some(true) => {
                    super::native::lose_iterator(self, container);
                    return Ok(Some(true));
                }
                None => unknown = true,
                Some(false) => {}
            }
        }
        if unknown {
            super::native::lose_iterator(self, container);
        }
        Ok(if unknown { None } else { Some(false) })
    }

    /// Whether some name on the type may define an operation that is not seen.
    pub fn has_opaque_type(&self, value: &Value) -> bool {
        match value {
            Value::Unknown | Value::Union(_) => true,
            Value::Object(id) => match self.obj(*id) {
                Object::Lost => true,
                Object::Instance { class, .. } => match self.obj(*class) {
                    Object::Class(class) => {
                        let builtin = class.native.is_some_and(|n| n != super::classes::NativeType::Exception);
                        class.open || class.partial || builtin || (class.model && !class.complete)
                    }
                    _ => true,
                },
                Object::List { class, .. } | Object::Dict { class, .. } => class.is_some(),
                _ => false,
            },
            _ => false,
        }
    }
}

fn concatenate(
    mut x: Vec<Value>,
    rx: Option<Rest>,
    y: Vec<Value>,
    ry: Option<Rest>,
) -> (Vec<Value>, Option<Rest>) {
    let length = |items: usize, rest: &Option<Rest>| match rest {
        None => Some(items as i64),
        Some(rest) => rest.length.as_int(),
    };
    let total = length(x.len(), &rx).zip(length(y.len(), &ry)).map(|(a, b)| a + b);
    match rx {
        None => {
            x.extend(y);
            let rest = ry.map(|r| Rest { element: r.element, length: total.map_or(Value::Of(Kind::Int), Value::Int) });
            (x, rest)
        }
        Some(rest) => {
            let mut element = rest.element;
            for value in y.iter().chain(ry.iter().map(|r| &r.element)) {
                element = element.join(value);
            }
            (x, Some(Rest { element, length: total.map_or(Value::Of(Kind::Int), Value::Int) }))
        }
    }
}

/// Whether `times` copies of `length` elements are few enough to be written out. Nothing repeated is
/// few, but not if it has to be counted through.
fn fits(length: usize, times: i64, most: i64) -> bool {
    times <= most && (length as i64).saturating_mul(times) <= most
}
