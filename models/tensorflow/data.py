"""tf.data: what each element of a dataset is, and how many there are."""

from models.crane import certain as _certain
from models.crane import havoc as _havoc
from models.crane import known as _known
from models.crane import many as _many
from models.crane import unknown as _unknown
from models.data import facts as _facts
from models.keras.errors import InvalidArgumentError as _InvalidArgumentError
from models.tensorflow._tensor import EagerTensor as _EagerTensor
from models._std import may_fail as _may_fail

__pure__ = True

AUTOTUNE = -1
#: Names that people look for on a dataset; no kind of dataset has them.
_FOREIGN = ("shape", "numpy", "columns", "values", "head", "dtype", "fit", "predict", "iloc", "classes", "class_indices", "next", "samples",
            "n", "to_numpy", "data")


class Dataset:
    """`element_` is what one element is; `count_` how many there are, `some_` whether there surely is one."""

    __real__ = "tensorflow.python.data.ops.dataset_ops.DatasetV2"

    def __init__(self, element=None, count=None, some=False, folder=False):
        self.element_ = _unknown() if element is None else element
        self.count_ = _unknown(int) if count is None else count
        self.some_ = some
        self.folder_ = folder
        if folder:
            self.class_names = _unknown(list)
            self.file_paths = _unknown(list)

    def __getattr__(self, name):
        if name in _FOREIGN or name == "class_names" and _certain(self.folder_ == False):  # noqa: E712
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        return _unknown()

    def made_(self, element, count, some=False):
        return Dataset(element, count, some)

    @classmethod
    def from_tensor_slices(cls, tensors, name=None):
        _may_fail()
        return Dataset(*_sliced(tensors))

    @classmethod
    def from_tensors(cls, tensors, name=None):
        _may_fail()
        return Dataset(_unknown(), 1)

    @classmethod
    def from_generator(cls, generator, *args, **kwargs):
        _havoc(generator)
        _may_fail()
        return Dataset()

    @classmethod
    def range(cls, *args, **kwargs):
        _may_fail()
        return Dataset(_EagerTensor((), "int64"))

    @classmethod
    def zip(cls, *args, **kwargs):
        _may_fail()
        return Dataset()

    @classmethod
    def list_files(cls, file_pattern, *args, **kwargs):
        _may_fail()
        return Dataset(_EagerTensor((), "string"))

    def __iter__(self):
        if self.some_ and not _known(self.count_):
            elements = [self.element_]
            elements.extend(_many(self.element_))
            return iter(elements)
        return iter(_many(self.element_, self.count_ if _known(self.count_) else None))

    def __len__(self):
        if not _known(self.count_):
            _may_fail()
        return self.count_

    def __getitem__(self, key):
        raise TypeError(f"'{type(self).__name__}' object is not subscriptable")

    def __bool__(self):
        return True

    def cardinality(self):
        return _EagerTensor((), "int64")

    @property
    def element_spec(self):
        return _unknown()

    def take(self, count, name=None):
        n = self.count_
        if _known(count) and isinstance(count, int):
            if _known(n) and count >= 0:
                n = min(count, n)
            elif count == 1 and self.some_:
                n = 1
            else:
                n = _unknown(int)
            return self.made_(self.element_, n, self.some_ and count != 0)
        return self.made_(self.element_, _unknown(int))

    def skip(self, count, name=None):
        _may_fail()
        return self.made_(self.element_, _unknown(int))

    def shuffle(self, buffer_size, *args, **kwargs):
        _may_fail()
        return self.made_(self.element_, self.count_, self.some_)

    def prefetch(self, buffer_size, name=None):
        return self.made_(self.element_, self.count_, self.some_)

    def cache(self, filename="", name=None):
        return self.made_(self.element_, self.count_, self.some_)

    def with_options(self, options, name=None):
        return self.made_(self.element_, self.count_)

    def repeat(self, count=None, name=None):
        return self.made_(self.element_, _unknown(int))

    def batch(self, batch_size, drop_remainder=False, *args, **kwargs):
        if _known(batch_size) and isinstance(batch_size, int) and batch_size <= 0:
            raise _InvalidArgumentError("Batch size must be greater than zero. [Op:BatchDatasetV2] name: ")
        _may_fail()
        return self.made_(_stacked(self.element_), _unknown(int), self.some_ and drop_remainder is False)

    def unbatch(self, name=None):
        _may_fail()
        return Dataset()

    def padded_batch(self, batch_size, *args, **kwargs):
        _may_fail()
        return Dataset()

    def map(self, map_func, *args, **kwargs):
        # The function runs on symbols, once; what it gives is not followed.
        _havoc(map_func)
        _may_fail()
        return self.made_(_unknown(), self.count_, self.some_)

    def filter(self, predicate, name=None):
        _havoc(predicate)
        _may_fail()
        return self.made_(self.element_, _unknown(int))

    def apply(self, transformation_func):
        _havoc(transformation_func)
        return _unknown()

    def concatenate(self, dataset, name=None):
        _may_fail()
        return Dataset()

    def as_numpy_iterator(self):
        return iter(_many(_unknown(), self.count_ if _known(self.count_) else None))

    def _batches(self):
        """The shape of a batch's input, for `fit`."""
        first = self.element_[0] if isinstance(self.element_, tuple) else self.element_
        if not isinstance(first, _EagerTensor) or not _known(first.dims_) or len(first.dims_) == 0:
            return _unknown()
        return (None,) + first.dims_[1:]

    def _classes(self):
        return _unknown(int)


def _sliced(tensors):
    """Element and number of elements of what is cut along the first dimension."""
    if _known(tensors) and isinstance(tensors, tuple):
        parts = [_sliced(part) for part in tensors]
        sure = [part[1] for part in parts if _known(part[1])]
        for n in sure:
            if n != sure[0]:
                raise ValueError(f"Dimensions {sure[0]} and {n} are not compatible")
        return (tuple([part[0] for part in parts]), sure[0] if len(sure) > 0 else _unknown(int))
    if not _known(tensors) or isinstance(tensors, dict):
        return (_unknown(), _unknown(int))
    f = _facts(tensors)
    if not _known(f.shape) or len(f.shape) == 0:
        return (_unknown(), _unknown(int))
    return (_EagerTensor(f.shape[1:]), f.shape[0])


def _stacked(element):
    """A batch of such elements; the last one may be smaller."""
    if isinstance(element, tuple):
        return tuple([_stacked(part) for part in element])
    if isinstance(element, _EagerTensor) and _known(element.dims_):
        return _EagerTensor((_unknown(int),) + element.dims_, element.kind_)
    return _unknown()


def dataset_from(summary):
    """A recorded dataset; that its element was recorded proves that it has one."""
    from models.tensorflow._tensor import tensor_from

    made = Dataset()
    made.folder_ = _unknown(bool)
    element = summary.get("element")
    if element is not None:
        made.some_ = True
        parts = element.get("items")
        if parts is not None and element.get("types", {}).get("type") == "tuple":
            made.element_ = tuple([tensor_from(part) if "structure" in part else _unknown() for part in parts])
        elif "structure" in element and "shape" in element["structure"]:
            made.element_ = tensor_from(element)
    return made
