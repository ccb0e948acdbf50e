//! What the cells themselves say of the recorded names: imports, definitions, attributes.

use std::collections::HashMap;

use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::Ranged;
use serde_json::{Value, json};

use crate::notebook::source::parse_text;
use crate::snapshot::source_hash;

/// The id that a cell of a case has in its notebook; from 0.
pub fn cell_id(index: usize) -> String {
    format!("cell-{}", index + 1)
}

/// Words that make pandas hold something else than its default dtypes.
const NARROWING: [&str; 10] = [
    "float32", "float16", "int8", "int16", "int32", "downcast", "category", "Categorical", "convert_dtypes", "reduce_mem",
];

/// Names and where they come from.
#[derive(Debug, Default)]
pub struct Code {
    /// Name → (module, member of it).
    imports: HashMap<String, (String, Option<String>)>,
    /// Name → `{"cell", "hash", "line"}`.
    definitions: HashMap<String, Value>,
    /// `a_b` → (`a`, `b`), for each `a.b` in the target.
    attributes: HashMap<String, (String, String)>,
    /// Whether no cell narrows dtypes: numbers are then `int64` and `float64`, and strings `object`.
    pub default_dtypes: bool,
}

impl Code {
    pub fn new(cells: &[String], target: &str) -> Code {
        let mut code = Code { default_dtypes: true, ..Code::default() };
        for (index, source) in cells.iter().enumerate() {
            code.default_dtypes &= !NARROWING.iter().any(|word| source.contains(word));
            let parsed = parse_text(source, None);
            for stmt in &parsed.module.body {
                if let Some((name, at)) = defined_name(stmt) {
                    let line = source[..at].matches('\n').count() + 1;
                    let place = json!({"cell": cell_id(index), "hash": source_hash(source), "line": line});
                    code.definitions.insert(name.into(), place);
                    code.imports.remove(name);
                }
            }
            code.visit_body(&parsed.module.body);
        }
        let mut names = Attributes { found: &mut code.attributes };
        names.visit_body(&parse_text(target, None).module.body);
        code
    }

    /// The module that the name was imported from, and the member of it.
    pub fn import(&self, name: &str) -> Option<(&str, Option<&str>)> {
        self.imports.get(name).map(|(module, member)| (module.as_str(), member.as_deref()))
    }

    pub fn definition(&self, name: &str) -> Option<Value> {
        self.definitions.get(name).cloned()
    }

    /// Base and attribute of a flattened `base_attribute` that the target names.
    pub fn attribute(&self, flat: &str) -> Option<(&str, &str)> {
        self.attributes.get(flat).map(|(base, attribute)| (base.as_str(), attribute.as_str()))
    }
}

fn defined_name(stmt: &Stmt) -> Option<(&str, usize)> {
    match stmt {
        Stmt::FunctionDef(def) => Some((def.name.as_str(), def.name.start().to_usize())),
        Stmt::ClassDef(def) => Some((def.name.as_str(), def.name.start().to_usize())),
        _ => None,
    }
}

impl StatementVisitor<'_> for Code {
    fn visit_stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Import(import) => {
                for alias in &import.names {
                    let full = alias.name.as_str();
                    let (name, module) = match &alias.asname {
                        Some(name) => (name.as_str(), full),
                        None => (full.split('.').next().unwrap_or(full), full.split('.').next().unwrap_or(full)),
                    };
                    self.imports.insert(name.into(), (module.into(), None));
                }
            }
            Stmt::ImportFrom(import) => {
                let Some(module) = &import.module else { return };
                for alias in &import.names {
                    let name = alias.asname.as_ref().unwrap_or(&alias.name);
                    self.imports.insert(name.to_string(), (module.to_string(), Some(alias.name.to_string())));
                }
            }
            _ => walk_stmt(self, stmt),
        }
    }
}

struct Attributes<'a> {
    found: &'a mut HashMap<String, (String, String)>,
}

impl Visitor<'_> for Attributes<'_> {
    fn visit_expr(&mut self, expr: &Expr) {
        if let Expr::Attribute(attribute) = expr
            && let Expr::Name(base) = attribute.value.as_ref()
        {
            let (base, name) = (base.id.to_string(), attribute.attr.to_string());
            self.found.insert(format!("{base}_{name}"), (base, name));
        }
        walk_expr(self, expr);
    }
}
