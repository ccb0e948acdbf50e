"""gensim.downloader: models from the network."""

__pure__ = True
