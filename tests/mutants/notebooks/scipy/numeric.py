# %%
import numpy as np
from scipy.optimize import minimize, curve_fit, root
from scipy.integrate import quad, odeint
from scipy.interpolate import interp1d
# %%
def model(x, a, b, c):
    return a * np.exp(-b * x) + c

x = np.linspace(0, 4, 50)
y = model(x, 2.5, 1.3, 0.5) + 0.02 * np.random.default_rng(0).normal(size=50)
params, covariance = curve_fit(model, x, y, p0=[1, 1, 1])
print(params[0], covariance.shape)
# %%
def rosen(v):
    return (1 - v[0]) ** 2 + 100 * (v[1] - v[0] ** 2) ** 2

result = minimize(rosen, x0=[0.0, 0.0], method="Nelder-Mead")
print(result.x, result.fun)
# %%
area, error = quad(lambda t: np.sin(t), 0, np.pi)
print(area)
# %%
def decay(n, t, k):
    return -k * n

times = np.linspace(0, 5, 20)
solution = odeint(decay, 10.0, times, args=(0.5,))
print(solution.shape, solution[-1, 0])
# %%
f = interp1d(x, y, kind="cubic")
fine = np.linspace(0.1, 3.9, 7)
print(f(fine)[2], len(f(fine)))
