"""imblearn.ensemble: ensembles that sample, which are not followed."""

__pure__ = True
