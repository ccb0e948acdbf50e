//! Numbers.

use super::super::value::{Kind, Native, Value};
use super::arg;

pub const METHODS: &[Native] = &[
    Native {
        name: "is_integer",
        run: |_, a| {
            Ok(match arg(&a, 0) {
                Value::Float(f) => Value::Bool(f.is_finite() && f.fract() == 0.0),
                Value::Int(_) | Value::Bool(_) => Value::Bool(true),
                _ => Value::Of(Kind::Bool),
            })
        },
    },
    Native { name: "bit_length", run: |_, _| Ok(Value::Of(Kind::Int)) },
    Native { name: "conjugate", run: |_, a| Ok(arg(&a, 0)) },
];

pub const INT_OTHERS: &[&str] = &[
    "as_integer_ratio", "bit_count", "denominator", "from_bytes", "imag", "numerator", "real", "to_bytes", "__abs__",
    "__add__", "__and__", "__bool__", "__ceil__", "__divmod__", "__float__", "__floor__", "__floordiv__",
    "__getnewargs__", "__index__", "__int__", "__invert__", "__lshift__", "__mod__", "__mul__", "__neg__", "__or__",
    "__pos__", "__pow__", "__radd__", "__rand__", "__rdivmod__", "__rfloordiv__", "__rlshift__", "__rmod__", "__rmul__",
    "__ror__", "__round__", "__rpow__", "__rrshift__", "__rshift__", "__rsub__", "__rtruediv__", "__rxor__", "__sub__",
    "__truediv__", "__trunc__", "__xor__",
];
pub const FLOAT_OTHERS: &[&str] = &[
    "as_integer_ratio", "fromhex", "hex", "imag", "real", "from_number", "__abs__", "__add__", "__bool__", "__ceil__",
    "__divmod__", "__float__", "__floor__", "__floordiv__", "__getformat__", "__getnewargs__", "__int__", "__mod__",
    "__mul__", "__neg__", "__pos__", "__pow__", "__radd__", "__rdivmod__", "__rfloordiv__", "__rmod__", "__rmul__",
    "__round__", "__rpow__", "__rsub__", "__rtruediv__", "__sub__", "__truediv__", "__trunc__",
];
