"""librosa.effects: sound changed."""

__pure__ = True
