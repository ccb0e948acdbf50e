//! The layout of the replication package: cases, labels, and recorded votes of language models.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::llm::votes::Tally;

/// What is measured: with which recorded facts crane, or a model, is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Setting {
    /// With runtime information.
    Rt,
    /// Without.
    NoRt,
    /// With all but structure: shapes, lengths, counts.
    RtS,
    /// With all but types.
    RtR,
    /// With all but value facts.
    RtV,
}

impl Setting {
    pub fn name(self) -> &'static str {
        match self {
            Setting::Rt => "rt",
            Setting::NoRt => "no-rt",
            Setting::RtS => "rt-s",
            Setting::RtR => "rt-r",
            Setting::RtV => "rt-v",
        }
    }

    pub fn runtime(self) -> bool {
        self != Setting::NoRt
    }

    /// The category of facts that is left out.
    pub fn without(self) -> Option<&'static str> {
        match self {
            Setting::RtS => Some("structure"),
            Setting::RtR => Some("types"),
            Setting::RtV => Some("values"),
            Setting::Rt | Setting::NoRt => None,
        }
    }
}

/// One case as it stands in its file.
#[derive(Debug, Clone, PartialEq)]
pub struct Case {
    /// `torch_11_reproduced`.
    pub id: String,
    /// `torch_11`, the pair that the case belongs to.
    pub pair: String,
    /// Whether its target crashes.
    pub crashes: bool,
    /// Sources of the executed cells, in order.
    pub executed: Vec<String>,
    pub target: String,
    /// The runtime information as printed.
    pub runtime: Option<String>,
    pub label: Label,
}

/// What the package's authors say of a pair.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
pub struct Label {
    pub case: String,
    pub library: String,
    pub root_cause: String,
    /// In lower case.
    pub exception: String,
    pub message: String,
    pub diagnosis: String,
}

/// The recorded answers of a model about one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Votes {
    pub answers: Vec<Vote>,
    /// How many may be asked for; as many as were recorded.
    pub of: usize,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Vote {
    pub detection: bool,
    #[serde(default)]
    pub reasoning: String,
}

impl Votes {
    /// Whether most of the answers are that the target crashes.
    pub fn crash(&self) -> bool {
        self.answers.iter().filter(|vote| vote.detection).count() * 2 > self.answers.len()
    }

    /// How many answers are needed, asked one after another, until the majority cannot change; and whether it crashes
    /// by these.
    pub fn early(&self) -> (usize, bool) {
        let mut tally = Tally::new(self.of);
        let mut calls = 0;
        for vote in &self.answers {
            if tally.outcome().is_some() {
                break;
            }
            tally.add(vote.detection);
            calls += 1;
        }
        (calls, tally.outcome().unwrap_or(false))
    }

    /// The reason of the first answer that sides with the majority.
    pub fn reason(&self) -> &str {
        self.answers.iter().find(|vote| vote.detection == self.crash()).map_or("", |vote| &vote.reasoning)
    }
}

/// A replication package on disk.
#[derive(Debug)]
pub struct Package {
    root: PathBuf,
    labels: BTreeMap<String, Label>,
}

