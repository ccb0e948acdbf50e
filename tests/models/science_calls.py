"""Random calls of SciPy and statsmodels as source text, right and wrong ones in similar numbers."""

from templates import Templates, cases, texts

IMPORTS = """import numpy as np
import pandas as pd
from scipy import stats, optimize, interpolate, integrate, signal, linalg, spatial, sparse, ndimage
import statsmodels.api as sm
import statsmodels.formula.api as smf"""

CALLS = """
stats.ttest_ind({V}, {V}) | stats.ttest_ind({V}, {V}, equal_var={bool}) | stats.ttest_1samp({V}, {number}) | stats.ttest_rel({V}, {V}) | stats.pearsonr({V}, {V}) | stats.spearmanr({V}, {V}) | stats.mannwhitneyu({V}, {V}, alternative={alternative})
stats.zscore({V}) | stats.norm.pdf({V}, {number}, {number}) | stats.norm.cdf({V}, loc={number}) | stats.norm.ppf({number}) | stats.norm.rvs(size={small}) | stats.linregress({V}, {V}) | a, b = stats.linregress({V}, {V}) | t, p = stats.ttest_ind({V}, {V}) | t, p, d = stats.ttest_ind({V}, {V})
stats.mode({V}) | stats.shapiro({V}) | stats.f_oneway({V}, {V}) | stats.chi2_contingency({M}) | stats.kstest({V}, {name}) | stats.gaussian_kde({V}) | stats.iqr({V}) | stats.entropy({V}) | stats.sem({V}) | stats.kruskal({V}, {V}) | stats.{misspelt}({V})
optimize.minimize(lambda x: (x ** 2).sum(), {V}) | optimize.minimize(lambda x: (x ** 2).sum(), {V}, method={method}) | optimize.curve_fit(lambda x, a, b: a * x + b, {V}, {V}) | optimize.curve_fit(lambda x, a, b: a * x + b, {V}, {V}, p0={list}) | optimize.brentq(lambda x: x - 1, {number}, {number}) | optimize.fsolve(lambda x: x - 1, {number})
interpolate.interp1d({U}, {V}) | interpolate.interp1d({U}, {V}, kind={kind})({number}) | integrate.quad(lambda x: x, {number}, {number}) | integrate.quad({number}, 0, 1) | integrate.trapezoid({V}, {V}) | integrate.trapz({V}) | signal.find_peaks({V}, height={number}) | signal.butter({small}, {number}) | signal.convolve({V}, {V}, mode={mode})
linalg.inv({M}) | linalg.solve({M}, {V}) | linalg.det({M}) | linalg.eigh({M}) | linalg.svd({M}) | linalg.norm({M}) | spatial.distance.cdist({M}, {M}) | spatial.distance.euclidean({V}, {V}) | spatial.distance.cosine({V}, {V}) | sparse.csr_matrix({M}).toarray() | sparse.csr_matrix({M}).dot({V}) | sparse.csr_matrix({M}) @ {M} | spatial.KDTree({M}).query({V})
ndimage.gaussian_filter({M}, sigma={number}) | ndimage.label({M}) | ndimage.zoom({M}, {number}) | ndimage.rotate({M}, {number})
sm.OLS({V}, {M}).fit().params | sm.OLS({V}, {M}).fit().{attribute} | sm.OLS({V}, sm.add_constant({M})).fit().predict({M}) | sm.OLS({V}).fit() | sm.add_constant({V}) | sm.Logit({V}, {M}).fit(disp=0) | smf.ols({formula}, data={D}).fit() | smf.ols({formula}, {D}).fit().pvalues[{term}] | sm.GLM({V}, {M}).fit() | sm.OLS({V}, {M}, missing={missing}).fit()
sm.tsa.stattools.adfuller({V}) | sm.tsa.acf({V}, nlags={small}) | sm.tsa.seasonal_decompose({V}, period={small}) | sm.stats.anova_lm(smf.ols({formula}, {D}).fit()) | sm.{misspelt}
"""


class Science(Templates):
    calls = texts(CALLS)
    slots = {
        "bool": ["True", "False", "'x'"], "number": ["1", "0.5", "0", "-1", "'x'", "2", "None"], "small": ["1", "2", "3", "0", "'a'", "2.5"],
        "alternative": ["'two-sided'", "'less'", "'both'"], "name": ["'norm'", "'expon'", "'normal'"], "misspelt": ["ttest", "pearson", "zscores", "norm", "ols", "logit", "describe"],
        "method": ["'Nelder-Mead'", "'BFGS'", "'newton'", "'bfgs'"], "list": ["[1, 1]", "[1]", "[1, 1, 1]"], "kind": ["'linear'", "'cubic'", "'nearest'", "'quad'"], "mode": ["'same'", "'valid'", "'full'", "'all'"],
        "attribute": ["rsquared", "r2", "summary()", "pvalues", "resid", "coef_", "fittedvalues", "params_"], "formula": ["'a ~ b'", "'a ~ b + C(t)'", "'a ~ q'", "'a b'", "'a ~ b +'", "'t ~ a'"],
        "term": ["'b'", "'Intercept'", "'a'", "0"], "missing": ["'drop'", "'none'", "'raise'", "'skip'"],
    }

    def case(self):
        self.n = self.pick([4, 6, 8])
        return super().case().replace("{{", "{").replace("}}", "}")

    def size(self):
        return self.n if self.random.random() < 0.85 else self.pick([1, 2, 5])

    def V(self):
        values = [round(self.random.uniform(0, 5), 1) for _ in range(self.size())]
        return self.pick([str(values), f"np.array({values})", f"pd.Series({values})", f"np.array({values})", f"np.array({values})", f"np.array({values}).astype(str)" if self.random.random() < 0.3 else str(values)])

    def U(self):
        return f"np.arange({self.size()}.0)"

    def M(self):
        n, m = self.size(), self.pick([1, 2, self.n])
        return self.pick([f"np.random.default_rng(0).random(({n}, {m}))", f"np.eye({n})", f"pd.DataFrame(np.random.default_rng(0).random(({n}, {m})))", f"np.arange({n * m}).reshape({n}, {m})"])

    def D(self):
        n = self.n
        return f"pd.DataFrame({{{{'a': {[self.random.randint(0, 5) for _ in range(n)]}, 'b': {[round(self.random.random(), 1) for _ in range(n)]}, 't': {[self.pick(['x', 'y']) for _ in range(n)]}}}}})"


def calls(seed, count, wrapper=None):
    return cases(Science(seed, wrapper), count)
