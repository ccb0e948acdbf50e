"""soundfile: sound from files."""

__pure__ = True
