//! Cells that ran: followed, knowing that they ended well or where they failed.

use ruff_python_ast as ast;
use ruff_text_size::Ranged;

use super::{Driver, MAX_NAMES, found::headline};
use crate::engine::heap::{Object, Slot};
use crate::engine::interp::{BodySource, Interp};
use crate::engine::names::{FnInfo, info_of};
use crate::engine::slots::Slots;
use crate::engine::sym::sym;
use crate::engine::value::{Ctl, Value};
use crate::notebook::source::{Effect, ParsedCell, SourceKind, magic_effect};
use crate::snapshot::{RecordedRun, Status};

impl<'n> Driver<'n> {
    pub(super) fn replay(&mut self) {
        let Some(snapshot) = &self.input.loaded.snapshot else {
            self.input.order.iter().for_each(|run| self.replay_visible(run));
            return;
        };
        for (i, run) in snapshot.runs.iter().enumerate() {
            self.replay_run(i, run);
        }
    }

    /// A run of which only the count and the saved outputs are known.
    pub(super) fn replay_visible(&mut self, run: &crate::order::Run) {
        if run.gap_before > 0 {
            self.interp.assume("runs that can no longer be seen changed nothing that this cell uses");
            self.open_names();
        }
        let failed_at = if run.failed { Some(self.failing_line(run.cell)) } else { None };
        if let Some(parsed) = &self.input.parsed[run.cell] {
            self.succeed(parsed, run.cell as u32, failed_at);
        }
    }

    /// Line of the cell (from 1) on which its saved error stands, if known.
    pub(super) fn failing_line(&self, cell: usize) -> Option<u32> {
        self.input.notebook.cells[cell].outputs.iter().find_map(|o| match o {
            crate::notebook::Output::Error { line, .. } => Some(*line),
            _ => None,
        })?
    }

    pub(super) fn replay_run(&mut self, i: usize, run: &'n RecordedRun) {
        let source = match self.input.loaded.cell_of(i) {
            Some(cell) => self.input.parsed[cell].as_ref().map(|p| (p, cell as u32)),
            None => self.input.foreign.get(&i).map(|p| (p, self.input.parsed.len() as u32)),
        };
        let failed_at = match &run.status {
            Status::Ok => None,
            Status::Error { line, .. } => Some(*line),
        };
        match source {
            Some((parsed, code)) => self.succeed(parsed, code, failed_at),
            None => self.open_names(),
        }
        self.overlay(run);
    }

    /// Anything may be bound: something ran that cannot be seen.
    pub(super) fn open_names(&mut self) {
        let main = self.interp.main;
        if let Object::Scope { open, .. } = self.interp.obj_mut(main) {
            *open = true;
        }
    }

    /// Whether the session holds more names than are followed. Each statement may copy them all, so that
    /// the work would grow with the square of a generated notebook's length.
    pub(super) fn is_overfull(&self) -> bool {
        matches!(self.interp.obj(self.interp.main), Object::Scope { names, .. } if names.len() > MAX_NAMES)
    }

    /// Runs a cell that is known to have ended well, or up to the line where it failed.
    pub(super) fn succeed(&mut self, parsed: &'n ParsedCell, code: u32, failed_at: Option<Option<u32>>) {
        if self.is_overfull() {
            return;
        }
        self.refuel(true);
        if !matches!(parsed.kind, SourceKind::Other(_)) && !parsed.is_broken() {
            let line_starts = failed_at.map(|line| (line, self.source_of(code)));
            self.interp.frame_mut().code = code;
            let body = &parsed.module.body;
            let ran = match &line_starts {
                Some((line, source)) => body.iter().position(|stmt| stops_before(stmt, *line, source)).unwrap_or(0),
                None => body.len(),
            };
            let shown = self.shown(code, ran);
            for (i, stmt) in body.iter().enumerate() {
                if let Some((line, source)) = &line_starts
                    && stops_before(stmt, *line, source)
                {
                    self.forget(stmt);
                    break;
                }
                self.run_known(stmt);
                shown.iter().filter(|fact| fact.stmt == i).for_each(|fact| self.learn(code as usize, fact));
            }
        }
        self.apply_effects(&parsed.effects);
    }

