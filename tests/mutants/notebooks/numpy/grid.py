# %%
import numpy as np

x = np.linspace(-2, 2, 41)
y = np.linspace(-1, 1, 21)
xx, yy = np.meshgrid(x, y)
zz = xx ** 2 - yy ** 2
print(zz.shape)
# %%
gy, gx = np.gradient(zz)
steep = np.sqrt(gx ** 2 + gy ** 2)
i, j = np.unravel_index(np.argmax(steep), steep.shape)
print(x[j], y[i])
# %%
board = np.zeros((8, 8), dtype=int)
board[::2, ::2] = 1
board[1::2, 1::2] = 1
print(board.sum(), board[0, :4])
# %%
def neighbours(grid):
    total = np.zeros(grid.shape, dtype=int)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if dx or dy:
                total += np.roll(np.roll(grid, dx, axis=0), dy, axis=1)
    return total

for generation in range(3):
    n = neighbours(board)
    board = ((n == 3) | ((board == 1) & (n == 2))).astype(int)
# %%
tiles = np.tile(board[:2, :2], (2, 3))
repeated = np.repeat(tiles, 2, axis=0)
print(tiles.shape, repeated.shape)
