"""dask and Spark: what their schema says without a computation."""

from .. import looking
from ..looking import instance_dict

MODULES = ("dask", "dask_expr", "pyspark")


def summarise(v, cls, look):
    kind = looking.qualname(cls)
    named = instance_dict(v) or {}
    if looking.top_package(cls) == "pyspark":
        # The schema is fetched from the cluster; only one that was fetched before is shown.
        schema = named.get("_schema")
        fields = getattr(schema, "fields", None)
        if type(fields) is list:
            listed = [
                {"name": look.label(f.name), "types": {"dtype": looking.qualname(type(f.dataType))}} for f in fields
            ]
            return {"columns": listed, "complete": True}
        return {}
    if kind == "Array":
        found = looking.slots(v)
        chunks = found.get("_chunks", found.get("_Array__chunks"))
        meta = found.get("_meta")
        if type(chunks) is tuple and all(type(c) is tuple and all(type(n) is int for n in c) for c in chunks):
            facts = {"structure": {"shape": [sum(c) for c in chunks]}}
            if looking.type_name(type(meta)) == "numpy.ndarray":
                facts["types"] = {"dtype": meta.dtype.name}
            return facts
        return {}
    # dask's expressions keep the empty frame by which they know their columns, once they have worked it out.
    meta = named.get("_meta", (instance_dict(named.get("_expr")) or {}).get("_meta"))
    if meta is None or not looking.type_name(type(meta)).startswith("pandas."):
        return {}
    # The number of rows is not known without a computation, and the columns are those of an empty frame.
    if looking.qualname(type(meta)) == "Series":
        return {"structure": {"shape": [None]}, "types": {"dtype": str(meta.dtype), "name": None if meta.name is None else look.label(meta.name)}}
    columns = getattr(meta, "columns", None)
    if columns is None:
        return {}
    listed = [{"name": look.label(name), "types": {"dtype": str(dtype)}} for name, dtype in zip(columns, meta.dtypes)]
    return {"structure": {"shape": [None, len(listed)]}, "columns": listed, "complete": True}
