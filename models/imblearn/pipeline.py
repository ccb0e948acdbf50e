"""imblearn.pipeline: pipelines with samplers in them, which are not followed."""

__pure__ = True
