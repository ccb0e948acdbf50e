"""xarray: data arrays and datasets by dimensions, sizes, coordinates and dtypes; lazy data is not loaded."""

from .. import looking
from ..looking import instance_dict, slots

MODULES = ("xarray",)


def summarise(v, cls, look):
    kind = looking.qualname(cls)
    if kind == "DataArray":
        found = slots(v)
        facts = _variable(found.get("_variable"))
        facts["types"]["name"] = look.label(found["_name"]) if type(found.get("_name")) is str else None
        facts["types"]["coords"] = sorted(name for name in found.get("_coords") or () if type(name) is str)
        return facts
    if kind == "Dataset":
        found = slots(v)
        variables = found.get("_variables") or {}
        coordinates = found.get("_coord_names") or ()
        listed = {name: _variable(x) for name, x in dict(variables).items() if type(name) is str}
        return {
            "types": {"coords": sorted(name for name in coordinates if type(name) is str)},
            "attributes": {name: listed[name] for name in sorted(listed) if name not in coordinates},
            "complete": len(listed) == len(variables),
        }
    return {}


def _variable(variable):
    found = slots(variable) if variable is not None else {}
    found.update(instance_dict(variable) or {})
    facts = {"types": {"dims": [name for name in found.get("_dims") or () if type(name) is str]}}
    data = found.get("_data")
    if looking.type_name(type(data)) == "numpy.ndarray":
        facts["structure"] = {"shape": list(data.shape)}
        facts["types"]["dtype"] = data.dtype.name
    return facts
