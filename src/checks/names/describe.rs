//! From a crash to a finding that people can use.

use rustc_hash::FxHashMap;

use super::known;
use super::program::{Binds, Definition, Name, Program};
use super::simulate::{Crash, Simulation, Status};
use crate::catalog;
use crate::checks::Subject;
use crate::finding::{Certainty, Evidence, Finding, Place, World};
use crate::order::label;

/// Name and code of a check of this kind.
pub type Check = (&'static str, &'static str);
pub const UNDEFINED: Check = ("undefined-name", "CRN101");
pub const LATER: Check = ("used-before-definition", "CRN102");
pub const DELETED: Check = ("deleted-name", "CRN103");
pub const IN_FUNCTION: Check = ("undefined-in-function", "CRN104");
pub const UNBOUND_LOCAL: Check = ("unbound-local", "CRN105");
pub const IMPORT_LATER: Check = ("used-before-import", "CRN106");

/// Definitions that are shown as evidence.
const SHOWN: usize = 3;

pub(super) struct Context<'a> {
    pub subject: &'a Subject<'a>,
    pub program: &'a Program,
    pub simulation: &'a Simulation<'a>,
    pub world: World,
    pub worlds: &'a [World],
    /// What had to be assumed of the whole world.
    pub assumption: Option<&'a str>,
    /// A cell before this one that certainly crashes.
    pub crashed: Option<usize>,
}

