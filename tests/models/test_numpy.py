"""The model of NumPy against NumPy itself."""

import os
import random
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))

import harness  # noqa: E402
from numpy_calls import calls  # noqa: E402

from models import numpy as mnp  # noqa: E402
from models.crane import unknown  # noqa: E402
from models.numpy.base import Base  # noqa: E402
from models.numpy.facts import values_of  # noqa: E402
from models.numpy.nd import array_of, make  # noqa: E402


def dtype_text(dtype):
    kind = np.dtype(dtype).kind
    return {"U": "str", "S": "bytes", "O": "object", "V": "void"}.get(kind, str(dtype))


def describe_numpy(value):
    if isinstance(value, np.ndarray):
        claims = {"class": "array", "shape": value.shape, "dtype": dtype_text(value.dtype)}
        if value.size <= 1000 and value.dtype.kind in "biufU":
            claims["values"] = value.ravel().tolist()
        if value.dtype.kind == "f" and value.size:
            claims["nan"] = bool(np.isnan(value).any())
        if value.dtype.kind in "biuf" and value.size:
            claims["unique"] = len(np.unique(value[value == value]))
        return claims
    if isinstance(value, np.generic) and not isinstance(value, np.str_):
        return {"class": "scalar", "dtype": dtype_text(value.dtype), "values": [value.item()]}
    if isinstance(value, Base):
        about = value.__crane_array__()
        claims = {"class": "array" if isinstance(value, mnp.ndarray) else "scalar", "dtype": about.dtype}
        if isinstance(value, mnp.ndarray):
            claims["shape"] = about.shape
            claims["nan"] = about.nan
            claims["unique"] = about.unique
        flat = values_of(value)
        if flat is not None:
            claims["values"] = flat
        return {key: claim for key, claim in claims.items() if not harness.is_unknown(claim)}
    if isinstance(value, np.dtype):
        return {"class": "dtype", "name": dtype_text(value)}
    if isinstance(value, mnp.dtype):
        return {"class": "dtype", "name": value._name}
    return None


harness.DESCRIBERS.insert(0, describe_numpy)


def forgetful(seed):
    """Makes arrays of which less is known: no values, unknown dimensions, rank or dtype."""
    chance = random.Random(seed)

    def vague(array):
        about = array.__crane_array__()
        shape, dtype = about.shape, about.dtype
        what = chance.randint(0, 5)
        if what == 0:
            shape = tuple(unknown(int) if chance.random() < 0.5 else d for d in shape)
        elif what == 1:
            shape = unknown()
        elif what == 2:
            dtype = unknown(str)
        elif what == 3:
            return make(about.copy())
        elif what == 4:
            return unknown()
        return array_of(shape, dtype)

    return vague


def test_random_calls_of_vague_arrays():
    """What is not known must not be refused."""
    names = {"vague": lambda array: array}, {"vague": forgetful(7)}
    harness.check(calls(seed=2, count=int(os.environ.get("CRANE_CALLS", "3000")), wrapper="vague"), True, *names, strict=False)


def test_random_calls():
    outcomes = harness.check(calls(seed=1, count=int(os.environ.get("CRANE_CALLS", "3000"))), show=True)
    crashes = [o for o in outcomes if o.kind in ("raises", "gap")]
    found = [o for o in crashes if o.kind == "raises"]
    assert len(found) >= 0.8 * len(crashes), harness.table(outcomes)
