//! Names: which are local to a function, look-up, binding.

use std::rc::Rc;

use ruff_python_ast as ast;
use ruff_python_ast::visitor::{self, Visitor};
use rustc_hash::FxHashSet;

use super::heap::{Object, Slot};
use super::interp::{BodySource, Interp, STATIC};
use super::sym::{Sym, sym};
use super::value::{ObjId, Res, Value};

/// What the body of a function says about names.
#[derive(Default, Debug)]
pub struct FnInfo {
    /// Bound in the body, parameters included.
    pub locals: FxHashSet<Sym>,
    pub globals: FxHashSet<Sym>,
    pub nonlocals: FxHashSet<Sym>,
    /// Global and nonlocal names, those of nested functions included.
    pub rebinds: FxHashSet<Sym>,
    /// Read anywhere in it, nested functions included.
    pub reads: FxHashSet<Sym>,
    pub signature: Signature,
    pub generator: bool,
    /// Functions, classes or generators in it may keep its scope alive.
    pub nests: bool,
}

/// The parameters of a function by name.
#[derive(Default, Debug)]
pub struct Signature {
    /// In order; whether positional-only.
    pub positional: Vec<(Sym, bool)>,
    pub keyword_only: Vec<Sym>,
    pub vararg: Option<Sym>,
    pub kwarg: Option<Sym>,
}

impl Signature {
    fn of(params: &ast::Parameters) -> Signature {
        let only = params.posonlyargs.iter().map(|p| (sym(p.name()), true));
        Signature {
            positional: only.chain(params.args.iter().map(|p| (sym(p.name()), false))).collect(),
            keyword_only: params.kwonlyargs.iter().map(|p| sym(p.name())).collect(),
            vararg: params.vararg.as_ref().map(|p| sym(&p.name)),
            kwarg: params.kwarg.as_ref().map(|p| sym(&p.name)),
        }
    }
}

#[derive(Default)]
struct Collector {
    info: FnInfo,
    nested: u32,
}

impl Collector {
    fn bind(&mut self, name: &str) {
        if self.nested == 0 {
            self.info.locals.insert(sym(name));
        }
    }
}

impl<'a> Visitor<'a> for Collector {
    fn visit_stmt(&mut self, stmt: &'a ast::Stmt) {
        match stmt {
            ast::Stmt::FunctionDef(def) => {
                self.bind(&def.name);
                self.info.nests = true;
                self.nested += 1;
                visitor::walk_stmt(self, stmt);
                self.nested -= 1;
            }
            ast::Stmt::ClassDef(def) => {
                self.bind(&def.name);
                self.info.nests = true;
                self.nested += 1;
                visitor::walk_stmt(self, stmt);
                self.nested -= 1;
            }
            ast::Stmt::Global(ast::StmtGlobal { names, .. }) | ast::Stmt::Nonlocal(ast::StmtNonlocal { names, .. }) => {
                self.info.rebinds.extend(names.iter().map(|name| sym(name)));
                if self.nested == 0 {
                    let set = if stmt.is_global_stmt() { &mut self.info.globals } else { &mut self.info.nonlocals };
                    set.extend(names.iter().map(|name| sym(name)));
                }
            }
            ast::Stmt::Import(import) => {
                for alias in &import.names {
                    let name = alias.asname.as_ref().map_or_else(
                        || alias.name.split('.').next().unwrap_or_default(),
                        |n| n.as_str(),
                    );
                    self.bind(name);
                }
            }
            ast::Stmt::ImportFrom(import) => {
                for alias in &import.names {
                    self.bind(alias.asname.as_ref().unwrap_or(&alias.name));
                }
            }
            _ => visitor::walk_stmt(self, stmt),
        }
    }

    fn visit_expr(&mut self, expr: &'a ast::Expr) {
        match expr {
            ast::Expr::Name(name) => match name.ctx {
                ast::ExprContext::Load => {
                    self.info.reads.insert(sym(&name.id));
                }
                _ => self.bind(&name.id),
            },
            ast::Expr::Lambda(_) => {
                self.info.nests = true;
                self.nested += 1;
                visitor::walk_expr(self, expr);
                self.nested -= 1;
            }
            // Their targets are names of their own scope; a walrus inside still binds outside.
            ast::Expr::ListComp(ast::ExprListComp { elt, generators, .. })
            | ast::Expr::SetComp(ast::ExprSetComp { elt, generators, .. })
            | ast::Expr::Generator(ast::ExprGenerator { elt, generators, .. }) => {
                self.info.nests |= expr.is_generator_expr();
                self.visit_expr(elt);
                self.visit_generators(generators);
            }
            ast::Expr::DictComp(comp) => {
                if let Some(key) = &comp.key {
                    self.visit_expr(key);
                }
                self.visit_expr(&comp.value);
                self.visit_generators(&comp.generators);
            }
            ast::Expr::Yield(_) | ast::Expr::YieldFrom(_) => {
                if self.nested == 0 {
                    self.info.generator = true;
                }
                visitor::walk_expr(self, expr);
            }
            _ => visitor::walk_expr(self, expr),
        }
    }

