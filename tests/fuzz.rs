//! Notebooks, snapshots and configuration with faults thrown in: never a panic, never a hang.
//!
//! A short run by default; `make fuzz` and `FUZZ_SECONDS`, `FUZZ_SEED` make it long or another one.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crane::lint::{Options, lint_bytes};

/// No notebook that small may take longer, even without optimisation on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// SplitMix64: small, and the same everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.below(from.len())]
    }
}

/// What is likely to be taken in a wrong way.
const PIECES: &[&str] = &[
    "\"", "\\", "\\u", "\\ud800", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "1e999", "99999999999999999999", "\n", "\r\n", "\0", "\t",
    "é", "\u{1f600}", "\u{feff}", "\"cells\":", "\"source\":", "\"metadata\":", "\"execution_count\":", "\"outputs\":", "\"crane\":",
];
const CODE: &[&str] = &[
    "(", ")", "[", "]", "{", "}", ":", ",", "=", ":=", "*", "**", "@", ".", "lambda x: ", "def f(x):\\n    ", "class C:\\n    ", "for i in x:\\n    ",
    "while True:\\n    ", "try:\\n    ", "except:\\n    ", "with x as y:\\n    ", "match x:\\n    case ", "global x\\n", "nonlocal x\\n", "del x\\n",
    "return ", "yield ", "await ", "import x\\n", "from x import *\\n", "%%time\\n", "%time ", "%run x.py\\n", "!ls\\n", "?", "f'{x!r:>{w}}'",
    "'''", "\\\\n", "# noqa: CRN101\\n", "if x: ", "else: ", "x", "1", "1e400", "10**10**10", "'a' * 10**12", "[0] * 10**12", "\\n", "    ",
];

fn mutate(text: &mut Vec<u8>, random: &mut Random, pieces: &[&str]) {
    for _ in 0..=random.below(4) {
        let at = random.below(text.len() + 1);
        let end = (at + random.below(40)).min(text.len());
        match random.below(6) {
            0 => drop(text.drain(at..end)),
            1 => drop(text.splice(at..end, random.pick(pieces).bytes())),
            2 => drop(text.splice(at..at, random.pick(pieces).bytes())),
            3 => {
                let copy = text[at..end].to_vec();
                let to = random.below(text.len() + 1);
                text.splice(to..to, copy);
            }
            4 if at < text.len() => text[at] = random.next() as u8,
            4 => {}
            _ => text.truncate(at.max(text.len() / 2)),
        }
    }
}

/// Puts faults into the source of a cell, and leaves the JSON whole.
fn mutate_source(text: &mut Vec<u8>, random: &mut Random) {
    let mut document: serde_json::Value = serde_json::from_slice(text).expect("a fixture is JSON");
    let cells = document["cells"].as_array_mut().expect("a fixture has cells");
    let index = random.below(cells.len());
    let source = &mut cells[index]["source"];
    let mut code: Vec<u8> = source.as_array().map(|lines| lines.iter().filter_map(|line| line.as_str()).collect::<String>()).unwrap_or_default().into_bytes();
    let pieces: Vec<String> = CODE.iter().map(|piece| piece.replace("\\n", "\n")).collect();
    let pieces: Vec<&str> = pieces.iter().map(String::as_str).collect();
    mutate(&mut code, random, &pieces);
    *source = String::from_utf8_lossy(&code).into_owned().into();
    *text = serde_json::to_vec(&document).expect("it was JSON");
}

/// Puts faults into the snapshot, if there is one, and leaves the JSON whole.
fn mutate_snapshot(text: &mut Vec<u8>, random: &mut Random) {
    let mut document: serde_json::Value = serde_json::from_slice(text).expect("a fixture is JSON");
    let Some(crane) = document["metadata"].get_mut("crane") else { return mutate_source(text, random) };
    let mut bytes = serde_json::to_vec(crane).expect("it was JSON");
    for _ in 0..20 {
        let mut changed = bytes.clone();
        mutate(&mut changed, random, PIECES);
        if let Ok(value) = serde_json::from_slice::<serde_json::Value>(&changed) {
            *crane = value;
            bytes = changed;
        }
    }
    *text = serde_json::to_vec(&document).expect("it was JSON");
}

fn seeds() -> Vec<(PathBuf, Vec<u8>)> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let mut seeds = Vec::new();
    for folder in ["demo", "names"] {
        for entry in std::fs::read_dir(fixtures.join(folder)).expect("the fixtures are there") {
            let path = entry.expect("it can be listed").path();
            if path.extension().is_some_and(|extension| extension == "ipynb") {
                let bytes = std::fs::read(&path).expect("a fixture can be read");
                seeds.push((path, bytes));
            }
        }
    }
    seeds.sort();
    seeds
}

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn run() {
    let seeds = seeds();
    let seed = number("FUZZ_SEED", 1);
    let until = Instant::now() + Duration::from_secs(number("FUZZ_SECONDS", 5));
    let mut round = 0;
    while Instant::now() < until {
        // Each round has a seed of its own, so that one that fails can be run alone.
        let own = seed.wrapping_mul(1_000_003).wrapping_add(round);
        let mut random = Random(own);
        let (path, original) = &seeds[random.below(seeds.len())];
        let mut bytes = original.clone();
        match random.below(4) {
            0 => mutate(&mut bytes, &mut random, PIECES),
            1 | 2 => mutate_source(&mut bytes, &mut random),
            _ => mutate_snapshot(&mut bytes, &mut random),
        }
        let start = Instant::now();
        let kept = bytes.clone();
        let outcome = std::panic::catch_unwind(|| {
            let report = lint_bytes(path, bytes, &Options::default());
            if let Some(notebook) = &report.notebook {
                crane::lint::audit_notebook(notebook, &Options::default());
            }
        });
        if outcome.is_err() || start.elapsed() > LONG {
            let saved = std::env::temp_dir().join(format!("crane-fuzz-{own}.ipynb"));
            std::fs::write(&saved, kept).expect("the case can be saved");
            panic!("round {round} of FUZZ_SEED={seed} took {:?}; see {}", start.elapsed(), saved.display());
        }
        round += 1;
    }
    println!("{round} rounds");
}

#[test]
fn notebooks_with_faults() {
    // As deep a stack as crane's own threads have.
    std::thread::Builder::new().stack_size(16 << 20).spawn(run).expect("a thread").join().expect("no panic");
}
