"""yellowbrick.classifier: figures of classifiers."""

__pure__ = True
