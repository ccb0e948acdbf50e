"""librosa.feature: what sound has."""

__pure__ = True
