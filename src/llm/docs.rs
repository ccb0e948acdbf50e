//! Documentation of what a cell calls, read from the files of an installed environment; nothing of it is run.
//!
//! Off by default: the paper found that it costs much and helps little.

use std::cell::Cell;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::Ranged;

use crate::notebook::source::{ParsedCell, parse_text};

/// Entries for one cell at most, and the longest, in bytes.
const MOST: usize = 8;
const LONGEST: usize = 1_500;
/// Files that one name may lead through, and the largest that is read.
const FILES: u32 = 40;
const LARGEST: u64 = 3 << 20;

/// The packages of an environment.
#[derive(Debug, Clone)]
pub struct Packages {
    root: PathBuf,
}

impl Packages {
    /// `folder` is an environment (as `venv` makes it) or its `site-packages`.
    ///
    /// # Errors
    /// One sentence, where it holds no packages.
    pub fn in_folder(folder: &Path) -> Result<Self, String> {
        let lib = std::fs::read_dir(folder.join("lib")).into_iter().flatten().flatten();
        let mut places: Vec<PathBuf> = lib.map(|entry| entry.path().join("site-packages")).collect();
        places.push(folder.join("Lib").join("site-packages"));
        places.sort();
        let root = places.into_iter().find(|path| path.is_dir());
        let root = root.or_else(|| folder.ends_with("site-packages").then(|| folder.to_owned()).filter(|path| path.is_dir()));
        root.map(|root| Packages { root }).ok_or_else(|| format!("{} is no Python environment: it has no site-packages", folder.display()))
    }

    /// Name and text for what the target calls. `types` are recorded types of variables, by name.
    pub fn of(&self, target: &ParsedCell, before: &[&ParsedCell], types: &HashMap<&str, &str>) -> Vec<(String, String)> {
        let mut imports: HashMap<String, String> = HashMap::new();
        for stmt in before.iter().copied().chain([target]).flat_map(|cell| &cell.module.body) {
            bind(stmt, &mut imports);
        }
        imports.extend(types.iter().map(|(name, full)| ((*name).to_owned(), (*full).to_owned())));
        let mut calls = Calls(Vec::new());
        target.module.body.iter().for_each(|stmt| calls.visit_stmt(stmt));
        let mut found: Vec<(String, String)> = Vec::new();
        for call in calls.0 {
            let (root, rest) = call.split_once('.').map_or((call.as_str(), ""), |(root, rest)| (root, rest));
            let Some(origin) = imports.get(root) else { continue };
            let full = if rest.is_empty() { origin.clone() } else { format!("{origin}.{rest}") };
            if found.len() < MOST
                && !found.iter().any(|(name, _)| *name == full)
                && let Some(text) = self.look_up(&full)
            {
                found.push((full, text));
            }
        }
        found
    }

    /// Signature and docstring of `package.module.Class.method`, through re-exports.
    fn look_up(&self, full: &str) -> Option<String> {
        let parts: Vec<&str> = full.split('.').collect();
        if parts.iter().any(|part| part.is_empty() || !part.chars().all(|c| c.is_alphanumeric() || c == '_')) {
            return None;
        }
        let left = Cell::new(FILES);
        // The longest part of the name that is a module.
        for split in (1..parts.len()).rev() {
            if let Some(file) = self.module(&parts[..split]) {
                return self.in_module(&file, &parts[..split].join("."), &parts[split..], &left);
            }
        }
        None
    }

    fn module(&self, parts: &[&str]) -> Option<PathBuf> {
        let path = parts.iter().fold(self.root.clone(), |path, part| path.join(part));
        [path.join("__init__.py"), path.with_extension("py")].into_iter().find(|file| file.is_file())
    }

    fn in_module(&self, file: &Path, module: &str, names: &[&str], left: &Cell<u32>) -> Option<String> {
        left.set(left.get().checked_sub(1)?);
        if std::fs::metadata(file).ok()?.len() > LARGEST {
            return None;
        }
        let source = std::fs::read_to_string(file).ok()?;
        let parsed = parse_text(&source, None);
        let (name, rest) = names.split_first()?;
        let is_package = file.ends_with("__init__.py");
        let mut stars = Vec::new();
        for stmt in parsed.module.body.iter().rev() {
            match stmt {
                Stmt::FunctionDef(def) if def.name.as_str() == *name && rest.is_empty() => return Some(describe(&source, stmt, &def.body, None)),
                Stmt::ClassDef(def) if def.name.as_str() == *name => {
                    return match rest {
                        [] => Some(describe(&source, stmt, &def.body, Some(&def.body))),
                        [method] => self.method(&source, &def.body, method).or_else(|| {
                            // An inherited method.
                            let bases = def.arguments.iter().flat_map(|arguments| &arguments.args).filter_map(Expr::as_name_expr);
                            bases.filter(|base| base.id.as_str() != *name).find_map(|base| self.in_module(file, module, &[base.id.as_str(), method], left))
                        }),
                        _ => None,
                    };
                }
                Stmt::ImportFrom(import) => {
                    let from = absolute(module, is_package, import.level, import.module.as_deref());
                    for alias in &import.names {
                        let bound = alias.asname.as_ref().unwrap_or(&alias.name).as_str();
                        if bound == *name {
                            let mut path: Vec<&str> = from.split('.').collect();
                            if let Some(file) = self.module(&path) {
                                let inner: Vec<&str> = std::iter::once(alias.name.as_str()).chain(rest.iter().copied()).collect();
                                if let Some(text) = self.in_module(&file, &from, &inner, left) {
                                    return Some(text);
                                }
                            }
                            path.push(alias.name.as_str());
                            let file = self.module(&path)?;
                            return self.in_module(&file, &path.join("."), rest, left);
                        }
                        if bound == "*" {
                            stars.push(from.clone());
                        }
                    }
                }
                _ => {}
            }
        }
        stars.into_iter().find_map(|from| {
            let file = self.module(&from.split('.').collect::<Vec<_>>())?;
            self.in_module(&file, &from, names, left)
        })
    }

