"""Compares the catalogue's claims with an installed library: what it says is absent, and what a signature refuses."""

import importlib
import inspect
import warnings
from pathlib import Path

from scripts.catalogue import libraries
from scripts.catalogue.read import Catalogue

FOLDER = Path(__file__).resolve().parents[2] / "catalogue"


def installed():
    """Every catalogued library that is installed in a catalogued version: (library, version)."""
    from importlib import metadata
    for library in libraries.LIBRARIES:
        path = FOLDER / f"{library.distribution}.zz"
        if not path.exists():
            continue
        for name in (library.distribution, *library.also):
            try:
                version = metadata.version(name)
            except metadata.PackageNotFoundError:
                continue
            if Catalogue(path).index_of(version) is not None:
                yield library, version
            break


def refused(words, signature):
    """Why parameters refuse what the real signature accepts; `None` if they do not."""
    kinds = inspect.Parameter
    real = list(signature.parameters.values())
    names = {word.rstrip("=") for word in words if word not in ("/", "*", "*!", "**")}
    positional_only = {word.rstrip("=") for word in words[:words.index("/")]} if "/" in words else set()
    if "**" not in words:
        for p in real:
            if p.kind == kinds.VAR_KEYWORD:
                return "any keyword is accepted"
            if p.kind in (kinds.POSITIONAL_OR_KEYWORD, kinds.KEYWORD_ONLY) and (p.name not in names or p.name in positional_only):
                return f"keyword {p.name} is accepted"
    if "*!" not in words:
        stop = words.index("*") if "*" in words else len(words)
        most = len([word for word in words[:stop] if word not in ("/", "**")])
        if any(p.kind == kinds.VAR_POSITIONAL for p in real):
            return "any number of positional arguments is accepted"
        if len([p for p in real if p.kind in (kinds.POSITIONAL_ONLY, kinds.POSITIONAL_OR_KEYWORD)]) > most:
            return "more positional arguments are accepted"
    optional = {p.name for p in real if p.default is not kinds.empty}
    for word in words:
        if word not in ("/", "*", "*!", "**") and not word.endswith("=") and word in optional:
            return f"{word} may be left out"
    return None


class Judge:
    def __init__(self, library, version):
        self.library = library
        self.catalogue = Catalogue(FOLDER / f"{library.distribution}.zz")
        self.at = self.catalogue.index_of(version)
        self.wrong, self.claims, self.classes_seen = [], 0, 0

    def run(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for name, (states, entries) in self.catalogue.modules.items():
                self.module(name, states[self.at], entries)
        return self

    def module(self, name, state, entries):
        if state is None:
            try:
                found = importlib.util.find_spec(name)
            except (ImportError, ValueError, AttributeError):
                found = None
            # What is compiled differs by platform.
            if found is not None and (found.origin or "").endswith(".py"):
                self.wrong.append(f"module {name} exists")
            return
        if not any(entry[self.at] for entry in entries.values()):
            return
        try:
            module = importlib.import_module(name)
        except BaseException:
            return
        if getattr(module, "__name__", name) != name:
            return
        known = {entry for entry, at in entries.items() if at[self.at]}
        if state == "c":
            self.claims += 1
            for real in dir(module):
                if real.isidentifier() and not real.startswith("_") and real not in known:
                    self.wrong.append(f"{name}.{real} exists")
        for entry in known:
            reference = entries[entry][self.at]
            try:
                real = getattr(module, entry)
            except ModuleNotFoundError:
                # A library that it needs is not installed.
                continue
            except ImportError as error:
                if not reference.startswith("!") and reference not in ("?", "m"):
                    self.wrong.append(f"{name}.{entry}: {error}")
                continue
            except AttributeError:
                continue
            except BaseException:
                continue
            if isinstance(real, type) and "_backends" in vars(real) or ".dummy_" in str(getattr(real, "__module__", "")):
                # Stands in for what needs a library that is not installed: it refuses every call.
                continue
            if reference.startswith("!"):
                self.wrong.append(f"{name}.{entry} is there")
            elif reference.startswith("f") and len(reference) > 1:
                self.signature(f"{name}.{entry}", self.catalogue.parameters[int(reference[1:])], real)
            elif reference.startswith("c"):
                self.a_class(self.catalogue.class_names[int(reference[1:])], real)

    def signature(self, name, words, real):
        self.claims += 1
        try:
            # Wrappers show what they wrap, which is what they pass their arguments to.
            signature = inspect.signature(real)
        except (ValueError, TypeError):
            return
        if why := refused(words, signature):
            self.wrong.append(f"{name}({' '.join(words)}): {why}: {signature}")

    def a_class(self, name, real):
        if not isinstance(real, type) and not self.catalogue.lineage(name, self.at)[1]:
            return
        if not isinstance(real, type):
            self.wrong.append(f"{name} is no class")
            return
        header = self.catalogue.classes[name][0][self.at]
        self.classes_seen += 1
        constructor = header.split("|")[2]
        if constructor != "?":
            self.signature(name, self.catalogue.parameters[int(constructor)], real)
        lineage, whole = self.catalogue.lineage(name, self.at)
        known = set()
        for one in lineage:
            attributes = self.catalogue.classes[one][1]
            known |= {attribute for attribute, at in attributes.items() if at[self.at]}
        if whole:
            self.claims += 1
            for attribute in dir(real):
                if not attribute.startswith("_") and attribute not in known and attribute not in self.catalogue.outside:
                    self.wrong.append(f"{name}().{attribute} exists")
        for attribute, at in self.catalogue.classes[name][1].items():
            reference = at[self.at]
            if not reference or not reference.startswith("f") or len(reference) == 1:
                continue
            found = inspect.getattr_static(real, attribute, None)
            if found is None:
                continue
            plain = found.__func__ if isinstance(found, (staticmethod, classmethod)) else found
            if not inspect.isfunction(plain):
                continue
            try:
                signature = inspect.signature(plain)
            except (ValueError, TypeError):
                continue
            if not isinstance(found, staticmethod):
                kept = list(signature.parameters.values())
                if kept and kept[0].kind != inspect.Parameter.VAR_POSITIONAL:
                    signature = signature.replace(parameters=kept[1:])
            self.claims += 1
            if why := refused(self.catalogue.parameters[int(reference[1:])], signature):
                self.wrong.append(f"{name}.{attribute}({' '.join(self.catalogue.parameters[int(reference[1:])])}): {why}: {signature}")


if __name__ == "__main__":
    for library, version in installed():
        judged = Judge(library, version).run()
        print(f"{library.distribution} {version}: {judged.claims} claims, {len(judged.wrong)} wrong")
        for wrong in judged.wrong[:60]:
            print("   ", wrong[:200])
