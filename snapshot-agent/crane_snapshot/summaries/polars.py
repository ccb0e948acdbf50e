"""polars: eager frames and series; of lazy ones the type only, since asking their schema runs the query."""

from .. import looking

MODULES = ("polars",)


def summarise(v, cls, look):
    kind = looking.qualname(cls)
    if kind == "DataFrame":
        inner = v._df
        height, width = inner.shape()
        listed = []
        limit = look.limits.columns
        for name, dtype in list(zip(inner.columns(), inner.dtypes()))[:limit]:
            column = {"name": look.label(name), "types": {"dtype": str(dtype)}}
            if look.level not in ("structure", "types"):
                column["values"] = {"nan": inner.get_column(name).null_count()}
            listed.append(column)
        return {"structure": {"shape": [height, width]}, "columns": listed, "complete": width <= limit}
    if kind == "Series":
        inner = v._s
        facts = {
            "structure": {"shape": [inner.len()]},
            "types": {"dtype": str(inner.dtype()), "name": look.label(inner.name())},
        }
        if look.level not in ("structure", "types"):
            facts["values"] = {"nan": inner.null_count()}
        return facts
    if kind.endswith("GroupBy"):
        named = looking.instance_dict(v) or {}
        return {"dataset": look.value(named["df"])} if "df" in named else {}
    return {}
