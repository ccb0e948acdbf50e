"""mlxtend.plotting: figures of models."""

__pure__ = True
