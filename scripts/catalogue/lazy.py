"""Modules whose names are looked up when they are asked for, from a table in their source.

`sys.modules[__name__] = _LazyModule(__name__, file, _import_structure, …)`, as the Hugging Face libraries have it: the
same names stand as plain imports under `if TYPE_CHECKING:`. What is missing there may still be in the table, so that
every text in the file counts as a name, and so does everything that the modules below export.
"""

import ast
import re

EXPORTED = re.compile(r"^__all__\s*\+?=\s*[\[(](.*?)[\])]", re.S | re.M)
TEXT = re.compile(r"[\"']([A-Za-z]\w*)[\"']")
# What a module of converters or aliases has: keys of its tables.
KEY = re.compile(r"[\"']([A-Za-z]\w*)[\"']\s*:")


def is_lazy(source):
    return "_LazyModule(" in source and "sys.modules[__name__]" in source


def imports(tree):
    """The statements that only type checkers see, which tell where each name comes from."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            found += flat(node.body)
    return found


def flat(body):
    """Import statements, also those of optional dependencies: without these a name is there too, and fails when it is used."""
    found = []
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            found.append(node)
        elif isinstance(node, ast.Try):
            found += flat(node.body) + flat(node.orelse)
        elif isinstance(node, ast.If):
            found += flat(node.body) + flat(node.orelse)
    return found


def texts(source):
    return set(TEXT.findall(source))


def exported_below(sources, package):
    """Names that some module below a package exports, or tells its own lazy table."""
    found = set()
    for module, source in sources.items():
        if not module.startswith(package + "."):
            continue
        for match in EXPORTED.finditer(source):
            found |= texts(match[1])
        if is_lazy(source):
            found |= texts(source)
    return found


def aliases(sources, package, names):
    """Names of tokenizers and image processors that fall back to others: they are never surely missing."""
    found = set()
    for module, source in sources.items():
        if module == f"{package}.convert_slow_tokenizer":
            found |= set(KEY.findall(source))
        if ".auto." in module and ("tokenization" in module or "image_processing" in module or "processing" in module):
            found |= texts(source)
    for name in names | found:
        if name.endswith(("Tokenizer", "ImageProcessor")):
            found.add(name + "Fast")
        elif name.endswith("Fast"):
            found.add(name[:-4])
    return found
