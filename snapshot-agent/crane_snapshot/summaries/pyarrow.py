"""PyArrow: tables, record batches, arrays, schemas."""

from .. import looking

MODULES = ("pyarrow",)


def summarise(v, cls, look):
    kind = looking.qualname(cls)
    if kind in ("Table", "RecordBatch"):
        limit = look.limits.columns
        listed = []
        for i, field in enumerate(v.schema):
            if i >= limit:
                break
            column = {"name": look.label(field.name), "types": {"dtype": str(field.type)}}
            if look.level not in ("structure", "types"):
                column["values"] = {"nan": v.column(i).null_count}
            listed.append(column)
        return {
            "structure": {"shape": [v.num_rows, v.num_columns]},
            "columns": listed,
            "complete": v.num_columns <= limit,
        }
    if kind == "Schema":
        listed = [
            {"name": look.label(field.name), "types": {"dtype": str(field.type)}}
            for field in list(v)[: look.limits.columns]
        ]
        return {"structure": {"length": len(v)}, "columns": listed, "complete": len(v) == len(listed)}
    if kind == "ChunkedArray" or kind.endswith("Array"):
        facts = {"structure": {"shape": [len(v)]}, "types": {"dtype": str(v.type)}}
        if look.level not in ("structure", "types"):
            facts["values"] = {"nan": v.null_count}
        return facts
    return {}
