"""The models of XGBoost and LightGBM against the real libraries."""

import pytest

pytest.importorskip("xgboost")
pytest.importorskip("lightgbm")

from tests.models import harness  # noqa: E402

harness.NAMES.update({"xgboost": "xgboost", "lightgbm": "lightgbm", "x": "xgboost", "g": "lightgbm"})
DATA = """
X = np.array([[0.5, 1.2], [1.5, 0.2], [2.5, 2.2], [3.5, 1.7], [0.1, 0.9], [0.3, 2.1], [1.1, 1.4], [2.2, 0.3]])
y = np.array([0, 1, 0, 1, 0, 1, 0, 1])
r = X[:, 0]
m = np.random.RandomState(3).rand(30, 3)
a = np.random.RandomState(0).rand(30)
i = np.arange(30)
t = np.array(['x', 'y'] * 15)
df = pd.DataFrame({'a': [1.0, 2, 3, 4] * 2, 'b': ['x', 'y', 'x', 'y'] * 2, 'd': [1, 2, 1, 2] * 2})
"""
CASES = """
xgboost.XGBRegressor(n_estimators=3).fit(X,r).predict(X)
xgboost.XGBRegressor().predict(X)
xgboost.XGBRegressor().fit(X)
xgboost.XGBRegressor(n_estimators=3).fit(X,r,early_stopping_rounds=3)
xgboost.XGBRegressor(n_estimators=3).fit(X,r,eval_metric='rmse')
xgboost.XGBRegressor(n_estimators=3).fit(X,r[:3])
xgboost.XGBClassifier(n_estimators=3).fit(X,y).predict(X)
xgboost.XGBClassifier(n_estimators=3).fit(X,y+1)
xgboost.XGBClassifier(n_estimators=3).fit(X,np.array(['a','b']*4))
xgboost.XGBClassifier(n_estimators=3).fit(X,y).predict_proba(X)
xgboost.XGBClassifier().predict_proba(X)
xgboost.XGBClassifier(n_estimators=3).fit(X,y).foo_
xgboost.XGBClassifier(n_estimators=3).fit(df[['a','b']],y)
xgboost.XGBClassifier(n_estimators=3).fit(df[['a','d']],y).predict(df[['d','a']])
xgboost.XGBClassifier(n_estimators=3).fit(df[['a','d']],y).predict(df[['a']])
lightgbm.LGBMRegressor(n_estimators=3).fit(X,r).predict(X)
lightgbm.LGBMRegressor().predict(X)
lightgbm.LGBMRegressor(n_estimators=3).fit(X,r,early_stopping_rounds=3)
lightgbm.LGBMRegressor(n_estimators=3).fit(X,r,verbose=3)
lightgbm.LGBMRegressor(n_estimators=3).fit(X,r[:3])
lightgbm.LGBMClassifier(n_estimators=3).fit(X,y).predict(X[:,:1])
lightgbm.LGBMClassifier(n_estimators=3).fit(X,y).predict(X)
lightgbm.LGBMClassifier(n_estimators=3).fit(df[['a','b']],y)
lightgbm.LGBMClassifier(n_estimators=3).fit(X,y).foo_
lightgbm.LGBMClassifier(n_estimators=3,foo=4).fit(X,y)
""".strip().splitlines()


def test_boosters():
    """No call is refused that the library takes; most crashes are found."""
    outcomes = harness.check([DATA + case for case in CASES], show=True)
    crashes = [o for o in outcomes if o.kind in ("raises", "gap")]
    assert len([o for o in crashes if o.kind == "raises"]) >= 0.7 * len(crashes)


def test_catboost():
    """Calls, right and wrong ones, of CatBoost's estimators and pools."""
    pytest.importorskip("catboost")
    import os

    harness.NAMES.update(catboost="catboost", np="numpy", pd="pandas")
    made = ("A = np.arange(60.0).reshape(20, 3) % 7; b = np.array([0, 1, 2, 1] * 5); At, bt = A[:8], b[:8]; "
            "f = pd.DataFrame({'t': ['x', 'y'] * 10, 'n': [k * 0.5 for k in range(20)]}); b2 = np.arange(20); "
            "m = catboost.CatBoostClassifier(iterations=3, verbose=0, allow_writing_files=False).fit(A, b)\n")
    with open(os.path.join(os.path.dirname(__file__), "cases", "catboost.txt"), encoding="utf-8") as file:
        outcomes = [harness.compare(made + source.strip()) for source in file]
    wrong = [o for o in outcomes if o.kind == "bug"]
    assert not wrong, "\n".join(f"{o.source}: {o.detail}" for o in wrong)
    crashes = [o for o in outcomes if o.kind in ("raises", "gap", "mistype")]
    missed = [o.source.split("\n")[-1] for o in crashes if o.kind == "gap"]
    assert len(missed) <= 0.3 * len(crashes), f"{len(missed)} of {len(crashes)} are missed: {missed}"
