"""tf.data.Dataset: what its elements are, and how many."""

from models.crane import assume, certain, known, many, require, type_name, unknown
from models.keras.errors import InvalidArgumentError
from models.keras.shapes import differ, is_open
from models.tensorflow._spec import element_from, element_of, spec_of
from models.tensorflow.create import convert
from models.tensorflow.tensor import Tensor, tensor, tensor_of

AUTOTUNE = -1


#: Names that people look for on a dataset; no kind of dataset has them.
_FOREIGN = ("shape", "numpy", "columns", "values", "head", "dtype", "fit", "predict", "iloc", "classes", "class_indices", "next", "samples",
            "n", "to_numpy", "data")


class Dataset:
    """`_element`: a tensor, or a tuple or dict of them. `_count`: number of elements, -1: endless. `_filled`: whether there is
    surely one. `_most`: the most that there can be, or None."""

    __real__ = ("tensorflow.python.data.ops.dataset_ops.DatasetV2", "tensorflow.python.data.ops.prefetch_op._PrefetchDataset",
                "tensorflow.python.data.ops.batch_op._BatchDataset", "tensorflow.python.data.ops.map_op._MapDataset",
                "tensorflow.python.data.ops.map_op._ParallelMapDataset", "tensorflow.python.data.ops.shuffle_op._ShuffleDataset",
                "tensorflow.python.data.ops.take_op._TakeDataset", "tensorflow.python.data.ops.skip_op._SkipDataset",
                "tensorflow.python.data.ops.cache_op.CacheDataset", "tensorflow.python.data.ops.repeat_op._RepeatDataset",
                "tensorflow.python.data.ops.zip_op._ZipDataset",
                "tensorflow.python.data.ops.from_tensor_slices_op._TensorSliceDataset")

    def __init__(self, *args, **kwargs):
        self._element = unknown()
        self._count = unknown(int)
        self._filled = False
        self._most = None
        #: Made by the notebook, so that it has no attributes but its own.
        self._made = True

    @staticmethod
    def from_tensor_slices(tensors, name=None):
        parts = _converted(tensors)
        rows = []
        for part in _leaves(parts):
            if not known(part):
                continue
            shape = part._about.shape
            if known(shape):
                require(len(shape) > 0, ValueError, "Unbatching a tensor is only supported for rank >= 1")
                rows.append(shape[0])
        for n in rows[1:]:
            require(not differ(rows[0], n), ValueError, lambda: "Dimensions " + str(rows[0]) + " and " + str(n) + " are not compatible")
        known_rows = [n for n in rows if not is_open(n)]
        count = known_rows[0] if len(known_rows) > 0 else unknown(int)
        return made(_mapped(parts, lambda t: tensor_of(t._about.select(_tail(t)))), count, certain(count > 0))

    @staticmethod
    def from_tensors(tensors, name=None):
        return made(_converted(tensors), 1, True)

    @staticmethod
    def from_generator(generator, output_types=None, output_shapes=None, args=None, output_signature=None, name=None):
        if known(generator) and isinstance(generator, (list, tuple, dict, str, int)) \
                or certain(type_name(generator) in ("generator", "list_iterator", "zip", "map")):
            raise TypeError("`generator` must be a Python callable.")
        if output_types is None and output_signature is None:
            raise TypeError("To specify the output signature you need to provide either the `output_signature` argument or the "
                            "`output_types` argument.")
        element = element_of(output_signature) if output_signature is not None else element_from(output_types, output_shapes)
        return made(element, unknown(int), False)

    @staticmethod
    def range(*args, **kwargs):
        n = unknown(int)
        if len(args) == 1 and known(args[0]) and isinstance(args[0], int):
            n = max(args[0], 0)
        return made(tensor((), "int64"), n, certain(n > 0))

    @staticmethod
    def zip(*args, datasets=None, name=None):
        if len(args) == 1 and known(args[0]) and isinstance(args[0], (tuple, list)):
            args = tuple(args[0])
        elif len(args) == 0 or len(args) == 1:
            return made(unknown(), unknown(int), False)
        if not all([known(d) and isinstance(d, Dataset) for d in args]):
            return made(unknown(), unknown(int), False)
        counts = [d._count for d in args]
        n = min(counts) if all([known(c) and c >= 0 for c in counts]) else unknown(int)
        return made(tuple([d._element for d in args]), n, all([certain(d._filled) for d in args]))

    @staticmethod
    def list_files(*args, **kwargs):
        return made(tensor((), "string"), unknown(int), False)

    @property
    def element_spec(self):
        return spec_of(self._element)

    def __bool__(self):
        return True

    def __len__(self):
        if known(self._count) and self._count < 0:
            raise TypeError("The dataset is infinite.")
        return self._count

    def cardinality(self):
        return tensor((), "int64")

    def __iter__(self):
        element = _fresh(self._element)
        if certain(self._count >= 0):
            return iter(many(element, self._count))
        if not certain(self._filled):
            assume("the dataset is not empty")
        return iter(many(element, 1 if self._most == 1 else 1 << 30))

    def as_numpy_iterator(self):
        return unknown()

    def __getitem__(self, key):
        raise TypeError("'" + type_name(self) + "' object is not subscriptable")

    def __getattr__(self, name):
        if name in _FOREIGN or name in ("class_names", "file_paths") and certain(self._made == True):  # noqa: E712
            raise AttributeError("'" + type_name(self) + "' object has no attribute '" + name + "'")
        return unknown()

    def batch(self, batch_size, drop_remainder=False, num_parallel_calls=None, deterministic=None, name=None):
        _positive("batch_size", batch_size, "Batch size must be greater than zero.")
        n = self._count
        count = unknown(int)
        size = unknown(int)
        if known(batch_size) and isinstance(batch_size, int):
            if certain(drop_remainder == True):  # noqa: E712
                size = batch_size
                count = n // batch_size if known(n) and n >= 0 else n
            else:
                count = -(-n // batch_size) if known(n) and n >= 0 else n
                if certain(n == batch_size):
                    size = batch_size
        filled = self._filled if certain(drop_remainder == False) else certain(count > 0)  # noqa: E712
        return made(_mapped(self._element, lambda t: tensor_of(t._about.with_shape(_batched(t, size)))), count, filled)

    def padded_batch(self, batch_size, padded_shapes=None, padding_values=None, drop_remainder=False, name=None):
        _positive("batch_size", batch_size, "Batch size must be greater than zero.")
        return made(unknown(), unknown(int), self._filled if certain(drop_remainder == False) else False)  # noqa: E712

    def ragged_batch(self, *args, **kwargs):
        return made(unknown(), unknown(int), False)

    def unbatch(self, name=None):
        return made(_mapped(self._element, lambda t: tensor_of(t._about.select(_tail(t)))), unknown(int), False)

    def rebatch(self, *args, **kwargs):
        return made(unknown(), unknown(int), False)

    def map(self, map_func, num_parallel_calls=None, deterministic=None, name=None, **kwargs):
        return made(_call(map_func, self._element), self._count, self._filled)

    def filter(self, predicate, name=None):
        return made(self._element, unknown(int), False)

    def flat_map(self, map_func, name=None):
        return made(unknown(), unknown(int), False)

    def interleave(self, map_func, *args, **kwargs):
        return made(unknown(), unknown(int), False)

    def take(self, count, name=None):
        _number("count", count)
        n = unknown(int)
        if known(count) and isinstance(count, int) and count >= 0:
            if known(self._count) and self._count >= 0:
                n = min(count, self._count)
            elif count == 0 or certain(self._count == -1):
                n = count
            result = made(self._element, n, certain(self._filled) and count > 0)
            result._most = count
            return result
        return made(self._element, self._count if certain(count == -1) else n, False)

    def skip(self, count, name=None):
        _number("count", count)
        n = unknown(int)
        if known(count) and isinstance(count, int) and count >= 0 and known(self._count):
            n = max(self._count - count, 0) if self._count >= 0 else self._count
        return made(self._element, n, certain(n > 0))

    def shuffle(self, buffer_size, seed=None, reshuffle_each_iteration=None, name=None):
        _positive("buffer_size", buffer_size, "buffer_size must be greater than zero or UNKNOWN_CARDINALITY")
        return self._same()

    def repeat(self, count=None, name=None):
        if count is None or certain(count == -1):
            return made(self._element, -1, self._filled)
        n = self._count * count if known(count) and isinstance(count, int) and known(self._count) and self._count >= 0 else unknown(int)
        return made(self._element, n, certain(n > 0))

    def prefetch(self, buffer_size, name=None):
        return self._same()

    def cache(self, filename="", name=None):
        return self._same()

    def with_options(self, options, name=None):
        return self._same()

    def options(self):
        return unknown()

    def shard(self, num_shards, index, name=None):
        return made(self._element, unknown(int), False)

    def concatenate(self, dataset, name=None):
        if not known(dataset) or not isinstance(dataset, Dataset):
            return made(unknown(), unknown(int), False)
        n = self._count + dataset._count if certain(self._count >= 0) and certain(dataset._count >= 0) else unknown(int)
        return made(unknown(), n, certain(self._filled) or certain(dataset._filled))

    def enumerate(self, start=0, name=None):
        return made((tensor((), "int64"), self._element), self._count, self._filled)

    def apply(self, transformation_func):
        return unknown()

    def window(self, *args, **kwargs):
        return made(unknown(), unknown(int), False)

    def reduce(self, initial_state, reduce_func, name=None):
        return unknown()

    def _same(self):
        return made(self._element, self._count, self._filled)


def made(element, count, filled):
    """A dataset of such elements."""
    new = Dataset()
    new._element = element
    new._count = count
    new._filled = filled
    new._most = None
    new._made = True
    return new


def _positive(name, n, message):
    _number(name, n)
    if known(n) and isinstance(n, int) and n < 1 and not (name == "buffer_size" and n == -2):
        raise InvalidArgumentError(message)


def _number(name, n):
    if known(n) and isinstance(n, float):
        raise TypeError("Cannot convert " + str(n) + " to EagerTensor of dtype int64")


def _tail(t):
    return t._about.shape[1:] if known(t._about.shape) else unknown()


def _batched(t, size):
    return (size,) + tuple(t._about.shape) if known(t._about.shape) else unknown()


def _converted(x):
    if not known(x):
        return unknown()
    if isinstance(x, tuple):
        return tuple([_converted(i) for i in x])
    if isinstance(x, dict):
        return {k: _converted(x[k]) for k in x}
    if x is None:
        return unknown()
    return convert(x)


def _leaves(x):
    if not known(x):
        return []
    if isinstance(x, (tuple, list)):
        return [leaf for i in x for leaf in _leaves(i)]
    if isinstance(x, dict):
        return [leaf for k in x for leaf in _leaves(x[k])]
    return [x] if isinstance(x, Tensor) else []


def _mapped(x, function):
    if not known(x):
        return unknown()
    if isinstance(x, tuple):
        return tuple([_mapped(i, function) for i in x])
    if isinstance(x, dict):
        return {k: _mapped(x[k], function) for k in x}
    return function(x) if isinstance(x, Tensor) else unknown()


def _fresh(x):
    """An element of its own: its containers may be changed."""
    return _mapped(x, lambda t: tensor_of(t._about, False))


def _call(function, element):
    """What a function makes of an element; it is traced once, with symbolic tensors."""
    if not known(function):
        return unknown()
    if isinstance(function, (int, float, str, list, tuple, dict)):
        raise ValueError("Argument `func` must be a callable. Received func=" + str(function))
    if not known(element):
        return unknown()
    given = _mapped(element, lambda t: tensor_of(t._about, True))
    result = function(*given) if isinstance(given, tuple) else function(given)
    return _returned(result)


def _returned(x):
    if not known(x):
        return unknown()
    if isinstance(x, (tuple, list)):
        return tuple([_returned(i) for i in x])
    if isinstance(x, dict):
        return {k: _returned(x[k]) for k in x}
    if isinstance(x, Tensor):
        return tensor(x._about.shape, x._about.dtype)
    return unknown()