    fn method(&self, source: &str, body: &[Stmt], name: &str) -> Option<String> {
        body.iter().rev().find_map(|stmt| match stmt {
            Stmt::FunctionDef(def) if def.name.as_str() == name => Some(describe(source, stmt, &def.body, None)),
            _ => None,
        })
    }
}

/// `from ..a import b` in `module`, as the module that is meant.
fn absolute(module: &str, is_package: bool, level: u32, from: Option<&str>) -> String {
    if level == 0 {
        return from.unwrap_or_default().to_owned();
    }
    let mut parts: Vec<&str> = module.split('.').collect();
    let up = level as usize - usize::from(is_package);
    parts.truncate(parts.len().saturating_sub(up));
    parts.extend(from);
    parts.join(".")
}

/// The head of a definition (of a class: its constructor's) and its docstring.
fn describe(source: &str, stmt: &Stmt, body: &[Stmt], class: Option<&[Stmt]>) -> String {
    let constructor = class.into_iter().flatten().find(|stmt| matches!(stmt, Stmt::FunctionDef(def) if def.name.as_str() == "__init__"));
    let head = |stmt: &Stmt| {
        let start = match stmt {
            Stmt::FunctionDef(def) => def.name.start(),
            other => other.start(),
        };
        let end = match stmt {
            Stmt::FunctionDef(def) => def.parameters.end(),
            other => other.start(),
        };
        source.get(start.to_usize()..end.to_usize()).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let mut text = head(constructor.unwrap_or(stmt));
    if let Some(Expr::StringLiteral(doc)) = body.first().and_then(|stmt| Some(&*stmt.as_expr_stmt()?.value)) {
        text.push('\n');
        text.push_str(doc.value.to_str().trim());
    }
    if text.len() > LONGEST {
        text.truncate(text.floor_char_boundary(LONGEST));
        text.push('…');
    }
    text.trim().to_owned()
}

fn bind(stmt: &Stmt, imports: &mut HashMap<String, String>) {
    match stmt {
        Stmt::Import(import) => {
            for alias in &import.names {
                match &alias.asname {
                    Some(name) => imports.insert(name.to_string(), alias.name.to_string()),
                    None => {
                        let root = alias.name.split('.').next().unwrap_or_default().to_owned();
                        imports.insert(root.clone(), root)
                    }
                };
            }
        }
        Stmt::ImportFrom(import) if import.level == 0 => {
            let Some(module) = &import.module else { return };
            for alias in &import.names {
                let name = alias.asname.as_ref().unwrap_or(&alias.name);
                imports.insert(name.to_string(), format!("{module}.{}", alias.name));
            }
        }
        _ => {}
    }
}

/// Dotted names that are called, in order.
struct Calls(Vec<String>);

impl Visitor<'_> for Calls {
    fn visit_expr(&mut self, expr: &Expr) {
        if let Expr::Call(call) = expr
            && let Some(name) = dotted(&call.func)
        {
            self.0.push(name);
        }
        walk_expr(self, expr);
    }
}

fn dotted(expr: &Expr) -> Option<String> {
    let mut parts = Vec::new();
    let mut next = expr;
    while let Expr::Attribute(attribute) = next {
        parts.push(attribute.attr.as_str());
        next = &attribute.value;
    }
    parts.push(next.as_name_expr()?.id.as_str());
    parts.reverse();
    Some(parts.join("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_followed_through_re_exports_to_their_definitions() {
        let folder = std::env::temp_dir().join(format!("crane-docs-test-{}", std::process::id()));
        let site = folder.join("lib/python3.12/site-packages");
        let write = |name: &str, text: &str| {
            let path = site.join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write("lib/__init__.py", "from .core import *\nfrom .core.frame import Frame as Table\nfrom . import loop\n");
        write("lib/core/__init__.py", "from lib.core.make import make\n");
        write("lib/core/make.py", "@wraps\ndef make(a, *,\n    b=1):\n    \"\"\"Makes it.\"\"\"\n");
        write("lib/core/frame.py", "class Base:\n    def drop(self, labels=None):\n        'Drops.'\nclass Frame(Base):\n    \"\"\"A table.\"\"\"\n    def __init__(self, data): pass\n");
        write("lib/loop.py", "from .loop import f\n");
        let packages = Packages::in_folder(&folder).unwrap();
        let cell = |source: &str| parse_text(source, None);
        let before = cell("import lib as l\nfrom lib import Table, loop");
        let target = cell("t = Table(l.make(1))\nt.drop('a'); loop.f(); print(t); l.none()");
        let types = HashMap::from([("t", "lib.core.frame.Frame")]);
        let found = packages.of(&target, &[&before], &types);
        std::fs::remove_dir_all(&folder).unwrap();
        let expected = [
            ("lib.Table", "__init__(self, data)\nA table."),
            ("lib.make", "make(a, *, b=1)\nMakes it."),
            ("lib.core.frame.Frame.drop", "drop(self, labels=None)\nDrops."),
        ];
        assert_eq!(found, expected.map(|(name, text)| (name.to_owned(), text.to_owned())));
        assert!(Packages::in_folder(Path::new("/nowhere")).is_err());
    }
}
