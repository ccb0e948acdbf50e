"""einops: arrays of other shapes, which are not followed."""

__pure__ = True
