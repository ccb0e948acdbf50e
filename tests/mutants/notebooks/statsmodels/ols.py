# %%
import statsmodels.api as sm
import statsmodels.formula.api as smf
import pandas as pd
import numpy as np
# %%
houses = pd.read_csv("houses.csv")
X = houses[["area", "rooms", "bathrooms"]]
X = sm.add_constant(X)
y = houses["price"]
# %%
model = sm.OLS(y, X).fit()
print(model.summary())
print(model.params["area"], model.rsquared)
# %%
formula = smf.ols("price ~ area + C(neighborhood)", data=houses).fit()
print(formula.pvalues["area"], formula.conf_int().loc["area", 0])
# %%
new = pd.DataFrame({"const": [1.0, 1.0], "area": [80, 120], "rooms": [2, 4], "bathrooms": [1, 2]})
predicted = model.predict(new)
print(predicted[0], predicted.iloc[1])
# %%
residuals = model.resid
influence = model.get_influence()
leverage = influence.hat_matrix_diag
print(residuals.std(), leverage.max())
# %%
houses["expensive"] = (houses["price"] > houses["price"].median()).astype(int)
logit = sm.Logit(houses["expensive"], sm.add_constant(houses[["rooms", "bathrooms"]])).fit(disp=0)
print(logit.params["rooms"], np.exp(logit.params).shape)
