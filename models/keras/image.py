"""keras.preprocessing.image."""

from models.crane import assume, certain, known, many, unknown
from models.data import Facts, facts
from models.keras.shapes import is_open
from models.sklearn._results import array

__pure__ = True


class Iterator:
    """Batches of images with their classes, as `flow`, `flow_from_directory` and `flow_from_dataframe` give."""

    __real__ = ("keras.src.legacy.preprocessing.image.DirectoryIterator",
                "keras.src.legacy.preprocessing.image.DataFrameIterator",
                "keras.src.legacy.preprocessing.image.NumpyArrayIterator", "keras.src.legacy.preprocessing.image.Iterator",
                "keras.preprocessing.image.DirectoryIterator", "keras.preprocessing.image.DataFrameIterator",
                "keras.preprocessing.image.NumpyArrayIterator", "keras.src.preprocessing.image.DirectoryIterator",
                "keras.src.preprocessing.image.DataFrameIterator")

    def __init__(self, image_shape=None, num_classes=None, samples=None, batch_size=None, classes=None, class_mode=None):
        self.image_shape = unknown() if image_shape is None else image_shape
        self.num_classes = unknown(int) if num_classes is None else num_classes
        self.samples = unknown(int) if samples is None else samples
        self.n = self.samples
        self.batch_size = unknown(int) if batch_size is None else batch_size
        self.class_mode = unknown() if class_mode is None else class_mode
        self.classes = unknown() if classes is None else classes
        self.class_indices = unknown(dict)
        self.filenames = unknown(list)
        self.labels = unknown()
        self.target_size = unknown()

    def _batches(self):
        if known(self.image_shape):
            return (None,) + tuple([None if is_open(d) else d for d in self.image_shape])
        return unknown()

    def _classes(self):
        """Width of the targets where they are one-hot."""
        if known(self.class_mode) and self.class_mode == "categorical":
            return self.num_classes
        return unknown(int)

    def reset(self):
        return None

    def _batch(self):
        """A batch: pictures, and what belongs to them."""
        rows = unknown(int)
        pictures = array(Facts((rows,) + tuple(self.image_shape), "float32")) if known(self.image_shape) else unknown()
        if not known(self.class_mode):
            # Without classes there would be no number of them.
            if not known(self.num_classes):
                return unknown()
            assume("the batches hold classes beside the pictures")
            return (pictures, array(Facts(unknown(), unknown(str))))
        if self.class_mode is None:
            return pictures
        if self.class_mode == "categorical":
            return (pictures, array(Facts((rows, self.num_classes), "float32")))
        if self.class_mode in ("binary", "sparse"):
            return (pictures, array(Facts((rows,), "float32")))
        return unknown()

    def next(self):
        return self._batch()

    def __next__(self):
        return self._batch()

    def __iter__(self):
        # It never ends; without pictures there is nothing to begin with.
        batch = self._batch()
        batches = [batch] if certain(self.samples > 0) else []
        batches.extend(many(batch))
        return iter(batches)

    def __len__(self):
        return unknown(int)

    def __getitem__(self, index):
        return self._batch()


class ImageDataGenerator:
    __real__ = ("keras.src.legacy.preprocessing.image.ImageDataGenerator", "keras.preprocessing.image.ImageDataGenerator",
                "keras.src.preprocessing.image.ImageDataGenerator")

    def __init__(self, featurewise_center=False, samplewise_center=False, featurewise_std_normalization=False,
                 samplewise_std_normalization=False, zca_whitening=False, zca_epsilon=1e-6, rotation_range=0,
                 width_shift_range=0.0, height_shift_range=0.0, brightness_range=None, shear_range=0.0, zoom_range=0.0,
                 channel_shift_range=0.0, fill_mode="nearest", cval=0.0, horizontal_flip=False, vertical_flip=False,
                 rescale=None, preprocessing_function=None, data_format=None, validation_split=0.0,
                 interpolation_order=1, dtype=None):
        pass

    def fit(self, x, augment=False, rounds=1, seed=None):
        return None

    def flow(self, x, y=None, batch_size=32, shuffle=True, sample_weight=None, seed=None, save_to_dir=None,
             save_prefix="", save_format="png", ignore_class_split=False, subset=None):
        shape = facts(x).shape
        image_shape = tuple(shape[1:]) if known(shape) and len(shape) == 4 else unknown()
        result = Iterator(image_shape, unknown(int), shape[0] if known(shape) and len(shape) > 0 else unknown(int), batch_size)
        target = facts(y).shape if known(y) and y is not None else unknown()
        if known(target) and len(target) == 2:
            result.num_classes = target[1]
            result.class_mode = "categorical"
        return result

    def flow_from_directory(self, directory, target_size=(256, 256), color_mode="rgb", classes=None,
                            class_mode="categorical", batch_size=32, shuffle=True, seed=None, save_to_dir=None,
                            save_prefix="", save_format="png", follow_links=False, subset=None, interpolation="nearest",
                            keep_aspect_ratio=False):
        return Iterator(_image(target_size, color_mode), unknown(int), unknown(int), batch_size, None, class_mode)

    def flow_from_dataframe(self, dataframe, directory=None, x_col="filename", y_col="class", weight_col=None,
                            target_size=(256, 256), color_mode="rgb", classes=None, class_mode="categorical",
                            batch_size=32, shuffle=True, seed=None, save_to_dir=None, save_prefix="", save_format="png",
                            subset=None, interpolation="nearest", validate_filenames=True, **kwargs):
        return Iterator(_image(target_size, color_mode), unknown(int), unknown(int), batch_size, None, class_mode)


def _image(size, mode):
    if not known(size) or not isinstance(size, (tuple, list)) or len(size) != 2 or not known(mode):
        return unknown()
    channels = {"rgb": 3, "rgba": 4, "grayscale": 1}.get(mode)
    return unknown() if channels is None else tuple(size) + (channels,)


def load_img(path, color_mode="rgb", target_size=None, interpolation="nearest", keep_aspect_ratio=False, grayscale=False):
    return unknown()


def img_to_array(img, data_format=None, dtype=None):
    return unknown()


def iterator_from(summary):
    structure = summary.get("structure", {})
    types = summary.get("types", {})
    shape = structure.get("image_shape")
    result = Iterator(tuple(shape) if shape is not None else None, structure.get("num_classes"), structure.get("samples"),
                      structure.get("batch_size"), None, types.get("class_mode"))
    return result
