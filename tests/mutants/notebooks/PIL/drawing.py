# %%
from PIL import Image, ImageDraw, ImageFilter, ImageOps
import numpy as np

canvas = Image.new("RGB", (120, 80), color=(255, 255, 255))
draw = ImageDraw.Draw(canvas)
draw.rectangle((10, 10, 60, 50), fill="navy", outline="black")
draw.ellipse([70, 20, 110, 60], fill=(200, 30, 30))
draw.line((0, 0, 119, 79), fill=0, width=2)
# %%
print(canvas.size, canvas.mode, canvas.getpixel((20, 20)))
small = canvas.resize((60, 40))
turned = canvas.rotate(45, expand=True)
half = canvas.crop((0, 0, 60, 80))
# %%
gray = canvas.convert("L")
pixels = np.array(gray)
print(pixels.shape, pixels.mean())
dark = Image.fromarray((pixels // 2).astype(np.uint8))
# %%
blurred = canvas.filter(ImageFilter.GaussianBlur(radius=3))
edges = gray.filter(ImageFilter.FIND_EDGES)
flipped = ImageOps.mirror(canvas)
bordered = ImageOps.expand(canvas, border=4, fill="black")
print(bordered.width, bordered.height)
# %%
red, green, blue = canvas.split()
swapped = Image.merge("RGB", (blue, green, red))
mask = gray.point(lambda value: 255 if value > 128 else 0)
stamp = Image.composite(canvas, swapped, mask)
# %%
board = Image.new("RGB", (canvas.width * 2, canvas.height))
board.paste(canvas, (0, 0))
board.paste(swapped, (canvas.width, 0))
board.save("board.png")
again = Image.open("board.png")
print(again.size, again.format)
# %%
thumb = again.copy()
thumb.thumbnail((40, 40))
data = np.asarray(thumb) / 255.0
print(thumb.size, data.shape, thumb.getextrema()[0])
