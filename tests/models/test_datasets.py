"""The data sets of scikit-learn, and the sparse counts of its vectorizers, against the real ones."""

import pytest

pytest.importorskip("sklearn")

from tests.models import harness  # noqa: E402

try:
    from tests.models import test_numpy  # noqa: E402, F401  (what it claims of arrays)
except ImportError:
    import test_numpy  # noqa: F401

harness.NAMES.update({"ds": "sklearn.datasets"})
CASES = """
ds.load_iris().data.shape
ds.load_iris().target
ds.load_iris()['feature_names']
ds.load_iris().target_names
ds.load_iris().nothing
ds.load_iris()['nothing']
ds.load_iris()()
ds.load_iris(as_frame=True).frame['target'].shape
ds.load_iris(as_frame=True).data['sepal']
ds.load_iris(return_X_y=True)[0].shape
ds.load_iris(True)
ds.load_wine().data.shape
ds.load_wine().target.max()
ds.load_breast_cancer().feature_names.shape
ds.load_breast_cancer().data[600]
ds.load_diabetes().target.shape
ds.load_diabetes().target_names
ds.load_digits().images.shape
ds.load_digits().data[:, 70]
ds.make_classification(150, 8, n_informative=5, n_classes=3)[0].shape
ds.make_classification(150, 4, n_informative=5)
ds.make_blobs(n_samples=120, centers=4)[1].shape
ds.make_blobs([10, 20], 3)[0].shape
ds.make_regression(20, 5)[1].shape
ds.make_regression(20, 5, n_targets=2)[1].shape
ds.make_moons(20)[0].shape
ds.make_circles(20, factors=1)
""".strip().splitlines()


def test_datasets():
    """Nothing is claimed of them that is not so."""
    outcomes = harness.check(CASES, show=True)
    crashes = [o for o in outcomes if o.kind in ("raises", "gap")]
    assert len([o for o in crashes if o.kind == "raises"]) >= 0.8 * len(crashes)
