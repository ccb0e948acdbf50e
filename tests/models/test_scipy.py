"""The models of SciPy against the real library."""

import os

import numpy as np
import pytest

pytest.importorskip("scipy")

from tests.models import harness  # noqa: E402

try:
    from tests.models import test_numpy  # noqa: E402, F401  (what it claims of arrays)
except ImportError:
    import test_numpy  # noqa: F401

harness.NAMES.update({
    "stats": "scipy.stats", "optimize": "scipy.optimize", "integrate": "scipy.integrate", "interpolate": "scipy.interpolate",
    "signal": "scipy.signal", "ndimage": "scipy.ndimage", "linalg": "scipy.linalg", "sparse": "scipy.sparse",
    "spatial": "scipy.spatial", "dist": "scipy.spatial.distance", "sch": "scipy.cluster.hierarchy", "fft": "scipy.fft",
})
CASES = os.path.join(os.path.dirname(__file__), "cases")
DATA = """
a = np.random.RandomState(0).rand(30)
b = np.random.RandomState(1).rand(30)
c = np.random.RandomState(2).rand(20)
s = pd.Series(a)
s2 = pd.Series(c)
t = np.array(['x', 'y'] * 15)
ts = pd.Series(['x', 'y'] * 15)
n = np.array([1.0, np.nan] * 15)
m = np.random.RandomState(3).rand(30, 3)
i = np.arange(30)
df = pd.DataFrame(m, columns=['p', 'q', 'r'])
tab = np.array([[10, 20], [30, 40]])
"""


def kind_of(value):
    """Python's own numbers are other types than NumPy's."""
    if isinstance(value, (bool, int, float, str)) and not isinstance(value, np.generic):
        return {"class": type(value).__name__}
    return None


def cases(name):
    with open(os.path.join(CASES, name), encoding="utf-8") as file:
        return [line.strip() for line in file if line.strip()]


@pytest.mark.parametrize("name, share", [("scipy_stats.txt", 0.5), ("scipy_solve.txt", 0.5), ("scipy_signals.txt", 0.5)])
def test_scipy(name, share):
    """No call is refused that the library takes, and nothing is claimed of a result that is not so."""
    harness.DESCRIBERS.insert(0, kind_of)
    try:
        outcomes = harness.check([DATA + case for case in cases(name)], show=True, strict=False)
    finally:
        harness.DESCRIBERS.remove(kind_of)
    crashes = [o for o in outcomes if o.kind in ("raises", "gap", "mistype")]
    for outcome in outcomes:
        if outcome.kind in ("mistype", "gap") and os.environ.get("CRANE_SHOW"):
            print(outcome.kind, outcome.source.splitlines()[-1], "|", outcome.detail)
    wrong = [o for o in outcomes if o.kind == "mistype"]
    assert len(wrong) <= 0.05 * len(crashes), wrong
    assert len([o for o in crashes if o.kind == "raises"]) >= share * len(crashes)
