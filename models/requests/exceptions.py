"""requests.exceptions: what a request raises."""

__pure__ = True


from models.requests import (  # noqa: E402,F401
    ConnectionError, ConnectTimeout, HTTPError, InvalidURL, JSONDecodeError, MissingSchema, ReadTimeout, RequestException, Timeout,
    TooManyRedirects,
)
