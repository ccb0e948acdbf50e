"""The model of OpenCV against the library."""

import pytest

from tests.models import harness

pytest.importorskip("cv2")
harness.NAMES.update(cv2="cv2")
MADE = ("g = np.zeros((4, 6), np.uint8); c = np.zeros((4, 6, 3), np.uint8); a = np.zeros((4, 6, 4), np.uint8); "
        "f = np.zeros((4, 6, 3)); h = f.astype(np.float32); i = np.zeros((4, 6, 3), int); ")
RAISES = """
cv2.imread(3)
cv2.imwrite('x.png', None)
cv2.cvtColor(None, cv2.COLOR_BGR2GRAY)
cv2.cvtColor(g, cv2.COLOR_BGR2GRAY)
cv2.cvtColor(c, cv2.COLOR_GRAY2BGR)
cv2.cvtColor(f, cv2.COLOR_BGR2GRAY)
cv2.cvtColor(i, cv2.COLOR_BGR2GRAY)
cv2.cvtColor(cv2.cvtColor(c, cv2.COLOR_BGR2GRAY), cv2.COLOR_BGR2GRAY)
cv2.cvtColor([1], cv2.COLOR_BGR2GRAY)
cv2.cvtColor('a', 6)
cv2.resize(None, (2, 3))
cv2.resize(c, (2.0, 3))
cv2.resize(c, (0, 3))
cv2.resize(c, 2)
cv2.resize(c, (1, 2, 3))
cv2.resize('a', (2, 2))
cv2.resize(np.zeros((0, 3), np.uint8), (2, 2))
cv2.GaussianBlur(c, (4, 4), 0)
cv2.GaussianBlur(c, 5, 0)
cv2.medianBlur(c, 4)
cv2.equalizeHist(c)
cv2.adaptiveThreshold(c, 1, 0, 0, 3, 2)
cv2.Canny(f, 1, 2)
cv2.putText(c, 3, (1, 1), 0, 1, (1, 2, 3))
cv2.Sobel(g, cv2.CV_64F, 0, 0)
cv2.Sobel(cv2.CV_64F, g, 1, 0)
cv2.Sobel(None, cv2.CV_64F, 1, 0)
cv2.applyColorMap(f, cv2.COLORMAP_JET)
cv2.bitwise_and(g, g[:2])
cv2.addWeighted(g, "0.5", g, 0.5, 0)
cv2.addWeighted(g, 0.5, g.T, 0.5, 0)
cv2.getRotationMatrix2D((3, 4), "30", 1)
cv2.moments(g)["m00s"]
cv2.countNonZero("a")
"""
SHAPES = """
cv2.cvtColor(c, cv2.COLOR_BGR2GRAY)
cv2.cvtColor(a, cv2.COLOR_BGR2GRAY)
cv2.cvtColor(h, cv2.COLOR_BGR2GRAY)
cv2.cvtColor(g, cv2.COLOR_GRAY2BGR)
cv2.cvtColor(g, cv2.COLOR_GRAY2RGB)
cv2.cvtColor(c, cv2.COLOR_BGR2RGB)
cv2.cvtColor(a, cv2.COLOR_BGRA2RGB)
cv2.cvtColor(c, cv2.COLOR_BGR2HSV)
cv2.cvtColor(c, cv2.COLOR_BGR2BGRA)
cv2.resize(c, (2, 3))
cv2.resize(g, (2, 3))
cv2.resize(f, (2, 3))
cv2.GaussianBlur(c, (5, 5), 0)
cv2.medianBlur(g, 5)
cv2.flip(c, 1)
cv2.bitwise_not(c)
cv2.equalizeHist(g)
cv2.Canny(c, 1, 2)
cv2.Canny(g, 1, 2)
cv2.Sobel(g, cv2.CV_64F, 1, 0, ksize=3)
cv2.Laplacian(g, cv2.CV_32F)
cv2.morphologyEx(g, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
cv2.applyColorMap(g, cv2.COLORMAP_JET)
cv2.inRange(c, (0, 0, 0), (1, 1, 1))
cv2.bitwise_and(c, c, mask=g)
cv2.addWeighted(g, 0.5, g, 0.5, 0)
cv2.warpAffine(c, cv2.getRotationMatrix2D((3, 4), 30, 1), (7, 9))
cv2.copyMakeBorder(g, 1, 2, 3, 4, cv2.BORDER_CONSTANT, value=3)
"""


@pytest.mark.parametrize("source", RAISES.strip().splitlines())
def test_refused(source):
    outcome = harness.compare(MADE + source)
    assert outcome.kind == "raises", outcome


@pytest.mark.parametrize("source", SHAPES.strip().splitlines())
def test_shapes(source):
    outcome = harness.compare(f"{MADE}x = {source}; [tuple(x.shape), str(x.dtype)]")
    assert outcome.kind == "value", outcome


@pytest.mark.parametrize("source", ["cv2.imread('missing.png')", "cv2.threshold(g, 1, 2, cv2.THRESH_BINARY)", "cv2.rectangle(c, (1, 1), (2, 2), 3)",
                                    "cv2.resize(c, None, fx=0.5, fy=0.5)", "cv2.merge([g, g, g])", "cv2.split(c)"])
def test_claims_nothing(source):
    outcome = harness.compare(MADE + source)
    assert outcome.kind in ("value", "unknown"), outcome
