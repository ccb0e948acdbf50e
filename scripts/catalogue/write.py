"""Several versions' interfaces as one text; src/catalogue reads it.

    V   version requires-python   …          tab-separated, oldest first
    X   name name …                          attributes that some code sets on any object
    S   a b= * c=                            parameters; referred to by number, from 0
    M   pandas.io       history              a module: `c` its names are complete, `o` they are not
     read_csv           history              its names
    C   pandas.core.frame.DataFrame history  a class; referred to by number, from 0
     drop               history              its own attributes

A history is `state`, or `0:state,3:state`: since which version. `-` is nothing. States of names: `?`, `f` (a
function), `f12` (with its parameters), `c7`, `m` (a submodule) or `mother.module`, `!ImportError`. States of a
class: flags (`c` complete or `o`, `d` with `__getattr__`), `|`, numbers of bases (`?` unknown), `|`, the number
of the constructor's parameters or `?`.
"""


class Table:
    def __init__(self):
        self.numbers = {}

    def number(self, item):
        return self.numbers.setdefault(item, len(self.numbers))


def history(states):
    """One state a version (`None`: nothing) as text."""
    runs = []
    before = "-"
    for i, state in enumerate(states):
        state = state or "-"
        if state != before:
            runs.append((i, state))
            before = state
    if len(runs) == 1 and runs[0][0] == 0:
        return runs[0][1]
    return ",".join(f"{i}:{state}" for i, state in runs)


def union(dicts):
    return sorted(set().union(*dicts))


def unlisted(module):
    parts = module.split(".")
    return not any(part.startswith("_") for part in parts) and not {"tests", "test"} & set(parts)


def write(versions, interfaces):
    """`versions`: (version, requires-python); `interfaces`: one for each, from `Version.interface`."""
    parameters, classes = Table(), Table()
    sections = []

    def reference(module, name, state):
        if state is None:
            return None
        if state[0] == "f" and len(state) > 1:
            return f"f{parameters.number(state[1:])}"
        if state[0] == "c":
            return f"c{classes.number(state[1:])}"
        if state[0] == "m" and state[1:] == f"{module}.{name}":
            return "m"
        return state

    modules = sorted(m for m in set().union(*(i["all_modules"] for i in interfaces)) if unlisted(m))
    for module in modules:
        found = [i["modules"].get(module) for i in interfaces]
        states = []
        for interface, one in zip(interfaces, found):
            states.append(None if module not in interface["all_modules"] else "o" if one is None or one["open"] else "c")
        sections.append(f"M\t{module}\t{history(states)}")
        for name in union([one["names"] if one else {} for one in found]):
            refs = [reference(module, name, one["names"].get(name)) if one else None for one in found]
            sections.append(f" {name}\t{history(refs)}")
    for interface in interfaces:
        for name in sorted(interface["classes"]):
            classes.number(name)
    own = []
    for name in list(classes.numbers):
        found = [i["classes"].get(name) for i in interfaces]
        states = []
        for one in found:
            if one is None:
                states.append(None)
                continue
            flags = ("o" if one["open"] else "c") + ("d" if one["dynamic"] else "")
            bases = " ".join("?" if base == "?" else str(classes.number(base)) for base in one["bases"])
            constructor = "?" if one["constructor"] is None else str(parameters.number(one["constructor"]))
            states.append(f"{flags}|{bases}|{constructor}")
        own.append(f"C\t{name}\t{history(states)}")
        for attribute in union([one["attributes"] if one else {} for one in found]):
            refs = [reference(None, attribute, one["attributes"].get(attribute)) if one else None for one in found]
            own.append(f" {attribute}\t{history(refs)}")
    head = ["V\t" + "\t".join(f"{version} {requires}" for version, requires in versions)]
    head.append("X\t" + " ".join(union([i["outside"] for i in interfaces])))
    head.extend(f"S\t{words}" for words in parameters.numbers)
    # Bases are among the interfaces' classes; whatever is not keeps its number and has no section.
    return "\n".join(head + sections + own) + "\n"
