"""zipfile: archives, whose contents are never known."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import unknown as _unknown

__pure__ = True
ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA = 0, 8, 12, 14


def is_zipfile(filename):
    return _unknown(bool)


class BadZipFile(Exception):
    pass


class ZipFile:
    def __init__(self, *args, **kwargs):
        _may_fail()

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False

    def __getattr__(self, name):
        return _unknown()

    def extractall(self, *args, **kwargs):
        _may_fail()

    def extract(self, *args, **kwargs):
        _may_fail()
        return _unknown()

    def namelist(self):
        return _many(_unknown(str))

    def close(self):
        return None
