"""`sklearn.datasets`: the shapes and names of the sets that are shipped, and of those that are made up."""

from models.crane import certain, known, unknown
from models.data import Facts
from models.sklearn._results import array
from models.sklearn.utils._bunch import Bunch

__pure__ = True
__removed__ = {"load_boston": ("1.2", "`load_boston` has been removed from scikit-learn since version 1.2.")}

IRIS = ("sepal length (cm)", "sepal width (cm)", "petal length (cm)", "petal width (cm)")
WINE = ("alcohol", "malic_acid", "ash", "alcalinity_of_ash", "magnesium", "total_phenols", "flavanoids", "nonflavanoid_phenols",
        "proanthocyanins", "color_intensity", "hue", "od280/od315_of_diluted_wines", "proline")
DIABETES = ("age", "sex", "bmi", "bp", "s1", "s2", "s3", "s4", "s5", "s6")
MEASURES = ("radius", "texture", "perimeter", "area", "smoothness", "compactness", "concavity", "concave points", "symmetry",
            "fractal dimension")
CANCER = tuple([f"mean {name}" for name in MEASURES] + [f"{name} error" for name in MEASURES] + [f"worst {name}" for name in MEASURES])
PIXELS = tuple([f"pixel_{i}_{j}" for i in range(8) for j in range(8)])


def data_facts(rows, width):
    return Facts((rows, width), "float64", False, False)


def target_facts(rows, classes):
    """Whole numbers from 0 on, or floats where there are no classes."""
    if classes is None:
        return Facts((rows,), "float64", False, False)
    return Facts((rows,), "int64", False, False, 0, classes - 1, True, True, classes, list(range(classes)))


def texts(words):
    from models.numpy.conversion import asarray
    return asarray(list(words))


def shipped(rows, names, classes, targets, return_X_y, as_frame, more):
    """A data set as `load_…` gives it."""
    if not known(return_X_y) or not known(as_frame):
        return unknown()
    data, target = data_facts(rows, len(names)), target_facts(rows, classes)
    frame = None
    if as_frame:
        from models.pandas.core import new_frame, new_series
        from models.pandas.index import range_index
        columns = {name: Facts((rows,), "float64", False, False) for name in names}
        whole = dict(columns)
        whole["target"] = target
        X = new_frame(columns, True, rows, range_index(rows))
        y = new_series(target, range_index(rows), "target")
        frame = new_frame(whole, True, rows, range_index(rows))
    else:
        X, y = array(data), array(target)
    if return_X_y:
        return (X, y)
    parts = {"data": X, "target": y, "frame": frame, "DESCR": unknown(str)}
    if targets is not None:
        parts["target_names"] = targets
    parts.update(more)
    return Bunch(**parts)



def load_iris(*, return_X_y=False, as_frame=False):
    return shipped(150, IRIS, 3, texts(("setosa", "versicolor", "virginica")), return_X_y, as_frame,
                   {"feature_names": list(IRIS), "filename": unknown(str), "data_module": unknown(str)})


def load_wine(*, return_X_y=False, as_frame=False):
    return shipped(178, WINE, 3, texts(("class_0", "class_1", "class_2")), return_X_y, as_frame, {"feature_names": list(WINE)})


def load_breast_cancer(*, return_X_y=False, as_frame=False):
    return shipped(569, CANCER, 2, texts(("malignant", "benign")), return_X_y, as_frame,
                   {"feature_names": texts(CANCER), "filename": unknown(str), "data_module": unknown(str)})


def load_diabetes(*, return_X_y=False, as_frame=False, scaled=True):
    return shipped(442, DIABETES, None, None, return_X_y, as_frame,
                   {"feature_names": list(DIABETES), "data_filename": unknown(str), "target_filename": unknown(str),
                    "data_module": unknown(str)})


def load_digits(*, n_class=10, return_X_y=False, as_frame=False):
    if not known(n_class) or n_class != 10:
        return unknown()
    return shipped(1797, PIXELS, 10, array(Facts((10,), "int64", False, False, 0, 9, True, True, 10)), return_X_y, as_frame,
                   {"feature_names": list(PIXELS), "images": array(Facts((1797, 8, 8), "float64", False, False))})


def count(n):
    return n if known(n) and isinstance(n, int) else unknown(int)


def make_classification(n_samples=100, n_features=20, *, n_informative=2, n_redundant=2, n_repeated=0, n_classes=2,
                        n_clusters_per_class=2, weights=None, flip_y=0.01, class_sep=1.0, hypercube=True, shift=0.0, scale=1.0,
                        shuffle=True, random_state=None, return_X_y=True):
    numbers = [n_features, n_informative, n_redundant, n_repeated]
    if all([known(n) and isinstance(n, int) for n in numbers]) and n_informative + n_redundant + n_repeated > n_features:
        raise ValueError("Number of informative, redundant and repeated features must sum to less than the number of total features")
    if not certain(return_X_y):
        return unknown()
    return (array(data_facts(count(n_samples), count(n_features))), array(Facts((count(n_samples),), "int64", False, False, integral=True)))


def make_blobs(n_samples=100, n_features=2, *, centers=None, cluster_std=1.0, center_box=(-10.0, 10.0), shuffle=True,
               random_state=None, return_centers=False):
    if not certain(return_centers == False):  # noqa: E712
        return unknown()
    width = count(n_features) if centers is None or known(centers) and isinstance(centers, int) else unknown(int)
    rows = count(n_samples)
    return (array(data_facts(rows, width)), array(Facts((rows,), "int64", False, False, integral=True)))


def make_regression(n_samples=100, n_features=100, *, n_informative=10, n_targets=1, bias=0.0, effective_rank=None,
                    tail_strength=0.5, noise=0.0, shuffle=True, coef=False, random_state=None):
    rows = count(n_samples)
    X = array(data_facts(rows, count(n_features)))
    y = array(Facts((rows,), "float64", False, False)) if certain(n_targets == 1) else unknown()
    return (X, y) if certain(coef == False) else unknown()  # noqa: E712


def make_moons(n_samples=100, *, shuffle=True, noise=None, random_state=None):
    rows = count(n_samples)
    return (array(data_facts(rows, 2)), array(Facts((rows,), "int64", False, False, integral=True)))


def make_circles(n_samples=100, *, shuffle=True, noise=None, random_state=None, factor=0.8):
    rows = count(n_samples)
    return (array(data_facts(rows, 2)), array(Facts((rows,), "int64", False, False, integral=True)))
