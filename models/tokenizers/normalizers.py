"""tokenizers.normalizers: what changes a text before it is cut."""

from models.tokenizers._base import Part as _Part
from models.crane import unknown as _unknown
from models.tokenizers._base import text as _text

__pure__ = True


class Normalizer(_Part):
    __real__ = "tokenizers.normalizers.Normalizer"

    def normalize_str(self, sequence):
        _text(sequence)
        return _unknown(str)

    normalize = _Part.method_
    custom = _Part.maker_


class BertNormalizer(Normalizer):
    __real__ = "tokenizers.normalizers.BertNormalizer"
    placed_ = (("clean_text", "flag"), ("handle_chinese_chars", "flag"), ("strip_accents", "flag?"), ("lowercase", "flag"))
    clean_text = handle_chinese_chars = lowercase = strip_accents = _unknown()


class ByteLevel(Normalizer):
    __real__ = "tokenizers.normalizers.ByteLevel"


class Lowercase(Normalizer):
    __real__ = "tokenizers.normalizers.Lowercase"


class NFC(Normalizer):
    __real__ = "tokenizers.normalizers.NFC"


class NFD(Normalizer):
    __real__ = "tokenizers.normalizers.NFD"


class NFKC(Normalizer):
    __real__ = "tokenizers.normalizers.NFKC"


class NFKD(Normalizer):
    __real__ = "tokenizers.normalizers.NFKD"


class Nmt(Normalizer):
    __real__ = "tokenizers.normalizers.Nmt"


class StripAccents(Normalizer):
    __real__ = "tokenizers.normalizers.StripAccents"


class Precompiled(Normalizer):
    __real__ = "tokenizers.normalizers.Precompiled"
    placed_ = (("precompiled_charsmap", "any"),)
    required_ = 1


class Prepend(Normalizer):
    __real__ = "tokenizers.normalizers.Prepend"
    placed_ = (("prepend", "text"),)
    prepend = _unknown()


class Replace(Normalizer):
    __real__ = "tokenizers.normalizers.Replace"
    placed_ = (("pattern", "any"), ("content", "text"))
    required_ = 2
    content = pattern = _unknown()


class Sequence(Normalizer):
    __real__ = "tokenizers.normalizers.Sequence"
    placed_ = (("normalizers", "list"),)
    required_ = 1


class Strip(Normalizer):
    __real__ = "tokenizers.normalizers.Strip"
    placed_ = (("left", "flag"), ("right", "flag"))
    left = right = _unknown()
