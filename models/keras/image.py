"""keras.preprocessing.image."""

from models.crane import assume, certain, known, many, may_fail, require, type_name, unknown
from models.data import Facts, facts
from models.keras.shapes import differ, is_open, shown
from models.keras.versions import refuse

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
        self._y_shape = None

    def _batches(self):
        """Shape of the batches of images."""
        if known(self.image_shape):
            return (None,) + tuple(self.image_shape)
        return unknown()

    def _target(self):
        """Shape of the batches of targets; None where there are none."""
        if self._y_shape is not None:
            return self._y_shape
        mode = self.class_mode
        if not known(mode):
            return unknown()
        if mode is None:
            return None
        if mode == "categorical":
            return (None, self.num_classes if known(self.num_classes) else None)
        if mode in ("binary", "sparse"):
            return (None,)
        return unknown()

    def _one(self):
        """A batch: arrays of images and of targets."""
        from models.numpy.nd import make
        images, target = self._batches(), self._target()
        x = make(Facts(_free(images), "float32"))
        if target is None:
            return x
        if not known(self.class_mode) and self._y_shape is None:
            # Without classes there would be no number of them.
            if not known(self.num_classes):
                return unknown()
            assume("the batches hold classes beside the pictures")
        return (x, make(Facts(_free(target), unknown(str))))

    def reset(self):
        return None

    def next(self):
        refuse(AttributeError, None, "'" + type_name(self) + "' object has no attribute 'next'")
        return self._one()

    def __next__(self):
        return self._one()

    def __iter__(self):
        return iter(many(self._one(), 1 << 30))

    def __len__(self):
        n, size = self.samples, self.batch_size
        if known(n) and known(size) and isinstance(size, int) and size > 0:
            return -(-n // size)
        return unknown(int)

    def __getitem__(self, index):
        return self._one()


def _free(shape):
    return tuple([unknown(int) if is_open(d) else d for d in shape]) if known(shape) else unknown()


class ImageDataGenerator:
    __real__ = ("keras.src.legacy.preprocessing.image.ImageDataGenerator", "keras.preprocessing.image.ImageDataGenerator",
                "keras.src.preprocessing.image.ImageDataGenerator")

    def __init__(self, featurewise_center=False, samplewise_center=False, featurewise_std_normalization=False,
                 samplewise_std_normalization=False, zca_whitening=False, zca_epsilon=1e-6, rotation_range=0,
                 width_shift_range=0.0, height_shift_range=0.0, brightness_range=None, shear_range=0.0, zoom_range=0.0,
                 channel_shift_range=0.0, fill_mode="nearest", cval=0.0, horizontal_flip=False, vertical_flip=False,
                 rescale=None, preprocessing_function=None, data_format=None, validation_split=0.0,
                 interpolation_order=1, dtype=None):
        if known(validation_split) and isinstance(validation_split, (int, float)):
            require(validation_split == 0 or 0 < validation_split < 1, ValueError,
                    "`validation_split` must be strictly between 0 and 1.  Received: " + str(validation_split))
        if known(zoom_range) and isinstance(zoom_range, (list, tuple)):
            require(len(zoom_range) == 2, ValueError, "`zoom_range` should be a float or a tuple or list of two floats. Received: "
                    + str(zoom_range))
        self._split = validation_split

    def fit(self, x, augment=False, rounds=1, seed=None):
        shape = facts(x).shape
        if known(shape):
            require(len(shape) == 4, ValueError, lambda: "Input to `.fit()` should have rank 4. Got array with shape: " + shown(shape))
        return None

    def flow(self, x, y=None, batch_size=32, shuffle=True, sample_weight=None, seed=None, save_to_dir=None,
             save_prefix="", save_format="png", ignore_class_split=False, subset=None):
        if known(x) and isinstance(x, (tuple, list)):
            return Iterator(None, None, None, batch_size)
        shape = facts(x).shape
        target = facts(y).shape if known(y) and y is not None else unknown()
        if known(shape):
            if len(shape) > 0 and known(target) and len(target) > 0:
                require(not differ(shape[0], target[0]), ValueError, lambda: "`x` (images tensor) and `y` (labels) should have the same "
                        "length. Found: x.shape = " + shown(shape) + ", y.shape = " + shown(target))
            require(len(shape) == 4, ValueError, lambda: "Input data in `NumpyArrayIterator` should have rank 4. You passed an array "
                    "with shape " + shown(shape))
        image_shape = tuple(shape[1:]) if known(shape) and len(shape) == 4 else None
        count = shape[0] if subset is None and known(shape) and len(shape) > 0 else None
        result = Iterator(image_shape, None, count, batch_size)
        if y is None:
            result.class_mode = None
        elif sample_weight is None and known(target) and len(target) > 0:
            result._y_shape = (None,) + tuple(target[1:])
        return result

    def flow_from_directory(self, directory, target_size=(256, 256), color_mode="rgb", classes=None,
                            class_mode="categorical", batch_size=32, shuffle=True, seed=None, save_to_dir=None,
                            save_prefix="", save_format="png", follow_links=False, subset=None, interpolation="nearest",
                            keep_aspect_ratio=False):
        from models.numpy.nd import make
        # One number a file, in every class mode.
        numbers = make(Facts((unknown(int),), "int32"))
        return Iterator(_image(target_size, color_mode), unknown(int), unknown(int), batch_size, numbers, class_mode)

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
    from models.PIL.Image import Image
    may_fail()
    if certain(grayscale) or not known(color_mode):
        return unknown()
    mode = {"rgb": "RGB", "rgba": "RGBA", "grayscale": "L"}.get(color_mode)
    if mode is None:
        raise ValueError("color_mode must be \"grayscale\", \"rgb\", or \"rgba\"")
    if certain(target_size is None):
        return Image(None, mode)
    if not known(target_size) or not isinstance(target_size, (tuple, list)) or len(target_size) < 2:
        return unknown()
    # What stands behind height and width is not looked at.
    return Image((target_size[1], target_size[0]), mode)


def img_to_array(img, data_format=None, dtype=None):
    from models.numpy.nd import make
    if known(img) and hasattr(img, "__crane_array__"):
        shape = facts(img).shape
        if known(shape):
            require(len(shape) in (2, 3), ValueError, lambda: "Unsupported image shape: " + shown(shape))
            return make(Facts(shape if len(shape) == 3 else tuple(shape) + (1,), "float32" if dtype is None else unknown(str)))
    return unknown()


def array_to_img(x, data_format=None, scale=True, dtype=None):
    shape = facts(x).shape
    if known(shape):
        require(len(shape) == 3, ValueError, lambda: "Expected image array to have rank 3 (single image). Got array with shape: "
                + shown(shape))
        if data_format is None:
            require(is_open(shape[2]) or shape[2] in (1, 3, 4), ValueError, lambda: "Unsupported channel number: " + str(shape[2]))
    return unknown()


def iterator_from(summary):
    structure = summary.get("structure", {})
    types = summary.get("types", {})
    shape = structure.get("image_shape")
    result = Iterator(tuple(shape) if shape is not None else None, structure.get("num_classes"), structure.get("samples"),
                      structure.get("batch_size"), None, types.get("class_mode"))
    return result
