"""The model of imbalanced-learn against the library."""

import pytest

from tests.models import harness

pytest.importorskip("imblearn")
harness.NAMES.update(over="imblearn.over_sampling", under="imblearn.under_sampling", combine="imblearn.combine")
MADE = ("X = np.arange(60.0).reshape(30, 2); y = np.array([0] * 20 + [1] * 10); df = pd.DataFrame({'a': X[:, 0], 'b': X[:, 1]}); "
        "s = pd.Series([0] * 20 + [1] * 10, name='t'); dn = pd.DataFrame({'a': [np.nan] + [1.0] * 29}); dt = pd.DataFrame({'a': ['x'] * 30}); ")
RAISES = """
over.SMOTE(ratio=1)
over.SMOTE().fit_sample(df, s)
over.SMOTE().fit_transform(df, s)
under.NearMiss().predict(df)
over.SMOTE().fit_resample(df)
over.SMOTE().fit_resample(dn, s)
over.SMOTE().fit_resample(dt, s)
over.BorderlineSMOTE().fit_resample(dn, s)
under.TomekLinks().fit_resample(dn, s)
over.SMOTE().fit_resample(df, s[:5])
over.SMOTE().fit_resample(X, np.linspace(0, 1, 30))
over.SMOTE().fit_resample(X, np.zeros(30))
over.SMOTE().fit_resample(X[:, 0], y)
over.RandomOverSampler().fit_resample(X[:, 0], y)
"""
FINE = """
over.SMOTE().fit_resample(df, s)
over.SMOTE(random_state=1).fit_resample(X, y)
over.RandomOverSampler().fit_resample(dt, s)
over.RandomOverSampler().fit_resample(dn, s)
under.RandomUnderSampler().fit_resample(dt, s)
under.NearMiss().fit_resample(df, s)
combine.SMOTETomek().fit_resample(df, s)
over.SMOTE().fit_resample(df, pd.DataFrame(s))
"""


@pytest.mark.parametrize("source", RAISES.strip().splitlines())
def test_refused(source):
    outcome = harness.compare(MADE + source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", FINE.strip().splitlines())
def test_columns_stay(source):
    outcome = harness.compare(f"{MADE}a, b = {source}; [a.ndim, a.shape[1], list(a.columns) if hasattr(a, 'columns') else 0]")
    assert outcome.kind in ("value", "unknown"), outcome
