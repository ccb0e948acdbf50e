# %%
import numpy as np
from collections import defaultdict

G = 9.81
config = {"dt": 0.01, "steps": 100, "mass": [1.0, 2.0]}
# %%
def derivative(state, mass):
    position, velocity = state
    return np.array([velocity, -G * np.ones_like(position) / mass])

def rk4(state, dt, mass):
    k1 = derivative(state, mass)
    k2 = derivative(state + dt / 2 * k1, mass)
    k3 = derivative(state + dt / 2 * k2, mass)
    k4 = derivative(state + dt * k3, mass)
    return state + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
# %%
mass = np.array(config["mass"])
state = np.array([[10.0, 20.0], [0.0, 1.0]])
track = [state]
for _ in range(config["steps"]):
    state = rk4(state, config["dt"], mass)
    track.append(state)
track = np.array(track)
print(track.shape)
# %%
heights = track[:, 0, :]
lowest = heights.min(axis=0)
print(lowest[0], lowest[1])
# %%
events = defaultdict(list)
for step, h in enumerate(heights):
    for body in range(2):
        if h[body] < 15:
            events[body].append(step)
print(events[1][:3], len(events))
