//! What a cell does to names, and in which order: the small language that cells are compiled to.
//!
//! Compiled once for a notebook, run in every world. Values are left out, except for which
//! function a name surely holds.

use rustc_hash::FxHashMap;
use std::ops::Range;

/// An interned name.
pub type Name = u32;
/// A function of the notebook, index into [`Program::functions`].
pub type FunctionId = u32;
/// A byte range in the source of the cell that the code stands in.
pub type At = Range<u32>;

/// All cells of a notebook.
#[derive(Debug, Default)]
pub struct Program {
    pub names: Names,
    /// By cell index; `None` for what is not Python or cannot be analysed.
    pub cells: Vec<Option<Code>>,
    pub functions: Vec<Function>,
    /// Every place at the top level of a cell that binds a name, in document order.
    pub definitions: FxHashMap<Name, Vec<Definition>>,
}

impl Program {
    /// How many statements stand at the top level of its cells.
    pub fn statements(&self) -> usize {
        self.cells.iter().flatten().map(|code| code.statements.len()).sum()
    }
}

#[derive(Debug, Clone)]
pub struct Definition {
    pub cell: usize,
    pub at: At,
    pub binds: Binds,
}

/// The top level of one cell.
#[derive(Debug, Default)]
pub struct Code {
    pub statements: Vec<Statement>,
    /// `%%timeit`: what the cell binds is gone afterwards.
    pub timed: bool,
    /// Done after the cell's statements, by its cell magics.
    pub after: Vec<Op>,
    /// Does not parse: nothing of it runs.
    pub broken: bool,
    /// The statement that Python refuses when its turn comes.
    pub refused: Option<usize>,
}

#[derive(Debug)]
pub struct Statement {
    pub at: At,
    pub ops: Vec<Op>,
}

#[derive(Debug)]
pub struct Function {
    pub name: Name,
    pub cell: usize,
    /// How many local variables it has; parameters are bound when it is called.
    pub locals: Vec<Local>,
    /// `None` where a call does not run the body: generators and coroutines.
    pub body: Option<Vec<Op>>,
    /// Globals that it may bind when it runs.
    pub binds: Vec<Name>,
}

#[derive(Debug)]
pub struct Local {
    pub name: Name,
    pub parameter: bool,
}

/// What kind of definition binds a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Binds {
    Value,
    Import,
    /// Calling the name runs this body: a plain function, or a plain class's `__init__`.
    Function(FunctionId),
    Class,
}

#[derive(Debug)]
pub enum Op {
    Load { name: Name, at: At },
    Store { name: Name, binds: Binds },
    Delete { name: Name, at: At },
    LoadLocal { slot: u32, at: At },
    StoreLocal { slot: u32 },
    DeleteLocal { slot: u32 },
    /// The global `name` is called.
    Call { name: Name, at: At },
    /// These globals may be bound at any time from here on.
    MayBind(Vec<Name>),
    /// Exactly one arm runs.
    Choose(Vec<Vec<Op>>),
    Loop(Box<Loop>),
    Try(Box<Try>),
    With { body: Vec<Op>, swallows: Answer },
    /// From here on any name may exist, without any definition in sight.
    AnyName,
    /// `%run` ran a file; what it binds comes after this.
    RanFile,
    /// `%reset`.
    Clear,
    Leave(Leave),
}

#[derive(Debug)]
pub struct Loop {
    /// At least one round is certain.
    pub sure: bool,
    pub body: Vec<Op>,
    /// Whether the body can leave a round early.
    pub leaves: bool,
    pub orelse: Vec<Op>,
}

#[derive(Debug)]
pub struct Try {
    pub body: Vec<Op>,
    pub handlers: Vec<Handler>,
    pub orelse: Vec<Op>,
    pub finally: Vec<Op>,
}

#[derive(Debug)]
pub struct Handler {
    /// Whether it catches a NameError.
    pub catches: Answer,
    pub body: Vec<Op>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    No,
    Maybe,
    Yes,
}

/// How a path ends before the end of its block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leave {
    /// `raise`, `sys.exit()`.
    Raise,
    Return,
    /// `break`, `continue`.
    Round,
}

/// Names by number.
#[derive(Debug, Default)]
pub struct Names {
    numbers: FxHashMap<Box<str>, Name>,
    texts: Vec<Box<str>>,
}

impl Names {
    pub fn number(&mut self, text: &str) -> Name {
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = self.texts.len() as Name;
        self.texts.push(text.into());
        self.numbers.insert(text.into(), number);
        number
    }

    pub fn text(&self, name: Name) -> &str {
        &self.texts[name as usize]
    }

    pub fn len(&self) -> usize {
        self.texts.len()
    }
}
