//! Runs compiled cells over what is known of each name.
//!
//! A name is bound, unbound, or maybe bound. Only the use of a name that is unbound on every path
//! is a crash; every doubt makes a name maybe bound, and then nothing is said about it.

use rustc_hash::FxHashMap;

use super::known;
use super::program::*;

/// How deep calls are followed, and how many steps a world may take. Running out ends the reports.
const MAX_CALLS: usize = 12;
const FUEL: u64 = 2_000_000;

/// What is known of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    Never,
    /// Index into [`Simulation::deletions`].
    Deleted(u32),
    Maybe,
    /// Bound, and to this function where that is known.
    Bound(Option<FunctionId>),
}

impl Status {
    fn unbound(self) -> bool {
        matches!(self, Status::Never | Status::Deleted(_))
    }

    fn join(self, other: Status) -> Status {
        match (self, other) {
            (a, b) if a == b => a,
            (Status::Bound(_), Status::Bound(_)) => Status::Bound(None),
            (Status::Deleted(at), Status::Never) | (Status::Never, Status::Deleted(at)) => Status::Deleted(at),
            (Status::Deleted(at), Status::Deleted(_)) => Status::Deleted(at),
            _ => Status::Maybe,
        }
    }
}

/// The use of a name that is not there.
#[derive(Debug, Clone)]
pub struct Crash {
    pub name: Name,
    /// A local variable of a function.
    pub local: bool,
    pub status: Status,
    /// The cell that was run, and what in it raises: the use, or the call that leads to it.
    pub cell: usize,
    pub at: At,
    /// The use itself.
    pub used: (usize, At),
    /// The functions gone through, outermost first: where each is called, and which it is.
    pub calls: Vec<(usize, At, FunctionId)>,
    /// Why it is not certain that the line is reached.
    pub doubts: Doubts,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Doubts {
    /// It stands in a loop that may have no round.
    pub in_loop: bool,
    /// It stands in a `with` that may swallow exceptions.
    pub in_with: bool,
    /// An earlier line may raise on purpose.
    pub after_raise: bool,
}

/// How the current line is reached.
#[derive(Debug, Clone, Copy, Default)]
struct Path {
    /// In an arm that need not run.
    arm: bool,
    /// A path through the current function has returned, or one through the current loop left.
    returned: bool,
    left_round: bool,
    doubts: Doubts,
}

/// How a run that is past ended in an error.
#[derive(Debug, Clone, Copy)]
pub struct Failure {
    /// The byte of the cell at which the failing line starts, where that is known.
    pub at: Option<u32>,
    /// The cell cannot have run before, unseen.
    pub only_run: bool,
}

enum End {
    Live,
    Left(Leave),
    Crashed(Box<Crash>),
}

/// One world's state.
pub struct Simulation<'p> {
    pub program: &'p Program,
    /// By name; local variables of the calls being followed come after all names.
    status: Vec<Status>,
    /// What to undo to leave an arm.
    journal: Vec<(u32, Status)>,
    /// How many arms, loops and handlers the journal is kept for.
    nested: usize,
    /// Any name may exist.
    any: bool,
    pub deletions: Vec<(usize, At)>,
    /// Another file was run, as it is today.
    pub ran_file: bool,
    path: Path,
    cell: usize,
    calls: Vec<(usize, At, FunctionId)>,
    base: usize,
    fuel: u64,
    /// Functions that were followed without a crash, and how many deletions there were then.
    followed: FxHashMap<FunctionId, usize>,
    /// The cell being run is known to have succeeded.
    succeeded: bool,
    /// It failed, and did not run before.
    only_run: bool,
    /// Names that a succeeded cell used although nothing visible had bound them.
    pub hidden: Vec<(Name, usize, At)>,
    python_minor: Option<u8>,
}

