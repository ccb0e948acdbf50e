# %%
import pandas as pd
import numpy as np
from sklearn.model_selection import train_test_split
from sklearn.linear_model import LinearRegression, Ridge
from sklearn.metrics import mean_squared_error, r2_score, mean_absolute_error
from sklearn.preprocessing import StandardScaler
# %%
df = pd.read_csv("houses.csv")
df["garage"] = df["garage"].map({"yes": 1, "no": 0})
df = pd.get_dummies(df, columns=["neighborhood"], drop_first=True)
# %%
X = df.drop("price", axis=1)
y = df["price"]
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.25, random_state=42)
# %%
scaler = StandardScaler()
X_train_scaled = scaler.fit_transform(X_train)
X_test_scaled = scaler.transform(X_test)
# %%
lr = LinearRegression()
lr.fit(X_train_scaled, y_train)
predictions = lr.predict(X_test_scaled)
rmse = np.sqrt(mean_squared_error(y_test, predictions))
print(rmse, r2_score(y_test, predictions))
# %%
coef = pd.Series(lr.coef_, index=X.columns).sort_values()
print(coef.index[0], coef.iloc[-1])
# %%
results = {}
for alpha in [0.1, 1.0, 10.0]:
    ridge = Ridge(alpha=alpha)
    ridge.fit(X_train_scaled, y_train)
    results[alpha] = mean_absolute_error(y_test, ridge.predict(X_test_scaled))
best = min(results, key=results.get)
print(best, results[1.0])
