"""Facts about the user's functions and classes, without calling or importing anything."""

import types

from . import looking

_LITERALS = (int, float, bool, str, type(None))


def function_facts(f, look):
    code = f.__code__
    found = {"name": f.__qualname__, "signature": signature(f)}
    if type(f.__module__) is str:
        found["module"] = f.__module__
    facts = {"types": {key: value for key, value in found.items() if type(value) is str}}
    if code.co_flags & 0x20:
        facts["types"]["generator"] = True
    if code.co_flags & 0x80:
        facts["types"]["coroutine"] = True
    place = look.places.get(code.co_filename)
    if place is not None:
        facts["defined"] = dict(place[0], line=code.co_firstlineno + place[1])
    cells = {name: _content(cell) for name, cell in zip(code.co_freevars, f.__closure__ or ())}
    if place is not None and cells:
        facts["attributes"] = {
            "__closure__": {"types": {"type": "dict"}, "entries": _closure(cells, look), "complete": True}
        }
    return facts


_EMPTY = object()


def _content(cell):
    try:
        return cell.cell_contents
    except ValueError:
        return _EMPTY


def _closure(cells, look):
    return [{"key": name, "value": look.value(v, name) if v is not _EMPTY else {}} for name, v in sorted(cells.items())]


def signature(f):
    """The parameters as Python writes them; defaults only where they are short literals."""
    code = f.__code__
    names = code.co_varnames
    total, keyword = code.co_argcount, code.co_kwonlyargcount
    defaults = f.__defaults__ or ()
    parts = []
    for i, name in enumerate(names[:total]):
        default = i - (total - len(defaults))
        parts.append(name if default < 0 else f"{name}={_literal(defaults[default])}")
        if code.co_posonlyargcount and i + 1 == code.co_posonlyargcount:
            parts.append("/")
    index = total + keyword
    if code.co_flags & 0x04:
        parts.append("*" + names[index])
        index += 1
    elif keyword:
        parts.append("*")
    keyword_defaults = f.__kwdefaults__ or {}
    for name in names[total : total + keyword]:
        parts.append(f"{name}={_literal(keyword_defaults[name])}" if name in keyword_defaults else name)
    if code.co_flags & 0x08:
        parts.append("**" + names[index])
    return f"({', '.join(parts)})"


def _literal(default):
    if type(default) in _LITERALS and (type(default) is not str or len(default) <= 8):
        return repr(default)
    return "..."


def class_facts(cls, look):
    bases = [looking.type_name(base) for base in looking.mro(cls)[1:] if base is not object]
    facts = {"types": {"type": "type", "name": looking.qualname(cls), "module": looking.module_of(cls)}}
    if bases and looking.is_user_class(cls):
        facts["types"]["bases"] = bases
    named = looking.class_dict(cls)
    lines = [f for f in named.values() if type(f) is types.FunctionType and f.__code__.co_filename in look.places]
    if lines and looking.is_user_class(cls):
        first = min(lines, key=lambda f: f.__code__.co_firstlineno)
        line = named.get("__firstlineno__")
        place, skipped = look.places[first.__code__.co_filename]
        facts["defined"] = dict(place)
        if type(line) is int:
            facts["defined"]["line"] = line + skipped
    if looking.is_user_class(cls):
        data = {
            name: value
            for name, value in named.items()
            # `_member_map_` and its like are an enumeration's own.
            if not (name.startswith("_") and name.endswith("_")) and not _is_code(value)
        }
        facts["attributes"] = look.values(data)
    return facts


def _is_code(value):
    return type(value) in (
        types.FunctionType, staticmethod, classmethod, property, types.GetSetDescriptorType, types.MemberDescriptorType,
    )  # fmt: skip


def patched(cls):
    """Names of functions that the notebook, or another library (`tqdm.pandas()`), has put on a library's class."""
    own = looking.top_package(cls)
    return sorted(
        name
        for name, value in looking.class_dict(cls).items()
        if type(value) is types.FunctionType and type(value.__module__) is str and value.__module__.partition(".")[0] != own
    )
