"""The interface of one version of a library: modules with their names, classes with their attributes.

References are texts: `?` something that exists; `f` a function, with its parameters after it where they
are known; `c` and a class's qualified name; `m` and a module's; `!ImportError` for a name whose look-up
raises that.
"""

import ast
import re
import sys

from . import lazy
from . import libraries as known
from .classes import BUILT_IN, built_in_names, defines_constructor, instance_attributes, merge, plain_keyword
from .fields import fields_of
from . import stubs as stubbed
from .scan import Binding, Scan, Scanner, closed_getattr
from .signatures import decorated, name_of, parameters, text

# `model.history = …`: an attribute that is set from outside of its class.
SET_FROM_OUTSIDE = re.compile(r"\.([A-Za-z]\w*)\s*(?::[^=\n(){}]{1,40})?=(?!=)")
THIS = re.compile(r"(?:^|[^\w\])])(?:self|cls)$")
SET_BY_CONSTANT = re.compile(r"setattr\(\s*[^,()]+,\s*[\"'](\w+)[\"']")


class Version:
    """The sources of one version of a library."""

    def __init__(self, library, sources, compiled):
        self.library = library
        self.sources = {}
        self.packages = set()
        self.stubs = set()
        # Stubs of modules that have a source too.
        self.beside = {}
        self.compiled = set()
        self.scans = {}
        self.classes = {}
        self.busy = set()
        self.named = {}
        for path in compiled:
            self.compiled.add(dotted(path))
        for path in sorted(sources, key=lambda path: path.endswith(".pyi")):
            name, package = module_of(path)
            source = sources[path]
            inner, top = library.public_at, library.packages[0]
            if inner and (name == top or name.startswith(inner + ".")):
                # As it is reached from the top-level package.
                name = top + name[len(inner):] if name != top else name
                source = source.replace(inner, top)
            if name in self.sources and path.endswith(".pyi"):
                self.beside[name] = source
            if name in self.sources or name == inner or any((name + ".").startswith(other + ".") for other in library.elsewhere):
                continue
            self.sources[name] = source
            if package:
                self.packages.add(name)
            if path.endswith(".pyi"):
                self.stubs.add(name)
        # A folder without `__init__` is a package too.
        for name in list(self.sources) + list(self.compiled):
            while "." in name:
                name = name.rpartition(".")[0]
                if name not in self.sources and name not in self.compiled:
                    self.packages.add(name)
        self.submodules = {}
        for name in set(self.sources) | self.packages | self.compiled:
            parent, _, child = name.rpartition(".")
            if parent:
                self.submodules.setdefault(parent, set()).add(child)

    def exists(self, module):
        return module in self.sources or module in self.packages or module in self.compiled

    def inside(self, module):
        return module.split(".")[0] in self.library.packages

    def outside_attributes(self):
        """Public names that some code sets on objects other than `self`."""
        names = set(self.library.added)
        for module, source in self.sources.items():
            if any(module.startswith(shallow + ".") for shallow in self.library.shallow):
                continue
            for match in SET_FROM_OUTSIDE.finditer(source):
                if match[1] not in names and not THIS.search(source, max(0, match.start() - 5), match.start()):
                    names.add(match[1])
            names.update(name for name in SET_BY_CONSTANT.findall(source) if not name.startswith("_"))
        return names

    def scan(self, module):
        found = self.scans.get(module)
        if found is None:
            found = self.scans[module] = self.read(module)
        return found

    def read(self, module):
        if any(module.startswith(shallow + ".") for shallow in self.library.shallow):
            return Scan(open=True)
        if module in self.library.shallow:
            names = lazy.exported_below(self.sources, module) | self.submodules.get(module, set())
            return Scan(names={name: Binding("value", vague=True) for name in names})
        if module not in self.sources:
            # A compiled module's names are not known; a folder without `__init__` has none.
            return Scan(open=module in self.compiled or module not in self.packages)
        try:
            tree = ast.parse(self.sources[module])
        except (SyntaxError, ValueError, RecursionError):
            return Scan(open=True)
        package = module if module in self.packages else module.rpartition(".")[0]
        scanner = Scanner(package, has_globals="global " in self.sources[module])
        scan = scanner.block(tree.body)
        if module in self.stubs:
            scan.open = True
        source = self.sources[module]
        if "globals()" in source:
            if re.search(r"globals\(\)\s*(\[[^\]]*\]\s*=(?!=)|\.update)|=\s*globals\(\)", source):
                scan.open = True
        if lazy.is_lazy(source):
            scan.open = not self.lazy_names(module, tree, scan, package)
        elif "sys.modules[__name__]" in source and re.search(r"sys\.modules\[__name__\]\s*(=|\.__class__|\.__dict__|,)", source):
            scan.open = True
        for filled, stubs in self.library.filled:
            if filled == module and all(stub in self.stubs or stub in self.beside for stub in stubs):
                scan.open = False
                texts = self.beside | {stub: self.sources[stub] for stub in self.stubs}
                for stub in stubs:
                    for name, function in stubbed.filled(stub, texts).items():
                        if not name.startswith("_"):
                            scan.names.setdefault(name, Binding("overload") if function else Binding("value", vague=True))
            elif module in self.beside and filled != module:
                scan.open = True
        for extended, more in self.library.extra:
            if extended == module:
                for name in more.split():
                    scan.names.setdefault(name, Binding("value", vague=True))
        getter = scan.names.get("__getattr__")
        if getter is not None:
            answered = None
            if getter.kind == "function" and not getter.vague:
                answered = closed_getattr(getter.node, scan.constants)
            elif getter.kind == "class" and "caching_module_getattr" in ast.unparse(getter.node.decorator_list):
                answered = {part.targets[0].id: None for part in getter.node.body if isinstance(part, ast.Assign)}
                answered |= {part.name: None for part in getter.node.body if isinstance(part, ast.FunctionDef)}
            elif getter.kind == "value" and "__lazy__" in scan.constants:
                answered = {}
            if answered is None:
                scan.open = True
            else:
                for name, exception in answered.items():
                    if isinstance(name, str) and name not in scan.names:
                        scan.names[name] = Binding("raises", target=exception) if exception else Binding("value", vague=True)
        if module in self.library.tame:
            scan.open = False
        return scan

    def lazy_names(self, module, tree, scan, package):
        """Adds the names of a lazy module; False if they are not known."""
        imports = lazy.imports(tree)
        if not imports:
            return False
        told = Scanner(package).block(imports)
        scan.names.update(told.names)
        scan.stars += told.stars
        more = lazy.texts(self.sources[module])
        if "." in module:
            more |= lazy.exported_below(self.sources, module)
        for shallow in self.library.shallow:
            more |= lazy.exported_below(self.sources, shallow)
        more |= lazy.aliases(self.sources, module, more | set(scan.names))
        for name in more:
            scan.names.setdefault(name, Binding("value", vague=True))
        return True

    # What a name is.

    def names(self, module):
        """`(names, open)` of a module: its own and those that its star imports bring."""
        if module in self.named:
            return self.named[module]
        if module in self.busy:
            return {}, True
        self.busy.add(module)
        scan = self.scan(module)
        found, is_open = {}, scan.open
        for star in scan.stars:
            if not self.inside(star):
                is_open = True
                continue
            brought, star_open = self.star(star)
            is_open |= star_open
            for name in brought:
                found[name] = (star, name)
        for name in scan.names:
            found[name] = (module, name)
        self.busy.discard(module)
        if not self.busy:
            # Inside a circle of star imports the answer is not whole.
            self.named[module] = found, is_open
        return found, is_open

    def star(self, module):
        """`(names, open)` that a star import of the module binds."""
        if not self.exists(module):
            return set(), True
        names, is_open = self.names(module)
        exported = self.scan(module).exported
        if exported is None:
            # What has been imported of the modules below is bound too.
            return {name for name in set(names) | self.submodules.get(module, set()) if not name.startswith("_")}, is_open
        if exported is False:
            return {name for name in names if not name.startswith("_")}, True
        found = set()
        for item in exported:
            if isinstance(item, str):
                found.add(item)
                continue
            where = self.locate(module, item[1])
            if where is None:
                return found, True
            inner, inner_open = self.star(where)
            found |= inner
            is_open |= inner_open
        return found, False if not any(isinstance(i, tuple) for i in exported) else is_open

    def locate(self, module, path):
        """The module of the library that a dotted name means in a module."""
        first, *rest = path.split(".")
        kind = self.resolve(module, first)
        for part in rest:
            if kind is None or kind[0] != "m":
                return None
            kind = self.resolve(kind[1:], part) if self.inside(kind[1:]) else None
        return kind[1:] if kind and kind[0] == "m" and self.inside(kind[1:]) else None

    def resolve(self, module, name, depth=0):
        """The reference of a module's name; `None` if it has none."""
        if depth > 30:
            return "?"
        names, is_open = self.names(module)
        if name not in names:
            if name in self.submodules.get(module, ()):
                return "m" + module + "." + name
            return "?" if is_open else None
        where, own = names[name]
        if where != module:
            return self.resolve(where, own, depth + 1) or "?"
        binding = self.scan(module).names[name]
        if binding.kind == "raises":
            return "!" + binding.target
        if binding.vague:
            return "m" + module + "." + name if binding.kind == "value" and name in self.submodules.get(module, ()) else "?"
        match binding.kind:
            case "class":
                return "c" + module + "." + name
            case "function":
                return self.function(module, binding.node)
            case "overload":
                return "f"
            case "module":
                return "m" + binding.target if self.inside(binding.target) else "?"
            case "from":
                source, wanted = binding.target
                if not self.inside(source) or not self.exists(source):
                    return "?"
                if source == module:
                    return "m" + module + "." + wanted if wanted in self.submodules.get(module, ()) else "?"
                return self.resolve(source, wanted, depth + 1) or "?"
            case "alias":
                return self.expression(module, binding.node, depth) or "?"
        return "?"

    def expression(self, module, node, depth=0):
        """The reference of a dotted expression in a module; `None` if it is not one of the library's."""
        if isinstance(node, ast.Name):
            binding = self.scan(module).names.get(node.id)
            if binding is not None and binding.kind == "alias" and binding.node is node:
                return None
            found = self.resolve(module, node.id, depth + 1)
            return found
        if isinstance(node, ast.Attribute):
            base = self.expression(module, node.value, depth + 1)
            if base and base[0] == "m" and self.inside(base[1:]):
                return self.resolve(base[1:], node.attr, depth + 1)
        if isinstance(node, ast.Subscript):
            return self.expression(module, node.value, depth + 1)
        return None

    def function(self, module, node):
        if module in self.stubs:
            # What is compiled may take more than its stub says.
            return "f"
        if self.is_opaque(node):
            return "f"
        words = parameters(node.args)
        words = decorated(words, node.decorator_list, lambda call: self.plainly_copied(module, call))
        return "f" if words is None else "f" + (text(words) or "-")

    def is_opaque(self, node):
        return any(name_of(decorator)[0] in self.library.opaque for decorator in node.decorator_list)

    def plainly_copied(self, module, call):
        """Whether the method whose docstring and deprecators are copied has no deprecators."""
        if not call.args or not isinstance(call.args[0], ast.Attribute):
            return False
        reference = self.expression(module, call.args[0].value)
        if not reference or reference[0] != "c":
            return False
        for name in self.lineage(reference[1:]) or ():
            node = self.definition(name)
            for part in node.body if node else ():
                if isinstance(part, ast.FunctionDef) and part.name == call.args[0].attr:
                    return decorated([], part.decorator_list) == [] or all(
                        name_of(d)[0] in known.HARMLESS | {"_preprocess_data"} for d in part.decorator_list)
        return False

    # Classes.

    def definition(self, qualified):
        module, _, name = qualified.rpartition(".")
        binding = self.scan(module).names.get(name)
        return binding.node if binding is not None and binding.kind == "class" else None

    def bases(self, qualified):
        """References of the bases; `?` for one that is not the library's."""
        module = qualified.rpartition(".")[0]
        node = self.definition(qualified)
        found = []
        for base in node.bases:
            plain = base.value if isinstance(base, ast.Subscript) else base
            last = plain.attr if isinstance(plain, ast.Attribute) else plain.id if isinstance(plain, ast.Name) else ""
            reference = self.expression(module, plain)
            if reference and reference[0] == "c" and reference[1:] != qualified:
                found.append(reference[1:])
            elif (last in known.PLAIN_BASES or last in BUILT_IN) and not (reference and reference[0] == "c"):
                continue
            else:
                found.append("?")
        return found

    def lineage(self, qualified, above=()):
        """The class and its bases in Python's order; `None` if one is not known."""
        if qualified in above or len(above) > 40:
            return None
        sequences = []
        for base in self.bases(qualified):
            line = None if base == "?" else self.lineage(base, above + (qualified,))
            if line is None:
                return None
            sequences.append(line)
        return merge(qualified, sequences)

    def describe(self, qualified):
        """A class's own facts: bases, whether more attributes may come, constructor, attributes."""
        found = self.classes.get(qualified)
        if found is not None:
            return found
        module = qualified.rpartition(".")[0]
        node = self.definition(qualified)
        is_open = replaced = False
        for decorator in node.decorator_list:
            name = name_of(decorator)[0]
            if name not in known.CLASS_HARMLESS and name not in known.CLASS_CONSTRUCTOR:
                is_open = replaced = True
        for keyword in node.keywords:
            is_open |= not plain_keyword(keyword)
        if module in self.stubs:
            is_open = qualified not in self.library.whole
        package = module if module in self.packages else module.rpartition(".")[0]
        scanner = Scanner(package, is_class=True)
        body = scanner.block(node.body)
        is_open |= body.open
        attributes = dict.fromkeys(built_in_names(node), "?")
        dynamic = ("__getattr__" in body.names or "__getattribute__" in body.names) and qualified not in self.library.tame
        for name, binding in body.names.items():
            if name == "__slots__":
                for slot in body.constants.get("__slots__", ()):
                    attributes.setdefault(slot, "?")
            if not name.startswith("_"):
                attributes[name] = self.member(module, binding)
                if replaced and attributes[name].startswith("f"):
                    # The decorator may put another method in its place.
                    attributes[name] = "f"
        sets, sets_any = instance_attributes(node)
        for name in sets:
            if not name.startswith("_"):
                attributes.setdefault(name, "?")
        if qualified in self.library.tame:
            is_open = False
        elif sets_any:
            is_open = True
        if "__init_subclass__" in body.names:
            # It may give classes below it any attribute.
            is_open |= qualified not in self.library.tame
        is_open |= qualified in self.library.dynamic
        for extended, more in self.library.extra:
            if extended == qualified:
                attributes.update((name, "?") for name in more.split() if name not in attributes)
        found = {
            "bases": self.bases(qualified), "open": is_open, "dynamic": dynamic, "attributes": attributes,
            "constructor": self.constructor(qualified),
        }
        self.classes[qualified] = found
        return found

    def member(self, module, binding):
        if binding.kind == "overload":
            return "f"
        if binding.kind == "class":
            return "?"
        if binding.kind != "function" or binding.vague:
            return "?"
        node = binding.node
        names = {name_of(decorator)[0] for decorator in node.decorator_list}
        if names & known.PROPERTIES:
            return "?"
        if module in self.stubs or self.is_opaque(node):
            return "f"
        words = parameters(node.args, skip_first="staticmethod" not in names)
        words = decorated(words, node.decorator_list, lambda call: False)
        return "f" if words is None else "f" + (text(words) or "-")

    def constructor(self, qualified):
        """Parameters of a call of the class; `None` if they are not known."""
        line = self.lineage(qualified)
        if line is None or any(name.rpartition(".")[0] in self.stubs for name in line):
            return None
        chosen = None
        for name in line:
            node = self.definition(name)
            if any("Protocol" in ast.unparse(base) for base in node.bases):
                return None
            for keyword in node.keywords:
                if not plain_keyword(keyword):
                    return None
            names = [name_of(decorator)[0] for decorator in node.decorator_list]
            if chosen is None and "dataclass" in names:
                # Its constructor takes its fields, which stand above those of other bases.
                if not set(names) <= known.CLASS_HARMLESS | {"dataclass"}:
                    return None
                if not any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body):
                    chosen = ("__init__", fields_of([self.definition(n) for n in line[line.index(name):]]))
            elif chosen is None and not set(names) <= known.CLASS_HARMLESS:
                return None
            if any(isinstance(part, (ast.If, ast.Try)) and defines_constructor(part) for part in node.body):
                return None
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__new__":
                    # It may give an object of another class, with another `__init__`.
                    return None
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    words = decorated(parameters(part.args, skip_first=True), part.decorator_list)
                    if chosen is None:
                        chosen = (part.name, words)
                elif isinstance(part, ast.Assign) and any(isinstance(t, ast.Name) and t.id in ("__init__", "__new__") for t in part.targets):
                    return None
        if chosen is None and any(built_in_names(self.definition(name)) for name in line):
            return None
        if chosen is None:
            return "-"
        return text(chosen[1]) if chosen[1] is None else (text(chosen[1]) or "-")

    # Everything.

    def public(self, module):
        parts = module.split(".")
        if any(part.startswith("_") or part in known.NO_INTERFACE for part in parts):
            return False
        if any(module == private or module.startswith(private + ".") for private in self.library.private):
            return False
        return self.library.depth is None or len(parts) <= self.library.depth

    def interface(self):
        modules, wanted = {}, []
        every = sorted(set(self.sources) | self.packages | self.compiled)
        for module in every:
            if not self.public(module) or module in self.compiled:
                continue
            names, is_open = self.names(module)
            is_open |= module in self.library.dynamic
            entries = {}
            for name in set(names) | self.submodules.get(module, set()):
                if name.startswith("_"):
                    continue
                reference = self.resolve(module, name) or "?"
                entries[name] = reference
                if reference[0] == "c":
                    wanted.append(reference[1:])
            modules[module] = {"open": is_open, "names": entries}
        self.patch(modules)
        classes = {}
        while wanted:
            name = wanted.pop()
            if name in classes or self.definition(name) is None:
                continue
            classes[name] = self.describe(name)
            wanted.extend(base for base in classes[name]["bases"] if base != "?")
        self.patch_classes(classes)
        return {
            "modules": modules, "classes": classes, "outside": self.outside_attributes(),
            "all_modules": set(every),
        }

    def patch(self, modules):
        """Names that one module puts into another."""
        for module, scan in list(self.scans.items()):
            for node, name in scan.patches:
                reference = self.expression(module, node)
                if reference and reference[0] == "m" and reference[1:] in modules:
                    names = modules[reference[1:]]["names"]
                    # Importing the other module ends what look-ups raise, as scikit-learn's experimental ones do.
                    if not names.get(name, "!").startswith("m"):
                        names[name] = "?"

    def patch_classes(self, classes):
        for module, scan in list(self.scans.items()):
            for node, name in scan.patches:
                reference = self.expression(module, node)
                if reference and reference[0] == "c" and reference[1:] in classes and not name.startswith("_"):
                    classes[reference[1:]]["attributes"][name] = "?"
                if reference and reference[0] == "c" and reference[1:] in classes and name in ("__init__", "__new__"):
                    classes[reference[1:]]["constructor"] = None
            for node in scan.patched:
                reference = self.expression(module, node)
                if reference and reference[0] == "c" and reference[1:] in classes:
                    classes[reference[1:]]["open"] = True


def dotted(path):
    """The module of a compiled file."""
    folder, _, file = path.rpartition("/")
    return ".".join(filter(None, [folder.replace("/", "."), file.split(".")[0]]))


def module_of(path):
    """A source file's module, and whether it is a package."""
    name = path.rsplit(".", 1)[0].replace("/", ".")
    if name.endswith(".__init__"):
        return name[:-len(".__init__")], True
    return name, False


sys.setrecursionlimit(10_000)
