"""tf.io: files and the pictures in them."""

from models._std import may_fail
from models.crane import certain, known, type_name, unknown
from models.keras.errors import InvalidArgumentError
from models.tensorflow.ops import given
from models.tensorflow.tensor import Tensor, fail, tensor

__pure__ = True


def read_file(filename, name=None):
    may_fail()
    graph = _text("ReadFile", filename)
    t = given(filename)
    if t is not None and known(t._about.shape) and len(t._about.shape) > 0 and not graph:
        raise InvalidArgumentError("Input filename tensor must be scalar [Op:ReadFile]")
    return tensor((), "string", graph)


def _text(op, x):
    """Refuses numbers where a text is read; says whether x is traced."""
    if not known(x):
        return unknown(bool)
    if isinstance(x, (int, float)):
        raise TypeError("Cannot convert " + str(x) + " to EagerTensor of dtype string")
    if isinstance(x, Tensor):
        dtype = x._about.dtype
        if known(dtype) and dtype != "string":
            if op == "DecodeJpeg" and not certain(x._graph):
                raise ValueError("Tensor conversion requested dtype string for Tensor with dtype " + dtype)
            fail(x._graph, InvalidArgumentError, TypeError, "Input of '" + op + "' Op has type " + dtype
                 + " that does not match expected type of string.")
        return x._graph
    return False


def _picture(op, contents, channels, dtype):
    may_fail()
    graph = _text(op, contents)
    deep = channels if known(channels) and isinstance(channels, int) and channels > 0 else unknown(int)
    return tensor((unknown(int), unknown(int), deep), dtype, graph)


def decode_jpeg(contents, channels=0, *args, **kwargs):
    return _picture("DecodeJpeg", contents, channels, "uint8")


def decode_png(contents, channels=0, dtype=None, name=None):
    return _picture("DecodePng", contents, channels, "uint8" if dtype is None else unknown(str))


def decode_bmp(contents, channels=0, name=None):
    return _picture("DecodeBmp", contents, channels, "uint8")


def decode_image(contents, channels=None, dtype=None, name=None, expand_animations=True):
    new = _picture("DecodeImage", contents, channels, "uint8" if dtype is None else unknown(str))
    if certain(expand_animations == False):  # noqa: E712
        return new
    # A GIF has a dimension more.
    out = tensor(unknown(), new._about.dtype, new._graph)
    out._unranked = certain(expand_animations == True) and certain(new._graph == True)  # noqa: E712
    return out


def encode_jpeg(image, *args, **kwargs):
    return _encoded(image, ("uint8",), "EncodeJpeg")


def encode_png(image, *args, **kwargs):
    return _encoded(image, ("uint8", "uint16"), "EncodePng")


def _encoded(image, kinds, op):
    t = given(image)
    if t is None:
        return unknown()
    dtype = t._about.dtype
    if certain(type_name(image) == "EagerTensor" or isinstance(image, Tensor)) and known(dtype) and dtype not in kinds:
        fail(t._graph, InvalidArgumentError, TypeError, "cannot compute " + op + " of a " + dtype + " tensor [Op:" + op + "]")
    return tensor((), "string", t._graph)
