"""sqlite3: what a database holds is never known."""

from models._std import may_fail as _may_fail
from models.crane import many as _many
from models.crane import type_name as _type_name
from models.crane import unknown as _unknown

__pure__ = True
Row = PARSE_DECLTYPES = PARSE_COLNAMES = version = sqlite_version = _unknown()


def connect(database, timeout=5.0, *args, **kwargs):
    _may_fail()
    return Connection()


class Warning(Exception):
    pass


class Error(Exception):
    pass


class InterfaceError(Error):
    pass


class DatabaseError(Error):
    pass


class OperationalError(DatabaseError):
    pass


class ProgrammingError(DatabaseError):
    pass


class IntegrityError(DatabaseError):
    pass


class _Statement:
    def execute(self, sql, parameters=(), /):
        if isinstance(sql, (int, float, list, tuple, dict)) is True:
            raise TypeError(f"execute() argument 1 must be str, not {_type_name(sql)}")
        _may_fail()
        return Cursor()

    def executemany(self, sql, parameters, /):
        _may_fail()
        return Cursor()

    def executescript(self, sql_script, /):
        _may_fail()
        return Cursor()

    def __getattr__(self, name):
        return _unknown()

    def close(self):
        return None


class Cursor(_Statement):
    def fetchone(self):
        _may_fail()
        return _unknown()

    def fetchall(self):
        _may_fail()
        return _many(_unknown())

    def fetchmany(self, size=1):
        _may_fail()
        return _many(_unknown())

    def __iter__(self):
        _may_fail()
        return iter(_many(_unknown()))


class Connection(_Statement):
    def cursor(self, *factory):
        _may_fail()
        return Cursor()

    def commit(self):
        _may_fail()

    def rollback(self):
        _may_fail()

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False
