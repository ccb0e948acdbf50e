"""pyarrow.parquet: tables of files."""

__pure__ = True
