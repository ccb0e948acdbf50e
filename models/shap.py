"""shap: explains predictions, by asking the model for some."""

__pure__ = True
