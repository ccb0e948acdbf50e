"""What a module's top level binds, from its tree."""

import ast
from dataclasses import dataclass, field

from .signatures import name_of


@dataclass
class Binding:
    # class, function, module, from, alias, value, raises
    kind: str
    node: object = None
    # Module and name for `from`, dotted path for `module`, exception for `raises`.
    target: object = None
    # Bound on some paths only, or one of several: only its existence is sure.
    vague: bool = False


@dataclass
class Scan:
    names: dict[str, Binding] = field(default_factory=dict)
    stars: list[str] = field(default_factory=list)
    # `None`: no `__all__`; a list of names and of ("module", m); False: not to be known.
    exported: object = None
    # There may be other names.
    open: bool = False
    # Assignments to attributes of names: (name, attribute), from anywhere in the module.
    patches: list[tuple[ast.expr, str]] = field(default_factory=list)
    # Names whose attributes are set by variable names.
    patched: list[ast.expr] = field(default_factory=list)
    constants: dict[str, list] = field(default_factory=dict)


class Scanner:
    """Reads the statements of a module or of a class's body."""

    def __init__(self, package, is_class=False, has_globals=True):
        self.package = package
        self.is_class = is_class
        # Whether functions may bind names of the module.
        self.has_globals = has_globals and not is_class
        self.out = Scan()

    def block(self, body, vague=False):
        for statement in body:
            self.statement(statement, vague)
        return self.out

    def bind(self, name, binding, vague):
        before = self.out.names.get(name)
        # Functions of one name under a condition, or after each other: which one is not known.
        if vague:
            binding.vague = True
        elif before is not None and before.kind == "function" and binding.kind == "function" and has_overload(before.node):
            binding.vague = False
        self.out.names[name] = binding

    def targets(self, node, binding, vague):
        if isinstance(node, ast.Name):
            self.bind(node.id, binding, vague)
        elif isinstance(node, (ast.Tuple, ast.List)):
            for element in node.elts:
                self.targets(element, Binding("value"), vague)
        elif isinstance(node, ast.Starred):
            self.targets(node.value, Binding("value"), vague)
        elif isinstance(node, ast.Attribute):
            self.out.patches.append((node.value, node.attr))
        elif isinstance(node, ast.Subscript):
            text = ast.unparse(node.value)
            if "globals()" in text or "locals()" in text or "vars()" in text or text == "sys.modules":
                self.out.open = True

    def statement(self, node, vague):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.function(node, vague)
            case ast.ClassDef():
                self.bind(node.name, Binding("class", node), vague)
            case ast.Import():
                for alias in node.names:
                    if alias.asname:
                        self.bind(alias.asname, Binding("module", target=alias.name), vague)
                    else:
                        self.bind(alias.name.split(".")[0], Binding("module", target=alias.name.split(".")[0]), vague)
            case ast.ImportFrom():
                module = self.absolute(node)
                for alias in node.names:
                    if alias.name == "*":
                        self.out.stars.append(module)
                    else:
                        self.bind(alias.asname or alias.name, Binding("from", target=(module, alias.name)), vague)
            case ast.Assign():
                self.assign(node.targets, node.value, vague)
            case ast.AnnAssign():
                if node.value is not None:
                    self.assign([node.target], node.value, vague)
                elif self.is_class and isinstance(node.target, ast.Name):
                    # A field of a dataclass, set by its constructor.
                    self.bind(node.target.id, Binding("value"), True)
            case ast.AugAssign():
                if isinstance(node.target, ast.Name) and node.target.id == "__all__":
                    self.export(node.value, add=True)
                else:
                    self.targets(node.target, Binding("value"), True)
            case ast.If():
                self.condition(node, vague)
            case ast.Try():
                self.attempt(node, vague)
            case ast.For() | ast.AsyncFor() | ast.While():
                if not isinstance(node, ast.While):
                    self.targets(node.target, Binding("value"), True)
                self.block(node.body, True)
                self.block(node.orelse, True)
            case ast.With() | ast.AsyncWith():
                for item in node.items:
                    if item.optional_vars is not None:
                        self.targets(item.optional_vars, Binding("value"), vague)
                # What it does with an exception is not known.
                self.block(node.body, vague)
            case ast.Match():
                for case in node.cases:
                    self.block(case.body, True)
            case ast.Delete():
                for target in node.targets:
                    if isinstance(target, ast.Name) and not vague:
                        self.out.names.pop(target.id, None)
            case ast.Expr():
                self.expression(node.value)
        for part in ast.walk(node) if isinstance(node, (ast.Expr, ast.Assign, ast.If)) else ():
            if isinstance(part, ast.NamedExpr):
                self.targets(part.target, Binding("value"), True)

    def assign(self, targets, value, vague):
        for target in targets:
            if isinstance(target, ast.Name) and target.id == "__all__":
                self.export(value)
                continue
            if isinstance(target, ast.Name):
                constant = strings(value, self.out.constants)
                if constant is not None:
                    self.out.constants[target.id] = constant
                if relative := lazy_import(value):
                    # plotly's way: the names of submodules and classes stand in the call.
                    for name in relative:
                        self.bind(name, Binding("value"), True)
            if isinstance(target, ast.Tuple) and (relative := lazy_import(value)):
                for name in relative:
                    module, _, attribute = name.rpartition(".")
                    self.bind(attribute, Binding("from", target=(self.package + module, attribute)), vague)
                self.out.constants["__lazy__"] = [name.rpartition(".")[2] for name in relative]
                self.out.exported = list(self.out.constants["__lazy__"])
                continue
            if isinstance(value, (ast.Name, ast.Attribute)):
                self.targets(target, Binding("alias", value), vague)
            else:
                self.targets(target, Binding("value"), vague)

    def function(self, node, vague):
        names = [name_of(decorator)[0] for decorator in node.decorator_list]
        if "overload" in names:
            before = self.out.names.get(node.name)
            if before is None:
                self.bind(node.name, Binding("overload", [node]), vague)
            elif before.kind == "overload":
                before.node.append(node)
            return
        self.bind(node.name, Binding("function", node), vague)
        for part in ast.walk(node) if self.has_globals else ():
            if isinstance(part, ast.Global):
                for name in part.names:
                    self.out.names.setdefault(name, Binding("value", vague=True))

    def condition(self, node, vague):
        test = ast.unparse(node.test)
        if test in ("TYPE_CHECKING", "typing.TYPE_CHECKING", "False", "t.TYPE_CHECKING"):
            self.block(node.orelse, vague)
        elif test in ("not TYPE_CHECKING", "not typing.TYPE_CHECKING", "True"):
            self.block(node.body, vague)
        elif "TYPE_CHECKING" in test and "version_info" in test and " or " in test:
            # `if sys.version_info < (3, 7) or TYPE_CHECKING:`, on a Python that is newer.
            self.block(node.orelse, vague)
        else:
            self.block(node.body, True)
            self.block(node.orelse, True)

    def attempt(self, node, vague):
        raises = lambda body: bool(body) and isinstance(body[-1], ast.Raise)
        sure = all(raises(handler.body) for handler in node.handlers)
        self.block(node.body, vague or not sure)
        for handler in node.handlers:
            self.block(handler.body, True)
        self.block(node.orelse, vague or not sure)
        self.block(node.finalbody, vague)

    def expression(self, value):
        if not isinstance(value, ast.Call):
            return
        text = ast.unparse(value.func)
        if text in ("__all__.extend", "__all__.append", "__all__.remove"):
            if text.endswith("extend"):
                self.export(value.args[0], add=True)
            elif text.endswith("append") and isinstance(value.args[0], ast.Constant):
                self.export(ast.List(elts=value.args), add=True)
        elif text in ("globals().update", "locals().update", "vars().update", "exec", "globals().setdefault"):
            self.out.open = True
        elif text == "setattr" and len(value.args) == 3:
            where, name = value.args[0], value.args[1]
            module = "sys.modules" in ast.unparse(where) or ast.unparse(where) in ("_current_module", "module")
            constant = name.value if isinstance(name, ast.Constant) else None
            if module and constant:
                self.bind(constant, Binding("value"), True)
            elif module:
                self.out.open = True
            elif constant:
                self.out.patches.append((where, constant))
            else:
                self.out.patched.append(where)

    def export(self, value, add=False):
        found = exported(value, self.out.constants)
        if not add:
            self.out.exported = found
        elif self.out.exported is not False:
            before = self.out.exported or []
            self.out.exported = False if found is False else list(before) + found

    def absolute(self, node):
        if not node.level:
            return node.module or ""
        parts = self.package.split(".")
        parts = parts[:len(parts) - (node.level - 1)] if node.level > 1 else parts
        return ".".join(parts + ([node.module] if node.module else []))


