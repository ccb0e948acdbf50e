//! Strings that look random: what no person wrote and no code means.

use std::ops::Range;

/// Shortest random text of letters and digits that is masked.
const SHORTEST: usize = 20;
/// Shortest random text of hexadecimal digits.
const SHORTEST_HEX: usize = 32;

pub fn find(text: &str, spans: &mut Vec<Range<usize>>) {
    let bytes = text.as_bytes();
    let part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'=' | b'_' | b'-');
    let mut at = 0;
    while at < bytes.len() {
        let length = bytes[at..].iter().take_while(|byte| part(**byte)).count();
        if length >= SHORTEST {
            let word = &text[at..at + length];
            let trimmed = word.trim_start_matches(['=', '-', '/']);
            let start = at + (word.len() - trimmed.len());
            // A whole word with slashes may be a path: then each part is looked at alone.
            if trimmed.contains('/') && !is_base64(trimmed) {
                let mut from = start;
                for piece in trimmed.split('/') {
                    if is_random(piece) {
                        spans.push(from..from + piece.len());
                    }
                    from += piece.len() + 1;
                }
            } else if is_random(trimmed) {
                spans.push(start..at + length);
            }
        }
        at += length.max(1);
    }
}

/// Base64 with slashes, as in AWS secret keys: long, mixed, and with few words between the slashes.
fn is_base64(text: &str) -> bool {
    let words = text.split('/').filter(|piece| is_word(piece)).count();
    text.len() >= 32 && words * 2 < text.split('/').count() && is_mixed(text) && entropy(text) > 4.4
}

/// Whether a text looks as if drawn by chance.
pub fn is_random(text: &str) -> bool {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    if text.len() >= SHORTEST_HEX && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        let one_case = !(text.bytes().any(|b| b.is_ascii_lowercase()) && text.bytes().any(|b| b.is_ascii_uppercase()));
        return one_case && digits < text.len() && entropy(text) > 3.0;
    }
    if text.len() < SHORTEST || digits < 2 {
        return false;
    }
    // Names are words and numbers with separators: `resnet50_v2-batch_1024`. So is a UUID, but for its hexadecimal words.
    let words: Vec<&str> = text.split(['_', '-', '=', '+']).filter(|word| !word.is_empty()).collect();
    if is_uuid(text) {
        return true;
    }
    // `Qwen3-Next-80B-A3B-Thinking`.
    if words.iter().all(|word| is_word(word) || word.len() <= 5 && words.len() >= 3) {
        return false;
    }
    is_mixed(text) && entropy(text) > 3.8
}

/// Upper case, lower case and digits, and more changes between them than names have: of the neighbours in
/// random letters and digits, 62 in 100 are of two kinds.
fn is_mixed(text: &str) -> bool {
    let class = |byte: u8| match byte {
        b'0'..=b'9' => 0,
        b'a'..=b'z' => 1,
        b'A'..=b'Z' => 2,
        _ => 3,
    };
    let classes: Vec<u8> = text.bytes().map(class).collect();
    let changes = classes.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let has = |wanted: u8| classes.contains(&wanted);
    let all = has(0) && has(1) && has(2);
    let two = has(0) && (has(1) || has(2));
    all && changes * 5 >= text.len() * 2 || two && !all && changes * 3 >= text.len()
}

/// Letters of one case (or one capital), then few digits: what people call things.
fn is_word(piece: &str) -> bool {
    let letters = piece.trim_end_matches(|c: char| c.is_ascii_digit());
    let after = piece.len() - letters.len();
    let lead = letters.trim_start_matches(|c: char| c.is_ascii_digit());
    let before = letters.len() - lead.len();
    let plain = lead.bytes().all(|byte| byte.is_ascii_alphabetic());
    let capitals = lead.bytes().skip(1).zip(lead.bytes()).filter(|(now, then)| now.is_ascii_uppercase() && then.is_ascii_lowercase()).count();
    plain && after <= 8 && before <= 8 && (lead.len() >= 12 || capitals * 3 <= lead.len())
}

/// `8-4-4-4-12` hexadecimal digits.
fn is_uuid(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    parts.iter().map(|part| part.len()).eq([8, 4, 4, 4, 12]) && parts.iter().all(|part| part.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Shannon's, in bits a character.
fn entropy(text: &str) -> f64 {
    let mut counts = [0_u32; 256];
    for byte in text.bytes() {
        counts[usize::from(byte)] += 1;
    }
    let all = text.len() as f64;
    counts.iter().filter(|count| **count > 0).map(|count| f64::from(*count) / all).map(|share| -share * share.log2()).sum()
}
