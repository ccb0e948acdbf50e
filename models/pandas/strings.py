"""The `.str` accessor."""

from models.crane import certain, known, require, unknown, version
from models.data import Facts
from models.pandas.core import any_frame, anything, is_pandas, is_text, new_series, no, text_dtype
from models.pandas.dtypes import only_text, relabelled
from models.pandas.index import any_index
from models.pandas.names import STR

# Methods that give one bool a value; missing values stay missing.
TESTS = ("contains", "startswith", "endswith", "match", "fullmatch", "isalnum", "isalpha", "isdigit", "isspace", "islower",
         "isupper", "istitle", "isnumeric", "isdecimal", "isascii")
TEXTS = ("lower", "upper", "title", "capitalize", "swapcase", "casefold", "strip", "lstrip", "rstrip", "slice", "pad",
         "center", "ljust", "rjust", "zfill", "wrap", "repeat", "removeprefix", "removesuffix", "normalize", "translate",
         "slice_replace")
EVERYWHERE = ("lower", "upper", "title", "capitalize", "swapcase", "strip", "lstrip", "rstrip")
COUNTS = ("len", "count", "find", "rfind", "index", "rindex")


class StringMethods:
    __callable__ = False
    __real__ = "pandas.core.strings.accessor.StringMethods"

    def __init__(self, target):
        self._target = target

    def _facts(self):
        target = self._target
        return target._facts if is_pandas(target, "Series") else target._facts()

    def _make(self, f):
        target = self._target
        if is_pandas(target, "Series"):
            return new_series(f, target._index, target._name)
        return any_index(target._length)

    def _labels(self, method, args):
        """The same method on known labels of an index, such as `df.columns.str.strip()`."""
        target = self._target
        if not is_pandas(target, "Index"):
            return unknown(list)
        labels = target._labels_in_order()
        if not known(labels) or not all(is_text(label) for label in labels) or not all(known(a) for a in args):
            return unknown(list)
        if method in ("lower", "upper", "title", "capitalize", "swapcase", "strip", "lstrip", "rstrip", "casefold"):
            return [getattr(label, method)(*args) for label in labels]
        return unknown(list)

    def _texts(self, method, args, kwargs):
        labels = self._labels(method, args) if len(kwargs) == 0 else unknown(list)
        if known(labels):
            from models.pandas.index import simple_index
            return simple_index(labels, self._target._name)
        f = self._facts()
        if len(kwargs) == 0 and all(is_text(a) for a in args) and method in EVERYWHERE:
            mapped = relabelled(f, lambda text: getattr(text, method)(*args))
            if known(mapped):
                return self._make(mapped)
        if only_text(f):
            new = Facts(f.shape, f.dtype, False, False, kinds=("str",))
            if method in ("lower", "upper", "title", "capitalize", "strip", "lstrip", "rstrip", "swapcase"):
                # Numbers in text stay so; so does what is none, but for white space and letter case.
                new.int_text = f.int_text
                new.float_text = f.float_text
            return self._make(new)
        return self._make(Facts(f.shape, f.dtype if certain(f.dtype == "str") else None))

    def __getattr__(self, name):
        if name in TEXTS:
            return TextMethod(self, name)
        if name in TESTS:
            return TestMethod(self)
        if name in COUNTS:
            return CountMethod(self)
        if name.startswith("_"):
            return unknown()
        if name in STR:
            return anything
        raise AttributeError("'StringMethods' object has no attribute '" + name + "'")

    def __getitem__(self, key):
        f = self._facts()
        return self._make(Facts(f.shape))

    def get(self, i):
        return self[i]

    def replace(self, pat, repl=None, n=-1, case=None, flags=0, regex=False):
        if is_text(pat) or not known(pat):
            require(is_text(repl) or callable(repl) if known(repl) else unknown(bool), TypeError,
                    "repl must be a string or callable")
        target = self._target
        if is_pandas(target, "Index"):
            labels = target._labels_in_order()
            literal = certain(regex == False) or (is_text(pat) and pat.replace(" ", "").replace("_", "").isalnum())  # noqa: E712
            if known(labels) and is_text(pat) and is_text(repl) and literal and all(is_text(label) for label in labels):
                from models.pandas.index import simple_index
                return simple_index([label.replace(pat, repl) for label in labels], target._name)
        f = self._facts()
        plain = is_text(pat) and is_text(repl) and pat != "" and n == -1 and case is None
        if plain and (pat.isalnum() or (certain(regex == False) and certain(version("pandas") >= "2.0"))):  # noqa: E712
            mapped = relabelled(f, lambda text: text.replace(pat, repl))
            if known(mapped):
                return self._make(mapped)
        if only_text(f):
            return self._make(Facts(f.shape, f.dtype, False, False, kinds=("str",)))
        return self._make(Facts(f.shape, f.dtype if certain(f.dtype == "str") else None))

    def split(self, pat=None, *old, n=-1, expand=False, regex=None):
        return self._split(expand)

    def rsplit(self, pat=None, *old, n=-1, expand=False):
        return self._split(expand)

    def _split(self, expand):
        f = self._facts()
        if certain(expand):
            target = self._target
            if is_pandas(target, "Series"):
                frame = any_frame(target._rows(), target._index)
                return frame
            return unknown()
        if no(expand):
            # What is no text gives a missing value.
            return self._make(Facts(f.shape, "object", f.nan if only_text(f) else unknown(bool)))
        return unknown()

    def cat(self, others=None, sep=None, na_rep=None, join="left"):
        if others is None:
            return unknown(str)
        return self._make(Facts(self._facts().shape))

    def extract(self, pat, flags=0, expand=True):
        target = self._target
        if certain(expand) and is_pandas(target, "Series"):
            return any_frame(target._rows(), target._index)
        return unknown()

    def get_dummies(self, sep="|", dtype=None):
        target = self._target
        return any_frame(target._rows(), target._index) if is_pandas(target, "Series") else unknown()


#: Methods without any argument.
BARE = ("lower", "upper", "title", "capitalize", "swapcase", "casefold")


class TextMethod:
    """A method that gives a text for each text."""

    def __init__(self, methods, name):
        self._methods = methods
        self._name = name

    def __call__(self, *args, **kwargs):
        if self._name in BARE and len(args) > 0:
            raise TypeError("StringMethods." + self._name + "() takes 1 positional argument but " + str(len(args) + 1) + " were given")
        return self._methods._texts(self._name, args, kwargs)


class TestMethod:
    """A method that gives a bool for each text."""

    def __init__(self, methods):
        self._methods = methods

    def __call__(self, *args, **kwargs):
        f = self._methods._facts()
        if is_pandas(self._methods._target, "Index"):
            from models.pandas.index import bools
            return bools(self._methods._target._length)
        na = kwargs.get("na")
        filled = "na" in kwargs and known(na) and isinstance(na, bool)
        if only_text(f) or filled or certain(f.dtype == "str"):
            return self._methods._make(Facts(f.shape, "bool", False, False))
        return self._methods._make(Facts(f.shape))


class CountMethod:
    """A method that gives a number for each text."""

    def __init__(self, methods):
        self._methods = methods

    def __call__(self, *args, **kwargs):
        f = self._methods._facts()
        if only_text(f) and no(f.nan):
            return self._methods._make(Facts(f.shape, "int64", False, False, integral=True))
        return self._methods._make(Facts(f.shape))
