"""PIL images: size and mode; nothing is decoded."""

from .. import looking

MODULES = ("PIL",)


def summarise(v, cls, look):
    named = looking.instance_dict(v) or {}
    size, mode = named.get("_size"), named.get("_mode", named.get("mode"))
    facts = {}
    if type(size) is tuple and len(size) == 2:
        # As pixels are addressed in arrays: rows first.
        facts["structure"] = {"shape": [int(size[1]), int(size[0])]}
    if type(mode) is str:
        facts["types"] = {"mode": mode}
    return facts
