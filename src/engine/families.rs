//! Checks of crashes that the engine proves: one a family of exceptions.

/// Exception, check and code.
const FAMILIES: &[(&str, &str, &str)] = &[
    ("KeyError", "missing-key", "CRN201"),
    ("AttributeError", "missing-attribute", "CRN202"),
    ("TypeError", "wrong-type", "CRN203"),
    ("ValueError", "wrong-value", "CRN204"),
    ("IndexError", "index-out-of-range", "CRN205"),
    ("ZeroDivisionError", "zero-division", "CRN206"),
    ("ImportError", "failed-import", "CRN207"),
    ("ModuleNotFoundError", "failed-import", "CRN207"),
    ("RuntimeError", "runtime-error", "CRN208"),
    ("AssertionError", "failed-assertion", "CRN209"),
    ("NameError", "undefined-name", "CRN101"),
    ("UnboundLocalError", "unbound-local", "CRN105"),
];

/// The check that reports an exception of this type; other types share one.
pub fn check_of(exception: &str) -> (&'static str, &'static str) {
    FAMILIES
        .iter()
        .find(|(name, ..)| *name == exception)
        .map_or(("other-crash", "CRN299"), |(_, check, code)| (check, code))
}
