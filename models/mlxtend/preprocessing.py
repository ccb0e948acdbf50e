"""mlxtend.preprocessing: tables of transactions."""

__pure__ = True
