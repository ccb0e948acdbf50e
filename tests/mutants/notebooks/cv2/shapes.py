# %%
import cv2
import numpy as np

canvas = np.zeros((120, 160, 3), dtype=np.uint8)
cv2.rectangle(canvas, (10, 10), (70, 60), (0, 255, 0), 2)
cv2.circle(canvas, (110, 60), 30, (0, 0, 255), -1)
cv2.putText(canvas, "crane", (20, 110), cv2.FONT_HERSHEY_SIMPLEX, 0.8, (255, 255, 255), 1)
print(canvas.shape)
# %%
cv2.imwrite("shapes.png", canvas)
image = cv2.imread("shapes.png")
gray = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
print(gray.shape, gray.max())
# %%
small = cv2.resize(image, (80, 60))
half = cv2.resize(gray, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
print(small.shape, half.shape)
# %%
blurred = cv2.GaussianBlur(gray, (5, 5), 0)
edges = cv2.Canny(blurred, 50, 150)
_, binary = cv2.threshold(blurred, 40, 255, cv2.THRESH_BINARY)
contours, hierarchy = cv2.findContours(binary, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
print(len(contours))
# %%
areas = [cv2.contourArea(contour) for contour in contours]
largest = contours[int(np.argmax(areas))]
x, y, w, h = cv2.boundingRect(largest)
outlined = cv2.drawContours(image.copy(), contours, -1, (255, 0, 0), 1)
patch = image[y:y + h, x:x + w]
print(patch.shape)
# %%
hsv = cv2.cvtColor(image, cv2.COLOR_BGR2HSV)
mask = cv2.inRange(hsv, np.array([50, 100, 100]), np.array([70, 255, 255]))
green = cv2.bitwise_and(image, image, mask=mask)
print(cv2.countNonZero(mask))
# %%
rows, cols = gray.shape
matrix = cv2.getRotationMatrix2D((cols / 2, rows / 2), 30, 1)
turned = cv2.warpAffine(image, matrix, (cols, rows))
kernel = np.ones((3, 3), np.uint8)
opened = cv2.morphologyEx(binary, cv2.MORPH_OPEN, kernel)
mixed = cv2.addWeighted(image, 0.6, turned, 0.4, 0)
print(mixed.dtype, opened.sum())
