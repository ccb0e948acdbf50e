"""urllib.error: what its requests raise."""

from models.crane import unknown as _unknown

__pure__ = True


class URLError(OSError):
    def __getattr__(self, name):
        return _unknown()


class HTTPError(URLError):
    pass
