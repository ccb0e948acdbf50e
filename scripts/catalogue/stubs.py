"""Names that stubs tell of compiled modules."""

import ast


def names_of(tree):
    """Top-level names of a stub."""
    found = {}
    queue = list(tree.body)
    while queue:
        node = queue.pop()
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
        elif isinstance(node, ast.Assign):
            found.update((target.id, node) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found.update((alias.asname or alias.name.split(".")[0], node) for alias in node.names)
        elif isinstance(node, (ast.If, ast.Try)):
            queue += node.body + node.orelse
    return found


def flattened(node, prefix):
    """OpenCV's flat names of a class: `Class`, `Class_method`, `Class_Inner`, all behind the module's prefix."""
    yield prefix + node.name
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            yield f"{prefix}{node.name}_{part.name}"
        elif isinstance(part, ast.ClassDef):
            yield from flattened(part, f"{prefix}{node.name}_")


def filled(module, sources):
    """Every name that the compiled part puts into a module, from its stub and the stubs below it."""
    found = {}
    for name, source in sources.items():
        if name != module and not name.startswith(module + "."):
            continue
        tree = ast.parse(source)
        prefix = name[len(module) + 1:].replace(".", "_")
        own = names_of(tree)
        if name == module:
            found.update(dict.fromkeys(own, None))
            found.update((n, node) for n, node in own.items() if isinstance(node, ast.FunctionDef))
        for node in own.values():
            if isinstance(node, ast.ClassDef):
                for flat in flattened(node, prefix + "_" if prefix else ""):
                    found.setdefault(flat, None)
    return found