impl<'p> Simulation<'p> {
    pub fn new(program: &'p Program, python_minor: Option<u8>) -> Self {
        let status = (0..program.names.len() as Name)
            .map(|name| {
                let text = program.names.text(name);
                let exists = known::builtin(text, python_minor) || known::session_name(text);
                if exists { Status::Bound(None) } else { Status::Never }
            })
            .collect::<Vec<_>>();
        let base = status.len();
        Simulation {
            program,
            status,
            journal: Vec::new(),
            nested: 0,
            any: false,
            deletions: Vec::new(),
            ran_file: false,
            path: Path::default(),
            cell: 0,
            calls: Vec::new(),
            base,
            fuel: FUEL + 100 * program.statements() as u64,
            followed: FxHashMap::default(),
            succeeded: false,
            only_run: false,
            hidden: Vec::new(),
            python_minor,
        }
    }

    /// Starts from a recorded state. `whole`: it is the latest one and misses no run.
    pub fn recorded(&mut self, state: &crate::snapshot::State<'_>, whole: bool) {
        for name in 0..self.program.names.len() as Name {
            let text = self.program.names.text(name);
            let status = &mut self.status[name as usize];
            if matches!(status, Status::Bound(_)) {
                continue;
            }
            *status = if state.variables.contains_key(text) {
                Status::Bound(None)
            } else if state.surely_absent(text) || !whole && state.complete && !state.unknown.contains(text) {
                Status::Never
            } else {
                Status::Maybe
            };
        }
    }

    /// Takes over what a run, whose code was followed, did record.
    pub fn took_over(&mut self, run: &crate::snapshot::RecordedRun) {
        for name in 0..self.program.names.len() as Name {
            let text = self.program.names.text(name);
            let status = &mut self.status[name as usize];
            if run.set.contains_key(text) && !matches!(status, Status::Bound(_)) {
                *status = Status::Bound(None);
            } else if run.deleted.iter().any(|gone| gone == text) {
                *status = Status::Never;
            } else if run.unknown.iter().any(|gone| gone == text) && status.unbound() {
                *status = Status::Maybe;
            }
        }
    }

    /// What is known of a name now.
    pub fn status(&self, name: Name) -> Status {
        if self.any && self.status[name as usize].unbound() { Status::Maybe } else { self.status[name as usize] }
    }

    /// Runs a cell that is asked about, and says how it crashes.
    pub fn ask(&mut self, cell: usize) -> Option<Crash> {
        self.run_cell(cell, false, usize::MAX)
    }

    /// [`Simulation::ask`], leaving everything as it was before.
    pub fn ask_aside(&mut self, cell: usize) -> Option<Crash> {
        let (any, fuel, followed) = (self.any, self.fuel, self.followed.clone());
        let mark = self.journal.len();
        self.nested += 1;
        let crash = self.ask(cell);
        self.undo(mark);
        self.nested -= 1;
        (self.any, self.fuel, self.followed) = (any, fuel, followed);
        crash
    }

    /// Runs a cell that is known to have run: to its end, or up to where it failed.
    pub fn ran(&mut self, cell: usize, failed: Option<Failure>) {
        let Some(code) = self.program.cells[cell].as_ref() else { return };
        let sure = match failed.map(|failure| failure.at) {
            None => usize::MAX,
            Some(None) => 0,
            Some(Some(at)) => code.statements.partition_point(|statement| statement.at.end <= at),
        };
        self.only_run = failed.is_some_and(|failure| failure.at.is_some() && failure.only_run);
        self.run_cell(cell, true, sure);
        self.only_run = false;
    }

    /// Takes what a cell would bind as maybe bound.
    pub fn taint(&mut self, cell: usize) {
        if let Some(code) = self.program.cells[cell].as_ref() {
            code.statements.iter().for_each(|statement| self.taint_ops(&statement.ops));
            self.taint_ops(&code.after);
        }
    }

