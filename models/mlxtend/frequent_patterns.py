"""mlxtend.frequent_patterns: what occurs together."""

__pure__ = True
