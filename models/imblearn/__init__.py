"""imblearn: imbalanced-learn."""

__pure__ = True
