//! Secrets that are known by their form.

use std::ops::Range;

/// Beginning, least number of characters that follow, and whether only letters and digits may.
const PREFIXES: &[(&str, usize, bool)] = &[
    ("sk-", 16, false),             // OpenAI, Anthropic, OpenRouter
    ("sk_live_", 10, true),         // Stripe
    ("sk_test_", 10, true),
    ("rk_live_", 10, true),
    ("whsec_", 16, true),
    ("ghp_", 20, true),             // GitHub
    ("gho_", 20, true),
    ("ghu_", 20, true),
    ("ghs_", 20, true),
    ("ghr_", 20, true),
    ("github_pat_", 20, false),
    ("glpat-", 16, false),          // GitLab
    ("AKIA", 16, true),             // AWS
    ("ASIA", 16, true),
    ("AIza", 30, false),            // Google
    ("ya29.", 20, false),
    ("GOCSPX-", 16, false),
    ("xoxb-", 10, false),           // Slack
    ("xoxp-", 10, false),
    ("xoxa-", 10, false),
    ("xoxs-", 10, false),
    ("xapp-", 10, false),
    ("hf_", 20, true),              // Hugging Face
    ("gsk_", 20, true),             // Groq
    ("nvapi-", 16, false),
    ("r8_", 20, true),              // Replicate
    ("npm_", 20, true),
    ("pypi-", 40, false),
    ("dop_v1_", 20, true),          // DigitalOcean
    ("dapi", 32, true),             // Databricks
    ("SG.", 30, false),             // SendGrid
    ("key-", 32, true),             // Mailgun
    ("lin_api_", 20, true),
    ("secret_", 32, true),          // Notion
    ("shpat_", 20, true),           // Shopify
    ("EAACEdEose0cBA", 10, true),
    ("pplx-", 20, true),
    ("wandb_", 20, true),
];

/// Words in front of a credential.
const SCHEMES: [&str; 4] = ["Bearer ", "Basic ", "bearer ", "token "];

const PRIVATE: &str = "PRIVATE KEY";

/// A byte that a key may hold.
fn in_key(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.')
}

/// Bytes from `at` on that `accept` takes.
fn run(text: &str, at: usize, accept: impl Fn(u8) -> bool) -> usize {
    text.as_bytes()[at..].iter().take_while(|byte| accept(**byte)).count()
}

fn starts_word(text: &str, at: usize) -> bool {
    at == 0 || !text.as_bytes()[at - 1].is_ascii_alphanumeric()
}

pub fn find(text: &str, spans: &mut Vec<Range<usize>>) {
    for (prefix, least, plain) in PREFIXES {
        for (at, _) in text.match_indices(prefix) {
            let start = at + prefix.len();
            let length = run(text, start, |byte| if *plain { byte.is_ascii_alphanumeric() } else { in_key(byte) });
            if length >= *least && starts_word(text, at) && text[start..start + length].bytes().any(|b| b.is_ascii_digit() || b.is_ascii_uppercase()) {
                spans.push(at..start + length);
            }
        }
    }
    for scheme in SCHEMES {
        for (at, _) in text.match_indices(scheme) {
            let start = at + scheme.len();
            let length = run(text, start, |byte| in_key(byte) || matches!(byte, b'+' | b'/' | b'=' | b'~'));
            if length >= 16 && starts_word(text, at) {
                spans.push(start..start + length);
            }
        }
    }
    web_tokens(text, spans);
    private_keys(text, spans);
    urls(text, spans);
    telegram(text, spans);
}

/// JSON web tokens: three parts of base64, the first of which begins with `{"`.
fn web_tokens(text: &str, spans: &mut Vec<Range<usize>>) {
    for (at, _) in text.match_indices("eyJ") {
        let length = run(text, at, in_key);
        if length >= 30 && text[at..at + length].matches('.').count() >= 1 && starts_word(text, at) {
            spans.push(at..at + length);
        }
    }
}

/// `-----BEGIN … PRIVATE KEY-----` to its end, or to the end of the text.
fn private_keys(text: &str, spans: &mut Vec<Range<usize>>) {
    for (at, _) in text.match_indices("-----BEGIN ") {
        let head = text[at..].lines().next().unwrap_or_default();
        if !head.contains(PRIVATE) {
            continue;
        }
        let end = text[at + 11..].find("-----END ").map_or(text.len(), |end| {
            let end = at + 11 + end + "-----END ".len();
            text[end..].find("-----").map_or(text.len(), |rest| end + rest + 5)
        });
        spans.push(at..end);
    }
}

/// Credentials in URLs and connection strings: `scheme://user:password@host`, `…?token=…`, and hooks whose
/// path is the secret.
fn urls(text: &str, spans: &mut Vec<Range<usize>>) {
    for (at, _) in text.match_indices("://") {
        let start = at + 3;
        let length = run(text, start, |byte| !byte.is_ascii_whitespace() && !matches!(byte, b'"' | b'\'' | b'`' | b'<' | b'>' | b'\\'));
        let rest = &text[start..start + length];
        let authority = &rest[..rest.find(['/', '?', '#']).unwrap_or(rest.len())];
        // A password may hold a slash that was not escaped.
        let credentials = authority.rfind('@').or_else(|| rest.rfind('@').filter(|end| rest[..*end].contains(':') && !rest[..*end].contains('?')));
        if let Some(end) = credentials {
            let from = rest[..end].find(':').map_or(0, |colon| colon + 1);
            spans.push(start + from..start + end);
        }
        if let Some(query) = rest.find('?') {
            for pair in rest[query + 1..].split('&') {
                if let Some((name, value)) = pair.split_once('=')
                    && (super::names::is_secret(name) || matches!(name, "key" | "sig" | "signature" | "code" | "X-Amz-Signature"))
                    && value.len() >= 6
                {
                    let from = value.as_ptr() as usize - text.as_ptr() as usize;
                    spans.push(from..from + value.len());
                }
            }
        }
        for hook in ["hooks.slack.com/services/", "discord.com/api/webhooks/", "discordapp.com/api/webhooks/", "webhook.office.com/"] {
            if let Some(path) = rest.strip_prefix(hook) {
                spans.push(start + hook.len()..start + hook.len() + path.len());
            }
        }
    }
    // Azure and databases without URLs: `AccountKey=…;`, `Password=…;`.
    for (at, name) in ["AccountKey=", "SharedAccessKey=", "SharedAccessSignature=", "Password=", "Pwd=", "PWD=", "password="].iter().flat_map(|name| text.match_indices(name)) {
        let start = at + name.len();
        let length = run(text, start, |byte| !byte.is_ascii_whitespace() && !matches!(byte, b';' | b'"' | b'\'' | b'&' | b',' | b')' | b'(' | b'{'));
        // `password=variable` in a call is no secret: in a connection string something follows or leads.
        let inside = text[start + length..].starts_with(';') || text[..at].trim_end().ends_with(';');
        if length >= 3 && (inside || name.starts_with("Account") || name.starts_with("Shared")) {
            spans.push(start..start + length);
        }
    }
}

/// `123456789:AA…`, a Telegram bot's.
fn telegram(text: &str, spans: &mut Vec<Range<usize>>) {
    for (at, _) in text.match_indices(":AA") {
        let digits = text.as_bytes()[..at].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let length = run(text, at + 1, |byte| in_key(byte) && byte != b'.');
        if (8..=11).contains(&digits) && length >= 30 {
            spans.push(at - digits..at + 1 + length);
        }
    }
}
