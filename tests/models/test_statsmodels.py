"""The models of statsmodels and SciPy against the real libraries."""

import pytest

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")
pytest.importorskip("statsmodels")

from tests.models import harness  # noqa: E402

harness.NAMES.update({
    "dist": "scipy.spatial.distance", "sch": "scipy.cluster.hierarchy", "stats": "scipy.stats", "sm": "statsmodels.api",
    "tp": "statsmodels.graphics.tsaplots", "st": "statsmodels.tsa.stattools", "se": "statsmodels.tsa.seasonal",
    "am": "statsmodels.tsa.arima.model", "smf": "statsmodels.formula.api", "mc": "statsmodels.stats.multicomp",
    "oi": "statsmodels.stats.outliers_influence",
})
DATA = """
a = np.random.RandomState(0).rand(50)
b = a * 2
n = np.array([1.0, np.nan] * 25)
df = pd.DataFrame({'a': a, 'b': b, 'c': ['x', 'y'] * 25})
g = pd.DataFrame({'y': [0, 1, 1, 0, 1] * 10, 'a': np.random.RandomState(1).rand(50)})
"""
CASES = """
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().params['const']
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().params['x']
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().params.shape
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().params()
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().pvalues['b']
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().bse['q']
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().conf_int().loc['b',0]
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().conf_int().loc['z',0]
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().conf_int()[2]
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().resid.shape
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().resid.foo
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().fittedvalues[70]
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().rsquared
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().rsquard
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().summary().foo
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().summary2().tables
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit()['b']
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().predict(df)
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().predict(sm.add_constant(df[['b']])).shape
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().predict(np.zeros((3,3)))
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().get_influence().hat_matrix_diag.shape
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().get_influence().cooks_distance[0].shape
sm.OLS(df['a'],sm.add_constant(df[['b']])).rsquared
sm.OLS(df['a'],sm.add_constant(df[['b']])).fits()
sm.OLS(df['a'],sm.add_constant(df[['b']])).fit().fit()
sm.OLS(a,b).fit().params.shape
sm.OLS(a,np.column_stack([b,b])).fit().params.shape
sm.OLS(a,np.column_stack([b,b])).fit().params['x1']
sm.OLS(a,np.column_stack([b,b])).fit().conf_int().shape
sm.OLS(a,np.column_stack([b,b])).fit().resid.shape
sm.OLS(df['a'],np.column_stack([b,b])).fit().params.shape
sm.OLS(df['a'],np.column_stack([b,b])).fit().params['x2']
sm.OLS(a,sm.add_constant(df[['b']])).fit().params['b']
sm.OLS(df[['a','b']],df[['b']]).fit().params.shape
sm.OLS(df[['a']],df[['b']]).fit().params.shape
sm.OLS(df[['a']],df[['b']]).fit().resid.shape
sm.OLS(df['a'],df['b']).fit().params['b']
sm.OLS(df['a'],df['b']).fit().params['q']
sm.WLS(df['a'],df[['b']],weights=a).fit().params['b']
sm.WLS(df['a'],df[['b']],weights=a).fit().params['q']
sm.GLM(g['y'],g[['a']]).fit().params['a']
sm.GLM(g['y'],g[['a']]).fit().params['b']
sm.GLM(g['y'],g[['a']]).fit().rsquared
sm.GLM(g['y'],g[['a']]).fit().deviance
sm.GLM(g['y'],g[['a']]).fit().resid_response.shape
sm.GLM(g['y'],g[['a']]).fit().fittedvalues.shape
sm.GLM(g['y'],g[['a']]).params
sm.Logit(g['y'],g[['a']]).fit(disp=0).params['a']
sm.Logit(g['y'],g[['a']]).fit(disp=0).params['b']
sm.Logit(g['y'],g[['a']]).fit(disp=0).pred_table().shape
sm.Logit(g['y'],g[['a']]).fit(disp=0).conf_int().loc['a']
sm.Logit(g['y'],g[['a']]).fit(disp=0).rsquared
sm.Logit(g['y'],g[['a']]).fit(disp=0).prsquared
sm.Logit(g['y'],g[['a']]).fit(disp=0).predict(g[['a']]).shape
sm.Probit(g['y'],g[['a']]).fit(disp=0).params['b']
sm.add_constant(df[['a','b']])['const'].shape
sm.add_constant(df[['a','b']])['zz']
sm.add_constant(df[['a','b']]).columns
sm.add_constant(df['a'])['a'].shape
sm.add_constant(df['a'],prepend=False)['q']
smf.ols('a ~ b',data=df).fit().params['b']
smf.ols('a ~ b',data=df).fit().params['Intercept']
smf.ols('a ~ b',data=df).fit().params['c']
smf.ols('a ~ b + C(c)',data=df).fit().params['C(c)[T.y]']
smf.ols('a ~ b + C(c)',data=df).fit().params['C(c)[T.x]']
smf.ols('a ~ b + c',data=df).fit().params['c[T.y]']
smf.ols('a ~ b + c',data=df).fit().params.shape
smf.ols('a ~ b + c',data=df).fit().params.iloc[5]
smf.ols('a ~ b + c',data=df).fit().pvalues['c']
smf.ols('a ~ b - 1',data=df).fit().params['Intercept']
smf.ols('a ~ b*c',data=df).fit().params.shape
smf.ols('a ~ b',data=df).params
smf.ols('a ~ b',data=df).fit().conf_int().loc['b',1]
smf.ols('a ~ b',data=df).fit().predict(df).shape
smf.ols('a ~ b',data=df).fit().resid.shape
smf.ols('a ~ b',df)
smf.ols('a ~ b')
smf.ols(0,data=df)
smf.ols('a ~ zz',data=df)
smf.ols('a ~ b',datas=df)
smf.ols('a ~ b',data=df).fit(1)
smf.logit('y ~ a',data=g).fit(disp=0).params['a']
smf.logit('y ~ a',data=g).fit(disp=0).params['b']
smf.glm('y ~ a',data=g).fit().params['a']
sm.stats.anova_lm(smf.ols('a ~ C(c)',data=df).fit(),typ=2)['F'].shape
sm.stats.anova_lm(smf.ols('a ~ C(c)',data=df).fit(),typ=2).loc['C(c)','F']
sm.stats.anova_lm(smf.ols('a ~ C(c)',data=df).fit(),typ=2)['mean_sq']
sm.stats.anova_lm(smf.ols('a ~ C(c)',data=df).fit())['mean_sq'].iloc[0]
sm.stats.anova_lm(smf.ols('a ~ C(c)',data=df).fit())['f']
sm.stats.anova_lm(smf.ols('a ~ C(c)',data=df))
sm.stats.anova_lm(smf.ols('a ~ C(c)',data=df).fit)
mc.pairwise_tukeyhsd(df['a'],df['c'])
mc.pairwise_tukeyhsd(df['a'],df['c']).summary()
mc.pairwise_tukeyhsd(df['a'],df['c']).foo
mc.pairwise_tukeyhsd(df['a'],df['c']).pvalues
mc.pairwise_tukeyhsd(df['a'],df[['c']])
mc.pairwise_tukeyhsd(df['a'],df['c'],alpha='x')
oi.variance_inflation_factor(df[['a','b']].values,0)
oi.variance_inflation_factor(df[['a','b']].values,2)
oi.variance_inflation_factor(0,df[['a','b']].values)
am.ARIMA(a,order=(1,0,0)).fit().forecast(3).shape
am.ARIMA(a,order=(1,0,0)).fit().forecast(steps=3).foo
am.ARIMA(df['a'],order=(1,0,0)).fit().forecast(steps=3).shape
am.ARIMA(df['a'],order=(1,0,0)).fit().forecast(steps=3).dropnas
am.ARIMA(df['a'],order=(1,0,0)).fit().forecast(steps=-3)
am.ARIMA(df['a'],order=(1,0,0)).fit().resid.shape
am.ARIMA(df['a'],order=(1,0,0)).fit().aic
am.ARIMA(df['a'],order=(1,0,0)).fit().aics
am.ARIMA(df['a'],order=(1,0,0)).aic
am.ARIMA(df['a'],order=(1,0,0)).fit().params['ar.L1']
am.ARIMA(df['a'],order=(1,0,0)).fit()['a']
am.ARIMA(df['a'],order=(1,0,0)).fit().summary().foo
am.ARIMA(df[['a']],order=(1,0,0)).fit().forecast(3).shape
se.seasonal_decompose(df['a'],period=12).trend.shape
se.seasonal_decompose(df['a'],period=12).trend.dropnas()
se.seasonal_decompose(df['a'],period=12).trends
se.seasonal_decompose(a,period=12).seasonal.shape
se.seasonal_decompose(a,period=12).seasonal.dropna()
se.seasonal_decompose(df[['a']],period=12).seasonal.shape
se.seasonal_decompose(None,period=12)
se.seasonal_decompose(a,period='x')
st.adfuller(a)[1]
st.adfuller(a)[6]
st.adfuller(a)[4]['5%']
st.adfuller(a)[4]['2%']
st.adfuller(a)()
st.adfuller(None)
st.acf(a).shape
st.acf(a,nlags=5).shape
st.acf(a,nlags=5).foo
st.acf(a,nlags='x')
st.acf(None)
st.acf(a,nlags=5,alpha=0.05)[1].shape
st.pacf(a,nlags=5).shape
st.kpss(a)[3]['5%']
st.kpss(a)[3]['3%']
st.kpss(a)[4]
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
