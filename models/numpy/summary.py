"""From recorded summaries (docs/snapshot.md) to arrays and scalars."""

from models.crane import certain, known, unknown, value
from models.data import Facts
import models.numpy.random as random
from models.numpy.dims import all_known, size_of
from models.numpy.facts import typed
from models.numpy.fields import fields_from
from models.numpy.nd import element, make
from models.numpy.scalars import SCALARS
import models.numpy.kinds as kinds

#: Types of the objects that a recording tells whole.
FIXED = ("int", "float", "bool", "str", "NoneType")

#: Arrays whose values all are the same are carried whole up to this size.
MOST_EQUAL = 200


def from_summary(summary):
    """An instance for a summary of one of NumPy's types; unknown for kinds that are not modelled."""
    name = summary["types"]["type"]
    if name == "numpy.ndarray":
        return array_from(summary)
    short = name.split(".")[-1]
    if name.startswith("numpy.random"):
        return generator_from(short)
    if short in ("bool", "bool_"):
        return scalar_from("bool", summary)
    return scalar_from(short, summary) if short in SCALARS else unknown()


def generator_from(short):
    if short == "RandomState":
        return random.RandomState()
    return random.Generator(None) if short == "Generator" else unknown()


def scalar_from(dtype, summary):
    found = number(summary.get("values", {}).get("value"))
    if found is None:
        return element(dtype)
    kind = kinds.letter(dtype)
    if kind == "b":
        return element(dtype, bool(found))
    if kind in "iu":
        return element(dtype, int(found))
    return element(dtype, float(found)) if kind == "f" else element(dtype)


def number(x):
    if isinstance(x, str):
        return float(x) if x in ("nan", "inf", "-inf") else None
    return x if isinstance(x, (bool, int, float)) else None


def dtype_from(text):
    """The agent says "str96" for texts of 96 bits; here length is not kept."""
    if text is None:
        return unknown(str)
    if text.startswith("str"):
        return "str"
    if text.startswith("bytes"):
        return "bytes"
    return "void" if text.startswith("void") else text


def array_from(summary):
    shape = summary.get("structure", {}).get("shape")
    types = summary.get("types", {})
    dims = unknown() if shape is None else tuple([unknown(int) if d is None else d for d in shape])
    facts = Facts(dims, dtype_from(types.get("dtype")))
    if "view_of" in summary or "ref" in summary:
        # Written to through another name, whose memory is not seen to be the same here.
        return make(typed(dims, facts.dtype))
    add_values(facts, summary.get("values", {}), summary.get("sample", {}))
    array = make(facts, values_from(facts, summary))
    if certain(facts.dtype == "void"):
        array._fields = fields_from(summary)
    return array


def add_values(facts, values, sample):
    if values.get("nan") is not None:
        facts.nan = values["nan"] > 0
    elif sample.get("nan", 0) > 0:
        facts.nan = True
    if values.get("inf") is not None:
        facts.inf = values["inf"] > 0
    elif sample.get("inf", 0) > 0:
        facts.inf = True
    whole = facts.dtype if known(facts.dtype) else ""
    if whole == "bool" or whole.startswith(("int", "uint")):
        facts.nan, facts.inf, facts.integral = False, False, True
    low, high = number(values.get("min")), number(values.get("max"))
    if low is not None and high is not None:
        facts.low, facts.high = low, high
        # Bounds of fractions are rounded outwards.
        facts.attained = whole.startswith(("int", "uint"))
    if "integral" in values:
        facts.integral = values["integral"]
    elif sample.get("integral") is False or low is not None and (fractional(low) or fractional(high)):
        facts.integral = False
    if values.get("unique") is not None:
        facts.unique = values["unique"]
    if values.get("labels") is not None:
        facts.labels = list(values["labels"])
    if values.get("kinds") is not None:
        facts.kinds = tuple(values["kinds"]) + tuple(values.get("missing", []))
    facts.int_text = text_fact(values.get("int"), sample.get("int"))
    facts.float_text = text_fact(values.get("float"), sample.get("float"))
    facts.date_text = text_fact(values.get("date"), sample.get("date"))


def text_fact(exact, seen):
    """That one of a sample does not parse holds for all; that all of it do, does not."""
    if exact in ("all", "some", "none"):
        return exact
    return "some" if seen in ("some", "none") else unknown(str)


def values_from(facts, summary):
    """The values where the summary fixes them: listed, or all the same."""
    if not all_known(facts.shape) or not known(facts.dtype):
        return None
    size = size_of(facts.shape)
    if facts.dtype == "object":
        return objects_from(summary, size)
    labels = facts.labels
    same = known(labels) and len(labels) == 1 and known(facts.nan) and not facts.nan
    if same and size <= MOST_EQUAL and facts.dtype in ("int64", "float64", "str"):
        return [labels[0]] * size
    if facts.dtype == "float64" and size <= MOST_EQUAL and certain_nan(summary, size):
        return [float("nan")] * size
    return None


def objects_from(summary, size):
    """The objects of a small array: those that cannot change, since others may be reached by other names."""
    items = summary.get("items")
    if items is None or not summary.get("complete") or len(items) != size:
        return None
    return [value(item) if item.get("types", {}).get("type") in FIXED else unknown() for item in items]


def certain_nan(summary, size):
    return size > 0 and summary.get("values", {}).get("nan") == size


def fractional(bound):
    """Whether the value behind a rounded bound surely is no whole number."""
    return isinstance(bound, float) and -1000 < bound < 1000 and 0.01 < bound % 1 < 0.99
