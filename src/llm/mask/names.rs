//! Strings that are given to a name that says what they are: `password = "…"`, `"api_key": "…"`,
//! `login(token="…")`, `os.environ["SECRET"] = "…"`.

use std::ops::Range;

/// Parts of names, without their separators, that stand for a secret.
const WORDS: [&str; 20] = [
    "password", "passwd", "passphrase", "secret", "apikey", "accesskey", "authkey", "privatekey", "secretkey", "credential",
    "authtoken", "accesstoken", "apitoken", "bearertoken", "refreshtoken", "bottoken", "connectionstring", "connstr", "clientsecret", "sessionkey",
];
/// Whole names, or last words of names.
const LAST: [&str; 7] = ["pwd", "token", "pass", "pw", "auth", "key", "dsn"];

/// Whether a variable of this name holds a secret.
pub fn is_secret(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    let squeezed: String = lower.chars().filter(char::is_ascii_alphanumeric).collect();
    WORDS.iter().any(|word| squeezed.contains(word))
        || matches!(last_word(name).as_str(), "pwd" | "token" | "pass" | "pw" | "dsn")
        || squeezed.ends_with("key") && ["api", "aws", "azure", "openai", "anthropic", "gemini", "google", "kaggle", "wandb", "hf"].iter().any(|who| squeezed.contains(who))
}

fn last_word(name: &str) -> String {
    let trimmed = name.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
    trimmed.rsplit(['_', '-', '.', ' ']).next().unwrap_or_default().to_ascii_lowercase()
}

/// Whether a string may be what such a name is given, by how telling the name is.
fn fits(name: &str, value: &str) -> bool {
    let plain_word = value.chars().all(|c| c.is_ascii_lowercase() || c == '_' || c == ' ' || c == '-');
    let marked = value.starts_with(['<', '[', '{', '$']) || value.starts_with("%(");
    if value.is_empty() || marked {
        // `pad_token="<pad>"`, `"[CLS]"`, `f"{token}"`.
        return false;
    }
    let squeezed: String = name.to_ascii_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    if ["password", "passwd", "passphrase", "secret"].iter().any(|word| squeezed.contains(word)) || ["pwd", "pass"].contains(&last_word(name).as_str()) {
        // The name of a setting or a column (`secret_name`, `password_field="user_password"`) is no secret.
        return !(plain_word && ["name", "field", "column", "col", "id", "path", "file", "label"].contains(&last_word(name).as_str()));
    }
    if is_secret(name) {
        return value.len() >= 8 && !(plain_word && value.len() < 16);
    }
    LAST.contains(&last_word(name).as_str()) && value.len() >= 16 && super::entropy::is_random(value)
}

pub fn find(text: &str, spans: &mut Vec<Range<usize>>) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(found) = memchr::memchr2(b'"', b'\'', &bytes[at..]) {
        let open = at + found;
        let quote = bytes[open];
        let triple = bytes[open..].starts_with(&[quote; 3]);
        let start = if triple { open + 3 } else { open + 1 };
        let Some(end) = close(bytes, start, quote, triple) else {
            at = start;
            continue;
        };
        if let Some(name) = name_before(text, open)
            && fits(name, &text[start..end])
        {
            spans.push(start..end);
        }
        at = end + if triple { 3 } else { 1 };
    }
}

/// Where a string that begins at `start` ends; a line's end ends a search for a lone apostrophe.
fn close(bytes: &[u8], start: usize, quote: u8, triple: bool) -> Option<usize> {
    let mut at = start;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            b'\n' if !triple => return None,
            byte if byte == quote && (!triple || bytes[at..].starts_with(&[quote; 3])) => return Some(at),
            _ => {}
        }
        at += 1;
    }
    None
}

/// The name that the string at `open` is given to: before `=`, `:` or `(`, or before a comma in
/// `set("name", "…")`, with or without quotes and brackets.
fn name_before(text: &str, open: usize) -> Option<&str> {
    // Prefixes of strings: r, b, f, u.
    let head = text[..open].trim_end_matches(|c: char| "rbfuRBFU".contains(c)).trim_end_matches([' ', '\t', '\n', '\\', '(']);
    let head = head.strip_suffix(['=', ':', ','])?;
    let head = head.strip_suffix(['=', ':', '!']).unwrap_or(head).trim_end();
    // An annotation: `password: str = "…"`.
    let head = match head.rfind([':', '\n', ',', '(']) {
        Some(colon) if head[colon..].starts_with(": str") => head[..colon].trim_end(),
        _ => head,
    };
    let head = head.trim_end_matches(['"', '\'', ']', ')', ' ']);
    let start = head.rfind(|c: char| !(c.is_alphanumeric() || "_-.".contains(c))).map_or(0, |at| at + head[at..].chars().next().map_or(1, char::len_utf8));
    let name = &head[start..];
    (!name.is_empty() && name.len() <= 80).then_some(name)
}
