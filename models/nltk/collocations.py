"""nltk.collocations: words that go together."""

__pure__ = True
