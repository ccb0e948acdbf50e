"""torchaudio: sound for networks."""

__pure__ = True