impl Package {
    /// Opens a folder in the package's layout.
    pub fn open(root: &Path) -> Result<Package, String> {
        let folder = root.join("llms/llms_inputs");
        if !folder.is_dir() {
            return Err(format!("{} is no replication package: it has no folder llms/llms_inputs", root.display()));
        }
        let path = root.join("labels.csv");
        let mut labels = BTreeMap::new();
        if path.exists() {
            let mut reader = csv::Reader::from_path(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            for label in reader.deserialize::<Label>() {
                let label = label.map_err(|e| format!("{}: {e}", path.display()))?;
                labels.insert(label.case.clone(), label);
            }
        }
        Ok(Package { root: root.to_path_buf(), labels })
    }

    /// Library versions that the package says its cases ran with.
    pub fn versions_file(&self) -> Option<PathBuf> {
        Some(self.root.join("versions.toml")).filter(|path| path.exists())
    }

    /// All cases of a setting, by name.
    pub fn cases(&self, setting: Setting) -> Result<Vec<Case>, String> {
        let folder = if setting.runtime() { "executed_code_runinfo" } else { "executed_code" };
        let mut cases = Vec::new();
        for library in entries(&self.root.join("llms/llms_inputs").join(folder))? {
            if !library.is_dir() {
                continue;
            }
            for path in entries(&library)? {
                if path.extension().is_some_and(|extension| extension == "txt") {
                    cases.push(self.case(&path)?);
                }
            }
        }
        cases.sort_by_key(|case| sort_key(&case.id));
        Ok(cases)
    }

    fn case(&self, path: &Path) -> Result<Case, String> {
        let id = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_string();
        let (pair, kind) = id.rsplit_once('_').unwrap_or((&id, ""));
        let crashes = match kind {
            "reproduced" => true,
            "fixed" => false,
            _ => return Err(format!("{}: a case's name ends in _reproduced or _fixed", path.display())),
        };
        let text = std::fs::read_to_string(path).map_err(|e| format!("{} could not be read: {e}", path.display()))?;
        let parts = split(&text).map_err(|e| format!("{}: {e}", path.display()))?;
        let label = self.labels.get(pair).cloned().unwrap_or_default();
        Ok(Case { pair: pair.into(), crashes, executed: parts.0, runtime: parts.1, target: parts.2, label, id })
    }

    /// The recorded votes of a model, by case. `model` is its folder's name or an unambiguous beginning of it.
    pub fn votes(&self, model: &str, setting: Setting) -> Result<BTreeMap<String, Votes>, String> {
        let folder = match setting {
            Setting::Rt => "crash_detection_code_runinfo",
            Setting::NoRt => "crash_detection_code",
            _ => return Err(format!("no votes were recorded for the setting {}; there are rt and no-rt", setting.name())),
        };
        let models = entries(&self.root.join("llms/llms_outputs/results_raw"))?;
        let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().to_string();
        let wanted: Vec<&PathBuf> =
            models.iter().filter(|path| name(path).to_lowercase().starts_with(&model.to_lowercase())).collect();
        let [path] = wanted.as_slice() else {
            let known: Vec<String> = models.iter().map(name).collect();
            return Err(format!("no single model is called {model:?}; there are {}", known.join(", ")));
        };
        let mut votes = BTreeMap::new();
        for path in files(&path.join(folder), 2)? {
            let text = std::fs::read_to_string(&path).map_err(|e| format!("{} could not be read: {e}", path.display()))?;
            let answers: Vec<Vote> = serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))?;
            let id = path.file_stem().unwrap_or_default().to_string_lossy().to_string();
            votes.insert(id, Votes { of: answers.len(), answers });
        }
        Ok(votes)
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let read = std::fs::read_dir(folder).map_err(|e| format!("{} could not be read: {e}", folder.display()))?;
    let mut paths: Vec<PathBuf> = read.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

/// The files in a folder and, to a depth, in its folders: some packages sort them by library.
fn files(folder: &Path, depth: u32) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if !path.is_dir() {
            found.push(path);
        } else if depth > 0 {
            found.extend(files(&path, depth - 1)?);
        }
    }
    Ok(found)
}

/// `torch_2_fixed` comes before `torch_11_fixed`.
fn sort_key(id: &str) -> (String, u32, String) {
    let mut parts = id.splitn(3, '_');
    let library = parts.next().unwrap_or_default().to_string();
    let number = parts.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    (library, number, parts.next().unwrap_or_default().to_string())
}

/// Splits a case's text into executed cells, runtime information and target.
fn split(text: &str) -> Result<(Vec<String>, Option<String>, String), String> {
    let mut executed: Vec<String> = Vec::new();
    let mut runtime: Option<String> = None;
    let mut target: Option<String> = None;
    for line in text.split_inclusive('\n') {
        let heading = line.trim_end();
        if target.is_none() && heading == "# Target Cell:" {
            target = Some(String::new());
        } else if target.is_none()
            && runtime.is_none()
            && heading.starts_with("# Current relev")
            && heading.ends_with("nt runtime information:")
        {
            runtime = Some(String::new());
        } else if target.is_none() && runtime.is_none() && heading == format!("## Cell {}:", executed.len() + 1) {
            executed.push(String::new());
        } else if let Some(part) = target.as_mut().or(runtime.as_mut()).or(executed.last_mut()) {
            part.push_str(line);
        }
    }
    let target = target.ok_or("it has no line `# Target Cell:`")?;
    Ok((executed.iter().map(|cell| source(cell)).collect(), runtime, source(&target)))
}

/// A cell's source without the blank lines that the package puts around it.
fn source(text: &str) -> String {
    let text = text.strip_prefix('\n').unwrap_or(text);
    text.trim_end().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_split_at_its_own_headings_only() {
        let text = "# Executed Cells:\n## Cell 1:\n\nx = 1\n## Cell 7:\n\n## Cell 2:\n\ny\n\n# Current relevent runtime information:\n{'x': 1}\n# Target Cell:\n\nx\n# Target Cell:\n";
        let (executed, runtime, target) = split(text).unwrap();
        assert_eq!(executed, ["x = 1\n## Cell 7:", "y"]);
        assert_eq!(runtime.as_deref(), Some("{'x': 1}\n"));
        assert_eq!(target, "x\n# Target Cell:");
        assert!(split("x = 1").is_err());
    }

    #[test]
    fn votes_are_asked_until_they_cannot_change_the_outcome() {
        let votes = |answers: &[bool]| Votes {
            answers: answers.iter().map(|&detection| Vote { detection, reasoning: String::new() }).collect(),
            of: answers.len(),
        };
        assert_eq!(votes(&[true; 5]).early(), (3, true));
        let split = votes(&[true, false, true, false, false]);
        assert_eq!((split.early(), split.crash()), ((5, false), false));
        assert_eq!(votes(&[]).early(), (0, false));
    }

    #[test]
    fn cases_stand_in_the_order_of_their_numbers() {
        assert!(sort_key("torch_2_fixed") < sort_key("torch_11_fixed"));
        assert!(sort_key("torch_2_fixed") < sort_key("torch_2_reproduced"));
    }
}