    fn visit_except_handler(&mut self, handler: &'a ast::ExceptHandler) {
        let ast::ExceptHandler::ExceptHandler(h) = handler;
        if let Some(name) = &h.name {
            self.bind(name);
        }
        visitor::walk_except_handler(self, handler);
    }

    fn visit_pattern(&mut self, pattern: &'a ast::Pattern) {
        match pattern {
            ast::Pattern::MatchAs(p) => {
                if let Some(name) = &p.name {
                    self.bind(name);
                }
            }
            ast::Pattern::MatchStar(p) => {
                if let Some(name) = &p.name {
                    self.bind(name);
                }
            }
            ast::Pattern::MatchMapping(p) => {
                if let Some(name) = &p.rest {
                    self.bind(name);
                }
            }
            _ => {}
        }
        visitor::walk_pattern(self, pattern);
    }
}

impl Collector {
    fn visit_generators(&mut self, generators: &[ast::Comprehension]) {
        for generator in generators {
            self.visit_expr(&generator.iter);
            for condition in &generator.ifs {
                self.visit_expr(condition);
            }
        }
    }
}

/// Names that a block binds; used also to forget what a skipped statement would have bound.
pub fn info_of(params: Option<&ast::Parameters>, source: BodySource<'_>) -> FnInfo {
    let mut collector = Collector::default();
    if let Some(params) = params {
        collector.info.signature = Signature::of(params);
        for param in params.iter() {
            collector.bind(param.name());
        }
    }
    match source {
        BodySource::Block(block) => {
            for stmt in block {
                collector.visit_stmt(stmt);
            }
        }
        BodySource::Lambda(expr) => collector.visit_expr(expr),
        BodySource::Gen(expr) => {
            collector.visit_expr(&expr.elt);
            collector.visit_generators(&expr.generators);
        }
    }
    let mut info = collector.info;
    for name in info.globals.iter().chain(&info.nonlocals) {
        info.locals.remove(name);
    }
    info
}

impl<'a> Interp<'a> {
    pub fn info(&self, body: u32) -> Rc<FnInfo> {
        let body = self.body(body);
        body.info.get_or_init(|| Rc::new(info_of(body.params, body.source))).clone()
    }

    /// The symbol of a name that stands in a tree. Trees live as long as the interpreter, so that a name's
    /// address tells which one it is; that is quicker than hashing its letters each time it is met.
    pub fn sym_at(&mut self, name: &'a str) -> Sym {
        let address = name.as_ptr() as usize;
        let place = (address >> 3) % self.syms.len();
        let (known, length, symbol) = self.syms[place];
        if known == address && length as usize == name.len() {
            return symbol;
        }
        let symbol = sym(name);
        self.syms[place] = (address, name.len() as u32, symbol);
        symbol
    }

    /// The value of a string literal in a tree: the same text is not copied each time it is met.
    pub fn text_at(&mut self, text: &'a str) -> Value {
        let address = text.as_ptr() as usize;
        let place = (address >> 3) % self.texts.len();
        let known = &mut self.texts[place];
        if known.0 != address || known.1.len() != text.len() {
            *known = (address, Rc::from(text));
        }
        Value::Str(known.1.clone())
    }

