"""tokenizers.pre_tokenizers: what cuts a text into words."""

from models.tokenizers._base import Part as _Part
from models.crane import known as _known
from models.crane import many as _many
from models.crane import unknown as _unknown
from models.tokenizers._base import text as _text

_BEHAVIORS = ("removed", "isolated", "merged_with_previous", "merged_with_next", "contiguous")

__pure__ = True


class PreTokenizer(_Part):
    __real__ = "tokenizers.pre_tokenizers.PreTokenizer"

    def checked_(self, given):
        if "behavior" in given and _known(given["behavior"]) and given["behavior"] not in _BEHAVIORS:
            raise ValueError("Wrong value for SplitDelimiterBehavior, expected one of: `removed, isolated, merged_with_previous, merged_with_next, contiguous`")

    def pre_tokenize_str(self, sequence):
        _text(sequence)
        return _many((_unknown(str), (_unknown(int), _unknown(int))))

    pre_tokenize = _Part.method_
    custom = _Part.maker_


class BertPreTokenizer(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.BertPreTokenizer"


class ByteLevel(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.ByteLevel"
    placed_ = (("add_prefix_space", "flag"), ("trim_offsets", "flag"), ("use_regex", "flag"))
    loose_ = True
    add_prefix_space = alphabet = trim_offsets = use_regex = _unknown()


class CharDelimiterSplit(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.CharDelimiterSplit"
    placed_ = (("delimiter", "text"),)
    required_ = 1
    delimiter = _unknown()


class Digits(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.Digits"
    placed_ = (("individual_digits", "flag"),)
    individual_digits = _unknown()


class FixedLength(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.FixedLength"
    placed_ = (("length", "count"),)
    length = _unknown()


class Metaspace(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.Metaspace"
    placed_ = (("replacement", "text"), ("prepend_scheme", "any"), ("split", "flag"))
    named_ = (("add_prefix_space", "any"),)
    loose_ = True
    prepend_scheme = replacement = split = add_prefix_space = _unknown()


class Punctuation(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.Punctuation"
    placed_ = (("behavior", "text"),)
    behavior = _unknown()


class Sequence(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.Sequence"
    placed_ = (("pre_tokenizers", "list"),)
    required_ = 1


class Split(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.Split"
    placed_ = (("pattern", "any"), ("behavior", "text"), ("invert", "flag"))
    required_ = 2
    behavior = invert = pattern = _unknown()


class UnicodeScripts(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.UnicodeScripts"


class Whitespace(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.Whitespace"


class WhitespaceSplit(PreTokenizer):
    __real__ = "tokenizers.pre_tokenizers.WhitespaceSplit"