    fn run_cell(&mut self, cell: usize, succeeded: bool, sure: usize) -> Option<Crash> {
        let code = self.program.cells[cell].as_ref()?;
        if code.broken {
            self.taint(cell);
            return None;
        }
        (self.cell, self.path, self.succeeded) = (cell, Path::default(), succeeded);
        let mark = self.journal.len();
        if code.timed {
            self.nested += 1;
        }
        let mut crash = None;
        for (index, statement) in code.statements.iter().enumerate() {
            let runs = index < sure && Some(index) != code.refused;
            let end = if runs { self.run(&statement.ops) } else { End::Left(Leave::Raise) };
            match end {
                End::Live => continue,
                End::Left(_) => {}
                End::Crashed(found) => crash = Some(*found),
            }
            // What failed has perhaps done part of its work; what stands after it was not come to.
            let rest = if self.only_run { &code.statements[index..=index] } else { &code.statements[index..] };
            rest.iter().for_each(|statement| self.taint_ops(&statement.ops));
            break;
        }
        if code.timed {
            self.undo(mark);
            self.nested -= 1;
        }
        let after = self.run(&code.after);
        if matches!(after, End::Crashed(_)) || crash.is_some() {
            self.taint_ops(&code.after);
        }
        if self.nested == 0 {
            self.journal.clear();
        }
        crash.filter(|_| self.fuel > 0)
    }

    fn taint_ops(&mut self, ops: &[Op]) {
        for op in ops {
            match op {
                Op::Store { name, .. } => self.maybe(*name),
                Op::MayBind(names) => names.iter().for_each(|name| self.maybe(*name)),
                Op::Delete { name, .. } if !self.status[*name as usize].unbound() => self.set(*name, Status::Maybe),
                Op::Choose(arms) => arms.iter().for_each(|arm| self.taint_ops(arm)),
                Op::Loop(inner) => {
                    self.taint_ops(&inner.body);
                    self.taint_ops(&inner.orelse);
                }
                Op::Try(inner) => {
                    for ops in [&inner.body, &inner.orelse, &inner.finally] {
                        self.taint_ops(ops);
                    }
                    inner.handlers.iter().for_each(|handler| self.taint_ops(&handler.body));
                }
                Op::With { body, .. } => self.taint_ops(body),
                Op::AnyName | Op::Clear => self.any = true,
                _ => {}
            }
        }
    }

    fn set(&mut self, index: u32, status: Status) {
        let old = std::mem::replace(&mut self.status[index as usize], status);
        if self.nested > 0 && old != status {
            self.journal.push((index, old));
        }
    }

    fn maybe(&mut self, name: Name) {
        if self.status[name as usize].unbound() {
            self.set(name, Status::Maybe);
        }
    }

    fn undo(&mut self, mark: usize) {
        for (index, status) in self.journal.drain(mark..).rev() {
            if let Some(place) = self.status.get_mut(index as usize) {
                *place = status;
            }
        }
    }

    fn run(&mut self, ops: &[Op]) -> End {
        for op in ops {
            self.fuel = self.fuel.saturating_sub(1);
            let end = match op {
                Op::Load { name, at } => self.load(*name, at),
                Op::Store { name, binds, .. } => {
                    self.set(*name, Status::Bound(if let Binds::Function(id) = binds { Some(*id) } else { None }));
                    End::Live
                }
                Op::Delete { name, at } => self.delete(*name, at),
                Op::LoadLocal { slot, at } => self.load_local(*slot, at),
                Op::StoreLocal { slot } => {
                    self.set(self.local(*slot), Status::Bound(None));
                    End::Live
                }
                Op::DeleteLocal { slot } => {
                    self.set(self.local(*slot), Status::Never);
                    End::Live
                }
                Op::Call { name, at } => self.call(*name, at),
                Op::MayBind(names) => {
                    names.iter().for_each(|name| self.maybe(*name));
                    End::Live
                }
                Op::Choose(arms) => self.choose(arms),
                Op::Loop(inner) => self.repeat(inner),
                Op::Try(inner) => self.attempt(inner),
                Op::With { body, swallows } => self.with(body, *swallows),
                Op::AnyName => {
                    self.any = true;
                    End::Live
                }
                Op::RanFile => {
                    self.ran_file = true;
                    End::Live
                }
                Op::Clear => {
                    self.clear();
                    End::Live
                }
                Op::Leave(how) => End::Left(*how),
            };
            if !matches!(end, End::Live) {
                return end;
            }
            if self.fuel == 0 {
                self.any = true;
            }
        }
        End::Live
    }

    fn local(&self, slot: u32) -> u32 {
        self.base as u32 + slot
    }

