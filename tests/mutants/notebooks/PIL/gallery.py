# %%
import io
import numpy as np
from PIL import Image, ImageEnhance, ImageStat, ImageChops
from sklearn.datasets import load_digits

digits = load_digits()
# %%
def to_image(row):
    scaled = (row.reshape(8, 8) / 16 * 255).astype("uint8")
    return Image.fromarray(scaled)

images = [to_image(row) for row in digits.data[:12]]
images[0].size
# %%
large = [image.resize((32, 32), Image.NEAREST) for image in images]
sheet = Image.new("L", (4 * 32, 3 * 32))
for index, image in enumerate(large):
    sheet.paste(image, ((index % 4) * 32, (index // 4) * 32))
print(sheet.size)
# %%
stats = ImageStat.Stat(sheet)
print(stats.mean[0], stats.extrema[0])
brighter = ImageEnhance.Brightness(sheet).enhance(1.5)
sharper = ImageEnhance.Sharpness(sheet).enhance(2.0)
difference = ImageChops.difference(sheet, brighter)
# %%
buffer = io.BytesIO()
sheet.save(buffer, format="PNG")
buffer.seek(0)
loaded = Image.open(buffer)
loaded.load()
print(loaded.format, loaded.mode)
# %%
colored = sheet.convert("RGB")
array = np.array(colored)
array[:, :, 1] = 0
tinted = Image.fromarray(array)
print(tinted.getpixel((5, 5)), array.shape)
# %%
histogram = sheet.histogram()
print(len(histogram), sum(histogram))
resized = colored.resize((colored.width // 2, colored.height // 2), resample=Image.BILINEAR)
batch = np.stack([np.array(image, dtype=np.float32) / 255 for image in large])
print(resized.size, batch.shape)
# %%
left = colored.crop((0, 0, 64, 96))
right = colored.transpose(Image.FLIP_LEFT_RIGHT).crop((64, 0, 128, 96))
print(np.abs(np.array(left).astype(int) - np.array(right).astype(int)).mean())
