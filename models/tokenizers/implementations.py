"""tokenizers.implementations: tokenizers that are put together already."""

from models.crane import havoc as _havoc
from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail
from models.tokenizers._tokenizer import Tokenizer as _Tokenizer

__pure__ = True


class BaseTokenizer(_Tokenizer):
    """Attributes and methods of the tokenizer inside, and two more."""

    __real__ = "tokenizers.implementations.base_tokenizer.BaseTokenizer"

    def __init__(self, *args, **kwargs):
        _may_fail()

    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)

    def __len__(self):
        return _unknown(int)

    def __iter__(self):
        return iter(_unknown(list))

    def train(self, *args, **kwargs):
        _may_fail()

    def train_from_iterator(self, iterator, *args, **kwargs):
        _havoc(iterator)
        _may_fail()

    def save_model(self, directory, prefix=None):
        _may_fail()
        return _unknown()

    def normalize(self, sequence):
        _may_fail()
        return _unknown(str)

    def enable_padding(self, *args, **kwargs):
        _may_fail()

    @staticmethod
    def from_file(*args, **kwargs):
        _may_fail()
        return _unknown()

    from_spm = from_file


def _made(name, home):
    return type(name, (BaseTokenizer,), {"__real__": "tokenizers.implementations." + home + "." + name})


BertWordPieceTokenizer = _made("BertWordPieceTokenizer", "bert_wordpiece")
ByteLevelBPETokenizer = _made("ByteLevelBPETokenizer", "byte_level_bpe")
CharBPETokenizer = _made("CharBPETokenizer", "char_level_bpe")
SentencePieceBPETokenizer = _made("SentencePieceBPETokenizer", "sentencepiece_bpe")
SentencePieceUnigramTokenizer = _made("SentencePieceUnigramTokenizer", "sentencepiece_unigram")