    fn load(&mut self, name: Name, at: &At) -> End {
        let status = self.status[name as usize];
        if !status.unbound() || self.any {
            return End::Live;
        }
        if self.succeeded {
            // It was there, although nothing that can be seen had defined it.
            if !self.path.arm && !self.path.returned && !self.path.left_round {
                self.hidden.push((name, self.cell, at.clone()));
            }
            self.set(name, Status::Maybe);
            return End::Live;
        }
        End::Crashed(Box::new(self.crash(name, false, status, at)))
    }

    fn load_local(&mut self, slot: u32, at: &At) -> End {
        let status = self.status[self.local(slot) as usize];
        if !status.unbound() || self.succeeded {
            return End::Live;
        }
        let Some((_, _, function)) = self.calls.last() else { return End::Live };
        let name = self.program.functions[*function as usize].locals[slot as usize].name;
        End::Crashed(Box::new(self.crash(name, true, status, at)))
    }

    fn crash(&self, name: Name, local: bool, status: Status, at: &At) -> Crash {
        let within = self.calls.last().map_or(self.cell, |(_, _, function)| self.program.functions[*function as usize].cell);
        Crash {
            name,
            local,
            status,
            cell: self.cell,
            at: self.calls.first().map_or_else(|| at.clone(), |(_, at, _)| at.clone()),
            used: (within, at.clone()),
            calls: self.calls.clone(),
            doubts: self.path.doubts,
        }
    }

    fn delete(&mut self, name: Name, at: &At) -> End {
        let text = self.program.names.text(name);
        if known::builtin(text, self.python_minor) || known::session_name(text) {
            return End::Live;
        }
        let end = self.load(name, at);
        if matches!(end, End::Live) {
            let within = self.calls.last().map_or(self.cell, |(_, _, function)| self.program.functions[*function as usize].cell);
            self.deletions.push((within, at.clone()));
            self.set(name, Status::Deleted(self.deletions.len() as u32 - 1));
        }
        end
    }

    /// `%reset`: builtins and the session's own names stay.
    fn clear(&mut self) {
        self.deletions.push((self.cell, 0..0));
        let deleted = Status::Deleted(self.deletions.len() as u32 - 1);
        for name in 0..self.program.names.len() as Name {
            let text = self.program.names.text(name);
            if !known::builtin(text, self.python_minor) && !known::session_name(text) {
                self.set(name, deleted);
            }
        }
        self.fuel = self.fuel.saturating_sub(self.program.names.len() as u64);
    }

    fn call(&mut self, name: Name, at: &At) -> End {
        let Status::Bound(Some(id)) = self.status[name as usize] else { return End::Live };
        let function = &self.program.functions[id as usize];
        let Some(body) = &function.body else { return End::Live };
        let recursive = self.calls.iter().any(|(_, _, running)| *running == id);
        if self.path.arm || recursive || self.calls.len() >= MAX_CALLS || self.fuel == 0 {
            return End::Live;
        }
        if self.followed.get(&id) == Some(&self.deletions.len()) {
            return End::Live;
        }
        let caller_cell = self.calls.last().map_or(self.cell, |(_, _, caller)| self.program.functions[*caller as usize].cell);
        self.calls.push((caller_cell, at.clone(), id));
        let (base, path) = (self.base, self.path);
        self.base = self.status.len();
        self.status.extend(function.locals.iter().map(|local| if local.parameter { Status::Bound(None) } else { Status::Never }));
        self.path.returned = false;
        self.path.left_round = false;
        let end = self.run(body);
        let returned = self.path.returned;
        self.path = Path { doubts: self.path.doubts, ..path };
        self.status.truncate(self.base);
        self.base = base;
        self.calls.pop();
        match end {
            End::Live | End::Left(Leave::Return | Leave::Round) => {
                if self.nested == 0 && function.binds.is_empty() {
                    self.followed.insert(id, self.deletions.len());
                }
                End::Live
            }
            // Another path returned before it came to that.
            End::Left(Leave::Raise) | End::Crashed(_) if returned => {
                self.path.doubts.after_raise = true;
                End::Live
            }
            other => other,
        }
    }

