# %%
import numpy as np
from sklearn.datasets import load_diabetes
from sklearn.preprocessing import PolynomialFeatures, MinMaxScaler
from sklearn.pipeline import make_pipeline
from sklearn.linear_model import LinearRegression, Lasso
from sklearn.svm import SVR
from sklearn.model_selection import cross_val_score, learning_curve
# %%
X, y = load_diabetes(return_X_y=True)
bmi = X[:, 2].reshape(-1, 1)
print(bmi.shape, y.shape)
# %%
poly = PolynomialFeatures(degree=2, include_bias=False)
bmi_poly = poly.fit_transform(bmi)
line = LinearRegression().fit(bmi_poly, y)
print(line.intercept_, line.coef_[1])
# %%
grid = np.linspace(bmi.min(), bmi.max(), 20).reshape(-1, 1)
curve = line.predict(poly.transform(grid))
print(curve[0], curve.max())
# %%
lasso = Lasso(alpha=0.5)
lasso.fit(X, y)
kept = np.where(lasso.coef_ != 0)[0]
print(kept, len(kept))
# %%
svr = make_pipeline(MinMaxScaler(), SVR(kernel="rbf", C=10))
scores = cross_val_score(svr, X, y, cv=3, scoring="neg_mean_squared_error")
print(np.sqrt(-scores).mean())
# %%
sizes, train_scores, test_scores = learning_curve(LinearRegression(), X, y, cv=3, train_sizes=[0.3, 0.6, 1.0])
print(sizes[2], test_scores.mean(axis=1)[-1])
