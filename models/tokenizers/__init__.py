"""tokenizers: text to numbers; the pieces are not known. What the classes of Rust take is checked by type."""

from models.crane import instance as _instance
from models.crane import known as _known
from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail
import models.tokenizers.decoders as decoders  # noqa: F401
import models.tokenizers.models as models  # noqa: F401
import models.tokenizers.normalizers as normalizers  # noqa: F401
import models.tokenizers.pre_tokenizers as pre_tokenizers  # noqa: F401
import models.tokenizers.processors as processors  # noqa: F401
import models.tokenizers.trainers as trainers  # noqa: F401
from models.tokenizers._base import Encoding  # noqa: F401
from models.tokenizers._base import flag as _flag
from models.tokenizers._base import text as _text
from models.tokenizers._tokenizer import Tokenizer
from models.tokenizers.implementations import (  # noqa: F401
    BertWordPieceTokenizer, ByteLevelBPETokenizer, CharBPETokenizer, SentencePieceBPETokenizer, SentencePieceUnigramTokenizer,
)

__pure__ = True


class AddedToken:
    """A token that is never cut."""

    __real__ = "tokenizers.AddedToken"
    __callable__ = False
    lstrip = rstrip = normalized = single_word = special = _unknown(bool)

    def __init__(self, content=None, **kwargs):
        if content is not None:
            _text(content)
        for key in ("lstrip", "rstrip", "normalized", "single_word", "special"):
            if key in kwargs:
                _flag(kwargs[key])
        self.content = content


class Regex:
    __real__ = "tokenizers.Regex"

    def __init__(self, s):
        _text(s)
        _may_fail()


def from_summary(summary):
    """A recorded object, of which only the class is known."""
    name = summary.get("types", {}).get("type", "")
    if not _known(name):
        return _unknown()
    if name == "tokenizers.Tokenizer":
        made = _instance(Tokenizer)
        pads = summary.get("types", {}).get("pads")
        if pads is not None:
            made.pads_ = pads
        return made
    if name == "tokenizers.Encoding":
        return Encoding()
    parts = name.split(".")
    homes = {"models": models, "trainers": trainers, "pre_tokenizers": pre_tokenizers, "normalizers": normalizers, "processors": processors,
             "decoders": decoders}
    if len(parts) == 3 and parts[1] in homes and hasattr(homes[parts[1]], parts[2]) is True:
        return _instance(getattr(homes[parts[1]], parts[2]))
    return _unknown()
