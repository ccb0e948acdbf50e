"""librosa: sound."""

__pure__ = True
