"""csv: rows of text."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True
QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE = 0, 1, 2, 3


def list_dialects():
    return _unknown(list)


def field_size_limit(*limit):
    return _unknown(int)


class Error(Exception):
    pass


def reader(csvfile, dialect="excel", **fmtparams):
    _refused(csvfile)
    _may_fail()
    return _Rows(_many(_unknown(str)))


def _refused(csvfile):
    if isinstance(csvfile, (int, float)) is True or csvfile is None:
        raise TypeError("argument 1 must be an iterator")


class _Rows:
    """Rows of a file; `next` takes one of them."""

    def __init__(self, row):
        self._crane_row = row

    def __iter__(self):
        _may_fail()
        return iter(_many(_unknown(list)))

    def __next__(self):
        _may_fail()
        return _unknown(list)

    def __getattr__(self, name):
        return _unknown()


class DictReader:
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect="excel", *args, **kwds):
        self.fieldnames = _unknown() if fieldnames is None else fieldnames

    def __iter__(self):
        _may_fail()
        return iter(_many(_unknown(dict)))

    def __next__(self):
        _may_fail()
        return _unknown(dict)

    def __getattr__(self, name):
        return _unknown()


class _Writer:
    def writerow(self, row, /):
        if isinstance(row, (int, float)) is True or row is None:
            raise Error(f"iterable expected, not {_type_name(row)}")
        _may_fail()
        return _unknown()

    def writerows(self, rows, /):
        if isinstance(rows, (int, float)) is True or rows is None:
            raise TypeError("writerows() argument must be iterable")
        _may_fail()

    def __getattr__(self, name):
        return _unknown()


def writer(csvfile, dialect="excel", **fmtparams):
    if isinstance(csvfile, (str, int, float, list, dict)) is True:
        raise TypeError("argument 1 must have a \"write\" method")
    _may_fail()
    return _Writer()


class DictWriter:
    def __init__(self, f, fieldnames, restval="", extrasaction="raise", dialect="excel", *args, **kwds):
        self.fieldnames = fieldnames

    def writeheader(self):
        _may_fail()
        return _unknown()

    def writerow(self, rowdict):
        _may_fail()
        return _unknown()

    def writerows(self, rowdicts):
        _may_fail()

    def __getattr__(self, name):
        return _unknown()
