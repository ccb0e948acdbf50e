"""urllib.parse: parts of addresses."""

from models._std import may_fail as _may_fail
from models.crane import unknown as _unknown

__pure__ = True


def quote(string, safe="/", encoding=None, errors=None):
    _may_fail()
    return _unknown(str)


def quote_plus(string, safe="", encoding=None, errors=None):
    _may_fail()
    return _unknown(str)


def unquote(string, encoding="utf-8", errors="replace"):
    _may_fail()
    return _unknown(str)


def unquote_plus(string, encoding="utf-8", errors="replace"):
    _may_fail()
    return _unknown(str)


def urlencode(query, doseq=False, safe="", encoding=None, errors=None, quote_via=None):
    _may_fail()
    return _unknown(str)


def urlparse(url, scheme="", allow_fragments=True):
    _may_fail()
    return _unknown()


def urlsplit(url, scheme="", allow_fragments=True):
    _may_fail()
    return _unknown()


def urljoin(base, url, allow_fragments=True):
    _may_fail()
    return _unknown()


def urlunparse(components):
    _may_fail()
    return _unknown()


def parse_qs(qs, **kwargs):
    _may_fail()
    return _unknown()


def parse_qsl(qs, **kwargs):
    _may_fail()
    return _unknown()
