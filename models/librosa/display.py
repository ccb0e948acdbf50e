"""librosa.display: figures of sound."""

__pure__ = True
