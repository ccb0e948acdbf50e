//! Names for findings that stay the same when a notebook is re-run, reformatted, stripped or reordered.

use std::collections::HashMap;

use sha2::{Digest, Sha256};

use super::tokens::CellTokens;

/// Gives out the fingerprints of one notebook; findings must come in document order.
#[derive(Default)]
pub struct Fingerprints {
    seen: HashMap<String, u32>,
}

impl Fingerprints {
    /// `<16 hex digits>:<occurrence>`: a hash of the check, the cell's tokens and the place among them,
    /// and a number that tells equal cells apart. Line numbers, counts, outputs and ids play no part.
    pub fn next(&mut self, check: &str, tokens: &CellTokens, offset: u32) -> String {
        let mut hash = Sha256::new();
        hash.update(check.as_bytes());
        hash.update([0]);
        hash.update(tokens.normal.as_bytes());
        hash.update([0]);
        hash.update(tokens.position(offset).to_string().as_bytes());
        let hex = hex(&hash.finalize()[..8]);
        let occurrence = self.seen.entry(hex.clone()).or_default();
        *occurrence += 1;
        format!("{hex}:{occurrence}")
    }
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_cells_are_told_apart_and_formatting_is_not() {
        let mut prints = Fingerprints::default();
        let first = prints.next("undefined-name", &CellTokens::of("foo(x)"), 4);
        let second = prints.next("undefined-name", &CellTokens::of("foo( x ) # again"), 5);
        let other_place = prints.next("undefined-name", &CellTokens::of("foo(x)"), 0);
        assert_eq!(first.len(), 18);
        assert_eq!(first[..16], second[..16]);
        assert!(first.ends_with(":1") && second.ends_with(":2") && other_place.ends_with(":1"));
        assert_ne!(first[..16], other_place[..16]);
    }
}