    /// Runs `arm` from the current state and takes its changes back; what it changed, and how it ended.
    fn aside(&mut self, arm: &[Op], path: Path) -> (Vec<(u32, Status)>, End, Path) {
        self.nested += 1;
        let mark = self.journal.len();
        self.path = path;
        let end = self.run(arm);
        let mut changed: Vec<u32> = self.journal[mark..].iter().map(|(index, _)| *index).collect();
        changed.sort_unstable();
        changed.dedup();
        let changes = changed.iter().filter_map(|index| Some((*index, *self.status.get(*index as usize)?))).collect();
        self.undo(mark);
        self.nested -= 1;
        self.fuel = self.fuel.saturating_sub(changed.len() as u64);
        (changes, end, self.path)
    }

    fn choose(&mut self, arms: &[Vec<Op>]) -> End {
        let entry = self.path;
        let mut merge = Merge::default();
        let mut exit = entry;
        let mut crash = None;
        let mut left = None;
        for arm in arms {
            let (changes, end, path) = self.aside(arm, Path { arm: true, ..entry });
            match end {
                End::Live => {
                    merge.add(changes);
                    exit.returned |= path.returned;
                    exit.left_round |= path.left_round;
                    exit.doubts.after_raise |= path.doubts.after_raise;
                }
                End::Left(how) => {
                    match how {
                        Leave::Raise => exit.doubts.after_raise = true,
                        Leave::Return => exit.returned = true,
                        Leave::Round => exit.left_round = true,
                    }
                    left = Some(how);
                }
                End::Crashed(found) => crash = crash.or(Some(found)),
            }
        }
        self.path = exit;
        match (merge.arms, left, crash) {
            (0, Some(how), _) => End::Left(how),
            (0, None, Some(mut crash)) => {
                crash.doubts = entry.doubts;
                End::Crashed(crash)
            }
            _ => {
                self.merge(merge);
                End::Live
            }
        }
    }

    fn merge(&mut self, merge: Merge) {
        let arms = merge.arms;
        let mut changes: Vec<_> = merge.changes.into_iter().collect();
        changes.sort_unstable_by_key(|(index, _)| *index);
        for (index, (count, status)) in changes {
            let status = if count < arms { status.join(self.status[index as usize]) } else { status };
            self.set(index, status);
        }
    }

    fn repeat(&mut self, inner: &Loop) -> End {
        let entry = self.path;
        let mut path = entry;
        path.doubts.in_loop |= !inner.sure;
        path.left_round = false;
        let (changes, end, mut after) = self.aside(&inner.body, path);
        after.doubts.in_loop = entry.doubts.in_loop;
        let left_round = after.left_round;
        after.left_round = entry.left_round;
        self.path = after;
        match end {
            End::Crashed(crash) if !left_round && !entry.arm => return End::Crashed(crash),
            // Some path left the round before it came to that, or nothing is known of it.
            End::Crashed(_) => {}
            End::Left(how @ (Leave::Raise | Leave::Return)) if inner.sure && !inner.leaves => return End::Left(how),
            End::Left(Leave::Return) => self.path.returned = true,
            End::Left(Leave::Raise) => self.path.doubts.after_raise = true,
            End::Live | End::Left(Leave::Round) => {}
        }
        let mut merge = Merge::default();
        merge.add(changes);
        if !inner.sure || inner.leaves {
            merge.add(Vec::new());
        }
        self.merge(merge);
        if inner.orelse.is_empty() {
            return End::Live;
        }
        if inner.leaves {
            let arms = [&inner.orelse[..], &[]];
            return self.choose_refs(&arms);
        }
        self.run(&inner.orelse)
    }

    fn choose_refs(&mut self, arms: &[&[Op]]) -> End {
        let entry = self.path;
        let mut merge = Merge::default();
        for arm in arms {
            let (changes, end, _) = self.aside(arm, Path { arm: true, ..entry });
            if matches!(end, End::Live) {
                merge.add(changes);
            }
        }
        self.path = entry;
        if merge.arms > 0 {
            self.merge(merge);
        }
        End::Live
    }

