"""The types of columns."""

from models.crane import known, type_name, unknown
from models.datasets._mapping import Mapping
from models._std import is_text, may_fail


class Features(Mapping):
    """Types by the names of columns."""

    __real__ = "datasets.features.features.Features"
    arrow_schema = type = unknown()

    def method_(self, *args, **kwargs):
        may_fail()
        return unknown()

    decode_batch = decode_column = decode_example = encode_batch = encode_column = encode_example = flatten = method_
    reorder_fields_as = to_dict = method_
    from_arrow_schema = from_dict = classmethod(method_)


class Value:
    __real__ = "datasets.features.features.Value"
    __callable__ = False

    def __init__(self, dtype, id=None):
        if isinstance(dtype, (int, float)) is True or dtype is None:
            raise TypeError(f"unsupported operand type(s) for +: '{type_name(dtype)}' and 'str'")
        if isinstance(dtype, (list, dict)) is True:
            raise TypeError(f"unhashable type: '{type_name(dtype)}'")
        may_fail()
        self.dtype = dtype
        self.id = id


class ClassLabel:
    __real__ = "datasets.features.features.ClassLabel"
    __callable__ = False

    def __init__(self, num_classes=None, names=None, names_file=None, id=None):
        if num_classes is None and names is None and names_file is None:
            raise ValueError("Please provide either num_classes, names or names_file.")
        if isinstance(names, (int, float)) is True:
            raise TypeError(f"Please provide names as a list, is <class '{type_name(names)}'>")
        self.names = unknown(list)
        self.num_classes = unknown(int)
        if isinstance(names, (list, tuple)) is True and known(names):
            if all([known(n) and isinstance(n, str) for n in names]):
                if len(names) != len(set(names)):
                    raise ValueError("Some label names are duplicated. Each label name should be unique.")
                self.names = list(names)
            if known(num_classes) and isinstance(num_classes, int) and num_classes != len(names):
                raise ValueError(f"ClassLabel number of names do not match the defined num_classes. Got {len(names)} names VS "
                                 f"{num_classes} num_classes")
            self.num_classes = len(names)
        elif num_classes is not None and names is None and (isinstance(num_classes, (list, float)) is True or is_text(num_classes)):
            raise TypeError(f"'{type_name(num_classes)}' object cannot be interpreted as an integer")
        else:
            may_fail()
            if names is None and isinstance(num_classes, int) is True:
                self.num_classes = num_classes

    def str2int(self, values):
        if isinstance(values, (int, float)) is True:
            raise ValueError(f"Values {values} should be a string or an Iterable (list, numpy array, pytorch, tensorflow tensors)")
        if is_text(values):
            if known(values) and known(self.names) and values not in self.names:
                try:
                    int(values)
                except ValueError:
                    raise ValueError(f"Invalid string class label {values}")
                may_fail()
            elif not (known(values) and known(self.names)):
                may_fail()
            return unknown(int)
        may_fail()
        return unknown()

    def int2str(self, values):
        if isinstance(values, int) is True:
            if known(values) and known(self.num_classes) and not 0 <= values < self.num_classes:
                raise ValueError(f"Invalid integer class label {values}")
            if not (known(values) and known(self.num_classes)):
                may_fail()
            return unknown(str)
        if is_text(values):
            may_fail()
            return unknown()
        may_fail()
        return unknown()


class Feature:
    """The type of a column of pictures, sounds, lists …"""

    def __init__(self, *args, **kwargs):
        may_fail()

    def __getattr__(self, name):
        return unknown()


def feature_of(kind):
    """The type of a column of that kind; which integer, which list it is is not known."""
    if kind == "str" or kind == "float" or kind == "bool":
        made = Value("string")
        made.dtype = unknown(str)
        return made
    return unknown()
