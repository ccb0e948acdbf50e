"""pyarrow: tables, which are not followed."""

__pure__ = True
