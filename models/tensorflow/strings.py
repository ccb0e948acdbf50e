"""tf.strings: functions of text, which take nothing else."""

from models.crane import certain, known, require, type_name, unknown
from models.data import facts
from models.keras.errors import InvalidArgumentError
from models.keras.shapes import broadcast, shown
from models.tensorflow.dtypes import name_of
from models.tensorflow.ops import given
from models.tensorflow.tensor import Tensor, fail, tensor

__pure__ = True


def _text(op, x):
    """x as a tensor of text, None where it is not known. Refuses numbers."""
    if not known(x):
        return None
    if isinstance(x, (int, float)):
        raise TypeError("Cannot convert " + str(x) + " to EagerTensor of dtype string")
    if certain(type_name(x) == "ndarray") and known(facts(x).dtype) and facts(x).dtype.startswith(("int", "uint", "float", "bool")):
        raise ValueError("Failed to convert a NumPy array to a Tensor (Unsupported object type " + facts(x).dtype[:3] + ").")
    t = given(x)
    if t is None:
        return None
    dtype = t._about.dtype
    if isinstance(x, Tensor) and known(dtype) and dtype != "string":
        if op == "StringSplit":
            raise ValueError("input: Tensor conversion requested dtype string for Tensor with dtype " + dtype)
        fail(t._graph, InvalidArgumentError, TypeError, "cannot compute " + op + " as input #0(zero-based) was expected to be a string "
             "tensor but is a " + dtype + " tensor [Op:" + op + "]")
    return t


def _each(op, x, dtype="string"):
    t = _text(op, x)
    return unknown() if t is None else tensor(t._about.shape, dtype, t._graph)


def lower(input, encoding="", name=None):
    return _each("StringLower", input)


def upper(input, encoding="", name=None):
    return _each("StringUpper", input)


def strip(input, name=None):
    return _each("StringStrip", input)


def length(input, unit="BYTE", name=None):
    return _each("StringLength", input, "int32")


def regex_replace(input, pattern, rewrite, replace_global=True, name=None):
    if known(rewrite) and isinstance(rewrite, (int, float)):
        raise TypeError("Cannot convert " + str(rewrite) + " to EagerTensor of dtype string")
    return _each("StaticRegexReplace", input)


def regex_full_match(input, pattern, name=None):
    return _each("StaticRegexFullMatch", input, "bool")


def substr(input, pos, len, unit="BYTE", name=None):
    t = _text("Substr", input)
    if t is None or not known(pos) or not isinstance(pos, int):
        return unknown()
    return tensor(t._about.shape, "string", t._graph)


def to_number(input, out_type="float32", name=None):
    t = _text("StringToNumber", input)
    return unknown() if t is None else tensor(t._about.shape, name_of(out_type), t._graph)


def as_string(input, *args, **kwargs):
    t = given(input)
    return unknown() if t is None else tensor(t._about.shape, "string", t._graph)


def split(input, sep=None, maxsplit=-1, name=None):
    t = _text("StringSplit", input)
    if t is None or not known(t._about.shape) or len(t._about.shape) > 0:
        # Rows of several lengths.
        return unknown()
    return tensor((unknown(int),), "string", t._graph)


def bytes_split(input, name=None):
    return unknown()


def unicode_split(input, input_encoding, *args, **kwargs):
    _text("UnicodeDecode", input)
    return unknown()


def unicode_decode(input, input_encoding, *args, **kwargs):
    _text("UnicodeDecode", input)
    return unknown()


def unicode_split_with_offsets(input, input_encoding, *args, **kwargs):
    return unknown()


def unicode_decode_with_offsets(input, input_encoding, *args, **kwargs):
    return unknown()


def unicode_encode(input, output_encoding, *args, **kwargs):
    return unknown()


def unicode_transcode(input, input_encoding, output_encoding, *args, **kwargs):
    return unknown()


def join(inputs, separator="", name=None):
    if not known(inputs):
        return unknown()
    if isinstance(inputs, str):
        raise TypeError("Expected list for 'inputs' argument to 'string_join' Op, not '" + inputs + "'.")
    if not isinstance(inputs, (list, tuple)) or not known(len(inputs)):
        return unknown()
    parts = [_text("StringJoin", x) if known(x) and isinstance(x, (Tensor, str)) else None for x in inputs]
    if len(parts) == 0 or any([p is None for p in parts]):
        return unknown()
    shape = ()
    for p in parts:
        own = p._about.shape
        if not known(own):
            return unknown()
        if len(own) > 0 and len(shape) > 0 and (len(own) != len(shape) or broadcast(own, shape) is None):
            fail(p._graph, InvalidArgumentError, ValueError, "Input shapes do not match: " + shown(shape) + " vs. " + shown(own)
                 + " [Op:StringJoin]")
        shape = own if len(own) > 0 else shape
    return tensor(shape, "string", parts[0]._graph)


def reduce_join(inputs, axis=None, keepdims=False, separator="", name=None):
    t = _text("ReduceJoin", inputs)
    if t is None or axis is not None or not certain(keepdims == False):  # noqa: E712
        return unknown()
    return tensor((), "string", t._graph)


def format(template, inputs, placeholder="{}", summarize=3, name=None):
    if known(template) and isinstance(template, str) and certain(placeholder == "{}") and known(inputs):
        count = len(inputs) if isinstance(inputs, (list, tuple)) else 1
        require(template.count("{}") == count, ValueError, "The template expects " + str(template.count("{}"))
                + " tensors, but the inputs only has " + str(count) + ". Please ensure the number of placeholders in template matches "
                "inputs length.")
    return unknown()


def ngrams(data, ngram_width, *args, **kwargs):
    return unknown()


def to_hash_bucket_fast(input, num_buckets, name=None):
    return _each("StringToHashBucketFast", input, "int64")


def to_hash_bucket(input, num_buckets, name=None):
    return _each("StringToHashBucket", input, "int64")


def to_hash_bucket_strong(input, num_buckets, key, name=None):
    return _each("StringToHashBucketStrong", input, "int64")


def unicode_script(input, name=None):
    return unknown()


def unsorted_segment_join(inputs, segment_ids, num_segments, separator="", name=None):
    return unknown()
