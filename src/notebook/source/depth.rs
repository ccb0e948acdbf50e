//! A cheap upper bound of how deeply a cell nests, before anything recursive sees it.

/// Deeper cells are not analysed. No cell that a person wrote comes near.
const LIMIT: u32 = 1_000;

/// Whether the tree of `source` may be nested more than [`LIMIT`] deep.
///
/// Counts, for each open bracket, everything that can put one node below another (operators, dots,
/// further brackets, prefix words) since the last comma: the sum over the open brackets bounds the
/// depth of the tree. Indentation is bounded by the width of the widest line start.
pub(super) fn too_deep(source: &str) -> bool {
    if source.len() < LIMIT as usize {
        return false;
    }
    let bytes = source.as_bytes();
    let mut levels: Vec<u32> = vec![0];
    let mut total: u32 = 0;
    let mut line_start = true;
    let mut width = 0;
    let mut chained: u32 = 0;
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        at += 1;
        if line_start {
            match byte {
                b' ' | b'\t' => {
                    width += 1;
                    if width > LIMIT {
                        return true;
                    }
                    continue;
                }
                b'\n' | b'\r' => {
                    width = 0;
                    continue;
                }
                _ => line_start = false,
            }
        }
        match byte {
            b'\n' => {
                if levels.len() == 1 {
                    total = 0;
                    levels[0] = 0;
                    line_start = true;
                    width = 0;
                }
            }
            b',' | b';' => {
                if let Some(level) = levels.last_mut() {
                    total -= *level;
                    *level = 0;
                }
            }
            b'#' => at = memchr::memchr(b'\n', &bytes[at..]).map_or(bytes.len(), |end| at + end),
            b'"' | b'\'' => at = string_end(bytes, at - 1),
            b'(' | b'[' | b'{' => {
                bump(&mut levels, &mut total);
                levels.push(0);
            }
            b')' | b']' | b'}' => {
                if levels.len() > 1 {
                    total -= levels.pop().unwrap_or(0);
                }
            }
            b'.' | b'+' | b'-' | b'*' | b'/' | b'%' | b'@' | b'&' | b'|' | b'^' | b'~' | b'<' | b'>' | b'=' | b'!' => {
                bump(&mut levels, &mut total);
            }
            byte if byte.is_ascii_alphabetic() => {
                let start = at - 1;
                while bytes.get(at).is_some_and(|next| next.is_ascii_alphanumeric() || *next == b'_') {
                    at += 1;
                }
                // Each `elif` nests in the one before it, across lines.
                chained += u32::from(&bytes[start..at] == b"elif");
                if matches!(&bytes[start..at], b"not" | b"if" | b"else" | b"lambda" | b"await" | b"yield" | b"and" | b"or" | b"in" | b"is") {
                    bump(&mut levels, &mut total);
                }
            }
            byte if byte.is_ascii_digit() || byte == b'_' || byte >= 0x80 => {
                // A number or a name goes on: its letters are no words, its dots no attributes.
                while bytes.get(at).is_some_and(|next| next.is_ascii_alphanumeric() || matches!(next, b'_' | b'.') || *next >= 0x80) {
                    if bytes[at] == b'.' && !byte.is_ascii_digit() {
                        break;
                    }
                    at += 1;
                }
            }
            _ => {}
        }
        if total + chained > LIMIT {
            return true;
        }
    }
    false
}

fn bump(levels: &mut [u32], total: &mut u32) {
    if let Some(level) = levels.last_mut() {
        *level += 1;
        *total += 1;
    }
}

/// Where the string that opens at `open` ends. Prefixes do not matter: a raw string cannot end in
/// an odd number of backslashes either.
fn string_end(bytes: &[u8], open: usize) -> usize {
    let quote = bytes[open];
    let triple = bytes.get(open + 1) == Some(&quote) && bytes.get(open + 2) == Some(&quote);
    let mut at = open + if triple { 3 } else { 1 };
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'\n' if !triple => return at,
            byte if byte == quote && (!triple || bytes.get(at..at + 3).is_some_and(|end| end == [quote; 3])) => {
                return at + if triple { 3 } else { 1 };
            }
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::too_deep;

    #[test]
    fn what_nests_and_what_only_is_long() {
        for deep in [
            format!("x = {}1{}", "(".repeat(5000), ")".repeat(5000)),
            format!("x = {}1", "1+".repeat(5000)),
            format!("x = a{}", ".b".repeat(5000)),
            format!("x = f{}", "()".repeat(5000)),
            format!("x = {}y", "not ".repeat(5000)),
            format!("x = {}y", "-".repeat(5000)),
            format!("x = {}1", "lambda: ".repeat(5000)),
            format!("x = {}1", "1 if y else ".repeat(5000)),
            format!("if x:\n    y\n{}", "elif x:\n    y\n".repeat(5000)),
            format!("x = {}1{}", "f({'a': [".repeat(2000), "]})".repeat(2000)),
            (0..1500).map(|level| format!("{}if x:\n", " ".repeat(level))).collect::<String>(),
        ] {
            assert!(too_deep(&deep), "{}…", &deep[..40]);
        }
        for flat in [
            format!("x = [{}]", "-1, a.b(c), ".repeat(50_000)),
            "x = 1 + 2\n".repeat(50_000),
            format!("x = \"{}\"", "(+".repeat(50_000)),
            format!("x = '''{}'''", "(+\n".repeat(50_000)),
            format!("# {}", "(".repeat(50_000)),
        ] {
            assert!(!too_deep(&flat), "{}…", &flat[..40]);
        }
    }
}
