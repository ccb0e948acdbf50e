# %%
import cv2
import numpy as np
import matplotlib.pyplot as plt
from sklearn.datasets import load_digits

digits = load_digits()
images = (digits.images / 16 * 255).astype(np.uint8)
print(images.shape)
# %%
def prepare(image, size=32):
    image = cv2.resize(image, (size, size), interpolation=cv2.INTER_CUBIC)
    image = cv2.equalizeHist(image)
    return image

prepared = np.array([prepared_image for prepared_image in map(prepare, images[:50])])
print(prepared.shape)
# %%
first = prepared[0]
thresh, binary = cv2.threshold(first, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
adaptive = cv2.adaptiveThreshold(first, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, 11, 2)
print(thresh, binary.mean())
# %%
dilated = cv2.dilate(binary, np.ones((2, 2), np.uint8), iterations=1)
eroded = cv2.erode(binary, None, iterations=2)
sobel = cv2.Sobel(first, cv2.CV_64F, 1, 0, ksize=3)
laplacian = cv2.Laplacian(first, cv2.CV_64F)
# %%
histogram = cv2.calcHist([first], [0], None, [16], [0, 256])
print(histogram.shape, histogram.sum())
moments = cv2.moments(binary)
center = moments["m10"] / moments["m00"], moments["m01"] / moments["m00"]
# %%
colored = cv2.applyColorMap(first, cv2.COLORMAP_JET)
rgb = cv2.cvtColor(colored, cv2.COLOR_BGR2RGB)
blue, green, red = cv2.split(colored)
merged = cv2.merge([red, green, blue])
plt.imshow(rgb)
plt.title("digit")
# %%
row = np.hstack([prepared[i] for i in range(8)])
column = np.vstack([row, cv2.flip(row, 1)])
framed = cv2.copyMakeBorder(column, 2, 2, 2, 2, cv2.BORDER_CONSTANT, value=128)
difference = cv2.absdiff(prepared[0], prepared[1])
print(framed.shape, difference.sum())