def has_overload(node):
    return isinstance(node, list)


def strings(value, constants):
    """The strings of a constant list, tuple, set or of a dict's keys."""
    if isinstance(value, (ast.List, ast.Tuple, ast.Set)):
        parts = value.elts
    elif isinstance(value, ast.Dict):
        parts = value.keys
    elif isinstance(value, ast.Call) and name_of(value)[0] in ("set", "frozenset", "sorted", "list", "tuple") and len(value.args) == 1:
        return strings(value.args[0], constants)
    elif isinstance(value, ast.Name):
        return constants.get(value.id)
    elif isinstance(value, ast.BinOp) and isinstance(value.op, (ast.Add, ast.BitOr)):
        left, right = strings(value.left, constants), strings(value.right, constants)
        return None if left is None or right is None else left + right
    else:
        return None
    if all(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in parts):
        return [part.value for part in parts]
    return None


def exported(value, constants):
    if isinstance(value, ast.Attribute) and value.attr == "__all__":
        return [("module", ast.unparse(value.value))]
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
        left, right = exported(value.left, constants), exported(value.right, constants)
        return False if left is False or right is False else left + right
    if isinstance(value, ast.List) and any(isinstance(part, ast.Starred) for part in value.elts):
        found = []
        for part in value.elts:
            inner = exported(part.value if isinstance(part, ast.Starred) else ast.List(elts=[part]), constants)
            if inner is False:
                return False
            found += inner
        return found
    found = strings(value, constants)
    return False if found is None else list(found)


