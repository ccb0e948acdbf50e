"""sympy: expressions, which are not followed."""

__pure__ = True
