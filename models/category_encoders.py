"""category_encoders: what an encoder makes of a table is not known; its calls leave the table as it is."""

__pure__ = True
