"""The models of statsmodels and SciPy against the real libraries."""

import pytest

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")
pytest.importorskip("statsmodels")

from tests.models import harness  # noqa: E402

harness.NAMES.update({
    "dist": "scipy.spatial.distance", "sch": "scipy.cluster.hierarchy", "stats": "scipy.stats", "sm": "statsmodels.api",
    "tp": "statsmodels.graphics.tsaplots", "st": "statsmodels.tsa.stattools", "se": "statsmodels.tsa.seasonal",
    "am": "statsmodels.tsa.arima.model",
})
DATA = """
a = np.random.RandomState(0).rand(50)
b = a * 2
n = np.array([1.0, np.nan] * 25)
df = pd.DataFrame({'a': a, 'b': b, 'c': ['x', 'y'] * 25})
"""
CASES = """
sm.qqplot(a,line=45)
sm.qqplot(a,line='45')
sm.qqplot(a,line='x')
sm.qqplot(df['c'])
sm.qqplot(df[['a','b']])
tp.plot_acf(a,lags=60)
tp.plot_pacf(a,lags=25)
tp.plot_pacf(a,lags=24)
tp.plot_pacf(a,lags=60)
tp.plot_acf(n)
tp.plot_pacf(n)
tp.plot_acf(df)
tp.plot_pacf(df[['a']])
tp.plot_acf(a,lags=10.5)
st.acf(a,nlags=60)
st.pacf(a,nlags=60)
st.adfuller(n)
st.adfuller(df['c'])
st.adfuller(df[['a','b']])
st.adfuller(np.ones(50))
se.seasonal_decompose(df['a'])
se.seasonal_decompose(df['a'],period=12)
se.seasonal_decompose(df['a'],period=30)
se.seasonal_decompose(df['a'],model='nope',period=5)
se.seasonal_decompose(n,period=12)
se.seasonal_decompose(df['a'],freq=12)
sm.OLS(a,b).fit()
sm.OLS(a,b[:10]).fit()
sm.OLS(n,b).fit()
sm.OLS(df['a'],df[['b','c']]).fit()
sm.OLS(df['a'],pd.get_dummies(df[['b','c']])).fit()
sm.OLS(df['c'],df['b']).fit()
sm.Logit(a*3,b).fit(disp=0)
sm.Logit(df['c'],df['b']).fit(disp=0)
sm.add_constant(df[['a']]).shape
sm.add_constant(a).shape
sm.OLS(a,b).summary()
sm.OLS(a,b).fit().predict(np.zeros((3,2)))
am.ARIMA(a,order=(1,1)).fit()
am.ARIMA(a,order=(1,1,1)).fit().forecast(3)
am.ARIMA(df['c'],order=(1,1,1)).fit()
am.ARIMA(df[['a','b']],order=(1,0,0)).fit()
sm.tsa.ARIMA(a,order=(1,0,0))
stats.pearsonr(a,b[:10])
stats.pearsonr(n,b)
stats.pearsonr(a)
stats.pearsonr(df['c'],df['a'])
stats.spearmanr(a,b[:10])
stats.kendalltau(a,b[:10])
stats.ttest_ind(a,b[:10])
stats.ttest_rel(a,b[:10])
stats.ttest_1samp(a)
stats.ttest_ind(df['c'],a)
stats.chi2_contingency([[1,2],[3,-4]])
stats.chi2_contingency(df)
stats.chi2_contingency([[0,0],[1,2]])
stats.f_oneway(a)
stats.f_oneway()
stats.wilcoxon(a,b[:10])
stats.linregress(a,b[:10])
stats.linregress(a,b).slope
stats.boxcox(a-1)
stats.boxcox(np.ones(4))
stats.boxcox(np.zeros((2,2))+1)
stats.boxcox(a)[1]
stats.bartlett(a)
stats.levene(a)
stats.trim_mean(a)
stats.probplot(a,dist='nope')
stats.median_absolute_deviation(a)
dist.cosine(a,b[:10])
dist.euclidean([1,2],[1,2,3])
dist.cdist(np.zeros((2,3)),np.zeros((2,4)))
dist.cdist(np.zeros((2,3)),np.zeros((4,3))).shape
dist.cdist(a,b)
dist.pdist(np.zeros((4,3))).shape
dist.pdist(a)
dist.squareform(np.zeros((2,3)))
sch.linkage(a)
sch.linkage(df)
sch.linkage(df[['a','b']],'nope')
sch.linkage(df[['a','b']],'ward').shape
sch.dendrogram(sch.linkage(df[['a','b']]),labels=['a'])
""".strip().splitlines()


def test_statsmodels():
    """No call is refused that the library takes; most crashes are found."""
    outcomes = harness.check([DATA + case for case in CASES], show=True)
    crashes = [o for o in outcomes if o.kind in ("raises", "gap")]
    assert len([o for o in crashes if o.kind == "raises"]) >= 0.6 * len(crashes)
