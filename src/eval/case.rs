//! Brings a case into the form of any notebook: an `.ipynb` with a recorded snapshot.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::facts::{self, Code};
use super::literal::Literal;
use super::package::Case;
use crate::snapshot::source_hash;

/// Library versions by distribution name; `python` among them.
pub type Versions = BTreeMap<String, String>;

impl Case {
    /// Index of the target among the notebook's cells.
    pub fn target_index(&self) -> usize {
        self.executed.len()
    }

    /// The case as a notebook: the executed cells with counts, the target without one. The runtime
    /// information is what the last run left behind; the runs before it were not recorded.
    pub fn notebook(&self, versions: &Versions) -> Result<Value, String> {
        let mut cells: Vec<Value> = Vec::new();
        let mut runs: Vec<Value> = Vec::new();
        for (index, source) in self.executed.iter().enumerate() {
            let id = facts::cell_id(index);
            cells.push(cell(&id, source, Some(index + 1)));
            runs.push(json!({
                "cell": id, "hash": source_hash(source), "count": index + 1, "status": "ok", "set": {}, "complete": false
            }));
        }
        cells.push(cell("target", &self.target, None));
        let python = versions.get("python").map_or("3", String::as_str);
        let mut metadata = json!({
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python", "version": python}
        });
        if let Some(printed) = &self.runtime {
            let variables = self.variables(printed)?;
            if let Some(last) = runs.last_mut() {
                last["set"] = Value::Object(variables);
            }
            let packages: Map<String, Value> =
                versions.iter().filter(|(name, _)| *name != "python").map(|(k, v)| (k.clone(), json!(v))).collect();
            metadata["crane"] = json!({
                "version": crate::snapshot::VERSION,
                "agent": "replication package",
                "environment": {"python": python, "packages": packages},
                "runs": runs
            });
        }
        Ok(json!({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}))
    }

    fn variables(&self, printed: &str) -> Result<facts::Variables, String> {
        let printed = Literal::parse(printed).map_err(|e| format!("{}: the runtime information is broken: {e}", self.id))?;
        facts::variables(&printed, &Code::new(&self.executed, &self.target)).map_err(|e| format!("{}: {e}", self.id))
    }
}

fn cell(id: &str, source: &str, count: Option<usize>) -> Value {
    let lines: Vec<&str> = source.split_inclusive('\n').collect();
    json!({"cell_type": "code", "id": id, "metadata": {}, "execution_count": count, "outputs": [], "source": lines})
}

#[cfg(test)]
mod tests {
    use super::super::package::Label;
    use super::*;
    use crate::lint::{Options, Runtime};
    use crate::{notebook, snapshot};

    #[test]
    fn a_case_is_a_notebook_whose_last_run_recorded_the_variables() {
        let case = Case {
            id: "pandas_1_fixed".into(),
            pair: "pandas_1".into(),
            crashes: false,
            executed: vec!["import os\nx = 1\n".into(), "y = 2".into()],
            target: "x + y".into(),
            runtime: Some("{'x': {'type': \"<class 'int'>\", 'value': 1}}".into()),
            label: Label::default(),
        };
        let versions = Versions::from([("python".into(), "3.10".into()), ("numpy".into(), "1.26.4".into())]);
        let text = case.notebook(&versions).unwrap().to_string();
        let notebook = notebook::read_bytes("case.ipynb".as_ref(), text.into_bytes()).unwrap();
        let loaded = snapshot::load(&notebook, &Options::default());
        assert_eq!(loaded.runtime, Runtime::Recorded);
        assert_eq!(loaded.targets().collect::<Vec<_>>(), [case.target_index()]);
        let recorded = loaded.snapshot.unwrap();
        assert_eq!(recorded.environment.packages["numpy"], "1.26.4");
        let state = recorded.final_state();
        assert_eq!(state.variables["x"].run, 1);
        assert_eq!(state.variables["x"].summary.fact("values", "value").unwrap().as_int(), Some(1));
        assert!(!state.surely_absent("y"));
    }
}
