//! Snapshots whose runs are compressed: Jupyter writes one line a number, and a recording of ordinary
//! size would be longer than the notebook.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Read;

use serde_json::value::RawValue;

use super::MAX_BYTES;

/// The snapshot's JSON with its runs in plain sight; text that is not packed, or no JSON, as it is.
///
/// # Errors
/// What is packed cannot be unpacked, or is larger than a snapshot may be: one clause for people.
pub fn plain(text: &str) -> Result<Cow<'_, str>, String> {
    if !text.contains("\"packed\"") {
        return Ok(Cow::Borrowed(text));
    }
    let Ok(members) = serde_json::from_str::<BTreeMap<String, &RawValue>>(text) else {
        return Ok(Cow::Borrowed(text));
    };
    let (Some(packed), false) = (members.get("packed"), members.contains_key("runs")) else {
        return Ok(Cow::Borrowed(text));
    };
    let packed: String = serde_json::from_str(packed.get()).map_err(|_| "its `packed` is no text")?;
    let runs = inflate(&decode(&packed).ok_or("its `packed` is not base64")?)?;
    // Braces in it could otherwise end the object that it is put into.
    let runs: &RawValue = serde_json::from_str(&runs).map_err(|e| format!("its packed JSON is broken ({e})"))?;
    let mut all: BTreeMap<&str, &RawValue> =
        members.iter().filter(|(key, _)| *key != "packed").map(|(key, value)| (key.as_str(), *value)).collect();
    all.insert("runs", runs);
    serde_json::to_string(&all).map(Cow::Owned).map_err(|e| e.to_string())
}

fn inflate(bytes: &[u8]) -> Result<String, String> {
    let mut text = String::new();
    let limit = MAX_BYTES as u64 + 1;
    flate2::read::ZlibDecoder::new(bytes)
        .take(limit)
        .read_to_string(&mut text)
        .map_err(|e| format!("its `packed` cannot be decompressed ({e})"))?;
    if text.len() > MAX_BYTES {
        return Err(format!("it unpacks to more than {} MB", MAX_BYTES / 1_000_000));
    }
    Ok(text)
}

/// Base64 with the standard alphabet and padding.
fn decode(text: &str) -> Option<Vec<u8>> {
    let digits = text.trim_end_matches('=').as_bytes();
    let mut bytes = Vec::with_capacity(digits.len() / 4 * 3 + 3);
    for group in digits.chunks(4) {
        let mut bits = 0u32;
        for &digit in group {
            let value = match digit {
                b'A'..=b'Z' => digit - b'A',
                b'a'..=b'z' => digit - b'a' + 26,
                b'0'..=b'9' => digit - b'0' + 52,
                b'+' => 62,
                b'/' => 63,
                _ => return None,
            };
            bits = bits << 6 | u32::from(value);
        }
        bits <<= 6 * (4 - group.len());
        let whole = [(bits >> 16) as u8, (bits >> 8) as u8, bits as u8];
        bytes.extend_from_slice(whole.get(..group.len().checked_sub(1)?)?);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot::Snapshot;

    // base64.b64encode(zlib.compress(b'[{"cell":"a","hash":"0123456789abcdef","count":1,"status":"ok"}]', 9))
    const RUNS: &str = "eNqLrlZKTs3JUbJSSlTSUcpILM4AMg0MjYxNTM3MLSwTk5JTUtOAMsn5pXklSlaGOkrFJYklpcVAVfnZSrWxAFEbEtg=";

    #[test]
    fn what_the_agent_packs_is_read() {
        let text = format!(r#"{{"version": 1, "environment": {{"python": "3.12.1"}}, "packed": "{RUNS}"}}"#);
        let snapshot = Snapshot::parse(&text).unwrap();
        assert_eq!(snapshot.runs[0].cell.as_deref(), Some("a"));
        assert_eq!(snapshot.environment.python.as_deref(), Some("3.12.1"));
    }

    #[test]
    fn what_cannot_be_unpacked_says_why() {
        for (packed, reason) in [
            ("3", "no text"),
            ("\"é\"", "not base64"),
            ("\"AAAA\"", "cannot be decompressed"),
            (&format!("\"{}\"", &RUNS[..40]), "cannot be decompressed"),
            ("\"eNpLyy9KzUzPU8hNzMxLBQAkEwUV\"", "broken"),
        ] {
            let error = Snapshot::parse(&format!(r#"{{"version": 1, "packed": {packed}}}"#)).unwrap_err();
            assert!(error.contains(reason), "{packed}: {error}");
        }
    }

    #[test]
    fn a_bomb_is_refused_without_being_unpacked_whole() {
        use std::io::Write;
        let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
        for _ in 0..80 {
            encoder.write_all(&vec![b' '; 1_000_000]).unwrap();
        }
        let error = inflate(&encoder.finish().unwrap()).unwrap_err();
        assert!(error.contains("more than 50 MB"), "{error}");
    }
}
