"""tokenizers.decoders: what makes text of tokens."""

from models.crane import unknown as _unknown
from models.tokenizers._base import Part as _Part

__pure__ = True


class Decoder(_Part):
    __real__ = "tokenizers.decoders.Decoder"

    decode = _Part.method_
    custom = _Part.maker_


class BPEDecoder(Decoder):
    __real__ = "tokenizers.decoders.BPEDecoder"
    placed_ = (("suffix", "text"),)
    suffix = _unknown()


class ByteFallback(Decoder):
    __real__ = "tokenizers.decoders.ByteFallback"


class Fuse(Decoder):
    __real__ = "tokenizers.decoders.Fuse"


class ByteLevel(Decoder):
    __real__ = "tokenizers.decoders.ByteLevel"
    loose_ = True


class CTC(Decoder):
    __real__ = "tokenizers.decoders.CTC"
    placed_ = (("pad_token", "text"), ("word_delimiter_token", "text"), ("cleanup", "flag"))
    cleanup = pad_token = word_delimiter_token = _unknown()


class Metaspace(Decoder):
    __real__ = "tokenizers.decoders.Metaspace"
    placed_ = (("replacement", "text"), ("prepend_scheme", "any"), ("split", "flag"))
    named_ = (("add_prefix_space", "any"),)
    loose_ = True
    prepend_scheme = replacement = split = add_prefix_space = _unknown()


class Replace(Decoder):
    __real__ = "tokenizers.decoders.Replace"
    placed_ = (("pattern", "any"), ("content", "text"))
    required_ = 2


class Sequence(Decoder):
    __real__ = "tokenizers.decoders.Sequence"
    placed_ = (("decoders", "list"),)
    required_ = 1


class Strip(Decoder):
    __real__ = "tokenizers.decoders.Strip"
    placed_ = (("content", "text"), ("left", "count"), ("right", "count"))
    content = start = stop = _unknown()


class WordPiece(Decoder):
    __real__ = "tokenizers.decoders.WordPiece"
    placed_ = (("prefix", "text"), ("cleanup", "flag"))
    cleanup = prefix = _unknown()