    /// Reads a name as the running code would.
    pub fn load(&mut self, name: Sym) -> Res {
        let frame = self.frame();
        let (mut scope, own, globals) = (frame.scope, frame.own, frame.globals);
        let info = frame.info.clone();
        let is_global = info.as_ref().is_some_and(|i| i.globals.contains(&name));
        if !is_global {
            let mut in_chain = 0;
            loop {
                if scope == globals {
                    break;
                }
                let Object::Scope { names, open, parent } = self.obj(scope) else {
                    return self.unknown(|| format!("the name {}", name.as_str()));
                };
                if let Some(slot) = names.get(&name) {
                    let (value, maybe) = (slot.value.clone(), slot.maybe);
                    if maybe {
                        self.doubt_because(|| format!("`{}` may not be bound", name.as_str()));
                    }
                    return Ok(value);
                }
                if *open {
                    return self.unknown(|| format!("the name {}", name.as_str()));
                }
                let parent = *parent;
                if scope == own && info.as_ref().is_some_and(|i| i.locals.contains(&name)) {
                    let message =
                        format!("cannot access local variable '{}' where it is not associated with a value", name.as_str());
                    return Err(self.raise("UnboundLocalError", message));
                }
                match parent {
                    Some(parent) => scope = parent,
                    None => break,
                }
                in_chain += 1;
                if in_chain > 64 {
                    break;
                }
            }
        }
        self.load_global(globals, name)
    }

    pub fn load_global(&mut self, globals: ObjId, name: Sym) -> Res {
        if globals.0 & STATIC != 0 {
            if let Some(value) = self.model_name(globals, name)? {
                return Ok(value);
            }
        } else if let Object::Scope { names, open, .. } = self.obj(globals) {
            let open = *open;
            if let Some(slot) = names.get(&name) {
                let (value, maybe) = (slot.value.clone(), slot.maybe);
                if maybe {
                    self.doubt_because(|| format!("`{}` may not be defined", name.as_str()));
                }
                return Ok(value);
            }
            if open && !self.statics.builtins.contains_key(&name) {
                return self.unknown(|| format!("`{}` may be defined by something that cannot be seen", name.as_str()));
            }
        }
        if let Some(value) = self.statics.builtins.get(&name) {
            return Ok(value.clone());
        }
        if super::classes::is_ipython_name(name.as_str()) {
            return self.unknown(|| format!("`{}`", name.as_str()));
        }
        Err(self.raise("NameError", format!("name '{}' is not defined", name.as_str())))
    }

    /// Binds a name as the running code would.
    pub fn store(&mut self, name: Sym, value: Value) {
        let frame = self.frame();
        let info = frame.info.clone();
        let mut target = frame.scope;
        if let Some(info) = info {
            if info.globals.contains(&name) {
                target = frame.globals;
            } else if info.nonlocals.contains(&name) {
                target = self.owner_of(name).unwrap_or(frame.own);
            }
        }
        let at = self.at;
        self.scope_mut(target).insert(name, Slot::new(value, at));
    }

    /// Binds a name outside of comprehensions, as `:=` does.
    pub fn store_walrus(&mut self, name: Sym, value: Value) {
        let scope = self.frame().scope;
        let own = self.frame().own;
        self.frame_mut().scope = own;
        self.store(name, value);
        self.frame_mut().scope = scope;
    }

    fn owner_of(&self, name: Sym) -> Option<ObjId> {
        let mut scope = self.frame().own;
        for _ in 0..64 {
            let Object::Scope { names, parent, .. } = self.obj(scope) else { return None };
            if scope != self.frame().own && names.contains_key(&name) {
                return Some(scope);
            }
            scope = (*parent)?;
        }
        None
    }

    pub fn delete_name(&mut self, name: Sym) -> Res<()> {
        let frame = self.frame();
        let info = frame.info.clone();
        let target = if info.as_ref().is_some_and(|i| i.globals.contains(&name)) { frame.globals } else { frame.scope };
        let removed = self.scope_mut(target).remove(&name);
        match removed {
            Some(slot) => {
                if slot.maybe {
                    self.doubt_because(|| format!("`{}` may not be defined", name.as_str()));
                }
                Ok(())
            }
            None => {
                if let Object::Scope { open: true, .. } = self.obj(target) {
                    self.doubt_because(|| format!("`{}` may not be defined", name.as_str()));
                    return Ok(());
                }
                let local = info.is_some();
                let message = if local {
                    format!("cannot access local variable '{}' where it is not associated with a value", name.as_str())
                } else {
                    format!("name '{}' is not defined", name.as_str())
                };
                Err(self.raise(if local { "UnboundLocalError" } else { "NameError" }, message))
            }
        }
    }

    /// What a block would have bound is unknown from here on, for blocks that were not followed.
    pub fn forget_bindings(&mut self, block: &[ast::Stmt]) {
        let info = info_of(None, BodySource::Block(block));
        for name in info.locals.iter().chain(&info.globals).chain(&info.nonlocals) {
            self.store(*name, Value::Unknown);
        }
    }
}
