"""requests: what the network gives is never known."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True
codes = session = _unknown()


class RequestException(OSError):
    def __getattr__(self, name):
        return _unknown()


class HTTPError(RequestException):
    pass


class ConnectionError(RequestException):
    pass


class Timeout(RequestException):
    pass


class ConnectTimeout(ConnectionError, Timeout):
    pass


class ReadTimeout(Timeout):
    pass


class TooManyRedirects(RequestException):
    pass


class JSONDecodeError(RequestException):
    pass


class Response:
    __real__ = "requests.models.Response"

    def __init__(self):
        self.status_code = _unknown(int)
        self.text, self.content, self.url, self.reason = _unknown(str), _unknown(bytes), _unknown(str), _unknown()
        self.ok = _unknown(bool)
        self.headers, self.cookies, self.history, self.request, self.raw = _unknown(), _unknown(), _unknown(), _unknown(), _unknown()
        self.elapsed, self.encoding, self.apparent_encoding = _unknown(), _unknown(), _unknown()
        self.is_redirect, self.is_permanent_redirect, self.links, self.next = _unknown(bool), _unknown(bool), _unknown(), _unknown()
        self.connection = _unknown()

    __complete__ = True

    def json(self, **kwargs):
        _may_fail()
        return _unknown()

    def raise_for_status(self):
        _may_fail()

    def iter_content(self, chunk_size=1, decode_unicode=False):
        _may_fail()
        return iter(_many(_unknown()))

    def iter_lines(self, chunk_size=512, decode_unicode=False, delimiter=None):
        _may_fail()
        return iter(_many(_unknown()))

    def close(self):
        return None

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False

    def __bool__(self):
        return _unknown(bool)

    def __iter__(self):
        return self.iter_content(128)

    def __getattr__(self, name):
        if name.startswith("_"):
            return _unknown()
        raise AttributeError(f"'Response' object has no attribute '{name}'")


def _sent(url):
    if isinstance(url, (int, float, list, dict, tuple)) is True or url is None:
        raise MissingSchema(f"Invalid URL {url!r}: No scheme supplied. Perhaps you meant https://{url}?")
    _may_fail()
    return Response()


class InvalidURL(RequestException, ValueError):
    pass


class MissingSchema(RequestException, ValueError):
    pass


def get(url, params=None, **kwargs):
    return _sent(url)


def post(url, data=None, json=None, **kwargs):
    return _sent(url)


def put(url, data=None, **kwargs):
    return _sent(url)


def patch(url, data=None, **kwargs):
    return _sent(url)


def delete(url, **kwargs):
    return _sent(url)


def head(url, **kwargs):
    return _sent(url)


def options(url, **kwargs):
    return _sent(url)


def request(method, url, **kwargs):
    return _sent(url)


class Session:
    def __init__(self):
        self.headers, self.auth, self.cookies, self.params = _unknown(), _unknown(), _unknown(), _unknown()

    def __getattr__(self, name):
        return _unknown()

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False

    def get(self, url, **kwargs):
        return _sent(url)

    def post(self, url, data=None, json=None, **kwargs):
        return _sent(url)

    def request(self, method, url, *args, **kwargs):
        return _sent(url)