impl Context<'_> {
    pub fn finding(&self, crash: &Crash) -> Finding {
        let name = self.program.names.text(crash.name).to_owned();
        let definitions = self.definitions(crash);
        let (check, code) = self.check(crash, &definitions);
        let assumptions = self.assumptions(crash);
        let mut evidence = Vec::new();
        let mut help = Vec::new();
        if !crash.calls.is_empty() {
            let text = if crash.local { "is read here before it has a value" } else { "is used here" };
            evidence.push(self.at(crash.used.0, crash.used.1.clone(), format!("`{name}` {text}")));
        }
        if let Status::Deleted(index) = crash.status
            && !crash.local
        {
            let (cell, at) = self.simulation.deletions[index as usize].clone();
            let how = if at.is_empty() { "`%reset` removed every name".to_owned() } else { format!("`{name}` is deleted here") };
            evidence.push(self.at(cell, at, how));
            help.push(format!("do not delete `{name}`, or define it again before this cell"));
        } else if crash.local {
            help.push(unbound_help(&name, self.program.definitions.contains_key(&crash.name)));
        } else {
            self.explain_definitions(&name, crash, &definitions, &mut evidence, &mut help);
        }
        if definitions.is_empty() && !crash.local {
            help.extend(self.guess(crash.name, &name));
        }
        if let Some((count, true)) = self.subject.notebook.cells[crash.cell].execution_count.map(|count| (count, self.world == World::Fresh))
            && self.subject.notebook.cells[crash.cell].error().is_none()
            && definitions.is_empty()
            && !crash.local
        {
            evidence.push(Evidence {
                place: None,
                text: format!("the cell once ran as In [{count}], when a cell that is gone by now had defined `{name}`"),
            });
        }
        Finding {
            check,
            code,
            exception: if crash.local { "UnboundLocalError" } else { "NameError" }.to_owned(),
            message: message(&name, crash.local, self.subject.notebook.python_minor()),
            certainty: if assumptions.is_empty() { Certainty::Certain } else { Certainty::Likely },
            worlds: self.worlds.to_vec(),
            place: Place { cell: crash.cell, range: crash.at.clone() },
            calls: crash
                .calls
                .iter()
                .map(|(cell, at, function)| {
                    let called = self.program.names.text(self.program.functions[*function as usize].name);
                    let called = if called == "__init__" { "the class's `__init__`".to_owned() } else { format!("`{called}`") };
                    self.at(*cell, at.clone(), format!("{called} is called here"))
                })
                .collect(),
            evidence,
            assumptions,
            help,
            votes: None,
        }
    }

    fn at(&self, cell: usize, range: std::ops::Range<u32>, text: String) -> Evidence {
        Evidence { place: Some(Place { cell, range }), text }
    }

    /// Top-level definitions of the name that did not take effect before the crash.
    fn definitions(&self, crash: &Crash) -> Vec<&Definition> {
        if crash.local {
            return Vec::new();
        }
        let all = self.program.definitions.get(&crash.name).map(Vec::as_slice).unwrap_or_default();
        all.iter().filter(|definition| definition.cell != crash.cell || definition.at.start > crash.at.start).collect()
    }

    fn check(&self, crash: &Crash, definitions: &[&Definition]) -> Check {
        if crash.local {
            UNBOUND_LOCAL
        } else if matches!(crash.status, Status::Deleted(_)) {
            DELETED
        } else if !crash.calls.is_empty() {
            IN_FUNCTION
        } else if definitions.is_empty() {
            UNDEFINED
        } else if definitions.iter().all(|definition| definition.binds == Binds::Import) {
            IMPORT_LATER
        } else {
            LATER
        }
    }

    fn assumptions(&self, crash: &Crash) -> Vec<String> {
        let mut assumptions = Vec::new();
        if !crash.local && !matches!(crash.status, Status::Deleted(_)) {
            assumptions.extend(self.assumption.map(str::to_owned));
        }
        if self.simulation.ran_file && !crash.local && self.world == World::Fresh {
            assumptions.push("the files that `%run` runs define what they define today".to_owned());
        }
        if crash.doubts.in_loop {
            assumptions.push("the loop has at least one round".to_owned());
        }
        if crash.doubts.in_with {
            assumptions.push("the `with` around it lets exceptions through".to_owned());
        }
        if crash.doubts.after_raise {
            assumptions.push("no line before it leaves the cell or the function early".to_owned());
        }
        if let Some(cell) = self.crashed {
            assumptions.push(format!("{} is left as it is: it crashes before this cell comes to run", label(self.subject.notebook, cell)));
        }
        assumptions
    }

    fn explain_definitions(
        &self,
        name: &str,
        crash: &Crash,
        definitions: &[&Definition],
        evidence: &mut Vec<Evidence>,
        help: &mut Vec<String>,
    ) {
        let mut advised = false;
        for definition in definitions.iter().take(SHOWN) {
            let cell = definition.cell;
            let verb = if definition.binds == Binds::Import { "imported" } else { "defined" };
            let (text, advice) = if cell == crash.cell {
                let noun = if definition.binds == Binds::Import { "import" } else { "definition" };
                (format!("`{name}` is {verb} only here, further down in the same cell"), format!("move this {noun} up, above its first use"))
            } else {
                let where_ = format!("cell {}", cell + 1);
                match self.world {
                    World::Fresh if cell > crash.cell => (
                        format!("`{name}` is {verb} only here, in a later cell"),
                        format!("move {where_}, or what in it defines `{name}`, above this cell"),
                    ),
                    World::Fresh => (
                        format!("`{name}` is {verb} here, but only when this line runs, which nothing before does"),
                        format!("make sure that this part of {where_} runs first"),
                    ),
                    World::Kernel => self.in_session(name, verb, cell, crash.cell),
                }
            };
            evidence.push(self.at(cell, definition.at.clone(), text));
            if !advised {
                help.push(advice);
                advised = true;
            }
        }
    }

    /// What became of a definition in the recorded session.
    fn in_session(&self, name: &str, verb: &str, cell: usize, asked: usize) -> (String, String) {
        let notebook = self.subject.notebook;
        let cell_label = format!("cell {}", cell + 1);
        let first = format!("run {cell_label} first");
        let asked_count = notebook.cells[asked].execution_count;
        match (notebook.cells[cell].execution_count, notebook.cells[cell].error()) {
            (None, _) => (format!("`{name}` is {verb} here, in {cell_label}, which never ran"), first),
            (Some(count), _) if asked_count.is_some_and(|asked| count > asked) => {
                (format!("`{name}` is {verb} here, in In [{count}], which ran later"), first)
            }
            (Some(count), Some((exception, _, _))) => (
                format!("`{name}` is {verb} here, but In [{count}] failed with {exception} before it came to this line"),
                format!("mend {cell_label} and run it again"),
            ),
            (Some(count), None) => {
                (format!("`{name}` is {verb} here, but not by what In [{count}] is known to have run"), format!("run {cell_label} again"))
            }
        }
    }

    /// What people may have meant by a name that nothing defines.
    fn guess(&self, number: Name, name: &str) -> Option<String> {
        if let Some(new) = known::renamed_builtin(name) {
            return Some(format!("`{name}` is Python 2; in Python 3 it is `{new}`"));
        }
        if let Some(import) = known::usual_import(name) {
            let import = if import.is_empty() { format!("import {name}") } else { import.to_owned() };
            return Some(format!("`{name}` is never imported: add `{import}` to an earlier cell"));
        }
        if name == "__file__" {
            return Some("a notebook has no `__file__`; use `Path.cwd()`".to_owned());
        }
        let mut candidates: Vec<&str> = known::builtins().collect();
        candidates.extend(
            (0..self.program.names.len() as Name)
                .filter(|other| *other != number && matches!(self.simulation.status(*other), Status::Bound(_)))
                .map(|other| self.program.names.text(other)),
        );
        catalog::nearest_of(name, candidates).map(|near| format!("did you mean `{near}`?"))
    }
}

fn message(name: &str, local: bool, python_minor: Option<u8>) -> String {
    match (local, python_minor) {
        (false, _) => format!("name '{name}' is not defined"),
        (true, Some(..=10)) => format!("local variable '{name}' referenced before assignment"),
        (true, _) => format!("cannot access local variable '{name}' where it is not associated with a value"),
    }
}

fn unbound_help(name: &str, global: bool) -> String {
    if global {
        format!("the function assigns `{name}`, which makes it local: pass it in, or declare `global {name}`")
    } else {
        format!("give `{name}` a value before this line")
    }
}

/// Adds findings, or their worlds to the same crashes seen in another world.
pub(super) fn merge(findings: &mut Vec<Finding>, new: Vec<Finding>) {
    let places: FxHashMap<Place, usize> = findings.iter().enumerate().map(|(index, finding)| (finding.place.clone(), index)).collect();
    for mut new in new {
        let same = places.get(&new.place).map(|index| &mut findings[*index]);
        let Some(old) = same.filter(|old| old.exception == new.exception && old.message == new.message) else {
            findings.push(new);
            continue;
        };
        let mut worlds = std::mem::take(&mut old.worlds);
        worlds.append(&mut new.worlds);
        // The world in which it is more certain tells the story.
        if new.certainty > old.certainty {
            *old = new;
        }
        old.worlds = worlds;
    }
}