def lazy_import(value):
    """Names in plotly's `relative_import(__name__, [submodules], [classes])`, as relative paths."""
    if not isinstance(value, ast.Call) or name_of(value)[0] != "relative_import" or len(value.args) < 2:
        return None
    names = []
    for argument in value.args[1:]:
        part = strings(argument, {})
        if part is None:
            return None
        names += part
    return names


def closed_getattr(node, constants):
    """The names that a module's `__getattr__` answers, with what it raises for them; `None` if not to be known.

    Known are bodies that compare the name with constants and end in raising AttributeError.
    """
    found = {}
    if not node.args.args:
        return None
    argument = node.args.args[0].arg

    def named(test):
        """Constants that the name is compared with."""
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or):
            parts = [named(part) for part in test.values]
            return None if None in parts else sum(parts, [])
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
            for part in test.values:
                if (names := named(part)) is not None:
                    return names
            return None
        if not (isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == argument and len(test.ops) == 1):
            return None
        right = test.comparators[0]
        if isinstance(test.ops[0], ast.Eq) and isinstance(right, ast.Constant):
            return [right.value]
        if isinstance(test.ops[0], ast.In):
            return strings(right, constants)
        return None

    def ends(body):
        """Whether the block surely raises or returns only for names that were found."""
        for statement in body:
            if isinstance(statement, ast.If):
                names = named(statement.test)
                if names is None:
                    negated = isinstance(statement.test, ast.Compare) and isinstance(statement.test.ops[0], ast.NotIn)
                    if negated and raises(statement.body):
                        container = strings(statement.test.comparators[0], constants)
                        if container is not None:
                            found.update(dict.fromkeys(container))
                            return True
                    return False
                exception = raised(statement.body)
                found.update(dict.fromkeys(names, exception))
                if statement.orelse:
                    return ends(statement.orelse)
                continue
            if isinstance(statement, ast.Raise):
                return True
            if isinstance(statement, ast.Try):
                looks_up = [ast.unparse(part) for part in statement.body]
                if looks_up == [f"return globals()[{argument}]"] and all(raises(h.body) for h in statement.handlers):
                    return True
                return False
            if isinstance(statement, (ast.Import, ast.ImportFrom, ast.Assign, ast.FunctionDef, ast.AnnAssign)):
                continue
            if isinstance(statement, ast.Expr) and isinstance(statement.value, (ast.Constant, ast.Call)):
                continue
            return False
        return False

    def raises(body):
        return bool(body) and isinstance(body[-1], ast.Raise)

    def raised(body):
        if not (raises(body) and all(not isinstance(part, (ast.If, ast.Try, ast.For)) for part in body)):
            return None
        return name_of(body[-1].exc)[0] if body[-1].exc is not None else None

    return found if ends(node.body) else None
