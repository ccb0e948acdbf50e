"""timeit: runs code any number of times."""

from models._std import may_fail as _may_fail
from models.crane import havoc as _havoc
from models.crane import many as _many
from models.crane import unknown as _unknown

default_timer = _unknown()


def timeit(stmt="pass", setup="pass", timer=None, number=1000000, globals=None):
    _may_fail()
    _havoc(stmt)
    return _unknown(float)


def repeat(stmt="pass", setup="pass", timer=None, repeat=5, number=1000000, globals=None):
    _may_fail()
    _havoc(stmt)
    return _many(_unknown(float))