    pub(super) fn source_of(&self, code: u32) -> &'n str {
        self.input.notebook.cells.get(code as usize).map_or("", |c| c.source.as_str())
    }

    /// A statement that ended well: if the engine says otherwise, the engine knows too little.
    pub(super) fn run_known(&mut self, stmt: &'n ast::Stmt) {
        let before = self.interp.heap.clone();
        match self.interp.exec(stmt) {
            Ok(()) => {}
            Err(ctl) => {
                if cfg!(debug_assertions) {
                    self.tell_lost(stmt, &ctl);
                }
                self.reset_frames();
                self.interp.heap = before;
                self.forget(stmt);
            }
        }
        self.reset_frames();
    }

    /// For whoever improves the engine: with `CRANE_LOST` set, says which statements that are known to have
    /// ended well the engine could not follow. One that it thinks raises is a fault, in it or in a model.
    pub(super) fn tell_lost(&self, stmt: &ast::Stmt, ctl: &Ctl) {
        if std::env::var_os("CRANE_LOST").is_none() {
            return;
        }
        let what = match ctl {
            Ctl::Raise(raised) => raised.alternatives.first().map(headline).unwrap_or_default(),
            Ctl::Halt if self.interp.fuel == 0 => format!("work limit, {} left", self.left.saturating_sub(self.given)),
            _ => "halted".to_owned(),
        };
        let cell = self.interp.frame().code as usize;
        let source = self.source_of(cell as u32);
        let range = stmt.range();
        let text = source.get(range.start().to_usize()..range.end().to_usize()).unwrap_or_default();
        eprintln!("LOST cell {}: {:?}: {what}", cell + 1, text.chars().take(80).collect::<String>());
    }

    /// After a path was given up in the middle of calls.
    pub(super) fn reset_frames(&mut self) {
        self.interp.frames.truncate(1);
        let main = self.interp.main;
        let frame = self.interp.frame_mut();
        frame.scope = main;
        frame.loops.clear();
        frame.returned = None;
        self.interp.sinks.clear();
        self.interp.handling.clear();
        self.interp.static_mode = false;
    }

    /// The statement's effects are not known: what it binds and what it may change is unknown.
    pub(super) fn forget(&mut self, stmt: &'n ast::Stmt) {
        let info = info_of(None, BodySource::Block(std::slice::from_ref(stmt)));
        self.forget_names(&info);
        let main = self.interp.main;
        let names: Vec<_> = info.locals.iter().copied().collect();
        for name in names {
            let at = self.interp.loc(stmt);
            self.interp.scope_mut(main).insert(name, Slot::new(Value::Unknown, at));
        }
    }

    pub(super) fn forget_names(&mut self, info: &FnInfo) {
        let roots: Vec<Value> = match self.interp.obj(self.interp.main) {
            Object::Scope { names, .. } => info.reads.iter().filter_map(|n| names.get(n).map(|s| s.value.clone())).collect(),
            _ => Vec::new(),
        };
        self.interp.havoc(&roots);
    }

    pub(super) fn apply_effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.interp.apply_effect(effect);
        }
    }
}

/// Whether a failed run did not get past this statement.
fn stops_before(stmt: &ast::Stmt, line: Option<u32>, source: &str) -> bool {
    // Without the line nothing of the cell is sure to have run.
    let Some(line) = line else { return true };
    let end = stmt.range().end().to_usize().min(source.len());
    let last_line = source.as_bytes()[..end].iter().filter(|b| **b == b'\n').count() as u32 + 1;
    last_line >= line
}

impl<'a> Interp<'a> {
    pub fn apply_effect(&mut self, effect: &Effect) {
        let main = self.main;
        match effect {
            Effect::Nothing => {}
            Effect::Binds(names) => {
                for name in names {
                    let slot = Slot::new(Value::Unknown, self.at);
                    self.scope_mut(main).insert(sym(name), slot);
                }
            }
            Effect::Deletes(names) => {
                for name in names {
                    self.scope_mut(main).remove(&sym(name));
                }
            }
            Effect::Clears => *self.scope_mut(main) = Slots::default(),
            Effect::Any(_) | Effect::Runs(_) => {
                if let Object::Scope { open, names, .. } = self.obj_mut(main) {
                    *open = true;
                    for slot in names.values_mut() {
                        if !matches!(slot.value, Value::Function(_)) {
                            slot.value = Value::Unknown;
                        }
                    }
                }
            }
        }
    }

    /// A line magic or shell command.
    pub fn exec_escape(&mut self, kind: ast::IpyEscapeKind, text: &str) {
        if matches!(kind, ast::IpyEscapeKind::Magic | ast::IpyEscapeKind::Magic2) {
            let effect = magic_effect(text);
            self.apply_effect(&effect);
        }
        self.doubt_because(|| "a magic".into());
    }
}