    fn attempt(&mut self, inner: &Try) -> End {
        let entry = self.path;
        let handled = !inner.handlers.is_empty();
        let path = Path { arm: entry.arm || handled, ..entry };
        self.nested += 1;
        let mark = self.journal.len();
        self.path = path;
        let mut end = self.run(&inner.body);
        let touched: Vec<u32> = self.journal[mark..].iter().map(|(index, _)| *index).collect();
        if matches!(end, End::Live) {
            end = self.run(&inner.orelse);
        }
        let mut changed: Vec<u32> = self.journal[mark..].iter().map(|(index, _)| *index).collect();
        changed.sort_unstable();
        changed.dedup();
        let changes: Vec<_> = changed.iter().filter_map(|index| Some((*index, *self.status.get(*index as usize)?))).collect();
        let body_path = self.path;
        self.undo(mark);
        self.nested -= 1;
        self.fuel = self.fuel.saturating_sub(changed.len() as u64);

        let mut exit = Path { arm: entry.arm, ..body_path };
        let mut merge = Merge::default();
        let mut left = None;
        let mut crash = None;
        match end {
            End::Live => merge.add(changes),
            End::Left(how) => left = Some(how),
            End::Crashed(found) => crash = Some(found),
        }
        if handled {
            // An exception may come from anywhere in the body: what it touches is in doubt.
            self.nested += 1;
            let mark = self.journal.len();
            for index in touched {
                if (index as usize) < self.status.len() {
                    let status = self.status[index as usize].join(Status::Maybe);
                    self.set(index, status);
                }
            }
            for handler in &inner.handlers {
                let (changes, end, path) = self.aside(&handler.body, Path { arm: true, ..entry });
                match end {
                    End::Live => {
                        let mut all: FxHashMap<u32, Status> =
                            self.journal[mark..].iter().map(|(index, _)| (*index, self.status[*index as usize])).collect();
                        all.extend(changes);
                        merge.add(all.into_iter().collect());
                        exit.returned |= path.returned;
                        exit.left_round |= path.left_round;
                    }
                    End::Left(Leave::Return) => exit.returned = true,
                    End::Left(Leave::Round) => exit.left_round = true,
                    End::Left(Leave::Raise) => exit.doubts.after_raise |= crash.is_some(),
                    End::Crashed(_) => {}
                }
            }
            self.undo(mark);
            self.nested -= 1;
        }
        self.path = exit;
        let caught = inner.handlers.iter().any(|handler| handler.catches != Answer::No);
        let end = if merge.arms > 0 {
            self.merge(merge);
            End::Live
        } else {
            match (left, crash) {
                (Some(how), _) => End::Left(how),
                (None, Some(crash)) if !caught => End::Crashed(crash),
                _ => End::Left(Leave::Raise),
            }
        };
        match self.run(&inner.finally) {
            End::Live => end,
            other => other,
        }
    }

    fn with(&mut self, body: &[Op], swallows: Answer) -> End {
        let entry = self.path;
        if swallows == Answer::No {
            return self.run(body);
        }
        let mut path = entry;
        path.doubts.in_with = true;
        path.arm |= swallows == Answer::Yes;
        let (changes, end, mut after) = self.aside(body, path);
        after.doubts.in_with = entry.doubts.in_with;
        after.arm = entry.arm;
        self.path = after;
        match end {
            End::Crashed(crash) if swallows == Answer::Maybe => return End::Crashed(crash),
            End::Left(Leave::Return | Leave::Round) => return end,
            _ => {}
        }
        let ended = matches!(end, End::Live) && swallows == Answer::Maybe;
        let mut merge = Merge::default();
        merge.add(changes);
        if !ended {
            merge.add(Vec::new());
        }
        self.merge(merge);
        End::Live
    }
}

/// The changes of the arms that went on, joined.
#[derive(Default)]
struct Merge {
    arms: usize,
    changes: FxHashMap<u32, (usize, Status)>,
}

impl Merge {
    fn add(&mut self, changes: Vec<(u32, Status)>) {
        self.arms += 1;
        for (index, status) in changes {
            self.changes
                .entry(index)
                .and_modify(|(count, joined)| {
                    *count += 1;
                    *joined = joined.join(status);
                })
                .or_insert((1, status));
        }
    }
}
