//! Exact versions in the files that package managers write. Lines are enough: no file is refused.

/// Packages and their versions in a file of this name.
pub fn pins(file: &str, text: &str) -> Vec<(String, String)> {
    match file {
        "uv.lock" | "poetry.lock" | "pdm.lock" => lock(text),
        "Pipfile.lock" => pipfile(text),
        "environment.yml" | "environment.yaml" => environment(text),
        "pyproject.toml" => pyproject(text),
        _ => requirements(text),
    }
}

/// `name==version`, with extras and quotes left out; `None` for anything that is not exact.
pub fn exact(requirement: &str) -> Option<(&str, &str)> {
    let requirement = requirement.trim().trim_matches(['"', '\'', ',']);
    let (name, version) = requirement.split_once("==")?;
    let name = name.split('[').next()?.trim();
    let version = version.trim_start_matches('=').split([';', '#', ' ', ',']).next()?.trim();
    (is_name(name) && is_version(version)).then_some((name, version))
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.len() < 100 && name.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
}

fn is_version(version: &str) -> bool {
    version.starts_with(|c: char| c.is_ascii_digit())
        && version.len() < 40
        && version.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
}

fn owned((name, version): (&str, &str)) -> (String, String) {
    (name.to_owned(), version.to_owned())
}

/// `[[package]]` tables with `name` and `version`.
fn lock(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut name = None;
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with('[') {
            inside = line.trim() == "[[package]]";
            name = None;
        } else if inside && let Some((key, value)) = line.split_once('=') {
            let value = value.trim().trim_matches('"');
            match (key.trim(), name) {
                ("name", _) => name = Some(value),
                ("version", Some(name)) if is_name(name) && is_version(value) => found.push(owned((name, value))),
                _ => {}
            }
        }
    }
    found
}

fn pipfile(text: &str) -> Vec<(String, String)> {
    let Ok(tree) = serde_json::from_str::<serde_json::Value>(text) else { return Vec::new() };
    let packages = tree.get("default").and_then(|packages| packages.as_object());
    let pin = |(name, entry): (&String, &serde_json::Value)| {
        let version = entry.get("version")?.as_str()?.strip_prefix("==")?.to_owned();
        (is_name(name) && is_version(&version)).then(|| (name.clone(), version))
    };
    packages.into_iter().flatten().filter_map(pin).collect()
}

fn requirements(text: &str) -> Vec<(String, String)> {
    // Hashes follow on lines of their own; what has a marker need not be installed.
    text.lines().filter(|line| !line.contains(';')).filter_map(|line| exact(line.split(" --").next()?.trim_end_matches('\\'))).map(owned).collect()
}

/// `- pandas=2.1.4=build`, `- conda-forge::pandas==2.1.4`, and pip's own list.
fn environment(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for line in text.lines() {
        let Some(item) = line.trim_start().strip_prefix("- ") else { continue };
        let item = item.split('#').next().unwrap_or(item).trim().trim_matches(['"', '\'']);
        let item = item.rsplit("::").next().unwrap_or(item);
        if let Some(pin) = exact(item) {
            found.push(owned(pin));
        } else if let Some((name, version)) = item.split_once('=') {
            let version = version.split('=').next().unwrap_or(version).trim_end_matches(".*");
            if is_name(name) && is_version(version) {
                found.push(owned((name, version)));
            }
        }
    }
    found
}

/// Exact pins among the dependencies; ranges say nothing.
fn pyproject(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut table = "";
    for line in text.lines() {
        let line = line.trim();
        if line.starts_with('[') && line.ends_with(']') && !line.contains('"') {
            table = line;
        } else if table.starts_with("[tool.poetry") && table.ends_with("dependencies]") {
            if let Some((name, version)) = line.split_once('=') {
                let version = version.trim().trim_matches('"').trim_start_matches("==");
                if is_name(name.trim()) && is_version(version) && version.contains('.') {
                    found.push(owned((name.trim(), version)));
                }
            }
        } else if matches!(table, "[project]" | "[dependency-groups]") {
            found.extend(line.split('"').skip(1).step_by(2).filter(|part| !part.contains(';')).filter_map(exact).map(owned));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(file: &str, text: &str) -> Vec<(String, String)> {
        pins(file, text)
    }

    fn pin(name: &str, version: &str) -> (String, String) {
        (name.into(), version.into())
    }

    #[test]
    fn locks() {
        let text = "version = 1\n\n[[package]]\nname = \"pandas\"\nversion = \"2.1.4\"\ndependencies = [\n  { name = \"numpy\" },\n]\n\n\
            [package.metadata]\nname = \"x\"\nversion = \"9\"\n[[package]]\nname = \"local\"\nsource = { editable = \".\" }\n";
        assert_eq!(one("uv.lock", text), [pin("pandas", "2.1.4")]);
        let json = r#"{"default": {"pandas": {"version": "==1.5.3"}, "git": {"ref": "x"}}, "develop": {"numpy": {"version": "==1"}}}"#;
        assert_eq!(one("Pipfile.lock", json), [pin("pandas", "1.5.3")]);
        assert_eq!(one("Pipfile.lock", "{"), []);
    }

    #[test]
    fn requirements_and_environments() {
        let text = "pandas==2.1.4 \\\n    --hash=sha256:00\nnumpy>=1\nuvicorn[standard]==0.20.0  # web\nold==1.0; python_version < '3'\n-r other.txt\n";
        assert_eq!(one("requirements.txt", text), [pin("pandas", "2.1.4"), pin("uvicorn", "0.20.0")]);
        let text = "name: x\ndependencies:\n  - python=3.11\n  - conda-forge::pandas=2.1.4=py311_0\n  - numpy>=1.2\n  - pip:\n    - seaborn==0.12.2\n";
        assert_eq!(one("environment.yml", text), [pin("python", "3.11"), pin("pandas", "2.1.4"), pin("seaborn", "0.12.2")]);
    }

    #[test]
    fn only_exact_pins_of_a_project() {
        let text = "[project]\ndependencies = [\"pandas==2.1.4\", \"numpy>=1\"]\nversion = \"1.0\"\n[tool.poetry.dependencies]\n\
            seaborn = \"0.12.2\"\nscipy = \"^1.2\"\n[tool.other]\nmatplotlib = \"3.1\"\n";
        assert_eq!(one("pyproject.toml", text), [pin("pandas", "2.1.4"), pin("seaborn", "0.12.2")]);
    }
}
