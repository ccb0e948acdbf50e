//! Which line of a cell a saved traceback points at.

use std::borrow::Cow;

/// The text without terminal colours (`ESC [ … letter`).
pub fn without_colours(text: &str) -> Cow<'_, str> {
    if !text.contains('\u{1b}') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\u{1b}') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(sequence) = rest.strip_prefix('[') {
            let end = sequence.find(|end: char| ('@'..='~').contains(&end));
            rest = end.map_or("", |end| &sequence[end + 1..]);
        }
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// The line of the cell (from 1) in one entry of a traceback, if the entry is a frame of the cell's
/// own top level or a syntax error in the cell.
///
/// IPython has marked that frame in several ways: `<ipython-input-3-…> in <module>()`,
/// `/tmp/ipykernel_12/123.py in <module>`, `Input In [3], in <cell line: 2>()`,
/// `Cell In[3], line 2`, and `File "<ipython-input-3-…>", line 2` for a syntax error.
pub(super) fn cell_line(frame: &str) -> Option<u32> {
    let header = frame.lines().find(|line| !line.trim().is_empty())?;
    let of_a_cell = ["<ipython-input-", "ipykernel_", "In[", "In ["].iter().any(|mark| header.contains(mark));
    if !of_a_cell {
        return None;
    }
    let arrow = frame.lines().skip(1).find_map(|line| {
        let rest = line.trim_start();
        let after = rest.trim_start_matches('-').strip_prefix('>').filter(|_| rest.starts_with("--"))?;
        leading_number(after)
    });
    arrow.or_else(|| header.rfind("line ").and_then(|at| leading_number(&header[at + 5..])))
}

fn leading_number(text: &str) -> Option<u32> {
    let text = text.trim_start();
    let end = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_generation_of_ipython() {
        let old = "<ipython-input-7-abc> in <module>()\n      1 import os\n----> 2 foo\n      3 bar";
        assert_eq!(cell_line(old), Some(2));
        assert_eq!(cell_line("/tmp/ipykernel_12/3.py in <module>\n---> 11 foo"), Some(11));
        assert_eq!(cell_line("Input In [3], in <cell line: 2>()\n      1 a\n----> 2 b"), Some(2));
        assert_eq!(cell_line("Cell In[3], line 4\n      3 a\n----> 4 b"), Some(4));
        assert_eq!(cell_line("  File \"<ipython-input-9-12>\", line 5\n    print x\n"), Some(5));
        assert_eq!(cell_line("/usr/lib/python3/pandas/core.py in get(self)\n---> 99 raise"), None);
        assert_eq!(cell_line(""), None);
    }

    #[test]
    fn colours_go() {
        assert_eq!(without_colours("\u{1b}[0;31mKey\u{1b}[0mError\u{1b}["), "KeyError");
    }
}
