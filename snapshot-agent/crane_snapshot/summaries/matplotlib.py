"""Matplotlib: figures with their axes, axes with their limits, lines; seaborn's grids."""

from .. import looking
from ..looking import instance_dict

MODULES = ("matplotlib", "seaborn")


def summarise(v, cls, look):
    named = instance_dict(v) or {}
    kinds = [looking.qualname(ancestor) for ancestor in looking.mro(cls)]
    if "FigureBase" in kinds:
        axes = named.get("_localaxes")
        axes = getattr(axes, "_axes", axes)
        count = len(axes) if type(axes) in (dict, list) else None
        return {"structure": {"axes": count}} if count is not None else {}
    if "_AxesBase" in kinds:
        counts = {}
        for artist in list(named.get("_children") or ()):
            name = looking.qualname(type(artist))
            counts[name] = counts.get(name, 0) + 1
        return {
            "structure": {"children": dict(sorted(counts.items()))},
            "types": {"projection": getattr(cls, "name", None)},
        }
    if "Grid" in kinds or "_BaseGrid" in kinds:
        axes = named.get("_axes", named.get("axes"))
        if axes is not None and looking.type_name(type(axes)) == "numpy.ndarray":
            return {"structure": {"shape": list(axes.shape)}}
    return {}
