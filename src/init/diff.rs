//! The difference between a file and what it would become, as `diff -u` shows it.

use super::Change;

/// Lines shown before and after what is new.
const CONTEXT: usize = 3;

/// One hunk: our changes lie together, so that what is equal before and behind them needs no search.
pub fn unified(change: &Change) -> String {
    let before: Vec<&str> = change.before.as_deref().unwrap_or_default().lines().collect();
    let after: Vec<&str> = change.after.lines().collect();
    let same = before.iter().zip(&after).take_while(|(old, new)| old == new).count();
    let most = before.len().min(after.len()) - same;
    let behind = before.iter().rev().zip(after.iter().rev()).take(most).take_while(|(old, new)| old == new).count();
    let (gone, new) = (&before[same..before.len() - behind], &after[same..after.len() - behind]);

    let first = same.saturating_sub(CONTEXT);
    let context = behind.min(CONTEXT);
    let lengths = |all: usize| all - first - (behind - context);
    let old_name = if change.before.is_some() { change.file.as_str() } else { "/dev/null" };
    let start = |length: usize| if length == 0 { first } else { first + 1 };
    let (old, now) = (lengths(before.len()), lengths(after.len()));
    let mut out = format!("--- {old_name}\n+++ {}\n@@ -{},{old} +{},{now} @@\n", change.file, start(old), start(now));
    let mut push = |mark: char, lines: &[&str]| {
        for line in lines {
            out.push(mark);
            out.push_str(line);
            out.push('\n');
        }
    };
    push(' ', &before[first..same]);
    push('-', gone);
    push('+', new);
    push(' ', &before[before.len() - behind..before.len() - behind + context]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_new_is_shown_between_its_neighbours() {
        let change = Change { file: "f".into(), before: Some("1\n2\n3\n4\n5\n6\n".into()), after: "1\n2\n3\n4\nnew\n5\n6\n".into() };
        assert_eq!(unified(&change), "--- f\n+++ f\n@@ -2,5 +2,6 @@\n 2\n 3\n 4\n+new\n 5\n 6\n");
        let change = Change { file: "f".into(), before: None, after: "a\n".into() };
        assert_eq!(unified(&change), "--- /dev/null\n+++ f\n@@ -0,0 +1,1 @@\n+a\n");
        let change = Change { file: "f".into(), before: Some("x: []\n".into()), after: "x:\n  - a\n".into() };
        assert_eq!(unified(&change), "--- f\n+++ f\n@@ -1,1 +1,2 @@\n-x: []\n+x:\n+  - a\n");
    }
}
