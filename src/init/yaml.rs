//! Adds an item to a list of somebody's YAML without touching the rest.
//!
//! Only the plain block style is understood, which is what such files are written in; anything else is
//! an error, never a guess.

/// `text` with `item` (lines without their indentation) as last of the list under the top-level `key`.
///
/// # Errors
/// What stands in the way, to be shown before "Add …".
pub fn append(text: &str, key: &str, item: &[&str]) -> Result<String, String> {
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let lines: Vec<&str> = text.lines().collect();
    let content = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    let starts = lines.iter().filter(|line| **line == "---" || line.starts_with("--- ")).count();
    if starts > 1 || lines.iter().any(|line| *line == "...") {
        return Err("it holds several documents".into());
    }
    let Some(at) = lines.iter().position(|line| is_key(line, key)) else {
        if lines.iter().any(|line| content(line) && *line != "---") {
            return Err(format!("no line begins with `{key}:`"));
        }
        let item: Vec<String> = item.iter().map(|line| format!("  {line}")).collect();
        let mut out = text.to_owned();
        if !out.is_empty() && !out.ends_with('\n') {
            out.push_str(end);
        }
        out.push_str(&format!("{key}:{end}{}{end}", item.join(end)));
        return Ok(out);
    };
    let rest = lines[at][key.len() + 1..].split(" #").next().unwrap_or_default().trim();
    let emptied = rest == "[]";
    if !rest.is_empty() && !emptied {
        return Err(format!("the list of `{key}:` is not written one item a line"));
    }
    // The list ends where the next key begins.
    let ends = lines[at + 1..].iter().position(|line| content(line) && !line.starts_with([' ', '-'])).map_or(lines.len(), |next| at + 1 + next);
    let inside = at + 1..ends;
    let first = lines[inside.clone()].iter().find(|line| content(line));
    let indent = match first {
        Some(_) if emptied => return Err(format!("`{key}:` is an empty list with lines below it")),
        Some(line) if line.trim_start().starts_with("- ") => line.len() - line.trim_start().len(),
        Some(_) => return Err(format!("`{key}:` is no list of items")),
        None => 2,
    };
    // Behind the last item, and the comments that are indented like parts of it.
    let belongs = |line: &str| content(line) || line.trim_start().starts_with('#') && line.len() - line.trim_start().len() > indent;
    let last = inside.clone().rev().find(|&number| belongs(lines[number])).unwrap_or(at);

    let mut out = String::with_capacity(text.len() + 200);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if number == at && emptied {
            out.push_str(&line.replacen(" []", "", 1));
        } else {
            out.push_str(line);
        }
        if number == last {
            if !line.ends_with('\n') {
                out.push_str(end);
            }
            for line in item {
                out.push_str(&format!("{:indent$}{line}{end}", ""));
            }
        }
    }
    Ok(out)
}

fn is_key(line: &str, key: &str) -> bool {
    line.strip_prefix(key).is_some_and(|rest| rest.starts_with(':') && (rest.len() == 1 || rest[1..].starts_with([' ', '\t'])))
}

#[cfg(test)]
mod tests {
    use super::append;

    #[test]
    fn an_item_is_added_as_the_others_are_written() {
        let text = "# ours\nrepos:\n- repo: a  # first\n  hooks:\n  - id: x\n  # about x\n\n# about ci\nci:\n  skip: [x]\n";
        let expected = "# ours\nrepos:\n- repo: a  # first\n  hooks:\n  - id: x\n  # about x\n- repo: b\n  rev: 1\n\n# about ci\nci:\n  skip: [x]\n";
        assert_eq!(append(text, "repos", &["- repo: b", "  rev: 1"]).unwrap(), expected);
        let text = "repos:\r\n  - repo: a";
        assert_eq!(append(text, "repos", &["- repo: b"]).unwrap(), "repos:\r\n  - repo: a\r\n  - repo: b\r\n");
    }

    #[test]
    fn an_empty_list_or_file_gets_its_first_item() {
        assert_eq!(append("", "repos", &["- a"]).unwrap(), "repos:\n  - a\n");
        assert_eq!(append("---\n# nothing\n", "repos", &["- a"]).unwrap(), "---\n# nothing\nrepos:\n  - a\n");
        assert_eq!(append("repos: []  # none\nci: {}\n", "repos", &["- a"]).unwrap(), "repos:  # none\n  - a\nci: {}\n");
        assert_eq!(append("ci: {}\nrepos:\n", "repos", &["- a"]).unwrap(), "ci: {}\nrepos:\n  - a\n");
    }

    #[test]
    fn what_is_written_otherwise_is_left_alone() {
        for text in ["repos: [{repo: a}]\n", "repos:\n  a: b\n", "ci: {}\n", "repos: []\n...\n", "---\nrepos: []\n---\n", "reposx:\n"] {
            assert!(append(text, "repos", &["- a"]).is_err(), "{text:?}");
        }
    }
}
